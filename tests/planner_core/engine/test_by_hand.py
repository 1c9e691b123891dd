"""Two plans computed by hand: plain arithmetic beside the engine, every number in every phase, load and case.

Nothing of `planner_core.formulas` is used here. The arithmetic follows the published forms: all-core clock with work
per clock and a hyper-threading gain, memory overhead by the vSphere 6.5 table, the sliding scale of free memory,
back-end I/O with write penalties behind caches in series, constant work of storms, the largest host failing first.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

import pytest

from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import (
    Cluster,
    Component,
    DesktopPool,
    DiskGroup,
    Host,
    InfrastructureServers,
    NetworkLink,
    StorageArray,
)
from planner_core.plan.links import DISPLAY, RUNS_ON, Link
from planner_core.plan.plan import Plan, Settings
from tests.support.plans import CATALOG

PHASES = ("steady", "login", "boot", "provision", "patch", "refresh")
WINDOW_SECONDS = {"login": 3600, "boot": 1800, "provision": 28_800, "patch": 14_400, "refresh": 3600}
AT_WORK = {"steady": 1.0, "login": 1.0, "patch": 0.2, "refresh": 0.6}
"""Share of the users at work in a phase."""
GIB_PER_GB = 1e9 / 2**30
OVERHEAD = 1.15
LINKED_ROLES = ("replica", "delta", "disposable", "swap", "log", "vmx_swap", "template")

OLD = "vsphere-5-to-6.7"
SETTINGS = Settings(
    broker="horizon-8",
    boot_window_minutes=30.0,
    patch_window_minutes=240.0,
    patch_working_percent=20.0,
    refresh_working_percent=60.0,
    failure_target_percent=95.0,
)
CPU_TARGET, RAM_TARGET = 0.8, 0.9
"""Up to what share processors and memory are planned while nothing fails: hosts share desktops by that in any case."""
OFFICE = DesktopPool(
    id="office",
    name="Office",
    desktops=300,
    ram_gib=4.0,
    ram_reserved_gib=1.0,
    vcpus=2,
    cpu_mhz=400.0,
    iops=9.0,
    read_percent=30.0,
    disposable_write_percent=25.0,
    kib_per_io=20.0,
    peak_factor=3.0,
    monitors=2,
    login_ios=9000.0,
    boot_ios=30_000.0,
    provision_ios=28_000.0,
    patch_ios=24_000.0,
    refresh_ios=20_000.0,
    refresh_policy="logoff",
    clone_type="linked",
    replica_gib=40.0,
    template_gib=40.0,
)
POWER = DesktopPool(
    id="power",
    name="Power",
    desktops=80,
    clone_type="full",
    ram_gib=16.0,
    vcpus=8,
    cpu_mhz=900.0,
    concurrency_percent=75.0,
    iops=25.0,
    read_percent=50.0,
    monitors=1,
    persistent_gib=20.0,
    replica_gib=60.0,
    delta_gib=5.0,
    disposable_gib=0.0,
    display_kbit_s=600.0,
    refresh_policy="weekly",
    template_gib=40.0,
)
TABLE_MIB = {(4.0, 2): 52.72, (16.0, 8): 168.60, (4.0, 1): 48.64}
"""Memory overhead of vSphere 6.5 by guest GiB and vCPUs, as printed."""


SERVER_MB_S = 4 * 20 * 22 * 1024 / 1e6
"""Four servers of 20 I/Os per second of 22 KiB each."""


# --- desktops ------------------------------------------------------------------------------------------------


def at_work(pool: DesktopPool) -> float:
    return pool.users_per_desktop * pool.concurrency_percent / 100


def mhz(pool: DesktopPool, phase: str) -> float:
    """One desktop; storms spread their work over the window, logins lie on top of everybody working, and of some users
    in storms.
    """
    work = {
        "login": pool.login_cpu_ghz_seconds,
        "boot": pool.boot_cpu_ghz_seconds,
        "provision": pool.provision_cpu_ghz_seconds,
        "patch": pool.patch_cpu_ghz_seconds,
        "refresh": pool.refresh_cpu_ghz_seconds if pool.refresh_policy == "logoff" else 0.0,
    }
    working = AT_WORK.get(phase, 0.0) * at_work(pool) * pool.cpu_mhz
    if phase == "steady":
        return working
    spread = work[phase] * 1000 / WINDOW_SECONDS[phase]
    return working + at_work(pool) * spread if phase == "login" else working + spread


def ios(pool: DesktopPool, phase: str, load: str, writes: bool) -> float:
    """Reads or writes per second of one desktop; peaks of a storm and of its users add up."""
    return sum(ios_of_each(pool, phase, load, writes))


def ios_of_each(pool: DesktopPool, phase: str, load: str, writes: bool) -> tuple[float, float]:
    """Those of a storm, and those of its users; logins are their users'."""

    def part(percent: float) -> float:
        return (100 - percent if writes else percent) / 100

    work = {
        "login": (pool.login_ios, pool.login_read_percent),
        "boot": (pool.boot_ios, pool.boot_read_percent),
        "provision": (pool.provision_ios, pool.provision_read_percent),
        "patch": (pool.patch_ios, pool.patch_read_percent),
        "refresh": (pool.refresh_ios if pool.refresh_policy == "logoff" else 0.0, pool.refresh_read_percent),
    }
    working = AT_WORK.get(phase, 0.0) * at_work(pool) * pool.iops * part(pool.read_percent)
    spread = 0.0
    if phase != "steady":
        number, percent = work[phase]
        spread = number * part(percent) / WINDOW_SECONDS[phase]
    if phase == "login":
        working, spread = working + at_work(pool) * spread, 0.0
    peaks = (pool.work_peak_factor, pool.peak_factor) if load == "peak" else (1.0, 1.0)
    return spread * peaks[0], working * peaks[1]


