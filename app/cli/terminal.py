"""Output of commands: text that cannot control the terminal, aligned tables, JSON as bytes."""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from planner_core.messages import shortened

GAP = "  "
LONGEST_COMPLAINT = 2_000
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Categories of characters that move the cursor, change the writing direction, or are invisible."""


def prepare_output() -> None:
    """Replace characters that the terminal cannot show. A program without a console has no streams."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def say(lines: str | Iterable[str]) -> None:
    """Print one text or several lines on standard output."""
    print(lines if isinstance(lines, str) else "\n".join(lines))


def complain(text: str) -> None:
    """Print one line on standard error. Long file contents in it are shortened in the middle."""
    print(f"headroom: {harmless(shortened(text, LONGEST_COMPLAINT))}", file=sys.stderr)


class ProgressLine:
    """How far a command is, in one line of the terminal that is written over; nothing where errors go to a file."""

    def __init__(self) -> None:
        self._is_seen = sys.stderr is not None and sys.stderr.isatty()
        self._shown = ""

    def __enter__(self) -> ProgressLine:
        return self

    def __exit__(self, *_: object) -> None:
        self.show("")

    def show(self, text: str) -> None:
        """Write `text` in place of what was there."""
        text = harmless(text)
        if self._is_seen and text != self._shown:
            over = " " * (width(self._shown) - width(text))
            print(f"\r{text}{over}", end="" if text else "\r", file=sys.stderr, flush=True)
            self._shown = text


def say_json(value: Any) -> None:
    """Print a value as indented JSON; a Decimal becomes a number with all its digits."""
    import msgspec  # imported late: the window prints no JSON

    if sys.stdout is not None:
        sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # whatever the terminal's, JSON is UTF-8
    encoded = msgspec.json.Encoder(decimal_format="number").encode(value)
    say(msgspec.json.format(encoded, indent=2).decode("utf-8"))


def forget_output() -> None:
    """Redirect standard output to nowhere, so that Python does not report an error at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def harmless(text: str) -> str:
    """`text` in one line; control characters are replaced by a visible mark."""
    return "".join(REPLACEMENT if unicodedata.category(each) in UNSEEN else each for each in plain(text))


def plain(text: str) -> str:
    """`text` with normal spaces instead of no-break spaces, for searching and comparing."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def table(rows: Sequence[Sequence[str]], right: Collection[int] = (), indent: str = "") -> list[str]:
    """Rows as lines with aligned columns; the columns in `right` are right-aligned."""
    cells = [[harmless(cell) for cell in row] for row in rows]
    widths = [max(map(width, column)) for column in zip(*cells, strict=True)]
    return [(indent + GAP.join(_aligned(row, widths, right))).rstrip() for row in cells]


def width(text: str) -> int:
    """Width of a text in terminal columns: two for wide characters, none for combining ones."""
    wide = sum(unicodedata.east_asian_width(each) in "WF" for each in text)
    return len(text) + wide - sum(unicodedata.combining(each) != 0 for each in text)


def _aligned(row: Sequence[str], widths: Sequence[int], right: Collection[int]) -> Iterable[str]:
    for index, (cell, wanted) in enumerate(zip(row, widths, strict=True)):
        space = " " * (wanted - width(cell))
        yield space + cell if index in right else cell + space
