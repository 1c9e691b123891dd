"""Another language is spoken at once: in a new window that shows what the old one showed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from app.library.library_window import LibraryWindow
from app.look import translation
from app.look.translation import dress_application
from app.machine.preferences import Preferences
from app.project.own_records import library_path
from app.window.bootstrap import Headroom
from app.window.reopened_files import KeptOpen
from app.window.wiring import Wiring
from db.library import LibraryFile
from planner_core.editing import verbs
from tests.support.libraries import BLADE, put
from tests.support.settled import settle


@pytest.fixture
def headroom(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Headroom]:
    preferences = Preferences(tmp_path / "settings")
    preferences.change(language="en")
    made = started(qtbot, qapp, preferences)
    yield made
    made.preferences.change(language="en")
    made._speak()
    dress_application(qapp)
    ended(qtbot, made)


def started(qtbot: QtBot, qapp: QApplication, preferences: Preferences, path: Path | None = None) -> Headroom:
    hook = sys.excepthook  # pytest-qt's: an exception in a slot fails the test
    made = Headroom(qapp, preferences)
    with qtbot.waitCallback() as painted:
        made.start(path, painted=painted)
    qtbot.waitUntil(lambda: made.wiring is not None)
    sys.excepthook = hook
    return made


def ended(qtbot: QtBot, made: Headroom) -> None:
    made.window.close()
    made.window.deleteLater()
    made.deleteLater()
    settle()


def wiring(made: Headroom) -> Wiring:
    assert made.wiring is not None
    return made.wiring


def choose(qtbot: QtBot, made: Headroom, language: str) -> None:
    """Choose a language as its menu entry does, and wait for the window that speaks it."""
    before, hook = made.window, sys.excepthook
    wiring(made).actions[f"language.{language}"].trigger()
    qtbot.waitUntil(lambda: made.window is not before)
    sys.excepthook = hook
    at_rest(qtbot, made)


def at_rest(qtbot: QtBot, made: Headroom) -> None:
    session = wiring(made).session
    if session.path is not None:
        qtbot.waitUntil(lambda: session.assessment is not None and session.results.is_reviewed)
    settle()


def texts(made: Headroom) -> list[str]:
    """Every text that is seen in any window, that can be reached by a menu, or that is said on hovering."""
    found: list[str] = []
    for window in (*made.window.findChildren(QWidget), made.window):
        if window.isVisible():
            found += [window.windowTitle(), window.toolTip(), window.accessibleName(), *said_by(window)]
    found += [each.text() for each in made.window.findChildren(QAction)]
    return sorted(text for text in found if text)


def said_by(widget: QWidget) -> list[str]:
    if isinstance(widget, QLabel | QAbstractButton):
        return [widget.text()]
    if isinstance(widget, QLineEdit):
        return [widget.text(), widget.placeholderText()]
    if isinstance(widget, QComboBox):
        return [widget.itemText(row) for row in range(widget.count())]
    if isinstance(widget, QTabBar):
        return [widget.tabText(row) for row in range(widget.count())]
    return []


def test_the_open_plan_goes_on_in_the_other_language_as_after_a_fresh_start(
    headroom: Headroom, qtbot: QtBot, qapp: QApplication, screenshot: Callable[..., Path]
) -> None:
    headroom.window.setGeometry(QRect(20, 30, 1300, 860))
    first = wiring(headroom)
    first.commands.open_sample("everything-on-ssd")
    session = first.session
    assert session.perform(verbs.set_field(session.plan, ["host"], "ram_gib", 200.0))
    at_rest(qtbot, headroom)
    bench = first.workbench
    bench.canvas.select(("ssd",))
    first.actions["view.results"].setChecked(True)
    bench.tabs.show_tab("cost")
    settle()  # opening them fits the plan
    bench.canvas.framing.look_at(0.5, (100.0, 150.0))
    first.show_library()
    library = first.window.findChild(LibraryWindow)
    assert library is not None
    assert library.sheet_name != "drives"
    library.show_sheet("drives")
    before, path, place = KeptOpen.of(first), session.path, headroom.window.geometry()
    english = texts(headroom)
    choose(qtbot, headroom, "de")
    assert translation.language() == "de"
    again = wiring(headroom)
    after = KeptOpen.of(again)
    assert after == before
    assert headroom.window.geometry() == place
    screenshot(headroom.window, "german")
    german = texts(headroom)
    assert "Kosten" in german
    assert "Kosten" not in english
    assert again.session.changes.can_undo

    # Themes and edits reach the new window alone.
    again.themes.choose("dark")
    again.themes.choose("light")
    again.session.undo()
    again.session.redo()
    at_rest(qtbot, headroom)
    assert texts(headroom) == german

    # A fresh start says the same.
    kept = KeptOpen.of(again)
    headroom.window.close()
    fresh = started(qtbot, qapp, headroom.preferences, path)
    kept.show_in(wiring(fresh))
    at_rest(qtbot, fresh)
    assert texts(fresh) == german
    ended(qtbot, fresh)


def test_the_steps_of_the_library_can_still_be_undone(headroom: Headroom, qtbot: QtBot) -> None:
    library = wiring(headroom).library
    for name in ("One", "Two"):
        assert library.perform(put(("servers", name), replace(BLADE, name=name)))
    assert library.undo()
    choose(qtbot, headroom, "de")
    again = wiring(headroom).library
    assert again is not library
    assert (again.undo_label, again.redo_label) == (library.undo_label, library.redo_label)
    assert again.undo()
    assert not again.library.records
    assert again.redo()
    assert again.redo()
    assert set(again.library.records) == {("servers", "One"), ("servers", "Two")}


def test_steps_of_a_library_that_somebody_else_has_changed_are_gone(headroom: Headroom, qtbot: QtBot) -> None:
    library = wiring(headroom).library
    assert library.perform(put(("servers", "One"), replace(BLADE, name="One")))
    other = LibraryFile(library_path())
    other.read()
    other.commit(put(("servers", "Two"), replace(BLADE, name="Two")))
    choose(qtbot, headroom, "de")
    assert wiring(headroom).library.undo_label is None


def test_an_untouched_draft_and_the_start_page_stay(headroom: Headroom, qtbot: QtBot) -> None:
    choose(qtbot, headroom, "de")
    assert headroom.window.page is headroom.window.start_page
    wiring(headroom).commands.open_sample("replica-on-ssd")
    at_rest(qtbot, headroom)
    plan = wiring(headroom).session.plan
    choose(qtbot, headroom, "en")
    assert wiring(headroom).session.plan == plan
    assert headroom.window.page is wiring(headroom).workbench
    window = headroom.window
    wiring(headroom).actions["language.en"].trigger()  # the one that is spoken
    settle()
    assert headroom.window is window
