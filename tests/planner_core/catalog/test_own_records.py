"""Records of the user's own: they extend the lists, win over shipped ones, and mistakes in them are named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.project.catalogue import load_catalog
from planner_core.catalog.own_records import decode_own_records, merged
from planner_core.catalog.records import CatalogError
from tests.support.plans import CATALOG

BLADE = {
    "name": "Our blade",
    "kind": "host",
    "values": {"sockets": 2, "ram_gib": 768.0},
    "source": "Offer of 3 May",
    "confidence": "C",
}


def own(**changes: Any) -> dict[str, bytes]:
    return {"mine.json": json.dumps({"servers": [BLADE | changes]}).encode()}


def test_an_own_record_is_added_at_the_end() -> None:
    catalog = merged(CATALOG, decode_own_records(own()))
    assert catalog.records("servers")[:-1] == CATALOG.records("servers")
    assert catalog.records("servers")[-1].values == BLADE["values"]
    assert catalog.records("drives") == CATALOG.records("drives")


def test_an_own_record_takes_the_place_of_a_shipped_one_of_the_same_name() -> None:
    shipped = CATALOG.records("servers")[2]
    catalog = merged(CATALOG, decode_own_records(own(name=shipped.name)))
    assert len(catalog.records("servers")) == len(CATALOG.records("servers"))
    assert catalog.records("servers")[2].source == "Offer of 3 May"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"values": {"sockets": 0}}, ["mine.json", "Our blade", "sockets", ">= 1"]),
        ({"values": {"colour": "red"}}, ["mine.json", "Our blade", "colour"]),
        ({"values": {"sockets": "two"}}, ["mine.json", "Our blade", "sockets", "int"]),
        ({"kind": "disk_group"}, ["mine.json", "Our blade", "kind", "host"]),
        ({"source": " "}, ["mine.json", "Our blade", "source"]),
        ({"confidence": "Z"}, ["mine.json", "servers", "Our blade", "confidence"]),
        ({"extra": 1}, ["mine.json", "servers", "Our blade", "extra"]),
        ({"name": " "}, ["mine.json", "name"]),
    ],
)
def test_a_mistake_is_named_with_file_record_and_field(changes: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(CatalogError) as caught:
        decode_own_records(own(**changes))
    for word in words:
        assert word in str(caught.value)


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"{", "mine.json"),
        (b"[]", "mine.json"),
        (b'{"laptops": []}', "laptops"),
        (b'{"servers": [7]}', "record 1"),
        (b"\xff\xfe", "mine.json"),
        (json.dumps({"servers": [BLADE, BLADE]}).encode(), "there twice"),
    ],
)
def test_a_damaged_file_is_named(content: bytes, word: str) -> None:
    with pytest.raises(CatalogError, match=word):
        decode_own_records({"mine.json": content})


def test_a_folder_of_own_files_is_read(tmp_path: Any) -> None:
    (tmp_path / "b.json").write_bytes(own()["mine.json"])
    (tmp_path / "notes.txt").write_text("not a record")
    assert load_catalog(tmp_path).record("servers", "Our blade") is not None
    assert load_catalog(tmp_path / "missing").lists == CATALOG.lists
