"""Rows that share their desktops: the cards of a cluster."""

from __future__ import annotations

from typing import NamedTuple

from planner_core.formulas.recording import Index, Targets


class Beside(NamedTuple):
    """For each card of hosts, the cards of its cluster (itself included) that its desktops may also run on, in
    pairs.
    """

    of: Targets
    """The card of each pair."""
    card: Index
    """Itself or another card of its cluster."""
