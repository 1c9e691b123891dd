"""Storms: boots, provisioning and maintenance that take too long or are not throttled."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import msgspec

from planner_core.catalog.brokers import Broker
from planner_core.engine.answers.purchases import alternatives, together
from planner_core.engine.answers.work import (
    STORMS,
    Throttle,
    desktops_under,
    storm_rows,
    throttle_minutes,
    throttles_of,
)
from planner_core.engine.basis.assessment import StormPart, WorkTime, misses_window
from planner_core.engine.basis.axes import NORMAL, PHASE_NAMES, Case, Phase
from planner_core.engine.basis.cases import stood_cases
from planner_core.engine.basis.resources import RESOURCE_NAMES
from planner_core.engine.findings.check import Check, Find, Remark, check, rounded
from planner_core.engine.findings.review import Review
from planner_core.engine.findings.ties import Ties
from planner_core.engine.findings.when import when
from planner_core.engine.hosts.desktops import WINDOWS
from planner_core.formulas.recording import values_of
from planner_core.messages import Message, Quantity
from planner_core.plan.components import ComponentId
from planner_core.plan.fields import declared_field
from planner_core.plan.settings import Settings
from planner_core.units import ROUNDING


def _too_slow(phase: str) -> Find:
    def find(review: Review) -> Iterator[Remark]:
        for time in review.work:
            if (time.phase, time.case) == (phase, NORMAL) and _is_late(time):
                if review.offers_nothing(time.component, time.resource):
                    continue  # it never ends, whatever its window
                yield Remark(
                    time.component,
                    _how_slow(review, time),
                    _faster(review, time.phase, [NORMAL], time.minutes),
                )

    return find


def _how_slow(review: Review, time: WorkTime) -> Message:
    phase = Message(PHASE_NAMES[time.phase])
    if math.isinf(time.minutes):
        words = {
            "phase": phase,
            "resource": Message(RESOURCE_NAMES.get(time.resource, time.resource)),
            "component": review.name(time.component),
        }
        return Message(
            "{phase} of all desktops never ends: users at work and servers take up all that {component}"
            " has ({resource}).",
            words,
        )
    words = {
        "phase": phase,
        "minutes": Quantity(rounded(time.minutes), "min"),
        "window": Quantity(time.window_minutes, "min"),
    }
    return Message("{phase} of all desktops takes {minutes}; the window is {window}.", words)


def _faster(review: Review, phase: Phase, cases: Sequence[Case], minutes: float) -> Message:
    """Changes that fit a storm into its window in cases where it takes at most this many minutes: a longer window, or
    more concurrent operations and more of each resource slower than the window.
    """
    options = []
    declared = declared_field(Settings, WINDOWS[phase])
    assert declared is not None
    if minutes <= (declared.most or math.inf):
        needed = Quantity(math.ceil(minutes * (1 - ROUNDING)), "min")
        options.append(Message("widen the window to {needed}", {"needed": needed}))
    raised = _raised(review, phase)
    if raised is not None:
        options.append(together([*raised, *_lifted(review, phase, cases)]))
    if not options:
        return Message("Spread the work over several windows.")
    return Message("Enough: {remedy}.", {"remedy": alternatives(options)})


def _raised(review: Review, phase: Phase) -> list[Message] | None:
    """More concurrent operations if a throttle takes longer than the window; None if no number helps."""
    found = []
    for throttle, desktops in _throttled(review, phase):
        now, one = (getattr(review.settings, field) for field in (throttle.operations, throttle.minutes))
        needed = _at_once(desktops, one, _time_after_copies(review, phase))
        declared = declared_field(Settings, throttle.operations)
        assert declared is not None
        if needed > (declared.most or math.inf):
            return None
        if needed > now:
            words = {"throttle": _name(throttle.operations), "needed": needed}
            found.append(Message("raise “{throttle}” to {needed}", words))
    return found


def _throttled(review: Review, phase: Phase) -> Iterator[tuple[Throttle, float]]:
    """The throttles of a storm, each with its number of desktops."""
    for each in throttles_of(review.layout, phase):
        yield each, float(values_of(desktops_under(review.layout, phase, each))[0, 0, 0, 0])


def _time_after_copies(review: Review, phase: Phase) -> float:
    """The window of a storm without the copies of its image; negative if these alone exceed it."""
    (storm,) = storm_rows(review.layout, review.measures).where((phase, NORMAL))
    return storm.window_minutes - storm.copies_minutes


def _at_once(desktops: float, one_minutes: float, minutes: float) -> float:
    """The smallest number of concurrent operations that handles the desktops in time; infinite if a single one takes
    longer.
    """
    waves = math.floor(minutes / one_minutes * (1 + ROUNDING))
    return math.ceil(desktops / waves) if waves > 0 else math.inf


def _lifted(review: Review, phase: Phase, cases: Sequence[Case]) -> list[Message]:
    """The slowest resource that exceeds the window, and the number of others that do."""
    slow: dict[tuple[ComponentId, str], float] = {}
    for case in cases:
        for part in _slower_than_window(review, phase, case):
            place = part.component, part.resource
            slow[place] = max(part.minutes, slow.get(place, 0.0))
    if not slow:
        return []
    component, resource = max(slow, key=slow.__getitem__)
    words = {
        "resource": Message(RESOURCE_NAMES.get(resource, resource)),
        "component": review.name(component),
        "count": len(slow) - 1,
    }
    if len(slow) == 1:
        return [Message("lift {resource} of {component}", words)]
    return [
        Message(
            "lift {resource} of {component} and {count} more that takes too long",
            words,
            "lift {resource} of {component} and {count} more that take too long",
        )
    ]


def _is_late(time: WorkTime) -> bool:
    return misses_window(time.minutes, time.window_minutes)


def _slower_than_window(review: Review, phase: Phase, case: Case) -> Iterator[StormPart]:
    (storm,) = storm_rows(review.layout, review.measures).where((phase, case))
    for part in storm.parts:
        if not misses_window(storm.copies_minutes + part.minutes, storm.window_minutes):
            return
        if not review.offers_nothing(part.component, part.resource, case):
            yield part


def _name(field: str) -> Message:
    """The throttle's title in the form."""
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
    """After an outage, desktops boot on the remaining capacity."""
    stood = dict(zip(review.layout.cases, stood_cases(review.settings, review.layout.cases), strict=True))
    boots = [time for time in review.work if time.phase == "boot"]
    if any(time.case == NORMAL and _is_late(time) for time in boots):
        return
    stays = [_with_what_is_left(review, time) for time in boots if stood[time.case]]
    late = [time for time in stays if _is_late(time)]
    if late:
        worst = max(late, key=lambda time: time.minutes)
        words = {
            "when": when(None, worst.case),
            "minutes": Quantity(rounded(worst.minutes), "min"),
            "window": Quantity(worst.window_minutes, "min"),
        }
        yield Remark(
            worst.component,
            Message("{when}: booting all desktops takes {minutes}; the window is {window}.", words),
            _faster(review, "boot", [time.case for time in late], worst.minutes),
        )


