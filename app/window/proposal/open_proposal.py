"""The proposal of the open project: its current subject and language."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from app.look.translation import language
from app.output.firm_profile import FirmProfile
from app.output.proposal.worker_requests import Order, packed
from app.project.session import Session
from planner_core.plan.proposal_design import Branding, ProposalDesign
from planner_core.studies.decisions import past_of


class PresentProposal:
    """Used by export and preview, so that both show the current plan and design."""

    def __init__(self, session: Session, firm: FirmProfile, baseline: Callable[[], int]) -> None:
        self.session = session
        self.firm = firm
        self._baseline = baseline

    @property
    def design(self) -> ProposalDesign:
        """The project's design of the proposal."""
        return self.session.project.proposal

    @property
    def branding(self) -> Branding:
        """The project's own branding, or the firm's on this computer."""
        own = self.design.branding
        return self.firm.branding if own is None else own

    @property
    def language(self) -> str:
        """The customer's language: as chosen, else that of the window."""
        return self.design.language or language()

    @property
    def made_of(self) -> tuple[object, ...]:
        """All inputs of its numbers and pictures; while these are identical, so are the results."""
        session = self.session
        variants = (part for each in session.project.variants for part in (each.name, each.plan))
        points = session.history.points
        return (session.catalog, *variants, points, session.project.shown, self._baseline(), self.language)

    def order(self) -> bytes:
        """The input for the process that builds it."""
        session = self.session
        past = past_of(session.project, session.history)
        order = Order(
            session.project, session.catalog, self.firm.branding, self._baseline(), self.language, past
        )
        return packed(order)

    def keep_branding(self, branding: Branding, gesture: str = "") -> bool:
        """Change the branding of the project or the firm. Returns False if the session refused and reported it. Raises
        HeadroomError.
        """
        if self.design.branding is None:
            self.firm.keep(branding)
            return True
        return self._keep_in_project(branding, gesture)

    def brand(self, *, own: bool) -> None:
        """Give the project a branding of its own, at first a copy of the present one, or none."""
        self._keep_in_project(self.branding if own else None)

    def _keep_in_project(self, branding: Branding | None, gesture: str = "") -> bool:
        return self.session.changes.change_proposal(replace(self.design, branding=branding), gesture)
