"""Parts of plans as text, and back: complete, without what was not copied, and hostile until checked."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given

from app.project.samples import read_sample, sample_names
from planner_core.plan.fragment import (
    MOST_BYTES,
    Fragment,
    fragment_from_json,
    fragment_of,
    fragment_to_json,
)
from planner_core.plan.interchange import InterchangeError, plan_to_json
from planner_core.plan.plan import Position
from planner_core.plan.problems import problems
from tests.planner_core.plan.test_interchange import JSON
from tests.support.plans import small_plan
from tests.support.thorough import examples


@pytest.mark.parametrize("name", sample_names())
def test_the_whole_of_a_plan_comes_back(name: str) -> None:
    plan = read_sample(name)
    fragment = fragment_of(plan, tuple(plan.components), "somewhere")
    read = fragment_from_json(fragment_to_json(fragment))
    assert read == fragment
    assert (read.plan.components, read.plan.links) == (plan.components, plan.links)
    assert read.alone() == read.plan


def test_a_host_takes_its_disks_along_and_a_pool_remembers_where_it_ran() -> None:
    plan = small_plan()
    host = fragment_of(plan, ["host"])
    assert set(host.plan.components) == {"host", "ssd", "sas"}
    assert host.plan.links == {}
    assert host.roots() == ("host",)
    pool = fragment_of(plan, ["pool"])
    assert set(pool.plan.links) == set(plan.links)
    assert pool.alone().links == {}
    group = fragment_of(plan, ["ssd"], places={"ssd": Position(5, 6)})
    assert group.plan.parents == {"ssd": "host"}
    assert group.alone().parents == {}
    assert group.roots() == ("ssd",)
    assert group.plan.positions == {"ssd": Position(5, 6)}


def test_nothing_of_the_customer_is_in_it() -> None:
    plan = read_sample("everything-on-ssd")
    text = fragment_to_json(fragment_of(plan, tuple(plan.components))).decode()
    assert plan.settings.notes
    assert plan.name not in text
    assert "settings" not in json.loads(text)


def test_the_text_of_a_whole_plan_is_a_fragment() -> None:
    plan = read_sample("everything-on-ssd")
    assert fragment_from_json(plan_to_json(plan)) == Fragment(plan)


def changed(path: list[str | int], value: Any) -> bytes:
    document = json.loads(fragment_to_json(fragment_of(small_plan(), ["host", "pool"])))
    place = document
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return json.dumps(document).encode()


@pytest.mark.parametrize(
    ("path", "value", "part"),
    [
        (["format"], "something-else", "not part of a plan"),
        (["format"], None, "not part of a plan"),
        (["version"], 4, "newer Headroom"),
        (["components"], [], "no components"),
        (["components", 0, "id"], "../../etc", "made of letters"),
        (["components", 0, "kind"], "rocket", "kind"),
        (["components", 0, "name"], "n" * 201, "length"),
        (["components", 0, "evil"], 1, "evil"),
        (["components", 0, "count"], -1, ">="),
        (["positions", 0, "x"], "far", "Expected"),
        (["links", 0, "role"], "owns", "role"),
        (["links", 0, "source"], "nobody", "one of the two is not in the plan"),
        (["links", 0, "share"], 7, "share"),
        (["nesting", 0, "component"], "nobody", "one of the two is not in the plan"),
        (
            ["nesting", 0],
            {"component": "nobody", "inside": "nowhere"},
            "names a component that is missing",
        ),
        (["nesting", 0, "inside"], "pool", "cannot hold the other"),
    ],
)
def test_an_invalid_fragment_is_refused_with_the_reason(path: list[str | int], value: Any, part: str) -> None:
    with pytest.raises(InterchangeError, match=part):
        fragment_from_json(changed(path, value))


def test_rows_that_stand_twice_are_refused() -> None:
    document = json.loads(fragment_to_json(fragment_of(small_plan(), ["host"])))
    document["components"].append(document["components"][0])
    with pytest.raises(InterchangeError, match="twice"):
        fragment_from_json(json.dumps(document).encode())


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"hello",
        b"{",
        b"[" * 100_000,
        b'{"format":' * 50_000,
        b"\xff\xfe{",
        json.dumps({"format": "headroom-selection", "components": [[[]]] * 99}).encode(),
    ],
)
def test_hostile_texts_are_refused(data: bytes) -> None:
    with pytest.raises(InterchangeError):
        fragment_from_json(data)


def test_a_text_longer_than_any_is_refused() -> None:
    with pytest.raises(InterchangeError):
        fragment_from_json(b"{}" + b" " * MOST_BYTES)


@given(JSON)
@examples(40, 100)
def test_any_json_is_a_fragment_or_refused(value: Any) -> None:
    for text in (value, {"format": "headroom-selection", "components": value}):
        with contextlib.suppress(InterchangeError):
            assert problems(fragment_from_json(json.dumps(text).encode()).alone()) == ()
