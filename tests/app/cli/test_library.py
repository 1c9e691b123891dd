"""`headroom library`, and which commands look things up in it."""

from __future__ import annotations

import json
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path

import pytest

from app.__main__ import main
from app.cli.plan_files import read_plan
from app.project.own_records import library_path
from app.project.samples import read_sample
from db.library import LibraryFile, export_library, read_foreign
from db.project_file import ProjectFile
from planner_core.catalog.library import Library
from tests.support.command import Done, headroom
from tests.support.libraries import BLADE, of_prices, price, put
from tests.support.plans import CATALOG

SSD_NUMBER = "S26361-F3298-E64"
GERMAN = f"Artikel;Bestellnummer;Listenpreis;Rabatt (%)\nSSD 64 GB;{SSD_NUMBER};1.234,56;10\n"


Run = Callable[..., Done]


@pytest.fixture
def program(capfd: pytest.CaptureFixture[str]) -> Run:
    """Runs `headroom` in this process, because it is asked so often here."""

    def run(*arguments: object) -> Done:
        try:
            status = main([*map(str, arguments)])
        except SystemExit as done:
            status = int(str(done.code))
        return Done(status, *capfd.readouterr())

    return run


@pytest.fixture
def library(program: Run) -> Run:
    """Runs `headroom library`."""
    return lambda *arguments: program("library", *arguments)


def written(folder: Path, text: str, name: str = "liste.csv") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def prices_there() -> list[tuple[str, Decimal]]:
    return [(each.item, each.unit_price) for each in LibraryFile(library_path()).read().prices.values()]


def test_tables_are_listed_without_making_a_library(library: Run) -> None:
    done = library()
    assert (done.status, done.err) == (0, "")
    assert f"{len(CATALOG.records('servers'))}" in done.out
    assert not library_path().exists()
    assert json.loads(library("list", "--json").out)["servers"] == {
        "own": 0,
        "shipped": len(CATALOG.records("servers")),
    }


def test_own_rows_are_listed_as_text_and_as_json(library: Run) -> None:
    file = LibraryFile(library_path())
    file.commit(put(("servers", "Our blade"), BLADE))
    file.commit(put(1, price()))
    assert "Our blade" in library("list", "servers", "--own").out
    (found,) = json.loads(library("list", "servers", "--own", "--json").out)
    assert (found["whose"], found["name"], found["ram_gib"]) == ("own", "Our blade", 768.0)
    assert "412.50" in library("list", "prices").out
    assert "412,50" in library("list", "prices", "--language", "de").out
    (found,) = json.loads(library("list", "prices", "--json").out)
    assert (found["order_number"], found["unit_price"]) == ("M-64", 412.5)
    cut = library("list", "servers", "--most", "1").out
    assert f"and {len(CATALOG.records('servers'))} more rows" in cut


def test_a_price_list_is_imported_once_and_then_is_as_it_is(library: Run, tmp_path: Path) -> None:
    path = written(tmp_path, GERMAN)
    done = library("import", "prices", path, "--dry-run")
    assert (done.status, done.out, done.err) == (0, "1 new, 0 changed, 0 unchanged.\n", "")
    assert not library_path().exists()
    done = library("import", "prices", path, "--set", "source=Liste Mai")
    assert (done.status, done.err) == (0, "")
    (found,) = LibraryFile(library_path()).read().prices.values()
    assert (found.unit_price, found.discount_percent, found.source) == (
        Decimal("1234.56"),
        Decimal(10),
        "Liste Mai",
    )
    again = library("import", "prices", path)
    assert again.out == "0 new, 0 changed, 1 unchanged.\n"


def test_what_a_price_counts_for_is_read_from_german_headings_and_other_columns_are_told(
    library: Run, tmp_path: Path
) -> None:
    """A processor counted once for each host would halve what two of them cost."""
    path = written(tmp_path, "Bestellnummer;Preis;Zählt für;Lagerort\nP-1;2900,00;per processor;Ulm\n")
    done = library("import", "prices", path)
    assert done.out == "1 new, 0 changed, 0 unchanged.\nColumns left out: Lagerort.\n"
    (found,) = LibraryFile(library_path()).read().prices.values()
    assert (found.unit_price, found.per) == (Decimal(2900), "socket")
    done = library("import", "prices", path, "--column", "Lagerort=none")
    assert done.out == "0 new, 0 changed, 1 unchanged.\n"


