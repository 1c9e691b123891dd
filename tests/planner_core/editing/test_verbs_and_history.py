"""Verbs, undo and redo: apply then inverse is nothing, undo all is the start, gestures merge."""

from __future__ import annotations

import itertools
import random

import hypothesis.strategies as st
import pytest
from hypothesis import given

from app.project.samples import read_sample
from planner_core.editing import verbs
from planner_core.editing.document import Document
from planner_core.editing.edits import PLAN_TABLES, apply
from planner_core.plan.components import DiskGroup, Origin, origin_of
from planner_core.plan.interchange import plan_from_json, plan_to_json
from planner_core.plan.plan import Plan, Position
from planner_core.plan.problems import problems
from tests.support.plans import CATALOG, random_step, small_plan
from tests.support.thorough import examples


@given(seed=st.integers(0, 100_000))
@examples(10, 25)
def test_undo_to_the_start_and_redo_to_the_end(seed: int) -> None:
    source, document = random.Random(seed), Document(small_plan())
    start = document.plan
    for _ in range(120):
        action = source.random()
        step = random_step(document.plan, source)
        if action < 0.1 and document.history.can_undo:
            document.undo()
        elif action < 0.15 and document.history.can_redo:
            document.redo()
        elif step is not None:
            before = document.plan
            changed = document.perform(step)
            assert changed.aspects == {edit.table for edit in step.edits}
            assert apply(document.plan, step.inverse().edits) == before
        assert problems(document.plan) == ()
    while document.history.can_redo:
        document.redo()
    end = document.plan
    while document.history.can_undo:
        document.undo()
    assert document.plan == start
    while document.history.can_redo:
        document.redo()
    assert document.plan == end
    assert plan_from_json(plan_to_json(end)) == end


def test_steps_of_one_gesture_are_one_step() -> None:
    document = Document(small_plan())
    for desktops in (110, 120, 130):
        document.perform(verbs.set_field(document.plan, ["pool"], "desktops", desktops, gesture="typing"))
    assert len(document.history.steps) == 1
    document.undo()
    assert document.plan == small_plan()


def test_undo_ends_a_gesture() -> None:
    document = Document(small_plan())
    for desktops in (110, 120):
        document.perform(verbs.set_field(document.plan, ["pool"], "desktops", desktops, gesture="a"))
    document.undo()
    document.redo()
    document.perform(verbs.set_field(document.plan, ["pool"], "desktops", 130, gesture="a"))
    assert len(document.history.steps) == 2


def test_a_new_step_replaces_what_could_be_redone() -> None:
    document = Document(small_plan())
    document.perform(verbs.set_field(document.plan, ["pool"], "desktops", 110))
    document.undo()
    document.perform(verbs.set_field(document.plan, ["pool"], "desktops", 120))
    assert len(document.history.steps) == 1
    assert not document.history.can_redo


def test_a_step_that_does_not_fit_changes_nothing() -> None:
    document = Document(small_plan())
    stale = verbs.set_field(document.plan, ["pool"], "desktops", 110)
    document.perform(verbs.set_field(document.plan, ["pool"], "desktops", 120))
    plan, history = document.plan, document.history
    with pytest.raises(ValueError, match="expects"):
        document.perform(stale)
    assert (document.plan, document.history) == (plan, history)


def test_typing_marks_the_origin_and_reset_takes_it_back() -> None:
    plan = small_plan()
    plan = apply(plan, verbs.set_field(plan, ["pool"], "desktops", 250).edits)
    assert plan.components["pool"].origins["desktops"] == Origin("typed")
    plan = apply(plan, verbs.reset_field(plan, ["pool"], "desktops").edits)
    assert "desktops" not in plan.components["pool"].origins
    assert plan == small_plan()


def drives_of(document: Document) -> tuple[str, float, Origin | None]:
    (group,) = document.plan.of_type(DiskGroup)
    return group.drive_kind, group.drive_iops, origin_of(group, "drive_iops")


