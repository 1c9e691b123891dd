"""Import this before the classes of the window: it keeps an error in an override from ending the program.

An override is what Qt calls: paint, sizeHint, data, an event. Where Python has called Qt before, as in measuring a
column, PySide6 keeps the error for the caller and adds to its words. Before Python 3.12 an error that Python itself
came upon (an index out of range, a division by zero) is no object yet unless somebody has caught it; PySide6 takes
other memory for it then, and the process is gone. So every override catches its errors and lets them go on.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessibleInterface
from PySide6.QtWidgets import QGraphicsItem, QLayoutItem

OF_QT = "PySide6."
ROOTS = (QObject, QGraphicsItem, QLayoutItem, QAccessibleInterface)
HOOK = "__init_subclass__"
"""What Python calls whenever a class is made of another."""


def guard_overrides() -> None:
    """From now on guard what any class overrides of Qt's."""
    for root in ROOTS:
        setattr(root, HOOK, classmethod(_hook_of(root)))


def _hook_of(root: Any) -> Callable[..., None]:
    def guard(made: type, **named: Any) -> None:
        super(root, made).__init_subclass__(**named)
        of_qt = [each for each in made.__mro__[1:] if each.__module__.startswith(OF_QT)]
        for name, function in list(vars(made).items()):
            is_plain = isinstance(function, FunctionType) and not name.startswith("__")
            if is_plain and any(name in vars(each) for each in of_qt):
                setattr(made, name, _guarded(function))

    return guard


def _guarded(override: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(override)
    def call(*arguments: Any, **named: Any) -> Any:
        try:
            return override(*arguments, **named)
        except BaseException:  # noqa: TRY203 - caught, it is an object
            raise

    return call


if sys.version_info < (3, 12):
    guard_overrides()
