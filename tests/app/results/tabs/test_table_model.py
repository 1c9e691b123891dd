"""The model of a result table answers for its rows, and says nothing of any other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt

from app.results.tables.column import Column
from app.results.tabs.table_model import TableModel

ROWS = ("first", "second")


@pytest.fixture
def model(qapp):
    made = TableModel([Column("Name", str), Column("Length", lambda row: str(len(row)))])
    made.show_rows(ROWS)
    return made


def test_every_cell_says_what_its_column_shows(model):
    shown = [[model.index(row, column).data() for column in range(2)] for row in range(2)]
    assert shown == [["first", "5"], ["second", "6"]]


def test_no_row_answers_for_an_index_that_is_none(model):
    assert model.data(QModelIndex()) is None
    assert model.data(QModelIndex(), Qt.ItemDataRole.ToolTipRole) is None


def test_an_index_of_a_row_that_has_gone_says_nothing(model):
    """Views and screen readers may ask for what they saw last."""
    last = model.createIndex(1, 0)
    model._rows = ROWS[:1]
    assert model.data(last) is None
    assert model.data(model.createIndex(0, 0)) == "first"
