"""The tables of the library on the command line: printed, exported and imported."""

from __future__ import annotations

import argparse
import os
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from app.cli.plan_files import refuse_existing
from app.cli.terminal import complain, harmless, plain, say, say_json, table
from app.library.cell_texts import CellError, cell_text, read_cell
from app.library.importing.column_guessing import Options, decimal_sign, guessed, missing
from app.library.importing.import_steps import Outcome, import_step, outcome, problem_lines, read_rows
from app.library.importing.raw_tables import RawTable, TableError
from app.library.importing.read_file import MOST_SECONDS, TableRead, answer_in, reading_arguments, too_slow
from app.library.library_sheets import (
    ORIGIN_NAMES,
    PRICES,
    SHIPPED,
    LibrarySheet,
    SheetRow,
    make_sheets,
    sheet_title,
)
from app.library.library_store import LibraryStore
from app.library.rows_model import column_title
from app.library.table_export import table_csv, table_workbook
from app.look.number_format import numbers
from app.look.translation import tr, tr_plural, translate
from app.machine.child_command import child_command, child_variables
from app.machine.files import FileError, already_there, write_file
from app.project.catalogue import load_catalog
from db.library import LibraryFile, export_library, read_foreign
from db.library_errors import LibraryError
from planner_core.catalog.library_merge import Conflict, merge_of, merge_step
from planner_core.catalog.prices import Price
from planner_core.messages import Message

MOST_SHOWN: Final = 50
PRICE_COLUMNS: Final = (
    "item",
    "order_number",
    "unit_price",
    "currency",
    "discount_percent",
    "valid_from",
    "valid_to",
)
MOST_COLUMNS: Final = 5


def opened(path: Path) -> LibraryStore:
    """The library in a file, which need not exist. Raises LibraryError; a damaged file is not moved."""
    LibraryFile(path, foreign=True).read()
    store = LibraryStore(path, load_catalog())
    for each in store.complaints:
        complain(translate(each))
    return store


def list_tables(arguments: argparse.Namespace) -> None:
    """Print the number of rows of each table, or the rows of one."""
    store = opened(arguments.library)
    sheets = make_sheets(store)
    if arguments.table is None:
        counts = {name: _counts(sheet.rows(store)) for name, sheet in sheets.items()}
        if arguments.json:
            say_json({name: {"own": own, "shipped": shipped} for name, (own, shipped) in counts.items()})
        else:
            say(_overview(arguments.library, counts))
        return
    sheet = sheets[arguments.table]
    rows = _rows(sheet, store, own_only=arguments.own)
    if arguments.json:
        say_json([_json(sheet, row) for row in rows])
    else:
        say(_table(sheet, rows, arguments.most))


def export(arguments: argparse.Namespace) -> None:
    """Write the whole library or one table to a file."""
    path: Path = arguments.output
    if (path.suffix.lower() == ".sqlite") != (arguments.table is None):
        arguments.refuse("a TABLE goes to .csv or .xlsx, the whole library without TABLE to .sqlite")
    refuse_existing(arguments, path)
    _refuse_same(arguments.library, path)
    store = opened(arguments.library)
    like = arguments.library if arguments.library.exists() else None
    if arguments.table is None:
        try:
            export_library(store.library, path, like=like, replace=arguments.force)
        except FileExistsError as error:
            raise FileError(already_there(path)) from error
        return
    sheet = make_sheets(store)[arguments.table]
    make = table_workbook if path.suffix.lower() == ".xlsx" else table_csv
    data = make(sheet, _rows(sheet, store, own_only=arguments.own))
    write_file(path, data, like=like, replace=arguments.force)


def _refuse_same(library: Path, path: Path) -> None:
    with suppress(OSError):
        if path.samefile(library):
            raise LibraryError(
                Message("{path} is this library itself. Choose another name.", {"path": str(path)})
            )


def import_table(arguments: argparse.Namespace) -> None:
    """Import all rows of a file, or none; print what was done."""
    store = opened(arguments.library)
    sheet = make_sheets(store)[arguments.table]
    raw = read_apart(arguments.file, arguments.sheet, arguments.encoding, arguments.delimiter)
    options = _options(sheet, raw, arguments)
    found = outcome(sheet, store, read_rows(sheet, raw, options))
    say(_told(found))
    if unread := _columns_left_out(raw, options, arguments):
        say(tr("Columns left out: {names}.", names=harmless("; ".join(unread))))
    for line in problem_lines(found.problems, raw.file, translate):
        complain(line)
    if found.problems and not arguments.leave_out:
        raise TableError(Message("Nothing was imported. Correct these rows, or add --leave-out."))
    if found.edits and not arguments.dry_run:
        store.file.commit(import_step(raw, found))


def merge(arguments: argparse.Namespace) -> None:
    """Add the rows that only another library has, and on request its version of differing rows; print what was done."""
    store = opened(arguments.library)
    found = merge_of(store.library, read_foreign(arguments.file))
    words = {"added": len(found.added), "same": found.same, "conflicts": len(found.conflicts)}
    say(tr("{added} rows are new, {same} are the same in both, {conflicts} differ.", **words))
    sheets = make_sheets(store)
    for conflict in found.conflicts:
        say(harmless(_difference(sheets, conflict)))
    step = merge_step(found, found.conflicts if arguments.theirs else (), arguments.file.name)
    if step.edits and not arguments.dry_run:
        store.file.commit(step)


