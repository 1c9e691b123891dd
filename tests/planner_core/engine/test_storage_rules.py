"""Rules of storage that a plan cannot talk its way around, held to the figures of the papers that print them."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from app.project.samples import read_sample
from planner_core.catalog.broker_servers import BrokerWork
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from planner_core.plan.components import Cluster, DesktopPool, InfrastructureServers
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan
from tests.support.derivations import leaves_of
from tests.support.plans import CATALOG, with_fields, with_settings
from tests.support.vsan_plans import row, vsan_plan


@pytest.mark.parametrize(
    ("kind", "version", "counted"),
    [
        ("hybrid", "6.2", 1.0),
        ("hybrid", "8.0", 1.0),
        ("all-flash", "6.0", 1.0),
        ("all-flash", "6.2", 2.0),
        ("all-flash", "8.0", 2.0),
        ("esa", "8.0", 2.0),
    ],
)
def test_vsan_reduces_data_on_flash_from_6_2_on_only(kind: str, version: str, counted: float) -> None:
    """VMware, Virtual SAN 6.2 with VDI (2016): new in 6.2, and for all-flash configurations only."""
    reduced = vsan_plan(4, vsan=kind, vsan_version=version, vsan_data_reduction=2.0)
    plain = vsan_plan(4, vsan=kind, vsan_version=version)
    there, without = (row(each, "cluster", "capacity", "normal").capacity for each in (reduced, plain))
    assert there == pytest.approx(without * counted)
    said = [
        each.value
        for each in leaves_of(explain(reduced, CATALOG, "cluster.capacity.steady"))
        if each.symbol == "vsan_data_reduction"
    ]
    assert said == [counted]
    codes = {each.code for each in evaluate(reduced, CATALOG).findings}
    refused = codes & {"vsan.reduction-hybrid", "vsan.reduction-version"}
    assert bool(refused) == (counted == 1.0)
    assert len(refused) <= 1


# --- data reduction of a vSAN, by kind and by file -----------------------------------------------------------


def reducing(kind: str = "all-flash", version: str = "8.0", **cluster: object) -> Plan:
    return vsan_plan(4, vsan=kind, vsan_version=version, **cluster)


@pytest.mark.parametrize(
    ("kind", "version", "planned", "counted"),
    [
        ("all-flash", "8.0", 1.5, 1.5),
        ("all-flash", "7.0", 4.0, 2.0),  # a block of 4 KB becomes 2 KB or stays
        ("esa", "8.0", 4.0, 4.0),
        ("esa", "8.0", 8.0, 8.0),
        ("hybrid", "8.0", 2.0, 1.0),
        ("all-flash", "6.0", 2.0, 1.0),
    ],
)
def test_vsan_compresses_as_far_as_its_blocks_allow(
    kind: str, version: str, planned: float, counted: float
) -> None:
    """VMware, vSAN 8 compression (2022): 2 : 1 in disk groups, 8 : 1 in the express storage; what was deduplicated is
    compressed besides."""
    plain, compressed, both = (
        row(reducing(kind, version, **each), "cluster", "capacity", "normal").capacity
        for each in (
            {},
            {"vsan_compression": planned},
            {"vsan_compression": planned, "vsan_data_reduction": 1.5},
        )
    )
    assert compressed == pytest.approx(plain * counted)
    assert both == pytest.approx(plain * counted * (1.5 if counted > 1 else 1))


def test_files_on_vsan_are_reduced_by_their_role() -> None:
    """All is 6 : 1 but images at 12, clones at 1.5, persistent disks at 2 and swap files not at all: they take 0.5, 4,
    3 and 6 times the room. Full clones count as all other files."""
    plan = reducing(vsan_data_reduction=3.0, vsan_compression=2.0)
    plan = with_fields(plan, "pool", persistent_gib=8.0, suspends=True, clone_type="linked")
    plan = with_fields(plan, "cluster", vsan_swap="reserved")
    ratios = {"image": 12.0, "delta": 1.5, "persistent": 2.0, "swap": 1.0}
    apart = with_fields(
        plan, "cluster", **{f"vsan_{each}_reduction": ratio for each, ratio in ratios.items()}
    )
    taken = {"delta": 4, "disposable": 4, "swap": 6, "vmx_swap": 6, "suspend": 6, "persistent": 3}
    for clones, expected in (
        ("linked", {**taken, "replica": 0.5, "template": 0.5}),
        ("full", {**taken, "delta": 1, "template": 0.5}),
    ):
        together, each_apart = (
            {
                use.component: use
                for use in evaluate(with_fields(each, "pool", clone_type=clones), CATALOG).stores
            }["cluster"].by_role
            for each in (plan, apart)
        )
        found = {
            role: each_apart[role] / size for role, size in together.items() if size and role != "overhead"
        }
        assert found == pytest.approx({role: expected.get(role, 1) for role in found})
    said = explain(apart, CATALOG, "cluster.used.delta")
    assert {1.5, 6.0} <= {each.value for each in leaves_of(said) if each.unit == ": 1"}


def test_files_of_a_vsan_that_cannot_reduce_count_as_they_are() -> None:
    ratios = {"vsan_delta_reduction": 4.0, "vsan_image_reduction": 2.0}
    plain, planned = (
        row(reducing("hybrid", **each), "cluster", "capacity", "normal") for each in ({}, ratios)
    )
    assert planned.demand == plain.demand


def test_data_reduction_takes_processors_and_drive_io_where_there_is_any() -> None:
    """3% beside vSAN's 10 leave 87 of 90; a quarter more I/Os for each write are a quarter of the writes' share."""
    costs = {"vsan_reduction_cpu_percent": 3.0, "vsan_reduction_io_percent": 25.0}
    plain, costly = reducing(), reducing(**costs)
    assert row(costly, "host-0", "cpu", "normal").capacity == pytest.approx(
        row(plain, "host-0", "cpu", "normal").capacity * 87 / 90
    )
    before, after = (row(each, "disks-0", "disk_iops", "normal").demand for each in (plain, costly))
    writes = row(with_fields(plain, "pool", read_percent=0.0), "disks-0", "disk_iops", "normal").demand
    none_written = row(
        with_fields(plain, "pool", read_percent=100.0), "disks-0", "disk_iops", "normal"
    ).demand
    pool = plain.components["pool"]
    assert isinstance(pool, DesktopPool)
    part = writes * (1 - pool.read_percent / 100)
    assert before == pytest.approx(part + none_written * pool.read_percent / 100)
    assert after == pytest.approx(before + 0.25 * part)
    assert row(reducing("hybrid", **costs), "host-0", "cpu", "normal").capacity == pytest.approx(
        row(reducing("hybrid"), "host-0", "cpu", "normal").capacity
    )
    said = {
        each.symbol: each.value for each in leaves_of(explain(costly, CATALOG, "disks-0.disk_iops.steady"))
    }
    assert said["vsan_reduction_io_percent"] == 25.0


@pytest.mark.parametrize(
    ("kind", "read_percent", "kept"), [("esa", 0.0, 0.5), ("esa", 100.0, 1.0), ("all-flash", 0.0, 1.0)]
)
def test_the_express_storage_sends_writes_that_it_has_compressed(
    kind: str, read_percent: float, kept: float
) -> None:
    """At 2 : 1 half of the writes between the hosts, the reads as before; disk groups compress what has arrived, also
    beside another cluster's express storage."""
    sent = []
    for ratio in (1.0, 2.0):
        plan = reducing(kind, vsan_compression=ratio)
        plan = with_fields(plan, "pool", display_kbit_s=0.0, read_percent=read_percent)
        other = Cluster(id="other", name="Other", vsan="esa", vsan_version="8.0")
        plan = msgspec.structs.replace(plan, components={**plan.components, "other": other})
        sent.append(row(plan, "host-0", "network", "normal").demand)
    assert sent[1] == pytest.approx(sent[0] * kept)
    assert sent[0] > 0


