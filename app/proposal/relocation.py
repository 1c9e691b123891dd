"""The three published ways to place a pool's files, worked out by moving links in copies of the plan.

Fujitsu prints one capacity formula for each: everything on one store, swap files relocated, swap files and
template relocated. Here each is the plan with other links, made by the same verbs as in the window and
assessed by the same engine.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from app.i18n import tr
from planner_core.catalog.catalog import Catalog
from planner_core.editing.edits import apply
from planner_core.editing.verbs import add_component, new_component, relocate
from planner_core.engine.basis.assessment import Assessment, StoreUse
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import ComponentId, DesktopPool, DiskGroup
from planner_core.plan.links import POOL_FILE_ROLES
from planner_core.plan.plan import Plan

MOVED: tuple[tuple[str, ...], ...] = ((), ("swap",), ("swap", "template"))
"""The roles that lie elsewhere, in the order of the published formulas."""


class Case(NamedTuple):
    """One way to place the files, and what it means for the store."""

    moved: tuple[str, ...]
    use: StoreUse
    desktops: int | None
    """Desktops at which this store's capacity reaches its target; None where it never does."""
    as_planned: bool


class Relocation(NamedTuple):
    """The three cases for one pool."""

    pool: DesktopPool
    store: DiskGroup
    elsewhere: DiskGroup | None
    """Where the moved files lie; None where the plan has no other store and one outside it is assumed."""
    cases: tuple[Case, ...]


def relocations(plan: Plan, catalog: Catalog, most: int | None = None) -> tuple[Relocation, ...]:
    """The three cases for every pool whose desktops lie on a store; of the `most` largest pools only."""
    pools = plan.of_type(DesktopPool)
    largest = sorted(range(len(pools)), key=lambda number: -pools[number].desktops)[:most]
    found = (_relocation(plan, catalog, pools[number]) for number in sorted(largest))
    return tuple(each for each in found if each is not None)


def _relocation(plan: Plan, catalog: Catalog, pool: DesktopPool) -> Relocation | None:
    store = _main_store(plan, pool)
    if store is None:
        return None
    elsewhere = _other_store(plan, pool, store)
    room, target = (plan, elsewhere.id) if elsewhere else _with_store_outside(plan, store)
    cases = tuple(_case(plan, room, catalog, pool.id, store.id, target, moved) for moved in MOVED)
    return Relocation(pool, store, elsewhere, cases)


def _main_store(plan: Plan, pool: DesktopPool) -> DiskGroup | None:
    """The store that holds the largest part of the desktops' own disks."""
    links = [link for link in plan.links_from(pool.id) if link.role == "delta"]
    if not links:
        return None
    store = plan.components[max(links, key=lambda link: link.share).target]
    return store if isinstance(store, DiskGroup) else None


def _other_store(plan: Plan, pool: DesktopPool, store: DiskGroup) -> DiskGroup | None:
    """Where files would move to: the store that has the most of this pool's other files, hard disks before flash."""
    beside = [
        each
        for each in plan.of_type(DiskGroup)
        if each.id != store.id and plan.parents.get(each.id) == plan.parents.get(store.id)
    ]
    used = Counter(link.target for link in plan.links_from(pool.id) if link.role in ("swap", "template"))
    return max(beside, key=lambda each: (used[each.id], each.drive_kind == "hdd"), default=None)


def _with_store_outside(plan: Plan, store: DiskGroup) -> tuple[Plan, ComponentId]:
    """The plan with one more store beside the first, large enough for anything."""
    outside = new_component(plan, "disk_group", tr("Another store"), drives=1000, drive_gb=1_000_000.0)
    step = add_component(plan, outside, parent=plan.parents.get(store.id))
    return apply(plan, step.edits), outside.id


def _case(
    plan: Plan,
    room: Plan,
    catalog: Catalog,
    pool: ComponentId,
    store: ComponentId,
    target: ComponentId,
    moved: tuple[str, ...],
) -> Case:
    placed = room
    for role in POOL_FILE_ROLES:
        where = target if role in moved else store
        placed = apply(placed, relocate(placed, pool, role, where).edits)
    assessment = evaluate(placed, catalog)
    use = assessment.store(store)
    assert use is not None
    return Case(moved, use, _desktops_at_target(assessment, store), placed.links == plan.links)


def _desktops_at_target(assessment: Assessment, store: ComponentId) -> int | None:
    limit = next(
        (each for each in assessment.limits if each.component == store and each.resource == "capacity"), None
    )
    return limit.desktops if limit else None
