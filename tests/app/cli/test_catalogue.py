"""`headroom catalogue`: tables by confidence, records with value and source, for readers and for scripts."""

from __future__ import annotations

import json

import pytest

from planner_core.catalog.records import RECALLED
from tests.support.command import headroom
from tests.support.plans import CATALOG

ONLY = "--catalogue-only"


def test_the_tables_say_how_many_records_are_known_how_well() -> None:
    lines = headroom("catalogue", ONLY, "--language", "en").out.splitlines()
    assert lines[0].split()[:2] == ["Table", "Records"]
    (drives,) = (line.split() for line in lines if line.startswith("Drives"))
    by_level = [sum(each.confidence == level for each in CATALOG.records("drives")) for level in "ABDCE"]
    assert drives[1:7] == [str(len(CATALOG.records("drives"))), *map(str, by_level)]


def test_it_speaks_german() -> None:
    lines = headroom("catalogue", ONLY, "--language", "de").out.splitlines()
    assert lines[0].split()[:3] == ["Tabelle", "Datensätze", "Veröffentlicht"]
    assert any(line.startswith("Prozessoren") for line in lines)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("9354", "AMD EPYC 9354 (A: read in the vendor's or author's own text)"),
        ("A16", "NVIDIA A16"),
        ("NVMe 3.84", "NVMe 3.84 TB"),
        ("R760", "Dell PowerEdge R760"),
    ],
)
def test_the_best_match_comes_first(typed: str, first: str) -> None:
    lines = headroom("catalogue", ONLY, "--search", typed, "--language", "en").out.splitlines()
    assert lines[0].startswith(first)


def test_the_records_of_a_table_have_values_and_sources() -> None:
    text = headroom("catalogue", "raid_levels", ONLY, "--language", "en").out
    assert (
        "RAID 6 (A: read in the vendor's or author's own text)\n  Write penalty: 6; Copies: 1; Parity drives: 2;"
        in text
    )
    assert CATALOG.raid_levels["raid-6"].source in text


def test_scripts_get_tables_and_records() -> None:
    found = json.loads(headroom("catalogue", ONLY, "--json").out)
    assert "records" not in found
    tables = {each["table"]: each for each in found["tables"]}
    assert tables["cpus"]["records"] == len(CATALOG.records("cpus"))
    assert tables["server_models"]["confidence"][RECALLED] > 0
    listed = json.loads(headroom("catalogue", "graphics_boards", "--json", ONLY, "--search", "L40S").out)
    assert [each["table"] for each in listed["tables"]] == ["graphics_boards"]
    (board,) = listed["records"]
    assert (board["name"], board["values"]["memory_gib_per_gpu"]) == ("NVIDIA L40S", 48.0)
    assert board["source"] == CATALOG.graphics_boards["NVIDIA L40S"].source
    assert board["recalled"] == sorted(CATALOG.graphics_boards["NVIDIA L40S"].recalled)


def test_words_that_no_record_has_are_a_problem_of_the_input() -> None:
    assert headroom("catalogue", ONLY, "--search", "zzzz-unknown").status == 1
