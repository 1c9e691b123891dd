"""The price records of a component, edited in place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import chain, pairwise, takewhile
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.inspector.form_field import FormField
from app.inspector.form_target import INITIATOR
from app.inspector.part_row import PartRow, per_words
from app.look.dates import today
from app.look.translation import tr
from app.look.widgets.focus import has_focus_inside
from app.look.widgets.link_button import LinkButton
from app.look.widgets.plain_text import plain_label, say
from app.look.widgets.scroll_to_widget import keep_in_sight
from planner_core.editing import verbs
from planner_core.engine.cost.price_gaps import NEED_A_PRICE
from planner_core.plan.components import Part, kind_of
from planner_core.plan.price_units import units_of

if TYPE_CHECKING:
    from app.project.session import Session


class PriceList(QWidget):
    """All parts of one component; each change replaces the list in one step.

    A new part without a price is a draft of the form and not in the plan, which would otherwise count a price of 0.
    Typing a price, even 0, adds it.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._id = ""
        self._rows: list[PartRow] = []
        self._draft: PartRow | None = None
        self._drafts: dict[str, Part] = {}
        """Drafts by component, kept while other components are shown."""
        self._priced: Part | None = None
        """The draft whose price was just typed, while it is being added to the plan."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(12)
        self._empty = plain_label("", "muted", self, wraps=True)
        self._column.addWidget(self._empty)
        self.add_button = LinkButton(tr("Add a price"), self, size="body", colour="accent")
        self.add_button.set_icon("plus")
        self.add_button.clicked.connect(self.add_part)
        self._column.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        session.opened.connect(self._forget_drafts)
        session.variant_shown.connect(self._forget_drafts)

    @property
    def rows(self) -> tuple[PartRow, ...]:
        """The shown rows, the draft last."""
        return (*self._rows, self._draft) if self._draft is not None else tuple(self._rows)

    def fields(self) -> Iterator[FormField]:
        """The fields of all rows."""
        return chain.from_iterable(row.fields.values() for row in self.rows)

    def show_component(self, component: str) -> None:
        """Show the parts of a component."""
        is_another = component != self._id
        if is_another and self._drafts.get(self._id) == self._new_part():
            del self._drafts[self._id]  # still empty
        self._id = component
        parts, before = self._parts, self.rows
        self._match_rows(parts)
        for row, part in zip(self._rows, parts, strict=True):
            row.show_part(part, self._per(part), anew=is_another or row not in before)
        self._show_draft(anew=is_another)
        if not {*self.rows} <= {*before}:
            self._tab_downwards()
        # Gone as soon as a price is begun: it lies above the row, which would move under the hand with the first price.
        say(self._empty, self._without_price(), "muted")
        self._empty.setVisible(not self.rows)

    def _without_price(self) -> str:
        """What it means that there is no price."""
        if isinstance(self._session.plan.components.get(self._id), NEED_A_PRICE):
            return tr("No price yet; the sum leaves this component out.")
        return tr("No price is needed here: its parts and licences have theirs.")

    def add_part(self) -> None:
        """Start a draft and focus its name; if there is one already, focus that."""
        self._drafts.setdefault(self._id, self._new_part())
        self.show_component(self._id)
        if self._draft is not None:
            self._draft.item.setFocus(Qt.FocusReason.OtherFocusReason)
            self._draft.item.selectAll()
            keep_in_sight(self._draft)

    def _new_part(self) -> Part:
        """A new part, for what prices of this kind of component usually count."""
        plan = self._session.plan
        usual = units_of(self._kind)[0]
        return Part(item=tr("New item"), unit_price=Decimal(0), currency=plan.settings.currency, per=usual)

    @property
    def _kind(self) -> str:
        part = self._session.plan.components.get(self._id)
        return kind_of(part) if part is not None else ""

    @property
    def _parts(self) -> tuple[Part, ...]:
        return self._session.plan.components[self._id].parts

    def _per(self, part: Part) -> dict[str, str]:
        kind = self._kind
        return {key: per_words(key, kind) for key in dict.fromkeys((*units_of(kind), part.per))}

    # --- rows ------------------------------------------------------------------------------------------------

    def _match_rows(self, parts: Sequence[Part]) -> None:
        """Add or remove rows to match the parts. Each row stays with its part, so input does not move to another."""
        if self._draft is not None and self._priced is not None and parts[-1:] == (self._priced,):
            self._rows.append(self._draft)  # it is in the plan now
            self._draft = None
            del self._drafts[self._id]
        shown = [row.part for row in self._rows]
        same = takewhile(lambda pair: pair[0] == pair[1], zip(reversed(shown), reversed(parts), strict=False))
        changed_until = len(shown) - sum(1 for _ in same)
        for _ in range(len(shown) - len(parts)):
            changed_until -= 1
            self._drop(self._rows[changed_until])
        for place in range(changed_until, changed_until + len(parts) - len(shown)):
            self._rows.insert(place, self._make_row(parts[place], place))

    def _show_draft(self, *, anew: bool) -> None:
        """Show the row of the draft, below all others."""
        part = self._drafts.get(self._id)
        if part is None:
            if self._draft is not None:
                self._drop(self._draft)
            return
        part = msgspec.structs.replace(part, currency=self._session.plan.settings.currency)
        if self._draft is None:
            self._draft, anew = self._make_row(part, len(self._rows)), True
        self._draft.show_part(part, self._per(part), is_begun=True, anew=anew)

    def _forget_drafts(self) -> None:
        """Drop all drafts: they belong to another plan."""
        self._drafts.clear()
        if self._draft is not None:
            self._drop(self._draft)

    def _tab_downwards(self) -> None:
        """Set the tab order from top to bottom; Qt's follows the order of creation."""
        stops = [stop for row in self.rows for stop in row.stops()] + [self.add_button]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def _make_row(self, part: Part, place: int) -> PartRow:
        row = PartRow(part, self, self)
        row.removed.connect(lambda: self._remove(row))
        self._column.insertWidget(place, row)
        row.show()  # at once, so that it has its place when it gets the focus; the layout would do so later
        return row

    def _drop(self, row: PartRow) -> None:
        row.give_up()  # hiding the focused field would commit its text
        if has_focus_inside(row):
            self.add_button.setFocus(Qt.FocusReason.OtherFocusReason)
        if row is self._draft:
            self._draft = None
        else:
            self._rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    # --- from the rows to the plan ---------------------------------------------------------------------------

    def _remove(self, row: PartRow) -> None:
        if row is self._draft:
            del self._drafts[self._id]
            self._drop(row)
            return
        parts = list(self._parts)
        del parts[self._rows.index(row)]
        self._drop(row)
        if not self._put(parts):
            self.show_component(self._id)  # it still exists

    def change(self, row: PartRow, field: str, value: Any) -> bool:
        """Set a field of a row's part; a draft is added to the plan when its price is set."""
        part = msgspec.structs.replace(row.part, **{field: value}, **_noted_today(field))
        if row is not self._draft:
            return self._put(self._with(row, part))
        if field != "unit_price":
            self._drafts[self._id] = part
            self._show_draft(anew=False)
            return True
        self._priced = part
        try:
            return self._put(self._with(row, part))
        finally:
            self._priced = None

    def try_out(self, row: PartRow, field: str, value: Any) -> None:
        """Show what that would change: nothing of a draft until it has a price."""
        if row is self._draft and field != "unit_price":
            return
        parts = self._with(row, msgspec.structs.replace(row.part, **{field: value}))
        self._session.results.trial.ask(INITIATOR, lambda plan: verbs.set_parts(plan, self._id, parts))

    def let_be(self) -> None:
        """Show nothing any more."""
        self._session.results.trial.drop(INITIATOR)

    def _with(self, row: PartRow, part: Part) -> tuple[Part, ...]:
        """The parts with another one in place of a row's; that of a draft is the last."""
        place = len(self._parts) if row is self._draft else self._rows.index(row)
        return (*self._parts[:place], part, *self._parts[place + 1 :])

    def _put(self, parts: Sequence[Part]) -> bool:
        return self._session.perform(verbs.set_parts(self._session.plan, self._id, parts), INITIATOR)


def _noted_today(field: str) -> dict[str, str]:
    """What else is true of a part once somebody has typed its price: it is of today, and from no list."""
    return {"price_date": today().isoformat(), "source": ""} if field == "unit_price" else {}
