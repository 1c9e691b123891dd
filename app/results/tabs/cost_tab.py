"""Cost: the total, one desktop and one user as planned and at each limit, the years of use, where the money goes, and
the bill of materials.
"""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.look import theme
from app.look.dates import today
from app.look.number_format import numbers
from app.look.translation import tr
from app.look.widgets.link_button import LinkButton
from app.look.widgets.plain_text import hairline, plain_label, say
from app.look.widgets.yielding_area import YieldingArea
from app.results.finding_fields import PRICES
from app.results.tables.bill_table import BillRow, bill_columns
from app.results.tables.column import Column, chosen
from app.results.tables.largest_costs import largest_costs
from app.results.tables.shared_costs import share_rows, shared_costs
from app.results.tabs.cost_parts import CostParts
from app.results.tabs.large_figure import SIDE, LargeFigure, Rank
from app.results.tabs.result_tab import ResultTab
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from app.results.tabs.yearly_licences import YearlyLicences
from app.results.words.cloud import (
    RULES,
    cloud_name,
    lacks_in_words,
    per_user_in_words,
    rule_caption,
    unruled_in_words,
)
from app.results.words.costs import inside_in_words, outside_in_words
from app.results.words.price_dates import price_dates_in_words
from app.results.words.price_gaps import all_gaps_in_words, no_share_in_words, sum_in_words
from planner_core.currencies import CENTS, decimals_of, shown_decimals
from planner_core.engine.basis.assessment import Assessment, Cost
from planner_core.engine.cost.costing import LIMITS
from planner_core.messages import NO_VALUE
from planner_core.plan.plan import Plan

SCROLL_BAR = 16
SHARED_BY = ("planned", *LIMITS)
LEAST_BILL = 0.4
"""Share of the width that the bill keeps: with less, what it comes to stands in one column."""
LEAST_SIDE = 240
"""Least width of what the bill comes to, in pixels at the usual text size."""
GAP = 12
LICENCES, CLOUD = "file.licences", "file.cloud"
"""Actions that the tab leads to."""


def cost_columns(
    currency: str,
    *,
    discounted: bool,
    decimals: int = CENTS,
    known: Collection[str] = ("order_number", "price_date", "source"),
) -> list[Column[BillRow]]:
    """The columns of the tab. Without discounts the list prices are the net prices; of order numbers, dates and sources
    only those that any item has. The total stands beside the quantity, where a narrow window shows it.
    """
    listed = ("list_price", "discount") if discounted else ()
    names = ("item", "quantity", "total", "price", *listed, "order_number", "price_date", "source")
    left_out = {"order_number", "price_date", "source"} - set(known)
    return chosen(bill_columns(currency, decimals), *[each for each in names if each not in left_out])


