"""Capacity, space and bandwidth of storage, by sizing conventions."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.explain import Explainer, name_of
from planner_core.formulas import linked_clone_sizing, network, raid, rules_of_thumb
from planner_core.messages import Message, Quantity
from planner_core.plan.components import Component, DesktopPool, StorageArray
from planner_core.plan.links import POOL_FILE_ROLES
from planner_core.studies.opinion import Opinion, opinion
from planner_core.studies.opinion_rules import (
    ArithmeticRaid,
    IopsPerUser,
    LinkedCloneSpace,
    PersistentSpace,
    StorageBandwidth,
)
from planner_core.studies.opinions_on_processors import is_session_host
from planner_core.studies.question import Asked

BEHIND_RAID: Final = frozenset({"reads", "writes", "write_penalty"})
CACHES: Final = ("read_cache_hit_percent", "write_coalescing_percent")
CLONE_ROLES: Final = frozenset({"replica", "delta", "disposable", "swap", "suspend", "log", "vmx_swap"})
"""Roles counted with a clone in Horizon's guide; it has a separate line for user data."""

GUIDE: Final = {
    "minimum": linked_clone_sizing.horizon_minimum_gib,
    "half": linked_clone_sizing.horizon_half_gib,
    "maximum": linked_clone_sizing.horizon_maximum_gib,
}
GUIDE_NAMES: Final[dict[str, str]] = {
    "minimum": "Least",
    "half": "Half grown",
    "maximum": "Fully grown",
}


def iops_per_user(rule: IopsPerUser, asked: Asked) -> Opinion | None:
    """The engine's own calculation with the same load for every user, at any time of day."""
    if not asked.every_pool(lambda pool: not is_session_host(pool)):
        return None

    def with_this_load(component: Component) -> Component:
        if isinstance(component, DesktopPool):
            return msgspec.structs.replace(component, iops=rule.iops, peak_factor=1.0)
        return component

    number = asked.changed(with_this_load).limit("disk_iops")
    if number is None:
        return None
    return opinion(
        rule,
        Message("{who}: {number} IOPS per user", {"who": Message(rule.who), "number": rule.iops}),
        "desktops_by_iops",
        number,
        asked.limit("disk_iops"),
        Message(
            "Every user issues {number} I/Os per second, all day. Published tests saw 5 to 55, with peaks of two to"
            " three times the average.",
            {"number": rule.iops},
        ),
    )


def arithmetic_raid(rule: ArithmeticRaid, asked: Asked) -> Opinion | None:
    """The drives by the arithmetic RAID formula; only without a cache in front of them."""
    explainer = Explainer(asked.plan, asked.catalog)
    number, penalty = math.inf, 1.0
    for group in asked.limits("disk_iops"):
        if group.desktops() >= number:
            break
        behind = _behind_raid(explainer.explain(name_of(group.row)))
        if behind is None or any(behind.get(cache, 0.0) for cache in CACHES):
            return None
        penalty = max(penalty, behind["write_penalty"])
        number = min(number, group.desktops(times=_promised(behind)))
    if penalty <= 1:
        return None
    return opinion(
        rule,
        Message("Arithmetic RAID form"),
        "desktops_by_iops",
        number,
        asked.limit("disk_iops"),
        Message(
            "The rule gives all drives to reads and to writes at the same time. But drives do one thing"
            " after the other: a write that costs {penalty} I/Os takes them from the reads.",
            {"penalty": penalty},
        ),
    )


def _promised(behind: Mapping[str, float]) -> float:
    """Load on the drives by the arithmetic formula, relative to the actual one."""
    reads, writes, penalty = behind["reads"], behind["writes"], behind["write_penalty"]
    really = raid.back_end_iops(reads, writes, penalty, 0.0, 0.0)
    right = raid.front_end_capability_iops(1.0, reads, writes, really)
    return float(right / rules_of_thumb.arithmetic_front_end_iops(1.0, reads, writes, penalty))


