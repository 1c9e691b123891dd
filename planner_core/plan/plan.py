"""The plan: five small tables of frozen values. Sharing makes copies cheap, so a change makes a new plan."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Annotated, TypeVar

import msgspec

from planner_core.plan.components import Component, ComponentId
from planner_core.plan.fields import about
from planner_core.plan.links import RUNS_ON, Link, LinkKey

C = TypeVar("C", bound=Component)


class Position(msgspec.Struct, frozen=True):
    """Where the upper left corner of a card lies on the canvas, in pixels at 100 %."""

    x: float
    y: float


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What holds for the plan as a whole: names, targets and planning rules."""

    name: Annotated[str, about("Plan name", longest=200, group="Plan")] = "Untitled plan"
    customer: Annotated[
        str, about("Customer", longest=200, group="Plan", help="Printed on the proposal.")
    ] = ""
    author: Annotated[
        str, about("Prepared by", longest=200, group="Plan", help="Printed on the proposal.")
    ] = ""
    notes: Annotated[
        str,
        about(
            "Notes",
            longest=20_000,
            group="Plan",
            help="Assumptions and sources in words; printed with the proposal.",
        ),
    ] = ""
    currency: Annotated[
        str,
        about(
            "Currency",
            longest=3,
            pattern="^[A-Z]{3}$",
            group="Plan",
            help="Three letters; prices in another currency are not added.",
        ),
    ] = "EUR"
    cpu_target_percent: Annotated[
        float,
        about(
            "Processor target",
            unit="%",
            least=1,
            most=100,
            group="Targets",
            help="Utilisation up to which desktops are planned.",
            source="VMware Horizon architecture planning: keep host CPU at or below 80 %",
        ),
    ] = 80.0
    ram_target_percent: Annotated[
        float,
        about("RAM target", unit="%", least=1, most=100, group="Targets", source="Planning value"),
    ] = 90.0
    iops_target_percent: Annotated[
        float,
        about("Disk IOPS target", unit="%", least=1, most=100, group="Targets", source="Planning value"),
    ] = 80.0
    capacity_target_percent: Annotated[
        float,
        about(
            "Capacity target",
            unit="%",
            least=1,
            most=100,
            group="Targets",
            help="How full a store may be planned.",
            source="Practice: keep 10 to 20 % of a datastore free",
        ),
    ] = 80.0
    capacity_overhead_percent: Annotated[
        float,
        about(
            "Storage overhead",
            unit="%",
            least=0,
            most=100,
            group="Targets",
            help="Added to all files of a store.",
            source="VMware Horizon View architecture planning: plus 15 %",
        ),
    ] = 15.0
    boot_window_minutes: Annotated[
        float,
        about(
            "Boot window",
            unit="min",
            least=1,
            most=1440,
            group="Boot",
            help="All desktops have to be up within this time.",
            source="Planning value",
        ),
    ] = 60.0
    power_operations: Annotated[
        int,
        about(
            "Concurrent power operations",
            least=1,
            most=10_000,
            group="Boot",
            help="How many desktops are started at once.",
            source="VMware Horizon 7 administration: 50",
        ),
    ] = 50
    power_operation_minutes: Annotated[
        float,
        about(
            "Duration of a power operation",
            unit="min",
            least=0.1,
            most=60,
            group="Boot",
            source="VMware Horizon 7 administration: 3 minutes in its worked example",
        ),
    ] = 3.0


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What the user has drawn. Treat every table as read-only; `editing.edits.apply` makes a changed plan."""

    settings: Settings = Settings()
    components: Mapping[ComponentId, Component] = {}
    parents: Mapping[ComponentId, ComponentId] = {}
    """Inner component -> the component it lies in."""
    positions: Mapping[ComponentId, Position] = {}
    links: Mapping[LinkKey, Link] = {}

    @property
    def name(self) -> str:
        """The plan's name."""
        return self.settings.name

    def of_type(self, component_type: type[C]) -> tuple[C, ...]:
        """All components of one type, in the order in which they were added."""
        return tuple(part for part in self.components.values() if isinstance(part, component_type))

    def children(self, parent: ComponentId) -> tuple[ComponentId, ...]:
        """What lies directly inside a component, in the order in which it was put there."""
        return tuple(child for child, inside in self.parents.items() if inside == parent)

    def links_from(self, source: ComponentId) -> tuple[Link, ...]:
        """All links that start at a component."""
        return tuple(link for link in self.links.values() if link.source == source)

    def links_to(self, target: ComponentId) -> tuple[Link, ...]:
        """All links that end at a component."""
        return tuple(link for link in self.links.values() if link.target == target)

    def hosts_of(self, source: ComponentId) -> tuple[ComponentId, ...]:
        """The hosts that a pool or a group of servers runs on."""
        return tuple(link.target for link in self.links_from(source) if link.role == RUNS_ON)

    def stores_of(self, source: ComponentId, role: str) -> tuple[ComponentId, ...]:
        """The stores on which a file role of a component lies."""
        return tuple(link.target for link in self.links_from(source) if link.role == role)

    def with_descendants(
        self, ids: Iterator[ComponentId] | tuple[ComponentId, ...]
    ) -> tuple[ComponentId, ...]:
        """The given components and everything nested inside them, each once."""
        inside: dict[ComponentId, list[ComponentId]] = {}
        for child, parent in self.parents.items():
            inside.setdefault(parent, []).append(child)
        found: dict[ComponentId, None] = {}
        waiting = deque(ids)
        while waiting:
            current = waiting.popleft()
            if current not in found:
                found[current] = None
                waiting.extend(inside.get(current, ()))
        return tuple(found)
