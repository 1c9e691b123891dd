"""The leaves of a derivation."""

from __future__ import annotations

from collections.abc import Iterator

from planner_core.engine.explaining.derivation import Derivation


def leaves_of(derivation: Derivation) -> Iterator[Derivation]:
    """All numbers without inputs of their own, from left to right."""
    if not derivation.inputs:
        yield derivation
    for each in derivation.inputs:
        yield from leaves_of(each)