# --- space of an array -----------------------------------------------------------------------------------------


def a700s(drives: int, spares: int) -> Plan:
    """NetApp TR-4540, table 15: drives of 15.3 TB without any data reduction, sets of a shelf each."""
    plan = with_fields(read_sample("tr4540-1500"), "array", data_reduction=1.0, controllers=2)
    return with_fields(plan, "ssd", drives=drives - spares, spare_drives=spares, drive_gb=15_300.0)


def terabytes(plan: Plan) -> float:
    return row(plan, "array", "capacity", "normal").capacity * 2**30 / 10**12


@pytest.mark.parametrize(("drives", "spares", "published"), [(24, 1, 287.0), (216, 9, 2600.0)])
def test_an_array_holds_what_netapp_prints_for_it(drives: int, spares: int, published: float) -> None:
    """One spare in each shelf, two drives of parity in each set, a tenth for the file system: 289 and 2,603 TB. Without
    these it was 337 and 3,274."""
    assert terabytes(a700s(drives, spares)) == pytest.approx(published, rel=0.01)
    bare = with_fields(a700s(drives, 0), "ssd", raid_width=0, format_percent=0.0)
    assert terabytes(bare) > published * 1.17


def test_partitions_that_two_controllers_share_save_almost_a_fifth() -> None:
    """NetApp TR-4540, 3.5: with root-data-data partitions both controllers' sets span all 24 drives, so that they have
    the parity and the spare of one; before, each controller had a set of its own of twelve."""
    shared, apart = a700s(24, 1), with_fields(a700s(24, 2), "ssd", raid_width=11)
    gain = terabytes(shared) / terabytes(apart) - 1
    assert gain == pytest.approx(0.2, abs=0.04)


def test_a_drive_more_never_takes_space_away() -> None:
    """What does not fill a set makes one of its own, and parity alone is no loss."""
    sizes = [terabytes(a700s(drives, 0)) for drives in range(3, 60)]
    steps = [round((after - before) / (15.3 * 0.9), 6) for before, after in pairwise(sizes)]
    assert set(steps) == {0.0, 1.0}
    assert steps[22 - 1 : 22 + 3] == [0.0, 0.0, 1.0, 1.0]  # 24 are a set, 25 and 26 are no more than parity


@pytest.mark.parametrize(
    ("level", "drives", "width"), [("raidz2", 6, 0), ("raidz1", 12, 6), ("raidz3", 18, 9)]
)
def test_a_set_of_raidz_does_the_work_of_one_drive(level: str, drives: int, width: int) -> None:
    """OpenZFS: each block is on all drives of its group. By RAID 10 reads come from all drives."""
    plan = with_fields(read_sample("everything-on-ssd"), "ssd", raid=level, drives=drives, raid_width=width)
    front = row(plan, "ssd", "front_end_iops", "normal")
    assert front.capacity == pytest.approx(plan.components["ssd"].drive_iops * drives / (width or drives))  # type: ignore[attr-defined]


