"""The assessment as text for a terminal, in the current language and number style."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from functools import partial
from math import isfinite
from textwrap import wrap

from app.cli.limits_report import limits_table
from app.cli.result_lines import INDENT, folded_lines, result_lines
from app.cli.terminal import harmless, table
from app.look.dates import date_in_words, today
from app.look.number_format import numbers
from app.look.translation import tr
from app.results.tables.bill_table import bill_columns, bill_rows
from app.results.tables.capacity_table import store_columns, used_in_words
from app.results.tables.cloud_table import cloud_columns, cloud_rows
from app.results.tables.column import Column, chosen
from app.results.tables.cost_tables import licence_sums, shown_sums
from app.results.tables.licences_table import licence_columns, licence_rows
from app.results.tables.measured_table import TOLD, measured_columns
from app.results.tables.saturation_table import (
    Moment,
    PhaseRow,
    moment_columns,
    phase_columns,
    phase_rows,
    share_in_words,
)
from app.results.tables.scenarios_table import scenario_columns, scenario_rows
from app.results.tables.shared_costs import SharedCost, shared_costs
from app.results.tables.shown_limits import shown_limits
from app.results.words.cloud import cloud_name, cloud_notes, cloud_sources
from app.results.words.components import resources_in_drawn_order
from app.results.words.costs import inside_in_words
from app.results.words.failures import failure_in_words, failure_title, untold_work
from app.results.words.findings import counts_in_words, group_in_words, remedy_in_words, severity_word
from app.results.words.measured import how_to_read, space_note
from app.results.words.price_dates import price_dates_in_words
from app.results.words.price_gaps import all_gaps_in_words, no_share_in_words, sum_in_words
from app.results.words.promises import fits_in_words, no_range_sentence, promise_note
from app.results.words.ranges import short_range
from app.results.words.results import (
    case_name,
    phase_name,
    resource_name,
    when,
    worst_of,
)
from app.results.words.scenarios import limiting_scenarios
from app.results.words.storms import minutes_in_words
from app.results.words.wear import wear_in_words
from planner_core.engine.basis.assessment import Assessment, Cost, Limit, Saturation, StoreUse, WorkTime
from planner_core.engine.basis.axes import NORMAL, WORKING_PHASES
from planner_core.engine.findings.groups import FindingGroup, grouped
from planner_core.plan.names import told_apart
from planner_core.plan.plan import Plan
from planner_core.studies.measured_estate import MeasuredFigure
from planner_core.studies.range_study import RangeStudy

COLUMNS = 120
COLUMNS_OF_PHASES = 100
"""Columns for a table of phases."""
COLUMNS_OF_SENTENCE = 88
"""Columns for a sentence beside a title."""
STATUS_SIGNS = {"ok": " ", "near": "~", "over": "!", "unknown": "?"}


class Report:
    """Writes the sections of one assessment."""

    def __init__(
        self,
        plan: Plan,
        assessment: Assessment,
        study: RangeStudy | None = None,
        measured: Sequence[MeasuredFigure] = (),
    ) -> None:
        self.plan = told_apart(plan)
        self.assessment = assessment
        self.study = study
        """The range of the plan, if it was evaluated."""
        self.measured = measured
        """What was measured beside what is predicted."""

    def lines(self) -> Iterator[str]:
        """The whole report."""
        yield harmless(self.plan.name)
        yield ""
        yield from table(self._headline(), indent=INDENT)
        if note := self._note():
            yield from ("", *note)
        sections = (
            (tr("Saturation in the worst phase and case"), self._saturation()),
            (tr("Saturation by phase, nothing failed"), self._phases()),
            (tr("Limits"), self._limits()),
            (tr("Scenarios"), self._scenarios()),
            (tr("Capacity"), self._stores()),
            (tr("Predicted and measured"), self._measured()),
            (tr("What vSAN rebuilds after a failure"), self._rebuilds()),
            (tr("Wear of flash drives"), self._wear()),
            (tr("Bill of materials"), self._cost()),
            (tr("Licences"), self._licences()),
            (cloud_name(self.plan.settings), self._cloud()),
            (tr("Findings"), self._findings()),
            (tr("Notes"), self._notes()),
        )
        for title, lines in sections:
            if lines:
                yield from ("", title, *lines)

    def _headline(self) -> list[list[str]]:
        counts, cost = self.assessment.desktops, self.assessment.cost
        rows = [[tr("Desktops"), _fits(self.assessment)], *(["", line] for line in self._how_sure())]
        for failure in self.assessment.failures:
            first, *others = wrap(failure_in_words(self.plan, failure), COLUMNS_OF_SENTENCE)
            rows += [[failure_title(failure), first], *(["", line] for line in others)]
        if self.assessment.limits and counts.maximum is not None:
            rows.append([tr("First limit"), self._limit_in_words(self.assessment.limits[0])])
        if limiting := limiting_scenarios(self.assessment):
            rows.append([tr("Limiting scenario"), limiting])
        rows.append([tr("Purchase"), sum_in_words(cost.total if cost.lines else None, cost)])
        if missing := no_share_in_words(self.plan, cost):
            rows.append(["", missing])
        else:
            rows += [["", _share_in_words(each, cost)] for each in shared_costs(self.assessment)]
        if cost.running.cost_per_desktop_and_month is not None and cost.is_headline and cost.total:
            each, parts = (
                sum_in_words(cost.running.cost_per_desktop_and_month, cost, "use"),
                inside_in_words(cost.running),
            )
            rows.append(["", tr("{amount} per desktop and month in use: {parts}", amount=each, parts=parts)])
        if cost.lines:
            rows += [["", each] for each in all_gaps_in_words(self.plan, cost)]
        if cost.valid_until and cost.lines:
            until = date_in_words(date.fromisoformat(cost.valid_until))
            rows.append([tr("Prices valid until"), until])
        for work in untold_work(self.assessment):
            is_usual = work.case == NORMAL
            rows.append([phase_name(work.phase) if is_usual else "", _time_in_words(work)])
        return rows

    def _how_sure(self) -> Iterator[str]:
        """The range, if it was evaluated, or that there is none although the promise needs it."""
        if self.study is not None:
            yield short_range(self.study)
        if self.assessment.desktops.promise == "no-range":
            yield from wrap(no_range_sentence(), COLUMNS_OF_SENTENCE)

    def _limit_in_words(self, limit: Limit) -> str:
        return tr(
            "{resource} of {component} at {count} desktops (phase: {phase})",
            resource=resource_name(limit.resource),
            component=self._name(limit.component),
            count=limit.desktops,
            phase=when(limit.phase, limit.case),
        )

    def _saturation(self) -> list[str]:
        """One line for each resource: its highest utilisation, with phase and case."""
        keys = resources_in_drawn_order(self.plan, self.assessment)
        rows = [self._worst(self.assessment.saturation.where(key)) for key in keys]
        columns = moment_columns()
        used = columns["used"]._replace(shown=lambda row: _share(row.found))
        names = ("component", "resource", "demand", "capacity", "target", "used", "when")
        signs = tr("! over 100%   ~ over the target or close to it   ? nothing to measure against")
        lines = result_lines(chosen({**columns, "used": used}, *names), rows)
        return [*lines, INDENT + signs] if lines else []

    def _worst(self, rows: Sequence[Saturation]) -> Moment:
        worst = worst_of(rows) or rows[0]
        return Moment(self._name(worst.component), worst)

    def _phases(self) -> list[str]:
        """One line for each resource: its utilisation in each phase, days of work first; storms below if there is too
        little room beside them.
        """
        keys = resources_in_drawn_order(self.plan, self.assessment)
        columns = phase_columns()
        phases = self.assessment.phases
        for phase in phases:
            columns[phase] = columns[phase]._replace(shown=partial(_share_in, phase))
        rows = phase_rows(self.plan, self.assessment.saturation, keys)
        days = [phase for phase in phases if phase in WORKING_PHASES]
        storms = [phase for phase in phases if phase not in WORKING_PHASES]
        groups = [chosen(columns, *group) for group in (days, storms)]
        return folded_lines(chosen(columns, "component", "resource"), groups, rows, COLUMNS_OF_PHASES)

    def _limits(self) -> list[str]:
        shown = shown_limits(self.assessment)
        return limits_table(self.plan, self.assessment, shown) if shown.limits else []

    def _note(self) -> list[str]:
        """That all below is as calculated, if the offer promises something else."""
        note = promise_note(self.assessment.desktops)
        return [INDENT + line for line in wrap(note, COLUMNS)] if self.assessment.desktops.is_sure else []

    def _scenarios(self) -> list[str]:
        rows = scenario_rows(self.assessment)
        columns = scenario_columns(self.plan, rows)
        names = ("day", "case", "desktops", "promised", "first", "latency")
        return result_lines(chosen(columns, *names), rows) if rows else []

    def _stores(self) -> list[str]:
        columns = store_columns(self.plan, self.assessment)
        rows = [row for use in self.assessment.stores for row in _store(columns, use)]
        return table(rows, right={1, 2}, indent=INDENT)

    def _measured(self) -> list[str]:
        columns = measured_columns(self.plan)
        said = [
            INDENT + line
            for each in (how_to_read(), space_note(self.measured))
            for line in wrap(each, COLUMNS)
        ]
        return [*result_lines(chosen(columns, *TOLD), self.measured), *said] if self.measured else []

    def _rebuilds(self) -> list[str]:
        rows = [
            [
                self._name(each.component),
                case_name(each.case),
                numbers().gib(each.gib),
                tr("in {time}", time=numbers().quantity(each.hours, "h", 1)),
            ]
            for each in self.assessment.rebuilds
        ]
        return table(rows, right={2, 3}, indent=INDENT)

    def _wear(self) -> list[str]:
        rows = [[self._name(each.component), wear_in_words(each)] for each in self.assessment.wear]
        return table(rows, indent=INDENT)

    def _cost(self) -> list[str]:
        cost = self.assessment.cost
        if not cost.lines and not cost.unpriced:
            return []
        columns = chosen(bill_columns(cost.currency), "item", "order_number", "quantity", "priced", "total")
        sums = shown_sums(self.plan.settings, cost) if cost.lines else []
        below = [[each.title, "", "", "", each.shown(cost)] for each in sums]
        dates = (INDENT + each for each in price_dates_in_words(cost, today()))
        return [*result_lines(columns, bill_rows(cost), below), *dates]

    def _licences(self) -> list[str]:
        """Each line with what it counts and costs; what is bought with the hardware is in the bill above, too."""
        rows = licence_rows(self.plan, self.assessment)
        columns = chosen(
            licence_columns(), "name", "counts", "quantity", "priced", "paid", "amount", "in_all"
        )
        cost = self.assessment.cost
        sums = licence_sums(self.plan.settings, cost)
        below = [[each.title, "", "", "", "", "", each.shown(cost)] for each in sums]
        return result_lines(columns, rows, below) if rows else []

    def _cloud(self) -> list[str]:
        """The same users in a cloud, and what the amounts lack and leave out."""
        settings, cost = self.plan.settings, self.assessment.cost
        notes = (*cloud_notes(settings, cost), *cloud_sources(settings)) if cost.clouds else ()
        said = [INDENT + line for note in notes for line in wrap(harmless(note), COLUMNS)]
        return [*result_lines(cloud_columns(cost), cloud_rows(settings, cost)), *said]

    def _findings(self) -> list[str]:
        findings = self.assessment.findings
        lines = [line for each in grouped(findings) for line in self._finding(each)]
        return [INDENT + counts_in_words(findings), *lines] if lines else []

    def _finding(self, group: FindingGroup) -> Iterator[str]:
        words = harmless(group_in_words(self.plan, group))
        yield f"{INDENT}{severity_word(group.severity)}: {words}"
        if remedy := remedy_in_words(self.plan, group):
            yield f"{INDENT}{INDENT}{harmless(remedy)}"
        if source := group.first.source:
            yield f"{INDENT}{INDENT}{harmless(tr('Source: {source}', source=tr(source)))}"

    def _notes(self) -> list[str]:
        """The plan's notes, for example about figures known to be inaccurate."""
        lines = map(harmless, self.plan.settings.notes.splitlines())
        return [
            line
            for each in lines
            for line in wrap(each, COLUMNS, initial_indent=INDENT, subsequent_indent=INDENT)
        ]

    def _name(self, component: str) -> str:
        return self.plan.components[component].name


