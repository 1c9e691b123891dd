r"""Performance counters as ESX and Windows log them: a CSV file with one heading
`\\HOST\Object(Instance)\Counter` a column and one sample a row.

Such a file may have tens of thousands of columns and several gigabytes, so it is read line by line, and only the
columns asked for become numbers. Format: "esxtop -b" and "relog -f csv", both "PDH-CSV 4.0".
"""

from __future__ import annotations

import csv
import math
import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Final, NamedTuple, TextIO

from planner_core.messages import HeadroomError, Message

MOST_LETTERS: Final = 64_000_000
"""Of one line: some ten times the heading of a host with a thousand machines."""
_FIRST: Final = re.compile(r"\(PDH-CSV 4\.0\)(?: \((?P<zone>[^()]*)\)\((?P<behind>-?\d{1,5})\))?")
_DAY: Final = re.compile(
    r"(?P<first>\d\d?)(?P<between>[/.])(?P<second>\d\d?)[/.](?P<year>\d{4})"
    r" (?P<hour>\d\d?):(?P<minute>\d\d):(?P<seconds>\d\d)(?:[.,]\d{1,9})?"
)
_DELIMITERS: Final = (",", ";", "\t")


class CounterLogError(HeadroomError):
    """The file is no counter log, or is damaged; tells the line."""


class Counter(NamedTuple):
    """One column."""

    column: int
    """From 0, which is the time."""
    host: str
    group: str
    """`Physical Cpu`, `Virtual Disk`."""
    instance: str
    """`_Total`, `machine:scsi0:0`; empty if the host has only one."""
    name: str
    """`% Util Time`, `Reads/sec`."""


class LogHead(NamedTuple):
    """The heading of a log."""

    zone: str
    """Name of the time zone; empty if it is not told."""
    minutes_behind_utc: int
    """Of the times in the log when it began; it does not follow summer time."""
    delimiter: str
    counters: tuple[Counter, ...]
    comments: int = 0
    """Columns after the last counter: Windows puts the description of a collector there, with or without cells."""

    @property
    def columns(self) -> int:
        """All columns, with that of the time."""
        return len(self.counters) + self.comments + 1

    def fits(self, columns: int) -> bool:
        """Whether a line has as many columns as it should have."""
        return columns == self.columns or columns == len(self.counters) + 1

    @property
    def hosts(self) -> tuple[str, ...]:
        """The machines that were measured, each once."""
        return tuple(dict.fromkeys(each.host for each in self.counters))


class Sample(NamedTuple):
    """One row, with the values of the columns asked for."""

    line: int
    """From 1, which is the heading."""
    time: datetime
    """As the log tells it, without a zone."""
    values: list[float]
    """Not a number where the log says nothing, or something that cannot be."""


def lines_of(file: TextIO) -> Iterator[str]:
    """The lines of a file, of which none takes more memory than one too long for a log."""
    while line := file.readline(MOST_LETTERS + 1):
        yield line


def read_head(line: str) -> LogHead:
    """The heading of a log. Raises CounterLogError if it is none."""
    line = line.removeprefix("\ufeff").rstrip("\r\n")
    if len(line) > MOST_LETTERS:
        raise CounterLogError(Message("Line 1 is too long for the heading of a counter log."))
    first = _FIRST.match(line.lstrip('"'))
    if first is None:
        raise CounterLogError(
            Message(
                "This is no counter log of esxtop or Windows: its first line does not begin with {begin}. Expected is"
                " what “esxtop -b” or “relog -f csv” writes.",
                {"begin": "(PDH-CSV 4.0)"},
            )
        )
    after = line.lstrip('"')[first.end() :].lstrip('"')
    delimiter = next((each for each in _DELIMITERS if after.startswith(each)), ",")
    headings = _cells(line, delimiter)
    comments = 0
    while len(headings) - comments > 1 and not headings[-1 - comments].startswith("\\\\"):
        comments += 1
    counters = tuple(_counter(at, text) for at, text in enumerate(headings[: len(headings) - comments]) if at)
    if not counters:
        raise CounterLogError(Message("The counter log has no columns beside the time."))
    return LogHead(first["zone"] or "", int(first["behind"] or 0), delimiter, counters, comments)


