"""Desktops from a cloud in the chapter of the bill, in PDF and Word alike."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import Any

import msgspec
import pytest

from app.look.output_language import written_in
from app.output.chapters.bill_chapter import bill
from app.project.samples import read_sample
from planner_core.engine.evaluate import evaluate
from planner_core.messages import NO_BREAK_SPACE, NO_VALUE
from planner_core.plan.plan import Plan
from tests.app.output.test_licences_printed import texts
from tests.support.plans import CATALOG

DAY = date(2026, 11, 27)


def plan(cloud: str, **settings: Any) -> Plan:
    """75 desktops of one user each beside a cloud."""
    given = read_sample("everything-on-ssd")
    prices = {
        "cloud_name": "Some cloud",
        "cloud_source": "Our list",
        "cloud_access_price": Decimal(0),
        "cloud_machine_price": Decimal("0.40"),
        "cloud_disk_price": Decimal("21.68"),
        "cloud_profile_price": Decimal("0.16"),
        "cloud_network_price": Decimal(1),
        **settings,
    }
    found = msgspec.structs.replace(given.settings, cloud=cloud, **prices)
    return msgspec.structs.replace(given, settings=found)


def said(of: Plan, language: str) -> list[str]:
    with written_in(language):
        return [each.replace(NO_BREAK_SPACE, " ") for each in texts(bill(of, evaluate(of, CATALOG), DAY))]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Some cloud beside this plan", "By vCPUs", "By RAM", "This plan", "Prices: Our list")),
        ("de", ("Some cloud neben diesem Plan", "Nach vCPUs", "Nach RAM", "Dieser Plan", "Preise: Our list")),
    ],
)
def test_the_bill_sets_the_cloud_beside_the_plan(language: str, words: tuple[str, ...]) -> None:
    of = plan("machines")
    cost, found = evaluate(of, CATALOG).cost, said(of, language)
    for each in words:
        assert each in found, each
    (by_vcpus, by_ram) = cost.clouds
    amounts = {f"€{by_vcpus.per_user}", f"€{by_ram.per_user}"}
    shown = {f"€{each.removesuffix(' €').replace(',', '.')}" if language == "de" else each for each in found}
    assert amounts <= shown
    assert cost.running.cost_per_desktop_and_month is not None


def test_a_plan_beside_no_cloud_says_nothing_of_one() -> None:
    assert not any("loud" in each for each in said(plan("none"), "en"))


def test_what_lacks_a_price_has_a_dash_and_is_named() -> None:
    found = said(plan("machines", cloud_disk_price=None), "en")
    assert any("lacks: Disk of a machine" in each for each in found)
    assert NO_VALUE in found
