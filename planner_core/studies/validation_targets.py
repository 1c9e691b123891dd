"""The engine's results for each measurement of a drawn system."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from planner_core.engine.basis.assessment import Assessment, Saturation, StoreLatency
from planner_core.engine.basis.axes import LOADS
from planner_core.engine.basis.resources import ANSWERS, WORKING
from planner_core.engine.hosts.host_supply import threads_per_core
from planner_core.formulas.cpu import cpu_beside_controller_mhz, processors_busy_percent
from planner_core.formulas.latency import full_queue_ms
from planner_core.messages import Message
from planner_core.plan.components import DesktopPool, Host
from planner_core.plan.plan import Plan
from planner_core.studies.validation_io import UserIo, over_run, share_of_run
from planner_core.studies.validation_records import Kind, Target, ValidationError
from planner_core.units import PERCENT

NONE: Final = "none"
"""Label of a system in which nothing was saturated."""


class Prediction(NamedTuple):
    """A figure and the limiting or fullest resource; None if the engine has no result."""

    value: float | None
    bottleneck: str = ""
    load: float | None = None
    """Utilisation of the bottleneck, 1 is full; None for a number of desktops, which fills it."""
    exact: float | None = None
    """Number of desktops before rounding down."""


def predict(plan: Plan, assessment: Assessment, target: Target) -> Prediction:
    """The engine's result for one target, in the target's unit.

    Raises ValidationError if no system has figures of its kind.
    """
    if target.kind not in READERS:
        words = {"kind": target.kind, "known": ", ".join(READERS)}
        raise ValidationError(
            Message("No figure {kind} is predicted of a system; there are: {known}.", words)
        )
    return READERS[target.kind](plan, assessment, target)


def _density(plan: Plan, assessment: Assessment, target: Target) -> Prediction:
    """Desktops at the first limit, per host if the unit says so. Where users wait too long before anything is full, the
    bottleneck is what would be full first.
    """
    maximum = assessment.desktops.maximum
    if maximum is None:
        return Prediction(None)
    hosts = sum(host.count for host in plan.of_type(Host)) if target.unit.endswith("per host") else 1
    limits = assessment.limits
    full = next(each.resource for each in limits if each.resource not in ANSWERS)
    return Prediction(maximum / hosts, full, exact=limits[0].exact / hosts)


def _cpu_utilisation(plan: Plan, assessment: Assessment, target: Target) -> Prediction:
    """Of the busiest hosts as their hypervisor shows it, with the storage controller."""
    users = _percent_of("cpu", assessment, target)
    if users.value is None:
        return users
    controller = max(map(controller_percent, plan.of_type(Host)), default=0.0)
    busy = processors_busy_percent(users.value, controller, share_of_run(target.run))
    return users._replace(value=float(busy))


def controller_percent(host: Host) -> float:
    """Share of the processors that the storage controller of a host takes."""
    there = float(cpu_beside_controller_mhz(PERCENT, *_threads(host)))
    return PERCENT - there


def _threads(host: Host) -> tuple[int, int, int, int]:
    return host.controller_vcpus, host.sockets, host.cores_per_socket, threads_per_core(host)


def _controller_utilisation(_plan: Plan, assessment: Assessment, target: Target) -> Prediction:
    return _percent_of("controller", assessment, target)


def _drive_iops(_plan: Plan, assessment: Assessment, target: Target) -> Prediction:
    """I/Os per second that reach the drives of the target's disk group, behind all caches."""
    rows = [
        row for row in _rows(assessment, target) if (row.component, row.resource) == (target.of, "disk_iops")
    ]
    return Prediction(rows[0].demand) if rows else Prediction(None)


def _percent_of(resource: str, assessment: Assessment, target: Target) -> Prediction:
    """Utilisation of the fullest component's resource in the target's phase and case."""
    rows = [row for row in _rows(assessment, target) if row.resource == resource]
    if not rows:
        return Prediction(None)
    return Prediction(max(row.load_factor for row in rows) * PERCENT, *_fullest(_rows(assessment, target)))


