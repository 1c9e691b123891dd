"""What a customer is asked, and what the plan assumes until there is an answer."""

from __future__ import annotations

from app.look.translation import tr
from app.results.tables.column import Column
from app.results.words.questions import about_in_words, answer_in_words, field_title
from planner_core.imports.questions import Question


def question_columns() -> dict[str, Column[Question]]:
    """What it is about, the question, and the assumption."""
    return {
        "about": Column(tr("About"), lambda each: about_in_words(each.kind, each.name)),
        "question": Column(tr("Question"), lambda each: field_title(each.kind, each.field)),
        "assumed": Column(tr("Assumed so far"), lambda each: answer_in_words(each.field, each.value)),
    }
