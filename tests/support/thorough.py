"""How far tests go: a sample in every run, more where the environment asks for it.

FAULTS=full is for the tests of faults, HYPOTHESIS_PROFILE=explore for those that hypothesis draws.
"""

from __future__ import annotations

import os
from typing import TypeVar

from hypothesis import settings

T = TypeVar("T")
FULL = os.environ.get("FAULTS") == "full"
EXPLORES = os.environ.get("HYPOTHESIS_PROFILE") == "explore"


def rounds(quick: T, full: T) -> T:
    """What to do in this run."""
    return full if FULL else quick


def examples(number: int) -> settings:
    """So many drawn examples in every run, and as many as its profile says where hypothesis is to explore."""
    return settings(max_examples=settings().max_examples if EXPLORES else number)
