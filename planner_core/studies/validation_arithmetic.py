"""Recomputes the calculations in the sources; printed figures are only as exact as their digits."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Final, NamedTuple

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.graphics_boards import GraphicsBoard
from planner_core.formulas import cost, graphics, io_on_stores, queueing_open, vsan
from planner_core.formulas.formula import FORMULAS
from planner_core.formulas.recording import Formula
from planner_core.messages import Message
from planner_core.studies.validation_records import ArithmeticRecord, ValidationError
from planner_core.studies.validation_stores import store_figure

MONEY: Final = "Decimal"
DECLARING: Final = (cost, graphics, io_on_stores, queueing_open, vsan)
"""Modules with the formulas that records name; importing them registers the formulas."""


VGPUS: Final = "vgpus_in_one_host"
"""The formula of what a board holds."""


class Recomputed(NamedTuple):
    """The recomputed figure, and its deviation from the printed one beyond rounding."""

    value: float
    beyond_rounding: float
    """In the unit of the figure; 0 if rounding explains the difference."""


def of_catalogue(record: ArithmeticRecord, boards: Mapping[str, GraphicsBoard]) -> ArithmeticRecord:
    """The record of what a board holds, with the figures of the catalogue; any other as it is.

    Raises ValidationError naming the record if there is no such board or profile.
    """
    if not record.board:
        return record
    board = boards.get(record.board)
    profile = board.profile(record.profile) if board is not None else None
    if board is None or profile is None:
        raise _problem(record, f"there is no {record.profile} on {record.board}")
    inputs = {
        "boards": 1.0,
        "gpus_per_board": float(board.gpus),
        "profiles_per_gpu": float(profile.most_equal),
    }
    return msgspec.structs.replace(record, formula=VGPUS, inputs=inputs)


def of_store(record: ArithmeticRecord, catalog: Catalog) -> ArithmeticRecord:
    """The record of a store, with the figure of the drawn one as its only term; any other as it is."""
    if record.store is None:
        return record
    return msgspec.structs.replace(record, terms=((store_figure(record.store, catalog),),))


def recompute(record: ArithmeticRecord) -> Recomputed:
    """Recompute a record. Rounded inputs are tried at both ends of their rounding intervals.

    Raises ValidationError naming the record if its formula or its inputs do not exist.
    """
    values = [_value(record, inputs) for inputs in _corners(record)]
    beyond = beyond_rounding(min(values), max(values), record.published, record.decimals)
    return Recomputed(_value(record, record.inputs), beyond)


def beyond_rounding(low: float, high: float, printed: float, decimals: int) -> float:
    """Distance of the values from `low` to `high` above (below: negative) the rounding interval of a printed figure.

    180.73 against 181 without decimals: 0; 17.36 against 17.2 with one decimal: 0.11.
    """
    half = 0.5 * 10.0**-decimals
    return max(0.0, low - printed - half) or min(0.0, high - printed + half)


def _corners(record: ArithmeticRecord) -> Iterator[dict[str, float]]:
    """The inputs in every combination of the ends of their rounding intervals."""
    halves = {name: 0.5 * 10.0**-decimals for name, decimals in record.input_decimals.items()}
    for signs in itertools.product((-1, 1), repeat=len(halves)):
        shifts = dict(zip(halves, signs, strict=True))
        yield {
            name: value + shifts.get(name, 0) * halves.get(name, 0.0) for name, value in record.inputs.items()
        }


def _value(record: ArithmeticRecord, inputs: Mapping[str, float]) -> float:
    if not record.formula:
        return math.fsum(map(math.prod, record.terms)) / math.prod(record.over)
    formula = _formula(record)
    try:
        return float(formula.function(**_typed(formula, inputs)))
    except TypeError as error:
        raise _problem(record, str(error)) from error


def _formula(record: ArithmeticRecord) -> Formula:
    if record.formula not in FORMULAS:
        raise _problem(record, f"there is no formula {record.formula}")
    return FORMULAS[record.formula]


def _typed(formula: Formula, inputs: Mapping[str, float]) -> dict[str, object]:
    """Inputs in the types of the formula: amounts of money are exact decimals."""
    kinds = formula.function.__annotations__
    return {
        name: Decimal(repr(value)) if MONEY in str(kinds.get(name, "")) else value
        for name, value in inputs.items()
    }


def _problem(record: ArithmeticRecord, reason: str) -> ValidationError:
    return ValidationError(
        Message("Record {record} cannot be predicted: {reason}", {"record": record.id, "reason": reason})
    )
