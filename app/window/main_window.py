"""The window: menus, one message at a time, and either the start page or the workbench."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QMainWindow,
    QMenuBar,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.look.actions import ACTIONS
from app.look.translation import tr
from app.window.commands.menus import add_menus
from app.window.start.start_page import StartPage

if TYPE_CHECKING:
    from app.look.widgets.message_bar import MessageBar
    from app.window.commands.action_set import ActionSet

FIRST_SIZE = QSize(1440, 900)
FRAME = QSize(16, 40)
"""Room for frame and title bar, whose size is not known before the window is shown."""
SMALLEST = QSize(800, 560)
PROGRAM = "Headroom"
TAKE_STEPS = ("edit.undo", "edit.redo")
"""Undo and redo: typed text is committed before them, because it is the latest step."""


class MainWindow(QMainWindow):
    """Contains the pages; knows nothing of plans."""

    files_dropped = Signal(object)
    """The Paths of files that were dropped on the window together."""
    closing = Signal()

    actions_of_window: ActionSet
    messages: MessageBar

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("main-window")
        self.setWindowTitle(PROGRAM)
        self.setAcceptDrops(True)
        self.setMinimumSize(SMALLEST)
        self._is_complete = False
        # All widgets are created here, with their final parent. For a widget created by Qt, such as menuBar(), PySide
        # loads all widget classes to find its type; a moved widget is styled twice.
        self.menus = QMenuBar(self)
        self.setMenuBar(self.menus)
        self._empty_menus = add_menus(self.menus)
        central = QWidget(self)
        self.page_area = self._pages = QStackedWidget(central)
        self.start_page = StartPage(self._pages)
        self._pages.addWidget(self.start_page)
        column = QVBoxLayout(central)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._pages, 1)
        self.setCentralWidget(central)

    def complete(self) -> None:
        """Create what the first paint does not show; `FirstPaint` says when, and that no key or click comes before."""
        if self._is_complete:
            return
        self._is_complete = True
        # Imported here, because they name classes and enumerations that the first paint does without.
        from app.look.widgets.message_bar import MessageBar
        from app.window.commands.action_set import ActionSet

        self.actions_of_window = ActionSet(self)
        for info in ACTIONS:
            if info.id.startswith("file.") or info.id in TAKE_STEPS:  # before all other handlers
                self.actions_of_window.on(info.id, self.finish_typing)
        self.actions_of_window.fill(self._empty_menus)
        self.messages = MessageBar(self.centralWidget())
        self._lay_messages()
        self.start_page.complete(self.actions_of_window)

    def add_page(self, page: QWidget) -> None:
        """Add the workbench, once it is first needed."""
        self._pages.addWidget(page)

    def show_blank(self) -> None:
        """Show neither page until a plan was read."""
        blank = QWidget(self)
        self.add_page(blank)
        self.show_page(blank)

    def show_page(self, page: QWidget) -> None:
        """Show the start page or the workbench."""
        self._pages.setCurrentWidget(page)
        if self._is_complete:
            self._lay_messages()

    def _lay_messages(self) -> None:
        page = self.page or self.start_page
        self.messages.lie_over(getattr(page, "message_place", page), below=page is self.start_page)

    @property
    def page(self) -> QWidget | None:
        """The shown page."""
        return self._pages.currentWidget()

    def name_document(self, name: str, *, read_only: bool) -> None:
        """Show the document in the title: `Name [read-only] - Headroom`."""
        if not name:
            self.setWindowTitle(PROGRAM)
            return
        mark = f" [{tr('read-only')}]" if read_only else ""
        self.setWindowTitle(f"{name}{mark} - {PROGRAM}")

    def place(self, remembered: str) -> None:
        """Restore the last place, or centre the window at its first size."""
        if remembered and self.restoreGeometry(QByteArray.fromHex(remembered.encode())):
            return
        room = QGuiApplication.primaryScreen().availableGeometry()
        self.resize(FIRST_SIZE.boundedTo(room.size() - FRAME))
        outer = self.size() + FRAME
        self.move(
            room.x() + (room.width() - outer.width()) // 2, room.y() + (room.height() - outer.height()) // 2
        )

    def remembered_place(self) -> str:
        """The value for `place` at the next start."""
        return bytes(self.saveGeometry().toHex().data()).decode()

    def finish_typing(self) -> None:
        """Let the focused field commit its text, as leaving it does."""
        # Imported here: it loads fields that the start page does not use.
        from app.look.widgets.finish_typing import finish_typing

        finish_typing(self.focusWidget())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that neither the focused widget nor any around it has handled."""
        from app.look.widgets.enter_clicks import click_with_enter

        if not click_with_enter(event, self.focusWidget()):
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Local files can be dropped anywhere."""
        if _dropped_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """The same as File > Open, or for what a customer brings as File > Import."""
        paths = _dropped_files(event)
        if paths:
            event.acceptProposedAction()
            self.files_dropped.emit(paths)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Commit typed text. No question is needed: every change is saved already."""
        self.finish_typing()
        self.closing.emit()
        super().closeEvent(event)


def _dropped_files(event: QDropEvent) -> tuple[Path, ...]:
    """The files; none if one of them is not on this computer."""
    urls = event.mimeData().urls()
    if not all(each.isLocalFile() for each in urls):
        return ()
    return tuple(Path(each.toLocalFile()) for each in urls)
