"""`headroom proposal -o FILE.xlsx`: the same workbook, on a machine without display."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from app.cli.plan_files import write_plan
from app.project.samples import read_sample
from planner_core.plan.project import Project, Variant
from tests.support.command import headroom
from tests.support.workbooks import Workbook


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A file with two variants, the first one shown."""
    names = ("replica-on-ssd", "everything-on-ssd")
    variants = [Variant(f"variant-{at}", name, read_sample(name)) for at, name in enumerate(names, 1)]
    same = msgspec.structs.replace(variants[1].plan, settings=variants[0].plan.settings)
    path = tmp_path / "plan.headroom"
    write_plan(path, Project((variants[0], Variant("variant-2", names[1], same)), "variant-1"))
    return path


@pytest.mark.parametrize(("language", "sheet"), [("en", "Variants"), ("de", "Varianten")])
def test_the_variant_and_the_language_asked_for_are_written(
    project: Path, tmp_path: Path, language: str, sheet: str
) -> None:
    path = tmp_path / "plan.XLSX"
    arguments = ["--variant", "everything-on-ssd", "--language", language, "--date", "2026-11-21"]
    assert headroom("proposal", project, "-o", path, *arguments) == (0, "", "")
    book = Workbook(path.read_bytes())
    assert book.named("DesktopsPlanned").value == 75
    assert sheet in book.sheets
    assert headroom("proposal", project, "-o", tmp_path / "again.xlsx", *arguments) == (0, "", "")
    assert (tmp_path / "again.xlsx").read_bytes() == path.read_bytes()


def test_a_workbook_that_cannot_be_written_leaves_what_was_there(project: Path, tmp_path: Path) -> None:
    folder = tmp_path / "folder.xlsx"
    folder.mkdir()
    done = headroom("proposal", project, "-o", folder)
    assert done.status == 1
    assert str(folder) in done.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder.xlsx", "plan.headroom"]
