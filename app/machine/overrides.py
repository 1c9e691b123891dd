"""Import this before the window classes: it keeps errors in overrides of Qt methods from crashing the process.

Qt calls overrides: paint, sizeHint, data, event handlers. If Python called Qt before, as in measuring a column, PySide6
stores the error for the caller and extends its text. Before Python 3.12 an error raised by the interpreter (index out
of range, division by zero) is not an object until it is caught; PySide6 then reads invalid memory and crashes. So every
override catches its errors and raises them again.
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
"""Called by Python when a subclass is created."""


def guard_overrides() -> None:
    """From now on guard all overrides of Qt methods in new classes."""
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
