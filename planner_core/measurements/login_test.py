"""What Login Enterprise or Login VSI measured: sessions and logins of a run, logon times, EUX scores, and VSImax if it
was reached.

The files are those of the script Export-LEMeasurements, which writes what the interface of the product answers. One
version of it puts the number of all logins into the column of VSImax where there is none; so that column counts only
where "vsiMax state" says reached.

Of Login VSI 4, it is what its "Analyzer Console" prints of each run below the headings of Nutanix's test scripts, and
the logon times that these scripts write in seconds. "VSIMaxReached" is the time at which the threshold was passed;
without one, the number in "VSIMax" is no limit. "Uncorrected" is before sessions were taken off that were stuck. Its
response times are milliseconds: a baseline in seconds would be below what any system answers in, and is refused.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from itertools import chain
from typing import Final, Literal, NamedTuple

import numpy as np

from planner_core.imports.export_reading import number, text
from planner_core.imports.source_tables import (
    ExportColumn,
    RowReader,
    SourceRow,
    SourceTable,
    TableReader,
    plain_heading,
)
from planner_core.measurements.series import p95_of
from planner_core.messages import HeadroomError, Message

Part = Literal["results", "logins", "scores", "timers", "analyzed", "logon_list"]

MOST_ROWS: Final = 500_000
MOST_SESSIONS: Final = 1_000_000
MOST_SCORE: Final = 100.0
MOST_SECONDS: Final = 86_400.0
REACHED: Final = "reached"
LEAST_RESPONSE_MS: Final = 20.0
MOST_RESPONSE_MS: Final = 100_000.0
LOGON_TIME: Final = "%m/%d/%Y %H:%M:%S"
_NEVER: Final = re.compile(r"(?:0?1[/.-]0?1[/.-])?0001\b|0001-01-01")
"""The first day of .NET, which stands for no time."""
_TIME: Final = re.compile(r"\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\b.*\d{1,2}:\d{2}|\d{1,2}:\d{2}(?::\d{2})?")
WHOLE_LOGON: Final = "total_login_time"
_DELIMITERS: Final = (",", ";", "\t")
TYPE_LINE: Final = "#TYPE"
"""The first line that PowerShell writes unless it is told not to."""


class LoginTestError(HeadroomError):
    """The file is none of a login test, or is damaged."""


class _Results:
    """Columns of VSI-results.csv."""

    sessions = number("activesessionCount", "activesessioncount")
    succeeded = number("login success", "loginsuccess")
    logins = number("login total", "logintotal")
    score = number("EUX score", "euxscore")
    score_version = text("EUX version", "euxversion")
    vsimax = number("vsiMax", "vsimax")
    version = text("vsiMax version", "vsimaxversion")
    state = text("vsiMax state", "vsimaxstate")
    comment = text("Comment", "comment")
    started = text("started", "started")
    every = (sessions, succeeded, logins, score, score_version, vsimax, version, state, comment, started)


class _Logins:
    """Columns of Raw Login Times.csv."""

    what = text("id", "id")
    seconds = number("result", "result")
    session = text("sessionId", "sessionid")
    offset = number("offsetInSeconds", "offsetinseconds")
    every = (what, seconds, session, offset)


class _Scores:
    """Columns of EUX-score.csv."""

    score = number("EUXScore", "euxscore")
    every = (score,)


class _Analyzed:
    """Columns of what the analyzer of Login VSI prints."""

    name = text("TestName", "testname")
    started = text("DataTime", "datatime")
    baseline = number("BaseLine", "baseline")
    vsimax = number("VSIMax", "vsimax")
    uncorrected = number("Uncorrected", "uncorrected")
    threshold = number("VSIMaxDynamic", "vsimaxdynamic")
    launched = number("LaunchedSessions", "launchedsessions")
    active = number("ActiveSessions", "activesessions")
    reached = text("VSIMaxReached", "vsimaxreached")
    every = (name, started, baseline, vsimax, uncorrected, threshold, launched, active, reached)


class _LogonList:
    """Columns of the logon times of a test by Login VSI."""

    time = text("DateTime", "datetime")
    user = text("User", "user")
    seconds = number("LogonTime", "logontime")
    every = (time, user, seconds)


_HEADINGS: Final[dict[Part, frozenset[str]]] = {
    "results": frozenset({"vsimax", "vsimaxstate", "logintotal"}),
    "logins": frozenset({"id", "result", "sessionid"}),
    "timers": frozenset({"usersessionid", "timer", "duration"}),
    "scores": frozenset({"timestamp", "euxscore"}),
    "analyzed": frozenset({"baseline", "vsimax", "vsimaxdynamic", "vsimaxreached"}),
    "logon_list": frozenset({"datetime", "user", "logontime"}),
}
"""What each file is known by."""


class LoginRun(NamedTuple):
    """One run of a test. None: the file does not tell."""

    comment: str
    started: str
    """As the file has it."""
    sessions: int | None
    logins: int | None
    succeeded: int | None
    score: float | None
    score_version: str
    vsimax: int | None
    """Sessions at which it was reached; None if it was not."""
    vsimax_version: str
    state: str
    other_vsimax: int | None
    """What the column says although VSImax was not reached: no limit."""
    launched: int | None = None
    """Sessions that were started; this and the rest only of Login VSI."""
    baseline_ms: float | None = None
    threshold_ms: float | None = None
    uncorrected: int | None = None
    """VSImax before sessions were taken off that were stuck."""


class LogonTimes(NamedTuple):
    """How long one part of the logons took, in seconds."""

    what: str
    """`total_login_time` for the whole logon."""
    logons: int
    average: float
    p95: float
    peak: float


class LoginTest(NamedTuple):
    """All that the files of a test tell."""

    runs: tuple[LoginRun, ...] = ()
    logons: tuple[LogonTimes, ...] = ()
    sessions: int = 0
    """That logged on, by their number."""
    minutes: float | None = None
    """From the first logon to the last one."""
    scores: int = 0
    mean_score: float | None = None
    least_score: float | None = None
    has_timers: bool = False
    """Single timers were read; the file does not tell their unit."""

    def beside(self, other: LoginTest) -> LoginTest:
        """What two files tell of a test; each part that only one of them has."""
        return LoginTest(
            self.runs + other.runs,
            self.logons or other.logons,
            self.sessions or other.sessions,
            self.minutes if self.minutes is not None else other.minutes,
            self.scores or other.scores,
            self.mean_score if self.mean_score is not None else other.mean_score,
            self.least_score if self.least_score is not None else other.least_score,
            self.has_timers or other.has_timers,
        )

    def parts(self) -> frozenset[Part]:
        """Which files were read."""
        found: dict[Part, object] = {
            "results": self.runs,
            "logins": self.logons,
            "scores": self.scores,
            "timers": self.has_timers,
        }
        return frozenset(part for part, told in found.items() if told)


def part_of(first_line: str) -> Part | None:
    """Which file of a login test begins so; None if it is none."""
    headings = {plain_heading(each) for each in _split(first_line)}
    return next((part for part, needed in _HEADINGS.items() if needed <= headings), None)


def login_test(name: str, lines: Iterable[str]) -> LoginTest:
    """What one file tells. Raises LoginTestError and ImportedFileError, with file, row and field."""
    lines = iter(lines)
    first = next(lines, "")
    if first.lstrip('\ufeff"').startswith(TYPE_LINE):
        first = next(lines, "")
    part = part_of(first)
    if part is None:
        raise LoginTestError(Message("This is no file of a test by Login Enterprise or Login VSI."))
    if part == "timers":
        return LoginTest(has_timers=True)
    table = _table(name, first, lines)
    if part == "results":
        rows = _rows(table, _Results.every, (_Results.logins, _Results.state))
        return LoginTest(runs=tuple(map(_run, rows)))
    if part == "analyzed":
        needed = (_Analyzed.vsimax, _Analyzed.reached, _Analyzed.baseline)
        runs = tuple(map(_analyzed, _rows(table, _Analyzed.every, needed)))
        if not runs:
            raise _is_empty()
        return LoginTest(runs=runs)
    if part == "logon_list":
        return _logon_list(_rows(table, _LogonList.every, _LogonList.every))
    if part == "scores":
        found = [
            row.number(_Scores.score, 0, MOST_SCORE) for row in _rows(table, _Scores.every, _Scores.every)
        ]
        if not found:
            raise _is_empty()
        return LoginTest(scores=len(found), mean_score=float(np.mean(found)), least_score=min(found))
    return _logons(_rows(table, _Logins.every, (_Logins.what, _Logins.seconds)))


def _run(row: RowReader) -> LoginRun:
    columns = _Results
    state = row.text(columns.state)
    told = row.count_if_any(columns.vsimax, 0, MOST_SESSIONS)
    is_reached = state.strip().casefold() == REACHED
    return LoginRun(
        comment=row.text(columns.comment),
        started=row.text(columns.started),
        sessions=row.count_if_any(columns.sessions, 0, MOST_SESSIONS),
        logins=row.count_if_any(columns.logins, 0, MOST_SESSIONS),
        succeeded=row.count_if_any(columns.succeeded, 0, MOST_SESSIONS),
        score=row.number_if_any(columns.score, 0, MOST_SCORE),
        score_version=row.text(columns.score_version),
        vsimax=(told or None) if is_reached else None,
        vsimax_version=row.text(columns.version),
        state=state,
        other_vsimax=None if is_reached else told or None,
    )


def _analyzed(row: RowReader) -> LoginRun:
    """A run of Login VSI. VSImax counts only with a time at which it was reached."""
    columns = _Analyzed
    state = row.text(columns.reached)
    told = row.count_if_any(columns.vsimax, 0, MOST_SESSIONS)
    launched = row.count_if_any(columns.launched, 0, MOST_SESSIONS)
    if told is not None and launched is not None and told > launched:
        words: dict[str, object] = {"count": launched}
        raise row.problem(columns.vsimax, Message("at most {count}, the sessions that were launched", words))
    is_reached = bool(_TIME.search(state)) and not _NEVER.search(state)
    return LoginRun(
        comment=row.text(columns.name),
        started=row.text(columns.started),
        sessions=row.count_if_any(columns.active, 0, MOST_SESSIONS),
        logins=None,
        succeeded=None,
        score=None,
        score_version="",
        vsimax=(told or None) if is_reached else None,
        vsimax_version="",
        state=state,
        other_vsimax=None if is_reached else told or None,
        launched=launched,
        baseline_ms=row.number_if_any(columns.baseline, LEAST_RESPONSE_MS, MOST_RESPONSE_MS),
        threshold_ms=row.number_if_any(columns.threshold, LEAST_RESPONSE_MS, MOST_RESPONSE_MS),
        uncorrected=row.count_if_any(columns.uncorrected, 0, MOST_SESSIONS) or None,
    )


def _logon_list(rows: Iterable[RowReader]) -> LoginTest:
    """Logon times by Login VSI, one row for each session."""
    columns = _LogonList
    seconds: list[float] = []
    users: set[str] = set()
    times: list[datetime] = []
    for row in rows:
        seconds.append(row.number(columns.seconds, 0, MOST_SECONDS))
        users.add(row.text(columns.user))
        try:
            times.append(datetime.strptime(row.text(columns.time), LOGON_TIME))  # noqa: DTZ007 - no zone in it
        except ValueError:
            words: dict[str, object] = {"example": "11/26/2026 08:05:30"}
            raise row.problem(columns.time, Message("a time such as {example}", words)) from None
    if not seconds:
        raise _is_empty()
    logons = LogonTimes(
        WHOLE_LOGON, len(seconds), float(np.mean(seconds)), p95_of(np.array(seconds)), max(seconds)
    )
    minutes = (max(times) - min(times)).total_seconds() / 60
    return LoginTest(logons=(logons,), sessions=len(users), minutes=minutes)


def _logons(rows: Iterable[RowReader]) -> LoginTest:
    columns = _Logins
    seconds: dict[str, list[float]] = {}
    sessions: set[str] = set()
    offsets: list[float] = []
    for row in rows:
        what = row.text(columns.what)
        seconds.setdefault(what, []).append(row.number(columns.seconds, 0, MOST_SECONDS))
        if what == WHOLE_LOGON:
            sessions.add(row.text(columns.session))
            offset = row.number_if_any(columns.offset, -MOST_SECONDS, MOST_SECONDS * 31)
            offsets += [] if offset is None else [offset]
    if not seconds:
        raise _is_empty()
    logons = [
        LogonTimes(what, len(found), float(np.mean(found)), p95_of(np.array(found)), max(found))
        for what, found in sorted(seconds.items(), key=lambda each: (each[0] != WHOLE_LOGON, each[0]))
    ]
    minutes = (max(offsets) - min(offsets)) / 60 if offsets else None
    return LoginTest(logons=tuple(logons), sessions=len(sessions), minutes=minutes)


def _is_empty() -> LoginTestError:
    return LoginTestError(Message("There is nothing below the headings."))


def _rows(
    table: SourceTable, columns: Sequence[ExportColumn], needed: Sequence[ExportColumn]
) -> Iterator[RowReader]:
    reader = TableReader(table, columns)
    reader.need(*needed)
    return (row for row in reader.rows() if not row.is_empty(*needed))


def _table(name: str, first: str, lines: Iterable[str]) -> SourceTable:
    headings = _split(first)
    delimiter = _delimiter(first)
    rows: list[SourceRow] = []
    try:
        for at, cells in enumerate(csv.reader(lines, delimiter=delimiter), 2):
            if at > MOST_ROWS:
                raise LoginTestError(Message("The file has more than {most} rows.", {"most": MOST_ROWS}))
            if any(each.strip() for each in cells[len(headings) :]):
                # A decimal comma without quotes would move every value behind it.
                found: dict[str, object] = {"line": at, "found": len(cells), "expected": len(headings)}
                raise LoginTestError(
                    Message("Line {line} has {found} columns; the heading has {expected}.", found)
                )
            if any(each.strip() for each in cells):
                rows.append(SourceRow(at, tuple(each.strip() or None for each in cells)))
    except csv.Error as error:
        raise LoginTestError(Message("The file cannot be split into columns.")) from error
    sheet = name.rpartition(".")[0] or name
    return SourceTable(name, sheet, tuple(headings), tuple(rows))


def _delimiter(line: str) -> str:
    return max(_DELIMITERS, key=line.count)


def _split(line: str) -> list[str]:
    try:
        cells = next(csv.reader([line.removeprefix("\ufeff").rstrip("\r\n")], delimiter=_delimiter(line)), [])
    except csv.Error:
        return []
    return list(chain(cells))
