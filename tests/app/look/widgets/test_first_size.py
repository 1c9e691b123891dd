"""A window opens over the window that it belongs to, and inside the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.look.widgets.first_size import FRAME, lie_over_parent


@pytest.mark.parametrize("corner", [(60, 40), (-300, -200), (2000, 2000)])
def test_it_lies_over_the_middle_of_its_parent_and_inside_the_screen(
    qtbot: QtBot, corner: tuple[int, int]
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.setGeometry(QRect(QPoint(*corner), FRAME * 30))
    child = QWidget(parent, Qt.WindowType.Window)
    child.resize(400, 300)
    lie_over_parent(child)
    room = parent.screen().availableGeometry()
    outer = QRect(child.pos(), child.size() + FRAME)
    assert room.contains(outer)
    middle = parent.frameGeometry().center()
    around = QRect(middle - QPoint(210, 172), middle + QPoint(210, 172))
    if room.contains(around):
        assert (outer.center() - middle).manhattanLength() <= 4
