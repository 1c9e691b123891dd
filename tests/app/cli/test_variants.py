"""`--variant`, and `convert` with several variants: each command is about the one that was asked for."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import msgspec
import pytest

from app.cli.plan_files import read_project, write_plan
from app.project.samples import read_sample
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.plan.project import FIRST_ID, Project
from tests.support.command import headroom

MORE = 77


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A sample and a variant "More" with other desktops; the sample is shown."""
    path = tmp_path_factory.mktemp("project") / "plan.headroom"
    file = ProjectFile.create(path, read_sample("everything-on-sas"))
    file.commit(verbs.duplicate_variant(file.project, FIRST_ID, "More"))
    file.commit(verbs.set_field(file.plan, ["pool"], "desktops", MORE))
    file.show(FIRST_ID)
    file.close()
    return file.project


@pytest.fixture(scope="module", params=[".headroom", ".json"])
def path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, project: Project) -> Path:
    """That project in either format."""
    path = tmp_path_factory.mktemp("both") / f"plan{request.param}"
    write_plan(path, project)
    return path


def planned(*arguments: object) -> int:
    done = headroom("assess", *arguments, "--json")
    assert (done.status, done.err) == (0, "")
    found: int = json.loads(done.out)["desktops"]["planned"]
    return found


def test_without_a_name_the_shown_variant_is_meant(path: Path, project: Project) -> None:
    sample = read_sample("everything-on-sas").components["pool"].desktops
    assert planned(path) == planned(path, "--variant", "Variant 1") == sample
    assert planned(path, "--variant", "More") == MORE


@pytest.mark.parametrize(
    "command",
    [
        ("assess",),
        ("limits",),
        ("opinions",),
        ("range",),
        ("needed", "host", 5),
        ("explain",),
        ("response",),
        ("picture", "-o", "a.png"),
        ("proposal", "-o", "a.pdf"),
    ],
    ids=lambda command: command[0],
)
def test_an_unknown_variant_lists_the_known_ones(
    path: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    name, *rest = command
    done = headroom(name, path, *rest, "--variant", "Less", folder=tmp_path)
    assert (done.status, done.out) == (1, "")
    assert f"{path} has no variant Less. There are: Variant 1, More." in done.err
    assert list(tmp_path.iterdir()) == []


def test_explanations_are_of_the_variant_that_was_asked_for(path: Path) -> None:
    shown, more = (
        json.loads(headroom("explain", path, "host.ram.steady", "--json", *which).out)["value"]
        for which in ((), ("--variant", "More"))
    )
    assert more > shown > 0


def test_all_variants_go_there_and_back(path: Path, project: Project, tmp_path: Path) -> None:
    other = {".json": ".headroom", ".headroom": ".json"}[path.suffix]
    there, back = tmp_path / f"there{other}", tmp_path / f"back{path.suffix}"
    assert headroom("convert", path, there) == (0, "", "")
    assert headroom("convert", there, back) == (0, "", "")
    assert read_project(there) == read_project(back) == project


def test_cards_without_a_place_get_one_in_every_variant(path: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare.json"
    project = read_project(path)
    variants = tuple(
        msgspec.structs.replace(each, plan=msgspec.structs.replace(each.plan, positions={}))
        for each in project.variants
    )
    write_plan(bare, msgspec.structs.replace(project, variants=variants))
    for each in read_project(bare).variants:
        assert set(each.plan.positions) == set(each.plan.components) - set(each.plan.parents)


def test_reading_changes_nothing(path: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copy(path, tmp_path / path.name))
    before = copy.read_bytes()
    planned(copy, "--variant", "More")
    assert copy.read_bytes() == before
