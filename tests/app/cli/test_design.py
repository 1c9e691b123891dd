"""`headroom design`: the best designs in both languages and for scripts."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path

import pytest

from app.cli.plan_files import write_plan
from planner_core.plan.interchange import plan_from_json
from planner_core.plan.plan import Plan
from planner_core.studies.promise import assessed
from tests.support.command import headroom
from tests.support.design import priced_plan, with_boards
from tests.support.plans import CATALOG, with_fields

CHOSEN = "hosts,sockets,memory,raid"


@pytest.fixture(scope="module")
def priced(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("design") / "priced.json"
    write_plan(path, priced_plan("local", hosts=4))
    return path


def test_json_has_the_designs_as_plans_that_carry_the_desktops(priced: Path) -> None:
    done = headroom("design", priced, "--desktops", "400", "--choose", CHOSEN, "--json", "--plans")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert (found["desktops"], found["currency"], found["is_priced"]) == (400, "EUR", True)
    assert {each["what"] for each in found["choices"]} == {"hosts", "sockets", "memory", "raid"}
    assert {merit for each in found["best"] for merit in each["merits"]} == {
        "cheapest",
        "hosts",
        "headroom",
        "cores",
        "power",
    }
    for each in found["best"]:
        plan = plan_from_json(json.dumps(each["plan"]).encode())
        evaluated = assessed(plan, CATALOG)
        assert evaluated.desktops.carries_plan
        assert str(evaluated.cost.total) == each["price"]
    assert all(Decimal(each["price"]) < Decimal(found["best"][0]["price"]) for each in found["cheaper"])
    assert not any(each["carries"] for each in found["cheaper"])


def test_the_report_has_a_table_and_the_reasons_in_both_languages(priced: Path) -> None:
    asked = ("design", priced, "--desktops", "400", "--choose", CHOSEN)
    said = headroom(*asked).out
    assert "The best designs for 400 desktops" in said
    assert "Cheapest to buy" in said
    assert "Why nothing is cheaper to buy" in said
    assert "Over 5 years" in said
    said = headroom(*asked, "--language", "de").out
    assert "Die besten Entwürfe für 400 Desktops" in said
    assert "Warum nichts in der Anschaffung günstiger ist" in said
    assert "Günstigster in der Anschaffung" in said
    said = headroom(*asked, "--by", "life").out
    assert "Cheapest over 5 years" in said
    assert "Why nothing is cheaper over 5 years" in said
    said = headroom(*asked, "--by", "life", "--language", "de").out
    assert "Günstigster über 5 Jahre" in said
    assert "Warum über 5 Jahre nichts günstiger ist" in said


def test_json_says_by_what_the_designs_are_compared(priced: Path) -> None:
    asked = ("design", priced, "--desktops", "400", "--choose", CHOSEN, "--json", "--plans")
    usual, life = (json.loads(headroom(*asked, *more).out) for more in ((), ("--by", "life")))
    assert (usual["by"], life["by"], life["years_of_use"]) == ("purchase", "life", 5)
    for each in (*usual["best"], *life["best"]):
        plan = plan_from_json(json.dumps(each["plan"]).encode())
        assert str(assessed(plan, CATALOG).cost.running.total_cost_of_ownership) == each["life"]
    assert Decimal(life["best"][0]["life"]) <= Decimal(usual["best"][0]["life"])
    assert all(Decimal(each["life"]) < Decimal(life["best"][0]["life"]) for each in life["cheaper"])


def test_no_design_is_said_with_what_no_option_lifts(priced: Path) -> None:
    said = headroom("design", priced, "--desktops", "90000", "--choose", "raid").out
    assert "No design carries 90,000 desktops. The most that any carries are" in said


def test_dearer_memory_is_part_of_the_price(priced: Path) -> None:
    asked = ("design", priced, "--desktops", "400", "--choose", "hosts", "--json")
    today, dearer = (json.loads(headroom(*asked, *more).out) for more in ((), ("--memory-price", "2")))
    assert (today["memory_factor"], dearer["memory_factor"]) == ("1", "2")
    more = Decimal(dearer["best"][0]["price"]) - Decimal(today["best"][0]["price"])
    assert more == dearer["best"][0]["hosts"] * 16 * Decimal("359.23")


def test_boards_are_chosen_and_told_in_both_languages(tmp_path: Path) -> None:
    """90 of 32 on an A16: four hosts with one board and one more for the failure, or two and one with two."""
    plan = with_boards(priced_plan("local", desktops=90), "NVIDIA A16", 1, 2500)
    write_plan(tmp_path / "boards.json", with_fields(plan, "pool", vgpu_profile="A16-2B"))
    asked = ("design", tmp_path / "boards.json", "--desktops", "90", "--choose", "hosts,boards")
    found = json.loads(headroom(*asked, "--json", "--plans").out)
    assert {each["what"] for each in found["choices"]} == {"hosts", "boards"}
    cheapest = found["best"][0]
    assert (cheapest["hosts"], cheapest["boards"]) == (3, 6)
    assert {"component": "boards", "field": "boards", "before": 1, "after": 2} in cheapest["changes"]
    assert assessed(plan_from_json(json.dumps(cheapest["plan"]).encode()), CATALOG).desktops.carries_plan
    assert {each["limit"]["resource"] for each in found["cheaper"]} >= {"graphics"}
    said = headroom(*asked).out
    assert "Graphics boards" in said
    assert "Boards in each host: 2 instead of 1" in said
    said = headroom(*asked, "--language", "de").out
    assert "Grafikkarten" in said
    assert "Karten je Host: 2 statt 1" in said


def test_what_cannot_be_asked_is_refused(priced: Path, tmp_path: Path) -> None:
    assert "there is no colour" in headroom("design", priced, "--choose", "colour").err
    assert "invalid choice" in headroom("design", priced, "--by", "luck").err
    assert "is no factor above 0" in headroom("design", priced, "--memory-price", "0").err
    write_plan(tmp_path / "empty.json", Plan())
    done = headroom("design", tmp_path / "empty.json", "--desktops", "10")
    assert done.status != 0
    assert "Nothing can be said about this plan yet" in done.err
