"""Best design: what may be chosen is ticked, and the cheapest design that carries the desktops is found and proven."""

from __future__ import annotations

import time
from decimal import Decimal
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural, translate
from app.look.widgets.announce import announce
from app.look.widgets.first_size import first_size, room_on_screen
from app.look.widgets.message_bar import MessageBar
from app.look.widgets.number_field import NumberField
from app.look.widgets.number_spec import NumberSpec
from app.look.widgets.plain_text import plain_action, plain_label, say, wrapped_label
from app.look.widgets.wheel import ComboBox, Slider
from app.machine.background import Background, Pieces
from app.output.picture.plan_picture import preview_image
from app.results.words.designs import (
    SEPARATOR,
    changes_in_words,
    cheaper_in_words,
    costs_in_words,
    merits_in_words,
    remarks,
    sentences,
    why_in_words,
)
from app.results.words.years import limit_in_sentence
from planner_core.editing import verbs
from planner_core.engine.basis.assessment import Assessment
from planner_core.messages import HeadroomError
from planner_core.plan.components import ComponentId
from planner_core.plan.names import shown_name
from planner_core.plan.plan import Plan
from planner_core.studies.design.best_design import BestDesign, BestDesigns, DesignStudy
from planner_core.studies.design.default_space import default_space
from planner_core.studies.design.life import By, usual_by
from planner_core.studies.design.search import SearchProgress
from planner_core.studies.design.space import WHATS, DesignError, Space, What
from planner_core.studies.needed import MOST_DESKTOPS, NoLongerWantedError
from planner_core.studies.promise import assessed
from planner_core.studies.ways_to_carry import planned_desktops

if TYPE_CHECKING:
    from app.project.session import Session

SIZE = (820, 0)
LETTERS = 112
"""Width of the dialog in letters, at any text size."""
LINES = 40
"""Its first height in lines of text."""
PAUSE_MS: Final = 250
"""After a key, a tick or a move of the slider, before the search follows."""
TOLD_EVERY_S: Final = 0.1
"""Seconds between two reports of the progress."""
MARGIN = 16
PICTURE = QSize(240, 150)
MEMORY_LEAST, MEMORY_MOST, MEMORY_STEP = 50, 400, 10
"""Of today's price of memory, in percent."""
UNCHANGED: Final = 100

Chosen = tuple[ComponentId, What]


class _Question(NamedTuple):
    """What is asked."""

    desktops: int
    ticked: frozenset[Chosen] | None
    """None: all that may be chosen."""
    memory_percent: int
    by: By


class _Picture(NamedTuple):
    design: BestDesign
    assessment: Assessment


