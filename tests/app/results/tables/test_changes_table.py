"""The differences between two drawings, line by line."""

from __future__ import annotations

from decimal import Decimal

from app.results.tables.changes_table import changes_between
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.plan.components import Part
from planner_core.plan.plan import Plan
from planner_core.plan.price_units import PriceUnit
from tests.support.plans import placed, small_plan


def lines(before: Plan, after: Plan) -> list[tuple[str, str, str]]:
    return [(words.what, words.before, words.after) for _, words in changes_between(before, after)]


def test_files_that_move_alike_are_one_line_and_those_that_are_not_there_do_not_count() -> None:
    """A pool of linked clones has 7 files; without persistent disks and suspended memory, two of nine do not exist."""
    plan = small_plan(persistent_gib=0.0, suspends=False)
    every = [link.role for link in plan.links_from("pool") if link.target == "ssd"]
    moved = placed(plan, dict.fromkeys(every, "sas"))
    assert len(every) == 9
    assert lines(plan, moved) == [("7 files", "SSD", "SAS")]


def test_a_few_files_are_named() -> None:
    plan = small_plan()
    moved = placed(plan, {"swap": "sas", "log": "sas"})
    assert sorted(lines(plan, moved)) == [("Logs", "SSD", "SAS"), ("Swap file", "SSD", "SAS")]


def test_files_that_move_to_two_places_are_told_apart() -> None:
    plan = small_plan(persistent_gib=0.0, suspends=False)
    moved = placed(plan, {"swap": "sas", "log": "sas", "delta": "sas"})
    both = placed(moved, {"swap": "ssd"})
    assert lines(plan, moved) == [("3 files", "SSD", "SAS")]
    assert sorted(lines(moved, both)) == [("Swap file", "SAS", "SSD")]


def priced(discount: str = "0", per: PriceUnit = "component") -> Plan:
    part = Part(item="Node", unit_price=Decimal(890), discount_percent=Decimal(discount), per=per)
    plan = small_plan()
    return apply(plan, verbs.set_parts(plan, "host", (part,)).edits)


def test_prices_that_differ_in_their_discount_show_it() -> None:
    ((what, before, after),) = lines(priced(), priced("15"))
    nbsp = "\N{NO-BREAK SPACE}"
    assert (what, before, after) == ("Prices", f"1{nbsp}× Node: €890.00", f"1{nbsp}× Node: €890.00 less 15%")


def test_prices_that_read_alike_say_what_they_count_for() -> None:
    ((_, before, after),) = lines(priced(), priced(per="core"))
    assert before.endswith("(for each)")
    assert after.endswith("(per core)")
