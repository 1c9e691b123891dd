"""Hundreds of thousands of moves do not end the process, as they did with a PySide that lost a reference each."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QPoint

from tests.support.canvas import rebuilt, shown

MOVES = 300_000
NOISE = 200


def test_moving_an_item_loses_no_reference_to_none(canvas):
    item = canvas.scene().cards["pool"]
    before = sys.getrefcount(None)
    for step in range(MOVES):
        item.setPos(step % 7, step % 11)
    assert item.pos().toTuple() == ((MOVES - 1) % 7, (MOVES - 1) % 11)
    assert sys.getrefcount(None) - before > -NOISE


@pytest.mark.parametrize(
    "moves", [2_000, pytest.param(MOVES, marks=[pytest.mark.benchmark, pytest.mark.timeout(900)])]
)
def test_a_card_is_dragged_about_for_long(canvas, session, hand, moves):
    start = hand.at("pool")
    before = sys.getrefcount(None)
    hand.press(start)
    for step in range(moves):
        hand.move(start + QPoint(step % 37, step % 23))
    hand.release(start + QPoint(40, 16))
    assert session.history.position == 1
    assert shown(canvas.scene()) == rebuilt(canvas)
    assert sys.getrefcount(None) - before > -NOISE
