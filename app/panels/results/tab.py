"""What every tab of results has in common."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from planner_core.engine.assessment import Assessment
from planner_core.engine.axes import NORMAL, PHASES
from planner_core.plan.plan import Plan


class ResultTab(QWidget):
    """Shows a part of the assessment; asks others to explain a number, or to go to a component or field."""

    explain_requested = Signal(str)
    component_requested = Signal(str)
    field_requested = Signal(str, str)
    """Component id (empty for the settings of the plan) and field."""

    case: str = NORMAL
    """What has failed; shown from the next results on."""
    phase: str = PHASES[0]
    """What the desktops do; the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Show what was found out about a plan; None where that is not known yet."""
        raise NotImplementedError

    def leave(self) -> bool:
        """Nobody looks any more: stop working beside the window. Whether something was not worked out."""
        return False

    def stop(self) -> None:
        """The window closes: end for good what works beside it."""
