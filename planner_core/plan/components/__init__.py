"""The components a plan is drawn from. Each is a frozen value; a change makes a new one.

Every editable field is declared with its unit, bounds, default and source (see `fields.about`).
Values are copied into the plan, so that a plan is complete without the catalogue it was drawn from;
`origins` remembers, field by field, where a value came from.
"""

from planner_core.plan.components.base import ComponentBase, ComponentId, Name, Origin, Part
from planner_core.plan.components.desktop_pool import DesktopPool
from planner_core.plan.components.disk_group import DiskGroup
from planner_core.plan.components.host import HYPERVISOR_NAMES, Host
from planner_core.plan.components.infrastructure_servers import InfrastructureServers

__all__ = [
    "COMPONENT_TYPES",
    "HYPERVISOR_NAMES",
    "Component",
    "ComponentBase",
    "ComponentId",
    "DesktopPool",
    "DiskGroup",
    "Host",
    "InfrastructureServers",
    "Name",
    "Origin",
    "Part",
    "kind_of",
]

Component = Host | DiskGroup | DesktopPool | InfrastructureServers

COMPONENT_TYPES: dict[str, type[Component]] = {
    "host": Host,
    "disk_group": DiskGroup,
    "desktop_pool": DesktopPool,
    "infrastructure_servers": InfrastructureServers,
}


def kind_of(component: Component) -> str:
    """The tag that stands for the component's type in files: host, disk_group, desktop_pool, ..."""
    tag = component.__struct_config__.tag
    assert isinstance(tag, str)
    return tag
