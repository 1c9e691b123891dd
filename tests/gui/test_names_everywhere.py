"""Everywhere in the program: what takes the focus has a name for a screen reader, the wheel edits nothing, nothing lies
over anything or is cut off, and all is set up and painted as it was.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from app.results.charts.figures import figures_svg
from app.window.wiring import Wiring
from tests.gui.test_window import _nameless
from tests.support.drawn import shapes
from tests.support.everywhere import places
from tests.support.kept import Kept
from tests.support.lying import faults_of_place
from tests.support.settled import settle
from tests.support.wheel import wheel_faults

COMPUTING = ("how many desktops", "tab range", "tab response", "tab opinions")
"""How far their answers have come depends on the machine."""


@pytest.fixture
def ranges() -> bool:
    """These tests see every part of the strip."""
    return True


def test_everything_has_a_name_and_a_place_and_is_left_alone_by_the_wheel(
    program: Wiring, qtbot: QtBot
) -> None:
    program.window.setGeometry(QRect(0, 20, 1280, 780))
    nameless, turned, lying = list[str](), list[str](), list[str]()
    steps, kept = 0, Kept()
    for place, window in places(program, qtbot):
        if place not in COMPUTING:
            kept.compare_window(place, window)
        if place in ("tab storms", "tab capacity") and (figures := program.workbench.tabs.figures_in_front()):
            kept.compare(f"painted {place}", shapes(figures_svg(figures).decode()))
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
    assert not kept.verdict(), kept.verdict()
