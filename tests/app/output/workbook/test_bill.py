"""The bill of the workbook: live formulas whose values are those of the assessment, exact and in typed cells."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import pytest

from app.project.samples import read_sample, sample_names
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.components import DesktopPool, DiskGroup, Host, Part, StorageArray
from tests.app.output.workbook.conftest import book_of, subject_of
from tests.support.plans import cluster_plan
from tests.support.workbooks import Workbook

BILL = {"en": "Bill of materials", "de": "Stückliste"}


def named(book: Workbook, name: str) -> Decimal:
    return Decimal(repr(book.named(name).value))


def close(found: Decimal, expected: Decimal | None) -> bool:
    """Equal in the fifteen digits that a cell holds."""
    return expected is not None and abs(found - expected) <= abs(expected) * Decimal("1e-14")


PRICED = sample_names()[:3]


@pytest.mark.parametrize("sample", PRICED)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_line_and_every_sum_is_that_of_the_assessment(sample: str, language: str) -> None:
    subject = subject_of(read_sample(sample))
    book, cost = book_of(subject, language), subject.assessment.cost
    lines = [row for row in book.rows(BILL[language]) if len(row) > 6 and row[2].form == "#,##0"]
    assert [row[0].value for row in lines[: len(cost.lines)]] == [line.item for line in cost.lines]
    for row, line in zip(lines, cost.lines, strict=False):
        assert (row[2].value, row[2].formula) == (line.quantity, "")
        assert Decimal(repr(row[3].value)) == line.unit_price
        assert Decimal(repr(row[4].value)) * 100 == line.discount_percent
        at = cost.lines.index(line) + 5
        assert (row[5].formula, row[6].formula) == (f"ROUND(D{at}*(1-E{at}),2)", f"C{at}*F{at}")
        assert close(Decimal(repr(row[6].value)), line.total)
    assert named(book, "TotalNet") == cost.total
    assert close(named(book, "VatAmount"), cost.running.value_added_tax)
    assert close(named(book, "TotalGross"), cost.running.gross_total)
    assert close(named(book, "PerDesktopPlanned"), cost.per_desktop_planned)
    assert close(named(book, "GrossPerDesktopPlanned"), cost.running.gross_per_desktop_planned)
    assert book.named("PerDesktopPlanned").formula.endswith(',"–")')
    total = {"en": "TotalNet", "de": "SummeNetto"}[language]
    assert f"({total})/C" in book.named("PerDesktopPlanned").formula


def amounts_at_limits(assessment: Assessment) -> dict[str, Decimal | None]:
    cost = assessment.cost
    return {
        "PerDesktopWithoutFailures": cost.per_desktop_without_failures,
        "PerDesktopWithReserve": cost.per_desktop_maximum_with_reserve,
        "PerDesktopMaximum": cost.per_desktop_maximum,
    }


def test_a_desktop_has_a_price_at_each_limit_that_the_plan_has() -> None:
    plan = cluster_plan()
    part = Part("Host", Decimal("7421.37"), quantity=3)
    components = {
        key: msgspec.structs.replace(each, parts=(part,))
        if isinstance(each, Host | DiskGroup | StorageArray)
        else each
        for key, each in plan.components.items()
    }
    subject = subject_of(msgspec.structs.replace(plan, components=components))
    book = book_of(subject)
    found = {name: each for name, each in amounts_at_limits(subject.assessment).items() if name in book.names}
    assert "PerDesktopWithReserve" in found
    for name, amount in found.items():
        assert close(named(book, name), amount), name


def test_discounts_are_shares_and_the_sum_says_what_they_take_off() -> None:
    plan = read_sample("everything-on-ssd")
    host = next(each for each in plan.components.values() if each.parts)
    part = Part("Server", Decimal("1999.99"), quantity=3, discount_percent=Decimal("12.5"))
    book = book_of(
        subject_of(
            msgspec.structs.replace(
                plan,
                components={**plan.components, host.id: msgspec.structs.replace(host, parts=(part,))},
            )
        )
    )
    (row,) = [row for row in book.rows("Bill of materials") if row[0].value == "Server"]
    assert (row[4].value, row[4].form) == (0.125, "0.0%")
    assert row[5].value == 1749.99
    assert named(book, "TotalList") + named(book, "TotalDiscount") == named(book, "TotalNet")


def test_amounts_are_shown_in_the_currency_and_the_language_of_the_workbook() -> None:
    whole = read_sample("everything-on-ssd")
    subject = subject_of(apply(whole, verbs.remove(whole, ["mirror"]).edits))
    assert book_of(subject).named("TotalNet").form == '"€"#,##0.00'
    assert book_of(subject, "de").named("TotalNet").form == '#,##0.00"\u00a0€"'
    assert book_of(subject, "de").named("VatRate").form == '0"\u00a0"%'
    plan = subject.plan
    in_francs = msgspec.structs.replace(
        plan,
        settings=msgspec.structs.replace(plan.settings, currency="CHF"),
        components={
            each.id: msgspec.structs.replace(
                each, parts=tuple(msgspec.structs.replace(part, currency="CHF") for part in each.parts)
            )
            for each in plan.components.values()
        },
    )
    assert book_of(subject_of(in_francs)).named("TotalNet").form == '#,##0.00"\u00a0CHF"'


def test_months_of_prices_are_dates() -> None:
    book = book_of(subject_of(read_sample("everything-on-ssd")))
    forms = {
        row[7].form for row in book.rows("Bill of materials") if len(row) > 7 and row[7].value == 40695.0
    }
    assert forms == {"[$-809]mmmm yyyy"}  # day 40695 is 1 June 2011


def test_a_plan_without_prices_says_so_and_has_no_sums() -> None:
    plan = read_sample("everything-on-ssd")
    bare = {each.id: msgspec.structs.replace(each, parts=()) for each in plan.components.values()}
    book = book_of(subject_of(msgspec.structs.replace(plan, components=bare)))
    assert any("no prices yet" in text for text in book.texts("Bill of materials"))
    assert not {"TotalNet", "PerDesktopPlanned", "PerDesktopAndMonth"} & set(book.names)


def test_the_cost_of_use_comes_to_that_of_the_assessment() -> None:
    plan = read_sample("everything-on-ssd")
    settings = msgspec.structs.replace(
        plan.settings,
        interest_percent=3.5,
        residual_percent=5.0,
        maintenance_percent=10.0,
        depreciation_years=4,
    )
    subject = subject_of(msgspec.structs.replace(plan, settings=settings))
    book, running = book_of(subject), subject.assessment.cost.running
    for name, amount in {
        "ResidualValue": running.residual,
        "DepreciationPerYear": running.depreciation_per_year,
        "InterestPerYear": running.interest_per_year,
        "MaintenancePerYear": running.maintenance_per_year,
        "CostPerYear": running.cost_per_year,
        "PerDesktopAndMonth": running.cost_per_desktop_and_month,
        "InterestInAll": running.interest_in_all,
        "TotalCostOfOwnership": running.total_cost_of_ownership,
        "VatInAll": running.value_added_tax_in_all,
        "TotalCostOfOwnershipGross": running.gross_total_cost_of_ownership,
    }.items():
        assert close(named(book, name), amount), name


def test_users_who_share_machines_have_a_price_of_their_own() -> None:
    plan = read_sample("everything-on-ssd")
    pool = plan.of_type(DesktopPool)[0]
    shared = msgspec.structs.replace(pool, users_per_desktop=20, desktops=4)
    subject = subject_of(msgspec.structs.replace(plan, components={**plan.components, pool.id: shared}))
    book, cost = book_of(subject), subject.assessment.cost
    assert cost.per_user_planned is not None
    assert close(named(book, "PerUserPlanned"), cost.per_user_planned)
    assert book.named("UsersPlanned").value == subject.assessment.desktops.users
    assert close(named(book, "PerUserWithoutFailures"), cost.per_user_without_failures)


def test_summary_and_bill_say_what_has_no_price() -> None:
    book = book_of(subject_of(read_sample("everything-on-ssd")))
    said = "Without a price, not in the sum: SAS mirror"
    assert said in [cell.value for cell in book.sheets["Summary"].values()]
    for name in ("TotalNet", "VatAmount", "TotalGross", "PerDesktopPlanned", "TotalCostOfOwnership"):
        assert book.named(name).form == '"from €"#,##0.00'
    assert book_of(subject_of(read_sample("everything-on-ssd")), "de").named("TotalNet").form == (
        '"ab "#,##0.00"\u00a0€"'
    )
    assert f"{said}." in [cell.value for cell in book.sheets["Bill of materials"].values()]
