"""The three published capacity formulas, by moving links: figures of the paper's own example."""

from __future__ import annotations

import pytest

from app.proposal.relocation import MOVED, relocations
from app.samples import read_sample
from planner_core.editing.edits import apply
from planner_core.editing.verbs import remove
from tests.support.plans import CATALOG, placed, small_plan, with_fields

FIELDS = {
    "desktops": 75, "ram_gib": 2.0, "delta_gib": 3.0, "log_gib": 0.1, "disposable_gib": 0.0, "vmx_swap_gib": 0.0,
    "replica_gib": 30.0, "replica_copies": 1, "template_gib": 30.0,
}  # fmt: skip


def pure(desktops, delta, swap, log, replica, template):
    return (desktops * (delta + swap + log) + replica + template) * 1.15


def test_the_three_formulas_to_the_last_gib():
    (found,) = relocations(small_plan(**FIELDS), CATALOG)
    used = [case.use.used_gib for case in found.cases]
    assert used == pytest.approx(
        [pure(75, 3, 2, 0.1, 30, 30), pure(75, 3, 0, 0.1, 30, 30), pure(75, 3, 0, 0.1, 30, 0)]
    )
    assert [round(each, 1) for each in used] == [508.9, 336.4, 301.9]
    assert [case.moved for case in found.cases] == list(MOVED)


def test_the_case_of_the_plan_is_marked():
    plan = small_plan(**FIELDS)
    assert [case.as_planned for case in relocations(plan, CATALOG)[0].cases] == [True, False, False]
    moved = placed(plan, {"swap": "sas"})
    assert [case.as_planned for case in relocations(moved, CATALOG)[0].cases] == [False, True, False]
    elsewhere = placed(plan, {"replica": "sas"})
    assert [case.as_planned for case in relocations(elsewhere, CATALOG)[0].cases] == [False] * 3


def test_more_desktops_fit_the_more_is_relocated():
    cases = relocations(small_plan(**FIELDS), CATALOG)[0].cases
    desktops = [case.desktops for case in cases]
    assert desktops == sorted(desktops)
    assert desktops[0] < desktops[2]


def test_without_another_store_one_outside_the_plan_is_taken():
    plan = small_plan(**FIELDS)
    alone = apply(plan, remove(plan, ["sas"]).edits)
    (found,) = relocations(alone, CATALOG)
    assert found.elsewhere is None
    assert [round(case.use.used_gib, 1) for case in found.cases] == [508.9, 336.4, 301.9]
    assert found.cases[0].as_planned


def test_files_move_to_the_store_that_already_has_them():
    (found,) = relocations(read_sample("everything-on-ssd"), CATALOG)
    assert found.elsewhere is not None
    assert (found.store.id, found.elsewhere.id) == ("ssd", "mirror")


def test_a_pool_without_a_store_has_no_cases():
    plan = with_fields(small_plan(), "pool", desktops=5)
    assert relocations(apply(plan, remove(plan, ["ssd"]).edits), CATALOG) == ()
