"""Cost: the bill of materials, and what one desktop costs as planned and at the maximum."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.format import numbers
from app.i18n import tr
from app.panels.plain import hairline
from app.panels.results.figure import Figure
from app.panels.results.table_model import Column, TableModel
from app.panels.results.table_view import ResultTable
from planner_core.engine.assessment import Assessment, CostLine
from planner_core.messages import NO_VALUE
from planner_core.plan.plan import Plan


def money(amount: Decimal | None, currency: str) -> str:
    """An amount in the currency of the plan, to the cent."""
    if amount is None:
        return NO_VALUE
    return numbers().euro(amount) if currency == "EUR" else numbers().quantity(amount, currency, 2)


def cost_columns(currency: str) -> list[Column[CostLine]]:
    """The columns of a bill of materials; every amount is in one currency."""
    return [
        Column(tr("Item"), lambda line: line.item, tip=_about),
        Column(tr("Order number"), lambda line: line.order_number),
        Column(tr("Quantity"), lambda line: numbers().number(line.quantity), lambda line: line.quantity, 0),
        Column(
            tr("Unit price"), lambda line: money(line.unit_price, currency), lambda line: line.unit_price, 2
        ),
        Column(tr("Total"), lambda line: money(line.total, currency), lambda line: line.total, 2),
        Column(tr("Price of"), lambda line: line.price_date),
        Column(tr("Source"), lambda line: line.source),
    ]


class CostTab(QWidget):
    """The lines as a table, and beside it the three figures that everybody asks for."""

    explain_requested = Signal(str)
    component_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._currency = "EUR"
        self.model = TableModel[CostLine](cost_columns("EUR"), self)
        empty = tr(
            "No prices yet. Choose a server or a drive from the catalogue, or add prices in the inspector."
        )
        self.table = ResultTable(self.model, tr("Bill of materials"), empty, self)
        self.table.chosen.connect(lambda line, _column: self.component_requested.emit(line.component))
        self.table.stretch(len(self.model.columns) - 1)
        self.total = Figure("cost.total", self)
        self.planned = Figure("cost.per_desktop_planned", self)
        self.maximum = Figure("cost.per_desktop_maximum", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.table, 1)
        row.addWidget(hairline(self, vertical=True))
        row.addWidget(self._figures())

    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Show the cost of a plan."""
        currency = plan.settings.currency
        if currency != self._currency:
            self._currency = currency
            self.model.show_columns(cost_columns(currency))
        self.model.show_rows(assessment.cost.lines if assessment is not None else ())
        if assessment is None:
            return
        cost, desktops = assessment.cost, assessment.desktops
        self.total.show_figure(tr("Hardware in all"), money(cost.total, currency))
        self.planned.show_figure(
            tr("Per desktop, {count} planned", count=desktops.planned),
            money(cost.per_desktop_planned, currency),
        )
        most = numbers().number(desktops.maximum)
        self.maximum.show_figure(
            tr("Per desktop, {count} at most", count=most), money(cost.per_desktop_maximum, currency)
        )

    def _figures(self) -> QFrame:
        side = QFrame(self)
        side.setProperty("surface", "panel")
        column = QVBoxLayout(side)
        column.setContentsMargins(20, 12, 20, 12)
        column.setSpacing(12)
        for figure in (self.total, self.planned, self.maximum):
            column.addWidget(figure, 0, Qt.AlignmentFlag.AlignTop)
            figure.explain_requested.connect(self.explain_requested)
        column.addStretch(1)
        return side


def _about(line: CostLine) -> str:
    lines = (line.item, line.order_number, tr("Source: {source}", source=line.source) if line.source else "")
    return "\n".join(each for each in lines if each)