def test_small_blocks_on_raidz_fill_ten_drives_like_six() -> None:
    """Four sectors of a block and two of parity, whatever the width; 1/32 is the file system's."""
    sizes = {}
    for drives in (6, 10):
        plan = with_fields(
            read_sample("everything-on-ssd"),
            "ssd",
            raid="raidz2",
            drives=drives,
            drive_gb=1000.0,
            format_percent=3.125,
        )
        sizes[drives] = row(plan, "ssd", "capacity", "normal").capacity * 2**30 / 1e9
    assert sizes == pytest.approx({6: 4000 * 31 / 32, 10: 10_000 * 4 / 6 * 31 / 32})


def test_a_lost_block_is_read_from_its_own_set() -> None:
    """Of 48 drives in sets of 24 the others of a set answer: 23 reads, not 47."""
    both = with_fields(a700s(48, 0), "ssd", drives=48)
    one = with_fields(both, "ssd", raid_width=0)
    reads = []
    for plan in (both, one):
        found = explain(plan, CATALOG, "ssd.disk_iops.steady.drive")
        reads += [each.value for each in leaves_of(found) if each.unit == "reads"]
    assert reads == [23.0, 47.0]


# --- data reduction of an array, by kind and by file ---------------------------------------------------------


def used(plan: Plan) -> tuple[float, float]:
    """Space that the files take and that there is, in GB."""
    found = row(plan, "array", "capacity", "normal")
    return found.demand * 2**30 / 1e9, found.capacity * 2**30 / 1e9


def test_kinds_of_reduction_multiply_as_netapp_prints_them() -> None:
    """TR-4540, table 6: a volume of 93 GB saves 2,909 by deduplication and 572 by compression; six of them hold the
    558 GB of the text. Compaction saved 8% more."""
    volume, dedupe, compression = 93.0 + 2909 + 572, 93 + 572.0, 93.0
    kinds = {"data_reduction": volume / dedupe, "compression": dedupe / compression}
    plan = with_fields(read_sample("tr4540-1500"), "array", **kinds)
    plain = with_fields(plan, "array", data_reduction=1.0, compression=1.0)
    assert used(plan)[1] / used(plain)[1] == pytest.approx(volume / 93)
    assert 6 * volume / (used(plan)[1] / used(plain)[1]) == pytest.approx(558)
    compacted = with_fields(plan, "array", compaction=1 / 0.92)
    assert used(plan)[1] / used(compacted)[1] == pytest.approx(0.92)
    assert used(compacted)[0] == used(plain)[0]


def test_files_that_are_reduced_less_take_more_of_the_space() -> None:
    """Where all is 10 : 1 and swap files are not, they take ten times their size of a space that is ten times as
    large; persistent disks at 2 : 1 five times. Other stores know nothing of it."""
    plan = with_fields(read_sample("tr4540-1500"), "array", data_reduction=5.0, compression=2.0)
    plan = with_fields(plan, "pool", persistent_gib=8.0, persistent_fill_percent=100.0, ram_reserved_gib=0.0)
    apart = with_fields(plan, "array", swap_reduction=1.0, persistent_reduction=2.0)
    by_role = [
        {use.component: use for use in evaluate(each, CATALOG).stores}["array"].by_role
        for each in (plan, apart)
    ]
    assert {
        role: by_role[1][role] / by_role[0][role] for role in by_role[0] if by_role[0][role]
    } == pytest.approx(
        {
            role: {"swap": 10, "vmx_swap": 10, "persistent": 5}.get(role, 1)
            for role in by_role[0]
            if by_role[0][role]
        }
    )
    said = explain(apart, CATALOG, "array.used.swap")
    assert said.value == pytest.approx(by_role[1]["swap"])
    assert {1.0, 10.0} <= {each.value for each in leaves_of(said) if each.unit == ": 1"}


def test_what_is_kept_for_snapshots_and_replication_holds_no_files() -> None:
    plan = read_sample("tr4540-1500")
    kept = with_fields(plan, "array", snapshot_reserve_percent=5.0, replication_reserve_percent=20.0)
    assert used(kept) == pytest.approx((used(plan)[0], used(plan)[1] * 0.75))
    nothing = with_fields(plan, "array", snapshot_reserve_percent=60.0, replication_reserve_percent=60.0)
    assert used(nothing)[1] == 0


def test_kinds_of_reduction_are_counted_together_in_the_review() -> None:
    clones = with_fields(read_sample("tr4540-1500"), "pool", clone_type="instant")
    for kinds, said in (((2.0, 1.0, 1.0), False), ((2.0, 1.1, 1.0), True), ((1.0, 1.0, 2.1), True)):
        values = dict(zip(("data_reduction", "compression", "compaction"), kinds, strict=True))
        found = evaluate(with_fields(clones, "array", **values), CATALOG).findings
        assert ("reduction.linked-clones" in {each.code for each in found}) is said


# --- wear and power of drives --------------------------------------------------------------------------------

TB_PER_MB_S = 50 * 3600 * 52 / 1e6
"""Written in a year at 1 MB/s, 50 hours a week: 9.36 TB."""


def worn(plan: Plan, is_cache: bool = False) -> dict[str, tuple[float, float | None]]:
    return {
        each.component: (each.written_tb_per_year, each.years)
        for each in evaluate(plan, CATALOG).wear
        if each.is_cache is is_cache
    }


