"""Measures for comparing plans: purchases, capacity, utilisation, storm durations, cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from functools import reduce
from typing import Final, Literal, NamedTuple

import msgspec

from planner_core.engine.basis.assessment import Assessment, Cost, Limit, Severity, Status
from planner_core.engine.basis.axes import NORMAL, PHASE_NAMES, PHASES, case_name
from planner_core.engine.basis.cost_records import AmountOf, CloudRule, PriceGap
from planner_core.engine.basis.resources import RESOURCE_NAMES
from planner_core.engine.basis.subjects import subject
from planner_core.engine.cost.cloud_costs import figure_name
from planner_core.engine.explaining.cloud import CLOUD_TITLES
from planner_core.engine.explaining.explain import name_of
from planner_core.engine.findings.groups import groups_by_severity
from planner_core.messages import Message
from planner_core.plan.components import (
    Cluster,
    Component,
    ComponentId,
    DesktopPool,
    DiskGroup,
    GraphicsBoards,
    Host,
)
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan
from planner_core.plan.store_platforms import takes_caches

Number = int | float | Decimal
Better = Literal["more", "less", ""]

BOUGHT: Final = Message("Hardware")
CARRIED: Final = Message("Desktops")
FULL: Final = Message("Saturation at its worst")
WORK: Final = Message("Duration of storms")
MONEY: Final = Message("Cost")
FOUND: Final = Message("Findings")
SEVERITIES: Final[Mapping[Severity, Message]] = {
    "error": Message("Errors"),
    "warning": Message("Warnings"),
    "notice": Message("Notices"),
}
WHOLE_AMOUNTS: Final = frozenset(
    {
        "cost.total",
        "cost.licence_total",
        "cost.licences_per_year",
        "cost.power_watts",
        "cost.rack_units",
    }
)
"""Amounts for all hardware: less is no gain for a plan that carries less. Other amounts are per desktop."""
WHERE_ANY: Final = frozenset({"boards"})
"""Counts that are compared only if a plan has any."""
CLOUD_RULES: Final[tuple[CloudRule, ...]] = ("vcpus", "ram", "own", "fixed")
"""The rules in the order of their rows. What a cloud costs stands beside a plan and is no merit of it."""


class Measure(NamedTuple):
    """One row of a comparison. Measures with equal keys are the same."""

    rank: tuple[int, int]
    """Its group, and its position in the group. Unique, so that the order of a comparison is stable."""
    key: str
    group: Message
    title: Message
    better: Better = ""
    """The preferable direction, other things being equal; empty if there is none."""

    def __hash__(self) -> int:
        return hash(self.key)


class Sharing(NamedTuple):
    """How the price of hardware enters an amount."""

    desktops: int = 1
    """Number of desktops it is divided by; 1 for the total."""
    terms: tuple[Number, ...] = ()
    """The years and rates of a monthly amount."""
    of: AmountOf = "purchase"
    """What the amount is of, and so what it can lack."""


class LeftOut(NamedTuple):
    """Hardware or a licence omitted from an amount: equal if the same purchase is divided equally."""

    lacks: str
    part: Component | Licence
    copies: int
    """Number of hosts with one each, or packs of a licence."""
    sharing: Sharing

    def weighs_no_more_than(self, other: LeftOut) -> bool:
        """Whether its price, once known, adds at most as much here as there."""
        is_the_same = (self.lacks, self.part, self.sharing.terms) == (
            other.lacks,
            other.part,
            other.sharing.terms,
        )
        return is_the_same and self.copies * other.sharing.desktops <= other.copies * self.sharing.desktops


class Reading(msgspec.Struct, frozen=True):
    """The value of a measure for one plan."""

    value: Number | None = None
    unit: str = ""
    words: Message | None = None
    explains: str = ""
    components: tuple[ComponentId, ...] = ()
    status: Status | None = None
    left_out: tuple[LeftOut, ...] = ()
    """Hardware omitted from the amount, which is then a lower bound."""
    is_comparable: bool = True
    """Whether only small parts are omitted; otherwise the amount cannot be compared."""
    withheld: Number | None = None
    """A price per desktop that must not be a headline; `words` replaces it."""


Readings = dict[Measure, Reading]


def measures_of(plan: Plan, assessment: Assessment | None) -> Readings:
    """All measures of a plan; without an assessment only counts in the drawing."""
    found: Readings = dict(_counted(plan))
    if assessment is not None:
        for read in (_carried, _failures, _full, _work, _cost):
            found |= dict(read(plan, assessment))
        found |= dict(_findings(assessment))
    return found


# --- what can be counted in the drawing ------------------------------------------------------------------------


def _counted(plan: Plan) -> Iterator[tuple[Measure, Reading]]:
    hosts, groups, boards = plan.of_type(Host), plan.of_type(DiskGroup), plan.of_type(GraphicsBoards)
    cards = tuple(host.id for host in hosts)
    counts: tuple[tuple[str, Message, Number, str, tuple[ComponentId, ...]], ...] = (
        ("hosts", Message("Hosts"), sum(host.count for host in hosts), "", cards),
        ("cores", Message("Cores"), sum(host.count * host.cores for host in hosts), "", cards),
        (
            "ram_gib",
            Message("RAM of all hosts"),
            sum(host.count * host.ram_gib for host in hosts),
            "GiB",
            cards,
        ),
        (
            "drives",
            Message("Drives"),
            sum(_copies(plan, group) * _drives(plan, group) for group in groups),
            "",
            tuple(group.id for group in groups),
        ),
        (
            "raw_gb",
            Message("Raw capacity"),
            sum(_copies(plan, group) * group.drives * group.drive_gb for group in groups),
            "GB",
            tuple(group.id for group in groups),
        ),
        (
            "boards",
            Message("Graphics boards"),
            sum(_copies(plan, each) * each.boards for each in boards),
            "",
            tuple(each.id for each in boards),
        ),
    )
    pools = plan.of_type(DesktopPool)
    planned = Reading(sum(pool.desktops for pool in pools), "", None, "", tuple(pool.id for pool in pools))
    yield Measure((0, 0), "desktops.planned", CARRIED, Message("Desktops planned")), planned
    for place, (key, title, value, unit, components) in enumerate(counts):
        yield Measure((2, place), key, BOUGHT, title), Reading(value, unit, None, "", components)


def _copies(plan: Plan, part: DiskGroup | GraphicsBoards) -> int:
    """Number of hosts with such a group or such boards; 1 in an array or on its own."""
    host = plan.components.get(plan.parents.get(part.id, ""))
    return host.count if isinstance(host, Host) else 1


def _drives(plan: Plan, group: DiskGroup) -> int:
    """Drives of one group, including spares, and vSAN cache devices if its kind has them."""
    cluster = plan.components.get(plan.parents.get(plan.parents.get(group.id, ""), ""))
    cached = (
        group.purpose == "vsan"
        and isinstance(cluster, Cluster)
        and takes_caches(cluster.vsan, cluster.vsan_version)
    )
    return group.drives + group.spare_drives + (group.cache_drives if cached else 0)


# --- what the engine found out ---------------------------------------------------------------------------------


def _carried(plan: Plan, found: Assessment) -> Iterator[tuple[Measure, Reading]]:
    counts = found.desktops
    first = found.limits[0] if found.limits and counts.maximum is not None else None
    limited = (
        Reading(explains="limits.1", words=_limit_in_words(plan, first), components=(first.component,))
        if first
        else Reading()
    )
    known = counts.maximum is not None
    rows: tuple[tuple[str, Message, Reading, Better], ...] = (
        (
            "desktops.fits",
            Message("Desktops that fit"),
            _desktops(counts.fits if known and counts.promised is not None else None, "desktops.fits"),
            "more",
        ),
        (
            "desktops.promised",
            Message("Desktops for 9 of 10 futures"),
            _desktops(counts.promised if counts.is_sure else None, "desktops.promised"),
            "more",
        ),
        (
            "desktops.maximum",
            Message("Desktops at most"),
            _desktops(counts.maximum, "desktops.maximum"),
            "more",
        ),
        (
            "desktops.without_failures",
            Message("While nothing fails"),
            _desktops(counts.without_failures, ""),
            "more",
        ),
        (
            "desktops.with_reserve",
            Message("With failed hosts"),
            _desktops(counts.with_reserve, "desktops.maximum_with_reserve"),
            "more",
        ),
        ("first_limit", Message("First limit"), limited, ""),
        ("desktops.carried", Message("Carries what is planned"), _verdict(found), ""),
    )
    for place, (key, title, reading, better) in enumerate(rows, 1):
        if key not in ("desktops.with_reserve", "desktops.promised") or reading.value is not None:
            yield Measure((0, place), key, CARRIED, title, better), reading


def _failures(_plan: Plan, found: Assessment) -> Iterator[tuple[Measure, Reading]]:
    """The failure cases that the planned desktops do not survive, by name and number."""
    names = [case_name(each) for each in dict.fromkeys(each.case for each in found.failures)]
    components = tuple(dict.fromkeys(each.component for each in found.failures))
    measure = Measure((0, 8), "failures", CARRIED, Message("Failures not survived"), "less")
    words = (
        reduce(lambda one, other: Message("{one}, {other}", {"one": one, "other": other}), names)
        if names
        else None
    )
    yield measure, Reading(len(names), "", words, "", components)


def _verdict(found: Assessment) -> Reading:
    """Whether everything planned fits, in words."""
    counts = found.desktops
    if counts.maximum is None:
        return Reading(words=Message("not all is connected yet"), status="unknown")
    if counts.promised is None:
        words = Message("what 9 of 10 futures carry is not known yet")
        return Reading(words=words, status="unknown")
    missing = counts.planned - counts.fits
    if missing and counts.is_sure:
        words = Message(
            "no: {count} desktop does not fit in 9 of 10 futures",
            {"count": missing},
            "no: {count} desktops do not fit in 9 of 10 futures",
        )
        return Reading(words=words, explains="desktops.fits", status="over")
    if missing:
        words = Message(
            "no: {count} desktop does not fit", {"count": missing}, "no: {count} desktops do not fit"
        )
        return Reading(words=words, explains="desktops.fits", status="over")
    if counts.promise_unkept:
        return Reading(words=Message("no: not with failed hosts"), explains="desktops.fits", status="over")
    words = Message("yes, in 9 of 10 futures") if counts.is_sure else Message("yes")
    return Reading(words=words, explains="desktops.fits", status="ok")


def _desktops(count: int | None, explains: str) -> Reading:
    return Reading(count, "", None, explains if count is not None else "")


def _limit_in_words(plan: Plan, limit: Limit) -> Message:
    words = {
        "subject": subject(plan, limit.resource, limit.component),
        "phase": Message(PHASE_NAMES[limit.phase]),
        "case": case_name(limit.case),
    }
    return Message("{subject} ({phase})" if limit.case == NORMAL else "{subject} ({phase}, {case})", words)


def _full(plan: Plan, found: Assessment) -> Iterator[tuple[Measure, Reading]]:
    order = list(RESOURCE_NAMES)
    for resource, row in found.saturation.fullest().items():
        title = Message(RESOURCE_NAMES[resource])
        measure = Measure((3, order.index(resource)), f"saturation.{resource}", FULL, title)
        words = {
            "component": plan.components[row.component].name,
            "phase": Message(PHASE_NAMES[row.phase]),
            "case": case_name(row.case),
        }
        where = Message(
            "{component} ({phase})" if row.case == NORMAL else "{component} ({phase}, {case})", words
        )
        value = row.load_factor if row.utilisation is None and row.status == "over" else row.utilisation
        yield measure, Reading(value, "share", where, name_of(row), (row.component,), row.status)


def _work(plan: Plan, found: Assessment) -> Iterator[tuple[Measure, Reading]]:
    for storm in found.storms:
        if storm.case != NORMAL or not storm.minutes:
            continue
        title = Message(PHASE_NAMES[storm.phase])
        measure = Measure((4, PHASES.index(storm.phase)), f"work.{storm.phase}", WORK, title, "less")
        waits = storm.slowest
        words = (
            subject(plan, waits.resource, waits.component) if waits else Message("Held back by its throttle")
        )
        components = (waits.component,) if waits else ()
        yield measure, Reading(storm.minutes, "min", words, f"{storm.phase}.minutes", components)


def _cost(plan: Plan, found: Assessment) -> Iterator[tuple[Measure, Reading]]:
    cost, running = found.cost, found.cost.running
    there = bool(cost.lines)
    planned, most, settings = found.desktops.planned, found.desktops.maximum or 1, plan.settings
    rates = settings.interest_percent, settings.maintenance_percent, settings.residual_percent
    amounts: tuple[tuple[str, Message, Decimal | None, Sharing], ...] = (
        ("total", Message("Purchase, total"), cost.total if there else None, Sharing()),
        (
            "per_desktop_planned",
            Message("Per desktop as planned"),
            cost.per_desktop_planned if there else None,
            Sharing(planned),
        ),
        (
            "per_desktop_maximum",
            Message("Per desktop at the limit"),
            cost.per_desktop_maximum if there else None,
            Sharing(most),
        ),
        (
            "cost_per_desktop_and_month",
            Message("Per desktop and month, in use"),
            running.cost_per_desktop_and_month,
            Sharing(planned, (settings.depreciation_years, *rates), "use"),
        ),
    )
    for place, (name, title, amount, sharing) in enumerate(amounts):
        yield (
            Measure((1, place), f"cost.{name}", MONEY, title, "less"),
            _amount(plan, cost, name, amount, sharing),
        )
    sizes = (
        ("power_watts", Message("Power draw"), running.power_watts, "W"),
        ("rack_units", Message("Rack units"), running.rack_units, "U"),
    )
    for place, (name, title, size, unit) in enumerate(sizes, len(amounts)):
        if size is not None:
            yield (
                Measure((1, place), f"cost.{name}", MONEY, title, "less"),
                Reading(size, unit, None, f"cost.{name}"),
            )
    licences: tuple[tuple[str, Message, Decimal | None, Sharing], ...] = (
        ("licence_total", Message("Licences, in the purchase"), cost.licence_total or None, Sharing()),
        (
            "licences_per_year",
            Message("Licences per year"),
            running.licences_per_year,
            Sharing(of="licences"),
        ),
    )
    for place, (name, title, amount, sharing) in enumerate(licences, len(amounts) + len(sizes)):
        if amount is not None:
            measure = Measure((1, place), f"cost.{name}", MONEY, title, "less")
            yield measure, _amount(plan, cost, name, amount, sharing)
    for offer in cost.clouds:
        place = len(amounts) + len(sizes) + len(licences) + CLOUD_RULES.index(offer.rule)
        name = figure_name("per_user", offer.rule)
        explains = f"cost.{name}" if offer.per_user is not None else ""
        measure = Measure((1, place), f"cost.{name}", MONEY, CLOUD_TITLES[name])
        yield measure, Reading(offer.per_user, cost.currency, None, explains)


def _amount(plan: Plan, cost: Cost, name: str, amount: Decimal | None, sharing: Sharing) -> Reading:
    if amount is None:
        return Reading(None, cost.currency)
    missing = left_out(plan, cost, sharing) if cost.lines else ()
    is_comparable = not missing or cost.is_headline
    is_withheld = not is_comparable and f"cost.{name}" not in WHOLE_AMOUNTS
    words = _left_out_in_words(len(missing)) if missing else None
    return Reading(
        None if is_withheld else amount,
        cost.currency,
        Message("prices missing") if is_withheld else words,
        f"cost.{name}",
        tuple(each.part.id for each in missing if not isinstance(each.part, Licence)),
        left_out=missing,
        is_comparable=is_comparable,
        withheld=amount if is_withheld else None,
    )


def left_out(plan: Plan, cost: Cost, sharing: Sharing) -> tuple[LeftOut, ...]:
    """Hardware and licences omitted from an amount of a plan, as they would be bought and divided, ignoring names:
    of the purchase only what is bought with it.
    """

    def omitted(gap: PriceGap) -> LeftOut:
        if gap.licence:
            line = msgspec.structs.replace(plan.licences[gap.licence], name="")
            return LeftOut(gap.lacks, line, gap.quantity, sharing)
        part = plan.components[gap.component]
        copies = _copies(plan, part) if isinstance(part, DiskGroup) else 1
        return LeftOut(gap.lacks, msgspec.structs.replace(part, name="", origins={}), copies, sharing)

    return tuple(map(omitted, cost.gaps_of(sharing.of)))


def leaves_out_no_more(these: Sequence[LeftOut], those: Sequence[LeftOut]) -> bool:
    """Whether everything one amount omits adds no more to it than to the other, at any price: then an amount that is
    lower by known prices is lower.
    """
    there = {(each.lacks, each.part.id): each for each in those}
    pairs = ((each, there.get((each.lacks, each.part.id))) for each in these)
    return all(other is not None and each.weighs_no_more_than(other) for each, other in pairs)


def _left_out_in_words(count: int) -> Message:
    return Message(
        "{count} item without a price is left out.",
        {"count": count},
        "{count} items without a price are left out.",
    )


def _findings(found: Assessment) -> Iterator[tuple[Measure, Reading]]:
    counts = groups_by_severity(found.findings)
    for place, (severity, title) in enumerate(SEVERITIES.items()):
        those = (each.component for each in found.findings if each.severity == severity and each.component)
        components = tuple(dict.fromkeys(those))
        measure = Measure((5, place), f"findings.{severity}", FOUND, title, "less")
        yield measure, Reading(counts.get(severity, 0), "", None, "", components)
