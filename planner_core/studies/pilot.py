"""What a pilot's measurement says of a pool, in place of what was assumed before.

Measured and assumed are two estimates of one number: each counts by how sure it is. What was measured on a host is
resolved by the engine's own load law: with the measured value alone, the engine shows what the hypervisor showed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.spreads import (
    PART_LOAD,
    PROCESSOR,
    READS,
    REPEATS_IO,
    REPEATS_PROCESSOR,
    RUN_IO,
    RUN_PROCESSOR,
)
from planner_core.editing import verbs
from planner_core.editing.edits import Step
from planner_core.editing.verbs.uncertainty import MOST_PERCENT
from planner_core.engine.hosts.desktops import user_cpu_mhz, usual_io
from planner_core.engine.hosts.host_supply import cpu_of_one_host
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.cpu import (
    busy_with_users_percent,
    guest_user_mhz,
    measured_user_mhz,
    thread_share,
    used_user_mhz,
)
from planner_core.formulas.desktop_load import measured_work
from planner_core.formulas.recording import values_of
from planner_core.formulas.uncertainty import (
    CONTRADICT,
    HALF_LOAD,
    contradicted_spread,
    give_or_take_of_spread,
    measured_spread,
    odds_of_share,
    pilot_spread,
    posterior_median,
    posterior_spread,
    prediction_spread,
    repeats_spread_at,
    share_of_odds,
    shared_core_spread,
    spread_below_half_load,
    spreads_apart,
    weight_of_measurement,
)
from planner_core.messages import HeadroomError, Message, Quantity
from planner_core.plan.components import ComponentId, DesktopPool, Host
from planner_core.plan.fields import declared_field
from planner_core.plan.links import RUNS_ON
from planner_core.plan.measurement import Measurement, measurements_of
from planner_core.plan.plan import Plan
from planner_core.reuse import apart
from planner_core.studies.uncertain_values import uncertain_values_of
from planner_core.studies.validation_targets import controller_percent
from planner_core.units import MHZ_PER_GHZ, PERCENT, SECONDS_PER_HOUR, SECONDS_PER_MINUTE

RUN_DESKTOPS: Final = 76
RUN_HOURS: Final = 1.0
"""Of the runs that the spreads of a run are from: about so many desktops, for about so long."""
DIGITS: Final = 4
"""Significant digits of a value: more would say more than anybody has measured."""
DIGITS_OF_SPREAD: Final = 6
"""Of how sure it is, which a second pilot goes on from."""
NOTHING: Final = Message("Type what was measured: processors, I/Os, or both.")


PROCESSORS: Final = ("cpu_percent", "guest_percent", "used_mhz")
"""What tells how much of the processors a desktop takes; one of them is enough."""
FIGURES: Final = (*PROCESSORS, "iops", "read_percent", "kib_per_io")


Phase = Literal["steady", "login", "boot"]
PHASES: Final[dict[Phase, Message]] = {
    "steady": Message("Users worked"),
    "login": Message("Users logged in"),
    "boot": Message("Desktops booted"),
}
"""What went on while it was measured."""
AT_WORK: Final[dict[Phase, float]] = {"steady": 1.0, "login": 0.5, "boot": 0.0}
"""Share of the users at work on average: those who log in evenly come one after the other."""


class FigureBounds(NamedTuple):
    """What can be typed for one figure of a pilot."""

    title: Message
    least: float
    most: float
    unit: str


BOUNDS: Final = {
    "desktops": FigureBounds(Message("Desktops in use"), 1, 100_000, ""),
    "cpu_percent": FigureBounds(Message("Processors of the host"), 1, 99, "%"),
    "guest_percent": FigureBounds(Message("Processors of a desktop"), 0.1, 100, "%"),
    "used_mhz": FigureBounds(Message("Processor time of a desktop"), 1, 100_000, "MHz"),
    "iops": FigureBounds(Message("I/Os per desktop"), 0.1, 100_000, "IOPS"),
    "read_percent": FigureBounds(Message("Reads"), 1, 99, "%"),
    "kib_per_io": FigureBounds(Message("Size of an I/O"), 0.5, 4096, "KiB"),
    "hours": FigureBounds(Message("Hours"), 0.05, 10_000, "h"),
}


class Pilot(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has measured on desktops of a pool while their users worked; averages over all hours."""

    pool: ComponentId
    desktops: int
    """In use at the same time on one host, or session users."""
    hours: float
    day: str
    """ISO date of the last day."""
    host: ComponentId = ""
    """The card of the host, with nothing else on it; needed for processors only."""
    cpu_percent: float | None = None
    """Processors of the host busy, as its hypervisor shows it."""
    guest_percent: float | None = None
    """Virtual processors of a desktop busy, as its Windows shows it; on a session host the share of one user."""
    vcpus: int | None = None
    """Of one such machine; None: as many as those of the pool have."""
    used_mhz: float | None = None
    """Per desktop in use, as its hypervisor counts: clock cycles of the host."""
    iops: float | None = None
    """Per desktop in use, or per session user."""
    read_percent: float | None = None
    """Share of the I/Os that are reads."""
    kib_per_io: float | None = None
    phase: Phase = "steady"


