"""The bounds of every field, as a table that is kept by hand: what is the least and the most that a plan may say.

The table is not made from the declarations, so that a bound that moves by accident fails here. Each bound is tried at
both doors, the form's and the file's: it is let in, and the next number beyond it is refused with both bounds named.
"""

from __future__ import annotations

import json
import math
from decimal import Decimal

import msgspec
import pytest

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.editing.verbs import RuleError
from planner_core.plan.components import (
    COMPONENT_TYPES,
    Cluster,
    Component,
    DesktopPool,
    DiskGroup,
    GraphicsBoards,
    Host,
    InfrastructureServers,
    NetworkLink,
    Note,
    Part,
    StorageArray,
)
from planner_core.plan.fields import declared_fields
from planner_core.plan.interchange import InterchangeError, plan_from_json, plan_to_json
from planner_core.plan.plan import Plan, Settings
from planner_core.plan.settings_cloud import CLOUD_PRICES

Bound = int | float
SHARE = (0.0, 100.0)
TARGET = (1.0, 100.0)
SPACE_GIB = (0.0, 65_536.0)
RAM_GIB = (0.25, 6144.0)
WORK_IOS = (0.0, 10_000_000.0)
WORK_GHZ_SECONDS = (0.0, 100_000.0)
IO_KIB = (0.5, 4096.0)
FACTOR = (1.0, 100.0)
SHIFT_MINUTES = (1.0, 1440.0)
"""Up to a day."""
FORTNIGHT_MINUTES = (1.0, 20_160.0)
OPERATIONS = (1, 10_000)
OPERATION_MINUTES = (0.01, 600.0)
WATTS = (0.0, 100_000.0)
PORT_MB_S = (1.0, 100_000.0)
MEASURED_PERCENT = (0.0, 1000.0)
MEASURED_IOPS = (0.0, 10_000_000.0)
MEASURED_GIB = (0.0, 1_000_000_000.0)

