"""Variants come, go and change by steps like any other; one history, one place that knows what they share."""

from __future__ import annotations

import random

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from planner_core.editing import verbs
from planner_core.editing.document import Document
from planner_core.editing.edits import Edit, Step, VariantRow
from planner_core.editing.project_edits import apply_to_project
from planner_core.messages import Message
from planner_core.plan.plan import Plan, Settings
from planner_core.plan.project import (
    FIRST_ID,
    LONGEST_NAME,
    MOST_VARIANTS,
    PROJECT_SETTINGS,
    Project,
    Variant,
    as_project,
    project_problems,
)
from planner_core.plan.proposal_design import ProposalDesign
from tests.golden.make import CLOUD
from tests.support.plans import random_project_step, small_plan
from tests.support.thorough import examples


def document(*names: str) -> Document:
    """A document with a variant of each name, the last one shown; the first holds the small plan."""
    made = Document(as_project(small_plan(), names[0]))
    for name in names[1:]:
        made.perform(verbs.duplicate_variant(made.project, made.project.shown, name))
    return made


@given(seed=st.integers(0, 100_000))
@examples(10, 25)
def test_undo_to_the_start_and_redo_to_the_end(seed: int) -> None:
    source, made = random.Random(seed), document("As is")
    start = made.project
    for _ in range(80):
        dice, step = source.random(), random_project_step(made.project, source)
        if dice < 0.1 and made.history.can_undo:
            made.undo()
        elif dice < 0.15 and made.history.can_redo:
            made.redo()
        elif dice < 0.2:
            made.show(source.choice(made.project.ids))
        elif step is not None:
            before, performed = made.project, made.perform(step)
            assert performed.variant == made.project.shown
            assert performed.switched == (made.project.shown != before.shown)
            done = made.history.last
            if not done.gesture:
                assert apply_to_project(made.project, done.inverse().edits).variants == before.variants
        assert project_problems(made.project) == ()
    while made.history.can_redo:
        made.redo()
    end = made.project
    while made.history.can_undo:
        made.undo()
    assert made.project.variants == start.variants
    while made.history.can_redo:
        made.redo()
    assert made.project.variants == end.variants


def test_a_duplicate_stands_behind_its_source_and_is_shown_and_keeps_ids_and_objects() -> None:
    made = document("A", "B")
    made.show("variant-1")
    made.perform(verbs.duplicate_variant(made.project, "variant-1", "A, copied"))
    assert made.project.names == ("A", "A, copied", "B")
    assert made.project.named("A, copied") == made.project.variant(made.project.shown)
    assert made.plan is made.project.variant("variant-1").plan
    made.perform(verbs.set_field(made.plan, ["pool"], "desktops", 5))
    first, copy, last = (each.plan.components["pool"].desktops for each in made.project.variants)
    assert copy == 5 != first == last


def test_a_new_variant_is_empty_but_plans_by_the_same_rules() -> None:
    made = document("As is")
    made.perform(verbs.set_setting(made.plan, "cpu_target_percent", 66.0))
    made.perform(verbs.add_variant(made.project, "Blank"))
    assert made.plan == Plan(settings=made.project.variants[0].plan.settings)
    other = Plan(settings=Settings(cpu_target_percent=50.0, customer="Somebody else"))
    made.perform(verbs.add_variant(made.project, "From elsewhere", other))
    assert made.plan.settings.cpu_target_percent == 50.0
    assert made.plan.settings.customer == made.project.variants[0].plan.settings.customer


@pytest.mark.parametrize("field", PROJECT_SETTINGS)
def test_what_belongs_to_the_project_changes_in_all_variants_and_what_does_not_in_one(field: str) -> None:
    made = document("A", "B", "C")
    values = {"vat_percent": 7, "prices_valid_until": "2026-12-31", "promise": "nine-of-ten"}
    values |= {each: other for each, other in CLOUD.items() if each in PROJECT_SETTINGS}
    value = values.get(field, "USD")
    done = made.perform(verbs.set_setting(made.plan, field, value))
    assert [getattr(each.plan.settings, field) for each in made.project.variants] == [value] * 3
    assert (done.switched, done.aspects) == (False, {"settings"})
    assert len(made.history.steps) == 3
    made.perform(verbs.set_setting(made.plan, "notes", "of C"))
    assert [each.plan.settings.notes for each in made.project.variants] == ["", "", "of C"]
    made.undo()
    made.undo()
    assert len({getattr(each.plan.settings, field) for each in made.project.variants}) == 1


def test_undo_and_redo_show_the_variant_that_they_change() -> None:
    made = document("A", "B")
    made.perform(verbs.set_field(made.plan, ["pool"], "desktops", 7))
    made.show("variant-1")
    undone = made.undo()
    assert (undone.variant, undone.switched, undone.ids) == ("variant-2", True, {"pool"})
    made.show("variant-1")
    redone = made.redo()
    assert (redone.variant, redone.switched) == ("variant-2", True)
    assert made.project.variant("variant-1").plan == small_plan()


def test_renaming_and_ordering_show_nothing_else() -> None:
    made = document("A", "B", "C")
    done = made.perform(verbs.rename_variant(made.project, "variant-1", "Z"))
    assert (done.variant, done.switched, done.aspects) == ("variant-3", False, {"variants"})
    assert done.moves_only
    made.perform(verbs.move_variant(made.project, "variant-3", 0))
    assert made.project.names == ("C", "Z", "B")
    made.perform(verbs.move_variant(made.project, "variant-3", 99))
    assert made.project.names == ("Z", "B", "C")
    assert verbs.move_variant(made.project, "variant-3", 2).edits == ()
    assert verbs.rename_variant(made.project, "variant-1", "Z").edits == ()


