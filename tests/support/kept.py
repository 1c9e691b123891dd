"""How windows are set up and what is painted, compared with what was looked at and found right.

A difference that is meant is taken over: what is found is in out/set_up, and the message says how to keep it.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QWidget

from tests.support.set_up import lines_of, order_of

KEPT: Final = Path(__file__).parents[1] / "gui" / "set_up"
FOUND: Final = Path(__file__).parents[2] / "out" / "set_up"
SHOWN: Final = 12


class Kept:
    """Compares what is found with one file for each place, and notes where it differs."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self._seen: set[str] = set()
        self._places: list[str] = []

    def compare_window(self, place: str, window: QWidget) -> None:
        """Compare the widgets of a place that were not in an earlier one, and the way of the Tab key."""
        self._places.append(place)
        if (number := self._places.count(place)) > 1:
            place = f"{place} {number}"
        lines = []
        for line in lines_of(window):
            if line.strip() not in self._seen:
                self._seen.add(line.strip())
                lines.append(line)
        self.compare(place, [*lines, "", " > ".join(order_of(window))])

    def compare(self, name: str, lines: Iterable[str]) -> None:
        """Note the first differences."""
        if sys.platform != "linux":
            return  # other systems have other sizes, menus and keys
        text = "\n".join(lines) + "\n"
        kept = KEPT / f"{name.replace(' ', '-').replace(',', '')}.txt"
        before = kept.read_text(encoding="utf-8") if kept.exists() else ""
        if text == before:
            return
        FOUND.mkdir(parents=True, exist_ok=True)
        (FOUND / kept.name).write_text(text, encoding="utf-8")
        changes = difflib.unified_diff(before.splitlines(), text.splitlines(), lineterm="", n=0)
        self.faults += [kept.name, *[each[:300] for each in [*changes][2 : 2 + SHOWN]]]

    def verdict(self) -> str:
        """Every difference, and how to keep what was found; nothing if there is none."""
        advice = "If it is meant: cp out/set_up/*.txt tests/gui/set_up/"
        return "\n".join([*self.faults, advice]) if self.faults else ""
