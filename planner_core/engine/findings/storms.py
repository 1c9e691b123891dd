"""Storms: boots, provisioning and maintenance that take too long, or that nothing holds back."""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec

from planner_core.catalog.brokers import Broker
from planner_core.engine.answers.work import (
    STORMS,
    desktops_under,
    slowest_throttle,
    storm_rows,
    throttle_minutes,
)
from planner_core.engine.basis.assessment import WorkTime
from planner_core.engine.basis.axes import NORMAL, PHASE_NAMES, case_name
from planner_core.engine.basis.cases import stood_cases
from planner_core.engine.basis.resources import RESOURCE_NAMES
from planner_core.engine.findings.check import Check, Find, Remark, check, rounded
from planner_core.engine.findings.review import Review
from planner_core.engine.findings.ties import Ties
from planner_core.formulas.recording import values_of
from planner_core.messages import Message, Quantity
from planner_core.plan.fields import declared_field
from planner_core.plan.settings import Settings


def _too_slow(phase: str) -> Find:
    def find(review: Review) -> Iterator[Remark]:
        for time in review.work:
            if (time.phase, time.case) == (phase, NORMAL) and time.minutes > time.window_minutes:
                if review.offers_nothing(time.component, time.resource):
                    continue  # it never ends, which is no matter of its window
                words = {
                    "phase": Message(PHASE_NAMES[time.phase]),
                    "minutes": Quantity(rounded(time.minutes), "min"),
                    "window": Quantity(time.window_minutes, "min"),
                }
                yield Remark(
                    time.component,
                    Message("{phase} of all desktops takes {minutes}; the window is {window}.", words),
                    _faster(review, time),
                )

    return find


def _faster(review: Review, time: WorkTime) -> Message:
    """What to do about a storm: about the throttle if that is the slowest, else about the resource."""
    if time.component:
        words = {
            "resource": Message(RESOURCE_NAMES.get(time.resource, time.resource)),
            "component": review.name(time.component),
        }
        return Message("Widen the window, stagger the work, or lift {resource} of {component}.", words)
    throttle = slowest_throttle(review.layout, time.phase)
    one = getattr(review.settings, throttle.minutes)
    waves = math.floor(time.window_minutes / one)
    if not waves:
        return Message(
            "Widen the window: one operation alone takes {minutes}.", {"minutes": Quantity(one, "min")}
        )
    desktops = float(values_of(desktops_under(review.layout, time.phase, throttle))[0, 0, 0, 0])
    words = {"throttle": _name(throttle.operations), "needed": math.ceil(desktops / waves)}
    return Message("Widen the window, or raise “{throttle}” to {needed}.", words)


def _name(field: str) -> Message:
    """What the form calls a throttle."""
    info = declared_field(Settings, field)
    assert info is not None, field
    return Message(info.title)


SLOW_STORMS: tuple[Check, ...] = tuple(
    check(
        f"{phase}.too-slow",
        "warning",
        source="Constant work: the time of a storm is its work over the slowest resource, or over the throttle"
        " (VMware Horizon administration); NetApp TR-4540 (2017) boots 1,500 desktops in 12 minutes",
    )(_too_slow(phase))
    for phase in STORMS
)


@check(
    "boot.too-slow-in-failure",
    "notice",
    source="NetApp TR-4540 (2017): the boot after an outage, with one controller, took 14 minutes instead of 12",
)
def slow_boot_in_failure(review: Review) -> Iterator[Remark]:
    """After an outage desktops boot with what is left."""
    stood = dict(zip(review.layout.cases, stood_cases(review.settings, review.layout.cases), strict=True))
    boots = [time for time in review.work if time.phase == "boot"]
    if any(time.case == NORMAL and time.minutes > time.window_minutes for time in boots):
        return
    stays = [_with_what_is_left(review, time) for time in boots if stood[time.case]]
    late = [time for time in stays if time.minutes > time.window_minutes]
    if late:
        worst = max(late, key=lambda time: time.minutes)
        words = {
            "case": case_name(worst.case),
            "minutes": Quantity(rounded(worst.minutes), "min"),
            "window": Quantity(worst.window_minutes, "min"),
        }
        yield Remark(
            worst.component,
            Message("{case}: booting all desktops takes {minutes}; the window is {window}.", words),
            _faster(review, worst),
        )


