"""The three published capacity formulas, by moving links: figures of the paper's own example."""

from __future__ import annotations

import pytest

from app.look.output_language import written_in
from app.output.chapters.capacity_chapter import _saving, capacity, rounding_in_words
from app.output.chapters.relocation_chapter import MOVED, Relocation
from app.output.chapters.relocation_chapter import relocations as relocations_of
from app.project.samples import read_sample, sample_names
from planner_core.editing.edits import apply
from planner_core.editing.verbs import remove
from planner_core.engine.evaluate import evaluate
from planner_core.messages import NO_VALUE
from tests.support.blocks import rows, tables
from tests.support.plans import CATALOG, placed, small_plan, with_fields

NO_BREAK_SPACE = "\u00a0"
FIELDS = {
    "desktops": 75, "ram_gib": 2.0, "delta_gib": 3.0, "log_gib": 0.1, "disposable_gib": 0.0, "vmx_swap_gib": 0.0,
    "replica_gib": 30.0, "replica_copies": 1, "template_gib": 30.0,
}  # fmt: skip


def relocations(plan) -> tuple[Relocation, ...]:
    return relocations_of(plan, evaluate(plan, CATALOG), CATALOG)


def pure(desktops, delta, swap, log, replica, template):
    return (desktops * (delta + swap + log) + replica + template) * 1.15


def test_the_three_formulas_to_the_last_gib():
    (found,) = relocations(small_plan(**FIELDS))
    used = [case.use.used_gib for case in found.cases]
    assert used == pytest.approx(
        [pure(75, 3, 2, 0.1, 30, 30), pure(75, 3, 0, 0.1, 30, 30), pure(75, 3, 0, 0.1, 30, 0)]
    )
    assert [round(each, 1) for each in used] == [508.9, 336.4, 301.9]
    assert [case.moved for case in found.cases] == list(MOVED)


def test_the_plan_itself_comes_first_and_once():
    plan = small_plan(**FIELDS)
    assert [case.moved for case in relocations(plan)[0].cases] == list(MOVED)
    swap_moved = placed(plan, {"swap": "sas"})
    assert [case.moved for case in relocations(swap_moved)[0].cases] == [("swap",), (), ("swap", "template")]
    in_no_published_way = placed(plan, {"replica": "sas"})
    found = relocations(in_no_published_way)[0].cases
    assert [case.moved for case in found] == [None, *MOVED]
    assert [case.as_planned for case in found] == [True, False, False, False]


@pytest.mark.parametrize(
    ("hypervisor", "found"), [("vsphere-8", 1), ("nutanix-ahv", 0), ("hyper-v-2025", 0), ("proxmox-ve", 0)]
)
def test_nothing_is_relocated_where_the_hypervisor_writes_no_swap_files(hypervisor, found):
    plan = with_fields(small_plan(**FIELDS), "host", hypervisor=hypervisor)
    assert len(relocations(plan)) == found


def test_the_first_case_says_of_the_plan_what_every_other_table_says():
    plan = placed(small_plan(**FIELDS), {"replica": "sas", "template": "sas"})
    assessment = evaluate(plan, CATALOG)
    first = relocations(plan)[0].cases[0]
    limit = next(each for each in assessment.limits if (each.component, each.resource) == ("ssd", "capacity"))
    assert first.use == assessment.store("ssd")
    assert first.desktops == limit.desktops
    assert first.use.used_gib < relocations(plan)[0].cases[1].use.used_gib


def test_what_moving_the_swap_files_saves_is_counted_from_the_plan():
    plan = placed(small_plan(**FIELDS), {"replica": "sas"})
    (found,) = relocations(plan)
    swap_files = (75 * 2) * 1.15
    assert found.swap_moved is not None
    assert found.cases[0].use.used_gib - found.swap_moved.use.used_gib == pytest.approx(swap_files)
    (usual,) = relocations(small_plan(**FIELDS))
    assert usual.swap_moved is usual.cases[1]
    (already,) = relocations(placed(plan, {"swap": "sas"}))
    assert already.swap_moved is None


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (75, 90, "frees 173 GiB on “SSD”: its capacity is enough for 90 desktops instead of 75."),
        (75, 75, "frees 173 GiB on “SSD”."),
        (None, 75, "frees 173 GiB on “SSD”."),
        (75, None, "frees 173 GiB on “SSD”."),
    ],
)
def test_what_relocating_frees_is_said_even_where_it_carries_no_more_desktops(before, after, said):
    (found,) = relocations(small_plan(**FIELDS))
    here, moved = found.cases[0]._replace(desktops=before), found.cases[1]._replace(desktops=after)
    with written_in("en"):
        text = _saving(found._replace(cases=(here, *found.cases[1:]), swap_moved=moved))
    assert text.replace(NO_BREAK_SPACE, " ") == f"Relocating the swap files {said}"
    assert _saving(found._replace(swap_moved=None)) == ""
    assert _saving(found._replace(cases=(here, *found.cases[1:]), swap_moved=here)) == ""


def test_more_desktops_fit_the_more_is_relocated():
    cases = relocations(small_plan(**FIELDS))[0].cases
    desktops = [case.desktops for case in cases]
    assert desktops == sorted(desktops)
    assert desktops[0] < desktops[2]


def test_without_another_store_one_outside_the_plan_is_taken():
    plan = small_plan(**FIELDS)
    alone = apply(plan, remove(plan, ["sas"]).edits)
    (found,) = relocations(alone)
    assert found.elsewhere is None
    assert [round(case.use.used_gib, 1) for case in found.cases] == [508.9, 336.4, 301.9]
    assert found.cases[0].as_planned


def test_files_move_to_the_store_that_already_has_them():
    (found,) = relocations(read_sample("everything-on-ssd"))
    assert found.elsewhere is not None
    assert (found.store.id, found.elsewhere.id) == ("ssd", "mirror")


def test_a_pool_without_a_store_has_no_cases():
    plan = with_fields(small_plan(), "pool", desktops=5)
    assert relocations(apply(plan, remove(plan, ["ssd"]).edits)) == ()


@pytest.mark.parametrize("name", sample_names())
def test_sizes_add_up_to_the_total_but_for_the_rounding_that_is_told(name: str) -> None:
    plan = read_sample(name)
    with written_in("en"):
        found = tables(capacity(plan, evaluate(plan, CATALOG), CATALOG), "relocation")
        told = rounding_in_words()

    def size(text: str) -> float:
        return 0.0 if text == NO_VALUE else float(text.split("\u00a0")[0].replace(",", ""))

    for table in found:
        in_all = next(number for number, row in enumerate(table["rows"]) if row["strong"])
        files, (_name, *sums) = rows(table)[:in_all], rows(table)[in_all]
        for at, total in enumerate(sums, 1):
            sizes = [size(row[at]) for row in files]
            whole = [size(total), *sizes]
            room = sum(0.5 if each >= 100 else 0.05 for each in whole)
            assert abs(sum(sizes) - size(total)) <= room + 1e-9
        assert table["notes"][0].startswith(told)