MB_S = 10 * 25 * 1024 / 1e6


@pytest.mark.parametrize(("level", "written"), [("raid-0", 1), ("raid-10", 2), ("raid-5", 2), ("raid-6", 3)])
def test_flash_in_an_array_wears_by_what_its_raid_level_writes(level: str, written: int) -> None:
    """100 desktops on 8 drives of 960 GB, one write a day over five years: 1,752 TB. A write on RAID 5 reads two blocks
    and writes two."""
    plan = read_sample("sc7020f-3000")
    pools = [each for each in plan.components if each.startswith("pool")]
    for number, pool in enumerate(pools):
        load = {"desktops": 100 if number == 0 else 1, "iops": 10.0 if number == 0 else 0.0}
        plan = with_fields(plan, pool, read_percent=0.0, kib_per_io=25.0, **load)
    plan = with_fields(plan, "ssd", drives=8, drive_gb=960.0, raid=level, endurance_dwpd=1.0)
    servers = sum(
        part.servers for part in plan.components.values() if isinstance(part, InfrastructureServers)
    )
    assert servers == 0
    tb, years = worn(plan)["ssd"]
    assert tb == pytest.approx(100 * MB_S * written * TB_PER_MB_S / 8)
    assert years == pytest.approx(0.96 * 1825 / tb)
    assert explain(plan, CATALOG, "ssd.wear").value == pytest.approx(years)
    unknown = with_fields(plan, "ssd", endurance_dwpd=0.0)
    assert worn(unknown)["ssd"] == (tb, None)
    assert explain(unknown, CATALOG, "ssd.wear").value == pytest.approx(tb)
    merged = with_fields(plan, "array", write_coalescing_percent=75.0)
    assert worn(merged)["ssd"][0] == pytest.approx(tb / 4)
    assert worn(with_settings(plan, work_hours_per_week=100.0))["ssd"][0] == pytest.approx(2 * tb)


@pytest.mark.parametrize(
    ("kind", "policy", "written"),
    [
        ("all-flash", "raid-1-ftt-1", 2),
        ("all-flash", "raid-1-ftt-2", 3),
        ("all-flash", "raid-5", 2),
        ("all-flash", "raid-6", 3),
    ],
)
def test_flash_in_vsan_wears_by_its_policy(kind: str, policy: str, written: int) -> None:
    """7 hosts of 6 drives of 1 TB; three quarters of the writes are merged before they reach them."""
    plan = vsan_plan(7, vsan=kind, vsan_policy=policy, vsan_write_coalescing_percent=75.0)
    load = {"desktops": 100, "iops": 10.0, "read_percent": 0.0, "kib_per_io": 25.0}
    plan = with_fields(with_fields(plan, "pool", **load), "disks-0", endurance_dwpd=0.5)
    tb, years = worn(plan)["disks-0"]
    assert tb == pytest.approx(100 * MB_S * written / 4 * TB_PER_MB_S / 42)
    assert years == pytest.approx(0.5 * 1825 / tb)


@pytest.mark.parametrize("kind", ["all-flash", "hybrid"])
@pytest.mark.parametrize(("policy", "written"), [("raid-1-ftt-1", 2), ("raid-1-ftt-2", 3)])
def test_the_write_buffer_of_vsan_takes_every_write(kind: str, policy: str, written: int) -> None:
    """100 desktops of 10 writes of 25 KiB on 7 hosts with two cache devices of 400 GB each, which take what never
    reaches the drives too; 3 writes a day over five years."""
    plan = vsan_plan(7, vsan=kind, vsan_policy=policy, vsan_write_coalescing_percent=75.0)
    load = {"desktops": 100, "iops": 10.0, "read_percent": 0.0, "kib_per_io": 25.0}
    plan = with_fields(with_fields(plan, "pool", **load), "disks-0", cache_endurance_dwpd=3.0, cache_gb=400.0)
    if kind == "hybrid":
        plan = with_fields(plan, "disks-0", drive_kind="hdd")
    tb, years = worn(plan, is_cache=True)["disks-0"]
    assert tb == pytest.approx(100 * MB_S * written * TB_PER_MB_S / 14)
    assert years == pytest.approx(3.0 * 0.4 * 1825 / tb)
    assert ("disks-0" in worn(plan)) == (kind == "all-flash")
    assert explain(plan, CATALOG, "disks-0.cache_wear").value == pytest.approx(years)
    unknown = with_fields(plan, "disks-0", cache_endurance_dwpd=0.0)
    assert worn(unknown, is_cache=True)["disks-0"] == (tb, None)
    assert explain(unknown, CATALOG, "disks-0.cache_wear").value == pytest.approx(tb)


def test_only_disk_groups_of_vsan_have_caches_that_wear() -> None:
    assert worn(vsan_plan(4, vsan="esa", vsan_version="8.0"), is_cache=True) == {}
    assert worn(with_fields(vsan_plan(4, vsan="all-flash"), "disks-0", cache_drives=0), is_cache=True) == {}
    assert worn(read_sample("everything-on-ssd"), is_cache=True) == {}


def test_hard_disks_do_not_wear() -> None:
    assert worn(read_sample("everything-on-sas")) == {}
    assert worn(read_sample("everything-on-ssd"))["ssd"][1] is None


