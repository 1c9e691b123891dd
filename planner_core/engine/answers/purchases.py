"""Purchases that lift a limit on a resource, and their wording."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from typing import Final

from planner_core.engine.answers.supplies import HOSTS_OF_CLUSTER, Supply, cards_of, supply_of
from planner_core.engine.basis.resources import Resource
from planner_core.engine.layout.layout import Layout
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import (
    Cluster,
    ComponentId,
    DiskGroup,
    GraphicsBoards,
    Host,
    StorageArray,
)

CLUSTERS: Final = "clusters"
Place = tuple[ComponentId, str]
"""A component and what there can be more of."""


def places_to_buy(layout: Layout, resource: Resource, component: ComponentId) -> tuple[Supply, ...]:
    """The supplies that lift a limit on a component's resource; none if only another cluster would."""
    places = dict.fromkeys(PLACES[resource](layout, component))
    found = (supply_of(layout.plan, layout.catalog, *place) for place in places)
    return tuple(supply for supply in found if supply is not None)


def lifted_by(layout: Layout, supply: Supply) -> Callable[[Resource, ComponentId], bool]:
    """Whether more of a supply lifts a limit. The hosts of a cluster share its desktops, so more hosts of one card also
    relieve the other cards.
    """
    places = {(supply.component, supply.field)}
    cluster = supply.component if supply.field == HOSTS_OF_CLUSTER else _cluster_of(layout, supply)
    if cluster is not None:
        places = set(_hosts_of(layout, cluster))
    return lambda resource, component: not places.isdisjoint(PLACES[resource](layout, component))


def _cluster_of(layout: Layout, supply: Supply) -> ComponentId | None:
    """The cluster in which hosts of a card are added."""
    parent = layout.plan.parents.get(supply.component, "")
    is_in_one = isinstance(layout.plan.components.get(parent), Cluster)
    return parent if supply.field == "count" and is_in_one else None


def in_words(field: str, component: str, there: float, needed: float) -> Message:
    """A new amount in place of the present one, as a sentence part. `component` is a name."""
    unit = MEASURED.get(field)
    named = Named(component)
    words: dict[str, object] = {"component": named, "count": round(needed), "there": round(there)}
    if unit:
        words = {"component": named, "needed": Quantity(needed, unit), "there": Quantity(there, unit)}
    return TEXTS[field](words)


def supplied(supply: Supply, component: str, number: float) -> Message:
    """A new amount in place of the present one, with the modules for memory. `component` is a name."""
    if not supply.sizes:
        return in_words(supply.field, component, supply.there, number)
    size = supply.sizes[supply.steps_for(number) - 1]
    words: dict[str, object] = {
        "component": Named(component),
        "needed": Quantity(number, "GiB"),
        "there": Quantity(supply.there, "GiB"),
        "modules": size.modules,
        "module": Quantity(size.module_gib, "GiB"),
    }
    before = supply.sizes[supply.steps_there - 1].module_gib
    if before != size.module_gib:
        return Message(
            "{needed} of RAM ({modules} modules of {module} instead of {before}, at a price of their own) in each host"
            " of {component} instead of {there}",
            {**words, "before": Quantity(before, "GiB")},
        )
    return Message(
        "{needed} of RAM ({modules} modules of {module}) in each host of {component} instead of {there}",
        words,
    )


def alternatives(options: Sequence[Message]) -> Message:
    """Alternatives of which one is enough, as a sentence part."""
    return reduce(lambda one, other: Message("{one}, or {other}", {"one": one, "other": other}), options)


def together(parts: Sequence[Message]) -> Message:
    """Purchases that are all needed, as part of a sentence with alternatives."""
    return reduce(lambda one, other: Message("{one} and {other}", {"one": one, "other": other}), parts)


def enumerated(purchases: Sequence[Message]) -> Message:
    """Purchases that are all needed, as a sentence part."""
    return reduce(lambda one, other: Message("{one}, {other}", {"one": one, "other": other}), purchases)


# --- what lifts what -----------------------------------------------------------------------------------------


def _of(*fields: str) -> Callable[[Layout, ComponentId], Iterable[Place]]:
    return lambda _, component: [(component, field) for field in fields]


def _more_space(layout: Layout, store: ComponentId) -> Iterable[Place]:
    """Drives: of the group itself, of the groups in an array, of the groups that hosts give to vSAN; for vSAN also
    hosts.
    """
    plan, part = layout.plan, layout.plan.components[store]
    if isinstance(part, DiskGroup):
        return [(store, "drives")]
    if isinstance(part, StorageArray):
        return [(each, "drives") for each in plan.children(store)]
    return [*_of_vsan(layout, store, "drives"), *_hosts_of(layout, store)]


def _larger_caches(layout: Layout, cluster: ComponentId) -> Iterable[Place]:
    return _of_vsan(layout, cluster, "cache_gb")


def _of_vsan(layout: Layout, cluster: ComponentId, field: str) -> list[Place]:
    inside = [each for card in cards_of(layout.plan, cluster) for each in layout.plan.children(card.id)]
    groups = [layout.plan.components[each] for each in inside]
    return [(group.id, field) for group in groups if isinstance(group, DiskGroup) and group.purpose == "vsan"]


def _hosts_of(layout: Layout, cluster: ComponentId) -> list[Place]:
    return [(card.id, "count") for card in cards_of(layout.plan, cluster)]


def _more_datastores(layout: Layout, store: ComponentId) -> Iterable[Place]:
    """Volumes of an array; local disks have one datastore per host."""
    if isinstance(layout.plan.components[store], StorageArray):
        return [(store, "volumes")]
    parent = layout.plan.parents.get(store, "")
    return [(parent, "count")] if isinstance(layout.plan.components.get(parent), Host) else []


