"""Newer values in the library than in a plan, and their effects, line by line. No widgets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from app.library.cell_texts import NUMBER_KINDS, cell_text
from app.library.library_sheets import PriceSheet
from app.library.rows_model import column_title
from app.look.translation import tr
from planner_core.catalog.catalog import Catalog
from planner_core.editing.edits import apply
from planner_core.editing.verbs.record_updates import RecordUpdate, update_records
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import Component, Part
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Plan
from planner_core.studies.comparison import Compared, ComparisonRow, compare

PRICE_FIELDS: Final = ("unit_price", "currency", "discount_percent", "price_date", "source")
GROUPS: Final = ("desktops.", "cost.", "saturation.", "hosts")


class UpdateLine(NamedTuple):
    """One value that differs in the library."""

    component: str
    name: str
    what: str
    before: str
    after: str
    source: str
    is_number: bool


def lines_of(plan: Plan, update: RecordUpdate) -> Iterator[UpdateLine]:
    """The newer values of one component, one by one."""
    part = plan.components[update.component]
    for each in update.fields:
        info = declared_field(type(part), each.field)
        if info is not None:
            texts = cell_text(info, each.before), cell_text(info, each.after)
            yield UpdateLine(
                part.id, part.name, column_title(info), *texts, each.record, info.kind in NUMBER_KINDS
            )
    for changed in update.parts:
        yield from _price_lines(part, changed.before, changed.after)


def changed_results(
    plan: Plan, catalog: Catalog, updates: Sequence[RecordUpdate], before: Assessment | None = None
) -> list[ComparisonRow]:
    """Effects of updates on capacity, saturation and cost: each row before and after.

    `before` is the assessment of the current plan, if known already. What 9 of 10 futures carry is not compared: it
    takes a range of each. Raises RuleError if a value is invalid for its field.
    """
    if not updates:
        return []
    if before is not None and before.desktops.promise not in ("calculated", "open"):
        before = None
    after = apply(plan, update_records(plan, updates).edits)
    present = Compared("", plan, before or evaluate(plan, catalog))
    rows = compare([present, Compared("", after, evaluate(after, catalog))]).rows
    return [row for row in rows if row.key.startswith(GROUPS) and row.cells[1].verdict != "same"]


def _price_lines(part: Component, before: Part, after: Part) -> Iterator[UpdateLine]:
    infos = {info.name: info for info in PriceSheet.columns}
    for name in PRICE_FIELDS:
        old, new = getattr(before, name), getattr(after, name)
        if old != new and name != "source":
            info = infos[name]
            what = tr("{field}, {item}", item=before.item, field=column_title(info))
            texts = cell_text(info, old), cell_text(info, new)
            if name == "unit_price":
                texts = (
                    tr("{price} {currency}", price=texts[0], currency=before.currency),
                    tr("{price} {currency}", price=texts[1], currency=after.currency),
                )
            yield UpdateLine(part.id, part.name, what, *texts, after.source, info.kind in NUMBER_KINDS)
