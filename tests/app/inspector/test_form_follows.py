"""The form follows the plan where it is touched, and is left alone where it is not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.inspector.field_row import FieldRow
from app.inspector.inspector import Inspector
from app.inspector.record_field import RecordField
from app.look.widgets.choice_field import ChoiceField
from app.look.widgets.text_fields import NotesField
from planner_core.editing import verbs
from planner_core.plan.components import Cluster, DiskGroup, Host, StorageArray
from planner_core.plan.plan import Position
from tests.support.panels import editor, line, type_text


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


def test_an_error_is_cleared_when_a_change_may_have_solved_it(inspector, session, perform):
    rows = map(inspector.form.row, inspector.form.field_names)
    row = next(each for each in rows if isinstance(each.editor, ChoiceField))
    row.field.mark_wrong("Not as long as the pool needs more.")
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


@pytest.mark.parametrize("typed", ["abc", "8"])
def test_a_number_that_the_plan_had_before_is_no_longer_its_own(inspector, session, perform, typed):
    inspector.show(("pool",))
    wrong = typed == "abc"
    type_text(inspector, "desktops", typed, Qt.Key.Key_Return if wrong else None)
    perform(verbs.set_field(session.plan, ["pool"], "desktops", 77))
    assert line(inspector, "desktops").text() == typed
    assert bool(inspector.form.row("desktops").error) is wrong
    type_text(inspector, "desktops", "70", None)
    assert inspector.form.row("desktops").is_unsettled
    QTest.keyClick(line(inspector, "desktops"), Qt.Key.Key_Return)
    assert session.plan.components["pool"].desktops == 70
    assert not inspector.form.row("desktops").error


@pytest.mark.parametrize("typed", ["abc", "8"])
def test_typing_what_the_plan_has_by_now_settles_the_field(inspector, session, perform, typed):
    inspector.show(("pool",))
    type_text(inspector, "desktops", typed, Qt.Key.Key_Return if typed == "abc" else None)
    perform(verbs.set_field(session.plan, ["pool"], "desktops", 77))
    type_text(inspector, "desktops", "77", None)
    assert not inspector.form.row("desktops").is_unsettled
    session.undo()
    assert line(inspector, "desktops").text() == "70"


def shown_in(target):
    """What stands in a field that is typed into."""
    if isinstance(target, NotesField):
        return target.toPlainText()
    return target.currentText() if isinstance(target, RecordField) else getattr(target, "line", target).text()


@pytest.mark.parametrize(
    ("ids", "field", "now"),
    [
        (("pool",), "desktops", 77),
        (("pool",), "name", "Sales"),
        ((), "notes", "Ask them."),
        (("ssd",), "drive_model", "Quick one"),
    ],
)
def test_esc_brings_back_what_the_plan_has_by_now(inspector, session, perform, ids, field, now):
    inspector.show(ids)
    target = editor(inspector, field)
    before = shown_in(target)
    inspector.form.focus_field(field)
    QTest.keyClicks(target.focusProxy() or target, "5")
    assert target.is_half_typed
    plan = session.plan
    perform(verbs.set_field(plan, ids, field, now) if ids else verbs.set_setting(plan, field, now))
    assert target.is_half_typed
    QTest.keyClick(target.focusProxy() or target, Qt.Key.Key_Escape)
    QTest.keyClick(target.focusProxy() or target, Qt.Key.Key_Escape)
    assert not target.is_half_typed
    assert shown_in(target) == str(now)
    session.undo()
    assert shown_in(target) == before


def test_esc_shows_that_values_differ_by_now(inspector, session, perform):
    perform(verbs.set_field(session.plan, ["ssd", "sas"], "drive_iops", 300.0))
    inspector.show(("ssd", "sas"))
    type_text(inspector, "drive_iops", "5", None)
    perform(verbs.set_field(session.plan, ["ssd"], "drive_iops", 400.0))
    QTest.keyClick(line(inspector, "drive_iops"), Qt.Key.Key_Escape)
    assert (line(inspector, "drive_iops").text(), line(inspector, "drive_iops").placeholderText()) == (
        "",
        "mixed",
    )


def test_the_form_of_drives_shows_no_cache_while_its_cluster_has_express_storage(inspector, session, perform):
    cluster, group = Cluster(id="new", name="New", vsan="all-flash"), DiskGroup(id="flash", name="Flash")
    perform(verbs.add_component(session.plan, cluster, Position(900, 0)))
    perform(verbs.add_component(session.plan, Host(id="inner", name="Inner"), parent="new"))
    perform(verbs.add_fitting(session.plan, group, parent="inner"))
    inspector.show(("flash",))

    def hidden():
        form = inspector.form
        return {name for name in form.field_names if form.row(name).isHidden()}

    assert hidden() == set()
    perform(verbs.set_field(session.plan, ["new"], "vsan", "esa"))
    assert hidden() == {"cache_drives", "cache_gb", "cache_endurance_dwpd"}
    others = [each.id for each in session.plan.of_type(DiskGroup) if each.id != "flash"]
    inspector.show((others[0],))
    assert hidden() == set()
    inspector.show(("flash",))
    assert hidden() == {"cache_drives", "cache_gb", "cache_endurance_dwpd"}
    inspector.show(("flash", others[0]))
    assert hidden() == set()
    inspector.show(("inner",))
    assert hidden() == set()


def test_the_form_shows_what_a_second_site_needs_once_there_is_one(inspector, session, perform):
    cluster = Cluster(id="new", name="New", vsan="all-flash")
    perform(verbs.add_component(session.plan, cluster, Position(900, 0)))
    array = StorageArray(id="array", name="Array")
    perform(verbs.add_component(session.plan, array, Position(900, 900)))
    line, way, point = "site_mbit_s", "site_round_trip_ms", "recovery_point_minutes"

    def hidden(component, field, value):
        perform(verbs.set_field(session.plan, [component], field, value))
        inspector.show((component,))
        form = inspector.form
        return {name for name in form.field_names if form.row(name).isHidden()}

    assert hidden("new", "vsan_sites", "two") == set()
    assert hidden("new", "vsan_sites", "one") == {line, way}
    assert hidden("array", "replication", "synchronous") == set()
    assert hidden("array", "replication", "none") == {line, way, point}
    cache, kept = "write_cache_gib", "write_cache_percent"
    assert hidden("pool", "image_delivery", "pvs") == {kept}
    assert hidden("pool", cache, 0.5) == set()
    assert hidden("pool", "image_delivery", "mcs") == {"streamed_boot_mb"}
    assert hidden("pool", "image_delivery", "clones") == {"streamed_boot_mb", cache, kept}


def test_the_controller_of_a_store_is_shown_as_counted_until_another_is_typed(session, place, perform):
    """Nutanix AOS brings 12 vCPUs on each host; without that store there are none."""
    cluster = Cluster(id="nx", name="NX", vsan="all-flash", vsan_version="aos")
    perform(verbs.add_component(session.plan, cluster))
    perform(verbs.add_fitting(session.plan, Host(id="node", name="Node"), parent="nx"))
    inspector = Inspector(session)
    place(inspector)
    inspector.show(("node",))
    row = inspector.form.row("controller_vcpus")
    assert (line(inspector, "controller_vcpus").text(), row.origin.text()) == ("12", "of Nutanix AOS")
    assert not row.origin.isHidden()
    assert session.plan.components["node"].controller_vcpus == 0
    type_text(inspector, "controller_vcpus", "16")
    assert session.plan.components["node"].controller_vcpus == 16
    assert (line(inspector, "controller_vcpus").text(), row.origin.text()) == ("16", "typed")
    session.undo()
    perform(verbs.set_field(session.plan, ["nx"], "vsan", "none"))
    assert line(inspector, "controller_vcpus").text() == "0"
    assert row.origin.isHidden()
