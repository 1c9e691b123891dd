"""JSON in and out; whatever a stranger's file says, the answer is a plan or one clear message."""

from __future__ import annotations

import contextlib
import json
import math
import re
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given

from app.project.samples import read_sample, sample_names
from planner_core.plan.interchange import InterchangeError, plan_from_json, plan_to_json
from planner_core.plan.plan import Plan
from planner_core.plan.project_json import json_schema
from tests.support.thorough import examples

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@pytest.mark.parametrize("name", sample_names())
def test_round_trip(name: str) -> None:
    plan = read_sample(name)
    assert plan_from_json(plan_to_json(plan)) == plan


def test_the_empty_plan() -> None:
    assert plan_from_json(b'{"version": 3}') == Plan()


@given(JSON)
@examples(40, 100)
def test_any_json_gives_a_plan_or_an_interchange_error(value: Any) -> None:
    with contextlib.suppress(InterchangeError):
        plan_from_json(json.dumps(value).encode())


@given(st.binary(max_size=300))
def test_any_bytes_give_a_plan_or_an_interchange_error(data: bytes) -> None:
    with contextlib.suppress(InterchangeError):
        plan_from_json(data)


def changed(path: list[str | int], value: Any) -> bytes:
    document = json.loads(plan_to_json(read_sample("everything-on-ssd")))
    place = document
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return json.dumps(document).encode()


@pytest.mark.parametrize(
    ("path", "value", "part"),
    [
        (["components", 0, "sockets"], 0, r"\$.components\[0\].sockets"),
        (["components", 0, "sockets"], "two", "Expected `int`"),
        (["components", 0, "ram_gib"], -144, "ram_gib"),
        (["components", 0, "ram_gib"], math.nan, r"finite number - at `\$.components\[0\].ram_gib` \(host\)"),
        (
            ["components", 0, "ram_gib"],
            -math.inf,
            r"finite number - at `\$.components\[0\].ram_gib` \(host\)",
        ),
        (
            ["settings", "boot_window_minutes"],
            math.inf,
            r"finite number - at `\$.settings.boot_window_minutes`",
        ),
        (["components", 0, "hypervisor"], "xen-8", r"xen-8.*hypervisor"),
        (["components", 0, "soccets"], 2, "soccets"),
        (["components", 0, "kind"], "teapot", "teapot"),
        (["components", 0, "id"], "a/../b", "an id is made of"),
        (["components", 1, "id"], "host", "twice"),
        (["components", 3, "desktops"], 10**9, "1000000"),
        (["components", 3, "ram_reserved_gib"], 512, "reserved RAM"),
        (["nesting", 0, "inside"], "pool", "cannot hold the other"),
        (["nesting", 0, "inside"], "ghost", "not in the plan"),
        (["links", 0, "target"], "ghost", "not in the plan"),
        (["links", 0, "role"], "swap", "cannot be linked"),
        (["positions", 0, "component"], "ghost", "not in the plan"),
        (["format"], "visio", "visio"),
        (["version"], 4, "version 4"),
    ],
)
def test_mistakes_are_named_with_their_place(path: list[str | int], value: Any, part: str) -> None:
    with pytest.raises(InterchangeError, match=part):
        plan_from_json(changed(path, value))


def test_the_schema_knows_bounds_and_units() -> None:
    host = json_schema()["$defs"]["Host"]["properties"]
    assert host["sockets"]["minimum"] == 1
    assert host["sockets"]["maximum"] == 16
    assert host["ram_gib"]["x-unit"] == "GiB"
    assert host["ram_gib"]["description"]


@pytest.mark.parametrize("number", ["1e999", "-1e999"])
def test_a_place_beyond_all_numbers_is_refused(number: str) -> None:
    content = plan_to_json(read_sample("everything-on-ssd"))
    broken = re.sub(rb'"x": *[-0-9.]+', b'"x": ' + number.encode(), content, count=1)
    assert broken != content
    with pytest.raises(InterchangeError):
        plan_from_json(broken)


def a_cluster(version: int, **given: Any) -> Any:
    part = {"kind": "cluster", "id": "c", "name": "C", **given}
    document = {"format": "headroom-plan", "version": version, "components": [part]}
    return plan_from_json(json.dumps(document).encode()).components["c"]


@pytest.mark.parametrize("version", [1, 3])
@pytest.mark.parametrize(
    ("platform", "policy", "slack", "cpu"),
    [
        ("aos", "rf2", 5.0, 0.0),
        ("s2d", "three-way-mirror", 0.0, 10.0),
        ("ceph", "ceph-3", 15.0, 0.0),
        ("8.0", "raid-1-ftt-1", 30.0, 10.0),
    ],
)
def test_a_cluster_that_omits_its_shares_has_those_of_its_platform(
    version: int, platform: str, policy: str, slack: float, cpu: float
) -> None:
    cluster = a_cluster(version, vsan="all-flash", vsan_version=platform)
    assert (cluster.vsan_policy, cluster.vsan_slack_percent, cluster.vsan_cpu_percent) == (policy, slack, cpu)
    others = (cluster.vsan_format_percent, cluster.vsan_write_coalescing_percent)
    assert others == ((2.0, 75.0) if platform == "8.0" else (0.0, 0.0))


def test_shares_that_a_cluster_names_stay() -> None:
    cluster = a_cluster(3, vsan_version="ceph", vsan_slack_percent=30.0, vsan_policy="ceph-ec-4-2")
    assert (cluster.vsan_slack_percent, cluster.vsan_policy) == (30.0, "ceph-ec-4-2")
