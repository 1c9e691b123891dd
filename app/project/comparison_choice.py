"""What the variants are held against, and whether the drawing shows it: one choice for bar, table and drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from app.project.session import Session
    from planner_core.plan.project import Variant


class ComparisonChoice(QObject):
    """The baseline is the first variant until another one is chosen, and again where that is gone."""

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._baseline = ""
        self._in_drawing = False
        session.opened.connect(self._forget)

    @property
    def baseline(self) -> Variant:
        """The variant that the others are held against."""
        variants = self._session.project.variants
        return next((each for each in variants if each.id == self._baseline), variants[0])

    @property
    def in_drawing(self) -> bool:
        """Whether the drawing shows what is different."""
        return self._in_drawing

    def choose_baseline(self, variant: str) -> None:
        """Hold the variants against another one of them."""
        if variant != self.baseline.id:
            self._baseline = variant
            self.changed.emit()

    def show_in_drawing(self, shown: bool) -> None:
        """Show in the drawing what is different, or not."""
        if shown != self._in_drawing:
            self._in_drawing = shown
            self.changed.emit()

    def _forget(self) -> None:
        self._baseline, self._in_drawing = "", False
        self.changed.emit()