class PilotError(HeadroomError):
    """A figure that cannot be right; `field` is that of the `Pilot`."""

    def __init__(self, field: str, message: Message) -> None:
        super().__init__(message)
        self.field = field


class Learned(msgspec.Struct, frozen=True):
    """One value of the pool before and after the measurement."""

    field: str
    before: float
    before_spread: float | None
    """None: nothing was assumed, so that the measurement stands alone."""
    measured: float
    measured_spread: float
    weight: float
    """Of the measurement, 0 to 1."""
    after: float
    after_spread: float
    apart: float = 0.0
    """By how many spreads what was measured and what was assumed lie apart."""

    @property
    def known(self) -> verbs.Known:
        """Value and percentage for the plan."""
        percent = float(give_or_take_of_spread(self.after_spread))
        return verbs.Known(
            _rounded(self.after, DIGITS), min(_rounded(percent, DIGITS_OF_SPREAD), MOST_PERCENT)
        )


class PilotResult(msgspec.Struct, frozen=True):
    """What a pilot says."""

    pilot: Pilot
    learned: tuple[Learned, ...]
    remarks: tuple[Message, ...]
    """Why it is less sure than it might be."""

    def step(self, plan: Plan) -> Step:
        """The step that puts it into the plan."""
        pilot = self.pilot
        known = {each.field: each.known for each in self.learned}
        pool = plan.components[pilot.pool]
        is_shared = isinstance(pool, DesktopPool) and pool.users_per_desktop > 1
        who: Literal["desktop", "user"] = "user" if is_shared else "desktop"
        measurement = Measurement(pilot.day, pilot.desktops, pilot.hours, who)
        return verbs.take_measurement(plan, pilot.pool, known, measurement)


class _Measured(NamedTuple):
    """A field's value by the measurement alone, and the figure of the pilot that it is from."""

    field: str
    value: float
    spread: float
    figure: str


def pilot_result(plan: Plan, catalog: Catalog, pilot: Pilot) -> PilotResult:
    """Combine a measurement with what the plan assumes.

    Raises PilotError for a figure that is missing or cannot be right.
    """
    _check(plan, pilot)
    layout, row = _alone(plan, catalog, pilot)
    measured: list[_Measured] = []
    remarks: list[Message] = []
    if pilot.phase != "steady":
        measured += _of_storm(plan, catalog, pilot, layout, row)
        remarks += _storm_remarks(pilot)
        return _result(plan, catalog, pilot, measured, remarks)
    if pilot.cpu_percent is not None:
        measured.append(_of_processors(plan, catalog, pilot, layout, row))
    elif (figure := _processor_figure(pilot)) is not None:
        measured.append(_of_desktops(plan, catalog, pilot, layout, row, figure))
    if measured:
        remarks += _doubts(plan, pilot)
    measured += _of_io(catalog, pilot, layout, row)
    if pilot.kib_per_io is not None:
        measured.append(_Measured("kib_per_io", pilot.kib_per_io, _io_spread(catalog, pilot), "kib_per_io"))
    return _result(plan, catalog, pilot, measured, remarks)


def _result(
    plan: Plan, catalog: Catalog, pilot: Pilot, measured: Sequence[_Measured], remarks: list[Message]
) -> PilotResult:
    learned = []
    for each in measured:
        found = _learned(plan, catalog, pilot, each)
        learned.append(found)
        if found.apart > CONTRADICT:
            remarks.append(_contradiction(each.field))
    if _is_known(plan, pilot, learned):
        remarks.append(
            Message(
                "The plan already has a measurement of this day, with as many desktops and hours. The same one must not"
                " count twice."
            )
        )
    return PilotResult(pilot, tuple(learned), tuple(remarks))


