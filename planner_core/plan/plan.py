"""The plan: six small tables of frozen values. Tables are shared, so a change cheaply creates a new plan."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import TypeVar

import msgspec

from planner_core.plan.components import Component, ComponentId
from planner_core.plan.licences import Licence, LicenceId
from planner_core.plan.links import RUNS_ON, Link, LinkKey
from planner_core.plan.settings import Settings

__all__ = ["Plan", "Position", "Settings"]

C = TypeVar("C", bound=Component)


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """Upper left corner of a card on the canvas, in pixels at 100 %, and how the card is displayed.

    A nested component is laid out by its parent: it has a position only while it is collapsed, and `x` and `y` are
    ignored then.
    """

    x: float
    y: float
    closed: bool = False
    """Whether the card is collapsed and stands for everything inside it."""
    width: float = 0.0
    """0 for the default width of its kind."""
    height: float = 0.0
    """0 for the height of its content."""

    def at(self, x: float, y: float) -> Position:
        """The same card at another position."""
        return msgspec.structs.replace(self, x=x, y=y)


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The user's drawing. Treat every table as read-only; `editing.edits.apply` creates a changed plan."""

    settings: Settings = Settings()
    components: Mapping[ComponentId, Component] = {}
    parents: Mapping[ComponentId, ComponentId] = {}
    """Inner component -> its parent."""
    positions: Mapping[ComponentId, Position] = {}
    links: Mapping[LinkKey, Link] = {}
    licences: Mapping[LicenceId, Licence] = {}
    """Licences, subscriptions and services, in the order of the offer."""

    @property
    def name(self) -> str:
        """The plan's name."""
        return self.settings.name

    @property
    def has_prices(self) -> bool:
        """Whether a part of a component is listed with a price, 0 included, or a licence has one."""
        if any(part.parts for part in self.components.values()):
            return True
        return any(line.unit_price is not None for line in self.licences.values())

    def of_type(self, component_type: type[C]) -> tuple[C, ...]:
        """All components of one type, in insertion order."""
        return tuple(part for part in self.components.values() if isinstance(part, component_type))

    def children(self, parent: ComponentId) -> tuple[ComponentId, ...]:
        """The direct children of a component, in insertion order."""
        return tuple(child for child, inside in self.parents.items() if inside == parent)

    def links_from(self, source: ComponentId) -> tuple[Link, ...]:
        """All links that start at a component."""
        return tuple(link for link in self.links.values() if link.source == source)

    def hosts_of(self, source: ComponentId) -> tuple[ComponentId, ...]:
        """The hosts that a pool or a group of servers runs on."""
        return tuple(link.target for link in self.links_from(source) if link.role == RUNS_ON)

    def stores_of(self, source: ComponentId, role: str) -> tuple[ComponentId, ...]:
        """The stores of a file role of a component."""
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
