"""The plan tells where it is older than the library, and takes over what the user wants of it."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.library.update_dialog import UpdateDialog
from app.window.wiring import Wiring
from planner_core.catalog.library import LibraryEdit, LibraryStep
from planner_core.messages import Message
from tests.support.libraries import price, put
from tests.support.plans import CATALOG
from tests.support.settled import settle

SSD = CATALOG.record("drives", 'SSD SATA 64 GB SLC 2.5"')
assert SSD is not None
NUMBER = SSD.parts[0].order_number


def dearer() -> LibraryStep:
    return put(1, price(order_number=NUMBER, unit_price=Decimal(1500), price_date="2026-11", source="Offer"))


def cells(dialog: UpdateDialog) -> list[list[str]]:
    table = dialog.values
    return [[table.item(n, c).text() for c in range(table.columnCount())] for n in range(table.rowCount())]


def results(dialog: UpdateDialog) -> dict[str, list[str]]:
    table = dialog.results
    return {
        table.item(n, 0).text(): [table.item(n, c).text() for c in range(1, 4)]
        for n in range(table.rowCount())
    }


def test_a_new_price_is_told_shown_with_its_euro_and_taken_over_in_one_step(
    program: Wiring, qtbot: QtBot, screenshot: Callable[..., Path]
) -> None:
    program.commands.open_sample("everything-on-ssd")
    program.updates.look()
    assert program.updates.updates == ()
    program.library.perform(dearer())
    program.updates.look()
    assert "newer values for 1 component" in program.window.messages.text
    dialog = UpdateDialog(program.session, program.updates.updates, program.window)
    dialog.show()
    screenshot(dialog, "dialog")
    assert ["1,130.00 EUR", "1,500.00 EUR"] in [row[2:4] for row in cells(dialog)]
    found = results(dialog)
    drives = program.session.plan.components["ssd"].drives
    dearer_by = 370 * drives
    assert any(f"{dearer_by:,}" in row[2] for row in found.values()), found
    assert program.session.plan.components["ssd"].parts[0].unit_price == 1130
    dialog.update_button.click()
    assert program.session.plan.components["ssd"].parts[0].unit_price == 1500
    program.updates.look()
    assert program.updates.updates == ()
    program.session.undo()
    assert program.session.plan.components["ssd"].parts[0].unit_price == 1130


def test_the_inspector_says_so_for_what_is_selected(
    program: Wiring, qtbot: QtBot, screenshot: Callable[..., Path]
) -> None:
    program.commands.open_sample("everything-on-ssd")
    program.library.perform(dearer())
    program.updates.look()
    inspector = program.workbench.inspector
    layout = inspector.layout()
    assert layout is not None
    note = layout.itemAt(1).widget()
    inspector.show_components(("ssd",))
    program.updates.look()
    assert not note.isHidden()
    settle()
    screenshot(program.window, "window")
    inspector.show_components(("pool",))
    program.updates.look()
    assert note.isHidden()


def test_a_component_can_be_left_out_and_a_field_changes_the_results(program: Wiring, qtbot: QtBot) -> None:
    program.commands.open_sample("everything-on-ssd")
    host = program.session.plan.components["host"]
    name = host.origins["cpu_model"].reference
    record = CATALOG.record("servers", name)
    assert record is not None
    from msgspec.structs import replace

    own = replace(record, values={**record.values, "ram_gib": 288.0}, parts=())
    edit = LibraryEdit("records", ("servers", name), None, own)
    program.library.perform(LibraryStep(Message("Test"), (edit, *dearer().edits)))
    program.updates.look()
    assert {each.component for each in program.updates.updates} == {"host", "ssd"}
    dialog = UpdateDialog(program.session, program.updates.updates, program.window)
    assert any("RAM" in title for title in results(dialog)), results(dialog)
    for row in range(dialog.values.rowCount()):
        item = dialog.values.item(row, 0)
        if item.data(Qt.ItemDataRole.UserRole) == "host":
            item.setCheckState(Qt.CheckState.Unchecked)
    assert not any("RAM" in title for title in results(dialog))
    dialog.update_button.click()
    assert program.session.plan.components["host"].ram_gib == host.ram_gib
    assert program.session.plan.components["ssd"].parts[0].unit_price == 1500


def test_where_nothing_is_newer_it_is_said(program: Wiring) -> None:
    program.commands.open_sample("everything-on-ssd")
    program.show_updates()
    assert "matches the library" in program.window.messages.text
