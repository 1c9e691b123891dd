"""`headroom measure`: a pilot's files, what they say of a plan, and the step that puts it in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli.plan_files import read_plan, write_plan
from app.project.samples import read_sample
from db.project_file import ProjectFile
from planner_core.editing.edits import apply
from planner_core.editing.verbs import remove
from planner_core.plan.components import DesktopPool, Host
from planner_core.studies.range_study import range_study
from tests.support.command import headroom
from tests.support.estates import collector_use_sheets, live_optics_use_sheets, rvtools_sheets, workbook
from tests.support.measured_files import (
    GERMAN,
    disk_histograms,
    esxtop,
    login_times,
    perfmon,
    vsi_results,
)
from tests.support.plans import CATALOG

DESKS = [f"desk-{at:02}" for at in range(1, 51)]
BUSY = {"Physical Cpu(_Total)\\% Util Time": 62.0}


def at_work(heading: str, sample: int) -> float:
    """50 desktops with 8 I/Os each, two thirds of them reads, and a server beside them; nobody before sample 60."""
    share = 1.0 if sample >= 60 else 0.1
    if heading in BUSY:
        return BUSY[heading] * share
    if "server" in heading:
        return 500.0
    if "Reads/sec" in heading:
        return 5.4 * share
    return 2.6 * share if "Writes/sec" in heading else 50.0 * share


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A log of three hours, one sample a minute from 8, and the histograms of one disk."""
    folder = tmp_path_factory.mktemp("pilot")
    log = esxtop([*DESKS, "server"], 181, at_work, step_seconds=60.0)
    (folder / "esx.csv").write_text("".join(log), "utf-8")
    (folder / "disks.csv").write_text("".join(disk_histograms(5400, 2600)), "utf-8")
    write_plan(folder / "plan.headroom", read_sample("everything-on-ssd"))
    return folder


def measured(files: Path, *more: object) -> dict[str, object]:
    done = headroom("measure", files / "plan.headroom", files / "esx.csv", *more, "--json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert isinstance(found, dict)
    return found


def test_averages_are_those_of_the_hours_and_machines_asked_for(files: Path) -> None:
    found = measured(files, "--machines", "DESK-*", "--hours", "09:00-11:00")
    log, pilot = found["log"], found["pilot"]
    assert (log["samples"], log["samples_counted"], log["hours"]) == (180, 120, 2.0)
    assert (log["machines"], log["other_machines"]) == (50, 1)
    assert log["cpu_percent"]["average"] == pytest.approx(62.0)
    assert log["iops"]["p95"] == pytest.approx(400.0)
    assert (pilot["desktops"], pilot["hours"], pilot["day"]) == (50, 2.0, "2026-11-26")
    assert pilot["iops"] == pytest.approx(8.0)
    assert pilot["read_percent"] == pytest.approx(67.5)
    whole = measured(files, "--machines", "desk-*")
    assert whole["log"]["cpu_percent"]["average"] < 45
    assert whole["log"]["cpu_percent"]["peak"] == pytest.approx(62.0)


def test_it_narrows_the_range_of_the_plan_and_undo_widens_it(files: Path, tmp_path: Path) -> None:
    """The whole way: the command makes a step, which the file can undo."""
    path = tmp_path / "plan.headroom"
    write_plan(path, read_sample("everything-on-ssd"))
    before = read_plan(path)
    wide = range_study(before, CATALOG)
    asked = (
        "measure",
        path,
        files / "esx.csv",
        files / "disks.csv",
        "--machines",
        "desk-*",
        "--hours",
        "09:00-11:00",
    )
    done = headroom(*asked, "--apply", "--json")
    assert (done.status, done.err) == (0, "")
    after = read_plan(path)
    pool = next(iter(after.of_type(DesktopPool)))
    assert pool.origins["cpu_mhz"].kind == "measured"
    assert pool.origins["cpu_mhz"].reference == "2026-11-26, 50 desktops, 2 hours"
    narrow = range_study(after, CATALOG)
    assert wide is not None
    assert narrow is not None
    found = json.loads(done.out)
    assert found["range_before"]["low"] == wide.desktops.low
    assert found["range_after"]["high"] == narrow.desktops.high
    spread = [each.desktops.high / each.desktops.low for each in (wide, narrow)]
    assert spread[1] < spread[0]
    again = headroom(*asked, "--json")
    assert any("must not count twice" in each for each in json.loads(again.out)["remarks"])
    file = ProjectFile.open(path)
    try:
        file.undo()
    finally:
        file.close()
    assert read_plan(path) == before


def test_the_text_is_for_readers_in_both_languages(files: Path) -> None:
    arguments = (
        "measure",
        files / "plan.headroom",
        files / "esx.csv",
        files / "disks.csv",
        "--machines",
        "desk-*",
    )
    english = headroom(*arguments)
    assert (english.status, english.err) == (0, "")
    for text in (
        "50 machines counted as desktops, 1 beside them",
        "Peak at",
        "62.0%",
        "8,000 I/Os",
        "--apply makes",
    ):
        assert text in english.out
    german = headroom(*arguments, "--language", "de").out
    for text in (
        "50 Maschinen zählen als Desktops, 1 daneben",
        "Spitze",
        "62,0 %",
        "8.000 I/Os",
        "26. November 2026",
    ):
        assert text in german


def test_disks_alone_say_how_much_of_it_are_reads(files: Path) -> None:
    arguments = ("measure", files / "plan.headroom", files / "disks.csv")
    refused = headroom(*arguments)
    assert refused.status == 1
    assert "--counted-hours" in refused.err
    done = headroom(*arguments, "--counted-hours", "0.5", "--json")
    pilot = json.loads(done.out)["pilot"]
    assert pilot["iops"] == pytest.approx(8000 / 1800)
    assert (pilot["desktops"], pilot["read_percent"], pilot["cpu_percent"]) == (1, 67.5, None)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("esx.csv", "--machines", "none-*"), "None of the 51 machines"),
        (("esx.csv", "--hours", "20:00-21:00"), "no samples in these hours"),
        (("esx.csv", "--hours", "morning"), "“morning” are no hours of a day"),
        (("esx.csv", "--pool", "Nobody"), "There is no component Nobody"),
        (("esx.csv", "esx.csv"), "are both logs"),
        (("gone.csv",), "There is no file"),
        (("plan.headroom",), "plan.headroom: This is no counter log"),
    ],
)
def test_what_does_not_fit_is_told(files: Path, arguments: tuple[str, ...], words: str) -> None:
    places = [files / each if "." in each and ":" not in each else each for each in arguments]
    done = headroom("measure", files / "plan.headroom", *places)
    assert (done.status, done.out) == (1, "")
    assert words in done.err


