"""The workbook that a customer fills in before the workshop: questions, cells for answers, and what may be in them.

A key in the last column tells where each answer belongs, so that rows may be sorted, and left out.
"""

from __future__ import annotations

from datetime import date
from typing import Final, Literal

from app.look.dates import today
from app.look.output_language import written_in
from app.look.translation import tr, tr_plural
from app.output.workbook.book import About, Book
from app.output.workbook.cell_styles import Look
from app.output.workbook.columns import TableColumn
from app.output.workbook.sheet import CellLimits, WorkbookSheet
from app.results.words.questions import (
    KEY_HEADING,
    about_in_words,
    answer_in_words,
    expected_in_words,
    field_title,
    unit_of,
)
from planner_core.catalog.catalog import Catalog
from planner_core.imports.questions import MOST_PRICE, Question, questions
from planner_core.plan.plan import Plan

ANSWER: Final = 2
"""The column of the answers."""


def build_questions(plan: Plan, catalog: Catalog, language: str, day: date | None = None) -> bytes:
    """The workbook in "en" or "de"; the same plan and day give the same bytes."""
    with written_in(language):
        settings = plan.settings
        asked = questions(plan, catalog)
        title = tr("Questions before the workshop")
        book = Book(About(title, settings.author, settings.customer, "", day or today()))
        lead = tr(
            "Please fill in what you know in the column “Answer”, and send the file back. Leave a cell empty if you do"
            " not know; the plan then goes on with what is assumed. Estimates are welcome."
        )
        sheet = WorkbookSheet(book, tr("Questions"), title, lead)
        sheet.note(tr_plural("{count} question", "{count} questions", len(asked)))
        sheet.skip()
        placed = sheet.table(_columns(settings.currency), asked, filtered=False)
        lists = _Lists(book)
        for line, question in enumerate(asked, placed.first):
            sheet.put(line, ANSWER, None, Look("answer", wraps=True), measured=False)
            if (limits := _limits(question, lists)) is not None:
                sheet.limit(line, ANSWER, limits)
        sheet.set_widths({ANSWER: WIDTH_OF_ANSWER})
        sheet.finish()
        lists.finish()
        return book.finish()


WIDTH_OF_ANSWER: Final = 34


def _columns(currency: str) -> list[TableColumn[Question]]:
    return [
        TableColumn(tr("About"), lambda each, _: about_in_words(each.kind, each.name), widest=26),
        TableColumn(
            tr("Question"), lambda each, _: field_title(each.kind, each.field), role="strong", widest=34
        ),
        TableColumn(tr("Answer"), lambda _each, _: None),
        TableColumn(tr("Unit"), lambda each, _: unit_of(each, currency), widest=14),
        TableColumn(tr("Assumed so far"), lambda each, _: _assumed(each), widest=24),
        TableColumn(tr("What is meant"), lambda each, _: expected_in_words(each), widest=60),
        TableColumn(KEY_HEADING, lambda each, _: each.key, is_aside=True, widest=30),
    ]


def _assumed(question: Question) -> str:
    return "" if question.value in (None, "") else answer_in_words(question.field, question.value)


def _limits(question: Question, lists: _Lists) -> CellLimits | None:
    """What the cell takes; None for any text."""
    field = question.field
    if question.choices:
        return CellLimits("list", lists.of(question.choices), problem=tr("Choose from the list of the cell."))
    if field.kind == "choice":
        words = tuple(tr(title) for title in field.choices.values())
        return CellLimits("list", lists.of(words), problem=tr("Choose from the list of the cell."))
    if field.kind == "flag":
        return CellLimits(
            "list", lists.of((tr("yes"), tr("no"))), problem=tr("Choose from the list of the cell.")
        )
    if field.kind == "money" and field.least is None:
        return CellLimits("decimal", "", 0, MOST_PRICE, expected_in_words(question))
    if field.kind in ("integer", "number", "money") and field.least is not None and field.most is not None:
        kind: Literal["integer", "decimal"] = "integer" if field.kind == "integer" else "decimal"
        return CellLimits(kind, "", field.least, field.most, expected_in_words(question))
    return None


class _Lists:
    """A hidden sheet with the choices of each list, a column each; equal lists are one."""

    def __init__(self, book: Book) -> None:
        self._sheet = WorkbookSheet(book, tr("Choices"), tr("Choices"), "")
        self._found: dict[tuple[str, ...], str] = {}

    def of(self, words: tuple[str, ...]) -> str:
        """The range with these words, as a formula."""
        if words not in self._found:
            column, first = len(self._found), self._sheet.line
            for line, word in enumerate(words, first):
                self._sheet.put(line, column, word, Look())
            self._found[words] = self._sheet.reference(first, column, first + len(words) - 1)
        return self._found[words]

    def finish(self) -> None:
        """Write the sheet."""
        self._sheet.hide()
        self._sheet.finish()