BOUNDS: dict[type[msgspec.Struct], dict[str, tuple[Bound, Bound]]] = {
    Host: {
        "count": (1, 10_000),
        "sockets": (1, 16),
        "cores_per_socket": (1, 512),
        "base_clock_ghz": (0.1, 10.0),
        "all_core_turbo_ghz": (0.1, 10.0),
        "work_per_clock_percent": (25.0, 400.0),
        "hyper_threading_gain_percent": (0.0, 60.0),
        "controller_vcpus": (0, 256),
        "ram_gib": (1.0, 65_536.0),
        "memory_module_gib": (1.0, 1024.0),
        "system_ram_gib": (0.0, 1024.0),
        "host_cache_gib": (0.0, 32.0),
        "nic_ports": (0, 64),
        "nic_gbit_s": (0.1, 800.0),
        "hba_ports": (0, 64),
        "hba_mb_s": PORT_MB_S,
        "power_watts": WATTS,
        "rack_units": (0.0, 100.0),
        "measured_cpu_percent": MEASURED_PERCENT,
        "measured_cpu_peak_percent": MEASURED_PERCENT,
        "measured_ram_percent": MEASURED_PERCENT,
        "measured_ram_peak_percent": MEASURED_PERCENT,
        "measured_iops": MEASURED_IOPS,
        "measured_iops_peak": MEASURED_IOPS,
    },
    Cluster: {
        "failures_to_tolerate": (0, 16),
        "vsan_slack_percent": (0.0, 90.0),
        "vsan_format_percent": (0.0, 50.0),
        "vsan_data_reduction": (1.0, 100.0),
        "vsan_compression": (1.0, 8.0),
        "vsan_image_reduction": (0.0, 100.0),
        "vsan_delta_reduction": (0.0, 100.0),
        "vsan_persistent_reduction": (0.0, 100.0),
        "vsan_swap_reduction": (0.0, 100.0),
        "vsan_reduction_cpu_percent": (0.0, 50.0),
        "vsan_reduction_io_percent": (0.0, 300.0),
        "vsan_read_cache_hit_percent": (0.0, 99.9),
        "vsan_write_coalescing_percent": (0.0, 99.9),
        "vsan_cpu_percent": (0.0, 50.0),
        "site_mbit_s": (1.0, 10_000_000.0),
        "site_round_trip_ms": (0.0, 1000.0),
        "vsan_resync_mb_s": (1.0, 100_000.0),
        "latency_target_ms": (0.0, 10_000.0),
    },
    StorageArray: {
        "controllers": (1, 64),
        "controller_read_iops": (1.0, 100_000_000.0),
        "controller_write_iops": (1.0, 100_000_000.0),
        "controller_idle_percent": (0.0, 99.0),
        "unloaded_latency_ms": (0.0, 1000.0),
        "read_cache_hit_percent": (0.0, 99.9),
        "write_coalescing_percent": (0.0, 99.9),
        "ports": (1, 128),
        "port_mb_s": PORT_MB_S,
        "data_reduction": (1.0, 100.0),
        "compression": (1.0, 100.0),
        "serving_controllers": (0, 64),
        "compaction": (1.0, 100.0),
        "swap_reduction": (0.0, 100.0),
        "persistent_reduction": (0.0, 100.0),
        "snapshot_reserve_percent": (0.0, 90.0),
        "replication_reserve_percent": (0.0, 90.0),
        "site_mbit_s": (1.0, 10_000_000.0),
        "site_round_trip_ms": (0.0, 1000.0),
        "recovery_point_minutes": (1.0, 10_080.0),
        "first_tier_read_percent": SHARE,
        "volumes": (1, 10_000),
        "volume_gib": (1.0, 1_000_000.0),
        "latency_target_ms": (0.0, 10_000.0),
        "power_watts": WATTS,
        "rack_units": (0.0, 200.0),
        "measured_used_gib": MEASURED_GIB,
    },
    DiskGroup: {
        "drives": (1, 1000),
        "drive_gb": (1.0, 1_000_000.0),
        "drive_iops": (1.0, 10_000_000.0),
        "read_cache_hit_percent": (0.0, 99.0),
        "write_coalescing_percent": (0.0, 99.0),
        "spare_drives": (0, 100),
        "raid_width": (0, 1000),
        "endurance_dwpd": (0.0, 200.0),
        "drive_watts": (0.0, 100.0),
        "format_percent": (0.0, 50.0),
        "tier": (1, 3),
        "cache_drives": (0, 5),
        "latency_target_ms": (0.0, 10_000.0),
        "cache_gb": (0.0, 100_000.0),
        "cache_endurance_dwpd": (0.0, 200.0),
        "measured_used_gib": MEASURED_GIB,
    },
    DesktopPool: {
        "desktops": (1, 1_000_000),
        "growth_percent": (-50.0, 300.0),
        "users_per_desktop": (1, 1000),
        "concurrency_percent": SHARE,
        "vcpus": (1, 128),
        "ram_gib": RAM_GIB,
        "ram_reserved_gib": (0.0, 6144.0),
        "monitors": (0, 8),
        "display_width": (320, 16_384),
        "display_height": (200, 16_384),
        "video_ram_mib": (0.0, 65_536.0),
        "display_kbit_s": (0.0, 1_000_000.0),
        "cpu_mhz": (0.0, 100_000.0),
        "iops": (0.0, 100_000.0),
        "read_percent": SHARE,
        "kib_per_io": IO_KIB,
        "peak_factor": FACTOR,
        "write_cache_gib": (0.0, 256.0),
        "write_cache_percent": (0.0, 99.9),
        "replica_read_percent": SHARE,
        "disposable_write_percent": SHARE,
        "host_cache_hit_percent": SHARE,
        "login_ios": WORK_IOS,
        "login_read_percent": SHARE,
        "login_cpu_ghz_seconds": WORK_GHZ_SECONDS,
        "first_cpu_mhz": (0.0, 100_000.0),
        "first_iops": (0.0, 100_000.0),
        "first_read_percent": SHARE,
        "first_kib_per_io": IO_KIB,
        "first_peak_factor": FACTOR,
        "first_login_ios": WORK_IOS,
        "first_login_read_percent": SHARE,
        "first_login_cpu_ghz_seconds": WORK_GHZ_SECONDS,
        "boot_ios": WORK_IOS,
        "boot_read_percent": SHARE,
        "boot_cpu_ghz_seconds": WORK_GHZ_SECONDS,
        "boot_host_cache_hit_percent": SHARE,
        "work_kib_per_io": IO_KIB,
        "work_peak_factor": FACTOR,
        "provision_ios": WORK_IOS,
        "provision_read_percent": SHARE,
        "provision_cpu_ghz_seconds": WORK_GHZ_SECONDS,
        "streamed_boot_mb": (0.0, 100_000.0),
        "image_gb": (0.0, 65_536.0),
        "image_copy_mb_s": (1.0, 100_000.0),
        "patch_gb": (0.0, 1000.0),
        "patch_ios": WORK_IOS,
        "patch_read_percent": SHARE,
        "patch_cpu_ghz_seconds": WORK_GHZ_SECONDS,
        "refresh_ios": WORK_IOS,
        "refresh_read_percent": SHARE,
        "refresh_cpu_ghz_seconds": WORK_GHZ_SECONDS,
        "replica_gib": SPACE_GIB,
        "replica_copies": (1, 16),
        "template_gib": SPACE_GIB,
        "full_clone_fill_percent": SHARE,
        "delta_gib": SPACE_GIB,
        "disposable_gib": SPACE_GIB,
        "persistent_gib": SPACE_GIB,
        "persistent_fill_percent": SHARE,
        "log_gib": (0.0, 1024.0),
        "vmx_swap_gib": (0.0, 16.0),
    },
    InfrastructureServers: {
        "servers": (1, 1000),
        "vcpus": (1, 128),
        "ram_gib": RAM_GIB,
        "cpu_mhz": (0.0, 100_000.0),
        "iops": (0.0, 100_000.0),
        "read_percent": SHARE,
        "disk_gib": SPACE_GIB,
    },
    NetworkLink: {
        "bandwidth_mbit_s": (0.1, 10_000_000.0),
        "other_traffic_percent": SHARE,
        "latency_ms": (0.0, 10_000.0),
    },
    GraphicsBoards: {"boards": (1, 16), "power_watts": (0.0, 2000.0)},
    Note: {},
    Settings: {
        "planned_years": (1, 10),
        "first_year": (0, 2200),
        "cpu_growth_percent": (-50.0, 100.0),
        "ram_growth_percent": (-50.0, 100.0),
        "io_growth_percent": (-50.0, 100.0),
        "server_index_percent": (-90.0, 300.0),
        "memory_index_percent": (-90.0, 300.0),
        "flash_index_percent": (-90.0, 300.0),
        "disk_index_percent": (-90.0, 300.0),
        "array_index_percent": (-90.0, 300.0),
        "software_index_percent": (-90.0, 300.0),
        "energy_index_percent": (-90.0, 300.0),
        "refresh_years": (0, 10),
        "discount_rate_percent": (0.0, 50.0),
        "cloud_vcpus": (1, 1024),
        "cloud_ram_gib": (0.5, 32_768.0),
        "cloud_users_per_machine": (0, 1000),
        "cloud_hours_per_month": (0.0, 730.0),
        "cloud_standby_users": (0, 1_000_000),
        "cloud_spare_machines": (0, 10_000),
        "cloud_profile_gb": (0.0, 10_000.0),
        "price_decline_percent": (0.0, 90.0),
        "price_years": (0.0, 20.0),
        "depreciation_years": (1, 20),
        "residual_percent": SHARE,
        "interest_percent": SHARE,
        "maintenance_percent": SHARE,
        "pue": (1.0, 5.0),
        "vat_percent": SHARE,
        "cpu_target_percent": TARGET,
        "ram_target_percent": TARGET,
        "iops_target_percent": TARGET,
        "controller_target_percent": TARGET,
        "bandwidth_target_percent": TARGET,
        "capacity_target_percent": TARGET,
        "failure_target_percent": TARGET,
        "capacity_overhead_percent": SHARE,
        "rebuild_percent": (0.0, 90.0),
        "work_hours_per_week": (1.0, 168.0),
        "login_window_minutes": SHIFT_MINUTES,
        "boot_window_minutes": SHIFT_MINUTES,
        "power_operations": OPERATIONS,
        "power_operation_minutes": (0.1, 60.0),
        "provision_window_minutes": FORTNIGHT_MINUTES,
        "provision_operations": OPERATIONS,
        "composer_operations": OPERATIONS,
        "provision_operation_minutes": OPERATION_MINUTES,
        "instant_clone_operations": OPERATIONS,
        "instant_clone_operation_minutes": OPERATION_MINUTES,
        "patch_window_minutes": FORTNIGHT_MINUTES,
        "patch_working_percent": SHARE,
        "maintenance_operations": OPERATIONS,
        "maintenance_operation_minutes": OPERATION_MINUTES,
        "logoff_window_minutes": SHIFT_MINUTES,
        "refresh_working_percent": SHARE,
    },
}
LONGEST: dict[type[msgspec.Struct], dict[str, int]] = {
    Host: {"name": 200, "server_model": 200, "cpu_model": 200},
    Cluster: {"name": 200},
    StorageArray: {"name": 200, "array_model": 200},
    DiskGroup: {"name": 200, "drive_model": 200},
    DesktopPool: {"name": 200, "guest_os": 200, "workload": 200, "vgpu_profile": 100},
    InfrastructureServers: {"name": 200},
    NetworkLink: {"name": 200},
    GraphicsBoards: {"name": 200, "board_model": 200},
    Note: {"name": 200, "notes": 2000},
    Settings: {
        "name": 200,
        "customer": 200,
        "author": 200,
        "notes": 20_000,
        "cloud_name": 100,
        "cloud_source": 500,
    },
}
CHOICES: dict[type[msgspec.Struct], dict[str, set[str]]] = {
    Host: {
        "hypervisor": {
            "esx-4.1",
            "vsphere-4.0",
            "vsphere-5-to-6.7",
            "vsphere-7",
            "vsphere-8",
            "vsphere-9",
            "nutanix-ahv",
            "hyper-v-2022",
            "hyper-v-2025",
            "azure-local",
            "proxmox-ve",
        },
        "measured_as": {"moment", "average", "p95"},
        "measured_iops_as": {"moment", "average", "p95"},
    },
    Cluster: {
        "admission_control": {"off", "percentage", "slots", "failover_hosts"},
        "vsan": {"none", "hybrid", "all-flash", "esa"},
        "vsan_version": {"6.0", "6.2", "6.7", "7.0", "8.0", "aos", "s2d", "ceph"},
        "vsan_policy": {
            *("ftt-0", "raid-1-ftt-1", "raid-1-ftt-2", "raid-1-ftt-3", "raid-5", "raid-6"),
            *("rf2", "rf3", "rf2-ecx", "rf3-ecx"),
            *("two-way-mirror", "three-way-mirror", "dual-parity", "nested-two-way-mirror"),
            *("ceph-3", "ceph-ec-2-1", "ceph-ec-2-2", "ceph-ec-4-2"),
        },
        "vsan_swap": {"by-version", "reserved", "sparse"},
        "vsan_client_cache": {"by-version", "off"},
        "vsan_sites": {"one", "two"},
    },
    GraphicsBoards: {"slot_width": {"single", "double"}, "profile_sizes": {"equal", "mixed"}},
    StorageArray: {
        "protocol": {"fc", "iscsi", "nfs", "sas"},
        "replication": {"none", "asynchronous", "synchronous"},
    },
    DiskGroup: {
        "drive_kind": {"hdd", "ssd", "nvme"},
        "raid": {"raid-0", "raid-1", "raid-10", "raid-5", "raid-6", "raid-dp", "raid-tec"}
        | {"zfs-mirror", "raidz1", "raidz2", "raidz3"},
        "purpose": {"datastore", "vsan"},
    },
    DesktopPool: {
        "clone_type": {"linked", "instant", "full"},
        "image": {"as-installed", "optimised"},
        "mitigations": {"on", "off", "core-scheduler"},
        "profile_container": {"none", "vhd", "cloud-cache"},
        "image_delivery": {"clones", "mcs", "pvs"},
        "assignment": {"floating", "dedicated"},
        "refresh_policy": {"never", "logoff", "weekly"},
    },
    Settings: {
        "broker": {
            "none",
            "horizon-5.1",
            "horizon-6",
            "horizon-7",
            "horizon-8",
            "citrix-mcs",
            "citrix-pvs",
            "citrix-daas",
            "azure-virtual-desktop",
            "parallels-ras",
            "hosted",
        },
        "promise": {"calculated", "nine-of-ten"},
        "cloud": {"none", "machines", "fixed", "both"},
        "cloud_work": {"light", "medium", "heavy", "power"},
        "plan_for": {"average", "peak"},
        "acceptance_test": {
            "none",
            "login-vsi-3-dynamic-analyser",
            "login-vsi-3-dynamic",
            "login-vsi-4.0",
            "login-vsi-4.1",
            "view-planner",
        },
    },
}
OTHERS: dict[type[msgspec.Struct], set[str]] = {
    DesktopPool: {"instant_clone_parents", "suspends", "later_desktops"},
    Host: {"measured_day"},
    Settings: {
        "currency",
        "prices_valid_until",
        "electricity_price_per_kwh",
        "rack_unit_price_per_year",
        "survive_controller",
        "survive_path",
        "survive_drive",
        "latency_limit",
        "cloud_price_date",
        *CLOUD_PRICES,
    },
}
"""Switches, prices, the currency, a day and numbers of desktops: each has a test of its own."""
NEEDS: dict[str, dict[str, object]] = {"ram_reserved_gib": {"ram_gib": 6144.0}}
"""What else a component has to say, so that a value can be tried alone: no more is reserved than is there."""
TYPES = (*COMPONENT_TYPES.values(), Settings)