def test_rows_that_cannot_be_taken_are_named_and_nothing_is_taken_unless_asked(
    library: Run, tmp_path: Path
) -> None:
    path = written(tmp_path, GERMAN + "Kaputt;K-1;abc;0\n")
    done = library("import", "prices", path)
    assert done.status == 1
    assert "liste.csv, row 3, Unit price" in done.err
    assert "--leave-out" in done.err
    assert not library_path().exists()
    assert library("import", "prices", path, "--leave-out").status == 0
    assert prices_there() == [("SSD 64 GB", Decimal("1234.56"))]


@pytest.mark.parametrize(
    ("text", "more", "word"),
    [
        ("Artikel;Listenpreis\nSSD;1.234\n", (), "--decimal"),
        ("Artikel;Wert\nSSD;1,5\n", (), "--column"),
        ("Artikel;Wert\nSSD;1,5\n", ("--column", "Wort=unit_price"), "no column Wort"),
        ("Artikel;Wert\nSSD;1,5\n", ("--column", "Wert=cost"), "no field cost"),
        ("Artikel;Listenpreis\nSSD;1,5\n", ("--set", "currency=euro"), "Currency"),
        ("", (), "empty"),
    ],
)
def test_what_cannot_be_guessed_is_asked_for(
    library: Run, tmp_path: Path, text: str, more: tuple[str, ...], word: str
) -> None:
    done = library("import", "prices", written(tmp_path, text), *more)
    assert done.status == 1
    assert word in done.err
    assert not library_path().exists()


def test_given_options_override_guessed_ones(library: Run, tmp_path: Path) -> None:
    path = written(tmp_path, "Artikel;Wert\nSSD;1.234\n")
    done = library("import", "prices", path, "--column", "wert=unit_price", "--decimal", ".")
    assert (done.status, done.err) == (0, "")
    assert prices_there() == [("SSD", Decimal("1.234"))]


def test_a_bad_workbook_is_refused_in_one_sentence(library: Run, tmp_path: Path) -> None:
    path = written(tmp_path, "<html>", "liste.xlsx")
    done = library("import", "prices", path)
    assert (done.status, done.out) == (1, "")
    assert done.err.count("\n") == 1
    assert "web page" in done.err


@pytest.mark.parametrize("name", ["prices.csv", "prices.xlsx"])
def test_a_table_goes_out_and_comes_into_another_library(library: Run, tmp_path: Path, name: str) -> None:
    file = LibraryFile(library_path())
    file.commit(put(1, price(item="=1+1", valid_from="2026-01-01")))
    file.commit(put(2, price(order_number="N-2", unit_price=Decimal("0.125"))))
    path, other = tmp_path / name, tmp_path / "other.sqlite"
    assert library("export", "prices", "-o", path) == (0, "", "")
    assert library("export", "prices", "-o", path).status == 1, "it is there already"
    done = library("--library", other, "import", "prices", path)
    assert (done.status, done.err) == (0, "")
    assert list(LibraryFile(other).read().prices.values()) == list(file.library.prices.values())


def test_libraries_are_merged_and_the_choice_is_kept(library: Run, tmp_path: Path) -> None:
    LibraryFile(library_path()).commit(put(1, price()))
    theirs, mine = tmp_path / "theirs.sqlite", tmp_path / "mine.sqlite"
    export_library(of_prices(price(unit_price=Decimal(1)), price(order_number="N-1")), theirs)
    assert library("export", "-o", mine) == (0, "", "")
    assert read_foreign(mine) == Library({}, {1: price()})
    done = library("merge", theirs, "--dry-run")
    assert "1 rows are new, 0 are the same in both, 1 differ." in done.out
    assert "mine 412.50, theirs 1.00" in done.out
    assert len(prices_there()) == 1
    assert library("merge", theirs).status == 0
    assert [amount for _, amount in prices_there()] == [Decimal("412.50"), Decimal("412.50")]
    assert library("merge", theirs, "--theirs").status == 0
    assert [amount for _, amount in prices_there()] == [Decimal(1), Decimal("412.50")]


@pytest.mark.parametrize("what", [("export",), ("export", "--force")])
def test_a_library_is_never_written_over_itself(
    library: Run, monkeypatch: pytest.MonkeyPatch, what: tuple[str, ...]
) -> None:
    """Neither by its own path nor by another name of the same file."""
    LibraryFile(library_path()).commit(put(1, price()))
    before = library_path().read_bytes()
    other_name = library_path().with_name("other.sqlite")
    other_name.hardlink_to(library_path())
    monkeypatch.chdir(library_path().parent)
    for path in (library_path(), Path(library_path().name), other_name):
        done = library(*what, "-o", path)
        assert (done.status, done.out) == (1, "")
        if "--force" in what:
            assert done.err == f"headroom: {path} is this library itself. Choose another name.\n"
    assert library_path().read_bytes() == before


