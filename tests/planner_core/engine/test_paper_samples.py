"""The sample plans of five papers against the figures that the papers print. `-s` prints both, with the error."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pytest

from app.machine.resources import resource
from app.project.samples import read_sample, sample_names
from planner_core.engine.basis.assessment import Assessment, Saturation
from planner_core.engine.basis.axes import NORMAL
from planner_core.engine.basis.resources import ANSWERS, WORKING
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from planner_core.units import GIB_PER_GB
from tests.support.command import headroom
from tests.support.plans import CATALOG, with_fields

SC7020F, ME4, TR4540 = "sc7020f-3000", "me4-50", "tr4540-1500"
HYBRID, ALL_FLASH = "vsan62-hybrid-500", "vsan62-allflash-580"
PAPERS = (SC7020F, ME4, TR4540, HYBRID, ALL_FLASH)
TB_IN_GIB = 1000 * GIB_PER_GB


@cache
def assessed(name: str) -> Assessment:
    """A sample, or one of its variants below."""
    return evaluate(VARIANTS[name]() if name in VARIANTS else read_sample(name), CATALOG)


# --- other tests of the same papers: the sample with the load that the paper put on it -----------------------


def benchmark(iops: float, read_percent: float, kib: float) -> Plan:
    """50 desktops that run the same benchmark."""
    load = {"iops": iops / 50, "read_percent": read_percent, "kib_per_io": kib, "login_ios": 0}
    return with_fields(read_sample(ME4), "pool", **load)


VARIANTS: dict[str, Callable[[], Plan]] = {
    "monday-one-controller": lambda: with_fields(read_sample(TR4540), "pool", first_iops=8_302 / 1_500),
    "tuesday-one-controller": lambda: with_fields(read_sample(TR4540), "pool", iops=7_416 / 1_500),
    "applications": lambda: benchmark(22_122, 20, 952e6 / 22_122 / 1024),
    "diskspd-4k": lambda: benchmark(138_352, 72, 4),
    "diskspd-512k": lambda: benchmark(32_048, 72, 3810e6 / 32_048 / 1024),
}


# --- what the assessment says --------------------------------------------------------------------------------


class Row(NamedTuple):
    """Where a figure stands in the assessment."""

    component: str
    resource: str
    phase: str = "steady"
    case: str = NORMAL
    load: str = "average"

    def of(self, result: Assessment) -> Saturation:
        return next(
            row
            for row in result.saturation.where((self.component, self.resource))
            if (row.phase, row.case, row.load) == (self.phase, self.case, self.load)
        )


def demand(*at: str) -> Callable[[Assessment], float]:
    return lambda result: Row(*at).of(result).demand


def percent(*at: str) -> Callable[[Assessment], float]:
    return lambda result: Row(*at).of(result).load_factor * 100


def minutes(phase: str, case: str = NORMAL) -> Callable[[Assessment], float]:
    return lambda result: next(
        work.minutes for work in result.work if (work.phase, work.case) == (phase, case)
    )


def desktops(result: Assessment) -> float:
    assert result.desktops.maximum is not None
    return result.desktops.maximum


def used_gib(result: Assessment) -> float:
    store = result.store("array")
    assert store is not None
    return store.used_gib


class Figure(NamedTuple):
    """A printed figure, our answer, and how far off it may be, in percent of the printed one."""

    sample: str
    what: str
    paper: float
    ours: Callable[[Assessment], float]
    low: float = -1.0
    high: float = 1.0


# The bounds are tight where the figure went into the plan (IOPS, windows), as wide as the gap elsewhere: what the
# constants of the catalogue, which serve more than this one system, make of it. The safe side is above.
FIGURES = (
    Figure(SC7020F, "IOPS while all work", 164_000, demand("ssd", "front_end_iops")),
    Figure(SC7020F, "IOPS at the last login", 175_000, demand("ssd", "front_end_iops", "login")),
    Figure(
        SC7020F,
        "IOPS of the boot, just under",
        300_000,
        demand("ssd", "front_end_iops", "boot", NORMAL, "peak"),
        -2,
        0,
    ),
    Figure(
        SC7020F, "MB/s of 175,000 I/Os of 16 KiB", 2_867, demand("array", "array_ports", "login"), -0.5, 0.5
    ),
    Figure(SC7020F, "% of 16 ports", 11.2, percent("array", "array_ports", "login")),
    Figure(SC7020F, "% of 8 ports", 22.4, percent("array", "array_ports", "login", "controller")),
    Figure(SC7020F, "desktops", 3_000, desktops, 0, 10),
    Figure(ME4, "IOPS of the logins", 25_825, demand("ssd", "front_end_iops", "login")),
    Figure(ME4, "MB/s of the logins", 473, demand("array", "array_ports", "login")),
    Figure(ME4, "IOPS of the logins on SSD", 7_430, demand("ssd", "disk_iops", "login"), 0, 140),
    Figure("applications", "IOPS of starting applications", 22_122, demand("ssd", "front_end_iops")),
    Figure("applications", "MB/s of starting applications", 952, demand("array", "array_ports")),
    Figure("applications", "IOPS on SSD", 11_099, demand("ssd", "disk_iops"), 0, 85),
    Figure("diskspd-4k", "IOPS of 4 KiB", 138_352, demand("ssd", "front_end_iops")),
    Figure("diskspd-4k", "IOPS on SSD", 18_746, demand("ssd", "disk_iops"), 0, 400),
    Figure("diskspd-512k", "MB/s of 512 KiB", 3_810, demand("array", "array_ports")),
    Figure(TR4540, "IOPS on Monday", 9_865, demand("ssd", "front_end_iops", "first_steady")),
    Figure(
        TR4540,
        "IOPS at Monday's peak",
        31_088,
        demand("ssd", "front_end_iops", "first_steady", NORMAL, "peak"),
    ),
    Figure(TR4540, "MB/s on Monday", 197, demand("array", "array_ports", "first_steady"), -1, 1),
    Figure(TR4540, "% of controllers on Monday", 24, percent("array", "controller", "first_steady"), 0, 1),
    Figure(
        "monday-one-controller",
        "% of one controller at its 8,302 IOPS",
        40,
        percent("array", "controller", "first_steady", "controller"),
        0,
        5,
    ),
    Figure(TR4540, "IOPS on Tuesday", 7_586, demand("ssd", "front_end_iops")),
    Figure(TR4540, "MB/s on Tuesday", 172, demand("array", "array_ports"), -1, 1),
    Figure(TR4540, "% of controllers on Tuesday", 23, percent("array", "controller"), 0, 10),
    Figure(
        "tuesday-one-controller",
        "% of one controller at its 7,416 IOPS",
        38,
        percent("array", "controller", "steady", "controller"),
        0,
        20,
    ),
    Figure(TR4540, "IOPS of the boot", 57_231, demand("ssd", "front_end_iops", "boot")),
    Figure(
        TR4540,
        "IOPS at the peak of the boot",
        117_752,
        demand("ssd", "front_end_iops", "boot", NORMAL, "peak"),
        -8,
        0,
    ),
    Figure(TR4540, "MB/s of the boot", 1_469, demand("array", "array_ports", "boot"), 0, 4),
    Figure(TR4540, "% of controllers, boot", 58, percent("array", "controller", "boot"), 0, 5),
    Figure(TR4540, "minutes of the boot", 12, minutes("boot")),
    Figure(TR4540, "minutes of the boot, one controller", 14, minutes("boot", "controller"), -7, 0),
    Figure(TR4540, "IOPS of provisioning", 43_172, demand("ssd", "front_end_iops", "provision")),
    Figure(
        TR4540,
        "IOPS at the peak of provisioning",
        81_002,
        demand("ssd", "front_end_iops", "provision", NORMAL, "peak"),
        0,
        2,
    ),
    Figure(TR4540, "MB/s of provisioning", 1_216, demand("array", "array_ports", "provision"), -6, 0),
    Figure(TR4540, "% of controllers, provisioning", 68, percent("array", "controller", "provision"), 0, 2),
    Figure(TR4540, "minutes of provisioning", 80, minutes("provision")),
    Figure(TR4540, "IOPS of patching", 24_904, demand("ssd", "front_end_iops", "patch")),
    Figure(
        TR4540,
        "IOPS at the peak of patching",
        42_172,
        demand("ssd", "front_end_iops", "patch", NORMAL, "peak"),
        0,
        13,
    ),
    Figure(TR4540, "MB/s of patching", 703, demand("array", "array_ports", "patch"), -6, 0),
    Figure(TR4540, "% of controllers, patching", 51, percent("array", "controller", "patch"), -9, 0),
    Figure(TR4540, "GiB before reduction (20.3 TB)", 20.3 * TB_IN_GIB, used_gib),
    Figure(
        TR4540,
        "GB on the drives",
        558,
        lambda result: used_gib(result) / 36.4 / GIB_PER_GB,
    ),
    Figure(TR4540, "USD of storage at 2,666", 39, lambda result: float(result.cost.total) / 2_666, 0, 0),
    Figure(TR4540, "desktops", 1_500, desktops, 0, 0),
    # The processor figure is that of 520 and 600 desktops, which passed; 500 were near saturation too.
    Figure(HYBRID, "% of processors", 99.54, percent("nodes", "cpu"), -6, 0),
    Figure(HYBRID, "desktops that passed", 520, desktops, 0, 2),
    Figure(HYBRID, "desktops per core", 6.25, lambda result: desktops(result) / 80, 0, 6),
    Figure(
        HYBRID,
        "IOPS of a host behind CBRC (650 and 720, 80 % hits)",
        850,
        lambda result: demand("drives", "front_end_iops")(result) / 4,
        0,
        4,
    ),
    Figure(ALL_FLASH, "desktops that passed", 600, desktops, 0, 0),
    Figure(ALL_FLASH, "desktops per core", 6.04, lambda result: desktops(result) / 96, 0, 4),
)


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: f"{figure.sample}-{figure.what}")
def test_the_assessment_gives_the_papers_figure(figure: Figure) -> None:
    ours = figure.ours(assessed(figure.sample))
    error = (ours / figure.paper - 1) * 100
    print(f"{figure.sample:20} {figure.what:52} {figure.paper:>12,.2f} {ours:>12,.2f} {error:>+7.1f} %")
    assert figure.low - 1e-6 <= error <= figure.high + 1e-6


# --- what limits ---------------------------------------------------------------------------------------------


def test_the_sc7020f_is_nowhere_full() -> None:
    """The paper found headroom in all three phases."""
    used = [
        row.load_factor
        for row in assessed(SC7020F).saturation
        if row.resource in WORKING and row.case == NORMAL and row.load == "average"
    ]
    assert max(used) < 0.8


@pytest.mark.parametrize("name", [ME4, HYBRID, ALL_FLASH])
def test_processors_are_full_first_where_the_paper_says_so(name: str) -> None:
    """Users of the all-flash cluster wait too long for the processors just before."""
    resources = [limit.resource for limit in assessed(name).limits[:2]]
    assert next(each for each in resources if each not in ANSWERS) == "cpu"


def test_one_host_of_the_me4_cannot_carry_its_logins() -> None:
    row = Row("r730-1", "cpu", "login", "host-1").of(assessed(ME4))
    assert row.status == "over"
    assert not row.planned_for


def test_all_io_of_the_me4_stays_on_the_first_tier() -> None:
    assert all(row.demand == 0 for row in assessed(ME4).saturation.where(("sas", "disk_iops")))


def test_one_controller_and_four_ports_of_the_me4_carry_its_benchmarks() -> None:
    """The paper's volume belongs to one controller: 138,352 IOPS went through it, and 3,810 MB/s through its ports."""
    busy = Row("array", "controller", "steady", "controller").of(assessed("diskspd-4k"))
    ports = Row("array", "array_ports", "steady", "controller").of(assessed("diskspd-512k"))
    assert 0.9 < busy.load_factor < 1
    assert ports.load_factor == pytest.approx(3_810 / 4_700, rel=0.01)


