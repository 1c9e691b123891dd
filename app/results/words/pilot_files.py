"""What files of login tests and collectors tell, in sentences for the dialog and the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural, translate
from planner_core.measurements.login_test import WHOLE_LOGON, LoginRun, LoginTest, LogonTimes
from planner_core.measurements.machine_use import UseFigures, UseOfMachines, UseSummary, doubts
from planner_core.units import MIB_PER_GIB

SHOWN: Final = 3


def login_sentences(test: LoginTest, carried: int | None = None) -> Iterator[str]:
    """Runs, logon times and scores; `carried` desktops by the plan stand beside VSImax."""
    for run in test.runs:
        yield _run(run)
        yield _vsimax(run)
    for logon in test.logons:
        yield _logon(logon)
    if test.minutes is not None and test.sessions:
        yield tr_plural(
            "{count} session logged on within {minutes} minutes",
            "{count} sessions logged on within {minutes} minutes",
            test.sessions,
            minutes=numbers().number(test.minutes, 0),
        )
    if test.mean_score is not None and test.least_score is not None:
        yield tr(
            "EUX score over time: {mean} on average, {least} at least",
            mean=numbers().number(test.mean_score, 1),
            least=numbers().number(test.least_score, 1),
        )
    if test.has_timers:
        yield tr("Single timers are left out: their file does not tell their unit.")
    if carried is not None and any(run.vsimax is not None for run in test.runs):
        yield tr_plural(
            "By its values as they stand, the plan carries {count} desktop. VSImax is the upper limit of the hosts"
            " that were tested, with the workload of the test.",
            "By its values as they stand, the plan carries {count} desktops. VSImax is the upper limit of the hosts"
            " that were tested, with the workload of the test.",
            carried,
        )
    yield tr(
        "None of this takes the place of a value: the plan counts I/Os and processor work of a login, which a log of"
        " the host tells, and not how long a user waits; and its login window is the customer's, not that of the test."
    )


def use_sentences(use: UseOfMachines, found: UseSummary) -> Iterator[str]:
    """Which machines count, what they took, and why that says less than a log."""
    yield tr_plural(
        "{product}: {count} machine counts; {off} off or without use, {others} of another name",
        "{product}: {count} machines count; {off} off or without use, {others} of another name",
        len(found.machines),
        product=use.product_name,
        off=numbers().number(found.off),
        others=numbers().number(found.others),
    )
    if use.hours is not None:
        yield tr("Watched for {time}", time=numbers().quantity(use.hours, "h", 0))
    for name, figures, unit, decimals in (
        (tr("Processor time of a machine"), found.mhz, "MHz", 0),
        (tr("Active memory of a machine"), _in_gib(found.memory_mib), "GiB", 1),
        (tr("I/Os of a machine"), found.iops, "IOPS", 1),
    ):
        if figures.is_told:
            yield _figures(name, figures, unit, decimals)
    if found.read_percent is not None:
        yield tr("Reads: {share}", share=numbers().percent(found.read_percent / 100, 1))
    if found.kib_per_io is not None:
        yield tr("Size of an I/O: {size}", size=numbers().quantity(found.kib_per_io, "KiB", 1))
    yield from map(translate, (*use.remarks, *doubts(found)))
    yield from map(translate, use.unreadable[:SHOWN])
    if len(use.unreadable) > SHOWN:
        yield tr_plural(
            "{count} more row cannot be read", "{count} more rows cannot be read", len(use.unreadable) - SHOWN
        )


def _run(run: LoginRun) -> str:
    parts = []
    if run.logins is not None and run.succeeded is not None:
        parts.append(
            tr(
                "{succeeded} of {logins} logins succeeded",
                succeeded=numbers().number(run.succeeded),
                logins=numbers().number(run.logins),
            )
        )
    if run.sessions is not None and run.launched is not None:
        parts.append(
            tr_plural(
                "{active} of {count} launched session active",
                "{active} of {count} launched sessions active",
                run.launched,
                active=numbers().number(run.sessions),
            )
        )
    elif run.sessions is not None:
        parts.append(tr_plural("{count} session reached", "{count} sessions reached", run.sessions))
    if run.score is not None:
        score = numbers().number(run.score, 1)
        parts.append(
            tr("EUX score {score} ({version})", score=score, version=run.score_version)
            if run.score_version
            else tr("EUX score {score}", score=score)
        )
    if run.baseline_ms is not None:
        parts.append(tr("baseline {time}", time=numbers().quantity(run.baseline_ms, "ms", 0)))
    if run.threshold_ms is not None:
        parts.append(tr("threshold {time}", time=numbers().quantity(run.threshold_ms, "ms", 0)))
    return tr("{run}: {what}", run=run.comment or run.started or tr("Run"), what=", ".join(parts) or "–")


def _vsimax(run: LoginRun) -> str:
    if run.vsimax is not None:
        count = numbers().number(run.vsimax)
        if run.vsimax_version:
            return tr("VSImax {count} ({version}) was reached", count=count, version=run.vsimax_version)
        if run.uncorrected is not None and run.uncorrected != run.vsimax:
            before = numbers().number(run.uncorrected)
            return tr(
                "VSImax {count} was reached; {before} before sessions were taken off that were stuck",
                count=count,
                before=before,
            )
        return tr("VSImax {count} was reached", count=count)
    state = run.state or tr("not told")
    if run.other_vsimax is None:
        return tr("VSImax: none (state: {state})", state=state)
    if run.logins is None:
        return tr(
            "VSImax: none (state: {state}). The {count} in its column are no limit: nothing says when it was reached.",
            state=state,
            count=numbers().number(run.other_vsimax),
        )
    return tr(
        "VSImax: none (state: {state}). The {count} in its column are logins, and no limit.",
        state=state,
        count=numbers().number(run.other_vsimax),
    )


def _logon(logon: LogonTimes) -> str:
    names = {
        WHOLE_LOGON: tr("Logon"),
        "connection": tr("Connection"),
        "group_policies": tr("Group policies"),
        "user_profile": tr("User profile"),
    }
    average, p95, peak = (numbers().number(each, 1) for each in (logon.average, logon.p95, logon.peak))
    return tr_plural(
        "{what}: {average} s on average, P95 {p95} s, at most {peak} s; {count} time",
        "{what}: {average} s on average, P95 {p95} s, at most {peak} s; {count} times",
        logon.logons,
        what=names.get(logon.what, logon.what),
        average=average,
        p95=p95,
        peak=peak,
    )


def _figures(name: str, figures: UseFigures, unit: str, decimals: int) -> str:
    def value(figure: float) -> str:
        return numbers().quantity(figure, unit, decimals)

    values = []
    if figures.p95 is not None:
        values.append(tr("P95 {value}", value=value(figures.p95)))
    if figures.average is not None:
        values.append(tr("average {value}", value=value(figures.average)))
    if figures.peak is not None:
        values.append(tr("peak {value}", value=value(figures.peak)))
    return tr("{name}: {values}", name=name, values=", ".join(values))


def _in_gib(figures: UseFigures) -> UseFigures:
    average, p95, peak = (
        None if each is None else each / MIB_PER_GIB for each in (figures.average, figures.p95, figures.peak)
    )
    return UseFigures(average, p95, peak)
