"""Baseline of the variant comparison, and whether the drawing shows differences: shared by bar, table and drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from app.project.session import Session
    from planner_core.plan.project import Variant


class ComparisonChoice(QObject):
    """The baseline is the first variant unless another one is chosen and still exists."""

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._baseline = ""
        self._in_drawing = False
        session.opened.connect(self._forget)

    @property
    def baseline(self) -> Variant:
        """The variant that others are compared with."""
        variants = self._session.project.variants
        return next((each for each in variants if each.id == self._baseline), variants[0])

    @property
    def in_drawing(self) -> bool:
        """Whether the drawing shows differences."""
        return self._in_drawing

    def choose_baseline(self, variant: str) -> None:
        """Choose another variant as the baseline."""
        if variant != self.baseline.id:
            self._baseline = variant
            self.changed.emit()

    def show_in_drawing(self, shown: bool) -> None:
        """Show or hide differences in the drawing."""
        if shown != self._in_drawing:
            self._in_drawing = shown
            self.changed.emit()

    def _forget(self) -> None:
        self._baseline, self._in_drawing = "", False
        self.changed.emit()
