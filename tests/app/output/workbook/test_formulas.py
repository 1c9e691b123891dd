"""Formulas are evaluated here without a spreadsheet program: each gives the engine's number."""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal

import msgspec
import pytest

from app.output.proposal.subject import Subject
from app.project.samples import read_sample
from planner_core.currencies import rounded_money
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import DesktopPool, Part
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan
from tests.app.output.workbook.conftest import book_of, several, subject_of
from tests.support.formulas import Recalculated
from tests.support.plans import CATALOG
from tests.support.workbooks import Cell, Workbook

BILL = "Bill of materials"


def differences(book: Workbook) -> list[tuple[str, str, object, object]]:
    """Formulas that come to something else than the value that was written with them."""
    again, found = Recalculated(book), []
    for (sheet, at), cell in book.formulas().items():
        value = again.value(sheet, at)
        same = (
            value == cell.value
            if isinstance(cell.value, str)
            else value == pytest.approx(cell.value, rel=1e-12, abs=1e-9)
        )
        if not same:
            found.append((sheet, at, cell, value))
    return found


@pytest.mark.parametrize(("formula", "value"), [
    ("1+2*3^2", 19.0), ("-2^2", 4.0), ("(1+2)*3", 9.0), ("7-2-1", 4.0), ("8/2/2", 2.0),
    ("ROUND(2.675,2)", 2.68), ("ROUND(-0.125,2)", -0.13), ("MAX(0,-3,B1)", 7.0), ("SUM(B1:C2)", 15.0),
    ("SUM(B1,1)", 8.0), ("SUMPRODUCT(B1:C1,B1:C1)", 58.0), ("SUMPRODUCT(B1:B2,ROUND(B1:B2,-1))", 120.0),
    ('IF(B1<>0,(C1)/B1,"-")', 3 / 7), ('IF(C2<>0,1/C2,"-")', "-"), ('IFERROR(B1/C2,"none")', "none"),
    ("ROUNDUP(B1/C1,0)", 3.0), ("ROUNDUP(6/C1,0)", 2.0), ("ROUNDDOWN(B1/C1,0)", 2.0), ("MIN(B1,C1)", 3.0),
    ('IFERROR(IF(B1>C1,ROUND(B1/2,0),9),"none")', 4.0), ("'A sheet'!B1-$B$1", 0.0), ("Seven*2", 14.0),
])  # fmt: skip
def test_the_formula_evaluator_of_the_tests_agrees_with_spreadsheets(
    formula: str, value: float | str
) -> None:
    book = Workbook.__new__(Workbook)
    typed = {"B1": 7.0, "C1": 3.0, "B2": 5.0}
    cells = {at: Cell(value, "", "", False) for at, value in typed.items()}
    book.sheets = {"A sheet": {**cells, "A1": Cell(0.0, formula, "", False)}}
    book.names = {"Seven": "'A sheet'!$B$1"}
    assert Recalculated(book).value("A sheet", "A1") == value


@pytest.mark.parametrize("formula", ["AVERAGE(B1)", "B1 & B2", "1+", "IF(B1)", "B1 B2", '"text"+1', "1/0"])
def test_what_a_spreadsheet_would_refuse_or_nobody_taught_these_hands_is_an_error(formula: str) -> None:
    book = Workbook.__new__(Workbook)
    book.sheets, book.names = {"Sheet": {"A1": Cell(0.0, formula, "", False)}}, {}
    with pytest.raises((ValueError, IndexError, ZeroDivisionError)):
        Recalculated(book).value("Sheet", "A1")


def busy_years() -> Plan:
    """A plan whose cost of use has something to work out everywhere."""
    plan = read_sample("everything-on-ssd")
    settings = msgspec.structs.replace(
        plan.settings,
        interest_percent=3.5,
        residual_percent=5.0,
        maintenance_percent=10.0,
        depreciation_years=4,
        rack_unit_price_per_year=Decimal("99.90"),
    )
    host = plan.components["host"]
    parts = tuple(msgspec.structs.replace(each, discount_percent=Decimal("7.5")) for each in host.parts)
    components = {**plan.components, "host": msgspec.structs.replace(host, parts=parts)}
    return msgspec.structs.replace(plan, settings=settings, components=components)


