"""Help, What does the catalogue know: tables by confidence, their records, the search, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.window.dialogs.catalogue_dialog import CatalogueDialog
from app.window.wiring import Wiring
from tests.support.lying import faults_of_place
from tests.support.plans import CATALOG
from tests.support.settled import settle

Screenshot = Callable[..., object]


def opened(program: Wiring) -> CatalogueDialog:
    program.actions["help.catalogue"].trigger()
    settle()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, CatalogueDialog)
    return dialog


def titles(dialog: CatalogueDialog) -> list[str]:
    return [row.title for row in dialog.tables.rows]


def choose(dialog: CatalogueDialog, title: str) -> None:
    at = titles(dialog).index(title)
    dialog.tables_table.setCurrentIndex(dialog.tables_table.model().index(at, 0))
    settle()


def test_a_table_shows_its_records_with_value_source_and_confidence(
    program: Wiring, screenshot: Screenshot
) -> None:
    dialog = opened(program)
    assert QApplication.focusWidget() is dialog.search
    assert titles(dialog)[:2] == ["All tables", "Processors"]
    everything = dialog.tables.rows[0]
    assert len(dialog.records.rows) == everything.shown == len(everything.table.records)
    assert everything.shown == sum(row.shown for row in dialog.tables.rows[1:])
    choose(dialog, "Hypervisors")
    assert dialog.heading.text() == "Hypervisors"
    assert [row.name for row in dialog.records.rows] == [each.name for each in CATALOG.hypervisors.values()]
    (ahv,) = (
        row for row in dialog.records.rows if row.record.name == CATALOG.hypervisors["nutanix-ahv"].name
    )
    assert ahv.source == CATALOG.hypervisors["nutanix-ahv"].source
    assert any(row.values for row in dialog.records.rows)
    assert list(faults_of_place(dialog)) == []
    screenshot(dialog, "catalogue")
    dialog.close()


def test_the_search_narrows_tables_and_records(program: Wiring, screenshot: Screenshot) -> None:
    dialog = opened(program)
    QTest.keyClicks(dialog.search, "9354")
    settle()
    assert dialog.records.rows[0].name == "AMD EPYC 9354"
    assert dialog.tables.rows[0].shown == len(dialog.records.rows)
    assert "Hypervisors" not in titles(dialog)
    choose(dialog, "Servers as configured")
    assert all("9354" in row.name for row in dialog.records.rows)
    screenshot(dialog, "catalogue-9354")
    dialog.search.setFocus()
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    settle()
    assert dialog.heading.text() == "Servers as configured", "the table stays chosen"
    assert len(dialog.records.rows) == len(CATALOG.records("servers"))
    QTest.keyClicks(dialog.search, "no such thing at all")
    settle()
    assert (titles(dialog), dialog.records.rows) == (["All tables"], ())
    dialog.search.clear()
    QTest.keyClick(dialog.search, Qt.Key.Key_Down)
    assert dialog.tables_table.hasFocus()
    dialog.close()


@pytest.mark.parametrize("spoken", ["de"])
def test_it_speaks_german(program: Wiring, screenshot: Screenshot) -> None:
    dialog = opened(program)
    assert dialog.windowTitle() == "Was weiß der Katalog, und wie sicher?"
    assert titles(dialog)[:2] == ["Alle Tabellen", "Prozessoren"]
    choose(dialog, "RAID-Level")
    (raid6,) = (row for row in dialog.records.rows if row.name == "RAID 6")
    assert "Paritätslaufwerke: 2" in raid6.values
    assert list(faults_of_place(dialog)) == []
    screenshot(dialog, "catalogue")
    dialog.close()
