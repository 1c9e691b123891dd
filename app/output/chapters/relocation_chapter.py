"""The plan compared with the published ways to place a pool's files, computed by moving links in copies of it.

Fujitsu prints one capacity formula for each: everything on one store, swap files relocated, swap files and template
relocated. Here each is the plan with other links, made by the same verbs as in the window and assessed by the same
engine. The values of the plan itself are from its own assessment, so that this table agrees with all others. Where the
hypervisor writes no swap files there is nothing to compare.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from app.look.translation import tr
from planner_core.catalog.catalog import Catalog
from planner_core.catalog.written_files import hypervisor_without
from planner_core.editing.edits import apply
from planner_core.editing.verbs import add_component, new_component, relocate
from planner_core.engine.basis.assessment import Assessment, StoreUse
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import ComponentId, DesktopPool, DiskGroup
from planner_core.plan.links import POOL_FILE_ROLES
from planner_core.plan.plan import Plan

MOVED: tuple[tuple[str, ...], ...] = ((), ("swap",), ("swap", "template"))
"""The roles that are elsewhere, in the order of the published formulas."""


class Case(NamedTuple):
    """One way to place the files, and its effect on the store."""

    moved: tuple[str, ...] | None
    """The roles that are elsewhere; None if the files are placed in none of the published ways, as in the plan."""
    use: StoreUse
    desktops: int | None
    """Desktops at which this store's capacity reaches its target; None if it never does."""
    as_planned: bool


class Relocation(NamedTuple):
    """The plan as it is and the other published cases, for one pool."""

    pool: DesktopPool
    store: DiskGroup
    elsewhere: DiskGroup | None
    """The store for moved files; None if the plan has no other store, so that an additional one is assumed."""
    cases: tuple[Case, ...]
    swap_moved: Case | None
    """The plan with only the swap files moved; None if they are not on this store."""


def relocations(
    plan: Plan, assessment: Assessment, catalog: Catalog, most: int | None = None
) -> tuple[Relocation, ...]:
    """The cases for every pool with desktops on a store and with swap files, or for the `most` largest pools.

    `assessment` is that of the plan.
    """
    pools = plan.of_type(DesktopPool)
    largest = sorted(range(len(pools)), key=lambda number: -pools[number].desktops)[:most]
    found = (_relocation(plan, assessment, catalog, pools[number]) for number in sorted(largest))
    return tuple(each for each in found if each is not None)


def _relocation(plan: Plan, assessment: Assessment, catalog: Catalog, pool: DesktopPool) -> Relocation | None:
    store = _main_store(plan, pool)
    if store is None or hypervisor_without(plan, catalog.hypervisors, pool.id, "swap") is not None:
        return None
    elsewhere = _other_store(plan, pool, store)
    room, target = (plan, elsewhere.id) if elsewhere else _with_store_outside(plan, store)
    placed = {moved: _placed(room, pool.id, store.id, target, moved) for moved in MOVED}
    present = next((moved for moved, each in placed.items() if _lies_alike(each, plan, pool.id)), None)
    others = [
        _case(evaluate(each, catalog), store.id, moved) for moved, each in placed.items() if moved != present
    ]
    planned = _case(assessment, store.id, present, as_planned=True)
    swap_moved = _with_swap_moved(room, catalog, pool.id, store.id, target, others)
    return Relocation(pool, store, elsewhere, (planned, *others), swap_moved)


def _with_swap_moved(
    room: Plan,
    catalog: Catalog,
    pool: ComponentId,
    store: ComponentId,
    target: ComponentId,
    known: Sequence[Case],
) -> Case | None:
    """The plan with its swap files moved, which may equal one of the known cases."""
    if not any((link.role, link.target) == ("swap", store) for link in room.links_from(pool)):
        return None
    moved = apply(room, relocate(room, pool, "swap", target).edits)
    for each in known:
        if each.moved and _lies_alike(_placed(room, pool, store, target, each.moved), moved, pool):
            return each
    return _case(evaluate(moved, catalog), store, None)


def _main_store(plan: Plan, pool: DesktopPool) -> DiskGroup | None:
    """The store that holds the largest part of the desktops' own disks."""
    links = [link for link in plan.links_from(pool.id) if link.role == "delta"]
    if not links:
        return None
    store = plan.components[max(links, key=lambda link: link.share).target]
    return store if isinstance(store, DiskGroup) else None


def _other_store(plan: Plan, pool: DesktopPool, store: DiskGroup) -> DiskGroup | None:
    """The target of moved files: the store with most of this pool's other files, hard disks before flash."""
    beside = [
        each
        for each in plan.of_type(DiskGroup)
        if each.id != store.id and plan.parents.get(each.id) == plan.parents.get(store.id)
    ]
    used = Counter(link.target for link in plan.links_from(pool.id) if link.role in ("swap", "template"))
    return max(beside, key=lambda each: (used[each.id], each.drive_kind == "hdd"), default=None)


def _with_store_outside(plan: Plan, store: DiskGroup) -> tuple[Plan, ComponentId]:
    """The plan with one more store beside the first, of unlimited size."""
    outside = new_component(plan, "disk_group", tr("Another store"), drives=1000, drive_gb=1_000_000.0)
    step = add_component(plan, outside, parent=plan.parents.get(store.id))
    return apply(plan, step.edits), outside.id


def _placed(
    room: Plan, pool: ComponentId, store: ComponentId, target: ComponentId, moved: tuple[str, ...]
) -> Plan:
    """The plan with a pool's files on one store, except for the roles that are elsewhere."""
    placed = room
    for role in POOL_FILE_ROLES:
        where = target if role in moved else store
        placed = apply(placed, relocate(placed, pool, role, where).edits)
    return placed


def _lies_alike(one: Plan, other: Plan, pool: ComponentId) -> bool:
    """Whether a pool's files are in the same places, in any order of links."""
    first, second = (
        {(link.role, link.target, link.share) for link in plan.links_from(pool)} for plan in (one, other)
    )
    return first == second


def _case(
    assessment: Assessment, store: ComponentId, moved: tuple[str, ...] | None, *, as_planned: bool = False
) -> Case:
    use = assessment.store(store)
    assert use is not None
    return Case(moved, use, _desktops_at_target(assessment, store), as_planned)


def _desktops_at_target(assessment: Assessment, store: ComponentId) -> int | None:
    limit = next(
        (each for each in assessment.limits if each.component == store and each.resource == "capacity"), None
    )
    return limit.desktops if limit else None