def with_licences() -> Plan:
    """That plan for 70 desktops, with a licence for each of them and one for each core."""
    plan = busy_years()
    pool, host = plan.components["pool"], plan.components["host"]
    assert isinstance(pool, DesktopPool)
    licence = Part(item="Licence", unit_price=Decimal("33.33"), per="desktop")
    per_core = Part(item="Hypervisor", unit_price=Decimal(150), per="core")
    changed = {
        "pool": msgspec.structs.replace(pool, parts=(licence,), desktops=70),
        "host": msgspec.structs.replace(host, parts=(*host.parts, per_core)),
    }
    return msgspec.structs.replace(plan, components={**plan.components, **changed})


def beside_a_cloud() -> Plan:
    """The plan for 70 desktops beside a cloud with every price and an own number of users per machine."""
    plan = with_licences()
    prices = {
        "cloud_access_price": Decimal("5.5"),
        "cloud_machine_price": Decimal("0.4125"),
        "cloud_disk_price": Decimal("21.68"),
        "cloud_profile_price": Decimal("0.16"),
        "cloud_network_price": Decimal("1.005"),
        "cloud_fixed_price": Decimal("41.5"),
    }
    settings = msgspec.structs.replace(
        plan.settings,
        cloud="both",
        cloud_users_per_machine=11,
        cloud_standby_users=5,
        cloud_spare_machines=1,
        **prices,
    )
    return msgspec.structs.replace(plan, settings=settings)


def beside_a_cloud_without_prices() -> Plan:
    """The same for power users, without two prices."""
    plan = beside_a_cloud()
    settings = msgspec.structs.replace(
        plan.settings, cloud_work="power", cloud_disk_price=None, cloud_fixed_price=None
    )
    return msgspec.structs.replace(plan, settings=settings)


def with_licence_lines() -> Plan:
    """That plan with licence lines of each term, some for later years, one without a price."""
    lines = (
        {"unit": "core", "least_per_processor": 16, "unit_price": Decimal("350.25"), "term": "year"},
        {"unit": "desktop", "unit_price": Decimal("33.33"), "discount_percent": Decimal("7.5")},
        {"unit": "named_user", "unit_price": Decimal("8.45"), "term": "month", "from_year": 2, "to_year": 3},
        {"unit": "host", "unit_price": Decimal(999), "support_percent": Decimal("18.5")},
        {"unit": "once", "unit_price": Decimal(5000), "from_year": 3, "support_percent": Decimal(20)},
        {"unit": "once", "unit_price": Decimal("0.245"), "term": "month"},
        {"unit": "once"},
    )
    found = [
        Licence(id=f"licence-{at}", **{"name": f"Line {at}", **values})  # type: ignore[arg-type]
        for at, values in enumerate(lines, start=1)
    ]
    return msgspec.structs.replace(with_licences(), licences={each.id: each for each in found})


SUBJECTS: dict[str, Callable[[], Subject]] = {
    "without prices": lambda: subject_of(read_sample("me4-50")),
    "with interest": lambda: subject_of(busy_years()),
    "with licences": lambda: subject_of(with_licences()),
    "with licence lines": lambda: subject_of(with_licence_lines()),
    "beside a cloud": lambda: subject_of(beside_a_cloud()),
    "beside a cloud without prices": lambda: subject_of(beside_a_cloud_without_prices()),
    "vsan": lambda: subject_of(read_sample("vsan62-hybrid-500")),
    "variants": lambda: several("replica-on-ssd", "everything-on-sas", "everything-on-ssd"),
}


