"""How fast the flash drives of a plan wear out, as plain numbers."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from planner_core.engine.basis.assessment import DriveWear
from planner_core.engine.basis.axes import PHASES
from planner_core.engine.layout.layout import Layout
from planner_core.engine.storage.files import Files
from planner_core.engine.storage.wear import (
    WearColumns,
    cache_wear_columns,
    cached_rows,
    flash_rows,
    wear_columns,
)
from planner_core.formulas.recording import Column, Index, Values, values_of

STEADY = PHASES.index("steady")


def wear_of(layout: Layout, files: Files) -> tuple[DriveWear, ...]:
    """Of the steady load, nothing failed: drives, then vSAN cache devices; those without writes are left out."""
    found: list[DriveWear] = []
    for rows, columns, endurance, is_cache in (
        (flash_rows(layout), wear_columns, "endurance_dwpd", False),
        (cached_rows(layout), cache_wear_columns, "cache_endurance_dwpd", True),
    ):
        if len(rows):
            found += _worn(layout, rows, columns(layout, files), endurance, is_cache)
    return tuple(found)


def _worn(
    layout: Layout, rows: Index, columns: WearColumns, endurance: str, is_cache: bool
) -> Iterator[DriveWear]:
    groups = layout.groups
    written, years = (_steady(layout, each, len(groups))[rows] for each in columns)
    known = groups.numbers(endurance)[rows, 0, 0, 0] > 0
    for row, tb, lasts, there in zip(rows.tolist(), written, years, known, strict=True):
        if tb > 0:
            yield DriveWear(groups.ids[row], float(tb), float(lasts) if there else None, is_cache)


def _steady(layout: Layout, column: Column, rows: int) -> Values:
    values = values_of(column)
    wide = np.broadcast_to(values, (rows, len(layout.phases), *values.shape[2:]))
    return wide[:, STEADY, 0, 0]
