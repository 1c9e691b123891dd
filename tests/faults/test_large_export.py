"""Cancel and closing in the midst of a large export, and what many proposals leave of memory and processes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.look.widgets.message_bar import MessageBar
from app.machine.preferences import Preferences
from app.output.firm_profile import FirmProfile
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from app.project.session import Session
from app.window.commands.exports import Exports
from app.window.proposal.open_proposal import PresentProposal
from tests.support.large_canvas import shared_plan
from tests.support.proposal_process import children, is_there
from tests.support.thorough import rounds

POOLS = rounds(quick=300, full=1000)
PROPOSALS = rounds(quick=3, full=50)
MOST_SECONDS = 0.2
"""Of processor time in the window's thread."""
MOST_MB = 25.0
"""That a proposal or fifty of them may leave; the typesetter in the window left twenty with each."""
TIMEOUT = 120_000


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    made = Session(load_catalog())
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


def seconds(act: Callable[[], object]) -> float:
    """Processor time of this thread."""
    begun = time.thread_time()
    act()
    return time.thread_time() - begun


def memory_mb() -> float:
    """What this process holds."""
    status = Path("/proc/self/status").read_text("ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:")) / 1000


@pytest.mark.parametrize("way", ["cancel", "close"])
def test_a_large_export_is_ended_at_once(
    exports: Exports, session: Session, messages: MessageBar, qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    session.new_plan(shared_plan(POOLS))
    begun = seconds(lambda: exports.export_proposal(tmp_path / "large.pdf"))
    assert begun < MOST_SECONDS, f"{begun:.3f} s to begin with {POOLS} pools"
    qtbot.waitUntil(lambda: messages.text == "Making the proposal…", timeout=TIMEOUT)
    process = exports.maker.process_id
    assert is_there(process)
    if way == "cancel":
        (cancel,) = (each for each in messages.findChildren(QPushButton) if each.text() == "Cancel")
        ended = seconds(cancel.click)
        qtbot.waitUntil(lambda: not is_there(process), timeout=TIMEOUT)
    else:
        ended = seconds(exports.stop)
    assert ended < MOST_SECONDS
    assert not is_there(process)
    assert children() == []
    assert not list(tmp_path.glob("*.pdf*"))


def test_proposals_leave_no_memory_and_no_process(
    exports: Exports, session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    session.new_plan(read_sample("everything-on-ssd"))

    def write(number: int) -> None:
        with qtbot.waitSignal(exports.proposal_written, timeout=TIMEOUT):
            exports.export_proposal(tmp_path / f"{number}{('.pdf', '.docx', '.xlsx')[number % 3]}")

    write(0)
    first = memory_mb()
    for number in range(1, PROPOSALS):
        write(number)
    print(f"\n{first:.0f} MB after one proposal, {memory_mb():.0f} MB after {PROPOSALS}")
    assert memory_mb() < first + MOST_MB
    qtbot.waitUntil(lambda: children() == [], timeout=TIMEOUT)
