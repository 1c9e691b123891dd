"""The decisions that made a plan: figures of the states they led to, and no step that decided nothing."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import pytest

from planner_core.editing import verbs
from planner_core.editing.document import Document
from planner_core.editing.history import History, RestorePoint
from planner_core.engine.evaluate import evaluate
from planner_core.messages import Message
from planner_core.plan.components import Part
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan, Position
from planner_core.studies import decisions as module
from planner_core.studies.decisions import Decision, Figures, Past, decisions, past_of
from tests.support.plans import CATALOG, small_plan, with_fields


def told(document: Document) -> tuple[Decision, ...]:
    return decisions(past_of(document.project, document.history), CATALOG)


def figures_by_hand(plan: Plan) -> Figures:
    found = evaluate(plan, CATALOG)
    lines = found.cost.lines
    return Figures(
        found.desktops.planned,
        found.desktops.maximum,
        found.cost.total if lines else None,
        found.cost.currency,
        bool(lines and found.cost.gaps),
    )


def document_of_decisions() -> tuple[Document, list[int], list[Plan]]:
    """Five decisions between steps that decide nothing; the positions of the five, and every state."""
    document = Document(small_plan())
    states = [document.plan]
    positions = []

    def step(made: object, *, decides: bool) -> None:
        document.perform(made)  # type: ignore[arg-type]
        states.append(document.plan)
        if decides:
            positions.append(len(document.history.steps))

    host, pool = "host", "pool"
    step(verbs.set_setting(document.plan, "customer", "Müller"), decides=False)
    step(verbs.set_field(document.plan, [host], "count", 3), decides=True)
    step(verbs.move(document.plan, {host: Position(10, 20)}), decides=False)
    step(verbs.set_field(document.plan, [pool], "desktops", 41), decides=True)
    step(verbs.set_parts(document.plan, host, (Part("Server", Decimal("1000.00")),)), decides=False)
    step(verbs.set_field(document.plan, [host], "name", "Blade"), decides=False)
    step(verbs.set_field(document.plan, [host], "ram_gib", 24.0), decides=True)
    step(verbs.set_setting(document.plan, "ram_target_percent", 50.0), decides=True)
    return document, positions, states


def test_a_licence_costs_nothing_before_it_was_decided() -> None:
    document = Document(small_plan())
    document.perform(verbs.set_parts(document.plan, "host", (Part("Server", Decimal(1000)),)))
    document.perform(verbs.set_field(document.plan, ["host"], "count", 2))
    line = Licence(id="licence-1", name="Set-up", unit="once", unit_price=Decimal(300))
    document.perform(verbs.add_licence(document.plan, line))
    found = told(document)
    assert [(each.before and each.before.total, each.after.total) for each in found] == [
        (Decimal(1000), Decimal(2000)), (Decimal(2000), Decimal(2300)),
    ]  # fmt: skip


def test_another_price_is_a_decision_and_one_that_was_missing_is_none() -> None:
    document = Document(small_plan())
    for component, item in (("host", "Server"), ("ssd", "SSD"), ("sas", "SAS")):
        if component in document.plan.components:
            document.perform(verbs.set_parts(document.plan, component, (Part(item, Decimal(1000)),)))
    entered = [each.after.total for each in told(document)]
    assert entered in ([], [None])
    document.perform(verbs.set_parts(document.plan, "host", (Part("Server", Decimal(900)),)))
    assert [each.after.total for each in told(document)][len(entered) :] == [told(document)[-1].after.total]


def test_a_plan_that_carries_nothing_decides_nothing_yet() -> None:
    document = Document(small_plan())
    document.perform(verbs.set_field(document.plan, ["host"], "ram_gib", 1.0))
    assert figures_by_hand(document.plan).maximum == 0
    assert told(document) == ()
    document.perform(verbs.set_field(document.plan, ["host"], "ram_gib", 48.0))
    (found,) = told(document)
    assert found.after == figures_by_hand(document.plan)


def test_each_decision_has_the_figures_of_evaluations_of_its_states() -> None:
    document, positions, states = document_of_decisions()
    found = told(document)
    assert [each.position for each in found] == positions
    for each in found:
        assert each.after == figures_by_hand(states[each.position])
        assert each.before == figures_by_hand(states[each.position - 1])
        assert msgspec.structs.replace(states[each.position], positions={}) == each.plan
    # The price of 3 servers, 1,000 each, was missing: to enter it is no decision.
    assert [each.after.total for each in found][2:] == [Decimal("3000.00"), Decimal("3000.00")]
    assert [each.after.planned for each in found][:2] == [states[0].components["pool"].desktops, 41]  # type: ignore[attr-defined]


def test_a_value_typed_twice_is_one_decision_and_one_taken_back_is_none() -> None:
    document = Document(small_plan())
    for count in (2, 5):
        document.perform(verbs.set_field(document.plan, ["host"], "count", count))
    (one,) = told(document)
    assert one.position == 2
    assert (one.before, one.after) == (figures_by_hand(small_plan()), figures_by_hand(document.plan))
    document.perform(verbs.set_field(document.plan, ["pool"], "desktops", 33))
    document.perform(verbs.set_field(document.plan, ["host"], "count", 1))
    document.perform(verbs.set_field(document.plan, ["pool"], "desktops", 10))
    assert told(document)
    document.perform(verbs.go_to_state(document.project, document.state_at(2), Message("Back")))
    assert [each.position for each in told(document)] == [2], "what lay between was taken back"
    document.perform(verbs.go_to_state(document.project, document.state_at(0), Message("Back")))
    assert told(document) == ()


def test_tries_of_a_value_are_one_decision_where_it_was_first_typed() -> None:
    document = Document(small_plan())
    document.perform(verbs.set_field(document.plan, ["host"], "count", 3))
    document.perform(verbs.set_field(document.plan, ["pool"], "desktops", 41))
    document.perform(verbs.set_field(document.plan, ["host"], "count", 4))
    document.perform(verbs.set_field(document.plan, ["host"], "ram_gib", 24.0))
    document.perform(verbs.set_field(document.plan, ["host"], "count", 5))
    hosts, desktops, memory = told(document)
    assert [each.position for each in (hosts, desktops, memory)] == [5, 2, 4]
    with_hosts = with_fields(small_plan(), "host", count=5)
    with_desktops = with_fields(with_hosts, "pool", desktops=41)
    with_memory = with_fields(with_desktops, "host", ram_gib=24.0)
    states = [small_plan(), with_hosts, with_desktops, with_memory]
    for each, before, after in zip((hosts, desktops, memory), states[:-1], states[1:], strict=True):
        assert (each.before, each.after) == (figures_by_hand(before), figures_by_hand(after))
    assert memory.plan == msgspec.structs.replace(document.plan, positions={})


def test_a_value_that_ends_as_it_began_is_no_decision_whatever_came_between() -> None:
    document = Document(small_plan())
    count = document.plan.components["host"].count  # type: ignore[attr-defined]
    document.perform(verbs.set_field(document.plan, ["host"], "count", 6))
    document.perform(verbs.set_field(document.plan, ["pool"], "desktops", 41))
    document.perform(verbs.set_field(document.plan, ["host"], "count", count))
    (found,) = told(document)
    assert (found.position, found.before, found.after) == (
        2, figures_by_hand(small_plan()), figures_by_hand(document.plan),
    )  # fmt: skip


def test_tries_of_a_setting_and_of_a_licence_are_one_decision() -> None:
    document = Document(small_plan())
    document.perform(verbs.set_parts(document.plan, "host", (Part("Server", Decimal(1000)),)))
    line = Licence(id="licence-1", name="Set-up", unit="once", unit_price=Decimal(300))
    document.perform(verbs.add_licence(document.plan, line))
    document.perform(verbs.set_setting(document.plan, "cpu_target_percent", 50.0))
    document.perform(verbs.change_licence(document.plan, "licence-1", {"unit_price": Decimal(400)}))
    document.perform(verbs.set_setting(document.plan, "cpu_target_percent", 60.0))
    document.perform(verbs.change_licence(document.plan, "licence-1", {"unit_price": Decimal(300)}))
    positions = [each.position for each in told(document)]
    assert positions.count(5) == 1
    assert not {3, 4, 6} & {*positions}


def test_a_component_that_was_drawn_again_keeps_what_was_decided_of_it_then() -> None:
    document = Document(small_plan())
    document.perform(verbs.set_field(document.plan, ["host"], "count", 3))
    removal = verbs.remove(document.plan, ["host"])
    document.perform(removal)
    document.perform(verbs.set_field(document.plan, ["pool"], "desktops", 41))
    document.perform(removal.inverse())
    document.perform(verbs.set_field(document.plan, ["host"], "count", 5))
    assert [each.position for each in told(document)] == [1, 4, 5]
    assert told(document)[-1].after == figures_by_hand(document.plan)


def test_a_restore_point_parts_what_leads_to_it_from_what_comes_after() -> None:
    document = Document(small_plan())
    document.perform(verbs.set_field(document.plan, ["host"], "count", 2))
    document.keep_history(document.history.with_point(RestorePoint(1, "Workshop", "2026-11-27T10:00:00")))
    document.perform(verbs.set_field(document.plan, ["host"], "count", 5))
    assert [(each.position, each.point) for each in told(document)] == [(1, "Workshop"), (2, "")]


def test_steps_until_everything_is_connected_are_one_decision() -> None:
    document = Document(msgspec.structs.replace(small_plan(), links={}))
    assert evaluate(document.plan, CATALOG).desktops.maximum is None
    document.perform(verbs.set_field(document.plan, ["host"], "ram_gib", 96.0))
    document.perform(verbs.set_field(document.plan, ["pool"], "desktops", 12))
    document.perform(verbs.connect(document.plan, "pool", "host"))
    document.perform(verbs.connect(document.plan, "pool", "ssd"))
    first, *others = told(document)
    assert first.before is None
    assert first.after == figures_by_hand(first.plan)
    assert first.after.maximum is not None
    assert others == []


def test_steps_while_not_everything_is_connected_are_one_decision_with_the_first_of_them() -> None:
    """Files are moved by way of no store: what it did is not credited to the last step alone."""
    document = Document(small_plan())
    document.perform(verbs.set_field(document.plan, ["host"], "count", 3))
    before = figures_by_hand(document.plan)
    document.perform(verbs.remove(document.plan, ["ssd"]))
    assert evaluate(document.plan, CATALOG).desktops.maximum is None
    document.perform(verbs.set_field(document.plan, ["host"], "ram_gib", 96.0))
    document.perform(verbs.connect(document.plan, "pool", "sas"))
    _, found = told(document)
    assert (found.position, found.before, found.after) == (4, before, figures_by_hand(document.plan))
    assert found.label.text == document.history.steps[3].label.text
    assert found.began is not None
    assert found.began.text == document.history.steps[1].label.text
    assert "ssd" in found.first.components


def test_a_part_without_a_price_is_no_decision_but_the_next_total_says_from() -> None:
    document = Document(small_plan())
    document.perform(verbs.set_parts(document.plan, "host", (Part("Server", Decimal("1000.00")),)))
    document.perform(verbs.set_field(document.plan, ["host"], "count", 2))
    *_, last = told(document)
    assert last.after.has_gaps, "the drives have no price"


def test_a_duplicate_has_the_past_of_its_original_and_not_what_happened_there_later() -> None:
    document = Document(small_plan())
    document.perform(verbs.set_field(document.plan, ["host"], "count", 2))
    first = document.project.shown
    document.perform(verbs.duplicate_variant(document.project, first, "Other"))
    second = document.project.shown
    assert second != first
    document.perform(verbs.set_field(document.plan, ["pool"], "desktops", 44))
    document.show(first)
    document.perform(verbs.set_field(document.plan, ["pool"], "desktops", 33))
    assert [(each.position, each.after.planned) for each in told(document)] == [(1, 50), (4, 33)]
    document.show(second)
    assert [(each.position, each.after.planned) for each in told(document)] == [(1, 50), (3, 44)]


def test_a_duplicate_does_not_rewrite_what_its_original_had() -> None:
    """400 desktops were planned first, and a host more was decided for them; only the copy plans 600."""
    document = Document(small_plan())
    document.perform(verbs.set_field(document.plan, ["pool"], "desktops", 400))
    document.perform(verbs.set_field(document.plan, ["host"], "count", 9))
    document.perform(verbs.duplicate_variant(document.project, document.project.shown, "Larger"))
    document.perform(verbs.set_field(document.plan, ["pool"], "desktops", 600))
    found = told(document)
    planned = [(each.before and each.before.planned, each.after.planned) for each in found]
    assert planned == [(50, 400), (400, 400), (400, 600)]
    assert [each.position for each in found] == [1, 2, 4]
    states = [small_plan()]
    for each, fields in (("pool", {"desktops": 400}), ("host", {"count": 9}), ("pool", {"desktops": 600})):
        states.append(with_fields(states[-1], each, **fields))
    assert [each.after for each in found] == [figures_by_hand(each) for each in states[1:]]


def test_a_value_that_is_changed_right_after_the_copy_is_decided_twice() -> None:
    document = Document(small_plan())
    document.perform(verbs.set_field(document.plan, ["pool"], "desktops", 400))
    document.perform(verbs.duplicate_variant(document.project, document.project.shown, "Larger"))
    document.perform(verbs.set_field(document.plan, ["pool"], "desktops", 600))
    assert [each.after.planned for each in told(document)] == [400, 600]


def test_what_was_undone_was_not_decided() -> None:
    document, positions, _ = document_of_decisions()
    document.undo()
    assert [each.position for each in told(document)] == positions[:-1]
    assert decisions(past_of(document.project, History()), CATALOG) == ()


def test_of_a_long_past_the_last_states_are_evaluated(monkeypatch: pytest.MonkeyPatch) -> None:
    document, positions, states = document_of_decisions()
    whole = told(document)
    monkeypatch.setattr(module, "MOST_STATES", 2)
    monkeypatch.setattr(module, "FEWEST_STATES", 2)
    evaluated: list[Plan] = []
    figures = module.figures_of
    monkeypatch.setattr(
        module, "figures_of", lambda plan, catalog: evaluated.append(plan) or figures(plan, catalog)
    )
    assert told(document) == whole[-2:]
    assert len(evaluated) == 3
    monkeypatch.setattr(module, "MOST_STEPS", 3)
    past = past_of(document.project, document.history)
    assert (len(past.steps), past.before) == (3, len(states) - 1 - 3)
    assert [each.position for each in decisions(past, CATALOG)] == positions[-2:]
    assert decisions(Past(document.plan, document.project.shown), CATALOG) == ()
