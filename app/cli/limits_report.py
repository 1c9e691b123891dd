"""The limits as text for a terminal, in the language and number style of the moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.cli.terminal import harmless, table
from app.format import numbers
from app.i18n import tr, translate
from app.result_words import resource_name, when
from planner_core.engine.assessment import Assessment, Limit, PoolLimit
from planner_core.messages import NO_VALUE
from planner_core.plan.plan import Plan

INDENT = "  "
RUNGS_OF_A_POOL = 3


class LimitsReport:
    """Writes the limits of pools and plan."""

    def __init__(self, plan: Plan, assessment: Assessment) -> None:
        self.plan = plan
        self.assessment = assessment

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
        rows = [row for limit in self.assessment.pool_limits for row in self._pool(limit)]
        head = [tr("Pool"), tr("Planned"), tr("Fit"), tr("Maximum")]
        rest = [tr("Resource"), tr("Component"), tr("Phase and case")]
        return table([[*head, *rest], *rows], right={1, 2, 3}, indent=INDENT) if rows else []

    def _pool(self, limit: PoolLimit) -> Iterator[list[str]]:
        """The first limits of one pool; how many fit stands with the first."""
        planned, fitting = numbers().number(limit.planned), numbers().number(limit.fitting)
        if not limit.ladder:
            yield [self._name(limit.pool), planned, fitting, NO_VALUE, "", "", ""]
        for number, rung in enumerate(limit.ladder[:RUNGS_OF_A_POOL]):
            head = ["", "", ""] if number else [self._name(limit.pool), planned, fitting]
            yield [*head, *self._rung(rung)]

    def _limits(self) -> list[str]:
        """Each limit of the plan with what would lift it on the line below."""
        limits = self.assessment.limits
        if not limits:
            return []
        head = [tr("Desktops"), tr("Resource"), tr("Component"), tr("Phase and case")]
        first, *lines = table([head, *map(self._rung, limits)], right={0}, indent=INDENT)
        lifted = [first]
        for line, lift in zip(lines, self.assessment.lifts, strict=True):
            lifted += [line, INDENT * 2 + harmless(translate(lift.message))]
        counts = self.assessment.desktops
        if counts.maximum is not None:
            words = {"fits": counts.fits, "planned": counts.planned, "maximum": counts.maximum}
            lifted.insert(0, INDENT + tr("{fits} of {planned} fit; maximum {maximum}", **words))
        return lifted

    def _rung(self, limit: Limit) -> Sequence[str]:
        return [
            numbers().number(limit.desktops),
            resource_name(limit.resource),
            self._name(limit.component),
            when(limit.phase, limit.case),
        ]

    def _name(self, component: str) -> str:
        return self.plan.components[component].name
