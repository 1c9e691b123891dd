"""Steps that change many cells at once: fill, clear, fill down, paste. All or none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from app.library.cell_texts import CellError, read_cell
from app.library.library_sheets import SheetRow, TakenNames
from app.library.rows_model import LibraryModel
from app.look.translation import tr, translate
from planner_core.catalog.library import Library, LibraryEdit, LibraryStep
from planner_core.catalog.library_rules import LibraryRuleError
from planner_core.messages import HeadroomError, Message
from planner_core.plan.fields import FieldInfo


class Cell(NamedTuple):
    """One cell of a table, by the key of its row and its column."""

    key: Any
    column: int


Values = dict[str, Any]


def filled_step(model: LibraryModel, library: Library, cells: Sequence[Cell], text: str) -> LibraryStep:
    """The step that puts one text into all of the cells. Raises CellError that names the first cell that refuses it."""
    changes: dict[Any, Values] = {}
    for cell in cells:
        info = model.sheet.columns[cell.column]
        try:
            changes.setdefault(cell.key, {})[info.name] = read_cell(info, text)
        except HeadroomError as error:
            raise _refused(model, cell.key, info, error) from error
    count = len(cells)
    label = (
        Message("Fill {count} cell", {"count": count}, plural="Fill {count} cells")
        if text.strip()
        else Message("Empty {count} cell", {"count": count}, plural="Empty {count} cells")
    )
    return LibraryStep(label, tuple(_edits(model, library, changes)))


def filled_down_step(model: LibraryModel, library: Library, cells: Sequence[Cell]) -> LibraryStep:
    """The step that copies the first of the cells of each column into the others. Raises CellError."""
    rows = {row.key: row for row in model.rows}
    first: dict[int, Any] = {}
    changes: dict[Any, Values] = {}
    for cell in cells:
        info = model.sheet.columns[cell.column]
        if cell.column not in first:
            first[cell.column] = model.sheet.get(rows[cell.key], info)
        else:
            changes.setdefault(cell.key, {})[info.name] = first[cell.column]
    count = len(cells) - len(first)
    label = Message("Fill {count} cell", {"count": count}, plural="Fill {count} cells")
    return LibraryStep(label, tuple(_edits(model, library, changes)))


def tiled(block: Sequence[Sequence[str]], rows: int, columns: int) -> list[list[str]]:
    """The block repeated to fill this many rows and columns exactly; unchanged if it does not fit."""
    high, wide = len(block), max(map(len, block), default=0)
    if not high or not wide or rows % high or columns % wide:
        return [list(row) for row in block]
    even = [[*row, *[""] * (wide - len(row))] for row in block]
    return [row * (columns // wide) for _ in range(rows // high) for row in even]


def _edits(model: LibraryModel, library: Library, changes: Mapping[Any, Values]) -> list[LibraryEdit]:
    rows: Mapping[Any, SheetRow] = {row.key: row for row in model.rows}
    edits: list[LibraryEdit] = []
    names = TakenNames(library)
    for key, values in changes.items():
        made = model.sheet.changed(rows[key], values)
        try:
            names.check(made)
        except HeadroomError as error:
            raise _refused(model, key, None, error) from error
        edits += made
    return edits


def _refused(model: LibraryModel, key: Any, info: FieldInfo | None, error: HeadroomError) -> CellError:
    words: dict[str, object] = {
        "name": model.sheet.title_of(model.rows[model.row_of(key)]),
        "reason": translate(error.message),
    }
    if isinstance(error, LibraryRuleError):  # names row and field itself
        return CellError(Message("Nothing was changed. {reason}", words))
    if info is None:
        return CellError(Message("Nothing was changed. {name}: {reason}", words))
    words["field"] = tr(info.title)
    return CellError(Message("Nothing was changed. {name}, {field}: {reason}", words))
