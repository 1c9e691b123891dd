"""The results that the drawing shows: those of one phase and one case, with the findings of the last review."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.canvas.content.card_content import CardResults, Remarks
from app.project.session import Session
from app.project.use_ranges import NO_RANGES
from app.results.words.results import USUAL, explained_as
from planner_core.engine.basis.assessment import Assessment


class ShownResults(QObject):
    """The session's results in the chosen phase and case."""

    chosen = Signal()
    """Another phase or case was chosen."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.phase, self.case = USUAL
        self._remarks = Remarks()
        self._ranges = NO_RANGES

    def set_phase(self, phase: str) -> None:
        """Show the results of another phase: "steady", "boot" ..."""
        self.phase = phase
        self.chosen.emit()

    def set_case(self, case: str) -> None:
        """Show the results of another case: "normal", or a failure."""
        self.case = case
        self.chosen.emit()

    def of_plan(self) -> CardResults:
        """The results of the current plan; empty while it is not assessed."""
        assessment = self._session.assessment
        remarks = self._remarks if assessment is not None else Remarks()
        tried = self._session.results.trial.then
        return CardResults(assessment, self.phase, self.case, remarks, self._ranges, tried)

    def of(self, assessment: Assessment) -> CardResults:
        """The results of an assessment that the session has not yet adopted, without findings."""
        return CardResults(assessment, self.phase, self.case)

    def read_remarks(self) -> set[str]:
        """Adopt the findings of the session's review. Returns the components whose findings changed."""
        before, self._remarks = self._remarks, Remarks(self._session.results.findings)
        return before.differing(self._remarks)

    @property
    def is_ahead_of_ranges(self) -> bool:
        """Whether the ranges shown are not those of the last assessment."""
        return self._ranges is not self._session.results.use_ranges

    def read_ranges(self) -> None:
        """Adopt the ranges that are known of the last assessment. Until then earlier ones are shown, but only those of
        figures that are still the same.
        """
        self._ranges = self._session.results.use_ranges

    def explanation(self, component: str, resource: str) -> str:
        """The name of a number's derivation, in the chosen phase and case."""
        row = self.of_plan().row(component, resource)
        return explained_as(row) if row is not None else f"{component}.{resource}.{self.phase}"
