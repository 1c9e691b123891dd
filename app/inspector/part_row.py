"""One price record of a component, as fields of the form."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any, Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from app.inspector.field_editors import FormChoice, FormNumber, number_spec
from app.inspector.form_field import FormField
from app.inspector.scrubbing import ScrubTitle
from app.look.dates import written_date_in_words
from app.look.icons import dress
from app.look.translation import tr
from app.look.widgets.link_button import LinkButton
from app.look.widgets.number_spec import NumberSpec
from app.look.widgets.plain_text import as_plain_label, plain_tip
from app.look.widgets.text_fields import TextField
from planner_core.catalog.prices import Price
from planner_core.currencies import decimals_of
from planner_core.plan.components import Part
from planner_core.plan.fields import declared_fields
from planner_core.plan.price_units import UNIT_NAMES, PriceUnit

MOST_MONEY = Decimal("999999999.99")
READABLE_MONEY = Decimal("9999999.99")
"""The largest amount that is fully visible at any width of the form."""
LONGEST_ITEM = 300
DECLARED = {info.name: info for info in declared_fields(Price)}
"""The price fields of a component are declared like those of a price list."""


class Prices(Protocol):
    """The list that the rows belong to."""

    def change(self, row: PartRow, field: str, value: Any) -> bool:
        """Set a field of a row's part. Raises RuleError; returns False if the session refused."""

    def try_out(self, row: PartRow, field: str, value: Any) -> None:
        """Show what that would change."""

    def let_be(self) -> None:
        """Show nothing any more."""


class PartTarget:
    """A part being edited; a new one has no price yet."""

    key = "part"

    def __init__(self, part: Part, row: PartRow, prices: Prices) -> None:
        self.part = part
        self.is_begun = False
        self._row, self._prices = row, prices

    def values(self, field: str) -> tuple[Any, ...]:
        """The value of a field."""
        return (None if self.is_begun and field == "unit_price" else getattr(self.part, field),)

    def set(self, field: str, value: Any) -> bool:
        """Set a field of the part."""
        return self._prices.change(self._row, field, value)

    def try_out(self, field: str, value: Any) -> None:
        """Show what that would change."""
        self._prices.try_out(self._row, field, value)

    def let_be(self) -> None:
        """Show nothing any more."""
        self._prices.let_be()


