"""Each check fires on a plan that breaks its rule, and none says anything about a sound plan."""

from __future__ import annotations

import math
import random
import re
from decimal import Decimal
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from app.project.samples import read_sample, sample_names
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.assessment import Finding
from planner_core.engine.evaluate import evaluate
from planner_core.engine.findings import CHECKS, Check
from planner_core.engine.findings.check import rounded
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import (
    Cluster,
    DiskGroup,
    GraphicsBoards,
    Host,
    InfrastructureServers,
    NetworkLink,
    Part,
    StorageArray,
)
from planner_core.plan.fields import declared_field
from planner_core.plan.licences import Licence
from planner_core.plan.links import RUNS_ON
from planner_core.plan.plan import Plan
from tests.planner_core.engine.findings.sound_plans import (
    PRICE,
    added,
    array_plan,
    changed,
    hosts,
    led,
    local_plan,
    plan_of,
    pool,
    set_to,
    stored,
    vsan_plan,
    without,
)
from tests.support.plans import CATALOG, cluster_plan, random_step, small_plan, two_pools, with_fields
from tests.support.response import VIEW_PLANNER_USERS
from tests.support.shared_plans import shared_plan
from tests.support.thorough import examples

DATED = msgspec.structs.replace(CATALOG, day="2026-03-31")
"""The catalogue on a day on which the prices of the sound plans are as old as they may be."""
ARRAY, VSAN, LOCAL = array_plan(), vsan_plan(), local_plan()
WITHOUT_SHARES: dict[str, Any] = {
    "vsan_format_percent": 0.0,
    "vsan_read_cache_hit_percent": 0.0,
    "vsan_write_coalescing_percent": 0.0,
}
OTHER_STORES: dict[str, tuple[str, dict[str, Any]]] = {
    "aos": ("nutanix-ahv", {"vsan_policy": "rf2", "vsan_slack_percent": 5.0, "vsan_cpu_percent": 0.0}),
    "s2d": ("azure-local", {"vsan_policy": "three-way-mirror", "vsan_slack_percent": 0.0}),
    "ceph": ("proxmox-ve", {"vsan_policy": "ceph-3", "vsan_slack_percent": 15.0, "vsan_cpu_percent": 0.0}),
}
"""Version of a store beside vSAN -> a hypervisor that it serves, and the values that come with it."""


def other_store(version: str, count: int = 5, **fields: Any) -> Plan:
    """Hosts with the store of another platform than vSAN."""
    hypervisor, usual = OTHER_STORES[version]
    plan = vsan_plan(**{"vsan_version": version, **WITHOUT_SHARES, **usual, **fields})
    return changed(plan, "hosts", hypervisor=hypervisor, count=count)


BARE_GROUP = DiskGroup(id="group", name="Group", parts=PRICE)


def findings(plan: Plan) -> list[Finding]:
    return list(evaluate(plan, CATALOG).findings)


def codes(plan: Plan) -> set[str]:
    return {finding.code for finding in findings(plan)}


def hybrid(**fields: object) -> Plan:
    plan = changed(VSAN, "cluster", vsan="hybrid", **fields)
    return changed(
        plan, "drives", drive_kind="hdd", drive_model="SAS 1.2 TB 10K", drive_iops=125.0, cache_gb=800.0
    )


def drawn(profile: str, *models: str, boards: dict[str, Any] | None = None, **fields: Any) -> Plan:
    """The plan with boards of these models in its hosts, and with desktops that have a virtual GPU."""
    plan = changed(ARRAY, "pool", **{"vgpu_profile": profile, "ram_reserved_gib": 64.0, **fields})
    for number, model in enumerate(models):
        given = {"boards": 4, "slot_width": "single", **(boards or {})}
        card = GraphicsBoards(id=f"boards-{number}", name="Boards", board_model=model, parts=PRICE, **given)
        plan = added(plan, card, "hosts")
    return plan


MIXED = {"profile_sizes": "mixed"}


def esa(**fields: object) -> Plan:
    plan = changed(vsan_plan(vsan="esa", vsan_version="8.0"), "hosts", **fields)
    return changed(plan, "drives", drive_kind="nvme", drive_model="NVMe 1.92 TB")


def tiered(first: float, second: float) -> Plan:
    plan = changed(ARRAY, "drives", drive_iops=first)
    second_tier = DiskGroup(id="second", name="Second", tier=2, drive_iops=second, parts=PRICE)
    return added(plan, second_tier, "array")


def with_disks(**fields: object) -> Plan:
    """All files on hard disks of the only host."""
    disks = DiskGroup(id="disks", name="Disks", drive_kind="hdd", drive_iops=150.0, parts=PRICE, **fields)  # type: ignore[arg-type]
    plan = plan_of([hosts(count=1), disks, pool(desktops=30)], {"disks": "hosts"}, [])
    return led(stored(plan, "disks"), "pool", RUNS_ON, "hosts")


def on_proxmox(plan: Plan, **fields: Any) -> Plan:
    return changed(plan, "hosts", hypervisor="proxmox-ve", **fields)


def with_flash(**fields: object) -> Plan:
    """All files on flash of the only host."""
    return changed(with_disks(), "disks", **{"drive_kind": "ssd", "drive_iops": 50_000.0, **fields})


def in_two_clusters() -> Plan:
    plan = added(ARRAY, Cluster(id="other", name="Other"))
    plan = added(plan, hosts("more"), "other")
    return led(plan, "pool", RUNS_ON, "cluster", "other", share=0.5)


def priced(**fields: object) -> Plan:
    part = msgspec.structs.replace(PRICE[0], **fields)
    return changed(ARRAY, "hosts", parts=(part,))


def licensed(plan: Plan, *lines: dict[str, Any]) -> Plan:
    """The plan with licence lines."""
    named = [
        Licence(id=f"line-{number}", **{"name": "Licence", "unit_price": Decimal(5), **values})
        for number, values in enumerate(lines, start=1)
    ]
    return msgspec.structs.replace(plan, licences={each.id: each for each in named})


CORES_WITH_VSAN: dict[str, Any] = {"unit": "core", "includes_tib": 0.327}
"""5 hosts of 2 x 16 cores include 52.32 TiB; 30 drives of 1,920 GB have 52.39."""
OF_MODULES = Part(item="Memory", unit_price=Decimal(300), per="memory_module")

