"""Copies of an image are a row of their storm, which can be explained."""

from __future__ import annotations

import pytest

from app.project.samples import read_sample
from app.results.words.storms import part_rows, storm_row
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from tests.support.plans import CATALOG, with_fields


def test_copies_come_first_and_are_explained_under_their_name() -> None:
    plan = with_fields(read_sample("everything-on-ssd"), "pool", image_gb=12.0, image_copy_mb_s=50.0)
    storms = {each.phase: each for each in evaluate(plan, CATALOG).storms if each.case == "normal"}
    whole, (first, *others) = storm_row(storms["provision"]), part_rows(plan, storms["provision"])
    assert whole is not None
    assert (first.name, first.minutes, first.what) == ("Copies of the image", 4.0, "provision.copies")
    assert whole.minutes == pytest.approx(4.0 + max(each.minutes for each in others))
    for each in (whole, first, *others):
        assert explain(plan, CATALOG, each.what).value == pytest.approx(each.minutes)
    assert "copies" not in {each.kind for each in part_rows(plan, storms["boot"])}
