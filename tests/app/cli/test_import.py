"""`headroom import`: what was read, left out and drawn, in both languages and for scripts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli.plan_files import read_plan
from db.project_file import ProjectFile
from planner_core.plan.components import DesktopPool, Host, Note
from tests.support.command import headroom
from tests.support.estates import column, rvtools_sheets, sums, workbook


@pytest.fixture(scope="module")
def export(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("import") / "export.xlsx"
    sheets = rvtools_sheets(12)
    sheets["vInfo"][1][5] = None
    path.write_bytes(workbook(sheets))
    return path


def test_what_was_read_is_told_and_drawn(export: Path, tmp_path: Path) -> None:
    target = tmp_path / "today.headroom"
    done = headroom("import", export, "-o", target, "--catalogue-only", "--language", "en")
    assert done.status == 0
    lines = [" ".join(line.split()) for line in done.out.splitlines()]
    assert lines[0] == "export.xlsx · RVTools 4.7.1 · 1 November 2026"
    assert "1 row could not be read and is not counted." in lines
    titles = {line.split(" ")[0]: line for line in lines if line}
    assert titles["Templates"].startswith("Templates 1 ")
    assert titles["Placeholders"].startswith("Placeholders of SRM 1 ")
    assert done.err == "headroom: export.xlsx, sheet vInfo, row 2: CPUs is empty; expected: a number.\n"
    plan = read_plan(target)
    assert plan.name == "today"
    assert sum(each.count for each in plan.of_type(Host)) == 6
    assert all(each in plan.positions or each in plan.parents for each in plan.components)
    again = headroom("import", export, "-o", target, "--catalogue-only")
    assert (again.status, "already exists" in again.err) == (1, True)


def test_json_has_the_totals_of_the_file(export: Path, tmp_path: Path) -> None:
    done = headroom("import", export, "--json", "--catalogue-only", "--powered-off", "--language", "de")
    found = json.loads(done.out)
    sheets = rvtools_sheets(12)
    rows = range(1, 12)
    assert found["machines"]["in_files"]["ram_mib"] == sums(sheets["vInfo"], "Memory", rows)
    assert found["machines"]["in_files"]["used_mib"] == sums(sheets["vInfo"], "In Use MiB", rows)
    parts = [found["machines"]["in_plan"], *found["machines"]["left_out"].values()]
    assert sum(each["machines"] for each in parts) == found["machines"]["in_files"]["machines"] == 11
    assert sum(each["vcpus"] for each in parts) == found["machines"]["in_files"]["vcpus"]
    assert found["hosts"]["in_plan"]["ram_mib"] == sums(sheets["vHost"], "# Memory")
    assert found["plan"] is None
    assert found["unreadable"] == ["export.xlsx, sheet vInfo, row 2: CPUs is empty; expected: a number."]
    assert sum(each["machines"] for each in found["groups"]) == found["machines"]["in_plan"]["machines"]


def test_the_rule_and_the_language_are_those_asked_for(export: Path, tmp_path: Path) -> None:
    target = tmp_path / "heute.json"
    done = headroom(
        "import", export, "-o", target, "--catalogue-only", "--language", "de", "--group-by", "name",
        "--desktops", "all", "--cluster", "VDI", "--name", "Bestand",
    )  # fmt: skip
    assert done.status == 0
    assert "Andere Cluster" in done.out
    assert "ist leer; erwartet: eine Zahl" in done.err
    plan = read_plan(target)
    assert plan.name == "Bestand"
    assert [each.name for each in plan.of_type(DesktopPool)] == ["vm"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--group-by", "colour"), "Machines cannot be grouped by colour."),
        (("--cluster", "Lab"), "There is no cluster Lab in these files."),
        (("--group-by", "name", "--name-pattern", "("), "( is no regular expression"),
    ],
)
def test_wrong_words_are_refused(export: Path, arguments: tuple[str, ...], says: str) -> None:
    done = headroom("import", export, "--catalogue-only", "--language", "en", *arguments)
    assert (done.status, done.out) == (1, "")
    assert says in done.err


def test_a_wrong_file_writes_nothing(tmp_path: Path) -> None:
    (tmp_path / "a.xlsx").write_bytes(workbook({"Preise": [["Artikel"]]}))
    done = headroom("import", "a.xlsx", "-o", "b.json", "--language", "en", folder=tmp_path)
    assert (done.status, done.out) == (1, "")
    assert "a.xlsx is no export that can be imported." in done.err
    assert not (tmp_path / "b.json").exists()


def test_what_a_file_does_not_tell_is_no_zero(tmp_path: Path) -> None:
    sheets = rvtools_sheets(6)
    place = sheets["vInfo"][0].index("In Use MiB")
    sheets = {"vInfo": [[*row[:place], *row[place + 1 :]] for row in sheets["vInfo"]]}
    (tmp_path / "a.xlsx").write_bytes(workbook(sheets))
    done = headroom("import", tmp_path / "a.xlsx", "--catalogue-only", "--language", "en")
    totals = next(line for line in done.out.splitlines() if "In the files" in line)
    assert totals.split()[-1] == "\N{EN DASH}"
    done = headroom("import", tmp_path / "a.xlsx", "--catalogue-only", "--json")
    found = json.loads(done.out)
    for each in (found["machines"]["in_files"], found["machines"]["in_plan"], *found["groups"]):
        assert (each["used_mib"], each["disk_mib"] is None) == (None, False)
    assert found["machines"]["left_out"]["cluster"]["used_mib"] == 0


def test_sizes_are_written_as_the_reader_does(tmp_path: Path) -> None:
    sheets = rvtools_sheets(6)
    ram = sheets["vInfo"][0].index("Memory")
    for row in sheets["vInfo"][1:]:
        row[ram] = 3523
    (tmp_path / "a.xlsx").write_bytes(workbook(sheets))
    for language, size in (("en", "3.44 GiB"), ("de", "3,44 GiB")):
        target = tmp_path / f"{language}.json"
        headroom("import", tmp_path / "a.xlsx", "-o", target, "--catalogue-only", "--language", language)
        names = [each["name"] for each in json.loads(target.read_bytes())["components"]]
        assert any(size in name for name in names)


@pytest.mark.parametrize("suffix", [".headroom", ".json"])
def test_names_of_machines_are_in_the_file_only_if_asked_for(
    export: Path, tmp_path: Path, suffix: str
) -> None:
    names = column(rvtools_sheets(12)["vInfo"], "VM")
    kept, without = tmp_path / f"kept{suffix}", tmp_path / f"without{suffix}"
    done = headroom("import", export, "-o", without, "--catalogue-only", "--language", "en")
    beside = [each.read_bytes() for each in tmp_path.rglob("*") if each.is_file()]
    found = f"{done.out}{done.err}".encode() + b"".join(beside)
    assert not [each for each in names if each.encode() in found]
    done = headroom("import", export, "-o", kept, "--keep-names", "--catalogue-only", "--language", "en")
    assert "Names of machines go into notes beside their cards" in " ".join(done.out.split())
    notes = "\n".join(each.notes for each in read_plan(kept).of_type(Note))
    assert any(each in notes for each in names)


def test_a_project_of_an_export_has_the_variant_of_today(export: Path, tmp_path: Path) -> None:
    target = tmp_path / "customer.headroom"
    headroom("import", export, "-o", target, "--catalogue-only", "--language", "de")
    file = ProjectFile.open(target)
    assert file.project.names == ("Heute",)
    file.close()


def test_measured_values_are_assessed_beside_the_predicted_ones(export: Path, tmp_path: Path) -> None:
    plan = tmp_path / "today.json"
    headroom("import", export, "-o", plan, "--catalogue-only", "--language", "en")
    done = headroom("assess", plan, "--catalogue-only", "--language", "en")
    assert "Predicted and measured" in done.out
    assert "RVTools 4.7.1" in done.out.partition("Predicted and measured")[2]
    found = json.loads(headroom("assess", plan, "--catalogue-only", "--json").out)["measured"]
    assert {each["figure"] for each in found} == {"cpu", "ram", "space"}
    for each in found:
        assert each["difference"] == each["predicted"] - each["measured"]
        assert (each["as"], each["day"]) == (
            (None, None) if each["figure"] == "space" else ("moment", "2026-11-01")
        )
        assert each["source"].startswith("RVTools 4.7.1, ")
    json_plan = tmp_path / "none.json"
    json_plan.write_text("{}", "utf-8")
    assert json.loads(headroom("assess", json_plan, "--json").out)["measured"] == []


@pytest.fixture(scope="module")
def series(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """One estate on three days, of which the second file does not tell its own."""
    folder = tmp_path_factory.mktemp("series")
    paths = []
    for day, machines in {"2025-11-01": 20, "2026-05-01": 24, "2026-11-01": 30}.items():
        sheets = rvtools_sheets(machines)
        if machines == 24:
            del sheets["vMetaData"]
        else:
            sheets["vMetaData"][1][2] = day
        paths.append(folder / f"{day}.xlsx")
        paths[-1].write_bytes(workbook(sheets))
    return paths


def test_exports_of_several_days_tell_how_the_estate_grew(series: list[Path], tmp_path: Path) -> None:
    asked = headroom("import", *series, "--catalogue-only", "--language", "en")
    assert "2026-05-01.xlsx does not tell its day" in asked.out
    target = tmp_path / "today.json"
    done = headroom(
        "import", *series, "--date", "2026-05-01.xlsx=2026-05-01", "--catalogue-only", "--language", "en", "--growth",
        "-o", target,
    )  # fmt: skip
    assert done.status == 0
    assert "Growth per year by 3 exports from 1 November 2025 to 1 November 2026: machines +" in done.out
    pools = list(read_plan(target).of_type(DesktopPool))
    assert pools
    assert all(each.growth_percent > 0 for each in pools)
    assert read_plan(target).settings.ram_growth_percent != 0


def test_growth_for_scripts(series: list[Path]) -> None:
    done = headroom("import", series[0], series[2], "--json", "--catalogue-only", "--powered-off")
    growth = json.loads(done.out)["growth"]
    ((first, last),) = growth["points"]
    assert (first["machines"], last["machines"]) == (18, 28), "without template and placeholder"
    assert growth["machines_percent"] == pytest.approx(100 * 10 * 365.25 / 365 / 28)


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--date", "x.xlsx=2026-01-01"), "--date x.xlsx=2026-01-01 is of no file that is imported."),
        (
            ("--date", "export.xlsx=1.1.2026"),
            "--date export.xlsx=1.1.2026 is wrong: expected FILE=2026-11-30.",
        ),
        (("--growth",), "--growth needs exports of the same estate from several days"),
    ],
)
def test_days_that_cannot_be_are_refused(export: Path, more: tuple[str, ...], says: str) -> None:
    done = headroom("import", export, "--catalogue-only", "--language", "en", *more)
    assert (done.status, done.out) == (1, "")
    assert says in done.err


LIST = "Name;vCPU;RAM;Disk (GB);Note\npc1;2;8;100;x\npc2;4;16;200;y\n"


def test_a_list_of_ones_own_is_read_by_a_saved_mapping(tmp_path: Path) -> None:
    table, mapping, plan = tmp_path / "list.csv", tmp_path / "map.json", tmp_path / "plan.json"
    table.write_text(LIST, "utf-8")
    refused = headroom("import", table, "--catalogue-only", "--language", "en")
    assert (refused.status, refused.out) == (1, "")
    assert "A table of your own is read with --mapping MAP.json" in refused.err
    saved = headroom("import", table, "--save-mapping", mapping, "--language", "en")
    assert saved.status == 0
    assert "The unit of the column RAM is missing." in saved.out
    assert "Check " in saved.out
    early = headroom("import", table, "--mapping", mapping, "--catalogue-only", "--language", "en")
    assert (early.status, "The unit of the column RAM is missing." in early.err) == (1, True)
    columns = json.loads(mapping.read_text("utf-8"))
    next(each for each in columns[0]["columns"] if each["heading"] == "RAM")["unit"] = "GiB"
    mapping.write_text(json.dumps(columns), "utf-8")
    done = headroom(
        "import", table, "--mapping", mapping, "-o", plan, "--catalogue-only", "--json", "--desktops", "all"
    )
    assert done.status == 0
    assert json.loads(done.out)["machines"]["in_plan"] == {
        "machines": 2, "vcpus": 6, "ram_mib": 24 * 1024, "disk_mib": 300 * 1024, "provisioned_mib": None,
        "used_mib": None,
    }  # fmt: skip
    assert sum(each.desktops for each in read_plan(plan).of_type(DesktopPool)) == 2
    assert headroom("import", table, "--save-mapping", mapping, "--language", "en").status == 1, (
        "it is there already"
    )


def test_wrong_mappings_are_refused(export: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "map.json"
    wrong.write_text('[{"kind": "machines", "columns": [{"heading": 3}]}]', "utf-8")
    done = headroom("import", export, "--mapping", wrong, "--language", "en")
    assert (done.status, "map.json has no mapping of columns: " in done.err) == (1, True)
    done = headroom("import", export, "--save-mapping", tmp_path / "new.json", "--language", "en")
    assert (done.status, "there is no mapping to write" in done.err) == (1, True)
    assert not (tmp_path / "new.json").exists()
