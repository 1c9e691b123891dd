"""Base class of all tabs of results."""

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
    """Shows a part of the assessment; emits requests to explain a number, or to go to a component or field."""

    explain_requested = Signal(str)
    component_requested = Signal(str)
    field_requested = Signal(str, str)
    """Component id (empty for the settings of the plan) and field."""
    variant_requested = Signal(str, str, str)
    """A variant, and a number to explain in it or a component to show there (one of them is empty)."""
    needed_requested = Signal(str, str)
    """The user asks how much a number of desktops needs where this component's resource limits."""
    duplicate_requested = Signal()
    """The user wants to duplicate the shown variant."""
    action_requested = Signal(str)
    """The user wants an action of the window, by its id."""

    case: str = NORMAL
    """The failure case; applied to the next results."""
    phase: str = PHASES[0]
    """The phase; applied to the next results."""
    awaits_review = False
    """Whether it shows findings, which are computed after the numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    @abstractmethod
    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Show the results of a plan; None if they are not known yet."""

    def figures(self) -> Sequence[ChartFigure]:
        """The charts of the tab with their texts, for a picture; empty if there is nothing to draw."""
        return ()

    def leave(self) -> bool:
        """The user left the tab: cancel its work in the background. Returns whether something was cancelled."""
        return False

    def stop(self) -> None:
        """The window closes: end all work in the background."""