def test_flash_draws_less_than_disks() -> None:
    """Fujitsu, SSD in VDI (2011): SSDs use less power. 8 drives and a spare of 3.5 W in each of four hosts draw 126 W,
    disks of 7.5 W 270; cooled with a PUE of 1.5 that is a difference of 1,892 kWh a year."""
    plan = vsan_plan(4)
    plan = with_settings(with_fields(plan, "disks-0", drives=8, spare_drives=1), pue=1.5)
    flash, disks, none = (
        evaluate(with_fields(plan, "disks-0", drive_watts=watts), CATALOG).cost.running
        for watts in (3.5, 7.5, 0.0)
    )
    assert flash.power_watts - none.power_watts == pytest.approx(126)
    assert disks.power_watts - none.power_watts == pytest.approx(270)
    assert disks.energy_kwh_per_year - flash.energy_kwh_per_year == pytest.approx(144 * 8.76 * 1.5)
    assert explain(
        with_fields(plan, "disks-0", drive_watts=3.5), CATALOG, "cost.power_watts"
    ).value == pytest.approx(flash.power_watts)


# --- patches of a size ---------------------------------------------------------------------------------------


def patched(gb: float, **pool: object) -> Plan:
    """NetApp TR-4540: 1,500 full clones patched in 110 minutes, in I/Os of 27.6 KiB."""
    plan = with_fields(read_sample("tr4540-1500"), "pool", patch_gb=gb, work_kib_per_io=27.6, **pool)
    return with_settings(plan, patch_window_minutes=110.0)


def at(plan: Plan, component: str, resource: str, phase: str) -> float:
    return row(plan, component, resource, "normal", phase).demand


def test_a_patch_of_a_size_asks_for_the_ios_that_netapp_measured() -> None:
    """1.1 GB in each desktop took 24,904 IOPS for 110 minutes; three passes over it are 6.5% more. A third of them are
    reads, which the controllers' load bears out: 51% measured."""
    sized = at(patched(1.1), "ssd", "front_end_iops", "patch")
    assert sized == pytest.approx(24_904, rel=0.07)
    assert sized == pytest.approx(1500 * 1.1e9 * 3 / (27.6 * 1024) / 6600)
    assert at(patched(2.2), "ssd", "front_end_iops", "patch") == pytest.approx(2 * sized)
    for phase in ("steady", "boot", "provision"):
        assert at(patched(1.1), "ssd", "front_end_iops", phase) == at(
            patched(0.0), "ssd", "front_end_iops", phase
        )
    by_size, by_ios = (
        patched(1.1),
        patched(0.0, patch_ios=1.1e9 * 3 / (27.6 * 1024), patch_read_percent=100 / 3),
    )
    busy = [at(each, "array", "controller", "patch") for each in (by_size, by_ios)]
    assert busy[0] == pytest.approx(busy[1])
    times = [
        next(
            each.minutes
            for each in evaluate(plan, CATALOG).work
            if (each.phase, each.case) == ("patch", "normal")
        )
        for plan in (by_size, by_ios)
    ]
    assert times[0] == pytest.approx(times[1])
    said = explain(by_size, CATALOG, "ssd.front_end_iops.patch")
    assert {1.1, 3.0} <= {each.value for each in leaves_of(said)}


def test_full_clones_grow_by_their_patch_and_fetch_it_once() -> None:
    grown = at(patched(1.1), "array", "capacity", "steady") - at(patched(0.0), "array", "capacity", "steady")
    assert grown == pytest.approx(1500 * 1.1e9 / 2**30)
    fetched = at(patched(1.1), "hosts", "network", "patch") - at(patched(0.0), "hosts", "network", "patch")
    assert fetched == pytest.approx(1500 * 1100 / 6600)
    assert at(patched(1.1), "hosts", "network", "boot") == at(patched(0.0), "hosts", "network", "boot")
    clones = [patched(gb, clone_type="instant") for gb in (0.0, 1.1)]
    assert at(clones[0], "array", "capacity", "steady") == at(clones[1], "array", "capacity", "steady")


# --- pools of one controller, servers of the broker ----------------------------------------------------------


def test_a_pool_of_drives_that_one_controller_owns_is_carried_by_it_alone() -> None:
    """Dell EMC PowerVault ME4: 138,352 IOPS of 4 KiB with 28% writes went through the owner of the pool, which they
    keep 97% busy; the other takes over when it fails, so that the same is left."""
    load = {"desktops": 50, "iops": 2767.04, "read_percent": 72.0, "kib_per_io": 4.03}
    plan = with_fields(read_sample("me4-50"), "pool", **load)
    plan = with_fields(plan, "management", iops=0.0)
    owned, shared = (
        [
            row(with_fields(plan, "array", serving_controllers=number), "array", "controller", case)
            for case in CASES
        ]
        for number in (1, 0)
    )
    assert owned[0].utilisation == pytest.approx(0.72 * 138_352 / 160_000 + 0.28 * 138_352 / 110_000)
    assert shared[0].utilisation == pytest.approx(owned[0].utilisation / 2)
    assert [each.utilisation for each in owned] == [owned[0].utilisation] * 2
    assert shared[1].utilisation == owned[1].utilisation
    ports = [
        row(with_fields(plan, "array", serving_controllers=number), "array", "array_ports", "normal").capacity
        for number in (1, 0)
    ]
    assert ports == [4 * 1175.0, 8 * 1175.0]
    said = explain(with_fields(plan, "array", serving_controllers=1), CATALOG, "array.controller.steady")
    assert any(each.symbol == "serving_controllers" and each.value == 1 for each in leaves_of(said))