def _with_what_is_left(review: Review, time: WorkTime) -> WorkTime:
    """Duration of a storm without resources that are entirely lost in its case: no window is long enough for them, they
    would hide other late boots, and another check reports them if the plan promises to survive.
    """
    if not review.offers_nothing(time.component, time.resource, time.case):
        return time
    every = storm_rows(review.layout, review.measures)
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
    """More concurrent boots than the storage can serve slow down each of them and everything else."""
    for time in review.work:
        if (time.phase, time.case) != ("boot", NORMAL):
            continue
        throttled = float(values_of(throttle_minutes(review.layout, "boot"))[0, 0, 0, 0])
        if not time.component or not throttled < time.minutes < math.inf:
            continue
        lower = _lower(review, time.minutes)
        if lower:
            words = {
                "operations": getattr(review.settings, lower[0][0].operations),
                "resource": Message(RESOURCE_NAMES.get(time.resource, time.resource)),
                "component": review.name(time.component),
                "minutes": Quantity(rounded(time.minutes), "min"),
                "throttled": Quantity(rounded(throttled), "min"),
            }
            yield Remark(
                time.component,
                Message(
                    "{operations} boots at once are more than {component} can take ({resource}): all"
                    " desktops are up after {minutes} instead of {throttled}, and users who work"
                    " meanwhile have to wait.",
                    words,
                ),
                Message(
                    "As fast, and easier on the storage: {remedy}.", {"remedy": together(_lowered(lower))}
                ),
            )


def _lower(review: Review, minutes: float) -> list[tuple[Throttle, float]]:
    """The throttles whose limit could be lower for the same duration, each with that limit."""
    found = []
    for throttle, desktops in _throttled(review, "boot"):
        fewer = _at_once(desktops, getattr(review.settings, throttle.minutes), minutes)
        if fewer < getattr(review.settings, throttle.operations):
            found.append((throttle, fewer))
    return found


def _lowered(lower: Sequence[tuple[Throttle, float]]) -> list[Message]:
    return [
        Message("lower “{throttle}” to {fewer}", {"throttle": _name(each.operations), "fewer": fewer})
        for each, fewer in lower
    ]


@check(
    "throttle.above-default",
    "notice",
    source="VMware Horizon administration: default limits of concurrent operations",
)
def throttles_beyond_defaults(review: Review) -> Iterator[Remark]:
    """A plan with more concurrent operations than the broker's default must state that."""
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
    """The broker's default number of concurrent operations: per vCenter, of which each cluster may have its own."""
    pools = review.layout.pools
    clones = {kind for kind in ("full", "linked", "instant") if pools.any_is("clone_type", kind)}
    centres = max(1, review.ties.answer(_clusters_with_desktops))
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
