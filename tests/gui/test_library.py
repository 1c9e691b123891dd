"""The library in the running program, with real keys."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from app.library.importing.import_dialog import ImportDialog
from app.library.library_window import LibraryWindow
from app.library.merge_dialog import MergeDialog
from app.window.wiring import Wiring
from db.library import LibraryFile
from tests.support.driver import Driver
from tests.support.file_dialog import in_turn, keys, name_typed
from tests.support.libraries import BLADE, price, put
from tests.support.user import User

FOREIGN = Path(__file__).parents[1] / "foreign_files"


def opened(program: Wiring, driver: Driver, user: User, qtbot: QtBot) -> LibraryWindow:
    """The window of the library, opened by its keys."""
    user.press("ctrl+shift+l")
    qtbot.waitUntil(lambda: program.window.findChild(LibraryWindow) is not None)
    window = program.window.findChild(LibraryWindow)
    assert window is not None
    qtbot.waitUntil(window.isActiveWindow)
    return window


def test_a_server_is_entered_by_keyboard_and_is_offered_at_once(
    program: Wiring, driver: Driver, user: User, qtbot: QtBot, screenshot: Callable[..., Path]
) -> None:
    program.commands.open_sample("everything-on-ssd")
    window = opened(program, driver, user, qtbot)
    window.names.setFocus()
    user.press("Down")
    qtbot.waitUntil(lambda: window.sheet_name == "servers")
    user.press("ctrl+n")
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), QLineEdit))
    user.type("Our blade")
    user.press("Return")
    qtbot.waitUntil(lambda: ("servers", "Our blade") in program.library.library.records)
    screenshot(window, "window")
    record = program.session.catalog.record("servers", "Our blade")
    assert record is not None
    assert record.values["server_model"] == "Our blade"
    user.press("ctrl+z")
    user.press("ctrl+z")
    qtbot.waitUntil(lambda: not program.library.library.records)
    user.press("ctrl+w")
    qtbot.waitUntil(lambda: not window.isVisible())


def go_to(window: LibraryWindow, key: object, name: str) -> None:
    """Put the cursor into a cell."""
    columns = [info.name for info in window.model.sheet.columns]
    window.table.setFocus()
    window.table.go_to(key, columns.index(name))


def menu_of(user: User, qtbot: QtBot, place: QPoint) -> QMenu:
    user.click(place, button=3)
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def choose(user: User, qtbot: QtBot, key: str) -> None:
    """Choose from the open menu by its letter, and wait until another click is no double click."""
    user.press(key)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)
    user.until_no_double_click()


def test_a_price_is_added_and_bound_to_a_record_by_keys(
    program: Wiring, driver: Driver, user: User, qtbot: QtBot, screenshot: Callable[..., Path]
) -> None:
    program.commands.open_sample("everything-on-ssd")
    window = opened(program, driver, user, qtbot)
    window.show_sheet("prices")
    user.press("ctrl+n")
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), QLineEdit))
    user.type("Rack server, two sockets")
    screenshot(window, "new price")
    user.press("Return")
    prices = program.library.library.prices
    (key,) = program.library.library.prices
    for name, words in (("unit_price", "4800.5"), ("valid_from", "30.11.2026")):
        go_to(window, key, name)
        user.press("F2", "ctrl+a")
        user.type(words)
        user.press("Return")
    go_to(window, key, "list")
    user.press("F2")
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), QComboBox))
    user.press("Down", "Down", "Return")
    qtbot.waitUntil(lambda: not window.problem.isHidden())
    go_to(window, key, "record")
    user.press("F2")
    user.type("Our blade")
    user.press("Return")
    qtbot.waitUntil(lambda: window.problem.isHidden())
    prices = program.library.library.prices
    made = prices[key]
    assert (made.item, made.unit_price, made.valid_from) == (
        "Rack server, two sockets",
        Decimal("4800.5"),
        "2026-11-30",
    )
    assert (made.list, made.record) == ("servers", "Our blade")
    assert window.count.text() == "1 row"
    screenshot(window, "price")


def test_a_choice_that_is_only_looked_at_stays_empty(
    program: Wiring, driver: Driver, user: User, qtbot: QtBot
) -> None:
    program.library.perform(put(("servers", "Our blade"), BLADE))
    window = opened(program, driver, user, qtbot)
    window.show_sheet("servers")

    def open_choice() -> None:
        go_to(window, "Our blade", "hypervisor")
        user.press("F2")
        qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), QComboBox))

    open_choice()
    user.press("Return")
    open_choice()
    window.search.setFocus()
    qtbot.waitUntil(window.search.hasFocus)
    assert program.library.library.records[("servers", "Our blade")] == BLADE
    open_choice()
    user.press("Down", "Return")
    values = program.library.library.records[("servers", "Our blade")].values
    assert values["hypervisor"] == "esx-4.1"
    go_to(window, "Our blade", "hypervisor")
    user.press("Delete")
    assert program.library.library.records[("servers", "Our blade")] == BLADE


def test_the_menu_works_on_the_cell_or_on_the_row_whose_head_was_clicked(
    program: Wiring, driver: Driver, user: User, qtbot: QtBot, screenshot: Callable[..., Path]
) -> None:
    store = program.library
    for key in (1, 2, 3):
        store.perform(put(key, price(item=f"Module {key}")))
    window = opened(program, driver, user, qtbot)
    window.show_sheet("prices")
    table = window.table

    def items() -> list[str]:
        return [each.item for each in store.library.prices.values()]

    cell = table.visualRect(table.model().index(1, 0)).center()
    menu_of(user, qtbot, table.viewport().mapToGlobal(cell))
    screenshot(None, "menu of a cell")
    choose(user, qtbot, "c")
    qtbot.waitUntil(lambda: QGuiApplication.clipboard().text() == "Module 2\n")
    menu_of(user, qtbot, table.viewport().mapToGlobal(cell))
    choose(user, qtbot, "l")
    qtbot.waitUntil(lambda: items() == ["Module 1", "Module 2", "Module 3", "Module 2"])
    heads = table.verticalHeader()
    first = heads.viewport().mapToGlobal(QPoint(8, heads.sectionViewportPosition(0) + 8))
    menu_of(user, qtbot, first)
    assert (table.chosen_keys(), table.are_whole_rows()) == ([1], True)
    choose(user, qtbot, "d")
    qtbot.waitUntil(lambda: items() == ["Module 2", "Module 3", "Module 2"])
    user.press("ctrl+z")
    qtbot.waitUntil(lambda: len(items()) == 4)


def test_tables_go_out_and_come_in_through_the_dialogs_of_files(
    program: Wiring, driver: Driver, user: User, qtbot: QtBot, tmp_path: Path
) -> None:
    store = program.library
    store.perform(put(("servers", "Our blade"), BLADE))
    window = opened(program, driver, user, qtbot)
    window.show_sheet("servers")
    window.own_only.setChecked(True)
    program.preferences.change(last_folder=str(tmp_path))  # bare names are enough from here on
    left = in_turn(
        name_typed(user, tmp_path / "none" / "servers.csv"),
        keys(user, QMessageBox, "Return"),  # there is no such folder; another place is what Enter stands for
        name_typed(user, tmp_path / "servers.csv"),
    )
    user.press("ctrl+e")
    qtbot.waitUntil(lambda: window.messages.text == f"Written: {tmp_path / 'servers.csv'}")
    assert not left
    lines = (tmp_path / "servers.csv").read_text("utf-8-sig").splitlines()
    assert [line.split(",")[0] for line in lines] == ["Name", "Our blade"]
    in_turn(name_typed(user, "servers"))  # the kind that is offered first
    user.press("ctrl+e")
    qtbot.waitUntil(lambda: window.messages.text == f"Written: {tmp_path / 'servers.xlsx'}")
    store.undo()
    assert not store.library.records

    window.show_sheet("prices")
    window.messages.hide()
    (tmp_path / "page.xlsx").write_bytes(b"<html>")
    in_turn(name_typed(user, "page.xlsx"))
    user.press("ctrl+o")
    importing(window, qtbot, "web page")
    assert not window.messages.text, "nothing is said behind the dialog"
    in_turn(name_typed(user, FOREIGN / "excel-1904.xlsx"))
    user.press("alt+c")
    dialog = importing(window, qtbot, "3 new")
    assert dialog.import_button.isEnabled()
    user.press("alt+i")
    qtbot.waitUntil(lambda: len(store.library.prices) == 3)
    assert {each.discount_percent for each in store.library.prices.values()} == {0, 15, Decimal("12.5")}
    window.show_sheet("servers")
    for name in ("servers.csv", "servers.xlsx"):
        in_turn(name_typed(user, tmp_path / name))
        user.press("ctrl+o")
        importing(window, qtbot, "1 new")
        user.press("alt+i")
        qtbot.waitUntil(lambda: bool(store.library.records))
        assert store.library.records == {("servers", "Our blade"): BLADE}
        store.undo()
    assert program.preferences.values.last_folder == str(tmp_path)


def importing(window: LibraryWindow, qtbot: QtBot, words: str) -> ImportDialog:
    """The dialog of an import, once it says this."""
    qtbot.waitUntil(lambda: window.findChild(ImportDialog) is not None)
    dialog = window.findChild(ImportDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: words in dialog.status.text() and dialog.isActiveWindow())
    return dialog


def test_a_whole_library_goes_out_and_another_one_comes_in(
    program: Wiring, driver: Driver, user: User, qtbot: QtBot, tmp_path: Path, screenshot: Callable[..., Path]
) -> None:
    store = program.library
    store.perform(put(("servers", "Our blade"), BLADE))
    store.perform(put(1, price()))
    window = opened(program, driver, user, qtbot)
    program.preferences.change(last_folder=str(tmp_path))  # bare names are enough from here on
    in_turn(name_typed(user, "all"))
    window._actions["export_all"].trigger()
    path = tmp_path / "all.sqlite"
    assert window.messages.text == f"Written: {path}"
    assert LibraryFile(path).read() == store.library
    for _ in range(2):
        store.undo()
    assert not store.library.records
    window.messages.hide()
    (tmp_path / "words.sqlite").write_bytes(b"no library at all")
    in_turn(name_typed(user, "words.sqlite"))
    window._actions["merge"].trigger()
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), MergeDialog))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, MergeDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    assert str(tmp_path / "words.sqlite") in dialog.refusal.text()
    assert not window.messages.text, "nothing is said behind the dialog"
    screenshot(None, "no library")
    in_turn(name_typed(user, "all.sqlite"))
    user.press("alt+c")
    qtbot.waitUntil(lambda: dialog.merge_button.isEnabled() and dialog.isActiveWindow())
    user.press("alt+m")
    qtbot.waitUntil(lambda: store.library.records.get(("servers", "Our blade")) == BLADE)
    assert store.library.prices == {1: price()}
