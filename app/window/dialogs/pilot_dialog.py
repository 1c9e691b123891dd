"""What a pilot measured, typed in place of what the plan assumes; the dialog shows at once what that changes."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.look.dates import day_to_type, today, typed_day
from app.look.translation import tr, translate
from app.look.widgets.choice_field import ChoiceField
from app.look.widgets.complaint import Complaint
from app.look.widgets.first_size import first_size, room_on_screen
from app.look.widgets.message_bar import MessageBar
from app.look.widgets.number_field import NumberField
from app.look.widgets.number_spec import NumberSpec
from app.look.widgets.plain_text import plain_label, say
from app.machine.background import Background, Pieces
from app.results.ranges import Answer, range_pieces
from app.results.words.pilot import alone_sentence, learned_sentence, range_change
from app.window.dialogs.pilot_files import PilotFiles
from planner_core.catalog.catalog import Catalog
from planner_core.editing.edits import apply
from planner_core.plan.components import DesktopPool, Host
from planner_core.plan.days import is_day
from planner_core.plan.plan import Plan
from planner_core.studies.pilot import (
    BOUNDS,
    DIGITS,
    FIGURES,
    NOTHING,
    PHASES,
    PROCESSORS,
    Pilot,
    PilotError,
    PilotResult,
    hosts_of,
    own_hosts,
    pilot_result,
)
from planner_core.studies.range_study import RangeStudy, range_steps

if TYPE_CHECKING:
    from app.project.session import Session

SIZE = (560, 0)
LETTERS = 78
"""Width of the dialog in letters, at any text size."""
SHARES = (5, 6)
"""Relative widths of the titles and the fields beside them."""
PAUSE_MS: Final = 150
"""After a key, before the preview follows."""
RANGE_PAUSE_MS: Final = 500
"""Before the range of the preview is computed."""
WHOLE: Final = frozenset({"desktops"})
LONG_DAY: Final = 10
"""Letters of a day with month and year."""
OPTIONAL: Final = frozenset(FIGURES)
FROM_FILES: Final = frozenset({"guest_percent", "used_mhz"})
"""Shown only once a file tells them."""


class RangeChange:
    """The range of a plan before and after a measurement."""

    def __init__(self, before: RangeStudy | None, after: RangeStudy | None) -> None:
        self.before, self.after = before, after


class PilotDialog(QDialog):
    """Pool, host and figures of a pilot; stays open until they are in the plan, or given up."""

    def __init__(self, session: Session, component: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("What a pilot measured"))
        self._session = session
        self._catalog: Catalog = session.catalog
        plan = session.plan
        pools = {each.id: each.name for each in plan.of_type(DesktopPool)}
        self._area = QScrollArea(self)
        self._body = QWidget(self._area)
        self.pool = ChoiceField(tr("Desktop pool"), pools, self._body)
        self.pool.set_value(_pool_for(plan, component))
        self.host = ChoiceField(tr("Host"), {}, self._body)
        self.files = PilotFiles(self._body)
        phases: dict[str, str] = {phase: translate(title) for phase, title in PHASES.items()}
        self.phase = ChoiceField(tr("In this time"), phases, self._body)
        self.phase.set_value("steady")
        self.numbers = {name: NumberField(self._spec(name), self._body) for name in BOUNDS}
        self.day = QLineEdit(day_to_type(today()), self._body)
        self.day.setAccessibleName(tr("Last day"))
        self.complaints = {name: Complaint(self._body) for name in ("pool", "host", "day")}
        self._titles = {name: plain_label("", "", self._body, wraps=True) for name in BOUNDS}
        self.preview = plain_label("", "", self._body, wraps=True)
        self.range = plain_label("", "", self._body, wraps=True)
        self.remarks = plain_label("", "muted", self._body, wraps=True)
        self.messages = MessageBar(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.take_button = self.buttons.addButton(
            tr("&Put into the plan"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._range_pause = QTimer(self, singleShot=True, interval=RANGE_PAUSE_MS)
        self._result: PilotResult | None = None
        self._vcpus: int | None = None
        self._background = Background("range with a measurement", self)
        self._lay_out()
        self._connect()
        self._follow_pool()
        if isinstance(plan.components.get(component), Host):
            self.host.set_value(component)
        self._look()
        self.numbers["desktops"].setFocus()

    # --- what is asked -----------------------------------------------------------------------------------------

    def _spec(self, name: str) -> NumberSpec:
        bounds = BOUNDS[name]
        return NumberSpec(
            self._title(name),
            bounds.unit,
            tr(bounds.unit) if bounds.unit else "",
            Decimal(repr(bounds.least)),
            Decimal(repr(bounds.most)),
            decimals=0 if name in WHOLE else 3,
            optional=name in OPTIONAL,
        )

    def _title(self, name: str) -> str:
        """On session hosts, users count instead of desktops."""
        pool = self._session.plan.components.get(self.pool.value() or "")
        if isinstance(pool, DesktopPool) and pool.users_per_desktop > 1:
            of_users = {
                "desktops": tr("Users at work"),
                "guest_percent": tr("Processors of a session host, for each user"),
                "used_mhz": tr("Processor time of a user"),
                "iops": tr("I/Os per user"),
            }
            if name in of_users:
                return of_users[name]
        return translate(BOUNDS[name].title)

    def _lay_out(self) -> None:
        lead = tr(
            "What was measured takes the place of what the plan assumes; each counts by how sure it is. Type averages"
            " over all hours in which the users worked, or over a time in which they logged in or their desktops"
            " booted, on one host that ran nothing else."
        )
        grid = QGridLayout(self._body)
        grid.setContentsMargins(16, 16, 16, 8)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        for column, share in enumerate(SHARES):
            grid.setColumnStretch(column, share)
        grid.addWidget(plain_label(lead, "muted", self._body, wraps=True), 0, 0, 1, 2)
        self._add(grid, tr("Desktop pool"), self.pool, "pool")
        self._add(grid, tr("On the host"), self.host, "host")
        grid.addWidget(self.files, grid.rowCount(), 0, 1, 2)
        self._put(grid, plain_label(tr("In this time"), "", self._body, wraps=True), self.phase, self.phase)
        for name in BOUNDS:
            self._add_number(grid, name)
        self._add(grid, tr("Last day"), self.day, "day")
        for label in (self.preview, self.range, self.remarks):
            grid.addWidget(label, grid.rowCount(), 0, 1, 2)
        grid.setRowStretch(grid.rowCount(), 1)
        self._area.setWidget(self._body)
        self._area.setWidgetResizable(True)
        self._area.setProperty("surface", "none")
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        below = self._below = QVBoxLayout()
        below.setContentsMargins(16, 8, 16, 12)
        below.addWidget(self.messages)
        below.addWidget(self.buttons)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self._area, 1)
        rows.addLayout(below)
        self.take_button.setProperty("primary", True)
        self.take_button.setDefault(True)
        self.setMinimumWidth(first_size(self, SIZE, LETTERS).width())

    def _add(self, grid: QGridLayout, title: str, field: QWidget, name: str) -> None:
        self._put(grid, plain_label(title, "", self._body, wraps=True), field, field)
        grid.addWidget(self.complaints[name], grid.rowCount(), 1)

    def _add_number(self, grid: QGridLayout, name: str) -> None:
        field = self.numbers[name]
        self._put(grid, self._titles[name], field, field.line)
        self._show_number(name, name not in FROM_FILES)

    def _show_number(self, name: str, is_shown: bool) -> None:
        for each in (self._titles[name], self.numbers[name]):
            each.setVisible(is_shown)

    @staticmethod
    def _put(grid: QGridLayout, label: QLabel, field: QWidget, line: QWidget) -> None:
        """A title as high as the line beside it, whatever is said below that."""
        label.setBuddy(line)
        label.setMinimumHeight(line.sizeHint().height())
        row = grid.rowCount()
        grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(field, row, 1, Qt.AlignmentFlag.AlignTop)

    def _connect(self) -> None:
        self.pool.committed.connect(lambda _pool: self._follow_pool())
        self.host.committed.connect(lambda _host: self._look())
        self.phase.committed.connect(lambda _phase: self._look())
        for field in self.numbers.values():
            field.line.textEdited.connect(lambda _text: self._pause.start())
            field.committed.connect(lambda _number: self._look(is_typed=True))
        self.numbers["desktops"].committed.connect(lambda _number: self._tell_users())
        self.day.textEdited.connect(lambda _text: self._look_at_day())
        self._pause.timeout.connect(self._look)
        self._range_pause.timeout.connect(self._ask_range)
        self._background.arrived.connect(self._show_range)
        self.files.figures_changed.connect(self._take_figures)
        self.files.room_changed.connect(self._make_room)
        self.buttons.accepted.connect(self._take)
        self.buttons.rejected.connect(self.reject)
        self.finished.connect(lambda _result: self._stop())

    def _follow_pool(self) -> None:
        """Offer the hosts of the pool first, and name what is counted on them."""
        plan, pool = self._session.plan, self.pool.value() or ""
        before = self.host.value()
        hosts = hosts_of(plan, pool)
        self.host.set_choices({each: plan.components[each].name for each in hosts})
        own = [each.id for each in own_hosts(plan, pool)]
        if before not in own:
            self.host.set_value(hosts[0] if hosts else None)
        for name, field in self.numbers.items():
            field.expect(self._spec(name))
            self._titles[name].setText(self._title(name))
        self._tell_users()
        self._look()

    def _tell_users(self) -> None:
        """Tell the files how many users shared session hosts, if somebody has typed that."""
        known = self._session.plan.components.get(self.pool.value() or "")
        users = self.numbers["desktops"].value()
        is_shared = isinstance(known, DesktopPool) and known.users_per_desktop > 1
        self.files.set_shared(is_shared, int(users) if users else None)

    def _take_figures(self, measured: Pilot) -> None:
        """Put what the files say into the fields, where it can be changed; what they do not tell stays."""
        self._vcpus = measured.vcpus
        if any(getattr(measured, name) is not None for name in PROCESSORS):
            for name in PROCESSORS:
                self.numbers[name].set_value(None)
                self._show_number(name, name not in FROM_FILES or getattr(measured, name) is not None)
        for name, field in self.numbers.items():
            number = getattr(measured, name)
            if number:
                field.set_value(_typed(number, name))
        if measured.day:
            self.day.setText(day_to_type(date.fromisoformat(measured.day)))
        self._look()

    # --- what it changes ---------------------------------------------------------------------------------------

    def _pilot(self) -> Pilot | None:
        """What is typed so far; None while desktops, hours or all figures are missing."""
        typed = {name: field.peek() for name, field in self.numbers.items()}
        desktops, hours = typed.pop("desktops"), typed.pop("hours")
        if desktops is None or hours is None or set(typed.values()) == {None}:
            return None
        return Pilot(
            pool=self.pool.value() or "",
            host=self.host.value() or "",
            desktops=int(desktops),
            hours=float(hours),
            day=typed_day(self.day.text()),
            phase=self.phase.value() or "steady",  # type: ignore[arg-type]
            vcpus=None if typed["guest_percent"] is None else self._vcpus,
            **{name: None if number is None else float(number) for name, number in typed.items()},
        )

    def _look(self, *, is_typed: bool = False) -> None:
        """Show what the figures change; what cannot be right is said at its field once that is left."""
        self._pause.stop()
        pilot, self._result = self._pilot(), None
        self.complaints["host"].say("", self.host)
        said = tr("Type desktops, hours and what was measured; here you see what it changes.")
        remarks, tone = "", "muted"
        if pilot is not None:
            try:
                self._result = pilot_result(self._session.plan, self._catalog, pilot)
            except PilotError as error:
                said = translate(error.message)
                if is_typed:
                    self._refuse(error)
            else:
                lines = [
                    line
                    for each in self._result.learned
                    for line in (learned_sentence(each), alone_sentence(each))
                ]
                said, tone = "\n".join(lines), ""
                remarks = "\n".join(translate(each) for each in self._result.remarks)
        say(self.preview, said, tone)
        say(self.remarks, remarks)
        self._background.forget()
        say(self.range, tr("Range: computing…") if self._result is not None else "")
        if self._result is not None:
            self._range_pause.start()
        self._make_room()

    def _ask_range(self) -> None:
        if self._result is None:
            return
        plan, catalog = self._session.plan, self._catalog
        measured = apply(plan, self._result.step(plan).edits)
        self._background.ask(lambda: _ranges(plan, measured, catalog))

    def _show_range(self, piece: object) -> None:
        if isinstance(piece, RangeChange):
            say(self.range, range_change(piece.before, piece.after), "strong")
            self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_body()

    def _fit_body(self) -> int:
        """Give the fields the height that they need at this width: their layout asks for that of narrow lines."""
        layout = self._body.layout()
        assert layout is not None
        self.files.settle()
        layout.activate()
        bar = self._area.verticalScrollBar().sizeHint().width()
        needed = layout.totalHeightForWidth(max(self.width(), self.minimumWidth()) - bar)
        self._body.setMinimumHeight(needed)
        return needed

    def _make_room(self) -> None:
        """Grow until everything is visible, as far as the screen allows."""
        needed = self._fit_body() + self._below.sizeHint().height() + 2 * self._area.frameWidth()
        self.resize(self.width(), max(self.height(), min(needed, room_on_screen(self).height())))

    # --- taking it ---------------------------------------------------------------------------------------------

    def _take(self) -> None:
        """Stays open, with the reason at the field, until all figures can be right."""
        self.messages.hide()
        fields = self.numbers.values()
        for field in fields:
            field.commit()
        wrong = [field for field in fields if field.error]
        for name in ("desktops", "hours"):
            if self.numbers[name].value() is None and not self.numbers[name].error:
                self.numbers[name].say_wrong()
                wrong.append(self.numbers[name])
        if not self._look_at_day(is_left=True):
            wrong.append(self.day)  # type: ignore[arg-type]
        if wrong:
            self._make_room()
            wrong[0].setFocus()
            return
        pilot = self._pilot()
        try:
            if pilot is None:
                raise PilotError("cpu_percent", NOTHING)
            result = pilot_result(self._session.plan, self._catalog, pilot)
        except PilotError as error:
            self._refuse(error).setFocus()
            self._make_room()
            return
        if self._session.perform(result.step(self._session.plan)):
            self.accept()

    def _refuse(self, error: PilotError) -> QWidget:
        """Say at its field what cannot be right."""
        sentence = translate(error.message)
        if error.field in self.numbers:
            field = self.numbers[error.field]
            field.say_wrong(sentence)
            return field
        choice = self.host if error.field == "host" else self.pool
        self.complaints[error.field].say(sentence, choice)
        return choice

    def _look_at_day(self, *, is_left: bool = False) -> bool:
        """Say while it is typed whether the day can be right; of one that is not complete yet only once it is left."""
        text = self.day.text().strip()
        day = typed_day(text)
        is_right = is_day(day) and day <= today().isoformat()
        is_begun = len(text) < LONG_DAY and not is_day(day)
        said = tr("Type a day such as {example}, today at the latest.", example=day_to_type(today()))
        self._say_of_day("" if is_right or (is_begun and not is_left) else said)
        self._make_room()
        return is_right

    def _say_of_day(self, sentence: str) -> None:
        """Say what is wrong with the day, or that nothing is any more."""
        self.complaints["day"].say(sentence, self.day)
        self.day.setAccessibleDescription(sentence)
        self.day.setProperty("wrong", bool(sentence))
        self.day.style().unpolish(self.day)
        self.day.style().polish(self.day)

    def _stop(self) -> None:
        self.files.stop()
        self._pause.stop()
        self._range_pause.stop()
        self._background.stop()


def _typed(number: float, name: str) -> Decimal:
    """A number as one would type it: whole where only whole numbers fit, else with the digits that count."""
    return Decimal(round(number)) if name in WHOLE else Decimal(f"{number:.{DIGITS}g}")


def _pool_for(plan: Plan, component: str) -> str:
    """The pool itself, or the first one on a host."""
    pools = [each.id for each in plan.of_type(DesktopPool)]
    if component in pools:
        return component
    here = (each for each in pools if component in [host.id for host in own_hosts(plan, each)])
    return next(here, pools[0])


def _ranges(before: Plan, after: Plan, catalog: Catalog) -> Pieces:
    """None after each part of the work, at the end the ranges of both plans."""
    known: RangeStudy | None = None
    for piece in range_pieces(before, catalog):
        if isinstance(piece, Answer):
            known = piece.study
        yield None
    found: RangeStudy | None = None
    for step in range_steps(after, catalog):
        found = step
        yield None
    yield RangeChange(known, found)
