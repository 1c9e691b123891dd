"""The log of a host by esxtop: which columns count, what is added up, and what a damaged log says."""

from __future__ import annotations

import math
from datetime import datetime, time

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.measurements.counter_log import CounterLogError, read_head
from planner_core.measurements.host_log import host_series, machines_in
from planner_core.measurements.series import Hours, SeriesError, hours_measured, hours_of, told
from tests.support.measured_files import esxtop

MACHINES = ["desk-01", "desk.02", "desk (3)", "desk,04", "server\\one"]


def value(heading: str, sample: int) -> float:
    """Values that tell where they are from: those of machine n are n times those of the first."""
    if "Physical Cpu(_Total)\\% Util" in heading:
        return 10.0 + sample
    if "Watts" in heading:
        return 300.0
    of = next((at for at, name in enumerate(MACHINES, 1) if f"{name})" in heading), 0)
    for at, part in enumerate(
        ("Reads/sec", "Writes/sec", "MBytes Read", "MBytes Written", "% Used", "Touched", "Consumed")
    ):
        if part in heading:
            return of * 10.0 ** (at / 2) + sample
    return 77.0


def desks(name: str) -> bool:
    return name.startswith("desk")


def test_machines_are_found_by_their_disks_and_not_twice():
    head = read_head(esxtop(MACHINES, 1, value)[0])
    assert machines_in(head) == tuple(MACHINES)
    assert head.hosts == ("esx-01.example.com",)
    assert (head.zone, head.minutes_behind_utc) == ("UTC", 0)


def test_sums_are_those_of_the_chosen_machines_without_the_first_sample():
    found = host_series(esxtop(MACHINES, 4, value), desks)
    assert found.machines == ("desk-01", "desk.02", "desk (3)", "desk,04")
    assert found.others == 1
    assert found.cpu_percent.tolist() == [11.0, 12.0, 13.0]
    # Machines 1 to 4: ten times a tenth of each, and the number of the sample for each of the four.
    assert found.reads.tolist() == pytest.approx([10 + 4, 10 + 8, 10 + 12])
    assert found.writes.tolist() == pytest.approx([10 * math.sqrt(10) + 4 * at for at in (1, 2, 3)], rel=1e-5)
    assert found.active_mib.tolist() == pytest.approx([10 * 10**2.5 + 4 * at for at in (1, 2, 3)], rel=1e-5)
    assert found.watts.tolist() == [300.0] * 3
    assert found.times[0] == datetime(2026, 11, 26, 8, 0, 5)  # noqa: DTZ001
    assert found.counter == "Physical Cpu(_Total)\\% Util Time"


@pytest.mark.parametrize("disks", [1, 3])
def test_disks_count_where_the_machine_has_no_column_of_its_own(disks):
    whole = host_series(esxtop(MACHINES, 3, value), desks)
    parts = host_series(esxtop(MACHINES, 3, value, disks=disks, whole=False), desks)
    assert parts.machines == whole.machines
    np.testing.assert_allclose(parts.iops, whole.iops, rtol=1e-4)
    np.testing.assert_allclose(parts.read_mib + parts.write_mib, whole.read_mib + whole.write_mib, rtol=1e-4)


def test_a_machine_that_is_switched_off_no_longer_counts():
    lines = esxtop(["desk-01", "desk-02"], 4, lambda _heading, _sample: 10.0)
    cells = lines[3].rstrip("\n").split(",")
    heading = lines[0].rstrip("\n").split(",")
    off = [" " if "desk-02" in name else cell for name, cell in zip(heading, cells, strict=True)]
    lines[3] = ",".join(f'"{cell}"' if cell == " " else cell for cell in off) + "\n"
    found = host_series(lines, desks)
    assert found.reads.tolist() == [20.0, 10.0, 20.0]


def test_machines_without_work_are_told():
    def idle(heading: str, _sample: int) -> float:
        if "desk-02" in heading:
            return 0.2
        return 30.0

    assert host_series(esxtop(["desk-01", "desk-02"], 3, idle), desks).hardly_used == 1