CASES = ("normal", "controller")


@pytest.mark.parametrize(
    ("broker", "sessions", "clones", "servers"),
    [
        ("horizon-7", 3000, 3000, (2, 1, 2, 1)),  # Dell EMC SC7020F: two connection servers and two Composers
        ("horizon-7", 2000, 0, (1, 1, 0, 1)),
        ("horizon-7", 10_001, 0, (6, 2, 0, 2)),
        ("horizon-8", 12_000, 0, (6, 1, 0, 1)),  # 12,000 sessions of a pod, in Horizon 2309's limits
        ("horizon-8", 12_001, 0, (7, 2, 0, 2)),
        ("none", 3000, 3000, (0, 0, 0, 0)),
    ],
)
def test_servers_of_the_broker_follow_from_the_users(
    broker: str, sessions: int, clones: int, servers: tuple[int, ...]
) -> None:
    assert CATALOG.brokers[broker].servers(sessions, clones) == servers


def test_too_few_servers_are_told_with_the_composers_of_linked_clones() -> None:
    plan = read_sample("sc7020f-3000")
    planned = sum(each.desktops for each in plan.components.values() if isinstance(each, DesktopPool))
    assert planned == 3000
    servers = InfrastructureServers(id="servers", name="Servers", servers=4)
    for count, said in ((4, True), (5, False)):
        part = msgspec.structs.replace(servers, servers=count)
        found = evaluate(
            msgspec.structs.replace(plan, components={**plan.components, "servers": part}), CATALOG
        )
        texts = [str(each.message) for each in found.findings if each.code == "servers.too-few"]
        assert bool(texts) is said
        assert all(
            "2 connection servers for 3,000 sessions and 1 in reserve, and 2 Composers" in each
            for each in texts
        )


@pytest.mark.parametrize(
    ("sessions", "per_hour", "streamed", "servers"),
    [
        (5000, 5000.0, 0, (2, 2, 0, 2, 1)),
        (5001, 5001.0, 1500, (3, 2, 2, 2, 1)),
        (20_000, 76_000.0, 1501, (5, 3, 3, 2, 1)),
    ],
)
def test_servers_of_a_citrix_farm_follow_from_users_logins_and_streams(
    sessions: int, per_hour: float, streamed: int, servers: tuple[int, ...]
) -> None:
    farm = CATALOG.brokers["citrix-pvs"].farm
    assert farm is not None
    assert farm.servers(sessions, per_hour, streamed) == servers
    assert farm.servers(sessions, per_hour, streamed).all == sum(servers)
    assert CATALOG.brokers["horizon-8"].farm is None


@pytest.mark.parametrize(
    ("server", "broker", "machines", "number"),
    [
        ("horizon-connection-server", "horizon-8", 12_001, 7 + 2),  # two pods, each with one in reserve
        ("horizon-composer", "horizon-7", 2001, 2),
        ("unified-access-gateway", "horizon-8", 2001, 2 + 1),
        ("citrix-storefront", "citrix-mcs", 75_001, 2 + 1),
        ("citrix-netscaler", "citrix-mcs", 9000, 2),
        ("citrix-cloud-connector", "citrix-daas", 200, 2),
        ("citrix-cloud-connector", "citrix-daas", 5000, 3),
        ("citrix-cloud-connector", "citrix-daas", 5001, 4),
        ("azure-resource-bridge", "azure-virtual-desktop", 9000, 1),
        ("ras-secure-gateway", "parallels-ras", 1001, 3),
        ("hosted-connector", "hosted", 9000, 2),
    ],
)
def test_each_kind_of_server_follows_from_what_it_carries(
    server: str, broker: str, machines: int, number: int
) -> None:
    kind = CATALOG.broker_servers[server]
    assert broker in kind.brokers
    work = BrokerWork(machines, machines, machines, 0, float(machines))
    assert kind.number(CATALOG.brokers[broker], work) == number


def test_every_broker_but_none_has_servers_of_known_brokers() -> None:
    served = {broker for each in CATALOG.broker_servers.values() for broker in each.brokers}
    assert served == set(CATALOG.brokers) - {"none"}


def test_the_servers_of_a_citrix_farm_have_sizes() -> None:
    """3,000 streamed machines: 2 controllers of 4 vCPUs, 8 GiB, 60 GiB; 2 StoreFront of 2, 4, 60; 3 streaming servers
    of 8, 16, 210; 2 databases of 4, 8, 180; a licence server of 2, 4, 60."""
    (said,) = said_of(in_a_citrix_farm(servers=10, ram_gib=9.1), "servers.too-small")
    assert "46 vCPUs, 92 GiB of memory and 1,290 GiB of disk" in said
    assert "Citrix Provisioning server (3)" in said
    enough: dict[str, object] = {"servers": 10, "vcpus": 5, "ram_gib": 9.2, "disk_gib": 129.0}
    assert not said_of(in_a_citrix_farm(**enough), "servers.too-small")
    for field, less in (("vcpus", 4), ("ram_gib", 9.1), ("disk_gib", 128.0)):
        assert said_of(in_a_citrix_farm(**{**enough, field: less}), "servers.too-small"), field


