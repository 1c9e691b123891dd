"""Machines in groups that become pools of desktops or groups of servers, by a rule that the user can change."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final, Literal

import msgspec

from planner_core.imports.inventory import Machine
from planner_core.imports.source_tables import ImportedFileError
from planner_core.messages import Message
from planner_core.units import MIB_PER_GIB

GroupKey = Literal["guest", "size", "resource-pool", "folder", "name"]
Desktops = Literal["by-guest", "all", "none"]

CLIENT: Final = re.compile(r"\bwindows\s+(?:xp|vista|7|8|10|11)\b", re.IGNORECASE)
"""Guests that only desktops have. A session host has the guest of a server; say that all machines are desktops."""
NUMBERED: Final = r"(.*?)[-_. ]*[0-9]*$"
"""The name of a machine without the number at its end."""
LONGEST_PATTERN: Final = 200


class Grouping(msgspec.Struct, frozen=True):
    """The rule; machines of different clusters are never in one group, because a group runs in its cluster."""

    keys: tuple[GroupKey, ...] = ("guest", "size")
    """What the machines of a group have in common."""
    pattern: str = NUMBERED
    """For the key "name": a regular expression; its first group, or all of it, is what names have in common."""
    desktops: Desktops = "by-guest"
    """Which machines are desktops; the others are servers."""
    decimal: str = "."
    """The decimal point of sizes, in the language of the user."""


class Group(msgspec.Struct, frozen=True):
    """Machines with something in common."""

    cluster: str
    is_desktops: bool
    words: tuple[str, ...]
    """What they have in common, in the order of the keys; empty words are left out of the name."""
    machines: tuple[Machine, ...]


def grouped(machines: Iterable[Machine], grouping: Grouping) -> tuple[Group, ...]:
    """The groups, by cluster, desktops first, the largest first. Raises ImportedFileError for a wrong pattern."""
    shared = _shared_name(grouping.pattern)
    named: dict[GroupKey, Callable[[Machine], str]] = {
        **KEYS,
        "name": shared,
        "size": partial(_size, grouping.decimal),
    }
    keys = [named[key] for key in dict.fromkeys(grouping.keys)]
    found: dict[tuple[str, bool, tuple[str, ...]], list[Machine]] = {}
    for machine in machines:
        key = (machine.cluster, is_desktop(machine, grouping), tuple(each(machine) for each in keys))
        found.setdefault(key, []).append(machine)
    groups = [Group(*key, tuple(members)) for key, members in found.items()]
    return tuple(
        sorted(groups, key=lambda each: (each.cluster, not each.is_desktops, -len(each.machines), each.words))
    )


def is_desktop(machine: Machine, grouping: Grouping) -> bool:
    """Whether a machine is a desktop by the rule."""
    if grouping.desktops == "by-guest":
        return CLIENT.search(machine.guest) is not None
    return grouping.desktops == "all"


def group_keys(texts: Sequence[str]) -> tuple[GroupKey, ...]:
    """Keys by their names. Raises ImportedFileError for an unknown one."""
    known: dict[str, GroupKey] = {"name": "name", **{key: key for key in KEYS}}
    for text in texts:
        if text not in known:
            words: dict[str, object] = {"key": text, "known": ", ".join(sorted(known))}
            raise ImportedFileError(
                Message("Machines cannot be grouped by {key}. Choose from: {known}.", words)
            )
    return tuple(known[text] for text in texts)


def _size(decimal: str, machine: Machine) -> str:
    """2 vCPU, 4 GiB; 2 vCPU, 3,44 GiB."""
    gib = f"{machine.ram_mib / MIB_PER_GIB:.2f}".rstrip("0").rstrip(".")
    return f"{machine.vcpus} vCPU, {gib.replace('.', decimal)} GiB"


KEYS: Final[Mapping[GroupKey, Callable[[Machine], str]]] = {
    "guest": lambda machine: machine.guest.removeprefix("Microsoft ").strip(),
    "size": partial(_size, "."),
    "resource-pool": lambda machine: machine.resource_pool.rstrip("/").rpartition("/")[2],
    "folder": lambda machine: machine.folder.strip("/"),
}


def _shared_name(pattern: str) -> Callable[[Machine], str]:
    words: dict[str, object] = {"pattern": pattern[:LONGEST_PATTERN]}
    try:
        if len(pattern) > LONGEST_PATTERN:
            raise re.error("too long")
        compiled = re.compile(pattern)
    except (re.error, RecursionError, OverflowError) as error:
        raise ImportedFileError(
            Message("{pattern} is no regular expression that names can be compared with.", words)
        ) from error

    def shared(machine: Machine) -> str:
        found = compiled.match(machine.name)
        if found is None:
            return ""
        return (found.group(1) if compiled.groups else found.group(0)) or ""

    return shared