def of_all(table: dict[type[msgspec.Struct], dict]) -> list:
    return [
        pytest.param(of, name, value, id=f"{of.__name__}.{name}")
        for of, fields in table.items()
        for name, value in fields.items()
    ]


def by_form(of: type[msgspec.Struct], name: str, value: object) -> object:
    """What the plan says after the value was typed in. Raises RuleError."""
    if of is Settings:
        return getattr(apply(Plan(), verbs.set_setting(Plan(), name, value).edits).settings, name)
    component = of(id="part", name="Part", **NEEDS.get(name, {}))
    plan = Plan(components={"part": component})
    return getattr(apply(plan, verbs.set_field(plan, ["part"], name, value).edits).components["part"], name)


def by_file(of: type[msgspec.Struct], name: str, value: object) -> object:
    """What the plan says that was read from JSON with this value. Raises InterchangeError."""
    if of is Settings:
        document = json.loads(plan_to_json(Plan()))
        document["settings"][name] = value
        return getattr(plan_from_json(json.dumps(document).encode()).settings, name)
    component: Component = of(id="part", name="Part", **NEEDS.get(name, {}))  # type: ignore[assignment]
    document = json.loads(plan_to_json(Plan(components={"part": component})))
    document["components"][0][name] = value
    return getattr(plan_from_json(json.dumps(document).encode()).components["part"], name)


