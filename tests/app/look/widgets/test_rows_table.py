"""Rows whose names can be edited."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.look.widgets.rows_table import Rows, RowsTable
from tests.support.in_front import bring_to_front


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_second_key_before_the_first_is_dealt_with_closes_no_editor_that_is_gone(
    qtbot: QtBot, key: Qt.Key
) -> None:
    """Qt commits a name after the key; a fast hand has pressed it again by then."""
    window = QWidget()
    qtbot.addWidget(window)
    rows = Rows(("Name",), window)
    rows.show_rows([["As is"]], frozenset({0}))
    table = RowsTable(rows, "Variants", window)
    named: list[tuple[int, str]] = []
    rows.renamed.connect(lambda row, name: named.append((row, name)))
    bring_to_front(qtbot, window)
    table.choose(0)
    table.rename()
    (editor,) = table.findChildren(QLineEdit)
    editor.setText("To be")
    for _ in range(2):
        press = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.postEvent(editor, press)
    qtbot.waitUntil(lambda: table.state() != QAbstractItemView.State.EditingState)
    assert named == [(0, "To be")]
    table.rename()
    assert table.state() == QAbstractItemView.State.EditingState  # the next editor is another one
