"""The templates of licence lines: what they count in a plan, where each value is from, and no price anywhere."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest

from planner_core.catalog.catalog import CatalogError
from planner_core.catalog.decoding import decode_catalog
from planner_core.catalog.licence_templates import NOT_IN_TEMPLATES
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import DesktopPool, Host
from planner_core.plan.licences import LICENCE_UNIT_NAMES
from planner_core.plan.plan import Plan
from tests.planner_core.catalog.test_catalog import shipped
from tests.support.plans import CATALOG

TEMPLATES = CATALOG.licence_templates

WINDOWS_SERVER = {"least_per_processor": 8, "least_per_host": 16, "pack_size": 2}
PUBLISHED: dict[str, dict[str, Any]] = {
    "broadcom-vcf": {"least_per_processor": 16, "least_per_order": 72, "includes_tib": 1.0},
    "broadcom-vvf": {"least_per_processor": 16, "least_per_order": 72, "includes_tib": 0.25},
    "broadcom-vsphere-standard": {"least_per_processor": 16, "least_per_order": 72},
    "broadcom-vsphere-enterprise-plus": {"least_per_processor": 16},
    "broadcom-vsan-addon": {"least_per_order": 8, "beyond_included": True},
    "citrix-uhmc-named": {"least_per_order": 250},
    "citrix-uhmc-device": {"least_per_order": 250},
    "citrix-uhmc-concurrent": {"least_per_order": 250},
    "microsoft-windows-server-standard": WINDOWS_SERVER,
    "microsoft-windows-server-datacenter": WINDOWS_SERVER,
    "microsoft-sql-server-standard": {"each": 4.0, "pack_size": 2},
    "nvidia-sums": {"prepaid_years": 5},
    "veeam-vul-desktops": {"each": pytest.approx(1 / 3), "least_per_order": 5},
    "parallels-ras": {"least_per_order": 15},
}
"""Every value beside unit and term; kept by hand, and not made from the file."""


@pytest.mark.parametrize("template", TEMPLATES.values(), ids=lambda each: each.id)
def test_values_are_those_of_the_sources_and_what_no_source_says_is_left_out(template: Any) -> None:
    beside = {field: value for field, value in template.values.items() if field not in ("unit", "term")}
    assert beside == PUBLISHED.get(template.id, {})
    assert template.values["unit"] in LICENCE_UNIT_NAMES
    assert not NOT_IN_TEMPLATES & template.values.keys()
    line = template.licence()
    assert (line.name, line.vendor, line.source) == (template.name, template.vendor, template.source)
    assert line.unit_price is None


def test_every_row_has_an_id_of_its_own_and_each_product_counts_a_thing_once() -> None:
    rows = json.loads(shipped()["licence_templates"])
    assert len(rows) == len(TEMPLATES) == 51
    counted = Counter((each.vendor, each.name, each.values["unit"]) for each in TEMPLATES.values())
    assert set(counted.values()) == {1}
    vendors = [each["vendor"].casefold() for each in rows]
    assert vendors == sorted(vendors)


def test_what_was_only_recalled_says_so() -> None:
    for each in TEMPLATES.values():
        assert (each.confidence == "recalled") == each.source.startswith("Recalled"), each.id
        assert each.is_recalled == (each.confidence == "recalled" or bool(each.recalled))
    partly = {each.id: each.recalled for each in TEMPLATES.values() if each.recalled}
    assert partly == {
        "broadcom-vvf": ("includes_tib",),
        "broadcom-vsan-addon": ("least_per_order",),
        **dict.fromkeys(
            ("citrix-uhmc-named", "citrix-uhmc-device", "citrix-uhmc-concurrent"), ("least_per_order",)
        ),
    }


@pytest.mark.parametrize(
    ("template", "expected"),
    [
        ("broadcom-vcf", 72),  # 2 x 2 x 16 = 64, at least 72 in an order
        ("broadcom-vsphere-enterprise-plus", 64),
        ("microsoft-windows-server-standard", 24),  # 2 x 2 x 12 = 48 cores in packs of 2
        ("xenserver-standard", 4),
        ("omnissa-horizon-standard-concurrent", 81),  # 100 x 80.5 %
        ("omnissa-horizon-standard-named", 100),
        ("citrix-uhmc-named", 250),
        ("citrix-cpc-device", 100),
        ("microsoft-sql-server-standard", 2),
        ("nvidia-vpc", 0),  # no pool is named yet
        ("veeam-vul-desktops", 34),  # 100 / 3
        ("parallels-ras", 81),
    ],
)
def test_a_template_counts_the_plan_once_it_is_a_line(template: str, expected: int) -> None:
    host = Host(id="host", name="Host", count=2, sockets=2, cores_per_socket=12)
    pool = DesktopPool(id="pool", name="Pool", desktops=100, concurrency_percent=80.5)
    plan = Plan(components={"host": host, "pool": pool})
    plan = apply(plan, verbs.add_licence(plan, TEMPLATES[template].licence()).edits)
    (counted,) = evaluate(plan, CATALOG).licences
    assert counted.licence == "licence-1"
    assert counted.count.packs == expected


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"source": " "}, "a source is missing"),
        ({"vendor": ""}, "a text is missing"),
        ({"values": {"colour": "red"}}, "no field colour"),
        ({"values": {"unit_price": 5}}, "no field unit_price"),
        ({"values": {"pack_size": 0}}, ">= 1"),
        ({"values": {"unit": "moon"}}, "Invalid enum value"),
        ({"recalled": ["each"]}, "a value is missing"),
        ({"values": {"from_year": 3, "to_year": 2}}, "ends before it begins"),
        ({"confidence": "C"}, "cannot be read"),
        ({"price": 5}, "cannot be read"),
    ],
)
def test_a_wrong_template_is_named(changes: dict[str, Any], part: str) -> None:
    rows = json.loads(shipped()["licence_templates"])
    rows[3] |= changes
    with pytest.raises(CatalogError, match=part) as caught:
        decode_catalog(shipped() | {"licence_templates": json.dumps(rows).encode()})
    assert "licence_templates" in str(caught.value)
    if "cannot be read" not in part:
        assert rows[3]["id"] in str(caught.value)


def test_a_template_is_immutable() -> None:
    with pytest.raises(AttributeError):
        TEMPLATES["broadcom-vcf"].name = "Other"  # type: ignore[misc]
    assert msgspec.structs.asdict(TEMPLATES["broadcom-vcf"])["confidence"] == "B"
