"""The I/Os of virtual disks as vscsiStats counts them: how many reads and writes, how large, how long they took.

A file is no table: each histogram has a line of what it is, then least, most, mean and count, then its buckets. The
limit of a bucket is its upper end, so sizes are taken from the means, never from buckets. The last bucket holds all
that is larger, and repeats the limit before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from planner_core.messages import HeadroomError, Message
from planner_core.units import BYTES_PER_KIB, US_PER_MS

MOST_LINES: Final = 5_000_000
MOST_LETTERS: Final = 1_000
_TITLE: Final = re.compile(
    r"Histogram: (?P<what>[^,]+),virtual machine worldGroupID,(?P<machine>\d+)"
    r"(?:,virtual disk handleID,(?P<handle>\d+)(?: \((?P<disk>[^()]*)\))?)?.*"
)
_NUMBER: Final = re.compile(r"(?P<name>min|max|mean|count),(?P<number>-?\d{1,18})")
_BUCKET: Final = re.compile(r"(?P<count>\d{1,18}),-?\d{1,18}")
_BUCKETS: Final = "Frequency,Histogram Bucket Limit"
_SIZES: Final = {
    "IO lengths of commands": "all",
    "IO lengths of Read commands": "reads",
    "IO lengths of Write commands": "writes",
}
_TIMES: Final = {
    "latency of Read IOs in Microseconds (us)": "reads",
    "latency of Write IOs in Microseconds (us)": "writes",
}


class HistogramError(HeadroomError):
    """The file is no output of vscsiStats, or is damaged; tells the line."""


class Histogram(NamedTuple):
    """One histogram without its buckets."""

    line: int
    what: str
    machine: str
    disk: str
    mean: float
    ios: int


class DiskWork(NamedTuple):
    """The I/Os of all virtual disks in one or several files."""

    machines: int
    disks: int
    reads: int
    writes: int
    kib_per_read: float
    kib_per_write: float
    read_ms: float | None
    write_ms: float | None
    """None if the files do not tell it."""

    @property
    def ios(self) -> int:
        """Reads and writes."""
        return self.reads + self.writes

    @property
    def read_percent(self) -> float:
        """Share of the I/Os that are reads."""
        return 100.0 * self.reads / self.ios

    @property
    def kib_per_io(self) -> float:
        """Mean size of an I/O."""
        return (self.reads * self.kib_per_read + self.writes * self.kib_per_write) / self.ios


def is_histograms(first_line: str) -> bool:
    """Whether a file begins as vscsiStats writes it."""
    return first_line.removeprefix("\ufeff").startswith("Histogram: ")


def histograms(lines: Iterable[str]) -> Iterator[Histogram]:
    """All histograms of a file. Raises HistogramError for a line that does not belong there, and for buckets that do
    not add up to the count.
    """
    open_one: _Open | None = None
    for number, line in enumerate(lines, 1):
        text = line.strip().removeprefix("\ufeff")
        if number > MOST_LINES or len(text) > MOST_LETTERS:
            raise HistogramError(Message("Line {line}: the file is too long.", {"line": number}))
        if heading := _TITLE.fullmatch(text):
            if open_one is not None:
                yield open_one.whole()
            open_one = _Open(number, heading)
        elif open_one is not None:
            open_one.take(number, text)
        elif text:
            raise HistogramError(
                Message(
                    "This is no output of vscsiStats: its first line does not begin with {begin}. Expected is what"
                    " “vscsiStats -p all -c” writes.",
                    {"begin": "Histogram:"},
                )
            )
    if open_one is None:
        raise HistogramError(Message("The file is empty."))
    yield open_one.whole()


def disk_work(files: Iterable[Iterable[str]]) -> DiskWork:
    """What the disks in all files did together. Raises HistogramError, also if nothing was read or written."""
    sizes = {"reads": _Weighted(), "writes": _Weighted()}
    times = {"reads": _Weighted(), "writes": _Weighted()}
    disks: set[tuple[str, str]] = set()
    every = 0
    for lines in files:
        for each in histograms(lines):
            kind = _SIZES.get(each.what)
            if kind == "all":
                every += each.ios
                disk = (each.machine, each.disk)
                if disk in disks:
                    raise HistogramError(_twice(each))
                disks.add(disk)
            elif kind is not None:
                sizes[kind].add(each)
            elif (kind := _TIMES.get(each.what)) is not None:
                times[kind].add(each)
    reads, writes = sizes["reads"].count, sizes["writes"].count
    if not reads + writes or not every:
        raise HistogramError(
            Message(
                "The histograms tell no reads and writes. Expected are “IO lengths of commands”, of Read commands and"
                " of Write commands, as “vscsiStats -p all -c” writes them."
            )
        )
    if every != reads + writes:
        words = {"all": every, "reads": reads, "writes": writes}
        raise HistogramError(
            Message("{all} I/Os are counted in all, but {reads} reads and {writes} writes.", words)
        )
    return DiskWork(
        machines=len({machine for machine, _disk in disks}),
        disks=len(disks),
        reads=reads,
        writes=writes,
        kib_per_read=sizes["reads"].mean / BYTES_PER_KIB,
        kib_per_write=sizes["writes"].mean / BYTES_PER_KIB,
        read_ms=times["reads"].mean / US_PER_MS if times["reads"].count else None,
        write_ms=times["writes"].mean / US_PER_MS if times["writes"].count else None,
    )


def _twice(histogram: Histogram) -> Message:
    words: dict[str, object] = {"line": histogram.line, "disk": histogram.disk, "machine": histogram.machine}
    return Message(
        "Line {line}: disk {disk} of machine {machine} is there twice. vscsiStats counts on, so only its last output"
        " may be given.",
        words,
    )


class _Weighted:
    """The mean of several histograms, each as often as it counted."""

    def __init__(self) -> None:
        self.count = 0
        self._sum = 0.0

    def add(self, histogram: Histogram) -> None:
        self.count += histogram.ios
        self._sum += histogram.mean * histogram.ios

    @property
    def mean(self) -> float:
        return self._sum / self.count if self.count else 0.0


class _Open:
    """A histogram whose lines are still being read."""

    def __init__(self, line: int, title: re.Match[str]) -> None:
        self._line, self._title = line, title
        self._numbers: dict[str, int] = {}
        self._found = 0
        self._in_buckets = False

    def take(self, number: int, text: str) -> None:
        """One line below the title."""
        if text == _BUCKETS:
            self._in_buckets = True
        elif self._in_buckets and (bucket := _BUCKET.fullmatch(text)):
            self._found += int(bucket["count"])
        elif not self._in_buckets and (told := _NUMBER.fullmatch(text)):
            self._numbers[told["name"]] = int(told["number"])
        elif text:
            words = {"line": number, "text": text[:40]}
            raise HistogramError(Message("Line {line}: “{text}” is not part of a histogram.", words))

    def whole(self) -> Histogram:
        """The histogram, once all its lines are read."""
        missing = [name for name in ("mean", "count") if name not in self._numbers]
        if missing:
            lacks: dict[str, object] = {"line": self._line, "missing": ", ".join(missing)}
            raise HistogramError(Message("The histogram in line {line} lacks {missing}.", lacks))
        count = self._numbers["count"]
        if count != self._found:
            words: dict[str, object] = {"line": self._line, "count": count, "found": self._found}
            raise HistogramError(
                Message(
                    "The histogram in line {line} counts {count} I/Os, but its buckets hold {found}. The file may be"
                    " cut off.",
                    words,
                )
            )
        title = self._title
        disk = f"{title['handle'] or ''} {title['disk'] or ''}".strip()
        mean = float(self._numbers["mean"])
        return Histogram(self._line, title["what"], title["machine"], disk, mean, count)
