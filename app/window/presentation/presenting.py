"""Begins and ends a presentation, and gives the window back as it was."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QWidget

from app.canvas.view import CanvasView
from app.project.session import Session
from app.window.commands.action_set import ActionSet
from app.window.main_window import MainWindow
from app.window.presentation.presentation import Presentation

NEEDS = ("plan", "selection", "undo", "redo", "variants")
"""Actions that would change the plan or its window behind the presentation."""


class Presenting(QObject):
    """Shows the presentation in place of the workbench, on the whole screen."""

    def __init__(
        self, session: Session, window: MainWindow, actions: ActionSet, give_back: Callable[[], object]
    ) -> None:
        """`give_back` shows the workbench again and enables its actions."""
        super().__init__(window)
        self._session, self._window, self._actions = session, window, actions
        self._give_back = give_back
        self.page = Presentation(session, window.page_area)
        self.page.ended.connect(self.end)
        window.add_page(self.page)
        self._canvas: CanvasView | None = None
        self._focused: QWidget | None = None
        self._window_state = window.windowState()
        self._seen = (1.0, (0.0, 0.0))
        self._room, self._was_fitted = QSize(), True

    def begin(self, canvas: CanvasView) -> None:
        """Present the plan of a drawing, in the phase and the case that it shows."""
        window = self._window
        self._focused = window.focusWidget()
        window.finish_typing()
        seen = canvas.camera.seen()
        self._canvas, self._seen = (
            canvas,
            (canvas.camera.zoom, (seen.x + seen.width / 2, seen.y + seen.height / 2)),
        )
        self._room, self._was_fitted = canvas.viewport().size(), canvas.framing.is_fitted
        self._window_state = window.windowState()
        for need in NEEDS:
            self._actions.enable(need, there=False)  # type: ignore[arg-type]
        window.menus.hide()
        window.show_page(self.page)
        window.setWindowState(self._window_state | Qt.WindowState.WindowFullScreen)
        self.page.begin(canvas.shown.phase, canvas.shown.case)
        self.page.setFocus()

    def leave(self) -> None:
        """End it because something else is shown now."""
        if self.page.is_running:
            self.page.end()
            self._window.menus.show()
            self._window.setWindowState(self._window_state)

    def end(self) -> None:
        """Show the workbench as it was."""
        if not self.page.is_running:
            return
        self.leave()
        self._give_back()
        if self._focused is not None and self._focused.isVisible():
            self._focused.setFocus()
        if self._canvas is not None:
            self._canvas.viewport().installEventFilter(self)
            QTimer.singleShot(0, self, self._look_back)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Window systems give the window its size back later."""
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._look_back)
        return super().eventFilter(watched, event)

    def _look_back(self) -> None:
        """Look at the same part of the drawing as soon as it has its size again; a fitted one fits itself."""
        canvas = self._canvas
        if canvas is None or canvas.viewport().size() != self._room:
            return
        canvas.viewport().removeEventFilter(self)
        self._canvas = None
        if not self._was_fitted:
            canvas.framing.look_at(*self._seen)