def read_samples(head: LogHead, lines: Iterable[str], columns: Sequence[int]) -> Iterator[Sample]:
    """The samples in the lines below the heading. A last line that is cut off, as in a log that was copied while it was
    written, is left out, and so is what "typeperf" says below its samples.

    Raises CounterLogError for a line with another number of columns, for a time or number that cannot be read, and at
    the end if days and months of all dates can be either.
    """
    numbered = enumerate(lines, 2)
    dates, numbers = _Dates(), _Numbers(head)
    for number, line in numbered:
        text = line.rstrip("\r\n")
        if not text.strip():
            continue
        if len(text) > MOST_LETTERS:
            raise CounterLogError(Message("Line {line} is too long for a counter log.", {"line": number}))
        cells = _cells(text, head.delimiter)
        if not head.fits(len(cells)):
            if text[0].isalpha():
                continue
            if all(not rest.strip() for _number, rest in numbered):
                break
            words = {"line": number, "found": len(cells), "expected": head.columns}
            raise CounterLogError(
                Message("Line {line} has {found} columns; the heading has {expected}.", words)
            )
        time = dates.time(number, cells[0])
        yield Sample(number, time, [numbers.value(number, column, cells[column]) for column in columns])
    dates.check()


def _cells(line: str, delimiter: str) -> list[str]:
    """The cells of a line. Cells of a log are all quoted and hold no quotes, which is faster to split."""
    if line.startswith('"') and line.endswith('"') and '""' not in line:
        return line[1:-1].split(f'"{delimiter}"')
    try:
        return next(csv.reader([line], delimiter=delimiter), [])
    except csv.Error as error:
        raise CounterLogError(Message("This is no counter log: it cannot be split into columns.")) from error


def _counter(column: int, heading: str) -> Counter:
    r"""The parts of `\\HOST\Object(Instance)\Counter`. An instance may hold brackets and backslashes, a counter
    brackets.
    """
    host, _, rest = heading.removeprefix("\\\\").partition("\\")
    group, _, name = rest.partition("\\")
    if "(" not in group:
        return Counter(column, host, group, "", name)
    group, _, rest = rest.partition("(")
    instance, bracket, name = rest.rpartition(")\\")
    return Counter(column, host, group, instance, name) if bracket else Counter(column, host, group, rest, "")


class _Dates:
    """Reads the times of a log: `11/27/2026 20:55:03.123`, month first, or `27.11.2026 20:55:03`, day first.

    ESX and Windows write the first form in every language. The second one is of a program that the log went through,
    and its order has to show in the log itself.
    """

    def __init__(self) -> None:
        self._earlier: tuple[int, int] | None = None
        self._unproven = ""
        self._is_proven = False

    def time(self, line: int, text: str) -> datetime:
        """The time of a sample. Raises CounterLogError."""
        found = _DAY.fullmatch(text.strip())
        try:
            if found is None:
                raise ValueError
            month, day = int(found["first"]), int(found["second"])
            if found["between"] == ".":
                month, day = day, month
                self._look_at(text, day, month)
            clock = int(found["hour"]), int(found["minute"]), int(found["seconds"])
            return datetime(int(found["year"]), month, day, *clock)  # noqa: DTZ001 - logs have no zone a row
        except ValueError:
            words = {"line": line, "text": text[:40], "expected": "MM/DD/YYYY HH:MM:SS"}
            message = Message(
                "Line {line}: “{text}” is no time of a counter log. Expected is {expected}.", words
            )
            raise CounterLogError(message) from None

    def _look_at(self, text: str, day: int, month: int) -> None:
        """A day above 12 proves the order, and so does one that follows another one of the same month."""
        if day > 12 or self._earlier == (day - 1, month):
            self._is_proven = True
        elif day != month:
            self._unproven = self._unproven or text.strip()
        self._earlier = (day, month)

    def check(self) -> None:
        """Raise CounterLogError if the order of all dates is open."""
        if self._unproven and not self._is_proven:
            raise CounterLogError(
                Message(
                    "“{text}” may be either of two days, and no other date of the log tells which. Expected is"
                    " {expected}, as Windows writes it; save the log anew with “relog log.blg -f csv -o log.csv”.",
                    {"text": self._unproven[:40], "expected": "MM/DD/YYYY HH:MM:SS"},
                )
            )


class _Numbers:
    """Reads the numbers of a log, with a decimal point or a comma, but not with both: they never separate thousands."""

    def __init__(self, head: LogHead) -> None:
        self._head = head
        self._has_point = self._has_comma = False

    def value(self, line: int, column: int, text: str) -> float:
        """A number; not a number for an empty cell, and for what a counter cannot be: negative or without end."""
        text = text.strip()
        if not text:
            return math.nan
        self._has_point = self._has_point or "." in text
        self._has_comma = self._has_comma or "," in text
        try:
            if self._has_point and self._has_comma:
                raise ValueError
            value = float(text.replace(",", ".") if self._has_comma else text)
        except ValueError:
            counter = self._head.counters[column - 1]
            words = {"line": line, "counter": f"{counter.group}\\{counter.name}", "text": text[:40]}
            raise CounterLogError(Message("Line {line}, {counter}: “{text}” is no number.", words)) from None
        return value if math.isfinite(value) and value >= 0 else math.nan
