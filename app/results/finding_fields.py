"""The field of the form that a finding is about: where a click on it leads. No Qt."""

from __future__ import annotations

from typing import Final

from planner_core.engine.basis.assessment import Finding

PRICES: Final = "prices"
"""No field: the list of prices below the fields."""
FIELDS: Final[dict[str, str]] = {
    "price.missing": PRICES,
    "price.missing-processor": PRICES,
    "price.missing-cache": PRICES,
    "price.currency": PRICES,
    "price.free": PRICES,
    "price.expired": "prices_valid_until",
    "target.cpu-high": "cpu_target_percent",
    "host.no-reserve": "count",
    "cluster.no-reserve": "failures_to_tolerate",
    "cluster.promise-unkept": "failures_to_tolerate",
    "cluster.admission-off": "admission_control",
    "cluster.files-without-vsan": "vsan",
    "vsan.policy-hosts": "vsan_policy",
    "vsan.policy-below-promise": "vsan_policy",
    "vsan.no-redundancy": "vsan_policy",
    "vsan.slack": "vsan_slack_percent",
    "cpu.hyper-threading": "hyper_threading_gain_percent",
    "cpu.turbo-below-base": "all_core_turbo_ghz",
    "ram.modules": "memory_module_gib",
    "machine.ram-over-host": "ram_gib",
    "raid.no-redundancy": "raid",
    "raid.too-few-drives": "drives",
    "raid.odd-drives": "drives",
    "raid.narrow-set": "raid_width",
    "raid.wide-set": "raid_width",
    "raid.format-not-counted": "format_percent",
    "zfs.hypervisor": "raid",
    "zfs.parity": "raid",
    "zfs.memory": "system_ram_gib",
    "array.no-spare": "spare_drives",
    "array.single-controller": "controllers",
    "array.too-many-controllers": "controllers",
    "array.too-many-ports": "ports",
    "array.performance-unknown": "controller_read_iops",
    "host.too-many-sockets": "sockets",
    "host.other-processor": "cpu_model",
    "host.too-many-modules": "memory_module_gib",
    "host.too-much-memory": "ram_gib",
    "workload.assumed": "workload",
}
"""By the code of the finding. A code that is missing leads to the component as a whole."""
PORTS: Final = frozenset({"ports.none", "ports.single"})
"""About ports to the storage or to the network: the sentence says which."""


def field_of(finding: Finding) -> str:
    """The field to change; empty if there is no single one."""
    if finding.code in PORTS:
        return "hba_ports" if "storage port" in finding.message.text else "nic_ports"
    return FIELDS.get(finding.code, "")
