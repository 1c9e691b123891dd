"""The tabs below the drawing. One is made when it is first looked at, and only that one is kept up to date."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from app.i18n import mark, tr
from app.panels.results.assumptions import AssumptionsTab
from app.panels.results.capacity import CapacityTab
from app.panels.results.cost import CostTab
from app.panels.results.findings import FindingsTab
from app.panels.results.limits import LimitsTab
from app.panels.results.opinions import OpinionsTab
from app.panels.results.response import ResponseTab
from app.panels.results.saturation import SaturationTab
from app.panels.results.storms import StormsTab
from app.panels.results.tab import ResultTab
from planner_core.catalog.catalog import Catalog

if TYPE_CHECKING:
    from app.session import Session


class TabInfo(NamedTuple):
    """A tab by its name and title, and how it is made."""

    name: str
    title: str
    make: Callable[[Catalog, QWidget], ResultTab]


TABS = (
    TabInfo("saturation", mark("Saturation"), lambda _, parent: SaturationTab(parent)),
    TabInfo("limits", mark("Limits"), lambda _, parent: LimitsTab(parent)),
    TabInfo("response", mark("Response"), ResponseTab),
    TabInfo("storms", mark("Storms"), lambda _, parent: StormsTab(parent)),
    TabInfo("capacity", mark("Capacity"), lambda _, parent: CapacityTab(parent)),
    TabInfo("cost", mark("Cost"), lambda _, parent: CostTab(parent)),
    TabInfo("findings", mark("Findings"), lambda _, parent: FindingsTab(parent)),
    TabInfo("assumptions", mark("Assumptions"), AssumptionsTab),
    TabInfo("opinions", mark("Second opinions"), OpinionsTab),
)
NAMES = tuple(info.name for info in TABS)


class ResultTabs(QTabWidget):
    """Saturation, Limits, Response, Storms, Capacity, Cost, Findings, Assumptions, Second opinions."""

    explain_requested = Signal(str)
    component_requested = Signal(str)
    field_requested = Signal(str, str)
    """Component id (empty for the settings of the plan) and field: show it in the inspector."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._tabs: dict[str, ResultTab] = {}
        self._case, self._phase = ResultTab.case, ResultTab.phase
        self._outdated: set[str] = set()
        self._looked_at = ""
        self.setDocumentMode(True)
        self.setAccessibleName(tr("Results"))
        self.tabBar().setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._places = tuple(Place(self) for _ in TABS)
        for info, place in zip(TABS, self._places, strict=True):
            self.addTab(place, tr(info.title))
        session.opened.connect(self._outdate)
        session.assessed.connect(self._outdate)
        self.currentChanged.connect(lambda _index: self._bring_up_to_date())
        self._outdate()

    @property
    def shown(self) -> str:
        """The name of the tab in front."""
        return NAMES[self.currentIndex()]

    def show_tab(self, name: str) -> None:
        """Bring a tab to the front by its name in NAMES. Raises ValueError for a name that is none."""
        self.setCurrentIndex(NAMES.index(name))

    def tab(self, name: str) -> ResultTab:
        """One of the tabs by its name in NAMES, made now if nobody has looked at it. Raises ValueError otherwise."""
        if name not in self._tabs:
            index = NAMES.index(name)
            place = self._places[index]
            tab = self._tabs[name] = TABS[index].make(self._session.catalog, place)
            tab.case, tab.phase = self._case, self._phase
            tab.explain_requested.connect(self.explain_requested)
            tab.component_requested.connect(self.component_requested)
            tab.field_requested.connect(self.field_requested)
            place.hold(tab)
            self._put_in_order(tab)
        return self._tabs[name]

    def show_case(self, case: str) -> None:
        """Show what holds while something has failed, or while nothing has."""
        self._case = case
        self._show_for()

    def show_phase(self, phase: str) -> None:
        """Show what holds while the desktops do something, where a tab is for one phase."""
        self._phase = phase
        self._show_for()

    def stop(self) -> None:
        """The window closes: end what works beside it."""
        for tab in self._tabs.values():
            tab.stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._bring_up_to_date()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._leave()

    def _show_for(self) -> None:
        for tab in self._tabs.values():
            tab.case, tab.phase = self._case, self._phase
        self._outdate()

    def _outdate(self) -> None:
        self._outdated = set(NAMES)
        self._count_findings()
        self._bring_up_to_date()

    def _count_findings(self) -> None:
        assessment = self._session.assessment
        count = len(assessment.findings) if assessment is not None else 0
        words = tr("Findings ({count})", count=count) if count else tr("Findings")
        self.setTabText(NAMES.index("findings"), words)

    def _bring_up_to_date(self) -> None:
        if not self.isVisible():
            return
        name = self.shown
        if name != self._looked_at:
            self._leave()
            self._looked_at = name
        if name in self._outdated:
            self._outdated.discard(name)
            self.tab(name).show_results(self._session.plan, self._session.assessment)

    def _put_in_order(self, tab: ResultTab) -> None:
        """Tab leads from the tabs into this one, which was made after everything around it."""
        before: QWidget = self.tabBar()
        for each in tab.findChildren(QWidget):
            if each.focusPolicy() & Qt.FocusPolicy.TabFocus:
                QWidget.setTabOrder(before, each)
                before = each

    def _leave(self) -> None:
        """What the tab that was looked at has not found out by now, it need not find out."""
        if self._looked_at in self._tabs and self._tabs[self._looked_at].leave():
            self._outdated.add(self._looked_at)
        self._looked_at = ""


class Place(QWidget):
    """Where a tab is put when it is made."""

    def hold(self, tab: ResultTab) -> None:
        """Give the tab all the room there is."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(tab)
        tab.setVisible(True)  # at once, so that it can take the focus; the layout would do it later
