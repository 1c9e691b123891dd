"""The limits as text for a terminal, in the current language and number style."""

from __future__ import annotations

from collections.abc import Iterator

from app.cli.result_lines import INDENT, result_lines
from app.cli.terminal import harmless
from app.look.translation import tr, translate
from app.results.tables.column import chosen
from app.results.tables.limits_tables import name_of, pool_rung_columns, pool_rungs, rung_columns, shown_rungs
from app.results.tables.shown_limits import ShownLimits, more_limits, shown_limits
from app.results.words.promises import fits_in_words, promise_note
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.names import told_apart
from planner_core.plan.plan import Plan

RUNGS_OF_A_POOL = 3


class LimitsReport:
    """Writes the limits of pools and plan."""

    def __init__(self, plan: Plan, assessment: Assessment) -> None:
        self.plan = told_apart(plan)
        self.assessment = assessment

    def lines(self) -> Iterator[str]:
        """The whole report."""
        yield harmless(self.plan.name)
        counts = self.assessment.desktops
        if counts.maximum is not None and (note := promise_note(counts)):
            yield from ("", INDENT + note)  # before the first figure that it is about
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
        """The first limits of each pool."""
        limits = self.assessment.pool_limits
        columns = pool_rung_columns(lambda each: name_of(self.plan, each))
        users = ("users",) if any(limit.users_per_desktop > 1 for limit in limits) else ()
        names = ("pool", "planned", "fit", "maximum", *users, "resource", "component", "when")
        return result_lines(chosen(columns, *names), pool_rungs(limits, RUNGS_OF_A_POOL))

    def _limits(self) -> list[str]:
        """Each limit of the plan, with its lift on the line below."""
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


def limits_table(plan: Plan, assessment: Assessment, shown: ShownLimits) -> list[str]:
    """The limits of the plan as a table, and how many follow; with users if they share machines."""
    users = ("users",) if assessment.desktops.users is not None else ()
    columns = chosen(
        rung_columns(assessment.desktops.users_of), "desktops", *users, "resource", "component", "when"
    )
    lines = result_lines(columns, shown_rungs(plan, shown))
    return [*lines, INDENT + more_limits(shown)] if shown.next is not None else lines
