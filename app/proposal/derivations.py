"""Where the headline numbers come from: every formula once, with the values put in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from app.i18n import tr, translate
from app.proposal.language import derivation_words
from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment
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
from planner_core.engine.explaining.explain import explain, explainable
from planner_core.plan.plan import Plan

HEADLINES = (
    "desktops.fits",
    "cost.per_desktop_planned",
    "cost.per_desktop_without_failures",
    "cost.per_desktop_maximum_with_reserve",
)


def derivations(plan: Plan, assessment: Assessment, catalog: Catalog) -> dict[str, Any] | None:
    """A worksheet for each headline number there is; letters and numbers lead from one formula to the next."""
    there = explainable(assessment)
    asked = [what for what in HEADLINES if what in there and (assessment.cost.lines or "cost" not in what)]
    sheets = [
        {"title": _title(derivation), "entries": [*_entries(derivation, letter)]}
        for letter, derivation in zip("ABCDEFGH", _headlines(plan, catalog, asked), strict=False)
    ]
    _leave_out_repeated(sheets)
    if not sheets:
        return None
    return {
        "title": tr("Derivations"),
        "lead": tr(
            "How the headline numbers come about: each formula once, with the values put in. A reference such as"
            " A2 leads to the formula that a value is from."
        ),
        "heads": [tr("Symbol"), tr("Value"), tr("What it is, and where it is from")],
        "sheets": sheets,
    }


def _leave_out_repeated(sheets: list[dict[str, Any]]) -> None:
    """Drop the formulas that stand in a sheet before with the same values, and lead to those instead."""
    before: dict[str, str] = {}
    instead: dict[str, str] = {}
    for sheet in sheets:
        for each in sheet["entries"]:
            first = before.setdefault(_said_by(each), each["mark"])
            if first != each["mark"]:
                instead[each["mark"]] = first
    for sheet in sheets:
        kept = [each for each in sheet["entries"] if each["mark"] not in instead]
        for each in kept:
            for found in each["inputs"]:
                found["entry"] = instead.get(found["entry"], found["entry"])
        sheet["entries"] = kept


def _said_by(entry: dict[str, Any]) -> str:
    """Everything that an entry says, but for the names of those that it leads to."""
    inputs = [each | {"entry": bool(each["entry"])} for each in entry["inputs"]]
    return repr(entry | {"mark": "", "inputs": inputs})


def _headlines(plan: Plan, catalog: Catalog, asked: list[str]) -> Iterator[Derivation]:
    for what in asked:
        derivation = explain(plan, catalog, what)
        yield _first_limit_only(derivation) if what.startswith("desktops") else _without_lines(derivation)


def _first_limit_only(fits: Derivation) -> Derivation:
    """The derivation of the desktops that fit with the first limit in full; the others are just numbers here."""
    planned, maximum = fits.inputs
    first, *others = maximum.inputs
    rungs = (first, *(msgspec.structs.replace(each, inputs=(), expression="") for each in others))
    return msgspec.structs.replace(fits, inputs=(planned, msgspec.structs.replace(maximum, inputs=rungs)))


def _without_lines(price: Derivation) -> Derivation:
    """The derivation of a price without the items, which stand in the bill of materials, and without the maximum's
    own derivation, which stands before it."""
    shallow = tuple(
        msgspec.structs.replace(
            each,
            inputs=tuple(msgspec.structs.replace(part, inputs=(), expression="") for part in each.inputs),
        )
        for each in price.inputs
    )
    return msgspec.structs.replace(price, inputs=shallow)


def _title(derivation: Derivation) -> str:
    return translate(derivation.title)


def _entries(derivation: Derivation, letter: str) -> Iterator[dict[str, Any]]:
    words = derivation_words()
    for entry in worksheet(derivation):
        top = entry.derivation
        yield {
            "mark": f"{letter}{entry.number}",
            "title": translate(top.title),
            "symbol": symbol_text(top),
            "value": value_text(top, words),
            "formula": expression_text(top.expression),
            "put_in": values_put_in(top, words),
            "source": tr(top.source),
            "remark": translate(top.remark) if top.remark else "",
            "inputs": [*_inputs(entry, letter)],
        }


def _inputs(entry: Entry, letter: str) -> Iterator[dict[str, str]]:
    words = derivation_words()
    for each, number in zip(entry.derivation.inputs, entry.numbers, strict=True):
        yield {
            "symbol": input_symbol(each),
            "value": value_text(each, words),
            "what": titled(each, words),
            "entry": f"{letter}{number}" if number else "",
            "origin": origin_text(each, words),
        }