def just_outside(least: Bound, most: Bound) -> tuple[Bound, Bound]:
    if isinstance(least, int) and isinstance(most, int):
        return least - 1, most + 1
    return math.nextafter(least, -math.inf), math.nextafter(most, math.inf)


def test_every_field_is_in_one_of_the_tables() -> None:
    for of in TYPES:
        known = [*BOUNDS.get(of, {}), *LONGEST.get(of, {}), *CHOICES.get(of, {}), *OTHERS.get(of, ())]
        assert sorted(known) == sorted(each.name for each in declared_fields(of)), of.__name__


@pytest.mark.parametrize(("of", "name", "bounds"), of_all(BOUNDS))
def test_least_and_most_are_let_in_and_nothing_beyond(
    of: type[msgspec.Struct], name: str, bounds: tuple[Bound, Bound]
) -> None:
    for value in bounds:
        assert by_form(of, name, value) == by_file(of, name, value) == value
    for value in just_outside(*bounds):
        with pytest.raises(RuleError) as refused:
            by_form(of, name, value)
        words = refused.value.message.arguments
        assert (words["value"], words["least"], words["most"]) == (value, *bounds)
        with pytest.raises(InterchangeError, match=name):
            by_file(of, name, value)


@pytest.mark.parametrize(("of", "name", "longest"), of_all(LONGEST))
def test_a_text_may_be_so_long_and_no_longer(of: type[msgspec.Struct], name: str, longest: int) -> None:
    assert by_form(of, name, "x" * longest) == by_file(of, name, "x" * longest) == "x" * longest
    with pytest.raises(RuleError):
        by_form(of, name, "x" * (longest + 1))
    with pytest.raises(InterchangeError, match=name):
        by_file(of, name, "x" * (longest + 1))


