"""Hands that know nothing: random clicks, drags, keys and words on the real program, with proposals, preview, library,
variants, and plans that come and go.

A short sample in every run. `RANDOM_MINUTES=60 RANDOM_SEED=1` goes on for an hour, in another way with another seed;
`RANDOM_INPUTS=10000 RANDOM_PROPOSALS=50` until there are so many of both. It prints the memory at the start and at the
end, and the number of inputs. To be run with `-n0 -s -o timeout=0 -o faulthandler_timeout=0 -o most_pieces=10000000`:
the last lets it do more work than other files may (tests/support/sharing_out.py).
"""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.machine.crash_log import log_folder
from tests.support.command import ROOT
from tests.support.proposal_process import children
from tests.support.random_input import Gesture, RandomInput
from tests.support.thorough import rounds

SEED = int(os.environ.get("RANDOM_SEED", "1"))
MINUTES = float(os.environ.get("RANDOM_MINUTES", "0"))
INPUTS = int(os.environ.get("RANDOM_INPUTS", "0"))
PROPOSALS = int(os.environ.get("RANDOM_PROPOSALS", "0"))
"""At least, spread over the inputs; each is waited for."""
GESTURES = rounds(quick=40, full=600)
"""Where neither minutes nor inputs are given."""
SCREEN = (1600, 1000)
SECONDS_TO_START = 40
SECONDS_TO_REST = 60
LOOKS_AT_REST = 20
"""In a row at which no thread of the program runs or waits for a processor."""
SECONDS_TO_END = 30
SECONDS_TO_ASK = 5
SECONDS_TO_WRITE = 60
BETWEEN_PROPOSALS = 8
"""Gestures, so that a plan is opened where there is none to propose."""
TELL_EVERY = 60.0
MOST_GROWTH = 2.0
"""Times the size after the start."""
SAMPLES = ("replica-on-ssd", "sc7020f-3000")

pytestmark = [
    pytest.mark.timeout(round(600 + MINUTES * 60 + GESTURES + INPUTS + PROPOSALS * 60)),
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs an X server and /proc"),
]


class Watched:
    """The program, and what is seen of it from outside."""

    def __init__(self, plan: Path, errors: Path, hands: RandomInput, out: Path) -> None:
        self._plan, self._errors, self._hands, self.out = plan, errors, hands, out
        self.inputs = self.starts = 0
        launchers = plan.parent / "launchers"
        launchers.mkdir()
        self._environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "PATH": f"{launchers}{os.pathsep}{os.environ['PATH']}",
        }
        # A click on Open after an export; Qt complains where a desktop has nothing to open files with.
        (launchers / "xdg-open").write_text("#!/bin/sh\n", "utf-8")
        (launchers / "xdg-open").chmod(0o755)
        self.begin()

    def begin(self) -> None:
        """Start it on the plan; it may be killed by nothing but us."""
        self.starts += 1
        command = [sys.executable, "-X", "faulthandler", "-m", "app", str(self._plan)]
        with self._errors.open("ab") as errors:
            self.process = subprocess.Popen(
                command, cwd=self._plan.parent, env=self._environment, stderr=errors
            )
        window = run(
            "search", "--sync", "--onlyvisible", "--pid", str(self.process.pid), "--name", "Headroom"
        )
        self._hands.window = window.split()[-1]
        run("windowmove", self._hands.window, "0", "0", "windowsize", self._hands.window, "100%", "100%")
        self.come_to_rest()
        self.first_mb = self.mb

    def come_to_rest(self) -> None:
        """Wait until nothing goes on in it; what only begins later is not seen."""
        end, looks = time.monotonic() + SECONDS_TO_REST, 0
        while looks < LOOKS_AT_REST and time.monotonic() < end:
            tasks = Path(f"/proc/{self.process.pid}/task").glob("*/stat")
            try:
                states = {each.read_text("ascii").rpartition(")")[2].split()[0] for each in tasks}
            except OSError:  # a thread has ended meanwhile
                states = set()
            looks = looks + 1 if states == {"S"} else 0
            time.sleep(0.05)

    @property
    def mb(self) -> float:
        """How much memory the window's process holds, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        (line,) = (each for each in status.splitlines() if each.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024 / 1e6

    def do(self) -> None:
        """Act at random."""
        self._act(self._hands.next())

    def export(self) -> None:
        """Ask for a proposal and wait for it. None comes where no plan is open, or another dialog stays in front."""
        for each in self._windows - {self._hands.window}:
            run("windowactivate", each, "key", "Escape")
        others, path = self._windows, self._hands.proposal()
        self._act(self._hands.ask_for_proposal())
        if not soon(lambda: bool(self._windows - others), SECONDS_TO_ASK):
            return
        for dialog in self._windows - others:
            run("windowactivate", dialog)
        self._act(self._hands.name_proposal(path))
        soon(lambda: bool(children(self.process.pid)), SECONDS_TO_ASK)
        soon(lambda: path.exists() or not children(self.process.pid), SECONDS_TO_WRITE)

    @property
    def _windows(self) -> set[str]:
        """The numbers of all that are seen, dialogs and menus among them."""
        return set(run("search", "--onlyvisible", "--pid", str(self.process.pid)).split())

    def _act(self, gesture: Gesture) -> None:
        """A program that was left in order is started anew, any other end is a fault."""
        run(*gesture.words)
        self.inputs += gesture.inputs
        if (status := self.process.poll()) is not None:
            assert status == 0, f"after {self.inputs} inputs it ended with {status}: {self.complaints}"
            self.begin()

    @property
    def complaints(self) -> str:
        """What it wrote, tracebacks of the system's faults among it."""
        return self._errors.read_text("utf-8", "replace")[-5000:]

    def end(self) -> None:
        """As the system ends programs."""
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(SECONDS_TO_END) == 0, self.complaints


