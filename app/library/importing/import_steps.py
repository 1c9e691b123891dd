"""Foreign rows as values of the library's fields, and the step that imports them. No widgets."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from decimal import Decimal
from typing import Any, Final, NamedTuple, TypeVar

from app.library.cell_texts import NUMBER_KINDS, CellError, number_value, read_cell
from app.library.importing.column_guessing import NUMBER, Options, bare_number, needed_fields, number_in
from app.library.importing.raw_tables import RawCell, RawRow, RawTable
from app.library.library_sheets import LibrarySheet, NewKeys, PriceSheet, SheetRow
from app.library.library_store import LibraryStore
from app.look.number_format import numbers
from app.look.spreadsheet_text import unguarded
from app.look.translation import tr
from planner_core.catalog.library import LibraryEdit, LibraryStep
from planner_core.catalog.library_rules import check_edit, expected_of
from planner_core.catalog.prices import by_line, same_line
from planner_core.messages import HeadroomError, Message
from planner_core.plan.fields import FieldInfo

MOST_TOLD: Final = 200
EVERY: Final = 200
"""Rows between two points at which the work can be cancelled."""
T = TypeVar("T")
Pieces = Generator[int, None, T]
"""Yields the number of completed rows and returns the result."""


class Problem(NamedTuple):
    """A cell that cannot be imported."""

    row: int
    field: str
    reason: Message


class Reading(NamedTuple):
    """The rows as values, and the problems of the others."""

    rows: tuple[tuple[int, Mapping[str, Any]], ...]
    problems: tuple[Problem, ...]


class Outcome(NamedTuple):
    """What an import would do."""

    edits: tuple[LibraryEdit, ...]
    added: int
    changed: int
    same: int
    problems: tuple[Problem, ...]


def read_rows(sheet: LibrarySheet, table: RawTable, options: Options) -> Reading:
    """All rows below the headings as values. Rows with invalid cells are left out and reported."""
    return _whole(read_in_pieces(sheet, table, options))


def read_in_pieces(sheet: LibrarySheet, table: RawTable, options: Options) -> Pieces[Reading]:
    """The same, yielding the number of completed rows now and then."""
    infos = {info.name: info for info in sheet.columns}
    columns = [(number, infos[name]) for number, name in enumerate(options.fields) if name]
    rows, problems = [], []
    for done, row in enumerate(table.rows[options.heading + 1 :]):
        if done % EVERY == 0:
            yield done
        values: dict[str, Any] = dict(options.for_all)
        wrong = []
        for number, info in columns:
            cell = row.cells[number] if number < len(row.cells) else RawCell()
            try:
                value = read_raw(info, cell, options.decimal)
            except HeadroomError as error:
                wrong.append(Problem(row.number, info.title, error.message))
            else:
                if value is not None and value != "":
                    values[info.name] = value
        wrong += _gaps(sheet, row, values, infos) if not wrong else []
        problems += wrong
        if not wrong:
            rows.append((row.number, values))
    return Reading(tuple(rows), tuple(problems))


def read_raw(info: FieldInfo, cell: RawCell, decimal: str) -> Any:
    """The value of a cell for a field; None if it is empty. Raises HeadroomError."""
    if cell.kind == "fault":
        raise CellError(Message("the file says {text} here", {"text": cell.text}))
    if cell.kind == "unknown":
        raise CellError(
            Message("the formula was never calculated; open the file in Excel, save it, and try again")
        )
    if info.kind not in NUMBER_KINDS or not cell.text:
        return read_cell(info, unguarded(cell.text)) if cell.text else None
    if cell.kind == "number":
        return number_value(info, _within(info, Decimal(cell.text)))
    text = bare_number(cell.text)
    if cell.kind == "day" or decimal not in NUMBER or not NUMBER[decimal].fullmatch(text):
        words: dict[str, object] = {"text": cell.text[:40], "expected": expected_of(info)}
        raise CellError(Message("“{text}” does not fit; this must be {expected}.", words))
    return number_value(info, _within(info, number_in(text, decimal)))


def outcome(sheet: LibrarySheet, store: LibraryStore, reading: Reading) -> Outcome:
    """What importing the rows would do: existing lines are changed, others added."""
    return _whole(outcome_in_pieces(sheet, store, reading))


def outcome_in_pieces(sheet: LibrarySheet, store: LibraryStore, reading: Reading) -> Pieces[Outcome]:
    """The same, yielding the number of completed rows now and then."""
    find = _finder(sheet, store)
    keys = NewKeys(store.library)
    edits: dict[Any, list[LibraryEdit]] = {}
    added = changed = same = 0
    problems = list(reading.problems)
    seen: dict[Any, int] = {}
    for done, (number, values) in enumerate(reading.rows):
        if done % EVERY == 0:
            yield done
        try:
            there, mark = find(values)
            if mark in seen:
                words: dict[str, object] = {"row": seen[mark]}
                raise CellError(Message("row {row} already has the same line", words))
            made = sheet.changed(there, values) if there else sheet.added(values, keys)
            for edit in made:
                check_edit(edit)
        except HeadroomError as error:
            problems.append(Problem(number, "", error.message))
            continue
        seen[mark] = number
        edits[number] = made
        same += not made
        changed += bool(made and there)
        added += bool(made and not there)
    flat = tuple(edit for each in edits.values() for edit in each)
    return Outcome(flat, added, changed, same, tuple(sorted(problems, key=lambda each: each.row)))


def import_step(table: RawTable, found: Outcome) -> LibraryStep:
    """The whole import as one step, so that one undo reverts it."""
    words: dict[str, object] = {
        "count": found.added + found.changed,
        "file": table.file or tr("the clipboard"),
    }
    label = Message("Import {count} row from {file}", words, plural="Import {count} rows from {file}")
    return LibraryStep(label, found.edits)


def problem_lines(problems: Sequence[Problem], place: str, shown: Callable[[Message], str]) -> list[str]:
    """One line per problem: place, field, what is expected."""
    lines = []
    for each in problems[:MOST_TOLD]:
        words = {"place": place, "row": str(each.row), "field": tr(each.field), "reason": shown(each.reason)}
        lines.append(
            tr("{place}, row {row}, {field}: {reason}", **words)
            if each.field
            else tr("{place}, row {row}: {reason}", **words)
        )
    return lines


def _whole(pieces: Pieces[T]) -> T:
    """The result of work after all of its pieces."""
    while True:
        try:
            next(pieces)
        except StopIteration as done:
            found: T = done.value
            return found


def _finder(
    sheet: LibrarySheet, store: LibraryStore
) -> Callable[[Mapping[str, Any]], tuple[SheetRow | None, Any]]:
    """A function that returns the existing row for imported values, and the key that identifies it."""
    rows = {row.key: row for row in sheet.rows(store)}
    if not isinstance(sheet, PriceSheet):
        return lambda values: (rows.get(values["name"]), values["name"])
    lines = by_line(store.library.prices)

    def line(values: Mapping[str, Any]) -> tuple[SheetRow | None, Any]:
        price = sheet.made(values)
        if price.record and not price.list:
            words: dict[str, object] = {"record": price.record}
            raise CellError(Message("no list has a record “{record}”", words))
        mark = same_line(price)
        return (rows[lines[mark]] if mark in lines else None), mark

    return line


def _gaps(
    sheet: LibrarySheet, row: RawRow, values: Mapping[str, Any], infos: Mapping[str, FieldInfo]
) -> list[Problem]:
    """The required values that a row lacks; a missing price is never 0."""
    found = []
    for group in needed_fields(sheet):
        if not any(values.get(name) not in (None, "") for name in group):
            info = infos[group[0]]
            found.append(Problem(row.number, info.title, Message("this cell is empty; the row is left out")))
    return found


def _within(info: FieldInfo, value: Decimal) -> Decimal:
    low = info.least is not None and value < Decimal(str(info.least))
    high = info.most is not None and value > Decimal(str(info.most))
    if low or high:
        words: dict[str, object] = {"text": numbers().exact(value), "expected": expected_of(info)}
        raise CellError(Message("“{text}” does not fit; this must be {expected}.", words))
    return value
