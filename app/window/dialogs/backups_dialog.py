"""The backups of all plans: one opens as a draft, without touching the backup or the plan's file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.look.moments import local_in_words
from app.look.translation import tr
from app.look.widgets.first_size import first_size
from app.look.widgets.message_bar import MessageBar
from app.look.widgets.plain_text import plain_label
from app.look.widgets.rows_table import Rows, RowsTable
from app.project.backups import BackedUp, Backup
from planner_core.messages import NO_BREAK_SPACE

MARGIN = 24
SIZE = (760, 460)
LETTERS = 100
"""Width of the dialog in letters, at any text size."""
KIB = 1024


class BackupsDialog(QDialog):
    """A list of backups, newest first, with those of the open plan at the top.

    If one cannot be opened, the dialog stays open to choose another.
    """

    def __init__(
        self,
        plans: tuple[BackedUp, ...],
        present: Path | None,
        choose: Callable[[Path, str], bool],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Backups"))
        self._choose = choose
        self.messages = MessageBar(self)
        found = [(plan, backup) for plan in plans for backup in plan.backups]
        self.backups = sorted(found, key=lambda each: (each[0].origin == present, each[1].made), reverse=True)
        self.table = RowsTable(Rows((tr("Plan"), tr("Made"), tr("Size")), self), tr("Backups"), self)
        self.table.rows.show_rows([_row(*each) for each in self.backups])
        self.open_button = QPushButton(tr("&Open as a new plan"), self)
        self.open_button.setProperty("primary", True)
        self.open_button.setAutoDefault(False)
        self.open_button.setEnabled(bool(self.backups))
        self.open_button.clicked.connect(lambda: self._open(self.table.row))
        self.table.opened.connect(self._open)
        closing = QPushButton(tr("&Close"), self)
        closing.setAutoDefault(False)
        closing.clicked.connect(self.reject)
        self._lay_out(closing)
        self.table.choose(0)
        self.table.setFocus()

    def _lay_out(self, closing: QPushButton) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 16, MARGIN, 16)
        column.setSpacing(12)
        text = tr(
            "Headroom keeps a copy when a plan is opened and when it is left, and thins them out by day, week and"
            " month. A backup opens as a draft; the plan's own file stays as it is."
        )
        column.addWidget(plain_label(text, "muted", self, wraps=True))
        column.addWidget(self.table, 1)
        self.messages.lie_over(self.table, below=True)
        if not self.backups:
            self.table.hide()
            column.addWidget(plain_label(tr("There are no backups yet."), "", self), 1)
        row = QHBoxLayout()
        row.addWidget(self.open_button)
        row.addStretch(1)
        row.addWidget(closing)
        column.addLayout(row)
        self.resize(first_size(self, SIZE, LETTERS))

    def _open(self, row: int) -> None:
        if not 0 <= row < len(self.backups):
            return
        self.messages.hide()
        plan, backup = self.backups[row]
        if self._choose(backup.path, plan.name):
            self.accept()


def _row(plan: BackedUp, backup: Backup) -> tuple[str, str, str]:
    size = f"{max(backup.size // KIB, 1)}{NO_BREAK_SPACE}KiB"
    return (
        tr("{name} ({file})", name=plan.name, file=plan.origin.name),
        local_in_words(backup.made.astimezone()),
        size,
    )
