"""Generates unused ids and names."""

from __future__ import annotations

import re
from collections.abc import Iterable

LONGEST_NAME = 200
LONGEST_NUMBER = 10


class Numbered:
    """Generates unused names by appending numbers to a stem; amortised over thousands of calls, without a search per
    name.
    """

    def __init__(self, between: str, used: Iterable[str], longest: int = LONGEST_NAME) -> None:
        self._between = between
        self._longest = longest
        self._used = set(used)
        self._next: dict[str, int] = {}

    def first(self, stem: str) -> str:
        """`stem` with the first unused number from 1."""
        return self._numbered(stem, 1)

    def free(self, name: str) -> str:
        """The name itself if unused, else with its number replaced by the first unused one from 2."""
        if name not in self._used:
            self._used.add(name)
            return name
        return self._numbered(re.sub(r" [0-9]+$", "", name)[: self._longest - LONGEST_NUMBER], 2)

    def _numbered(self, stem: str, least: int) -> str:
        number = self._next.get(stem, least)
        while (name := f"{stem}{self._between}{number}") in self._used:
            number += 1
        self._next[stem] = number + 1
        self._used.add(name)
        return name