def megabytes(pool: DesktopPool, ios: tuple[float, float]) -> float:
    """Per second; I/Os of storms have a size of their own."""
    return (ios[0] * pool.work_kib_per_io + ios[1] * pool.kib_per_io) * 1024 / 1e6


def screens_mbit(pool: DesktopPool, phase: str) -> float:
    users = at_work(pool) * AT_WORK.get(phase, 0.0)
    return pool.desktops * users * pool.display_kbit_s / 1000


def desktop_ram_gib(pool: DesktopPool) -> float:
    screens = pool.monitors * pool.display_width * pool.display_height * 8 / 2**20
    return pool.ram_gib + (TABLE_MIB[pool.ram_gib, pool.vcpus] + screens + pool.video_ram_mib) / 1024


def min_free_gib(ram_gib: float) -> float:
    return 0.06 * 4 + 0.04 * 8 + 0.02 * 16 + 0.01 * (ram_gib - 28)


# --- comparing -----------------------------------------------------------------------------------------------

Expected = dict[tuple[str, str, str, str, str], tuple[float, float, float]]
"""Component, resource, phase, load, case -> demand, its fixed part, capacity."""


def compare(found: Assessment, expected: Expected, planned: int) -> None:
    """Every row, and the limit that follows from each: N x (target x capacity - fixed) / (demand - fixed)."""
    rows = {(row.component, row.resource, row.phase, row.load, row.case): row for row in found.saturation}
    assert rows.keys() == expected.keys()
    for key, (demand, fixed, capacity) in expected.items():
        row = rows[key]
        assert (row.demand, row.capacity) == pytest.approx((demand, capacity), rel=1e-5), key
        if demand > fixed and row.planned_for and row.resource not in ("front_end_iops", "vsan_cache"):
            allowed = planned * max(0.0, row.target * capacity - fixed) / (demand - fixed)
            rung = next(
                each
                for each in found.limits
                if (each.component, each.resource) == (row.component, row.resource)
            )
            assert rung.exact <= allowed * (1 + 1e-5) or rung.desktops <= allowed, key
            if (rung.phase, rung.load, rung.case) == (row.phase, row.load, row.case):
                assert rung.exact == pytest.approx(allowed, rel=1e-5), key


def fill(
    expected: Expected, key: tuple[str, str, str], loads: Mapping[str, tuple[float, float, float]], case: str
) -> None:
    component, resource, phase = key
    for load, numbers in loads.items():
        expected[component, resource, phase, load, case] = numbers


# --- three hosts of two makes, an array of two tiers, two pools ----------------------------------------------


