"""The questions to a customer, seen before they are written into a workbook, in the customer's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from app.look.translation import LANGUAGES, LOCALES, language, tr, tr_plural
from app.look.widgets.choice_field import ChoiceField
from app.look.widgets.first_size import first_size
from app.look.widgets.message_bar import MessageBar
from app.look.widgets.plain_text import plain_label
from app.results.tables.questions_table import question_columns
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from planner_core.catalog.catalog import Catalog
from planner_core.imports.questions import Question, questions
from planner_core.plan.plan import Plan

SIZE: Final = (820, 560)
LETTERS: Final = 108
"""Width of the dialog in letters, at any text size."""


class AskDialog(QDialog):
    """The list of questions; `write` writes them in a language, and says whether it has."""

    def __init__(self, plan: Plan, catalog: Catalog, write: Callable[[str], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Ask the customer for data"))
        self._write = write
        asked = questions(plan, catalog)
        lead = tr_plural(
            "{count} question on what this plan still assumes. Save it as a workbook for the customer; filled in, drop"
            " it on this window.",
            "{count} questions on what this plan still assumes. Save them as a workbook for the customer; filled in,"
            " drop it on this window.",
            len(asked),
        )
        self.lead = plain_label(lead, "", self, wraps=True)
        self.model: TableModel[Question] = TableModel([*question_columns().values()], self)
        self.table = ResultTable(self.model, tr("Questions"), tr("Nothing is assumed any more."), self)
        self.table.share_width({0: 2, 1: 3, 2: 2})
        self.language = ChoiceField(tr("Language of the workbook"), _languages(), self)
        self.language.set_value(language())
        self.messages = MessageBar(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.save_button = self.buttons.addButton(
            tr("&Save the workbook…"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.save_button.setProperty("primary", True)
        self.save_button.setDefault(True)
        self.buttons.accepted.connect(self._save)
        self.buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(16, 16, 16, 12)
        rows.setSpacing(8)
        rows.addWidget(self.lead)
        rows.addWidget(self.table, 1)
        for widget in (self.language, self.messages, self.buttons):
            rows.addWidget(widget)
        self.resize(first_size(self, SIZE, LETTERS))
        self.model.show_rows(asked)

    def _save(self) -> None:
        if self._write(self.language.value() or language()):
            self.accept()


def _languages() -> dict[str, str]:
    return {code: tr("Language of the workbook: {language}", language=LANGUAGES[code]) for code in LOCALES}
