"""The wheel never edits: in no window and no dialog, with the focus and without, it scrolls what is under it."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import msgspec
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QColorDialog, QWidget
from pytestqt.qtbot import QtBot

from app.library.importing.import_dialog import ImportDialog
from app.library.importing.raw_tables import read_csv
from app.library.library_window import LibraryWindow
from app.library.merge_dialog import MergeDialog
from app.library.update_dialog import UpdateDialog
from app.look.widgets.yielding_area import YieldingArea
from app.window.dialogs.password_conversations import ProtectDialog, UnlockDialog
from app.window.wiring import Wiring
from planner_core.catalog.library import Library
from tests.support.driver import Driver
from tests.support.kept import Kept
from tests.support.libraries import BLADE, price, put
from tests.support.panels import editor
from tests.support.plans import CATALOG
from tests.support.settled import settle
from tests.support.user import User
from tests.support.wheel import fields, value, wheel_faults

SSD = CATALOG.record("drives", 'SSD SATA 64 GB SLC 2.5"')
assert SSD is not None
DRIVE = msgspec.structs.replace(SSD, name="Our drive")


def windows(program: Wiring, qtbot: QtBot) -> Iterator[tuple[str, QWidget]]:
    """Every window and dialog beside the main window that has fields, shown when it is told."""
    proposal = program.proposal_window
    proposal.show_present()
    qtbot.waitUntil(proposal.isVisible)
    for page in range(proposal.tabs.count()):
        proposal.tabs.setCurrentIndex(page)
        settle()
        yield f"proposal, page {page}", proposal
    QTimer.singleShot(300, lambda: QApplication.activeModalWidget() and colours.append(seen_colours()))
    colours: list[list[str]] = []
    proposal.branding.colour.button.click()
    assert colours == [[]]
    proposal.close()
    program.show_library()
    library = program.window.findChild(LibraryWindow)
    assert library is not None
    program.library.perform(put(1, price(unit_price=Decimal(1500))))
    program.library.perform(put(("servers", "Our blade"), BLADE))
    program.library.perform(put(("drives", "Our drive"), DRIVE))
    library.own_only.setChecked(True)
    for row in range(library.names.count()):
        library.names.setCurrentRow(row)
        yield f"library, {library.sheet_name}", library
        yield from open_cells(library)
    dialog = ImportDialog(program.library, library.model.sheet, library)
    dialog.show_table(read_csv("x.csv", b"Name;Preis\n" + b"SSD;1,5\n" * 60))
    yield from shown(dialog)
    theirs = Library({}, {1: price(unit_price=Decimal(7))})
    merging = MergeDialog(program.library, lambda _over: None, library)
    merging.show_library(theirs, "theirs")
    yield from shown(merging)
    library.close()
    program.library.perform(
        put(2, price(order_number=SSD.parts[0].order_number, unit_price=Decimal(1500), price_date="2026-11"))
    )
    program.updates.look()
    yield from shown(UpdateDialog(program.session, program.updates.updates, program.window))
    plan = Path("plan.headroom")
    for is_protected in (False, True):
        yield from shown(
            ProtectDialog(plan, is_protected=is_protected, choose=lambda _: True, parent=program.window)
        )
    unlock = UnlockDialog(plan, wrong=True, parent=program.window)
    yield from shown(unlock)
    unlock.deleteLater()


def shown(dialog: QWidget) -> Iterator[tuple[str, QWidget]]:
    dialog.show()
    QTest.qWaitForWindowExposed(dialog)
    yield type(dialog).__name__, dialog
    dialog.close()


def open_cells(library: LibraryWindow) -> Iterator[tuple[str, QWidget]]:
    """The editor of one cell of each kind, open."""
    table, seen = library.table, set[str]()
    for column, info in enumerate(library.model.sheet.columns):
        index = table.sorter.index(0, column)
        if info.kind not in seen and index.isValid() and index.flags() & Qt.ItemFlag.ItemIsEditable:
            seen.add(info.kind)
            table.setCurrentIndex(index)
            table.edit(index)
            yield f"library, {library.sheet_name}, cell of {info.name}", library


def seen_colours() -> list[str]:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QColorDialog)
    before = [value(each) for each in fields(dialog)], dialog.currentColor()
    faults = [each for each in wheel_faults(dialog) if "takes the focus" not in each]
    assert ([value(each) for each in fields(dialog)], dialog.currentColor()) == before
    dialog.reject()
    return faults


def test_the_wheel_edits_nothing_in_any_window(program: Wiring, driver: Driver, qtbot: QtBot) -> None:
    program.commands.open_sample("everything-on-ssd")
    driver.assessment()
    faults, met, kept = list[str](), 0, Kept()
    for place, window in windows(program, qtbot):
        project, rows = program.session.project, program.library.library
        kept.compare_window(f"window {place}", window)
        met += len(fields(window))
        faults += [f"{place}: {each}" for each in wheel_faults(window)]
        assert (program.session.project, program.library.library) == (project, rows), place
    assert met > 40
    assert not faults, "\n".join(faults)
    assert not kept.verdict(), kept.verdict()


def test_a_real_wheel_over_fields_scrolls_the_form(
    program: Wiring, driver: Driver, user: User, qtbot: QtBot
) -> None:
    program.commands.open_sample("everything-on-ssd")
    driver.assessment()
    program.window.resize(1280, 640)
    host = next(each for each in program.session.plan.components if each.startswith("host"))
    program.workbench.canvas.select((host,))
    bar = program.workbench.inspector.findChildren(YieldingArea)[0].verticalScrollBar()
    for name in ("ram_gib", "hypervisor", "cpu_model"):
        field = editor(program.workbench.inspector, name)
        program.workbench.inspector.focus_field(host, name)
        settle()
        user.press("Return")
        before, place = program.session.plan, bar.value()
        at = field.mapToGlobal(QPoint(12, 10))
        user.wheel(at, 2 if place == bar.maximum() else -2)
        driver.until(lambda was=place: bar.value() != was)
        user.wheel(field.mapToGlobal(QPoint(12, 10)), 1)
        assert (program.session.plan, program.session.history.position) == (before, 0), name
