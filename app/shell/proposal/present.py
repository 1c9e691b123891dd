"""The proposal of the project that is open: what it is about at this moment, and in which language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from app.firm_profile import FirmProfile
from app.i18n import language
from app.session import Session
from planner_core.plan.proposal_design import Branding, ProposalDesign

if TYPE_CHECKING:
    from app.proposal.subject import Subject


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
        variants = (part for each in session.variants for part in (each.name, each.plan))
        return (session.catalog, *variants, session.project.shown, self._baseline(), self.language)

    def subject(self) -> Subject:
        """What it is about. Raises HeadroomError where the plan cannot be assessed."""
        # The engine brings numpy; both come in when the first proposal is wanted.
        from app.proposal.subject import subject_of

        session = self.session
        return subject_of(
            session.project, session.catalog, session.known_assessment, self.firm.branding, self._baseline()
        )

    def keep_branding(self, branding: Branding, gesture: str = "") -> None:
        """Change the branding where it is: in the project, or for all. Raises HeadroomError."""
        if self.design.branding is None:
            self.firm.keep(branding)
            return
        self._keep_in_project(branding, gesture)

    def brand(self, *, own: bool) -> None:
        """Give the project a branding of its own, which is the present one at first, or none."""
        self._keep_in_project(self.branding if own else None)

    def _keep_in_project(self, branding: Branding | None, gesture: str = "") -> None:
        """Where it is refused, the session says why."""
        self.session.change_proposal(replace(self.design, branding=branding), gesture)