class DesignDialog(QDialog):
    """The number of desktops, what may be chosen, and a card for each design; nothing changes without a button."""

    progressed = Signal(object)
    """From the thread of the search: SearchProgress."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Best design"))
        self._session, self._plan, self._catalog = session, session.plan, session.catalog
        self._variant = session.variants.shown.name
        self._asked: _Question | None = None
        self._wanted: object | None = None
        """The last question; the thread gives up an earlier one."""
        self._running: object | None = None
        """The question that the thread is at."""
        self._study: tuple[_Question, DesignStudy] | None = None
        """The last search, whose knowledge another price of memory uses; of the thread."""
        self._told_at = 0.0
        self.answer: BestDesigns | None = None
        self.cards: list[DesignCard] = []
        self.choices: dict[Chosen, QCheckBox] = {}
        self._lines: list[QWidget] = []
        self.number = NumberField(
            NumberSpec(tr("Desktops"), least=Decimal(1), most=Decimal(MOST_DESKTOPS), decimals=0), self
        )
        self.by = ComboBox(self)
        self.memory = Slider(self)
        self.memory_words = plain_label("", "", self)
        self.note = wrapped_label("", "", self)
        self.progress = plain_label("", "muted", self)
        self.cancel = _button(tr("Stop the search"), self)
        self._area, self._ticks = QScrollArea(self), QVBoxLayout()
        self._body = QWidget(self._area)
        self._rows = QVBoxLayout(self._body)
        self.why_title = wrapped_label("", "strong", self._body)
        self.why = wrapped_label("", "", self._body)
        self.remarks = wrapped_label("", "muted", self._body)
        self.messages = MessageBar(self)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._background = Background("best design", self)
        self._lay_out()
        self._connect()
        self.number.set_value(Decimal(max(planned_desktops(self._plan), 1)))
        self.number.setFocus()
        self._ask()

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._pause.isActive() or self._background.is_busy

    # --- what is shown -----------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head())
        self._rows.setContentsMargins(MARGIN, 4, MARGIN, 8)
        self._rows.setSpacing(12)
        for label in (self.why_title, self.why, self.remarks):
            self._rows.addWidget(label)
        self._rows.addStretch(1)
        self._area.setWidget(self._body)
        self._area.setWidgetResizable(True)
        self._area.setProperty("surface", "none")
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.addWidget(self._area, 1)
        closing = _button(tr("&Close"), self)
        closing.clicked.connect(self.reject)
        below = QHBoxLayout()
        below.setContentsMargins(MARGIN, 8, MARGIN, 12)
        below.addStretch(1)
        below.addWidget(closing)
        column.addLayout(below)
        self.messages.lie_over(self._area, below=True)
        size = first_size(self, SIZE, LETTERS)
        tall = min(self.fontMetrics().lineSpacing() * LINES, room_on_screen(self).height())
        self.resize(size.width(), tall)

    def _head(self) -> QVBoxLayout:
        """What is asked, and how the search goes."""
        words = tr(
            "Finds the cheapest hardware that carries the desktops and keeps every promise of the plan, among all"
            " that has a price. What is not ticked stays as drawn."
        )
        lead = wrapped_label(words, "", self)
        self.memory.setRange(MEMORY_LEAST // MEMORY_STEP, MEMORY_MOST // MEMORY_STEP)
        self.memory.setValue(UNCHANGED // MEMORY_STEP)
        self.memory.setAccessibleName(tr("Price of memory"))
        self._say_memory()
        years = self._plan.settings.depreciation_years
        self.by.addItem(tr("To buy"), "purchase")
        self.by.addItem(tr_plural("Over {count} year", "Over {count} years", years), "life")
        self.by.setCurrentIndex(self.by.findData(usual_by(self._plan)))
        self.by.setToolTip(
            tr(
                "Over the years of use: with maintenance, electricity, rack space and licences that are paid later"
            )
        )
        label, cheapest = plain_label(tr("Desktops"), "", self), plain_label(tr("Cheapest"), "", self)
        label.setBuddy(self.number.line)
        cheapest.setBuddy(self.by)
        letter = self.fontMetrics().averageCharWidth()
        asked, state, head = QHBoxLayout(), QHBoxLayout(), QVBoxLayout()
        for widget, letters in (
            *((label, 0), (self.number, 24), (cheapest, 0), (self.by, 0)),
            *((self.memory_words, 0), (self.memory, 30)),
        ):
            asked.addWidget(widget)
            if letters:
                widget.setMaximumWidth(letter * letters)
        asked.insertSpacing(4, MARGIN)
        asked.insertSpacing(2, MARGIN)
        state.addWidget(self.progress)
        state.addWidget(self.cancel)
        for line in (asked, state):
            line.setSpacing(8)
            line.addStretch(1)
        self._ticks.setSpacing(4)
        head.setContentsMargins(MARGIN, MARGIN, MARGIN, 8)
        head.setSpacing(8)
        head.addWidget(lead)
        for each in (asked, self._ticks, state):
            head.addLayout(each)
        head.addWidget(self.note)
        return head

    def _connect(self) -> None:
        self.number.line.textEdited.connect(lambda _text: self._pause.start())
        self.number.committed.connect(lambda _number: self._ask())
        self.number.line.installEventFilter(self)
        self.memory.valueChanged.connect(self._say_memory)
        self.memory.valueChanged.connect(lambda _value: self._pause.start())
        self.by.currentIndexChanged.connect(lambda _row: self._ask())
        self.cancel.clicked.connect(self.stop_search)
        self._pause.timeout.connect(self._ask)
        self._background.arrived.connect(self._take)
        self._background.finished.connect(self._finish)
        self._background.failed.connect(self._tell_failure)
        self.progressed.connect(self._show_progress, Qt.ConnectionType.QueuedConnection)
        self.finished.connect(lambda _result: self._leave())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc in the field closes the dialog."""
        if isinstance(event, QKeyEvent) and (event.type(), event.key()) == (
            QEvent.Type.KeyPress,
            Qt.Key.Key_Escape,
        ):
            self.reject()
            return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_body()

    def _fit_body(self) -> None:
        """Give the cards the height that they need at this width."""
        self._rows.activate()
        bar = self._area.verticalScrollBar().sizeHint().width()
        high = self._rows.totalHeightForWidth(max(self.width() - bar, 1))
        self._body.setMinimumHeight(max(high, 0))  # -1 before there is a card

    def _say_memory(self) -> None:
        percent = self.memory.value() * MEMORY_STEP
        if percent == UNCHANGED:
            self.memory_words.setText(tr("Memory at the price of the plan"))
        else:
            self.memory_words.setText(
                tr("Memory at {percent} of its price", percent=numbers().percent(percent / 100))
            )

    # --- the question ------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Ask about what is typed, ticked and set, unless that is what was asked."""
        self._pause.stop()
        typed = self.number.peek()
        desktops = 0 if typed is None else int(typed)
        ticked = frozenset(each for each, box in self.choices.items() if box.isChecked())
        percent, by = self.memory.value() * MEMORY_STEP, self.by.currentData()
        question = _Question(desktops, ticked if self.choices else None, percent, by)
        if question == self._asked or not desktops:
            return
        self._asked = question
        wanted = self._wanted = object()
        self._clear()
        self.cancel.show()
        say(self.progress, tr("Searching…"))
        self._background.ask(lambda: self._answers(question, wanted))

    def stop_search(self) -> None:
        """Give up the search; what was asked can be asked again."""
        self._wanted = self._asked = None
        self._background.forget()
        self.cancel.hide()
        say(self.progress, tr("The search was stopped."))

    def _answers(self, question: _Question, wanted: object) -> Pieces:
        """The space, the answer, and each design assessed for its picture; in a thread."""
        self._running = wanted
        try:
            space = default_space(self._plan, self._catalog, question.desktops, self._is_wanted)
            yield space
            if question.ticked is not None:
                space = space.only(*question.ticked)
            factor = Decimal(question.memory_percent) / UNCHANGED
            answer = self._search(question, space).answer(factor, question.by)
            yield answer
            least = answer.least_change
            for design in (*answer.cards, *([least] if least is not None else [])):
                if self._is_wanted():
                    yield _Picture(design, assessed(design.plan, self._catalog))
        except NoLongerWantedError:
            self._study = None
        except DesignError as error:
            yield error

    def _search(self, question: _Question, space: Space) -> DesignStudy:
        """The search for this number and these choices; the last one, if only the price of memory is another, or what
        cheapest means.
        """
        at_today = question._replace(memory_percent=UNCHANGED, by="purchase")
        if self._study is None or self._study[0] != at_today:
            study = DesignStudy(
                self._plan, self._catalog, question.desktops, space, self._is_wanted, self._tell
            )
            self._study = at_today, study
        return self._study[1]

    def _is_wanted(self) -> bool:
        return self._running is self._wanted

    def _tell(self, progress: SearchProgress) -> None:
        now = time.monotonic()
        if now - self._told_at >= TOLD_EVERY_S and self._is_wanted():
            self._told_at = now
            self.progressed.emit(progress)

    # --- the answer --------------------------------------------------------------------------------------------

    def _clear(self) -> None:
        self.answer = None
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = []
        for label in (self.why_title, self.why, self.remarks, self.note):
            say(label, "")

    def _take(self, piece: object) -> None:
        if isinstance(piece, Space):
            self._offer_choices(piece)
        elif isinstance(piece, BestDesigns):
            self._show(piece)
        elif isinstance(piece, _Picture):
            for card in self.cards:
                if card.design is piece.design:
                    card.show_picture(preview_image(card.design.plan, piece.assessment, PICTURE))
        elif isinstance(piece, HeadroomError):
            say(self.note, translate(piece.message), "strong")
        self._fit_body()

    def _offer_choices(self, space: Space) -> None:
        """A tick box for each choice, in a row for each component; what was unticked stays so."""
        wanted = {(each.component, each.what): each.options for each in space.offered}
        if self.choices.keys() == wanted.keys():
            for each, box in self.choices.items():
                box.setText(plain_action(_choice_words(each[1], wanted[each])))
            return
        unticked = {each for each, box in self.choices.items() if not box.isChecked()}
        for line in self._lines:
            line.hide()
            line.deleteLater()
        self._lines = []
        self.choices = {}
        for component in dict.fromkeys(each.component for each in space.offered):
            line = QWidget(self)
            boxes = QHBoxLayout(line)
            boxes.setContentsMargins(0, 0, 0, 0)
            boxes.setSpacing(12)
            name = shown_name(self._plan, component)
            boxes.addWidget(plain_label(name, "strong", line))
            for choice in space.offered:
                if choice.component == component:
                    key = (component, choice.what)
                    box = QCheckBox(plain_action(_choice_words(choice.what, choice.options)), line)
                    box.setAccessibleName(f"{name}: {box.text()}")
                    box.setChecked(key not in unticked)
                    box.toggled.connect(lambda _on: self._pause.start())
                    boxes.addWidget(box)
                    self.choices[key] = box
            boxes.addStretch(1)
            self._ticks.addWidget(line)
            self._lines.append(line)
        if self._asked is not None:
            ticked = frozenset(each for each, box in self.choices.items() if box.isChecked())
            self._asked = self._asked._replace(ticked=ticked)  # all of them: that is what is searched

    def _show(self, answer: BestDesigns) -> None:
        self.answer = answer
        say(self.note, "\n".join(sentences(answer)))
        least = answer.least_change
        is_alone = least is not None and all(each.plan != least.plan for each in answer.cards)
        for design in (*answer.cards, *([least] if least is not None and is_alone else [])):
            is_least = least is not None and design.plan == least.plan
            card = DesignCard(self._plan, design, answer, self._body, is_least=is_least)
            if self._may_change:
                card.button.clicked.connect(lambda _checked=False, each=card: self._add_variant(each))
            card.button.setVisible(self._may_change)
            self._rows.insertWidget(len(self.cards), card)
            self.cards.append(card)
            card.show()
        if answer.cheaper:
            say(self.why_title, why_in_words(answer), "strong")
            lines = (cheaper_in_words(self._plan, answer, each) for each in answer.cheaper)
            say(self.why, "\n".join(lines), "")
        say(self.remarks, "\n".join(remarks(self._plan, answer)))

    def _show_progress(self, progress: object) -> None:
        if self.is_busy and isinstance(progress, SearchProgress):
            say(
                self.progress,
                tr(
                    "Designs: {designs}; excluded: {excluded}; evaluated: {evaluated}",
                    designs=numbers().number(progress.designs),
                    excluded=numbers().number(progress.excluded),
                    evaluated=numbers().number(progress.evaluated),
                ),
            )

    def _finish(self) -> None:
        say(self.progress, "")
        self.cancel.hide()
        self._fit_body()
        words = [card.title.text() for card in self.cards]
        announce(self, " ".join([self.note.text(), *words]))

    def _tell_failure(self) -> None:
        self.cancel.hide()
        say(
            self.progress,
            tr("This could not be computed because of a fault in Headroom. The local log has the details."),
        )

    # --- making it ---------------------------------------------------------------------------------------------

    @property
    def _may_change(self) -> bool:
        return self._session.files.read_only_reason is None

    def _add_variant(self, card: DesignCard) -> None:
        """Add a design as a variant; the dialog stays open for another one."""
        desktops = numbers().number(self.answer.desktops if self.answer is not None else 0)
        wanted = tr(
            "{variant}, {design}, {desktops} desktops",
            variant=self._variant,
            design=card.title.text().partition(SEPARATOR)[0],
            desktops=desktops,
        )
        name = verbs.free_copy_name(self._session.project, wanted)
        if self._session.variants.add(name, card.design.plan):
            card.button.setEnabled(False)
            self.messages.show_message(tr("Added as a variant: {name}", name=name))

    def _leave(self) -> None:
        self._pause.stop()
        self._wanted = self._asked = None
        self._background.leave()