FIRES: dict[str, Plan] = {
    # the drawing
    "plan.no-host": without(ARRAY, "hosts", "core-hosts"),
    "plan.no-pool": without(ARRAY, "pool"),
    "pool.no-host": led(ARRAY, "pool", RUNS_ON),
    "pool.files-unplaced": led(ARRAY, "pool", "delta"),
    "cluster.no-hosts": without(ARRAY, "hosts"),
    "cluster.files-without-vsan": led(ARRAY, "pool", "delta", "cluster"),
    "array.no-drives": without(ARRAY, "drives"),
    "group.files-on-vsan": led(VSAN, "pool", "delta", "drives"),
    "group.no-host": added(ARRAY, BARE_GROUP),
    "group.vsan-outside": changed(ARRAY, "drives", purpose="vsan"),
    "part.unused": added(ARRAY, NetworkLink(id="spare-line", name="Spare line")),
    "links.shares": led(ARRAY, "pool", "delta", "array", share=0.4),
    # reach
    "files.other-host": led(LOCAL, "pool", RUNS_ON, "right"),
    "files.unreachable": led(LOCAL, "pool", "delta", "left-ssd"),
    "replica.unreachable": led(LOCAL, "pool", "replica", "left-ssd"),
    "replica.missing": led(LOCAL, "pool", "replica", "left-ssd"),
    "vsan.other-cluster": led(
        added(added(VSAN, Cluster(id="other", name="Other")), hosts("more"), "other"),
        "pool",
        RUNS_ON,
        "other",
    ),
    "pool.dedicated-local": changed(LOCAL, "pool", assignment="dedicated"),
    "files.local-in-cluster": LOCAL,
    "swap.local-in-cluster": led(
        added(LOCAL, StorageArray(id="array", name="Array", parts=PRICE)), "pool", "delta", "array"
    ),
    # servers
    "servers.outside": led(ARRAY, "servers", RUNS_ON),
    "servers.no-store": led(ARRAY, "servers", "server_disk"),
    "servers.on-desktop-host": led(ARRAY, "servers", RUNS_ON, "cluster"),
    # load
    "limit.exceeded": changed(ARRAY, "pool", desktops=4000),
    "ram.overcommit": changed(ARRAY, "pool", ram_gib=64.0),
    "machine.ram-over-host": changed(ARRAY, "pool", ram_gib=600.0),
    "machine.vcpus-over-threads": changed(ARRAY, "pool", vcpus=65),
    "machine.vcpus-over-cores": changed(ARRAY, "pool", vcpus=33),
    "peak.over-capacity": changed(with_disks(drives=8), "pool", peak_factor=20.0),
    # storms
    "boot.too-slow": set_to(changed(ARRAY, "pool", clone_type="linked"), boot_window_minutes=5.0),
    "provision.too-slow": set_to(ARRAY, provision_window_minutes=3.0),
    "patch.too-slow": set_to(ARRAY, patch_window_minutes=3.0),
    "refresh.too-slow": set_to(ARRAY, logoff_window_minutes=3.0),
    "boot.too-slow-in-failure": set_to(
        changed(ARRAY, "array", controller_read_iops=5000.0), boot_window_minutes=15.0
    ),
    "boot.unthrottled": changed(with_disks(drives=8), "pool", clone_type="linked"),
    "throttle.above-default": set_to(ARRAY, instant_clone_operations=200),
    # drives
    "raid.no-redundancy": changed(ARRAY, "drives", raid="raid-0"),
    "raid.too-few-drives": changed(ARRAY, "drives", raid="raid-6", drives=3),
    "raid.narrow-set": changed(ARRAY, "drives", raid="raid-6", raid_width=3),
    "raid.wide-set": changed(ARRAY, "drives", raid="raid-5", drives=17),
    "raid.left-over": changed(ARRAY, "drives", raid="raid-dp", drives=12, raid_width=10, format_percent=10.0),
    "raid.format-not-counted": changed(ARRAY, "drives", raid="raid-dp", format_percent=4.9),
    "zfs.hypervisor": with_disks(raid="zfs-mirror"),
    "zfs.parity": on_proxmox(with_disks(raid="raidz1")),
    "zfs.memory": on_proxmox(with_disks(raid="zfs-mirror"), ram_gib=128.0, system_ram_gib=12.7),
    "flash.wears-out": with_flash(endurance_dwpd=0.05),
    "raid.mirrored-pairs": changed(ARRAY, "drives", raid="raid-1"),
    "raid.odd-drives": changed(ARRAY, "drives", drives=11),
    "raid.parity-writes": with_disks(drives=8, raid="raid-5"),
    "drive.hdd-iops": changed(with_disks(drives=8), "disks", drive_iops=20_000.0),
    "flash.sata-bursts": changed(LOCAL, "left-ssd", drive_model="SATA SSD 960 GB"),
    "array.no-spare": changed(ARRAY, "drives", spare_drives=0),
    "array.tiers-reversed": tiered(100.0, 50_000.0),
    # reserve
    "host.no-reserve": with_disks(),
    "host.no-cluster": led(without(LOCAL, "cluster"), "pool", RUNS_ON, "left", "right", share=0.5),
    "cluster.no-reserve": changed(changed(ARRAY, "cluster", failures_to_tolerate=0), "pool", desktops=380),
    "cluster.promise-unkept": changed(ARRAY, "cluster", failures_to_tolerate=5),
    "pool.tied-to-host": led(added(ARRAY, hosts("lone", count=1), "cluster"), "pool", RUNS_ON, "lone"),
    "cluster.admission-off": changed(ARRAY, "cluster", admission_control="off"),
    "cluster.slots": changed(
        changed(ARRAY, "cluster", admission_control="slots"), "pool", ram_gib=32.0, ram_reserved_gib=32.0
    ),
    "failure.not-planned": set_to(
        changed(ARRAY, "array", controller_read_iops=1100.0, controller_write_iops=1100.0),
        survive_controller=False,
    ),
    # ports
    "ports.none": changed(ARRAY, "hosts", hba_ports=0),
    "ports.single": changed(ARRAY, "hosts", nic_ports=1),
    "ports.impossible-speed": changed(ARRAY, "array", port_mb_s=16_000.0),
    "vsan.network-slow": changed(VSAN, "hosts", nic_gbit_s=1.0),
    "line.latency": changed(ARRAY, "line", latency_ms=160.0),
    "display.several-monitors": changed(ARRAY, "pool", monitors=2),
    "pool.addresses": changed(ARRAY, "pool", desktops=255),
    # servers by name
    "host.too-many-sockets": changed(ARRAY, "hosts", server_model="HPE ProLiant DL325 Gen11", sockets=2),
    "host.other-processor": changed(
        ARRAY, "hosts", server_model="Dell PowerEdge R760", cpu_model="Intel Xeon 6530P"
    ),
    "host.too-many-modules": changed(
        ARRAY, "hosts", server_model="Dell PowerEdge R660xs", ram_gib=1088.0, memory_module_gib=64.0
    ),
    "host.too-much-memory": changed(
        ARRAY, "hosts", server_model="Dell PowerEdge R660xs", ram_gib=2048.0, memory_module_gib=128.0
    ),
    # graphics
    "graphics.no-board": drawn("L40S-2Q", "NVIDIA A16"),
    "graphics.too-small-for-screens": drawn("A16-1B", "NVIDIA A16", monitors=5),
    "graphics.one-gib": drawn("A16-1B", "NVIDIA A16", monitors=2),
    "graphics.mixed-too-early": drawn("L40S-2Q", "NVIDIA L40S", boards=MIXED),
    "graphics.does-not-mix": changed(
        drawn("T4-2Q", "NVIDIA Tesla T4", boards=MIXED), "hosts", hypervisor="vsphere-8"
    ),
    "graphics.two-kinds": drawn("L40S-2Q", "NVIDIA L40S", "NVIDIA L4"),
    "graphics.too-many-boards": changed(
        drawn("L40S-2Q", "NVIDIA L40S"), "hosts", server_model="Dell PowerEdge R650"
    ),
    "graphics.memory-not-reserved": drawn("L40S-2Q", "NVIDIA L40S", ram_gib=8.0, ram_reserved_gib=7.5),
    # arrays
    "array.single-controller": changed(ARRAY, "array", controllers=1),
    "array.too-many-drives": changed(
        changed(ARRAY, "array", array_model="Dell EMC SC7020F"), "drives", drives=600
    ),
    "array.too-many-controllers": changed(ARRAY, "array", array_model="NetApp AFF8040", controllers=4),
    "array.too-many-ports": changed(ARRAY, "array", array_model="NetApp AFF A150", ports=5),
    "array.beyond-recalled": changed(ARRAY, "array", array_model="Dell PowerVault ME5024", ports=5),
    "array.performance-unknown": changed(
        ARRAY,
        "array",
        array_model="Dell PowerStore 500T",
        controller_read_iops=50_000.0,
        controller_write_iops=15_000.0,
    ),
    "array.rack-units": changed(
        changed(ARRAY, "array", array_model="NetApp AFF A700s", rack_units=18.0),
        "drives",
        drives=214,
        spare_drives=2,
    ),
    "array.sas-hosts": changed(ARRAY, "array", protocol="sas"),
    "array.volumes-over": changed(ARRAY, "array", volumes=20),
    "cache.one-share": changed(ARRAY, "array", read_cache_hit_percent=50.0, write_coalescing_percent=50.0),
    "reduction.linked-clones": changed(ARRAY, "array", data_reduction=5.0),
    "clones.full-without-reduction": changed(ARRAY, "pool", clone_type="full", refresh_policy="never"),
    # vSAN
    "vsan.no-drives": without(VSAN, "drives"),
    "vsan.host-without-drives": added(VSAN, hosts("more", nic_gbit_s=25.0), "cluster"),
    "vsan.wrong-drives": changed(VSAN, "drives", drive_kind="hdd", drive_iops=150.0),
    "vsan.no-cache": changed(VSAN, "drives", cache_drives=0),
    "vsan.disk-groups": added(
        added(
            VSAN, DiskGroup(id="second", name="Second", purpose="vsan", cache_drives=4, parts=PRICE), "hosts"
        ),
        DiskGroup(id="third", name="Third", purpose="vsan", parts=PRICE),
        "hosts",
    ),
    "vsan.capacity-devices": changed(VSAN, "drives", drives=15),
    "vsan.write-buffer": changed(VSAN, "drives", cache_gb=1600.0),
    "vsan.esa-host": esa(ram_gib=256.0),
    "vsan.esa-drives": changed(esa(), "drives", drive_kind="ssd"),
    "vsan.esa-version": changed(VSAN, "cluster", vsan="esa"),
    "vsan.policy-hosts": changed(VSAN, "cluster", vsan_policy="raid-6"),
    "vsan.no-spare-host": changed(VSAN, "cluster", vsan_policy="raid-1-ftt-2"),
    "vsan.long-rebuild": changed(VSAN, "cluster", vsan_resync_mb_s=1.0),
    "vsan.policy-below-promise": changed(VSAN, "cluster", failures_to_tolerate=2),
    "vsan.no-redundancy": changed(VSAN, "cluster", vsan_policy="ftt-0"),
    "vsan.erasure-hybrid": hybrid(vsan_policy="raid-5"),
    "vsan.erasure-version": changed(VSAN, "cluster", vsan_policy="raid-5", vsan_version="6.0"),
    "vsan.reduction-hybrid": hybrid(vsan_data_reduction=2.0),
    "vsan.reduction-version": changed(VSAN, "cluster", vsan_data_reduction=1.5, vsan_version="6.0"),
    "vsan.cache-wears-out": changed(VSAN, "drives", cache_endurance_dwpd=0.05),
    "vsan.compression-limit": changed(VSAN, "cluster", vsan_compression=2.5),
    "vsan.compression-alone": changed(VSAN, "cluster", vsan_compression=1.5, vsan_version="6.7"),
    "vsan.deduplication-esa": changed(esa(), "cluster", vsan_data_reduction=1.5),
    "vsan.deduplication-metadata": changed(VSAN, "cluster", vsan_data_reduction=1.5),
    "replication.round-trip": changed(ARRAY, "array", replication="synchronous", site_round_trip_ms=9.0),
    "replication.reserve": changed(ARRAY, "array", replication="asynchronous", recovery_point_minutes=240.0),
    "vsan.stretched-round-trip": changed(
        VSAN, "cluster", vsan_sites="two", site_round_trip_ms=6.0, failures_to_tolerate=3
    ),
    "vsan.stretched-line": changed(VSAN, "cluster", vsan_sites="two", site_mbit_s=1000.0),
    "vsan.stretched-hosts": changed(VSAN, "cluster", vsan_sites="two"),
    "vsan.slack": changed(VSAN, "cluster", vsan_slack_percent=20.0),
    "vsan.cache-small": changed(hybrid(), "drives", cache_gb=20.0),
    "vsan.too-many-components": changed(VSAN, "pool", desktops=4500),
    # maximums
    "datastore.too-many": changed(ARRAY, "array", volumes=1),
    "cluster.too-many-hosts": set_to(changed(ARRAY, "hosts", count=33), broker="horizon-7"),
    "pool.several-clusters": in_two_clusters(),
    "pool.too-large": set_to(changed(ARRAY, "pool", desktops=4001), broker="horizon-8"),
    "vcenter.too-many": set_to(changed(ARRAY, "pool", desktops=12_001), broker="horizon-8"),
    "servers.too-few": changed(ARRAY, "pool", desktops=6001),
    "pods.several": changed(ARRAY, "pool", desktops=10_001),
    "guest.session-host-size": changed(ARRAY, "pool", vcpus=4, users_per_desktop=25),
    "write-cache.no-room": changed(
        ARRAY, "pool", image_delivery="pvs", write_cache_gib=2.5, ram_gib=5.5, guest_os="Windows Server 2022"
    ),
    "write-cache.small-disk": changed(
        ARRAY, "pool", image_delivery="mcs", write_cache_gib=0.25, delta_gib=4.9
    ),
    "servers.too-small": changed(ARRAY, "servers", vcpus=1),
    "servers.not-planned": set_to(VSAN, broker="horizon-8"),
    "zones.several": set_to(changed(ARRAY, "pool", desktops=10_001), broker="citrix-mcs"),
    "site.too-large": set_to(changed(ARRAY, "pool", desktops=40_001), broker="citrix-mcs"),
    "starts.as-installed": set_to(changed(ARRAY, "pool", desktops=601), broker="citrix-mcs"),
    "streaming.memory": set_to(
        changed(changed(ARRAY, "pool", image_delivery="pvs"), "servers", ram_gib=4.0), broker="citrix-pvs"
    ),
    "streaming.threads": set_to(
        changed(ARRAY, "pool", image_delivery="pvs", desktops=161), broker="citrix-pvs"
    ),
    "host.too-many-machines": changed(changed(ARRAY, "pool", desktops=600), "hosts", count=1),
    "cluster.mixed-hypervisors": added(ARRAY, hosts("old", hypervisor="esx-4.1"), "cluster"),
    "cluster.mixed-clocks": added(ARRAY, hosts("fast", all_core_turbo_ghz=3.8), "cluster"),
    # other hypervisors
    "hypervisor.no-vsan": changed(VSAN, "hosts", hypervisor="hyper-v-2025"),
    # stores beside vSAN
    "store.hypervisor": changed(other_store("aos"), "hosts", hypervisor="proxmox-ve"),
    "store.no-controller": changed(ARRAY, "hosts", hypervisor="nutanix-ahv"),
    "store.policy-of-another": other_store("ceph", vsan_policy="rf2"),
    "store.too-many-for-policy": other_store("s2d", 3, vsan_policy="nested-two-way-mirror"),
    "store.two-servers": other_store("s2d", 2, vsan_policy="two-way-mirror"),
    "store.slow-parity": other_store("ceph", vsan_policy="ceph-ec-2-1"),
    "store.caches-undivided": changed(other_store("s2d"), "drives", drives=7),
    "store.reserve-in-use": changed(other_store("aos"), "drives", drive_gb=240.0),
    "store.kept-free": other_store("ceph", vsan_slack_percent=14.0),
    "store.performance-unknown": other_store("aos"),
    "hypervisor.no-host-cache": changed(ARRAY, "hosts", hypervisor="proxmox-ve", host_cache_gib=1.0),
    "hypervisor.reserved-memory": changed(
        changed(ARRAY, "hosts", hypervisor="hyper-v-2022"), "pool", ram_reserved_gib=1.5
    ),
    "hypervisor.overhead-unknown": changed(ARRAY, "hosts", hypervisor="nutanix-ahv", system_ram_gib=36.0),
    # pools
    "clone.not-in-broker": set_to(changed(ARRAY, "pool", clone_type="linked"), broker="horizon-8"),
    "persistent.floating": changed(ARRAY, "pool", persistent_gib=5.0),
    "persistent.instant": set_to(
        changed(ARRAY, "pool", assignment="dedicated", persistent_gib=5.0), broker="horizon-7"
    ),
    "refresh.full-clones": changed(ARRAY, "pool", clone_type="full"),
    "refresh.instant-floating": changed(ARRAY, "pool", refresh_policy="weekly"),
    "refresh.dedicated": changed(ARRAY, "pool", assignment="dedicated"),
    "guest.windows-11": changed(ARRAY, "pool", guest_os="Windows 11"),
    "guest.tight-memory": changed(ARRAY, "pool", guest_os="Windows 11", ram_gib=5.9),
    "guest.below-minimum": changed(ARRAY, "pool", guest_os="Ubuntu 24.04", replica_gib=20.0),
    "guest.support-ended": changed(ARRAY, "pool", guest_os="Windows 10"),
    "guest.support-ends": changed(ARRAY, "pool", guest_os="Windows Server 2019"),
    "guest.no-tpm": changed(changed(ARRAY, "pool", guest_os="Windows 11"), "hosts", hypervisor="vsphere-4.0"),
    "guest.multi-session": changed(ARRAY, "pool", guest_os="Windows 11 multi-session"),
    "guest.sessions-on-client": changed(ARRAY, "pool", guest_os="Windows 11", users_per_desktop=2),
    # space
    "swap.on-flash": led(LOCAL, "pool", "swap", "left-ssd", "right-ssd", share=0.5),
    "swap.large": changed(with_flash(), "pool", ram_gib=12.0),
    "replica.no-room": changed(with_flash(drive_gb=400.0), "pool", replica_copies=1),
    "delta.never-refreshed": changed(ARRAY, "pool", assignment="dedicated", refresh_policy="never"),
    "delta.below-memory": set_to(
        changed(ARRAY, "pool", clone_type="linked", refresh_policy="weekly", delta_gib=1.0),
        broker="horizon-7",
    ),
    "capacity.free-share": set_to(ARRAY, capacity_overhead_percent=25.0),
    # memory and processors
    "vmx-swap.too-early": changed(ARRAY, "hosts", hypervisor="esx-4.1"),
    "cbrc.ram-short": changed(changed(ARRAY, "hosts", host_cache_gib=2.0), "pool", ram_gib=11.5),
    "cbrc.full-clones": changed(changed(ARRAY, "hosts", host_cache_gib=1.0), "pool", clone_type="full"),
    "ram.modules": changed(ARRAY, "hosts", ram_gib=500.0),
    "cpu.vcpu-ratio": changed(ARRAY, "pool", vcpus=6),
    "cpu.vcpu-ratio-high": changed(ARRAY, "pool", vcpus=10),
    "cpu.hyper-threading": changed(ARRAY, "hosts", hyper_threading_gain_percent=50.0),
    "cpu.turbo-below-base": changed(ARRAY, "hosts", all_core_turbo_ghz=2.2),
    "target.cpu-high": set_to(ARRAY, cpu_target_percent=95.0),
    # workload
    "workload.assumed": changed(ARRAY, "pool", workload=""),
    "workload.block-size": changed(ARRAY, "pool", kib_per_io=128.0),
    "workload.flat-peak": set_to(changed(ARRAY, "pool", peak_factor=1.0), plan_for="peak"),
    "workload.reads": changed(ARRAY, "pool", read_percent=80.0),
    "acceptance.other-users": set_to(ARRAY, acceptance_test="view-planner"),
    "acceptance.too-many-pools": set_to(shared_plan(41, pools=41), acceptance_test="view-planner"),
    "latency.target-unused": changed(ARRAY, "drives", latency_target_ms=2.0),
    "workload.few-ios": changed(ARRAY, "pool", iops=2.0),
    # prices
    "price.missing": changed(ARRAY, "hosts", parts=()),
    "price.missing-processor": changed(ARRAY, "hosts", parts=(OF_MODULES,)),
    "price.missing-cache": changed(
        VSAN, "drives", parts=(Part(item="SSD", unit_price=Decimal(300), per="drive"),)
    ),
    "price.currency": priced(currency="USD"),
    "price.free": priced(discount_percent=Decimal(100)),
    "price.old": priced(price_date="2025-02"),
    "price.expired": set_to(priced(), prices_valid_until="2026-03-30"),
    "licence.no-price": licensed(ARRAY, {"unit_price": None, "unit": "once"}),
    "licence.scope-gone": licensed(ARRAY, {"scope": ("hosts", "gone", "too")}),
    "licence.counts-nothing": licensed(ARRAY, {"scope": ("pool",), "unit": "vsan_tib"}),
    "licence.vsan-beyond": licensed(VSAN, CORES_WITH_VSAN),
    "licence.expired": licensed(ARRAY, {"valid_to": "2026-03-30"}),
    "price.outdated": changed(
        ARRAY, "hosts", parts=(*PRICE, msgspec.structs.replace(PRICE[0], price_date="2027-06"))
    ),  # of the future: what is old by the day is told as such
}


