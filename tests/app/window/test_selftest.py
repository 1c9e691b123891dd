"""The program proves itself as the smoke test of the bundle asks it to, and fails loudly when it cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage

ROOT = Path(__file__).parents[3]


def selftest(out: Path, display: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "app", "--selftest", str(out)]
    environment = {**os.environ, **display}
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=90, check=False
    )


def test_it_opens_a_sample_exports_and_quits_in_silence(display: dict[str, str], tmp_path: Path) -> None:
    done = selftest(tmp_path / "out", display)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "out" / "proposal.pdf").read_bytes().startswith(b"%PDF-")
    assert 20 < float((tmp_path / "out" / "first_paint.txt").read_text()) < 30_000
    picture = QImage(str(tmp_path / "out" / "window.png"))
    assert picture.width() >= 1000
    colours = {
        picture.pixel(x, y) for x in range(0, picture.width(), 8) for y in range(0, picture.height(), 8)
    }
    assert len(colours) > 20, "the picture of the window is empty"


def test_it_ends_with_status_3_when_something_fails(display: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "out" / "proposal.pdf").mkdir(parents=True)
    done = selftest(tmp_path / "out", display)
    assert done.returncode == 3
    assert "proposal.pdf" in done.stderr
