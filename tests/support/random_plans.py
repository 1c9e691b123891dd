"""Random valid plans with everything that can occur, for property tests of the engine with hypothesis.

Islands of hosts (alone, or in clusters of mixed cards, with local disks or with vSAN), arrays with tiers that several
islands share, pools of all clone types whose files lie on one store or on several, infrastructure servers, lines to the
users, and every setting that the engine reads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar, get_args, get_type_hints

import hypothesis.strategies as st
import msgspec

from planner_core.plan.components import (
    Cluster,
    Component,
    DesktopPool,
    DiskGroup,
    GraphicsBoards,
    Host,
    InfrastructureServers,
    NetworkLink,
    StorageArray,
)
from planner_core.plan.links import DISPLAY, RUNS_ON, Link, LinkKey
from planner_core.plan.placement import needed_roles
from planner_core.plan.plan import Plan, Settings
from tests.support.plans import CATALOG

Draw = Callable[[st.SearchStrategy[Any]], Any]
T = TypeVar("T")


class Island(NamedTuple):
    """Hosts for pools, and the stores that only these hosts reach."""

    places: tuple[str, ...]
    """Clusters or hosts."""
    local: tuple[str, ...]
    """Disk groups in the hosts: a file role is on all of them or on none."""
    shared: tuple[str, ...]
    """The cluster, if it has vSAN."""


class Parts:
    """The tables of a plan while it is generated."""

    def __init__(self, draw: Draw) -> None:
        self.draw = draw
        self.components: dict[str, Component] = {}
        self.parents: dict[str, str] = {}
        self.links: dict[LinkKey, Link] = {}

    def add(self, part: Component, inside: str = "") -> str:
        """Put a component into the plan."""
        self.components[part.id] = part
        if inside:
            self.parents[part.id] = inside
        return part.id

    def link(self, source: str, role: Any, target: str, share: float = 1.0) -> None:
        """Connect two components."""
        link = Link(source, role, target, share)
        self.links[link.key] = link


# --- numbers -------------------------------------------------------------------------------------------------


@cache
def tenths(least: float, most: float) -> st.SearchStrategy[float]:
    """Numbers with one decimal, which are as good as any and easier to read in a failing example."""
    return st.integers(round(least * 10), round(most * 10)).map(lambda number: number / 10)


@cache
def choices(struct: type[Any], field: str) -> tuple[str, ...]:
    """The possible values of a field with choices."""
    options: tuple[str, ...] = get_args(get_type_hints(struct)[field])
    return options


@cache
def one_of(struct: type[Any], field: str) -> st.SearchStrategy[str]:
    """One of the values of such a field."""
    return st.sampled_from(choices(struct, field))


def made(kind: type[T], **values: st.SearchStrategy[Any]) -> st.SearchStrategy[T]:
    """Objects with such values. `st.builds` would read the type hints of the struct again for every object."""
    return st.fixed_dictionaries(values).map(lambda drawn: kind(**drawn))


PERCENT = tenths(0, 100)
CACHE = st.one_of(st.just(0.0), tenths(0, 99))


# --- components ----------------------------------------------------------------------------------------------


@cache
def hosts(name: str, most: int = 6) -> st.SearchStrategy[Host]:
    """Cards of 1 to `most` hosts; memory is enough for vSAN and some desktops."""
    return made(
        Host,
        id=st.just(name),
        name=st.just(name.title()),
        count=st.integers(1, most),
        sockets=st.integers(1, 4),
        cores_per_socket=st.integers(4, 64),
        all_core_turbo_ghz=tenths(1, 4),
        work_per_clock_percent=tenths(50, 130),
        hyper_threading_gain_percent=tenths(0, 30),
        controller_vcpus=st.sampled_from([0, 0, 12]),
        ram_gib=st.sampled_from([192.0, 256.0, 384.0, 512.0, 768.0, 1024.0]),
        system_ram_gib=tenths(0, 16),
        hypervisor=one_of(Host, "hypervisor"),
        host_cache_gib=st.sampled_from([0.0, 0.0, 1.0, 2.0]),
        nic_ports=st.integers(1, 4),
        nic_gbit_s=st.sampled_from([1.0, 10.0, 25.0]),
        hba_ports=st.integers(1, 4),
        hba_mb_s=st.sampled_from([800.0, 1600.0, 3200.0]),
    )


@cache
def disk_groups(name: str, **fixed: object) -> st.SearchStrategy[DiskGroup]:
    """Drives in a number that their RAID level allows."""
    level = st.sampled_from(list(CATALOG.raid_levels.values()))

    def with_drives(chosen: Any) -> st.SearchStrategy[DiskGroup]:
        values: dict[str, Any] = {
            "drives": st.integers(chosen.minimum_drives, 24).map(
                lambda number: number + number % 2 if chosen.even else number
            ),
            "drive_gb": st.sampled_from([300.0, 960.0, 1920.0, 7680.0]),
            "drive_iops": st.sampled_from([80.0, 150.0, 5000.0, 20_000.0]),
            "raid": st.just(chosen.id),
            "endurance_dwpd": st.sampled_from([0.0, 0.1, 1.0]),
            "drive_watts": st.sampled_from([0.0, 0.0, 8.0]),
            "raid_width": st.sampled_from([0, 0, 8, 24]),
            "format_percent": st.sampled_from([0.0, 0.0, 10.0]),
            "read_cache_hit_percent": CACHE,
            "write_coalescing_percent": CACHE,
            "tier": st.integers(1, 3),
            "cache_drives": st.integers(1, 5),
            "cache_endurance_dwpd": st.sampled_from([0.0, 3.0]),
            "cache_gb": st.sampled_from([200.0, 400.0, 800.0]),
        }
        values |= {field: st.just(value) for field, value in fixed.items()}
        return made(DiskGroup, id=st.just(name), name=st.just(name.title()), **values)

    return level.flatmap(with_drives)


@cache
def clusters(name: str, vsan: bool) -> st.SearchStrategy[Cluster]:
    """Clusters, with vSAN of any kind or without it."""
    kinds = [each for each in choices(Cluster, "vsan") if (each != "none") == vsan]
    return made(
        Cluster,
        id=st.just(name),
        name=st.just(name.title()),
        failures_to_tolerate=st.integers(0, 3),
        vsan=st.sampled_from(kinds),
        vsan_version=one_of(Cluster, "vsan_version"),
        vsan_policy=one_of(Cluster, "vsan_policy"),
        vsan_slack_percent=tenths(0, 40),
        vsan_format_percent=tenths(0, 15),
        vsan_data_reduction=tenths(1, 4),
        vsan_compression=tenths(1, 3),
        vsan_delta_reduction=st.sampled_from([0.0, 1.0, 2.5]),
        vsan_image_reduction=st.sampled_from([0.0, 1.5]),
        vsan_reduction_cpu_percent=st.sampled_from([0.0, 4.0]),
        vsan_reduction_io_percent=st.sampled_from([0.0, 20.0]),
        vsan_sites=st.sampled_from(["one", "one", "two"]),
        site_mbit_s=st.sampled_from([500.0, 10_000.0]),
        vsan_swap=one_of(Cluster, "vsan_swap"),
        vsan_client_cache=one_of(Cluster, "vsan_client_cache"),
        vsan_read_cache_hit_percent=CACHE,
        vsan_write_coalescing_percent=CACHE,
        vsan_cpu_percent=tenths(0, 20),
    )


@cache
def arrays(name: str) -> st.SearchStrategy[StorageArray]:
    """Storage arrays of any protocol."""
    return made(
        StorageArray,
        id=st.just(name),
        name=st.just(name.title()),
        protocol=one_of(StorageArray, "protocol"),
        controllers=st.integers(1, 4),
        serving_controllers=st.sampled_from([0, 0, 1]),
        controller_read_iops=st.sampled_from([5000.0, 50_000.0, 200_000.0]),
        controller_write_iops=st.sampled_from([2000.0, 15_000.0, 100_000.0]),
        controller_idle_percent=st.sampled_from([0.0, 8.0, 25.0]),
        unloaded_latency_ms=st.sampled_from([0.0, 0.3, 2.0]),
        latency_target_ms=st.sampled_from([0.0, 0.0, 1.0, 6.0]),
        read_cache_hit_percent=CACHE,
        write_coalescing_percent=CACHE,
        ports=st.integers(1, 8),
        port_mb_s=st.sampled_from([400.0, 1600.0]),
        replication=st.sampled_from(["none", "none", "asynchronous", "synchronous"]),
        site_mbit_s=st.sampled_from([500.0, 10_000.0]),
        data_reduction=tenths(1, 5),
        compression=st.sampled_from([1.0, 1.0, 1.5]),
        compaction=st.sampled_from([1.0, 1.1]),
        swap_reduction=st.sampled_from([0.0, 0.0, 1.0]),
        persistent_reduction=st.sampled_from([0.0, 0.0, 2.0]),
        snapshot_reserve_percent=st.sampled_from([0.0, 0.0, 10.0]),
        replication_reserve_percent=st.sampled_from([0.0, 0.0, 30.0]),
        first_tier_read_percent=PERCENT,
        volumes=st.integers(1, 40),
        volume_gib=st.sampled_from([500.0, 4096.0]),
    )


@cache
def pools(name: str) -> st.SearchStrategy[DesktopPool]:
    """Pools of all kinds; reservations do not exceed what exists."""
    ram = st.sampled_from([1.0, 2.0, 4.0, 8.0, 16.0])
    return ram.flatmap(
        lambda ram_gib: made(
            DesktopPool,
            id=st.just(name),
            name=st.just(name.title()),
            desktops=st.integers(1, 2000),
            users_per_desktop=st.sampled_from([1, 1, 1, 12]),
            concurrency_percent=st.one_of(st.just(100.0), PERCENT),
            clone_type=one_of(DesktopPool, "clone_type"),
            image=one_of(DesktopPool, "image"),
            mitigations=one_of(DesktopPool, "mitigations"),
            profile_container=one_of(DesktopPool, "profile_container"),
            image_delivery=one_of(DesktopPool, "image_delivery"),
            refresh_policy=one_of(DesktopPool, "refresh_policy"),
            vcpus=st.integers(1, 8),
            ram_gib=st.just(ram_gib),
            ram_reserved_gib=st.sampled_from([0.0, ram_gib / 2, ram_gib]),
            instant_clone_parents=st.booleans(),
            monitors=st.integers(0, 3),
            video_ram_mib=st.sampled_from([0.0, 128.0]),
            display_kbit_s=tenths(0, 600),
            cpu_mhz=st.one_of(st.just(0.0), tenths(100, 2000)),
            iops=tenths(0, 60),
            read_percent=PERCENT,
            kib_per_io=tenths(4, 64),
            peak_factor=tenths(1, 4),
            replica_read_percent=PERCENT,
            disposable_write_percent=PERCENT,
            host_cache_hit_percent=PERCENT,
            write_cache_gib=st.sampled_from([0.0, 0.0, 0.5]),
            write_cache_percent=st.sampled_from([0.0, 50.0, 99.9]),
            login_ios=tenths(0, 20_000),
            login_read_percent=PERCENT,
            boot_ios=tenths(0, 60_000),
            boot_read_percent=PERCENT,
            boot_host_cache_hit_percent=PERCENT,
            boot_cpu_ghz_seconds=tenths(0, 80),
            provision_ios=tenths(0, 140_000),
            streamed_boot_mb=st.sampled_from([0.0, 0.0, 300.0]),
            image_gb=st.sampled_from([0.0, 0.0, 12.0]),
            patch_gb=st.sampled_from([0.0, 0.0, 1.1]),
            first_cpu_mhz=st.sampled_from([0.0, 0.0, 700.0]),
            first_iops=st.sampled_from([0.0, 0.0, 24.5]),
            first_login_ios=st.sampled_from([0.0, 0.0, 15_000.0]),
            patch_ios=tenths(0, 100_000),
            refresh_ios=tenths(0, 60_000),
            work_kib_per_io=tenths(4, 64),
            work_peak_factor=tenths(1, 3),
            replica_gib=tenths(0, 60),
            replica_copies=st.integers(1, 2),
            template_gib=tenths(0, 60),
            full_clone_fill_percent=PERCENT,
            delta_gib=tenths(0, 20),
            disposable_gib=tenths(0, 8),
            persistent_gib=st.sampled_from([0.0, 10.0, 300.0]),
            persistent_fill_percent=PERCENT,
            suspends=st.booleans(),
            log_gib=tenths(0, 1),
            vmx_swap_gib=tenths(0, 1),
        )
    )


@cache
def server_groups(name: str) -> st.SearchStrategy[InfrastructureServers]:
    """A few infrastructure servers."""
    return made(
        InfrastructureServers,
        id=st.just(name),
        name=st.just(name.title()),
        servers=st.integers(1, 8),
        vcpus=st.integers(1, 8),
        ram_gib=st.sampled_from([4.0, 16.0]),
        cpu_mhz=tenths(0, 4000),
        iops=tenths(0, 200),
        read_percent=PERCENT,
        disk_gib=tenths(0, 200),
    )


@cache
def lines(name: str) -> st.SearchStrategy[NetworkLink]:
    """Lines to the users, none of them fully reserved."""
    return made(
        NetworkLink,
        id=st.just(name),
        name=st.just(name.title()),
        bandwidth_mbit_s=tenths(10, 10_000),
        other_traffic_percent=tenths(0, 80),
    )


@cache
def graphics_boards(name: str) -> st.SearchStrategy[GraphicsBoards]:
    """Boards of two models, equal or mixed, and of none that is known."""
    return made(
        GraphicsBoards,
        id=st.just(name),
        name=st.just(name.title()),
        board_model=st.sampled_from(["NVIDIA L40S", "NVIDIA L40S", "NVIDIA A16", ""]),
        boards=st.integers(1, 3),
        profile_sizes=one_of(GraphicsBoards, "profile_sizes"),
        power_watts=st.sampled_from([0.0, 250.0]),
    )


PROFILES = ("L40S-2Q", "L40S-2Q", "L40S-8Q", "L40S-12Q", "A16-2B", "")
"""Virtual GPUs of these boards, and none."""


@cache
def plan_settings() -> st.SearchStrategy[Settings]:
    """Everything that the engine reads of the settings. The target with failures is never lower than without."""
    target = tenths(30, 95)
    window = tenths(5, 1000)
    return made(
        Settings,
        broker=one_of(Settings, "broker"),
        plan_for=one_of(Settings, "plan_for"),
        acceptance_test=one_of(Settings, "acceptance_test"),
        latency_limit=st.booleans(),
        cpu_target_percent=target,
        ram_target_percent=target,
        iops_target_percent=target,
        controller_target_percent=target,
        bandwidth_target_percent=target,
        capacity_target_percent=target,
        failure_target_percent=tenths(95, 100),
        capacity_overhead_percent=tenths(0, 30),
        survive_controller=st.booleans(),
        survive_path=st.booleans(),
        survive_drive=st.booleans(),
        rebuild_percent=tenths(0, 90),
        work_hours_per_week=st.sampled_from([40.0, 168.0]),
        login_window_minutes=window,
        boot_window_minutes=window,
        provision_window_minutes=window,
        patch_window_minutes=window,
        logoff_window_minutes=window,
        patch_working_percent=st.just(0.0) | tenths(0, 100),
        refresh_working_percent=st.just(0.0) | tenths(0, 100),
        power_operations=st.integers(1, 100),
        power_operation_minutes=tenths(0.1, 5),
    )


# --- plans ---------------------------------------------------------------------------------------------------


@st.composite
def plans(draw: Draw, most_islands: int = 2, most_hosts: int = 6) -> Plan:
    """A valid plan in which every pool has hosts and every file of it a store."""
    parts = Parts(draw)
    shared = [_array(parts, f"array-{number}") for number in range(draw(st.integers(0, 2)))]
    islands = [
        _island(parts, f"i{number}", most_hosts, bool(shared))
        for number in range(draw(st.integers(1, most_islands)))
    ]
    with_graphics = draw(st.sampled_from([False, False, True]))
    for card in (
        [each for each in parts.components.values() if isinstance(each, Host)] if with_graphics else []
    ):
        for number in range(draw(st.integers(1, 2))):
            parts.add(draw(graphics_boards(f"{card.id}-boards-{number}")), card.id)
    ways = [parts.add(draw(lines(f"line-{number}"))) for number in range(draw(st.integers(0, 2)))]
    for number in range(draw(st.integers(1, 3))):
        pool = draw(pools(f"pool-{number}"))
        if with_graphics:
            pool = msgspec.structs.replace(pool, vgpu_profile=draw(st.sampled_from(PROFILES)))
        _place(parts, pool, islands, shared, needed_roles(pool))
        if ways and draw(st.booleans()):
            parts.link(pool.id, DISPLAY, draw(st.sampled_from(ways)))
    for number in range(draw(st.integers(0, 2))):
        group = draw(server_groups(f"servers-{number}"))
        _place(parts, group, islands, shared, ("server_disk",))
    return Plan(
        settings=draw(plan_settings()),
        components=parts.components,
        parents=parts.parents,
        links=parts.links,
    )


def _array(parts: Parts, name: str) -> str:
    array = parts.add(parts.draw(arrays(name)))
    for number in range(parts.draw(st.integers(1, 3))):
        parts.add(parts.draw(disk_groups(f"{name}-{number}")), array)
    return array


def _island(parts: Parts, name: str, most_hosts: int, arrays_there: bool) -> Island:
    draw = parts.draw
    kind = draw(st.sampled_from(["alone", "cluster", "vsan"]))
    local = draw(st.booleans()) or (kind != "vsan" and not arrays_there)
    cards = [f"{name}-host-{number}" for number in range(draw(st.integers(1, 3)))]
    if kind != "alone":
        parts.add(draw(clusters(f"{name}-cluster", kind == "vsan")))
    groups = []
    for card in cards:
        parts.add(draw(hosts(card, most_hosts)), f"{name}-cluster" if kind != "alone" else "")
        if kind == "vsan":
            for number in range(draw(st.integers(1, 2))):
                parts.add(draw(disk_groups(f"{card}-vsan-{number}", purpose="vsan")), card)
        if local:
            names = [f"{card}-disks-{number}" for number in range(draw(st.integers(1, 2)))]
            groups += [parts.add(draw(disk_groups(each)), card) for each in names]
    if kind == "alone":
        return Island(tuple(cards), tuple(groups), ())
    return Island((f"{name}-cluster",), tuple(groups), (f"{name}-cluster",) if kind == "vsan" else ())


def _place(
    parts: Parts,
    owner: DesktopPool | InfrastructureServers,
    islands: Sequence[Island],
    shared: Sequence[str],
    roles: Sequence[str],
) -> None:
    """Connect a pool or servers to one island, and each file role to one or several stores in reach."""
    draw = parts.draw
    island = draw(st.sampled_from(list(islands)))
    parts.add(owner)
    _spread(parts, owner.id, RUNS_ON, island.places)
    options = [(each,) for each in (*shared, *island.shared)] + ([island.local] if island.local else [])
    for role in roles:
        _spread(parts, owner.id, role, draw(st.sampled_from(options)))
        if len(options) > 1 and draw(st.integers(0, 4)) == 0:
            _spread(parts, owner.id, role, [each for option in options for each in option])


def _spread(parts: Parts, owner: str, role: str, targets: Sequence[str]) -> None:
    """Links of one role to several targets; the shares need not sum up to 1, the engine normalises them."""
    for target in targets:
        share = parts.draw(st.sampled_from([1.0, 0.5, 0.25])) if len(targets) > 1 else 1.0
        parts.link(owner, role, target, share)


def replaced(plan: Plan, component: str, **values: object) -> Plan:
    """The plan with fields of one component set, without asking the verbs."""
    part = msgspec.structs.replace(plan.components[component], **values)
    return msgspec.structs.replace(plan, components={**plan.components, component: part})