def _user_io(plan: Plan, _assessment: Assessment, target: Target) -> Prediction:
    """I/Os per second of one user on the store: all, reads or writes."""
    pool = plan.of_type(DesktopPool)[0]
    reads = pool.iops * pool.read_percent / PERCENT
    io = UserIo(pool.iops, reads, pool.iops - reads)
    return Prediction(over_run(io, target.run).of(target.kind))


def _minutes(_plan: Plan, assessment: Assessment, target: Target) -> Prediction:
    """Duration of the target's phase, and the resource it keeps busiest."""
    minutes = next(
        (work.minutes for work in assessment.work if (work.phase, work.case) == (target.phase, target.case)),
        None,
    )
    working = [row for row in _rows(assessment, target) if row.resource in WORKING]
    return Prediction(minutes, *_fullest(working))


def _bottleneck(_plan: Plan, assessment: Assessment, target: Target) -> Prediction:
    """The fullest resource, which is saturated first as desktops are added."""
    return Prediction(None, *_fullest(_rows(assessment, target)))


def _cost(_plan: Plan, assessment: Assessment, target: Target) -> Prediction:
    cost = assessment.cost
    amount = cost.total if target.of == "total" else cost.per_desktop_planned
    return Prediction(None if amount is None else float(amount))


def _capacity(_plan: Plan, assessment: Assessment, target: Target) -> Prediction:
    store = assessment.store(target.of)
    return Prediction(None if store is None else store.used_gib)


def _latency(plan: Plan, assessment: Assessment, target: Target) -> Prediction:
    """Milliseconds of the busiest store, on average over its I/Os or over those that the target specifies."""
    rows = [each for each in assessment.latencies if (each.phase, each.case) == (target.phase, target.case)]
    busiest = max(rows, key=lambda each: each.iops, default=None)
    if busiest is None:
        return Prediction(None)
    if target.outstanding:
        return _full_queue(plan, assessment, target, busiest)
    figures = {
        "": busiest.latency_ms,
        "read": busiest.read_ms,
        "write": busiest.write_ms,
        "guest": busiest.guest_ms,
        "guest_read": busiest.guest_read_ms,
    }
    return Prediction(figures[target.of])


def _full_queue(plan: Plan, assessment: Assessment, target: Target, store: StoreLatency) -> Prediction:
    """Guests that keep a number of I/Os outstanding drive the first resource of storage to its limit."""
    rows = [row for row in _rows(assessment, target) if row.resource in WORKING and row.resource != "cpu"]
    resource, load = _fullest(rows)
    desktops = sum(pool.desktops for pool in plan.of_type(DesktopPool))
    alone = sum(part.share * part.service_ms for part in store.parts)
    most = store.iops / (load or math.nan)
    return Prediction(float(full_queue_ms(alone, target.outstanding * desktops, most)), resource, load)


READERS: Final[dict[Kind, Callable[[Plan, Assessment, Target], Prediction]]] = {
    "density": _density,
    "cpu_utilisation": _cpu_utilisation,
    "controller_utilisation": _controller_utilisation,
    "controller_constants": _controller_utilisation,
    "cached_drives": _drive_iops,
    "boot_minutes": _minutes,
    "provision_minutes": _minutes,
    "bottleneck": _bottleneck,
    "iops_per_user": _user_io,
    "reads_per_user": _user_io,
    "writes_per_user": _user_io,
    "cost": _cost,
    "capacity": _capacity,
    "latency": _latency,
}


def _rows(assessment: Assessment, target: Target) -> list[Saturation]:
    wanted = (target.phase, LOADS[0], target.case)
    return [row for row in assessment.saturation if (row.phase, row.load, row.case) == wanted]


def _fullest(rows: Sequence[Saturation]) -> tuple[str, float | None]:
    """The resource with the highest utilisation, and its value."""
    worst = max(rows, key=lambda row: row.load_factor, default=None)
    return ("", None) if worst is None else (worst.resource, worst.load_factor)
