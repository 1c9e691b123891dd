"""Another name for the file of a plan, in the same folder; a name that is refused can be changed at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from app.look.translation import tr
from app.look.widgets.first_size import first_size
from app.look.widgets.message_bar import MessageBar

SIZE = (460, 0)
LETTERS = 60
"""So many side by side have room, whatever the size of the text."""


class RenameDialog(QDialog):
    """A field for the name; `rename` says whether the file has it now, and until then the dialog stays."""

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
        """There has to be a name; what was said of another one is said no longer."""
        self.accept_button.setEnabled(bool(name.strip()))
        self.messages.hide()

    def _take(self) -> None:
        self.messages.hide()
        if self._rename(self.name.text()):
            self.accept()
        else:
            self._make_room()

    def _make_room(self) -> None:
        """What was said is seen as a whole."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.resize(self.width(), max(self.height(), layout.totalHeightForWidth(self.width())))
