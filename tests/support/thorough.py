"""The extent of tests: a sample in every run, all of it in `make test-thorough`.

Tests marked `thorough` run in the thorough run only. There, and with HYPOTHESIS_PROFILE=explore, hypothesis draws more
examples. FAULTS=full is for the tests of faults, which then take hours.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, TypeVar

import pytest
from hypothesis import Phase, settings

T = TypeVar("T")
FULL = os.environ.get("FAULTS") == "full"
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "same")
EXPLORES = PROFILE == "explore"
THOROUGH = FULL or PROFILE in ("thorough", "explore")


def rounds(quick: T, full: T) -> T:
    """The value for this run."""
    return full if FULL else quick


def examples(number: int, thorough: int = 0, *, shrinks: bool = True) -> settings:
    """This many examples in every run, more in the thorough one, and as many as its profile says if hypothesis is to
    explore. If one takes seconds, do not shrink: it would take longer than a test may.
    """
    most = settings().max_examples if EXPLORES else max(number, thorough) if THOROUGH else number
    phases = [each for each in Phase if shrinks or each not in (Phase.shrink, Phase.explain)]
    return settings(max_examples=most, phases=phases)


def sampled(values: Iterable[T], *every_run: T, apart: bool = False) -> list[Any]:
    """Parameters of a test: those named in every run, all others in the thorough one. `apart`: each is a tuple of
    several parameters.
    """
    found = [*values]
    assert set(every_run) <= set(found), every_run
    return [
        pytest.param(
            *(each if apart and isinstance(each, tuple) else (each,)),
            marks=[] if each in every_run else [pytest.mark.thorough],
        )
        for each in found
    ]