AT_THE_BORDER: dict[str, Plan] = {
    # load
    "limit.exceeded": changed(ARRAY, "pool", desktops=284),
    "machine.vcpus-over-threads": changed(ARRAY, "pool", vcpus=64),
    "machine.vcpus-over-cores": changed(ARRAY, "pool", vcpus=32),
    # storms: a window that is just as long
    "boot.too-slow": set_to(changed(ARRAY, "pool", clone_type="linked"), boot_window_minutes=12.0),
    "provision.too-slow": set_to(ARRAY, provision_window_minutes=3.3),
    "patch.too-slow": set_to(ARRAY, patch_window_minutes=5.61),
    "refresh.too-slow": set_to(ARRAY, logoff_window_minutes=3.3),
    "throttle.above-default": set_to(ARRAY, instant_clone_operations=20),
    # drives
    "raid.too-few-drives": changed(ARRAY, "drives", raid="raid-6", drives=4),
    "raid.narrow-set": changed(ARRAY, "drives", raid="raid-6", raid_width=4),
    "flash.wears-out": with_flash(endurance_dwpd=0.0723),
    "raid.wide-set": changed(ARRAY, "drives", raid="raid-5", drives=17, raid_width=16),
    "raid.left-over": changed(ARRAY, "drives", raid="raid-dp", drives=13, raid_width=10, format_percent=10.0),
    "raid.format-not-counted": changed(ARRAY, "drives", raid="raid-dp", format_percent=5.0),
    "zfs.hypervisor": on_proxmox(with_disks(raid="zfs-mirror")),
    "zfs.parity": on_proxmox(with_disks(raid="zfs-mirror")),
    "zfs.memory": on_proxmox(with_disks(raid="zfs-mirror"), ram_gib=128.0, system_ram_gib=12.8),
    "drive.hdd-iops": changed(with_disks(drives=8), "disks", drive_iops=200.0),
    "array.tiers-reversed": tiered(50_000.0, 50_000.0),
    # reserve
    "files.local-in-cluster": changed(LOCAL, "cluster", failures_to_tolerate=0),
    "cluster.promise-unkept": changed(ARRAY, "cluster", failures_to_tolerate=4),
    "host.no-cluster": with_disks(),
    # ports
    "ports.impossible-speed": changed(ARRAY, "array", port_mb_s=6400.0),
    "vsan.network-slow": changed(VSAN, "hosts", nic_gbit_s=10.0),
    "line.latency": changed(ARRAY, "line", latency_ms=100.0),
    "display.several-monitors": changed(ARRAY, "pool", monitors=2, display_kbit_s=400.0),
    "pool.addresses": changed(ARRAY, "pool", desktops=254),
    # servers by name
    "host.too-many-sockets": changed(ARRAY, "hosts", server_model="HPE ProLiant DL325 Gen11", sockets=1),
    "host.other-processor": changed(
        ARRAY, "hosts", server_model="Dell PowerEdge R760", cpu_model="Intel Xeon Gold 6542Y"
    ),
    "host.too-many-modules": changed(
        ARRAY, "hosts", server_model="Dell PowerEdge R660xs", ram_gib=1024.0, memory_module_gib=64.0
    ),
    "host.too-much-memory": changed(
        ARRAY, "hosts", server_model="Dell PowerEdge R660xs", ram_gib=1536.0, memory_module_gib=96.0
    ),
    # other hypervisors
    "store.hypervisor": changed(other_store("aos"), "hosts", hypervisor="vsphere-8"),
    "store.no-controller": changed(ARRAY, "hosts", hypervisor="nutanix-ahv", controller_vcpus=12),
    "store.policy-of-another": other_store("ceph"),
    "store.too-many-for-policy": other_store("s2d", 2, vsan_policy="nested-two-way-mirror"),
    "store.two-servers": other_store("s2d", 2, vsan_policy="nested-two-way-mirror"),
    "store.slow-parity": other_store("ceph"),
    "store.caches-undivided": other_store("s2d"),
    "store.reserve-in-use": other_store("aos"),
    "store.kept-free": other_store("ceph"),
    "store.performance-unknown": VSAN,
    "hypervisor.no-host-cache": changed(ARRAY, "hosts", hypervisor="proxmox-ve", host_cache_gib=0.0),
    "hypervisor.reserved-memory": changed(
        changed(ARRAY, "hosts", hypervisor="hyper-v-2022"), "pool", ram_reserved_gib=0.0
    ),
    # graphics
    "graphics.no-board": drawn("L40S-2Q", "NVIDIA A16", "NVIDIA L40S"),
    "graphics.too-small-for-screens": drawn(
        "A16-1B", "NVIDIA A16", monitors=4, display_width=2560, display_height=1600
    ),
    "graphics.one-gib": drawn("A16-1B", "NVIDIA A16", monitors=1, display_width=1920, display_height=1080),
    "graphics.mixed-too-early": changed(
        drawn("L40S-2Q", "NVIDIA L40S", boards=MIXED), "hosts", hypervisor="vsphere-8"
    ),
    "graphics.does-not-mix": changed(
        drawn("L40S-2Q", "NVIDIA L40S", boards=MIXED), "hosts", hypervisor="vsphere-8"
    ),
    "graphics.two-kinds": drawn("L40S-2Q", "NVIDIA L40S", "NVIDIA L40S"),
    "graphics.too-many-boards": changed(
        drawn("L40S-2Q", "NVIDIA L40S", boards={"boards": 3}), "hosts", server_model="Dell PowerEdge R650"
    ),
    "graphics.memory-not-reserved": drawn("L40S-2Q", "NVIDIA L40S", ram_gib=8.0, ram_reserved_gib=8.0),
    # arrays
    "array.too-many-drives": changed(
        changed(ARRAY, "array", array_model="Dell EMC SC7020F"), "drives", drives=499
    ),
    "array.too-many-controllers": changed(ARRAY, "array", array_model="NetApp AFF8040", controllers=2),
    "array.too-many-ports": changed(
        ARRAY, "array", array_model="NetApp AFF A150", ports=5, protocol="nfs", port_mb_s=1175.0
    ),
    "array.beyond-recalled": changed(ARRAY, "array", array_model="Dell PowerVault ME5024", ports=4),
    "array.performance-unknown": changed(
        ARRAY, "array", array_model="Dell PowerStore 500T", controller_write_iops=15_001.0
    ),
    "array.rack-units": changed(
        changed(ARRAY, "array", array_model="NetApp AFF A700s", rack_units=20.0),
        "drives",
        drives=214,
        spare_drives=2,
    ),
    "array.sas-hosts": changed(ARRAY, "array", protocol="sas", ports=5),
    "array.volumes-over": changed(ARRAY, "array", volumes=10),
    "reduction.linked-clones": changed(ARRAY, "array", data_reduction=1.0),
    # vSAN
    "vsan.disk-groups": added(
        added(
            VSAN, DiskGroup(id="second", name="Second", purpose="vsan", cache_drives=2, parts=PRICE), "hosts"
        ),
        DiskGroup(id="third", name="Third", purpose="vsan", parts=PRICE),
        "hosts",
    ),
    "vsan.capacity-devices": changed(VSAN, "drives", drives=14),
    "vsan.write-buffer": changed(VSAN, "drives", cache_gb=600.0),
    "vsan.esa-host": esa(ram_gib=512.0, cores_per_socket=16),
    "vsan.policy-hosts": changed(changed(VSAN, "cluster", vsan_policy="raid-6"), "hosts", count=6),
    "vsan.no-spare-host": changed(changed(VSAN, "cluster", vsan_policy="raid-1-ftt-2"), "hosts", count=6),
    "vsan.policy-below-promise": changed(VSAN, "cluster", failures_to_tolerate=1),
    "vsan.reduction-hybrid": hybrid(vsan_data_reduction=1.0),
    "vsan.esa-drives": esa(),
    "vsan.reduction-version": changed(VSAN, "cluster", vsan_data_reduction=1.5, vsan_version="6.2"),
    "vsan.cache-wears-out": changed(VSAN, "drives", cache_endurance_dwpd=0.4622),
    "vsan.compression-limit": changed(VSAN, "cluster", vsan_compression=2.0),
    "vsan.compression-alone": changed(VSAN, "cluster", vsan_compression=1.5, vsan_version="7.0"),
    "vsan.deduplication-esa": changed(esa(), "cluster", vsan_compression=8.0),
    "vsan.deduplication-metadata": changed(VSAN, "cluster", vsan_data_reduction=1.5, vsan_format_percent=5.0),
    "replication.round-trip": changed(ARRAY, "array", replication="synchronous", site_round_trip_ms=7.0),
    "replication.reserve": changed(
        ARRAY,
        "array",
        replication="asynchronous",
        recovery_point_minutes=240.0,
        replication_reserve_percent=4.7,
    ),
    "vsan.stretched-round-trip": changed(VSAN, "cluster", vsan_sites="two", site_round_trip_ms=5.0),
    "vsan.stretched-line": changed(VSAN, "cluster", vsan_sites="two", site_mbit_s=10_000.0),
    "vsan.stretched-hosts": changed(VSAN, "cluster", vsan_sites="two", failures_to_tolerate=3),
    "vsan.slack": changed(VSAN, "cluster", vsan_slack_percent=25.0),
    "vsan.cache-small": changed(hybrid(), "drives", cache_gb=26.68),
    "vsan.too-many-components": changed(VSAN, "pool", desktops=3750),
    # maximums
    "datastore.too-many": changed(changed(ARRAY, "array", volumes=1), "pool", desktops=140),
    "cluster.too-many-hosts": set_to(changed(ARRAY, "hosts", count=32), broker="horizon-7"),
    "pool.too-large": set_to(changed(ARRAY, "pool", desktops=4000), broker="horizon-8"),
    "vcenter.too-many": set_to(changed(ARRAY, "pool", desktops=12_000), broker="horizon-8"),
    "servers.too-few": changed(ARRAY, "pool", desktops=6000),
    "write-cache.no-room": changed(
        ARRAY, "pool", image_delivery="pvs", write_cache_gib=2.5, ram_gib=5.75, guest_os="Windows Server 2022"
    ),
    "write-cache.small-disk": changed(
        ARRAY, "pool", image_delivery="mcs", write_cache_gib=0.25, delta_gib=5.0
    ),
    "guest.session-host-size": changed(ARRAY, "pool", vcpus=4, users_per_desktop=24),
    # two Connection Servers: 8 vCPUs, 20 GiB and 140 GiB of disk
    "servers.too-small": changed(ARRAY, "servers", vcpus=2, ram_gib=5.0, disk_gib=35.0),
    "zones.several": set_to(changed(ARRAY, "pool", desktops=10_000), broker="citrix-mcs"),
    "site.too-large": set_to(changed(ARRAY, "pool", desktops=40_000), broker="citrix-mcs"),
    "starts.as-installed": set_to(changed(ARRAY, "pool", desktops=600), broker="citrix-mcs"),
    "pods.several": changed(ARRAY, "pool", desktops=10_000),
    "streaming.memory": set_to(
        changed(changed(ARRAY, "pool", image_delivery="pvs"), "servers", ram_gib=4.6), broker="citrix-pvs"
    ),
    "streaming.threads": set_to(
        changed(ARRAY, "pool", image_delivery="pvs", desktops=160), broker="citrix-pvs"
    ),
    "host.too-many-machines": changed(changed(ARRAY, "pool", desktops=512), "hosts", count=1),
    # pools and space
    "persistent.floating": changed(ARRAY, "pool", persistent_gib=0.0),
    "guest.windows-11": changed(ARRAY, "pool", guest_os="Windows 11", replica_gib=59.61, template_gib=59.61),
    "guest.tight-memory": changed(ARRAY, "pool", guest_os="Windows 11", ram_gib=6.0),
    # 25 GB are 23.28 GiB
    "guest.below-minimum": changed(ARRAY, "pool", guest_os="Ubuntu 24.04", replica_gib=23.29),
    "guest.support-ended": set_to(changed(ARRAY, "pool", guest_os="Windows 10"), first_year=2025),
    "guest.support-ends": set_to(changed(ARRAY, "pool", guest_os="Windows Server 2019"), planned_years=3),
    "guest.no-tpm": changed(changed(ARRAY, "pool", guest_os="Windows 11"), "hosts", hypervisor="vsphere-7"),
    "guest.sessions-on-client": changed(ARRAY, "pool", guest_os="Windows 11", users_per_desktop=1),
    "delta.below-memory": set_to(
        changed(ARRAY, "pool", clone_type="linked", refresh_policy="weekly", delta_gib=4.0),
        broker="horizon-7",
    ),
    # processors: 192 desktops of 5 vCPUs make 6 on each of 160 cores, 200 of 8 make 10
    "ram.modules": changed(ARRAY, "hosts", ram_gib=480.0),
    "cpu.vcpu-ratio": changed(ARRAY, "pool", vcpus=5, desktops=192),
    "cpu.vcpu-ratio-high": changed(ARRAY, "pool", vcpus=8),
    "cpu.hyper-threading": changed(ARRAY, "hosts", hyper_threading_gain_percent=30.0),
    "cpu.turbo-below-base": changed(ARRAY, "hosts", all_core_turbo_ghz=2.4),
    "target.cpu-high": set_to(ARRAY, cpu_target_percent=85.0),
    # workload and prices
    "workload.block-size": changed(ARRAY, "pool", kib_per_io=22.1),
    "workload.flat-peak": set_to(changed(ARRAY, "pool", peak_factor=2.88), plan_for="peak"),
    "workload.reads": changed(ARRAY, "pool", read_percent=65.0),
    "acceptance.other-users": changed(
        set_to(ARRAY, acceptance_test="view-planner"), "pool", workload=VIEW_PLANNER_USERS
    ),
    "acceptance.too-many-pools": set_to(shared_plan(40, pools=40), acceptance_test="view-planner"),
    "latency.target-unused": changed(ARRAY, "array", latency_target_ms=20.0),
    "workload.few-ios": changed(ARRAY, "pool", iops=5.0),
    "price.free": priced(discount_percent=Decimal("99.9")),
    "price.old": priced(price_date="2025-03"),
    "licence.no-price": licensed(ARRAY, {"unit_price": Decimal(0), "unit": "once"}),
    "licence.scope-gone": licensed(ARRAY, {"scope": ("hosts",)}),
    "licence.counts-nothing": licensed(ARRAY, {"scope": ("pool",), "unit": "desktop"}),
    "licence.vsan-beyond": licensed(VSAN, {**CORES_WITH_VSAN, "includes_tib": 0.328}),
    "licence.expired": licensed(ARRAY, {"valid_to": "2026-03-31"}),
}
"""The last plan that each check has nothing to say about; one step further it does, as the plans above."""


