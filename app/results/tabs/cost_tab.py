"""Cost: the bill of materials, the cost of one desktop and one user as planned and at each limit, and over the years of
use.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.look.dates import today
from app.look.number_format import numbers
from app.look.translation import tr
from app.look.widgets.plain_text import hairline, plain_label
from app.look.widgets.yielding_area import YieldingArea
from app.results.tables.bill_table import BillRow, bill_columns
from app.results.tables.column import Column, chosen
from app.results.tables.shared_costs import share_rows
from app.results.tabs.large_figure import LargeFigure
from app.results.tabs.result_tab import ResultTab
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from app.results.words.costs import inside_in_words, outside_in_words
from app.results.words.price_dates import price_dates_in_words
from app.results.words.price_gaps import gaps_in_words, no_share_in_words, sum_in_words
from planner_core.currencies import CENTS, decimals_of, shown_decimals
from planner_core.engine.basis.assessment import Assessment, Cost
from planner_core.engine.cost.costing import LIMITS
from planner_core.messages import NO_VALUE
from planner_core.plan.plan import Plan

SCROLL_BAR = 16
SHARED_BY = ("planned", *LIMITS)


def cost_columns(currency: str, *, discounted: bool, decimals: int = CENTS) -> list[Column[BillRow]]:
    """The columns of the tab. Without discounts the list prices are the net prices."""
    listed = ("list_price", "discount") if discounted else ()
    names = ("item", "order_number", "quantity", *listed, "price", "total", "price_date", "source")
    return chosen(bill_columns(currency, decimals), *names)


class CostTab(ResultTab):
    """The priced lines as a table, unpriced items below, and the main figures beside them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns = ("EUR", False, CENTS)
        """Currency, whether there are discounts, and decimals of the finest unit price."""
        self.model = TableModel[BillRow](cost_columns("EUR", discounted=False), self)
        self._how_to_price = tr(
            "No prices yet. Choose a server or a drive from the catalogue, or add prices in the inspector."
        )
        self.table = ResultTable(self.model, tr("Bill of materials"), self._how_to_price, self)
        self.table.chosen.connect(lambda line, _column: self.component_requested.emit(line.component))
        self.table.stretch(len(self.model.columns) - 1)
        self.total = LargeFigure("cost.total", self)
        self.gaps = plain_label("", "muted", self, wraps=True)
        self.gaps.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.shares = {
            name: LargeFigure(f"cost.{name}", self)
            for limit in SHARED_BY
            for name in (f"per_desktop_{limit}", f"per_user_{limit}")
        }
        self.monthly = LargeFigure("cost.cost_per_desktop_and_month", self)
        self.ownership = LargeFigure("cost.total_cost_of_ownership_per_desktop", self)
        self.inside = plain_label("", "muted", self, wraps=True)
        self.inside.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._rare = (self.monthly, self.ownership)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.table, 1)
        row.addWidget(hairline(self, vertical=True))
        self._area = YieldingArea(self)
        self._side = self._figures()
        self._area.setWidget(self._side)
        row.addWidget(self._area)

    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Show the cost of a plan."""
        currency = plan.settings.currency
        lines = assessment.cost.lines if assessment is not None else ()
        prices = [price for line in lines for price in (line.unit_price, line.discounted_price)]
        usual = decimals_of(currency)
        finest = max((shown_decimals(each, usual) for each in prices), default=usual)
        columns = (currency, any(line.discount_percent for line in lines), finest)
        if columns != self._columns:
            self._columns = columns
            self.model.show_columns(cost_columns(currency, discounted=columns[1], decimals=finest))
            self.table.stretch(len(self.model.columns) - 1)
        self.model.show_rows((*lines, *(assessment.cost.unpriced if assessment is not None else ())))
        if assessment is None:
            return
        cost = assessment.cost
        total = sum_in_words(cost.total if lines else None, cost)
        self.total.show_figure(tr("Hardware in all"), total)
        said = [no_share_in_words(plan, cost), gaps_in_words(plan, cost)] if lines else [self._how_to_price]
        said += price_dates_in_words(cost, today())
        self.gaps.setText("\n".join(filter(None, said)))
        self.gaps.setVisible(bool(self.gaps.text()) and bool(self.model.rows))
        self._show_shares(assessment)
        self._show_years(plan, cost)

    def _show_shares(self, assessment: Assessment) -> None:
        """Show cost per desktop as planned and at each limit, and per user if users share machines; nothing if more
        than small parts have no price.
        """
        cost, shown = assessment.cost, set[str]()
        for each in share_rows(assessment) if cost.is_headline else ():
            self.shares[each.name].show_figure(each.title, each.shown(cost))
            shown.add(each.name)
        for name, figure in self.shares.items():
            figure.setVisible(name in shown)

    def _show_years(self, plan: Plan, cost: Cost) -> None:
        """Show the cost of use, as far as it is known."""
        self.monthly.show_figure(
            tr("Per desktop and month, in use"), sum_in_words(cost.running.cost_per_desktop_and_month, cost)
        )
        parts = inside_in_words(cost.running)
        self.inside.setText(tr("In use: {parts}. {outside}", parts=parts, outside=outside_in_words()))
        years = numbers().number(plan.settings.depreciation_years)
        self.ownership.show_figure(
            tr("Per desktop over {years} years", years=years),
            sum_in_words(cost.running.total_cost_of_ownership_per_desktop, cost),
        )
        for figure in self._rare:
            figure.setVisible(cost.is_headline and figure.figure != NO_VALUE)
        self.inside.setVisible(cost.is_headline and self.monthly.figure != NO_VALUE)
        self._area.ask_for(self._side.sizeHint().width() + SCROLL_BAR, None)
        if (layout := self.layout()) is not None:
            layout.activate()

    def _figures(self) -> QFrame:
        side = QFrame(self._area)
        side.setProperty("surface", "panel")
        column = QVBoxLayout(side)
        column.setContentsMargins(20, 12, 20, 12)
        column.setSpacing(12)
        for figure in (self.total, *self.shares.values(), *self._rare):
            column.addWidget(figure, 0, Qt.AlignmentFlag.AlignTop)
            figure.explain_requested.connect(self.explain_requested)
        column.insertWidget(1, self.gaps)
        column.addWidget(self.inside)
        column.addStretch(1)
        return side
