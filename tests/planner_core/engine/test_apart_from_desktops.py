"""What is kept while only numbers of desktops change must not follow from them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import partial

import msgspec
import numpy as np
import pytest

from app.samples import read_sample, sample_names
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.answers.limits import ladder
from planner_core.engine.answers.measures import measure
from planner_core.engine.evaluate import evaluate
from planner_core.engine.layout import kept
from planner_core.engine.layout.last_layout import layout_of
from planner_core.engine.layout.layout import Layout
from planner_core.engine.layout.structure import Structure
from planner_core.formulas.recording import Targets
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, cluster_plan, random_step, two_pools, with_fields


def with_desktops(plan: Plan, *numbers: int) -> Plan:
    """The plan with other numbers of desktops in its pools, in turn."""
    pools = plan.of_type(DesktopPool)
    for row, pool in enumerate(pools):
        plan = with_fields(plan, pool.id, desktops=numbers[row % len(numbers)])
    return plan


def found_in(plan: Plan) -> Mapping[str, object]:
    """All that is kept of a plan apart from its desktops, by the function that found it."""
    layout = Layout(plan, CATALOG)
    ladder(layout, measure(layout).blocks)
    assert layout.apart is not None
    return {f"{work.__qualname__} {rest}": each for (work, *rest), each in layout.apart.items()}  # type: ignore[attr-defined]


def assert_same(one: object, other: object, where: str) -> None:
    """Equal to the last bit, however deep."""
    assert type(one) is type(other), where
    if isinstance(one, np.ndarray):
        assert one.shape == other.shape, where  # type: ignore[attr-defined]
        assert np.array_equal(one, other, equal_nan=one.dtype.kind == "f"), where  # type: ignore[arg-type]
    elif isinstance(one, Mapping):
        assert isinstance(other, Mapping)
        assert list(one) == list(other), where
        for key in one:
            assert_same(one[key], other[key], f"{where} {key}")
    elif isinstance(one, (tuple, list)):
        assert isinstance(other, (tuple, list))
        assert len(one) == len(other), where
        for number, (left, right) in enumerate(zip(one, other, strict=True)):
            assert_same(left, right, f"{where} {number}")
    elif isinstance(one, Targets):
        assert isinstance(other, Targets)
        assert one.size == other.size, where
        assert_same(one.index, other.index, where)
    else:
        assert one == other, where


def uniform_plan(vsan: str = "none") -> Plan:
    """A cluster of one host model, with two unlike pools, servers, an array and a line."""
    plan = cluster_plan(vsan)
    plan = apply(plan, verbs.remove(plan, ["single"]).edits)
    return two_pools(plan, clone_type="full", host_cache_hit_percent=20.0, suspends=True)[0]


def drawn_plan(seed: int) -> Plan:
    """What comes of a row of random steps, where the hosts of each cluster are still of one model."""
    plan, source = uniform_plan(("none", "hybrid", "esa")[seed % 3]), random.Random(seed)
    for _ in range(40):
        step = random_step(plan, source)
        changed = apply(plan, step.edits) if step else plan
        if not Structure(changed).has_mixed_cluster:
            plan = changed
    return plan


PLANS: Mapping[str, Callable[[], Plan]] = {
    **{name: partial(read_sample, name) for name in sample_names()},
    **{vsan: partial(uniform_plan, vsan) for vsan in ("none", "hybrid", "esa")},
    **{f"seed {seed}": partial(drawn_plan, seed) for seed in range(24)},
}


@pytest.mark.parametrize("name", sorted(PLANS.keys() - {"me4-50"}))  # whose cluster has hosts of two models
@pytest.mark.parametrize("numbers", [(1,), (3, 2000)], ids=["one", "thousands"])
def test_what_is_kept_apart_from_desktops_is_the_same_for_any_number_of_them(
    name: str, numbers: Sequence[int]
) -> None:
    plan = PLANS[name]()
    assert_same(found_in(with_desktops(plan, *numbers)), found_in(plan), name)


@pytest.mark.parametrize("name", PLANS)
def test_results_with_other_desktops_are_those_of_a_plan_never_seen(name: str) -> None:
    plan = PLANS[name]()
    evaluate(plan, CATALOG)
    for numbers in ((1,), (7, 3), (5000, 40)):
        plan = with_desktops(plan, *numbers)
        after_edit = evaluate(plan, CATALOG)
        kept._kept.clear()
        anew = evaluate(plan, CATALOG)
        assert list(after_edit.saturation) == list(anew.saturation)
        assert list(after_edit.limits) == list(anew.limits)
        assert list(after_edit.pool_limits) == list(anew.pool_limits)
        assert list(after_edit.stores) == list(anew.stores)
        assert list(after_edit.rebuilds) == list(anew.rebuilds)
        assert after_edit.cost == anew.cost


def test_a_layout_is_taken_over_while_only_desktops_change() -> None:
    plan = uniform_plan()
    first = layout_of(plan, CATALOG)
    more = with_fields(plan, "pool", desktops=7)
    second = layout_of(more, CATALOG)
    assert second.apart is first.apart
    assert (second.plan, float(second.pools.numbers("desktops")[0, 0, 0, 0])) == (more, 7.0)
    assert layout_of(plan, CATALOG).apart is first.apart
    for other in (
        with_fields(plan, "pool", iops=7.5),
        with_fields(plan, "pair", count=3),
        with_fields(plan, "pool", refresh_policy="logoff"),
        msgspec.structs.replace(plan, settings=msgspec.structs.replace(plan.settings, cpu_target_percent=50)),
        msgspec.structs.replace(plan, links=dict(list(plan.links.items())[1:])),
    ):
        assert layout_of(plan, CATALOG).apart is not layout_of(other, CATALOG).apart
    assert layout_of(plan, CATALOG).apart is not layout_of(plan, copy(CATALOG)).apart


def test_nothing_is_kept_apart_where_desktops_are_spread_by_what_hosts_can_carry() -> None:
    assert layout_of(cluster_plan(), CATALOG).apart is None
    assert Layout(uniform_plan(), CATALOG, recording=True).apart is None


def test_nobody_writes_into_what_is_kept() -> None:
    layout = layout_of(uniform_plan(), CATALOG)
    block = measure(layout).blocks[0]
    with pytest.raises(ValueError, match="read-only"):
        block.capacity[:] = 0
