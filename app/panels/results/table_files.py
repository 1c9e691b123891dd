"""A table of results as a file that a spreadsheet of the reader's locale opens by a double click."""

from __future__ import annotations

import csv
import io

from app.format import numbers
from app.panels.results.table_view import ResultTable


def table_csv(table: ResultTable) -> bytes:
    """Headings and the selected rows, or all where fewer than two are selected, as CSV in UTF-8.

    The sign between cells is the one that spreadsheets use where the comma is the decimal sign, or the comma. The
    mark at the beginning tells them that it is UTF-8.
    """
    between = ";" if numbers().style.decimal == "," else ","
    words = io.StringIO()
    csv.writer(words, delimiter=between).writerows(table.copied_rows())
    return words.getvalue().encode("utf-8-sig")
