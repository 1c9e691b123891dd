"""Places on the screen of the whole program, and the results shown there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.canvas.layout.navigation import stop_box
from app.project.palette_model import ENTRY_ROLE
from app.window.wiring import Wiring
from app.window.workbench import Workbench
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan
from tests.support.file_dialog import in_turn, name_typed
from tests.support.settled import settle
from tests.support.user import SOON_MS, User


class Driver:
    """Finds places for the mouse and reads results; `user` performs the actions."""

    def __init__(self, program: Wiring, user: User, qtbot: QtBot) -> None:
        self.program = program
        self.user = user
        self._qtbot = qtbot

    @property
    def plan(self) -> Plan:
        return self.program.session.plan

    @property
    def bench(self) -> Workbench:
        return self.program.workbench

    @property
    def pool(self) -> DesktopPool:
        return self.plan.of_type(DesktopPool)[0]

    def until(self, condition: Callable[[], object], timeout: int = 60_000) -> None:
        """Wait for a condition, and for the review of the plan, whose widgets may take the focus."""
        session = self.program.session
        self._qtbot.waitUntil(lambda: bool(condition()), timeout=timeout)
        self._qtbot.waitUntil(lambda: session.assessment is None or session.results.is_reviewed)
        settle(SOON_MS)

    def assessment(self) -> Assessment:
        """The assessment of the current plan, once it has arrived."""
        session = self.program.session
        self.until(lambda: session.assessment is not None and session.results.is_reviewed)
        settle()  # that of a later plan may still be on its way
        assessment = self.program.session.assessment
        assert assessment is not None
        return assessment

    def middle(self, widget: QWidget) -> QPoint:
        return widget.mapToGlobal(widget.rect().center())

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible(), f"{widget} is not on the screen"
        self.user.click(self.middle(widget))

    def card(self, component: str) -> QPoint:
        """The name of a card."""
        box = self.bench.canvas.arrangement.boxes[component]
        return self._on_canvas(box.x + 60, box.y + 18)

    def inside(self, component: str, below: float = 24) -> QPoint:
        """The lower part of a card, where a frame is empty."""
        box = self.bench.canvas.arrangement.boxes[component]
        return self._on_canvas(box.middle_x, box.bottom - below)

    def port(self, component: str) -> QPoint:
        """Where a line starts: the right edge of a selected card."""
        box = self.bench.canvas.arrangement.boxes[component]
        return self._on_canvas(box.right, box.middle_y)

    def chip(self, owner: str, store: str, role: str) -> QPoint:
        box = stop_box(self.bench.canvas.arrangement, ((owner, store), role))
        assert box is not None, f"{role} of {owner} is not on {store}"
        return self._on_canvas(box.middle_x, box.middle_y)

    def canvas_point(self, across: float, down: float) -> QPoint:
        """A place in the drawing, as shares of its width and height."""
        view = self.bench.canvas.viewport()
        return view.mapToGlobal(QPoint(round(view.width() * across), round(view.height() * down)))

    def palette_line(self, title: str) -> QPoint:
        """A line of the palette, scrolled into view."""
        view = self.bench.palette_pane.view
        model = view.model()
        for row in range(model.rowCount()):
            index = model.index(row, 0)
            entry = index.data(ENTRY_ROLE)
            if not entry.is_heading and entry.title == title:
                view.scrollTo(index)
                settle()
                return view.viewport().mapToGlobal(QRect(view.visualRect(index)).center())
        raise AssertionError(f"{title} is not in the palette")

    def button(self, name: str) -> QAbstractButton:
        found = self.program.window.findChild(QAbstractButton, name)
        assert isinstance(found, QAbstractButton), name
        return found

    def field(self, name: str) -> QWidget:
        """The editor of a field in the inspector."""
        form = self.bench.inspector.form
        assert form is not None
        editor = form.row(name).editor
        assert isinstance(editor, QWidget)
        return editor

    def type_into_file_dialog(
        self, name: str | Path, before_return: Callable[[], object] = lambda: None
    ) -> None:
        """Type a name as soon as a file dialog is in front; the dialog runs its own event loop."""
        in_turn(name_typed(self.user, name, before_return))

    def _on_canvas(self, x: float, y: float) -> QPoint:
        canvas = self.bench.canvas
        return canvas.viewport().mapToGlobal(canvas.mapFromScene(x, y))
