"""What differs on the first day of the week: the load of working users, and the work of their first logins."""

from __future__ import annotations

from typing import Final

import numpy as np

from planner_core.engine.layout.layout import Layout
from planner_core.engine.layout.tables import field_note
from planner_core.formulas.recording import Column, LeafNote
from planner_core.plan.components import DesktopPool

FIRST_LOGIN: Final = "first_login"


def has_first_day(layout: Layout) -> bool:
    """Whether the first day of the week differs from other days for any pool."""
    return FIRST_LOGIN in layout.phases


def on_first_day(layout: Layout, usual: str, first: str, own: str = "") -> Column:
    """A field of each pool on the first day of the week: `first` where the pool has numbers of its own for that day,
    which is where the field `own` is above zero (without that name, `first` itself); else `usual`.
    """
    pools, own = layout.pools, own or first

    def note(pool: DesktopPool) -> LeafNote:
        return field_note(pool, first if getattr(pool, own) > 0 else usual)

    has_own = pools.numbers(own) > 0
    return pools.given(np.where(has_own, pools.numbers(first), pools.numbers(usual)), note)
