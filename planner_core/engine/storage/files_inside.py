"""Files on the disk groups of an array also count as files of the array."""

from __future__ import annotations

import numpy as np

from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.storage.files import Files
from planner_core.formulas.recording import Column, Targets, gather, total, values_of
from planner_core.messages import Message

FILES_HERE = Message("Files here")


def with_files_inside(
    layout: Layout, files: Files, of_stores: Column, title: Message = FILES_HERE, unit: str = "GiB"
) -> Column:
    """A value of each store, with that of an array's disk groups added to the array: their files take its space and are
    on its volumes. A row per store, before and after.
    """
    array = layout.array_of_group
    if not ((array != NOWHERE) & layout.connections.groups_with_own_files).any():
        return of_stores
    rows = np.flatnonzero((array != NOWHERE) & (values_of(of_stores)[: files.groups].max(axis=(1, 2, 3)) > 0))
    if not len(rows):
        return of_stores
    every = np.concatenate([np.arange(files.stores), rows])
    targets = np.concatenate([np.arange(files.stores), files.groups + array[rows]])
    return total(gather(of_stores, every), Targets(targets, files.stores), title, unit)