def array_plan() -> Plan:
    parts: tuple[Component, ...] = (
        Cluster(id="cluster", name="Cluster"),
        Host(
            id="small", name="Small", count=2, cores_per_socket=20, ram_gib=768.0, nic_ports=4, hypervisor=OLD
        ),
        Host(
            id="large",
            name="Large",
            cores_per_socket=32,
            all_core_turbo_ghz=2.8,
            work_per_clock_percent=92.0,
            ram_gib=1024.0,
            hba_ports=4,
            hypervisor=OLD,
        ),
        StorageArray(
            id="array",
            name="Array",
            read_cache_hit_percent=20.0,
            write_coalescing_percent=10.0,
            data_reduction=1.5,
            first_tier_read_percent=70.0,
            controller_idle_percent=5.0,
        ),
        DiskGroup(id="ssd", name="SSD", drives=12, drive_gb=1920.0, write_coalescing_percent=30.0),
        DiskGroup(id="sas", name="SAS", drives=16, drive_gb=1800.0, drive_iops=150.0, raid="raid-5", tier=2),
        OFFICE,
        POWER,
        InfrastructureServers(id="servers", name="Servers", ram_gib=4.0, vcpus=1),
        NetworkLink(id="line", name="Line", other_traffic_percent=20.0),
    )
    links = [Link("office", role, "array") for role in LINKED_ROLES]
    links += [
        Link("power", role, "array")
        for role in ("delta", "disposable", "persistent", "swap", "log", "vmx_swap", "template")
    ]
    links += [Link(each, RUNS_ON, "cluster") for each in ("office", "power", "servers")]
    links += [Link("servers", "server_disk", "sas"), Link("office", DISPLAY, "line")]
    return Plan(
        settings=SETTINGS,
        components={part.id: part for part in parts},
        parents={"small": "cluster", "large": "cluster", "ssd": "array", "sas": "array"},
        links={link.key: link for link in links},
    )


def test_a_mixed_cluster_with_an_array_of_two_tiers_by_hand() -> None:
    plan = array_plan()
    found = evaluate(plan, CATALOG)
    assert found.cases == ("normal", "host-1", "controller", "path", "drive")
    expected: Expected = {}
    pools, hosts = (OFFICE, POWER), ("small", "large")
    cpu_of_one = {"small": 2 * 20 * 3.0 * 1000 * 1.2, "large": 2 * 32 * 2.8 * 1000 * 0.92 * 1.2}
    ram_of_one = {
        "small": 768 - 4 - min_free_gib(768),
        "large": 1024 - 4 - min_free_gib(1024),
    }
    login_mhz = sum(pool.desktops * mhz(pool, "login") for pool in pools)
    desktops_gib = sum(pool.desktops * desktop_ram_gib(pool) for pool in pools)
    server_gib = 4 * (4 + TABLE_MIB[4.0, 1] / 1024)
    for case in found.cases:
        carried = {
            host: min(cpu_of_one[host] * CPU_TARGET / login_mhz, ram_of_one[host] * RAM_TARGET / desktops_gib)
            for host in hosts
        }
        assert carried["large"] > carried["small"]
        running = {"small": 2, "large": 0 if case == "host-1" else 1}
        every = sum(running[host] * carried[host] for host in hosts)
        share = {host: running[host] * carried[host] / every for host in hosts}
        controllers, lost_path = (1 if case == "controller" else 2), (1 if case == "path" else 0)
        for phase in PHASES:
            both = {}
            flow = {}
            for load in ("average", "peak"):
                reads = {pool.id: pool.desktops * ios(pool, phase, load, False) for pool in pools}
                writes = {pool.id: pool.desktops * ios(pool, phase, load, True) for pool in pools}
                bytes_of = {
                    pool.id: pool.desktops
                    * sum(megabytes(pool, ios_of_each(pool, phase, load, each)) for each in (False, True))
                    for pool in pools
                }
                both[load] = (sum(reads.values()), sum(writes.values()))
                flow[load] = sum(bytes_of.values())
            for host in hosts:
                place, count = share[host], running[host]
                demand = place * (sum(pool.desktops * mhz(pool, phase) for pool in pools) + 4 * 1000)
                single = {"average": (demand, place * 4 * 1000, count * cpu_of_one[host])}
                fill(expected, (host, "cpu", phase), single, case)
                single = {
                    "average": (
                        place * (desktops_gib + server_gib),
                        place * server_gib,
                        count * ram_of_one[host],
                    )
                }
                fill(expected, (host, "ram", phase), single, case)
                single = {"average": (place * 384, place * 4, count * 512)}
                fill(expected, (host, "vms_per_host", phase), single, case)
                ports = {"small": 2, "large": 4}[host] - lost_path
                sent = place * SERVER_MB_S
                loads = {load: (place * flow[load] + sent, sent, count * ports * 1600.0) for load in both}
                fill(expected, (host, "host_ports", phase), loads, case)
                nics = {"small": 4, "large": 2}[host] - lost_path
                screens = sum(screens_mbit(pool, phase) for pool in pools) / 8
                loads = dict.fromkeys(both, (place * screens, 0.0, count * nics * 1175.0))
                fill(expected, (host, "network", phase), loads, case)
            array_phase(expected, phase, case, both, flow, controllers, lost_path)
            single = {"average": (screens_mbit(OFFICE, phase), 0.0, 800.0)}
            fill(expected, ("line", "link", phase), single, case)
            fill(expected, ("cluster", "vms_per_cluster", phase), {"average": (380.0, 0.0, 12_000.0)}, case)
    compare(found, expected, 380)
    check_array_storms(found, expected)


