"""How fast the flash drives of a plan wear out, as plain numbers."""

from __future__ import annotations

import numpy as np

from planner_core.engine.basis.assessment import DriveWear
from planner_core.engine.basis.axes import PHASES
from planner_core.engine.layout.layout import Layout
from planner_core.engine.storage.files import Files
from planner_core.engine.storage.wear import flash_rows, wear_columns
from planner_core.formulas.recording import Column, Values, values_of

STEADY = PHASES.index("steady")


def wear_of(layout: Layout, files: Files) -> tuple[DriveWear, ...]:
    """Of the steady load, nothing failed; disk groups without writes are left out."""
    rows = flash_rows(layout)
    if not len(rows):
        return ()
    columns, groups = wear_columns(layout, files), layout.groups
    written, years = (_steady(layout, each, len(groups))[rows] for each in columns)
    known = layout.groups.numbers("endurance_dwpd")[rows, 0, 0, 0] > 0
    return tuple(
        DriveWear(groups.ids[row], float(tb), float(lasts) if there else None)
        for row, tb, lasts, there in zip(rows.tolist(), written, years, known, strict=True)
        if tb > 0
    )


def _steady(layout: Layout, column: Column, rows: int) -> Values:
    values = values_of(column)
    wide = np.broadcast_to(values, (rows, len(layout.phases), *values.shape[2:]))
    return wide[:, STEADY, 0, 0]
