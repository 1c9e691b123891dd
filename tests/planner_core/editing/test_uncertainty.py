"""How sure a value is can be typed; it stays with the value, in the history too."""

from __future__ import annotations

import pytest

from planner_core.editing import verbs
from planner_core.editing.document import Document
from planner_core.editing.edits import apply
from planner_core.plan.components import Origin
from planner_core.plan.measurement import Measurement
from tests.support.plans import small_plan, two_pools, with_fields


def test_a_value_keeps_its_number_and_its_record() -> None:
    plan = small_plan()
    pool = apply(plan, verbs.give_or_take(plan, ["pool"], "iops", 25.0).edits).components["pool"]
    assert pool.origins["iops"] == Origin("typed", give_or_take_percent=25.0)
    assert pool.iops == plan.components["pool"].iops  # type: ignore[union-attr]
    record = Origin("catalogue", "Some record")
    plan = apply(plan, verbs.set_field(plan, ["pool"], "iops", 12.0, record).edits)
    plan = apply(plan, verbs.give_or_take(plan, ["pool"], "iops", 5.0).edits)
    assert plan.components["pool"].origins["iops"] == Origin("catalogue", "Some record", 5.0)


def test_another_number_is_as_sure_as_the_one_before() -> None:
    plan = small_plan()
    plan = apply(plan, verbs.give_or_take(plan, ["pool"], "iops", 25.0).edits)
    plan = with_fields(plan, "pool", iops=17.0)
    assert plan.components["pool"].origins["iops"] == Origin("typed", give_or_take_percent=25.0)
    reset = apply(plan, verbs.reset_field(plan, ["pool"], "iops").edits)
    assert "iops" not in reset.components["pool"].origins


def test_it_is_taken_back_and_undone() -> None:
    plan, other = two_pools(small_plan())
    step = verbs.give_or_take(plan, ["pool", other], "cpu_mhz", 10.0)
    sure = apply(plan, step.edits)
    assert apply(sure, step.inverse().edits) == plan
    back = apply(sure, verbs.give_or_take(sure, ["pool", other], "cpu_mhz", None).edits)
    assert {part.origins["cpu_mhz"] for part in back.components.values() if part.id in ("pool", other)} == {
        Origin("typed")
    }
    assert verbs.give_or_take(plan, ["pool"], "cpu_mhz", None).edits == ()


@pytest.mark.parametrize("percent", [-1.0, 1001.0, float("nan")])
def test_a_percentage_that_is_none_is_refused(percent: float) -> None:
    with pytest.raises(verbs.RuleError, match="expected are 0 to"):
        verbs.give_or_take(small_plan(), ["pool"], "iops", percent)


@pytest.mark.parametrize("field", ["ram_gib", "desktops", "no_such_field"])
def test_what_is_decided_has_no_spread(field: str) -> None:
    with pytest.raises(verbs.RuleError, match="decided"):
        verbs.give_or_take(small_plan(), ["pool"], field, 10.0)


def test_a_measurement_is_one_step_with_its_origin() -> None:
    """Done, undone and done again; the value and the origin before come back."""
    document = Document(apply(small_plan(), verbs.give_or_take(small_plan(), ["pool"], "iops", 25.0).edits))
    plan = document.plan
    known = {"iops": verbs.Known(28.5, 6.5), "cpu_mhz": verbs.Known(1185.8, 3.8)}
    document.perform(verbs.take_measurement(plan, "pool", known, Measurement("2026-11-27", 20, 40.0)))
    measured = document.plan
    pool = measured.components["pool"]
    assert (pool.iops, pool.cpu_mhz) == (28.5, 1185.8)  # type: ignore[union-attr]
    assert pool.origins["iops"] == Origin("measured", "2026-11-27, 20 desktops, 40 hours", 6.5)
    assert pool.origins["cpu_mhz"] == Origin("measured", "2026-11-27, 20 desktops, 40 hours", 3.8)
    document.undo()
    assert document.plan == plan
    document.redo()
    assert document.plan == measured


def test_a_measurement_of_nothing_changes_nothing() -> None:
    step = verbs.take_measurement(small_plan(), "pool", {}, Measurement("2026-11-27", 20, 40.0))
    assert step.edits == ()


@pytest.mark.parametrize(
    ("field", "known", "words"),
    [
        ("ram_gib", (4.0, 5.0), "decided"),
        ("iops", (-1.0, 5.0), "not between"),
        ("iops", (float("nan"), 5.0), "not between"),
        ("iops", (17.0, -5.0), "expected are 0 to"),
    ],
)
def test_a_measurement_that_does_not_fit_is_refused(
    field: str, known: tuple[float, float], words: str
) -> None:
    with pytest.raises(verbs.RuleError, match=words):
        verbs.take_measurement(
            small_plan(), "pool", {field: verbs.Known(*known)}, Measurement("2026-11-27", 20, 40.0)
        )
