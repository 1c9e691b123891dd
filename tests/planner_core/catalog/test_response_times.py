"""The constants behind response times: complete, with a source each, and refused where they are not."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from app.machine.resources import resources_folder
from planner_core.catalog.response_times import (
    RESPONSE_FILES,
    Interaction,
    decode_response_data,
    view_planner_interaction,
)
from tests.support.response import DATA

BYTES = {name: (resources_folder() / "catalog" / f"{name}.json").read_bytes() for name in RESPONSE_FILES}


def changed(change: Callable[[Any], object]) -> dict[str, bytes]:
    times = json.loads(BYTES["response_times"])
    change(times)
    return {**BYTES, "response_times": json.dumps(times).encode()}


def test_everything_names_its_source() -> None:
    rows = [*DATA.interactions.values(), *DATA.drives.values(), *DATA.latency_bands.values(), DATA.controller]
    assert all(each.source and each.confidence in "ABCD" for each in rows)


def test_every_login_vsi_rule_has_an_interaction() -> None:
    assert {rule.response for rule in DATA.login_vsi.rules} <= DATA.interactions.keys()


def test_view_planner_thinks_as_long_as_its_rule_says_and_works_for_the_rest_of_the_cycle() -> None:
    rule = DATA.view_planner
    assert (rule.think_seconds, view_planner_interaction(rule).cycle_seconds) == (2.0, rule.cycle_seconds)
    assert rule.cycle_seconds > rule.think_seconds


@pytest.mark.parametrize("cycle_seconds", [0.0, -1.0])
def test_an_interaction_has_a_cycle(cycle_seconds: float) -> None:
    with pytest.raises(ValueError, match="cycle_seconds above zero"):
        Interaction(id="user", name="User", source="Test", confidence="C", cycle_seconds=cycle_seconds)


@pytest.mark.parametrize(
    ("change", "missing"),
    [
        (lambda times: times["interactions"].pop(0), "user"),
        (lambda times: times["interactions"].pop(1), "login-vsi-3"),
        (lambda times: times["drives"].pop(), "nvme"),
        (lambda times: times["latency_bands"].pop(), "disk"),
    ],
)
def test_a_missing_row_is_refused(change: Callable[[Any], object], missing: str) -> None:
    with pytest.raises(KeyError, match=missing):
        decode_response_data(changed(change))


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="colour"):
        decode_response_data(changed(lambda times: times["controller"].update(colour="red")))


def test_all_io_counts_as_waited_for_and_a_file_that_says_otherwise_is_refused() -> None:
    """The networks of queues know no work in the background, so no other number could be kept."""
    assert DATA.waited_for.io_percent == 100
    assert DATA.waited_for.source.startswith("Planning value on the safe side")
    for percent in (60.0, 99.9, 100.1):
        with pytest.raises(msgspec.ValidationError, match="io_percent"):
            decode_response_data(
                changed(lambda times, said=percent: times["waited_for"].update(io_percent=said))
            )