def test_only_a_table_fits_a_sheet_and_only_a_library_the_whole(library: Run, tmp_path: Path) -> None:
    assert library("export", "-o", tmp_path / "a.csv").status == 2
    assert library("export", "prices", "-o", tmp_path / "a.sqlite").status == 2
    assert library("import", "pets", tmp_path / "a.csv").status == 2
    assert [*tmp_path.iterdir()] == []


def test_a_plan_is_brought_up_to_date_in_a_step_that_can_be_undone(library: Run, tmp_path: Path) -> None:
    path = tmp_path / "plan.headroom"
    before = read_sample("everything-on-ssd")
    ProjectFile.create(path, before).close()
    assert "matches the library" in library("update", path).out
    library("import", "prices", written(tmp_path, GERMAN))
    shown = library("update", path)
    for expected in ("1,130.00 EUR", "1,234.56 EUR", "Purchase, total", "--apply"):
        assert expected in shown.out
    found = json.loads(library("update", path, "--json").out)
    assert found["prices"][0]["unit_price"] == {"before": 1130, "after": 1234.56}
    assert {"cost.total"} <= {row["key"] for row in found["results"]}
    assert read_plan(path) == before
    assert "Taken over in 1 component." in library("update", path, "--apply").out
    file = ProjectFile.open(path)
    assert file.plan.components["ssd"].parts[0].unit_price == Decimal("1234.56")
    file.undo()
    assert file.plan == before
    file.close()
    headroom("convert", path, tmp_path / "plan.json")
    refused = library("update", tmp_path / "plan.json", "--apply")
    assert refused.status == 1
    assert "no project file" in refused.err


def test_a_damaged_library_is_named_left_alone_and_can_be_left_out(
    program: Run, library: Run, samples: Path
) -> None:
    library_path().parent.mkdir(parents=True)
    library_path().write_bytes(b"no library" * 100)
    plan = samples / "everything-on-ssd.headroom"
    for arguments in (("assess", plan), ("limits", plan), ("compare", plan, plan), ("opinions", plan)):
        done = program(*arguments)
        assert done.status == 1
        assert str(library_path()) in done.err
        assert "--catalogue-only" in done.err
        assert program(*arguments, "--catalogue-only").status == 0
    assert library("list").status == 1
    assert [each.name for each in library_path().parent.iterdir()] == [library_path().name]


def test_own_systems_may_be_built_of_own_records(program: Run, tmp_path: Path) -> None:
    shipped = CATALOG.record("cpus", "Intel Xeon E5-2670 v2")
    assert shipped is not None
    system = {
        "id": "ours",
        "title": "Ours",
        "source": "Our own test",
        "year": 2016,
        "group": "Ours",
        "quality": "A",
        "system": {
            "parts": [
                {"id": "host", "kind": "host", "records": [["cpus", "Our CPU"]], "values": {"sockets": 2}},
                {
                    "id": "desktops",
                    "kind": "desktop_pool",
                    "use": {
                        "workload": "View Planner 3.5 heavy",
                        "guest": "Windows 7",
                        "year": 2016,
                        "vcpus": 1,
                    },
                    "values": {"desktops": 500, "ram_gib": 1},
                },
            ]
        },
        "targets": [{"kind": "density", "unit": "desktops per host", "measured": 125, "where": "our table"}],
    }
    path = written(tmp_path, json.dumps([system]), "ours.json")
    assert "no Our CPU" in program("validate", path).out

    def predicted(cores: int) -> float:
        file = LibraryFile(library_path())
        key, before = ("cpus", "Our CPU"), file.read().records.get(("cpus", "Our CPU"))
        values = {**shipped.values, "cores_per_socket": cores}
        ours = type(shipped)(name="Our CPU", kind="host", values=values, source="ours", confidence="C")
        file.commit(put(key, ours, before))
        done = program("validate", path, "--json")
        assert (done.status, done.err) == (0, "")
        return float(json.loads(done.out)["rows"][0]["predicted"])

    assert predicted(20) > predicted(10) > 0
    assert "no Our CPU" in program("validate", path, "--catalogue-only").out
