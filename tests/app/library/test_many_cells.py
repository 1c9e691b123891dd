"""Many cells at once: typed into, filled down, emptied, pasted over; each is one step, done whole or not at all."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from app.library.library_store import LibraryStore
from app.library.library_window import LibraryWindow
from app.library.many_cells import tiled
from app.machine.preferences import Preferences
from db.library import LibraryFile
from planner_core.catalog.library import LibraryEdit, LibraryStep
from planner_core.messages import Message
from tests.support.in_front import bring_to_front
from tests.support.libraries import BLADE, price, put

PRICES = 5


@pytest.fixture
def window(qtbot: QtBot, store: LibraryStore, tmp_path: Path) -> LibraryWindow:
    """The window over a library of five prices, in their order."""
    edits = [
        LibraryEdit("prices", n, None, price(item=f"Part {n}", unit_price=Decimal(n)))
        for n in range(1, PRICES + 1)
    ]
    store.perform(LibraryStep(Message("Test"), tuple(edits)))
    made = LibraryWindow(store, Preferences(tmp_path / "settings"))
    qtbot.addWidget(made)
    made.show_sheet("prices")
    bring_to_front(qtbot, made)
    return made


def column(window: LibraryWindow, name: str) -> int:
    return [info.name for info in window.model.sheet.columns].index(name)


def choose(window: LibraryWindow, rows: tuple[int, int], names: tuple[str, str]) -> None:
    """Select a block of cells as dragging over it does; the first one is the current one."""
    model, table = window.table.sorter, window.table
    left, right = (column(window, name) for name in names)
    first = model.index(rows[0], left)
    table.setFocus()
    table.setCurrentIndex(first)
    block = QItemSelection(first, model.index(rows[1], right))
    table.selectionModel().select(block, QItemSelectionModel.SelectionFlag.ClearAndSelect)


def amounts(store: LibraryStore) -> list[Decimal]:
    return [each.unit_price for each in store.library.prices.values()]


def currencies(store: LibraryStore) -> list[str]:
    return [each.currency for each in store.library.prices.values()]


def type_into(qtbot: QtBot, window: LibraryWindow, text: str) -> QLineEdit:
    """Begin to type into the current cell."""
    qtbot.keyClick(window.table, text[0])
    line = window.table.findChild(QLineEdit)
    assert line is not None
    qtbot.keyClicks(line, text[1:])
    return line


def test_what_is_typed_once_goes_into_all_selected_cells_in_one_step(
    window: LibraryWindow, store: LibraryStore, qtbot: QtBot
) -> None:
    choose(window, (1, 3), ("unit_price", "unit_price"))
    assert "3 cells selected" in window.count.text()
    line = type_into(qtbot, window, "99.5")
    qtbot.keyClick(line, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert amounts(store) == [1, Decimal("99.5"), Decimal("99.5"), Decimal("99.5"), 5]
    assert len(window.table.chosen_cells()) == 3, "what was selected still is"
    store.undo()
    assert amounts(store) == [1, 2, 3, 4, 5]
    assert LibraryFile(store.file.path).read() == store.library


def test_enter_alone_changes_one_cell(window: LibraryWindow, store: LibraryStore, qtbot: QtBot) -> None:
    choose(window, (1, 3), ("unit_price", "unit_price"))
    line = type_into(qtbot, window, "99.5")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: amounts(store)[1] == Decimal("99.5"))
    assert amounts(store) == [1, Decimal("99.5"), 3, 4, 5]


def test_a_text_that_does_not_fit_one_of_them_changes_none_and_is_not_lost(
    window: LibraryWindow, store: LibraryStore, qtbot: QtBot
) -> None:
    choose(window, (1, 2), ("unit_price", "currency"))
    line = type_into(qtbot, window, "12")
    qtbot.keyClick(line, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    for word in ("Nothing was changed", "Part 2", "capital letters"):
        assert word in window.messages.text
    assert line.isVisible()
    assert line.text() == "12"
    assert amounts(store) == [1, 2, 3, 4, 5]
    qtbot.keyClick(line, Qt.Key.Key_Escape)


def test_the_first_cell_is_filled_down_column_by_column(window: LibraryWindow, store: LibraryStore) -> None:
    store.perform(
        put(1, price(item="Part 1", unit_price=Decimal(7), currency="CHF"), store.library.prices[1])
    )
    choose(window, (0, 2), ("unit_price", "currency"))
    window._actions["fill_down"].trigger()
    assert amounts(store) == [7, 7, 7, 4, 5]
    assert currencies(store) == ["CHF", "CHF", "CHF", "EUR", "EUR"]
    store.undo()
    choose(window, (4, 4), ("unit_price", "unit_price"))
    window._actions["fill_down"].trigger()
    assert amounts(store) == [7, 2, 3, 4, 4], "a single cell takes that of the cell above"
    choose(window, (0, 0), ("unit_price", "unit_price"))
    undo = store.undo_label
    window._actions["fill_down"].trigger()
    assert store.undo_label == undo, "there is none above the first"


def test_one_cell_is_pasted_over_all_that_are_selected(window: LibraryWindow, store: LibraryStore) -> None:
    QGuiApplication.clipboard().setText("42\n")
    choose(window, (0, 2), ("unit_price", "unit_price"))
    window.cells.paste()
    assert amounts(store) == [42, 42, 42, 4, 5]
    store.undo()
    assert amounts(store) == [1, 2, 3, 4, 5]


def test_a_block_is_pasted_as_often_as_it_fits(window: LibraryWindow, store: LibraryStore) -> None:
    QGuiApplication.clipboard().setText("10\tUSD\n20\tCHF\n")
    choose(window, (0, 3), ("unit_price", "currency"))
    window.cells.paste()
    assert amounts(store) == [10, 20, 10, 20, 5]
    assert currencies(store) == ["USD", "CHF", "USD", "CHF", "EUR"]
    store.undo()
    choose(window, (0, 2), ("unit_price", "currency"))
    window.cells.paste()
    assert amounts(store) == [10, 20, 3, 4, 5], "it does not fit three rows, so it goes in once"


def test_cells_are_copied_without_and_rows_with_their_headings(
    window: LibraryWindow, store: LibraryStore, qtbot: QtBot
) -> None:
    choose(window, (1, 2), ("unit_price", "currency"))
    window.cells.copy()
    assert QGuiApplication.clipboard().text() == "2.00\tEUR\n3.00\tEUR\n"
    choose(window, (3, 4), ("unit_price", "currency"))
    window.cells.paste()
    assert amounts(store) == [1, 2, 3, 2, 3]
    qtbot.keyClick(window.table, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert window.table.are_whole_rows()
    window.cells.copy()
    copied = QGuiApplication.clipboard().text().splitlines()
    assert (copied[0].split("\t")[0], len(copied)) == ("Item", 3)


def test_what_is_copied_is_no_formula_for_a_spreadsheet_and_comes_back_as_it_was(
    window: LibraryWindow, store: LibraryStore
) -> None:
    hostile = "=cmd|'/c calc'!A1"
    store.perform(put(1, price(item=hostile, order_number="'+1"), store.library.prices[1]))
    choose(window, (0, 0), ("item", "order_number"))
    window.cells.copy()
    assert QGuiApplication.clipboard().text() == f"'{hostile}\t''+1\n"
    choose(window, (1, 2), ("item", "order_number"))
    window.cells.paste()
    taken = [(each.item, each.order_number) for each in store.library.prices.values()]
    assert taken[:3] == [(hostile, "'+1")] * 3
    choose(window, (0, 0), ("item", "item"))
    window.cells.copy()
    choose(window, (3, 4), ("item", "item"))
    window.cells.paste()
    assert [each.item for each in store.library.prices.values()] == [hostile] * PRICES


def test_what_is_selected_in_several_areas_is_counted_once(
    window: LibraryWindow, store: LibraryStore
) -> None:
    model, add = window.table.selectionModel(), QItemSelectionModel.SelectionFlag.Select
    choose(window, (0, 2), ("item", "unit_price"))
    place = column(window, "unit_price")
    overlap = QItemSelection(window.table.sorter.index(1, place), window.table.sorter.index(3, place + 1))
    model.select(overlap, add)
    assert len(window.table.chosen_cells()) == len(set(window.table.chosen_cells())) == 9 + 6 - 2
    assert "13 cells selected" in window.count.text()
    assert not window.table.are_whole_rows()
    last = window.table.sorter.columnCount() - 1
    for left, right in ((0, 2), (2, 5), (6, last)):
        whole = QItemSelection(window.table.sorter.index(0, left), window.table.sorter.index(3, right))
        model.select(whole, add)
    assert window.table.are_whole_rows()
    assert "4 selected" in window.count.text()
    assert len(window.table.chosen_cells()) == 4 * last


def test_delete_empties_cells_and_removes_whole_rows(
    window: LibraryWindow, store: LibraryStore, qtbot: QtBot
) -> None:
    choose(window, (0, 1), ("order_number", "order_number"))
    qtbot.keyClick(window.table, Qt.Key.Key_Delete)
    assert [each.order_number for each in store.library.prices.values()] == ["", "", "M-64", "M-64", "M-64"]
    assert len(store.library.prices) == PRICES
    window.table.selectRow(4)
    qtbot.keyClick(window.table, Qt.Key.Key_Delete)
    assert list(store.library.prices) == [1, 2, 3, 4]
    store.undo()
    store.undo()
    assert store.library.prices[1].order_number == "M-64"


def test_only_rows_that_the_search_shows_are_changed(window: LibraryWindow, store: LibraryStore) -> None:
    store.perform(put(2, price(item="Hidden", unit_price=Decimal(2)), store.library.prices[2]))
    window.search.setText("part")
    window.table.selectAll()
    choose(window, (0, 3), ("unit_price", "unit_price"))
    assert window.cells.fill("8")
    assert amounts(store) == [8, 2, 8, 8, 8]


def test_no_record_is_lost_under_the_name_of_another(window: LibraryWindow, store: LibraryStore) -> None:
    window.show_sheet("servers")
    store.perform(put(("servers", "Our blade"), BLADE))
    other = type(BLADE)(name="Other", kind="host", values={"sockets": 1}, source="ours", confidence="C")
    store.perform(put(("servers", "Other"), other))
    place = window.model.index(window.model.row_of("Other"), 0)
    assert not window.model.setData(place, "Our blade")
    assert "already" in window.problem.text()
    choose(window, (0, 1), ("name", "name"))
    assert not window.cells.fill("Third")
    assert "already" in window.messages.text
    QGuiApplication.clipboard().setText("Third\nThird\n")
    window.cells.paste()
    assert "already" in window.messages.text
    assert set(store.library.records) == {("servers", "Our blade"), ("servers", "Other")}
    assert store.undo_label is not None, "nothing of the history was lost"


def test_shipped_records_that_are_filled_become_own_ones(window: LibraryWindow, store: LibraryStore) -> None:
    window.show_sheet("servers")
    choose(window, (0, 2), ("ram_gib", "ram_gib"))
    assert window.cells.fill("64")
    assert [each.values["ram_gib"] for each in store.library.records.values()] == [64.0] * 3
    store.undo()
    assert not store.library.records


@given(
    st.lists(st.lists(st.text("ab", max_size=2), min_size=1, max_size=3), min_size=1, max_size=3),
    st.integers(1, 9),
    st.integers(1, 9),
)
def test_a_block_is_repeated_whole_or_not_at_all(block: list[list[str]], rows: int, columns: int) -> None:
    found, wide = tiled(block, rows, columns), max(map(len, block))
    if rows % len(block) or columns % wide:
        assert found == block
        return
    assert (len(found), {len(row) for row in found}) == (rows, {columns})
    for row in range(rows):
        for place in range(columns):
            source = block[row % len(block)]
            expected = source[place % wide] if place % wide < len(source) else ""
            assert found[row][place] == expected
