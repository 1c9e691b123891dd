"""What an offer promises: the rule that counts, its finding, its price, and what it leaves as calculated."""

from __future__ import annotations

import math
from decimal import Decimal

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.project.samples import read_sample
from planner_core.engine.basis.assessment import DesktopCounts
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain, explainable
from planner_core.plan.plan import Plan
from planner_core.studies.needed import needed
from planner_core.studies.promise import assessed, kept, kept_counts, promise_finding
from planner_core.studies.range_study import (
    Percentiles,
    RangeStudy,
    percentiles,
    range_study,
    told_share,
)
from tests.planner_core.studies.test_range_study import certain_but, islands
from tests.support.plans import CATALOG, small_plan, with_fields, with_settings
from tests.support.thorough import examples

FEW = 200


def study(sure: int, fits: float, planned: int = 75, maximum: int = 77) -> RangeStudy:
    """A range by hand."""
    return RangeStudy(
        10_000, planned, maximum, maximum + 0.4, Percentiles(sure, maximum, maximum + 10), fits, (), (), ()
    )


def counts(planned: int = 75, maximum: int | None = 77) -> DesktopCounts:
    """Those of an evaluation whose promise is open."""
    return DesktopCounts(planned, min(planned, maximum or 0), maximum, promise="open")


def promising(plan: Plan) -> Plan:
    """The plan whose offer promises what 9 of 10 futures carry."""
    return with_settings(plan, promise="nine-of-ten")


# --- the rule that counts ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("planned", "maximum", "sure", "promised", "fits", "carries"),
    [
        (75, 77, 68, 68, 68, False),
        (68, 77, 68, 68, 68, True),
        (69, 77, 68, 68, 68, False),
        (50, 77, 68, 68, 50, True),
        (80, 77, 68, 68, 68, False),
        (
            80,
            77,
            79,
            77,
            77,
            False,
        ),  # 9 of 10 futures carry more than is calculated: no reason to promise more
        (5, 77, 0, 0, 0, False),
    ],
)
def test_what_is_promised(
    planned: int, maximum: int, sure: int, promised: int, fits: int, carries: bool
) -> None:
    found = kept_counts(counts(planned, maximum), study(sure, 0.5))
    assert (found.promise, found.sure, found.chance) == ("nine-of-ten", sure, 0.5)
    assert (found.promised, found.fits, found.carries_plan) == (promised, fits, carries)
    assert (found.planned, found.maximum) == (planned, maximum), "as calculated"


def test_nothing_is_carried_while_the_promise_is_open_and_without_a_range_it_is_what_is_calculated() -> None:
    still_open = counts()
    assert (still_open.promised, still_open.carries_plan, still_open.is_sure) == (None, False, False)
    fallen_back = kept_counts(still_open, None)
    assert (fallen_back.promise, fallen_back.promised, fallen_back.fits) == ("no-range", 77, 75)
    assert fallen_back.carries_plan
    assert not fallen_back.is_sure


@given(
    st.lists(st.integers(0, 60), min_size=1, max_size=120) | st.lists(st.integers(0, 3), min_size=1),
    st.integers(0, 62),
)
@examples(100, 1000)
def test_sure_is_the_most_that_9_of_10_carry(desktops: list[int], planned: int) -> None:
    """By counting futures; so the chance of a plan and the desktops that are sure never contradict each other."""
    sure = percentiles(np.array(desktops, dtype=float)).low
    most = max(each for each in range(61) if 10 * sum(one >= each for one in desktops) >= 9 * len(desktops))
    assert sure == most
    chance = float((np.array(desktops) >= planned).mean())
    assert (chance >= 0.9) == (planned <= sure)


@pytest.mark.parametrize(
    ("share", "told"),
    [(0.635, 0.63), (0.8999, 0.89), (0.9, 0.9), (0.29, 0.29), (0.57, 0.57), (1.0, 1.0), (0.004, 0.0)],
)
def test_a_share_of_futures_is_rounded_down(share: float, told: float) -> None:
    assert told_share(share) == told


# --- what it changes, and what not ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def plan() -> Plan:
    """75 desktops where 77 fit as calculated, processor time is off by 0.091, and 9 of 10 futures carry 68."""
    return promising(with_fields(certain_but(islands(1, 77.4), {"pool-0": 0.091}), "pool-0", desktops=75))


def test_a_plan_that_too_few_futures_carry_breaks_its_promise(plan: Plan) -> None:
    found = assessed(plan, CATALOG)
    assert (found.desktops.fits, found.desktops.maximum, found.desktops.carries_plan) == (68, 77, False)
    (broken,) = (each for each in found.findings if each.code == "promise.not-kept")
    assert (broken.severity, broken.component) == ("error", "")
    assert str(broken.message) == (
        "The offer promises what 9 of 10 futures carry: 63% of the futures carry the 75 desktops planned; 9 of 10"
        " carry 68."
    )
    assert [each.severity for each in found.findings] == sorted(
        (each.severity for each in found.findings), key=("error", "warning", "notice").index
    )
    fewer = assessed(with_fields(plan, "pool-0", desktops=68), CATALOG)
    assert fewer.desktops.carries_plan
    assert not [each for each in fewer.findings if each.code.startswith("promise.")]


