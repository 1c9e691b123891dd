"""The text files that a pilot left: told apart by their first lines, and read line by line."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TextIO

from app.machine.files import FileError, file_problem
from planner_core.measurements.counter_log import lines_of, read_head
from planner_core.measurements.guest_log import GuestSeries, guest_steps, is_guest_log, together
from planner_core.measurements.host_log import HostSeries, host_steps
from planner_core.measurements.io_histograms import DiskWork, disk_work, is_histograms
from planner_core.measurements.login_test import TYPE_LINE, LoginTest, login_test, part_of
from planner_core.messages import HeadroomError, Message

if TYPE_CHECKING:
    from planner_core.measurements.machine_use import UseOfMachines

_MARKS: Final = ((codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
"""What a shell of Windows writes when it redirects an output."""


class Measured(NamedTuple):
    """What the files tell."""

    log: HostSeries | GuestSeries | None
    """Of a host, or of Windows machines."""
    disks: DiskWork | None
    logins: LoginTest | None = None
    use: UseOfMachines | None = None
    """By a collector's workbook."""


class ReadSoFar(NamedTuple):
    """How far the files have been read."""

    share: float
    """Of all their bytes, 0 to 1."""


class TextLines:
    """The lines of a text file, of which only one is in memory. Iterating raises FileError."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: TextIO | None = None
        self._whole = 0

    @property
    def bytes_read(self) -> int:
        """How much of the file has been read."""
        return self._file.buffer.tell() if self._file is not None else self._whole

    def __iter__(self) -> Iterator[str]:
        path = self._path
        try:
            with path.open("rb") as raw:
                start = raw.read(4)
            encoding = next((name for mark, name in _MARKS if start.startswith(mark)), "utf-8-sig")
            # Names may be in another encoding than the digits around them.
            with path.open(encoding=encoding, errors="replace", newline="") as self._file:
                yield from lines_of(self._file)
                self._whole = self.bytes_read
        except OSError as error:
            raise FileError(file_problem(error, path)) from error
        finally:
            self._file = None


def measured_steps(paths: Sequence[Path], is_chosen: Callable[[str], bool]) -> Iterator[Measured | ReadSoFar]:
    """The files, read: how far, now and then, so that reading can be given up; at the end what they tell.

    `is_chosen` says of a machine's name whether it is a desktop of the pilot. Raises HeadroomError that names the file,
    also for the logs of two hosts, which are pilots of their own.
    """
    histograms = [path for path in paths if is_histograms(_first_line(path))]
    tests = [path for path in paths if path not in histograms and part_of(_headings(path))]
    logs = [path for path in paths if path not in histograms and path not in tests]
    of_guests = [path for path in logs if _is_of_guests(path)]
    hosts = [path for path in logs if path not in of_guests]
    if len(hosts) > 1 or (hosts and of_guests):
        first, second = (*hosts, *of_guests)[:2]
        words: dict[str, object] = {"first": str(first), "second": str(second)}
        raise HeadroomError(
            Message(
                "{first} and {second} are both logs. Put in one host after the other, and a host alone.",
                words,
            )
        )
    series: HostSeries | GuestSeries | None = None
    done, size = 0, sum(map(_size, logs)) or 1
    for path in hosts:
        with _naming(path):
            lines = TextLines(path)
            for found in host_steps(lines, is_chosen):
                series = found
                yield ReadSoFar(lines.bytes_read / size)
    guests: list[GuestSeries] = []
    for path in of_guests:
        with _naming(path):
            lines = TextLines(path)
            for each in guest_steps(lines, is_chosen):
                if each is not None:
                    guests.append(each)
                yield ReadSoFar((done + lines.bytes_read) / size)
            done += _size(path)
    if guests:
        with _naming(*of_guests):
            series = together(guests)
    disks: DiskWork | None = None
    if histograms:
        with _naming(*histograms):
            disks = disk_work(TextLines(path) for path in histograms)
    yield Measured(series, disks, _login_test(tests))


def read_measured(paths: Sequence[Path], is_chosen: Callable[[str], bool]) -> Measured:
    """The same, at once."""
    *_, found = measured_steps(paths, is_chosen)
    assert isinstance(found, Measured)
    return found


def is_measured(path: Path) -> bool:
    """Whether a file begins as the log of a host or as histograms do."""
    try:
        line = _first_line(path)
    except FileError:
        return False
    is_log = is_histograms(line) or line.lstrip('\ufeff"').startswith("(PDH-CSV")
    return is_log or part_of(_headings(path)) is not None


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError as error:
        raise FileError(file_problem(error, path)) from error


def _is_of_guests(path: Path) -> bool:
    with _naming(path):
        return is_guest_log(read_head(_first_line(path)))


def _login_test(paths: Sequence[Path]) -> LoginTest | None:
    """What the files of a login test tell together; None without any."""
    whole: LoginTest | None = None
    for path in paths:
        with _naming(path):
            found = login_test(path.name, TextLines(path))
            if whole is not None and whole.parts() & found.parts():
                raise HeadroomError(
                    Message("Another file tells the same of a login test. Put in one test after the other.")
                )
        whole = found if whole is None else whole.beside(found)
    return whole


def _headings(path: Path) -> str:
    """The first line, or the one below what PowerShell writes above it."""
    return next((line for line in TextLines(path) if not line.lstrip('\ufeff"').startswith(TYPE_LINE)), "")


def _first_line(path: Path) -> str:
    return next(iter(TextLines(path)), "")


@contextmanager
def _naming(*paths: Path) -> Iterator[None]:
    """Name the file in what is wrong with it."""
    try:
        yield
    except FileError:
        raise
    except HeadroomError as error:
        files = ", ".join(str(path) for path in paths)
        raise HeadroomError(
            Message("{file}: {problem}", {"file": files, "problem": error.message})
        ) from error
