"""Questions to a customer and the answers, in words; choices are known in every language that the program speaks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.look.number_format import numbers
from app.look.output_language import written_in
from app.look.translation import LOCALES, tr, translate, unit_word
from planner_core.editing.verbs import KIND_NAMES
from planner_core.imports.questions import NOTES, OF_NOTES, SETTINGS, Question
from planner_core.messages import NO_VALUE
from planner_core.plan.fields import FieldInfo

KEY_HEADING: Final = "headroom.key"
"""The heading by which the questions are known when they come back."""
MANY: Final = 2
"""A number whose unit stands in the plural."""


def answer_headings() -> frozenset[str]:
    """The heading of the answers in every language."""
    found = set()
    for code in LOCALES:
        with written_in(code):
            found.add(tr("Answer"))
    return frozenset(found)


def about_in_words(kind: str, name: str) -> str:
    """What a question is about: a component by kind and name, or the plan as a whole."""
    if kind == SETTINGS:
        return tr("The plan as a whole")
    if kind == NOTES:
        return tr("In your own words")
    title = tr(KIND_NAMES[kind])
    return tr("{kind} “{name}”", kind=title, name=name) if name else title


def field_title(kind: str, field: FieldInfo) -> str:
    """The question itself."""
    return translate(OF_NOTES[field.name]) if kind == NOTES else tr(field.title)


def unit_of(question: Question, currency: str) -> str:
    """What the number is counted in."""
    if question.field.kind == "money" and not question.field.unit:
        return currency
    return unit_word(question.field.unit, MANY)


def expected_in_words(question: Question) -> str:
    """What may be answered, and what it means."""
    field = question.field
    shown = numbers()
    parts = [tr(field.help)] if field.help else []
    if question.choices or field.kind == "choice":
        parts.append(tr("Choose from the list of the cell."))
    elif field.kind == "flag":
        parts.append(tr("yes or no"))
    elif field.least is not None and field.most is not None and field.kind != "money":
        parts.append(
            tr("From {least} to {most}.", least=shown.exact(field.least), most=shown.exact(field.most))
        )
    return " ".join(parts)


def choice_labels(field: FieldInfo) -> Mapping[str, Any]:
    """The words of all choices in all languages, in small letters, and the stored values themselves."""
    found: dict[str, Any] = {str(value).casefold(): value for value in field.choices}
    for code in LOCALES:
        with written_in(code):
            found |= {tr(title).casefold(): value for value, title in field.choices.items()}
    return found


def answer_in_words(field: FieldInfo, value: Any) -> str:
    """A value before or after an answer."""
    from app.results.tables.assumption_rows import value_in_words

    if field.kind == "money" and value is not None:
        return numbers().exact(value)
    return NO_VALUE if value is None else value_in_words(field, value)
