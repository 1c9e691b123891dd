"""Wherever the keyboard can go in the whole program, a screen reader has a name to say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from app.wiring import Wiring
from tests.gui.test_window import _nameless
from tests.support.everywhere import places

pytestmark = pytest.mark.timeout(300)


def test_everything_that_takes_the_focus_or_a_click_has_a_name(program: Wiring, qtbot: QtBot) -> None:
    program.window.setGeometry(QRect(0, 20, 1280, 780))
    nameless = [f"{place}: {each}" for place, window in places(program, qtbot) for each in _nameless(window)]
    assert not nameless, "\n".join(nameless)
