"""The log of Windows machines: names in three languages, what is averaged, clocks, and what a wrong log says."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

import numpy as np
import pytest

from app.project.measured_files import read_measured
from planner_core.measurements.counter_log import CounterLogError, read_head
from planner_core.measurements.guest_log import (
    GuestSeries,
    guest_series,
    guest_steps,
    is_guest_log,
    together,
)
from planner_core.measurements.measured_pilot import NotEnoughError, guest_figures, pilot_of_guests
from planner_core.measurements.series import Hours, SeriesError, clock_changes, hours_measured, hours_of
from tests.support.measured_files import (
    ENGLISH,
    FRENCH,
    GERMAN,
    LANGUAGES,
    SPANISH,
    START,
    Language,
    esxtop,
    perfmon,
)
from tests.support.thorough import THOROUGH

DESKS = ["DESK-01", "DESK-02", "DESK-03", "DC-01"]
ROUNDS = 4000 if THOROUGH else 300


def value(machine: str, figure: str, sample: int) -> float:
    """Values that tell where they are from."""
    of = DESKS.index(machine) + 1
    return {
        "busy": 5.0 * of + sample,
        "available": 1000.0 * of,
        "reads": 2.0 * of,
        "writes": 3.0 * of + sample,
        "read_bytes": 2.0 * of * 32 * 1024,
        "write_bytes": (3.0 * of + sample) * 8 * 1024,
        "active": float(of),
    }[figure]


def desks(name: str) -> bool:
    return name.startswith("DESK")


def mean(figure: str, sample: int) -> float:
    """Of the three desktops, made apart from what is tested."""
    return sum(value(each, figure, sample) for each in DESKS[:3]) / 3


def check(found: GuestSeries, samples: int) -> None:
    assert (found.machines, found.others, found.vcpus) == (("DESK-01", "DESK-02", "DESK-03"), 1, 2)
    assert len(found.times) == samples
    assert np.isnan(found.cpu_percent[0])
    for sample in range(1, samples):
        reads, writes = mean("reads", sample), mean("writes", sample)
        assert found.cpu_percent[sample] == pytest.approx(mean("busy", sample))
        assert found.iops[sample] == pytest.approx(reads + writes)
        assert found.reads[sample] == pytest.approx(reads)
        assert found.mib_per_second[sample] == pytest.approx((reads * 32 + writes * 8) / 1024)
        assert found.available_mib[sample] == pytest.approx(2000.0)
        assert found.sessions[sample] == pytest.approx(2.0)


@pytest.mark.parametrize("decimal", [".", ","])
@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
def test_means_are_those_of_the_chosen_machines(language: Language, delimiter: str, decimal: str) -> None:
    lines = perfmon(DESKS, 5, value, language=language, delimiter=delimiter, decimal=decimal)
    check(guest_series(lines, desks), 5)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252", "cp850"])
@pytest.mark.parametrize("language", [GERMAN, FRENCH])
def test_a_file_in_any_encoding_of_windows(language: Language, encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "log.csv"
    path.write_bytes("".join(perfmon(DESKS, 3, value, language=language)).encode(encoding))
    found = read_measured([path], desks).log
    assert isinstance(found, GuestSeries)
    check(found, 3)


def test_figures_of_a_machine_and_of_the_pilot() -> None:
    found = guest_series(perfmon(DESKS, 61, value), desks)
    figures = guest_figures(found, Hours(), ram_gib=4.0)
    assert figures.cpu_percent is not None
    assert figures.memory_gib is not None
    # Samples 1 to 60: 10 % and the number of the sample.
    assert figures.cpu_percent.average == pytest.approx(10 + 30.5)
    assert (figures.cpu_percent.peak, figures.cpu_percent.peak_at) == (70.0, found.times[60])
    assert figures.cpu_percent.p95 == 67.0
    assert figures.memory_gib.average == pytest.approx(4.0 - 2000 / 1024)
    reads, writes = 4.0, 6.0 + 30.5
    assert figures.read_percent == pytest.approx(100 * reads / (reads + writes))
    assert figures.kib_per_io == pytest.approx((reads * 32 + writes * 8) / (reads + writes))
    pilot = pilot_of_guests("pool", "host", found, Hours())
    assert (pilot.desktops, pilot.vcpus, pilot.day) == (3, 2, "2026-11-26")
    assert (pilot.guest_percent, pilot.iops) == (pytest.approx(40.5), pytest.approx(reads + writes))
    assert guest_figures(found, Hours(), ram_gib=1.0).memory_gib is None, "less than what is available"


def test_session_hosts_are_told_by_user() -> None:
    found = guest_series(perfmon(DESKS, 61, value), desks)
    pilot = pilot_of_guests("pool", "host", found, Hours(), is_shared=True)
    assert pilot.desktops == 6, "one, two and three sessions"
    assert pilot.guest_percent == pytest.approx(40.5 * 3 / 6)
    assert pilot.iops == pytest.approx(40.5 * 3 / 6)
    assert pilot_of_guests("pool", "host", found, Hours(), 12, is_shared=True).iops == pytest.approx(40.5 / 4)
    without = guest_series(perfmon(DESKS, 61, value, sessions=False), desks)
    with pytest.raises(NotEnoughError, match="Active Sessions"):
        pilot_of_guests("pool", "host", without, Hours(), is_shared=True)


def test_no_machine_and_no_sample_are_told() -> None:
    lines = perfmon(DESKS, 5, value)
    nobody = guest_series(lines, lambda _name: False)
    with pytest.raises(NotEnoughError, match="None of the 4 machines"):
        pilot_of_guests("pool", "host", nobody, Hours())
    with pytest.raises(SeriesError, match="no samples in these hours"):
        pilot_of_guests("pool", "host", guest_series(lines, desks), hours_of("20:00-21:00"))
    with pytest.raises(CounterLogError, match="no samples"):
        guest_series(lines[:1], desks)


def test_a_machine_that_reports_nothing_does_not_count_in_that_sample() -> None:
    def gone(machine: str, figure: str, sample: int) -> float | None:
        return None if machine == "DESK-03" and sample == 2 else value(machine, figure, sample)

    found = guest_series(perfmon(DESKS, 4, gone), desks)
    assert found.cpu_percent[2] == pytest.approx((5 + 2 + 10 + 2) / 2)
    assert found.cpu_percent[3] == pytest.approx(10 + 3)


def test_minus_one_is_no_value() -> None:
    found = guest_series(perfmon(["A"], 4, lambda *_: -1.0), lambda _name: True)
    assert np.isnan(found.cpu_percent).all()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (r"Processor(_Total)\%", r"Processor Information(_Total)\%"),
        (r"PhysicalDisk(_Total)", r"PhysicalDisk(0 C:)"),
        (r"PhysicalDisk(_Total)", r"LogicalDisk(_Total)"),
        (r"Memory\Available MBytes", r"memory\available mbytes"),
        (r"\Disk Reads/sec", r"\DISK READS/SEC"),
    ],
)
def test_other_names_of_the_same(before: str, after: str) -> None:
    lines = perfmon(DESKS, 4, value)
    check(guest_series([lines[0].replace(before, after), *lines[1:]], desks), 4)


def test_processors_without_their_total_are_averaged_and_disks_added() -> None:
    lines = perfmon(["A"], 3, lambda _machine, _figure, _sample: 8.0, vcpus=4)
    head = lines[0].replace(r"Processor(_Total)", r"Processor(9)")
    head = head.replace(r"PhysicalDisk(_Total)\Disk Writes", r"PhysicalDisk(1 D:)\Disk Reads")
    found = guest_series([head, *lines[1:]], lambda _name: True)
    assert found.cpu_percent[1] == 8.0
    assert found.reads[1] == 8.0, "the total is there, so that disk D: is part of it"
    head = head.replace(r"PhysicalDisk(_Total)\Disk Reads", r"PhysicalDisk(0 C:)\Disk Reads")
    assert guest_series([head, *lines[1:]], lambda _name: True).reads[1] == 16.0


def test_volumes_count_only_without_disks() -> None:
    """Both count the same I/Os, in whatever order they come."""
    lines = [line.rstrip("\r\n")[1:-1].split('","') for line in perfmon(["DESK-01"], 3, value)]
    volumes = [(0, r"\\DESK-01\LogicalDisk(_Total)\Disk Reads/sec"), *((at, "777.0") for at in range(1, 4))]
    for row, (_at, cell) in zip(lines, volumes, strict=True):
        row.insert(1, cell)
    found = guest_series([",".join(f'"{each}"' for each in row) + "\r\n" for row in lines], desks)
    assert found.reads[1] == 2.0


@pytest.mark.parametrize(("unit", "factor"), [("KBytes", 1024.0), ("Bytes", 1024.0**2)])
def test_available_memory_in_other_units(unit: str, factor: float) -> None:
    def in_unit(machine: str, figure: str, sample: int) -> float:
        return value(machine, figure, sample) * (factor if figure == "available" else 1.0)

    lines = perfmon(DESKS, 4, in_unit)
    check(guest_series([lines[0].replace("Available MBytes", f"Available {unit}"), *lines[1:]], desks), 4)


def test_transfers_alone_tell_no_share_of_reads() -> None:
    lines = perfmon(DESKS, 4, value)
    head = lines[0].replace("Disk Reads/sec", "Disk Transfers/sec").replace("Disk Writes/sec", "Avg. X")
    found = guest_series([head, *lines[1:]], desks)
    figures = guest_figures(found, Hours())
    assert found.iops[1] == pytest.approx(4.0)
    assert figures.read_percent is None


def test_the_description_of_a_collector_is_no_counter() -> None:
    """Windows puts it behind the last counter of the heading; below it there is nothing, or an empty cell."""
    lines = perfmon(DESKS, 4, value)
    head = lines[0].rstrip() + ',"Report on the state of this computer, and how to mend it"\r\n'
    check(guest_series([head, *lines[1:]], desks), 4)
    check(guest_series([head, *(line.rstrip() + ',""\r\n' for line in lines[1:])], desks), 4)


def test_what_typeperf_says_at_its_end_is_left_out() -> None:
    lines = perfmon(DESKS, 4, value, first="(PDH-CSV 4.0)")
    said = [
        "Exiting, please wait...                         \r\n",
        "The command completed successfully.\r\n",
        "\r\n",
    ]
    found = guest_series([*lines, *said], desks)
    check(found, 4)
    assert found.zone == ""


# --- several logs -----------------------------------------------------------------------------------------------


def test_logs_of_one_machine_each_are_one_log(tmp_path: Path) -> None:
    paths = []
    for machine in DESKS:
        paths.append(tmp_path / f"{machine}.csv")
        paths[-1].write_text("".join(perfmon([machine], 5, value)), "utf-8")
    found = read_measured(paths, desks).log
    assert isinstance(found, GuestSeries)
    check(found, 5)
    assert found.host == ""


def test_samples_of_several_logs_need_not_be_of_the_same_second() -> None:
    """One a minute, and one each 20 seconds, seven seconds later."""
    often = perfmon(["DESK-02"], 13, value, step_seconds=20.0, start=START + timedelta(seconds=7))
    logs = [guest_series(each, desks) for each in (perfmon(["DESK-01"], 5, value), often)]
    found = together(logs)
    assert len(found.times) == 5
    assert hours_measured(found.times, Hours()) == pytest.approx(5 / 60)
    # Minute 2: sample 2 of the first, samples 6 to 8 of the other.
    assert found.cpu_percent[2] == pytest.approx(((5 + 2) + (10 + 7)) / 2)
    # The other one begins with an empty cell.
    assert found.cpu_percent[0] == pytest.approx((10 + 1.5) / 1)


def test_a_log_of_more_machines_counts_more() -> None:
    both = [guest_series(perfmon(each, 4, value), desks) for each in (DESKS[:2], DESKS[2:3])]
    whole = guest_series(perfmon(DESKS[:3], 4, value), desks)
    np.testing.assert_allclose(together(both).iops, whole.iops)
    assert together(both).machines == whole.machines


def test_logs_that_do_not_fit_together_are_refused() -> None:
    one = guest_series(perfmon(["DESK-01"], 4, value), desks)
    with pytest.raises(CounterLogError, match="machine DESK-01 is in two of the logs"):
        together([one, one])
    other = guest_series(perfmon(["DESK-02"], 4, value, first="(PDH-CSV 4.0) (UTC)(0)"), desks)
    with pytest.raises(CounterLogError, match="several time zones"):
        together([one, other])


# --- clocks -----------------------------------------------------------------------------------------------------


def utc(moment: datetime) -> datetime:
    return moment


def berlin(moment: datetime) -> datetime:
    """The clock of a wall in Berlin, of a moment in UTC."""
    summer = datetime(2026, 3, 29, 1) <= moment < datetime(2026, 10, 25, 1)  # noqa: DTZ001
    return moment + timedelta(hours=2 if summer else 1)


@pytest.mark.parametrize(
    ("start", "clock", "repeated"),
    [
        (datetime(2026, 10, 24, 22), berlin, [True]),  # noqa: DTZ001
        (datetime(2026, 3, 28, 22), berlin, [False]),  # noqa: DTZ001
        (datetime(2026, 10, 24, 22), utc, []),  # noqa: DTZ001
    ],
)
def test_an_hour_that_repeats_or_is_missing_is_told_and_does_not_count_twice(
    start: datetime, clock: Callable[[datetime], datetime], repeated: list[bool]
) -> None:
    lines = perfmon(["A"], 8 * 12, lambda *_: 10.0, step_seconds=300.0, start=start, clock=clock)
    found = guest_series(lines, lambda _name: True)
    assert [each.is_repeated for each in clock_changes(found.times)] == repeated
    assert hours_measured(found.times, Hours()) == pytest.approx(8.0)
    for change in clock_changes(found.times):
        assert change.before.hour == (2 if change.is_repeated else 1)
        assert change.after.hour == (2 if change.is_repeated else 3)


def test_a_pause_is_no_change_of_the_clock() -> None:
    times = [START + timedelta(minutes=each) for each in (0, 1, 2, 3, 95, 96, 97)]
    assert clock_changes(times) == ()


@pytest.mark.parametrize(
    ("start", "samples", "is_clear"),
    [
        (datetime(2026, 11, 26, 8), 3, True),  # noqa: DTZ001
        (datetime(2026, 5, 5, 8), 3, True),  # noqa: DTZ001
        (datetime(2026, 6, 5, 8), 3, False),  # noqa: DTZ001
        (datetime(2026, 6, 5, 23, 59), 3, True),  # noqa: DTZ001
        (datetime(2026, 6, 12, 23, 59), 3, True),  # noqa: DTZ001
    ],
)
def test_a_date_with_dots_is_read_only_where_the_log_shows_its_order(
    start: datetime, samples: int, is_clear: bool
) -> None:
    lines = perfmon(["A"], samples, lambda *_: 10.0, start=start, dates="%d.%m.%Y %H:%M:%S")
    if is_clear:
        assert guest_series(lines, lambda _name: True).times[0] == start
    else:
        with pytest.raises(CounterLogError, match=r"05\.06\.2026 08:00:00” may be either of two days"):
            guest_series(lines, lambda _name: True)


@pytest.mark.parametrize(
    "dates", ["%d/%m/%Y %H:%M:%S", "%Y-%m-%d %H:%M:%S", "%m/%d/%y %H:%M", "%m.%d.%Y %H:%M:%S"]
)
def test_a_date_of_another_form_is_refused(dates: str) -> None:
    with pytest.raises(CounterLogError, match="is no time of a counter log"):
        guest_series(perfmon(["A"], 3, lambda *_: 10.0, dates=dates), lambda _name: True)


# --- wrong logs -------------------------------------------------------------------------------------------------


def test_counters_in_another_language_are_refused_with_what_was_seen() -> None:
    with pytest.raises(CounterLogError) as refused:
        guest_series(perfmon(DESKS, 3, value, language=SPANISH), desks)
    said = str(refused.value)
    assert r"It has Procesador\% de tiempo de procesador, Memoria\MB disponibles," in said
    assert "English, German or French" in said
    assert "relog log.blg -f csv" in said


def test_a_host_of_hyper_v_is_no_desktop() -> None:
    lines = perfmon(DESKS, 3, value)
    other = r"Hyper-V Hypervisor Logical Processor(_Total)\% Total Run Time"
    head = lines[0].replace(ENGLISH.available, other)
    with pytest.raises(CounterLogError, match="log of a Hyper-V host"):
        guest_series([head, *lines[1:]], desks)


def test_points_and_commas_are_never_mixed() -> None:
    lines = perfmon(["A"], 4, lambda *_: 1234.5)
    mixed = lines[3].replace('"1234.500000"', '"1,234.5"', 1)
    with pytest.raises(CounterLogError, match="is no number"):
        guest_series([*lines[:3], mixed], lambda _name: True)
    other = lines[3].replace(".500000", ",5").replace(".123", "")
    with pytest.raises(CounterLogError, match="is no number"):
        guest_series([*lines[:3], other], lambda _name: True)


def test_a_log_of_esx_is_not_taken_for_one_of_windows() -> None:
    assert not is_guest_log(read_head(esxtop(["desk-1"], 1, lambda *_: 1.0)[0]))
    assert is_guest_log(read_head(perfmon(DESKS, 1, value)[0]))


def test_a_long_log_is_read_in_pieces_that_can_be_given_up() -> None:
    lines = iter(perfmon(["A"], 200, lambda *_: 10.0))
    steps = guest_steps(lines, lambda _name: True)
    assert next(steps) is None
    assert len(list(lines)) > 150, "the rest has not been read yet"


JUNK = ('"', ",", ";", "\r\n", "\\", "(", ")", "-", "9", "x", "", "1e999", "nan", "\t", ".", "Ω", '""', " ")


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
def test_a_damaged_log_is_read_or_refused_and_never_in_another_unit(language: Language) -> None:
    """Whatever letters become, there is a clear error, or values no higher than the log has them."""
    text = "".join(perfmon(DESKS, 4, value, language=language))
    meant = guest_series(text.splitlines(keepends=True), desks)
    read = 0
    for number in range(ROUNDS):
        source = random.Random(f"{language} {number}")
        at = source.randrange(len(text))
        changed = text[:at] + source.choice(JUNK) + text[at + source.randrange(12) :]
        found, refusal = read_or_refused(changed)
        if found is None:
            assert 20 < len(refusal) < 600
            continue
        read += 1
        for name in ("cpu_percent", "iops", "mib_per_second", "available_mib", "sessions"):
            series = getattr(found, name)
            assert not (series < 0).any()
            assert not np.isinf(series).any()
    assert read > ROUNDS // 4
    assert meant.vcpus == 2


def read_or_refused(text: str) -> tuple[GuestSeries | None, str]:
    try:
        return guest_series(text.splitlines(keepends=True), desks), ""
    except CounterLogError as refused:
        return None, str(refused)


def drop_column(rows: list[list[str]], source: random.Random) -> None:
    place = source.randrange(1, len(rows[0]))
    for row in rows:
        del row[place]


def move_column(rows: list[list[str]], source: random.Random) -> None:
    places = [source.randrange(1, len(rows[0])) for _ in range(2)]
    for row in rows:
        row.insert(places[1], row.pop(places[0]))


def own_column(rows: list[list[str]], source: random.Random) -> None:
    place = source.randrange(1, len(rows[0]))
    name = source.choice(
        [
            r"\\DESK-01\Process(Idle)\% Processor Time",
            r"\\DESK-01\Memory\Available MBytes of mine",
            r"\\DESK-02\PhysicalDisk(_Total)\Avg. Disk Bytes/Transfer",
            r"\\OTHER\Memory\Pages/sec",
            r"\\DESK-01\Speicher\Zugesicherte Bytes",
        ]
    )
    for number, row in enumerate(rows):
        row.insert(place, name if number == 0 else "123456789.000000")


def respell(rows: list[list[str]], source: random.Random) -> None:
    place = source.randrange(1, len(rows[0]))
    rows[0][place] = source.choice([rows[0][place].upper(), rows[0][place].lower(), rows[0][place] + " "])


def empty_cell(rows: list[list[str]], source: random.Random) -> None:
    rows[source.randrange(1, len(rows))][source.randrange(1, len(rows[0]))] = source.choice(["", " ", "-1"])


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
def test_what_is_wrong_with_the_form_never_changes_a_value(language: Language) -> None:
    lines = perfmon(["DESK-01"], 4, value, language=language)
    meant = guest_series(lines, desks)
    original = [line.rstrip("\r\n")[1:-1].split('","') for line in lines]
    for number in range(ROUNDS):
        source = random.Random(f"form {number}")
        rows = [list(row) for row in original]
        for mutation in source.choices((drop_column, move_column, own_column, respell, empty_cell), k=3):
            mutation(rows, source)
        changed = [",".join(f'"{each}"' for each in row) + "\r\n" for row in rows]
        found = guest_series(changed, desks)
        for name in ("cpu_percent", "iops", "mib_per_second", "available_mib", "sessions"):
            values, right = getattr(found, name), getattr(meant, name)
            known = np.isfinite(values)
            np.testing.assert_allclose(values[known], right[known], rtol=1e-9)