@pytest.mark.parametrize(
    ("what", "language"),
    [
        ("without prices", "de"),
        ("with interest", "de"),
        ("with licences", "de"),
        ("with licence lines", "de"),
        ("with licence lines", "en"),
        ("beside a cloud", "de"),
        ("beside a cloud without prices", "en"),
        ("vsan", "en"),
        ("variants", "en"),
    ],
)
def test_every_formula_comes_to_the_value_that_was_written_with_it(what: str, language: str) -> None:
    book = book_of(SUBJECTS[what](), language)
    assert len(book.formulas()) > 100
    assert differences(book) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_cost_of_use_is_calculated_to_the_cent_of_the_assessment(language: str) -> None:
    subject = subject_of(busy_years())
    again, cost = Recalculated(book_of(subject, language)), subject.assessment.cost
    running = cost.running
    for name, amount in {
        "TotalList": cost.list_total,
        "TotalNet": cost.total,
        "VatAmount": running.value_added_tax,
        "TotalGross": running.gross_total,
        "PerDesktopPlanned": cost.per_desktop_planned,
        "ResidualValue": running.residual,
        "DepreciationPerYear": running.depreciation_per_year,
        "InterestPerYear": running.interest_per_year,
        "MaintenancePerYear": running.maintenance_per_year,
        "ElectricityPerYear": running.energy_per_year,
        "RackSpacePerYear": running.rack_space_per_year,
        "CostPerYear": running.cost_per_year,
        "PerDesktopAndMonth": running.cost_per_desktop_and_month,
        "InterestInAll": running.interest_in_all,
        "TotalCostOfOwnership": running.total_cost_of_ownership,
        "VatInAll": running.value_added_tax_in_all,
        "TotalCostOfOwnershipGross": running.gross_total_cost_of_ownership,
    }.items():
        assert amount, name
        assert again.named(name) == pytest.approx(float(amount), abs=0.001), name


def test_a_licence_for_each_desktop_grows_with_them_at_the_limit() -> None:
    subject = subject_of(with_licences())
    book, cost = book_of(subject, "en"), subject.assessment.cost
    planned, limit = subject.assessment.desktops.planned, subject.assessment.desktops.without_failures
    assert limit not in (None, planned)
    assert cost.counted_total == rounded_money(Decimal("33.33") * planned)
    again = Recalculated(book)
    assert again.named("TotalCounted") == float(cost.counted_total)
    hardware = float(cost.total - cost.counted_total)
    share = again.named("PerDesktopWithoutFailures")
    assert share == pytest.approx(hardware / limit + 33.33, abs=0.01)
    assert again.named("GrossPerDesktopWithoutFailures") == pytest.approx(share * 1.19, abs=0.011)


def test_what_counts_for_desktops_follows_a_price_that_is_changed_in_the_workbook() -> None:
    """33.33 becomes 100: 7,000 for 70 desktops."""
    book = book_of(subject_of(with_licences()), "en")
    sheet = book.sheets[BILL]
    row = next(at[1:] for at, cell in sheet.items() if cell.value == "Licence")
    sheet[f"D{row}"] = Cell(100.0, "", "", False)
    assert Recalculated(book).named("TotalCounted") == 7_000


def test_differences_of_variants_are_those_from_the_baseline() -> None:
    """Three variants: 70 desktops are planned in the first, 31 and 75 in the others."""
    subject = several("replica-on-ssd", "everything-on-sas", "everything-on-ssd")
    planned = [each.assessment.desktops.planned for each in subject.variants]
    book = book_of(subject)
    again, row = (
        Recalculated(book),
        next(line for line in book.rows("Variants") if [cell.value for cell in line[2:4]] == planned[:2]),
    )
    line = next(at[1:] for at, cell in book.sheets["Variants"].items() if cell is row[2])
    assert [again.value("Variants", f"{column}{line}") for column in "CDEFHIJ"] == [
        planned[0],
        planned[1],
        planned[1] - planned[0],
        pytest.approx((planned[1] - planned[0]) / planned[0]),
        planned[2],
        planned[2] - planned[0],
        pytest.approx((planned[2] - planned[0]) / planned[0]),
    ]


def test_other_quantities_prices_discounts_and_desktops_change_all_that_follows() -> None:
    book = book_of(subject_of(busy_years()))
    planned = book.names["DesktopsPlanned"].rpartition("!")[2].replace("$", "")
    lines = [
        (int(at[1:]), cell)
        for at, cell in book.sheets[BILL].items()
        if at[0] == "G" and re.fullmatch(r"C\d+\*F\d+", cell.formula)
    ]
    assert len(lines) >= 3
    rows = [line for line, _ in lines]
    typed = {
        (BILL, f"C{rows[0]}"): 3.0,
        (BILL, f"D{rows[1]}"): 1111.11,
        (BILL, f"E{rows[2]}"): 0.5,
        ("Summary", planned): 100.0,
    }
    again, total = Recalculated(book, typed), Decimal(0)
    for row in rows:
        quantity, price, discount = (
            Decimal(repr(typed.get((BILL, f"{column}{row}"), book.sheets[BILL][f"{column}{row}"].value)))
            for column in "CDE"
        )
        total += quantity * rounded_money(price * (1 - discount))
    assert again.named("TotalNet") == pytest.approx(float(total))
    assert again.named("TotalNet") != book.named("TotalNet").value
    vat = rounded_money(total * Decimal("0.19"))
    assert again.named("TotalGross") == pytest.approx(float(total + vat))
    assert again.named("PerDesktopPlanned") == float(rounded_money(total / 100))
    residual = rounded_money(total * Decimal("0.05"))
    assert again.named("ResidualValue") == float(residual)
    assert again.named("DepreciationPerYear") == float(rounded_money((total - residual) / 4))
    per_year = again.named("CostPerYear")
    assert isinstance(per_year, float)
    assert again.named("PerDesktopAndMonth") == pytest.approx(per_year / 1200, abs=0.0051)


