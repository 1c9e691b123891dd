"""The response study as text for a terminal, in the current language and number style."""

from __future__ import annotations

from collections.abc import Iterator

from app.cli.result_lines import INDENT, result_lines
from app.cli.terminal import harmless, table
from app.look.number_format import numbers
from app.look.translation import mark, tr, translate
from app.results.tables.load_test_table import verdict_columns, verdict_rows
from app.results.tables.response_tables import case_columns, whole_curve_columns
from app.results.tables.station_tables import latency_columns, station_columns, station_rows
from app.results.words.response_times import (
    bottleneck_in_words,
    points_to_show,
    seconds_in_words,
    whole_sessions,
)
from app.results.words.results import case_name, phase_name
from planner_core.messages import Message
from planner_core.plan.names import told_apart
from planner_core.plan.plan import Plan
from planner_core.studies.response_curve import ResponseCurve
from planner_core.studies.response_network import Unanswered
from planner_core.studies.response_study import ResponseStudy
from planner_core.studies.view_planner_verdict import ViewPlannerVerdict

TESTS = (
    "test", "measures", "allows", "passing", "passing_error", "waiting", "waiting_error", "line", "verdict",
    "confidence", "remark",
)  # fmt: skip
"""Columns of the tests; errors beside what was measured, and the line, where there are any."""
METHOD_WORDS = {
    "exact": mark("exact"),
    "approximate": mark("approximation: waiting times come out up to a third too long near the knee"),
}


class ResponseReport:
    """Writes the sections of one study."""

    def __init__(self, plan: Plan, found: ResponseStudy, measured: int | None = None) -> None:
        self.plan = told_apart(plan)
        self.found = found
        self.measured = measured

    def lines(self) -> Iterator[str]:
        """The whole report."""
        yield harmless(self.plan.name)
        curve = self.found.curve
        if isinstance(curve, Unanswered):
            yield from ("", INDENT + _said(curve.reason))
        else:
            yield from ("", *table(self._headline(curve), indent=INDENT))
            stations = result_lines(station_columns(), [*station_rows(self.plan, curve.network)])
            yield from ("", tr("Stations"), *stations)
            yield from ("", tr("Response time by sessions"), *self._curve(curve))
        cases = result_lines([*case_columns(self.plan).values()], self.found.cases)
        yield from ("", tr("The planned sessions, case by case"), *cases)
        yield from ("", tr("What tests would say"), *self._tests())
        if not isinstance(self.found.stores, Unanswered):
            stores = result_lines([*latency_columns(self.plan).values()], self.found.stores)
            yield from ("", tr("Latency of the stores"), *stores)
        yield from ("", tr("Assumptions"), *(INDENT + _said(each) for each in self.found.assumptions))

    def _headline(self, curve: ResponseCurve) -> list[list[str]]:
        network = curve.network
        cycles = sorted({each.cycle_seconds for each in network.pools})
        words = {"name": tr(network.interaction.name), "seconds": "/".join(map(seconds_in_words, cycles))}
        return [
            [tr("Interaction"), tr("{name}, one every {seconds}", **words)],
            [tr("Phase"), f"{phase_name(network.phase)}, {case_name(network.case)}"],
            [tr("Sessions"), tr("{count} planned", count=whole_sessions(network.sessions))],
            [
                tr("Knee"),
                tr(
                    "{sessions} sessions: {limit}",
                    sessions=curve.knee,
                    limit=bottleneck_in_words(self.plan, curve),
                ),
            ],
            [tr("Alone"), seconds_in_words(curve.closed_seconds[0])],
            [tr("Method"), tr(METHOD_WORDS[curve.method])],
        ]

    def _curve(self, curve: ResponseCurve) -> list[str]:
        lines = result_lines(whole_curve_columns(curve), points_to_show(curve))
        note = tr(
            "Users keep their pace: they start the next interaction on time, answered or not; ∞ is overload."
        )
        return [*lines, INDENT + note]

    def _tests(self) -> Iterator[str]:
        found, measured = self.found, self.measured
        planned = None if isinstance(found.curve, Unanswered) else found.curve.network.sessions
        columns = verdict_columns(found.vsimax, measured)
        rows = verdict_rows(planned, found.vsimax, found.view_planner, measured)
        yield from result_lines([columns[each] for each in TESTS if each in columns], rows)
        if measured:
            yield INDENT + tr("Measured: {sessions} sessions", sessions=measured)
        if any(each.sessions is not None for each in found.vsimax):
            yield INDENT + tr(
                "Workload profiles hold what a session takes at saturation, so users who keep their pace are the"
                " prediction; users who wait are the most that a test could come to."
            )
        if "line" in columns:
            yield INDENT + tr(
                "The test measures inside the session, where the line to the user does not count. Through the line is"
                " the same rule where users sit and keep their pace, with round trip and queue for the bandwidth."
            )
        if not isinstance(found.view_planner, Unanswered):
            yield INDENT + _most(found.view_planner)
            yield from (INDENT + _said(each) for each in found.view_planner.assumptions)


def _most(verdict: ViewPlannerVerdict) -> str:
    words = {
        "percentile": numbers().number(verdict.percentile),
        "planned": numbers().number(whole_sessions(verdict.sessions)),
        "most": numbers().number(verdict.most_sessions),
    }
    return tr(
        "{percentile}th percentile at {planned} sessions; up to {most} would pass both groups.", **words
    )


def _said(message: Message) -> str:
    return harmless(translate(message))