@pytest.mark.parametrize(("of", "name", "choices"), of_all(CHOICES))
def test_a_choice_is_one_of_these(of: type[msgspec.Struct], name: str, choices: set[str]) -> None:
    for value in choices:
        assert by_form(of, name, value) == by_file(of, name, value) == value
    (info,) = (each for each in declared_fields(of) if each.name == name)
    assert set(info.choices) == choices
    for value in ("", "other", min(choices).upper() + "?"):
        with pytest.raises(RuleError):
            by_form(of, name, value)
        with pytest.raises(InterchangeError, match=name):
            by_file(of, name, value)


@pytest.mark.parametrize("name", ["electricity_price_per_kwh", "rack_unit_price_per_year", *CLOUD_PRICES])
def test_a_price_is_not_negative_and_below_a_million_millions(name: str) -> None:
    for amount in ("0", "999999999999.99"):
        assert by_form(Settings, name, Decimal(amount)) == by_file(Settings, name, amount) == Decimal(amount)
    for amount in ("-0.01", "1000000000000"):
        with pytest.raises(RuleError):
            by_form(Settings, name, Decimal(amount))
        with pytest.raises(InterchangeError):
            by_file(Settings, name, amount)


@pytest.mark.parametrize(
    ("of", "name"),
    [(Settings, "prices_valid_until"), (Settings, "cloud_price_date"), (Host, "measured_day")],
)
def test_a_day_is_one_of_the_calendar_or_none_is_named(of: type[msgspec.Struct], name: str) -> None:
    for day in ("", "2026-12-31", "2028-02-29"):
        assert by_form(of, name, day) == by_file(of, name, day) == day
    for text in ("2026-02-30", "2027-02-29", "31.12.2026", "2026"):
        with pytest.raises(RuleError):
            by_form(of, name, text)
        with pytest.raises(InterchangeError):
            by_file(of, name, text)


