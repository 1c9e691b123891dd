"""What a pilot's files say and what that changes, as text for a terminal, and as JSON for scripts, whose keys are only
added.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from textwrap import wrap
from typing import Any, NamedTuple

import msgspec

from app.cli.terminal import harmless, table
from app.look.dates import date_in_words
from app.look.number_format import numbers
from app.look.translation import tr, tr_plural, translate
from app.project.measured_files import Measured
from app.results.words.pilot import alone_sentence, clock_sentence, learned_sentence, range_change
from app.results.words.pilot_files import login_sentences, use_sentences
from planner_core.measurements.guest_log import GuestSeries
from planner_core.measurements.host_log import HostSeries
from planner_core.measurements.io_histograms import DiskWork
from planner_core.measurements.login_test import LoginTest
from planner_core.measurements.machine_use import UseOfMachines, UseSummary, doubts
from planner_core.measurements.measured_pilot import GuestFigures, HostFigures, guest_figures, host_figures
from planner_core.measurements.series import (
    Hours,
    Told,
    clock_changes,
    held,
    hours_measured,
    seconds_between,
)
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan
from planner_core.studies.pilot import PilotResult
from planner_core.studies.range_study import RangeStudy

INDENT = "  "
PERCENT = "%"
COLUMNS = 100


class MeasureReport(NamedTuple):
    """All that is printed."""

    plan: Plan
    measured: Measured
    hours: Hours
    use: UseSummary | None
    result: PilotResult | None
    """None: nothing of it takes the place of a value."""
    before: RangeStudy | None
    after: RangeStudy | None
    is_applied: bool = False


def measure_lines(report: MeasureReport) -> Iterator[str]:
    """What was read, what it says of the plan, and whether it is in the plan now."""
    yield harmless(report.plan.name)
    log = report.measured.log
    if log is not None:
        yield ""
        lines = (
            _guest_lines(log, report.hours, _ram_gib(report))
            if isinstance(log, GuestSeries)
            else _log_lines(log, report.hours)
        )
        yield from map(harmless, lines)
    if report.measured.disks is not None:
        yield ""
        yield from _disk_lines(report.measured.disks)
    if report.measured.use is not None and report.use is not None:
        yield ""
        yield from _wrapped(use_sentences(report.measured.use, report.use))
    if report.measured.logins is not None:
        yield ""
        carried = report.before.maximum if report.before is not None else None
        yield from _wrapped(login_sentences(report.measured.logins, carried))
    if report.result is None:
        return
    yield from ("", tr("What that says of the plan"))
    for learned in report.result.learned:
        yield INDENT + learned_sentence(learned)
        yield INDENT * 2 + alone_sentence(learned)
    if change := range_change(report.before, report.after):
        yield INDENT + change
    for remark in report.result.remarks:
        yield INDENT + translate(remark)
    yield ""
    yield (
        tr("It is in the plan now, as one step that can be undone.")
        if report.is_applied
        else tr("The plan is unchanged; --apply makes this change.")
    )


def measure_json(report: MeasureReport) -> dict[str, Any]:
    """The output of `headroom measure --json`, as plain values."""
    result: dict[str, Any] = {"pilot": None, "learned": [], "remarks": []}
    if report.result is not None:
        result = msgspec.to_builtins(report.result)
        result["remarks"] = [str(each) for each in report.result.remarks]
    logins = report.measured.logins
    return {
        "plan": report.plan.name,
        "log": _any_log_json(report),
        "disks": None if report.measured.disks is None else _disk_json(report.measured.disks),
        "use": None if report.measured.use is None else _use_json(report.measured.use, report.use),
        "login_test": None if logins is None else _login_json(logins),
        **result,
        "range_before": _range_json(report.before),
        "range_after": _range_json(report.after),
        "is_applied": report.is_applied,
    }


def _log_lines(series: HostSeries, hours: Hours) -> Iterator[str]:
    yield from _time_lines(series.host, series, hours)
    yield INDENT + tr_plural(
        "{count} machine counted as a desktop, {others} beside it",
        "{count} machines counted as desktops, {others} beside them",
        len(series.machines),
        others=numbers().number(series.others),
    )
    if series.hardly_used:
        yield INDENT + tr_plural(
            "{count} of them was hardly used. Say --desktops if nobody worked on it.",
            "{count} of them were hardly used. Say --desktops if nobody worked on them.",
            series.hardly_used,
        )
    figures = host_figures(series, hours)
    yield from _table(
        [
            (tr("Processors of the host"), PERCENT, figures.cpu_percent, 1),
            (tr("I/Os of all these machines"), "IOPS", figures.iops, 0),
            (tr("Throughput of all these machines"), "MiB/s", figures.mib_per_second, 1),
            (tr("Memory that they touched of late"), "GiB", figures.active_gib, 1),
            (tr("Power of the host"), "W", figures.watts, 0),
        ]
    )
    yield from _io_lines(figures.read_percent, figures.kib_per_io)


def _guest_lines(series: GuestSeries, hours: Hours, ram_gib: float) -> Iterator[str]:
    yield from _time_lines(series.host or tr("Windows machines"), series, hours)
    yield INDENT + tr_plural(
        "{count} machine counted, {others} beside it",
        "{count} machines counted, {others} beside them",
        len(series.machines),
        others=numbers().number(series.others),
    )
    figures = guest_figures(series, hours, ram_gib)
    yield from _table(
        [
            (tr("Processors of a machine"), PERCENT, figures.cpu_percent, 1),
            (tr("I/Os of a machine"), "IOPS", figures.iops, 1),
            (tr("Throughput of a machine"), "MiB/s", figures.mib_per_second, 2),
            (tr("Memory of a machine in use"), "GiB", figures.memory_gib, 1),
            (
                tr("Memory of a machine available"),
                "GiB",
                None if figures.memory_gib else figures.available_gib,
                1,
            ),
            (tr("Active sessions on a machine"), "", figures.sessions, 1),
        ]
    )
    yield from _io_lines(figures.read_percent, figures.kib_per_io)


def _time_lines(name: str, series: HostSeries | GuestSeries, hours: Hours) -> Iterator[str]:
    yield tr(
        "{host}: {samples} of {all} samples, one every {seconds} s, from {first} to {last}",
        host=name,
        samples=numbers().number(int(held(series.times, hours).sum())),
        all=numbers().number(len(series.times)),
        seconds=numbers().exact(seconds_between(series.times)),
        first=_moment(series.times[0]),
        last=_moment(series.times[-1]),
    )
    for change in clock_changes(series.times):
        yield INDENT + clock_sentence(change)


def _table(rows: Sequence[tuple[str, str, Told | None, int]]) -> Iterator[str]:
    head = ["", tr("Average"), tr("P95"), tr("Peak"), tr("Peak at")]
    yield from table(
        [head, *(_row(title, unit, told, digits) for title, unit, told, digits in rows if told)],
        right={1, 2, 3},
        indent=INDENT,
    )


def _io_lines(read_percent: float | None, kib_per_io: float | None) -> Iterator[str]:
    if read_percent is not None:
        yield INDENT + tr("Reads: {share}", share=numbers().percent(read_percent / 100, 1))
    if kib_per_io is not None:
        yield INDENT + tr("Size of an I/O: {size}", size=numbers().quantity(kib_per_io, "KiB", 1))


def _ram_gib(report: MeasureReport) -> float:
    """RAM of a machine of the pool."""
    pool = report.plan.components.get(report.result.pilot.pool) if report.result is not None else None
    return pool.ram_gib if isinstance(pool, DesktopPool) else 0.0


def _row(title: str, unit: str, told: Told, digits: int) -> list[str]:
    values = (_value(each, unit, digits) for each in (told.average, told.p95, told.peak))
    return [title, *values, _moment(told.peak_at)]


def _value(value: float, unit: str, digits: int) -> str:
    if unit == PERCENT:
        return numbers().percent(value / 100, digits)
    return numbers().quantity(value, unit, digits)


def _disk_lines(disks: DiskWork) -> Iterator[str]:
    yield tr_plural(
        "{count} virtual disk: {ios} I/Os, {share} of them reads",
        "{count} virtual disks: {ios} I/Os, {share} of them reads",
        disks.disks,
        ios=numbers().number(disks.ios),
        share=numbers().percent(disks.read_percent / 100, 1),
    )
    yield INDENT + tr(
        "Size of an I/O: {all}; of a read {read}, of a write {write}",
        all=numbers().quantity(disks.kib_per_io, "KiB", 1),
        read=numbers().quantity(disks.kib_per_read, "KiB", 1),
        write=numbers().quantity(disks.kib_per_write, "KiB", 1),
    )


def _moment(moment: datetime) -> str:
    return f"{date_in_words(moment.date())} {moment:%H:%M}"


def _any_log_json(report: MeasureReport) -> dict[str, Any] | None:
    series, hours = report.measured.log, report.hours
    if series is None:
        return None
    shared = {
        "time_zone": series.zone,
        "samples": len(series.times),
        "samples_counted": int(held(series.times, hours).sum()),
        "seconds_between": seconds_between(series.times),
        "hours": hours_measured(series.times, hours),
        "first": series.times[0].isoformat(),
        "last": series.times[-1].isoformat(),
        "machines": len(series.machines),
        "other_machines": series.others,
        "clock_changes": [each.after.isoformat() for each in clock_changes(series.times)],
    }
    if isinstance(series, GuestSeries):
        figures = _figures_json(guest_figures(series, hours, _ram_gib(report)))
        return {"of": "windows", "vcpus": series.vcpus or None, **shared, **figures}
    return {
        "of": "host",
        "host": series.host,
        "processor_counter": series.counter,
        "hardly_used": series.hardly_used,
        **shared,
        **_figures_json(host_figures(series, hours)),
    }


def _figures_json(figures: HostFigures | GuestFigures) -> dict[str, Any]:
    return {
        name: {**told._asdict(), "peak_at": told.peak_at.isoformat()} if isinstance(told, Told) else told
        for name, told in figures._asdict().items()
    }


def _use_json(use: UseOfMachines, found: UseSummary | None) -> dict[str, Any]:
    assert found is not None
    return {
        "product": use.product,
        "day": use.day or None,
        "hours": use.hours,
        **msgspec.to_builtins(found),
        "machines": len(found.machines),
        "remarks": [str(each) for each in (*use.remarks, *doubts(found))],
        "unreadable": [str(each) for each in use.unreadable],
    }


def _login_json(test: LoginTest) -> dict[str, Any]:
    return {
        **test._asdict(),
        "runs": [each._asdict() for each in test.runs],
        "logons": [each._asdict() for each in test.logons],
    }


def _wrapped(sentences: Iterator[str]) -> Iterator[str]:
    for sentence in sentences:
        first, *others = wrap(harmless(sentence), COLUMNS)
        yield first
        yield from (INDENT + line for line in others)


def _disk_json(disks: DiskWork) -> dict[str, Any]:
    return {
        **disks._asdict(),
        "ios": disks.ios,
        "read_percent": disks.read_percent,
        "kib_per_io": disks.kib_per_io,
    }


def _range_json(study: RangeStudy | None) -> Any:
    return None if study is None else msgspec.to_builtins(study.desktops)
