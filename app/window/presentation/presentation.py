"""The page of a presentation: the name of a state, its drawing as large as it gets, and three figures.

It has a scene and results of its own, so that the workbench behind it keeps panes, zoom and selection; it reads the
project and never writes.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.canvas.content.card_content import CardResults, Remarks
from app.look import theme
from app.look.translation import tr
from app.look.widgets.announce import announce
from app.look.widgets.plain_text import hairline
from app.project.assessor import Assessor
from app.project.session import Session
from app.results.words.results import case_name, in_sentence
from app.window.presentation.changes_on_cards import Presented, changes_on_cards
from app.window.presentation.presented_drawing import PresentedDrawing
from app.window.presentation.presented_figures import LEAST_PIXELS, Figure, PresentedFigure, figures_of
from app.window.presentation.states_to_show import StateToShow, states_to_show
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.basis.axes import NORMAL
from planner_core.messages import NO_VALUE
from planner_core.plan.plan import Plan
from planner_core.studies.differences import differences

STEPS = {
    Qt.Key.Key_PageDown: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Space: 1,
    Qt.Key.Key_PageUp: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Backspace: -1,
}  # fmt: skip
"""Keys that go to the next state or back; a presenter's remote control sends the first of each."""
MARGIN = 24
PER_WIDTH, PER_HEIGHT = 64, 40
"""The type of a presentation is this part of the screen, so that it is read from the last row on any projector."""


