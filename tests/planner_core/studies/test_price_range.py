"""What a desktop costs in 8 of 10 futures: published costs divided by hand."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import msgspec
import numpy as np
import pytest

from app.cli.range_report import range_lines
from app.look.output_language import written_in
from app.output.chapters.range_chapter import certainty
from app.output.workbook.book import About, Book
from app.output.workbook.range_sheet import add_range
from app.project.samples import read_sample
from app.results.words.price_ranges import price_sentence
from planner_core.engine.basis.cost_records import Cost
from planner_core.engine.evaluate import evaluate
from planner_core.messages import NO_BREAK_SPACE
from planner_core.studies.futures import common_deviations, limits_in_futures
from planner_core.studies.price_range import price_range
from planner_core.studies.range_study import Percentiles, RangeStudy, range_study
from planner_core.studies.uncertain_values import draws_of, uncertain_values
from tests.support.plans import CATALOG, small_plan
from tests.support.printed import subject_of
from tests.support.workbooks import Workbook

FUJITSU = "everything-on-ssd"
"""Hardware of 13,555 EUR."""


@pytest.fixture(scope="module")
def cost() -> Cost:
    return evaluate(read_sample(FUJITSU), CATALOG).cost


@pytest.fixture(scope="module")
def study() -> RangeStudy:
    found = range_study(read_sample(FUJITSU), CATALOG, 200)
    assert found is not None
    return msgspec.structs.replace(found, maximum=75, desktops=Percentiles(70.0, 75.0, 80.0))


def test_the_published_cost_is_shared_by_what_is_carried(cost: Cost, study: RangeStudy) -> None:
    """13,555 / 80 = 169.4375, / 75 = 180.7333, / 70 = 193.6429."""
    price = price_range(cost, study)
    assert price is not None
    assert (price.low, price.planned, price.high) == (Decimal("169.44"), Decimal("180.73"), Decimal("193.64"))
    assert (price.currency, price.is_least) == ("EUR", True), "a second store has no price"
    assert price.planned == cost.per_desktop_maximum


def test_yen_have_no_cents(study: RangeStudy) -> None:
    cost = Cost("JPY", Decimal(13_555), None, None, evaluate(read_sample(FUJITSU), CATALOG).cost.lines)
    price = price_range(cost, study)
    assert price is not None
    assert (price.low, price.planned, price.high) == (Decimal(169), Decimal(181), Decimal(194))
    assert not price.is_least


def test_each_end_is_a_price_of_the_futures(study: RangeStudy, cost: Cost) -> None:
    """Divided future by future, and put into order afterwards."""
    plan = read_sample(FUJITSU)
    values = uncertain_values(plan, CATALOG)
    desktops = limits_in_futures(plan, CATALOG, values, common_deviations(draws_of(values), 200)).desktops
    prices = 13_555 / desktops
    found = range_study(plan, CATALOG, 200)
    assert found is not None
    price = price_range(cost, found)
    assert price is not None
    low = float(np.quantile(prices, 0.1, method="lower"))
    high = float(np.quantile(prices, 0.9, method="higher"))
    assert (float(price.low), float(price.high)) == pytest.approx((low, high), abs=0.005)


def test_without_a_price_or_a_desktop_there_is_none(cost: Cost, study: RangeStudy) -> None:
    unpriced = evaluate(small_plan(), CATALOG).cost
    assert price_range(unpriced, study) is None
    assert price_sentence(unpriced, study) == price_sentence(None, study) == ""
    nothing = msgspec.structs.replace(study, desktops=Percentiles(0.0, 75.0, 80.0))
    assert price_range(cost, nothing) is None


def test_it_is_said_in_both_languages(cost: Cost, study: RangeStudy) -> None:
    assert price_sentence(cost, study) == (
        "At the limit a desktop costs from €180.73; €169.44 to €193.64 in 8 of 10 futures."
    )
    with written_in("de"):
        said = price_sentence(cost, study).replace(NO_BREAK_SPACE, " ")
    assert said == "Bei Vollausbau kostet ein Desktop ab 180,73 €; 169,44 € bis 193,64 € in 8 von 10 Fällen."


def test_a_price_that_stays_is_said_once(cost: Cost, study: RangeStudy) -> None:
    stays = msgspec.structs.replace(study, desktops=Percentiles(75.0, 75.0, 75.0))
    assert price_sentence(cost, stays) == (
        "At the limit a desktop costs from €180.73, with the usual deviations, too."
    )


def test_what_a_desktop_costs_is_told_wherever_its_range_is() -> None:
    subject = subject_of(FUJITSU)
    study = range_study(subject.plan, CATALOG)
    assert study is not None
    said = price_sentence(subject.assessment.cost, study)
    assert said.startswith("At the limit a desktop costs from €180.73")
    assert said in str(certainty(subject))
    assert any(said in line for line in range_lines(subject.plan, study, subject.assessment.cost))
    book = Book(About("", "", "", "", date(2026, 11, 27), ""))
    sheet = add_range(book, subject.plan, study, subject.assessment.cost)
    assert sheet is not None
    sheet.finish()
    assert said in " ".join(Workbook(book.finish()).texts("Range"))