def hosts_of(plan: Plan, pool: ComponentId) -> tuple[ComponentId, ...]:
    """The hosts that a pool runs on, and all others after them: where its pilot may have run."""
    own = [host.id for host in own_hosts(plan, pool)]
    return (*own, *(host.id for host in plan.of_type(Host) if host.id not in own))


def own_hosts(plan: Plan, pool: ComponentId) -> tuple[Host, ...]:
    """The hosts that a pool runs on."""
    targets = {link.target for link in plan.links.values() if (link.source, link.role) == (pool, RUNS_ON)}
    return tuple(host for host in plan.of_type(Host) if {host.id, plan.parents.get(host.id)} & targets)


def is_one_processor(hosts: Sequence[Host]) -> bool:
    """Whether all of them have the same processors, or there are none."""
    return len({_processor(each) for each in hosts}) <= 1


def _check(plan: Plan, pilot: Pilot) -> None:
    pool = plan.components.get(pilot.pool)
    if not isinstance(pool, DesktopPool):
        raise PilotError("pool", Message("Choose the pool whose desktops were measured."))
    if all(getattr(pilot, name) is None for name in FIGURES):
        raise PilotError("cpu_percent", NOTHING)
    told = [name for name in PROCESSORS if getattr(pilot, name) is not None]
    if len(told) > 1:
        words: dict[str, object] = {"first": BOUNDS[told[0]].title, "second": BOUNDS[told[1]].title}
        raise PilotError(
            told[1], Message("{first} and {second} tell the same; leave one of them empty.", words)
        )
    for name, bounds in BOUNDS.items():
        number = getattr(pilot, name)
        if number is not None and not bounds.least <= number <= bounds.most:
            figure: dict[str, object] = {
                "figure": bounds.title,
                "number": Quantity(number, bounds.unit),
                "least": bounds.least,
                "most": Quantity(bounds.most, bounds.unit),
            }
            text = Message("{figure}: {number} is not between {least} and {most}.", figure)
            raise PilotError(name, text)
    if pilot.phase == "boot" and pilot.guest_percent is not None:
        raise PilotError(
            "guest_percent", Message("A machine cannot log its own boot; use the log of the host.")
        )
    if pilot.phase != "steady" and pilot.used_mhz is not None:
        text = Message(
            "What a collector tells belongs to no time of logins or boots; use the log of the host."
        )
        raise PilotError("used_mhz", text)
    streams = pool.image_delivery == "pvs" and pool.streamed_boot_mb > 0
    if pilot.phase == "boot" and streams and pilot.iops is not None:
        text = Message(
            "This pool reads its image over the network while it boots, so its store tells no boot."
        )
        raise PilotError("iops", text)
    if _processor_figure(pilot) is not None and not isinstance(plan.components.get(pilot.host), Host):
        raise PilotError("host", Message("Choose the host on which the processors were measured."))


def _alone(plan: Plan, catalog: Catalog, pilot: Pilot) -> tuple[Layout, int]:
    """The plan with one working user on each desktop of the pool and round numbers for its load; and the pool's row."""
    pool = plan.components[pilot.pool]
    assert isinstance(pool, DesktopPool)
    shares = {} if pilot.read_percent is None else {"read_percent": 50.0}
    one = msgspec.structs.replace(
        pool, users_per_desktop=1, concurrency_percent=PERCENT, cpu_mhz=1000.0, iops=100.0, **shares
    )
    with apart():
        layout = Layout(msgspec.structs.replace(plan, components={**plan.components, pool.id: one}), catalog)
        return layout, layout.pools.row[pool.id]


