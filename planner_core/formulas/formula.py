"""The declaration that turns a plain function on numbers into a formula that can be printed and explained."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

from numpy import ndarray

from planner_core.formulas.recording import Applied, Formula, Traced, rows_together, values_of
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
            if Traced not in map(type, arguments) and not (named and Traced in map(type, named.values())):
                found: Any = function(*arguments, **named)
                return cast(R, rows_together(found) if type(found) is ndarray else found)
            inputs: dict[str, Any] = dict(zip(names, arguments, strict=False)) | named
            values = {name: values_of(each) for name, each in inputs.items()}
            traced = {name: each for name, each in inputs.items() if type(each) is Traced}
            result: Any = declared.function(**values)
            together = rows_together(result) if type(result) is ndarray else result
            return cast(R, Traced(together, Applied(declared, traced)))

        return call

    return declare
