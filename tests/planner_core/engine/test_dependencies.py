"""What is kept from one plan to the next must be what would be found anew, whatever was changed."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from decimal import Decimal
from functools import cache, partial
from typing import Any

import msgspec
import numpy as np
import pytest

from app.project.samples import read_sample, sample_names
from planner_core import reuse
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.answers.measures import measure
from planner_core.engine.basis.soundness import UnsoundPlanError
from planner_core.engine.evaluate import evaluate
from planner_core.engine.hosts.hosts import cpu_block, ram_block
from planner_core.engine.layout import dependencies
from planner_core.engine.layout.dependencies import KEPT, Memo, OfLayout, is_same, kept_property, note_read
from planner_core.engine.layout.last_layout import layout_of
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import Targets, values_of
from planner_core.plan.components import COMPONENT_TYPES
from planner_core.plan.fields import FieldInfo, declared_fields
from planner_core.plan.plan import Plan
from planner_core.plan.settings import Settings
from tests.support.changed_fields import CHANGED, NOTICED, another_value, is_changed_in
from tests.support.nothing_kept import new_objects, nothing_kept
from tests.support.plans import CATALOG, cluster_plan, random_step, two_pools, with_fields
from tests.support.thorough import THOROUGH

GIVEN = frozenset({"Layout", "Runs", "Distribution", "Files", "Broker", "str", "Phase", "Way"})
"""What kept functions are given: a layout, what is made of one alone, a record of the catalogue, a word."""
RESULTS = (
    "saturation",
    "limits",
    "pool_limits",
    "stores",
    "work",
    "storms",
    "wear",
    "latencies",
    "rebuilds",
    "findings",
    "cost",
    "desktops",
)


def uniform_plan(vsan: str = "none") -> Plan:
    """A cluster of one host model, with two unlike pools, servers, an array and a line."""
    plan = cluster_plan(vsan)
    plan = apply(plan, verbs.remove(plan, ["single"]).edits)
    return two_pools(plan, clone_type="full", host_cache_hit_percent=20.0, suspends=True)[0]


def drawn_plan(seed: int) -> Plan:
    """What comes of a row of random steps."""
    source = random.Random(seed)
    plan = (uniform_plan, cluster_plan)[seed % 2](("none", "hybrid", "esa")[seed % 3])
    for _ in range(40):
        step = random_step(plan, source)
        plan = apply(plan, step.edits) if step else plan
    return plan


PLANS: Mapping[str, Callable[[], Plan]] = {
    **{name: partial(read_sample, name) for name in sample_names()},
    **{f"one model, {vsan}": partial(uniform_plan, vsan) for vsan in ("none", "hybrid", "esa")},
    **{f"two models, {vsan}": partial(cluster_plan, vsan) for vsan in ("none", "hybrid", "esa")},
    **{f"seed {seed}": partial(drawn_plan, seed) for seed in range(4)},
}


def assert_as_if_new(plan: Plan, what: str) -> None:
    """Evaluate, and once more where nothing is known of any plan before."""
    after_edit = evaluate(plan, CATALOG)
    with nothing_kept():
        anew = evaluate(new_objects(plan), CATALOG)
        for name in RESULTS:
            there, here = all_of(getattr(after_edit, name)), all_of(getattr(anew, name))
            assert there == here or repr(there) == repr(here), f"{name} after {what}"  # NaN is NaN


def all_of(result: object) -> object:
    """A result, with all of its rows made once: each look at them makes them anew."""
    return list(result) if isinstance(result, Sequence) else result


def test_the_table_of_changes_names_plans_and_fields_that_there_are() -> None:
    there = {
        (kind.__name__, info.name) for kind in COMPONENT_TYPES.values() for info in declared_fields(kind)
    }
    assert set(CHANGED) <= set(PLANS)
    assert {each for fields in CHANGED.values() for each in fields} <= there


@pytest.mark.parametrize("name", PLANS if THOROUGH else CHANGED)
def test_results_are_those_of_a_plan_never_seen_whatever_field_was_changed(name: str) -> None:
    plan, source = PLANS[name](), random.Random(name)
    evaluate(plan, CATALOG)
    kept = dict(reuse._values)
    parts = {type(part): part for part in plan.components.values()}
    for kind, part in parts.items():
        for info in declared_fields(kind):
            other = another_value(info, getattr(plan.components[part.id], info.name))
            if other is None or not (THOROUGH or is_changed_in(name, kind.__name__, info.name)):
                continue
            changed = msgspec.structs.replace(plan.components[part.id], **{info.name: other})
            edited = msgspec.structs.replace(plan, components={**plan.components, part.id: changed})
            assert_as_if_new(edited, f"{kind.__name__}.{info.name}")
            if source.random() < 0.2:
                plan, kept = edited, dict(reuse._values)  # and go on from there
            else:
                reuse._values.clear()
                reuse._values.update(kept)


@pytest.mark.thorough
@pytest.mark.parametrize(("kind", "field"), sorted(NOTICED))
def test_a_field_that_is_not_recorded_as_a_dependency_is_noticed(
    kind: str, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By one of its changes in the table, which every run makes."""
    right = dependencies._bit
    monkeypatch.setattr(
        dependencies,
        "_bit",
        lambda read: 0 if (getattr(read[0], "__name__", ""), read[1]) == (kind, field) else right(read),
    )
    assert any(is_noticed(PLANS[name](), kind, field) for name in CHANGED if (kind, field) in CHANGED[name])


