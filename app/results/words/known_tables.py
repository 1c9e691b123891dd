"""Titles of the catalogue's tables, and of the fields of its constants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.look.number_format import numbers
from app.look.translation import mark, tr
from app.results.tables.assumption_rows import value_in_words
from planner_core.plan.components import COMPONENT_TYPES
from planner_core.plan.fields import FieldInfo, declared_field
from planner_core.plan.licences import Licence

TABLE_TITLES: Final[Mapping[str, str]] = {
    "cpus": mark("Processors"),
    "servers": mark("Servers as configured"),
    "server_models": mark("Server models"),
    "arrays": mark("Storage arrays as configured"),
    "array_models": mark("Models of storage arrays"),
    "drives": mark("Drives"),
    "graphics_boards": mark("Graphics boards"),
    "vgpu_profiles": mark("vGPU profiles"),
    "workloads": mark("Workload profiles"),
    "guests": mark("Guest operating systems"),
    "hypervisors": mark("Hypervisors"),
    "brokers": mark("Brokers"),
    "broker_servers": mark("Servers of brokers"),
    "image_deliveries": mark("Ways to deliver images"),
    "image_states": mark("States of images"),
    "vsan_versions": mark("Storage of the hosts, platforms"),
    "vsan_policies": mark("Storage of the hosts, policies"),
    "raid_levels": mark("RAID levels"),
    "ports": mark("Ports"),
    "io_profiles": mark("I/O by block size"),
    "display_bands": mark("Bandwidth of displays"),
    "licence_templates": mark("Licences"),
    "response": mark("Response times and tests"),
    "second_opinions": mark("Sizing conventions of others"),
    "spreads": mark("How far values may be off"),
}
"""In the order of the page. A table that is missing here stands at its end by its id."""

ELSEWHERE: Final = frozenset({"response", "second_opinions"})
"""Tables whose values are formulas; results and explanations print them where they count."""

FIELD_TITLES: Final[Mapping[str, str]] = {
    "all_flash_only": mark("All-flash only"),
    "architecture": mark("Architecture"),
    "array_kib_per_io": mark("KiB per I/O at the array"),
    "base_drives": mark("Drives in the base unit"),
    "base_units": mark("Rack units of the base unit"),
    "block_sectors": mark("Sectors of a block"),
    "board_model": mark("Board"),
    "brokers": mark("Brokers"),
    "capacity_devices_per_group": mark("Capacity drives per disk group"),
    "client_cache_gib": mark("Cache in the host's RAM at most (GiB)"),
    "client_cache_percent": mark("Cache in the host's RAM (%)"),
    "clones_per_nfs_datastore": mark("Clones per NFS datastore"),
    "clones_per_vaai_datastore": mark("Clones per datastore with VAAI"),
    "clones_per_vmfs_datastore": mark("Clones per VMFS datastore"),
    "coded_percent": mark("Share in strips (%)"),
    "component_gib": mark("Component at most (GiB)"),
    "components_per_host": mark("Components per host"),
    "composer_provisioning_operations": mark("Composer operations at once"),
    "controllers": mark("Controllers"),
    "copies": mark("Copies"),
    "cpu_factor": mark("Processor work, factor"),
    "data_parts": mark("Data parts"),
    "data_reduction": mark("Data reduction"),
    "degrees_of_freedom": mark("Degrees of freedom"),
    "desktops_per_composer": mark("Desktops per Composer"),
    "desktops_per_pool": mark("Desktops per pool"),
    "desktops_per_vcenter": mark("Desktops per vCenter"),
    "disk_gb": mark("Disk at least (GB)"),
    "disk_gib": mark("Disks (GiB)"),
    "disk_groups_per_host": mark("Disk groups per host"),
    "double_wide_gpus": mark("Double-wide graphics boards"),
    "drives": mark("Drives at most"),
    "erasure_coding": mark("Erasure coding"),
    "esa_components_per_host": mark("ESA: components per host"),
    "esa_copies": mark("ESA: copies"),
    "esa_copies_small": mark("ESA: copies in small clusters"),
    "esa_format_percent": mark("ESA: file system (%)"),
    "esa_minimum_hosts": mark("ESA: hosts at least"),
    "esa_write_penalty": mark("ESA: write penalty"),
    "ethernet_ports": mark("Ethernet ports"),
    "even": mark("Even number of drives"),
    "extra_parts": mark("Parity parts"),
    "failures_tolerated": mark("Failures tolerated"),
    "family": mark("Protocol"),
    "fc_ports": mark("Fibre Channel ports"),
    "frame_buffer_mib": mark("Frame buffer (MiB)"),
    "front_bays": mark("Drive bays at the front"),
    "from_outside": mark("Only for users from outside"),
    "gpus": mark("GPUs"),
    "has_swap_files": mark("Swap files"),
    "has_vmx_swap": mark("VMX swap files"),
    "heads": mark("Monitors"),
    "high_kbit_s": mark("At most (kbit/s)"),
    "hosts_per_cluster": mark("Hosts per cluster"),
    "hosts_per_vsan_cluster": mark("Hosts per vSAN cluster"),
    "hybrid_strips": mark("Layouts by hosts, with hard disks"),
    "instant_clone_operations": mark("Instant clone operations at once"),
    "instant_clones_per_vcenter": mark("Instant clones per vCenter"),
    "is_vmware": mark("From VMware"),
    "keeps_free_memory": mark("Keeps memory free"),
    "kind": mark("Kind"),
    "licence": mark("Licence"),
    "least": mark("Servers at least"),
    "lost_block": mark("Block of a lost drive"),
    "low_kbit_s": mark("At least (kbit/s)"),
    "machines_per_site": mark("Machines per site"),
    "machines_per_zone": mark("Machines per zone"),
    "maintenance_operations": mark("Maintenance operations at once"),
    "max_memory_gib": mark("RAM at most (GiB)"),
    "memory_channels": mark("Memory channels per processor"),
    "memory_gib_per_gpu": mark("Memory per GPU (GiB)"),
    "memory_slots": mark("Memory slots"),
    "minimum_drives": mark("Drives at least"),
    "minimum_hosts": mark("Hosts at least"),
    "mixed_sizes": mark("Mixed sizes on a GPU"),
    "mixes_profile_sizes": mark("Mixes vGPU sizes"),
    "most_equal": mark("On a GPU, of one size"),
    "most_hosts": mark("Hosts at most"),
    "most_mixed": mark("On a GPU, mixed"),
    "most_per_gpu": mark("vGPUs per GPU"),
    "needs_tpm": mark("Needs a TPM 2.0"),
    "no_tpm_on": mark("No TPM on"),
    "only_on": mark("Only on"),
    "overhead": mark("Memory overhead, rows"),
    "parity_drives": mark("Parity drives"),
    "pcie_slots": mark("PCIe slots"),
    "peak_factor": mark("Peak factor"),
    "pixels": mark("Pixels"),
    "power_operation_minutes": mark("Minutes per power operation"),
    "power_operations": mark("Power operations at once"),
    "power_operations_per_minute": mark("Power operations per minute"),
    "power_operations_percent": mark("Power operations at once (% of the pool)"),
    "power_supplies": mark("Power supplies (W)"),
    "processors": mark("Processor generations"),
    "profiles": mark("vGPU profiles"),
    "provisioning_operations": mark("Provisioning operations at once"),
    "rack_units": mark("Rack units"),
    "ram_gib": mark("RAM at least (GiB)"),
    "read_factor": mark("Reads, factor"),
    "reads_per_write": mark("Reads per write"),
    "reserve": mark("Servers in reserve"),
    "serves": mark("Served by each"),
    "serves_machines": mark("Serves machines, not sessions"),
    "servers_per_pod": mark("Servers per pod"),
    "sessions_per_federation": mark("Sessions in all pods"),
    "sessions_per_pod": mark("Sessions per pod"),
    "sessions_per_server": mark("Sessions per server"),
    "sessions_per_zone": mark("Sessions per zone"),
    "shelf_drives": mark("Drives per enclosure"),
    "shelf_units": mark("Rack units per enclosure"),
    "single_wide_gpus": mark("Single-wide graphics boards"),
    "sizes": mark("Block sizes"),
    "sockets": mark("Sockets"),
    "sparse_swap": mark("Thin swap files"),
    "spread": mark("Spread"),
    "starts_per_minute_as_installed": mark("Starts per minute as installed"),
    "strips": mark("Layouts by hosts"),
    "support_ends": mark("Support ends"),
    "survives_drives": mark("Drives that may fail"),
    "swap_follows_policy": mark("Swap files follow the policy"),
    "usable_mb_s": mark("Usable (MB/s)"),
    "vcpus": mark("vCPUs at least"),
    "vendor": mark("Vendor"),
    "vms_per_host": mark("Virtual machines per host"),
    "watts": mark("Power (W)"),
    "whole_set": mark("Blocks on all drives of a set"),
    "widest_disk_set": mark("Widest set of hard disks"),
    "widest_flash_set": mark("Widest set of flash drives"),
    "width": mark("Width"),
    "witnesses_per_object": mark("Witnesses per object"),
    "words": mark("Known by"),
    "write_buffer_gb": mark("Write buffer at most (GB)"),
    "write_factor": mark("Writes, factor"),
    "write_penalty": mark("Write penalty"),
}
"""Fields of the tables of constants."""


VALUE_WORDS: Final = (
    mark("client"),
    mark("multi-session"),
    mark("server"),
)
"""Values of constants that are words."""


def table_title(table: str) -> str:
    """The title of a table; its id if it has none."""
    return tr(TABLE_TITLES[table]) if table in TABLE_TITLES else table


def field_title(kind: str, field: str) -> str:
    """The title of a field: of a component, of a licence line, or of a table of constants."""
    if (info := declared(kind, field)) is not None:
        return tr(info.title)
    return tr(FIELD_TITLES[field]) if field in FIELD_TITLES else ""


def values_in_words(kind: str, name: str, values: Mapping[str, Any]) -> list[str]:
    """Title and value, for each value of a record that says more than its name."""
    lines = []
    for field, value in values.items():
        title = field_title(kind, field)
        text = _value(declared(kind, field), value) if title and value not in (name, "", ()) else ""
        if text:
            lines.append(tr("{title}: {value}", title=title, value=text))
    return lines


def declared(kind: str, field: str) -> FieldInfo | None:
    """The declaration of a field of a component or a licence line; None for constants."""
    owner = Licence if kind == "licence" else COMPONENT_TYPES.get(kind)
    return declared_field(owner, field) if owner is not None else None


def _value(field: FieldInfo | None, value: Any) -> str:
    if field is not None:
        return value_in_words(field, value)
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if isinstance(value, int | float):
        return numbers().exact(value)
    if isinstance(value, str):
        return tr(value)
    if isinstance(value, tuple):
        return (
            ", ".join(value) if all(isinstance(each, str) for each in value) else numbers().exact(len(value))
        )
    return ""
