"""How far a command is, in a terminal and where there is none."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from app.cli.plan_files import write_plan
from app.project.samples import read_sample
from tests.support.command import environment, headroom
from tests.support.measured_files import esxtop

MOST_BYTES = 65_536


def long_log(folder: Path) -> Path:
    """A log that is read in several steps, beside the plan that it is put into."""
    log = folder / "esx.csv"
    desks = [f"desk-{at:02}" for at in range(1, 51)]
    log.write_text("".join(esxtop(desks, 2000, lambda _heading, _sample: 10.0)), "utf-8")
    write_plan(folder / "plan.headroom", read_sample("everything-on-ssd"))
    return log


def test_a_terminal_shows_how_far_reading_is_and_is_clean_afterwards(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty", reason="Windows has no such terminal to look into")
    log = long_log(tmp_path)
    seen, terminal = pty.openpty()
    command = [sys.executable, "-m", "app", "measure", str(tmp_path / "plan.headroom"), str(log)]
    done = subprocess.run(
        command, env=environment(), stdout=subprocess.PIPE, stderr=terminal, check=True, timeout=300
    )
    os.close(terminal)
    written = os.read(seen, MOST_BYTES).decode()
    os.close(seen)
    lines = [each for each in written.split("\r") if each.strip()]
    shares = [float(found[1]) for each in lines if (found := re.fullmatch(r"Reading… ([\d.]+)% *", each))]
    assert len(shares) == len(lines) > 1, lines[-2:]
    assert shares == sorted(shares)
    assert written.split("\r")[-2].isspace(), "the line is written over in the end"
    assert "Reading" not in done.stdout.decode()


def test_a_file_of_errors_has_nothing_of_it(tmp_path: Path) -> None:
    log = long_log(tmp_path)
    assert headroom("measure", tmp_path / "plan.headroom", log).err == ""