def with_disk_group() -> Document:
    return Document(Plan(components={"group": DiskGroup(id="group", name="Disks")}))


def choose(document: Document, kind: str) -> None:
    document.perform(verbs.set_field(document.plan, ["group"], "drive_kind", kind))


def test_iops_that_nobody_has_chosen_follow_the_drive_type_in_the_same_step() -> None:
    document = with_disk_group()
    for kind, iops in (("hdd", 80.0), ("nvme", 150_000.0), ("ssd", 20_000.0), ("hdd", 80.0)):
        choose(document, kind)
        assert drives_of(document) == (kind, iops, None)
    document.undo()
    assert drives_of(document) == ("ssd", 20_000.0, None)
    document.redo()
    assert drives_of(document) == ("hdd", 80.0, None)
    assert plan_from_json(plan_to_json(document.plan)) == document.plan


def test_iops_that_somebody_has_chosen_stay_and_go_back_to_the_default_of_the_type() -> None:
    document = with_disk_group()
    document.perform(verbs.set_field(document.plan, ["group"], "drive_iops", 150.0))
    choose(document, "hdd")
    assert drives_of(document) == ("hdd", 150.0, Origin("typed"))
    document.perform(verbs.reset_field(document.plan, ["group"], "drive_iops"))
    assert drives_of(document) == ("hdd", 80.0, None)
    record = next(each for each in CATALOG.records("drives") if each.values["drive_iops"] == 125.0)
    document.perform(verbs.use_record(document.plan, ["group"], record))
    assert drives_of(document) == ("hdd", 125.0, Origin("catalogue", record.name))
    choose(document, "nvme")
    assert drives_of(document) == ("nvme", 125.0, Origin("catalogue", record.name))


@pytest.mark.parametrize("kind", ["hdd", "ssd", "nvme"])
def test_the_iops_of_a_drive_type_are_those_of_a_drive_in_the_catalogue(kind: str) -> None:
    """What a default says about its source has to be found there."""
    document = with_disk_group()
    choose(document, kind)
    known = {
        each.values["drive_iops"] for each in CATALOG.records("drives") if each.values["drive_kind"] == kind
    }
    assert drives_of(document)[1] in known


def test_a_catalogue_record_brings_values_origin_and_prices() -> None:
    record = CATALOG.records("servers")[0]
    plan = small_plan()
    plan = apply(plan, verbs.use_record(plan, ["host"], record).edits)
    host = plan.components["host"]
    assert host.parts == record.parts
    assert host.origins["ram_gib"] == Origin("catalogue", record.name)
    assert verbs.use_record(plan, ["host"], record).edits == ()


def test_removing_a_host_takes_its_disks_and_links_along_and_undo_brings_all_back() -> None:
    document = Document(small_plan())
    document.perform(verbs.remove(document.plan, ["host"]))
    assert set(document.plan.components) == {"pool"}
    assert not document.plan.links
    document.undo()
    assert document.plan == small_plan()


def drawn_order(plan: Plan) -> dict[str, list[object]]:
    """What lies in each frame and which links each pool has, in turn."""
    order: dict[str, list[object]] = {}
    for child, parent in plan.parents.items():
        order.setdefault(f"in {parent}", []).append(child)
    for key in plan.links:
        order.setdefault(f"of {key[0]}", []).append(key)
    return order


def test_what_undo_brings_back_stands_in_the_order_in_which_it_stood() -> None:
    plan = small_plan()
    ids = list(plan.components)
    document = Document(plan)
    document.perform(verbs.remove(plan, ids))
    assert not document.plan.components
    document.undo()
    assert document.plan == plan
    for table in PLAN_TABLES:
        assert list(getattr(document.plan, table)) == list(getattr(plan, table)), table
    for pair in itertools.product(ids, ids):  # in either order
        document = Document(plan)
        document.perform(verbs.remove(plan, pair))
        left = drawn_order(document.plan)
        document.undo()
        assert document.plan == plan
        assert drawn_order(document.plan) == drawn_order(plan)
        document.redo()
        assert drawn_order(document.plan) == left


