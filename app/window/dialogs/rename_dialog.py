"""Renames the file of a plan within its folder; a refused name can be corrected at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from app.look.translation import tr
from app.look.widgets.first_size import first_size
from app.look.widgets.message_bar import MessageBar

SIZE = (460, 0)
LETTERS = 60
"""Width of the dialog in letters, at any text size."""


class RenameDialog(QDialog):
    """A field for the name; `rename` returns whether it succeeded, and until then the dialog stays open."""

    def __init__(self, name: str, rename: Callable[[str], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Rename file"))
        self._rename = rename
        self.name = QLineEdit(name, self)
        label = QLabel(tr("New name of the file, in the same folder:"), self)
        label.setBuddy(self.name)
        self.messages = MessageBar(self)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        self.accept_button = buttons.button(QDialogButtonBox.StandardButton.Ok)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(8)
        for widget in (label, self.name, self.messages):
            column.addWidget(widget)
        column.addStretch(1)
        column.addWidget(buttons)
        self.name.textChanged.connect(self._look)
        buttons.accepted.connect(self._take)
        buttons.rejected.connect(self.reject)
        self.setMinimumWidth(first_size(self, SIZE, LETTERS).width())
        self.name.selectAll()

    def _look(self, name: str) -> None:
        """Require a name; clear the message about the previous one."""
        self.accept_button.setEnabled(bool(name.strip()))
        self.messages.hide()

    def _take(self) -> None:
        self.messages.hide()
        if self._rename(self.name.text()):
            self.accept()
        else:
            self._make_room()

    def _make_room(self) -> None:
        """Grow until the whole message is visible."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.resize(self.width(), max(self.height(), layout.totalHeightForWidth(self.width())))
