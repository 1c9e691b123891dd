"""The columns of a foreign table: proposed, said by the user, remembered, and read again without a question."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QWidget
from shiboken6 import isValid

from app.library.importing.saved_mappings import read_mappings
from app.look.widgets.choice_field import ChoiceField
from app.window.dialogs.estate_dialog import EstateDialog
from app.window.dialogs.mapping_dialog import MEANING, UNIT, MappingDialog
from planner_core.imports.mapped_tables import TableMapping, UnknownTable
from tests.support.in_front import bring_to_front
from tests.support.lying import faults_of_place
from tests.support.plans import CATALOG

MACHINES = UnknownTable(
    "list.xlsx",
    "Machines",
    ("Name", "vCPU", "RAM", "Disk (GB)", "Note"),
    (("pc1", "2", "8", "100", "first"), ("pc2", "4", "16", "200", "")),
)
NOTES = UnknownTable("list.xlsx", "Notes", ("Contact",), (("somebody",),))
HOSTS = UnknownTable("list.xlsx", "Hosts", ("Host", "Cores", "CPU Model"), (("esx1", "32", "Xeon"),))


@pytest.fixture
def window(qtbot) -> Iterator[QWidget]:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    yield made
    for dialog in made.findChildren(MappingDialog):
        if isValid(dialog):
            dialog.reject()


def shown(window: QWidget, qtbot, *tables: UnknownTable) -> MappingDialog:
    dialog = MappingDialog(tables, Path(__file__), window)
    dialog.open()
    bring_to_front(qtbot, dialog)
    return dialog


def box(dialog: MappingDialog, row: int, column: int) -> ChoiceField:
    found = dialog.table.cellWidget(row, column)
    assert isinstance(found, ChoiceField)
    return found


def test_headings_propose_and_a_missing_unit_is_asked_for(window: QWidget, qtbot) -> None:
    dialog = shown(window, qtbot, MACHINES)
    assert not list(faults_of_place(dialog))
    assert [box(dialog, row, MEANING).value() for row in range(5)] == ["name", "vcpus", "ram", "disk", ""]
    assert box(dialog, 3, UNIT).value() == "GiB"
    assert box(dialog, 2, UNIT).value() == ""
    assert not dialog.read_button.isEnabled()
    assert "The unit of the column RAM is missing." in dialog.status.text()
    box(dialog, 2, UNIT).set_value("GiB")
    box(dialog, 2, UNIT).committed.emit("GiB")
    assert dialog.read_button.isEnabled()
    assert dialog.status.text() == "4 columns are read."
    found: list[tuple[TableMapping, ...]] = []
    dialog.said.connect(found.append)
    dialog.read_button.click()
    ((mapping,),) = found
    assert [(each.field, each.unit) for each in mapping.columns] == [
        ("name", ""), ("vcpus", ""), ("ram", "GiB"), ("disk", "GiB"), ("", ""),
    ]  # fmt: skip


def test_sheets_that_are_no_lists_are_left_out_and_two_can_be_read(window: QWidget, qtbot) -> None:
    dialog = shown(window, qtbot, NOTES, MACHINES, HOSTS)
    assert dialog.sheet.isVisible()
    assert dialog.sheet.value() == "1", "the first that is a list"
    assert [each.kind for each in dialog.mappings] == ["machines", "hosts"]
    dialog.sheet.set_value("0")
    dialog.sheet.committed.emit("0")
    assert dialog.kind.value() == ""
    assert dialog.table.rowCount() == 1
    assert dialog.table.cellWidget(0, MEANING) is None
    dialog.kind.set_value("datastores")
    dialog.kind.committed.emit("datastores")
    assert box(dialog, 0, MEANING).value() == ""
    assert not dialog.read_button.isEnabled()
    dialog.kind.set_value("")
    dialog.kind.committed.emit("")
    assert [each.kind for each in dialog.mappings] == ["machines", "hosts"]


def test_it_is_saved_for_the_command_line(window: QWidget, qtbot, tmp_path: Path, monkeypatch) -> None:
    dialog = shown(window, qtbot, MACHINES)
    dialog.choose(2, "ram", "GiB")
    path = tmp_path / "map.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    dialog.save_button.click()
    assert read_mappings(path) == dialog.mappings
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path), ""))
    dialog.save_button.click()
    assert not dialog.messages.isHidden()


def test_the_next_file_with_these_headings_needs_no_question(window: QWidget, qtbot, tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    path.write_text("Name;vCPU;RAM (GB)\npc1;2;8\npc2;4;16\n", "utf-8")
    for is_first in (True, False):
        estate = EstateDialog(CATALOG, window)
        estate.open()
        bring_to_front(qtbot, estate)
        estate.read([path])
        if is_first:
            qtbot.waitUntil(
                lambda: isinstance(QApplication.activeModalWidget(), MappingDialog), timeout=60_000
            )
            asked = QApplication.activeModalWidget()
            assert isinstance(asked, MappingDialog)
            asked.read_button.click()
        qtbot.waitUntil(estate.draw_button.isEnabled, timeout=60_000)
        assert "2 of 2 machines" in estate.totals.text()
        assert not estate.findChildren(MappingDialog) or is_first
        estate.reject()


def test_a_table_that_looks_like_no_list_is_refused_with_a_way_to_read_it(
    window: QWidget, qtbot, tmp_path: Path
) -> None:
    path = tmp_path / "odd.csv"
    path.write_text("a;b\n1;2\n", "utf-8")
    estate = EstateDialog(CATALOG, window)
    estate.open()
    bring_to_front(qtbot, estate)
    estate.read([path])
    qtbot.waitUntil(lambda: not estate.messages.isHidden(), timeout=60_000)
    assert "odd.csv is no export that can be imported." in estate.messages.text
    (button,) = (each for each in estate.messages.findChildren(QPushButton) if each.text())
    button.click()
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), MappingDialog))
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, MappingDialog)
    assert not asked.read_button.isEnabled()
    asked.reject()
    assert "odd.csv is no export" in estate.messages.text
    estate.reject()
