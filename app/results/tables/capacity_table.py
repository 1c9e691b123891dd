"""The tables of the use of each store: a row for each file role on it, or a column for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from app.look.number_format import numbers
from app.look.translation import tr
from app.results.tables.column import Column
from app.results.words.components import component_name
from app.results.words.platform_terms import in_terms_of, role_in_words
from planner_core.engine.basis.assessment import Assessment, StoreUse
from planner_core.plan.links import ROLE_NAMES
from planner_core.plan.plan import Plan


class UseRow(NamedTuple):
    """Space of one file role on a store; `role` is "" for the sum."""

    component: str
    name: str
    role: str
    files: str
    gib: float
    share: float | None


def use_rows(plan: Plan, stores: Sequence[StoreUse]) -> list[UseRow]:
    """For each store the sum and then its roles, in the order of the assessment."""
    rows: list[UseRow] = []
    with in_terms_of(plan):
        names = {role: tr(name) for role, name in ROLE_NAMES.items()}
    for use in stores:
        part = plan.components.get(use.component)
        if part is None:
            continue
        rows.append(_row(use, part.name, "", tr("All files"), use.used_gib))
        rows += [_row(use, part.name, role, names[role], gib) for role, gib in use.by_role.items()]
    return rows


def use_columns() -> dict[str, Column[UseRow]]:
    """The columns of rows by file role."""
    return {
        "store": Column(tr("Store"), lambda row: row.name, bold=is_sum),
        "files": Column(tr("Files"), lambda row: row.files, bold=is_sum),
        "gib": Column(
            tr("GiB"), lambda row: numbers().number(row.gib, 1), lambda row: row.gib, 3, bold=is_sum
        ),
        "share": Column(
            tr("Share"),
            lambda row: numbers().percent(row.share, 1),
            lambda row: None if row.share is None else row.share * 100,
            2,
            bold=is_sum,
        ),
    }


def size_columns(plan: Plan, stores: Sequence[StoreUse]) -> dict[str, Column[StoreUse]]:
    """The columns of sizes; those of the file roles on these stores by the role. What is free is negative if the files
    take more than there is."""

    def size(title: str, of: Callable[[StoreUse], float | None]) -> Column[StoreUse]:
        return Column(title, lambda use: numbers().gib(of(use)), of, 1)

    def of_role(role: str) -> Column[StoreUse]:
        there = size(role_in_words(plan, role), lambda use: use.by_role.get(role))
        return there._replace(shown=lambda use: there.shown(use) if role in use.by_role else "")

    return {
        "capacity": size(tr("Capacity"), lambda use: use.capacity_gib),
        **{role: of_role(role) for role in ROLE_NAMES if any(role in use.by_role for use in stores)},
        "used": size(tr("All files"), lambda use: use.used_gib),
        "free": size(tr("Free"), lambda use: use.capacity_gib - use.used_gib),
        "share": Column(tr("Share"), lambda use: numbers().percent(share_of(use)), share_of),
    }


def store_columns(plan: Plan, assessment: Assessment) -> dict[str, Column[StoreUse]]:
    """The columns of rows by store: its name, those of `size_columns`, and the target."""

    def target(use: StoreUse) -> float | None:
        row = assessment.worst(use.component, "capacity")
        return row.target if row else None

    return {
        "store": Column(tr("Store"), lambda use: component_name(plan, use.component)),
        **size_columns(plan, assessment.stores),
        "target": Column(tr("Target"), lambda use: numbers().percent(target(use)), target),
    }


def used_in_words(use: StoreUse) -> str:
    """`34.5 GiB of 279 GiB`."""
    return tr(
        "{used} of {capacity}", used=numbers().gib(use.used_gib), capacity=numbers().gib(use.capacity_gib)
    )


def share_of(use: StoreUse) -> float | None:
    """Share of a store in use without failures; None for a store without capacity."""
    return use.used_gib / use.capacity_gib if use.capacity_gib else None


def is_sum(row: UseRow) -> bool:
    """Whether a row is the sum of a store."""
    return not row.role


def _row(use: StoreUse, name: str, role: str, files: str, gib: float) -> UseRow:
    return UseRow(use.component, name, role, files, gib, gib / use.capacity_gib if use.capacity_gib else None)
