"""A workbook with questions as a customer sends it back: the same cells, with answers in them."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from typing import Any

import xlsxwriter

from app.library.importing.workbook_reading import read_sheets
from app.results.words.questions import KEY_HEADING, answer_headings

Cell = Any


def rows_of(data: bytes) -> tuple[str, list[list[str]]]:
    """The name of the sheet with the questions, and the texts of its rows."""
    for sheet in read_sheets("questions.xlsx", data, lambda _: True, None):
        rows = [[cell.text for cell in row.cells] for row in sheet.rows]
        if any(KEY_HEADING in row for row in rows):
            return sheet.sheet, rows
    raise AssertionError("no questions")


def keys_of(data: bytes) -> list[str]:
    """The keys of all questions in their order."""
    _, rows = rows_of(data)
    head = next(place for place, row in enumerate(rows) if KEY_HEADING in row)
    column = rows[head].index(KEY_HEADING)
    return [row[column] for row in rows[head + 1 :]]


def filled_in(data: bytes, answers: Mapping[str, Cell]) -> bytes:
    """The workbook with these answers by key; a number stays a number."""
    name, rows = rows_of(data)
    head = next(place for place, row in enumerate(rows) if KEY_HEADING in row)
    keys = rows[head].index(KEY_HEADING)
    column = next(place for place, text in enumerate(rows[head]) if text in answer_headings())
    written = BytesIO()
    with xlsxwriter.Workbook(written, {"in_memory": True, "strings_to_formulas": False}) as book:
        page = book.add_worksheet(name)
        for line, row in enumerate(rows):
            for place, text in enumerate(row):
                if text:
                    page.write_string(line, place, text)
            if line > head and row[keys] in answers:
                page.write(line, column, answers[row[keys]])
    return written.getvalue()
