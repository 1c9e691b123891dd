"""The process that makes proposals ends with its window, and nothing disturbs what it says."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from datetime import date

import pytest

from app.output.proposal.worker_requests import (
    Document,
    Done,
    Order,
    WorkerAnswer,
    WorkerRequest,
    framed,
    packed,
    take_framed,
)
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from planner_core.plan.project import as_project
from planner_core.plan.proposal_design import Branding
from tests.support.command import ROOT, environment
from tests.support.proposal_process import FOR_EVER, MAKE

SECONDS = 300
TELLING = """
import sys
at_work = it.document
def document(*wish):
    sys.stderr.write("here")
    sys.stderr.flush()
    return at_work(*wish)
it.document = document
"""


def started(code: str = "") -> subprocess.Popen[bytes]:
    command = [sys.executable, "-P", "-c", f"{code}\n{MAKE}", "--make-proposals"]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, env=environment(), stdin=pipe, stdout=pipe, stderr=pipe)


@pytest.fixture
def busy() -> Iterator[subprocess.Popen[bytes]]:
    """A process that is working and never finishes."""
    process = started(f"{FOR_EVER}\n{TELLING}")
    ask(process)
    assert process.stderr is not None
    assert process.stderr.read(4) == b"here"
    yield process
    process.kill()
    process.communicate()


def ask(process: subprocess.Popen[bytes]) -> None:
    order = Order(as_project(read_sample("everything-on-ssd")), load_catalog(), Branding(), 0, "en")
    assert process.stdin is not None
    process.stdin.write(framed(WorkerRequest(7, Document(".xlsx", packed(order), date(2026, 11, 21)))))
    process.stdin.flush()


def test_the_worker_ends_with_its_window_even_when_busy(busy: subprocess.Popen[bytes]) -> None:
    assert busy.poll() is None
    said, complaints = busy.communicate(timeout=SECONDS)  # closes the input, as the end of the window does
    assert (busy.returncode, said, complaints) == (0, b"", b"")


def test_an_interrupt_in_the_terminal_is_the_windows_business(busy: subprocess.Popen[bytes]) -> None:
    busy.send_signal(signal.SIGINT)
    assert busy.communicate(timeout=SECONDS) == (b"", b"")
    assert busy.returncode == 0


def test_what_is_printed_by_chance_does_not_disturb_the_answers() -> None:
    process = started(
        "import app.output.proposal.worker as it; make = it.document\n"
        "def talk(wish):\n    print('Hello', flush=True); return make(wish)\n"
        "it.document = talk"
    )
    ask(process)
    assert process.stdout is not None
    received, answers = bytearray(), []
    while not answers or not isinstance(answers[-1].piece, Done):
        received += process.stdout.read1()
        while isinstance(answer := take_framed(received), WorkerAnswer):
            answers.append(answer)
    assert [each.number for each in answers] == [7, 7]
    assert isinstance(answers[0].piece, bytes)
    assert answers[0].piece.startswith(b"PK")
    process.communicate(timeout=SECONDS)