def gib(value: float) -> Quantity:
    return Quantity(value, "GiB")


def minutes(value: float) -> Quantity:
    return Quantity(value, "min")


def percent(value: float) -> Quantity:
    return Quantity(value, "%")


NUMBERS: dict[str, dict[str, object]] = {
    # --- the drawing and reach
    "cluster.files-without-vsan": {"count": 1},
    "links.shares": {"sum": percent(40.0)},
    # two copies of 40 GiB
    "replica.missing": {"size": gib(80.0)},
    "pool.dedicated-local": {"count": 60},
    # half of 60 desktops on either host
    "files.local-in-cluster": {"count": 30},
    # 4 GiB at 10 Gbit/s x 70 % = 875 MB/s: 4.295 GB / 875 MB/s, and twice that with the swap file
    "swap.local-in-cluster": {
        "speed": Quantity(10.0, "Gbit/s"),
        "alone": Quantity(4.91, "s"),
        "both": Quantity(9.82, "s"),
    },
    # --- load
    # 1,270 MHz + 60 GHz s in 60 min = 1,286.7 MHz; 32 cores x 3 GHz x 1.2 x 80 % carry 71 on each of five hosts
    "limit.exceeded": {"planned": 4000, "maximum": 355},
    # 64 GiB + 22.3 + 0.0074 x 65,536 MiB and 15.8 MiB of screen = 64.512 GiB, 200 times; of 512 GiB, 4 GiB are the
    # hypervisor's and 5.72 GiB stay free: 5 x 502.28; 5 x 512 / 64.512 = 39.7
    "ram.overcommit": {
        "planned": 200,
        "demand": gib(pytest.approx(12_902.46, abs=0.005)),
        "capacity": gib(pytest.approx(2511.4)),
        "bare": gib(2560.0),
        "bare_desktops": 39,
    },
    # 600 GiB + 22.3 + 0.0074 x 614,400 MiB + 15.8 MiB = 604.49; 502.28 as before
    "machine.ram-over-host": {"needed": gib(604.0), "there": gib(502.0)},
    "machine.vcpus-over-threads": {"vcpus": 65, "threads": 64},
    "machine.vcpus-over-cores": {"vcpus": 33, "cores": 32},
    # 30 desktops: 2 + 1.8 reads, and 8 + 0.978 writes twice, of a login of 10,000 I/Os in an hour, 64.8 % of them
    # reads: 652.7 on 8 x 150 IOPS; twenty times that at the peak
    "peak.over-capacity": {"average": percent(54.4), "peak": percent(1088.0)},
    # --- storms
    # 200 desktops in waves of 50 take 4 x 3 min; a window of 5 min has room for one wave only
    "boot.too-slow": {
        "minutes": minutes(12.0),
        "window": minutes(5.0),
        "remedy.one.needed": minutes(12),
        "remedy.other.needed": 200,
    },
    # ten waves of 20 take 10 x 0.33 min; 3 min have room for nine, so 200 / 9
    "provision.too-slow": {
        "minutes": minutes(3.3),
        "window": minutes(3.0),
        "remedy.one.needed": minutes(4),
        "remedy.other.needed": 23,
    },
    # 17 waves of 12 take 17 x 0.33 min
    "patch.too-slow": {
        "minutes": minutes(5.61),
        "window": minutes(3.0),
        "remedy.one.needed": minutes(6),
        "remedy.other.needed": 23,
    },
    "refresh.too-slow": {
        "minutes": minutes(3.3),
        "window": minutes(3.0),
        "remedy.one.needed": minutes(4),
        "remedy.other.needed": 23,
    },
    # 200 x (27,471 x 0.957 / 5,000 + 27,471 x 0.043 / 15,000) s on one controller of which servers take 1.07 %
    "boot.too-slow-in-failure": {
        "minutes": minutes(18.0),
        "window": minutes(15.0),
        "remedy.one.needed": minutes(18),
    },
    # 30 x 27,471 x (0.957 + 0.043 x 2) on 8 x 150 IOPS: 11.9 min instead of 3; three waves of ten take 9
    "boot.unthrottled": {
        "operations": 50,
        "minutes": minutes(11.9),
        "throttled": minutes(3.0),
        "remedy.fewer": 10,
    },
    "throttle.above-default": {"planned": 200, "default": 20},
    # --- drives
    "raid.too-few-drives": {"drives": 3, "least": 4},
    "raid.narrow-set": {"drives": 3, "least": 4},
    "raid.wide-set": {"drives": 17, "most": 16},
    "raid.left-over": {"count": 2, "width": 10},
    "raid.format-not-counted": {"lost": percent(4.9)},
    # a tenth of 128 GiB
    "zfs.memory": {"cache": gib(12.8), "kept": gib(12.7), "needed": gib(16.8)},
    # 30 desktops of 8 writes of 22 KiB a second, mirrored: 10.8 MB/s for 50 x 52 hours on 4 drives of 960 GB
    "flash.wears-out": {
        "written": Quantity(25.3, "TB"),
        "years": 3.46,
        "endurance": 0.05,
        "needed": 0.1,
    },
    "raid.mirrored-pairs": {"drives": 12},
    "raid.odd-drives": {"drives": 11},
    # 30 desktops of 10 IOPS, 80 % of them writes: 60 + 240 x 4 on 8 x 150 IOPS, with RAID 10 60 + 240 x 2
    "raid.parity-writes": {"used": percent(85.0), "mirrored": percent(45.0)},
    "drive.hdd-iops": {"iops": Quantity(20_000.0, "IOPS"), "most": Quantity(200.0, "IOPS")},
    # 652.7 IOPS of 30 desktops as they log in, 2.9 times that at the peak, on 4 drives
    "flash.sata-bursts": {"peak": Quantity(473.0, "IOPS")},
    "array.no-spare": {"drives": 12},
    "array.tiers-reversed": {"tier": 1},
    # --- reserve
    "host.no-cluster": {"hosts": 2, "count": 30},
    # 380 x 1,286.7 MHz on 4 x 115,200; in a failure a host carries 115,200 / 1,286.7 = 89, so five have to be left
    "cluster.no-reserve": {"hosts": 5, "used": percent(106.0), "needed": 6},
    "cluster.promise-unkept": {"count": 5, "hosts": 5},
    "pool.tied-to-host": {"count": 200},
    "cluster.admission-off": {"count": 1},
    # 32 GiB + 22.3 + 0.0074 x 32,768 MiB and 15.8 MiB of screen; 502.3 GiB of a host hold 15, four hosts 60
    "cluster.slots": {
        "slot": Quantity(33_049.0, "MiB"),
        "slots": 60,
        "machines": 200,
        "standing": 0,
        "count": 1,
    },
    # 200 desktops of 2 reads and 8 writes, 4 servers of 10 and 10: 440 + 1,640 on one controller of 1,100
    "failure.not-planned": {"used": percent(189.0)},
    # --- ports
    "ports.single": {"count": 40},
    "ports.impossible-speed": {"speed": Quantity(16_000.0, "MB/s"), "most": Quantity(6400.0, "MB/s")},
    "vsan.network-slow": {"speed": Quantity(1.0, "Gbit/s"), "least": Quantity(10.0, "Gbit/s")},
    "line.latency": {
        "latency": Quantity(160.0, "ms"),
        "slow": Quantity(100.0, "ms"),
        "limit": Quantity(250.0, "ms"),
    },
    "display.several-monitors": {
        "monitors": 2,
        "planned": Quantity(150.0, "kbit/s"),
        "low": Quantity(400.0, "kbit/s"),
        "high": Quantity(600.0, "kbit/s"),
    },
    # 255 desktops, 2^8 - 2 and 2^9 - 2 addresses
    "pool.addresses": {"desktops": 255, "addresses": 254, "prefix": 23, "room": 510},
    # --- servers by name
    "host.too-many-sockets": {"there": 2, "count": 1},
    "host.too-many-modules": {
        "ram": Quantity(1088.0, "GiB"),
        "modules": 17,
        "module": Quantity(64.0, "GiB"),
        "slots": 16,
    },
    "host.too-much-memory": {"ram": Quantity(2048.0, "GiB"), "most": Quantity(1536.0, "GiB")},
    # graphics
    "graphics.too-small-for-screens": {
        "monitors": 5,
        "width": 1920,
        "height": 1080,
        "heads": 4,
        "most": Quantity(16.384, "megapixels"),
    },
    "graphics.one-gib": {"monitors": 2, "width": 1920, "height": 1080},
    "graphics.two-kinds": {"count": 2},
    "graphics.too-many-boards": {"there": 4, "double": 0, "single": 3},
    "graphics.memory-not-reserved": {"reserved": Quantity(7.5, "GiB"), "ram": Quantity(8.0, "GiB")},
    # --- arrays
    "array.single-controller": {"count": 200},
    # 600 and a spare
    "array.too-many-drives": {"drives": 601, "most": 500},
    "array.too-many-controllers": {"controllers": 4, "most": 2},
    "array.too-many-ports": {"ports": 5, "most": 4},
    "array.beyond-recalled": {"there": 5, "most": 4},
    "array.performance-unknown": {
        "reads": Quantity(50_000.0, "IOPS"),
        "writes": Quantity(15_000.0, "IOPS"),
    },
    # 24 drives beside the controllers, and 192 more in eight shelves: 4 + 8 x 2 U
    "array.rack-units": {
        "drives": 216,
        "count": 8,
        "units": Quantity(18.0, "U"),
        "least": Quantity(20.0, "U"),
    },
    "array.sas-hosts": {"hosts": 5, "ports": 4},
    # 20 x 2,048 GiB; 12 / 2 x 3.84 TB
    "array.volumes-over": {"count": 20, "promised": gib(40_960.0), "there": gib(21_458.0)},
    # 800 reads and 1,836 writes twice, of 200 desktops as they log in and 4 servers: half of 4,471 on 12 x 150,000
    "cache.one-share": {
        "reads": percent(50.0),
        "writes": percent(50.0),
        "used": percent(0.12),
        "most": percent(0.25),
    },
    "reduction.linked-clones": {"ratio": 5.0},
    # 40 GiB of which 60 % are filled
    "clones.full-without-reduction": {"count": 200, "size": gib(4800.0)},
    # --- vSAN
    "vsan.no-cache": {"drives": 6},
    # 2 + 4 + 1
    "vsan.disk-groups": {"groups": 7, "most": 5},
    # seven behind each: 15 / 7
    "vsan.capacity-devices": {"drives": 15, "caches": 2, "most": 14, "needed": 3},
    "vsan.write-buffer": {
        "size": Quantity(1600.0, "GB"),
        "most": Quantity(600.0, "GB"),
        "rest": Quantity(1000.0, "GB"),
    },
    "vsan.esa-host": {"cores": 32, "ram": gib(256.0), "least": 32, "memory": gib(512.0)},
    "vsan.policy-hosts": {"count": 5, "least": 6},
    "vsan.no-spare-host": {"hosts": 5},
    # (200 x 10.2 GiB + 2 x 40 + 40) x 1.15, twice, on five hosts; four make it again at 1 MB/s each
    "vsan.long-rebuild": {"lost": gib(994.0), "hours": Quantity(74.1, "h"), "case.count": 1},
    "vsan.policy-below-promise": {"kept": 1, "promised": 2},
    "vsan.reduction-hybrid": {"ratio": 2.0},
    "vsan.reduction-version": {"ratio": 1.5},
    # 200 desktops of 8 writes of 22 KiB a second, mirrored: 72.1 MB/s for 50 x 52 hours on 5 x 2 devices of 400 GB
    "vsan.cache-wears-out": {
        "written": Quantity(67.5, "TB"),
        "years": 0.54,
        "endurance": 0.05,
        "needed": 0.5,
    },
    "vsan.compression-limit": {"ratio": 2.5, "most": 2.0},
    "vsan.deduplication-esa": {"ratio": 1.5},
    "vsan.deduplication-metadata": {"planned": percent(2.0), "needed": percent(5.0)},
    "replication.round-trip": {"there": Quantity(9.0, "ms"), "most": Quantity(7.0, "ms")},
    # 200 desktops of 8 writes and 4 servers of 10, 22 KiB each: 36.9 MB/s for 2 x 4 hours, of 6 x 3,840 GB
    "replication.reserve": {
        "minutes": minutes(240.0),
        "waiting": gib(991.0),
        "needed": percent(4.7),
        "kept": percent(0.0),
    },
    "vsan.stretched-round-trip": {"there": Quantity(6.0, "ms"), "most": Quantity(5.0, "ms")},
    "vsan.stretched-line": {"there": Quantity(1000.0, "Mbit/s"), "least": Quantity(10_000.0, "Mbit/s")},
    "vsan.stretched-hosts": {"hosts": 5, "planned": 1, "half": 3},
    "vsan.slack": {"slack": percent(20.0), "least": percent(25.0)},
    # 10 % of the 2,484 GiB that are stored, against 5 hosts x 2 x 20 GB
    "vsan.cache-small": {"there": gib(186.0), "wanted": gib(248.0), "percent": percent(7.5)},
    # 4,500 x 4 objects of two copies and a witness; 9,000 on each of five hosts
    "vsan.too-many-components": {"components": 54_000, "most": 45_000},
    # --- maximums
    "datastore.too-many": {"machines": 200, "most": 140, "count": 2},
    "cluster.too-many-hosts": {"hosts": 33, "most": 32},
    # 2,000 sessions of a server, and one in reserve
    "servers.too-few": {
        "sessions": 6001,
        "connection": 4,
        "reserve": 1,
        "planned": 4,
        "needed": 5,
    },
    # 25 users on 4 vCPUs
    "guest.session-host-size": {
        "users": 25,
        "vcpus": 4,
        "each": pytest.approx(6.25),
        "light": 6,
        "least": 4,
        "most": 24,
    },
    # half as much again of 2.5 GiB, and 2 GiB for Windows Server
    "write-cache.no-room": {
        "cache": gib(2.5),
        "grown": gib(3.75),
        "ram": gib(5.5),
        "needed": gib(5.75),
    },
    "write-cache.small-disk": {"disk": gib(4.9), "least": gib(5.0)},
    # two Connection Servers of 4 vCPUs, 10 GiB and 70 GiB of disk; four planned servers of 1, 8 and 80
    "servers.too-small": {
        "servers.number": 2,
        "vcpus": 8,
        "memory": gib(20.0),
        "disk": gib(140.0),
        "planned_vcpus": 4,
        "planned_memory": gib(32.0),
        "planned_disk": gib(320.0),
    },
    # the same two; a gateway for 2,000 users and one in reserve
    "servers.not-planned": {
        "sessions": 200,
        "servers.number": 2,
        "vcpus": 8,
        "memory": gib(20.0),
        "disk": gib(140.0),
    },
    "zones.several": {"machines": 10_001, "most": 10_000, "zones": 2},
    "site.too-large": {"machines": 40_001, "most": 40_000},
    # 50 starts of 3 minutes; 601 machines at 10 a minute
    "starts.as-installed": {
        "planned": 17,
        "usual": 10,
        "machines": 601,
        "minutes": minutes(60.1),
        "window": minutes(60.0),
    },
    # 2 GiB and 2 for the image, 15 % more
    "streaming.memory": {"count": 1, "needed": gib(4.6), "there": gib(4.0)},
    "streaming.threads": {"machines": 161, "threads": 160},
    "pods.several": {"sessions": 10_001, "most": 10_000, "pods": 2},
    "pool.too-large": {"desktops": 4001, "most": 4000, "pools": 2},
    "vcenter.too-many": {"desktops": 12_001, "most": 12_000},
    "host.too-many-machines": {"machines": 600, "most": 512},
    # ESX 4.1: 137.978 + 0.0196909 x 4,096; vSphere 6.5: 22.345 + 0.007422 x 4,096
    "cluster.mixed-hypervisors": {"more": Quantity(219.0, "MiB"), "less": Quantity(52.7, "MiB")},
    "store.too-many-for-policy": {"hosts": 3, "most": 2},
    "store.caches-undivided": {"drives": 7, "caches": 2},
    # (200 x 10.1 GiB + 2 x 40 + 40) x 1.15; 4 of 5 nodes of 6 x 223.5 GiB less 180, 95% of them, in two copies
    "store.reserve-in-use": {"used": gib(2461.0), "usable": gib(2206.0)},
    "store.kept-free": {"kept": percent(14.0), "least": percent(15.0)},
    "hypervisor.no-host-cache": {"cache": gib(1.0)},
    "hypervisor.reserved-memory": {"reserved": gib(1.5)},
    "hypervisor.overhead-unknown": {"memory": gib(36.0)},
    # 3 GHz and 3.8
    "cluster.mixed-clocks": {"gap": percent(26.7)},
    # --- pools
    "persistent.floating": {"size": gib(5.0), "all": gib(1000.0)},
    "persistent.instant": {"size": gib(5.0)},
    "refresh.full-clones": {"count": 200},
    "refresh.instant-floating": {"count": 200, "window": minutes(60.0)},
    "refresh.dedicated": {"count": 200},
    "guest.windows-11": {
        "vcpus": 2,
        "ram": gib(4.0),
        "disk": gib(40.0),
        "least": 2,
        "memory": gib(4.0),
        "room": Quantity(64.0, "GB"),
        "usual": gib(8.0),
    },
    "guest.tight-memory": {"ram": gib(5.9), "usual": gib(8.0)},
    "guest.below-minimum": {
        "vcpus": 2,
        "ram": gib(4.0),
        "disk": gib(20.0),
        "least": 2,
        "memory": gib(4.0),
        "room": Quantity(25.0, "GB"),
    },
    "guest.sessions-on-client": {"users": 2},
    # --- space
    # half of 60 desktops on each host, 4 GiB each
    "swap.on-flash": {"size": gib(120.0)},
    # 30 x 12 GiB, of those and 30 x 10.2 GiB, 2 x 40 and 40
    "swap.large": {"size": gib(360.0), "share": percent(45.8)},
    # 40 GiB + 15 %; 2 x 400 GB x 80 % less (30 x 14.2 + 80) GiB x 1.15
    "replica.no-room": {"size": gib(46.0), "free": gib(14.1)},
    # half of 40 GiB, 14 GiB more than planned for each of 200
    "delta.never-refreshed": {"delta": gib(6.0), "half": gib(20.0), "more": gib(2800.0)},
    "delta.below-memory": {"delta": gib(1.0), "ram": gib(4.0)},
    # 1.25 times the files fill a store: 0.25 / 1.25 stay free; for a quarter it takes 0.25 / 0.75
    "capacity.free-share": {"overhead": percent(25.0), "free": percent(20.0), "wanted": percent(33.3)},
    # --- memory and processors
    # 200 x (11.5 GiB + 125.6 MiB) on 5 x (512 - 4 - 2 - 5.72) GiB
    "cbrc.ram-short": {"cache": gib(2.0), "used": percent(92.9), "target": percent(90.0)},
    # 200 disks of 40 GiB, 5 MiB of digest for each GiB
    "cbrc.full-clones": {"count": 200, "size": gib(39.1)},
    "ram.modules": {"ram": gib(500.0), "module": gib(32.0)},
    # 5 hosts x 32 cores, 200 desktops of 6 and of 10
    "cpu.vcpu-ratio": {"ratio": 7.5, "most": 6.0},
    "cpu.vcpu-ratio-high": {"ratio": 12.5, "most": 10.0},
    "cpu.hyper-threading": {"gain": percent(50.0), "most": percent(30.0)},
    "cpu.turbo-below-base": {"turbo": Quantity(2.2, "GHz"), "base": Quantity(2.4, "GHz")},
    "target.cpu-high": {"target": percent(95.0), "most": percent(85.0)},
    # --- workload and prices
    "workload.assumed": {"mhz": Quantity(1270.0, "MHz"), "iops": Quantity(10.0, "IOPS")},
    "workload.block-size": {
        "size": Quantity(128.0, "KiB"),
        "low": Quantity(19.5, "KiB"),
        "high": Quantity(22.1, "KiB"),
    },
    "workload.flat-peak": {"factor": 1.0, "least": 2.88},
    "workload.reads": {"reads": percent(80.0), "most": percent(65.0)},
    "acceptance.too-many-pools": {"pools": 41, "most": 40},
    "workload.few-ios": {"iops": Quantity(2.0, "IOPS"), "least": Quantity(5.0, "IOPS")},
    # of the same item there are two prices, one of them a month older
    "price.missing-cache": {"count": 2, "size": Quantity(400.0, "GB")},
    "price.old": {"count": 1, "all": 2, "months": 12},
    "licence.no-price": {"quantity": 1},
    "licence.scope-gone": {"count": 2},
    "licence.vsan-beyond": {"raw": Quantity(52.4, "TiB"), "included": Quantity(52.3, "TiB")},
}
"""Every figure that the finding of a plan above prints, and how it comes about; those of others print none."""


