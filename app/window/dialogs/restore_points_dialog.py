"""The restore points of the plan: set, go to, rename or remove one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.look.moments import moment_in_words
from app.look.translation import tr, tr_plural
from app.look.widgets.first_size import first_size
from app.look.widgets.message_bar import MessageBar
from app.look.widgets.plain_text import plain_label
from app.look.widgets.rows_table import Rows, RowsTable
from app.project.session import Session
from planner_core.editing.history import LONGEST_POINT_NAME, RestorePoint

MARGIN = 24
SIZE = (720, 460)
LETTERS = 100
"""Width of the dialog in letters, at any text size."""


class RestorePointsDialog(QDialog):
    """A list of the restore points, newest first, followed by the state at opening."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Restore points"))
        self._session = session
        self.messages = MessageBar(self)
        """Refusals that the window would show appear here, with the same buttons."""
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_POINT_NAME)
        self.name.setPlaceholderText(tr("Name of a new restore point"))
        self.name.setAccessibleName(tr("Name of a new restore point"))
        headings = (tr("Name"), tr("Set"), tr("By"), tr("From here"))
        self.table = RowsTable(Rows(headings, self), tr("Restore points"), self)
        self.set_button = self._button(tr("&Set"), self._set)
        self.go_button = self._button(tr("&Go to this state"), lambda: self._go(self.table.row))
        self.rename_button = self._button(tr("Re&name"), self.table.rename)
        self.remove_button = self._button(tr("Re&move"), lambda: self._remove(self.table.row))
        self.close_button = self._button(tr("&Close"), self.reject)
        self.go_button.setProperty("primary", True)
        self._lay_out()
        self._connect()
        self._fill()
        self.table.choose(0)
        self.table.setFocus()

    @property
    def points(self) -> tuple[RestorePoint, ...]:
        """The restore points as listed; the state at opening follows them."""
        return tuple(reversed(self._session.history.points))

    def begin_renaming(self, position: int) -> None:
        """Edit the name of the restore point at a position."""
        row = next((row for row, point in enumerate(self.points) if point.position == position), -1)
        if row >= 0:
            self.table.choose(row)
            self.table.rename()

    def _button(self, text: str, act: object) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.clicked.connect(act)
        return button

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 16)
        column.setSpacing(0)
        self.messages.lie_over(self.table, below=True)
        inner = QVBoxLayout()
        inner.setContentsMargins(MARGIN, 16, MARGIN, 0)
        inner.setSpacing(12)
        text = tr(
            "Going to a state is a step like any other: undo leads back, and nothing that came later is lost."
        )
        inner.addWidget(plain_label(text, "muted", self, wraps=True))
        above, below = QHBoxLayout(), QHBoxLayout()
        above.addWidget(self.name, 1)
        above.addWidget(self.set_button)
        for button in (self.go_button, self.rename_button, self.remove_button):
            below.addWidget(button)
        below.addStretch(1)
        below.addWidget(self.close_button)
        inner.addLayout(above)
        inner.addWidget(self.table, 1)
        inner.addLayout(below)
        column.addLayout(inner, 1)
        self.resize(first_size(self, SIZE, LETTERS))

    def _connect(self) -> None:
        self.name.returnPressed.connect(self._set)
        self.table.opened.connect(self._go)
        self.table.removed.connect(self._remove)
        self.table.row_chosen.connect(self._enable)
        self.table.rows.renamed.connect(self._rename, Qt.ConnectionType.QueuedConnection)
        self._session.history_changed.connect(self._fill)
        self._session.history_changed.connect(self.messages.hide_error)

    def _fill(self) -> None:
        row, points, history = self.table.row, self.points, self._session.history
        lines = [
            (
                point.name,
                moment_in_words(point.set_at),
                point.set_by,
                distance(point.position - history.position),
            )
            for point in points
        ]
        self.table.rows.show_rows(
            [*lines, (tr("State at opening"), "", "", "")],
            frozenset() if self._session.files.read_only else frozenset(range(len(points))),
        )
        self.table.choose(max(row, 0))

    def _enable(self, row: int) -> None:
        writable, is_point = not self._session.files.read_only, 0 <= row < len(self.points)
        self.name.setEnabled(writable)
        self.set_button.setEnabled(writable)
        self.go_button.setEnabled(writable and row >= 0)
        self.rename_button.setEnabled(writable and is_point)
        self.remove_button.setEnabled(writable and is_point)

    def _set(self) -> None:
        if self._session.points.set(self.name.text().strip()):
            self.name.clear()
            at = self._session.history.position
            self.table.choose(next(row for row, each in enumerate(self.points) if each.position == at))

    def _go(self, row: int) -> None:
        if not self.go_button.isEnabled():
            return
        points = self.points
        if self._session.points.go_to(points[row]) if row < len(points) else self._session.points.revert():
            self.accept()

    def _rename(self, row: int, name: str) -> None:
        point = self.points[row]
        self._session.points.keep(RestorePoint(point.position, name, point.set_at, point.set_by))

    def _remove(self, row: int) -> None:
        if not self.remove_button.isEnabled() or not 0 <= row < len(self.points):
            return
        point = self.points[row]
        if self._session.points.remove(point):
            bring_back = (tr("Bring it back"), lambda: self._session.points.keep(point))
            self.messages.show_message(tr("{point} was removed.", point=point.name), "notice", [bring_back])


def distance(steps: int) -> str:
    """The distance of a state from the current one, in steps."""
    if steps == 0:
        return tr("this state")
    if steps < 0:
        return tr_plural("{count} step before", "{count} steps before", -steps)
    return tr_plural("{count} step after", "{count} steps after", steps)