def read_apart(path: Path, sheet: str, encoding: str, delimiter: str) -> RawTable:
    """The table in a foreign file, read in a separate process. Raises TableError."""
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder) / "answer.json"
        command = child_command(*reading_arguments(path, answer, sheet, encoding, delimiter))
        try:
            subprocess.run(  # noqa: S603 - this program itself
                command,
                env={**os.environ, **child_variables()},
                timeout=MOST_SECONDS,
                capture_output=True,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise too_slow(path.name) from error
        found = answer_in(answer, TableRead, path.name)
    if found.table is None:
        assert found.problem is not None
        raise TableError(found.problem)
    return found.table


def _columns_left_out(raw: RawTable, options: Options, arguments: argparse.Namespace) -> list[str]:
    """Headings of columns that mean no field, without those left out on purpose."""
    headings = raw.rows[options.heading].cells if options.heading >= 0 else ()
    meant = {heading.casefold() for heading, _ in arguments.column}
    named = [cell.text.strip() for cell, field in zip(headings, options.fields, strict=False) if not field]
    return [each for each in named if each and each.casefold() not in meant]


def _options(sheet: LibrarySheet, raw: RawTable, arguments: argparse.Namespace) -> Options:
    options = guessed(sheet, raw)
    infos = {info.name: info for info in sheet.columns}
    fields = list(options.fields)
    headings = raw.rows[options.heading].cells if options.heading >= 0 else ()
    places = {cell.text.strip().casefold(): place for place, cell in enumerate(headings)}
    for heading, field in arguments.column:
        if heading.casefold() not in places:
            words: dict[str, object] = {
                "heading": heading,
                "known": ", ".join(cell.text for cell in headings),
            }
            raise TableError(
                Message("There is no column {heading} in this table. There are: {known}.", words)
            )
        if field and field != "none":
            _known(field, infos)
        fields[places[heading.casefold()]] = "" if field == "none" else field
    for_all: dict[str, Any] = {}
    for field, text in arguments.set:
        _known(field, infos)
        for_all[field] = read_cell(infos[field], text)
    options = options._replace(fields=tuple(fields), for_all=for_all)
    options = options._replace(decimal=arguments.decimal or decimal_sign(sheet, raw, options))
    if gaps := missing(sheet, options):
        names = ", ".join(f"{tr(info.title)} ({info.name})" for info in gaps)
        raise TableError(
            Message(
                "No column was recognised for: {fields}. Name the columns with --column.", {"fields": names}
            )
        )
    if not options.decimal:
        raise TableError(Message("Numbers such as 1.234 could be read in two ways: add --decimal."))
    return options


def _known(field: str, infos: dict[str, Any]) -> None:
    if field not in infos:
        words: dict[str, object] = {"field": field, "known": ", ".join(infos)}
        raise CellError(Message("There is no field {field} in this table. There are: {known}.", words))


def _told(found: Outcome) -> str:
    words = {"added": found.added, "changed": found.changed, "same": found.same}
    told = tr("{added} new, {changed} changed, {same} unchanged.", **words)
    count = len({each.row for each in found.problems})
    left_out = tr_plural("{count} row cannot be imported.", "{count} rows cannot be imported.", count)
    return f"{told} {left_out}" if count else told


def _difference(sheets: dict[str, LibrarySheet], conflict: Conflict) -> str:
    key = conflict.take_theirs.key
    sheet = sheets[PRICES if isinstance(conflict.mine, Price) else str(key[0])]  # type: ignore[index]
    mine, theirs = SheetRow(key, conflict.mine), SheetRow(key, conflict.theirs)
    told = [
        tr(
            "{field}: mine {mine}, theirs {theirs}",
            field=column_title(info),
            mine=cell_text(info, sheet.get(mine, info)) or "–",
            theirs=cell_text(info, sheet.get(theirs, info)) or "–",
        )
        for info in sheet.columns
        if sheet.get(mine, info) != sheet.get(theirs, info)
    ]
    return f"{sheet.title_of(mine)}: {'; '.join(told)}"


def _rows(sheet: LibrarySheet, store: LibraryStore, *, own_only: bool) -> list[SheetRow]:
    return [row for row in sheet.rows(store) if not (own_only and row.origin == SHIPPED)]


def _counts(rows: Sequence[SheetRow]) -> tuple[int, int]:
    own = sum(row.origin != SHIPPED for row in rows)
    return own, len(rows) - own


def _overview(path: Path, counts: dict[str, tuple[int, int]]) -> Iterator[str]:
    yield harmless(str(path))
    yield ""
    rows = [["", tr("Own"), tr("From Headroom")]]
    rows += [[f"{name}: {sheet_title(name)}", *map(numbers().number, each)] for name, each in counts.items()]
    yield from table(rows, right={1, 2}, indent="  ")


def _table(sheet: LibrarySheet, rows: Sequence[SheetRow], most: int) -> Iterator[str]:
    infos = {info.name: info for info in sheet.columns}
    names = PRICE_COLUMNS if sheet.name == PRICES else tuple(infos)[:MOST_COLUMNS]
    columns = [infos[name] for name in names]
    right = {place for place, info in enumerate(columns) if info.kind in ("integer", "number", "money")}
    head = [column_title(info) for info in columns]
    shown = [[plain(cell_text(info, sheet.get(row, info))) for info in columns] for row in rows[:most]]
    if sheet.name != PRICES:
        head.append(tr("Whose"))
        for cells, row in zip(shown, rows, strict=False):
            cells.append(tr(ORIGIN_NAMES[row.origin]))
    yield from table([head, *shown], right=right)
    if len(rows) > most:
        left = len(rows) - most
        yield tr_plural("and {count} more row", "and {count} more rows", left)


def _json(sheet: LibrarySheet, row: SheetRow) -> dict[str, Any]:
    values = {info.name: sheet.get(row, info) for info in sheet.columns}
    return values if sheet.name == PRICES else {"whose": row.origin, **values}
