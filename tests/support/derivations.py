"""What a derivation ends at."""

from __future__ import annotations

from collections.abc import Iterator

from planner_core.engine.explaining.derivation import Derivation


def leaves_of(derivation: Derivation) -> Iterator[Derivation]:
    """All numbers that it is made of and that are made of no others, from left to right."""
    if not derivation.inputs:
        yield derivation
    for each in derivation.inputs:
        yield from leaves_of(each)
