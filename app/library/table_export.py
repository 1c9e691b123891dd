"""A table of the library as CSV or Excel; possible formulas are written as text. No widgets."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from app.library.cell_texts import NUMBER_KINDS, cell_text, typed_text
from app.library.library_sheets import LibrarySheet, SheetRow, sheet_title
from app.library.rows_model import column_title
from app.library.workbook_writing import Cell, workbook_bytes
from app.look.spreadsheet_text import csv_bytes, guarded
from planner_core.plan.fields import FieldInfo


def table_csv(sheet: LibrarySheet, rows: Sequence[SheetRow]) -> bytes:
    """Titles and rows as CSV in UTF-8 with a byte order mark, for spreadsheets in the reader's locale."""
    headings = [column_title(info) for info in sheet.columns]
    cells = ([_written(info, sheet.get(row, info)) for info in sheet.columns] for row in rows)
    return csv_bytes([headings, *cells])


def table_workbook(sheet: LibrarySheet, rows: Sequence[SheetRow]) -> bytes:
    """Titles and rows as an Excel workbook, numbers as numbers."""
    headings: list[Cell] = [column_title(info) for info in sheet.columns]
    cells = [[_cell(info, sheet.get(row, info)) for info in sheet.columns] for row in rows]
    return workbook_bytes(sheet_title(sheet.name), [headings, *cells])


def _written(info: FieldInfo, value: Any) -> str:
    if info.kind in NUMBER_KINDS:
        return "" if value is None else typed_text(info, value).replace("\N{MINUS SIGN}", "-")
    return guarded(cell_text(info, value))


def _cell(info: FieldInfo, value: Any) -> Cell:
    if info.kind in NUMBER_KINDS:
        return None if value is None else Decimal(str(value))
    return cell_text(info, value)
