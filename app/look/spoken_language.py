"""The language of a text that is not translated, such as notes and sources."""

from __future__ import annotations

import re
from typing import Final

ENGLISH: Final = (
    "the of and with for is are by from to a an at on which as per not it this that all they their be no"
)
GERMAN: Final = (
    "der die das und mit für von ist sind auf je bei ein eine einer nicht wie im den dem des zu zum zur aus"
)
WORDS: Final = {"en": frozenset(ENGLISH.split()), "de": frozenset(GERMAN.split())}
"""Frequent words that the other language does not have."""
_WORD: Final = re.compile(r"[^\W\d_]+")


def language_of(text: str) -> str:
    """ "en" or "de", by which frequent words there are more of; empty if that does not decide it."""
    words = [each.casefold() for each in _WORD.findall(text)]
    english, german = (sum(word in WORDS[each] for word in words) for each in ("en", "de"))
    return "" if english == german else "en" if english > german else "de"
