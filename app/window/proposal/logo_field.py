"""The firm's logo: chosen, dropped or removed; read in a thread, shown as it will be printed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.look import theme
from app.look.translation import tr, translate
from app.look.widgets.announce import announce
from app.look.widgets.plain_text import plain_label, say
from app.machine.background import Background
from app.machine.preferences import Preferences
from app.output.proposal.logo_intake import LogoError, TakenIn, logo_image, take_in

HEIGHT: Final = 72
PAD: Final = 8


class LogoField(QWidget):
    """Shows the logo on white, and accepts another one."""

    committed = Signal(bytes)
    is_half_typed = False

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._logo = b""
        self.setAcceptDrops(True)
        self.picture = _Picture(self)
        self.choose_button = QPushButton(tr("Choose…"), self)
        self.choose_button.setAccessibleName(tr("Choose a logo"))
        self.remove_button = QPushButton(tr("Remove"), self)
        self.remove_button.setAccessibleName(tr("Remove the logo"))
        self.said = plain_label("", "muted", self, wraps=True)
        self.said.hide()
        for button in (self.choose_button, self.remove_button):
            button.setAutoDefault(False)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.choose_button)
        row.addWidget(self.remove_button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.picture)
        column.addLayout(row)
        column.addWidget(self.said)
        self._background = Background("logo", self)
        self._background.arrived.connect(self._take)
        self._background.failed.connect(
            lambda: self._say(tr("The logo could not be read because of a fault in Headroom."), "error")
        )
        self.choose_button.clicked.connect(self._ask)
        self.remove_button.clicked.connect(lambda: self._commit(b""))
        self.set_value(b"")

    def set_value(self, logo: bytes) -> None:
        """Show a logo without a signal."""
        if logo != self._logo or not logo:
            self._logo = logo
            self.picture.show_logo(logo)
            self.remove_button.setEnabled(bool(logo))

    def refuse(self, logo: bytes) -> None:
        """Show the logo that is still in force."""
        self.set_value(logo)

    def give_up(self) -> None:
        """Does nothing: there is no uncommitted input."""

    def commit(self) -> None:
        """Does nothing: a logo is committed when it is chosen."""

    def read(self, path: Path) -> None:
        """Read the logo in a file, or show why it cannot be used."""

        def work() -> Iterator[object]:
            try:
                yield take_in(path)
            except LogoError as error:
                yield error

        self._say(tr("Reading {file}…", file=path.name))
        self._background.ask(work)

    def stop(self) -> None:
        """Wait for the thread to end."""
        self._background.stop()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """One local file may be dropped."""
        if len(event.mimeData().urls()) == 1 and event.mimeData().urls()[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """The same as choosing it."""
        event.acceptProposedAction()
        self.read(Path(event.mimeData().urls()[0].toLocalFile()))

    def _ask(self) -> None:
        kinds = tr("Pictures (*.png *.jpg *.jpeg *.svg)")
        last = self._preferences.values.last_folder
        folder = last if last and Path(last).is_dir() else str(Path.home())
        chosen, _ = QFileDialog.getOpenFileName(self.window(), tr("Choose a logo"), folder, kinds)
        if chosen:
            self.read(Path(chosen))

    def _take(self, found: object) -> None:
        if isinstance(found, LogoError):
            self._say(translate(found.message), "error")
        elif isinstance(found, TakenIn):
            self._say(translate(found.said) if found.said else "")
            self._commit(found.logo)

    def _commit(self, logo: bytes) -> None:
        if not logo:
            self._say("")
        if logo != self._logo:
            self.set_value(logo)
            self.committed.emit(logo)

    def _say(self, text: str, tone: str = "muted") -> None:
        say(self.said, text, tone)
        if text:
            announce(self.said, text)


class _Picture(QWidget):
    """The logo on white paper, or a text if there is none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._image = QImage()
        self.setFixedHeight(HEIGHT)

    def show_logo(self, logo: bytes) -> None:
        """Show this logo."""
        self._image = logo_image(logo, QSize(800, 2 * HEIGHT)) if logo else QImage()
        self.setAccessibleName(tr("Logo") if logo else tr("No logo"))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Never larger than the field, with its aspect ratio."""
        colours = theme.current().colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), QColor("white") if not self._image.isNull() else colours.field)
        painter.setPen(colours.hairline)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        if self._image.isNull():
            painter.setPen(colours.text_muted)
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, tr("PNG, JPEG or SVG"))
            return
        room = self.rect().adjusted(PAD, PAD, -PAD, -PAD)
        size = self._image.size().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        painter.drawImage(QRect(room.topLeft(), size), self._image)
