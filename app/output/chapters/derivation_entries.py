"""The formulas of several derivations: each one once, with consecutive references."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from app.look.output_language import derivation_words, source_in_words
from app.look.translation import translate
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.derivation_text import (
    Entry,
    expression_text,
    input_symbol,
    origin_text,
    symbol_text,
    titled,
    value_text,
    values_put_in,
    worksheet,
)

LETTERS = "ABCDEFGH"
"""The first letter of a reference, which is that of its derivation."""

Place = tuple[int, int]
"""Derivation and number of a formula, before those that repeat are left out."""


class MarkedEntry(NamedTuple):
    """A formula with its reference, and the references of its inputs, empty for plain values."""

    mark: str
    derivation: Derivation
    marks: tuple[str, ...]


def marked_entries(derivations: Sequence[Derivation]) -> list[list[MarkedEntry]]:
    """The formulas of each derivation without those that it or an earlier one has with the same values."""
    sheets = [worksheet(each) for each in derivations]
    first: dict[str, Place] = {}
    instead: dict[Place, Place] = {}
    for sheet, entries in enumerate(sheets):
        for entry in entries:
            here = (sheet, entry.number)
            instead[here] = first.setdefault(_said_by(entry), here)
    marks: dict[Place, str] = {}
    for (letter, entries), sheet in zip(zip(LETTERS, sheets, strict=False), range(len(sheets)), strict=False):
        kept = [each.number for each in entries if instead[sheet, each.number] == (sheet, each.number)]
        marks |= {(sheet, number): f"{letter}{count}" for count, number in enumerate(kept, 1)}
    return [[*_marked(entries, sheet, instead, marks)] for sheet, entries in enumerate(sheets)]


def _marked(
    entries: Sequence[Entry], sheet: int, instead: Mapping[Place, Place], marks: Mapping[Place, str]
) -> Iterator[MarkedEntry]:
    for each in entries:
        if mark := marks.get((sheet, each.number)):
            inputs = tuple(marks[instead[sheet, number]] if number else "" for number in each.numbers)
            yield MarkedEntry(mark, each.derivation, inputs)


def _said_by(entry: Entry) -> str:
    """The content of a formula, without the references to its inputs."""
    words, top = derivation_words(), entry.derivation
    said = (
        titled(top, words),
        symbol_text(top, words),
        value_text(top, words),
        expression_text(top.expression, words),
        values_put_in(top, words),
        source_in_words(top.source),
        translate(top.remark) if top.remark else "",
    )
    inputs = [
        (input_symbol(each, words), value_text(each, words), titled(each, words), origin_text(each, words))
        for each in top.inputs
    ]
    return repr((said, inputs, [bool(number) for number in entry.numbers]))
