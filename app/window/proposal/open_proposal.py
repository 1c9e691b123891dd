"""The proposal of the project that is open: what it is about at this moment, and in which language."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from app.look.translation import language
from app.output.firm_profile import FirmProfile
from app.output.proposal.worker_requests import Order, packed
from app.project.session import Session
from planner_core.plan.proposal_design import Branding, ProposalDesign


class PresentProposal:
    """Where export and preview look, so that both show the present plan, made up as the project says."""

    def __init__(self, session: Session, firm: FirmProfile, baseline: Callable[[], int]) -> None:
        self.session = session
        self.firm = firm
        self._baseline = baseline

    @property
    def design(self) -> ProposalDesign:
        """How it is made up."""
        return self.session.project.proposal

    @property
    def branding(self) -> Branding:
        """Whose it is: the project's own, or the firm's of this computer."""
        own = self.design.branding
        return self.firm.branding if own is None else own

    @property
    def language(self) -> str:
        """What the customer reads: as chosen, else as the window speaks."""
        return self.design.language or language()

    @property
    def made_of(self) -> tuple[object, ...]:
        """What all its numbers and pictures come from; while these are the same ones, so are they."""
        session = self.session
        variants = (part for each in session.project.variants for part in (each.name, each.plan))
        return (session.catalog, *variants, session.project.shown, self._baseline(), self.language)

    def order(self) -> bytes:
        """What it is about, for the process that makes it."""
        session = self.session
        order = Order(session.project, session.catalog, self.firm.branding, self._baseline(), self.language)
        return packed(order)

    def keep_branding(self, branding: Branding, gesture: str = "") -> bool:
        """Change the branding where it is: in the project, or for all. False where the session refused, which says
        why. Raises HeadroomError."""
        if self.design.branding is None:
            self.firm.keep(branding)
            return True
        return self._keep_in_project(branding, gesture)

    def brand(self, *, own: bool) -> None:
        """Give the project a branding of its own, which is the present one at first, or none."""
        self._keep_in_project(self.branding if own else None)

    def _keep_in_project(self, branding: Branding | None, gesture: str = "") -> bool:
        return self.session.changes.change_proposal(replace(self.design, branding=branding), gesture)
