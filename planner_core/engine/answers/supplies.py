"""What can be added to a component (hosts, memory, drives, ports, bandwidth), and the plan with another amount of
it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.engine.answers.memory import Memory, buildable
from planner_core.plan.components import (
    Cluster,
    Component,
    ComponentId,
    DiskGroup,
    GraphicsBoards,
    Host,
    NetworkLink,
    StorageArray,
)
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Plan

HOSTS_OF_CLUSTER: Final = "hosts"
FIELDS: Final[Mapping[type[Component], tuple[str, ...]]] = {
    Host: ("count", "ram_gib", "nic_ports", "hba_ports"),
    Cluster: (HOSTS_OF_CLUSTER, "site_mbit_s"),
    DiskGroup: ("drives", "cache_gb"),
    StorageArray: ("controllers", "ports", "volumes", "site_mbit_s"),
    NetworkLink: ("bandwidth_mbit_s",),
    GraphicsBoards: ("boards",),
}
"""Kind -> fields whose amount can be changed. For a cluster, its number of hosts over all cards."""

CONTROLLERS: Final = 2
"""Planning value: nearly all arrays have this many controllers; more are provided by additional arrays."""

UNITS: Final[Mapping[str, str]] = {
    "count": "hosts",
    HOSTS_OF_CLUSTER: "hosts",
    "ram_gib": "GiB",
    "nic_ports": "ports",
    "hba_ports": "ports",
    "drives": "drives",
    "cache_gb": "GB",
    "controllers": "controllers",
    "ports": "ports",
    "volumes": "volumes",
    "boards": "boards",
    "bandwidth_mbit_s": "Mbit/s",
    "site_mbit_s": "Mbit/s",
}


class Supply(NamedTuple):
    """A resource of a component whose amount can change, counted in purchasable steps."""

    component: ComponentId
    field: str
    """One of FIELDS."""
    there: float
    step: float
    """The smallest purchasable amount: a pair of mirrored drives, one host."""
    least: int
    """Steps."""
    most: int
    """Steps."""
    owner: ComponentId
    """The component whose field changes; for a cluster, the card that gets more hosts."""
    beside: int = 0
    """Hosts of the cluster's other cards."""
    sizes: tuple[Memory, ...] = ()
    """For memory: available sizes of a host, ascending, one per step from 1 on."""

    @property
    def unit(self) -> str:
        """The unit of the numbers."""
        return UNITS[self.field]

    @property
    def steps_there(self) -> int:
        """The present amount in whole steps."""
        return max(self.least, self.steps_for(self.there))

    def steps_for(self, number: float) -> int:
        """The smallest number of steps that reaches an amount, in the unit of the field."""
        if self.sizes:
            return 1 + sum(size.ram_gib < number for size in self.sizes)
        return math.ceil(number / self.step - 1e-9)

    def number(self, steps: int) -> float:
        """A number of steps in the unit of the field."""
        return self.sizes[steps - 1].ram_gib if self.sizes else steps * self.step

    def values(self, plan: Plan, steps: int) -> dict[str, Any]:
        """The fields of the owner with this number of steps."""
        field = "count" if self.field == HOSTS_OF_CLUSTER else self.field
        value: Any = self.number(steps) - self.beside
        whole = isinstance(getattr(plan.components[self.owner], field), int)
        values: dict[str, Any] = {field: round(value) if whole else value}
        if self.sizes:
            values["memory_module_gib"] = self.sizes[steps - 1].module_gib
        return values

    def plan_with(self, plan: Plan, steps: int) -> Plan:
        """The plan with this number of steps."""
        changed = msgspec.structs.replace(plan.components[self.owner], **self.values(plan, steps))
        return msgspec.structs.replace(plan, components={**plan.components, self.owner: changed})


def supplies_of(plan: Plan, catalog: Catalog, component: ComponentId) -> tuple[Supply, ...]:
    """All supplies of a component; none for pools and servers."""
    fields = FIELDS.get(type(plan.components[component]), ())
    found = (supply_of(plan, catalog, component, field) for field in fields)
    return tuple(supply for supply in found if supply is not None)


def supply_of(plan: Plan, catalog: Catalog, component: ComponentId, field: str) -> Supply | None:
    """One supply of a component; None if the component has none of that name."""
    part = plan.components[component]
    if field not in FIELDS.get(type(part), ()):
        return None
    if isinstance(part, Cluster) and field == HOSTS_OF_CLUSTER:
        return _hosts_of_cluster(plan, part)
    if field == "site_mbit_s" and not _has_two_sites(part):
        return None
    if field == "cache_gb" and not (isinstance(part, DiskGroup) and part.purpose == "vsan"):
        return None
    there = float(getattr(part, field))
    if isinstance(part, Host) and field == "ram_gib":
        sizes = buildable(part)
        return Supply(component, field, there, 1.0, 1, len(sizes), component, sizes=sizes)
    declared = declared_field(type(part), field)
    assert declared is not None
    step = _step(part, catalog, field)
    floor = max(float(declared.least or 0), _fewest(plan, catalog, part, field))
    least = max(1, math.ceil(floor / step))
    ceiling = min(float(declared.most or math.inf), most_of_model(plan, catalog, part, field))
    most = max(least, math.floor(max(ceiling, there) / step))
    return Supply(component, field, there, step, least, most, component)


