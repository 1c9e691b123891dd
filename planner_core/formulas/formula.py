"""The decorator that declares a plain function on numbers as a formula that can be printed and explained."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from decimal import Decimal
from typing import Any, ParamSpec, Protocol, TypeVar, overload

from numpy import ndarray

from planner_core.formulas.recording import Applied, Column, Formula, Number, Traced, rows_together, values_of
from planner_core.messages import Message

P = ParamSpec("P")
Amount = TypeVar("Amount", bound=Decimal | None)


FORMULAS: dict[str, Formula] = {}
"""Every declared formula by its function name; for the table of formulas and for tests."""


class Declaration(Protocol):
    """Type of a declared formula: amounts stay amounts, other results are columns. For plain numbers it returns a plain
    number, declared as `float`.
    """

    @overload
    def __call__(self, function: Callable[P, Amount], /) -> Callable[P, Amount]: ...
    @overload
    def __call__(self, function: Callable[P, Number], /) -> Callable[P, Column]: ...


def formula(title: Message, *, symbol: str, unit: str, expression: str, source: str) -> Declaration:
    """Declare a formula. Its function takes and returns numbers or numpy arrays, element by element.

    `expression` is the right-hand side with the parameters' names, `unit` the unit of the result, `source` the document
    and section of its publication, or its derivation.
    """

    def declare(function: Callable[P, Any]) -> Callable[P, Any]:
        declared = Formula(function, title, symbol, unit, expression, source)
        FORMULAS[function.__name__] = declared
        names = tuple(inspect.signature(function).parameters)

        @functools.wraps(function)
        def call(*arguments: P.args, **named: P.kwargs) -> Any:
            if Traced not in map(type, arguments) and not (named and Traced in map(type, named.values())):
                found: Any = function(*arguments, **named)
                return rows_together(found) if type(found) is ndarray else found
            inputs: dict[str, Any] = dict(zip(names, arguments, strict=False)) | named
            values = {name: values_of(each) for name, each in inputs.items()}
            traced = {name: each for name, each in inputs.items() if type(each) is Traced}
            result: Any = declared.function(**values)
            together = rows_together(result) if type(result) is ndarray else result
            return Traced(together, Applied(declared, traced))

        return call

    return declare
