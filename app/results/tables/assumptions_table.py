"""The table of assumptions: all values and constants that a plan is based on, with origin and confidence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import NamedTuple

from app.look.references import reference_in_words
from app.look.translation import tr, translate
from app.results.tables.assumption_rows import (
    component_values,
    grouped,
    number_in_words,
    settings_values,
)
from app.results.tables.column import Column
from app.results.words.confidence import confidence_in_words
from planner_core.catalog.catalog import Catalog
from planner_core.catalog.records import RECALLED
from planner_core.editing.verbs import KIND_NAMES
from planner_core.engine.explaining.derivation_text import ORIGIN_NAMES
from planner_core.plan.components import kind_of
from planner_core.plan.plan import Plan
from planner_core.studies.plan_constants import confidence_of, known_confidences, plan_constants

ASSUMED = frozenset({"default", "constant"})
"""Origins of values that were not typed, chosen or imported."""
NUMBERS = frozenset({"integer", "number", "money"})
PLANNED = "C"
"""The confidence of a default number without a source: Headroom's planning value."""
MOST_NAMES = 3
MOST_IN_TIP = 30


class AssumptionRow(NamedTuple):
    """One value or constant; equal ones of several components are one row."""

    name: str
    value: str
    number: float | Decimal | None
    """The value if it is a number; money is a Decimal."""
    unit: str
    """Unit of the number, translated; "" for texts and for numbers without one."""
    where: str
    """Names of the components, or their kind."""
    names: tuple[str, ...]
    components: tuple[str, ...]
    field: str
    """Empty for a constant."""
    origin: str
    source: str
    confidence: str

    def holds(self, words: Sequence[str]) -> bool:
        """Whether the row contains every word."""
        text = "\n".join((self.name, self.value, *self.names, self.where, self.origin_word, self.source))
        text = text.casefold()
        return all(word in text for word in words)

    @property
    def origin_word(self) -> str:
        """Default, typed in, constant ..."""
        return tr(ORIGIN_NAMES[self.origin])


def assumption_rows(plan: Plan, catalog: Catalog) -> list[AssumptionRow]:
    """The fields of the plan's components, its settings, and the constants behind them."""
    sources = known_confidences(catalog)
    sources |= {record.name: record.confidence for records in catalog.lists.values() for record in records}
    recalled = {
        (record.name, field): RECALLED
        for records in catalog.lists.values()
        for record in records
        for field in record.recalled
    }
    fields = [each for part in plan.components.values() for each in component_values(plan, part)]
    fields += settings_values(plan.settings)
    rows = []
    for each, components in grouped(fields):
        confidence = recalled.get((each.source, each.field.name)) or confidence_of(each.source, sources)
        if each.origin == "default" and not each.source and each.field.kind in NUMBERS:
            confidence = PLANNED
        rows.append(
            AssumptionRow(
                each.title,
                each.in_words,
                _number(each.value),
                tr(each.field.unit) if each.field.unit else "",
                _where(plan, components),
                _names(plan, components),
                components,
                each.field.name,
                each.origin,
                reference_in_words(each.source),
                confidence if each.origin in {*ASSUMED, "catalogue"} else "",
            )
        )
    return [*rows, *_constant_rows(plan, catalog)]


def _constant_rows(plan: Plan, catalog: Catalog) -> Iterator[AssumptionRow]:
    for each in plan_constants(plan, catalog):
        unit = _shown_unit(each.unit)
        yield AssumptionRow(
            translate(each.title),
            number_in_words(each.value, unit),
            each.value,
            tr(unit) if unit else "",
            _where(plan, each.components),
            _names(plan, each.components),
            each.components,
            "",
            "constant",
            tr(each.source),
            each.confidence,
        )


def _shown_unit(unit: str) -> str:
    return "" if unit in ("count", "share") else unit


def assumption_columns() -> list[Column[AssumptionRow]]:
    """The columns of the table."""
    return [
        Column(tr("Assumption"), lambda row: row.name),
        Column(tr("Value"), lambda row: row.value, lambda row: row.number),
        Column(tr("Where"), lambda row: row.where, tip=_all_names),
        Column(tr("Origin"), lambda row: row.origin_word),
        Column(tr("Source"), lambda row: row.source),
        Column(
            tr("Confidence"),
            lambda row: row.confidence,
            tip=lambda row: confidence_in_words(row.confidence),
        ),
    ]


def _number(value: object) -> float | Decimal | None:
    return value if isinstance(value, int | float | Decimal) and not isinstance(value, bool) else None


def _names(plan: Plan, components: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(plan.components[each].name for each in components)


def _where(plan: Plan, components: tuple[str, ...]) -> str:
    if not components:
        return tr("Plan")
    if len(components) <= MOST_NAMES:
        return ", ".join(_names(plan, components))
    kinds = {kind_of(plan.components[each]) for each in components}
    kind = tr(KIND_NAMES[kinds.pop()]) if len(kinds) == 1 else tr("Components")
    return tr("{kind} × {count}", kind=kind, count=len(components))


def _all_names(row: AssumptionRow) -> str:
    names = [*row.names[:MOST_IN_TIP], *(["…"] if len(row.names) > MOST_IN_TIP else [])]
    return "\n".join(names) or row.where
