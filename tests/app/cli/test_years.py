"""`headroom years`: what the coming years need and cost, in both languages and for scripts."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path

import pytest

from app.cli.plan_files import write_plan
from planner_core.plan.plan import Plan
from tests.support.command import headroom
from tests.support.growing_plan import GROWTH, hosts_of_110


@pytest.fixture(scope="module")
def growing(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("years") / "growing.json"
    write_plan(path, hosts_of_110(server_index_percent=-8.0, discount_rate_percent=5.0, first_year=2027))
    return path


def test_json_has_both_ways_of_buying_and_adds_up(growing: Path) -> None:
    done = headroom("years", growing, "--json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)["years"]
    each_year, now = found["each_year"], found["now"]
    assert (each_year["total"], each_year["present_value"]) == ("134690.27", "130199.01")
    assert (now["total"], now["present_value"]) == ("144000.00", "144000.00")
    assert [(year["desktops"], year["hosts"]) for year in each_year["years"]] == [
        *zip(GROWTH, (5, 6, 7, 7, 8), strict=True)
    ]
    for buying in (each_year, now):
        assert sum(Decimal(year["cost"]) for year in buying["years"]) == Decimal(buying["total"])
        for year in buying["years"]:
            assert sum(Decimal(each["total"]) for each in year["bought"]) == Decimal(year["purchase"])
    assert [year["carries"] for year in found["as_drawn"]] == [True, False, False, False, False]
    assert each_year["years"][1]["added"] == ["6 hosts of “Host” instead of 5"]


def test_the_report_speaks_german_and_names_the_years(growing: Path) -> None:
    said = headroom("years", growing, "--language", "de").out
    assert "Wie gezeichnet reicht der Plan für 2028 nicht: Geplant sind 483 Desktops, Platz haben 440" in said
    assert "134.690,27 €" in said.replace("\N{NO-BREAK SPACE}", " ")
    assert "144.000,00 €" in said.replace("\N{NO-BREAK SPACE}", " ")
    assert "12.895,07 €" in said.replace("\N{NO-BREAK SPACE}", " ")


def test_a_plan_that_lasts_says_so_and_one_without_prices_too(tmp_path: Path) -> None:
    plan = hosts_of_110(planned_years=1)
    write_plan(tmp_path / "one.json", plan)
    assert (
        "the plan carries every year up to Year 1 with 420 desktops"
        in headroom("years", tmp_path / "one.json").out
    )


def test_nothing_is_said_of_an_empty_plan(tmp_path: Path) -> None:
    write_plan(tmp_path / "empty.json", Plan())
    done = headroom("years", tmp_path / "empty.json")
    assert (done.status, done.err) == (0, "")
    assert "Connect every pool" in done.out
    assert json.loads(headroom("years", tmp_path / "empty.json", "--json").out)["years"] is None