def storage_bandwidth(rule: StorageBandwidth, asked: Asked) -> Opinion | None:
    """Bandwidth to storage arrays, for the desktops that have files there."""
    ports = asked.at_work("array_ports")
    desktops = sum(pool.desktops for pool in asked.pools if _on_an_array(asked, pool))
    if not ports or not desktops:
        return None
    return opinion(
        rule,
        Message("{who}: 1 Gbit/s per 100 desktops", {"who": Message(rule.who)}),
        "storage_mb_s",
        float(network.horizon_storage_mb_s(desktops)),
        sum(each.row.demand for each in ports),
        Message(
            "The rule covers the average of a boot storm. Our figure is what the ports of the arrays"
            " move while users work; storms have their own rows."
        ),
    )


def linked_clone_space(rule: LinkedCloneSpace, asked: Asked) -> Opinion | None:
    """Horizon's guide; it uses only memory and replica. None if the plan has other desktops too."""
    copies = {pool.replica_copies for pool in asked.pools}
    ours = _space_by_role(asked)
    if not ours or len(copies) != 1 or not asked.every_pool(lambda pool: pool.clone_type != "full"):
        return None
    grown = sum(
        float(GUIDE[rule.grown](pool.desktops, pool.ram_gib, 0, pool.replica_gib)) for pool in asked.pools
    )
    replicas = ours.get("replica", 0.0) / copies.pop() * rule.replicas
    return opinion(
        rule,
        Message(
            "{who}, linked clones: {grown}",
            {"who": Message(rule.who), "grown": Message(GUIDE_NAMES[rule.grown])},
        ),
        "storage_gib",
        grown + replicas,
        sum(ours.values()),
        Message(
            "The guide derives growth from memory and replica alone, and keeps {replicas} replicas on a"
            " datastore. Our calculation adds up the files as planned.",
            {"replicas": rule.replicas},
        ),
    )


def persistent_space(rule: PersistentSpace, asked: Asked) -> Opinion | None:
    """Horizon's guide to persistent disks, which linked clones have in addition to their changes."""
    wanted = sum(
        float(
            linked_clone_sizing.horizon_persistent_gib(
                pool.desktops, pool.persistent_gib, rule.filled_percent
            )
        )
        for pool in asked.pools
        if pool.clone_type == "linked"
    )
    ours = sum(use.by_role.get("persistent", 0.0) for use in asked.assessment.stores)
    if not wanted or not ours or not asked.every_pool(lambda pool: pool.clone_type == "linked"):
        return None
    filled = {"percent": Quantity(rule.filled_percent, "%")}
    return opinion(
        rule,
        Message("{who}, persistent disks: {percent} filled", {"who": Message(rule.who), **filled}),
        "persistent_gib",
        wanted,
        ours,
        Message(
            "The guide counts {percent} of each disk, in whole GB. Our calculation uses how full the"
            " disks are in the pools.",
            filled,
        ),
    )


def _space_by_role(asked: Asked) -> dict[str, float]:
    """GiB of a clone's files, over all stores."""
    found: dict[str, float] = {}
    for use in asked.assessment.stores:
        for role, gib in use.by_role.items():
            if role in CLONE_ROLES:
                found[role] = found.get(role, 0.0) + gib
    return found


def _on_an_array(asked: Asked, pool: DesktopPool) -> bool:
    stores = {store for role in POOL_FILE_ROLES for store in asked.plan.stores_of(pool.id, role)}
    return any(isinstance(asked.plan.components[store], StorageArray) for store in stores)


def _behind_raid(derivation: Derivation) -> dict[str, float] | None:
    """Reads, writes and write penalty behind a utilisation of disk IOPS."""
    for each in _every(derivation):
        numbers = {part.parameter: float(part.value) for part in each.inputs if part.parameter}
        if numbers.keys() >= BEHIND_RAID:
            return numbers
    return None


def _every(derivation: Derivation) -> Iterator[Derivation]:
    yield derivation
    for each in derivation.inputs:
        yield from _every(each)