def printed_figures(message: Message | None) -> dict[str, object]:
    """The figures that a text shows, those of texts inside it by both names; what only chooses the plural is none."""
    if message is None:
        return {}
    said = message.arguments
    template = message.plural if message.plural and said.get("count") != 1 else message.text
    found: dict[str, object] = {}
    for name in re.findall(r"{(\w+)}", template):
        value = said[name]
        if isinstance(value, Message):
            found |= {f"{name}.{inner}": figure for inner, figure in printed_figures(value).items()}
        elif isinstance(value, int | float | Decimal | Quantity):
            found[name] = value
    return found


def test_a_sound_plan_on_an_array_gets_no_finding() -> None:
    assert findings(ARRAY) == []


def test_a_sound_plan_on_vsan_gets_no_finding() -> None:
    assert findings(VSAN) == []


@pytest.mark.parametrize("plan", [hybrid(), esa()], ids=["hybrid", "esa"])
def test_the_other_kinds_of_vsan_get_no_finding(plan: Plan) -> None:
    assert findings(plan) == []


def test_desktops_on_local_disks_get_one_notice_only() -> None:
    assert [finding.code for finding in findings(LOCAL)] == ["files.local-in-cluster"]


def test_cores_of_one_clock_differ_by_their_work_per_clock() -> None:
    """3 GHz at 92% are 2.76, and at 112% 3.36, which is 21.7% more; 3.8 GHz at 80% are as fast as 3.04."""

    def gaps(**fast: float) -> list[object]:
        plan = changed(added(ARRAY, hosts("fast", **fast), "cluster"), "hosts", work_per_clock_percent=92.0)
        return [
            each.message.arguments["gap"] for each in findings(plan) if each.code == "cluster.mixed-clocks"
        ]

    assert gaps(work_per_clock_percent=112.0) == [percent(21.7)]
    assert gaps(work_per_clock_percent=110.0) == []
    assert gaps(all_core_turbo_ghz=3.8, work_per_clock_percent=80.0) == []


