"""Files that are dropped together, told apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.library.importing.dropped_files import Dropped, sorted_out
from app.library.importing.estate_files import read_estate
from planner_core.messages import HeadroomError
from tests.support.measured_files import esxtop


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """One file of each kind."""
    paths = {
        name: tmp_path / name for name in ("a.headroom", "b.json", "vInfo.csv", "e.xlsx", "esx.csv", "folder")
    }
    for path in paths.values():
        path.write_bytes(b"x")
    paths["folder"].unlink()
    paths["folder"].mkdir()
    paths["esx.csv"].write_text("".join(esxtop(["desk-1"], 3, lambda *_: 20.0)), "utf-8")
    return paths


def test_each_kind_goes_its_way(files: dict[str, Path]) -> None:
    plan, table, book, log, folder = (
        files[each] for each in ("a.headroom", "vInfo.csv", "e.xlsx", "esx.csv", "folder")
    )
    assert sorted_out([plan], has_plan=True) == Dropped(plan=plan)
    assert sorted_out([table, book, folder], has_plan=False) == Dropped(exports=(table, book, folder))
    assert sorted_out([log], has_plan=True) == Dropped(measured=(log,))
    assert sorted_out([log], has_plan=False) == Dropped(exports=(log,)), "whose reader says what it is"


@pytest.mark.parametrize(
    ("names", "says"),
    [
        (("a.headroom", "b.json"), "a.headroom is no table. Drop a plan alone, and tables together."),
        (("e.xlsx", "a.headroom"), "a.headroom is no table."),
        (("e.xlsx", "esx.csv"), "esx.csv is what a pilot measured, e.xlsx is not."),
    ],
)
def test_what_does_not_go_together_is_refused(
    files: dict[str, Path], names: tuple[str, ...], says: str
) -> None:
    with pytest.raises(HeadroomError) as caught:
        sorted_out([files[each] for each in names], has_plan=True)
    assert says in str(caught.value)


def test_a_log_among_exports_is_named_by_their_reader(files: dict[str, Path]) -> None:
    with pytest.raises(HeadroomError) as caught:
        read_estate([files["esx.csv"]])
    assert "esx.csv is what a pilot measured, no export of an estate." in str(caught.value)
