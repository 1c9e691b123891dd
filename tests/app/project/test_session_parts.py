"""The parts of a session alone: no window, no assessor, no file that nothing is done with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.project.open_project import OpenProject
from app.project.plan_results import PlanResults
from app.project.project_changes import ProjectChanges
from app.project.project_commands import RestorePoints, Variants
from app.project.project_files import ProjectFiles
from app.project.samples import read_sample
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.plan.project import as_project
from tests.support.plans import CATALOG


class Told:
    """Stands for what the engine says, and notes what it is told."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def take_over(self, changed, before) -> None:
        self.heard.append("take over")

    def start_over(self) -> None:
        self.heard.append("start over")

    def forget_shown(self) -> None:
        self.heard.append("forget")

    def follow(self, changed) -> None:
        self.heard.append("follow")

    def request(self, *, another: bool = False) -> None:
        self.heard.append("another" if another else "request")


@pytest.fixture
def project(qapp, tmp_path: Path) -> Iterator[OpenProject]:
    there = OpenProject()
    there.file = ProjectFile.create(tmp_path / "plan.headroom", as_project(read_sample("everything-on-sas")))
    yield there
    if there.file is not None:
        there.file.close()


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def changes(project: OpenProject, told: Told) -> ProjectChanges:
    return ProjectChanges(project, told)


def test_a_change_is_told_to_results_and_views_in_their_order(project, changes, told) -> None:
    project.changed.connect(lambda _changed: told.heard.append("changed"))
    project.history_changed.connect(lambda: told.heard.append("history"))
    assert changes.perform(verbs.set_setting(project.plan, "name", "Another"))
    assert project.plan.name == "Another"
    assert told.heard == ["take over", "changed", "follow", "history"]


def test_what_cannot_be_made_is_refused_and_nothing_is_lacking(project, changes, told) -> None:
    refused: list[object] = []
    project.refused.connect(refused.append)
    assert not changes.perform_made(lambda there: verbs.remove_variant(there, there.shown))
    assert len(refused) == 1
    assert not changes.lacks_change
    assert told.heard == []


def test_a_restore_point_is_come_back_to_without_an_engine(project, changes) -> None:
    points, name = RestorePoints(project, changes), project.plan.name
    assert points.set("As it was")
    assert changes.perform(verbs.set_setting(project.plan, "name", "Another"))
    (point,) = project.history.points
    assert points.go_to(point)
    assert project.plan.name == name
    assert points.remove(point)
    assert not points.go_to(point)


def test_another_variant_forgets_what_was_known_of_the_shown_one(project, changes, told) -> None:
    variants, first = Variants(project, changes), project.project.shown
    assert variants.duplicate(first, variants.suggested_copy_name(first))
    told.heard.clear()
    assert variants.show(first)
    assert told.heard == ["forget", "another"]
    assert variants.shown.id == first


def test_a_file_that_is_opened_starts_results_over(
    project, changes, told, home: Path, tmp_path: Path
) -> None:
    files = ProjectFiles(project, told, RestorePoints(project, changes).set)
    other = tmp_path / "other.headroom"
    ProjectFile.create(other, as_project(read_sample("replica-on-ssd"))).close()
    project.opened.connect(lambda: told.heard.append("opened"))
    assert files.open(other)
    assert files.path == other
    assert told.heard == ["start over", "opened", "request"]


def test_results_of_a_project_need_no_session(project, qtbot) -> None:
    results = PlanResults(project, CATALOG)
    try:
        results.request()
        qtbot.waitUntil(lambda: results.assessment is not None and results.is_reviewed)
        assert results.present is results.assessment
        assert results.explain("desktops.maximum")
    finally:
        results.stop()