def _of_processors(plan: Plan, catalog: Catalog, pilot: Pilot, layout: Layout, row: int) -> _Measured:
    host = plan.components[pilot.host]
    assert isinstance(host, Host)
    assert pilot.cpu_percent is not None
    controller = controller_percent(host)
    if pilot.cpu_percent <= controller:
        words = {"percent": Quantity(pilot.cpu_percent, "%"), "controller": Quantity(controller, "%")}
        text = Message(
            "{percent} is no more than what the storage controller of the host takes alone,"
            " {controller}. Type what the hypervisor shows, controller included.",
            words,
        )
        raise PilotError("cpu_percent", text)
    with apart():
        capacity = values_of(cpu_of_one_host(layout)).reshape(len(layout.hosts), -1)[
            layout.hosts.row[host.id], 0
        ]
        factor = values_of(user_cpu_mhz(layout)).reshape(len(layout.pools), -1)[row, 0] / 1000.0
    users = busy_with_users_percent(pilot.cpu_percent, controller)
    mhz = float(measured_user_mhz(float(capacity), users, pilot.desktops, float(factor)))
    spread = measured_spread(
        _mean_spread(catalog, RUN_PROCESSOR, pilot),
        repeats_spread_at(catalog.spreads[REPEATS_PROCESSOR].spread, pilot.cpu_percent),
        spread_below_half_load(catalog.spreads[PART_LOAD].spread, pilot.cpu_percent),
        prediction_spread(catalog.spreads[PROCESSOR].spread, 1) if _is_other_processor(plan, pilot) else 0.0,
    )
    return _Measured("cpu_mhz", mhz, float(spread), "cpu_percent")


def _processor_figure(pilot: Pilot) -> str | None:
    """The figure that tells how much of the processors a desktop takes."""
    return next((name for name in PROCESSORS if getattr(pilot, name) is not None), None)


def _of_desktops(
    plan: Plan, catalog: Catalog, pilot: Pilot, layout: Layout, row: int, figure: str
) -> _Measured:
    """MHz of what Windows or the hypervisor showed of each desktop. Neither tells how busy the host was, so the
    measurement is as unsure as one at a quarter of its load.
    """
    host = plan.components[pilot.host]
    assert isinstance(host, Host)
    with apart():
        factor = float(values_of(user_cpu_mhz(layout)).reshape(len(layout.pools), -1)[row, 0]) / 1000.0
    gain = host.hyper_threading_gain_percent
    work = host.work_per_clock_percent
    threads = 0.0
    if pilot.guest_percent is not None:
        vcpus = pilot.vcpus or layout.pools.components[row].vcpus
        share = float(thread_share(gain)) if gain else 1.0
        threads = float(shared_core_spread(gain)) if gain else 0.0
        mhz = float(guest_user_mhz(vcpus, pilot.guest_percent, host.all_core_turbo_ghz, work, share, factor))
    else:
        assert pilot.used_mhz is not None
        mhz = float(used_user_mhz(pilot.used_mhz, work, factor))
    other = prediction_spread(catalog.spreads[PROCESSOR].spread, 1) if _is_other_processor(plan, pilot) else 0
    spread = measured_spread(
        _mean_spread(catalog, RUN_PROCESSOR, pilot),
        repeats_spread_at(catalog.spreads[REPEATS_PROCESSOR].spread, HALF_LOAD),
        catalog.spreads[PART_LOAD].spread,
        measured_spread(other, threads, 0.0, 0.0),
    )
    return _Measured("cpu_mhz", mhz, float(spread), figure)


def _of_io(catalog: Catalog, pilot: Pilot, layout: Layout, row: int) -> Iterator[_Measured]:
    """I/Os and reads of a user before the way of the image adds to them, or takes from them."""
    if pilot.iops is None and pilot.read_percent is None:
        return
    with apart():
        reads, writes = (
            float(values_of(each).reshape(len(layout.pools), -1)[row, 0]) for each in usual_io(layout)
        )
    pool = layout.pools.components[row]
    spread = _io_spread(catalog, pilot)
    if pilot.read_percent is None:
        assert pilot.iops is not None
        if reads + writes <= 0:
            text = Message("With these reads and this image delivery the pool has no I/Os on its datastore.")
            raise PilotError("iops", text)
        yield _Measured("iops", pilot.iops * pool.iops / (reads + writes), spread, "iops")
        return
    if catalog.image_deliveries[pool.image_delivery].reads_per_write is not None:
        text = Message(
            "The reads of streamed machines follow from their writes, so they cannot be set. Leave the reads empty."
        )
        raise PilotError("read_percent", text)
    # Half of the round number are reads: what is measured, by what the image makes of one.
    of_reads = pilot.read_percent / (reads / 50.0)
    of_writes = (PERCENT - pilot.read_percent) / (writes / 50.0)
    if pilot.iops is not None:
        yield _Measured("iops", pilot.iops * (of_reads + of_writes) / PERCENT, spread, "iops")
    odds = float(
        measured_spread(_mean_spread(catalog, READS, pilot), catalog.spreads[REPEATS_IO].spread, 0.0, 0.0)
    )
    yield _Measured("read_percent", PERCENT * of_reads / (of_reads + of_writes), odds, "read_percent")