@pytest.mark.parametrize("code", FIRES)
def test_fires(code: str) -> None:
    assert code in {finding.code for finding in evaluate(FIRES[code], DATED).findings}


@pytest.mark.parametrize("code", AT_THE_BORDER)
def test_a_check_says_nothing_at_its_threshold(code: str) -> None:
    assert code not in {finding.code for finding in evaluate(AT_THE_BORDER[code], DATED).findings}


@pytest.mark.parametrize("plan", [ARRAY, VSAN], ids=["array", "vsan"])
def test_a_sound_plan_gets_no_finding_on_a_day_either(plan: Plan) -> None:
    assert list(evaluate(plan, DATED).findings) == []


def test_every_check_has_a_plan_that_it_fires_on() -> None:
    assert sorted(FIRES) == sorted(check.code for check in CHECKS)


@pytest.mark.parametrize(
    ("plan", "cause"),
    [
        (changed(ARRAY, "hosts", hba_ports=0), "ports.none"),
        (changed(ARRAY, "hosts", nic_ports=0), "ports.none"),
        (without(ARRAY, "drives"), "array.no-drives"),
        (without(VSAN, "drives"), "vsan.no-drives"),
        (changed(with_disks(), "disks", drives=1, raid="raid-5"), "raid.too-few-drives"),
    ],
)
def test_missing_capacity_is_the_only_error_and_names_no_endless_times(plan: Plan, cause: str) -> None:
    """No window is wide enough for a storm that never ends, and no number of desktops small enough."""
    found = findings(plan)
    assert [finding.code for finding in found if finding.severity == "error"] == [cause]
    endless = Quantity(math.inf, "min")
    assert not [finding for finding in found if endless in finding.message.arguments.values()]


