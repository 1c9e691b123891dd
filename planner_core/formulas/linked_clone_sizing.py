"""Horizon's sizing guide for linked clone stores, as printed in its table of recommendations.

Unlike `clone_files`, it uses only the sizes of memory and replica. Between minimum and
50 % for pools refreshed daily to weekly, between 50 % and maximum for those that are rarely refreshed.
"""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import PERCENT

GUIDE_READ = (
    "VMware Horizon 7, storage sizing of linked clone pools: a new clone takes twice its memory; each"
    " datastore holds two replicas, because both exist during a recompose"
)
GUIDE_INFERRED = (
    "VMware Horizon 7, storage sizing of linked clone pools: disks grown to 50 or 100% of the parent. Planning"
    " value: the form that reproduces the printed table of 40, 80 and 130 GB, the formula itself was not at hand"
)


@formula(
    Message("Least space by Horizon's guide"),
    symbol="C_min",
    unit="GiB",
    expression="desktops x 2 x ram_gib + replica_copies x replica_gib",
    source=GUIDE_READ,
)
def horizon_minimum_gib(
    desktops: Number, ram_gib: Number, replica_copies: Number, replica_gib: Number
) -> Number:
    """Minimum recommendation for the clones' disks; 10 clones of 1 GiB, two replicas of 10 GiB: 40 GiB.

    `replica_copies` is 2 if the replicas are on the same store, 0 if they are elsewhere.
    """
    return desktops * 2 * ram_gib + replica_copies * replica_gib


@formula(
    Message("Space at 50% by Horizon's guide"),
    symbol="C_50",
    unit="GiB",
    expression="desktops x (replica_gib / 2 + ram_gib) + replica_copies x replica_gib",
    source=GUIDE_INFERRED,
)
def horizon_half_gib(
    desktops: Number, ram_gib: Number, replica_copies: Number, replica_gib: Number
) -> Number:
    """Recommendation for clones grown to half their parent; 10 clones of 1 GiB, replica of 10 GiB: 80 GiB."""
    return desktops * (replica_gib / 2 + ram_gib) + replica_copies * replica_gib


@formula(
    Message("Most space by Horizon's guide"),
    symbol="C_max",
    unit="GiB",
    expression="desktops x (replica_gib + ram_gib) + replica_copies x replica_gib",
    source=GUIDE_INFERRED,
)
def horizon_maximum_gib(
    desktops: Number, ram_gib: Number, replica_copies: Number, replica_gib: Number
) -> Number:
    """Recommendation for clones as large as their parent; 10 clones of 1 GiB, replica of 10 GiB: 130 GiB."""
    return desktops * (replica_gib + ram_gib) + replica_copies * replica_gib


@formula(
    Message("Persistent disks by Horizon's guide"),
    symbol="C_pers",
    unit="GiB",
    expression="desktops x floor(persistent_gib) x filled_percent / 100",
    source="VMware Horizon 7, storage sizing of linked clone pools: 20% of the disks at least, sizes counted in"
    " whole GB; 50 and 100% as in its table of 4, 10 and 20 GB",
)
def horizon_persistent_gib(desktops: Number, persistent_gib: Number, filled_percent: Number) -> Number:
    """Recommendation for persistent disks filled so far; 10 disks of 2 GiB at 20, 50 and 100 %: 4, 10 and 20."""
    return desktops * np.floor(persistent_gib) * filled_percent / PERCENT


@formula(
    Message("Linked clones by the overcommit level"),
    symbol="N",
    unit="desktops",
    expression="floor(max(1, overcommit_level) x store_gib / parent_gib)",
    source="VMware Horizon 7, storage overcommit: if each clone were as large as its parent, the clones"
    " may fill at most 4, 7 or 15 times the datastore; without overcommit, the datastore once",
)
def clones_by_overcommit(overcommit_level: Number, store_gib: Number, parent_gib: Number) -> Number:
    """Linked clones that Horizon creates on a store; level 4, 100 GiB, parent of 10 GiB: 40. Level 0 is
    without overcommit; infinite for a parent of size 0.
    """
    return np.floor(quotient(np.maximum(overcommit_level, 1) * store_gib, parent_gib, np.inf))
