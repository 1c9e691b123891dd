"""What the catalogue says now where a plan carries what it said then."""

from __future__ import annotations

from decimal import Decimal

import pytest
from msgspec.structs import replace

from app.project.samples import read_sample, sample_names
from planner_core.catalog.own_records import merged
from planner_core.catalog.prices import PriceBook
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.editing.verbs.record_updates import only, record_updates, update_records
from planner_core.plan.components import GraphicsBoards
from tests.support.libraries import price
from tests.support.plans import CATALOG, small_plan

SAS = CATALOG.record("drives", 'SAS 300 GB 10K 2.5"')
assert SAS is not None
PLAN = apply(small_plan(), verbs.use_record(small_plan(), ["sas"], SAS).edits)
TODAY = "2026-11-22"


def nothing(part):
    return part


def with_record(**changes):
    return merged(CATALOG, {"drives": (replace(SAS, **changes),)})


def repriced(**changes):
    offer = price(order_number=SAS.parts[0].order_number, unit_price=Decimal(199), **changes)
    return PriceBook([offer], "EUR", TODAY).repriced


@pytest.mark.parametrize("name", sample_names())
def test_samples_are_as_the_shipped_catalogue_says(name):
    assert record_updates(read_sample(name), CATALOG, nothing) == ()


def test_a_changed_record_is_found_and_taken_over_in_one_step():
    catalog = with_record(values={**SAS.values, "drive_iops": 140.0})
    (update,) = record_updates(PLAN, catalog, nothing)
    assert [(each.field, each.before, each.after) for each in update.fields] == [("drive_iops", 125.0, 140.0)]
    after = apply(PLAN, update_records(PLAN, [update]).edits)
    assert after.components["sas"].drive_iops == 140.0
    assert record_updates(after, catalog, nothing) == ()
    step = update_records(PLAN, [update])
    assert apply(after, [edit.inverse() for edit in step.edits]) == PLAN


def test_a_plan_that_took_its_processor_before_work_per_clock_was_known_is_offered_it():
    cpu = CATALOG.record("cpus", "Intel Xeon Gold 6442Y")
    before = replace(cpu, values={k: v for k, v in cpu.values.items() if k != "work_per_clock_percent"})
    plan = apply(small_plan(), verbs.use_record(small_plan(), ["host"], before).edits)
    assert plan.components["host"].work_per_clock_percent == 100.0
    known = replace(cpu, values={**cpu.values, "work_per_clock_percent": 117.5})
    catalog = merged(CATALOG, {"cpus": (known,)})
    (update,) = record_updates(plan, catalog, nothing)
    assert [(each.field, each.before, each.after) for each in update.fields] == [
        ("work_per_clock_percent", 100.0, 117.5)
    ]
    step = update_records(plan, [update])
    after = apply(plan, step.edits)
    assert (
        after.components["host"]
        == apply(small_plan(), verbs.use_record(small_plan(), ["host"], known).edits).components["host"]
    )
    assert record_updates(after, catalog, nothing) == ()
    typed = apply(plan, verbs.set_field(plan, ["host"], "work_per_clock_percent", 105.0).edits)
    assert record_updates(typed, catalog, nothing) == ()
    by_hand = apply(plan, verbs.set_field(plan, ["host"], "cpu_model", "Intel Xeon Gold 6442Y").edits)
    assert record_updates(by_hand, catalog, nothing) == ()


def test_what_was_typed_since_is_the_plans_own():
    typed = apply(PLAN, verbs.set_field(PLAN, ["sas"], "drive_iops", 111.0).edits)
    assert record_updates(typed, with_record(values={**SAS.values, "drive_iops": 140.0}), nothing) == ()


def test_a_new_price_of_an_order_number_is_found_and_leaves_quantity_and_own_discount():
    own = replace(PLAN.components["sas"].parts[0], quantity=3, discount_percent=Decimal(10))
    plan = apply(PLAN, verbs.set_parts(PLAN, "sas", [own]).edits)
    assert record_updates(plan, CATALOG, nothing) == ()
    catalog = with_record(parts=(replace(SAS.parts[0], unit_price=Decimal(199)),))
    (update,) = record_updates(plan, catalog, nothing)
    (part,) = update.parts
    assert (part.after.unit_price, part.after.quantity, part.after.discount_percent) == (199, 3, 10)


