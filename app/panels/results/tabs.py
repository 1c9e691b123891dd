"""The tabs below the drawing. Only the one that is looked at is kept up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from app.i18n import mark, tr
from app.panels.results.capacity import CapacityTab
from app.panels.results.cost import CostTab
from app.panels.results.findings import FindingsTab
from app.panels.results.limits import LimitsTab
from app.panels.results.saturation import SaturationTab

if TYPE_CHECKING:
    from app.session import Session


Tab = SaturationTab | LimitsTab | CapacityTab | CostTab | FindingsTab

TABS: tuple[tuple[str, str, type[Tab]], ...] = (
    ("saturation", mark("Saturation"), SaturationTab),
    ("limits", mark("Limits"), LimitsTab),
    ("capacity", mark("Capacity"), CapacityTab),
    ("cost", mark("Cost"), CostTab),
    ("findings", mark("Findings"), FindingsTab),
)


class ResultTabs(QTabWidget):
    """Saturation, Limits, Capacity, Cost, Findings."""

    explain_requested = Signal(str)
    component_requested = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._tabs: dict[str, Tab] = {}
        self._outdated: set[int] = set()
        self.setDocumentMode(True)
        self.setAccessibleName(tr("Results"))
        self.tabBar().setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for name, title, make in TABS:
            tab = self._tabs[name] = make(self)
            tab.explain_requested.connect(self.explain_requested)
            tab.component_requested.connect(self.component_requested)
            self.addTab(tab, tr(title))
        session.opened.connect(self._outdate)
        session.assessed.connect(self._outdate)
        self.currentChanged.connect(lambda _index: self._bring_up_to_date())
        self._outdate()

    def show_tab(self, name: str) -> None:
        """Bring a tab to the front: saturation, limits, capacity, cost or findings. Raises KeyError otherwise."""
        self.setCurrentWidget(self._tabs[name])

    def tab(self, name: str) -> Tab:
        """One of the tabs by its name. Raises KeyError for a name that is none."""
        return self._tabs[name]

    def show_case(self, case: str) -> None:
        """Show what holds while something has failed, or while nothing has."""
        saturation = self._tabs["saturation"]
        assert isinstance(saturation, SaturationTab)
        saturation.case = case
        self._outdate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._bring_up_to_date()

    def _outdate(self) -> None:
        self._outdated = set(range(self.count()))
        self._count_findings()
        self._bring_up_to_date()

    def _count_findings(self) -> None:
        assessment = self._session.assessment
        count = len(assessment.findings) if assessment is not None else 0
        index = self.count() - 1
        self.setTabText(index, tr("Findings ({count})", count=count) if count else tr("Findings"))

    def _bring_up_to_date(self) -> None:
        index = self.currentIndex()
        if index in self._outdated and self.isVisible():
            self._outdated.discard(index)
            tab = list(self._tabs.values())[index]
            tab.show_results(self._session.plan, self._session.assessment)
