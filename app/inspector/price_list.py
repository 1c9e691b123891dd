"""The price records of a component, to be edited in place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from itertools import pairwise, takewhile
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from app.inspector.field_editors import FormChoice, FormNumber
from app.inspector.form_target import INITIATOR
from app.look.dates import written_date_in_words
from app.look.icons import dress
from app.look.translation import tr
from app.look.widgets.focus import has_focus_inside
from app.look.widgets.link_button import LinkButton
from app.look.widgets.number_spec import NumberSpec
from app.look.widgets.plain_text import plain_label, plain_tip
from app.look.widgets.plan_undo import leave_undo_to_plan
from app.look.widgets.scroll_to_widget import keep_in_sight
from app.look.widgets.text_fields import TextField
from planner_core.currencies import decimals_of
from planner_core.editing import verbs
from planner_core.plan.components import DiskGroup, Part, kind_of

if TYPE_CHECKING:
    from app.project.session import Session

MOST_MONEY = Decimal("999999999.99")
READABLE_MONEY = Decimal("9999999.99")
"""All digits of it are seen however narrow the form is."""
MOST_QUANTITY = Decimal(1_000_000)
LONGEST_ITEM = 300
PER_BY_KIND = {
    "host": ("component", "socket", "memory_module"),
    "disk_group": ("component", "drive"),
}


class PriceList(QWidget):
    """All parts of one component; each change replaces the list in one step.

    A part that has been begun and has no price yet is a draft of the form: were it in the plan already, the plan would
    count a price that nobody has typed. Typing one, also a 0, makes it a part.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._id = ""
        self._rows: list[PartRow] = []
        self._draft: PartRow | None = None
        self._drafts: dict[str, Part] = {}
        """What is begun, by component, so that it is still there after a look at another one."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(12)
        self._empty = plain_label(
            tr("No price yet; the sum leaves this component out."), "muted", self, wraps=True
        )
        self._column.addWidget(self._empty)
        self.add_button = LinkButton(tr("Add a price"), self, size="body", colour="accent")
        self.add_button.set_icon("plus")
        self.add_button.clicked.connect(self.add_part)
        self._column.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        session.opened.connect(self._forget_drafts)
        session.variant_shown.connect(self._forget_drafts)

    @property
    def rows(self) -> tuple[PartRow, ...]:
        """The rows that are shown, the one without a price last."""
        return (*self._rows, self._draft) if self._draft is not None else tuple(self._rows)

    def show_component(self, component: str) -> None:
        """Show the parts of a component as the plan has them now."""
        changed = component != self._id
        if changed and self._drafts.get(self._id) == self._new_part():
            del self._drafts[self._id]  # nothing was typed
        self._id = component
        parts = self._session.plan.components[component].parts
        are_new = self._match_rows(parts)
        for row, part in zip(self._rows, parts, strict=True):
            row.show_part(part, self._per(part), give_up=changed)
        are_new = self._show_draft(give_up=changed) or are_new
        if are_new:
            self._tab_downwards()
        self._empty.setVisible(not parts)
        self.add_button.setEnabled(not self._session.files.read_only)

    def commit(self) -> None:
        """Take what is being typed."""
        for row in self.rows:
            row.commit()

    def give_up(self) -> None:
        """Forget what is being typed."""
        for row in self.rows:
            row.give_up()

    def add_part(self) -> None:
        """Begin a part and put the cursor into its name; where one is begun already, into that one's."""
        self._drafts.setdefault(self._id, self._new_part())
        self.show_component(self._id)
        if self._draft is not None:
            self._draft.item.setFocus(Qt.FocusReason.OtherFocusReason)
            self._draft.item.selectAll()
            keep_in_sight(self._draft)

    def _new_part(self) -> Part:
        """What drives are bought by is one drive; of anything else, one of the component."""
        plan = self._session.plan
        is_drives = isinstance(plan.components.get(self._id), DiskGroup)
        part = Part(item=tr("New item"), unit_price=Decimal(0), currency=plan.settings.currency)
        return msgspec.structs.replace(part, per="drive") if is_drives else part

    @property
    def _parts(self) -> tuple[Part, ...]:
        return self._session.plan.components[self._id].parts

    def _per(self, part: Part) -> dict[str, str]:
        kind = kind_of(self._session.plan.components[self._id])
        offered = PER_BY_KIND.get(kind, ("component",))
        return {key: per_words(key, kind) for key in dict.fromkeys((*offered, part.per))}

    def _match_rows(self, parts: Sequence[Part]) -> bool:
        """As many rows as parts; whether some are new.

        Each row stays with its part, so that what is typed in it goes to no other.
        """
        shown = [row.part for row in self._rows]
        same = takewhile(lambda pair: pair[0] == pair[1], zip(reversed(shown), reversed(parts), strict=False))
        changed_until = len(shown) - sum(1 for _ in same)
        for _ in range(len(shown) - len(parts)):
            changed_until -= 1
            self._drop(self._rows[changed_until])
        new = range(changed_until, changed_until + len(parts) - len(shown))
        for place in new:
            self._rows.insert(place, self._make_row(place))
        return bool(new)

    def _show_draft(self, *, give_up: bool) -> bool:
        """The row of what is begun, below all others; whether it is new."""
        part, is_new = self._drafts.get(self._id), False
        if part is None:
            if self._draft is not None:
                self._drop(self._draft)
            return False
        if self._draft is None:
            self._draft, is_new = self._make_row(len(self._rows)), True
        part = msgspec.structs.replace(part, currency=self._session.plan.settings.currency)
        self._draft.show_part(part, self._per(part), give_up=give_up, is_draft=True)
        return is_new

    def _forget_drafts(self) -> None:
        """They were begun for another plan."""
        self._drafts.clear()
        if self._draft is not None:
            self._drop(self._draft)

    def _tab_downwards(self) -> None:
        """Widgets that are made later come later with Tab, wherever they are put."""
        stops = [stop for row in self.rows for stop in row.stops()] + [self.add_button]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def _make_row(self, place: int) -> PartRow:
        row = PartRow(self)
        row.changed.connect(lambda changes: self._change(row, changes))
        row.removed.connect(lambda: self._remove(row))
        self._column.insertWidget(place, row)
        row.show()  # at once, so that it has its place when it gets the cursor; the layout would do it later
        return row

    def _drop(self, row: PartRow) -> None:
        row.give_up()  # hiding the field with the cursor would take what is typed there
        if has_focus_inside(row):
            self.add_button.setFocus(Qt.FocusReason.OtherFocusReason)
        if row is self._draft:
            self._draft = None
        else:
            self._rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _remove(self, row: PartRow) -> None:
        if row is self._draft:
            del self._drafts[self._id]
            self._drop(row)
            return
        parts = list(self._parts)
        del parts[self._rows.index(row)]
        self._drop(row)
        self._put(parts)

    def _change(self, row: PartRow, changes: dict[str, Any]) -> None:
        if row is self._draft:
            self._change_draft(row, changes)
            return
        parts, place = list(self._parts), self._rows.index(row)
        parts[place] = msgspec.structs.replace(parts[place], **changes)
        self._put(parts)

    def _change_draft(self, row: PartRow, changes: dict[str, Any]) -> None:
        before = row.part or self._new_part()
        part = self._drafts[self._id] = msgspec.structs.replace(before, **changes)
        if "unit_price" not in changes:
            self.show_component(self._id)
            return
        del self._drafts[self._id]
        self._draft = None
        self._rows.append(row)  # before the plan tells that it has one part more
        self._put((*self._parts, part))
        if row not in self._rows:  # refused
            self._drafts[self._id] = before
            self.show_component(self._id)

    def _put(self, parts: Sequence[Part]) -> None:
        self._session.perform(verbs.set_parts(self._session.plan, self._id, parts), INITIATOR)
        self.show_component(self._id)


