"""Files on the disk groups of an array are files of the array, too."""

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
    """A number of each store, with what lies on the disk groups of an array counted for the array as well: it takes
    the array's space and lies on its volumes. A row per store, before and after."""
    array = layout.array_of_group
    rows = np.flatnonzero((array != NOWHERE) & (values_of(of_stores)[: files.groups].max(axis=(1, 2, 3)) > 0))
    if not len(rows):
        return of_stores
    every = np.concatenate([np.arange(files.stores), rows])
    targets = np.concatenate([np.arange(files.stores), files.groups + array[rows]])
    return total(gather(of_stores, every), Targets(targets, files.stores), title, unit)
