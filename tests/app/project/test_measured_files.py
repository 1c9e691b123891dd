"""Files of a pilot are read step by step: how far is told, and any step can be the last."""

from __future__ import annotations

import itertools
from pathlib import Path

from app.project.measured_files import Measured, ReadSoFar, measured_steps, read_measured
from tests.support.measured_files import esxtop

SAMPLES = 200


def everyone(_name: str) -> bool:
    return True


def log(folder: Path) -> Path:
    path = folder / "esx.csv"
    path.write_text("".join(esxtop(["desk-1", "desk-2"], SAMPLES, lambda *_: 20.0)), "utf-8")
    return path


def test_how_far_a_log_is_read_grows_to_the_whole(tmp_path: Path) -> None:
    *steps, last = measured_steps([log(tmp_path)], everyone)
    assert isinstance(last, Measured)
    shares = [each.share for each in steps if isinstance(each, ReadSoFar)]
    assert len(shares) == len(steps) > SAMPLES / 10
    assert shares == sorted(shares)
    assert 0 < shares[0] < 0.5
    assert shares[-1] == 1.0


def test_reading_can_be_given_up_at_any_step(tmp_path: Path) -> None:
    path = log(tmp_path)
    for count in (1, 3):
        steps = measured_steps([path], everyone)
        assert len(list(itertools.islice(steps, count))) == count
        steps.close()  # type: ignore[attr-defined]
    assert isinstance(read_measured([path], everyone), Measured)
