"""How amounts of money are declared: a formula, and the figures that it takes."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Final, NamedTuple

DECIMALS: Final = "decimals"
"""Argument of rounding formulas that depends on the currency."""


class Amount(NamedTuple):
    """How an amount is computed: a formula, and the figures for its parameters."""

    formula: Callable[..., Decimal | None]
    inputs: Mapping[str, str]
    """Parameter -> name of a figure."""
    rounds: bool
    """Whether the amount is rounded, in the decimals of the currency."""


def by(formula: Callable[..., Decimal | None], **others: str) -> Amount:
    """A formula whose parameters have the names of their figures, except for `others`."""
    names = [*inspect.signature(formula).parameters]
    figures = {name: others.get(name, name) for name in names if name != DECIMALS}
    return Amount(formula, figures, DECIMALS in names)