def test_the_aff8040_carries_monday_and_tuesday_with_one_controller() -> None:
    for phase in ("first_steady", "steady"):
        assert Row("array", "controller", phase, "controller").of(assessed(TR4540)).load_factor < 1


def test_the_hosts_of_the_sc7020f_are_the_fewest_that_do() -> None:
    """The paper prints no number: with one host less in each cluster 3,000 desktops do not fit."""
    fewer = with_fields(with_fields(read_sample(SC7020F), "hosts-1", count=14), "hosts-2", count=14)
    assert evaluate(fewer, CATALOG).desktops.fits < 3_000
    assert assessed(SC7020F).desktops.fits == 3_000


# --- how it reads --------------------------------------------------------------------------------------------

TEXTS = {
    SC7020F: (
        r"3,000 of 3,000 fit",
        r"Boot +takes 8\.7 min",
        r"Front-end IOPS +175,\d00 ",
        r"SC7020F +Controllers +67% +71%",
        r"SC7020F +Controllers +39% +1%",
        r"SC7020F +Array ports +11% +11%",
    ),
    ME4: (
        r"50 of 50 fit",
        r"First limit +CPU of PowerEdge R730, 20 cores .*Login",
        r"Front-end IOPS +25,8\d\d ",
        r"Array ports +47\d ",
        r"Notice: “SSD, tier 1”: the plan counts on a cache that keeps 50% of the reads and 50% of the writes away",
        r"What the SSDs see is known to be off: .*\n.*17,557 IOPS on the drives for 7,430",
    ),
    TR4540: (
        r"1,500 of 1,500 fit",
        r"Purchase +from 103,974\.00 USD",
        r"Boot +takes 12 min",
        r"With one controller failed, Controllers of AFF8040 would be loaded to 121%: booting\s+would take 13 min",
        r"Provisioning +takes 80 min",
        r"Front-end IOPS +57,231 ",
        r"AFF8040 +Controllers +25% +25% +24% +24%",
        r"AFF8040 +Controllers +60% +69% +47% +13%",
        r"AFF8040 +18,9\d\d GiB of ",
    ),
    HYBRID: (
        r"500 of 500 fit",
        r"First limit +CPU of vSAN hybrid node",
        r"vSAN hybrid node +CPU .* 94% +Steady",
    ),
    ALL_FLASH: (r"580 of 580 fit; maximum 600", r"First limit +Response time of Windows 7 linked clones"),
}


