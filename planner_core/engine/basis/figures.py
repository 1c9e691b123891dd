"""Single numbers that record how they were computed, as columns do. Used for money: exact, without phases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Final, NamedTuple

from planner_core.formulas.formula import FORMULAS
from planner_core.formulas.recording import Formula

NOT_ROUNDED: Final[Mapping[str, int]] = {}


class Setting(NamedTuple):
    """One of the plan's settings."""

    field: str


class Found(NamedTuple):
    """A number with a name of its own: a count of desktops, a total of the bill, an energy."""

    name: str


class Formed(NamedTuple):
    """The result of a formula."""

    name: str
    """The result's name in the assessment."""
    formula: Formula
    inputs: Mapping[str, Figure]


class Figure(NamedTuple):
    """A number and its derivation."""

    value: Decimal
    cause: Setting | Found | Formed


def formed(
    name: str,
    function: Callable[..., Decimal | None],
    inputs: Mapping[str, Figure | None],
    rounding: Mapping[str, int] = NOT_ROUNDED,
) -> Figure | None:
    """A declared formula on figures; None if an input is missing or the formula has no result. `rounding` is an extra
    argument of the formula, `decimals`.
    """
    known = {parameter: each for parameter, each in inputs.items() if each is not None}
    if len(known) < len(inputs):
        return None
    value = function(**{parameter: each.value for parameter, each in known.items()}, **rounding)
    return None if value is None else Figure(value, Formed(name, FORMULAS[function.__name__], known))
