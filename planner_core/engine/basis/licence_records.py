"""What the licence lines of a plan count."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from planner_core.plan.licences import LicenceId


class LicenceCount(NamedTuple):
    """What a line counts."""

    counted: float
    """Cores, TiB, desktops and so on, with the least numbers of each processor and host."""
    included: float
    """Those that come with other lines; only of a line for what is beyond them."""
    licences: float
    """Before the least number of an order and packs."""
    packs: int


class CountedIn(NamedTuple):
    """What a line counts in one component."""

    component: str
    each: float
    """In one of the hosts, or groups of drives, of a card."""
    copies: int


class CountedLicence(msgspec.Struct, frozen=True):
    """A line with what it counts, and where."""

    licence: LicenceId
    count: LicenceCount
    places: tuple[CountedIn, ...]
    """In the order of the plan; none for what is counted once."""
