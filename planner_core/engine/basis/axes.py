"""The axes of all results: phases of a desktop's day, average and peak load, and failure cases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

import numpy as np

from planner_core.formulas.recording import PHASE_AXIS, Column, Values, stacked, values_of
from planner_core.messages import Message

Phase = Literal["steady", "login", "boot", "provision", "patch", "refresh", "first_steady", "first_login"]
Load = Literal["average", "peak"]
Case = str
"""One of `cases.cases_of`: "normal", "host-1", "controller", ..."""

USUAL_PHASES: Final[tuple[Phase, ...]] = ("steady", "login", "boot", "provision", "patch", "refresh")
"""The phases of every plan."""
FIRST_DAY_PHASES: Final[tuple[Phase, ...]] = ("first_steady", "first_login")
"""Work and logins of the first day of the week: further phases of plans whose pools load it otherwise."""
PHASES: Final[tuple[Phase, ...]] = (*USUAL_PHASES, *FIRST_DAY_PHASES)
"""All phases; the axis of a plan holds these or, without a first day of its own, the usual ones."""
WORKING_PHASES: Final[tuple[Phase, ...]] = ("steady", "login", *FIRST_DAY_PHASES)
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
    "first_steady": "First day of the week",
    "first_login": "First logins of the week",
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


class FirstDay(NamedTuple):
    """The columns of the first day of the week."""

    steady: Column
    login: Column


def by_phase(
    phases: Sequence[Phase],
    *,
    steady: Column,
    login: Column,
    boot: Column,
    provision: Column,
    patch: Column,
    refresh: Column,
    first_day: FirstDay | None,
) -> Column:
    """One column per phase, stacked; keyword arguments prevent mixing them up. `first_day` is None for plans without
    phases of that day.
    """
    every = (steady, login, boot, provision, patch, refresh, *(first_day or ()))
    return stacked(
        [column for phase, column in zip(PHASES, every, strict=False) if phase in phases], PHASE_AXIS
    )


def working_or_storm(
    phases: Sequence[Phase],
    working: Column,
    storm: Column,
    first_day: Column | None = None,
    with_users: Mapping[Phase, Column] | None = None,
) -> Column:
    """One column for work and logins, another for storms; one for the first day of the week if that differs, and one
    for each storm in which users work.
    """
    first_day = working if first_day is None else first_day
    work = dict.fromkeys(WORKING_PHASES, working) | dict.fromkeys(FIRST_DAY_PHASES, first_day)
    other = {**work, **(with_users or {})}
    return stacked([other.get(phase, storm) for phase in phases], PHASE_AXIS)


def spread(column: Column, rows: int, phases: int, cases: int) -> Values:
    """The values of a column expanded over all phases and cases; loads stay as they are, one or two."""
    values = values_of(column)
    return np.broadcast_to(values, (rows, phases, values.shape[2], cases))
