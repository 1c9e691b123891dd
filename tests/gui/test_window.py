"""The window as a whole: titles, messages, files that are dropped, themes, sizes, and what screen readers hear."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, QSize, Qt, QUrl
from PySide6.QtGui import QAccessible, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from app.look import theme, translation
from app.look.translation import install
from app.machine.crash_log import log_folder
from app.machine.preferences import Preferences
from app.window.bootstrap import Headroom
from app.window.dialogs.about_dialog import AboutDialog, licence_text, versions
from app.window.dialogs.shortcuts_dialog import ShortcutsDialog
from app.window.wiring import Wiring
from app.window.workbench import MOST_FOR_RESULTS
from db.presence import announced
from planner_core.editing import verbs
from planner_core.plan.components import DiskGroup, Host
from tests.support.driver import Driver
from tests.support.file_manager import MIDDLE, file_manager
from tests.support.settled import settle
from tests.support.user import User

Screenshot = Callable[..., Path]
SMALL = QRect(0, 20, 1024, 700)


def open_sample(program: Wiring, qtbot: QtBot, name: str = "everything-on-ssd") -> None:
    program.window.start_page.cards[name].click()
    qtbot.waitUntil(lambda: program.session.assessment is not None)


def drop(program: Wiring, path: Path) -> None:
    """A file dropped on the window, as another program's file manager does it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    where = QPointF(program.window.rect().center())
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    program.window.dropEvent(QDropEvent(where, copy, data, left, none))


def test_the_title_follows_the_plan(program: Wiring, qtbot: QtBot) -> None:
    assert program.window.windowTitle() == "Headroom"
    open_sample(program, qtbot)
    assert program.window.windowTitle() == "Everything on SSD - Headroom"
    program.session.perform(verbs.set_setting(program.session.plan, "name", "Customer North"))
    assert program.window.windowTitle() == "Customer North - Headroom"
    program.actions["file.start_page"].trigger()
    assert program.window.windowTitle() == "Headroom"


def test_a_dropped_file_opens(program: Wiring, qtbot: QtBot, tmp_path: Path) -> None:
    open_sample(program, qtbot)
    path = tmp_path / "dropped.headroom"
    assert program.session.files.save_copy(path)
    program.commands.new()
    drop(program, path)
    assert program.session.path == path
    assert program.window.windowTitle() == "Everything on SSD - Headroom"


@pytest.mark.parametrize("place", ["start page", "drawing", "palette"])
def test_a_file_is_dragged_from_a_file_manager(
    driver: Driver, user: User, qtbot: QtBot, tmp_path: Path, place: str
) -> None:
    program = driver.program
    open_sample(program, qtbot)
    path = tmp_path / "dragged.headroom"
    program.session.files.save_copy(path)
    program.commands.open_sample("everything-on-sas")
    target: QWidget = program.workbench.canvas if place == "drawing" else program.workbench.palette_pane
    if place == "start page":
        program.show_start()
        target = program.window.start_page
    with file_manager(path):
        user.drag(MIDDLE, driver.middle(target))
        driver.until(lambda: program.session.path == path)
    assert program.window.page is program.workbench


def test_a_file_that_is_no_plan_is_refused_in_the_window(
    program: Wiring, qtbot: QtBot, tmp_path: Path, screenshot: Screenshot
) -> None:
    path = tmp_path / "picture.headroom"
    path.write_bytes(b"\xff\xd8\xff\xe0 this is no plan" * 40)
    drop(program, path)
    assert str(path) in program.window.messages.text
    assert "Traceback" not in program.window.messages.text
    assert program.window.page is program.window.start_page
    settle()
    screenshot(program.window, "refused")


def test_a_read_only_plan_says_so_in_the_title_and_offers_a_copy(
    program: Wiring, qtbot: QtBot, tmp_path: Path
) -> None:
    open_sample(program, qtbot)
    path = tmp_path / "plan.headroom"
    program.session.files.save_copy(path)
    program.commands.new()
    with plan_in_use(path):
        program.commands.open_path(path)
        assert program.window.windowTitle() == "Everything on SSD [read-only] - Headroom"
        buttons = [button.text() for button in program.window.messages.findChildren(QAbstractButton)]
        assert "Save a copy…" in buttons
        if announced(path) is not None:  # the disk can hold a note: who has it is said without any change
            assert f"@{socket.gethostname()} has had " in program.window.messages.text
            assert re.search(r" open since .+ 20\d\d, \d\d:\d\d", program.window.messages.text)


