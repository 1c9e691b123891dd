"""Names of machines as a text that loses none of them: those that count up are told by the first and the last one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

ENOUGH_FOR_A_RUN: Final = 3
_NUMBER_AT_END: Final = re.compile(r"(?P<stem>.*?)(?P<digits>[0-9]{1,15})")


class KeptNames(NamedTuple):
    """The text, and how many names had no room in it."""

    text: str
    left_out: int


def names_as_text(names: Iterable[str], longest: int) -> KeptNames:
    """`fs01, W10-001 … W10-420`, in at most so many letters."""
    text, told, known = "", 0, sorted(" ".join(each.split()) for each in names)
    for words, count in _runs(known):
        longer = f"{text}, {words}" if text else words
        if len(longer) > longest:
            break
        text, told = longer, told + count
    return KeptNames(text, len(known) - told)


def _runs(names: list[str]) -> Iterator[tuple[str, int]]:
    """Names and runs of names, each with the number of names in it."""
    run: list[str] = []
    for name in names:
        if run and _follows(name, run[-1]):
            run.append(name)
            continue
        yield from _told(run)
        run = [name]
    yield from _told(run)


def _told(run: list[str]) -> Iterator[tuple[str, int]]:
    if len(run) >= ENOUGH_FOR_A_RUN:
        yield f"{run[0]} \N{HORIZONTAL ELLIPSIS} {run[-1]}", len(run)
    else:
        yield from ((name, 1) for name in run)


def _follows(name: str, before: str) -> bool:
    """Whether only the number at the end differs, by one, and has as many digits."""
    first, second = _NUMBER_AT_END.fullmatch(before), _NUMBER_AT_END.fullmatch(name)
    if first is None or second is None or first["stem"] != second["stem"]:
        return False
    same_width = len(first["digits"]) == len(second["digits"])
    return same_width and int(second["digits"]) == int(first["digits"]) + 1
