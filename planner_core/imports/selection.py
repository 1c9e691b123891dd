"""Which part of an inventory goes into a plan, and what is left out, with the reason. No machine counts twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from planner_core.imports.inventory import Datastore, Inventory, InventoryHost, Machine
from planner_core.imports.source_tables import ImportedFileError
from planner_core.messages import Message

Reason = Literal["placeholder", "template", "off", "cluster"]

REASONS: dict[Reason, Message] = {
    "placeholder": Message("Placeholders of SRM"),
    "template": Message("Templates"),
    "off": Message("Powered off or suspended"),
    "cluster": Message("Other clusters"),
}
"""In the order in which they are asked: a template that is off counts as a template."""


class EstateChoice(msgspec.Struct, frozen=True):
    """What the user wants in the plan."""

    powered_off: bool = False
    """Whether machines that are off or suspended count as well."""
    clusters: tuple[str, ...] = ()
    """Only these clusters; empty for all."""
    keep_names: bool = False
    """Whether a note beside each card tells the names of its machines."""


class Selected(msgspec.Struct, frozen=True):
    """What goes into the plan, and the machines that do not, by reason."""

    machines: tuple[Machine, ...]
    hosts: tuple[InventoryHost, ...]
    datastores: tuple[Datastore, ...]
    left_out: Mapping[Reason, tuple[Machine, ...]]


def selected(inventory: Inventory, choice: EstateChoice) -> Selected:
    """The chosen part of an inventory. Raises ImportedFileError for a cluster that is not in it."""
    clusters = _clusters(inventory, choice)
    taken: list[Machine] = []
    left_out: dict[Reason, list[Machine]] = {reason: [] for reason in REASONS}
    for machine in inventory.machines:
        reason = _reason(machine, choice, clusters)
        (left_out[reason] if reason else taken).append(machine)
    hosts = tuple(each for each in inventory.hosts if each.cluster in clusters)
    names = {each.name for each in hosts}
    stores = tuple(
        each
        for each in inventory.datastores
        if not choice.clusters or not each.hosts or names.intersection(each.hosts)
    )
    return Selected(tuple(taken), hosts, stores, {reason: tuple(each) for reason, each in left_out.items()})


def _clusters(inventory: Inventory, choice: EstateChoice) -> frozenset[str]:
    known = {each.casefold(): each for each in inventory.clusters}
    for wanted in choice.clusters:
        if wanted.casefold() not in known:
            words: dict[str, object] = {
                "cluster": wanted,
                "known": ", ".join(filter(None, inventory.clusters)),
            }
            raise ImportedFileError(
                Message("There is no cluster {cluster} in these files. There are: {known}.", words)
            )
    return frozenset(known[each.casefold()] for each in choice.clusters) or frozenset(inventory.clusters)


def _reason(machine: Machine, choice: EstateChoice, clusters: frozenset[str]) -> Reason | None:
    if machine.is_placeholder:
        return "placeholder"
    if machine.is_template:
        return "template"
    if machine.power != "on" and not choice.powered_off:
        return "off"
    return None if machine.cluster in clusters else "cluster"
