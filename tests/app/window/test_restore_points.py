"""The list of restore points: set, go, rename, remove and bring back, with nothing lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from app.look.theme_manager import Themes
from app.look.widgets.message_bar import MessageBar
from app.project.samples import read_sample
from app.project.session import Session
from app.window.commands.state_commands import StateCommands
from app.window.dialogs.restore_points_dialog import RestorePointsDialog, distance
from db.errors import DiskFullError
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.messages import Message
from tests.support.in_front import bring_to_front
from tests.support.lying import faults_of_place
from tests.support.plans import CATALOG
from tests.support.projects import stored
from tests.support.settled import settle


@pytest.fixture
def session(qtbot) -> Iterator[Session]:
    made = Session(CATALOG)
    assert made.new_plan(read_sample("replica-on-ssd"))
    yield made
    made.close()


@pytest.fixture
def commands(session: Session, qtbot) -> StateCommands:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return StateCommands(session, MessageBar(window), window)


@pytest.fixture
def dialog(commands: StateCommands, session: Session, qtbot) -> RestorePointsDialog:
    change(session, 70)
    assert session.points.set("Approved")
    change(session, 90)
    made = commands.show_points()
    bring_to_front(qtbot, made)
    return made


def change(session: Session, number: int) -> None:
    assert session.perform(verbs.set_field(session.plan, ["pool"], "desktops", number))


def desktops(session: Session) -> int:
    return session.plan.components["pool"].desktops  # type: ignore[union-attr]


def names(session: Session) -> list[str]:
    return [point.name for point in session.history.points]


def answer(messages: MessageBar, text: str) -> None:
    next(each for each in messages.findChildren(QAbstractButton) if each.text() == text).click()


def test_going_to_a_point_is_undone_like_any_step(session: Session, dialog: RestorePointsDialog) -> None:
    assert dialog.table.rows.index(0, 0).data() == "Approved"
    assert dialog.table.rows.index(0, 3).data() == distance(-1)
    dialog.go_button.click()
    assert desktops(session) == 70
    assert str(session.history.last.label) == "Go back to Approved"
    session.undo()
    assert desktops(session) == 90


def test_the_last_row_is_the_state_at_opening(session: Session, dialog: RestorePointsDialog, qtbot) -> None:
    dialog.table.choose(1)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    assert session.plan == read_sample("replica-on-ssd")
    session.undo()
    assert desktops(session) == 90


def test_a_point_is_renamed_in_its_row(session: Session, dialog: RestorePointsDialog, qtbot) -> None:
    dialog.begin_renaming(1)
    editor = dialog.table.findChild(QLineEdit)
    assert editor is not None
    editor.setText("For Müller")
    qtbot.keyPress(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: names(session) == ["For Müller"])
    assert stored(session.path)[1].points == session.history.points  # type: ignore[arg-type]
    assert dialog.table.rows.index(0, 0).data() == "For Müller"


def test_a_point_that_was_removed_can_be_brought_back(
    session: Session, dialog: RestorePointsDialog, qtbot
) -> None:
    before = session.history.points
    qtbot.keyClick(dialog.table, Qt.Key.Key_Delete)
    assert names(session) == []
    answer(dialog.messages, "Bring it back")
    assert session.history.points == before


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_names_can_be_read_at_every_size_of_text(
    commands: StateCommands, session: Session, qapp: QApplication, qtbot, percent: int
) -> None:
    themes = Themes(qapp, "light", percent)
    assert session.points.set("Offer to the customer")
    dialog = commands.show_points()
    bring_to_front(qtbot, dialog)
    table = dialog.table
    name = table.fontMetrics().horizontalAdvance("Offer to the cust")
    qtbot.waitUntil(lambda: table.columnWidth(0) >= name)
    assert table.columnWidth(0) >= table.viewport().width() - sum(
        table.columnWidth(each) for each in (1, 2, 3)
    )
    assert dialog.width() <= dialog.screen().availableGeometry().width()
    dialog.close()
    themes.deleteLater()


def test_a_point_is_set_by_typing_its_name(session: Session, dialog: RestorePointsDialog, qtbot) -> None:
    dialog.name.setText("  Second offer ")
    qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    assert names(session) == ["Approved", "Second offer"]
    assert dialog.table.row == 0
    assert dialog.name.text() == "", "free for the next name"
    assert session.history.points[1].set_by.count("@") == 1


def test_a_point_ahead_is_reached_by_redo(session: Session, dialog: RestorePointsDialog) -> None:
    point = session.history.points[0]
    session.undo()
    session.undo()
    steps = session.history.steps
    assert session.points.go_to(point)
    assert desktops(session) == 70
    assert session.history.steps == steps, "nothing was added to the history"


def test_a_point_ahead_is_not_reached_where_the_disk_refuses(
    session: Session, dialog: RestorePointsDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    point = session.history.points[0]
    session.undo()
    session.undo()
    before, refused = desktops(session), []
    session.refused.connect(refused.append)

    def full(*_: object) -> None:
        raise DiskFullError(Message("The disk is full."))

    monkeypatch.setattr(ProjectFile, "redo", full)
    assert not session.points.go_to(point)
    assert [str(each) for each in refused] == ["The disk is full."]
    assert desktops(session) == before


def test_the_key_marks_a_state_once_and_offers_a_name(session: Session, commands: StateCommands) -> None:
    change(session, 33)
    commands.mark()
    assert names(session) == ["Restore point 1"]
    assert "Restore point 1" in commands._messages.text
    commands.mark()
    assert names(session) == ["Restore point 1"]


def test_what_was_said_of_a_state_goes_when_it_is_left(session: Session, commands: StateCommands) -> None:
    """ "This state is marked" stood over another variant, and "Undo" would have undone another step."""
    commands.mark()
    assert "marked" in commands._messages.text
    assert session.variants.duplicate(session.variants.shown.id, "vSAN")
    assert commands._messages.text == ""
    commands.mark()
    assert session.perform(verbs.set_field(session.plan, ["pool"], "desktops", 12))
    assert commands._messages.text == ""
    commands._messages.show_message("Something else")
    assert session.perform(verbs.set_field(session.plan, ["pool"], "desktops", 13))
    assert commands._messages.text == "Something else"


def test_reverting_says_that_undo_leads_back(session: Session, commands: StateCommands) -> None:
    change(session, 33)
    before = session.project
    commands.revert()
    assert session.plan == read_sample("replica-on-ssd")
    answer(commands._messages, "Undo")
    assert session.project == before


def test_reverting_without_a_change_is_no_step(session: Session, commands: StateCommands) -> None:
    commands.revert()
    assert session.history.steps == ()
    assert commands._messages.text == "The plan is as it was when it was opened."
    assert not [each for each in commands._messages.findChildren(QAbstractButton) if each.text() == "Undo"]


def test_an_empty_field_says_what_to_type_into_it(dialog: RestorePointsDialog) -> None:
    assert dialog.name.placeholderText() == "Name of a new restore point"


def test_nothing_lies_over_anything_and_no_word_is_cut(dialog: RestorePointsDialog) -> None:
    settle()
    assert [*faults_of_place(dialog)] == []