def test_the_last_line_may_be_cut_off_and_no_other():
    lines = esxtop(MACHINES, 5, value)
    cut = [*lines[:-1], lines[-1][: len(lines[-1]) // 2]]
    assert len(host_series(cut, desks).times) == 3
    damaged = [*lines[:3], lines[3][: len(lines[3]) // 2] + "\n", *lines[4:]]
    with pytest.raises(CounterLogError, match=r"Line 4 has \d+ columns; the heading has \d+"):
        host_series(damaged, desks)


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("(PDH-CSV 4.0)", "(CSV)", "This is no counter log"),
        ("Physical Cpu(_Total)", "Processor(_Total)", "no log of an ESX host"),
        ('"11/26/2026 08:00:10"', '"26/11/2026 08:00:10"', "Line 4: “26/11/2026 08:00:10” is no time"),
        ('"11/26/2026 08:00:10","77"', '"11/26/2026 08:00:10","much"', None),
        ("Physical Cpu(_Total)\\% Util", "Physical Cpu(_Total)\\x", None),
    ],
)
def test_a_wrong_file_says_what_is_wrong(before, after, words):
    """What is not asked for may hold anything."""
    text = "".join(esxtop(MACHINES, 4, value))
    assert before in text
    lines = text.replace(before, after).splitlines(keepends=True)
    if words is None:
        host_series(lines, desks)
    else:
        with pytest.raises(CounterLogError, match=words):
            host_series(lines, desks)


def test_a_text_in_a_column_that_counts_is_an_error():
    lines = esxtop(MACHINES, 4, value)
    place = next(at for at, name in enumerate(lines[0].split(",")) if "Physical Cpu(_Total)\\% Util" in name)
    cells = lines[2].split(",")
    cells[place] = '"much"'
    with pytest.raises(CounterLogError, match=r"Line 3, Physical Cpu\\% Util Time: “much” is no number"):
        host_series([*lines[:2], ",".join(cells), *lines[3:]], desks)


def test_semicolons_and_decimal_commas():
    first = "(PDH-CSV 4.0) (W. Europe Standard Time)(-60)"
    plain = esxtop(["desk-01"], 4, lambda _heading, sample: 1.5 + sample, first=first)
    german = [line.replace('","', '";"').replace(".", ",") for line in plain[1:]]
    german = [plain[0].replace('","', '";"'), *german]
    found = host_series(german, desks)
    assert found.reads.tolist() == [2.5, 3.5, 4.5]
    assert found.zone == "W. Europe Standard Time"


def test_logs_of_two_hosts_in_one_are_refused():
    lines = esxtop(["desk-01"], 3, value)
    lines[0] = lines[0].replace("esx-01", "esx-02", 1)
    with pytest.raises(CounterLogError, match="2 hosts"):
        host_series(lines, desks)


@given(st.data())
def test_a_damaged_log_is_read_or_refused(data):
    """Whatever a byte becomes, there is a clear error or a series without negative values."""
    text = "".join(esxtop(["desk-01", "desk-02"], 4, value))
    at = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.sampled_from(['"', ",", "\n", "\\", "(", "-", "9", "x", "", "1e999", "nan", ";"]))
    lines = (text[:at] + put + text[at + data.draw(st.integers(0, 30)) :]).splitlines(keepends=True)
    try:
        found = host_series(lines, desks)
    except CounterLogError:
        return
    for series in (found.cpu_percent, found.reads, found.writes):
        assert not (series < 0).any()
        assert not np.isinf(series).any()


def test_hours_of_a_day_choose_the_samples():
    times = [datetime(2026, 11, 26, hour, 30) for hour in range(24)]  # noqa: DTZ001
    values = np.arange(24.0)
    office = hours_of("08:00-17:00")
    assert office == Hours(time(8), time(17))
    figures = told(times, values, office)
    assert figures is not None
    assert (figures.average, figures.peak, figures.peak_at.hour) == (12.0, 16.0, 16)
    night = told(times, values, hours_of("22:00-06:00"))
    assert night is not None
    assert night.average == pytest.approx((22 + 23 + 0 + 1 + 2 + 3 + 4 + 5) / 8)
    assert hours_measured(times, office) == 9.0
    assert hours_of("18:00-24:00") == Hours(time(18), time(0))


def test_p95_is_a_value_that_was_measured():
    times = [datetime(2026, 11, 26, 8, minute) for minute in range(20)]  # noqa: DTZ001
    figures = told(times, np.arange(1.0, 21.0), Hours())
    assert figures is not None
    assert figures.p95 == 19.0


def test_an_hour_that_is_told_twice_does_not_shorten_the_measurement():
    """Clocks go back at three: half past two comes twice."""
    clock = [(1, 0), (1, 30), (2, 0), (2, 30), (2, 0), (2, 30), (3, 0)]
    times = [datetime(2026, 10, 25, *each) for each in clock]  # noqa: DTZ001
    assert hours_measured(times, Hours()) == 3.5


@pytest.mark.parametrize("text", ["8-17", "25:00-26:00", "", "08:00", "08:60-09:00"])
def test_hours_that_are_none(text):
    with pytest.raises(SeriesError, match="08:00-17:30"):
        hours_of(text)