def _of_storm(plan: Plan, catalog: Catalog, pilot: Pilot, layout: Layout, row: int) -> Iterator[_Measured]:
    """Work of a login or of a boot: what the time took, less that of the users at work."""
    pool = plan.components[pilot.pool]
    assert isinstance(pool, DesktopPool)
    at_work = AT_WORK[pilot.phase]
    figure = _processor_figure(pilot)
    if figure is not None:
        if pilot.cpu_percent is not None:
            measured = _of_processors(plan, catalog, pilot, layout, row)
        else:
            measured = _of_desktops(plan, catalog, pilot, layout, row, figure)
        with apart():
            factor = float(values_of(user_cpu_mhz(layout)).reshape(len(layout.pools), -1)[row, 0]) / 1000.0
        mhz, usual = measured.value * factor, pool.cpu_mhz * factor
        work = float(measured_work(mhz, usual, at_work, pilot.hours)) / MHZ_PER_GHZ
        if work <= 0:
            raise _no_more(figure)
        yield _Measured(f"{pilot.phase}_cpu_ghz_seconds", work, measured.spread, figure)
    yield from _io_of_storm(plan, catalog, pilot, pool)


def _io_of_storm(plan: Plan, catalog: Catalog, pilot: Pilot, pool: DesktopPool) -> Iterator[_Measured]:
    if pilot.kib_per_io is not None:
        field = "work_kib_per_io" if pilot.phase == "boot" else "kib_per_io"
        yield _Measured(field, pilot.kib_per_io, _io_spread(catalog, pilot), "kib_per_io")
    if pilot.iops is None:
        if pilot.read_percent is not None:
            raise PilotError("iops", Message("Reads alone say nothing of this time; type the I/Os, too."))
        return
    one = msgspec.structs.replace(pool, users_per_desktop=1, concurrency_percent=PERCENT)
    with apart():
        layout = Layout(msgspec.structs.replace(plan, components={**plan.components, pool.id: one}), catalog)
        row = layout.pools.row[pool.id]
        reads, writes = (
            float(values_of(each).reshape(len(layout.pools), -1)[row, 0]) for each in usual_io(layout)
        )
    at_work = AT_WORK[pilot.phase]
    ios = float(measured_work(pilot.iops, reads + writes, at_work, pilot.hours))
    if ios <= 0:
        raise _no_more("iops")
    yield _Measured(f"{pilot.phase}_ios", ios, _io_spread(catalog, pilot), "iops")
    if pilot.read_percent is None:
        return
    of_reads = float(measured_work(pilot.iops * pilot.read_percent / PERCENT, reads, at_work, pilot.hours))
    if not 0 < of_reads < ios:
        raise _no_more("read_percent")
    odds = float(
        measured_spread(_mean_spread(catalog, READS, pilot), catalog.spreads[REPEATS_IO].spread, 0.0, 0.0)
    )
    yield _Measured(f"{pilot.phase}_read_percent", PERCENT * of_reads / ios, odds, "read_percent")


def _no_more(figure: str) -> PilotError:
    text = Message(
        "That is no more than what half of the users take at work, by the plan, so nothing is left for their logins."
        " Choose a shorter time, or put in first what was measured while they worked."
    )
    return PilotError(figure, text)


def _storm_remarks(pilot: Pilot) -> Iterator[Message]:
    words: dict[str, object] = {"time": Quantity(pilot.hours * SECONDS_PER_HOUR / SECONDS_PER_MINUTE, "min")}
    if pilot.phase == "login":
        yield Message(
            "Half of the users count as at work on average, because they come one after the other. All of them have to"
            " log in once within these {time}; the login window of the plan stays as it is.",
            words,
        )
    else:
        yield Message(
            "All desktops have to boot once within these {time}, and nobody works; the boot window of the plan stays as"
            " it is.",
            words,
        )


def _io_spread(catalog: Catalog, pilot: Pilot) -> float:
    """Of how many I/Os there are, and of how large they are: no figures of their own are published for that."""
    return float(
        measured_spread(_mean_spread(catalog, RUN_IO, pilot), catalog.spreads[REPEATS_IO].spread, 0.0, 0.0)
    )


