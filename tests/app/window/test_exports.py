"""Proposals and pictures are written whole or not at all, and every outcome is said in the window."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.look.widgets.message_bar import MessageBar
from app.machine.crash_log import log_folder
from app.machine.preferences import Preferences
from app.output.firm_profile import FirmProfile
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from app.project.session import Session
from app.window.commands.exports import WORKBOOK, Exports
from app.window.proposal.open_proposal import PresentProposal
from planner_core.plan.project import as_project
from planner_core.plan.proposal_design import CHAPTERS, Branding, Chapter, ProposalDesign
from tests.support.pdf import Pdf
from tests.support.proposal_process import COMPLAINT, ENDS, FAULT, FOR_EVER, begin_with, children, is_there
from tests.support.settled import settle
from tests.support.workbooks import Workbook


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    """A plan whose proposal has one chapter: what all of them say takes longer than to write and to refuse files."""
    made = Session(load_catalog())
    project = as_project(read_sample("everything-on-ssd"))
    bill_only = ProposalDesign(tuple(Chapter(key, shown=key == "bill") for key in CHAPTERS))
    made.new_plan(msgspec.structs.replace(project, proposal=bill_only))
    yield made
    made.close()


@pytest.fixture
def messages(qtbot: QtBot) -> MessageBar:
    bar = MessageBar()
    qtbot.addWidget(bar)
    return bar


@pytest.fixture
def exports(qtbot: QtBot, session: Session, messages: MessageBar, tmp_path: Path) -> Iterator[Exports]:
    window = QWidget()
    qtbot.addWidget(window)
    present = PresentProposal(session, FirmProfile(tmp_path / "data"), lambda: 0)
    made = Exports(present, Preferences(tmp_path / "settings"), messages, window)
    yield made
    made.stop()


def answer(messages: MessageBar, text: str) -> QPushButton:
    return next(button for button in messages.findChildren(QPushButton) if button.text() == text)


def test_a_proposal_is_written_and_offered_to_be_opened(
    exports: Exports, messages: MessageBar, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "Proposal.pdf"
    with qtbot.waitSignal(exports.proposal_written):
        exports.export_proposal(path)
    assert path.read_bytes().startswith(b"%PDF-")
    assert str(path) in messages.text
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url) or True)
    answer(messages, "Open the proposal").click()
    assert opened == [QUrl.fromLocalFile(str(path))]
    assert not messages.text
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    exports.destination.say_written(path, "Open the proposal")
    answer(messages, "Open the proposal").click()
    assert messages.text == f"No program on this computer opens this file: {path}"


def test_each_proposal_shows_the_plan_as_it_was_when_asked(
    exports: Exports, session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    """They are made one after the other; what is asked for meanwhile waits and is written, too."""
    written: list[Path] = []
    exports.proposal_written.connect(written.append)
    name = session.plan.name
    exports.export_proposal(tmp_path / "first.pdf")
    exports.export_proposal(tmp_path / "second.xlsx")
    session.new_plan()
    qtbot.waitUntil(lambda: len(written) == 2, timeout=60_000)
    assert written == [tmp_path / "first.pdf", tmp_path / "second.xlsx"]
    assert not exports.is_busy
    assert name != session.plan.name
    assert name in str(Workbook(written[1].read_bytes()).rows("Summary")[0][0].value)


def test_what_waits_is_dropped_with_what_is_cancelled(
    exports: Exports, messages: MessageBar, qtbot: QtBot, tmp_path: Path
) -> None:
    exports.export_proposal(tmp_path / "first.pdf")
    exports.export_proposal(tmp_path / "second.pdf")
    exports._say_busy()
    answer(messages, "Cancel").click()
    assert not exports.is_busy
    settle()
    assert [*tmp_path.glob("*.pdf*")] == []


def test_a_cancelled_proposal_leaves_no_trace(
    exports: Exports, messages: MessageBar, qtbot: QtBot, tmp_path: Path
) -> None:
    exports.export_proposal(tmp_path / "cancelled.pdf")
    exports._say_busy()
    assert messages.text == "Making the proposal…"
    answer(messages, "Cancel").click()
    with qtbot.waitSignal(exports.proposal_written) as written:
        exports.export_proposal(tmp_path / "next.pdf")
    assert written.args == [tmp_path / "next.pdf"]
    assert [path.name for path in tmp_path.glob("*.pdf*")] == ["next.pdf"]


def test_a_place_that_cannot_be_written_is_said_and_can_be_tried_again(
    exports: Exports, messages: MessageBar, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "not yet there"
    with qtbot.waitSignal(exports.failed):
        exports.export_proposal(folder / "proposal.pdf")
    assert str(folder) in messages.text
    folder.mkdir()
    with qtbot.waitSignal(exports.proposal_written):
        answer(messages, "Try again").click()
    assert (folder / "proposal.pdf").read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(("suffix", "begins"), [(".docx", b"PK"), (".xlsx", b"PK"), (".PDF", b"%PDF-")])
def test_the_ending_says_what_is_written(
    exports: Exports, qtbot: QtBot, tmp_path: Path, suffix: str, begins: bytes
) -> None:
    path = tmp_path / f"Proposal{suffix}"
    with qtbot.waitSignal(exports.proposal_written, timeout=60_000):
        exports.export_proposal(path)
    assert path.read_bytes().startswith(begins)


def test_the_proposal_has_the_design_and_language_of_the_project(
    exports: Exports, session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    design = ProposalDesign((Chapter("bill", text="Wie besprochen."),), Branding("Müller & Söhne"), "de")
    hidden = tuple(Chapter(each.key, each.key == "bill", each.text) for each in design.all_chapters())
    assert session.changes.change_proposal(design.with_chapters(hidden))
    path = tmp_path / "proposal.pdf"
    with qtbot.waitSignal(exports.proposal_written, timeout=60_000):
        exports.export_proposal(path)
    text = Pdf(tmp_path / "copy.pdf", path.read_bytes()).text()
    assert "Wie besprochen." in text
    assert "Müller & Söhne" in text
    assert "Stückliste" in text
    assert "Zusammenfassung" not in text


def test_a_file_that_may_not_be_replaced_stays_and_another_name_is_offered(
    exports: Exports, messages: MessageBar, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = tmp_path / "Proposal.pdf"
    taken.write_bytes(b"old")
    replace = Path.replace

    def locked(self: Path, target: Path) -> Path:
        if Path(target) == taken:
            raise PermissionError(13, "Permission denied")
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", locked)
    with qtbot.waitSignal(exports.failed, timeout=60_000):
        exports.export_proposal(taken)
    assert str(taken) in messages.text
    with qtbot.waitSignal(exports.proposal_written, timeout=60_000) as written:
        answer(messages, "Write as Proposal 2.pdf").click()
    assert written.args == [tmp_path / "Proposal 2.pdf"]
    assert taken.read_bytes() == b"old"
    assert sorted(path.name for path in tmp_path.glob("*.pdf")) == ["Proposal 2.pdf", "Proposal.pdf"]


def test_after_cancelling_an_export_another_can_start_at_once(
    exports: Exports, messages: MessageBar, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as for_now:
        begin_with(for_now, FOR_EVER)
        exports.export_proposal(tmp_path / "first.pdf")
        qtbot.waitUntil(lambda: messages.text == "Making the proposal…")
    process = exports.maker.process_id
    assert is_there(process)
    answer(messages, "Cancel").click()
    with qtbot.waitSignal(exports.proposal_written, timeout=60_000) as written:
        exports.export_proposal(tmp_path / "second.pdf")
    assert not is_there(process)
    assert written.args == [tmp_path / "second.pdf"]
    assert [path.name for path in tmp_path.glob("*.pdf")] == ["second.pdf"]


@pytest.mark.parametrize(
    ("how", "said"),
    [
        (COMPLAINT, "The chart of costs is empty."),
        (FAULT, "a fault in Headroom"),
        (ENDS, "Making the proposal stopped"),
        ("sys.exit(0)", "Making the proposal stopped"),
    ],
)
def test_a_proposal_that_fails_is_told_and_the_next_one_is_made(
    exports: Exports, messages: MessageBar, qtbot: QtBot, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch, how: str, said: str,
) -> None:  # fmt: skip
    """A complaint in its own words, a fault with the log it is in; neither leaves the export shut."""
    path = tmp_path / "proposal.pdf"
    with monkeypatch.context() as for_now, qtbot.waitSignal(exports.failed):
        begin_with(for_now, f"import sys; {how}" if how.startswith("sys") else how)
        exports.export_proposal(path)
    assert said in messages.text
    assert not list(tmp_path.glob("*.pdf*"))
    if how is FAULT:
        logged = (log_folder() / "headroom.log").read_text("utf-8")
        assert "KeyError" in logged
        assert "Müller" not in logged, "no word of the plan leaves it"
    with qtbot.waitSignal(exports.proposal_written, timeout=60_000):
        exports.export_proposal(path)
    assert path.read_bytes().startswith(b"%PDF-")
    qtbot.waitUntil(lambda: children() == [])  # the process of the written one ends after it has told


def test_a_process_killed_by_another_is_told_and_can_be_tried_again(
    exports: Exports, messages: MessageBar, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "proposal.pdf"
    with monkeypatch.context() as for_now:
        begin_with(for_now, FOR_EVER)
        exports.export_proposal(path)
        qtbot.waitUntil(lambda: exports.maker.process_id > 0)
        with qtbot.waitSignal(exports.failed):
            os.kill(exports.maker.process_id, signal.SIGKILL)
    assert "perhaps for lack of memory" in messages.text
    with qtbot.waitSignal(exports.proposal_written, timeout=60_000):
        answer(messages, "Try again").click()
    assert path.read_bytes().startswith(b"%PDF-")


def test_closing_during_an_export_does_not_wait_and_leaves_no_process(
    exports: Exports, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_with(monkeypatch, FOR_EVER)
    exports.export_proposal(tmp_path / "proposal.pdf")
    qtbot.waitUntil(lambda: exports.maker.process_id > 0)
    process = exports.maker.process_id
    exports.stop()
    assert not is_there(process)
    assert children() == []


def test_a_dialog_that_is_left_leaves_no_process(
    exports: Exports, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The process starts while the user looks for a place."""
    started: list[int] = []

    def leave(*_: object) -> tuple[str, str]:
        started.extend(children())
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", leave)
    exports.ask_and_export_proposal()
    assert len(started) == 1
    qtbot.waitUntil(lambda: children() == [])


