"""What a customer's answers change: the question, what the plan assumed, and the answer."""

from __future__ import annotations

from app.look.translation import tr
from app.results.tables.column import Column
from app.results.words.questions import about_in_words, answer_in_words, field_title
from planner_core.imports.answers import AnswerChange


def answer_columns() -> dict[str, Column[AnswerChange]]:
    """What it is about, the question, the value before and the answer."""
    return {
        "about": Column(tr("About"), lambda each: about_in_words(each.kind, each.name)),
        "question": Column(tr("Question"), lambda each: field_title(each.kind, each.field)),
        "before": Column(tr("Assumed so far"), lambda each: answer_in_words(each.field, each.before)),
        "after": Column(tr("Answer"), lambda each: answer_in_words(each.field, each.after)),
    }
