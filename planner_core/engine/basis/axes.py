"""The axes of all results: phases of a desktop's day, average and peak load, and failure cases."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import numpy as np

from planner_core.formulas.recording import PHASE_AXIS, Column, Values, stacked, values_of
from planner_core.messages import Message

Phase = Literal["steady", "login", "boot", "provision", "patch", "refresh"]
Load = Literal["average", "peak"]
Case = str
"""One of `cases.cases_of`: "normal", "host-1", "controller", ..."""

PHASES: Final[tuple[Phase, ...]] = ("steady", "login", "boot", "provision", "patch", "refresh")
WORKING_PHASES: Final[tuple[Phase, ...]] = ("steady", "login")
"""Phases in which users sit at their desktops; the others are storms."""
LOADS: Final[tuple[Load, ...]] = ("average", "peak")
NORMAL: Final = "normal"

PHASE_NAMES: Final[dict[str, str]] = {
    "steady": "Steady",
    "login": "Login",
    "boot": "Boot",
    "provision": "Provisioning",
    "patch": "Patching",
    "refresh": "Refresh at logoff",
}
"""English names, translatable."""

LOAD_NAMES: Final[dict[str, str]] = {"average": "on average", "peak": "at the peak"}
"""English words, translatable."""

_CASE_NAMES: Final[dict[str, str]] = {
    NORMAL: "Normal",
    "controller": "Controller failed",
    "path": "Path failed",
    "drive": "Drive failed",
    "disk-group": "Disk group failed",
}
_HOST: Final = "host-"


class Place(NamedTuple):
    """An element of a column. An axis of length one applies to all indices, so a place may exceed it."""

    row: int
    phase: int = 0
    load: int = 0
    case: int = 0


def host_case(failed: int) -> Case:
    """The case with a number of failed hosts in each cluster, the largest first."""
    return f"{_HOST}{failed}"


def failed_hosts(case: Case) -> int:
    """How many hosts of each cluster are down in a case."""
    return int(case.removeprefix(_HOST)) if case.startswith(_HOST) else 0


def case_name(case: Case) -> Message:
    """The name of a case, translatable."""
    if failed := failed_hosts(case):
        return Message("{count} host failed", {"count": failed}, "{count} hosts failed")
    return Message(_CASE_NAMES.get(case, case))


def by_phase(
    *, steady: Column, login: Column, boot: Column, provision: Column, patch: Column, refresh: Column
) -> Column:
    """One column per phase, stacked; keyword arguments prevent mixing them up."""
    return stacked((steady, login, boot, provision, patch, refresh), PHASE_AXIS)


def working_or_storm(working: Column, storm: Column) -> Column:
    """One column for work and logins, another for storms."""
    return stacked([working if phase in WORKING_PHASES else storm for phase in PHASES], PHASE_AXIS)


def spread(column: Column, rows: int, cases: int) -> Values:
    """The values of a column expanded over all phases and cases; loads stay as they are, one or two."""
    values = values_of(column)
    return np.broadcast_to(values, (rows, len(PHASES), values.shape[2], cases))
