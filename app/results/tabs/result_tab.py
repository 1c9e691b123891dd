"""What every tab of results has in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.results.charts.figures import ChartFigure
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.basis.axes import NORMAL, PHASES
from planner_core.plan.plan import Plan


class ResultTab(QWidget):
    """Shows a part of the assessment; asks others to explain a number, or to go to a component or field."""

    explain_requested = Signal(str)
    component_requested = Signal(str)
    field_requested = Signal(str, str)
    """Component id (empty for the settings of the plan) and field."""
    variant_requested = Signal(str, str, str)
    """A variant, and what to explain in it or the component to show there (the other of the two is empty)."""
    duplicate_requested = Signal()
    """A copy of the shown variant is wanted."""

    case: str = NORMAL
    """What has failed; shown from the next results on."""
    phase: str = PHASES[0]
    """What the desktops do; the same."""
    awaits_review = False
    """Whether it shows what is worked out after the numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    @abstractmethod
    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Show what was found out about a plan; None where that is not known yet."""

    def figures(self) -> Sequence[ChartFigure]:
        """The charts of the tab with their words, for a picture; none where there is nothing to draw."""
        return ()

    def leave(self) -> bool:
        """Nobody looks any more: stop working beside the window. Whether something was not worked out."""
        return False

    def stop(self) -> None:
        """The window closes: end for good what works beside it."""