def is_noticed(plan: Plan, kind: str, field: str) -> bool:
    """Whether a plan gives another answer after a change than one never seen."""
    reuse.forget()
    before = evaluate(plan, CATALOG)
    for name in RESULTS:
        all_of(getattr(before, name))
    part = {type(each).__name__: each for each in plan.components.values()}[kind]
    info = next(each for each in declared_fields(type(part)) if each.name == field)
    changed = msgspec.structs.replace(part, **{field: another_value(info, getattr(part, field))})
    try:
        assert_as_if_new(
            msgspec.structs.replace(plan, components={**plan.components, part.id: changed}), field
        )
    except AssertionError:
        return True
    return False


@cache
def beside_a_cloud() -> Plan:
    """A plan compared with a cloud of which every price is known."""
    plan = uniform_plan()
    prices = {
        field.name: Decimal(1)
        for field in declared_fields(Settings)
        if field.kind == "money" and getattr(plan.settings, field.name) is None
    }
    assert prices
    return msgspec.structs.replace(
        plan, settings=msgspec.structs.replace(plan.settings, cloud="both", **prices)
    )


@pytest.mark.parametrize("info", declared_fields(Settings), ids=lambda info: info.name)
def test_results_are_those_of_a_plan_never_seen_whatever_setting_was_changed(info: FieldInfo) -> None:
    plan = beside_a_cloud()
    evaluate(plan, CATALOG)
    other = another_value(info, getattr(plan.settings, info.name))
    assert other is not None
    settings = msgspec.structs.replace(plan.settings, **{info.name: other})
    assert_as_if_new(msgspec.structs.replace(plan, settings=settings), info.name)


@pytest.mark.parametrize("seed", range(6))
def test_results_are_those_of_a_plan_never_seen_after_any_steps(seed: int) -> None:
    plan, source = (
        (uniform_plan, cluster_plan)[seed % 2](("none", "hybrid", "esa")[seed % 3]),
        random.Random(seed),
    )
    for turn in range(15):
        step = random_step(plan, source)
        plan = apply(plan, step.edits) if step else plan
        assert_as_if_new(plan, f"step {turn}")


def test_kept_functions_are_given_nothing_that_was_read_before() -> None:
    assert len(KEPT) > 40
    for work in KEPT:
        given = {each for name, each in work.__annotations__.items() if name != "return"}
        assert given <= GIVEN, f"{work.__module__}.{work.__qualname__} is given {sorted(given - GIVEN)}"


def blocks_of(plan: Plan) -> dict[str, object]:
    """The demand and capacity of each resource, as kept with the plan before."""
    layout = layout_of(plan, CATALOG)
    return {block.resource: block for block in measure(layout).blocks}


@pytest.mark.parametrize(
    ("component", "field", "same"),
    [
        ("pair", "nic_gbit_s", {"cpu", "ram", "disk_iops", "capacity", "vms_per_host", "controller"}),
        ("tier", "drive_iops", {"cpu", "ram", "capacity", "network", "vms_per_host"}),
        ("pool", "ram_gib", {"cpu", "disk_iops", "network", "vms_per_host", "controller"}),
        ("pool", "iops", {"cpu", "ram", "capacity", "vms_per_host"}),
        ("pool", "desktops", set()),
    ],
)
def test_what_does_not_read_a_field_is_not_worked_out_again(
    component: str, field: str, same: set[str]
) -> None:
    plan = uniform_plan()
    before = blocks_of(plan)
    value = getattr(plan.components[component], field)
    after = blocks_of(with_fields(plan, component, **{field: value * 2}))
    kept = {resource for resource, block in after.items() if block is before[resource]}
    assert kept >= same, kept
    assert not same or kept < before.keys()


def blocks_kept(plan: Plan, component: str, **values: object) -> set[str]:
    """The resources whose block is the same object after an edit."""
    before = blocks_of(plan)
    after = blocks_of(with_fields(plan, component, **values))
    return {resource for resource, block in after.items() if block is before[resource]}