class Presentation(QWidget):
    """Goes through the states of one project by keys; Esc ends it."""

    ended = Signal()

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._session = session
        self.states: list[StateToShow] = []
        self.place = 0
        """Index of the state that is shown."""
        self._moment = ("", "")
        self._shown: tuple[StateToShow, Assessment] | None = None
        """The state on the screen, and its results."""
        self._assessor: Assessor | None = None
        self.name, self.about, self.since = OneLine("", self), OneLine("muted", self), OneLine("muted", self)
        self.keys = OneLine("muted", self)
        self.keys.setText(tr("Page Up and Page Down change the state, Esc ends the presentation"))
        self.keys.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.drawing = PresentedDrawing(self)
        self.figures = [PresentedFigure(self) for _ in range(3)]
        self._lay_out()

    def begin(self, phase: str, case: str) -> None:
        """Show the variant that is shown, in a phase and a failure case."""
        self.states, self.place = states_to_show(self._session)
        self._moment, self._shown = (phase, case), None
        self._assessor = Assessor(self._session.catalog, self)
        self._assessor.assessed.connect(self._take)
        self._assessor.failed.connect(lambda _error: self._show_without_results())
        self._ask()

    def end(self) -> None:
        """Stop all work and drop what was read."""
        if self._assessor is not None:
            self._assessor.stop()
            self._assessor.deleteLater()
        self._assessor, self._shown, self.states = None, None, []

    @property
    def message_place(self) -> QWidget:
        """Messages lie over the drawing, not over the title."""
        return self.drawing

    @property
    def is_running(self) -> bool:
        """Whether a presentation is going on."""
        return self._assessor is not None

    def go_to(self, place: int) -> None:
        """Show the state at an index; beyond the first and the last there is none."""
        if 0 <= place < len(self.states) and place != self.place:
            self.place = place
            self._ask()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.ended.emit()
        elif key in STEPS:
            self.go_to(self.place + STEPS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.go_to(0 if key == Qt.Key.Key_Home else len(self.states) - 1)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Clicks change nothing: an audience expects none."""
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        pixels = max(min(self.width() // PER_WIDTH, self.height() // PER_HEIGHT), LEAST_PIXELS)
        self.name.take_size(round(pixels * 1.5), QFont.Weight.DemiBold)
        for label in (self.about, self.since):
            label.take_size(pixels)
        self.keys.take_size(round(pixels * 0.7))
        for figure in self.figures:
            figure.take_size(pixels)

    # --- showing -----------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        state = self.states[self.place]
        self._name(state)
        if self._assessor is not None:
            self._assessor.request(state.plan, another=True)

    def _take(self, assessment: Assessment) -> None:
        state = self.states[self.place]
        known = self._session.assessment
        if known is not None and state.plan is self._session.plan:
            assessment = known  # as promised, if the range is known by now
        before, self._shown = self._shown, (state, assessment)
        results = self._results(assessment)
        self.drawing.show_plan(state.plan, results)
        last = before[1] if before is not None else None
        if before is not None and before[0] is not state:
            self._mark(
                before[0], Presented(before[0].plan, self._results(before[1])), Presented(state.plan, results)
            )
        for widget, figure in zip(self.figures, figures_of(state.plan, assessment, last), strict=True):
            widget.show_figure(figure)
        self.since.setText(self._since(before[0]) if before is not None and before[0] is not state else "")
        said = [self.name.text(), self.about.text(), *(each.figure.spoken for each in self.figures)]
        said += [
            f"{_name_in(state.plan, each)}: {', '.join(lines)}"
            for each, lines in self.drawing.changes.items()
        ]
        self.drawing.setAccessibleDescription(". ".join(said[2 + len(self.figures) :]))
        announce(self, ". ".join(said))

    def _show_without_results(self) -> None:
        """A state that the engine cannot assess is drawn; the log has the reason if it is shown in the workbench."""
        self._shown = None
        self.drawing.show_plan(self.states[self.place].plan, CardResults())
        self.since.setText("")
        for widget in self.figures:
            widget.show_figure(Figure(widget.figure.title, NO_VALUE, "", "", "unknown"))

    def _since(self, state: StateToShow) -> str:
        if self.drawing.is_marked:
            return tr("Changes since “{state}”", state=state.name)
        return tr("Nothing has changed since “{state}”", state=state.name)

    def _mark(self, state: StateToShow, before: Presented, after: Presented) -> None:
        found = differences(before.plan, after.plan)
        changes = changes_on_cards(before, after, found, self.drawing.cards)
        self.drawing.mark_changes(found, before.plan, state.name, changes)

    def _results(self, assessment: Assessment) -> CardResults:
        phase, case = self._moment
        return CardResults(assessment, phase, case, Remarks())

    def _name(self, state: StateToShow) -> None:
        self.name.setText(state.name)
        said = [state.about]
        if len(self.states) > 1:
            said.append(tr("state {number} of {count}", number=self.place + 1, count=len(self.states)))
        if self._moment[1] != NORMAL:  # the bars show that, while the figures below are of the whole plan
            said.append(tr("bars: {case}", case=in_sentence(case_name(self._moment[1]))))
        self.about.setText(" · ".join(said))
        self.setAccessibleName(tr("Presentation: {state}", state=state.name))

    def _lay_out(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.name)
        names.addWidget(self.about)
        head = QHBoxLayout()
        head.setContentsMargins(MARGIN, 8, MARGIN, 8)
        head.setSpacing(MARGIN)
        head.addLayout(names, 3)
        head.addWidget(self.since, 2)
        self.since.setAlignment(Qt.AlignmentFlag.AlignRight)
        foot = QHBoxLayout()
        foot.setContentsMargins(MARGIN, 12, MARGIN, 4)
        foot.setSpacing(MARGIN)
        for figure, share in zip(self.figures, (3, 5, 4), strict=True):
            foot.addWidget(figure, share)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(hairline(self))
        column.addWidget(self.drawing, 1)
        column.addWidget(hairline(self))
        column.addLayout(foot)
        column.addWidget(self.keys)


def _name_in(plan: Plan, component: str) -> str:
    part = plan.components.get(component)
    return part.name if part is not None else component


class OneLine(QLabel):
    """A line of text that is cut off where there is no room; its tooltip has all of it."""

    def __init__(self, tone: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._is_muted = bool(tone)
        self._font = theme.current().font()

    def take_size(self, pixels: int, weight: QFont.Weight = QFont.Weight.Normal) -> None:
        """Set the size of the type; style sheets would set one of their own."""
        self._font = theme.current().font("body", weight)
        self._font.setPixelSize(pixels)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, QFontMetrics(self._font).height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, measure = theme.current().colours, QFontMetrics(self._font)
        painter = QPainter(self)
        painter.setFont(self._font)
        painter.setPen(colours.text_muted if self._is_muted else colours.text)
        shown = measure.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), self.alignment() | Qt.AlignmentFlag.AlignVCenter, shown)
        painter.end()