def _with_what_is_left(review: Review, time: WorkTime) -> WorkTime:
    """The time of a storm without what is all gone in its case: no window is wide enough for that, it would hide what
    boots late elsewhere, and where the plan promises to stand it, another check says so."""
    if not review.offers_nothing(time.component, time.resource, time.case):
        return time
    every = storm_rows(review.layout, review.measures.blocks)
    storm = next(each for each in every if (each.phase, each.case) == (time.phase, time.case))
    throttled = storm.throttle_minutes or 0.0
    for part in storm.parts:
        if review.offers_nothing(part.component, part.resource, time.case):
            continue
        if part.minutes < throttled:
            break
        return msgspec.structs.replace(
            time, minutes=part.minutes, component=part.component, resource=part.resource
        )
    return msgspec.structs.replace(time, minutes=throttled, component="", resource=storm.throttle)


@check(
    "boot.unthrottled",
    "notice",
    source="VMware Horizon administration: the limit on concurrent power operations keeps boots from overrunning the"
    " storage; Fujitsu, SSD in VDI (2011) names boot storms as what drives feel most",
)
def boots_overrun_the_storage(review: Review) -> Iterator[Remark]:
    """More boots at once than the storage serves make each of them slow, and all that runs beside them."""
    for time in review.work:
        if (time.phase, time.case) != ("boot", NORMAL):
            continue
        throttled = float(values_of(throttle_minutes(review.layout, "boot"))[0, 0, 0, 0])
        if time.component and throttled < time.minutes < math.inf:
            throttle = slowest_throttle(review.layout, "boot").operations
            now = getattr(review.settings, throttle)
            words = {
                "operations": now,
                "throttle": _name(throttle),
                "resource": Message(RESOURCE_NAMES.get(time.resource, time.resource)),
                "component": review.name(time.component),
                "minutes": Quantity(rounded(time.minutes), "min"),
                "throttled": Quantity(rounded(throttled), "min"),
                "fewer": max(1, math.floor(now * throttled / time.minutes)),
            }
            yield Remark(
                time.component,
                Message(
                    "{operations} boots at once are more than {resource} of {component} can serve: all desktops are"
                    " up after {minutes}, not {throttled}, and who works meanwhile waits.",
                    words,
                ),
                Message("Lower “{throttle}” to {fewer}; it takes no longer.", words),
            )


@check(
    "throttle.above-default",
    "notice",
    source="VMware Horizon administration: default limits of concurrent operations",
)
def throttles_beyond_defaults(review: Review) -> Iterator[Remark]:
    """A plan that counts on more operations at once than the broker does by default has to say so."""
    for field, default in _defaults(review, review.broker):
        planned = getattr(review.settings, field)
        if default is not None and planned > default:
            words = {
                "throttle": _name(field),
                "planned": planned,
                "broker": review.broker.name,
                "default": default,
            }
            yield Remark(
                "",
                Message("“{throttle}” is {planned}; the default of {broker} is {default}.", words),
                Message("Raise the limit in the broker too, and try what it does to the storage."),
            )


def _defaults(review: Review, broker: Broker) -> Iterator[tuple[str, int | None]]:
    """What the broker does at once by default: in each vCenter, of which a cluster may have its own."""
    pools = review.layout.pools
    clones = {kind for kind in ("full", "linked", "instant") if pools.any_is("clone_type", kind)}
    centres = max(1, review.ties.once(_clusters_with_desktops))
    makers = (
        ("full", "provision_operations"),
        ("linked", "composer_operations"),
        ("instant", "instant_clone_operations"),
    )
    for field, each in (
        ("power_operations", broker.power_operations if clones != {"instant"} else None),
        *((field, broker.provisioning_of(clone)) for clone, field in makers if clone in clones),
        ("maintenance_operations", broker.maintenance_operations),
    ):
        yield field, None if each is None else each * centres


def _clusters_with_desktops(ties: Ties) -> int:
    return sum(any(host in ties.pools_on for host in hosts) for hosts in ties.hosts_in.values())
