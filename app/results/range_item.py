"""How sure the desktops of the plan are, in the result strip; it lags behind an edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from app.look.number_format import numbers
from app.look.translation import tr
from app.look.widgets.plain_text import hairline
from app.machine.background import Background
from app.project.use_ranges import UseRanges
from app.results.ranges import Answer, range_pieces
from app.results.strip_item import StripItem, emphasised
from app.results.words.ranges import sentences, span_in_words
from planner_core.plan.settings import NINE_OF_TEN
from planner_core.studies.range_study import AT_WORK, HIGH, RangeStudy

if TYPE_CHECKING:
    from app.project.session import Session
    from planner_core.engine.answers.future_use import Moment
    from planner_core.engine.basis.assessment import Assessment

PAUSE_MS = 600
"""While somebody types or drags, nothing is computed beside it."""


class RangeItem(StripItem):
    """A click opens the tab of the range. Only the window in front computes one, except for a plan that promises what 9
    of 10 futures carry.
    """

    range_requested = Signal()
    changed = Signal()
    """Its sentence may take another width."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._strip = session, parent
        self._is_due = False
        self._looked_at: Moment = AT_WORK
        self._asked: Assessment | None = None
        """Whose range is computed."""
        self._shown_of: Assessment | None = None
        """Whose range is shown."""
        self.line = hairline(parent, vertical=True)
        """Beside it, and hidden with it."""
        self._background = Background("range of the plan", self)
        self._background.arrived.connect(self._take)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._ask)
        session.assessed.connect(self._begin)
        session.catalog_changed.connect(self._begin)
        for replaced in (session.opened, session.variant_shown):
            replaced.connect(self._forget)
            replaced.connect(self._begin)
        self._forget()
        self._begin()

    def stop(self) -> None:
        """End the thread."""
        self._pause.stop()
        self._background.stop()

    def go_on(self) -> None:
        """The window came to the front: compute what is due."""
        if self._is_due:
            self._pause.start()

    def look_at(self, phase: str, case: str) -> None:
        """The drawing shows another phase or case: compute how full everything is in that one, too."""
        self._looked_at = (phase, case)
        if self._session.assessment is not None and case in self._session.assessment.cases:
            self._begin()

    def _begin(self) -> None:
        self._background.forget()
        assessment = self._session.assessment
        if assessment is not None and assessment.desktops.promise == "open":
            self._forget()  # what the offer promises is never shown for another plan
        elif not _has_a_range(assessment):
            self._forget()
        elif self.sentence and assessment is not self._shown_of:
            self.wait(tr("range: being computed"))
        self._is_due = True
        self._pause.start()

    def _ask(self) -> None:
        is_wanted = (
            self._strip.window().isActiveWindow() or self._session.plan.settings.promise == NINE_OF_TEN
        )
        if not (self._is_due and self._strip.isVisible() and is_wanted):
            return
        self._is_due = False
        plan, catalog = self._session.plan, self._session.catalog
        self._asked = self._session.assessment
        if self._asked is None:
            self._forget()
        else:
            looked_at = self._looked_at
            self._background.ask(lambda: range_pieces(plan, catalog, looked_at))

    def _take(self, piece: object) -> None:
        if not isinstance(piece, Answer):
            return
        if piece.study is None or not _has_a_range(self._asked):
            self._forget()
        else:
            self._show(piece.study)
        if self._asked is not None:
            uses = piece.study.utilisation if piece.study is not None else ()
            self._session.results.take_ranges(self._asked, UseRanges(uses))
            if piece.is_whole:
                self._session.results.keep_promise(self._asked, piece.study)

    def _show(self, study: RangeStudy) -> None:
        low, high = (numbers().number(each) for each in (study.desktops.low, study.desktops.high))
        sentence = span_in_words(emphasised(low), emphasised(high))
        cost = self._asked.cost if self._asked is not None else None
        tip = "\n".join([*sentences(self._session.plan, study, cost), tr("Click or Enter opens the range.")])
        short = low if low == high else f"{low}–{high}"
        is_unsure = study.fits < HIGH
        mark = tr("fits in less than 9 of 10 futures") if is_unsure else ""
        self._shown_of = self._asked
        self._tell(sentence, "near" if is_unsure else "ok", tip, short, mark)

    def _forget(self) -> None:
        self._tell("", "ok", "", "", "")

    def _tell(self, sentence: str, status: str, tip: str, short: str, mark: str) -> None:
        self.show_sentence(sentence, status, "range" if sentence else "", tip, short, mark)
        for each in (self, self.line):
            each.setVisible(bool(sentence))
        self.changed.emit()

    def _explain(self) -> None:
        if self._what:
            self.range_requested.emit()


def _has_a_range(assessment: Assessment | None) -> bool:
    """Whether a range says anything: where nothing fits, or something is not connected yet, that is the verdict."""
    return assessment is not None and bool(assessment.desktops.maximum)
