"""What collectors saw of machines: means made apart from the sheets, which machines count, units, and broken sheets."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable

import pytest

from planner_core.imports.source_tables import ImportedFileError
from planner_core.measurements.machine_use import (
    UseError,
    UseFigures,
    UseOfMachines,
    doubts,
    pilot_of_use,
    use_summary,
)
from planner_core.measurements.use_reading import read_use
from tests.planner_core.imports.test_mutated_exports import FORM, VALUES, mutate
from tests.support.estates import (
    Sheets,
    collector_use_sheets,
    column,
    live_optics_sheets,
    live_optics_use_sheets,
    rvtools_sheets,
    source_file,
)
from tests.support.thorough import THOROUGH

ROUNDS = 4000 if THOROUGH else 300
EXPORTS: dict[str, Callable[[], Sheets]] = {
    "Live Optics": lambda: live_optics_use_sheets(9),
    "Live Optics with percentiles": lambda: live_optics_use_sheets(9, percentiles=True),
    "Collector": lambda: collector_use_sheets(9),
}


def read(sheets: Sheets) -> UseOfMachines:
    return read_use(source_file(sheets, "use.xlsx"))


def every(_name: str) -> bool:
    return True


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def test_live_optics_counts_machines_that_were_on_and_used() -> None:
    sheets = live_optics_use_sheets(12)
    rows = [row for row in sheets["VM Performance"][1:] if row[15]]
    found = use_summary(read(sheets), every)
    assert (len(found.machines), found.off, found.others) == (9, 1, 0)
    assert found.mhz.average == pytest.approx(1000 * mean([row[9] for row in rows]))
    assert found.mhz.peak == pytest.approx(1000 * mean([row[7] for row in rows]))
    assert found.mhz.p95 is None
    assert found.memory_mib.average == pytest.approx(mean([row[13] for row in rows]))
    assert found.iops.average == pytest.approx(mean([row[15] for row in rows]))
    assert found.read_percent == pytest.approx(
        100 * sum(row[19] for row in rows) / sum(row[15] for row in rows)
    )
    assert found.kib_per_io == pytest.approx(24.0)
    (remark,) = doubts(found)
    assert "no 95th percentile" in str(remark)


def test_a_95th_percentile_counts_where_the_file_has_one() -> None:
    sheets = live_optics_use_sheets(12, percentiles=True)
    rows = [row for row in sheets["VM Performance"][1:] if row[15]]
    use = read(sheets)
    found = use_summary(use, every)
    assert found.mhz.p95 == pytest.approx(2000 * mean([row[9] for row in rows]))
    pilot = pilot_of_use("pool", "host", use, every, hours=24.0)
    assert pilot.used_mhz == pytest.approx(found.mhz.p95)
    assert pilot.iops == pytest.approx(3 * mean([row[15] for row in rows]))
    (remark,) = doubts(found)
    assert "95th percentiles count" in str(remark)


def test_shares_of_reads_are_texts_where_they_have_no_columns() -> None:
    sheets = live_optics_use_sheets(12)
    rows = [row for row in sheets["VM Performance"][1:] if row[15]]
    for row in sheets["VM Performance"]:
        del row[19:]
    found = use_summary(read(sheets), every)
    shares = [float(row[16].split("%")[0]) for row in rows]
    weights = [row[15] for row in rows]
    assert found.read_percent == pytest.approx(
        sum(share * weight for share, weight in zip(shares, weights, strict=True)) / sum(weights)
    )
    sheets["VM Performance"][1][16] = "78% / 82%"
    broken = read(sheets)
    assert len(broken.unreadable) == 1
    assert "expected: two shares such as 78% / 22%" in str(broken.unreadable[0])


def test_a_machine_that_is_off_does_not_count_whatever_its_row_says() -> None:
    sheets = live_optics_use_sheets(12)
    row = sheets["VM Performance"][4]
    assert row[0] == "vm-0003"
    row[9], row[15] = 99.0, 99_999.0
    assert "vm-0003" not in use_summary(read(sheets), every).machines


def test_collector_tells_percentiles_of_virtual_processors_at_the_clock_of_the_host() -> None:
    sheets = collector_use_sheets(12)
    names = [row[0] for row in sheets["vCPU"][1:] if row[8]]
    vcpus = dict(zip(column(sheets["vCPU"], "VM Name"), column(sheets["vCPU"], "vCPUs"), strict=True))
    percent = {row[0]: row[8] for row in sheets["vCPU"][1:]}
    iops = {row[0]: row[3] for row in sheets["vInfo"][1:]}
    memory = {row[0]: row[2] * row[7] / 100 for row in sheets["vMemory"][1:]}
    use = read(sheets)
    found = use_summary(use, every)
    assert found.machines == tuple(names)
    assert (len(found.machines), found.off) == (8, 4)
    assert found.mhz.p95 == pytest.approx(mean([2400 * vcpus[each] * percent[each] / 100 for each in names]))
    assert found.iops == UseFigures(p95=pytest.approx(mean([iops[each] for each in names])))
    assert found.memory_mib.p95 == pytest.approx(mean([memory[each] for each in names]))
    assert (use.day, use.hours) == ("2026-09-08", 168.0)
    assert found.read_percent is None
    assert found.kib_per_io is None
    pilot = pilot_of_use("pool", "host", use, every)
    assert (pilot.desktops, pilot.hours, pilot.day) == (8, 168.0, "2026-09-08")


def test_machines_are_chosen_by_name_and_users_share_session_hosts() -> None:
    use = read(collector_use_sheets(12))
    found = use_summary(use, lambda name: name in {"vm-0000", "vm-0001", "vm-0003"})
    assert (found.machines, found.off, found.others) == (("vm-0000", "vm-0001"), 1, 9)
    alone = pilot_of_use("pool", "host", use, every)
    shared = pilot_of_use("pool", "host", use, every, users=80, is_shared=True)
    assert shared.used_mhz == pytest.approx((alone.used_mhz or 0) * 8 / 80)
    assert shared.iops == pytest.approx((alone.iops or 0) * 8 / 80)
    with pytest.raises(UseError, match="how many users shared"):
        pilot_of_use("pool", "host", use, every, is_shared=True)
    with pytest.raises(UseError, match="No machine counts: 12 have another name, and 0 were off"):
        pilot_of_use("pool", "host", use, lambda _name: False)
    with pytest.raises(UseError, match=r"use\.xlsx does not tell for how long"):
        pilot_of_use("pool", "host", read(live_optics_use_sheets(9)), every)


def test_a_host_without_a_clock_leaves_its_processors_out() -> None:
    sheets = collector_use_sheets(9)
    place = sheets["vHosts"][0].index("CPU Speed")
    sheets["vHosts"][1][place] = None
    use = read(sheets)
    assert any("clock of the hosts" in str(each) for each in use.remarks)
    found = use_summary(use, every)
    assert found.mhz.p95 is not None
    without = {
        name
        for name, host in zip(
            column(sheets["vmList"], "VM Name"), column(sheets["vmList"], "Host"), strict=True
        )
        if host == "H0"
    }
    assert all(not each.mhz.is_told for each in use.machines if each.name in without)


def test_a_name_of_several_machines_does_not_count() -> None:
    sheets = collector_use_sheets(9)
    sheets["vCPU"].append(list(sheets["vCPU"][1]))
    use = read(sheets)
    assert "vm-0000" not in {each.name for each in use.machines}
    assert any("stands for several machines" in str(each) for each in use.remarks)


def test_an_export_without_performance_says_what_is_missing() -> None:
    for sheets in (live_optics_sheets(6), rvtools_sheets(6)):
        with pytest.raises(ImportedFileError, match="tells nothing of how busy machines were"):
            read(sheets)


def known_figures(use: UseOfMachines) -> dict[str, list[float | None]]:
    return {
        each.name: [
            *(
                value
                for of in (each.mhz, each.memory_mib, each.iops)
                for value in (of.average, of.p95, of.peak)
            ),
            each.kib_per_second,
        ]
        for each in use.machines
        if each.is_on
    }


def read_or_refused(sheets: Sheets) -> UseOfMachines | None:
    refusal = ""
    try:
        return read({name: rows for name, rows in sheets.items() if rows})
    except ImportedFileError as refused:
        refusal = str(refused)
    assert "use.xlsx" in refusal
    return None


@pytest.mark.parametrize("export", EXPORTS)
def test_what_is_wrong_with_the_form_never_changes_a_figure(export: str) -> None:
    original = EXPORTS[export]()
    meant = known_figures(read(original))
    read_ones = 0
    for number in range(ROUNDS):
        source = random.Random(f"{export} {number}")
        sheets = copy.deepcopy(original)
        for mutation in source.sample(FORM, source.randrange(1, 4)):
            if sheets:
                mutate(mutation, sheets, source)
        found = read_or_refused(sheets)
        if found is None:
            continue
        read_ones += 1
        for name, figures in known_figures(found).items():
            if name not in meant:
                continue  # one that was off, whose sheet is gone
            assert all(a is None or a == pytest.approx(b) for a, b in zip(figures, meant[name], strict=True))
    assert read_ones > ROUNDS // 5


@pytest.mark.parametrize("export", EXPORTS)
def test_what_is_wrong_with_a_value_is_told_with_its_row(export: str) -> None:
    original = EXPORTS[export]()
    for number in range(ROUNDS):
        source = random.Random(f"{export} {number}")
        sheets = copy.deepcopy(original)
        for mutation in source.choices(VALUES, k=source.randrange(1, 4)):
            mutate(mutation, sheets, source)
        found = read_or_refused(sheets)
        if found is None:
            continue
        for message in found.unreadable:
            assert "use.xlsx, sheet " in str(message)
            assert ", row " in str(message)
            assert len(str(message)) < 400
        summary = use_summary(found, every)
        for figures in (summary.mhz, summary.memory_mib, summary.iops):
            assert all(
                each is None or 0 <= each < 1e8 for each in (figures.average, figures.p95, figures.peak)
            )
