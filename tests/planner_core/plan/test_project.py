"""A project: what makes it one, and its JSON."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from app.project.samples import read_sample, sample_names
from planner_core.editing.document import Document
from planner_core.plan.fragment import fragment_from_json
from planner_core.plan.interchange import InterchangeError, plan_to_json
from planner_core.plan.plan import Plan, Settings
from planner_core.plan.project import Project, Variant, as_project, project_problems
from planner_core.plan.project_json import json_schema, project_from_json, project_to_json
from tests.planner_core.plan.test_interchange import JSON
from tests.support.plans import random_project_step, small_plan
from tests.support.projects import order
from tests.support.thorough import examples


def two(**second: object) -> Project:
    """Two variants, the second one shown; fields of its row can be others."""
    other = msgspec.structs.replace(Variant("ssd", "SSD", small_plan()), **second)
    return Project((Variant("as-is", "As is", small_plan()), other), "ssd")


@pytest.mark.parametrize(
    ("project", "words"),
    [
        (Project((), "a"), "from 1 to 100"),
        (two(id="as-is"), "same name"),
        (two(name="As is"), "same name"),
        (two(name=""), "needs a name"),
        (two(name="a\nb"), "in one line"),
        (two(id="../x"), "an id is made of"),
        (two().showing("as-is"), ""),
        (msgspec.structs.replace(two(), shown="nowhere"), "no variant nowhere"),
        (two(plan=Plan(settings=Settings(customer="Somebody"))), "belong to the project"),
        (two(plan=Plan(settings=Settings(notes="Its own"))), ""),
        (two(plan=Plan(parents={"a": "b"})), "not in the plan"),
    ],
)
def test_problems_are_named(project: Project, words: str) -> None:
    found = project_problems(project)
    assert bool(found) == bool(words)
    assert words in "".join(map(str, found))


def test_a_plan_alone_is_a_project_and_is_written_as_a_plan() -> None:
    for name in sample_names():
        plan = read_sample(name)
        assert project_from_json(plan_to_json(plan)) == as_project(plan)
        assert project_to_json(as_project(plan)) == plan_to_json(plan)


def test_a_name_of_its_own_is_kept_where_there_is_one_variant_only() -> None:
    project = as_project(small_plan(), "As is")
    assert project_from_json(project_to_json(project)) == project


@given(seed=st.integers(0, 100_000))
@examples(8, 20)
def test_projects_come_back_from_json(seed: int) -> None:
    source, made = random.Random(seed), Document(two())
    for _ in range(40):
        if (step := random_project_step(made.project, source)) is not None:
            made.perform(step)
    read = project_from_json(project_to_json(made.project))
    assert read == made.project
    assert order(read) == order(made.project)


@given(JSON)
@examples(40, 100)
def test_any_json_gives_a_project_or_an_interchange_error(value: Any) -> None:
    for content in (value, {"format": "headroom-project", "shown": "a", "variants": value}):
        with contextlib.suppress(InterchangeError):
            project_from_json(json.dumps(content).encode())


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (
            ["variants", 1, "plan", "components", 0, "sockets"],
            0,
            r"variants\[1\].plan.components\[0\].* \(host\)",
        ),
        (["variants", 1, "plan", "links", 0, "target"], "ghost", "not in the plan"),
        (["variants", 1, "plan", "settings", "customer"], "Somebody", "belong to the project"),
        (["variants", 1, "plan", "format"], "visio", "visio"),
        (["variants", 1, "name"], "As is", "same name"),
        (["variants", 1, "colour"], "red", "colour"),
        (["variants"], [], "from 1 to 100"),
        (["shown"], "nowhere", "no variant nowhere"),
        (["version"], 4, "version 4"),
    ],
)
def test_mistakes_are_named_with_their_place(path: list[str | int], value: Any, words: str) -> None:
    document = json.loads(project_to_json(two()))
    place = document
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(InterchangeError, match=words):
        project_from_json(json.dumps(document).encode())


def test_the_schema_knows_both_forms() -> None:
    schema = json_schema()
    assert [each["$ref"] for each in schema["anyOf"]] == ["#/$defs/PlanDocument", "#/$defs/ProjectDocument"]
    assert set(schema["$defs"]["ProjectDocument"]["required"]) == {"shown", "variants"}
    assert schema["$defs"]["VariantDocument"]["properties"]["plan"] == {"$ref": "#/$defs/PlanDocument"}


def test_pasting_a_whole_project_takes_the_variant_that_it_shows() -> None:
    plan = msgspec.structs.replace(read_sample("everything-on-sas"), settings=small_plan().settings)
    assert fragment_from_json(project_to_json(two(plan=plan))).plan == plan
