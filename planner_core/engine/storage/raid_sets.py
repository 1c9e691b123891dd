"""RAID sets: drives that share one parity, in disk groups of hosts and arrays."""

from __future__ import annotations

import numpy as np

from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import Layout
from planner_core.engine.layout.tables import drawing_note, field_note
from planner_core.formulas import raid
from planner_core.formulas.recording import Column, LeafNote
from planner_core.messages import Message
from planner_core.plan.components import DiskGroup


def set_drives(layout: Layout) -> Column:
    """Drives that share one parity in each disk group: all of them unless it names fewer."""
    title = Message("Drives of a RAID set")

    def note(group: DiskGroup) -> LeafNote:
        if group.raid_width:
            return field_note(group, "raid_width")
        return drawing_note(group, title, "set", "drives", "All drives of the group share their parity")

    drives, width = layout.groups.numbers("drives"), layout.groups.numbers("raid_width")
    return layout.groups.given(np.where(width > 0, width, drives), note)


@kept
def copies_of_blocks(layout: Layout) -> Column:
    """Copies of each block in each disk group."""
    return layout.raid("copies", Message("Copies of each block"), "copies")


@kept
def parity_drives(layout: Layout) -> Column:
    """Drives of each disk group that hold parity, in all of its sets."""
    groups = layout.groups
    of_set = layout.raid("parity_drives", Message("Parity drives"), "drives")
    if not groups.any_above("raid_width"):
        return of_set
    return raid.parity_of_sets(groups.column("drives"), set_drives(layout), of_set)