def run(*words: str) -> str:
    """Let xdotool do something, and what it says; what it cannot find is no fault of the program."""
    done = subprocess.run(
        ["xdotool", *words], capture_output=True, text=True, timeout=SECONDS_TO_START, check=False
    )
    return done.stdout


def soon(condition: Callable[[], bool], seconds: float) -> bool:
    """Wait until it holds; whether it does in time."""
    end = time.monotonic() + seconds
    while not (holds := condition()) and time.monotonic() < end:
        time.sleep(0.2)
    return holds


@contextmanager
def watched(plan: Path, errors: Path, hands: RandomInput, out: Path) -> Iterator[Watched]:
    found = Watched(plan, errors, hands, out)
    try:
        yield found
    finally:
        found.process.kill()
        found.process.wait()


def turns(program: Watched) -> Iterator[int]:
    """As long as it shall go on."""
    end = time.monotonic() + MINUTES * 60
    for number in itertools.count():
        if MINUTES:
            is_over = time.monotonic() > end
        elif INPUTS:
            is_over = program.inputs >= INPUTS and written(program.out) >= PROPOSALS
        else:
            is_over = number >= GESTURES
        if is_over:
            return
        yield number


def written(out: Path) -> int:
    """How many proposals there are."""
    return sum(each.suffix in {".pdf", ".docx", ".xlsx"} for each in out.iterdir())


def test_random_input_finds_no_fault_and_no_leak(display: dict[str, str], tmp_path: Path) -> None:
    plan, out, errors = tmp_path / "plan.headroom", tmp_path / "out", tmp_path / "errors"
    out.mkdir()
    sample = SAMPLES[SEED % len(SAMPLES)]
    subprocess.run(
        [sys.executable, "-m", "app", "samples", sample, "-o", str(plan)], cwd=ROOT, check=True, timeout=60
    )
    hands = RandomInput(SEED, SCREEN, out)
    with watched(plan, errors, hands, out) as program:
        told = time.monotonic()
        for number in turns(program):
            is_due = program.inputs * PROPOSALS > INPUTS * written(out)
            if is_due and number % BETWEEN_PROPOSALS == 0:
                program.export()
            else:
                program.do()
            if time.monotonic() - told > TELL_EVERY:
                told = time.monotonic()
                print(f"{number} gestures, {program.inputs} inputs, {program.mb:.0f} MB", flush=True)
        run("key", "Escape", "Escape")
        program.come_to_rest()
        last = program.mb
        workers = children(program.process.pid)
        program.end()
    print(
        f"\n{program.inputs} inputs, {written(out)} proposals, {program.starts} starts;"
        f" {program.first_mb:.0f} MB after the start, {last:.0f} MB at the end: {last / program.first_mb:.2f} x"
    )
    assert len(workers) <= 2, "one for the preview, one for an export"
    assert not any(Path(f"/proc/{each}").exists() for each in workers)
    log = log_folder() / "headroom.log"
    assert not log.exists(), log.read_text("utf-8")
    assert errors.read_text("utf-8", "replace") == ""
    assert written(out) >= PROPOSALS
    assert last < MOST_GROWTH * program.first_mb
