"""No file is replaced without asking, even if the program adds the suffix of its name."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from app.look.widgets.message_bar import MessageBar
from app.machine.preferences import Preferences
from app.output.destination import Destination, picture_kinds
from app.project.samples import read_sample
from app.project.session import Session
from app.window.commands.plan_commands import PlanCommands
from db.project_file import ProjectFile
from tests.support.plans import CATALOG

REPLACE, OTHER, PLACE = "&Replace it", "&Choose another name…", "&Choose another place…"


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    made = Session(CATALOG)
    yield made
    made.close()


class Answers:
    """Types names into the dialogs of the system, and clicks what is said to the questions after them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, parent: QWidget) -> None:
        self.names: list[tuple[str, str]] = []
        self.suggested: list[str] = []
        self.clicks: list[str] = []
        self.asked: list[str] = []
        monkeypatch.setattr(QFileDialog, "getSaveFileName", self._name)
        self._timer = QTimer(parent)
        self._timer.timeout.connect(self._click)
        self._timer.start(10)

    def _name(self, _window: QWidget, _title: str, suggested: str, _kinds: str) -> tuple[str, str]:
        self.suggested.append(suggested)
        return self.names.pop(0)

    def _click(self) -> None:
        question = QApplication.activeModalWidget()
        if isinstance(question, QMessageBox):
            self.asked.append(question.text())
            text = self.clicks.pop(0)
            next(each for each in question.buttons() if each.text() == text).click()


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch, window: QWidget) -> Answers:
    return Answers(monkeypatch, window)


@pytest.fixture
def save_plan(window: QWidget, session: Session, tmp_path: Path) -> Callable[[], bool]:
    """Save a draft under a name to be asked for."""
    commands = PlanCommands(session, Preferences(tmp_path / "settings"), window)
    assert session.new_plan(read_sample("replica-on-ssd"))
    return commands.ask_and_save


def test_a_plan_that_is_there_already_is_replaced_only_where_that_is_wanted(
    save_plan: Callable[[], bool], session: Session, answers: Answers, tmp_path: Path
) -> None:
    there = tmp_path / "Plan.headroom"
    ProjectFile.create(there, read_sample("everything-on-sas")).close()
    before = there.read_bytes()
    answers.names = [(str(tmp_path / "Plan"), ""), ("", "")]
    answers.clicks = [OTHER]
    assert not save_plan()
    assert there.read_bytes() == before
    assert answers.asked == ["There is a file Plan.headroom in this folder already."]
    assert answers.suggested[-1] == str(there), "the name is there to be changed"
    answers.names = [(str(tmp_path / "Plan"), ""), (str(tmp_path / "Other"), "")]
    answers.clicks = [OTHER]
    assert save_plan()
    assert there.read_bytes() == before
    assert session.path == tmp_path / "Other.headroom"
    answers.names, answers.clicks = [(str(tmp_path / "Plan"), "")], [REPLACE]
    assert save_plan()
    assert session.path == there
    assert session.plan == read_sample("replica-on-ssd")
    assert not answers.clicks


def test_what_the_dialog_of_the_system_has_asked_is_not_asked_again(
    save_plan: Callable[[], bool], session: Session, answers: Answers, tmp_path: Path
) -> None:
    there = tmp_path / "Plan.headroom"
    ProjectFile.create(there, read_sample("everything-on-sas")).close()
    answers.names = [(str(there), "")]
    assert save_plan()
    answers.names = [(str(tmp_path / "New"), "")]
    assert save_plan()
    assert session.path == tmp_path / "New.headroom"
    assert not answers.asked


@pytest.mark.parametrize("number", [0, 1])
def test_an_export_asks_about_the_name_with_the_ending_of_its_kind(
    window: QWidget, answers: Answers, tmp_path: Path, number: int
) -> None:
    preferences = Preferences(tmp_path / "settings")
    destination = Destination(preferences, MessageBar(window), window)
    kinds = picture_kinds()
    other, chosen = kinds[1 - number], kinds[number]
    (tmp_path / f"Drawing{other.suffix}").write_bytes(b"x")
    answers.names = [(str(tmp_path / "Drawing"), chosen.title)]
    path = tmp_path / f"Drawing{chosen.suffix}"
    assert destination.ask("Export picture", "Drawing", kinds) == path
    assert not answers.asked
    path.write_bytes(b"x")
    answers.names, answers.clicks = [(str(tmp_path / "Drawing"), chosen.title)], [REPLACE]
    assert destination.ask("Export picture", "Drawing", kinds) == path
    assert answers.asked == [f"There is a file {path.name} in this folder already."]
    answers.names, answers.clicks = [(str(tmp_path / "Drawing"), chosen.title), ("", "")], [OTHER]
    assert destination.ask("Export picture", "Drawing", kinds) is None
    assert preferences.values.last_folder == str(tmp_path)


def test_places_that_cannot_be_written_are_told_before_anything_is_made(
    window: QWidget, answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder of that name, a link, no folder, a folder that is a file, and one without the right to write."""
    (tmp_path / "folder.png").mkdir()
    (tmp_path / "link.png").symlink_to(tmp_path / "target.png")
    (tmp_path / "file").write_bytes(b"x")
    closed = tmp_path / "closed"
    closed.mkdir()
    may = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != closed and may(path, mode))
    said = {
        tmp_path / "folder.png": "is a folder; name a file.",
        tmp_path / "link": f"is a link to {tmp_path / 'target.png'}.",
        tmp_path / "none" / "x.png": f"There is no folder {tmp_path / 'none'}.",
        tmp_path / "file" / "x.png": f"There is no folder {tmp_path / 'file'}.",
        closed / "x.png": f"Nothing can be written into the folder {closed}.",
    }
    answers.names = [(str(path), "") for path in (*said, tmp_path / "right.png")]
    answers.clicks = [PLACE] * len(said)
    preferences = Preferences(tmp_path / "settings")
    destination = Destination(preferences, MessageBar(window), window)
    assert destination.ask("Export picture", "Drawing", picture_kinds()) == tmp_path / "right.png"
    for words, told in zip(said.values(), answers.asked, strict=True):
        assert words in told
    assert answers.suggested[2] == str(tmp_path / "link.png"), "the name is there to be changed"
    assert not (tmp_path / "target.png").exists()