class PartRow(QWidget):
    """One part: its name; below it quantity and what it counts for; below these list price and discount."""

    changed = Signal(dict)
    """The fields of the part that are different now."""
    removed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._part: Part | None = None
        self.item = TextField(tr("Item"), self)
        self.item.setMaxLength(LONGEST_ITEM)
        self.quantity = FormNumber(
            NumberSpec(tr("Quantity"), least=Decimal(0), most=MOST_QUANTITY, decimals=0), self
        )
        self.quantity.keep_tight()
        self.per = FormChoice(tr("Counts for"), {}, self)
        self.price: FormNumber | None = None
        self.discount = FormNumber(
            NumberSpec(tr("Discount"), "%", "%", Decimal(0), Decimal(100), decimals=2), self
        )
        self.discount.setToolTip(tr("Discount on the list price"))
        self.discount.keep_tight()
        self.discount_title = plain_label(tr("Discount"), "muted", self)
        self.discount_button = LinkButton(tr("Discount…"), self)
        self.discount_button.clicked.connect(self._begin_discount)
        self.remove_button = QToolButton(self)
        dress(self.remove_button, "x", "text_muted")
        self.remove_button.setToolTip(tr("Remove this price"))
        self.item.committed.connect(lambda text: self.changed.emit({"item": text}))
        self.quantity.committed.connect(lambda value: self.changed.emit({"quantity": int(value)}))
        self.discount.committed.connect(lambda value: self.changed.emit({"discount_percent": value}))
        self.per.committed.connect(lambda key: self.changed.emit({"per": key}))
        self.remove_button.clicked.connect(self.removed)
        for field in (self.item, self.quantity, self.per, self.discount):
            leave_undo_to_plan(field)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(4)
        self._grid.setVerticalSpacing(4)
        self._grid.addWidget(self.item, 0, 0, 1, 2)
        self._grid.addWidget(self.remove_button, 0, 2)
        self._grid.addWidget(self.quantity, 1, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(self.per, 1, 1, 1, 2, Qt.AlignmentFlag.AlignTop)
        self._grid.setColumnStretch(1, 1)
        self._money = QHBoxLayout()
        self._money.setSpacing(4)
        middle = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._money.addWidget(self.discount_title, 0, middle)
        self._money.addWidget(self.discount, 1, Qt.AlignmentFlag.AlignTop)
        self._money.addWidget(self.discount_button, 1, middle)
        self._grid.addLayout(self._money, 2, 0, 1, 3)

    @property
    def part(self) -> Part | None:
        """What the row shows."""
        return self._part

    def show_part(self, part: Part, per: Mapping[str, str], *, give_up: bool, is_draft: bool = False) -> None:
        """Show a part, with what it may count for in words; with `give_up`, also over input that was not committed. A
        draft has no price yet."""
        price = self._price_field(part.currency)
        self.per.set_choices(per)
        self.per.set_value(part.per)
        shown: tuple[tuple[Any, Any], ...] = (
            (self.item, part.item),
            (self.quantity, Decimal(part.quantity)),
            (price, None if is_draft else part.unit_price),
            (self.discount, part.discount_percent),
        )
        for field, value in shown:
            if field.is_half_typed and not give_up:
                field.hold(value)
            else:
                field.set_value(value)
        if is_draft:
            price.line.setPlaceholderText(tr("Price"))
        self._show_discount(bool(part.discount_percent) or self.discount.hasFocus())
        self.remove_button.setAccessibleName(tr("Remove {item}", item=part.item))
        self.item.setToolTip(plain_tip(_about(part)))
        self._part = part

    def stops(self) -> tuple[QWidget, ...]:
        """Where Tab leads through, in this order."""
        price = () if self.price is None else (self.price.line,)
        lines = self.quantity.line, self.per, *price, self.discount.line
        return self.item, *lines, self.discount_button, self.remove_button

    def commit(self) -> None:
        """Take what is being typed."""
        for editor in self._half_typed():
            editor.commit()

    def give_up(self) -> None:
        """Forget what is being typed."""
        for editor in self._half_typed():
            editor.give_up()

    def _half_typed(self) -> list[TextField | FormNumber]:
        editors = (self.item, self.quantity, self.price, self.discount)
        return [editor for editor in editors if editor is not None and editor.is_half_typed]

    def _begin_discount(self) -> None:
        self._show_discount(True)
        self.discount.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_discount(self, shown: bool) -> None:
        """Most parts have none, so its field is there when it is wanted."""
        self.discount.setVisible(shown)
        self.discount_title.setVisible(shown)
        self.discount_button.setVisible(not shown)

    def _price_field(self, currency: str) -> FormNumber:
        if self.price is not None and self._part is not None and self._part.currency == currency:
            return self.price
        if self.price is not None:
            self.price.deleteLater()
        shown = "€" if currency == "EUR" else currency
        spec = NumberSpec(
            tr("Unit price"), currency, shown, Decimal(0), MOST_MONEY, decimals_of(currency), money=True
        )
        self.price = FormNumber(spec, self)
        self.price.keep_tight()
        self.price.keep_room_for(READABLE_MONEY)
        leave_undo_to_plan(self.price)
        self.price.committed.connect(lambda value: self.changed.emit({"unit_price": value}))
        self._money.insertWidget(0, self.price, 2, Qt.AlignmentFlag.AlignTop)
        self.setTabOrder(self.per, self.price.line)
        return self.price


def per_words(per: str, kind: str) -> str:
    """What the quantity of a part counts for in a component of a kind: a card stands for several hosts, and for the
    disk groups of as many."""
    each = {"host": tr("per host"), "disk_group": tr("per group"), "storage_array": tr("per array")}
    words = {
        "component": each.get(kind, tr("once")),
        "socket": tr("per socket"),
        "memory_module": tr("per module"),
        "drive": tr("per drive"),
    }
    return words[per]


def _about(part: Part) -> str:
    lines = (
        part.item,
        tr("Order number: {number}", number=part.order_number) if part.order_number else "",
        tr("Price of {date}", date=written_date_in_words(part.price_date)) if part.price_date else "",
        tr("Source: {source}", source=part.source) if part.source else "",
    )
    return "\n".join(line for line in lines if line)
