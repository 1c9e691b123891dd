"""The language of something that is written for somebody else: texts and numbers, apart from the window's."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from app.look.number_format import numbers, writing_numbers
from app.look.translation import shown, speaking, tr, translate
from planner_core.engine.explaining.derivation_text import Words

LOCALES = {"en": "en_US", "de": "de_DE"}


@contextmanager
def written_in(language: str) -> Iterator[None]:
    """Within this block and thread, texts and numbers are in `language`, a key of LOCALES."""
    with speaking(language), writing_numbers(LOCALES[language]):
        yield


def derivation_words() -> Words:
    """How derivations speak in the language and number style of the moment."""
    return Words(
        say=translate,
        text=tr,
        number=lambda value: numbers().factor(value),
        quantity=shown,
    )
