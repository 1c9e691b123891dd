"""Finding by a few letters: how well a typed text fits what something is called, and on which letters. Pure.

Every word that is typed has to fit somewhere. It fits best as the whole name, then as a whole word of it, at its
beginning, at the beginning of a word in it, as beginnings of several words (`expro` in "Export proposal"), anywhere in
it, and at last as letters in their order with few others between them, so that a slip of the fingers still finds. A
number is found in one piece only: 11 is not what 10 and 1 begin with. Beside a name and in a source it is a whole
number or the beginning of one, because addresses of pages are full of digits. Case and accents make no difference.
What is said of where a thing is from does not tell what it is ("SSD in VDI" has prices of hard disks too): it finds
only those who ask for that alone.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

EXACT, FIRST, WHOLE, PREFIX, WORD, WORDS, INSIDE, SCATTERED = range(8)
"""How a word fits, the best first: as the name, its first word, another word of it, where it begins, ..."""
ELSEWHERE = 10
"""Added where a word fits not the name but what is said beside it."""
NUMBER_ELSEWHERE = 100
"""The same for a number, which says more than a word: figures stand beside every name."""
FROM_SOURCE = 1_000
"""Where nothing but the source fits: worse than any name."""
LEAST_SCATTERED = 3
"""Fewer letters than this, scattered over a name, say nothing."""
MOST_BETWEEN = 3
"""So many letters may lie between scattered ones, all in all."""

NUMBER = re.compile(r"[0-9][0-9.,]*")
IN_A_NUMBER = re.compile(r"[0-9][.,]?$")
"""What ends before a digit that belongs to the same number."""
ON_IN_A_NUMBER = re.compile(r"[.,][0-9]")
DECIMAL_COMMA = re.compile(r"([0-9]),([0-9])")

Places = tuple[int, ...]


class Fit(NamedTuple):
    """How well a text fits; less is better. Compares as a tuple."""

    cost: int
    length: int
    """How long the name is: the shorter of two is meant rather. Nothing where only what is beside it fits."""
    first: int
    """Where in the name the first letter was found: sooner is better."""
    places: Places
    """The letters of the name that were found."""
    worst: int = EXACT
    """How the word fits that fits worst."""


def fit(
    typed: str, name: str, beside: Sequence[str] = (), source: str = "", *, in_one_piece: bool = False
) -> Fit | None:
    """How `typed` fits a name or the texts `beside` it, or else the `source` with all of its words; None where one of
    its words fits nowhere. Where each word has to be found `in_one_piece`, a list holds no more than what it says."""
    words = folded(typed).split()
    found = _fit_words(words, name, beside, in_one_piece)
    if found is None and source and all(_is_in(word, source) for word in words):
        return Fit(FROM_SOURCE, 0, 0, ())
    if found is not None and words[1:] and words == folded(name).split():
        return found._replace(cost=EXACT)
    return found


def most_cost(typed: str, found: Sequence[Fit]) -> int:
    """What a fit may cost to be listed among others. Who types a number that names have as a whole word means those
    names: Windows 11 is not Windows 7 with 11 I/Os a second."""
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
        # In one piece: the letters of a word are found somewhere in any long text.
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
    """Names of products have a decimal point in every language: 3,84 is 3.84."""
    return DECIMAL_COMMA.sub(r"\1.\2", word)


def _is_in(word: str, text: str) -> bool:
    """Whether a text has the word in one piece; digits not in the middle of other digits."""
    plain = folded(text)
    at = plain.find(word)
    while at >= 0 and not _begins_number(plain, at):
        at = plain.find(word, at + 1)
    return at >= 0


def _begins_number(plain: str, at: int) -> bool:
    """Whether no number goes on at a place: true of any place where no digit stands."""
    return not (plain[at].isdigit() and at > 0 and IN_A_NUMBER.search(plain[max(at - 2, 0) : at]))


@lru_cache(maxsize=65_536)
def _starts(text: str) -> frozenset[int]:
    """Where words begin: after what is no letter or digit, at a capital in a word, and between letters and digits."""
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
    """Where the word stands by itself, no letter and no part of a number before or behind it; -1 where nowhere."""
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
    """Whether all letters occur in their order: what does not pass need not be looked at more closely."""
    place = -1
    for letter in word:
        place = plain.find(letter, place + 1)
        if place < 0:
            return False
    return True


def _beginnings(word: str, plain: str, starts: frozenset[int]) -> Places:
    """Each letter right after the one before or at the beginning of a later word; nothing where that fails."""
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
    """The letters in their order with few others between; nothing where more are needed."""
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
