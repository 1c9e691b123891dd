"""Rows that share their desktops: the cards of a cluster."""

from __future__ import annotations

from typing import NamedTuple

from planner_core.formulas.recording import Index, Targets


class Beside(NamedTuple):
    """For each card of hosts, itself and the cards of its cluster that its desktops may as well lie on, in pairs."""

    of: Targets
    """The card of each pair."""
    card: Index
    """Itself or another one of its cluster."""