class DesignCard(QFrame):
    """One design: what it comes first in, its price, how it differs, and its drawing."""

    def __init__(
        self, plan: Plan, design: BestDesign, answer: BestDesigns, parent: QWidget, *, is_least: bool = False
    ) -> None:
        """`is_least`: whether it is the least change to what is drawn."""
        super().__init__(parent)
        self.design = design
        self.setProperty("surface", "card")
        title = [merits_in_words(answer, design), tr("Least change") if is_least else ""]
        self.title = wrapped_label(SEPARATOR.join(filter(None, title)), "strong", self)
        self.price = wrapped_label(costs_in_words(answer, design), "", self)
        self.changes = wrapped_label("\n".join(changes_in_words(plan, design)), "", self)
        self.carries = wrapped_label(_carries_words(design), "muted", self)
        self.picture = QLabel(self)
        self.picture.setFixedSize(PICTURE)
        self.button = _button(tr("Add as a variant"), self)
        self.button.setAccessibleName(f"{tr('Add as a variant')}: {self.title.text()}")
        words = QVBoxLayout()
        words.setSpacing(4)
        for label in (self.title, self.price, self.changes, self.carries):
            label.setVisible(bool(label.text()))
            words.addWidget(label)
        words.addStretch(1)
        words.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(12)
        row.addLayout(words, 1)
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)

    def show_picture(self, picture: QImage) -> None:
        """Show the drawing of the design."""
        pixels = QPixmap.fromImage(picture)
        scale = max(picture.width() / PICTURE.width(), picture.height() / PICTURE.height(), 1.0)
        pixels.setDevicePixelRatio(scale)
        self.picture.setPixmap(pixels)


def _choice_words(what: What, options: int) -> str:
    """`Processor (12)`: what may be chosen, and from how many."""
    return tr("{what} ({count})", what=translate(WHATS[what]), count=options)


def _carries_words(design: BestDesign) -> str:
    """Hosts, cores, graphics boards, power, and what limits it."""
    words = {
        "hosts": tr_plural("{count} host", "{count} hosts", design.hosts),
        "cores": numbers().number(design.cores),
        "power": numbers().quantity(design.watts, tr("W"), 0),
    }
    if design.boards:
        boards = tr_plural("{count} graphics board", "{count} graphics boards", design.boards)
        what = tr("{hosts}, {cores} cores, {boards}, {power}", boards=boards, **words)
    else:
        what = tr("{hosts}, {cores} cores, {power}", **words)
    carries = tr(
        "carries {desktops} desktops; the first limit is {limit}",
        desktops=numbers().number(design.desktops),
        limit=limit_in_sentence(design.plan, design.limit),
    )
    return f"{what}; {carries}."


def _button(text: str, parent: QWidget) -> QPushButton:
    button = QPushButton(text, parent)
    button.setAutoDefault(False)
    return button
