"""Fuzzy search: how well a typed text matches a name, and which letters match. No Qt.

Every typed word has to match. From best to worst it matches the whole name, a whole word of it, the beginning of the
name, the beginning of a word, beginnings of several words (`expro` in "Export proposal"), any part, and finally letters
in order with few others between them, so that a typing error still finds it. A number matches in one piece only: 11
does not match the beginnings of 10 and 1. In detail texts and sources it has to be a whole number or the beginning of
one, because web addresses are full of digits. Several words that follow each other in a detail text count as one:
"hosts for" means a sentence with "hosts for 500" before one with "hosts" here and "for" there. Case and accents are
ignored. The source of a record does not say what it is ("SSD in VDI" has prices of hard disks too): it matches only if
the name does not and each typed word begins a word.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

EXACT, FIRST, WHOLE, PREFIX, WORD, WORDS, INSIDE, SCATTERED = range(8)
"""How a word matches, best first: the whole name, its first word, another whole word, the beginning of the name, ..."""
ELSEWHERE = 10
"""Added if a word matches a detail text and not the name."""
NUMBER_ELSEWHERE = 100
"""The same for a number: every detail text has figures, so a match says less."""
FROM_SOURCE = 1_000
"""If only the source matches: worse than any name."""
LEAST_SCATTERED = 3
"""Shorter words are not searched as scattered letters."""
MOST_BETWEEN = 3
"""A scattered match has fewer other letters than this between its own."""

NUMBER = re.compile(r"[0-9][0-9.,]*")
IN_A_NUMBER = re.compile(r"[0-9][.,]?$")
"""Text before a digit that belongs to the same number."""
ON_IN_A_NUMBER = re.compile(r"[.,][0-9]")
DECIMAL_COMMA = re.compile(r"([0-9]),([0-9])")

Places = tuple[int, ...]


class Fit(NamedTuple):
    """How well a text matches; less is better. Compares as a tuple."""

    cost: int
    length: int
    """Length of the name: of two matches the shorter name is better. 0 if the name itself does not match."""
    first: int
    """Position of the first matching letter: earlier is better."""
    places: Places
    """Positions of the matching letters in the name."""
    worst: int = EXACT
    """The match of the word that matches worst."""


def fit(
    typed: str, name: str, beside: Sequence[str] = (), source: str = "", *, in_one_piece: bool = False
) -> Fit | None:
    """How `typed` matches a name or the detail texts `beside` it, or else its `source` with all words; None if a word
    matches nowhere. With `in_one_piece`, every word has to be in the text as typed.
    """
    words = folded(typed).split()
    found = _fit_words(words, name, beside, in_one_piece)
    if found is None and source and all(_begins_in(word, source) for word in words):
        return Fit(FROM_SOURCE, 0, 0, ())
    if found is None or not words[1:]:
        return found
    if words == folded(name).split():
        return found._replace(cost=EXACT)
    phrase = " ".join(words)
    if any(_whole_word(phrase, folded(text)) >= 0 for text in beside):
        return found._replace(cost=min(found.cost, ELSEWHERE + WHOLE))
    return found


def most_cost(typed: str, found: Sequence[Fit]) -> int:
    """The highest cost at which a match is listed. A typed number that is a whole word of some name means those names:
    "Windows 11" does not mean Windows 7 with 11 I/Os per second.
    """
    whole = WHOLE * len(typed.split())
    is_named = any(map(str.isdigit, typed)) and any(each.cost <= whole < ELSEWHERE for each in found)
    return NUMBER_ELSEWHERE - 1 if is_named else FROM_SOURCE


def _fit_words(words: Sequence[str], name: str, beside: Sequence[str], in_one_piece: bool) -> Fit | None:
    cost, worst, found = 0, EXACT, set[int]()
    for word in words:
        if word not in folded(name):
            word = _with_point(word)
        fitting = _fit_word(word, name) if not in_one_piece or word in folded(name) else None
        if fitting is not None:
            cost, worst = cost + fitting[0], max(worst, fitting[0])
            found.update(fitting[1])
            continue
        # Only in one piece: a long text contains the letters of any word somewhere.
        whole = [text for text in beside if _is_in(word, text)]
        others = [other[0] for text in whole if (other := _fit_word(word, text))]
        if not others:
            return None
        worst = max(worst, min(others))
        cost += min(others) + (NUMBER_ELSEWHERE if NUMBER.fullmatch(word) else ELSEWHERE)
    return Fit(cost, len(name) if found else 0, min(found, default=0), tuple(sorted(found)), worst)


@lru_cache(maxsize=65_536)
def folded(text: str) -> str:
    """`text` without case and accents, letter for letter."""
    return "".join(map(_folded_letter, text))


@lru_cache(maxsize=4_096)
def _folded_letter(letter: str) -> str:
    return unicodedata.normalize("NFKD", letter)[0].lower()[:1] or letter


def _with_point(word: str) -> str:
    """Product names have a decimal point in every language: 3,84 is 3.84."""
    return DECIMAL_COMMA.sub(r"\1.\2", word)


def _is_in(word: str, text: str) -> bool:
    """Whether a text contains the word in one piece; digits must not be in the middle of a number."""
    plain = folded(text)
    at = plain.find(word)
    while at >= 0 and not _begins_number(plain, at):
        at = plain.find(word, at + 1)
    return at >= 0


def _begins_in(word: str, text: str) -> bool:
    """Whether a word of a long text begins like this: "cad" is in "Cascade Lake", but is not meant."""
    plain = folded(text)
    at = plain.find(word)
    while at >= 0 and not (_begins_number(plain, at) and (at == 0 or not plain[at - 1].isalpha())):
        at = plain.find(word, at + 1)
    return at >= 0


def _begins_number(plain: str, at: int) -> bool:
    """Whether no number continues at this position; true unless a digit is here."""
    return not (plain[at].isdigit() and at > 0 and IN_A_NUMBER.search(plain[max(at - 2, 0) : at]))


@lru_cache(maxsize=65_536)
def _starts(text: str) -> frozenset[int]:
    """Positions where words begin: after a separator, at a capital inside a word, and between letters and digits."""
    return frozenset(
        place
        for place, letter in enumerate(text)
        if letter.isalnum()
        and (
            place == 0
            or not (before := text[place - 1]).isalnum()
            or before.isdigit() != letter.isdigit()
            or (before.islower() and letter.isupper())
        )
    )


def _fit_word(word: str, text: str) -> tuple[int, Places] | None:
    plain = folded(text)
    if word == plain:
        return EXACT, _run(0, word)
    if not _in_order(word, plain):
        return None
    starts, inside = _starts(text), plain.find(word)
    if (whole := _whole_word(word, plain)) >= 0:
        return (WHOLE if whole else FIRST), _run(whole, word)
    if inside == 0:
        return PREFIX, _run(0, word)
    at = inside
    while at >= 0 and (at not in starts or not _begins_number(plain, at)):
        at = plain.find(word, at + 1)
    is_number = NUMBER.fullmatch(word)
    ways: tuple[tuple[int, Places], ...] = (
        (WORD, _run(at, word) if at >= 0 else ()),
        (WORDS, () if is_number else _beginnings(word, plain, starts)),
        (INSIDE, _run(inside, word) if inside >= 0 else ()),
        (SCATTERED, () if is_number else _scattered(word, plain)),
    )
    return next(((cost, places) for cost, places in ways if places), None)


def _whole_word(word: str, plain: str) -> int:
    """Position of the word as a whole word, not part of a longer word or number; -1 if there is none."""
    at = plain.find(word)
    while at >= 0:
        end = at + len(word)
        goes_on = plain[end : end + 1].isalnum() or (
            word[-1].isdigit() and ON_IN_A_NUMBER.match(plain[end : end + 2])
        )
        if (
            not goes_on
            and _begins_number(plain, at)
            and not (word[0].isalnum() and plain[at - 1 : at].isalnum())
        ):
            return at
        at = plain.find(word, at + 1)
    return -1


def _run(start: int, word: str) -> Places:
    return tuple(range(start, start + len(word)))


def _in_order(word: str, plain: str) -> bool:
    """Whether all letters occur in order: a cheap test before the costly ones."""
    place = -1
    for letter in word:
        place = plain.find(letter, place + 1)
        if place < 0:
            return False
    return True


def _beginnings(word: str, plain: str, starts: frozenset[int]) -> Places:
    """Positions of the letters, each right after the previous one or at the beginning of a later word; empty if
    impossible.
    """
    ordered = sorted(starts)
    hopeless: set[tuple[int, int]] = set()

    def after(place: int, letter: int) -> Places | None:
        if letter == len(word):
            return ()
        if (place, letter) in hopeless:
            return None
        nexts = [place + 1, *(start for start in ordered if start > place + 1)]
        for candidate in nexts if place >= 0 else ordered:
            if candidate < len(plain) and plain[candidate] == word[letter]:
                rest = after(candidate, letter + 1)
                if rest is not None:
                    return candidate, *rest
        hopeless.add((place, letter))
        return None

    return after(-1, 0) or ()


def _scattered(word: str, plain: str) -> Places:
    """Positions of the letters in order with few others between them; empty if impossible."""
    if len(word) < LEAST_SCATTERED:
        return ()
    start = plain.find(word[0])
    while start >= 0:
        places = [start]
        for letter in word[1:]:
            places.append(plain.find(letter, places[-1] + 1))
            if places[-1] < 0:
                return ()
        if places[-1] - start - len(word) < MOST_BETWEEN:
            return tuple(places)
        start = plain.find(word[0], start + 1)
    return ()
