"""Copies of an image: one for each datastore with a replica, before clones are made of it."""

from __future__ import annotations

from typing import Final

import numpy as np

from planner_core.engine.basis.axes import Phase
from planner_core.engine.hosts.desktops import shares_a_replica
from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import Layout
from planner_core.engine.storage.capacity import stores_of_entries
from planner_core.engine.storage.files import Files
from planner_core.formulas import storms
from planner_core.formulas.recording import Column, Targets, gather, total, values_of
from planner_core.messages import Message

STREAMED: Final = "pvs"
"""Way of an image that lies on no store of the desktops."""
WITH_COPIES: Final[frozenset[Phase]] = frozenset({"provision", "patch"})
"""Storms that begin with a new image: making the pool, and pushing or recomposing."""


def image_copies_minutes(layout: Layout, files: Files, phase: Phase) -> Column | None:
    """Time until the image of every pool lies on all of its datastores, as a column of one row; None without copies.
    Pools copy side by side, so the last one decides.
    """
    if phase not in WITH_COPIES or not layout.pools.any_above("image_gb"):
        return None
    return _longest_copies(layout, files)


@kept
def _longest_copies(layout: Layout, files: Files) -> Column | None:
    pools = layout.pools
    from_store = pools.looked_up("image_delivery", lambda way: way != STREAMED)[:, 0, 0, 0] > 0
    copying = shares_a_replica(layout) & from_store & (pools.numbers("image_gb")[:, 0, 0, 0] > 0)
    entries = files.entries("replica").of(copying)
    if not len(entries.source):
        return None
    minutes = storms.image_copies_minutes(
        stores_of_entries(layout, files, entries),
        gather(pools.column("image_gb"), entries.source),
        gather(pools.column("image_copy_mb_s"), entries.source),
    )
    by_pool = total(minutes, Targets(entries.source, len(pools)), Message("Copies of the image"), "min")
    longest = int(values_of(by_pool)[:, 0, 0, 0].argmax())
    return gather(by_pool, np.array([longest]))