class CostTab(ResultTab):
    """What the plan costs and where that goes; beside it the priced lines as a table, unpriced items below,
    and what licences cost year by year."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns: tuple[object, ...] = ()
        """Currency, whether there are discounts, decimals of the finest unit price, and what items have."""
        self.model = TableModel[BillRow](cost_columns("EUR", discounted=False), self)
        self._how_to_price = tr(
            "No prices yet. Choose a server or a drive from the catalogue, or add prices in the inspector."
        )
        self._area = YieldingArea(self)
        self._side = QFrame(self._area)
        self.total = LargeFigure("cost.total", self._side)
        self.gaps = plain_label("", "muted", self._side, wraps=True)
        self._heads = {
            whom: plain_label("", "section", self._side) for whom in ("desktop", "user", "years", "cloud")
        }
        self.shares: dict[str, LargeFigure] = {}
        for whom in ("desktop", "user"):
            for limit in SHARED_BY:
                rank: Rank = "first" if (whom, limit) == ("desktop", "planned") else "further"
                name = f"per_{whom}_{limit}"
                self.shares[name] = LargeFigure(f"cost.{name}", self._side, rank)
        self.ownership = LargeFigure("cost.total_cost_of_ownership_per_desktop", self._side, "further")
        self.monthly = LargeFigure("cost.cost_per_desktop_and_month", self._side, "further")
        self.licences = LinkButton(
            tr("Licences and subscriptions…"), self._side, size="body", colour="accent"
        )
        self.licences.set_icon("file-text")
        self.licences.clicked.connect(lambda: self.action_requested.emit(LICENCES))
        self.cloud = LinkButton(tr("Desktops from a cloud…"), self._side, size="body", colour="accent")
        self.cloud.set_icon("server")
        self.cloud.clicked.connect(lambda: self.action_requested.emit(CLOUD))
        self.clouds = {
            rule: LargeFigure(f"cost.cloud_per_user_{rule}", self._side, "further") for rule in RULES
        }
        self.cloud_notes = plain_label("", "caption", self._side, wraps=True)
        self.inside = plain_label("", "caption", self._side, wraps=True)
        self.parts = CostParts(self._side)
        self.parts.component_requested.connect(self._go_to_prices)
        self._rare = (self.ownership, self.monthly)
        self._both = self._lay_out_side()
        self._area.setWidget(self._side)
        self.table = ResultTable(self.model, tr("Bill of materials"), self._how_to_price, self)
        self.table.chosen.connect(lambda line, _column: self._go_to(line))
        self.yearly = YearlyLicences(self)
        self.yearly.chosen.connect(lambda _line, _column: self.action_requested.emit(LICENCES))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._area)
        row.addWidget(hairline(self, vertical=True))
        bill = QVBoxLayout()
        bill.setSpacing(0)
        bill.addWidget(self.table, 1)
        bill.addWidget(self.yearly)
        row.addLayout(bill, 1)
        self.table.wrap(0)

    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Show the cost of a plan."""
        self._show_bill(plan, assessment)
        self.yearly.show_licences(plan, assessment.cost if assessment is not None else None)
        if assessment is None:
            return
        cost = assessment.cost
        total = sum_in_words(cost.total if cost.lines else None, cost)
        self.total.show_figure(tr("Purchase, total"), total)
        said = (
            [no_share_in_words(plan, cost), *all_gaps_in_words(plan, cost)]
            if cost.lines
            else [self._how_to_price]
        )
        said += price_dates_in_words(cost, today())
        say(self.gaps, "\n".join(filter(None, said)) if self.model.rows else "")
        self._show_shares(assessment)
        self._show_years(plan, cost)
        self._show_cloud(plan, cost)
        self.parts.show_parts(largest_costs(cost), cost.currency)
        self._fit_side()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_side()

    def _go_to(self, line: BillRow) -> None:
        """The prices of a component, or the licence lines."""
        if line.licence:
            self.action_requested.emit(LICENCES)
        else:
            self._go_to_prices(line.component)

    def _go_to_prices(self, component: str) -> None:
        if component:  # the rest of many items is at no component
            self.field_requested.emit(component, PRICES)

    def _show_bill(self, plan: Plan, assessment: Assessment | None) -> None:
        currency = plan.settings.currency
        lines = assessment.cost.lines if assessment is not None else ()
        prices = [price for line in lines for price in (line.unit_price, line.discounted_price)]
        usual = decimals_of(currency)
        finest = max((shown_decimals(each, usual) for each in prices), default=usual)
        known = tuple(
            name
            for name in ("order_number", "price_date", "source")
            if any(getattr(each, name) for each in lines)
        )
        columns = (currency, any(line.discount_percent for line in lines), finest, known)
        if columns != self._columns:
            self._columns = columns
            self.model.show_columns(
                cost_columns(currency, discounted=columns[1], decimals=finest, known=known)
            )
        self.model.show_rows((*lines, *(assessment.cost.unpriced if assessment is not None else ())))

    def _show_shares(self, assessment: Assessment) -> None:
        """Show cost per desktop as planned and at each limit, and per user if users share machines; nothing if more
        than small parts have no price.
        """
        cost, shown = assessment.cost, set[str]()
        spoken = {each.name: each for each in share_rows(assessment)}
        for each in shared_costs(assessment) if cost.is_headline else ():
            for whom, count in (("desktop", each.desktops), ("user", each.users)):
                name = f"per_{whom}_{each.name}"
                if name in spoken:
                    row, number = spoken[name], numbers().number(count)
                    caption = tr("{when}: {count}", when=each.when, count=number)
                    self.shares[name].show_figure(caption, row.shown(cost), row.title)
                    shown.add(name)
        for name, figure in self.shares.items():
            figure.setVisible(name in shown)
        say(self._heads["desktop"], tr("Per desktop") if shown else "", "section")
        per_user = tr("Per user") if any(name.startswith("per_user") for name in shown) else ""
        say(self._heads["user"], per_user, "section")

    def _show_years(self, plan: Plan, cost: Cost) -> None:
        """Show the cost of use, as far as it is known."""
        years = numbers().number(plan.settings.depreciation_years)
        over = tr("Over {years} years", years=years)
        self.ownership.show_figure(
            tr("per desktop"),
            sum_in_words(cost.running.total_cost_of_ownership_per_desktop, cost, "use"),
            tr("Per desktop over {years} years", years=years),
        )
        self.monthly.show_figure(
            tr("per desktop and month"),
            sum_in_words(cost.running.cost_per_desktop_and_month, cost, "use"),
            tr("Per desktop and month, in use"),
        )
        parts = inside_in_words(cost.running)
        for figure in self._rare:
            figure.setVisible(cost.is_headline and figure.figure != NO_VALUE)
        is_known = cost.is_headline and self.monthly.figure != NO_VALUE
        in_use = tr("In use: {parts}. {outside}", parts=parts, outside=outside_in_words(cost))
        say(self.inside, in_use if is_known else "", "caption")
        say(self._heads["years"], over if is_known else "", "section")

    def _show_cloud(self, plan: Plan, cost: Cost) -> None:
        """Show what a user costs in a cloud by each rule; nothing if the plan is compared with none."""
        offers = {offer.rule: offer for offer in cost.clouds}
        head = tr("{cloud}, per user and month", cloud=cloud_name(plan.settings)) if offers else ""
        for rule, figure in self.clouds.items():
            offer = offers.get(rule)
            figure.setVisible(offer is not None)
            if offer is not None:
                caption = rule_caption(offer)
                figure.show_figure(caption, per_user_in_words(offer, cost), f"{head}, {caption}")
        say(self._heads["cloud"], head, "section")
        lacking = (lacks_in_words(cost.clouds), unruled_in_words(plan.settings, cost.clouds))
        say(self.cloud_notes, "\n".join(filter(None, lacking)), "caption")

    def _lay_out_side(self) -> QBoxLayout:
        """What it comes to, and where it goes: side by side, or one below the other where there is little room."""
        self._side.setProperty("surface", "panel")
        both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._side)
        both.setContentsMargins(16, GAP, 16, GAP)
        both.setSpacing(2 * GAP)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(self.total)
        for head, figures in (
            ("desktop", [each for name, each in self.shares.items() if name.startswith("per_desktop")]),
            ("user", [each for name, each in self.shares.items() if name.startswith("per_user")]),
            ("years", [*self._rare]),
        ):
            self._put(column, self._heads[head], before=GAP)
            for figure in figures:
                column.addWidget(figure)
        self._put(column, self.gaps, before=GAP)
        self._put(column, self.inside, before=GAP)
        self._put(column, self._heads["cloud"], before=GAP)
        for figure in self.clouds.values():
            column.addWidget(figure)
        self._put(column, self.cloud_notes, before=GAP)
        for button in (self.licences, self.cloud):
            line = QHBoxLayout()
            line.setContentsMargins(SIDE, GAP, SIDE, 0)
            line.addWidget(button)
            line.addStretch(1)
            column.addLayout(line)
        column.addStretch(1)
        for figure in (self.total, *self.shares.values(), *self._rare, *self.clouds.values()):
            figure.explain_requested.connect(self.explain_requested)
        both.addLayout(column)
        both.addWidget(self.parts)
        return both

    @staticmethod
    def _put(column: QVBoxLayout, label: QLabel, *, before: int) -> None:
        """Add a label in line with the text of the figures."""
        label.setContentsMargins(SIDE, before, SIDE, 0)
        column.addWidget(label)

    def _fit_side(self) -> None:
        wide, tall = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._both.setDirection(wide)
        if self._side.sizeHint().width() > self.width() * (1 - LEAST_BILL):
            self._both.setDirection(tall)
        width = max(self._side.sizeHint().width(), theme.with_text(LEAST_SIDE))
        self._area.ask_for(width + SCROLL_BAR, None)
        if (layout := self.layout()) is not None:
            layout.activate()
