"""The form follows the plan where it is touched, and is left alone where it is not."""

from __future__ import annotations

import pytest

from app.panels.field_row import FieldRow
from app.panels.inspector import Inspector
from app.widgets.choice_field import ChoiceField
from planner_core.editing import verbs


@pytest.fixture
def inspector(session, place):
    made = Inspector(session)
    place(made)
    made.show(("host",))
    return made


def test_a_change_elsewhere_writes_no_field_anew(inspector, session, perform, monkeypatch):
    written = []
    monkeypatch.setattr(FieldRow, "refresh", lambda row: written.append(row.info.name))
    perform(verbs.set_field(session.plan, ["pool"], "desktops", 61))
    assert written == []
    perform(verbs.set_field(session.plan, ["host"], "ram_gib", 96.0))
    assert "ram_gib" in written


def test_a_complaint_goes_where_its_reason_may_have_gone(inspector, session, perform):
    rows = map(inspector.form.row, inspector.form.field_names)
    row = next(each for each in rows if isinstance(each.editor, ChoiceField))
    row._mark_wrong("Not as long as the pool needs more.")
    assert row.is_unsettled
    perform(verbs.set_field(session.plan, ["pool"], "desktops", 61))
    assert not row.error


def test_another_target_of_the_same_things_keeps_what_is_shown(inspector, session, perform):
    row = inspector.form.row("ram_gib")
    before = row.editor.value()
    inspector.show(("host",))
    assert row.editor.value() == before
    perform(verbs.set_field(session.plan, ["host"], "ram_gib", 96.0))
    assert row.editor.value() == 96
