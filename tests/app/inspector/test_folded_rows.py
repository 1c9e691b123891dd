"""Rows of folded sections are created when somebody wants to see them, and are then as if they were always there."""

from __future__ import annotations

import pytest

from app.inspector.field_row import FieldRow
from app.inspector.form_target import ComponentTarget, SettingsTarget
from app.inspector.inspector import FOLDED_AT_FIRST
from app.inspector.inspector_form import InspectorForm
from app.inspector.section import Section
from planner_core.editing import verbs
from tests.support.set_up import lines_of, order_of
from tests.support.settled import settle


@pytest.fixture(params=["", "host", "pool"])
def target(request, session):
    return ComponentTarget(session, (request.param,)) if request.param else SettingsTarget(session)


@pytest.fixture
def form(session, target, place):
    return place(InspectorForm(session, target, set(FOLDED_AT_FIRST)))


def created(form):
    return {row.info.name for row in form.findChildren(FieldRow)}


def folded(form):
    return [each for each in form.findChildren(Section) if not each.head.isChecked()]


def test_only_rows_of_open_sections_are_created(form):
    assert 3 < len(created(form)) < len(form.field_names) - 10
    assert not any(each.body.findChildren(FieldRow) for each in folded(form))


@pytest.mark.parametrize("backwards", [False, True])
def test_unfolded_ones_are_set_up_as_in_a_form_that_never_was_folded(form, session, target, place, backwards):
    always_open = place(InspectorForm(session, target, set()))
    for section in folded(form)[:: -1 if backwards else 1]:
        section.unfold()
    settle()
    assert created(form) == set(form.field_names) == created(always_open)
    assert [*lines_of(form)] == [*lines_of(always_open)]
    assert [*order_of(form)] == [*order_of(always_open)]


def test_a_field_that_is_asked_for_is_there_and_shows_the_value(form, target):
    for name in reversed(form.field_names):
        row = form.row(name)
        assert row.field._shown == target.values(name)
        assert row.isHidden() == (name in target.idle_fields())
    with pytest.raises(KeyError):
        form.row("none of this name")


def test_a_section_is_created_with_the_values_of_then(session, place, perform):
    form = place(InspectorForm(session, SettingsTarget(session), set(FOLDED_AT_FIRST)))
    section = form._sections[form._infos["power_operations"].group]
    before = section.head.accessibleName()
    assert "power_operations" not in created(form)
    perform(verbs.set_setting(session.plan, "power_operations", 7))
    form.refresh()
    assert not section.head.isChecked()
    assert (before, section.head.accessibleName()) == ("Storms, 4 filled in", "Storms, 5 filled in")
    assert form.row("power_operations").editor.value() == 7