def test_a_cluster_of_one_host_says_itself_that_its_promise_cannot_be_kept() -> None:
    """With its only host failed nothing boots; no window is wide enough for that."""
    plan = added(with_flash(), Cluster(id="cluster", name="Cluster", failures_to_tolerate=1))
    plan = msgspec.structs.replace(plan, parents={**plan.parents, "hosts": "cluster"})
    found = findings(plan)
    assert "cluster.promise-unkept" in {finding.code for finding in found}
    assert "boot.too-slow-in-failure" not in {finding.code for finding in found}


def late_boots(plan: Plan) -> list[Finding]:
    return [finding for finding in findings(plan) if finding.code == "boot.too-slow-in-failure"]


def tied_desktops(plan: Plan) -> list[Finding]:
    return [finding for finding in findings(plan) if finding.code == "pool.tied-to-host"]


def test_a_single_desktop_that_is_tied_is_said_to_be_one() -> None:
    plan = led(added(ARRAY, hosts("lone", count=1), "cluster"), "pool", RUNS_ON, "lone")
    (found,) = tied_desktops(changed(plan, "pool", desktops=1))
    assert found.message.arguments["count"] == 1


@pytest.mark.parametrize(("host", "failures", "said"), [("single", 1, 1), ("pair", 1, 0), ("pair", 2, 1)])
def test_desktops_tied_to_hosts_that_may_all_fail_are_no_part_of_the_promise(
    host: str, failures: int, said: int
) -> None:
    """A cluster of three hosts, one of them and two of them of a card: their desktops start nowhere else. That they
    never boot then is no matter of a window."""
    plan = with_fields(cluster_plan("none", 50), "cluster", failures_to_tolerate=failures)
    with_the_cluster = evaluate(plan, CATALOG).desktops
    plan = with_fields(plan, host, ram_gib=1024, sockets=4)
    tied = apply(plan, verbs.connect(plan, "pool", host).edits)
    found = tied_desktops(tied)
    assert [finding.component for finding in found] == ["pool"] * said
    assert not said or found[0].message.arguments["count"] == 50
    assert late_boots(tied) == []
    counts = evaluate(tied, CATALOG).desktops
    assert (counts.with_reserve is None) == bool(said)
    assert counts.failed_hosts == (0 if said else failures)
    assert with_the_cluster.with_reserve is not None


def test_a_cluster_that_promises_nothing_hides_no_late_boot_elsewhere() -> None:
    plan = with_fields(cluster_plan("none", 600), "cluster", failures_to_tolerate=1)
    plan = with_fields(plan, "tier", drive_kind="ssd", drive_iops=200_000.0, drives=100)
    plan = with_fields(plan, "array", controllers=64)
    for host in ("pair", "single"):
        plan = with_fields(plan, host, sockets=1, cores_per_socket=8)
    for name, value in (("power_operations", 10_000), ("boot_window_minutes", 6)):
        plan = apply(plan, verbs.set_setting(plan, name, value).edits)
    (late,) = late_boots(plan)
    plan = added(plan, Cluster(id="other", name="Other", failures_to_tolerate=0))
    plan = apply(plan, verbs.add_component(plan, Host(id="lone", name="Lone"), parent="other").edits)
    plan, one = two_pools(plan, desktops=1)
    plan = apply(plan, verbs.connect(plan, one, "other").edits)
    (still,) = late_boots(plan)
    assert (still.component, still.message.arguments["when"]) == (
        late.component,
        late.message.arguments["when"],
    )
    assert Quantity(math.inf, "min") not in still.message.arguments.values()


def test_a_host_too_small_for_one_desktop_is_still_a_limit() -> None:
    """One desktop needs more than the only host has: the host is there, and how much it has can be changed."""
    few = changed(with_flash(), "hosts", ram_gib=8.0)
    assert evaluate(few, CATALOG).desktops.maximum == 0
    assert "limit.exceeded" in codes(few)


def test_a_disk_without_a_chosen_figure_is_not_blamed_for_that_of_flash() -> None:
    plan = changed(with_flash(), "disks", drive_iops=20_000.0)
    plan = apply(plan, verbs.set_field(plan, ["disks"], "drive_kind", "hdd").edits)
    assert "drive.hdd-iops" not in codes(plan)


@pytest.mark.parametrize("code", FIRES)
def test_every_printed_figure_is_the_one_worked_out_by_hand(code: str) -> None:
    found = next(finding for finding in evaluate(FIRES[code], DATED).findings if finding.code == code)
    text, remedy = printed_figures(found.message), printed_figures(found.remedy)
    assert all(text[name] == remedy[name] for name in text.keys() & remedy.keys()), "one name, two figures"
    assert {**text, **remedy} == NUMBERS.get(code, {})


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.code)
def test_every_check_states_its_source(check: Check) -> None:
    assert len(check.source) > len("https://")
    assert re.fullmatch(r"[a-z0-9-]+\.[a-z0-9-]+", check.code)


def test_waves_that_fill_a_window_exactly_are_in_time() -> None:
    """Ten waves of 0.33 min are a hair more than 3.3 to a computer, and 3.3 / 0.33 a hair less than ten."""
    plan = set_to(ARRAY, provision_window_minutes=3.3, patch_window_minutes=3.3)
    found = {finding.code: finding for finding in findings(plan)}
    assert set(found) == {"patch.too-slow"}
    assert printed_figures(found["patch.too-slow"].remedy) == {
        "remedy.one.needed": minutes(6),
        "remedy.other.needed": 20,
    }


# --- severities that depend on the whole plan ------------------------------------------------------------------


def test_boards_of_two_kinds_are_told_where_one_pool_counts_on_both() -> None:
    """A pool that is led to the hosts with its boards counts on no others."""
    plan = added(drawn("L40S-2Q", "NVIDIA L40S"), hosts("more"), "cluster")
    card = GraphicsBoards(id="other", name="Other", board_model="NVIDIA L4", slot_width="single", parts=PRICE)
    plan = added(plan, card, "more")
    assert "graphics.two-kinds" in codes(led(plan, "pool", RUNS_ON, "cluster"))
    assert "graphics.two-kinds" in codes(led(plan, "pool", RUNS_ON, "hosts", "more", share=0.5))
    assert "graphics.two-kinds" not in codes(led(plan, "pool", RUNS_ON, "hosts"))


def test_a_reserve_that_is_there_without_being_planned_is_none_to_warn_of() -> None:
    assert codes(changed(ARRAY, "cluster", failures_to_tolerate=0)) == set()


def test_two_clusters_may_have_two_management_servers_with_their_own_throttles() -> None:
    plan = changed(in_two_clusters(), "pool", clone_type="linked")
    assert "throttle.above-default" not in codes(set_to(plan, power_operations=100))
    assert "throttle.above-default" in codes(set_to(plan, power_operations=101))
    assert "throttle.above-default" not in codes(set_to(in_two_clusters(), power_operations=101)), (
        "instant clones"
    )


def test_no_desktops_are_short_of_no_memory() -> None:
    """Servers that do not fit on a host of their own are named as such, not as desktops."""
    plan = added(
        added(ARRAY, hosts("small", count=1, ram_gib=16.0)), InfrastructureServers(id="infra", name="Infra")
    )
    plan = changed(led(plan, "infra", RUNS_ON, "small"), "infra", ram_gib=32.0)
    assert "ram.overcommit" not in codes(plan)
    assert "machine.ram-over-host" in codes(plan)


def test_a_load_that_somebody_wrote_is_not_assumed() -> None:
    """Plans in JSON have no origins; only values that nobody changed are assumed."""
    for value, assumed in ((12.0, False), (10.0, True)):
        pool = msgspec.structs.replace(
            ARRAY.components["pool"], workload="", cpu_mhz=1270.0, iops=value, origins={}
        )
        plan = msgspec.structs.replace(ARRAY, components={**ARRAY.components, "pool": pool})
        assert ("workload.assumed" in codes(plan)) is assumed


def test_a_full_clone_misses_its_disk_and_no_delta() -> None:
    for kind, name in (("full", "Disk of “Desktops” lies"), ("linked", "Delta disk of “Desktops” lies")):
        plan = led(changed(ARRAY, "pool", clone_type=kind, name="Desktops"), "pool", "delta")
        (found,) = (finding for finding in findings(plan) if finding.code == "pool.files-unplaced")
        assert str(found.message).startswith(name)


def test_files_without_a_store_are_led_to_the_vsan_that_their_pool_runs_on() -> None:
    for plan, remedy in (
        (ARRAY, "Connect the pool to a disk group."),
        (
            VSAN,
            f"Draw the line to “{VSAN.components['cluster'].name}” once more: vSAN then takes the files.",
        ),
    ):
        found = [each for each in findings(led(plan, "pool", "delta")) if each.code == "pool.files-unplaced"]
        assert [str(each.remedy) for each in found] == [remedy]


def test_drives_of_one_tier_may_be_of_different_speed() -> None:
    """Only what lies behind is compared: writes are spread over all of tier 1."""
    plan = tiered(100.0, 50_000.0)
    assert "array.tiers-reversed" in codes(plan)
    assert "array.tiers-reversed" not in codes(changed(plan, "second", tier=1))
    assert "array.tiers-reversed" not in codes(tiered(50_000.0, 100.0))


