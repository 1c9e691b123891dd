"""The input of a proposal."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from app.results.ranges import promised
from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, VariantId
from planner_core.plan.proposal_design import Branding, ProposalDesign
from planner_core.studies.comparison import Compared
from planner_core.studies.decisions import Decision, Past, decisions

LETTERS_LOST = 200
"""Characters of a name that may have no glyph; if more are lost, the name was cut."""


class ChosenVariant(NamedTuple):
    """What the user recommends, and why."""

    variant: Compared
    because: str = ""
    """In the user's words; may be empty."""


class Subject(NamedTuple):
    """A plan with its results and its presentation. Immutable, so any thread may read it."""

    plan: Plan
    assessment: Assessment
    catalog: Catalog
    design: ProposalDesign = ProposalDesign(edition="whole")
    firm: Branding = Branding()
    """The firm's profile, for a project without a branding of its own."""
    variants: tuple[Compared, ...] = ()
    """All variants of the project in order, including this plan's, if there are several."""
    baseline: int = 0
    """Index of the variant that the others are compared with."""
    shown: int = 0
    """Index of the variant of this plan."""
    ids: tuple[VariantId, ...] = ()
    """Those of the variants."""
    past: Past | None = None
    """How the plan came about, if that is known."""
    decisions: tuple[Decision, ...] | None = None
    """Those of the past; None until they are computed: see `assessed`."""

    def written(self, change: Callable[[Plan], Plan]) -> Subject:
        """The subject with all plans adapted to a medium.

        Results contain names too. If a name was shortened, because it was longer than in a plan from a file, the plan
        is assessed again.
        """
        plan = change(self.plan)
        names = zip(self.plan.components.values(), plan.components.values(), strict=True)
        is_shorter = any(len(after.name) < len(before.name) - LETTERS_LOST for before, after in names)
        assessment = self.assessment
        if is_shorter:
            assessment = promised(plan, self.catalog, evaluate(plan, self.catalog))
        variants = tuple(each._replace(plan=change(each.plan)) for each in self.variants)
        return self._replace(plan=plan, assessment=assessment, variants=variants)

    @property
    def branding(self) -> Branding:
        """The project's own branding, or the firm's."""
        return self.firm if self.design.branding is None else self.design.branding

    def prints(self, chapter: str) -> bool:
        """Whether a chapter is printed, if the plan has anything for it."""
        return any(each.key == chapter and each.shown for each in self.design.printed_chapters())

    @property
    def choice(self) -> ChosenVariant | None:
        """What the user recommends; None if that is left to the figures."""
        named = zip(self.ids, self.variants, strict=False)
        found = [each for key, each in named if key == self.design.recommended]
        return ChosenVariant(found[0], self.design.recommended_because.strip()) if found else None

    @property
    def variant(self) -> str:
        """The name of the variant it is about; empty if there is only one."""
        return self.variants[self.shown].name if len(self.variants) > 1 else ""


def subject_of(
    project: Project,
    catalog: Catalog,
    known: Callable[[Plan], Assessment | None] = lambda _: None,
    firm: Branding = Branding(),  # noqa: B008 - it is immutable
    baseline: int = 0,
    past: Past | None = None,
) -> Subject:
    """The subject for the shown variant of a project, with the others if there are several; by its promise.

    `known` returns the assessment of a plan if it exists already. Missing assessments are computed when the proposal is
    built, possibly in another thread: see `assessed`.
    """
    found = promised(project.plan, catalog, known(project.plan) or evaluate(project.plan, catalog))
    shown = project.ids.index(project.shown)
    compared = tuple(
        Compared(each.name, each.plan, found if number == shown else known(each.plan))
        for number, each in enumerate(project.variants)
    )
    several = compared if len(compared) > 1 else ()
    return Subject(
        project.plan, found, catalog, project.proposal, firm, several, baseline, shown, project.ids, past
    )


def assessed(subject: Subject) -> Subject:
    """The subject with an assessment of every variant, by the promise of the project, and with the decisions of its
    past.
    """

    def found(each: Compared) -> Assessment:
        known = each.assessment
        return promised(each.plan, subject.catalog, known or evaluate(each.plan, subject.catalog))

    others = [each._replace(assessment=found(each)) for each in subject.variants]
    told = subject.decisions
    if told is None and subject.past is not None:
        told = decisions(subject.past, subject.catalog)
    return subject._replace(variants=tuple(others), decisions=told)
