"""The contents of a capacity chart, without pyqtgraph: the pieces of the bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from planner_core.engine.basis.assessment import StoreUse


class Piece(NamedTuple):
    """One file role in the bar of one store."""

    component: str
    role: str
    row: int
    start: float
    """Share of the store's capacity at which the piece begins."""
    end: float
    gib: float


def pieces_of(stores: Sequence[StoreUse]) -> list[Piece]:
    """The pieces of all bars, row by row; a store without capacity has none."""
    pieces: list[Piece] = []
    for row, use in enumerate(stores):
        start = 0.0
        for role, gib in use.by_role.items():
            if use.capacity_gib > 0:
                end = start + gib / use.capacity_gib
                pieces.append(Piece(use.component, role, row, start, end, gib))
                start = end
    return pieces