def _store(columns: Mapping[str, Column[StoreUse]], use: StoreUse) -> Iterator[list[str]]:
    yield [columns["store"].shown(use), used_in_words(use), columns["share"].shown(use)]
    for role in use.by_role:
        yield [INDENT + columns[role].title, columns[role].shown(use), ""]


def _fits(assessment: Assessment) -> str:
    counts = assessment.desktops
    if counts.maximum is None:
        return tr("{planned} planned; not all is connected yet", planned=counts.planned)
    desktops = fits_in_words(counts)
    if counts.users is None:
        return desktops
    return tr("{desktops} for {users} users", desktops=desktops, users=counts.users_of(counts.promised))


def _share_in_words(shared: SharedCost, cost: Cost) -> str:
    words = {
        "amount": sum_in_words(shared.per_desktop, cost),
        "when": shared.when,
        "desktops": numbers().number(shared.desktops),
    }
    if shared.users is None:
        return tr("{amount} per desktop {when}: {desktops}", **words)
    return tr(
        "{amount} per desktop, {user} per user {when}: {desktops} desktops, {users} users",
        **words,
        user=sum_in_words(shared.per_user, cost),
        users=numbers().number(shared.users),
    )


def _time_in_words(work: WorkTime) -> str:
    words = {"minutes": minutes_in_words(work.minutes), "window": minutes_in_words(work.window_minutes)}
    sentence = (
        tr("takes {minutes}; the window is {window}", **words)
        if isfinite(work.minutes)
        else tr("never finishes; the window is {window}", **words)
    )
    if work.case == NORMAL:
        return sentence
    return tr("{case}: {sentence}", case=case_name(work.case), sentence=sentence)


def _share(found: Saturation | None) -> str:
    return "" if found is None else f"{STATUS_SIGNS[found.status]} {share_in_words(found):>5}"


def _share_in(phase: str, row: PhaseRow) -> str:
    return _share(row.cells.get(phase))