def array_phase(
    expected: Expected,
    phase: str,
    case: str,
    both: Mapping[str, tuple[float, float]],
    flow: Mapping[str, float],
    controllers: int,
    lost_path: int,
) -> None:
    """Controllers, ports, drives and space of the array; 40 I/Os of the servers, half of them reads, go to SAS."""
    servers = 4 * 20 / 2
    own = 2 * 0.05
    left = 1 - own / controllers  # of the controllers' own work, which gives way to I/O
    fixed = own + (servers / 50_000 + servers / 15_000) * left
    loads = {
        load: ((reads / 50_000 + writes / 15_000) * left + fixed, fixed, float(controllers))
        for load, (reads, writes) in both.items()
    }
    fill(expected, ("array", "controller", phase), loads, case)
    port_capacity = (controllers * 4 - lost_path) * 1600.0
    loads = {load: (flow[load] + SERVER_MB_S, SERVER_MB_S, port_capacity) for load in both}
    fill(expected, ("array", "array_ports", phase), loads, case)

    failed = case == "drive"
    left = {"ssd": 11 if failed else 12, "sas": 15 if failed else 16}
    rebuild = 0.7 if failed else 1.0
    read_factor = {"ssd": 1.0, "sas": 1 + (15 - 1) / 16 if failed else 1.0}
    penalty = {"ssd": 2, "sas": 4}
    written = {"ssd": 0.9 * 0.7, "sas": 0.9}
    for group, iops in (("ssd", 20_000.0), ("sas", 150.0)):
        part_of_reads, part_of_writes = (0.7, 1.0) if group == "ssd" else (0.3, 0.0)
        own = servers if group == "sas" else 0.0
        raw = left[group] * iops * rebuild
        behind, front = {}, {}
        for load, (reads, writes) in both.items():
            read, write = reads * part_of_reads + own, writes * part_of_writes + own

            for_read, for_write = read_factor[group] * 0.8, penalty[group] * written[group]
            asked = read * for_read + write * for_write
            behind[load] = (asked, own * (for_read + for_write), raw)
            front[load] = (read + write, 2 * own, raw * (read + write) / asked if asked else raw)
        fill(expected, (group, "disk_iops", phase), behind, case)
        fill(expected, (group, "front_end_iops", phase), front, case)

    office = 300 * (12 + 4 + 3 + 0.1 + 0.1) + 8 * 2 * 40 + 40
    power = 80 * (60 * 0.6 + 20 * 0.5 + 16 + 0.1 + 0.1) + 40
    images = (8 * 2 * 40 + 40 + 40) * OVERHEAD
    on_sas = 4 * 80 * OVERHEAD
    usable = {"ssd": 6 * 1920 * GIB_PER_GB, "sas": 15 * 1800 * GIB_PER_GB}
    files = (office + power) * OVERHEAD
    rows = {
        ("array", "capacity"): (files + on_sas, images + on_sas, 1.5 * sum(usable.values())),
        ("array", "volume_capacity"): (files + on_sas, images + on_sas, 8 * 4096.0),
        ("sas", "capacity"): (on_sas, on_sas, usable["sas"]),
        ("array", "vms_per_datastore"): (300.0, 0.0, 8 * 140.0),
    }
    for (component, resource), numbers in rows.items():
        fill(expected, (component, resource, phase), {"average": numbers}, case)