def test_a_plan_without_servers_says_which_its_broker_needs() -> None:
    """1,500 users: a Connection Server of 2,000 sessions and one in reserve, as of gateways for users from outside."""
    plan = with_settings(read_sample("tr4540-1500"), broker="horizon-8")
    (found,) = [each for each in evaluate(plan, CATALOG).findings if each.code == "servers.not-planned"]
    assert "Horizon Connection Server (2)" in str(found.message)
    assert "8 vCPUs" in str(found.message)
    assert "Unified Access Gateway (2)" in str(found.remedy)
    assert not said_of(with_settings(plan, broker="none"), "servers.not-planned")


def test_a_resource_location_is_full_of_machines_or_of_sessions() -> None:
    plan = with_settings(read_sample("tr4540-1500"), broker="citrix-daas")
    assert not said_of(with_fields(plan, "pool", desktops=10_000, users_per_desktop=2), "zones.several")
    (said,) = said_of(with_fields(plan, "pool", desktops=9000, users_per_desktop=3), "zones.several")
    assert "9,000 machines with 27,000 sessions" in said
    assert "10,000 machines and 25,000 sessions" in said


def test_pods_carry_a_limited_number_of_sessions_together() -> None:
    plan = with_settings(read_sample("tr4540-1500"), broker="horizon-7")
    for users, said in ((5, False), (6, True)):
        full = with_fields(plan, "pool", desktops=10_000, users_per_desktop=users)
        assert bool(said_of(full, "site.too-large")) is said


def test_starts_as_installed_matter_where_the_window_is_too_short_for_them() -> None:
    """1,500 machines at 10 in a minute are up after 150 minutes."""
    plan = with_settings(read_sample("tr4540-1500"), broker="citrix-mcs", boot_window_minutes=149.0)
    fast: dict[str, object] = {"power_operations": 100, "power_operation_minutes": 2.5}
    assert "150 min" in said_of(with_settings(plan, **fast), "starts.as-installed")[0]
    assert not said_of(with_settings(plan, **fast, boot_window_minutes=150.0), "starts.as-installed")
    slow: dict[str, object] = {"power_operations": 100, "power_operation_minutes": 10.0}
    assert not said_of(with_settings(plan, **slow), "starts.as-installed")


def in_a_citrix_farm(**servers: object) -> Plan:
    plan = with_settings(read_sample("sc7020f-3000"), broker="citrix-pvs")
    for pool in [each.id for each in plan.components.values() if isinstance(each, DesktopPool)]:
        plan = with_fields(plan, pool, image_delivery="pvs")
    part = InfrastructureServers(id="servers", name="Servers", **servers)  # type: ignore[arg-type]
    return msgspec.structs.replace(plan, components={**plan.components, "servers": part})


def said_of(plan: Plan, code: str) -> list[str]:
    return [
        str(each.message).replace("\N{NO-BREAK SPACE}", " ")
        for each in evaluate(plan, CATALOG).findings
        if each.code == code
    ]


def test_a_citrix_farm_says_which_servers_it_lacks() -> None:
    """3,000 users: a controller and one in reserve, as of StoreFront; two streaming servers of 1,500 machines and one
    in reserve; two databases and a licence server."""
    (said,) = said_of(in_a_citrix_farm(servers=9), "servers.too-few")
    assert "2 Delivery Controllers and 2 StoreFront servers for 3,000 sessions, 3 servers that stream" in said
    assert not said_of(in_a_citrix_farm(servers=10), "servers.too-few")
    plain = with_settings(in_a_citrix_farm(servers=6), broker="citrix-mcs")
    for pool in [each.id for each in plain.components.values() if isinstance(each, DesktopPool)]:
        plain = with_fields(plain, pool, image_delivery="mcs")
    assert "stream" not in said_of(plain, "servers.too-few")[0]
    assert not said_of(with_fields(plain, "servers", servers=7), "servers.too-few")
    assert not said_of(plain, "streaming.threads")