def _has_two_sites(part: Component) -> bool:
    if isinstance(part, Cluster):
        return part.vsan != "none" and part.vsan_sites == "two"
    return isinstance(part, StorageArray) and part.replication != "none"


def most_of_model(plan: Plan, catalog: Catalog, part: Component, field: str) -> float:
    """The model's maximum; infinite if unknown. For arrays of unknown model, two controllers."""
    if isinstance(part, StorageArray) and field == "controllers":
        model = catalog.array_models.get(part.array_model)
        return model.controllers if model else CONTROLLERS
    if isinstance(part, StorageArray) and field == "ports":
        model = catalog.array_models.get(part.array_model)
        ports = model.most_ports(part.protocol) if model else None
        return math.inf if ports is None else ports
    if isinstance(part, GraphicsBoards) and field == "boards":
        return boards_that_fit(plan, catalog, part, part.slot_width)
    if not isinstance(part, DiskGroup) or field != "drives":
        return math.inf
    array = plan.components.get(plan.parents.get(part.id, ""))
    if isinstance(array, StorageArray):
        model = catalog.array_models.get(array.array_model)
        most = model.drives if model else None
        return math.inf if most is None else most - drives_of_array(plan, array.id) + part.drives
    return _most_of_vsan(plan, catalog, part)


def boards_that_fit(plan: Plan, catalog: Catalog, boards: GraphicsBoards, width: str) -> float:
    """Boards of a width that a server takes beside those of other kinds; infinite if its model is unknown."""
    host = plan.components.get(plan.parents.get(boards.id, ""))
    model = catalog.server_models.get(host.server_model) if isinstance(host, Host) else None
    if host is None or model is None:
        return math.inf
    wide, narrow = boards_beside(plan, boards)
    number = 0
    while model.takes_boards(
        wide + (number + 1) * (width == "double"), narrow + (number + 1) * (width == "single")
    ):
        number += 1
    return number


def boards_beside(plan: Plan, boards: GraphicsBoards) -> tuple[int, int]:
    """Double-wide and single-wide boards of other kinds in the same server."""
    inside = [plan.components[each] for each in plan.children(plan.parents.get(boards.id, ""))]
    beside = [each for each in inside if isinstance(each, GraphicsBoards) and each.id != boards.id]
    wide, narrow = (
        sum(each.boards for each in beside if each.slot_width == one) for one in ("double", "single")
    )
    return wide, narrow


def drives_of_array(plan: Plan, array: ComponentId) -> int:
    """All drives in an array, spares included."""
    groups = [plan.components[each] for each in plan.children(array)]
    return sum(each.drives + each.spare_drives for each in groups if isinstance(each, DiskGroup))


def _most_of_vsan(plan: Plan, catalog: Catalog, group: DiskGroup) -> float:
    """Capacity devices supported by the cache devices of a host."""
    cluster = plan.components.get(plan.parents.get(plan.parents.get(group.id, ""), ""))
    if group.purpose != "vsan" or not isinstance(cluster, Cluster) or cluster.vsan in ("none", "esa"):
        return math.inf
    most = catalog.vsan_versions[cluster.vsan_version].capacity_devices_per_group
    return group.cache_drives * most or math.inf if most is not None else math.inf


def cards_of(plan: Plan, cluster: ComponentId) -> Sequence[Host]:
    """The cards of hosts in a cluster."""
    parts = [plan.components[each] for each in plan.children(cluster)]
    return [part for part in parts if isinstance(part, Host)]


def _hosts_of_cluster(plan: Plan, cluster: Cluster) -> Supply | None:
    """More hosts of the largest card; the other cards stay unchanged."""
    cards = cards_of(plan, cluster.id)
    if not cards:
        return None
    card = max(cards, key=lambda each: each.count)
    beside = sum(each.count for each in cards) - card.count
    declared = declared_field(Host, "count")
    assert declared is not None
    most = int(declared.most or 1) + beside
    least = max(beside, cluster.failures_to_tolerate) + 1
    return Supply(cluster.id, HOSTS_OF_CLUSTER, beside + card.count, 1.0, least, most, card.id, beside)


def _fewest(plan: Plan, catalog: Catalog, part: Component, field: str) -> float:
    """The minimum of a RAID level, or what must remain after the failures that the plan promises to survive."""
    settings, cluster = plan.settings, plan.components.get(plan.parents.get(part.id, ""))
    if isinstance(part, DiskGroup) and field == "drives" and part.purpose == "datastore":
        return catalog.raid_levels[part.raid].minimum_drives
    if isinstance(part, Host) and field == "count" and isinstance(cluster, Cluster):
        others = sum(each.count for each in cards_of(plan, cluster.id)) - part.count
        return cluster.failures_to_tolerate + 1 - others
    if isinstance(part, StorageArray):
        alone = {
            "controllers": settings.survive_controller,
            "ports": settings.survive_path and part.controllers == 1,
        }
        return 2 if alone.get(field, False) else 1
    paths = any(array.controllers * array.ports > 1 for array in plan.of_type(StorageArray))
    single = field == "nic_ports" or (field == "hba_ports" and paths)
    return 2 if single and settings.survive_path else 1


def _step(part: Component, catalog: Catalog, field: str) -> float:
    if isinstance(part, DiskGroup) and field == "drives" and part.purpose == "datastore":
        return 2.0 if catalog.raid_levels[part.raid].even else 1.0
    return 1.0
