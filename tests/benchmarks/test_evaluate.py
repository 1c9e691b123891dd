"""`evaluate` after edits, against the same arithmetic on bare numpy arrays, in one run, interleaved.

The plan has clusters of mixed hosts, arrays with two tiers, local disks and pools, so that every phase, both loads
and the cases normal, host, controller, path and drive failed are there. The bare arrays compute utilisation and
limit of the same rows in the same phases, loads and cases, and come to the same number of desktops.
"""

from __future__ import annotations

import copy
import itertools
import statistics
import time
from collections.abc import Callable, Mapping

import msgspec
import numpy as np
import pytest

from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import Cluster, Component, DesktopPool, DiskGroup, Host, StorageArray
from planner_core.plan.links import POOL_FILE_ROLES, RUNS_ON, Link
from planner_core.plan.plan import Plan, Settings
from tests.support.plans import CATALOG

FRAME_MS = 1000 / 60
ROUNDS = 15
HOSTS, GROUPS, POOLS = 3, 2, 2
"""Of each block of ten components, beside a cluster, an array and a local disk group."""
PHASES, CASES = 6, 5


def large_plan(components: int) -> Plan:
    """Blocks of ten: a cluster of three host cards, an array of two tiers, local disks, two pools."""
    parts: dict[str, Component] = {}
    links: dict[tuple[str, str, str], Link] = {}
    parents: dict[str, str] = {}

    def put(part: Component, inside: str = "") -> str:
        parts[part.id] = part
        if inside:
            parents[part.id] = inside
        return part.id

    for block in range(max(1, components // 10)):
        cluster = put(Cluster(id=f"c{block}", name="Cluster"))
        hosts = [
            put(Host(id=f"h{block}-{each}", name="Host", count=4 + each, ram_gib=256.0 + 128 * each), cluster)
            for each in range(HOSTS)
        ]
        array = put(StorageArray(id=f"a{block}", name="Array"))
        for tier in range(1, GROUPS + 1):
            put(DiskGroup(id=f"g{block}-{tier}", name="Tier", drives=4 + 4 * tier, tier=tier), array)
        put(DiskGroup(id=f"l{block}", name="Local"), hosts[0])
        for each in range(POOLS):
            pool = put(DesktopPool(id=f"p{block}-{each}", name="Pool", desktops=100 + block % 50))
            for role in (RUNS_ON, *POOL_FILE_ROLES):
                link = Link(pool, role, cluster if role == RUNS_ON else array)  # type: ignore[arg-type]
                links[link.key] = link
    return Plan(components=parts, parents=parents, links=links)  # type: ignore[arg-type]


def edited(plan: Plan, component: str = "h0-0", **values: object) -> Plan:
    """The plan after one value was typed in, as the editing verbs make it."""
    part = msgspec.structs.replace(plan.components[component], **(values or {"ram_gib": 320.0}))
    return msgspec.structs.replace(plan, components={**plan.components, component: part})


OTHER_VALUES: Mapping[str, tuple[str, Mapping[str, object]]] = {
    "RAM, another host fails first": ("h0-0", {"ram_gib": 640.0}),
    "hosts": ("h0-0", {"count": 6}),
    "network of a host": ("h0-0", {"nic_gbit_s": 25.0}),
    "desktops": ("p0-0", {"desktops": 123}),
    "IOPS of a desktop": ("p0-0", {"iops": 23.0}),
    "MHz of a desktop": ("p0-0", {"cpu_mhz": 333.0}),
    "RAM of a desktop": ("p0-0", {"ram_gib": 6.0}),
    "drives": ("g0-1", {"drives": 20}),
    "IOPS of a controller": ("a0", {"controller_read_iops": 90_000.0}),
}
"""What depends on a value differs: nearly everything on the number of desktops, little on a controller."""


def linked(plan: Plan) -> Plan:
    """The plan after one link was drawn: the first pool lies on the array of the second block, too."""
    drawn = Link("p0-0", "delta", "a1" if "a1" in plan.components else "l0")
    return msgspec.structs.replace(plan, links={**plan.links, drawn.key: drawn})


def new_objects(plan: Plan) -> Plan:
    """An equal plan in which every table and every component is a new object, as after opening a file."""
    components = {name: copy.copy(part) for name, part in plan.components.items()}
    return msgspec.structs.replace(
        plan, components=components, links=dict(plan.links), parents=dict(plan.parents)
    )


class BareArrays:
    """The arithmetic of an assessment on arrays that are there already: the least that the numbers cost."""

    def __init__(self, plan: Plan) -> None:
        def column(kind: type[Component], field: str) -> np.ndarray:
            numbers = [float(getattr(part, field)) for part in plan.of_type(kind)]
            return np.array(numbers).reshape(-1, 1, 1, 1)

        self.blocks = len(plan.of_type(Cluster))
        self.hosts = {
            name: column(Host, name)
            for name in (
                "count", "sockets", "cores_per_socket", "all_core_turbo_ghz", "work_per_clock_percent",
                "hyper_threading_gain_percent",
                "ram_gib", "system_ram_gib", "hba_ports", "hba_mb_s", "nic_ports", "nic_gbit_s",
            )
        }  # fmt: skip
        self.pools = {
            info: column(DesktopPool, info)
            for info in DesktopPool.__struct_fields__
            if isinstance(getattr(plan.of_type(DesktopPool)[0], info), int | float)
        }
        self.arrays = {
            name: column(StorageArray, name)
            for name in (
                "controllers", "controller_read_iops", "controller_write_iops", "ports", "port_mb_s", "volumes",
                "volume_gib", "data_reduction", "controller_idle_percent",
            )
        }  # fmt: skip
        self.groups = {name: column(DiskGroup, name) for name in ("drives", "drive_iops", "drive_gb")}
        in_array = [f"g{block}-{tier}" for block in range(self.blocks) for tier in (1, 2)]
        rows = {group.id: row for row, group in enumerate(plan.of_type(DiskGroup))}
        self.tiered = np.array([rows[each] for each in in_array])
        self.pool_block = np.repeat(np.arange(self.blocks), POOLS)
        self.host_block = np.repeat(np.arange(self.blocks), HOSTS)
        # every pool on every host of its cluster
        self.entry_pool = np.repeat(np.arange(self.blocks * POOLS), HOSTS)
        self.entry_host = (
            np.arange(self.blocks)[:, None] * HOSTS + np.tile(np.arange(HOSTS), POOLS)[None, :]
        ).reshape(-1)
        order = np.argsort(self.entry_host, kind="stable")
        self.order, self.starts = order, np.flatnonzero(np.diff(self.entry_host[order], prepend=-1))
        failed = np.zeros((self.blocks * HOSTS, 1, 1, CASES))
        failed[HOSTS - 1 :: HOSTS, ..., 1] = 1  # the host with the most memory carries the most
        self.left = self.hosts["count"] - failed
        self.case = {name: np.eye(CASES)[at].reshape(1, 1, 1, -1) for name, at in
                     (("controller", 2), ("path", 3), ("drive", 4))}  # fmt: skip

    def on_hosts(self, per_entry: np.ndarray) -> np.ndarray:
        return np.add.reduceat(per_entry[self.order], self.starts, axis=0)

    def on_blocks(self, per_pool: np.ndarray) -> np.ndarray:
        return np.add.reduceat(per_pool, np.arange(0, len(per_pool), POOLS), axis=0)

    def reads_and_writes(self) -> tuple[np.ndarray, np.ndarray]:
        """Reads and writes of one desktop: phases along the second axis, average and peak along the third."""
        pool, users = self.pools, self.pools["users_per_desktop"] * self.pools["concurrency_percent"] / 100
        found = []
        for reading in (True, False):

            def part(percent: np.ndarray, reading: bool = reading) -> np.ndarray:
                return percent / 100 if reading else 1 - percent / 100

            steady = users * pool["iops"] * part(pool["read_percent"])
            storms = [
                pool[f"{name}_ios"] * part(pool[f"{name}_read_percent"]) / (minutes * 60)
                for name, minutes in STORMS.items()
            ]
            average = np.concatenate(
                [steady, steady + users * storms[0], *storms[1:4], 0.0 * storms[4]], axis=1
            )
            usual, storm = pool["peak_factor"], pool["work_peak_factor"]
            factor = np.concatenate([usual, usual, storm, storm, storm, storm], axis=1)
            found.append(np.concatenate([average, average * factor], axis=2))
        return found[0], found[1]

    def evaluate(self) -> tuple[float, np.ndarray]:
        hosts, pool, arrays = self.hosts, self.pools, self.arrays
        desktops = pool["desktops"]
        users = pool["users_per_desktop"] * pool["concurrency_percent"] / 100
        # processors and memory of one host, and how the desktops spread over unequal ones
        clock = (
            hosts["sockets"] * hosts["cores_per_socket"] * hosts["all_core_turbo_ghz"] * 1000
            * hosts["work_per_clock_percent"] / 100 * (1 + hosts["hyper_threading_gain_percent"] / 100)
        )  # fmt: skip
        ram, kept, below = hosts["ram_gib"], 0.0, 0.0
        for size, share in ((4, 0.06), (8, 0.04), (16, 0.02)):
            kept = kept + share * np.clip(ram - below, 0, size)
            below += size
        room = np.maximum(ram - hosts["system_ram_gib"] - (kept + 0.01 * np.maximum(ram - below, 0)), 0)
        line = CATALOG.overhead_line("vsphere-5-to-6.7", 2)
        frame = pool["monitors"] * pool["display_width"] * pool["display_height"] * 8 / 2**20
        machine = pool["ram_gib"] + (line[0] + line[1] * pool["ram_gib"] * 1024 + frame) / 1024
        mix_cpu = self.on_hosts((desktops * users * pool["cpu_mhz"])[self.entry_pool])
        mix_ram = self.on_hosts((desktops * machine)[self.entry_pool])
        carried = np.minimum(clock * 0.8 / mix_cpu, room * 0.9 / mix_ram)
        weights = self.left * carried
        together = np.add.reduceat(weights, np.arange(0, len(weights), HOSTS), axis=0)
        share = (weights / together[self.host_block])[self.entry_host]
        # work per desktop
        cpu_work = [
            pool[f"{name}_cpu_ghz_seconds"] * 1000 / (minutes * 60) for name, minutes in STORMS.items()
        ]
        steady = users * pool["cpu_mhz"]
        cpu = np.concatenate(
            [steady, steady + users * cpu_work[0], *cpu_work[1:4], 0.0 * cpu_work[4]], axis=1
        )
        reads, writes = self.reads_and_writes()
        screens = np.zeros((1, PHASES, 1, 1))
        screens[:, :2] = 1
        display = desktops * users * pool["display_kbit_s"] * screens / 1000 / 8
        size = np.repeat(pool["kib_per_io"], PHASES, axis=1)
        size[:, 2:] = pool["work_kib_per_io"]
        megabytes = desktops * (reads + writes) * size * 1024 / 1e6
        n_share = desktops[self.entry_pool] * share
        demands = [
            (self.on_hosts(n_share * cpu[self.entry_pool]), self.left * clock, 80.0, 0),
            (self.on_hosts(n_share * machine[self.entry_pool]), self.left * room, 90.0, 0),
            (self.on_hosts(n_share), self.left * 512, 100.0, 0),
            (
                self.on_hosts(megabytes[self.entry_pool] * share),
                self.left * np.maximum(hosts["hba_ports"] - self.case["path"], 0) * hosts["hba_mb_s"], 70.0, 0,
            ),
            (
                self.on_hosts(display[self.entry_pool] * share),
                self.left * np.maximum(hosts["nic_ports"] - self.case["path"], 0) * hosts["nic_gbit_s"] * 125,
                70.0, 0,
            ),
        ]  # fmt: skip
        # the array: controllers, ports, tiers, space
        reads_on, writes_on = self.on_blocks(desktops * reads), self.on_blocks(desktops * writes)
        idle = arrays["controllers"] * arrays["controller_idle_percent"] / 100
        busy = reads_on / arrays["controller_read_iops"] + writes_on / arrays["controller_write_iops"]
        left = arrays["controllers"] - self.case["controller"]
        busy = idle + busy * (1 - idle / left)
        ports = left * arrays["ports"] - self.case["path"]
        demands += [
            (busy, left, 70.0, idle),
            (self.on_blocks(megabytes), ports * arrays["port_mb_s"], 70.0, 0),
        ]
        group = {name: column[self.tiered] for name, column in self.groups.items()}
        first = np.tile([1.0, 0.0], self.blocks).reshape(-1, 1, 1, 1)
        at = np.repeat(np.arange(self.blocks), GROUPS)
        down = self.case["drive"]
        tier_reads = reads_on[at] * np.where(first > 0, 0.9, 0.1)
        behind = tier_reads + writes_on[at] * first * 2  # RAID 10 reads a lost block from its mirror
        raw = group["drives"] * group["drive_iops"] * (group["drives"] - down) / group["drives"]
        demands.append((behind, raw * (1 - 0.3 * down), 80.0, 0))
        own = (
            pool["delta_gib"] + pool["disposable_gib"] + pool["log_gib"] + pool["vmx_swap_gib"]
            + np.maximum(pool["ram_gib"] - pool["ram_reserved_gib"], 0)
        )  # fmt: skip
        once = self.on_blocks(
            pool["replica_gib"] * pool["replica_copies"] * arrays["volumes"][self.pool_block]
        )
        once = (once + self.on_blocks(pool["template_gib"])) * 1.15
        space = self.on_blocks(desktops * own) * 1.15 + once
        usable = np.floor(group["drives"] / 2) * group["drive_gb"] * 1e9 / 2**30
        usable = np.add.reduceat(usable, np.arange(0, len(usable), GROUPS), axis=0) * arrays["data_reduction"]
        on_array = self.on_blocks(desktops)
        per_store = CATALOG.brokers[Settings().broker].clones_per_datastore("fc") or np.inf
        per_cluster = CATALOG.brokers[Settings().broker].desktops_per_vcenter or np.inf
        demands += [
            (space, usable, 80.0, once),
            (space, arrays["volumes"] * arrays["volume_gib"], 80.0, once),
            (on_array, arrays["volumes"] * per_store, 100.0, 0),
            (on_array, np.full_like(on_array, per_cluster), 100.0, 0),
        ]
        # utilisation of everything, and the desktops at which each target is reached
        least, worst, planned = np.inf, [], desktops.sum()
        for demand, capacity, target, fixed in demands:
            used = demand / capacity
            goal = np.full(CASES, 100.0)
            goal[0] = target
            with np.errstate(divide="ignore", invalid="ignore"):
                limits = planned * np.maximum(goal / 100 * capacity - fixed, 0) / (demand - fixed)
            limits = np.broadcast_to(limits, np.broadcast_shapes(limits.shape, (1, 1, 1, CASES)))
            least = min(least, float(np.nanmin(limits[:, :, 0])))
            worst.append(used.max())
        return least, np.array(worst)


STORMS = {"login": 60.0, "boot": 60.0, "provision": 480.0, "patch": 480.0, "refresh": 60.0}


def median_ms(*works: Callable[[], object]) -> list[float]:
    """Medians of several pieces of work, run in turn; processor time, which other programs do not add to."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(ROUNDS):
        for kept, each in zip(times, works, strict=True):
            start = time.process_time()
            each()
            kept.append((time.process_time() - start) * 1000)
    return [statistics.median(each) for each in times]


def to_and_fro(*plans: Plan) -> Callable[[], object]:
    """Evaluates one plan after the other, as edits and undo make them; what the last one left behind is there."""
    turns = itertools.cycle(plans)
    evaluate(next(turns), CATALOG)
    return lambda: evaluate(next(turns), CATALOG)


@pytest.mark.benchmark
@pytest.mark.parametrize("components", [10, 100, 1000, 10_000])
def test_evaluate_against_bare_numpy(components: int) -> None:
    plan = large_plan(components)
    bare = BareArrays(plan)
    least, _ = bare.evaluate()
    assert evaluate(plan, CATALOG).limits[0].exact == pytest.approx(least)
    # one kind of edit after the other: each finds kept what it would find kept in the application
    value, floor = median_ms(to_and_fro(plan, edited(plan)), bare.evaluate)
    link, link_floor = median_ms(to_and_fro(plan, linked(plan)), bare.evaluate)
    others = {
        name: median_ms(to_and_fro(plan, edited(plan, part, **values)), bare.evaluate)
        for name, (part, values) in OTHER_VALUES.items()
    }
    unknown, unknown_floor = median_ms(lambda: evaluate(new_objects(plan), CATALOG), bare.evaluate)
    print(
        f"\nevaluate after a value was typed, {components:6} components: {value:7.2f} ms, {value / floor:5.1f} x bare"
        f" numpy ({floor:.2f} ms), {value / FRAME_MS:5.2f} of a 60 Hz frame; after a link was drawn {link:.2f} ms"
        f" ({link / link_floor:.1f} x), a plan never seen {unknown:.2f} ms ({unknown / unknown_floor:.1f} x)"
        f"\nother values, x bare numpy: {', '.join(f'{name} {a / b:.1f}' for name, (a, b) in others.items())}"
    )