def test_streaming_servers_have_memory_for_their_images_and_threads_for_their_machines() -> None:
    plan = in_a_citrix_farm(ram_gib=4.0)
    pools = [each.id for each in plan.components.values() if isinstance(each, DesktopPool)]
    needed = (2 + 2 * len(pools)) * 1.15
    assert said_of(plan, "streaming.memory")
    assert not said_of(in_a_citrix_farm(ram_gib=needed), "streaming.memory")
    shared = with_fields(in_a_citrix_farm(ram_gib=needed), pools[0], users_per_desktop=2)
    assert said_of(shared, "streaming.memory")
    assert "1,500 machines" in said_of(plan, "streaming.threads")[0]
    few = plan
    for pool in pools:
        few = with_fields(few, pool, desktops=160 // len(pools))
    assert not said_of(few, "streaming.threads")


def test_a_streamed_boot_reads_over_the_network_and_writes_to_its_store() -> None:
    """3,000 MB for each desktop of a pool in the boot window; the reads of its boots leave the store."""
    plan = read_sample("tr4540-1500")
    plain, streamed = (
        with_fields(plan, "pool", image_delivery="pvs", streamed_boot_mb=mb, boot_host_cache_hit_percent=0.0)
        for mb in (0.0, 3000.0)
    )
    window = plan.settings.boot_window_minutes * 60
    sent = [at(each, "hosts", "network", "boot") for each in (plain, streamed)]
    boots = [at(each, "ssd", "front_end_iops", "boot") for each in (plain, streamed)]
    assert boots[1] == pytest.approx(1500 * 27_471 * 0.043 / window)
    assert boots[0] == pytest.approx(1500 * 27_471 / window)
    assert sent[1] - sent[0] == pytest.approx(1500 * 3000 / window)
    clones = with_fields(streamed, "pool", image_delivery="clones")
    assert at(clones, "ssd", "front_end_iops", "boot") == boots[0]
    assert at(clones, "hosts", "network", "boot") == sent[0]
    said = leaves_of(explain(streamed, CATALOG, "hosts.network.boot"))
    assert 3000.0 in {each.value for each in said}


# --- images of a size ----------------------------------------------------------------------------------------


def with_image(gb: float, clones: str = "instant", mb_s: float = 100.0, **pool: object) -> Plan:
    """1,500 desktops on the 10 volumes of the array of NetApp TR-4540."""
    plan = with_fields(
        read_sample("tr4540-1500"), "pool", image_gb=gb, image_copy_mb_s=mb_s, clone_type=clones, **pool
    )
    plan = with_fields(plan, "array", volumes=10)
    replica = Link("pool", "replica", "array")
    return msgspec.structs.replace(plan, links={**plan.links, replica.key: replica})


def minutes_of(plan: Plan, phase: str) -> float:
    return next(
        each.minutes for each in evaluate(plan, CATALOG).work if (each.phase, each.case) == (phase, "normal")
    )


@pytest.mark.parametrize("clones", ["linked", "instant"])
def test_clones_wait_until_their_image_lies_on_each_datastore(clones: str) -> None:
    """20 GB on ten volumes at 100 MB/s are 33 min 20 s before the first clone; twice as fast, half of it. Making a pool
    and pushing a new image wait for that, boots and refreshes do not."""
    plain = with_image(0.0, clones)
    for mb_s in (100.0, 200.0):
        copied = with_image(20.0, clones, mb_s)
        for phase in ("provision", "patch"):
            assert minutes_of(copied, phase) == pytest.approx(
                minutes_of(plain, phase) + 2000 / mb_s * 100 / 60
            )
        assert minutes_of(copied, "boot") == minutes_of(plain, "boot")
    said = explain(with_image(20.0, clones), CATALOG, "provision.minutes")
    assert said.value == pytest.approx(minutes_of(with_image(20.0, clones), "provision"))
    assert {20.0, 100.0, 10.0} <= {each.value for each in leaves_of(said)}
    copies = explain(with_image(20.0, clones), CATALOG, "patch.copies")
    assert copies.value == pytest.approx(2000 / 60)


def test_pools_copy_side_by_side_and_streamed_ones_not_at_all() -> None:
    plan = with_image(20.0)
    pool = plan.components["pool"]
    assert isinstance(pool, DesktopPool)
    other = msgspec.structs.replace(pool, id="other", name="Other", image_gb=5.0)
    links = {
        link.key: link
        for each in plan.links.values()
        for link in (each, msgspec.structs.replace(each, source="other") if each.source == "pool" else each)
    }
    both = msgspec.structs.replace(plan, components={**plan.components, "other": other}, links=links)
    for phase, expected in (("provision", 2000 / 60), ("patch", 2000 / 60), ("refresh", 0.0), ("boot", 0.0)):
        storms = {each.phase: each for each in evaluate(both, CATALOG).storms if each.case == "normal"}
        assert (storms[phase].copies_minutes if phase in storms else 0.0) == pytest.approx(expected)
    for way, copied in (("pvs", 0.0), ("mcs", 2000 / 60)):
        found = evaluate(with_image(20.0, image_delivery=way), CATALOG).storms
        assert max(each.copies_minutes for each in found) == pytest.approx(copied)


def test_full_clones_are_copies_of_their_image() -> None:
    """15 GB are read and written for each, besides what it did without."""
    plain, copied = (with_image(gb, "full", work_kib_per_io=26.0) for gb in (0.0, 15.0))
    window = plain.settings.provision_window_minutes * 60
    more = at(copied, "ssd", "front_end_iops", "provision") - at(plain, "ssd", "front_end_iops", "provision")
    assert more == pytest.approx(1500 * 2 * 15e9 / (26 * 1024) / window)
    assert at(copied, "ssd", "front_end_iops", "boot") == at(plain, "ssd", "front_end_iops", "boot")
    assert {each.copies_minutes for each in evaluate(copied, CATALOG).storms} == {0.0}
    assert minutes_of(copied, "provision") > minutes_of(plain, "provision")
    said = explain(copied, CATALOG, "ssd.front_end_iops.provision")
    assert 15.0 in {each.value for each in leaves_of(said)}


def test_a_remedy_for_provisioning_leaves_time_for_the_copies() -> None:
    """In 60 minutes, 33 of which go with copies, 1,500 clones need twice as many operations at once as in all 60; where
    the copies alone take longer, no number helps."""
    found = {}
    for gb in (0.0, 20.0, 40.0):
        plan = with_settings(
            with_image(gb),
            provision_window_minutes=60.0,
            instant_clone_operations=1,
            instant_clone_operation_minutes=1.0,
        )
        late = [each for each in evaluate(plan, CATALOG).findings if each.code == "provision.too-slow"]
        found[gb] = str(late[0].remedy)
    assert "25" in found[0.0]
    assert "58" in found[20.0]
    assert "raise" not in found[40.0]
