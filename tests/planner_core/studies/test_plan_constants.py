"""Constants of a plan: exactly those that its explanations rest on, each with its source."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from app.project.samples import read_sample, sample_names
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.explain import Explainer, name_of
from planner_core.plan.plan import Plan
from planner_core.studies.plan_constants import confidence_of, plan_constants
from tests.support.plans import CATALOG, small_plan, with_settings


def constants_below(derivation: Derivation) -> Iterator[tuple[str, object, str]]:
    if derivation.origin == "constant":
        yield str(derivation.title), derivation.value, derivation.source
    for each in derivation.inputs:
        yield from constants_below(each)


@pytest.mark.parametrize("sample", ["replica-on-ssd", "vsan62-hybrid-500", "tr4540-1500"])
def test_every_constant_of_an_explanation_is_listed(sample: str) -> None:
    plan = read_sample(sample)
    explainer = Explainer(plan, CATALOG)
    listed = {(str(each.title), each.value, each.source) for each in plan_constants(plan, CATALOG)}
    rows = [row for row in evaluate(plan, CATALOG).saturation if row.case == "normal"]
    used = {each for row in rows for each in constants_below(explainer.explain(name_of(row)))}
    assert len(used) > 5
    assert used <= listed


@pytest.mark.parametrize("design", ["mcs-nutanix", "avd-azure-local", "proxmox-ceph"])
def test_a_limit_that_a_platform_does_not_have_is_no_constant(design: str) -> None:
    """Objects of these stores have no largest component; a workbook has no place for an infinite number."""
    found = plan_constants(read_sample(design), CATALOG)
    assert len(found) > 20
    assert [str(each.title) for each in found if not math.isfinite(each.value)] == []


@pytest.mark.parametrize("sample", sample_names())
def test_each_is_listed_once_with_its_source_and_its_components(sample: str) -> None:
    plan = read_sample(sample)
    found = plan_constants(plan, CATALOG)
    keys = [(str(each.title), each.value, each.unit, each.source) for each in found]
    assert len(keys) == len(set(keys))
    for each in found:
        assert each.source
        assert each.confidence in {"", "A", "B", "C", "D"}
        assert set(each.components) <= set(plan.components)


def test_constants_of_the_catalogue_are_as_sure_as_their_record() -> None:
    plan = read_sample("tr4540-1500")
    (penalty,) = (each for each in plan_constants(plan, CATALOG) if str(each.title) == "Write penalty")
    level = CATALOG.raid_levels[plan.components["ssd"].raid]  # type: ignore[union-attr]
    assert (penalty.value, penalty.source) == (level.write_penalty, level.source)
    assert (penalty.confidence, penalty.components) == (level.confidence, ("ssd",))


def test_values_that_nobody_published_say_so() -> None:
    assert confidence_of("Planning value: as a desktop's", {}) == "C"
    assert confidence_of("VMware KB 2113954", {}) == ""
    assert confidence_of("VMware KB 2113954", {"VMware KB 2113954": "B"}) == "B"


def test_an_empty_plan_rests_on_next_to_nothing() -> None:
    found = plan_constants(Plan(), CATALOG)
    assert not [each for each in found if each.components]
    assert "Time from one interaction to the next" not in {str(each.title) for each in found}


def test_how_much_of_the_io_is_waited_for_is_a_planning_value_that_everybody_sees() -> None:
    found = {str(each.title): each for each in plan_constants(small_plan(), CATALOG)}
    waited = found["I/O that users wait for"]
    assert (waited.value, waited.unit, waited.confidence) == (100.0, "%", "C")
    assert waited.source.startswith("Planning value")


def test_where_latency_is_a_limit_what_counts_as_bad_is_an_assumption() -> None:
    plan = read_sample("vsan62-hybrid-500")
    bands = {band.source for band in CATALOG.response.latency_bands.values()}
    without, with_limit = (
        {each.source for each in plan_constants(with_settings(plan, latency_limit=limit), CATALOG)}
        for limit in (False, True)
    )
    assert not bands & without
    assert bands & with_limit
