"""An amount that leaves something out is "from" so much in the workbook where it is in the proposal, in its words."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import msgspec
import pytest

from app.look.output_language import written_in
from app.output.chapters.bill_chapter import bill
from app.output.chapters.outlook_chapter import outlook
from app.project.samples import read_sample
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import DiskGroup, Part
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan
from tests.app.output.proposal.conftest import DAY
from tests.app.output.workbook.conftest import book_of, subject_of
from tests.support.blocks import totals
from tests.support.formulas import Recalculated
from tests.support.plans import CATALOG
from tests.support.printed import in_yen, with_fractions
from tests.support.workbooks import Workbook

LEAST = {"en": "from ", "de": "ab "}
SAME = {
    "en": {
        "Total, net": "TotalNet", "VAT 19%": "VatAmount", "Total, gross": "TotalGross",
        "Depreciation": "DepreciationPerYear", "Maintenance": "MaintenancePerYear", "Electricity": "ElectricityPerYear",
        "Rack space": "RackSpacePerYear", "In all": "CostPerYear",
        "Per desktop planned and month": "PerDesktopAndMonth",
        "Total cost of ownership": "TotalCostOfOwnership",
        "Per desktop planned, before tax": "TotalCostOfOwnershipPerDesktop",
    },
    "de": {
        "Summe netto": "TotalNet", "MwSt. 19\u00a0%": "VatAmount", "Summe brutto": "TotalGross",
        "Abschreibung": "DepreciationPerYear", "Wartung": "MaintenancePerYear", "Strom": "ElectricityPerYear",
        "Rackplatz": "RackSpacePerYear", "Insgesamt": "CostPerYear",
        "Je geplantem Desktop und Monat": "PerDesktopAndMonth",
        "Gesamtbetriebskosten (TCO)": "TotalCostOfOwnership",
        "Je geplantem Desktop, netto": "TotalCostOfOwnershipPerDesktop",
    },
}  # fmt: skip
"""A line of the proposal -> the cell of the workbook that says the same."""
OVER_THE_YEARS = {
    "CostPerYear",
    "PerDesktopAndMonth",
    "TotalCostOfOwnership",
    "TotalCostOfOwnershipPerDesktop",
}
"""What a subscription belongs to: no purchase."""


def priced(missing: str = "") -> Plan:
    """The SSD sample with every rate, and without the price of a small part or of its only host."""
    plan = read_sample("everything-on-ssd")
    rates: dict[str, Any] = {"maintenance_percent": 7.0, "rack_unit_price_per_year": Decimal(120)}
    mirror = next(key for key, each in plan.components.items() if each.name == "SAS mirror")
    parts = (Part("SAS", Decimal(210), per="drive"),)
    components = {**plan.components, mirror: msgspec.structs.replace(plan.components[mirror], parts=parts)}
    settings = msgspec.structs.replace(plan.settings, **rates)
    plan = msgspec.structs.replace(plan, settings=settings, components=components)
    if missing == "small part":
        spare = DiskGroup(id="spare", name="Spare", drives=2)
        return apply(plan, verbs.add_component(plan, spare, parent="host").edits)
    if missing == "subscription":
        line = Licence(id="licence-1", name="Access", unit="once", term="year")
        return apply(plan, verbs.add_licence(plan, line).edits)
    if missing == "host":
        bare = msgspec.structs.replace(plan.components["host"], parts=())
        drives = next(key for key, each in plan.components.items() if isinstance(each, DiskGroup))
        group = msgspec.structs.replace(
            plan.components[drives], parts=(Part("SSD", Decimal(1130), per="drive"),)
        )
        return msgspec.structs.replace(plan, components={**plan.components, "host": bare, drives: group})
    return plan


def in_proposal(plan: Plan, language: str) -> dict[str, str]:
    """Line -> amount below the bill, for one year, and in all; the first of a name, which is that of a year."""
    assessment = evaluate(plan, CATALOG)
    with written_in(language):
        chapter = outlook(plan, assessment)
        assert chapter is not None
        sums = totals(bill(plan, assessment, DAY))
    tables = [each["rows"] for each in chapter["blocks"] if each["kind"] == "table"]
    lines = [row["cells"] for rows in tables for row in rows if len(row["cells"]) == 2]
    found: dict[str, str] = {}
    for name, amount in [*sums, *lines]:
        found.setdefault(name, amount)
    return found


def notes(plan: Plan, language: str) -> list[str]:
    with written_in(language):
        chapter = outlook(plan, evaluate(plan, CATALOG))
    assert chapter is not None
    return [each["text"] for each in chapter["blocks"] if each["kind"] == "note"]


def says_least(book: Workbook, name: str, language: str) -> bool:
    return f'"{LEAST[language]}' in book.named(name).form


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("missing", ["", "small part", "subscription", "host"])
def test_the_workbook_says_from_where_the_proposal_does(missing: str, language: str) -> None:
    plan = priced(missing)
    told, book = in_proposal(plan, language), book_of(subject_of(plan), language)
    for line, name in SAME[language].items():
        assert (line in told) == (name in book.names), line
        if line in told:
            assert told[line].startswith(LEAST[language]) == says_least(book, name, language), line
    shown = [line for line in SAME[language] if line in told]
    assert len(shown) == (len(SAME[language]) if missing != "host" else len(SAME[language]) - 2)
    least = [line for line in shown if told[line].startswith(LEAST[language])]
    if missing == "subscription":
        assert {SAME[language][line] for line in least} == OVER_THE_YEARS
    else:
        assert len(least) == (len(shown) - 2 if missing else 0)  # electricity and rack space are known


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("missing", ["small part", "subscription", "host"])
def test_the_workbook_names_what_is_missing_in_the_words_of_the_proposal(missing: str, language: str) -> None:
    plan = priced(missing)
    book = book_of(subject_of(plan), language)
    sheets = [each for each in book.sheets if each != {"en": "Licences", "de": "Lizenzen"}[language]]
    summary, prices, use = [book.texts(each) for each in sheets[:3]]
    *gaps, _outside = notes(plan, language)
    assert len(gaps) == (2 if missing == "host" else 1)
    for each in gaps:
        assert each.removesuffix(".") in summary
        assert each in prices
        assert each in use
    assert ("PerDesktopPlanned" in book.names) == (missing != "host")


@pytest.mark.parametrize("plan", [in_yen(), with_fractions()], ids=["yen", "fractions"])
def test_formulas_come_to_the_amounts_of_other_currencies_and_of_fractions(plan: Plan) -> None:
    subject = subject_of(plan)
    cost = subject.assessment.cost
    again = Recalculated(book_of(subject, "en"))
    amounts = {
        "TotalList": cost.list_total, "TotalNet": cost.total, "VatAmount": cost.running.value_added_tax,
        "PerDesktopPlanned": cost.per_desktop_planned, "DepreciationPerYear": cost.running.depreciation_per_year,
        "MaintenancePerYear": cost.running.maintenance_per_year, "CostPerYear": cost.running.cost_per_year,
        "ElectricityPerYear": cost.running.energy_per_year, "RackSpacePerYear": cost.running.rack_space_per_year,
        "PerDesktopAndMonth": cost.running.cost_per_desktop_and_month,
        "TotalCostOfOwnership": cost.running.total_cost_of_ownership,
        "TotalCostOfOwnershipPerDesktop": cost.running.total_cost_of_ownership_per_desktop,
    }  # fmt: skip
    assert {name: again.named(name) for name in amounts} == {
        name: pytest.approx(float(amount or 0), abs=1e-6) for name, amount in amounts.items()
    }