def failing(plan: Plan) -> list[list[float]]:
    """How many hosts of each card fail in each case."""
    failed = measure(Layout(plan, CATALOG)).runs.failed_of_host
    assert failed is not None
    return failed[:, 0, 0, :].tolist()  # type: ignore[no-any-return]


def test_what_comes_out_equal_counts_as_unchanged() -> None:
    """More memory spreads desktops otherwise; what depends on the failing hosts only changes if another one fails."""
    plan = with_fields(with_fields(cluster_plan(), "single", ram_gib=96.0), "pair", ram_gib=64.0)
    of_stores = {"disk_iops", "front_end_iops", "capacity", "volume_capacity", "controller", "array_ports"}
    more, most = {"ram_gib": 80.0}, {"ram_gib": 128.0}
    assert failing(with_fields(plan, "pair", **more)) == failing(plan)
    assert blocks_kept(plan, "pair", **more) & {*of_stores, "cpu", "ram"} == of_stores
    assert failing(with_fields(plan, "pair", **most)) != failing(plan)
    assert not blocks_kept(plan, "pair", **most) & {"disk_iops", "front_end_iops", "capacity"}
    assert_as_if_new(with_fields(plan, "pair", **most), "another host that fails first")


class Asking(OfLayout):
    """Kept functions that read numbers as if they were fields, and note that they run."""

    def __init__(self, numbers: Mapping[str, float], memo: Memo | None = None) -> None:
        self.numbers, self.memo, self._made_of = numbers, memo or Memo(), {}
        self.ran: list[str] = []

    def changed(self, **numbers: float) -> Asking:
        """The same with other numbers, and what is still right of these."""
        return Asking({**self.numbers, **numbers}, self.memo.without([(Asking, name) for name in numbers]))

    def read(self, name: str) -> float:
        note_read(Asking, name)
        return self.numbers[name]

    @kept_property
    def is_above(self) -> bool:
        self.ran.append("is_above")
        return self.read("number") > 1 and (self.read("number") < 100 or self.read("other") > 1)

    @kept_property
    def inverse(self) -> list[int]:
        self.ran.append("inverse")
        assert self.read("number") > 1, "nobody asks for it otherwise"
        return [round(1000 / self.read("number"))]

    @kept_property
    def answer(self) -> list[str]:
        self.ran.append("answer")
        return [f"{self.inverse[0]} by {self.read('other')}" if self.is_above else "none"]

    @kept_property
    def words(self) -> list[str]:
        self.ran.append("words")
        return ["above" if self.is_above else "below"]


def test_a_result_is_worked_out_again_if_what_it_asks_for_differs() -> None:
    first = Asking({"number": 4.0, "other": 1.0})
    assert first.answer == ["250 by 1.0"]
    assert first.ran == ["answer", "is_above", "inverse"]
    alike = first.changed(number=4.0001)
    assert alike.answer is first.answer
    assert alike.ran == ["is_above", "inverse"]
    assert alike.changed(number=5.0).answer == ["200 by 1.0"]
    by_another = alike.changed(other=2.0)
    assert (by_another.answer, by_another.ran) == (["250 by 2.0"], ["answer"])
    assert by_another.changed(number=5.0).changed(other=3.0).answer == ["200 by 3.0"]


def test_an_equal_result_that_depends_on_more_than_before_makes_others_depend_on_it() -> None:
    first = Asking({"number": 4.0, "other": 2.0})
    assert first.words == ["above"]
    far = first.changed(number=400.0)
    assert far.words is first.words
    assert far.changed(other=0.5).words == ["below"]


def test_what_a_result_would_not_ask_for_any_more_is_not_asked_for() -> None:
    first = Asking({"number": 4.0, "other": 1.0})
    assert first.answer == ["250 by 1.0"]
    below = first.changed(number=0.5)
    assert (below.answer, below.ran) == (["none"], ["is_above", "answer"])
    assert below.changed(other=2.0).answer is below.answer
    back = below.changed(number=2.0)
    assert (back.answer, back.ran) == (["500 by 1.0"], ["is_above", "answer", "inverse"])