def test_what_was_taken_out_of_a_frame_or_off_a_store_comes_back_where_it_was() -> None:
    plan = small_plan()
    steps = [verbs.unnest(plan, child, Position(0, 0)) for child in plan.parents]
    steps += [verbs.disconnect(plan, source, target) for source, _, target in plan.links]
    for step in steps:
        document = Document(plan)
        document.perform(step)
        assert drawn_order(document.plan) != drawn_order(plan)
        document.undo()
        assert drawn_order(document.plan) == drawn_order(plan)


def test_a_duplicated_pool_stays_on_its_host_and_stores() -> None:
    plan = small_plan()
    plan = apply(plan, verbs.duplicate(plan, ["pool"]).edits)
    copy = next(each for each in plan.components if each not in small_plan().components)
    assert plan.hosts_of(copy) == ("host",)
    assert plan.stores_of(copy, "swap") == ("ssd",)
    assert plan.components[copy].name == "Pool 2"


@pytest.mark.parametrize(
    ("field", "value", "part"),
    [
        ("sockets", 99, "between 1 and 16"),
        ("ram_gib", float("nan"), "between 1"),
        ("ram_gib", -1.0, "between 1"),
        ("cores_per_socket", 0, "between 1 and 512 cores"),
        ("hypervisor", "hyper-v", "not one of the choices"),
        ("colour", "red", "no field colour"),
    ],
)
def test_values_out_of_bounds_are_refused_with_their_bounds(field: str, value: object, part: str) -> None:
    with pytest.raises(verbs.RuleError, match=part):
        verbs.set_field(small_plan(), ["host"], field, value)


@pytest.mark.parametrize("typed", ["abc123", "eur", "€"])
def test_a_currency_that_does_not_fit_is_told_what_does(typed: str) -> None:
    with pytest.raises(verbs.RuleError) as refused:
        verbs.set_setting(small_plan(), "currency", typed)
    expected = f"Currency: {typed} does not fit here. Expected: three capital letters such as EUR."
    assert str(refused.value) == expected


def test_rules_say_why() -> None:
    plan = small_plan()
    with pytest.raises(verbs.RuleError, match="other way"):
        verbs.connect(plan, "ssd", "pool")
    with pytest.raises(verbs.RuleError, match="cannot lie inside"):
        verbs.nest(plan, "host", "ssd")
    with pytest.raises(verbs.RuleError, match="cannot lie on"):
        verbs.relocate(plan, "pool", "swap", "host")
    with pytest.raises(verbs.RuleError, match="reserved RAM"):
        verbs.set_field(plan, ["pool"], "ram_reserved_gib", 64.0)
    with pytest.raises(verbs.RuleError, match="no component"):
        verbs.remove(plan, ["ghost"])


def test_connecting_a_pool_to_a_host_with_one_store_places_its_files() -> None:
    plan = Plan()
    for kind, parent in (("host", None), ("disk_group", "host-1"), ("desktop_pool", None)):
        plan = apply(plan, verbs.add_component(plan, verbs.new_component(plan, kind), parent=parent).edits)
    plan = apply(plan, verbs.connect(plan, "desktop-pool-1", "host-1").edits)
    assert verbs.unplaced_roles(plan, plan.components["desktop-pool-1"]) == ()


def test_a_line_to_another_store_moves_all_files_though_one_that_nobody_needs_lies_nowhere() -> None:
    plan = read_sample("replica-on-ssd")
    assert plan.stores_of("pool", "suspend") == (), "it was left out in JSON"
    moved = apply(plan, verbs.connect(plan, "pool", "mirror").edits)
    assert {moved.stores_of("pool", role) for role in ("replica", "delta", "swap")} == {("mirror",)}


def test_no_component_takes_the_id_of_another() -> None:
    plan = small_plan()
    with pytest.raises(verbs.RuleError, match="already is a component with the id host"):
        verbs.add_component(plan, plan.components["host"], Position(0, 0))
