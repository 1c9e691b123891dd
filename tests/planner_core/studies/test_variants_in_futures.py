"""Variants in the same futures: what they share decides nothing, what sets them apart decides by as much as it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal

import msgspec
import pytest

from app.look.output_language import written_in
from app.results.words.variants_in_futures import of_ten, sentences_in_futures
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import Part
from planner_core.plan.plan import Plan
from planner_core.studies.comparison import Cell, Compared, Comparison, compare
from planner_core.studies.futures import limits_steps
from planner_core.studies.range_study import range_study
from planner_core.studies.variants_in_futures import (
    AgainstBaseline,
    VariantsInFutures,
    variants_in_futures,
    with_futures,
)
from tests.planner_core.studies.test_futures import filled
from tests.planner_core.studies.test_range_study import certain_but, islands
from tests.support.plans import CATALOG, with_fields, with_settings

SPREAD = 0.091
EVERYTHING = AgainstBaseline(0.0, 1.0, 0.0, 1.0, 1.0)


def compared(plan: Plan, name: str = "") -> Compared:
    return Compared(name, plan, evaluate(plan, CATALOG))


def against(before: Plan, after: Plan) -> AgainstBaseline:
    found = variants_in_futures([compared(before), compared(after)], CATALOG)
    assert found is not None
    assert found.against[0] is None
    assert found.against[1] is not None
    return found.against[1]


def island(median: float, spread: float = SPREAD, price: str = "1000", pool: str = "pool-0") -> Plan:
    """One host that carries 77.4 desktops, or another median, of 75 planned; only their processor time is uncertain."""
    plan = certain_but(islands(1, median), {"pool-0": spread})
    plan = priced(plan, [Part("Host", Decimal(price))])
    return plan if pool == "pool-0" else renamed(plan, pool)


def priced(plan: Plan, parts: Sequence[Part]) -> Plan:
    """The plan with prices of its host; its drives come with it."""
    plan = apply(plan, verbs.set_parts(plan, "host-0", parts).edits)
    return apply(plan, verbs.set_parts(plan, "disks-0", [Part("Drives", Decimal(0))]).edits)


def renamed(plan: Plan, pool: str) -> Plan:
    """The same plan with another id of its pool, whose own constants are others then."""
    part = plan.components["pool-0"]
    components = {pool if name == part.id else name: each for name, each in plan.components.items()}
    components[pool] = msgspec.structs.replace(part, id=pool)
    links = [
        msgspec.structs.replace(link, source=pool) if link.source == part.id else link
        for link in plan.links.values()
    ]
    return msgspec.structs.replace(plan, components=components, links={link.key: link for link in links})


# --- common draws ----------------------------------------------------------------------------------------------


def test_a_variant_beside_itself_is_equal_in_all_futures() -> None:
    """It would win half of them if each variant had draws of its own."""
    pair = against(island(77.4), island(77.4))
    assert (pair.cheaper, pair.as_dear, pair.carries_more, pair.carries_as_many) == (0, 1, 0, 1)


def test_a_plan_fits_in_the_same_share_of_the_futures_as_alone() -> None:
    plan = island(77.4)
    alone = range_study(plan, CATALOG)
    found = variants_in_futures([compared(plan), compared(island(81.27))], CATALOG)
    assert alone is not None
    assert found is not None
    assert (found.futures, found.fits[0]) == (alone.futures, alone.fits)


def test_only_the_edited_variant_is_evaluated_again(monkeypatch: pytest.MonkeyPatch) -> None:
    evaluated: list[Plan] = []

    def counting(plan: Plan, *others: object) -> Iterator[object]:
        evaluated.append(plan)
        return limits_steps(plan, *others)  # type: ignore[arg-type]

    monkeypatch.setattr("planner_core.studies.variants_in_futures.limits_steps", counting)
    before, after = compared(island(77.4)), compared(island(81.27))
    first = variants_in_futures([before, after], CATALOG)
    assert evaluated == [before.plan, after.plan]
    edited = compared(island(92.88))
    variants_in_futures([before, edited], CATALOG)
    assert evaluated == [before.plan, after.plan, edited.plan]
    assert variants_in_futures([before, after], CATALOG) == first
    assert len(evaluated) == 3


def test_what_only_costs_less_costs_less_in_ten_of_ten() -> None:
    pair = against(island(77.4, price="1001"), island(77.4))
    assert (pair.cheaper, pair.as_dear, pair.carries_as_many) == (1, 0, 1)
    turned = against(island(77.4), island(77.4, price="1001"))
    assert (turned.cheaper, turned.as_dear) == (0, 0)


@pytest.mark.all_futures
def test_constants_of_their_own_are_drawn_apart() -> None:
    """Medians of 77.4 and 81.27 = 1.05 x 77.4 with independent spreads of 0.091: the second is larger with
    Phi(ln 1.05 / (0.091 x sqrt 2)) = Phi(0.3791) = 0.6477; with one constant always.
    """
    apart = against(island(77.4), island(81.27, pool="another"))
    assert apart.carries_more + apart.carries_as_many / 2 == pytest.approx(0.6477, abs=0.02)
    together = against(island(77.4), island(81.27))
    assert together.carries_more == 1


def test_pools_with_one_record_share_a_draw_across_variants() -> None:
    """Whatever the id of the pool: the record is as wrong here as there."""
    plan = filled(islands(1, 77.4), "pool-0")
    assert range_study(plan, CATALOG, 200) is not None
    pair = against(plan, renamed(plan, "another"))
    assert pair.carries_as_many == 1


def test_a_dearer_variant_that_carries_more_is_cheaper_by_its_desktops() -> None:
    """A fifth more desktops for a tenth more money."""
    pair = against(island(77.4), island(92.88, price="1100"))
    assert (pair.cheaper, pair.carries_more) == (1, 1)


@pytest.mark.all_futures
def test_a_licence_for_each_desktop_is_paid_for_every_one_that_is_carried() -> None:
    """600 and 5 for each desktop against 1,000: less for each below 80 desktops, 64.2 % of the futures at a median of
    77.4 and a spread of 0.091; for the 75 planned alone 975 would be less in all.
    """
    licence = Part("Licence", Decimal(5), per="desktop")
    licensed = apply(island(77.4, price="600"), verbs.set_parts(island(77.4), "pool-0", [licence]).edits)
    found = against(island(77.4), licensed)
    assert found.cheaper == pytest.approx(0.642, abs=0.005)


@pytest.mark.all_futures
def test_both_fit_where_the_smaller_one_does() -> None:
    """75 of 77.4 at a spread of 0.091: 63.5 % of the futures; 80 of 77.4 x 1.05 fit where 76.19 of 77.4 do: 56.9 %."""
    second = with_fields(island(81.27), "pool-0", desktops=80)
    found = variants_in_futures([compared(island(77.4)), compared(second)], CATALOG)
    assert found is not None
    assert found.fits == pytest.approx((0.635, 0.569), abs=0.02)
    assert found.against[1] is not None
    assert found.against[1].both_fit == found.fits[1]


# --- what cannot be compared -----------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", ["no price", "another currency"])
def test_prices_that_cannot_be_compared_are_not(fault: str) -> None:
    other = island(77.4)
    if fault == "no price":
        other = priced(other, [])
    else:
        other = with_settings(priced(other, [Part("Host", Decimal(900), currency="USD")]), currency="USD")
    pair = against(island(77.4), other)
    assert (pair.cheaper, pair.as_dear) == (None, None)
    assert pair.carries_as_many == 1
    keys = {row.key for row in rows_of(island(77.4), other).rows}
    assert "futures.cheaper" not in keys
    assert "futures.carries_more" in keys


def test_without_anything_uncertain_there_are_no_futures() -> None:
    certain = island(77.4, spread=0.0)
    assert variants_in_futures([compared(certain), compared(certain)], CATALOG) is None
    plain = compare([compared(certain), compared(certain)])
    assert with_futures(plain, None) is plain


def test_many_variants_are_compared_in_fewer_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("planner_core.studies.variants_in_futures.MOST_IN_ALL", 900)
    found = variants_in_futures([compared(island(77.4))] * 3, CATALOG)
    assert found is not None
    assert found.futures == 300
    names = [*map(str, range(9))]
    many = VariantsInFutures(100, 0, (1.0,) * 9, (None, *(EVERYTHING,) * 8))
    assert len(sentences_in_futures(names, many)) == 5


@pytest.mark.all_futures
def test_a_certain_variant_is_compared_with_an_uncertain_one() -> None:
    """77 at all times against 77.4 at a spread of 0.091: more in half of the futures."""
    pair = against(island(77.4, spread=0.0), island(77.4))
    assert pair.carries_more + pair.carries_as_many / 2 == pytest.approx(0.5, abs=0.03)


def test_a_variant_without_a_limit_or_without_results_is_left_out() -> None:
    plans = [
        compared(island(77.4)), compared(Plan()), Compared("", island(77.4), None), compared(island(77.4))
    ]  # fmt: skip
    found = variants_in_futures(plans, CATALOG)
    assert found is not None
    assert [each is None for each in found.fits] == [False, True, True, False]
    assert [each is None for each in found.against] == [True, True, True, False]
    assert variants_in_futures(plans[:2], CATALOG) is None
    assert variants_in_futures(plans, CATALOG, baseline=1).against == (None,) * 4  # type: ignore[union-attr]


# --- as rows and as words --------------------------------------------------------------------------------------


def rows_of(before: Plan, after: Plan) -> Comparison:
    plans = [compared(before, "A"), compared(after, "B")]
    return with_futures(compare(plans), variants_in_futures(plans, CATALOG))


def cell(found: Comparison, key: str, column: int = 1) -> Cell:
    return next(row.cells[column] for row in found.rows if row.key == f"futures.{key}")


def test_the_rows_say_who_wins() -> None:
    found = rows_of(island(77.4, price="1100"), island(77.4))
    assert (cell(found, "cheaper").value, cell(found, "cheaper").verdict) == (1, "better")
    assert (cell(found, "carries_more").value, cell(found, "carries_more").verdict) == (0, "same")
    assert cell(found, "cheaper", 0).value is None
    assert (cell(found, "fits").value, cell(found, "fits").verdict) == (cell(found, "fits", 0).value, "same")
    turned = rows_of(island(77.4), island(77.4, price="1100"))
    assert cell(turned, "cheaper").verdict == "worse"
    groups = [str(row.group) for row in found.rows]
    assert groups.index("In the same futures") == groups.index("Cost") + groups.count("Cost")


def test_another_order_keeps_what_belongs_together() -> None:
    pair = AgainstBaseline(0.1, 0.2, 0.3, 0.4, 0.5)
    found = VariantsInFutures(100, 1, (0.1, 0.2, 0.3), (pair, None, None))
    assert found.reordered([1, 2, 0]) == VariantsInFutures(100, 0, (0.2, 0.3, 0.1), (None, None, pair))


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (0.0, "hardly any"),
        (0.01, "hardly any"),
        (0.05001, "1 of 10"),
        (0.64, "6 of 10"),
        (0.949, "9 of 10"),
        (0.96, "nearly all"),
        (1.0, "all"),
    ],
)
def test_ten_of_ten_are_all_of_them(share: float, said: str) -> None:
    assert of_ten(share) == said


@pytest.mark.parametrize(
    ("pair", "said"),
    [
        (
            AgainstBaseline(0.9, 0.0, 0.8, 0.01, 0.6),
            (
                "At the limit “B” costs less per desktop than “A” in 9 of 10 futures. “B” carries more desktops than"
                " “A” in 8 of 10 futures. Both carry all desktops planned in 6 of 10 futures."
            ),
        ),
        (
            AgainstBaseline(0.1, 0.2, 0.1, 0.3, 0.0),
            (
                "At the limit “B” costs more per desktop than “A” in 7 of 10 futures, as much in 2 of 10. “B” carries"
                " fewer desktops than “A” in 6 of 10 futures, as many in 3 of 10. There is no future in which both"
                " carry all desktops planned."
            ),
        ),
        (
            EVERYTHING,
            (
                "At the limit a desktop of “B” costs as much as one of “A” in all futures. “B” carries as many"
                " desktops as “A” in all futures. Both carry all desktops planned in all futures."
            ),
        ),
        (
            AgainstBaseline(None, None, 1.0, 0.0, 1.0),
            "“B” carries more desktops than “A” in all futures. Both carry all desktops planned in all futures.",
        ),
    ],
)
def test_what_is_said(pair: AgainstBaseline, said: str) -> None:
    assert sentences_in_futures(["A", "B"], VariantsInFutures(100, 0, (1.0, 1.0), (None, pair))) == [said]


def test_it_is_said_in_german() -> None:
    pair = AgainstBaseline(0.9, 0.0, 0.8, 0.01, 0.6)
    with written_in("de"):
        (said,) = sentences_in_futures(["A", "B"], VariantsInFutures(100, 0, (1.0, 1.0), (None, pair)))
    assert said == (
        "Bei Vollausbau kostet „B“ je Desktop in 9 von 10 Fällen weniger als „A“. „B“ trägt in 8 von 10 Fällen mehr"
        " Desktops als „A“. In 6 von 10 Fällen tragen beide alle geplanten Desktops."
    )