def test_results_that_nobody_asks_for_meanwhile_are_not_taken_for_right() -> None:
    first = Asking({"number": 4.0, "other": 1.0})
    assert first.answer == ["250 by 1.0"]
    assert first.changed(other=2.0).changed(number=5.0).answer == ["200 by 2.0"]
    assert first.changed(number=5.0).changed(other=2.0).answer == ["200 by 2.0"]
    assert first.changed(number=5.0).changed(number=4.0).answer == ["250 by 1.0"]
    assert first.changed(number=4.0001).changed(other=2.0).changed(number=4.0002).answer == ["250 by 2.0"]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (np.array([1.0, np.nan]), np.array([1.0, np.nan]), True),
        (np.array([0.0]), np.array([-0.0]), False),
        (np.array([1.0, 2.0]), np.array([1.0, 2.0 + 2**-51]), False),
        (np.array([1.0]), np.array([1]), False),
        (np.ones((2, 3)), np.ones((2, 3), order="F"), False),
        (np.ones((1, 2)), np.ones((2, 1)), False),
        ((np.ones(2), "GiB"), (np.ones(2), "GiB"), True),
        ((np.ones(2), "GiB"), (np.ones(2), "MHz"), False),
        ((np.ones(2),), (np.ones(2), None), False),
        ({"a": np.ones(1)}, {"a": np.ones(1)}, True),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, False),
        (True, 1, False),
        (0.0, -0.0, False),
        (Targets(np.arange(2), 2), Targets(np.arange(2), 2), False),
    ],
)
def test_only_what_is_equal_to_the_last_bit_is_the_same(one: object, other: object, same: bool) -> None:
    assert is_same(one, other) == same
    assert is_same(one, one)


def test_a_plan_with_other_links_settings_or_records_is_laid_out_anew() -> None:
    plan = uniform_plan()
    first = layout_of(plan, CATALOG)
    for other in (
        msgspec.structs.replace(plan, settings=msgspec.structs.replace(plan.settings, cpu_target_percent=50)),
        msgspec.structs.replace(plan, links=dict(list(plan.links.items())[1:])),
    ):
        first = layout_of(plan, CATALOG)
        measure(first)
        assert not layout_of(other, CATALOG).memo.known.keys() - Layout(other, CATALOG).memo.known.keys()
    first = layout_of(plan, CATALOG)
    measure(first)
    assert len(layout_of(plan, copy(CATALOG)).memo.known) < len(first.memo.known)


def test_another_failure_case_leaves_nothing_that_was_made_for_the_cases_before() -> None:
    plan = uniform_plan()
    before = layout_of(plan, CATALOG)
    measure(before)
    after = layout_of(with_fields(plan, "cluster", failures_to_tolerate=2), CATALOG)
    assert len(after.cases) == len(before.cases) + 1
    assert cpu_block(after, measure(after).runs).capacity.shape[-1] == len(after.cases)


def test_a_distribution_of_another_layout_leaves_nothing_that_depends_on_its_desktops() -> None:
    plan, _ = two_pools(cluster_plan(), desktops=30, ram_gib=16.0)
    layout = layout_of(plan, CATALOG)
    runs = measure(layout).runs
    alone = layout.with_desktops(np.array([200.0, 0.0]).reshape(-1, 1, 1, 1))
    measure(alone, runs.for_desktops(alone))
    other = np.array([0.0, 300.0]).reshape(-1, 1, 1, 1)
    after, anew = alone.with_desktops(other), layout_of(plan, CATALOG).with_desktops(other)
    anew.memo = Memo()
    assert len(after.memo.known) > 0
    for block, expected in zip(measure(after).blocks, measure(anew).blocks, strict=True):
        for column, right in zip(block[3:7], expected[3:7], strict=True):
            assert np.array_equal(values_of(column), values_of(right)), block.resource


def test_nobody_writes_into_what_is_kept() -> None:
    layout = layout_of(uniform_plan(), CATALOG)
    block = ram_block(layout, measure(layout).runs)
    for column in (block.demand, block.capacity, block.fixed_demand):
        with pytest.raises(ValueError, match="read-only"):
            column[:] = 0


@pytest.mark.parametrize(
    ("component", "wrong"),
    [
        ("pool", {"ram_gib": -1.0}),
        ("servers", {"ram_gib": -1.0}),
        ("pool", {"desktops": -1}),
        ("pair", {"count": -1}),
    ],
)
def test_an_unsound_plan_is_refused_and_the_mended_one_is_not(component: str, wrong: dict[str, Any]) -> None:
    good = uniform_plan()
    bad = msgspec.structs.replace(good.components[component], **wrong)
    evaluate(Plan(), CATALOG)  # so that the unsound plan is laid out anew
    with pytest.raises(UnsoundPlanError):
        evaluate(msgspec.structs.replace(good, components={**good.components, component: bad}), CATALOG)
    assert_as_if_new(good, "an unsound plan")


def test_amounts_of_money_are_those_of_the_plan_to_the_last_digit() -> None:
    plan = uniform_plan()
    for price in (Decimal("0.3"), Decimal("0.30")):
        settings = msgspec.structs.replace(plan.settings, electricity_price_per_kwh=price)
        assert str(layout_of(msgspec.structs.replace(plan, settings=settings), CATALOG).settings) == str(
            settings
        )
