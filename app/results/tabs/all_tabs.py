"""The tabs below the drawing. Each is created when first opened, and only the open one is updated."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from app.look import theme
from app.look.translation import mark, tr
from app.look.widgets.inside import inside
from app.look.widgets.plain_text import plain_label, say
from app.look.widgets.wheel import TabWidget
from app.project.comparison_choice import ComparisonChoice
from app.results.charts.figures import ChartFigure
from app.results.tabs.assumptions_tab import AssumptionsTab
from app.results.tabs.capacity_tab import CapacityTab
from app.results.tabs.cost_tab import CostTab
from app.results.tabs.findings_tab import FindingsTab
from app.results.tabs.limits_tab import LimitsTab
from app.results.tabs.measured_tab import MeasuredTab
from app.results.tabs.opinions_tab import OpinionsTab
from app.results.tabs.range_tab import RangeTab
from app.results.tabs.response_tab import ResponseTab
from app.results.tabs.result_tab import ResultTab
from app.results.tabs.saturation_tab import SaturationTab
from app.results.tabs.scenarios_tab import ScenariosTab
from app.results.tabs.storms_tab import StormsTab
from app.results.tabs.table_view import ResultTable
from app.results.tabs.variants_tab import VariantsTab
from app.results.tabs.years_tab import YearsTab
from app.results.words.promises import promise_note
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.findings.groups import groups_by_severity
from planner_core.plan.names import told_apart

if TYPE_CHECKING:
    from app.project.session import Session


LEAST_WIDTH = 480
"""At the usual text size; larger text needs more."""


class TabInfo(NamedTuple):
    """The name, the title and the factory of a tab."""

    name: str
    title: str
    make: Callable[[Session, ComparisonChoice, QWidget], ResultTab]


TABS = (
    TabInfo(
        "saturation",
        mark("Saturation"),
        lambda session, _, parent: SaturationTab(parent, lambda: session.results.use_ranges),
    ),
    TabInfo("limits", mark("Limits"), lambda _session, _, parent: LimitsTab(parent)),
    TabInfo("scenarios", mark("Scenarios"), lambda _session, _, parent: ScenariosTab(parent)),
    TabInfo("range", mark("Range"), lambda session, _, parent: RangeTab(session, parent)),
    TabInfo("response", mark("Response"), lambda session, _, parent: ResponseTab(session, parent)),
    TabInfo("storms", mark("Storms"), lambda _session, _, parent: StormsTab(parent)),
    TabInfo("capacity", mark("Capacity"), lambda _session, _, parent: CapacityTab(parent)),
    TabInfo("cost", mark("Cost"), lambda _session, _, parent: CostTab(parent)),
    TabInfo("years", mark("Years"), lambda session, _, parent: YearsTab(session, parent)),
    TabInfo("findings", mark("Findings"), lambda _session, _, parent: FindingsTab(parent)),
    TabInfo(
        "assumptions",
        mark("Assumptions"),
        lambda session, _, parent: AssumptionsTab(session, parent),
    ),
    TabInfo("measured", mark("Measured"), lambda session, _, parent: MeasuredTab(session, parent)),
    TabInfo(
        "opinions",
        mark("Second opinions"),
        lambda session, _, parent: OpinionsTab(session, parent),
    ),
    TabInfo("variants", mark("Variants"), VariantsTab),
)
NAMES = tuple(info.name for info in TABS)
BY_PROMISE = frozenset({"cost", "findings", "variants"})
"""Tabs with counts of desktops that fit by the promise of the plan."""
AS_CALCULATED = frozenset(
    {"saturation", "limits", "scenarios", "response", "capacity", "measured", "opinions"}
)
"""Tabs that stay as calculated, and say so."""


class ResultTabs(TabWidget):
    """Saturation, limits, scenarios, range, response, storms, capacity, cost, years, findings, assumptions, measured,
    opinions and variants."""

    explain_requested = Signal(str)
    component_requested = Signal(str)
    field_requested = Signal(str, str)
    """Component id (empty for the settings of the plan) and field: show it in the inspector."""
    variant_requested = Signal(str, str, str)
    """A variant to show, with a number to explain or a component to select there."""
    needed_requested = Signal(str, str)
    """A component, and its resource that limits."""
    duplicate_requested = Signal()
    """The user wants to duplicate the shown variant."""
    action_requested = Signal(str)
    """The user wants an action of the window, by its id."""

    def __init__(
        self, session: Session, choice: ComparisonChoice | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self.choice = choice or ComparisonChoice(session, self)
        self._tabs: dict[str, ResultTab] = {}
        self._case, self._phase = ResultTab.case, ResultTab.phase
        self._widths: dict[str, int] = {}
        self._outdated: set[str] = set()
        self._looked_at = ""
        self.setDocumentMode(True)
        self.setAccessibleName(tr("Results"))
        self.tabBar().setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._places = tuple(Place(self) for _ in TABS)
        for info, place in zip(TABS, self._places, strict=True):
            self.addTab(place, tr(info.title))
        session.opened.connect(self._outdate)
        session.catalog_changed.connect(self._outdate)
        session.variant_shown.connect(self._outdate)
        session.assessed.connect(self._outdate)
        session.results.reviewed.connect(self._take_review)
        session.results.ranged.connect(self._take_ranges)
        session.results.promised.connect(self._take_promise)
        self.currentChanged.connect(lambda _index: self._bring_up_to_date())
        self._outdate()

    def minimumSizeHint(self) -> QSize:
        """Opened tabs do not need more room than unopened ones."""
        least = super().minimumSizeHint()
        return QSize(min(least.width(), theme.with_text(LEAST_WIDTH)), least.height())

    @property
    def shown(self) -> str:
        """The name of the tab in front."""
        return NAMES[self.currentIndex()]

    def show_tab(self, name: str) -> None:
        """Bring a tab to the front by its name in NAMES. Raises ValueError for an unknown name."""
        self.setCurrentIndex(NAMES.index(name))

    def tab(self, name: str) -> ResultTab:
        """A tab by its name in NAMES, created if it was never opened. Raises ValueError for an unknown name."""
        if name not in self._tabs:
            index = NAMES.index(name)
            place = self._places[index]
            tab = self._tabs[name] = TABS[index].make(self._session, self.choice, place)
            tab.case, tab.phase = self._case, self._phase
            self._widen(name, tab)
            tab.explain_requested.connect(self.explain_requested)
            tab.component_requested.connect(self.component_requested)
            tab.field_requested.connect(self.field_requested)
            tab.variant_requested.connect(self.variant_requested)
            tab.needed_requested.connect(self.needed_requested)
            tab.duplicate_requested.connect(self.duplicate_requested)
            tab.action_requested.connect(self.action_requested)
            place.hold(tab)
            self._put_in_order(tab)
        return self._tabs[name]

    def take_widths(self, widths: Mapping[str, int]) -> None:
        """Apply the widths of `own_widths`, now or when a tab is created."""
        self._widths = dict(widths)
        for name, tab in self._tabs.items():
            self._widen(name, tab)

    def own_widths(self) -> dict[str, int]:
        """Column widths set by the user, by tab, table and column: `cost/0/2`."""
        found = dict(self._widths)
        for name, tab in self._tabs.items():
            found = {key: width for key, width in found.items() if not key.startswith(f"{name}/")}
            for number, table in enumerate(inside(tab, ResultTable)):
                own = table.own_widths.widths()
                found |= {f"{name}/{number}/{column}": width for column, width in own.items()}
        return found

    def _widen(self, name: str, tab: ResultTab) -> None:
        for number, table in enumerate(inside(tab, ResultTable)):
            start = f"{name}/{number}/"
            mine = {
                key.removeprefix(start): width for key, width in self._widths.items() if key.startswith(start)
            }
            table.own_widths.take(
                {int(column): width for column, width in mine.items() if column.isdecimal()}
            )

    def table_in_front(self) -> ResultTable | None:
        """The focused table of the current tab, else a visible one, else the one behind its chart; None if the tab
        shows none and has none with rows.
        """
        tables = list(inside(self.tab(self.shown), ResultTable))
        focused = [each for each in tables if each.hasFocus()]
        seen = [each for each in tables if each.isVisibleTo(self)]
        behind = [each for each in tables if each.rows.rows]
        return next(iter((*focused, *seen, *behind)), None)

    def figures_in_front(self) -> Sequence[ChartFigure]:
        """The charts of the tab in front."""
        return self.tab(self.shown).figures()

    def show_case(self, case: str) -> None:
        """Show the results in a failure case, or in the normal case."""
        self._case = case
        self._show_for()

    def show_phase(self, phase: str) -> None:
        """Show the results in a phase, in tabs that show one phase."""
        self._phase = phase
        self._show_for()

    def stop(self) -> None:
        """Stop all threads; called when the window closes."""
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
        if self._session.results.is_reviewed:
            self._count_findings()
        self._bring_up_to_date()

    def _take_review(self) -> None:
        self._count_findings()
        self._bring_up_to_date()

    def _take_ranges(self) -> None:
        self._outdated.add("saturation")
        self._bring_up_to_date()

    def _take_promise(self) -> None:
        """The tabs with counts of desktops show those that the offer promises; studies of other things go on."""
        self._outdated |= BY_PROMISE
        self._bring_up_to_date()

    def _count_findings(self) -> None:
        count = sum(groups_by_severity(self._session.results.findings).values())
        words = tr("Findings ({count})", count=count) if count else tr("Findings")
        self.setTabText(NAMES.index("findings"), words)

    def _bring_up_to_date(self) -> None:
        if not self.isVisible():
            return
        name = self.shown
        if name != self._looked_at:
            self._leave()
            self._looked_at = name
        tab = self.tab(name)
        if name in self._outdated and (self._session.results.is_reviewed or not tab.awaits_review):
            self._outdated.discard(name)
            tab.show_results(told_apart(self._session.plan), self._session.assessment)
        if name in AS_CALCULATED:
            self._places[NAMES.index(name)].note(_promise_of(self._session.assessment))

    def _put_in_order(self, tab: ResultTab) -> None:
        """Put the tab, which was created last, after the tab bar in the order of focus."""
        before: QWidget = self.tabBar()
        for each in inside(tab, QWidget):
            is_here = each.window() is before.window()  # and not in one of its menus
            if is_here and each.focusPolicy() & Qt.FocusPolicy.TabFocus:
                QWidget.setTabOrder(before, each)
                before = each

    def _leave(self) -> None:
        """Cancel the work of the tab that the user left."""
        if self._looked_at in self._tabs and self._tabs[self._looked_at].leave():
            self._outdated.add(self._looked_at)
        self._looked_at = ""


def _promise_of(assessment: Assessment | None) -> str:
    """That the numbers of a tab are as calculated, if the offer promises something else."""
    return promise_note(assessment.desktops) if assessment is not None else ""


class Place(QWidget):
    """The page of a tab that is created later, with a line above it where the offer promises something else than it
    shows.
    """

    promise: QLabel

    def note(self, text: str) -> None:
        """Show a line above the tab; none if it is empty."""
        say(self.promise, text)

    def hold(self, tab: ResultTab) -> None:
        """Fill the page with the tab."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.promise = plain_label("", "muted", self, wraps=True)
        self.promise.setContentsMargins(12, 6, 12, 6)
        self.promise.hide()
        column.addWidget(self.promise)
        column.addWidget(tab, 1)
        tab.setVisible(True)  # at once, so that it can take the focus; the layout would do so later
