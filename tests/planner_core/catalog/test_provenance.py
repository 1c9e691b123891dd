"""What the catalogue knows, and how well: no record of any table is without source and confidence."""

from __future__ import annotations

import json

import msgspec
import pytest

from app.machine.resources import resources_folder
from app.project.catalogue import load_second_opinions
from planner_core.catalog.provenance import LEVELS, KnownTable, dates_in, known_tables
from planner_core.catalog.records import RECALLED
from tests.support.plans import CATALOG

FOLDER = resources_folder() / "catalog"
IN_ONE = ("response_times", "login_vsi", "view_planner")
"""Files whose rows are in the table "response"."""
TABLES = {each.id: each for each in known_tables(CATALOG, {"second_opinions": load_second_opinions()})}


def rows_of(value: object) -> list[dict[str, object]]:
    """All objects in JSON that have a source and a confidence, but for those inside such objects."""
    if isinstance(value, dict):
        if "source" in value and "confidence" in value:
            return [value]
        return [row for each in value.values() for row in rows_of(each)]
    return [row for each in value for row in rows_of(each)] if isinstance(value, list) else []


@pytest.mark.parametrize("table", TABLES.values(), ids=lambda table: table.id)
def test_no_record_lacks_a_name_a_source_or_a_confidence(table: KnownTable) -> None:
    assert table.records
    for record in table.records:
        assert record.name.strip()
        assert record.source.strip(), record.name
        assert record.confidence in LEVELS, record.name
    assert sum(table.counts.values()) == len(table.records)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_every_file_of_the_catalogue_is_a_table_with_all_its_rows(path: object) -> None:
    name = path.stem  # type: ignore[attr-defined]
    content = json.loads(path.read_bytes())  # type: ignore[attr-defined]
    rows = rows_of(content)
    if name in IN_ONE:
        known = {each.source for each in TABLES["response"].records}
        assert {str(row["source"]) for row in rows} <= known
        return
    assert len(rows) == len(content), "a row lacks its source or its confidence"
    assert len(TABLES[name].records) == len(rows)
    by_source = {str(row["source"]) for row in rows}
    assert {each.source for each in TABLES[name].records} == by_source


def test_each_profile_of_each_board_is_known() -> None:
    boards = json.loads((FOLDER / "graphics_boards.json").read_bytes())
    names = [profile["name"] for board in boards for profile in board["profiles"]]
    profiles = TABLES["vgpu_profiles"].records
    assert [each.name for each in profiles] == names
    (found,) = (each for each in profiles if each.name == "L40S-8Q")
    assert found.values["board_model"] == "NVIDIA L40S"
    assert found.values["most_equal"] == 6, "48 GB in wholes of 8"


def test_what_is_recalled_in_part_is_counted_apart() -> None:
    models = TABLES["server_models"]
    rows = json.loads((FOLDER / "server_models.json").read_bytes())
    assert models.counts[RECALLED] == sum(row["confidence"] == "E" for row in rows)
    assert models.partly_recalled == sum(
        bool(row.get("recalled")) and row["confidence"] != "E" for row in rows
    )
    licences = json.loads((FOLDER / "licence_templates.json").read_bytes())
    counted = TABLES["licence_templates"].counts[RECALLED]
    assert counted == sum(row["confidence"] == "recalled" for row in licences)
    overheads = {each.name for each in TABLES["hypervisors"].records if "overhead" in each.recalled}
    generations = CATALOG.hypervisors.values()
    assert overheads == {row.name for row in generations if row.overhead_confidence == RECALLED}


def test_a_table_without_a_source_would_be_found() -> None:
    spread = next(iter(CATALOG.spreads.values()))
    broken = msgspec.structs.replace(
        CATALOG, spreads={"processor": msgspec.structs.replace(spread, source=" ")}
    )
    (table,) = (each for each in known_tables(broken) if each.id == "spreads")
    assert not table.records[0].source.strip()


@pytest.mark.parametrize(
    ("source", "dates"),
    [
        ("Fujitsu, SSD in VDI (2011), sizing table", ("2011",)),
        ("NVIDIA gpu-operator (2026-08-21): profiles; VMware (VMware, 2016)", ("2026-08-21", "2016")),
        ("ARK copy 2025-02: https://example.com/2019/x", ("2025-02",)),
        ("Packt, Implementing Horizon, 2019", ("2019",)),
        ("SPECrate 2017 Integer of Windows Server 2022", ()),
    ],
)
def test_dates_are_those_that_a_source_names(source: str, dates: tuple[str, ...]) -> None:
    assert dates_in(source) == dates
