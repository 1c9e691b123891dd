"""`headroom licences`: what each line of a plan counts, in both languages and for scripts."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path

import pytest

from app.cli.plan_files import write_plan
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan
from tests.support.command import headroom
from tests.support.plans import CATALOG, small_plan

COUNTED = ("counted", "included", "licences", "packs", "places", "amount", "in_all", "by_year")
HEAD = "Name Vendor Order number Counts Where Counted Quantity Unit price Paid Amount Over the years of use"


@pytest.fixture(scope="module")
def licensed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small plan with licences for its cores, some of its hosts, a lost place, and a service."""
    plan = small_plan()
    host, pool = (
        next(each for each in plan.components if each.startswith(kind)) for kind in ("host", "pool")
    )
    for line in (
        CATALOG.licence_templates["broadcom-vcf"].licence(),
        Licence(
            id="", name="Horizon", unit="concurrent_user", scope=(pool, "gone"), term="month", from_year=2
        ),
        Licence(id="", name="Set-up", unit="once", unit_price=Decimal(1200), order_number="SVC-1"),
        Licence(id="", name="Windows", unit="core", scope=(host,), pack_size=2, term="year", to_year=4),
    ):
        plan = apply(plan, verbs.add_licence(plan, line).edits)
    path = tmp_path_factory.mktemp("licences") / "licensed.json"
    write_plan(path, plan)
    return path


def test_json_has_every_field_and_what_it_counts(licensed: Path) -> None:
    done = headroom("licences", licensed, "--json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert found.keys() == {"plan", "currency", "licences"}
    assert [each["name"] for each in found["licences"]] == [
        "VMware Cloud Foundation", "Horizon", "Set-up", "Windows",
    ]  # fmt: skip
    for each in found["licences"]:
        assert each.keys() == {*Licence.__struct_fields__, *COUNTED}
    vcf, horizon, once, windows = found["licences"]
    assert vcf["least_per_order"] == 72
    assert vcf["packs"] == max(72, vcf["counted"])
    assert sum(place["each"] * place["copies"] for place in vcf["places"]) == vcf["counted"]
    assert horizon["scope"][1] == "gone"
    assert once["places"] == []
    assert (once["packs"], once["unit_price"]) == (1, 1200)
    assert (once["amount"], once["in_all"], once["by_year"]) == (1200, 1200, [0, 0, 0, 0, 0])
    assert (vcf["amount"], vcf["in_all"]) == (None, None)
    assert windows["packs"] * 2 == windows["licences"] == windows["counted"]


def test_the_table_names_units_places_prices_and_years(licensed: Path) -> None:
    done = headroom("licences", licensed)
    assert (done.status, done.err) == (0, "")
    name, _, head, *lines = done.out.splitlines()
    assert name
    assert " ".join(head.split()) == HEAD
    vcf, horizon, once, windows = lines
    for words, line in (
        (("Broadcom", "Physical core", "whole plan", "no price", "Per year"), vcf),
        (("Concurrent user", "1 no longer in the plan", "Per month, from year 2"), horizon),
        (("SVC-1", "Once for the plan", "1,200.00", "Once"), once),
        (("Physical core", "Per year, years 1 to 4"), windows),
    ):
        for word in words:
            assert word in line


def test_the_table_speaks_german(licensed: Path) -> None:
    said = headroom("licences", licensed, "--language", "de").out
    for words in (
        "Physischer Kern",
        "ganzer Plan",
        "1 nicht mehr im Plan",
        "1.200,00",
        "Je Monat, ab Jahr 2",
    ):
        assert words in said, words


def test_a_plan_without_lines_says_so(tmp_path: Path) -> None:
    write_plan(tmp_path / "empty.json", Plan())
    done = headroom("licences", tmp_path / "empty.json")
    assert (done.status, done.err) == (0, "")
    assert "no licences, subscriptions or services" in done.out
    assert json.loads(headroom("licences", tmp_path / "empty.json", "--json").out)["licences"] == []