def test_a_log_that_windows_has_turned_into_two_bytes_a_letter(files: Path, tmp_path: Path) -> None:
    wide = tmp_path / "esx.csv"
    wide.write_text((files / "esx.csv").read_text("utf-8"), "utf-16")
    found = headroom("measure", files / "plan.headroom", wide, "--machines", "desk-*", "--json")
    assert json.loads(found.out)["log"] == measured(files, "--machines", "desk-*")["log"]


def in_windows(machine: str, figure: str, sample: int) -> float:
    """Ten desktops with 5 I/Os of 16 KiB and 25 % of their processors busy; twice as much on one of them."""
    share = 2.0 if machine == "DESK-09" else 1.0
    values = {"busy": 25.0, "available": 1024.0, "reads": 2.0, "writes": 3.0, "active": 1.0}
    return share * values.get(figure, 5.0 * 16 * 1024 / 2)


@pytest.fixture(scope="module")
def windows(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("windows")
    machines = [f"DESK-{at:02}" for at in range(10)]
    (folder / "log.csv").write_text(
        "".join(perfmon([*machines, "DC-01"], 121, in_windows, language=GERMAN, decimal=",")), "cp1252"
    )
    write_plan(folder / "plan.headroom", read_sample("everything-on-ssd"))
    return folder


def test_a_log_of_windows_machines(windows: Path, tmp_path: Path) -> None:
    asked = ("measure", windows / "plan.headroom", windows / "log.csv", "--machines", "desk-*")
    done = headroom(*asked, "--json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    log, pilot = found["log"], found["pilot"]
    assert (log["of"], log["machines"], log["other_machines"], log["vcpus"]) == ("windows", 10, 1, 2)
    assert log["cpu_percent"]["average"] == pytest.approx(27.5)
    assert log["kib_per_io"] == pytest.approx(16.0)
    assert (pilot["desktops"], pilot["hours"]) == (10, 2.02)
    assert (pilot["guest_percent"], pilot["iops"]) == (pytest.approx(27.5), pytest.approx(5.5))
    assert {each["field"] for each in found["learned"]} == {"cpu_mhz", "iops", "read_percent", "kib_per_io"}
    german = headroom(*asked, "--language", "de").out
    for text in ("10 Maschinen zählen, 1 daneben", "27,5 %", "16,0 KiB", "5,5 IOPS"):
        assert text in german
    path = tmp_path / "plan.headroom"
    write_plan(path, read_sample("everything-on-ssd"))
    assert headroom("measure", path, *asked[2:], "--apply").status == 0
    pool = next(iter(read_plan(path).of_type(DesktopPool)))
    assert pool.origins["kib_per_io"].reference == "2026-11-26, 10 desktops, 2.02 hours"


def test_processors_of_desktops_need_a_host(windows: Path, tmp_path: Path) -> None:
    """Without one, I/Os are applied and processors are not."""
    plan = read_sample("everything-on-ssd")
    host = next(iter(plan.of_type(Host)))
    path = tmp_path / "plan.headroom"
    write_plan(path, apply(plan, remove(plan, [host.id]).edits))
    done = headroom("measure", path, windows / "log.csv", "--machines", "desk-*", "--json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert {each["field"] for each in found["learned"]} == {"iops", "read_percent", "kib_per_io"}
    assert any("clock of its processors is unknown" in each for each in found["remarks"])


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Workbooks of both collectors, and the files of a login test."""
    folder = tmp_path_factory.mktemp("collected")
    (folder / "collector.xlsx").write_bytes(workbook(collector_use_sheets(12)))
    (folder / "optics.xlsx").write_bytes(workbook(live_optics_use_sheets(12)))
    (folder / "times.csv").write_text("".join(login_times([8.0, 10.5, 12.0])), "utf-8")
    runs = vsi_results([("reached", 178, 200), ("disabled", 150, 150)])
    (folder / "VSI-results.csv").write_text("".join(runs), "utf-8")
    write_plan(folder / "plan.headroom", read_sample("everything-on-ssd"))
    return folder


def test_percentiles_of_a_collector_are_put_in(collected: Path) -> None:
    sheets = collector_use_sheets(12)
    asked = ("measure", collected / "plan.headroom", collected / "collector.xlsx", "--machines", "VM-000*")
    done = headroom(*asked, "--json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    names = [row[0] for row in sheets["vCPU"][1:] if row[8] and row[0] < "vm-001"]
    iops = {row[0]: row[3] for row in sheets["vInfo"][1:]}
    assert found["use"]["machines"] == len(names)
    assert found["pilot"]["iops"] == pytest.approx(sum(iops[each] for each in names) / len(names))
    assert (found["pilot"]["hours"], found["pilot"]["day"]) == (168.0, "2026-09-08")
    assert {each["field"] for each in found["learned"]} == {"cpu_mhz", "iops"}
    text = headroom(*asked, "--language", "de").out
    assert "Nutanix Collector: 7 Maschinen zählen; 3 aus oder ungenutzt, 2 mit anderem Namen" in text
    assert "95. Perzentile" in text


def test_a_file_that_does_not_tell_its_hours_asks_for_them(collected: Path) -> None:
    asked = ("measure", collected / "plan.headroom", collected / "optics.xlsx")
    refused = headroom(*asked)
    assert refused.status == 1
    assert "optics.xlsx does not tell for how long it measured" in refused.err
    found = json.loads(headroom(*asked, "--counted-hours", "24", "--json").out)
    assert {each["field"] for each in found["learned"]} == {"cpu_mhz", "iops", "read_percent", "kib_per_io"}
    assert found["pilot"]["kib_per_io"] == pytest.approx(24.0)


def test_a_login_test_is_told_and_changes_nothing(collected: Path) -> None:
    files = (collected / "times.csv", collected / "VSI-results.csv")
    before = read_plan(collected / "plan.headroom")
    study = range_study(before, CATALOG)
    assert study is not None
    done = headroom("measure", collected / "plan.headroom", *files, "--apply")
    assert (done.status, done.err) == (0, "")
    for text in (
        "Logon: 10.2 s on average, P95 12.0 s, at most 12.0 s; 3 times",
        "Run 1: 198 of 200 logins succeeded, 200 sessions reached, EUX score 7.9 (EUX 2023)",
        "VSImax 178 (2023) was reached",
        "VSImax: none (state: disabled). The 150 in its column are logins, and no limit.",
        f"the plan carries {study.maximum} desktops",
        "None of this takes the place of a value",
    ):
        assert text in " ".join(done.out.split())
    assert read_plan(collected / "plan.headroom") == before
    found = json.loads(headroom("measure", collected / "plan.headroom", *files, "--json").out)
    assert [each["vsimax"] for each in found["login_test"]["runs"]] == [178, None]
    assert found["learned"] == []
    twice = headroom("measure", collected / "plan.headroom", files[0], files[0])
    assert "tells the same of a login test" in twice.err


def test_a_workbook_without_performance_says_what_is_missing(collected: Path, tmp_path: Path) -> None:
    path = tmp_path / "export.xlsx"
    path.write_bytes(workbook(rvtools_sheets(3)))
    refused = headroom("measure", collected / "plan.headroom", path)
    assert refused.status == 1
    assert "export.xlsx tells nothing of how busy machines were" in refused.err


def test_a_time_of_boots_tells_the_work_of_a_boot(files: Path) -> None:
    """50 desktops with 8 I/Os a second for an hour: 28,800 of each."""
    found = measured(files, "--machines", "desk-*", "--hours", "10:00-11:00", "--in-this-time", "boot")
    boot = {each["field"]: each["measured"] for each in found["learned"]}  # type: ignore[union-attr, attr-defined]
    assert boot["boot_ios"] == pytest.approx(8.0 * 3600)
    assert boot["boot_read_percent"] == pytest.approx(67.5)
    assert set(boot) == {"boot_ios", "boot_read_percent", "boot_cpu_ghz_seconds"}