@pytest.mark.parametrize("name", PAPERS)
def test_the_command_line_prints_them(name: str) -> None:
    done = headroom("assess", resource("samples", f"{name}.json"))
    assert (done.status, done.err) == (0, "")
    missing = [text for text in TEXTS[name] if not re.search(text, done.out)]
    assert not missing, done.out


MISTAKES = {
    "replica-on-ssd": {"limit.exceeded", "ram.overcommit"},
}
"""Where the model says less than ran. Everything else in the samples is drawn without an error."""


@pytest.mark.parametrize("name", sample_names())
def test_only_known_gaps_are_called_errors(name: str) -> None:
    errors = {finding.code for finding in assessed(name).findings if finding.severity == "error"}
    assert errors == MISTAKES.get(name, set())


@pytest.mark.parametrize("name", sample_names())
def test_notes_name_their_source(name: str) -> None:
    assert "Source: " in read_sample(name).settings.notes


@pytest.mark.parametrize("name", PAPERS)
def test_every_value_says_where_it_is_from(name: str) -> None:
    """Values of the catalogue name their record, the others the place in the paper, or that they are planned."""
    for part in read_sample(name).components.values():
        assert part.origins
        for field, origin in part.origins.items():
            assert origin.kind != "typed", (part.id, field)
            assert len(origin.reference) > 10, (part.id, field)
