"""What a proposal is made from."""

from __future__ import annotations

from typing import NamedTuple

from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan
from planner_core.plan.proposal_design import Branding, ProposalDesign
from planner_core.studies.comparison import Compared


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

    @property
    def branding(self) -> Branding:
        """Whose proposal it is."""
        return self.firm if self.design.branding is None else self.design.branding