def test_where_the_shown_variant_goes_its_neighbour_is_shown_and_undo_shows_it_again() -> None:
    made = document("A", "B", "C")
    made.show("variant-2")
    made.perform(verbs.remove_variant(made.project, "variant-2"))
    assert (made.project.shown, made.project.names) == ("variant-3", ("A", "C"))
    made.perform(verbs.remove_variant(made.project, "variant-3"))
    assert made.project.shown == "variant-1"
    made.undo()
    undone = made.undo()
    assert (undone.variant, made.project.names) == ("variant-2", ("A", "B", "C"))
    made.show("variant-1")
    made.redo()
    assert made.project.shown == "variant-1", "another one went"


def test_typing_into_the_same_field_of_another_variant_is_another_step() -> None:
    made = document("A", "B")
    for variant in ("variant-1", "variant-1", "variant-2"):
        made.show(variant)
        desktops = made.plan.components["pool"].desktops + 1
        made.perform(verbs.set_field(made.plan, ["pool"], "desktops", desktops, gesture="typing"))
    assert len(made.history.steps) == 3


def test_steps_with_the_list_of_variants_always_stand_alone() -> None:
    made = document("A")
    for name in ("B", "C"):
        step = verbs.rename_variant(made.project, FIRST_ID, name)
        made.perform(Step(step.label, step.edits, "naming"))
    assert len(made.history.steps) == 2


def test_rules_say_why() -> None:
    project = document("A", "B").project
    one = as_project(small_plan(), "A")
    with pytest.raises(verbs.RuleError, match="only variant"):
        verbs.remove_variant(one, FIRST_ID)
    for verb in (verbs.duplicate_variant, verbs.rename_variant):
        with pytest.raises(verbs.RuleError, match="already is a variant named B"):
            verb(project, "variant-1", "B")
        with pytest.raises(verbs.RuleError, match="no variant nowhere"):
            verb(project, "nowhere", "C")
    for name in ("", "  ", " A", "A\n", "a\tb", "x" * (LONGEST_NAME + 1)):
        with pytest.raises(verbs.RuleError, match="name"):
            verbs.add_variant(project, name)
    many = Project(tuple(Variant(f"v{n}", f"{n}", Plan()) for n in range(MOST_VARIANTS)), "v0")
    assert project_problems(many) == ()
    with pytest.raises(verbs.RuleError, match="from 1 to 100"):
        verbs.duplicate_variant(many, "v0", "One too many")


def test_suggested_names_are_free_and_short_enough() -> None:
    project = document("Variant 1", "Copy of Variant 1").project
    assert verbs.free_variant_name(project, "Variant") == "Variant 2"
    assert verbs.free_copy_name(project, "Copy of Variant 2") == "Copy of Variant 2"
    taken = verbs.free_copy_name(project, "Copy of Variant 1")
    assert taken == "Copy of Variant 1 (2)"
    both = document("Variant 1", "Copy of Variant 1", "Copy of Variant 1 (2)").project
    assert verbs.free_copy_name(both, "Copy of Variant 1 (2)") == "Copy of Variant 1 (3)"
    long = document("n" * LONGEST_NAME).project
    name = verbs.free_copy_name(long, "n" * LONGEST_NAME)
    assert verbs.duplicate_variant(long, FIRST_ID, name).edits


@pytest.mark.parametrize(
    "edits",
    [
        (Edit("variants", FIRST_ID, VariantRow("A", 0, small_plan()), None),),
        (Edit("variants", "new", None, VariantRow("B", 1)),),
        (Edit("variants", "new", None, VariantRow("B", 2, Plan())),),
        (Edit("variants", FIRST_ID, VariantRow("Other", 0), VariantRow("B", 0)),),
        (Edit("variants", FIRST_ID, VariantRow("A", 0), VariantRow("A", 1)),),
        (Edit("variants", FIRST_ID, VariantRow("A", 0, Plan()), None),),
        (Edit("variants", FIRST_ID, VariantRow("A", 0), None),),
        (Edit("settings", "notes", "", "x", "nowhere"),),
    ],
    ids=["last", "no plan", "gap", "other name", "gap at 0", "other plan", "plan unsaid", "no variant"],
)
def test_edits_that_do_not_fit_the_project_change_nothing(edits: tuple[Edit, ...]) -> None:
    made = document("A")
    before = made.project, made.history
    with pytest.raises(ValueError, match="variant"):
        made.perform(Step(Message("Break it"), edits))
    assert (made.project, made.history) == before


def test_a_removed_variant_is_no_longer_recommended_and_undo_recommends_it_again() -> None:
    document = Document(as_project(small_plan()))
    document.perform(verbs.duplicate_variant(document.project, "variant-1", "Copy"))
    chosen = ProposalDesign().recommending("variant-2")
    chosen = msgspec.structs.replace(chosen, recommended_because="One vendor")
    document.perform(verbs.change_proposal(document.project, chosen))
    document.perform(verbs.remove_variant(document.project, "variant-2"))
    assert document.project.proposal == ProposalDesign()
    document.undo()
    assert document.project.proposal == chosen
    document.perform(verbs.remove_variant(document.project, "variant-1"))
    assert document.project.proposal == chosen
