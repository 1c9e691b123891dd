"""Walks back from one element of a recorded column to the leaves it came from."""

from __future__ import annotations

import msgspec
import numpy as np

from planner_core.engine.basis.axes import Place
from planner_core.engine.basis.elements import within_shape
from planner_core.engine.explaining.derivation import Derivation
from planner_core.formulas.recording import (
    Applied,
    Chosen,
    Column,
    Concatenated,
    Gathered,
    Leaf,
    Stacked,
    Totalled,
    Traced,
)
from planner_core.messages import Message

_NO_UNIT = frozenset({"", "count", "share", "yes or no"})
"""Units that a product with another quantity does not take over."""


def derivation_of(
    column: Column, place: Place, title: Message | None = None, unit: str | None = None
) -> Derivation:
    """The derivation of one element; `title` and `unit` override the topmost formula's own."""
    assert isinstance(column, Traced), "explaining needs a column that was recorded"
    derived = _derive(column, _within(column, place))
    changes = {"title": title, "unit": unit}
    return msgspec.structs.replace(
        derived, **{name: each for name, each in changes.items() if each is not None}
    )


def _derive(column: Traced, place: Place) -> Derivation:
    """The derivation at one place of a column. It is cached with the column: many formulas use the same number, and a
    tree without shared parts grows with the number of paths through it.
    """
    known = column.derived.get(place)
    if known is None:
        known = column.derived[place] = _derive_anew(column, place)
    return known


def _derive_anew(column: Traced, place: Place) -> Derivation:
    cause = column.cause
    if isinstance(cause, Leaf):
        return _leaf(column, cause, place)
    if isinstance(cause, Applied):
        return _applied(column, cause, place)
    if isinstance(cause, Gathered):
        return _derive_at(cause.source, place._replace(row=int(cause.rows[place.row])))
    if isinstance(cause, Totalled):
        return _totalled(column, cause, place)
    if isinstance(cause, Stacked | Chosen):
        return _along(cause, place)
    return _concatenated(cause, place)


def _along(cause: Stacked | Chosen, place: Place) -> Derivation:
    if isinstance(cause, Stacked):
        return _derive_at(cause.parts[place[cause.axis]], place)
    there = Place(*(cause.place if axis == cause.axis else at for axis, at in enumerate(place)))
    return _derive_at(cause.source, there)


def _derive_at(column: Traced, place: Place) -> Derivation:
    return _derive(column, _within(column, place))


def _within(column: Traced, place: Place) -> Place:
    return within_shape(column.values, place)


def _leaf(column: Traced, cause: Leaf, place: Place) -> Derivation:
    note = cause.note(place.row)
    return Derivation(
        note.title,
        note.symbol,
        _number(column, place),
        note.unit,
        note.origin,
        source=note.source,
        component=note.component,
        component_id=note.component_id,
    )


def _applied(column: Traced, cause: Applied, place: Place) -> Derivation:
    formula = cause.formula
    inputs = tuple(_named(_derive_at(each, place), name) for name, each in cause.inputs.items())
    unit = formula.unit or next((each.unit for each in inputs if each.unit not in _NO_UNIT), "")
    return Derivation(
        formula.title,
        formula.symbol,
        _number(column, place),
        unit,
        "formula",
        formula.expression,
        formula.source,
        inputs=inputs,
    )


def _named(derivation: Derivation, parameter: str) -> Derivation:
    """An input under its formula's name for it; the part that does not grow with desktops has a fixed title."""
    title = derivation.title
    if parameter == "fixed_demand":
        title = Message("Fixed part: {part}", {"part": title})
    return msgspec.structs.replace(derivation, parameter=parameter, title=title)


def _totalled(column: Traced, cause: Totalled, place: Place) -> Derivation:
    rows = np.flatnonzero(cause.rows == place.row)
    parts = tuple(_derive_at(cause.source, place._replace(row=int(row))) for row in rows)
    inputs = tuple(part for part in parts if part.value) or parts
    return Derivation(
        cause.title,
        "sum",
        _number(column, place),
        cause.unit,
        "formula" if inputs else "drawing",
        "sum of the parts" if inputs else "",
        "Links in the plan: every part that leads here"
        if inputs
        else "Links in the plan: nothing leads here",
        inputs=inputs,
    )


def _concatenated(cause: Concatenated, place: Place) -> Derivation:
    row = place.row
    for part in cause.parts:
        if row < len(part.values):
            return _derive_at(part, place._replace(row=row))
        row -= len(part.values)
    raise IndexError(place)


def _number(column: Traced, place: Place) -> float:
    return float(column.values[place])
