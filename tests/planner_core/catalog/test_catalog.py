"""The catalogue: complete, sourced, and clear about what is wrong with a damaged one."""

from __future__ import annotations

import json

import pytest

from app.machine.resources import resources_folder
from app.project.catalogue import FILES
from planner_core.catalog.catalog import CatalogError
from planner_core.catalog.decoding import decode_catalog
from tests.support.plans import CATALOG


def shipped() -> dict[str, bytes]:
    return {name: (resources_folder() / "catalog" / f"{name}.json").read_bytes() for name in FILES}


def test_every_record_has_a_source_and_a_name_of_its_own() -> None:
    for name, records in CATALOG.lists.items():
        assert len({record.name for record in records}) == len(records), name
        assert all(record.source for record in records), name
        assert all(part.source and part.price_date for record in records for part in record.parts), name


def test_the_processors_know_their_all_core_turbo_clock() -> None:
    assert len(CATALOG.records("cpus")) > 150
    for record in CATALOG.records("cpus"):
        assert record.values["all_core_turbo_ghz"] >= record.values["base_clock_ghz"] * 0.9, record.name


def test_a_missing_file_is_named() -> None:
    files = shipped()
    del files["drives"]
    with pytest.raises(CatalogError, match=r"drives\.json is missing"):
        decode_catalog(files)


def test_a_broken_file_is_named() -> None:
    with pytest.raises(CatalogError, match=r"cpus\.json cannot be read"):
        decode_catalog(shipped() | {"cpus": b"{"})


@pytest.mark.parametrize(
    ("field", "value", "part"), [("colour", "red", "no field colour"), ("drives", 0, ">= 1")]
)
def test_a_wrong_field_is_named_with_its_record(field: str, value: object, part: str) -> None:
    records = json.loads(shipped()["drives"])
    records[0]["values"][field] = value
    with pytest.raises(CatalogError, match=part) as caught:
        decode_catalog(shipped() | {"drives": json.dumps(records).encode()})
    assert records[0]["name"] in str(caught.value)


def test_a_missing_raid_level_is_named() -> None:
    levels = [level for level in json.loads(shipped()["raid_levels"]) if level["id"] != "raid-5"]
    with pytest.raises(CatalogError, match="raid-5"):
        decode_catalog(shipped() | {"raid_levels": json.dumps(levels).encode()})


@pytest.mark.parametrize("name", ["response_times", "login_vsi", "view_planner"])
def test_missing_or_broken_response_data_is_named(name: str) -> None:
    files = shipped()
    broken = files | {name: b"{"}
    with pytest.raises(CatalogError, match=f"{name}.json"):
        decode_catalog(broken)
    del files[name]
    with pytest.raises(CatalogError, match=f"{name}.json is missing"):
        decode_catalog(files)
