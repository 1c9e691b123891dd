"""LibreOffice comes to the same numbers, and what somebody changes in the file changes what follows from it."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest

from app.output.workbook.build_workbook import build_workbook
from app.project.samples import read_sample
from planner_core.currencies import rounded_money
from tests.app.output.workbook.conftest import DAY, several, subject_of
from tests.app.output.workbook.test_formulas import with_licence_lines
from tests.support.growing_plan import hosts_of_110
from tests.support.workbooks import OFFICE, Workbook, recalculated, with_values

pytestmark = [
    pytest.mark.skipif(OFFICE is None, reason="LibreOffice is not installed on this machine"),
    pytest.mark.timeout(900),
]
BILL = "Bill of materials"


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    bare = build_workbook(subject_of(read_sample("me4-50")), "de", DAY)
    shown = build_workbook(several("replica-on-ssd", "everything-on-sas"), "en", DAY)
    growing = hosts_of_110(
        server_index_percent=-8.0,
        discount_rate_percent=5.0,
        first_year=2027,
        refresh_years=3,
        maintenance_percent=4.0,
        electricity_price_per_kwh=Decimal("0.2875"),
        energy_index_percent=3.5,
    )
    planned = Workbook(shown).names["DesktopsPlanned"].rpartition("$")[2]
    dearer = with_values(shown, BILL, {"C5": 3.0, "D6": 1111.11, "E7": 0.5})
    years = build_workbook(subject_of(growing), "en", DAY)
    return {
        "bare": bare,
        "licences": build_workbook(subject_of(with_licence_lines()), "en", DAY),
        "years": years,
        "shown": shown,
        "changed": with_values(dearer, "Summary", {f"B{planned}": 100.0}),
    }


@pytest.fixture(scope="module")
def opened(files: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory) -> dict[str, Workbook]:
    folder: Path = tmp_path_factory.mktemp("office")
    return recalculated(files, folder)


@pytest.mark.parametrize("name", ["bare", "licences", "years", "shown"])
def test_every_formula_comes_to_the_value_that_was_written_with_it(
    files: dict[str, bytes], opened: dict[str, Workbook], name: str
) -> None:
    written = Workbook(files[name]).formulas()
    found = opened[name]
    assert len(written) > 200
    for (sheet, at), cell in written.items():
        again = found.sheets[sheet][at]
        if isinstance(cell.value, float):
            assert again.value == pytest.approx(cell.value, rel=1e-12, abs=1e-9), (sheet, at, cell)
        else:
            assert (again.value or "") == cell.value, (sheet, at, cell)


def test_other_quantities_prices_discounts_and_desktops_change_all_that_follows(
    files: dict[str, bytes], opened: dict[str, Workbook]
) -> None:
    before, after = Workbook(files["shown"]), opened["changed"]
    lines = [row for row in before.rows(BILL) if len(row) > 6 and row[6].formula.startswith("C")]
    total = Decimal(0)
    for number, row in enumerate(lines):
        quantity, price, discount = (Decimal(repr(row[at].value)) for at in (2, 3, 4))
        if number == 0:
            quantity = Decimal(3)
        if number == 1:
            price = Decimal("1111.11")
        if number == 2:
            discount = Decimal("0.5")
        total += quantity * rounded_money(price * (1 - discount))
    assert after.named("TotalNet").value == pytest.approx(float(total))
    assert after.named("TotalNet").value != before.named("TotalNet").value
    assert after.named("TotalGross").value == pytest.approx(float(total) * 1.19)
    assert after.named("PerDesktopPlanned").value == float(rounded_money(total / 100))
    per_month = after.named("CostPerYear").value
    assert isinstance(per_month, float)
    assert after.named("PerDesktopAndMonth").value == pytest.approx(per_month / 1200, abs=0.005)
