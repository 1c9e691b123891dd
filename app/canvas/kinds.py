"""What the canvas knows about kinds of components; everything else follows from the rules of the plan."""

from __future__ import annotations

from collections.abc import Mapping

from planner_core.plan.rules import FILE_ROLES, NESTING, RUN_TARGETS

FRAMES = frozenset(kind for kinds in NESTING.values() for kind in kinds)
"""Kinds that others lie in."""

OWNERS = frozenset(RUN_TARGETS) | frozenset(FILE_ROLES)
"""Kinds that lines start from."""

BARS: Mapping[str, tuple[str, ...]] = {"host": ("cpu", "ram"), "disk_group": ("disk_iops", "capacity")}
"""Kind -> the resources it shows a bar for. The others show none."""