@pytest.mark.parametrize(
    ("of", "name"),
    [
        (of, each.name)
        for of in TYPES
        for each in declared_fields(of)
        if each.optional and each.kind == "number"
    ],
)
def test_what_was_not_measured_is_nothing_and_not_0(of: type[msgspec.Struct], name: str) -> None:
    assert by_form(of, name, None) is by_file(of, name, None) is None
    assert by_form(of, name, 0.0) == by_file(of, name, 0.0) == 0.0
    assert by_file(of, name, 0.0) is not None
    with pytest.raises(InterchangeError):
        by_file(of, name, "much")


@pytest.mark.parametrize("name", CLOUD_PRICES)
def test_a_price_of_the_cloud_may_be_unknown(name: str) -> None:
    assert by_form(Settings, name, None) is by_file(Settings, name, None) is None


def test_a_currency_is_three_capital_letters() -> None:
    assert by_form(Settings, "currency", "CHF") == by_file(Settings, "currency", "CHF") == "CHF"
    for value in ("", "EU", "EURO", "eur", "E1R", "EUR\n"):
        with pytest.raises(RuleError):
            by_form(Settings, "currency", value)
        with pytest.raises(InterchangeError):
            by_file(Settings, "currency", value)


def test_desktops_of_later_years_are_up_to_nine_whole_numbers() -> None:
    nine = " ".join(["1000000"] * 9)
    for text in ("", "0", "480", "480 560 640", nine):
        assert (
            by_form(DesktopPool, "later_desktops", text)
            == by_file(DesktopPool, "later_desktops", text)
            == text
        )
    for text in (f"{nine} 1", "480, 560", "480.5", "-480", " 480", "480\n", "480  560", "12345678"):
        with pytest.raises(RuleError):
            by_form(DesktopPool, "later_desktops", text)
        with pytest.raises(InterchangeError):
            by_file(DesktopPool, "later_desktops", text)


