"""Which failure cases apply to a plan, and which of them it promises to survive."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from planner_core.engine.basis.axes import NORMAL, Case, failed_hosts, host_case
from planner_core.formulas.recording import Values
from planner_core.plan.settings import Settings
from planner_core.reuse import memoized


def cases_of(
    failures_to_tolerate: Values,
    hosts_of_clusters: Values,
    controllers: Values,
    ports: Values,
    ports_of_hosts: Values,
    rebuilds: bool,
    loses_disk_groups: bool,
) -> tuple[Case, ...]:
    """The normal case first, then each number of failed hosts, a controller, a path, a drive, a vSAN disk group.

    The first two arguments have an element per cluster, the next two per array; `ports` are those of one controller.
    `ports_of_hosts` are the network and storage ports of one host. `rebuilds`: whether files are on drives that survive
    the loss of one. `loses_disk_groups`: whether any vSAN survives the loss of a disk group.
    """
    found: list[Case] = [
        NORMAL,
        *map(host_case, range(1, _most_failed_hosts(failures_to_tolerate, hosts_of_clusters) + 1)),
    ]
    if (controllers > 1).any():
        found.append("controller")
    if (controllers * ports > 1).any() or (ports_of_hosts > 1).any():
        found.append("path")
    if rebuilds:
        found.append("drive")
    if loses_disk_groups:
        found.append("disk-group")
    return tuple(found)


def stood_cases(settings: Settings, cases: tuple[Case, ...]) -> Values:
    """1 for every case whose limits count, 0 for the others; failed hosts depend on each cluster."""
    return _stood(settings.survive_controller, settings.survive_path, settings.survive_drive, cases)


def promised_cases(settings: Settings, cases: tuple[Case, ...], tolerated: int) -> tuple[Case, ...]:
    """The cases whose limits count anywhere in a plan whose clusters tolerate at most so many failed hosts."""
    stood = stood_cases(settings, cases) > 0
    return tuple(
        case for case, counts in zip(cases, stood, strict=True) if counts and failed_hosts(case) <= tolerated
    )


# the same for each resource of a plan, and from one edit to the next


@memoized(64)
def _stood(controller: bool, path: bool, drive: bool, cases: tuple[Case, ...]) -> Values:
    asked = {"controller": controller, "path": path, "drive": drive, "disk-group": drive}
    return _fixed([asked.get(case, True) for case in cases])


@memoized(64)
def failures(cases: tuple[Case, ...]) -> Values:
    """Failed hosts of each case."""
    return _fixed([failed_hosts(case) for case in cases])


def _fixed(numbers: Sequence[float]) -> Values:
    values = np.array(numbers, dtype=np.float64)
    values.flags.writeable = False
    return values


def _most_failed_hosts(failures_to_tolerate: Values, hosts: Values) -> int:
    return int(np.minimum(np.maximum(failures_to_tolerate, 1), hosts).max(initial=0))
