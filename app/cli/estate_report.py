"""What was read of a customer's estate, as text for a terminal, and as JSON for scripts, whose keys are only added."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from app.cli.result_lines import result_lines
from app.cli.terminal import harmless, table
from app.look.number_format import numbers
from app.look.translation import tr, tr_plural, translate
from app.results.tables.estate_tables import group_columns
from app.results.words.estates import growth_lines, source_lines
from planner_core.imports.drawing import EstateDrawing
from planner_core.imports.grouping import Group
from planner_core.imports.growth import Growth
from planner_core.imports.inventory import (
    Datastore,
    Inventory,
    InventoryHost,
    Machine,
    datastore_totals,
    host_totals,
    machine_totals,
)
from planner_core.imports.mapped_tables import FIELDS, TableMapping, complaints
from planner_core.imports.selection import REASONS
from planner_core.messages import NO_VALUE
from planner_core.units import MIB_PER_GIB

INDENT: Final = "  "
MOST_GROUPS: Final = 40


def estate_lines(inventory: Inventory, drawn: EstateDrawing, growth: Growth | None) -> Iterator[str]:
    """Sources, totals of what is in the plan and of what is not, the groups, growth, and what the plan assumes."""
    yield from map(harmless, source_lines(inventory))
    yield ""
    yield from _machine_lines(inventory, drawn)
    yield ""
    yield from _hardware_lines(inventory, drawn)
    yield ""
    yield from _group_lines(drawn.groups)
    if growth is not None:
        yield ""
        yield from (INDENT + line for line in growth_lines(growth))
    remarks = [*inventory.remarks, *drawn.remarks]
    if remarks:
        yield ""
    yield from (INDENT + harmless(translate(each)) for each in remarks)


def _machine_lines(inventory: Inventory, drawn: EstateDrawing) -> Iterator[str]:
    chosen = drawn.selected
    rows = [
        [
            tr("Machines"),
            tr("Number"),
            tr("vCPUs"),
            tr("RAM (GiB)"),
            tr("Disks (GiB)"),
            tr("Provisioned (GiB)"),
            tr("In use (GiB)"),
        ],
        _totals_row(tr("In the plan"), chosen.machines),
    ]
    rows += [
        _totals_row(translate(REASONS[reason]), machines)
        for reason, machines in chosen.left_out.items()
        if machines
    ]
    rows.append(_totals_row(tr("In the files"), inventory.machines))
    yield from table(rows, right=range(1, 7), indent=INDENT)
    if inventory.unreadable:
        yield INDENT + tr_plural(
            "{count} row could not be read and is not counted.",
            "{count} rows could not be read and are not counted.",
            len(inventory.unreadable),
        )


def _totals_row(title: str, machines: Sequence[Machine]) -> list[str]:
    """Totals of machines; a dash for what the file tells of none of them."""
    totals, shown = machine_totals(machines), numbers()
    told = {
        "disk_mib": totals.disk_mib,
        "provisioned_mib": totals.provisioned_mib,
        "used_mib": totals.used_mib,
    }
    sizes = [
        _gib(total) if any(getattr(each, name) is not None for each in machines) else NO_VALUE
        for name, total in told.items()
    ]
    return [title, shown.number(totals.machines), shown.number(totals.vcpus), _gib(totals.ram_mib), *sizes]


def _gib(mib: float) -> str:
    return numbers().number(mib / MIB_PER_GIB)


def _hardware_lines(inventory: Inventory, drawn: EstateDrawing) -> Iterator[str]:
    shown = numbers()
    hosts = [host_totals(drawn.selected.hosts), host_totals(inventory.hosts)]
    stores = [datastore_totals(drawn.selected.datastores), datastore_totals(inventory.datastores)]
    titles = [tr("In the plan"), tr("In the files")]
    rows = [
        [
            tr("Hosts"),
            tr("Number"),
            tr("Processors"),
            tr("Cores"),
            tr("GHz"),
            tr("RAM (GiB)"),
            tr("Datastores"),
            tr("Capacity (GiB)"),
            tr("In use (GiB)"),
        ]
    ]
    for title, host, store in zip(titles, hosts, stores, strict=True):
        counts = (host.hosts, host.sockets, host.cores, host.mhz / 1000)
        rows.append(
            [
                title,
                *map(shown.number, counts),
                _gib(host.ram_mib),
                shown.number(store.datastores),
                _gib(store.capacity_mib),
                _gib(store.used_mib),
            ]
        )
    yield from table(rows, right=range(1, 9), indent=INDENT)


def _group_lines(groups: tuple[Group, ...]) -> Iterator[str]:
    yield from map(harmless, result_lines([*group_columns().values()], groups[:MOST_GROUPS]))
    if (more := len(groups) - MOST_GROUPS) > 0:
        yield INDENT + tr_plural("{count} more group.", "{count} more groups.", more)


def mapping_lines(path: Path, mappings: Sequence[TableMapping]) -> Iterator[str]:
    """What a written mapping says of each column, and what is missing in it."""
    for mapping in mappings:
        titles = {each.key: each for each in FIELDS[mapping.kind]}
        rows = [[tr("Column"), tr("What it is"), tr("Unit")]]
        for column in mapping.columns:
            field = titles.get(column.field)
            needs = bool(field and field.units and not column.unit)
            unit = tr("please choose") if needs else column.unit
            rows.append([column.heading, translate(field.title) if field else NO_VALUE, unit or NO_VALUE])
        yield from map(harmless, table(rows, indent=INDENT))
        yield from (INDENT + harmless(translate(each)) for each in complaints(mapping))
        yield ""
    yield tr("Check {file}, then read the table with --mapping {file}.", file=str(path))


def estate_json(
    inventory: Inventory, drawn: EstateDrawing, output: Path | None, growth: Growth | None
) -> dict[str, Any]:
    """The output of `headroom import --json`, as plain values; sizes are in MiB, as exports count."""
    chosen = drawn.selected
    return {
        "sources": msgspec.to_builtins(inventory.sources),
        "plan": str(output) if output is not None else None,
        "machines": {
            "in_plan": _machine_json(chosen.machines),
            "left_out": {reason: _machine_json(machines) for reason, machines in chosen.left_out.items()},
            "in_files": _machine_json(inventory.machines),
        },
        "hosts": {
            "in_plan": _host_json(chosen.hosts),
            "in_files": _host_json(inventory.hosts),
        },
        "datastores": {
            "in_plan": _datastore_json(chosen.datastores),
            "in_files": _datastore_json(inventory.datastores),
        },
        "groups": [
            {
                "words": list(group.words),
                "cluster": group.cluster,
                "kind": "desktops" if group.is_desktops else "servers",
                **_machine_json(group.machines),
            }
            for group in drawn.groups
        ],
        "growth": msgspec.to_builtins(growth),
        "unreadable": [str(each) for each in inventory.unreadable],
        "remarks": [str(each) for each in (*inventory.remarks, *drawn.remarks)],
    }


def _machine_json(machines: Sequence[Machine]) -> dict[str, Any]:
    return _told(machine_totals(machines), machines, "disk_mib", "provisioned_mib", "used_mib")


def _host_json(hosts: Sequence[InventoryHost]) -> dict[str, Any]:
    return _told(host_totals(hosts), hosts, "sockets", "cores", "mhz", "ram_mib")


def _datastore_json(stores: Sequence[Datastore]) -> dict[str, Any]:
    return _told(datastore_totals(stores), stores, "used_mib")


def _told(totals: msgspec.Struct, rows: Sequence[msgspec.Struct], *fields: str) -> dict[str, Any]:
    """The sums; null for what the files tell of none of the rows, which is not 0."""
    found: dict[str, Any] = msgspec.to_builtins(totals)
    for name in fields:
        if rows and all(getattr(each, name) is None for each in rows):
            found[name] = None
    return found
