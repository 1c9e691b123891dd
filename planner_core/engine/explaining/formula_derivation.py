"""The derivation of a number by a declared formula that no recorded column has."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal

import msgspec

from planner_core.currencies import decimals_of
from planner_core.engine.explaining.derivation import Derivation
from planner_core.formulas.cost import in_decimals
from planner_core.formulas.formula import FORMULAS
from planner_core.messages import Message


def formula_derivation(
    name: str,
    value: Decimal | float,
    unit: str,
    inputs: Mapping[str, Derivation],
    title: Message | None = None,
    decimals: int | None = None,
) -> Derivation:
    """A number by a declared formula; `inputs` are the derivations of its parameters.

    The unit is a currency, or that of what is counted, unless the formula has one of its own. Amounts are rounded in
    the decimals of the currency, or in those given.
    """
    formula = FORMULAS[name]
    rounding = decimals_of(unit) if decimals is None else decimals
    return Derivation(
        title or formula.title,
        formula.symbol,
        value,
        formula.unit or unit,
        "formula",
        in_decimals(formula.expression, rounding),
        formula.source,
        inputs=tuple(
            msgspec.structs.replace(each, parameter=parameter) for parameter, each in inputs.items()
        ),
    )