def check_array_storms(found: Assessment, expected: Expected) -> None:
    """The slowest resource at its average, or the throttle: waves of 50 starts, of 20 full clones beside 8 linked
    ones, of 12 in maintenance; the full clones are not refreshed at logoff."""
    waves = {
        "boot": math.ceil(380 / 50) * 3,
        "provision": max(math.ceil(80 / 20), math.ceil(300 / 8)),
        "patch": math.ceil(380 / 12) * 2,
        "refresh": math.ceil(300 / 12) * 2,
    }
    working = ("cpu", "disk_iops", "controller", "array_ports", "host_ports", "network")
    for time in found.work:
        slowest = float(waves[time.phase])
        for (component, resource, phase, load, case), (demand, fixed, capacity) in expected.items():
            if (phase, load, case) == (time.phase, "average", time.case) and resource in working:
                steady = expected[component, resource, "steady", load, case][0]
                fixed += AT_WORK.get(phase, 0.0) * (steady - fixed)
                work = (demand - fixed) * WINDOW_SECONDS[phase] / 60
                if work > 1e-7 * demand:
                    slowest = max(slowest, work / (capacity - fixed) if capacity > fixed else math.inf)
        assert time.minutes == pytest.approx(slowest, rel=1e-5), time
    assert len(found.work) == 4 * len(found.cases)


# --- a hybrid vSAN of four hosts and one -----------------------------------------------------------------------


def vsan_plan() -> Plan:
    pool = DesktopPool(
        id="pool",
        name="Pool",
        desktops=400,
        clone_type="instant",
        ram_gib=4.0,
        vcpus=2,
        cpu_mhz=350.0,
        iops=8.0,
        refresh_policy="logoff",
        disposable_gib=300.0,
        replica_gib=40.0,
        template_gib=40.0,
        boot_host_cache_hit_percent=60.0,
        host_cache_hit_percent=40.0,
    )
    four = Host(id="four", name="Four", count=4, ram_gib=512.0, host_cache_gib=2.0, hypervisor=OLD)
    parts: tuple[Component, ...] = (
        Cluster(id="cluster", name="Cluster", vsan="hybrid", vsan_version="7.0", vsan_data_reduction=1.25),
        four,
        Host(id="one", name="One", ram_gib=768.0, cores_per_socket=24, hypervisor=OLD),
        DiskGroup(
            id="slow",
            name="Slow",
            purpose="vsan",
            drive_kind="hdd",
            drives=6,
            drive_gb=1200.0,
            drive_iops=130.0,
            cache_drives=2,
        ),
        DiskGroup(
            id="fast",
            name="Fast",
            purpose="vsan",
            drive_kind="hdd",
            drives=10,
            drive_gb=1800.0,
            drive_iops=180.0,
            cache_drives=2,
            cache_gb=800.0,
        ),
        pool,
    )
    links = [Link("pool", role, "cluster") for role in (RUNS_ON, *LINKED_ROLES)]
    return Plan(
        settings=SETTINGS,
        components={part.id: part for part in parts},
        parents={"four": "cluster", "one": "cluster", "slow": "four", "fast": "one"},
        links={link.key: link for link in links},
    )