def test_a_chance_of_next_to_nothing_is_not_said_to_be_none() -> None:
    found = promise_finding(kept_counts(counts(), study(3, 0.0004)))
    assert found is not None
    assert "less than 1% of the futures" in str(found.message)


def test_nothing_else_changes(plan: Plan) -> None:
    calculated = evaluate(with_settings(plan, promise="calculated"), CATALOG)
    found = evaluate(plan, CATALOG)
    assert found.desktops.promise == "open"
    assert msgspec.structs.replace(found.desktops, promise="calculated") == calculated.desktops
    promised = kept(found, range_study(plan, CATALOG, FEW))
    for each in (found, promised):
        assert each.limits == calculated.limits
        assert tuple(each.saturation) == tuple(calculated.saturation)
    assert kept(calculated, range_study(plan, CATALOG, FEW)) is calculated, "it promises what is calculated"
    assert assessed(with_settings(plan, promise="calculated"), CATALOG) == calculated


def test_a_plan_without_a_range_promises_what_is_calculated_and_says_so(plan: Plan) -> None:
    found = assessed(certain_but(plan, {}), CATALOG)
    assert (found.desktops.promise, found.desktops.fits, found.desktops.carries_plan) == (
        "no-range",
        75,
        True,
    )
    (said,) = (each for each in found.findings if each.code == "promise.no-range")
    assert said.severity == "notice"
    nothing = assessed(promising(Plan()), CATALOG)
    assert nothing.desktops.promise == "calculated"
    assert not [each for each in nothing.findings if each.code.startswith("promise.")]


def test_the_hardware_is_shared_by_the_desktops_that_are_promised() -> None:
    """13,555.00 among 60 desktops: 225.9166 each."""
    found = evaluate(promising(read_sample("everything-on-ssd")), CATALOG)
    assert found.cost.per_desktop_promised is None
    promised = kept(found, study(60, 0.7))
    assert promised.cost.total == Decimal("13555.00")
    assert promised.cost.per_desktop_promised == Decimal("225.92")
    assert kept(found, study(0, 0.0)).cost.per_desktop_promised is None
    assert kept(found, None).cost.per_desktop_promised is None


def test_users_of_session_hosts_share_it_likewise() -> None:
    plan = promising(with_fields(read_sample("everything-on-ssd"), "pool", users_per_desktop=4))
    found = kept(evaluate(plan, CATALOG), study(10, 0.7))
    assert found.desktops.promised == 10
    assert found.cost.per_user_promised == (found.cost.total / 40).quantize(Decimal("0.01"))


def test_what_is_promised_explains_itself() -> None:
    plan = promising(read_sample("everything-on-ssd"))
    found = kept(evaluate(plan, CATALOG), study(60, 0.7))
    names = explainable(found)
    for what, value in (
        ("desktops.fits", 60),
        ("desktops.promised", 60),
        ("cost.per_desktop_promised", Decimal("225.92")),
    ):
        assert what in names
        assert explain(plan, CATALOG, what, found.desktops).value == value
    fits = explain(plan, CATALOG, "desktops.fits", found.desktops)
    assert [(each.parameter, each.value) for each in fits.inputs] == [("planned", 75), ("promised", 60)]
    maximum = explain(plan, CATALOG, "desktops.maximum", found.desktops)
    assert maximum.value == found.desktops.maximum == 75
    assert "desktops.promised" not in explainable(evaluate(plan, CATALOG))
    assert "not known yet" in str(explain(plan, CATALOG, "desktops.fits").remark)


# --- how much it takes ---------------------------------------------------------------------------------------


def test_needed_is_enough_for_9_of_10_futures_and_one_less_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("planner_core.studies.range_study.futures_of", lambda *_: FEW)
    plan = small_plan()
    (host,) = (name for name, part in plan.components.items() if name == "host")
    plan = with_fields(plan, "pool", ram_gib=0.5)
    calculated = needed(plan, CATALOG, host, "count", 600)
    found = needed(promising(plan), CATALOG, host, "count", 600)
    assert not calculated.is_for_futures
    assert found.is_for_futures
    assert found.calculated == calculated.number
    assert found.number is not None
    assert calculated.number is not None
    assert found.number > calculated.number

    def sure(hosts: float) -> int | None:
        return assessed(promising(with_fields(plan, host, count=int(hosts))), CATALOG).desktops.promised

    assert (sure(found.number) or 0) >= 600 > (sure(found.number - 1) or 0)
    assert found.fits == sure(found.number)


def test_needed_of_a_plan_without_a_range_is_as_calculated(plan: Plan) -> None:
    certain = certain_but(plan, {})
    found = needed(certain, CATALOG, "host-0", "count", 200)
    assert not found.is_for_futures
    assert found == needed(with_settings(certain, promise="calculated"), CATALOG, "host-0", "count", 200)
    assert math.isfinite(found.limit.exact)