class PartRow(QWidget):
    """One part: its name; below it quantity and unit of counting; below these list price and discount."""

    removed = Signal()

    def __init__(self, part: Part, prices: Prices, parent: QWidget) -> None:
        super().__init__(parent)
        self.target = PartTarget(part, self, prices)
        self.item = TextField(tr("Item"), self)
        self.item.setMaxLength(LONGEST_ITEM)
        self.quantity = FormNumber(number_spec(DECLARED["quantity"]), self)
        self.quantity.keep_tight()
        self.per = FormChoice(tr("Counts for"), {}, self)
        self.price = FormNumber(price_spec(part.currency), self)
        self.price.keep_tight()
        self.price.keep_room_for(READABLE_MONEY)
        self.discount = FormNumber(
            NumberSpec(tr("Discount"), "%", "%", Decimal(0), Decimal(100), decimals=2), self
        )
        self.discount.setToolTip(tr("Discount on the list price"))
        self.discount.keep_tight()
        editors = {
            "item": self.item,
            "quantity": self.quantity,
            "per": self.per,
            "unit_price": self.price,
            "discount_percent": self.discount,
        }
        self.fields = {
            name: FormField(DECLARED[name], self.target, editor, self) for name, editor in editors.items()
        }
        for field in self.fields.values():
            field.leave_undo_to_plan()
        self._discount_title = as_plain_label(ScrubTitle(tr("Discount"), self), "muted")
        self._discount_title.scrub(self.discount)
        self.discount_button = LinkButton(tr("Discount…"), self)
        self.discount_button.clicked.connect(self._begin_discount)
        self.remove_button = QToolButton(self)
        dress(self.remove_button, "x", "text_muted")
        self.remove_button.setToolTip(tr("Remove this price"))
        self.remove_button.clicked.connect(self.removed)
        self._lay_out()

    @property
    def part(self) -> Part:
        """The part of the row."""
        return self.target.part

    def show_part(self, part: Part, per: Mapping[str, str], *, is_begun: bool = False, anew: bool) -> None:
        """Show a part, with the names of its units of counting. `anew`: another part; drops uncommitted input."""
        if part.currency != self.part.currency:
            self._expect_money(part.currency)
        self.target.part, self.target.is_begun = part, is_begun
        self.per.set_choices(per)
        for field in self.fields.values():
            if anew:
                field.retarget(self.target)
            else:
                field.refresh()
        if is_begun:
            self.price.line.setPlaceholderText(tr("Price"))
        self._show_discount(
            bool(part.discount_percent)
            or self.discount.hasFocus()
            or self.fields["discount_percent"].is_unsettled
        )
        self.remove_button.setAccessibleName(tr("Remove {item}", item=part.item))
        self.item.setToolTip(plain_tip(_about(part)))

    def stops(self) -> tuple[QWidget, ...]:
        """The tab stops in order."""
        lines = self.quantity.line, self.per, self.price.line, self.discount.line
        return self.item, *lines, self.discount_button, self.remove_button

    def give_up(self) -> None:
        """Drop the input."""
        for field in self.fields.values():
            field.give_up()

    def _expect_money(self, currency: str) -> None:
        self.price.expect(price_spec(currency))
        self.price.keep_room_for(READABLE_MONEY)

    def _begin_discount(self) -> None:
        self._show_discount(True)
        self.discount.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_discount(self, shown: bool) -> None:
        """Show or hide the discount field; most parts have no discount."""
        self.discount.setVisible(shown)
        self._discount_title.setVisible(shown)
        self.discount_button.setVisible(not shown)

    def _lay_out(self) -> None:
        top, middle = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        named, counts = (QVBoxLayout() for _ in range(2))
        for column, name in ((named, "item"), (counts, "per")):
            column.setSpacing(2)
            column.addWidget(self.fields[name].editor)
            column.addWidget(self.fields[name].complaint)
        money = QHBoxLayout()
        money.setSpacing(4)
        money.addWidget(self.price, 2, top)
        money.addWidget(self._discount_title, 0, middle)
        money.addWidget(self.discount, 1, top)
        money.addWidget(self.discount_button, 1, middle)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(4)
        grid.addLayout(named, 0, 0, 1, 2)
        grid.addWidget(self.remove_button, 0, 2, top)
        grid.addWidget(self.quantity, 1, 0, top)
        grid.addLayout(counts, 1, 1, 1, 2, top)
        grid.setColumnStretch(1, 1)
        grid.addLayout(money, 2, 0, 1, 3)


def price_spec(currency: str) -> NumberSpec:
    """The number field's settings for unit prices in a currency."""
    shown = "€" if currency == "EUR" else currency
    return NumberSpec(
        tr("Unit price"), currency, shown, Decimal(0), MOST_MONEY, decimals_of(currency), money=True
    )


def per_words(per: PriceUnit, kind: str) -> str:
    """What the quantity of a part counts for a kind of component: a card may stand for several hosts or groups."""
    each = {
        "host": tr("per host"),
        "disk_group": tr("per group"),
        "storage_array": tr("per array"),
        "graphics_boards": tr("per board"),
    }
    return each.get(kind, tr("once")) if per == "component" else tr(UNIT_NAMES[per])


def _about(part: Part) -> str:
    lines = (
        part.item,
        tr("Order number: {number}", number=part.order_number) if part.order_number else "",
        tr("Price of {date}", date=written_date_in_words(part.price_date)) if part.price_date else "",
        tr("Source: {source}", source=part.source) if part.source else "",
    )
    return "\n".join(line for line in lines if line)
