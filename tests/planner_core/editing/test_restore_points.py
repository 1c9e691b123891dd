"""Restore points: whatever is undone or done after one is set, its state can be reached again."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.editing import verbs
from planner_core.editing.document import Document
from planner_core.editing.history import RestorePoint, point_name_problem
from planner_core.messages import Message
from tests.support.plans import random_project_step, small_plan

LABEL = Message("Go back")


def marked(document: Document, name: str) -> RestorePoint:
    """Set a restore point where the document stands."""
    point = RestorePoint(document.history.position, name)
    document.keep_history(document.history.with_point(point))
    return point


def set_desktops(document: Document, number: int, gesture: str = "") -> None:
    document.perform(verbs.set_field(document.plan, ["pool"], "desktops", number, gesture=gesture))


def test_a_new_step_after_undo_keeps_the_way_to_a_restore_point() -> None:
    document = Document(small_plan())
    for number in (110, 120, 130):
        set_desktops(document, number)
    aim = document.project
    point = marked(document, "Approved")
    for _ in range(2):
        document.undo()
    set_desktops(document, 7)
    assert [str(step.label) for step in document.history.steps[3:4]] == ["Go back from Approved"]
    assert len(document.history.steps) == 5
    assert document.state_at(point.position) == aim
    document.undo()
    assert document.plan.components["pool"].desktops == 110  # type: ignore[union-attr]


def test_what_is_undone_beyond_the_last_restore_point_is_forgotten() -> None:
    document = Document(small_plan())
    set_desktops(document, 110)
    marked(document, "Approved")
    set_desktops(document, 120)
    document.undo()
    set_desktops(document, 130)
    assert len(document.history.steps) == 2


def test_typing_never_goes_on_in_the_step_that_a_restore_point_stands_behind() -> None:
    document = Document(small_plan())
    set_desktops(document, 110, "typing")
    point = marked(document, "Approved")
    set_desktops(document, 120, "typing")
    document.keep_history(document.history.without_point(point.position))
    assert len(document.history.steps) == 2


def test_going_to_another_state_is_one_step() -> None:
    document = Document(small_plan())
    start = document.project
    for step in (
        lambda: verbs.duplicate_variant(document.project, document.project.shown, "Other"),
        lambda: verbs.set_field(document.plan, ["pool"], "desktops", 5),
        lambda: verbs.move_variant(document.project, document.project.shown, 0),
        lambda: verbs.remove(document.plan, ["host"]),
    ):
        document.perform(step())
    late = document.project
    document.perform(verbs.go_to_state(late, start, LABEL))
    assert document.project == start
    document.undo()
    assert document.project == late
    assert verbs.go_to_state(start, start, LABEL).edits == ()


@given(seed=st.integers(0, 10**6))
def test_every_restore_point_can_be_reached_whatever_happens_after_it(seed: int) -> None:
    document, source = Document(small_plan()), random.Random(seed)
    aims = {}
    for number in range(40):
        step, dice = random_project_step(document.project, source), source.random()
        if dice < 0.3 and document.history.can_undo:
            document.undo()
        elif dice < 0.4 and document.history.can_redo:
            document.redo()
        elif dice < 0.5:
            marked(document, f"Point {number}")
            aims[document.history.position] = document.project
        elif dice < 0.6 and aims:
            aim = document.state_at(source.choice(sorted(aims)))
            step = verbs.go_to_state(document.project, aim, LABEL)
            if step.edits:
                document.perform(step)
                assert document.project.variants == aim.variants
        elif step is not None:
            document.perform(step)
    assert [point.position for point in document.history.points] == sorted(aims)
    for position, aim in aims.items():
        assert document.state_at(position).variants == aim.variants


def test_a_position_outside_the_history_is_refused() -> None:
    document = Document(small_plan())
    with pytest.raises(IndexError):
        document.history.with_point(RestorePoint(1, "Approved"))
    with pytest.raises(IndexError):
        document.state_at(1)


@pytest.mark.parametrize("name", ["", " ", " a", "a\n", "a\u202e", "x" * 101])
def test_an_unreadable_name_is_refused(name: str) -> None:
    assert point_name_problem(name) is not None


def test_a_name_is_a_line_of_text() -> None:
    assert point_name_problem("Stand nach dem Gespräch mit Müller & Söhne, 21.11.") is None


def test_restore_points_are_kept_with_the_same_steps_only() -> None:
    document, other = Document(small_plan()), Document(small_plan())
    set_desktops(document, 110)
    set_desktops(other, 120)
    with pytest.raises(ValueError, match="other steps"):
        document.keep_history(other.history)
    document.undo()
    with pytest.raises(ValueError, match="other steps"):
        document.keep_history(document.history.redone())
