"""Measures work as processor time in multiples of a fixed piece of work, independent of the machine and its load."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache


@cache
def piece_seconds() -> float:
    """The processor time of a fixed piece of work here, about a hundredth of a second."""
    return min(_piece() for _ in range(5))


def _piece() -> float:
    start = time.process_time()
    sum(number * number % 7 for number in range(150_000))
    return time.process_time() - start


@contextmanager
def at_most(pieces: float) -> Iterator[None]:
    """Fail if the block takes this process more than this many pieces of work."""
    piece, start = piece_seconds(), time.process_time()
    yield
    spent = (time.process_time() - start) / piece
    assert spent <= pieces, f"{spent:.0f} pieces of work instead of {pieces:.0f} at most"
