"""The dialog of an import: another way of reading is chosen in its boxes, and what was said before does not stay."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
import xlsxwriter
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.library.importing.import_dialog import ImportDialog
from app.library.importing.import_steps import read_in_pieces
from app.library.importing.raw_tables import read_csv
from app.library.library_sheets import LibrarySheet
from app.library.library_store import LibraryStore
from planner_core.messages import HeadroomError, Message
from tests.support.lying import faults_of_place
from tests.support.screen_reader import listen
from tests.support.settled import settle

READ_MS = 60_000
FOREIGN = Path(__file__).parents[3] / "foreign_files"
OLD_LIST = "Artikel;Preis\nL\N{LATIN SMALL LETTER U WITH DIAERESIS}fter;12,30\n".encode("cp1252")


@pytest.fixture
def dialog(store: LibraryStore, prices: LibrarySheet, qtbot: QtBot) -> Iterator[ImportDialog]:
    """An import of prices, on the screen."""
    made = ImportDialog(store, prices)
    made.show()
    yield made
    if isValid(made):  # else it is closed and gone
        made.reject()


def choose(qtbot: QtBot, box: QComboBox, value: str) -> None:
    """Walk to a choice with the arrow keys, as a user does."""
    assert box.isVisible()
    while box.currentData() != value:
        ahead = box.findData(value) > box.currentIndex()
        qtbot.keyClick(box, Qt.Key.Key_Down if ahead else Qt.Key.Key_Up)


def wait_for(qtbot: QtBot, dialog: ImportDialog, words: str) -> None:
    qtbot.waitUntil(lambda: words in dialog.status.text(), timeout=READ_MS)


def first_cell(dialog: ImportDialog) -> str:
    item = dialog.preview.item(1, 0)
    assert item is not None
    return item.text()


def test_another_encoding_is_taken_and_a_wrong_one_is_no_dead_end(
    dialog: ImportDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = listen(monkeypatch)
    path = tmp_path / "liste.csv"
    path.write_bytes(OLD_LIST)
    dialog.read_file(path)
    wait_for(qtbot, dialog, "1 new")
    assert heard[-1] == dialog.status.text()
    assert dialog.encoding.currentData() == "cp1252"
    choose(qtbot, dialog.encoding, "utf-8")
    wait_for(qtbot, dialog, "Choose another encoding")
    assert not dialog.import_button.isEnabled()
    choose(qtbot, dialog.encoding, "cp1252")
    wait_for(qtbot, dialog, "1 new")
    assert first_cell(dialog) == "L\N{LATIN SMALL LETTER U WITH DIAERESIS}fter"
    assert dialog.import_button.isEnabled()


def test_a_file_whose_first_reading_fails_is_read_in_another_encoding(
    dialog: ImportDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "liste.csv"
    path.write_bytes(b"\xff\xfeArtikel;Preis\nSSD;2,30\n")  # the mark of UTF-16 before what is none
    dialog.read_file(path)
    wait_for(qtbot, dialog, "utf-16")
    choose(qtbot, dialog.encoding, "cp1252")
    wait_for(qtbot, dialog, "Choose the column")
    assert first_cell(dialog) == "SSD"
    assert dialog.delimiter.currentData() == ";"


def test_where_a_number_could_be_read_in_two_ways_the_decimal_sign_is_asked_for(
    dialog: ImportDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = listen(monkeypatch)
    dialog.show_table(read_csv("list.csv", b"Artikel;Preis\nSSD;1.234\n"))
    wait_for(qtbot, dialog, "choose the decimal sign")
    assert heard == [dialog.status.text()]
    assert not dialog.import_button.isEnabled()
    choose(qtbot, dialog.decimal, ",")
    wait_for(qtbot, dialog, "1 new")


def test_another_sign_between_cells_is_taken(dialog: ImportDialog, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "liste.csv"
    path.write_text("Artikel,Preis;Zahl;Wert\nSSD,12.30;1;2\n")
    dialog.read_file(path)
    qtbot.waitUntil(lambda: dialog.preview.columnCount() == 3, timeout=READ_MS)
    choose(qtbot, dialog.delimiter, ",")
    qtbot.waitUntil(lambda: dialog.preview.columnCount() == 2, timeout=READ_MS)
    assert first_cell(dialog) == "SSD"


def test_another_sheet_of_a_workbook_is_taken(dialog: ImportDialog, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "list.xlsx"
    with xlsxwriter.Workbook(str(path)) as book:
        for name, item in (("Servers", "Blade"), ("Drives", "SSD")):
            sheet = book.add_worksheet(name)
            sheet.write_row(0, 0, ["Item", "Unit price"])
            sheet.write_row(1, 0, [item, 12.5])
    dialog.read_file(path)
    wait_for(qtbot, dialog, "sheet Servers: 1 new")
    assert first_cell(dialog) == "Blade"
    assert not dialog.encoding.isVisible()
    choose(qtbot, dialog.sheets, "Drives")
    wait_for(qtbot, dialog, "sheet Drives: 1 new")
    assert first_cell(dialog) == "SSD"


def test_a_cancelled_preview_does_not_appear_for_the_next_table(
    dialog: ImportDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = threading.Event()

    def held(*arguments: Any) -> Any:
        assert may_go_on.wait(60)
        return (yield from read_in_pieces(*arguments))

    monkeypatch.setattr("app.library.importing.import_dialog.read_in_pieces", held)
    dialog.show_table(read_csv("first.csv", b"Artikel;Preis\nSSD;1,5\n"))
    told: list[object] = []
    dialog._background.arrived.connect(lambda _piece: told.append(dialog.status.text()))
    path = tmp_path / "empty.csv"
    path.write_bytes(b"")
    dialog.read_file(path)
    may_go_on.set()
    wait_for(qtbot, dialog, "empty.csv is empty")
    dialog._background.stop()
    settle()
    assert told == []
    assert dialog.found is None


def test_the_tone_of_a_failure_goes_with_it(dialog: ImportDialog, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "liste.csv"
    path.write_bytes(OLD_LIST)
    dialog.read_file(path)
    wait_for(qtbot, dialog, "1 new")
    plain = dialog.status.palette().windowText().color()
    choose(qtbot, dialog.encoding, "utf-8")
    wait_for(qtbot, dialog, "Choose another encoding")
    assert dialog.status.property("tone") == "error"
    choose(qtbot, dialog.encoding, "cp1252")
    wait_for(qtbot, dialog, "1 new")
    assert dialog.status.property("tone") != "error"
    assert dialog.status.palette().windowText().color() == plain


def test_problems_of_a_table_go_with_it(dialog: ImportDialog, qtbot: QtBot, tmp_path: Path) -> None:
    dialog.show_table(read_csv("first.csv", b"Artikel;Preis\nSSD;1,5\nHDD;none\n"))
    qtbot.waitUntil(dialog.problems.isVisible)
    path = tmp_path / "empty.csv"
    path.write_bytes(b"")
    dialog.read_file(path)
    assert not dialog.problems.isVisible()
    assert not dialog.leave_out.isVisible()


def test_rows_that_cannot_be_taken_are_left_out_at_a_tick(dialog: ImportDialog, qtbot: QtBot) -> None:
    dialog.show_table(read_csv("first.csv", b"Artikel;Preis\nSSD;1,5\nHDD;none\n"))
    qtbot.waitUntil(dialog.leave_out.isVisible)
    for ticked in (True, False, True):
        qtbot.keyClick(dialog.leave_out, Qt.Key.Key_Space)
        assert dialog.leave_out.isChecked() == ticked
        assert dialog.import_button.isEnabled() == ticked


def test_what_a_column_is_can_be_chosen_and_is_looked_at_at_once(dialog: ImportDialog, qtbot: QtBot) -> None:
    dialog.show_table(read_csv("x.csv", b"Artikel;Preis\nSSD;1,5\n"))
    wait_for(qtbot, dialog, "1 new")
    assert dialog.import_button.isEnabled()
    box = dialog.preview.cellWidget(0, 1)
    assert isinstance(box, QComboBox)
    choose(qtbot, box, "")
    qtbot.waitUntil(lambda: not dialog.import_button.isEnabled(), timeout=READ_MS)
    choose(qtbot, box, "unit_price")
    qtbot.waitUntil(dialog.import_button.isEnabled, timeout=READ_MS)
    assert "1 new" in dialog.status.text()


def test_a_fault_during_the_preview_is_reported(
    dialog: ImportDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_arguments: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr("app.library.importing.import_dialog.read_in_pieces", broken)
    dialog.show_table(read_csv("list.csv", b"Artikel;Preis\nSSD;1,5\n"))
    wait_for(qtbot, dialog, "fault in Headroom")
    assert dialog.status.property("tone") == "error"
    assert not dialog.import_button.isEnabled()


def test_cancel_while_rows_are_looked_at_ends_that_soon(
    dialog: ImportDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[int] = []
    begun = threading.Event()

    def watched(*arguments: Any) -> Any:
        for piece in read_in_pieces(*arguments):
            done.append(piece)
            yield piece
            assert begun.wait(60)  # not a second piece before Cancel
        raise AssertionError("it went on to the end")

    monkeypatch.setattr("app.library.importing.import_dialog.read_in_pieces", watched)
    dialog.show_table(read_csv("x.csv", b"Artikel;Preis\n" + b"SSD;1,5\n" * 5_000))
    wait_for(qtbot, dialog, "row 0 of 5,001")
    dialog._background.forget()
    begun.set()
    dialog.reject()
    assert len(done) <= 2


def test_a_file_that_cannot_be_read_is_told_in_the_dialog(
    dialog: ImportDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "liste.xlsx"
    path.write_bytes(b"<html>")
    dialog.read_file(path)
    wait_for(qtbot, dialog, "web page")
    assert not dialog.import_button.isEnabled()


def test_a_reader_that_dies_is_told_and_the_window_lives(
    dialog: ImportDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "liste.csv"
    path.write_text("Artikel;Preis\nSSD;2,30\n")
    with monkeypatch.context() as for_now:
        for_now.setattr("app.machine.child_command.sys.executable", "/bin/false")
        dialog.read_file(path)
        wait_for(qtbot, dialog, "reading it stopped")
    assert not dialog.reader.is_busy
    assert dialog.status.property("tone") == "error"
    dialog.read_file(path)
    wait_for(qtbot, dialog, "1 new")


def test_the_wheel_leaves_the_columns_of_an_import_alone(dialog: ImportDialog) -> None:
    dialog.show_table(read_csv("x.csv", b"Artikel;Preis\nSSD;1,5\n"))
    box = dialog.preview.cellWidget(0, 0)
    assert isinstance(box, QComboBox)
    dialog.buttons.setFocus()
    before = box.currentIndex()
    turned = QWheelEvent(
        QPointF(box.rect().center()),
        QPointF(box.mapToGlobal(box.rect().center())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QGuiApplication.sendEvent(box, turned)
    assert box.currentIndex() == before


@pytest.mark.parametrize(
    ("file", "sheet"),
    [("excel-1904.xlsx", ""), ("libreoffice.xlsx", ""), ("numbers.xlsx", "Blatt 1 - Tabelle 1")],
)
def test_workbooks_of_three_programs_mean_what_they_show(
    dialog: ImportDialog, store: LibraryStore, qtbot: QtBot, file: str, sheet: str
) -> None:
    """Numbers as text, per cent, days of both calendars, a hidden row, merged cells, a formula with its value."""
    dialog.read_file(FOREIGN / file)
    if sheet:  # Numbers puts a sheet about the export first
        qtbot.waitUntil(lambda: dialog.sheets.isVisible() and dialog.sheets.count() == 2, timeout=READ_MS)
        choose(qtbot, dialog.sheets, sheet)
    wait_for(qtbot, dialog, "3 new")
    assert not dialog.problems.isVisible()
    dialog.import_button.click()
    found = [
        (each.item, each.order_number, each.unit_price, each.discount_percent, each.valid_from)
        for each in store.library.prices.values()
    ]
    assert found == [
        (
            "L\N{LATIN SMALL LETTER U WITH DIAERESIS}fter <leise>",
            "00123",
            Decimal("1234.5"),
            15,
            "2026-01-15",
        ),
        ("Netzteil", "A-7", 99, 0, "2026-02-01"),
        ("SSD 960 GB", "", 200, Decimal("12.5"), "2026-03-31"),
    ]


def test_a_refusal_stands_in_the_dialog_and_the_rows_can_be_tried_again(
    dialog: ImportDialog, store: LibraryStore, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "list.csv"
    path.write_bytes(b"Artikel;Preis\nSSD;2,30\n")
    dialog.read_file(path)
    wait_for(qtbot, dialog, "1 new")

    def full(_step: object) -> None:
        raise HeadroomError(Message("The disk is full."))

    with monkeypatch.context() as for_now:
        for_now.setattr(store.file, "commit", full)
        dialog.import_button.click()
    assert dialog.isVisible()
    assert dialog.status.text() == "The disk is full."
    assert dialog.status.property("tone") == "error"
    dialog.import_button.click()
    assert [each.item for each in store.library.prices.values()] == ["SSD"]


def test_wide_columns_are_seen_from_their_first_letter_to_their_last(
    dialog: ImportDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "liste.csv"
    path.write_text("\n".join(";".join([word * 30] * 12) for word in ("Artikel", "SSD")))
    dialog.read_file(path)
    qtbot.waitUntil(lambda: dialog.preview.columnCount() == 12, timeout=READ_MS)
    settle()
    bar, left = dialog.preview.horizontalScrollBar(), dialog.preview.columnViewportPosition(0)
    bar.setValue(bar.value() + 1)
    assert dialog.preview.columnViewportPosition(0) == left - 1, "not a whole column at once"


def test_prices_without_a_column_for_it_are_in_the_currency_of_the_library(
    dialog: ImportDialog, store: LibraryStore
) -> None:
    assert dialog.for_all is not None
    assert dialog.for_all.values(filled=()) == {"currency": store.currency}


def test_an_import_of_servers_has_nothing_to_fill_in_for_all_rows(
    store: LibraryStore, servers: LibrarySheet, qtbot: QtBot
) -> None:
    made = ImportDialog(store, servers)
    made.show()
    assert made.for_all is None
    made.reject()


def test_nothing_lies_over_anything_and_no_word_is_cut(dialog: ImportDialog) -> None:
    settle()
    assert [*faults_of_place(dialog)] == []
