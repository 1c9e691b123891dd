"""Hosts of an inventory as cards: one for all hosts of a cluster that are alike."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.records import Record
from planner_core.imports.inventory import InventoryHost
from planner_core.plan.components import Origin
from planner_core.plan.components.host_measured import Statistic
from planner_core.units import MHZ_PER_GHZ, MIB_PER_GIB

LONGEST: Final = 200
SAYS: Final[Sequence[Statistic]] = ("moment", "average", "p95")
"""What says least first."""
FREQUENCY: Final = re.compile(r"@.*$")
NOISE: Final = re.compile(r"\((?:r|tm|c)\)|\bcpus?\b|\bprocessors?\b|\b[0-9]+-core\b|\b0\b", re.IGNORECASE)
GENERATION: Final = re.compile(r"ESXi?\s+([0-9]+)\.([0-9]+)", re.IGNORECASE)
GENERATIONS: Final[Mapping[str, str]] = {
    "4": "vsphere-4.0",
    "5": "vsphere-5-to-6.7",
    "6": "vsphere-5-to-6.7",
    "7": "vsphere-7",
    "8": "vsphere-8",
    "9": "vsphere-9",
}
OTHERS: Final[Sequence[tuple[re.Pattern[str], str]]] = (
    (re.compile(r"\bAHV\b|\bNutanix\b", re.IGNORECASE), "nutanix-ahv"),
    (re.compile(r"\bAzure (?:Local|Stack HCI)\b", re.IGNORECASE), "azure-local"),
    (re.compile(r"\bProxmox\b|\bpve-manager\b", re.IGNORECASE), "proxmox-ve"),
    (re.compile(r"\b(?:Hyper-?V|Windows)\b.*\b2025\b", re.IGNORECASE), "hyper-v-2025"),
    (re.compile(r"\bHyper-?V\b|\bWindows Server\b", re.IGNORECASE), "hyper-v-2022"),
)
"""What the names of other hypervisors say, in the order in which they are looked for. Hyper-V of an earlier or unnamed
version counts as the oldest that the catalogue has: the same number of machines runs on it.
"""


class HostCard(msgspec.Struct, frozen=True):
    """Hosts of one cluster that are alike, and the values of their card."""

    cluster: str
    hosts: tuple[InventoryHost, ...]
    values: Mapping[str, Any]
    origins: Mapping[str, Origin]
    processor_is_known: bool
    """Whether the catalogue has the processor, and so its clock under load."""


def host_cards(
    hosts: Iterable[InventoryHost], catalog: Catalog, source: str, day: str = ""
) -> tuple[HostCard, ...]:
    """The cards of all hosts whose number of cores is known, by cluster, in the order of the file. `day` is that of the
    measurement.
    """
    found: dict[tuple[Any, ...], list[InventoryHost]] = {}
    for host in hosts:
        if host.cores is not None:
            found.setdefault(_alike(host), []).append(host)
    processors = {_plain(each.name): each for each in catalog.records("cpus")}
    cards = [_card(tuple(each), processors, source, day) for each in found.values()]
    return tuple(sorted(cards, key=lambda each: each.cluster))


def _alike(host: InventoryHost) -> tuple[Any, ...]:
    return (
        host.cluster,
        host.model,
        host.cpu_model,
        host.mhz,
        host.sockets,
        host.cores,
        host.has_hyper_threading,
        host.ram_mib,
        _generation(host.version),
    )


def _card(
    hosts: tuple[InventoryHost, ...], processors: Mapping[str, Record], source: str, day: str
) -> HostCard:
    host = hosts[0]
    assert host.cores is not None
    record = processors.get(_plain(host.cpu_model))
    sockets = host.sockets if host.sockets and host.cores % host.sockets == 0 else 1
    told: dict[str, Any] = {
        "count": len(hosts),
        "server_model": host.model[:LONGEST],
        "cpu_model": (record.name if record else host.cpu_model)[:LONGEST],
        "sockets": sockets,
        "cores_per_socket": host.cores // sockets,
        "hypervisor": _generation(host.version),
        "ram_gib": host.ram_mib / MIB_PER_GIB if host.ram_mib else None,
        "hyper_threading_gain_percent": 0.0 if host.has_hyper_threading is False else None,
    }
    if host.mhz is not None:
        told["base_clock_ghz"] = told["all_core_turbo_ghz"] = host.mhz / MHZ_PER_GHZ
    told |= _measured(hosts, day)
    values = {field: value for field, value in told.items() if value not in (None, "")}
    origins = {field: Origin("imported", source) for field in values if field != "count"}
    if record is not None:
        for field in ("all_core_turbo_ghz", "work_per_clock_percent"):
            if field in record.values:
                values[field] = record.values[field]
                origins[field] = Origin("catalogue", record.name)
    return HostCard(host.cluster, hosts, values, origins, record is not None)


def _measured(hosts: Sequence[InventoryHost], day: str) -> dict[str, Any]:
    """Means over the hosts that the file tells them of. They are alike, so that each counts the same."""
    found: dict[str, Any] = {
        "measured_cpu_percent": _mean(each.cpu_percent for each in hosts),
        "measured_cpu_peak_percent": _mean(each.cpu_peak_percent for each in hosts),
        "measured_ram_percent": _mean(each.ram_percent for each in hosts),
        "measured_ram_peak_percent": _mean(each.ram_peak_percent for each in hosts),
        "measured_iops": _mean(each.iops for each in hosts),
        "measured_iops_peak": _mean(each.iops_peak for each in hosts),
    }
    if all(value is None for value in found.values()):
        return {}
    # Of several files that measured otherwise, what says least counts for all.
    loaded = [each.load_as for each in hosts if (each.cpu_percent, each.ram_percent) != (None, None)]
    load = min(loaded, key=SAYS.index, default=None)
    iops = min((each.iops_as for each in hosts if each.iops is not None), key=SAYS.index, default=None)
    return {**found, "measured_as": load, "measured_iops_as": iops, "measured_day": day}


def _mean(values: Iterable[float | None]) -> float | None:
    told = [each for each in values if each is not None]
    return sum(told) / len(told) if told else None


def _generation(version: str) -> str | None:
    found = GENERATION.search(version)
    if found is None:
        return next((generation for name, generation in OTHERS if name.search(version)), None)
    if found.groups() == ("4", "1"):
        return "esx-4.1"
    return GENERATIONS.get(found.group(1))


def _plain(name: str) -> str:
    """The name of a processor for comparison: Intel(R) Xeon(R) CPU E5-2680 v4 @ 2.40GHz is Intel Xeon E5-2680 v4."""
    words = NOISE.sub(" ", FREQUENCY.sub("", name)).casefold()
    return "".join(each for each in words if each.isalnum() or each == "+")
