"""The derivation of a number as data: formula, input values, units, and sources."""

from __future__ import annotations

from decimal import Decimal

import msgspec

from planner_core.formulas.recording import OriginKind
from planner_core.messages import Message


class Derivation(msgspec.Struct, frozen=True):
    """One number and how it was computed; the inputs are derivations themselves."""

    title: Message
    symbol: str
    value: float | int | Decimal | str
    """Money is a Decimal, exact to the last digit."""
    unit: str
    origin: OriginKind
    """"formula" has inputs; all others are leaves."""
    expression: str = ""
    """The formula in symbols, for origin "formula"."""
    source: str = ""
    """Paper, manual or catalogue record behind the formula, the default or the constant."""
    component: str = ""
    """Name of the component that a leaf belongs to."""
    component_id: str = ""
    inputs: tuple[Derivation, ...] = ()
    remark: Message | None = None
    parameter: str = ""
    """The formula's name for this input."""