@pytest.mark.parametrize(
    ("of", "name"),
    [
        (of, name)
        for of, names in OTHERS.items()
        for name in sorted(names)
        if "_price_" not in name
        and name not in ("currency", "prices_valid_until", "later_desktops", "measured_day", *CLOUD_PRICES)
    ],
)
def test_a_switch_is_on_or_off(of: type[msgspec.Struct], name: str) -> None:
    for value in (True, False):
        assert by_form(of, name, value) is by_file(of, name, value) is value
    for other in (2, "maybe"):
        with pytest.raises(RuleError):
            by_form(of, name, other)
        with pytest.raises(InterchangeError, match=name):
            by_file(of, name, other)


def part_by_file(**fields: object) -> Part:
    host = Host(id="part", name="Part", parts=(Part(item="Server", unit_price=Decimal(1)),))
    document = json.loads(plan_to_json(Plan(components={"part": host})))
    document["components"][0]["parts"][0].update(fields)
    (part,) = plan_from_json(json.dumps(document).encode()).components["part"].parts
    return part


@pytest.mark.parametrize(
    ("name", "least", "most", "below", "above"),
    [
        ("quantity", 0, 1_000_000, -1, 1_000_001),
        ("discount_percent", "0", "100", "-0.01", "100.01"),
        ("unit_price", "0", "999999999999.99", "-0.01", "1000000000000"),
    ],
)
def test_numbers_of_a_price_record(
    name: str, least: object, most: object, below: object, above: object
) -> None:
    for value in (least, most):
        assert getattr(part_by_file(**{name: value}), name) == Decimal(str(value))
    for value in (below, above):
        with pytest.raises(InterchangeError):
            part_by_file(**{name: value})


@pytest.mark.parametrize(
    ("name", "longest"), [("item", 300), ("order_number", 100), ("price_date", 10), ("source", 300)]
)
def test_texts_of_a_price_record(name: str, longest: int) -> None:
    text = "2026-11-25" if name == "price_date" else "x" * longest
    assert getattr(part_by_file(**{name: text}), name) == text
    with pytest.raises(InterchangeError, match=name):
        part_by_file(**{name: text + "x"})