def test_a_folder_in_the_place_of_the_file(
    exports: Exports, messages: MessageBar, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "proposal.pdf").mkdir()
    with qtbot.waitSignal(exports.failed):
        exports.export_proposal(tmp_path / "proposal.pdf")
    assert str(tmp_path / "proposal.pdf") in messages.text
    assert answer(messages, "Choose another place…").isVisibleTo(messages)
    assert answer(messages, "Write as proposal 2.pdf").isVisibleTo(messages)
    assert [path.name for path in tmp_path.iterdir()] == ["proposal.pdf"]


@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_a_picture_is_written(exports: Exports, messages: MessageBar, tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"drawing{suffix}"
    exports.export_picture(path)
    assert QImage(str(path)).width() > 400
    assert str(path) in messages.text


def test_a_picture_in_a_folder_that_is_gone(exports: Exports, messages: MessageBar, tmp_path: Path) -> None:
    exports.export_picture(tmp_path / "gone" / "drawing.png")
    assert str(tmp_path / "gone") in messages.text


def test_a_workbook_is_asked_for_as_such_and_holds_the_plan(
    exports: Exports, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def choose(_window: object, _title: str, suggested: str, kinds: str) -> tuple[str, str]:
        asked.extend((suggested, kinds))
        return str(tmp_path / "plan"), kinds.split(";;")[0]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    with qtbot.waitSignal(exports.proposal_written, timeout=60_000):
        exports.ask_and_export_proposal(WORKBOOK)
    assert asked[0].endswith(".xlsx")
    assert asked[1].startswith("Excel workbooks (*.xlsx)")
    assert "DesktopsPlanned" in Workbook((tmp_path / "plan.xlsx").read_bytes()).names
