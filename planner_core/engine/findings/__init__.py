"""Findings of a plan review: a flat list of small checks, each of which yields findings."""

from __future__ import annotations

from itertools import chain

from planner_core.engine.basis.assessment import Finding
from planner_core.engine.findings import (
    acceptance,
    admission,
    arrays,
    caches,
    clusters,
    drawing,
    drives,
    host_memory,
    latency,
    load,
    local_disks,
    pools,
    ports,
    prices,
    processors,
    raid_sets,
    reach,
    reserve,
    servers,
    space,
    storms,
    swap,
    vsan_build,
    vsan_policy,
    wear,
    workload,
)
from planner_core.engine.findings.check import Check, Remark, check
from planner_core.engine.findings.review import Review

__all__ = ["CHECKS", "Check", "Remark", "Review", "check", "findings_of"]

SEVERITIES = ("error", "warning", "notice")

CHECKS: tuple[Check, ...] = (
    drawing.no_host,
    drawing.no_pool,
    drawing.pool_without_host,
    drawing.files_without_store,
    drawing.cluster_without_hosts,
    drawing.files_on_plain_cluster,
    drawing.array_without_drives,
    drawing.files_on_vsan_drives,
    reach.files_on_another_host,
    reach.files_out_of_reach,
    reach.replica_out_of_reach,
    reach.replica_beside_some_clones,
    reach.files_on_foreign_vsan,
    servers.servers_without_place,
    servers.servers_without_store,
    servers.servers_beside_desktops,
    drawing.group_without_host,
    drawing.vsan_drives_outside,
    drawing.shares_that_do_not_add_up,
    load.limit_exceeded,
    host_memory.ram_short,
    host_memory.larger_than_the_host,
    processors.wider_than_the_host,
    processors.wider_than_the_cores,
    load.peak_beyond_capacity,
    *storms.SLOW_STORMS,
    storms.slow_boot_in_failure,
    storms.boots_overrun_the_storage,
    drives.no_redundancy,
    drives.too_few_drives,
    drives.several_pairs,
    drives.half_a_pair,
    raid_sets.narrow_sets,
    reserve.only_one_host,
    reserve.hosts_without_cluster,
    reserve.no_failure_planned,
    reserve.no_host_left,
    reserve.tied_to_hosts_that_may_fail,
    admission.reserve_not_kept,
    admission.too_few_slots,
    reserve.failures_left_out,
    local_disks.dedicated_on_local_disks,
    local_disks.floating_on_local_disks,
    local_disks.swap_on_local_disks,
    ports.no_port,
    ports.single_port,
    ports.faster_than_any_port,
    ports.slow_vsan_network,
    arrays.one_controller,
    arrays.too_many_direct_hosts,
    arrays.more_drives_than_the_model_takes,
    arrays.more_controllers_than_the_model_takes,
    arrays.more_ports_than_the_model_takes,
    vsan_build.no_drives,
    vsan_build.host_without_drives,
    vsan_build.wrong_drives,
    vsan_build.no_cache,
    vsan_build.too_many_disk_groups,
    vsan_build.too_many_capacity_devices,
    vsan_build.cache_beyond_write_buffer,
    vsan_build.small_esa_host,
    vsan_build.esa_too_early,
    vsan_policy.too_few_hosts,
    vsan_policy.no_host_to_rebuild_on,
    vsan_policy.long_rebuild,
    vsan_policy.policy_below_promise,
    vsan_policy.one_copy,
    vsan_policy.parity_on_disks,
    vsan_policy.parity_too_early,
    vsan_policy.reduction_on_disks,
    vsan_policy.reduction_too_early,
    vsan_policy.little_slack,
    vsan_policy.small_cache,
    vsan_policy.too_many_components,
    load.too_many_on_a_datastore,
    clusters.too_many_hosts,
    clusters.pool_in_several_clusters,
    clusters.pool_beyond_broker,
    clusters.cluster_beyond_vcenter,
    clusters.host_beyond_hypervisor,
    clusters.several_generations,
    clusters.several_clocks,
    pools.clones_of_another_version,
    pools.persistent_disks_of_a_floating_pool,
    pools.persistent_disks_of_instant_clones,
    pools.refresh_of_full_clones,
    pools.instant_clones_without_refresh,
    pools.dedicated_desktops_set_back,
    pools.small_for_windows_11,
    swap.swap_on_flash,
    swap.swap_without_need,
    space.no_room_for_a_second_replica,
    space.small_delta_without_refresh,
    space.small_delta_with_weekly_refresh,
    space.overhead_is_no_free_share,
    host_memory.vmx_swap_too_early,
    host_memory.cache_on_a_full_host,
    host_memory.cache_for_full_clones,
    host_memory.modules_do_not_fit,
    processors.many_vcpus_per_core,
    processors.too_many_vcpus_per_core,
    processors.optimistic_threads,
    processors.slow_turbo,
    processors.high_cpu_target,
    drives.parity_on_full_disks,
    drives.impossible_disk,
    drives.bursts_on_sata,
    wear.flash_wears_out,
    drives.no_spare_drive,
    drives.slow_first_tier,
    raid_sets.wide_sets,
    raid_sets.drives_left_over,
    raid_sets.format_not_counted,
    arrays.volumes_beyond_array,
    arrays.shelves_without_room,
    caches.same_share_in_every_phase,
    arrays.reduction_of_clones,
    arrays.full_clones_in_full,
    ports.long_line,
    ports.monitors_without_bandwidth,
    ports.many_addresses,
    acceptance.users_of_another_test,
    acceptance.more_pools_than_are_judged,
    latency.target_without_files,
    workload.nobody_chose_a_load,
    workload.reads_like_a_server,
    workload.hardly_any_io,
    workload.unusual_block_size,
    workload.peak_without_a_peak,
    storms.throttles_beyond_defaults,
    prices.price_missing,
    prices.processor_price_missing,
    prices.other_currency,
    prices.nothing_to_pay,
    prices.old_prices,
    prices.expired_offer,
    prices.prices_of_different_years,
    drawing.part_without_use,
)


def findings_of(review: Review) -> tuple[Finding, ...]:
    """The findings of all checks, errors first."""
    found: dict[str, list[Finding]] = {severity: [] for severity in SEVERITIES}
    for each in CHECKS:
        found[each.severity].extend(each.findings(review))
    found["error"] = _without_what_follows(review, found["error"])
    return tuple(chain.from_iterable(found.values()))


def _without_what_follows(review: Review, errors: list[Finding]) -> list[Finding]:
    """If a component offers no capacity at all, the error that explains why replaces the limit finding: fewer desktops
    would not help.
    """
    if review.desktops.maximum != 0:
        return errors
    first, follows = review.limits[0], load.limit_exceeded.code
    told = {each.component for each in errors if each.code != follows}
    if first.component not in told or not review.offers_nothing(first.component, first.resource):
        return errors
    return [each for each in errors if each.code != follows]