def test_each_licence_says_from_and_until_which_year_it_runs() -> None:
    """Of four years: line 3 in the second and third, line 5 from the third on."""
    book = book_of(subject_of(with_licence_lines()), "en")
    rows = [[cell.value for cell in row] for row in book.rows("Licences")]
    rows = [row for row in rows if len(row) > 12]
    heads = next(row for row in rows if "From year" in row)
    years = heads.index("From year"), heads.index("Until year")
    assert heads[years[1] + 1] == "Year 1"
    said = {row[0]: tuple(row[each] for each in years) for row in rows if str(row[0]).startswith("Line ")}
    assert (said["Line 1"], said["Line 3"], said["Line 5"]) == ((1, 4), (2, 3), (3, 4))


def test_sums_with_licences_are_those_of_the_window_and_follow_what_is_changed() -> None:
    """The engine's numbers in the cells; another quantity in the bill reaches support, depreciation and the total."""
    plan = with_licence_lines()
    cost = evaluate(plan, CATALOG).cost
    book = book_of(subject_of(plan), "en")
    again = Recalculated(book)
    running = cost.running
    for name, amount in {
        "TotalNet": cost.total,
        "TotalLicences": cost.licence_total,
        "LicencesInAll": running.licences_in_all,
        "LicencesPerYear": running.licences_per_year,
        "MaintenancePerYear": running.maintenance_per_year,
        "ResidualValue": running.residual,
        "CostPerYear": running.cost_per_year,
        "TotalCostOfOwnership": running.total_cost_of_ownership,
    }.items():
        assert amount, name
        assert again.named(name) == pytest.approx(float(amount)), name
    (sheet, at) = next(
        (sheet, f"C{cell[1:]}")
        for sheet, cell in [(BILL, f"A{row}") for row in range(4, 40)]
        if cell in book.sheets[sheet] and book.sheets[sheet][cell].value == "Line 4"
    )
    hosts = book.sheets[sheet][at].value
    assert isinstance(hosts, float)
    changed = Recalculated(book, {(sheet, at): hosts + 10})
    for name, more in {
        "TotalLicences": Decimal(9990),
        "TotalNet": Decimal(9990),
        "LicencesInAll": 4 * rounded_money(Decimal(999) * Decimal("1.85")),
        "MaintenancePerYear": Decimal(0),
        "ResidualValue": Decimal(0),
    }.items():
        before, after = again.named(name), changed.named(name)
        assert isinstance(before, float)
        assert after == pytest.approx(before + float(more), abs=0.05), name


def test_the_sheet_of_a_cloud_follows_what_is_typed_into_it() -> None:
    """Twice the price of a machine, and 1,000 users at work: by hand 32 machines by vCPUs, one of them always on."""
    book = book_of(subject_of(beside_a_cloud()))
    cells = book.sheets["Cloud"]
    line = {str(cell.value): at.removeprefix("A") for at, cell in cells.items() if re.fullmatch(r"A\d+", at)}
    typed = {
        ("Cloud", f"B{line['Users at work at the same time']}"): 1000.0,
        ("Cloud", f"B{line['Machine']}"): 0.8,
    }
    again = Recalculated(book, typed)
    assert again.value("Cloud", f"B{line['Machines needed']}") == 32
    assert again.value("Cloud", f"C{line['Machines needed']}") == 112
    assert again.value("Cloud", f"B{line['Machines per month']}") == pytest.approx((730 + 31 * 220) * 0.8)