def test_a_replica_store_of_its_own_serves_all_clones() -> None:
    store = DiskGroup(id="image", name="Image", parts=PRICE)
    plan = led(added(ARRAY, store, "array"), "pool", "replica", "image")
    assert "replica.missing" not in codes(plan)


def test_drives_of_vsan_have_no_raid_level_to_judge() -> None:
    assert codes(changed(VSAN, "drives", raid="raid-0")) == set()
    assert codes(changed(VSAN, "drives", raid="raid-6", drives=3)) == set()


def test_a_cache_that_keeps_nothing_leaves_the_drives_as_busy_as_none() -> None:
    """Half of reads and of writes kept: without the cache the drives have twice as much to do."""
    (found,) = (each for each in findings(FIRES["cache.one-share"]) if each.code == "cache.one-share")
    bare = evaluate(ARRAY, CATALOG).saturation.where(("drives", "disk_iops"))
    busiest = max(row.load_factor for row in bare if (row.case, row.load) == ("normal", "average"))
    said = found.message.arguments
    assert said["reads"] == said["writes"] == Quantity(50.0, "%")
    assert said["most"] == Quantity(rounded(busiest * 100), "%")
    assert said["used"] == Quantity(rounded(busiest * 50), "%")


def test_caches_of_a_group_and_of_its_array_keep_together_what_neither_lets_through() -> None:
    plan = changed(
        changed(ARRAY, "array", read_cache_hit_percent=50.0), "drives", read_cache_hit_percent=60.0
    )
    (found,) = (each for each in findings(plan) if each.code == "cache.one-share")
    assert found.component == "drives"
    assert found.message.arguments["reads"] == Quantity(80.0, "%")
    assert found.message.arguments["writes"] == Quantity(0.0, "%")


def test_a_cache_before_drives_of_vsan_is_judged_by_the_rules_of_vsan() -> None:
    assert codes(changed(VSAN, "drives", read_cache_hit_percent=50.0)) == set()


def test_an_array_and_its_drives_have_prices_of_their_own() -> None:
    assert [finding.component for finding in findings(changed(ARRAY, "drives", parts=()))] == ["drives"]
    plan = changed(changed(ARRAY, "array", parts=()), "drives", parts=())
    assert [finding.component for finding in findings(plan)] == ["array", "drives"]


def test_a_plan_without_any_price_gets_one_notice() -> None:
    plan = ARRAY
    for part in ("hosts", "core-hosts", "array", "drives"):
        plan = changed(plan, part, parts=())
    assert [(finding.code, finding.component) for finding in findings(plan)] == [("price.missing", "")]


def test_a_smaller_layout_of_parity_is_enough_for_small_express_clusters() -> None:
    small = changed(changed(esa(), "cluster", vsan_policy="raid-5"), "hosts", count=3)
    assert "vsan.policy-hosts" not in codes(changed(small, "pool", desktops=50))
    fewer = changed(changed(esa(), "cluster", vsan_policy="raid-5"), "hosts", count=2)
    assert "vsan.policy-hosts" in codes(changed(fewer, "pool", desktops=50))


def test_prices_by_year_and_by_month_compare() -> None:
    assert "price.outdated" not in codes(priced(price_date="2024"))
    assert "price.outdated" in codes(priced(price_date="2023"))
    assert "price.outdated" not in codes(priced(price_date="spring ²"))


@pytest.mark.parametrize(("day", "codes_then"), [("", {"price.outdated"}), ("2026-11-25", {"price.old"})])
def test_a_price_is_told_to_be_old_once(day: str, codes_then: set[str]) -> None:
    dated = msgspec.structs.replace(CATALOG, day=day)
    found = evaluate(priced(price_date="2023-01"), dated).findings
    assert {each.code for each in found if each.code.startswith("price.")} == codes_then


def test_a_price_that_is_only_older_than_a_future_one_is_told_as_such() -> None:
    dated = msgspec.structs.replace(CATALOG, day="2024-06-01")
    found = evaluate(priced(price_date="2024-01"), dated).findings
    assert [each.code for each in found if each.code.startswith("price.")] == ["price.outdated"]


def old_prices(plan: Plan, day: str) -> list[Finding]:
    dated = msgspec.structs.replace(CATALOG, day=day)
    return [each for each in evaluate(plan, dated).findings if each.code == "price.old"]


def test_old_prices_are_one_finding_for_the_plan_that_counts_as_its_bill_does() -> None:
    plan = changed(ARRAY, "array", parts=(msgspec.structs.replace(PRICE[0], price_date="2024"),))
    plan = changed(plan, "hosts", parts=(*PRICE, msgspec.structs.replace(PRICE[0], price_date="2025-02-28")))
    (found,) = old_prices(plan, "2026-03-31")
    assert (found.component, found.severity) == ("", "notice")
    lines = [line.price_date for line in evaluate(plan, CATALOG).cost.lines]
    assert sorted(lines) == ["2024", "2025-02-28", "2025-03"]
    assert str(found.message) == "2 of 3 prices are older than 12 months; the oldest is of 2024."
    (found,) = old_prices(plan, "2025-12-31")
    assert str(found.message) == "1 of 3 prices is older than 12 months; the oldest is of 2024."
    assert old_prices(plan, "2025-06-30") == []


@pytest.mark.parametrize(
    ("until", "day", "is_said"),
    [
        ("2026-11-25", "2026-11-25", False),
        ("2026-11-24", "2026-11-25", True),
        ("2026-11-24", "", False),
        ("", "2026-11-25", False),
    ],
)
def test_an_offer_holds_on_its_last_day_and_not_beyond(until: str, day: str, is_said: bool) -> None:
    dated = msgspec.structs.replace(CATALOG, day=day)
    plan = set_to(ARRAY, prices_valid_until=until)
    found = [each for each in evaluate(plan, dated).findings if each.code == "price.expired"]
    assert [str(each.message) for each in found] == [
        "The prices were valid until 24 November 2026."
    ] * is_said
    bare = {key: msgspec.structs.replace(each, parts=()) for key, each in plan.components.items()}
    free = msgspec.structs.replace(plan, components=bare)
    assert not [each for each in evaluate(free, dated).findings if each.code == "price.expired"]
    line = Licence(id="licence-1", name="Broker", unit="named_user", unit_price=Decimal(90))
    licensed = msgspec.structs.replace(free, licences={line.id: line})
    assert is_said == any(each.code == "price.expired" for each in evaluate(licensed, dated).findings)


@pytest.mark.parametrize("name", sample_names())
def test_samples_say_how_old_their_prices_are_once_somebody_names_the_day(name: str) -> None:
    plan = read_sample(name)
    dated = [line for line in evaluate(plan, CATALOG).cost.lines if line.price_date and line.unit_price]
    found = old_prices(plan, "2026-11-24")
    assert [each.message.arguments["count"] for each in found] == [len(dated)] * bool(dated)
    assert old_prices(plan, "") == []


# --- any plan --------------------------------------------------------------------------------------------------


@given(seed=st.integers(0, 10_000))
@examples(20, 60)
def test_findings_of_any_plan_are_whole_and_in_order(seed: int) -> None:
    source, plan = random.Random(seed), small_plan()
    for _ in range(80):
        step = random_step(plan, source)
        plan = apply(plan, step.edits) if step is not None else plan
    found = findings(plan)
    order = [("error", "warning", "notice").index(finding.severity) for finding in found]
    assert order == sorted(order)
    for finding in found:
        assert finding.component in {*plan.components, ""}
        assert finding.source
        assert finding.remedy is not None
        for text in (str(finding.message), str(finding.remedy)):
            assert text.endswith(".")
            assert "{" not in text


@pytest.mark.parametrize("name", sample_names())
def test_samples_get_a_handful_of_findings(name: str) -> None:
    found = findings(read_sample(name))
    assert len(found) <= 12
    assert len([finding for finding in found if finding.severity == "error"]) <= 2


def test_boards_are_in_use_by_desktops_with_a_virtual_gpu_on_their_host() -> None:
    def unused(plan: Plan) -> list[str]:
        return [each.component for each in findings(plan) if each.code == "part.unused"]

    assert unused(drawn("L40S-2Q", "NVIDIA L40S")) == []
    assert unused(drawn("", "NVIDIA L40S")) == ["boards-0"]
    elsewhere = led(drawn("L40S-2Q", "NVIDIA L40S"), "pool", RUNS_ON, "core-hosts")
    assert unused(elsewhere) == ["cluster"], "what is around them is told, not each part of it"


@pytest.mark.parametrize("vsan", ["all-flash", "esa"])
def test_drives_of_a_vsan_cluster_that_are_a_datastore_are_named_as_the_cause(vsan: str) -> None:
    """They are there: to put some in is no advice, nor is it to take them out."""
    plan = changed(changed(VSAN, "drives", purpose="datastore"), "cluster", vsan=vsan)
    found = {finding.code: finding for finding in findings(plan)}
    assert found["vsan.no-drives"].message.arguments["group"] == Named(plan.components["drives"].name)
    assert "datastores of their own" in str(found["vsan.no-drives"].message)
    group, use = (found["vsan.no-drives"].remedy.arguments[each] for each in ("group", "use"))
    purpose = declared_field(DiskGroup, "purpose")
    assert purpose is not None
    assert group == Named(plan.components["drives"].name)
    assert str(use) == purpose.choices["vsan"]
    assert str(found["vsan.no-drives"].remedy.arguments["field"]) == purpose.title
    assert "gives nothing to vSAN in" in str(found["part.unused"].message)
    assert found["part.unused"].component == "drives"
    assert "vsan.too-many-components" not in found
    assert "none of its hosts brings drives" in str(
        next(each for each in findings(without(VSAN, "drives")) if each.code == "vsan.no-drives").message
    )


@pytest.mark.parametrize(
    ("vcpus", "users", "said"), [(3, 9, True), (4, 9, False), (24, 99, False), (25, 99, True), (2, 1, False)]
)
def test_session_hosts_have_four_to_twenty_four_vcpus(vcpus: int, users: int, said: bool) -> None:
    plan = changed(ARRAY, "pool", vcpus=vcpus, users_per_desktop=users)
    assert ("guest.session-host-size" in codes(plan)) is said


@pytest.mark.parametrize(
    ("boards", "said"),
    [
        (1, "“Hosts” has a graphics board in each server; Dell PowerEdge R650xs takes none."),
        (2, "“Hosts” has 2 graphics boards in each server; Dell PowerEdge R650xs takes none."),
    ],
)
def test_a_server_without_room_for_boards_is_said_to_take_none(boards: int, said: str) -> None:
    plan = drawn("L40S-2Q", "NVIDIA L40S", boards={"boards": boards, "slot_width": "double"})
    plan = changed(plan, "hosts", server_model="Dell PowerEdge R650xs", name="Hosts")
    found = [each for each in evaluate(plan, CATALOG).findings if each.code == "graphics.too-many-boards"]
    assert [str(each.message) for each in found] == [said]
