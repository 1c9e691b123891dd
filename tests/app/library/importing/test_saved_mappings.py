"""What columns of tables are is kept for the next file of that shape, and a broken file of it is no error."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.library.importing.saved_mappings import MOST_KEPT, SavedMappings, mappings_as_json, read_mappings
from app.machine.files import FileError
from planner_core.imports.mapped_tables import suggested


def test_the_latest_of_each_shape_is_kept(tmp_path: Path) -> None:
    kept = SavedMappings(tmp_path / "own" / "mappings.json")
    assert kept.all == ()
    one, other = suggested(["Name", "vCPU", "RAM (GB)"]), suggested(["RAM (GB)", "vcpu", "name"], "hosts")
    kept.remember([one])
    kept.remember([suggested(["Host", "Cores"])])
    assert len(kept.all) == 2
    kept.remember([other])
    assert kept.all[0] == other
    assert len(kept.all) == 2, "the same headings in another order"
    kept.remember(suggested([f"a{number}"]) for number in range(MOST_KEPT + 5))
    assert len(kept.all) == MOST_KEPT


def test_a_broken_file_has_none_and_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "mappings.json"
    path.write_bytes(b"{")
    kept = SavedMappings(path)
    assert kept.all == ()
    with pytest.raises(FileError, match="has no mapping of columns"):
        read_mappings(path)
    kept.remember([suggested(["Name"])])
    assert len(kept.all) == 1
    assert read_mappings(path) == kept.all
    assert mappings_as_json(kept.all) == path.read_bytes()


def test_a_folder_in_its_place_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot be written, so the columns are not remembered"):
        SavedMappings(tmp_path).remember([suggested(["Name"])])
