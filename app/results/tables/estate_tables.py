"""The table of an estate that was read: the groups that become pools and servers."""

from __future__ import annotations

from app.look.number_format import numbers
from app.look.translation import tr
from app.results.tables.column import Column
from planner_core.imports.grouping import Group
from planner_core.imports.inventory import machine_totals
from planner_core.units import MIB_PER_GIB

NOTHING = "\N{EN DASH}"


def group_columns() -> dict[str, Column[Group]]:
    """What the machines of a group have in common, where they run, what they become, and their totals."""
    return {
        "group": Column(tr("Group"), group_in_words),
        "cluster": Column(tr("Cluster"), lambda group: group.cluster or NOTHING),
        "kind": Column(tr("Kind"), lambda group: tr("Desktops") if group.is_desktops else tr("Servers")),
        "machines": Column(
            tr("Machines"),
            lambda group: numbers().number(len(group.machines)),
            lambda group: len(group.machines),
        ),
        "vcpus": Column(tr("vCPUs"), lambda group: numbers().number(_vcpus(group)), _vcpus),
        "ram": Column(tr("RAM (GiB)"), lambda group: numbers().number(_ram_gib(group)), _ram_gib),
    }


def group_in_words(group: Group) -> str:
    """What its machines have in common."""
    return ", ".join(filter(None, group.words)) or NOTHING


def _vcpus(group: Group) -> float:
    return machine_totals(group.machines).vcpus


def _ram_gib(group: Group) -> float:
    return machine_totals(group.machines).ram_mib / MIB_PER_GIB