def _mean_spread(catalog: Catalog, run: str, pilot: Pilot) -> float:
    return float(
        pilot_spread(catalog.spreads[run].spread, RUN_DESKTOPS, RUN_HOURS, pilot.desktops, pilot.hours)
    )


def _learned(plan: Plan, catalog: Catalog, pilot: Pilot, measured: _Measured) -> Learned:
    pool = plan.components[pilot.pool]
    assert isinstance(pool, DesktopPool)
    info = declared_field(DesktopPool, measured.field)
    assert info is not None
    if info.most is not None and measured.value > info.most:
        words = {"value": Quantity(measured.value, info.unit), "most": Quantity(info.most, info.unit)}
        text = Message("That would be {value} for each desktop; at most {most} is possible.", words)
        raise PilotError(measured.figure, text)
    before = float(getattr(pool, measured.field))
    prior = next(
        (each.draw.spread for each in uncertain_values_of(pool, catalog) if each.field.name == info.name),
        None,
    )
    if prior is None and before not in (0.0, info.least, info.most):
        name: dict[str, object] = {"field": Message(info.title)}
        text = Message(
            "{field}: the value is marked as certain, so that no measurement changes it. Say first how sure it is.",
            name,
        )
        raise PilotError(measured.figure, text)
    if prior is None:
        alone = (measured.value, measured.spread)
        return Learned(measured.field, before, prior, *alone, 1.0, *alone)
    is_share = info.uncertain == "share"
    ends = (before, measured.value)
    if is_share:
        ends = (float(odds_of_share(before)), float(odds_of_share(measured.value)))
    weight = float(weight_of_measurement(prior, measured.spread))
    after = float(posterior_median(*ends, weight))
    apart = float(spreads_apart(*ends, prior, measured.spread))
    return Learned(
        field=measured.field,
        before=before,
        before_spread=prior,
        measured=measured.value,
        measured_spread=measured.spread,
        weight=weight,
        after=float(share_of_odds(after)) if is_share else after,
        after_spread=float(contradicted_spread(posterior_spread(prior, measured.spread), apart)),
        apart=apart,
    )


def _is_known(plan: Plan, pilot: Pilot, learned: Sequence[Learned]) -> bool:
    """Whether a value names a measurement of the same day and extent as its origin."""
    origins = plan.components[pilot.pool].origins
    for each in learned:
        origin = origins.get(each.field)
        before = measurements_of(origin.reference) if origin is not None and origin.kind == "measured" else ()
        for known in before:
            extent = Measurement(pilot.day, pilot.desktops, pilot.hours, known.who)
            if known.written() == extent.written():
                return True
    return False


def _is_other_processor(plan: Plan, pilot: Pilot) -> bool:
    """Whether the pool also runs on another processor than that of the pilot."""
    host = plan.components[pilot.host]
    assert isinstance(host, Host)
    return any(_processor(each) != _processor(host) for each in own_hosts(plan, pilot.pool))


def _processor(host: Host) -> tuple[object, ...]:
    return (
        host.cpu_model,
        host.cores_per_socket,
        host.all_core_turbo_ghz,
        host.work_per_clock_percent,
        host.hyper_threading_gain_percent,
    )


def _doubts(plan: Plan, pilot: Pilot) -> Iterator[Message]:
    if pilot.guest_percent is not None:
        yield Message(
            "Windows sees neither what the hypervisor takes nor whether another machine shares its core, so this says"
            " less than the log of the host would."
        )
    if pilot.cpu_percent is not None and pilot.cpu_percent < HALF_LOAD:
        yield Message(
            "The host ran below half load, at {percent}. Processors at part load are not busy in proportion to the"
            " desktops, so this says less of a full host.",
            {"percent": Quantity(pilot.cpu_percent, "%")},
        )
    if _is_other_processor(plan, pilot):
        yield Message(
            "The pool runs on other processors than those measured. The work per clock carries the measurement"
            " over, which makes it less sure."
        )


def _contradiction(field: str) -> Message:
    info = declared_field(DesktopPool, field)
    assert info is not None
    return Message(
        "{field}: what was measured and what was assumed contradict each other, so the result is less sure. Check what"
        " was typed, and whether the workload of the pool is that of the pilot.",
        {"field": Message(info.title)},
    )


def _rounded(number: float, digits: int) -> float:
    return float(f"{number:.{digits}g}")
