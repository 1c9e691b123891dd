"""Two libraries are brought together without losing anything of either unasked."""

from __future__ import annotations

from decimal import Decimal

from msgspec.structs import replace

from planner_core.catalog.library import Library, applied
from planner_core.catalog.library_merge import merge_of, merge_step
from tests.support.libraries import BLADE, price

KEY = ("servers", "Our blade")
OTHER = replace(BLADE, source="Theirs")


def mine():
    return Library({KEY: BLADE}, {1: price(), 4: price(item="Mine alone", order_number="")})


def theirs():
    new = ("servers", "Their blade")
    prices = {1: price(item="New", order_number="N-1"), 2: price(unit_price=Decimal(1))}
    return Library({KEY: OTHER, new: replace(BLADE, name="Their blade")}, prices)


def test_what_is_new_comes_in_and_conflicts_keep_mine_unless_theirs_is_chosen():
    merge = merge_of(mine(), theirs())
    assert (len(merge.added), len(merge.conflicts), merge.same) == (2, 2, 0)
    kept = applied(mine(), merge_step(merge, (), "x").edits)
    assert kept.records[KEY] == BLADE
    assert kept.prices[1] == price()
    assert kept.prices[5].item == "New"
    taken = applied(mine(), merge_step(merge, merge.conflicts, "x").edits)
    assert taken.records[KEY] == OTHER
    assert taken.prices[1].unit_price == 1
    assert taken.prices[4].item == "Mine alone"


def test_merging_again_does_nothing_and_undo_takes_it_back():
    step = merge_step(merge := merge_of(mine(), theirs()), merge.conflicts, "x")
    after = applied(mine(), step.edits)
    again = merge_of(after, theirs())
    assert (again.added, again.conflicts) == ((), ())
    assert applied(after, step.inverse().edits) == mine()


def test_a_library_merged_with_itself_is_the_same():
    merge = merge_of(mine(), mine())
    assert (merge.added, merge.conflicts, merge.same) == ((), (), 3)