def test_a_bug_is_told_in_the_window_with_the_place_of_its_log_and_the_program_goes_on(
    program: Wiring, qtbot: QtBot
) -> None:
    messages = program.window.messages
    open_sample(program, qtbot)
    program.crash_hook._on_exception(*a_bug())
    log = log_folder() / "headroom.log"
    assert "Your plan is safe in its file" in messages.text
    assert str(log) in messages.text
    assert "ZeroDivisionError" in log.read_text("utf-8")
    program.actions["insert.host"].trigger()
    assert program.actions["edit.undo"].text() == "&Undo: Add Host"
    log.unlink()
    log.parent.rmdir()
    log.parent.write_bytes(b"in the way of the folder")
    program.crash_hook._on_exception(*a_bug())
    assert "could not be written to the log" in messages.text


def a_bug() -> tuple[type[BaseException], BaseException, TracebackType | None]:
    """What Python hands over of an exception that nobody caught."""
    try:
        raise ZeroDivisionError
    except ZeroDivisionError as error:
        return type(error), error, error.__traceback__


class plan_in_use:  # noqa: N801 - reads as what it is in a with statement
    """Another window has the plan open."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> None:
        from db.project_file import ProjectFile

        self._file = ProjectFile.open(self._path)

    def __exit__(self, *_: object) -> None:
        self._file.close()


def test_undo_names_its_step_in_menu_and_tooltip(program: Wiring, qtbot: QtBot) -> None:
    program.commands.new()
    program.actions["insert.host"].trigger()
    undo = program.actions["edit.undo"]
    assert undo.text() == "&Undo: Add Host"
    assert undo.toolTip() == "Undo: Add Host (Ctrl+Z)"
    undo.trigger()
    assert not undo.isEnabled()
    assert program.actions["edit.redo"].text() == "&Redo: Add Host"
    assert program.session.plan.of_type(Host) == ()


def test_the_plan_is_renamed_in_place(driver: Driver, qtbot: QtBot) -> None:
    driver.program.commands.new()
    driver.until(driver.bench.canvas.hasFocus)
    driver.user.press("F2")
    driver.user.type("Pilot for the north")
    driver.user.press("Return")
    driver.until(lambda: driver.plan.name == "Pilot for the north")
    driver.user.press("F2")
    driver.user.type("given up")
    driver.user.press("Escape")
    assert driver.bench.top_bar.name.text() == "Pilot for the north"
    assert driver.plan.name == "Pilot for the north"


@pytest.mark.parametrize("clicks", [1, 2, 3])
def test_a_click_on_the_name_of_the_plan_selects_it_whole(driver: Driver, clicks: int) -> None:
    user, name = driver.user, driver.bench.top_bar.name
    user.press("ctrl+n")
    driver.until(driver.bench.canvas.hasFocus)
    at_a_word = name.mapToGlobal(QPoint(30, name.height() // 2))
    user.click(at_a_word, times=clicks)
    assert name.selectedText() == driver.plan.name
    user.type("X")
    user.press("Return")
    driver.until(lambda: driver.plan.name == "X")


def test_clicks_in_the_name_that_is_being_typed_work_as_in_every_field(driver: Driver, qtbot: QtBot) -> None:
    user, name = driver.user, driver.bench.top_bar.name
    user.press("ctrl+n")
    driver.until(driver.bench.canvas.hasFocus)
    at_a_word = name.mapToGlobal(QPoint(30, name.height() // 2))
    user.click(at_a_word)
    user.until_no_double_click()
    user.click(at_a_word)
    assert name.selectedText() == ""
    user.until_no_double_click()
    user.click(at_a_word, times=2)
    assert 0 < len(name.selectedText().strip()) < len(name.text())


def test_the_palette_adds_by_double_click_and_by_its_button(driver: Driver) -> None:
    driver.program.commands.new()
    driver.until(driver.bench.canvas.hasFocus)
    driver.user.click(driver.palette_line("Host"), times=2)
    driver.until(lambda: len(driver.plan.of_type(Host)) == 1)
    driver.user.click(driver.palette_line("SATA SSD 960 GB"))
    driver.click(driver.bench.palette_pane.button)
    driver.until(lambda: len(driver.plan.of_type(DiskGroup)) == 1)
    assert driver.plan.parents[driver.plan.of_type(DiskGroup)[0].id] == driver.plan.of_type(Host)[0].id


def test_the_phase_switch_shows_the_other_phase(
    program: Wiring, qtbot: QtBot, screenshot: Screenshot
) -> None:
    open_sample(program, qtbot)
    canvas = program.workbench.canvas
    assert canvas.shown.explanation("host", "cpu") == "host.cpu.steady"
    program.workbench.top_bar.phase.choose("boot")
    assert canvas.shown.explanation("host", "cpu") == "host.cpu.boot"
    screenshot(program.window, "boot")


def test_the_start_page_leads_back_to_the_open_plan(program: Wiring, qtbot: QtBot) -> None:
    open_sample(program, qtbot)
    program.session.perform(verbs.set_setting(program.session.plan, "name", "Mine"))
    program.actions["file.start_page"].trigger()
    for action in ("file.export_proposal", "edit.undo", "edit.select_all"):
        assert not program.actions[action].isEnabled(), action
    buttons = program.window.start_page.recent.buttons
    assert [button.plan.name for button in buttons] == ["Mine"]
    buttons[0].click()
    assert program.window.page is program.workbench
    for action in ("file.export_proposal", "edit.undo"):
        assert program.actions[action].isEnabled(), action
    assert program.window.windowTitle() == "Mine - Headroom"


@pytest.mark.parametrize("name", ["light", "dark"])
def test_themes_take_effect_at_once(program: Wiring, qtbot: QtBot, screenshot: Screenshot, name: str) -> None:
    open_sample(program, qtbot)
    program.actions[f"theme.{name}"].trigger()
    assert theme.current().name == name
    program.workbench.explain_number("limits.1")
    settle()
    screenshot(program.window, "workbench")
    program.actions["file.start_page"].trigger()
    settle()
    screenshot(program.window, "start-page")
    assert program.preferences.values.theme == name


@pytest.mark.parametrize("ranges", [True])
@pytest.mark.parametrize("percent", [100, 200])
def test_everything_fits_into_a_small_window(
    ranges: bool, program: Wiring, qtbot: QtBot, screenshot: Screenshot, percent: int
) -> None:
    program.actions[f"text.{percent}"].trigger()
    program.window.setGeometry(SMALL)
    settle()
    screenshot(program.window, "start-page")
    assert program.window.width() <= SMALL.width()
    open_sample(program, qtbot)
    settle()
    screenshot(program.window, "workbench")
    program.workbench.explain_number("limits.1")
    settle()
    screenshot(program.window, "explained")
    assert program.window.width() <= SMALL.width()
    assert program.window.height() <= SMALL.height()
    inside = QRect(QPoint(0, 0), program.window.size())
    for widget in (program.workbench.strip, program.workbench.top_bar, program.workbench.inspector):
        place = QRect(widget.mapTo(program.window, QPoint(0, 0)), widget.size())
        assert inside.contains(place), widget
    program.actions["text.100"].trigger()


def test_results_leave_room_for_the_drawing_in_a_small_window_with_large_text(
    program: Wiring, qtbot: QtBot, screenshot: Screenshot
) -> None:
    open_sample(program, qtbot)
    program.actions["text.200"].trigger()
    program.window.setGeometry(QRect(60, 70, 1024, 700))
    qtbot.waitUntil(lambda: program.window.size() == QSize(1024, 700))
    program.actions["view.results"].setChecked(True)
    bench = program.workbench
    qtbot.waitUntil(lambda: bench.tabs.isVisible() and bench.tabs.height() > 0)
    settle()
    screenshot(None, "results")
    assert bench.tabs.height() + bench.strip.height() <= 700 * MOST_FOR_RESULTS + 2
    add = bench.side.findChild(QPushButton)
    assert add.height() >= add.sizeHint().height()


def test_what_was_set_is_there_at_the_next_start(program: Wiring, qtbot: QtBot) -> None:
    open_sample(program, qtbot)
    program.actions["view.palette"].setChecked(False)
    program.actions["view.results"].setChecked(True)
    program.window.setGeometry(QRect(60, 70, 1200, 800))
    settle()
    program.workbench.remember_sizes()
    program.preferences.change(window=program.window.remembered_place())
    again = Preferences(program.preferences.folder).values
    assert again.hidden == ("palette",)
    assert set(again.panes) >= {"rows"}
    assert again.window


def test_the_language_that_is_spoken_already_is_no_other_one(program: Wiring) -> None:
    assert program.preferences.values.language == "system"
    program.actions[f"language.{translation.language()}"].trigger()
    assert program.preferences.values.language == translation.language()
    assert "next start" not in program.window.messages.text


def test_widgets_have_names_for_screen_readers(program: Wiring, qtbot: QtBot) -> None:
    nameless = list(_nameless(program.window))
    open_sample(program, qtbot)
    program.workbench.canvas.select(("pool",))
    program.workbench.explain_number("limits.1")
    settle()
    nameless += _nameless(program.window)
    assert nameless == []


def _nameless(window: QWidget) -> Iterator[str]:
    """Visible widgets that take the focus or a click and would be announced as nothing."""
    for widget in window.findChildren(QWidget):
        if (
            not widget.isVisible()
            or widget.focusProxy() is not None
            or isinstance(widget, QLabel | QScrollBar)
        ):
            continue
        if widget.focusPolicy() == Qt.FocusPolicy.NoFocus and not isinstance(widget, QAbstractButton):
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        if interface is not None and not interface.text(QAccessible.Text.Name):
            yield f"{type(widget).__name__} {widget.objectName()} in {type(widget.parentWidget()).__name__}"


def test_no_two_access_keys_of_the_window_clash(program: Wiring, qtbot: QtBot) -> None:
    open_sample(program, qtbot)
    menus = [action.text() for action in program.window.menuBar().actions()]
    buttons = [
        widget.text()
        for widget in program.window.findChildren(QAbstractButton)
        if widget.isVisible() and "&" in widget.text().replace("&&", "")
    ]
    keys = [text[text.replace("&&", "").index("&") + 1].lower() for text in [*menus, *buttons]]
    assert len(keys) == len(set(keys))


def test_a_plan_named_on_the_command_line_opens_at_once(
    program: Wiring, qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    open_sample(program, qtbot)
    path = tmp_path / "given.headroom"
    program.session.files.save_copy(path)
    program.commands.new()
    second = started(qtbot, qapp, tmp_path, path)
    try:
        assert second.window.windowTitle() == "Everything on SSD - Headroom"
        assert second.window.page is second.workbench
    finally:
        finish(second)


def test_a_plan_that_is_not_there_leads_to_the_start_page_with_a_reason(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    program = started(qtbot, qapp, tmp_path, tmp_path / "gone.headroom")
    try:
        assert program.window.page is program.window.start_page
        assert "gone.headroom" in program.window.messages.text
    finally:
        finish(program)


def started(qtbot: QtBot, qapp: QApplication, tmp_path: Path, path: Path) -> Wiring:
    """The program as `headroom PLAN` starts it."""
    headroom = Headroom(qapp, Preferences(tmp_path / "settings of the second"))
    headroom.start(path)
    qtbot.waitUntil(lambda: headroom.wiring is not None and headroom.window.page is not None)
    assert headroom.wiring is not None
    settle()
    return headroom.wiring


def finish(program: Wiring) -> None:
    program.window.close()
    program.window.deleteLater()


def test_german_from_the_first_string_on(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, user: User, screenshot: Screenshot
) -> None:
    preferences = Preferences(tmp_path / "settings")
    preferences.change(language="de")
    headroom = Headroom(qapp, preferences)
    try:
        headroom.start()
        qtbot.waitUntil(lambda: headroom.wiring is not None and headroom.wiring.is_prepared, timeout=60_000)
        program = headroom.wiring
        assert program is not None
        assert [action.text() for action in program.window.menuBar().actions()][:2] == [
            "&Datei",
            "&Bearbeiten",
        ]
        screenshot(program.window, "start-page")
        open_sample(program, qtbot)
        settle()
        assert program.workbench.strip.cost.sentence.startswith("ab 181\N{NO-BREAK SPACE}€")
        program.workbench.explain_number("limits.1")
        settle()
        screenshot(program.window, "workbench")
    finally:
        headroom.window.close()
        headroom.window.deleteLater()
        headroom.deleteLater()
        install("en")


def test_about_names_all_versions(program: Wiring, qtbot: QtBot, screenshot: Screenshot) -> None:
    program.actions["help.about"].trigger()
    dialog = program.window.findChild(AboutDialog)
    assert dialog is not None
    said = {label.text() for label in dialog.findChildren(QLabel)}
    for name, version in versions():
        assert {name, version} <= said
        assert version[0].isdigit(), name
    assert licence_text().startswith("MIT License")
    assert "LGPL" in licence_text() or "Lesser General Public" in licence_text()
    next(button for button in dialog.findChildren(QPushButton) if button.text() == "Copy versions").click()
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied == [f"{name}: {version}" for name, version in versions()]
    settle()
    screenshot(dialog, "about")
    dialog.close()


def test_the_shortcuts_page_opens(program: Wiring, qtbot: QtBot, screenshot: Screenshot) -> None:
    program.actions["help.shortcuts"].trigger()
    dialog = program.window.findChild(ShortcutsDialog)
    assert dialog is not None
    settle()
    screenshot(dialog, "shortcuts")
    dialog.close()


def test_the_recent_menu_tells_plans_of_one_name_apart(program: Wiring, qtbot: QtBot) -> None:
    open_sample(program, qtbot)
    program.session.perform(verbs.set_setting(program.session.plan, "name", "Untitled plan"))
    program.commands.new()
    menu = program.actions.menus["recent"]
    menu.aboutToShow.emit()
    ends = (r"0\shosts,\s0\sdesktops", r"1\shost,\s75\sdesktops")
    for number, (action, end) in enumerate(zip(menu.actions(), ends, strict=False), 1):
        assert re.fullmatch(rf"&{number}  Untitled plan \(Draft, .*\d\d:\d\d · {end}\)", action.text())


def test_the_recent_menu_is_numbered_and_greys_what_is_gone(
    program: Wiring, qtbot: QtBot, tmp_path: Path
) -> None:
    open_sample(program, qtbot)
    path = tmp_path / "R&D.headroom"
    program.session.files.save_copy(path)
    program.commands.new()
    os.remove(path)  # noqa: PTH107 - as somebody else does it
    menu = program.actions.menus["recent"]
    menu.aboutToShow.emit()
    lines = [(action.text(), action.isEnabled()) for action in menu.actions() if not action.isSeparator()]
    assert lines[0] == ("&1  Untitled plan", True)
    assert lines[1] == ("&2  Everything on SSD (not found)", False)
    assert lines[-1] == ("&Remove those not found", True)
    menu.actions()[-1].trigger()
    menu.aboutToShow.emit()
    assert not any("not found)" in action.text() for action in menu.actions())


def test_results_that_are_opened_again_are_as_high_as_before(program: Wiring, qtbot: QtBot) -> None:
    open_sample(program, qtbot)
    bench, switch = program.workbench, program.actions["view.results"]
    switch.setChecked(True)
    qtbot.waitUntil(lambda: bench.tabs.isVisible() and bench.tabs.height() > 0)
    rows = bench._splitters["rows"]
    for height in (300, 420):
        rows.moveSplitter(rows.height() - height, 1)
        settle()
        before = rows.sizes()
        switch.setChecked(False)
        settle()
        switch.setChecked(True)
        qtbot.waitUntil(bench.tabs.isVisible)
        settle()
        assert rows.sizes() == before


def test_no_pane_can_be_dragged_away(program: Wiring, qtbot: QtBot) -> None:
    """A line between panes that is dragged to its end leaves each of them as wide as it has to be."""
    open_sample(program, qtbot)
    bench = program.workbench
    program.actions["view.results"].setChecked(True)
    qtbot.waitUntil(lambda: bench.tabs.isVisible() and bench.tabs.height() > 0)
    for name, splitter in bench._splitters.items():
        seen = [at for at in range(splitter.count()) if splitter.widget(at).isVisible()]
        for at in seen[1:]:
            for place in (0, 10_000):
                splitter.moveSplitter(place, at)
                settle()
                assert all(splitter.sizes()[each] > 0 for each in seen), (name, at, place)


def test_the_strip_is_as_high_with_the_tables_as_without(driver: Driver) -> None:
    driver.program.commands.open_sample("sc7020f-3000")
    driver.assessment()
    high = {driver.bench.strip.height()}
    for is_open in (True, False):
        driver.program.actions["view.results"].setChecked(is_open)
        driver.until(lambda wanted=is_open: driver.bench.tabs.isVisible() == wanted)
        high.add(driver.bench.strip.height())
    assert len(high) == 1
