"""Everywhere in the program: what takes the focus has a name for a screen reader, the wheel edits nothing, and nothing
lies over anything or is cut off.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from app.window.wiring import Wiring
from tests.gui.test_window import _nameless
from tests.support.everywhere import places
from tests.support.lying import faults_of_place
from tests.support.settled import settle
from tests.support.wheel import wheel_faults

pytestmark = pytest.mark.timeout(300)


@pytest.fixture
def ranges() -> bool:
    """These tests see every part of the strip."""
    return True


def test_everything_has_a_name_and_a_place_and_is_left_alone_by_the_wheel(
    program: Wiring, qtbot: QtBot
) -> None:
    program.window.setGeometry(QRect(0, 20, 1280, 780))
    nameless, turned, lying = list[str](), list[str](), list[str]()
    steps = 0
    for place, window in places(program, qtbot):
        lying += [f"{place}: {each}" for each in faults_of_place(window)]
        nameless += [f"{place}: {each}" for each in _nameless(window)]
        steps, before = program.session.history.position, program.session.plan
        turned += [f"{place}: {each}" for each in wheel_faults(window)]
        assert (program.session.history.position, program.session.plan) == (steps, before), place
    assert steps
    program.window.messages.show_message("The plan was saved.", answers=[("Show it", lambda: None)])
    settle()
    nameless += [f"message: {each}" for each in _nameless(program.window)]
    assert not lying, "\n".join(lying)
    assert not nameless, "\n".join(nameless)
    assert not turned, "\n".join(turned)
