"""Plans that name no places are drawn side by side, not all on one spot."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import msgspec

from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.placing import with_places
from app.cli.plan_files import read_plan
from planner_core.plan.interchange import plan_to_json
from planner_core.plan.plan import Plan, Position
from tests.support.plans import cluster_plan


def overlapping(plan: Plan) -> list[tuple[str, str]]:
    arrangement = Arrangement(lambda text: 7.0 * len(text))
    arrangement.rebuild(plan)
    outer = [each for each in plan.components if each not in plan.parents]
    boxes = arrangement.boxes
    return [(a, b) for a, b in combinations(outer, 2) if boxes[a].meets(boxes[b])]


def test_cards_without_places_do_not_cover_each_other() -> None:
    plan = msgspec.structs.replace(cluster_plan(), positions={})
    assert overlapping(plan)
    assert overlapping(with_places(plan)) == []


def test_cards_with_places_keep_them_and_new_ones_stand_below() -> None:
    plan = msgspec.structs.replace(cluster_plan(), positions={"cluster": Position(40, 48)})
    placed = with_places(plan)
    assert placed.positions["cluster"] == Position(40, 48)
    assert overlapping(placed) == []
    assert with_places(placed) is placed


def test_json_without_places_is_read_with_some(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(cluster_plan(), positions={})
    file = tmp_path / "plan.json"
    file.write_bytes(plan_to_json(plan))
    read = read_plan(file)
    assert overlapping(read) == []
    assert read.positions.keys() == {each for each in plan.components if each not in plan.parents}
