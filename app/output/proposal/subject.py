"""What a proposal is made from."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project
from planner_core.plan.proposal_design import Branding, ProposalDesign
from planner_core.studies.comparison import Compared

LETTERS_LOST = 200
"""So many letters of a name may have no glyph; more are lost only where it is cut off."""


class Subject(NamedTuple):
    """A plan with its results, and how it is to be presented. All of it is immutable, so any thread may read it."""

    plan: Plan
    assessment: Assessment
    catalog: Catalog
    design: ProposalDesign = ProposalDesign()
    firm: Branding = Branding()
    """The firm's profile, for a project without a branding of its own."""
    variants: tuple[Compared, ...] = ()
    """All variants of the project in their order, this plan's among them, where there are several."""
    baseline: int = 0
    """Which of the variants the others are held against."""
    shown: int = 0
    """Which of the variants the plan is."""

    def written(self, change: Callable[[Plan], Plan]) -> Subject:
        """The subject with all of its plans as they are written for a medium.

        What was found out names components too. A name that is longer than a plan from a file can have is shortened
        there by finding it out again.
        """
        plan = change(self.plan)
        names = zip(self.plan.components.values(), plan.components.values(), strict=True)
        is_shorter = any(len(after.name) < len(before.name) - LETTERS_LOST for before, after in names)
        assessment = evaluate(plan, self.catalog) if is_shorter else self.assessment
        variants = tuple(each._replace(plan=change(each.plan)) for each in self.variants)
        return self._replace(plan=plan, assessment=assessment, variants=variants)

    @property
    def branding(self) -> Branding:
        """Whose proposal it is."""
        return self.firm if self.design.branding is None else self.design.branding

    @property
    def variant(self) -> str:
        """The name of the variant that it is about; empty where there is only one."""
        return self.variants[self.shown].name if len(self.variants) > 1 else ""


def subject_of(
    project: Project,
    catalog: Catalog,
    known: Callable[[Plan], Assessment | None] = lambda _: None,
    firm: Branding = Branding(),  # noqa: B008 - it is immutable
    baseline: int = 0,
) -> Subject:
    """The shown variant of a project, beside the others where there are several, as its proposal is made up.

    `known` gives what is known of a plan already. What is not known of the others is worked out when the proposal is
    built, which may be in another thread: see `assessed`.
    """
    found = known(project.plan) or evaluate(project.plan, catalog)
    shown = project.ids.index(project.shown)
    compared = tuple(
        Compared(each.name, each.plan, found if number == shown else known(each.plan))
        for number, each in enumerate(project.variants)
    )
    several = compared if len(compared) > 1 else ()
    return Subject(project.plan, found, catalog, project.proposal, firm, several, baseline, shown)


def assessed(subject: Subject) -> Subject:
    """The subject with an assessment of every variant."""
    return subject._replace(
        variants=tuple(
            each
            if each.assessment is not None
            else each._replace(assessment=evaluate(each.plan, subject.catalog))
            for each in subject.variants
        )
    )
