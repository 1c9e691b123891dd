"""The stored history is resolved step by step, and each row that does not fit is refused for its own reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from app.project.samples import read_sample
from db.errors import ContentError
from db.history_rows import EditRow, edit_rows
from db.history_walk import Walk
from planner_core.editing.edits import DESIGN, Edit, VariantRow
from planner_core.plan.components import Host
from planner_core.plan.licences import Licence
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan, Position, Settings
from planner_core.plan.project import Project, Variant, as_project
from planner_core.plan.proposal_design import ProposalDesign

HOST = Host(id="h", name="H", ram_gib=256.0)
OTHER = Host(id="g", name="G")
SAMPLE = read_sample("replica-on-ssd")
POOL = next(each for each in SAMPLE.components.values() if type(each).__name__ == "DesktopPool")
RUNS: Link = msgspec.structs.replace(
    next(iter(SAMPLE.links.values())), source="p", role="runs_on", target="h"
)
LICENCE = Licence(id="l", name="L")
PLAN = Plan(
    settings=Settings(customer="Müller"),
    components={"h": HOST, "g": OTHER, "p": msgspec.structs.replace(POOL, id="p")},
    positions={"h": Position(1.0, 2.0)},
    links={RUNS.key: RUNS},
    licences={"l": LICENCE},
)
FIRST = as_project(PLAN)
ID = FIRST.variants[0].id
TWO = Project((Variant(ID, "One", PLAN), Variant("two", "Two", PLAN)), ID, ProposalDesign())


def rows(*edits: Edit) -> list[EditRow]:
    return [row for edit in edits for row in edit_rows(edit)]


def here(table: Any, key: Any, before: Any, after: Any, variant: str = ID) -> Edit:
    return Edit(table, key, before, after, variant)


EDITS: dict[str, Edit] = {
    "a field": here("components", "h", msgspec.structs.replace(HOST, ram_gib=128.0), HOST),
    "a component that came": here("components", "g", None, OTHER),
    "a setting": here("settings", "customer", "Somebody", "Müller"),
    "a position": here("positions", "h", Position(0.0, 0.0), Position(1.0, 2.0)),
    "a position that came": here("positions", "h", None, Position(1.0, 2.0)),
    "a link that came": here("links", RUNS.key, None, RUNS),
    "a licence that came": here("licences", "l", None, LICENCE),
    "a licence that went": here("licences", "m", Licence(id="m", name="M"), None),
    "a component that went": here("components", "x", Host(id="x", name="X"), None),
    "a design": Edit("proposal", DESIGN, ProposalDesign(firm_signer="Jo"), ProposalDesign()),
}


@pytest.mark.parametrize("name", EDITS)
def test_an_edit_is_resolved_backwards_and_forwards_again(name: str) -> None:
    edit, walk = EDITS[name], Walk(FIRST)
    stored = rows(edit)
    assert walk.back(stored) == [edit]
    with pytest.raises(ContentError):
        walk.back(stored)  # it is undone already
    walk = Walk(FIRST)
    walk.back(stored)
    assert walk.forth(stored) == [edit]
    assert walk.back(stored) == [edit]


def test_the_edits_of_a_step_keep_their_order_and_undo_each_other_from_the_end() -> None:
    one = here("settings", "customer", "A", "B")
    two = here("settings", "customer", "B", "Müller")
    walk = Walk(FIRST)
    assert walk.back(rows(one, two)) == [one, two]
    assert walk.forth(rows(one, two)) == [one, two]
    with pytest.raises(ContentError, match="customer is not as the step left it"):
        Walk(FIRST).back(rows(two, one))


ADDED = Edit("variants", "two", None, VariantRow("Two", 1, PLAN))
COPIED = Edit("variants", "two", None, VariantRow("Two", 1, PLAN, ID))
RENAMED = Edit("variants", "two", VariantRow("2", 1), VariantRow("Two", 1))
REMOVED = Edit("variants", "three", VariantRow("Three", 2, PLAN), None)


@pytest.mark.parametrize(
    "edit", [ADDED, COPIED, RENAMED, REMOVED], ids=["added", "copied", "renamed", "removed"]
)
def test_a_variant_is_resolved_with_its_plan(edit: Edit) -> None:
    walk = Walk(TWO)
    assert walk.back(rows(edit)) == [edit]
    assert walk.forth(rows(edit)) == [edit]


def test_a_variant_whose_plan_was_edited_since_is_not_what_was_added() -> None:
    edited = here("settings", "customer", "A", "Müller", "two")
    walk = Walk(TWO)
    walk.back(rows(edited))
    with pytest.raises(ContentError, match="two is not as the step left it"):
        walk.back(rows(ADDED))
    walk = Walk(TWO)
    walk.back(rows(edited))
    with pytest.raises(ContentError, match="two is not as the step left it"):
        walk.back(rows(COPIED))


def changed(row: EditRow, at: int, act: Callable[[Any], Any]) -> EditRow:
    values = list(row)
    values[at] = act(values[at])
    return tuple(values)  # type: ignore[return-value]


def put(what: Any) -> Callable[[Any], Any]:
    return lambda _: what


def swap(old: str, new: str) -> Callable[[Any], Any]:
    def act(text: str) -> str:
        assert old in text
        return text.replace(old, new)

    return act


WRONG: dict[str, tuple[Edit, int, int, Callable[[Any], Any], str]] = {
    "variant": (EDITS["a field"], 0, 0, put("x"), "there is no variant x"),
    "component": (EDITS["a field"], 0, 2, put("x"), "there is no component x"),
    "key of a component": (EDITS["a component that came"], 0, 4, swap('"g"', '"f"'), "g is not the key"),
    "key of a link": (EDITS["a link that came"], 0, 4, swap('"h"', '"g"'), "p runs_on h is not the key"),
    "key of a licence": (EDITS["a licence that came"], 0, 4, swap('"l"', '"k"'), "l is not the key"),
    "setting": (EDITS["a setting"], 0, 2, put("x"), "there is no field x"),
    "field": (EDITS["a field"], 0, 4, swap("ram_gib", "x"), "there is no field x"),
    "design's key": (EDITS["a design"], 0, 2, put("x"), "x is not as the step left it"),
    "no design before": (EDITS["a design"], 0, 3, put(None), "is not as the step left it"),
    "no design after": (EDITS["a design"], 0, 4, put(None), "is not as the step left it"),
    "design": (EDITS["a design"], 0, 4, put('{"firm_signer":"X"}'), "is not as the step left it"),
    "name of a variant": (ADDED, 0, 4, swap("Two", "2"), "two is not as the step left it"),
    "place of a variant": (ADDED, 0, 4, swap('"place":1', '"place":3'), "two is not as the step left it"),
    "neither before nor after": (RENAMED, 0, 4, put(None), "two is not as the step left it"),
    "copy of nothing": (COPIED, 0, 4, swap(ID, "x"), "there is no variant x"),
    "copy of itself": (COPIED, 0, 4, swap(ID, "two"), "there is no variant two"),
    "rows": (ADDED, 0, 4, swap('"rows":', '"rows":9'), "rows of a variant are missing"),
    "fewer than no rows": (ADDED, 0, 4, swap('"rows":', '"rows":-'), "rows of a variant are missing"),
    "row of another variant": (ADDED, 2, 0, put(ID), "two is not as the step left it"),
    "row with two sides": (ADDED, 1, 3, put("{}"), "two is not as the step left it"),
    "content": (ADDED, 1, 4, swap("Müller", "X"), "two is not as the step left it"),
    "link of a variant": (ADDED, 6, 4, swap('"runs_on"', '"swap"'), "is not the key"),
    "place taken": (RENAMED, 0, 3, swap('"place":1', '"place":0'), "not listed at the places"),
    "place far away": (RENAMED, 0, 3, swap('"place":1', '"place":2'), "not listed at the places"),
    "name taken": (RENAMED, 0, 3, swap('"2"', '"One"'), "Two variants have the same name"),
    "no name": (RENAMED, 0, 3, swap('"2"', '""'), "needs a name"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_row_that_does_not_fit_is_refused_for_its_own_reason(name: str) -> None:
    edit, number, at, act, said = WRONG[name]
    project = msgspec.structs.replace(FIRST, variants=TWO.variants)
    stored = rows(edit)
    stored[number] = changed(stored[number], at, act)
    with pytest.raises(ContentError, match=said):
        Walk(project).back(stored)


def test_a_copy_has_no_rows_of_its_own_and_a_renamed_variant_neither() -> None:
    for edit, at, said in ((COPIED, 4, "there is no variant"), (RENAMED, 3, "is not as the step left it")):
        (row,) = rows(edit)
        stored = [changed(row, at, lambda text: text[:-1] + ',"rows":1}'), *rows(EDITS["a setting"])]
        with pytest.raises(ContentError, match=said):
            Walk(TWO).back(stored)


def test_the_last_variant_is_not_taken_away() -> None:
    alone = Edit("variants", ID, None, VariantRow(FIRST.variants[0].name, 0, PLAN))
    with pytest.raises(ContentError, match="not listed at the places"):
        Walk(FIRST).back(rows(alone))


def test_a_variant_of_the_past_has_a_plan_without_faults() -> None:
    apart = VariantRow("Three", 2, msgspec.structs.replace(PLAN, parents={"h": "nowhere"}))
    with pytest.raises(ContentError):
        Walk(TWO).back(rows(Edit("variants", "three", apart, None)))
