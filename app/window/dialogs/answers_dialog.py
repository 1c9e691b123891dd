"""What a customer has answered, before it is put into the plan: as one step that can be undone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QScrollArea, QVBoxLayout, QWidget

from app.look.translation import tr, tr_plural, translate
from app.look.widgets.first_size import first_size
from app.look.widgets.message_bar import MessageBar
from app.look.widgets.plain_text import plain_label, say
from app.results.tables.answers_table import answer_columns
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from planner_core.imports.answers import AnswerChange, Answered

SIZE: Final = (900, 560)
LETTERS: Final = 120
"""Width of the dialog in letters, at any text size."""
PROBLEM_LINES: Final = 6
"""Height of what cannot be taken over, in lines; more of it is scrolled."""


class AnswersDialog(QDialog):
    """A row for each answer; `taken` has the step when the user takes them over."""

    taken = Signal(object)
    """The `Step`."""

    def __init__(self, found: Answered, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Answers of the customer"))
        self._step = found.step
        count = len(found.changes)
        lead = tr_plural("{count} answer changes the plan:", "{count} answers change the plan:", count)
        self.lead = plain_label(lead, "", self)
        self.model: TableModel[AnswerChange] = TableModel([*answer_columns().values()], self)
        empty = tr("No answer can be taken over.")
        self.table = ResultTable(self.model, tr("Answers of the customer"), empty, self)
        self.table.share_width({0: 2, 1: 3, 2: 2, 3: 3})
        self._area = QScrollArea(self)
        self.problems = plain_label("", "muted", self._area, wraps=True)
        self.problems.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.messages = MessageBar(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.take_button = self.buttons.addButton(tr("&Take over"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.take_button.setEnabled(found.step is not None)
        self.take_button.setProperty("primary", True)
        self.take_button.setDefault(True)
        self._lay_out()
        self.model.show_rows(found.changes)
        told = list(map(translate, found.remarks))
        if found.problems:
            head = tr_plural(
                "{count} answer cannot be taken over:",
                "{count} answers cannot be taken over:",
                len(found.problems),
            )
            told += [head, *map(translate, found.problems)]
        say(self.problems, "\n".join(told), "warning" if found.problems else "muted")
        self._area.setVisible(bool(told))
        self.buttons.accepted.connect(self._accept)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        self._area.setWidget(self.problems)
        self._area.setWidgetResizable(True)
        self._area.setProperty("surface", "none")
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setMaximumHeight(PROBLEM_LINES * self.fontMetrics().lineSpacing())
        rows = QVBoxLayout(self)
        rows.setContentsMargins(16, 16, 16, 12)
        rows.setSpacing(8)
        rows.addWidget(self.lead)
        rows.addWidget(self.table, 1)
        for widget in (self._area, self.messages, self.buttons):
            rows.addWidget(widget)
        self.resize(first_size(self, SIZE, LETTERS))

    def _accept(self) -> None:
        self.taken.emit(self._step)
        self.accept()
