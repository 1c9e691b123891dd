"""The window of the library: search, typing in place, undo, the clipboard, import and export."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QTableView,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.library.importing.import_dialog import ImportDialog
from app.library.importing.raw_tables import read_csv
from app.library.importing.read_file import read_table
from app.library.library_store import LibraryStore
from app.library.library_window import LibraryWindow
from app.library.rows_model import WRONG_ROLE
from app.look.theme_manager import Themes
from app.machine.preferences import Preferences
from db.library import LibraryFile
from tests.support.in_front import bring_to_front
from tests.support.libraries import BLADE, price, put
from tests.support.lying import faults_of_place
from tests.support.plans import CATALOG
from tests.support.screen_reader import listen
from tests.support.settled import settle
from tests.support.user import User


@pytest.fixture
def window(qtbot: QtBot, store: LibraryStore, tmp_path: Path) -> LibraryWindow:
    """The window, on the servers."""
    made = LibraryWindow(store, Preferences(tmp_path / "settings"))
    qtbot.addWidget(made)
    made.show_sheet("servers")
    bring_to_front(qtbot, made)
    return made


def column(window: LibraryWindow, name: str) -> int:
    return [info.name for info in window.model.sheet.columns].index(name)


def cell(window: LibraryWindow, key: object, name: str):
    return window.model.index(window.model.row_of(key), column(window, name))


def typed(window: LibraryWindow, key: object, name: str, text: str) -> bool:
    return window.model.setData(cell(window, key, name), text)


def test_the_search_has_the_room_beside_what_it_is_about(window: LibraryWindow) -> None:
    assert window.search.width() > window.own_only.width()
    assert window.search.geometry().right() < window.own_only.geometry().left()
    assert window.own_only.geometry().right() < window.count.geometry().left()


def test_enter_presses_the_button_with_the_focus(window: LibraryWindow, user: User) -> None:
    there = window.table.sorter.rowCount()
    add = next(each for each in window.tools.buttons if each.defaultAction().text() == "&Add")
    add.setFocus()
    user.press("Return")
    assert window.table.sorter.rowCount() == there + 1


def test_enter_opens_the_menu_of_the_button_that_is_one(
    window: LibraryWindow, user: User, qtbot: QtBot
) -> None:
    more = next(each for each in window.tools.findChildren(QToolButton) if each.menu() is not None)
    opened = []

    def close() -> None:
        opened.append(more.menu().isVisible())
        more.menu().close()

    more.setFocus()
    QTimer.singleShot(600, window, close)
    user.press("Return")
    qtbot.waitUntil(lambda: bool(opened))
    assert opened == [True]


def test_shipped_and_own_records_are_shown_and_found(window: LibraryWindow, store: LibraryStore) -> None:
    there = len(CATALOG.records("servers"))
    assert window.count.text() == f"{there} rows"
    store.perform(put(("servers", "Our blade"), BLADE))
    window.search.setText("our BLADE")
    assert window.count.text() == f"1 of {there + 1}"
    window.search.clear()
    window.own_only.setChecked(True)
    assert window.count.text() == f"1 of {there + 1}"


def test_the_tip_of_a_shipped_value_says_what_typing_does_and_that_of_an_own_one_does_not(
    window: LibraryWindow, store: LibraryStore
) -> None:
    def tip() -> str:
        return window.model.index(0, column(window, "ram_gib")).data(Qt.ItemDataRole.ToolTipRole)

    text = window.model.index(0, column(window, "ram_gib")).data()
    assert tip().startswith(f"<qt>{text}<br>")
    assert "As soon as you type, you get your own copy of the record." in tip()
    assert window.model.setData(
        window.model.index(0, column(window, "ram_gib")), "256", Qt.ItemDataRole.EditRole
    )
    assert tip() == "<qt>256</qt>"


def test_typing_into_a_shipped_record_makes_an_own_one_and_undo_takes_it_back(
    window: LibraryWindow, store: LibraryStore
) -> None:
    shipped = CATALOG.records("servers")[0]
    assert typed(window, shipped.name, "ram_gib", "256")
    own = store.library.records[("servers", shipped.name)]
    assert own.values == {**shipped.values, "ram_gib": 256.0}
    assert shipped.source in own.source
    offered = store.catalog("EUR").record("servers", shipped.name)
    assert offered is not None
    assert (offered.values["ram_gib"], offered.parts) == (256.0, shipped.parts)
    assert window.model.data(
        window.model.index(window.model.row_of(shipped.name), window.model.columnCount() - 1)
    ) == ("own, replaces Headroom's")
    window._actions["undo"].trigger()
    assert not store.library.records
    window._actions["redo"].trigger()
    assert LibraryFile(store.file.path).read().records == {("servers", shipped.name): own}


@pytest.mark.parametrize(
    ("name", "text", "word"),
    [("sockets", "0", "1 to 16"), ("sockets", "two", "two"), ("ram_gib", "1e99", "1e99")],
)
def test_a_wrong_value_stays_as_typed_marked_and_explained_and_the_library_stays_as_it_was(
    window: LibraryWindow,
    store: LibraryStore,
    name: str,
    text: str,
    word: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store.perform(put(("servers", "Our blade"), BLADE))
    heard = listen(monkeypatch)
    assert not typed(window, "Our blade", name, text)
    index = cell(window, "Our blade", name)
    assert index.data() == text
    assert word in index.data(WRONG_ROLE)
    assert word in index.data(Qt.ItemDataRole.ToolTipRole)
    assert word in window.problem.text()
    assert "Our blade" in window.problem.text()
    assert not window.problem.isHidden()
    assert heard == [window.problem.text()]
    assert store.library.records[("servers", "Our blade")] == BLADE
    assert typed(window, "Our blade", name, "4")
    assert window.problem.isHidden()
    assert index.data(WRONG_ROLE) == ""


def test_keys_edit_and_lead_down(window: LibraryWindow, store: LibraryStore, qtbot: QtBot) -> None:
    store.perform(put(("servers", "Our blade"), BLADE))
    window.table.setFocus()
    window.table.go_to("Our blade", column(window, "sockets"))
    qtbot.keyClick(window.table, Qt.Key.Key_F2)
    line = window.table.findChild(QLineEdit)
    assert line is not None
    qtbot.keyClicks(line, "4")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: store.library.records[("servers", "Our blade")].values["sockets"] == 4)
    qtbot.waitUntil(lambda: window.table.currentIndex().row() == 1)


def test_enter_where_nothing_can_be_typed_does_nothing(window: LibraryWindow, qtbot: QtBot) -> None:
    """The last column tells whose a row is; Qt wrote a complaint to the terminal there."""
    table = window.table
    table.setCurrentIndex(table.sorter.index(0, table.sorter.columnCount() - 1))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert table.state() != table.State.EditingState


def test_adding_duplicating_and_deleting_are_steps(window: LibraryWindow, store: LibraryStore) -> None:
    window.add()
    assert set(store.library.records) == {("servers", "New server")}
    window.table.go_to("New server")
    window.duplicate()
    assert set(store.library.records) == {("servers", "New server"), ("servers", "Copy of New server")}
    window.table.selectAll()
    window.delete()
    assert not store.library.records
    for _ in range(3):
        store.undo()
    assert not store.library.records
    assert store.undo_label is None


def test_shipped_records_are_not_deleted(window: LibraryWindow, store: LibraryStore) -> None:
    window.table.selectRow(0)
    window.delete()
    assert store.undo_label is None
    assert "Headroom" in window.messages.text


def test_cells_are_pasted_from_the_current_one_on_and_further_rows_added(
    window: LibraryWindow, store: LibraryStore
) -> None:
    window.show_sheet("prices")
    store.perform(put(1, price()))
    window.table.go_to(1, column(window, "unit_price"))
    QGuiApplication.clipboard().setText("1,234.50\tUSD\n2\tEUR\n")
    window.table.setCurrentIndex(window.table.model().index(0, column(window, "unit_price")))
    window.cells.paste()
    assert "Nothing was pasted" in window.messages.text  # the added row would have no item
    assert store.library.prices == {1: price()}
    QGuiApplication.clipboard().setText("1,234.50\tUSD\n")
    window.cells.paste()
    assert store.library.prices[1] == price(unit_price=Decimal("1234.5"), currency="USD")
    window.table.setCurrentIndex(window.table.model().index(0, 0))
    QGuiApplication.clipboard().setText("A\tA-1\t1\nB\tB-1\t2\n")
    window.cells.paste()
    assert [each.item for each in store.library.prices.values()] == ["A", "B"]
    store.undo()
    assert len(store.library.prices) == 1


def test_of_a_paste_with_a_mistake_nothing_is_done_and_the_cell_is_named(
    window: LibraryWindow, store: LibraryStore
) -> None:
    window.show_sheet("prices")
    store.perform(put(1, price()))
    window.table.setCurrentIndex(window.table.model().index(0, column(window, "unit_price")))
    QGuiApplication.clipboard().setText("7\nabc\n")
    window.cells.paste()
    for word in ("Row 2", "Unit price", "abc"):
        assert word in window.messages.text
    assert store.library.prices == {1: price()}


def test_rows_copied_with_headings_are_offered_as_an_import(
    window: LibraryWindow, store: LibraryStore, qtbot: QtBot
) -> None:
    window.show_sheet("prices")
    store.perform(put(1, price()))
    window.table.selectAll()
    window.cells.copy()
    store.undo()
    window.cells.paste()
    dialog = window.findChild(ImportDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.import_button.isEnabled)
    dialog.import_button.click()
    assert list(store.library.prices.values()) == [price()]


def test_a_file_is_read_beside_the_window_and_imported_after_a_look(
    window: LibraryWindow, store: LibraryStore, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "liste.csv"
    path.write_text("Artikel;Wert\nSSD;1.234\nSAS;210\nKaputt;x\n", encoding="cp1252")
    window.show_sheet("prices")
    window.files.import_path(path)
    dialog = window.findChild(ImportDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.preview.columnCount() == 2)
    assert not dialog.import_button.isEnabled()
    assert "Unit price" in dialog.status.text()
    dialog.preview.choose_field(1, "unit_price")
    qtbot.waitUntil(lambda: "decimal sign" in dialog.status.text())
    assert not dialog.import_button.isEnabled()
    dialog.decimal.setCurrentIndex(dialog.decimal.findData(","))
    dialog._look()
    qtbot.waitUntil(lambda: "2 new" in dialog.status.text())
    assert not dialog.import_button.isEnabled()
    assert "row 4" in dialog.problems.item(0).text()
    dialog.leave_out.setChecked(True)
    dialog.import_button.click()
    assert [each.unit_price for each in store.library.prices.values()] == [1234, 210]
    assert translate_label(store) == "Import 2 rows from liste.csv"


def translate_label(store: LibraryStore) -> str:
    return str(store.undo_label)


def test_an_import_can_be_cancelled_while_it_reads(
    window: LibraryWindow, store: LibraryStore, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "large.csv"
    path.write_text("Artikel;Preis\n" + "SSD;1\n" * 190_000)
    window.show_sheet("prices")
    window.files.import_path(path)
    dialog = window.findChild(ImportDialog)
    assert dialog is not None
    assert dialog.reader.is_busy
    dialog.reject()
    assert not dialog.reader.is_busy
    assert not store.library.prices


@pytest.mark.parametrize("name", ["preise.csv", "preise.xlsx"])
def test_what_is_shown_is_exported(
    window: LibraryWindow, store: LibraryStore, tmp_path: Path, name: str
) -> None:
    window.show_sheet("prices")
    store.perform(put(1, price(item="Shown")))
    store.perform(put(2, price(item="Hidden")))
    window.search.setText("shown")
    window.files.write_table(tmp_path / name)
    table = read_table(tmp_path / name)
    assert [row.cells[0].text for row in table.rows] == ["Item", "Shown"]
    assert str(tmp_path / name) in window.messages.text


def test_a_change_in_another_window_is_seen_on_coming_back(
    window: LibraryWindow, store: LibraryStore
) -> None:
    other = LibraryFile(store.file.path)
    other.commit(put(("servers", "Our blade"), BLADE))
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
    assert window.model.row_of("Our blade") == 0
    other.commit(put(("servers", "Our blade"), None, BLADE))
    typed(window, "Our blade", "sockets", "4")
    assert "Another window" in window.messages.text
    assert window.model.row_of("Our blade") == -1


def test_everything_has_a_name_for_screen_readers(
    window: LibraryWindow, store: LibraryStore, qtbot: QtBot
) -> None:
    window.show_sheet("prices")
    store.perform(put(1, price()))
    dialog = ImportDialog(store, window.model.sheet, window)
    dialog.show_table(read_csv("x.csv", b"Artikel;Preis\nSSD;1,5\n"))
    asked = (QAbstractButton, QComboBox, QLineEdit, QTableView)
    for top in (window, dialog):
        for widget in top.findChildren(QWidget):
            if isinstance(widget, asked) and not widget.objectName().startswith("qt_"):
                named = widget.accessibleName() or (
                    widget.text() if isinstance(widget, QAbstractButton) else ""
                )
                inner = isinstance(widget.parent(), QComboBox | QTableView)
                assert named or inner, widget


def test_the_list_and_the_record_of_a_price_are_typed_one_after_the_other(
    window: LibraryWindow, store: LibraryStore, qtbot: QtBot
) -> None:
    """Neither fits without the other; whichever comes first waits for it."""
    window.show_sheet("prices")
    store.perform(put(1, price()))
    for first, second in ((("list", "Servers"), ("record", "X")), (("record", "X"), ("list", "Servers"))):
        assert not typed(window, 1, *first)
        assert window.problem.text() == (
            "Module 64 GB, Record: this must be a list together with the name of a record in it."
        ), "row and field are named once"
        assert typed(window, 1, *second)
        assert (store.library.prices[1].list, store.library.prices[1].record) == ("servers", "X")
        assert window.problem.isHidden()
        assert not cell(window, 1, first[0]).data(WRONG_ROLE)
        store.undo()
        assert store.library.prices[1].record == ""
    assert not typed(window, 1, "currency", "euro")
    assert typed(window, 1, "quantity", "3"), "what fits nowhere holds up nothing else"
    assert (store.library.prices[1].currency, cell(window, 1, "currency").data()) == ("EUR", "euro")
    store.perform(put(2, price()))
    window.table.selectColumn(column(window, "currency"))
    assert not window.cells.fill("euro")
    assert window.messages.text == (
        "Nothing was changed. Module 64 GB, Currency: this must be three capital letters such as EUR."
    )


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_all_buttons_are_in_a_small_window_and_have_words_where_there_is_room(
    store: LibraryStore, tmp_path: Path, qapp: QApplication, qtbot: QtBot, percent: int
) -> None:
    themes = Themes(qapp, "light", percent)
    window = LibraryWindow(store, Preferences(tmp_path / "settings"))
    qtbot.addWidget(window)
    window.resize(1000, 640)
    bring_to_front(qtbot, window)
    assert window.width() == 1000
    for button in window.tools.findChildren(QToolButton):
        assert button.mapTo(window, button.rect().topRight()).x() < 1000
        assert button.width() >= button.sizeHint().width()
        assert button.text()
        assert button.toolTip() or button.menu()
    window.resize(window.tools.minimumSizeHint().width() + 40, 640)
    styles = {button.toolButtonStyle() for button in window.tools.buttons}
    assert styles == {Qt.ToolButtonStyle.ToolButtonIconOnly}
    window.resize(2600, 640)
    qtbot.waitUntil(
        lambda: window.tools.buttons[0].toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    )
    themes.deleteLater()


def test_the_names_of_tables_have_their_room_from_the_first(
    store: LibraryStore, tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    themes = Themes(qapp, "light", 100)
    window = LibraryWindow(store, Preferences(tmp_path / "settings"))
    qtbot.addWidget(window)
    bring_to_front(qtbot, window)
    before = [window.names.visualItemRect(window.names.item(row)) for row in range(window.names.count())]
    assert all(each.height() >= 24 for each in before)
    window.add()
    after = [window.names.visualItemRect(window.names.item(row)) for row in range(window.names.count())]
    assert [each.y() for each in before] == [each.y() for each in after]
    themes.deleteLater()


def test_the_editor_of_a_cell_lies_exactly_over_it(
    store: LibraryStore, tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    themes = Themes(qapp, "light", 100)
    window = LibraryWindow(store, Preferences(tmp_path / "settings"))
    qtbot.addWidget(window)
    window.show_sheet("servers")
    bring_to_front(qtbot, window)
    window.add()
    editor = window.table.viewport().findChild(QLineEdit)
    assert editor is not None
    assert editor.geometry() == window.table.visualRect(window.table.currentIndex())
    themes.deleteLater()


def test_where_a_record_comes_from_stands_beside_its_name_and_prices_have_no_such_column(
    window: LibraryWindow,
) -> None:
    header = window.table.horizontalHeader()
    origin = window.table.sorter.columnCount() - 1
    assert [header.logicalIndex(place) for place in range(4)] == [0, origin, 1, 2]
    assert not window.table.isColumnHidden(origin)
    assert window.own_only.isVisible()
    window.show_sheet("prices")
    assert window.table.isColumnHidden(window.table.sorter.columnCount() - 1)
    assert not window.own_only.isVisible(), "all prices are one's own"


def test_a_long_complaint_takes_several_lines_and_no_wider_window(
    window: LibraryWindow, store: LibraryStore
) -> None:
    store.perform(put(("servers", "Our blade"), BLADE))
    before = window.minimumSizeHint().width()
    assert not typed(window, "Our blade", "ram_gib", " ".join(["nearly a hundred"] * 20))
    assert window.problem.isVisible()
    assert window.problem.hasHeightForWidth()
    assert window.minimumSizeHint().width() == before


@pytest.mark.parametrize("size", [(1200, 700), (760, 520)])
def test_nothing_lies_over_anything_and_no_word_is_cut(window: LibraryWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    settle()
    assert [*faults_of_place(window)] == []
