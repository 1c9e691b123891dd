"""The language of what is written for somebody else: texts and numbers, independent of the window's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from app.look.dates import written_date_in_words
from app.look.formula_symbols import symbol_in_words
from app.look.number_format import numbers, writing_numbers
from app.look.references import reference_in_words
from app.look.translation import LOCALES, shown, speaking, tr, translate
from planner_core.engine.explaining.derivation_text import Words

DATE = re.compile(r"\d{4}-\d\d(-\d\d)?")


@contextmanager
def written_in(language: str) -> Iterator[None]:
    """Within this block and thread, texts and numbers are in `language`, a key of LOCALES."""
    with speaking(language), writing_numbers(LOCALES[language]):
        yield


def source_in_words(source: str) -> str:
    """The source of a number, with the date of a price or of a measurement in words."""
    said, comma, day = source.rpartition(", ")
    if DATE.fullmatch(day):
        return f"{tr(said)}{comma}{written_date_in_words(day)}"
    return reference_in_words(source)


def derivation_words() -> Words:
    """The words of derivations in the current language and number style."""
    return Words(
        say=translate,
        text=source_in_words,
        number=lambda value: numbers().factor(value),
        quantity=shown,
        symbol=symbol_in_words,
    )
