"""The response study as text for a terminal, in the current language and number style."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from app.cli.result_lines import INDENT, result_lines
from app.cli.terminal import harmless, table
from app.look.number_format import numbers
from app.look.translation import mark, tr, translate
from app.results.tables.response_tables import case_columns, whole_curve_columns
from app.results.words.response_times import (
    bottleneck_in_words,
    milliseconds_in_words,
    points_to_show,
    seconds_in_words,
    whole_sessions,
)
from app.results.words.results import case_name, phase_name, resource_name
from planner_core.messages import MINUS, NO_VALUE, Message
from planner_core.plan.names import told_apart
from planner_core.plan.plan import Plan
from planner_core.studies.response_curve import CaseResponse, ResponseCurve
from planner_core.studies.response_network import ResponseNetwork, ResponseStation, SessionPool, Unanswered
from planner_core.studies.response_study import ResponseStudy
from planner_core.studies.store_latency import StoreLatency
from planner_core.studies.view_planner_verdict import ViewPlannerVerdict
from planner_core.studies.vsimax_prediction import (
    VsimaxPrediction,
    beside_measured,
    is_through_line,
    refused_versions,
)

BAND_WORDS = {"good": mark("good"), "warn": mark("slow"), "bad": mark("bad")}
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
            yield from ("", tr("Stations"), *self._stations(curve.network))
            yield from ("", tr("Response time by sessions"), *self._curve(curve))
        yield from ("", tr("The planned sessions, case by case"), *self._cases())
        yield from ("", tr("Predicted VSImax"), *self._vsimax())
        yield from ("", tr("View Planner"), *self._view_planner())
        if not isinstance(self.found.stores, Unanswered):
            yield from ("", tr("Latency of the stores"), *self._stores(self.found.stores))
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
                    limit=self._bottleneck(curve),
                ),
            ],
            [tr("Alone"), seconds_in_words(curve.closed_seconds[0])],
            [tr("Method"), tr(METHOD_WORDS[curve.method])],
        ]

    def _bottleneck(self, found: ResponseCurve | CaseResponse) -> str:
        return bottleneck_in_words(self.plan, found)

    def _name(self, component: str) -> str:
        return self.plan.components[component].name

    # --- stations --------------------------------------------------------------------------------------------

    def _stations(self, network: ResponseNetwork) -> list[str]:
        head = [
            tr("Component"), tr("Resource"), tr("Pool"), tr("Queues"), tr("Servers each"), tr("Visits"),
            tr("Time of a visit"), tr("Interaction"), tr("Busy as planned"),
        ]  # fmt: skip
        rows = [
            row
            for station, use in zip(network.stations, network.use_per_session, strict=True)
            for row in self._station(station, float(use) * network.sessions)
        ]
        rows += [self._way(each) for each in network.pools if each.line]
        return table([head, *rows], right=range(3, 9), indent=INDENT)

    def _way(self, pool: SessionPool) -> list[str]:
        """The round trip, which is a pure delay, without queue and utilisation."""
        trip = milliseconds_in_words(pool.latency_seconds)
        names = [self._name(pool.line), tr("Round trip"), self._name(pool.pool)]
        return [*names, NO_VALUE, numbers().number(math.inf), numbers().number(1), trip, trip, NO_VALUE]

    def _station(self, station: ResponseStation, use: float) -> Iterator[list[str]]:
        planned = station.fixed_share + use
        for load in station.loads:
            if load.demand_seconds > 0:
                yield [
                    self._name(station.component),
                    resource_name(station.resource),
                    self._name(load.pool),
                    numbers().number(station.queues),
                    numbers().number(station.servers),
                    numbers().number(load.visits),
                    milliseconds_in_words(load.service_seconds),
                    milliseconds_in_words(load.demand_seconds),
                    numbers().percent(planned),
                ]

    # --- curve and cases -------------------------------------------------------------------------------------

    def _curve(self, curve: ResponseCurve) -> list[str]:
        lines = result_lines(whole_curve_columns(curve), points_to_show(curve))
        note = tr("Keep their pace: the next interaction starts on time, answered or not; ∞ is overload.")
        return [*lines, INDENT + note]

    def _cases(self) -> list[str]:
        return result_lines([*case_columns(self.plan).values()], self.found.cases)

    # --- tests -----------------------------------------------------------------------------------------------

    def _vsimax(self) -> Iterator[str]:
        """One line for each rule: users who keep their pace, then users who wait."""
        error = [tr("Error")] if self.measured else []
        head = [tr("Rule"), tr("Baseline"), tr("Threshold"), tr("Keep their pace"), *error]
        has_line = any(is_through_line(each) for each in self.found.vsimax)
        line = [tr("Through the line")] if has_line else []
        rows = [[*head, tr("Wait for answers"), *error, *line, tr("Confidence"), ""]]
        by_rule: dict[str, list[VsimaxPrediction]] = {}
        refused = refused_versions(self.found.vsimax)
        for each in self.found.vsimax:
            if each.benchmark not in refused:
                by_rule.setdefault(each.rule, []).append(each)
        yield from (INDENT + each for each in dict.fromkeys(map(_said, refused.values())))
        if not by_rule:
            return
        rows += [self._rule(*each, has_line=has_line) for each in by_rule.values()]
        last = 5 + 2 * bool(self.measured) + has_line
        yield from table(rows, right=range(1, last), indent=INDENT)
        if self.measured:
            yield INDENT + tr("Measured: {sessions} sessions", sessions=self.measured)
        yield INDENT + tr(
            "Workload profiles hold what a session takes at saturation, so users who keep their pace are the"
            " prediction; users who wait are the most that a test could come to."
        )
        if has_line:
            yield INDENT + tr(
                "The test measures inside the session, where the line to the user does not count. Through the line is"
                " the same rule where users sit and keep their pace, with round trip and queue for the bandwidth."
            )

    def _rule(self, pace: VsimaxPrediction, waiting: VsimaxPrediction, *, has_line: bool) -> list[str]:
        return [
            tr(pace.name),
            milliseconds_in_words(pace.baseline_ms, 1),
            milliseconds_in_words(pace.threshold_ms, 1),
            *self._sessions(pace),
            *self._sessions(waiting),
            *([numbers().number(pace.through_line)] if has_line else []),
            pace.confidence,
            _said(pace.reason) if pace.reason else _said(waiting.reason) if waiting.reason else "",
        ]

    def _sessions(self, each: VsimaxPrediction) -> list[str]:
        found = [numbers().number(each.sessions)]
        return [*found, _signed(beside_measured(each, self.measured).error)] if self.measured else found

    def _view_planner(self) -> list[str]:
        verdict = self.found.view_planner
        if isinstance(verdict, Unanswered):
            return [INDENT + _said(verdict.reason)]
        head = [tr("Group"), tr("Operations"), tr("Predicted"), tr("Allowed"), "", tr("Sessions that pass")]
        rows = [
            [
                each.group,
                tr(each.of),
                seconds_in_words(each.seconds),
                seconds_in_words(each.limit_seconds),
                tr("passes") if each.passed else tr("fails"),
                numbers().number(each.most_sessions),
            ]
            for each in verdict.groups
        ]
        return [
            *table([head, *rows], right={2, 3, 5}, indent=INDENT),
            INDENT + self._most(verdict),
            *(INDENT + _said(each) for each in verdict.assumptions),
        ]

    def _most(self, verdict: ViewPlannerVerdict) -> str:
        words = {
            "percentile": numbers().number(verdict.percentile),
            "planned": numbers().number(whole_sessions(verdict.sessions)),
            "most": numbers().number(verdict.most_sessions),
        }
        return tr(
            "{percentile}th percentile at {planned} sessions; up to {most} would pass both groups.", **words
        )

    def _stores(self, stores: Sequence[StoreLatency]) -> list[str]:
        head = [tr("Store"), tr("Latency"), "", tr("Good below"), tr("Bad above"), tr("Made up of")]
        rows = [
            [
                self._name(each.store),
                milliseconds_in_words(each.latency_ms, 1),
                tr(BAND_WORDS[each.band]),
                milliseconds_in_words(each.limits.good_below_ms, 1),
                milliseconds_in_words(each.limits.bad_above_ms, 1),
                self._parts(each),
            ]
            for each in stores
        ]
        return table([head, *rows], right={1, 3, 4}, indent=INDENT)

    def _parts(self, store: StoreLatency) -> str:
        return ", ".join(
            f"{resource_name(each.resource)} {milliseconds_in_words(each.share * each.response_ms, 1)}"
            for each in store.parts
        )


def _said(message: Message) -> str:
    return harmless(translate(message))


def _signed(share: float | None) -> str:
    if share is None:
        return NO_VALUE
    text = numbers().percent(share, 1)
    return text if text.startswith(MINUS) else f"+{text}"