def test_a_hybrid_vsan_by_hand() -> None:
    plan = vsan_plan()
    found = evaluate(plan, CATALOG)
    assert found.cases == ("normal", "host-1", "path", "disk-group")
    pool = plan.components["pool"]
    assert isinstance(pool, DesktopPool)
    expected: Expected = {}
    cpu_of_one = {"four": 2 * 16 * 3.0 * 1000 * 1.2 * 0.9, "one": 2 * 24 * 3.0 * 1000 * 1.2 * 0.9}
    vsan_mib = {
        "four": 7100 + 2 * (1610 + 0.005 * 512 * 1024 + 10 * 400) + 180 * 6,
        "one": 7100 + 2 * (1610 + 0.005 * 768 * 1024 + 10 * 800) + 180 * 10,
    }
    ram_of_one = {
        "four": 512 - 4 - 2 - 1 - vsan_mib["four"] / 1024 - min_free_gib(512),
        "one": 768 - 4 - 1 - vsan_mib["one"] / 1024 - min_free_gib(768),
    }
    needs_mhz, needs_gib = 400 * mhz(pool, "login"), 400 * desktop_ram_gib(pool)
    for case in found.cases:
        carried = {
            host: min(cpu_of_one[host] * CPU_TARGET / needs_mhz, ram_of_one[host] * RAM_TARGET / needs_gib)
            for host in ("four", "one")
        }
        assert carried["one"] > carried["four"]
        running = {"four": 4, "one": 0 if case == "host-1" else 1}
        every = sum(running[host] * carried[host] for host in running)
        share = {host: running[host] * carried[host] / every for host in running}
        # The larger disk group is one of the fast ones: 5 drives of 1,800 GB.
        drives = {"slow": 4 * 6, "fast": running["one"] * (5 if case == "disk-group" else 10)}
        iops = {"slow": drives["slow"] * 130.0, "fast": drives["fast"] * 180.0}
        lost = 5 * 180 / (24 * 130 + 10 * 180) if case == "disk-group" else 0.0
        rebuild = 0.7 if case == "disk-group" else 1.0
        raw = {"slow": drives["slow"] * 1200 * GIB_PER_GB, "fast": drives["fast"] * 1800 * GIB_PER_GB}
        usable = sum(raw.values()) * 0.98 * 0.7 / 2  # hybrid: the planned reduction of 1.25 is not counted
        cache = (8 * 400 + running["one"] * 2 * 800) * GIB_PER_GB
        hosts = sum(running.values())
        replica = 2 * 40
        used = (400 * (12 + 300 + 0.1 + 0.1) + replica + 40) * OVERHEAD  # swap is sparse with vSAN 7
        images = (replica + 40) * OVERHEAD
        components = 400 * (3 + 3 + 3 + 5)  # home, swap and delta of one part, the disposable disk of two
        for phase in PHASES:
            loads, moved = {}, {}
            for load in ("average", "peak"):
                of_storm, of_users = ios_of_each(pool, phase, load, False)
                past = of_storm * (1 - 0.6 * share["four"]), of_users * (1 - 0.4 * share["four"])
                written = ios_of_each(pool, phase, load, True)
                loads[load] = 400 * sum(past), 400 * sum(written)
                moved[load] = 400 * (megabytes(pool, past) + 2 * megabytes(pool, written)) * (1 - 1 / hosts)
            for host in ("four", "one"):
                place, count = share[host], running[host]
                single = {"average": (place * 400 * mhz(pool, phase), 0.0, count * cpu_of_one[host])}
                fill(expected, (host, "cpu", phase), single, case)
                fill(
                    expected,
                    (host, "ram", phase),
                    {"average": (place * needs_gib, 0.0, count * ram_of_one[host])},
                    case,
                )
                fill(
                    expected,
                    (host, "vms_per_host", phase),
                    {"average": (place * 400, 0.0, count * 512.0)},
                    case,
                )
                traffic, ports = {}, 1 if case == "path" else 2
                for load in loads:
                    traffic[load] = (
                        place * (moved[load] + screens_mbit(pool, phase) / 8),
                        0.0,
                        count * ports * 1175.0,
                    )
                fill(expected, (host, "network", phase), traffic, case)
            for group in ("slow", "fast"):
                part = iops[group] / sum(iops.values())
                behind, front = {}, {}
                for load, (reads, writes) in loads.items():
                    mirror_reads = 1 + lost * (1 - 1)
                    asked = part * (reads * mirror_reads * 0.1 + writes * 2 * 0.25)
                    raw_iops = iops[group] * rebuild
                    behind[load] = (asked, 0.0, raw_iops)
                    capable = raw_iops * part * (reads + writes) / asked if asked else raw_iops
                    front[load] = (part * (reads + writes), 0.0, capable)
                fill(expected, (group, "disk_iops", phase), behind, case)
                fill(expected, (group, "front_end_iops", phase), front, case)
            fill(expected, ("cluster", "capacity", phase), {"average": (used, images, usable)}, case)
            single = {"average": (used * 0.1, images * 0.1, cache)}
            fill(expected, ("cluster", "vsan_cache", phase), single, case)
            single = {"average": (float(components), 0.0, hosts * 9000.0)}
            fill(expected, ("cluster", "vsan_components", phase), single, case)
            fill(expected, ("cluster", "vms_per_cluster", phase), {"average": (400.0, 0.0, 12_000.0)}, case)
    compare(found, expected, 400)
