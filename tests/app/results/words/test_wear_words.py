"""How long flash lasts, in the terminal, in JSON and in the window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli.plan_files import write_plan
from app.output.chapters.capacity_chapter import capacity
from app.project.samples import read_sample
from app.results.tabs.capacity_tab import CapacityTab
from app.results.words.wear import wear_in_words
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.assessment import DriveWear
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from tests.support.command import headroom
from tests.support.plans import CATALOG, with_fields


def test_wear_is_said_in_years_where_the_endurance_is_known() -> None:
    assert wear_in_words(DriveWear("ssd", 46.84, None)) == "46.8\xa0TB a year on each drive"
    words = "46.8\xa0TB a year on each drive, worn out after 7.4 years"
    assert wear_in_words(DriveWear("ssd", 46.84, 7.41)) == words
    assert wear_in_words(DriveWear("ssd", 9.36, None, True)) == "9.4\xa0TB a year on each cache device"
    words = "9.4\xa0TB a year on each cache device, worn out after 12.5 years"
    assert wear_in_words(DriveWear("ssd", 9.36, 12.5, True)) == words


def test_nobody_is_promised_a_drive_of_a_hundred_years() -> None:
    assert wear_in_words(DriveWear("ssd", 32.3, 108.4)).endswith("each drive, enough for more than 20 years")
    assert wear_in_words(DriveWear("ssd", 32.3, 20.1, True)).endswith("device, enough for more than 20 years")
    assert wear_in_words(DriveWear("ssd", 32.3, 20.0)).endswith("worn out after 20.0 years")


def test_terminal_json_and_window_say_the_same(tmp_path: Path, qtbot: object) -> None:
    plan = with_fields(read_sample("replica-on-ssd"), "ssd", endurance_dwpd=0.5)
    for link in ("delta", "disposable"):
        plan = with_files_on_ssd(plan, link)
    (worn,) = evaluate(plan, CATALOG).wear
    path = tmp_path / "plan.json"
    write_plan(path, plan)
    (told,) = json.loads(headroom("assess", path, "--json").out)["wear"]
    assert (told["component"], told["device"]) == ("ssd", "drive")
    assert told["years"] == pytest.approx(worn.years)
    assert told["written_tb_per_year"] == pytest.approx(worn.written_tb_per_year)
    assert wear_in_words(worn).replace("\xa0", " ") in headroom("assess", path).out.replace("\xa0", " ")
    blocks = capacity(plan, evaluate(plan, CATALOG), CATALOG)["blocks"]
    assert f"{plan.components['ssd'].name}: {wear_in_words(worn)}" in [each.get("text") for each in blocks]
    tab = CapacityTab()
    tab.show_results(plan, evaluate(plan, CATALOG))
    assert tab.wear.text() == f"{plan.components['ssd'].name}: {wear_in_words(worn)}"
    assert tab.wear.isVisibleTo(tab)
    tab.show_results(plan, None)
    assert not tab.wear.isVisibleTo(tab)


def with_files_on_ssd(plan: Plan, role: str) -> Plan:
    return apply(plan, verbs.relocate(plan, "pool", role, "ssd").edits)
