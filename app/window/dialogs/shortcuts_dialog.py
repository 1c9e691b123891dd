"""All shortcuts on one page, based on the declared actions."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.look.actions import plain_name
from app.look.translation import mark, tr
from app.window.commands.action_set import ActionSet, keys_text
from app.window.commands.menus import MENUS, ids_in

CANVAS_KEYS = (
    (mark("Next or previous component"), mark("Tab or Shift+Tab")),
    (mark("Move the selection"), mark("Arrow keys")),
    (mark("Resize a frame or note"), mark("Alt and arrow keys, or drag an edge")),
    (mark("Edit the component in the inspector"), mark("Enter")),
    (mark("Add a component or a catalogue record"), mark("Begin to type its name")),
    (mark("Move without snap lines and grid"), mark("Ctrl or Alt and drag")),
    (mark("Give up a gesture"), mark("Esc")),
    (mark("Pan"), mark("Middle button or Space and drag")),
    (mark("Zoom around the pointer"), mark("Ctrl and wheel")),
)
FORM_KEYS = (
    (mark("Change a number and see what that would do"), mark("Arrow keys, or drag its title sideways")),
    (mark("The same in steps of ten"), mark("Page Up or Page Down, or Shift while dragging")),
    (mark("The same in tenths of a step"), mark("Ctrl while dragging")),
    (mark("Take the number"), mark("Enter, or release the mouse button")),
    (mark("Give the number up"), mark("Esc")),
)
TABLE_KEYS = (
    (mark("Explain a number"), mark("Enter or F1")),
    (mark("Sort by the column"), mark("Alt and Up or Down")),
    (mark("What can be done with the table"), mark("Menu key or Shift+F10")),
)


class ShortcutsDialog(QDialog):
    """Shortcuts by menu, those of the drawing, of the form and of the tables."""

    def __init__(self, actions: ActionSet, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        page = QWidget(self)
        self._grid = QGridLayout(page)
        self._grid.setContentsMargins(24, 8, 24, 16)
        self._grid.setHorizontalSpacing(32)
        self._grid.setVerticalSpacing(4)
        for menu in MENUS:
            lines = [(plain_name(each), keys_text(actions[each].shortcuts())) for each in ids_in(menu)]
            self._add(tr(menu.title).replace("&", ""), [line for line in lines if line[1]])
        self._add(tr("Drawing"), [(tr(what), tr(keys)) for what, keys in CANVAS_KEYS])
        self._add(tr("Inspector"), [(tr(what), tr(keys)) for what, keys in FORM_KEYS])
        self._add(tr("Tables of results"), [(tr(what), tr(keys)) for what, keys in TABLE_KEYS])
        self._grid.setColumnStretch(0, 1)
        area = QScrollArea(self)
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setAccessibleName(tr("Keyboard shortcuts"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 12)
        column.addWidget(area)
        inset = QVBoxLayout()
        inset.setContentsMargins(24, 0, 24, 0)
        inset.addWidget(buttons)
        column.addLayout(inset)
        self.resize(max(520, page.sizeHint().width() + 40), 640)

    def _add(self, heading: str, lines: list[tuple[str, str]]) -> None:
        if not lines:
            return
        row = self._grid.rowCount()
        label = QLabel(heading, self)
        label.setProperty("tone", "section")
        label.setContentsMargins(0, 12, 0, 2)
        self._grid.addWidget(label, row, 0, 1, 2)
        for what, keys in lines:
            row += 1
            self._grid.addWidget(QLabel(what, self), row, 0)
            shown = QLabel(keys, self)
            shown.setProperty("tone", "muted")
            self._grid.addWidget(shown, row, 1)