def test_prices_of_typed_parts_are_known_by_their_order_number():
    part = replace(SAS.parts[0], item="By hand")
    plan = apply(small_plan(), verbs.set_parts(small_plan(), "ssd", [part]).edits)
    (update,) = record_updates(plan, CATALOG, repriced(discount_percent=Decimal(5)))
    assert (update.component, update.parts[0].after.unit_price, update.parts[0].after.item) == (
        "ssd",
        199,
        "By hand",
    )
    after = apply(plan, update_records(plan, [update]).edits)
    assert record_updates(after, CATALOG, repriced(discount_percent=Decimal(5))) == ()


def test_another_discount_alone_is_another_price():
    """The list price is the same and no date says that it is newer."""
    part = replace(SAS.parts[0], price_date="", discount_percent=Decimal(10))
    plan = apply(PLAN, verbs.set_parts(PLAN, "sas", [part]).edits)
    (update,) = record_updates(
        plan, with_record(parts=(replace(part, discount_percent=Decimal(15)),)), nothing
    )
    assert [(each.before, each.after) for each in update.parts] == [
        (part, replace(part, discount_percent=Decimal(15)))
    ]


def test_another_currency_is_never_taken_over():
    catalog = with_record(parts=(replace(SAS.parts[0], unit_price=Decimal(199), currency="USD"),))
    assert record_updates(PLAN, catalog, nothing) == ()


def test_components_can_be_left_out():
    both = apply(PLAN, verbs.use_record(PLAN, ["ssd"], SAS).edits)
    updates = record_updates(both, with_record(values={**SAS.values, "drive_iops": 140.0}), nothing)
    assert {each.component for each in updates} == {"sas", "ssd"}
    after = apply(both, update_records(both, only(updates, {"ssd"})).edits)
    assert (after.components["ssd"].drive_iops, after.components["sas"].drive_iops) == (140.0, 125.0)


@pytest.mark.parametrize(
    ("typed", "is_old"),
    [("2026-11-20", False), ("2026-10", True), ("2025", True), ("2026-11-10", True), ("", True)],
)
def test_a_price_noted_after_that_of_the_record_is_not_outdated(typed, is_old):
    part = replace(PLAN.components["sas"].parts[0], unit_price=Decimal(180), price_date=typed)
    plan = apply(PLAN, verbs.set_parts(PLAN, "sas", (part,)).edits)
    listed = replace(SAS.parts[0], unit_price=Decimal(199), price_date="2026-11-10")
    assert bool(record_updates(plan, with_record(parts=(listed,)), nothing)) == is_old


def test_a_graphics_board_takes_its_price_from_a_list_and_a_later_one_is_offered():
    """Nobody can add a board of their own, but everybody buys them."""
    offer = price(item="L40S", order_number="", list="boards", record="NVIDIA L40S", unit_price=Decimal(9000))
    board = PriceBook([offer], "EUR", TODAY).priced("boards", CATALOG.record("boards", "NVIDIA L40S"))
    drawn = apply(PLAN, verbs.add_component(PLAN, GraphicsBoards(id="b", name="B"), parent="host").edits)
    drawn = apply(drawn, verbs.use_record(drawn, ["b"], board).edits)
    assert [(each.unit_price, each.per) for each in drawn.components["b"].parts] == [(9000, "component")]
    later = PriceBook([replace(offer, unit_price=Decimal(9500))], "EUR", TODAY)
    boards = tuple(later.priced("boards", each) for each in CATALOG.records("boards"))
    catalog = replace(CATALOG, lists={**CATALOG.lists, "boards": boards})
    (update,) = record_updates(drawn, catalog, nothing)
    assert [(each.before.unit_price, each.after.unit_price) for each in update.parts] == [(9000, 9500)]
