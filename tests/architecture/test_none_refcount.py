"""PySide6 6.12.0 loses a reference to None (and to True and False) per call and aborts Python 3.11 in minutes."""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QGraphicsRectItem

CALLS = 500
NOISE = 50


class Sender(QObject):
    told = Signal(bool)


@pytest.fixture(scope="module")
def calls(qapp) -> dict[str, Callable[[], object]]:
    sender, item = Sender(), QGraphicsRectItem(QRectF(0, 0, 9, 9))
    return {
        "returns None": lambda: sender.setObjectName("x"),
        "item returns None": lambda: item.setPos(1, 1),
        "emits True": lambda: sender.told.emit(True),
        "returns a bool": lambda: sender.signalsBlocked(),
    }


@pytest.mark.parametrize("call", ["returns None", "item returns None", "emits True", "returns a bool"])
@pytest.mark.parametrize("constant", [None, True, False], ids=repr)
def test_calls_leave_the_count_of_constants_alone(calls, call, constant):
    before = sys.getrefcount(constant)
    for _ in range(CALLS):
        calls[call]()
    assert abs(sys.getrefcount(constant) - before) < NOISE
