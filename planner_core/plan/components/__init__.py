"""The components a plan is drawn from. Each is a frozen value; a change makes a new one.

Every editable field is declared with its unit, bounds, default and source (see `fields.about`).
Values are copied into the plan, so that a plan is complete without the catalogue it was drawn from;
`origins` stores the source of each field's value.
"""

from planner_core.plan.components.base import (
    TYPED,
    ComponentBase,
    ComponentId,
    Name,
    Origin,
    Part,
    default_of,
    origin_of,
)
from planner_core.plan.components.cluster import VSAN_POLICY_NAMES, Cluster
from planner_core.plan.components.desktop_pool import DesktopPool
from planner_core.plan.components.disk_group import DiskGroup
from planner_core.plan.components.graphics_boards import GraphicsBoards
from planner_core.plan.components.host import HYPERVISOR_NAMES, Host
from planner_core.plan.components.infrastructure_servers import InfrastructureServers
from planner_core.plan.components.network_link import NetworkLink
from planner_core.plan.components.note import Note
from planner_core.plan.components.storage_array import IP_PROTOCOLS, StorageArray

__all__ = [
    "COMPONENT_TYPES",
    "HYPERVISOR_NAMES",
    "IP_PROTOCOLS",
    "TYPED",
    "VSAN_POLICY_NAMES",
    "Cluster",
    "Component",
    "ComponentBase",
    "ComponentId",
    "DesktopPool",
    "DiskGroup",
    "GraphicsBoards",
    "Host",
    "InfrastructureServers",
    "Name",
    "NetworkLink",
    "Note",
    "Origin",
    "Part",
    "StorageArray",
    "default_of",
    "kind_of",
    "origin_of",
]

Component = (
    Host
    | Cluster
    | StorageArray
    | DiskGroup
    | DesktopPool
    | InfrastructureServers
    | NetworkLink
    | GraphicsBoards
    | Note
)

COMPONENT_TYPES: dict[str, type[Component]] = {
    "host": Host,
    "cluster": Cluster,
    "storage_array": StorageArray,
    "disk_group": DiskGroup,
    "desktop_pool": DesktopPool,
    "infrastructure_servers": InfrastructureServers,
    "network_link": NetworkLink,
    "graphics_boards": GraphicsBoards,
    "note": Note,
}


def kind_of(component: Component) -> str:
    """The component type's tag in files: host, disk_group, desktop_pool, ..."""
    tag = component.__struct_config__.tag
    assert isinstance(tag, str)
    return tag
