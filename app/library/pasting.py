"""Cells to and from a spreadsheet by clipboard: all are pasted, or none."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any, Final

from app.library.cell_texts import NUMBER_KINDS, CellError, cell_text, read_cell
from app.library.library_sheets import LibrarySheet, NewKeys, SheetRow, TakenNames
from app.library.rows_model import LibraryModel, column_title
from app.look.spreadsheet_text import guarded, unguarded
from app.look.translation import tr, translate
from planner_core.catalog.library import Library, LibraryEdit, LibraryStep
from planner_core.messages import HeadroomError, Message
from planner_core.plan.fields import FieldInfo

MOST_PASTED: Final = 20_000
LEAST_HEADINGS: Final = 2


def pasted_rows(text: str) -> list[list[str]]:
    """The cells of a text from a spreadsheet: separated by tabs, quoted if they contain line breaks.

    The guard added by `copied_text` is removed.
    """
    lines = io.StringIO(text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", ""))
    rows = csv.reader(lines, delimiter="\t")
    return [[unguarded(cell) for cell in row] for row in rows if any(cell.strip() for cell in row)]


def has_headings(sheet: LibrarySheet, text: str) -> bool:
    """Whether the first line contains names of the sheet's columns."""
    first = pasted_rows(text.split("\n", 1)[0])
    titles = {_plain(column_title(info)) for info in sheet.columns} | {
        _plain(name) for info in sheet.columns for name in (tr(info.title), info.title)
    }
    return bool(first) and sum(_plain(cell) in titles for cell in first[0]) >= LEAST_HEADINGS


def copied_text(sheet: LibrarySheet, rows: Sequence[SheetRow], columns: Sequence[int] | None = None) -> str:
    """Rows with tabs between the cells: whole ones below their headings, or only some columns.

    A text that a spreadsheet might take for a formula is guarded.
    """
    infos = sheet.columns if columns is None else [sheet.columns[column] for column in columns]
    words = io.StringIO()
    writer = csv.writer(words, delimiter="\t", lineterminator="\n")
    if columns is None:
        writer.writerow([column_title(info) for info in infos])
    writer.writerows([[_copied(info, sheet.get(row, info)) for info in infos] for row in rows])
    return words.getvalue()


def paste_step(
    model: LibraryModel, library: Library, cells: Sequence[Sequence[str]], keys: Sequence[Any], column: int
) -> LibraryStep:
    """The step that puts cells into the rows with these keys from a column on; further rows are added.

    Raises HeadroomError that names the first invalid cell; then nothing changes.
    """
    if len(cells) > MOST_PASTED:
        words: dict[str, object] = {"most": MOST_PASTED}
        raise CellError(Message("At most {most} rows can be pasted at once. Import them instead.", words))
    new, names = NewKeys(library), TakenNames(library)
    rows = {row.key: row for row in model.rows}
    edits: list[LibraryEdit] = []
    for number, row in enumerate(cells):
        values = _values(model.sheet, row, column, number + 1)
        there = rows[keys[number]] if number < len(keys) else None
        made = model.sheet.changed(there, values) if there else model.sheet.added(values, new)
        try:
            names.check(made)
        except HeadroomError as error:
            words = {"row": number + 1, "reason": error.message}
            raise CellError(Message("Nothing was pasted. Row {row}: {reason}", words)) from error
        edits += made
    label = Message("Paste {count} row", {"count": len(cells)}, plural="Paste {count} rows")
    return LibraryStep(label, tuple(edits))


def _values(sheet: LibrarySheet, row: Sequence[str], column: int, number: int) -> dict[str, Any]:
    values = {}
    for place, text in enumerate(row, start=column):
        if place >= len(sheet.columns):
            break
        info = sheet.columns[place]
        try:
            values[info.name] = read_cell(info, text)
        except HeadroomError as error:
            words: dict[str, object] = {
                "row": number,
                "field": Message(info.title),
                "reason": translate(error.message),
            }
            raise CellError(Message("Nothing was pasted. Row {row}, {field}: {reason}", words)) from error
    return values


def _copied(info: FieldInfo, value: Any) -> str:
    text = cell_text(info, value)
    return text if info.kind in NUMBER_KINDS else guarded(text)


def _plain(text: str) -> str:
    return text.strip().casefold()
