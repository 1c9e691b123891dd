"""What may be chosen: some fields of some components, each with its options. All else stays as drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple

import msgspec

from planner_core.catalog.records import Record
from planner_core.editing.edits import Edit
from planner_core.messages import HeadroomError, Message
from planner_core.plan.components import ComponentId, Part
from planner_core.plan.price_units import PriceUnit

What = Literal[
    "server",
    "hosts",
    "processor",
    "sockets",
    "memory",
    "board",
    "boards",
    "drive",
    "drives",
    "raid",
    "policy",
    "array",
]

MEMORY_UNITS: Final[frozenset[PriceUnit]] = frozenset({"memory_module", "gib"})
"""What the prices of memory count."""
WHATS: Final[Mapping[What, Message]] = {
    "server": Message("Server model"),
    "hosts": Message("Hosts"),
    "processor": Message("Processor"),
    "sockets": Message("Sockets"),
    "memory": Message("Memory"),
    "board": Message("Graphics board model"),
    "boards": Message("Graphics boards in each host"),
    "drive": Message("Drive model"),
    "drives": Message("Drives"),
    "raid": Message("RAID level"),
    "policy": Message("vSAN policy"),
    "array": Message("Array model"),
}
"""What can be chosen, in words."""


class DesignError(HeadroomError):
    """The plan or the space does not allow the question."""


class DesignOption(msgspec.Struct, frozen=True):
    """One of the things that a choice may be."""

    values: Mapping[str, Any] = {}
    """Fields of the component."""
    record: Record | None = None
    """A record of the catalogue that fills the component, with its prices; before `values`."""
    parts: tuple[Part, ...] | None = None
    """Prices of memory in place of those drawn; None: those drawn."""
    is_drawn: bool = False
    """Whether it is what is drawn."""
    profiles: Mapping[ComponentId, str] = {}
    """Pools whose virtual GPU has another name on these graphics boards, and that name."""


class DesignChoice(msgspec.Struct, frozen=True):
    """One thing to choose of one component."""

    component: ComponentId
    what: What
    options: tuple[DesignOption, ...]

    @property
    def drawn(self) -> int | None:
        """The option that is drawn; None if that may not be chosen."""
        return next((number for number, each in enumerate(self.options) if each.is_drawn), None)


class ServerRecord(msgspec.Struct, frozen=True):
    """A server of the catalogue in place of the drawn one."""

    component: ComponentId
    record: Record


class OfferedChoice(NamedTuple):
    """One thing that may be chosen."""

    component: ComponentId
    what: What
    options: int
    """How many, what is drawn included."""


class UnpricedOptions(msgspec.Struct, frozen=True):
    """Options that cannot be compared, because their price is unknown, or what fits them."""

    component: ComponentId
    what: What
    options: int
    """How many."""
    lacks: Literal["price", "fit"] = "price"


class OtherServers(msgspec.Struct, frozen=True):
    """The designs with servers of other models."""

    servers: tuple[ServerRecord, ...]
    edits: tuple[Edit, ...]
    """Of the drawn plan: what takes them."""
    space: Space
    """On the plan with them as they are sold."""


class Space(msgspec.Struct, frozen=True):
    """All designs that may be chosen: each option of each choice with each of the others."""

    choices: tuple[DesignChoice, ...]
    left_out: tuple[UnpricedOptions, ...] = ()
    others: tuple[OtherServers, ...] = ()
    """Beside them, those with other servers."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Options of each choice."""
        return tuple(len(each.options) for each in self.choices)

    def only(self, *chosen: tuple[ComponentId, What]) -> Space:
        """The space with some of its choices; the others stay as drawn."""
        asked = set(chosen)
        return msgspec.structs.replace(
            self,
            choices=tuple(each for each in self.choices if (each.component, each.what) in asked),
            others=tuple(
                msgspec.structs.replace(each, space=each.space.only(*chosen))
                for each in self.others
                if all((one.component, "server") in asked for one in each.servers)
            ),
        )

    @property
    def offered(self) -> tuple[OfferedChoice, ...]:
        """All that may be chosen: the server of a host before its parts."""
        servers: dict[ComponentId, set[str]] = {}
        for other in self.others:
            for one in other.servers:
                servers.setdefault(one.component, set()).add(one.record.name)
        found = [OfferedChoice(each, "server", len(names) + 1) for each, names in servers.items()]
        found += [OfferedChoice(each.component, each.what, len(each.options)) for each in self.choices]
        order = list(dict.fromkeys((*(each.component for each in self.choices), *servers)))
        return tuple(sorted(found, key=lambda each: order.index(each.component)))
