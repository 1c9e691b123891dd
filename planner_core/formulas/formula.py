"""The declaration that turns a plain function on numbers into a formula that can be printed and explained."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

from planner_core.formulas.recording import Applied, Formula, Traced
from planner_core.messages import Message

P = ParamSpec("P")
R = TypeVar("R")


FORMULAS: dict[str, Formula] = {}
"""Every declared formula by its function name; for the table of formulas and for tests."""


def formula(
    title: Message, *, symbol: str, unit: str, expression: str, source: str
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Declare a formula. Its function takes and returns numbers or numpy arrays, element by element.

    `expression` is the right-hand side in the parameters' names, `unit` that of the result, `source` the
    document and section it was published in, or the reasoning behind it.
    """

    def declare(function: Callable[P, R]) -> Callable[P, R]:
        declared = Formula(function, title, symbol, unit, expression, source)
        FORMULAS[function.__name__] = declared
        names = tuple(inspect.signature(function).parameters)

        @functools.wraps(function)
        def call(*arguments: P.args, **named: P.kwargs) -> R:
            inputs: dict[str, Any] = dict(zip(names, arguments, strict=False)) | named
            if not any(type(each) is Traced for each in inputs.values()):
                return function(*arguments, **named)
            values = {name: each.values if type(each) is Traced else each for name, each in inputs.items()}
            traced = {name: each for name, each in inputs.items() if type(each) is Traced}
            return cast(R, Traced(declared.function(**values), Applied(declared, traced)))

        return call

    return declare
