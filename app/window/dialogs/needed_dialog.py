"""How many desktops: a number is typed, and every way to carry it is a row with a button that makes exactly that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.look.number_format import numbers
from app.look.translation import tr, translate
from app.look.widgets.announce import announce
from app.look.widgets.first_size import first_size, room_on_screen
from app.look.widgets.message_bar import MessageBar
from app.look.widgets.number_field import NumberField
from app.look.widgets.number_spec import NumberSpec
from app.look.widgets.plain_text import plain_action, plain_label, say, wrapped_label
from app.machine.background import Background, Pieces
from app.results.words.needed import (
    no_way_in_words,
    price_in_words,
    standing_in_words,
    standing_note,
    way_detail,
    way_title,
)
from app.results.words.results import resource_of
from planner_core.catalog.catalog import Catalog
from planner_core.messages import HeadroomError
from planner_core.plan.names import shown_name, told_apart
from planner_core.plan.plan import Plan
from planner_core.studies.needed import MOST_DESKTOPS, NOTHING_YET, NeededError, NoLongerWantedError
from planner_core.studies.ways_to_carry import (
    NewAmount,
    Standing,
    Way,
    places_for,
    places_of_component,
    places_of_limit,
    planned_desktops,
    standing,
    step_for,
    ways,
)

if TYPE_CHECKING:
    from app.project.session import Session

SIZE = (600, 0)
LETTERS = 84
"""Width of the dialog in letters, at any text size."""
LINES = 34
"""Its first height in lines of text."""
PAUSE_MS: Final = 150
"""After a key, before the answer follows."""
MARGIN = 16


class Question(NamedTuple):
    """What is asked about: the whole plan, a component, or what limits a component."""

    component: str = ""
    resource: str = ""
    typed: str = ""
    """The first digits, typed elsewhere; empty for the planned number."""


class NeededDialog(QDialog):
    """A field for the number of desktops, and the ways to carry them; nothing changes without a button."""

    def __init__(self, session: Session, question: Question, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("How many desktops?"))
        self._session, self._question = session, question
        self._catalog: Catalog = session.catalog
        self._is_begun = bool(question.typed.lstrip("0"))
        """Whether the field shows the first digits of a number."""
        self._asked: int | None = None
        self._wanted: object | None = None
        """The last question; the thread gives up an earlier one."""
        self._standing: Standing | None = None
        self.rows: list[WayRow] = []
        self.number = NumberField(
            NumberSpec(tr("Desktops"), least=Decimal(1), most=Decimal(MOST_DESKTOPS), decimals=0), self
        )
        self.verdict = wrapped_label("", "strong", self)
        self.note = wrapped_label("", "muted", self)
        self.plan_button = self._button("", self)
        self.plan_button.clicked.connect(lambda: self._perform((), is_planned=True))
        self.plan_button.hide()
        self.busy = wrapped_label("", "muted", self)
        self._area = QScrollArea(self)
        self._body = QWidget(self._area)
        self._enough = QVBoxLayout()
        self._short = QVBoxLayout()
        self.messages = MessageBar(self)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._background = Background("ways to carry desktops", self)
        self._lay_out()
        self._connect()
        self._begin()

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._pause.isActive() or self._background.is_busy

    # --- what is shown -----------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        lead = wrapped_label(self._lead(), "", self)
        label = plain_label(tr("Desktops"), "", self)
        label.setBuddy(self.number.line)
        self.number.setMaximumWidth(self.fontMetrics().averageCharWidth() * 24)
        typed = QHBoxLayout()
        typed.setSpacing(8)
        typed.addWidget(label)
        typed.addWidget(self.number)
        typed.addStretch(1)
        rows = QVBoxLayout(self._body)
        rows.setContentsMargins(MARGIN, 4, MARGIN, 8)
        rows.setSpacing(12)
        for column in (self._enough, self._short):
            column.setSpacing(8)
            rows.addLayout(column)
        rows.addWidget(self.busy)
        rows.addStretch(1)
        self._area.setWidget(self._body)
        self._area.setWidgetResizable(True)
        self._area.setProperty("surface", "none")
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        above = QVBoxLayout()
        above.setContentsMargins(MARGIN, MARGIN, MARGIN, 8)
        above.setSpacing(8)
        above.addWidget(lead)
        above.addLayout(typed)
        above.addWidget(self.verdict)
        above.addWidget(self.note)
        above.addWidget(self.plan_button, 0, Qt.AlignmentFlag.AlignLeft)
        closing = self._button(tr("&Close"), self)
        closing.clicked.connect(self.reject)
        below = QHBoxLayout()
        below.setContentsMargins(MARGIN, 8, MARGIN, 12)
        below.addStretch(1)
        below.addWidget(closing)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(above)
        column.addWidget(self._area, 1)
        column.addLayout(below)
        self.messages.lie_over(self._area, below=True)
        size = first_size(self, SIZE, LETTERS)
        tall = min(self.fontMetrics().lineSpacing() * LINES, room_on_screen(self).height())
        self.resize(size.width(), tall)

    def _lead(self) -> str:
        plan, (component, resource, _) = self._session.plan, self._question
        if component not in plan.components:
            return tr("Type how many desktops the plan is to carry; below is what that takes.")
        if resource:
            what = resource_of(told_apart(plan), resource, component)
            return tr(
                "Type how many desktops the plan is to carry; below is what raises this limit: {what}.",
                what=what,
            )
        what = shown_name(plan, component)
        return tr(
            "Type how many desktops the plan is to carry; below is what that takes of {what}.", what=what
        )

    @staticmethod
    def _button(text: str, parent: QWidget) -> QPushButton:
        button = QPushButton(text, parent)
        button.setAutoDefault(False)
        return button

    def _connect(self) -> None:
        self.number.line.textEdited.connect(lambda _text: self._pause.start())
        self.number.committed.connect(lambda _number: self._ask())
        self._pause.timeout.connect(self._ask)
        self._background.arrived.connect(self._take)
        self._background.finished.connect(self._finish)
        self._background.failed.connect(self._tell_failure)
        self.finished.connect(lambda _result: self._stop())

    def _begin(self) -> None:
        first = int(self._question.typed) if self._is_begun else planned_desktops(self._session.plan)
        self.number.set_value(Decimal(max(first, 1)))
        self.number.line.installEventFilter(self)
        self.number.setFocus()
        if reason := self._session.files.read_only_reason:
            self.messages.show_message(translate(reason))
        self._ask()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc in the field closes the dialog; the first key goes on after digits that were typed elsewhere."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                self.reject()
                return True
            if self._is_begun:
                self._is_begun = False
                self.number.line.end(False)
        return super().eventFilter(watched, event)

    # --- the answer --------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Drop what was asked before, and ask about the number in the field, unless that is what was asked."""
        self._pause.stop()
        typed = self.number.peek()
        desktops = 0 if typed is None else int(typed)
        if desktops == self._asked:
            return
        self._asked, self._wanted = desktops, None
        self._background.forget()
        self._clear()
        if not desktops:
            say(self.busy, "")
            return
        plan, catalog, question = self._session.plan, self._catalog, self._question
        wanted = self._wanted = object()
        say(self.busy, tr("Working it out…"))
        self._background.ask(
            lambda: _answers(plan, catalog, question, desktops, lambda: self._wanted is wanted)
        )

    def _clear(self) -> None:
        self._standing = None
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = []
        self.plan_button.hide()
        say(self.verdict, "")
        say(self.note, "")

    def _take(self, piece: object) -> None:
        if isinstance(piece, Standing):
            self._show_standing(piece)
        elif isinstance(piece, Way):
            self._add(piece)
        elif isinstance(piece, NeededError):
            say(self.verdict, translate(piece.message), "strong")
        self._fit_body()

    def _show_standing(self, known: Standing) -> None:
        self._standing = known
        say(self.verdict, standing_in_words(known), "strong")
        say(self.note, standing_note(known))
        self.plan_button.setText(plain_action(_plan_words(known.desktops)))
        offers = known.carries and known.with_planned and known.desktops != known.planned
        self.plan_button.setVisible(offers and self._may_change)

    def _add(self, way: Way) -> None:
        assert self._standing is not None
        row = WayRow(self._session.plan, way, self._body)
        if way.parts and way.carries and self._may_change:
            name = row.title.text()
            row.add_button(tr("Change it"), name).clicked.connect(lambda: self._perform(way.parts))
            if way.with_planned and self._standing.desktops != self._standing.planned:
                words = tr("Change it and plan {desktops}", desktops=self._standing.desktops)
                button = row.add_button(words, name)
                button.clicked.connect(lambda: self._perform(way.parts, is_planned=True))
        self.rows.append(row)
        (self._enough if way.carries and way.parts else self._short).addWidget(row)
        row.show()

    def _finish(self) -> None:
        say(self.busy, "")
        known = self._standing
        if known is None:
            return
        if not known.carries and not any(row.way.carries for row in self.rows):
            say(self.note, f"{no_way_in_words([row.way for row in self.rows])} {standing_note(known)}")
        elif known.carries and any(row.way.is_less for row in self.rows):
            say(self.note, f"{standing_note(known)} {tr('Less would be enough as well:')}")
        self._say_once()
        self._set_tab_order()
        self._fit_body()
        announce(self, " ".join([self.verdict.text(), *(row.title.text() for row in self.rows)]))

    def _say_once(self) -> None:
        """Hide what is in the way of a row if the note or a row above says the same."""
        said = {""}
        for row in self.rows:
            words = row.detail.text()
            row.detail.setVisible(words not in said and words not in self.note.text())
            said.add(words)

    def _set_tab_order(self) -> None:
        """From the field to the buttons as they stand, whatever came first."""
        before: QWidget = self.plan_button
        for column in (self._enough, self._short):
            for row in sorted(self.rows, key=column.indexOf):
                if column.indexOf(row) >= 0:
                    for button in row.buttons:
                        QWidget.setTabOrder(before, button)
                        before = button

    def _tell_failure(self) -> None:
        say(
            self.busy,
            tr("This could not be computed because of a fault in Headroom. The local log has the details."),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_body()

    def _fit_body(self) -> None:
        """Give the rows the height that they need at this width: their layout asks for that of narrow lines."""
        layout = self._body.layout()
        assert layout is not None
        layout.activate()
        bar = self._area.verticalScrollBar().sizeHint().width()
        self._body.setMinimumHeight(layout.totalHeightForWidth(max(self.width() - bar, 1)))

    # --- making it ---------------------------------------------------------------------------------------------

    @property
    def _may_change(self) -> bool:
        return self._session.files.read_only_reason is None

    def _perform(self, parts: Sequence[NewAmount], *, is_planned: bool = False) -> None:
        """Make a way in one step; if that is refused, say why, and stay open."""
        known = self._standing
        if known is None:
            return
        self.messages.hide()
        try:
            step = step_for(self._session.plan, self._catalog, known.desktops, parts, is_planned=is_planned)
        except HeadroomError as error:
            self.messages.show_message(translate(error.message), "error")
            return
        if self._session.perform(step):
            self.accept()

    def _stop(self) -> None:
        self._pause.stop()
        self._wanted = None
        self._background.leave()


class WayRow(QFrame):
    """One way: what to change, what it costs, what it does, and its buttons."""

    def __init__(self, plan: Plan, way: Way, parent: QWidget) -> None:
        super().__init__(parent)
        self.way = way
        self.setProperty("surface", "card")
        self.title = wrapped_label(way_title(plan, way), "strong", self)
        self.detail = wrapped_label(way_detail(plan, way), "muted", self)
        self.detail.setVisible(bool(self.detail.text()))
        self.price = wrapped_label(price_in_words(plan, way), "", self)
        self.price.setVisible(bool(self.price.text()))
        self.buttons: list[QPushButton] = []
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self._row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(4)
        for label in (self.title, self.detail, self.price):
            column.addWidget(label)
        column.addLayout(self._row)

    def add_button(self, text: str, what: str) -> QPushButton:
        """A button at the end of the row, whose spoken name says what it changes."""
        button = QPushButton(plain_action(text), self)
        button.setAutoDefault(False)
        button.setAccessibleName(f"{text}: {what}")
        self._row.insertWidget(len(self.buttons), button)
        self.buttons.append(button)
        return button


def _plan_words(desktops: int) -> str:
    return tr("Plan {desktops} desktops", desktops=numbers().number(desktops))


def _answers(
    plan: Plan, catalog: Catalog, question: Question, desktops: int, is_wanted: Callable[[], bool]
) -> Pieces:
    """How the plan stands, then the ways, or why nothing can be said; in a thread."""
    try:
        known = standing(plan, catalog, desktops)
        if known.counts.maximum is None:
            raise NeededError(NOTHING_YET)
        yield known
        component, resource, _ = question
        if component not in plan.components:
            places = places_for(plan, catalog, desktops)
        elif resource:
            places = places_of_limit(plan, catalog, resource, component)
        else:
            places = places_of_component(plan, catalog, component)
        yield from ways(plan, catalog, desktops, places, is_wanted)
    except NeededError as error:
        yield error
    except NoLongerWantedError:
        return
