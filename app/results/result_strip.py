"""The result strip: one line, always visible, with the state of the plan."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from app.look.dates import today
from app.look.icons import dress
from app.look.number_format import numbers
from app.look.translation import tr, translate
from app.look.widgets.announce import announce
from app.look.widgets.plain_text import hairline, plain_tip
from app.look.widgets.yielding_area import NO_LIMIT
from app.results.range_item import RangeItem
from app.results.strip_item import DENSEST, StripItem, emphasised
from app.results.words.failures import failure_marks, titled_failure
from app.results.words.price_dates import price_dates_in_words
from app.results.words.price_gaps import at_least, gaps_in_words, missing_in_words
from app.results.words.promises import promise_note
from app.results.words.results import (
    case_name,
    in_sentence,
    phase_name,
    resource_name,
    unkept_promise_in_words,
)
from app.results.words.trial import cost_in_words, desktops_in_words
from db.errors import ProjectError
from planner_core.engine.basis.assessment import (
    Assessment,
    Cost,
    DesktopCounts,
    FailureOutcome,
    Limit,
    Status,
)
from planner_core.engine.basis.axes import NORMAL
from planner_core.messages import HeadroomError, Named
from planner_core.plan.links import RUNS_ON
from planner_core.plan.names import shown_name, told_apart
from planner_core.plan.plan import Plan

if TYPE_CHECKING:
    from app.project.session import Session

GAP = 8
SHORTENED = (*((0, count) for count in range(3)), *((1, count) for count in range(6)))
"""What is tried until the strip fits: text sizes, and how many parts are shortened."""
MS_UNTIL_SAID = 300
"""While somebody drags or types on, every figure between would be said."""
ARROWS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
"""Key -> direction along the strip."""


class ResultStrip(QFrame):
    """Desktops that fit, first limit, euro per desktop, saved; opens and closes the tables below it."""

    explain_requested = Signal(str)
    range_requested = Signal()
    needed_requested = Signal(str)
    """A digit typed on the desktops that fit: how much so many desktops need; empty for those planned."""
    tabs_toggled = Signal(bool)
    """Whether the user wants the tables open."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.setAccessibleName(tr("Result"))
        self._session = session
        self._not_saved = ""
        self._density = 0
        """The text size of the plan itself."""
        self._failures: Sequence[FailureOutcome] = ()
        """Failures of the last review; like the count of findings they lag behind an edit."""
        self.fits, self.limit, self.cost, self.saved = (StripItem(self) for _ in range(4))
        self.ask = QToolButton(self)
        dress(self.ask, "pencil")
        self.ask.setAccessibleName(tr("How many desktops?"))
        self.ask.setToolTip(
            plain_tip(f"{tr('How many desktops?')}\n{tr('Type a number, and see what it takes.')}")
        )
        self.ask.clicked.connect(lambda: self.needed_requested.emit(""))
        self.range = RangeItem(session, self)
        self.range.range_requested.connect(self.range_requested)
        self.range.changed.connect(self._fit)
        self.toggle = QToolButton(self)
        self.toggle.setCheckable(True)
        self.toggle.clicked.connect(self._toggle)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP, 4, GAP, 4)
        row.setSpacing(GAP)
        row.addWidget(self.toggle)
        for item in (self.fits, self.range, self.limit, self.cost):
            row.addWidget(item)
            if item is self.fits:
                row.addWidget(self.ask)
            row.addWidget(self.range.line if item is self.range else hairline(self, vertical=True))
            item.explain_requested.connect(self.explain_requested)
        row.addWidget(self.saved)
        row.addStretch(1)
        for each in (self.toggle, self.ask, *self._items):
            each.installEventFilter(self)
        self.set_tabs_open(False)
        self._until_said = QTimer(self, singleShot=True, interval=MS_UNTIL_SAID)
        self._until_said.timeout.connect(self._say_trial)
        session.results.ahead.append(_work_out_names)
        session.assessed.connect(self.refresh)
        session.results.reviewed.connect(self.refresh)
        session.results.promised.connect(self.refresh)
        session.results.trial.changed.connect(self.refresh)
        session.opened.connect(self._forget)
        session.variant_shown.connect(self.refresh)
        session.history_changed.connect(self._take_saved)
        session.refused.connect(self._take_refusal)
        self.refresh()

    def stop(self) -> None:
        """End the thread of the range."""
        self.range.stop()

    def set_tabs_open(self, is_open: bool) -> None:
        """Show whether the tables are open; emits no signal."""
        self.toggle.setChecked(is_open)
        dress(self.toggle, "chevron-down" if is_open else "chevron-up")
        words = tr("Close the tables") if is_open else tr("Open the tables")
        self.toggle.setToolTip(words)
        self.toggle.setAccessibleName(words)

    def refresh(self) -> None:
        """Show the present state of the plan."""
        assessment = self._session.assessment
        if assessment is None:
            for item in (self.fits, self.limit, self.cost):
                item.show_sentence(tr("not assessed yet") if item is self.fits else "", "ok")
        else:
            if (
                self._session.results.is_reviewed
            ):  # also if the review had finished before this strip was created
                self._failures = assessment.failures
            then = self._session.results.trial.then
            self._show_limit(assessment)
            if then is not None:
                self.setFixedHeight(self.height())
                self._show_trial(assessment, then)
            else:
                self.setMinimumHeight(0)
                self.setMaximumHeight(NO_LIMIT)
                self._show_fits(assessment)
                self._show_cost(assessment.cost, assessment.desktops)
        self._show_saved()
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """The width of the smallest text size, whichever is used now."""
        return QSize(self._width_at(DENSEST, with_pencil=False), super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            self.range.go_on()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep arrow keys in the strip; Qt would move the focus from a button to any neighbour. A digit on the
        desktops that fit is the first one of another number.
        """
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in ARROWS:
                self._go(watched, ARROWS[Qt.Key(event.key())])
                return True
            if watched in (self.fits, self.ask) and event.text().isdecimal():
                self.needed_requested.emit(event.text())
                return True
        return super().eventFilter(watched, event)

    def _go(self, present: QObject, by: int) -> None:
        places = (self.toggle, self.fits, self.ask, *self._items[1:])
        stops = [
            each for each in places if not each.isHidden() and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        wanted = stops.index(present) + by if present in stops else 0
        if 0 <= wanted < len(stops):
            stops[wanted].setFocus(Qt.FocusReason.TabFocusReason)

    def _show_fits(self, assessment: Assessment) -> None:
        counts = assessment.desktops
        if counts.maximum is None:
            self._show_loose_end(assessment)
            return
        sentence, short = _fits_in_words(counts)
        tip = tr(
            "The drawing carries {count} desktops. Click, Enter or F1 explains it.", count=counts.maximum
        )
        tip = f"{tip}\n{tr('Type a number, and see what it takes.')}"
        if counts.promise != "calculated":
            tip = f"{promise_note(counts)}\n{tip}"
        if counts.promise_unkept:
            sentence = tr("{fits}, not with failed hosts", fits=sentence)
            tip = f"{unkept_promise_in_words()}\n{tip}"
        failures = self._failures_to_say(counts)
        if (cause := _cause_of_none(assessment)) is not None:
            # Nothing is carried even while nothing has failed: what fails then is not what is wrong.
            sentence = tr(
                "{fits}; the reason: {component} {resource}", fits=sentence, **self._limit_words(cause)
            )
            _, tip = self._with_failures(failures, sentence, tip)
        else:
            sentence, tip = self._with_failures(failures, sentence, tip)
        mark = ""
        status: Status = "ok" if counts.carries_plan else "over"
        if counts.promise == "open":
            status, mark = "unknown", tr("being computed")
        if counts.promise_unkept and counts.fits == counts.planned:
            mark = tr("promise not kept")
        elif counts.carries_plan and failures:
            status, mark = "near", tr("risk not planned for")
        self.fits.show_sentence(sentence, status, "desktops.fits", tip, short, mark)

    def _show_trial(self, now: Assessment, then: Assessment) -> None:
        """What the step that is tried would change; said aloud when the hand rests."""
        desktops = desktops_in_words(now.desktops, then.desktops, emphasised)
        trial = self._session.results.trial
        lacks = (missing_in_words(self._session.plan, now.cost), missing_in_words(trial.plan, then.cost))
        price = cost_in_words(now.cost, then.cost, emphasised, lacks)
        self.fits.show_trial(desktops.shown, desktops.status, desktops.spoken, desktops.short)
        if price is None:
            self._show_cost(now.cost, now.desktops)
        else:
            self.cost.show_trial(price.shown, price.status, price.spoken, price.short)
        self._until_said.start()

    def _say_trial(self) -> None:
        if self._session.results.trial.then is not None:
            said = (self.fits.accessibleName(), self.cost.accessibleName())
            announce(self, "; ".join(filter(None, said)))

    def _failures_to_say(self, counts: DesktopCounts) -> Sequence[FailureOutcome]:
        """Risks of the last review, and broken promises of this plan, except that no host is left: the sentence itself
        says so.
        """
        said_already = counts.promise_unkept
        return [
            each
            for each in self._failures
            if not each.promised
            or (self._session.results.is_reviewed and not (said_already and each.resource is None))
        ]

    def _with_failures(self, failures: Sequence[FailureOutcome], sentence: str, tip: str) -> tuple[str, str]:
        """What fits and its tooltip, with the failures that the planned desktops do not survive."""
        if not failures:
            return sentence, tip
        unkept, risks = failure_marks(failures)
        if unkept:
            sentence = tr("{fits}; not kept: {cases}", fits=sentence, cases=unkept)
        if risks:
            sentence = tr("{fits}; risk: {cases}", fits=sentence, cases=risks)
        plan = self._session.plan
        there = (each for each in failures if each.component in plan.components)
        said = [titled_failure(told_apart(plan), each) for each in there]
        return sentence, "\n".join([*said, tip])

    def _show_loose_end(self, assessment: Assessment) -> None:
        """Name the missing connection; if there are limits already, "nothing connected yet" would be wrong."""
        loose, plan = assessment.desktops.loose_end, self._session.plan
        if not len(assessment.limits) or loose is None or loose.pool not in plan.components:
            self.fits.show_sentence(tr("nothing connected yet"), "unknown")
        elif loose.role == RUNS_ON:
            sentence = tr("no host yet for {pool}", pool=Named(shown_name(plan, loose.pool)))
            self.fits.show_sentence(sentence, "unknown", short=tr("no host yet"))
        else:
            sentence = tr("no place yet for files of {pool}", pool=Named(shown_name(plan, loose.pool)))
            self.fits.show_sentence(sentence, "unknown", short=tr("no place yet for files"))

    def _show_limit(self, assessment: Assessment) -> None:
        if not len(assessment.limits):
            self.limit.show_sentence(tr("no limit yet"), "unknown")
            return
        first = assessment.limits[0]
        results = assessment.saturation.held(first.phase, first.case)
        held = results.get(first.component, first.resource) if results is not None else None
        status = held.status if held is not None else "unknown"
        tip = tr("With more desktops this passes its target. Click, Enter or F1 explains it.")
        words = self._limit_words(first)
        if assessment.desktops.maximum is None:  # a part of the plan is not connected, and limits nothing yet
            sentence = tr("first limit so far: {component} {resource} at {count} ({phase}, {case})", **words)
            short = tr("{resource} limits at {count} so far", **words)
        else:
            sentence = tr("first limit: {component} {resource} at {count} ({phase}, {case})", **words)
            short = tr("{resource} limits at {count}", **words)
        self.limit.show_sentence(sentence, status, "limits.1", tip, short)

    def _limit_words(self, first: Limit) -> dict[str, str]:
        plan = self._session.plan
        return {
            "component": shown_name(plan, first.component)
            if first.component in plan.components
            else first.component,
            "resource": resource_name(first.resource),
            "count": emphasised(numbers().number(first.desktops)),
            "phase": in_sentence(phase_name(first.phase)),
            "case": in_sentence(case_name(first.case)),
        }

    def _show_cost(self, cost: Cost, counts: DesktopCounts) -> None:
        if not cost.lines:
            is_wanted = bool(cost.gaps)  # a plan without gaps has nothing that could have a price
            self.cost.show_sentence(tr("no price yet") if is_wanted else "", "unknown" if is_wanted else "ok")
            return
        if missing := missing_in_words(self._session.plan, cost):
            tip = gaps_in_words(self._session.plan, cost)
            words = {"amount": at_least(_rounded_money(cost.total, cost.currency), cost), "missing": missing}
            sentence = tr("{amount} in all, {missing}", **words)
            short = tr("{amount}, prices missing", **words)
            self.cost.show_sentence(sentence, "unknown", "cost.total", tip, short)
            return
        if cost.per_desktop_planned is None:
            self._show_total(cost)
            return
        shown = _rounded_money(cost.per_desktop_planned, cost.currency)
        dates = price_dates_in_words(cost, today())
        tip = "\n".join([*dates, tr("Hardware as planned. Click, Enter or F1 explains it.")])
        is_short = counts.maximum is not None and counts.fits < counts.planned
        if is_short:
            shared = tr(
                "Shared by all {planned} desktops planned, of which {fits} fit.",
                planned=counts.planned,
                fits=counts.fits,
            )
            tip = f"{shared}\n{tip}"
        gaps = cost.gaps_of("purchase")
        if not gaps:
            sentence = tr("{amount} per desktop", amount=emphasised(shown))
            mark = tr("for more desktops than fit") if is_short else ""
            status: Status = "near" if is_short else "ok"
            self.cost.show_sentence(sentence, status, "cost.per_desktop_planned", tip, mark=mark)
            return
        words = {"amount": emphasised(shown), "count": numbers().number(len(gaps))}
        sentence = tr("from {amount} per desktop, {count} without a price", **words)
        tip = f"{gaps_in_words(self._session.plan, cost)}\n{tip}"
        short, mark = tr("from {amount} per desktop", **words), tr("not the whole price")
        self.cost.show_sentence(sentence, "near", "cost.per_desktop_planned", tip, short, mark)

    def _show_total(self, cost: Cost) -> None:
        """Show the total cost while there are no desktops to share it."""
        shown = at_least(_rounded_money(cost.total, cost.currency), cost)
        sentence = tr("{amount} in all, no desktops yet", amount=emphasised(shown))
        gaps = gaps_in_words(self._session.plan, cost)
        tip = "\n".join([*filter(None, [gaps]), *price_dates_in_words(cost, today())])
        short = tr("{amount} in all", amount=emphasised(shown))
        self.cost.show_sentence(sentence, "unknown", "cost.total", tip, short, tr("no desktops yet"))

    def _show_saved(self) -> None:
        session = self._session
        if session.files.read_only_reason is not None:
            self.saved.show_sentence(tr("read-only"), "near", tip=translate(session.files.read_only_reason))
        elif self._not_saved:
            self.saved.show_sentence(tr("last change not saved"), "over", tip=self._not_saved)
        elif session.path is None:
            self.saved.show_sentence(tr("no plan"), "ok")
        elif session.files.is_draft:
            tip = tr("Every change is on the disk. Save as gives the plan a place of its own.")
            self.saved.show_sentence(tr("saved as a draft"), "ok", tip=tip, short=tr("draft"))
        else:
            self.saved.show_sentence(tr("saved"), "ok", tip=str(session.path))

    def _forget(self) -> None:
        self._not_saved, self._failures = "", ()
        self.refresh()

    def _take_saved(self) -> None:
        self._not_saved = ""
        self._show_saved()
        self._fit()

    def _take_refusal(self, error: HeadroomError) -> None:
        if isinstance(error, ProjectError) and self._session.changes.lacks_change:
            self._not_saved = translate(error.message)
            self._show_saved()

    def _toggle(self, is_open: bool) -> None:
        self.set_tabs_open(is_open)
        self.tabs_toggled.emit(is_open)

    def _fit(self) -> None:
        """Choose the largest texts that fit: long sentences, else short ones, else small ones without the pencil."""
        self._shorten()
        density = DENSEST
        self.ask.setVisible(self._width_at(DENSEST) <= self.width())
        if self._width_at(0, short=False) <= self.width():
            density = 0
        elif self._width_at(1) <= self.width():
            density = 1
        if self._session.results.trial.then is None:
            self._density = density
        for item in (
            self._items
        ):  # what is only tried moves nothing: neither the drawing above nor the pointer over it
            item.set_density(max(density, self._density))

    def _shorten(self) -> None:
        """Choose the parts that are shortened: only as many as have to be, first those that matter least."""
        least = (self.saved, self.range, self.limit, self.cost, self.fits)
        count = next(
            (some for density, some in SHORTENED if self._is_room(density, least[:some])), len(least)
        )
        for number, item in enumerate(least):
            item.set_short(number < count)

    def _is_room(self, density: int, short: Sequence[StripItem]) -> bool:
        """Whether the strip is wide enough at a text size, with some of its parts in their short form."""
        whole = (item for item in self._items if item not in short)
        longer = sum(item.width_at(density) - item.width_at(density, short=True) for item in whole)
        return self._width_at(density) + longer <= self.width()

    def _width_at(self, density: int, *, short: bool = True, with_pencil: bool = True) -> int:
        shown = (item for item in self._items if item is not self.range or item.sentence)
        sentences = sum(item.width_at(density, short=short or item.is_short) for item in shown)
        pencil = self.ask.sizeHint().width() + GAP if with_pencil else 0
        return sentences + self.toggle.sizeHint().width() + pencil + 11 * GAP

    @property
    def _items(self) -> tuple[StripItem, ...]:
        return (self.fits, self.range, self.limit, self.cost, self.saved)


def _rounded_money(amount: Decimal, currency: str) -> str:
    return numbers().euro(amount, 0) if currency == "EUR" else numbers().quantity(amount, currency, 0)


def _fits_in_words(counts: DesktopCounts) -> tuple[str, str]:
    """What fits by the promise of the plan, and the same in less space."""
    fits, planned, maximum, promised = (
        emphasised(numbers().number(each))
        for each in (counts.fits, counts.planned, counts.maximum, counts.promised)
    )
    if counts.promise == "open":
        sentence = tr(
            "9 of 10 futures: being computed; {planned} planned, {maximum} as calculated",
            planned=planned,
            maximum=maximum,
        )
        return sentence, tr("9 of 10: being computed")
    if counts.is_sure:
        words = {"planned": planned, "promised": promised, "maximum": maximum}
        sentence = tr(
            "{promised} desktops for 9 of 10 futures; {planned} planned, {maximum} as calculated", **words
        )
        return sentence, tr("{promised} for 9 of 10; {planned} planned, {maximum} as calculated", **words)
    sentence = tr("fits {fits} of {planned}", fits=fits, planned=planned)
    if counts.promise == "no-range":
        return tr("{fits} as calculated, no range", fits=sentence), sentence
    return sentence, sentence


def _cause_of_none(assessment: Assessment) -> Limit | None:
    """What keeps a plan in normal operation from carrying a single desktop; None if it carries some."""
    if assessment.desktops.maximum != 0 or not len(assessment.limits):
        return None
    first = assessment.limits[0]
    return first if first.desktops == 0 and first.case == NORMAL else None


def _work_out_names(plan: Plan, _assessment: Assessment) -> None:
    """Compute and cache distinct names in a thread: with thousands of components it takes longer than a frame."""
    told_apart(plan)