def _more_drives(layout: Layout, group: ComponentId) -> Iterable[Place]:
    """Drives in the group; for local ones also hosts."""
    parent = layout.plan.parents.get(group, "")
    host = isinstance(layout.plan.components.get(parent), Host)
    return [(group, "drives"), (parent, "count")] if host else [(group, "drives")]


def _more_of_all_it_uses(layout: Layout, pool: ComponentId) -> Iterable[Place]:
    """Hosts, drives and controllers of all that a pool runs on or has files on."""
    for target in dict.fromkeys(link.target for link in layout.plan.links_from(pool)):
        part = layout.plan.components[target]
        if isinstance(part, Cluster):
            yield from _hosts_of(layout, target)
            yield from _of_vsan(layout, target, "drives")
        elif isinstance(part, Host):
            yield target, "count"
        elif isinstance(part, StorageArray):
            yield from ((each, "drives") for each in layout.plan.children(target))
            yield target, "controllers"
        elif isinstance(part, DiskGroup):
            yield from _more_drives(layout, target)


def _faster_store(layout: Layout, store: ComponentId) -> Iterable[Place]:
    """Drives and what is in front of them: controllers of an array, hosts of a vSAN."""
    part, parent = layout.plan.components[store], layout.plan.parents.get(store, "")
    if isinstance(part, DiskGroup):
        yield from _more_drives(layout, store)
        if isinstance(layout.plan.components.get(parent), StorageArray):
            yield parent, "controllers"
        return
    yield from _more_space(layout, store)
    if isinstance(part, StorageArray):
        yield store, "controllers"


def _more_boards(layout: Layout, component: ComponentId) -> Iterable[Place]:
    """Boards in each host, and hosts with them. A host without boards that fit needs some of another kind first."""
    if not isinstance(layout.plan.components[component], GraphicsBoards):
        return []
    return [(component, "boards"), (layout.plan.parents[component], "count")]


def _hosts_of_any(layout: Layout, component: ComponentId) -> Iterable[Place]:
    if isinstance(layout.plan.components[component], Cluster):
        return _hosts_of(layout, component)
    return [(component, "count")]


PLACES: Final[Mapping[Resource, Callable[[Layout, ComponentId], Iterable[Place]]]] = {
    "cpu": _of("count"),
    "ram": _of("ram_gib", "count"),
    "vms_per_host": _of("count"),
    "graphics": _more_boards,
    "host_ports": _of("hba_ports", "count"),
    "network": _of("nic_ports", "count"),
    "disk_iops": _more_drives,
    "front_end_iops": _more_drives,
    "controller": _of("controllers"),
    "array_ports": _of("ports", "controllers"),
    "capacity": _more_space,
    "volume_capacity": _of("volumes"),
    "vms_per_datastore": _more_datastores,
    "vsan_components": _hosts_of_any,
    "vsan_cache": _larger_caches,
    "vms_per_cluster": _of(),
    "link": _of("bandwidth_mbit_s"),
    "replication": _of("site_mbit_s"),
    "response": _more_of_all_it_uses,
    "storage_response": _more_of_all_it_uses,
    "latency": _faster_store,
}
"""Resource -> what to buy for a component that runs out of it. A cluster at its broker's limit is relieved only by
another cluster.
"""

MEASURED: Final[Mapping[str, str]] = {
    "ram_gib": "GiB",
    "cache_gb": "GB",
    "bandwidth_mbit_s": "Mbit/s",
    "site_mbit_s": "Mbit/s",
}
"""Fields that are measured rather than counted."""

TEXTS: Final[Mapping[str, Callable[[dict[str, object]], Message]]] = {
    "count": lambda words: Message(
        "{count} host of {component} instead of {there}",
        words,
        "{count} hosts of {component} instead of {there}",
    ),
    HOSTS_OF_CLUSTER: lambda words: Message(
        "{count} host in {component} instead of {there}",
        words,
        "{count} hosts in {component} instead of {there}",
    ),
    "nic_ports": lambda words: Message(
        "{count} network port in each host of {component} instead of {there}",
        words,
        "{count} network ports in each host of {component} instead of {there}",
    ),
    "hba_ports": lambda words: Message(
        "{count} storage port in each host of {component} instead of {there}",
        words,
        "{count} storage ports in each host of {component} instead of {there}",
    ),
    "drives": lambda words: Message(
        "{count} drive in {component} instead of {there}",
        words,
        "{count} drives in {component} instead of {there}",
    ),
    "cache_gb": lambda words: Message(
        "{needed} in each cache device of {component} instead of {there}", words
    ),
    "controllers": lambda words: Message(
        "{count} controller in {component} instead of {there}",
        words,
        "{count} controllers in {component} instead of {there}",
    ),
    "ports": lambda words: Message(
        "{count} port on each controller of {component} instead of {there}",
        words,
        "{count} ports on each controller of {component} instead of {there}",
    ),
    "boards": lambda words: Message(
        "{count} graphics board in each host instead of {there} ({component})",
        words,
        "{count} graphics boards in each host instead of {there} ({component})",
    ),
    "volumes": lambda words: Message(
        "{count} volume on {component} instead of {there}",
        words,
        "{count} volumes on {component} instead of {there}",
    ),
    "site_mbit_s": lambda words: Message(
        "{needed} from {component} to the second site instead of {there}", words
    ),
    "bandwidth_mbit_s": lambda words: Message("{needed} on {component} instead of {there}", words),
}
"""Texts for a needed amount in place of the present one, with `count` or `needed`, `there` and `component`."""
