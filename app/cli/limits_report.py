"""The limits as text for a terminal, in the language and number style of the moment."""

from __future__ import annotations

from collections.abc import Iterator

from app.cli.terminal import harmless, table
from app.look.number_format import numbers
from app.look.translation import tr, translate
from app.results.tables.shown_limits import ShownLimits, more_limits, shown_limits
from app.results.words.results import fits_in_words, resource_name, when
from planner_core.engine.basis.assessment import Assessment, Limit, PoolLimit
from planner_core.messages import NO_VALUE
from planner_core.plan.names import told_apart
from planner_core.plan.plan import Plan

INDENT = "  "
RUNGS_OF_A_POOL = 3


class LimitsReport:
    """Writes the limits of pools and plan."""

    def __init__(self, plan: Plan, assessment: Assessment) -> None:
        self.plan = told_apart(plan)
        self.assessment = assessment
        self._users = False

    def lines(self) -> Iterator[str]:
        """The whole report."""
        yield harmless(self.plan.name)
        sections = (
            (tr("Pools, each while the others stay as planned"), self._pools()),
            (tr("All pools together, in their planned proportions"), self._limits()),
        )
        for title, lines in sections:
            if lines:
                yield from ("", title, *lines)
        if not self.assessment.limits:
            yield from ("", INDENT + tr("Nothing limits yet: no desktop pool is connected."))

    def _pools(self) -> list[str]:
        limits = self.assessment.pool_limits
        self._users = any(limit.users_per_desktop > 1 for limit in limits)
        rows = [row for limit in limits for row in self._pool(limit)]
        head = [tr("Pool"), tr("Planned"), tr("Fit"), tr("Maximum")]
        if self._users:
            head.append(tr("Users at most"))
        rest = [tr("Resource"), tr("Component"), tr("Phase and case")]
        return table([[*head, *rest], *rows], right=range(1, len(head)), indent=INDENT) if rows else []

    def _pool(self, limit: PoolLimit) -> Iterator[list[str]]:
        """The first limits of one pool; how many fit stands with the first."""
        planned, fitting = numbers().number(limit.planned), numbers().number(limit.fitting)
        if not limit.ladder:
            yield [
                self._name(limit.pool),
                planned,
                fitting,
                NO_VALUE,
                *([NO_VALUE] * self._users),
                "",
                "",
                "",
            ]
        for number, rung in enumerate(limit.ladder[:RUNGS_OF_A_POOL]):
            head = ["", "", ""] if number else [self._name(limit.pool), planned, fitting]
            desktops, *rest = _rung(self.plan, rung)
            users = [numbers().number(rung.desktops * limit.users_per_desktop)] if self._users else []
            yield [*head, desktops, *users, *rest]

    def _limits(self) -> list[str]:
        """Each limit of the plan with what would lift it on the line below."""
        shown, counts = shown_limits(self.assessment), self.assessment.desktops
        if not shown.limits:
            return []
        first, *lines = limits_table(self.plan, self.assessment, shown)
        lifted = [first]
        rungs, rest = lines[: len(shown.limits)], lines[len(shown.limits) :]
        for line, lift in zip(rungs, self.assessment.lifts, strict=False):
            lifted += [line, INDENT * 2 + harmless(translate(lift.message))]
        lifted += rest
        if counts.maximum is not None:
            lifted.insert(0, INDENT + fits_in_words(counts))
        return lifted

    def _name(self, component: str) -> str:
        return self.plan.components[component].name


def limits_table(plan: Plan, assessment: Assessment, shown: ShownLimits) -> list[str]:
    """The limits of the plan as lines below a head, and how many follow; with users where they share machines."""
    users = [tr("Users")] if assessment.desktops.users is not None else []
    rows = [[tr("Desktops"), *users, tr("Resource"), tr("Component"), tr("Phase and case")]]
    for limit in shown.limits:
        desktops, *rest = _rung(plan, limit)
        count = [numbers().number(assessment.desktops.users_of(limit.desktops))] if users else []
        rows.append([desktops, *count, *rest])
    lines = table(rows, right=range(1 + len(users)), indent=INDENT)
    return [*lines, INDENT + more_limits(shown)] if shown.next is not None else lines


def _rung(plan: Plan, limit: Limit) -> list[str]:
    return [
        numbers().number(limit.desktops),
        resource_name(limit.resource),
        plan.components[limit.component].name,
        when(limit.phase, limit.case),
    ]
