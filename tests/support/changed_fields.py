"""Which field is changed in which plan of `test_dependencies.py` in every run.

Found by trying: each change that any plan notices is made where it is noticed. The thorough run tries them all again.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from planner_core.plan.fields import FieldInfo

_TABLE = {
    "everything-on-ssd": {
        "Host": (
            "base_clock_ghz cpu_model host_cache_gib measured_as measured_day measured_iops_as "
            "memory_module_gib name nic_gbit_s nic_ports power_watts rack_units ram_gib "
            "server_model system_ram_gib"
        ),
        "DiskGroup": (
            "cache_gb drive_gb drive_iops drive_kind drive_model drive_watts format_percent "
            "latency_target_ms name purpose raid spare_drives tier"
        ),
        "DesktopPool": (
            "assignment boot_cpu_ghz_seconds boot_ios boot_read_percent concurrency_percent "
            "delta_gib disposable_gib first_cpu_mhz first_iops first_login_cpu_ghz_seconds "
            "first_login_ios first_login_read_percent growth_percent guest_os image image_copy_mb_s "
            "image_delivery iops kib_per_io later_desktops log_gib login_ios mitigations monitors "
            "name patch_cpu_ghz_seconds patch_ios patch_read_percent persistent_fill_percent "
            "profile_container provision_cpu_ghz_seconds provision_ios provision_read_percent "
            "ram_reserved_gib read_percent replica_copies replica_gib replica_read_percent "
            "streamed_boot_mb template_gib users_per_desktop vgpu_profile video_ram_mib "
            "work_kib_per_io workload write_cache_gib write_cache_percent"
        ),
    },
    "me4-50": {
        "Host": "hypervisor",
        "Cluster": "vsan_image_reduction",
        "StorageArray": "first_tier_read_percent",
        "DiskGroup": "drives raid raid_width",
        "DesktopPool": (
            "clone_type instant_clone_parents ram_gib refresh_cpu_ghz_seconds refresh_ios "
            "refresh_read_percent vcpus"
        ),
    },
    "vsan62-hybrid-500": {
        "Host": "nic_ports",
        "DiskGroup": "cache_drives cache_endurance_dwpd drives purpose",
        "DesktopPool": "boot_host_cache_hit_percent host_cache_hit_percent",
    },
    "tr4540-1500": {
        "StorageArray": "controllers serving_controllers",
        "DiskGroup": "drives",
        "DesktopPool": (
            "first_cpu_mhz first_iops first_kib_per_io first_login_cpu_ghz_seconds first_login_ios "
            "first_peak_factor first_read_percent iops read_percent"
        ),
    },
    "sc7020f-3000": {
        "DiskGroup": "drive_gb",
    },
    "one model, none": {
        "Host": "hba_mb_s hba_ports",
        "Cluster": (
            "admission_control latency_target_ms name site_mbit_s site_round_trip_ms "
            "vsan_delta_reduction vsan_persistent_reduction vsan_resync_mb_s vsan_swap_reduction"
        ),
        "StorageArray": (
            "array_model compaction compression controller_idle_percent controller_read_iops "
            "controller_write_iops data_reduction latency_target_ms name persistent_reduction "
            "port_mb_s ports power_watts protocol rack_units read_cache_hit_percent "
            "recovery_point_minutes replication replication_reserve_percent site_mbit_s "
            "site_round_trip_ms snapshot_reserve_percent swap_reduction unloaded_latency_ms "
            "volume_gib volumes write_coalescing_percent"
        ),
        "DiskGroup": "endurance_dwpd write_coalescing_percent",
        "DesktopPool": (
            "clone_type display_height display_kbit_s display_width full_clone_fill_percent image "
            "image_gb kib_per_io login_read_percent patch_gb peak_factor profile_container "
            "refresh_policy replica_gib work_kib_per_io work_peak_factor"
        ),
        "InfrastructureServers": "cpu_mhz disk_gib iops name ram_gib read_percent servers vcpus",
        "NetworkLink": "bandwidth_mbit_s latency_ms name other_traffic_percent",
    },
    "one model, hybrid": {
        "Cluster": "vsan vsan_policy vsan_read_cache_hit_percent vsan_sites",
        "DiskGroup": "raid",
    },
    "one model, esa": {
        "Cluster": "failures_to_tolerate",
        "DesktopPool": "clone_type",
    },
    "two models, none": {
        "Host": (
            "all_core_turbo_ghz controller_vcpus cores_per_socket hyper_threading_gain_percent "
            "sockets work_per_clock_percent"
        ),
        "DesktopPool": "concurrency_percent cpu_mhz desktops login_cpu_ghz_seconds users_per_desktop",
    },
    "two models, hybrid": {
        "DiskGroup": "read_cache_hit_percent",
        "DesktopPool": "disposable_write_percent suspends vmx_swap_gib",
    },
    "two models, esa": {
        "Host": "count",
        "Cluster": (
            "vsan vsan_client_cache vsan_compression vsan_cpu_percent vsan_data_reduction "
            "vsan_format_percent vsan_policy vsan_reduction_cpu_percent vsan_reduction_io_percent "
            "vsan_slack_percent vsan_swap vsan_version vsan_write_coalescing_percent"
        ),
        "DesktopPool": "desktops persistent_gib",
    },
}
CHANGED: Mapping[str, frozenset[tuple[str, str]]] = {
    plan: frozenset((kind, field) for kind, fields in kinds.items() for field in fields.split())
    for plan, kinds in _TABLE.items()
}
"""For each field a change that notices if it is no longer recorded as a dependency, if any change of it does."""
LISTED = frozenset().union(*CHANGED.values())
_SILENT = {
    "Host": (
        "base_clock_ghz cpu_model measured_as measured_day measured_iops_as memory_module_gib "
        "name power_watts rack_units server_model"
    ),
    "Cluster": (
        "admission_control latency_target_ms name site_mbit_s site_round_trip_ms "
        "vsan_client_cache vsan_compression vsan_data_reduction vsan_delta_reduction "
        "vsan_format_percent vsan_image_reduction vsan_persistent_reduction "
        "vsan_read_cache_hit_percent vsan_reduction_io_percent vsan_resync_mb_s "
        "vsan_slack_percent vsan_swap vsan_swap_reduction vsan_version"
    ),
    "StorageArray": (
        "array_model latency_target_ms name persistent_reduction power_watts rack_units "
        "recovery_point_minutes site_mbit_s site_round_trip_ms swap_reduction "
        "unloaded_latency_ms"
    ),
    "DiskGroup": "cache_gb drive_kind drive_model drive_watts latency_target_ms name spare_drives tier",
    "DesktopPool": (
        "assignment first_login_read_percent growth_percent guest_os image_copy_mb_s "
        "image_delivery later_desktops name persistent_fill_percent streamed_boot_mb "
        "vgpu_profile workload write_cache_gib write_cache_percent"
    ),
    "InfrastructureServers": "name",
    "NetworkLink": "latency_ms name",
}
"""Fields of which no change in these plans is noticed: nothing that is kept reads them, or not in these plans."""
NOTICED = LISTED - {(kind, field) for kind, fields in _SILENT.items() for field in fields.split()}


def is_changed_in(plan: str, kind: str, field: str) -> bool:
    """Whether every run changes a field in a plan: a field that the table does not have yet, in all of them."""
    return (kind, field) in CHANGED[plan] or (kind, field) not in LISTED


def another_value(info: FieldInfo, value: Any) -> Any:
    """Another value than the field has; None if there is none."""
    if info.kind == "flag":
        return not value
    if info.choices:
        return next((each for each in info.choices if each != value), None)
    if isinstance(value, str):
        return f"{value} "
    if isinstance(value, (int, float, Decimal)) and not isinstance(value, bool):
        more = value + 1
        return more if info.most is None or more <= info.most else value - 1
    return None
