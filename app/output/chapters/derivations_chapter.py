"""The derivations of the headline numbers: every formula once, with its values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from app.look.output_language import derivation_words, source_in_words
from app.look.spoken_language import language_of
from app.look.translation import tr, translate
from app.output.chapters.derivation_entries import MarkedEntry, marked_entries
from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.basis.resources import ANSWERS
from planner_core.engine.explaining.cost import explainable_costs
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.derivation_text import (
    ORIGIN_NAMES,
    expression_text,
    input_symbol,
    origin_text,
    source_beside,
    symbol_text,
    titled,
    value_text,
    values_put_in,
)
from planner_core.engine.explaining.explain import Explainer
from planner_core.engine.explaining.formula_text import SUM
from planner_core.engine.explaining.limits import explainable_desktops
from planner_core.messages import Message
from planner_core.plan.plan import Plan

HEADLINES = (
    "desktops.fits",
    "desktops.promised",
    "cost.per_desktop_planned",
    "cost.per_desktop_without_failures",
    "cost.per_desktop_maximum_with_reserve",
)
MOST_PARTS = 12
DEPTH_OF_ANSWERS = 7
"""Formulas from a limit by response times to the time at each resource. All behind them would take twenty pages."""
PARTS_IN_FULL = 8
"""Of a sum with more parts than MOST_PARTS."""
LONGEST_BESIDE = 80
"""Characters of a source that stands beside its value; longer ones are listed at the end of the chapter."""
SOURCE = "Q"
"""The first letter of a reference to a source, in every language: S is a size in many formulas."""


def derivations(plan: Plan, assessment: Assessment, catalog: Catalog) -> dict[str, Any] | None:
    """A worksheet for each headline number; references lead from one formula to the next."""
    found = headline_derivations(plan, assessment, catalog)
    sheets = [
        {"title": translate(derivation.title), "entries": [*map(_entry, entries)]}
        for derivation, entries in zip(found, marked_entries(found), strict=True)
        if entries
    ]
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
        "sources_title": tr("Sources"),
        "sources": _numbered(sheets),
    }


def _numbered(sheets: list[dict[str, Any]]) -> list[dict[str, str]]:
    """Number the long sources, replace them by references, and list them.

    One record is the source of dozens of numbers: repeated for each, it would fill a page per formula.
    """
    numbers: dict[str, str] = {}
    for sheet in sheets:
        for each in (found for entry in sheet["entries"] for found in entry["inputs"]):
            if each["source"]:
                each["reference"] = numbers.setdefault(each["source"], f"{SOURCE}{len(numbers) + 1}")
    return [
        {"mark": number, "text": source, "language": language_of(source)}
        for source, number in numbers.items()
    ]


def headline_derivations(plan: Plan, assessment: Assessment, catalog: Catalog) -> list[Derivation]:
    """The derivation of each headline number, without what other chapters contain."""
    asked = _asked(assessment)
    if not asked:
        return []
    explainer = Explainer(
        plan, catalog, assessment.desktops
    )  # evaluates with all causes: once for all numbers
    return [with_short_sums(_told(what, explainer.explain(what), assessment)) for what in asked]


def _asked(assessment: Assessment) -> list[str]:
    """The names of the available headline numbers; those of money only if there are prices."""
    there = {f"desktops.{name}" for name in explainable_desktops(assessment.desktops)}
    if assessment.cost.lines:
        there |= {f"cost.{name}" for name in explainable_costs(assessment.cost)}
    return [what for what in HEADLINES if what in there]


def _told(what: str, found: Derivation, assessment: Assessment) -> Derivation:
    """Of the desktops that fit, the first limit in full and the others as plain numbers; a limit by response times only
    as far as the resources that users wait for. Of a price its sums without the items, which are in the bill of
    materials, and without the maximum, which is derived before.
    """
    if not what.startswith("desktops"):
        return _shallow(found, 2)
    planned, maximum = found.inputs
    first, *others = maximum.inputs
    if assessment.limits[0].resource in ANSWERS:
        first = _shallow(first, DEPTH_OF_ANSWERS)
    rungs = (first, *(_shallow(each, 0) for each in others))
    return replace(found, inputs=(planned, replace(maximum, inputs=rungs)))


def _shallow(found: Derivation, depth: int) -> Derivation:
    """A derivation whose formulas beyond a depth become plain values."""
    if not depth:
        return replace(found, inputs=(), expression="")
    return replace(found, inputs=tuple(_shallow(each, depth - 1) for each in found.inputs))


def with_short_sums(found: Derivation) -> Derivation:
    """The derivation with the first parts of each long sum, and the rest added up.

    A sum over 400 pools, each with formulas of its own, would take 700 pages.
    """
    inputs = found.inputs
    numbers_only = not any(isinstance(each.value, str) for each in inputs)
    if found.expression.startswith(SUM) and numbers_only and len(inputs) > MOST_PARTS:
        inputs = (*inputs[:PARTS_IN_FULL], _others(inputs[PARTS_IN_FULL:]))
    return replace(found, inputs=tuple(map(with_short_sums, inputs)))


def _others(parts: Sequence[Derivation]) -> Derivation:
    """Their sum as one plain value."""
    words: dict[str, object] = {"count": len(parts)}
    title = Message(
        "{count} more part, computed in the same way", words, "{count} more parts, computed in the same way"
    )
    values: Any = [each.value for each in parts]
    return Derivation(title, parts[0].symbol, sum(values), parts[0].unit, "formula")


def _entry(entry: MarkedEntry) -> dict[str, Any]:
    words, top = derivation_words(), entry.derivation
    return {
        "mark": entry.mark,
        "title": titled(top, words),
        "symbol": symbol_text(top, words),
        "value": value_text(top, words),
        "formula": expression_text(top.expression, words),
        "put_in": values_put_in(top, words),
        "source": source_in_words(top.source),
        "remark": translate(top.remark) if top.remark else "",
        "inputs": [*_inputs(entry)],
    }


def _inputs(entry: MarkedEntry) -> Iterator[dict[str, str]]:
    words = derivation_words()
    for each, mark in zip(entry.derivation.inputs, entry.marks, strict=True):
        source = source_beside(each, words)
        is_long = not mark and len(source) > LONGEST_BESIDE
        name = words.text(ORIGIN_NAMES[each.origin])
        yield {
            "symbol": input_symbol(each, words),
            "value": value_text(each, words),
            "what": titled(each, words),
            "entry": mark,
            "origin": tr("{origin}, source", origin=name) if is_long else origin_text(each, words),
            "source": source if is_long else "",
            "reference": "",
        }
