"""The inspector as it is used: typed into with German and English numbers, undone, refused, left half-way."""

from __future__ import annotations

import json
from decimal import Decimal

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from app.inspector.field_row import FieldRow
from app.inspector.form_target import SettingsTarget
from app.inspector.inspector import MOST_NAMED
from app.inspector.number_bar import EXPLAIN_KEYS
from app.inspector.section import Section, SectionHead
from app.look.theme_manager import Themes
from app.look.widgets.number_field import NumberField
from app.project.samples import read_sample
from app.results.finding_fields import PRICES
from app.window.panes.pane_cycle import focus_target
from planner_core.editing import verbs
from planner_core.plan.components import COMPONENT_TYPES, DesktopPool, DiskGroup, Origin
from planner_core.plan.fields import declared_fields
from planner_core.plan.interchange import plan_from_json, plan_to_json
from planner_core.plan.plan import Position, Settings
from tests.support.large_canvas import large_plan
from tests.support.panels import editor, formatted_labels, line, nameless, turn_wheel, type_text
from tests.support.plans import cluster_plan
from tests.support.settled import settle


def pool(session):
    return session.plan.components["pool"]


@pytest.mark.parametrize(
    ("component", "kind"), [("host", "host"), ("ssd", "disk_group"), ("pool", "desktop_pool")]
)
def test_every_declared_field_has_a_row_with_the_plan_s_value(inspector, session, component, kind):
    inspector.show((component,))
    declared = declared_fields(COMPONENT_TYPES[kind])
    assert set(inspector.form.field_names) == {info.name for info in declared}
    part = session.plan.components[component]
    for info in declared:
        shown = editor(inspector, info.name)
        value = getattr(part, info.name)
        if info.kind in ("integer", "number"):
            assert shown.value() == (None if value is None else Decimal(repr(value))), info.name
        elif info.kind == "choice":
            assert shown.value() == value, info.name
        elif info.kind == "flag":
            assert shown.isChecked() == value, info.name
        else:
            assert line(inspector, info.name).text() == value, info.name


def test_choices_of_a_store_are_called_after_its_platform(inspector, session):
    plan = cluster_plan("all-flash")
    group = next(each.id for each in plan.of_type(DiskGroup) if each.purpose == "vsan")
    session.new_plan(plan)

    def offered():
        purpose = editor(inspector, "purpose")
        return [purpose.itemText(each) for each in range(purpose.count())]

    inspector.show((group,))
    assert "vSAN of the cluster" in offered()
    session.perform(verbs.set_field(session.plan, ["cluster"], "vsan_version", "aos"), "test")
    inspector.show(("cluster",))
    inspector.show((group,))
    assert "Nutanix AOS of the cluster" in offered()


def test_the_platform_can_be_chosen_before_there_is_a_store(inspector, session):
    session.new_plan(cluster_plan())
    inspector.show(("cluster",))
    assert not inspector.form.row("vsan_version").isHidden()
    assert inspector.form.row("vsan_policy").isHidden()
    session.perform(verbs.set_field(session.plan, ["cluster"], "vsan_version", "ceph"), "test")
    kind = editor(inspector, "vsan")
    assert [kind.itemText(each) for each in range(kind.count())] == ["No shared storage", "All-flash"]


def test_nothing_selected_shows_the_settings_of_the_plan(inspector, session):
    assert set(inspector.form.field_names) == {info.name for info in declared_fields(Settings)}
    type_text(inspector, "boot_window_minutes", "45")
    assert session.plan.settings.boot_window_minutes == 45.0


def test_notes_take_several_lines_and_are_one_step(inspector, session):
    notes = editor(inspector, "notes")
    notes.setFocus()
    notes.selectAll()
    QTest.keyClicks(notes, "First")
    QTest.keyClick(notes, Qt.Key.Key_Return)
    QTest.keyClicks(notes, "Second")
    assert session.history.position == 0
    line(inspector, "customer").setFocus()
    assert session.plan.settings.notes == "First\nSecond"
    assert session.history.position == 1


def test_enter_commits_one_step_and_says_who_typed(inspector, session, qtbot):
    inspector.show(("pool",))
    with qtbot.waitSignal(session.assessed):
        type_text(inspector, "desktops", "90")
    assert pool(session).desktops == 90
    assert pool(session).origins["desktops"] == Origin("typed")
    assert session.history.position == 1
    assert inspector.form.row("desktops").origin.text() == "typed"
    assert session.assessment.desktops.planned == 90


def test_leaving_the_field_commits_and_esc_does_not(inspector, session):
    inspector.show(("pool",))
    type_text(inspector, "desktops", "91", key=Qt.Key.Key_Tab)
    assert pool(session).desktops == 91
    type_text(inspector, "desktops", "92", key=Qt.Key.Key_Escape)
    assert line(inspector, "desktops").text() == "91"
    assert pool(session).desktops == 91


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("0", "from 1 to"),
        ("7.5", "whole number"),
        ("many", "not a number"),
        ("2000000", "from 1 to 1,000,000"),
    ],
)
def test_a_wrong_number_stays_and_is_marked_with_what_is_allowed(inspector, session, text, said):
    inspector.show(("pool",))
    before = session.plan
    type_text(inspector, "desktops", text)
    row = inspector.form.row("desktops")
    assert line(inspector, "desktops").text() == text
    assert said in row.error
    assert line(inspector, "desktops").property("wrong") is True
    assert session.plan is before


def test_a_rule_of_the_plan_is_said_in_the_field_and_esc_brings_the_value_back(inspector, session):
    inspector.show(("pool",))
    before = session.plan
    type_text(inspector, "ram_reserved_gib", "3")
    assert "larger than the RAM" in inspector.form.row("ram_reserved_gib").error
    assert line(inspector, "ram_reserved_gib").text() == "3"
    assert session.plan is before
    QTest.keyClick(line(inspector, "ram_reserved_gib"), Qt.Key.Key_Escape)
    assert line(inspector, "ram_reserved_gib").text() == "0"
    assert inspector.form.row("ram_reserved_gib").error == ""


def test_a_refused_number_survives_leaving_the_field(inspector, session):
    inspector.show(("pool",))
    type_text(inspector, "ram_reserved_gib", "3", key=Qt.Key.Key_Tab)
    assert line(inspector, "ram_reserved_gib").text() == "3"
    assert inspector.form.row("ram_reserved_gib").error
    assert pool(session).ram_reserved_gib == 0.0


def test_words_that_are_too_long_stay_marked_in_the_field(inspector, session):
    type_text(inspector, "currency", "EURO")
    assert line(inspector, "currency").text() == "EURO"
    assert inspector.form.row("currency").error
    assert session.plan.settings.currency == "EUR"


@pytest.mark.parametrize(
    ("typed", "means"), [("0.5", 0.5), ("1.5", 1.5), ("1,5", 1.5), ("12,34", 12.34), ("1.234,5", 1234.5)]
)
def test_german_numbers_never_grow_in_the_field(german, inspector, session, user, qtbot, typed, means):
    inspector.show(("pool",))
    field = line(inspector, "ram_gib")
    settle()
    inspector._scroll.ensureWidgetVisible(inspector.form.row("ram_gib"))
    settle()
    user.click(field.mapToGlobal(QPoint(12, field.height() // 2)))
    user.type(typed)
    user.press("Return")
    assert pool(session).ram_gib == means


def test_several_components_show_mixed_values_and_typing_sets_all(inspector, session):
    inspector.show(("ssd", "sas"))
    before = session.plan
    assert before.components["ssd"].drives != before.components["sas"].drives
    assert line(inspector, "drives").text() == ""
    assert line(inspector, "drives").placeholderText()
    assert not inspector.form.has_field("name")
    type_text(inspector, "drives", "6")
    assert [session.plan.components[each].drives for each in ("ssd", "sas")] == [6, 6]
    assert session.history.position == 1
    session.undo()
    assert session.plan == before
    assert line(inspector, "drives").text() == ""


def test_leaving_a_mixed_field_alone_changes_nothing(inspector, session):
    inspector.show(("ssd", "sas"))
    line(inspector, "drives").setFocus()
    line(inspector, "drive_gb").setFocus()
    assert session.history.position == 0


def test_a_switch_that_differs_is_half_on_and_a_key_switches_all_on(inspector, session, perform):
    perform(verbs.duplicate(session.plan, ["pool"]))
    (other,) = [each.id for each in session.plan.of_type(DesktopPool) if each.id != "pool"]
    perform(verbs.set_field(session.plan, [other], "suspends", True))
    inspector.show(("pool", other))
    switch = editor(inspector, "suspends")
    assert switch.checkState() == Qt.CheckState.PartiallyChecked
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert [session.plan.components[each].suspends for each in ("pool", other)] == [True, True]
    assert switch.checkState() == Qt.CheckState.Checked
    assert not switch.isTristate()


def test_a_broker_brings_its_limit_of_starts_in_one_step(session):
    target = SettingsTarget(session)
    before = session.plan.settings
    assert target.set("broker", "citrix-mcs")
    assert session.plan.settings.power_operation_minutes == 2.5
    assert session.plan.settings.power_operations != before.power_operations
    session.undo()
    assert session.plan.settings == before


def test_a_setting_goes_back_to_its_default(session, perform):
    target = SettingsTarget(session)
    perform(verbs.set_setting(session.plan, "cpu_target_percent", 55.0))
    assert target.defaults("cpu_target_percent") == (80.0,)
    assert target.reset("cpu_target_percent")
    assert session.plan.settings.cpu_target_percent == 80.0
    assert target.origins("cpu_target_percent") == (None,)


def test_a_choice_sets_all_components(inspector, session):
    inspector.show(("ssd", "mirror"))
    choice = editor(inspector, "raid")
    choice.setFocus()
    choice.setCurrentIndex(choice.findData("raid-10"))
    choice.activated.emit(choice.currentIndex())
    assert {session.plan.components[each].raid for each in ("ssd", "mirror")} == {"raid-10"}


def test_kinds_that_differ_are_not_edited_together(inspector):
    inspector.show(("host", "pool"))
    assert inspector.form is None
    assert inspector.results.bars


def test_more_components_than_can_be_in_sight_are_counted_and_not_all_named(inspector, session):
    session.new_plan(large_plan(MOST_NAMED + 4))
    ids = tuple(session.plan.components)
    inspector.show(ids[:MOST_NAMED])
    assert inspector.head.kind.text().count(", ") == MOST_NAMED - 1
    inspector.show(ids)
    assert str(len(ids)) in inspector.head.title.text()
    assert inspector.head.kind.text().endswith(" and 4 more")
    assert inspector.head.kind.text().count(", ") == MOST_NAMED - 1


def test_in_a_low_pane_the_words_below_the_title_make_room(inspector, qtbot):
    inspector.show(())
    head = inspector.head
    assert head.kind.isVisible()
    assert head.toolTip() == ""
    inspector.resize(160, 120)
    qtbot.waitUntil(lambda: not head.kind.isVisible())
    assert "settings hold for the whole plan" in head.toolTip()
    qtbot.waitUntil(lambda: head.height() >= head.heightForWidth(head.width()))
    inspector.resize(inspector.width(), 800)
    qtbot.waitUntil(head.kind.isVisible)


def test_undo_and_redo_from_elsewhere_update_the_form(inspector, session):
    inspector.show(("pool",))
    type_text(inspector, "desktops", "90")
    session.undo()
    assert line(inspector, "desktops").text() == "70"
    assert inspector.form.row("desktops").origin.text() == "imported"
    session.redo()
    assert line(inspector, "desktops").text() == "90"


def test_half_typed_input_survives_a_change_made_elsewhere(inspector, session, perform):
    inspector.show(("pool",))
    type_text(inspector, "desktops", "12", key=None)
    perform(verbs.set_field(session.plan, ("pool",), "ram_gib", 3.0))
    assert line(inspector, "desktops").text() == "12"
    assert line(inspector, "ram_gib").text() == "3"
    QTest.keyClick(line(inspector, "desktops"), Qt.Key.Key_Return)
    assert pool(session).desktops == 12


def test_ctrl_z_in_a_field_is_the_plan_s_undo_once_nothing_is_half_typed(inspector, session):
    undo = QAction(inspector)
    undo.setShortcut(QKeySequence("Ctrl+Z"))
    undo.triggered.connect(lambda: session.undo())
    inspector.addAction(undo)
    inspector.show(("pool",))
    type_text(inspector, "desktops", "90")
    QTest.keyClick(line(inspector, "desktops"), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert pool(session).desktops == 70
    type_text(inspector, "desktops", "88", key=None)
    QTest.keyClick(line(inspector, "desktops"), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert pool(session).desktops == 70
    assert line(inspector, "desktops").text() != "88"


def test_stepping_with_the_arrows_is_one_step_per_visit(inspector, session):
    inspector.show(("pool",))
    line(inspector, "desktops").setFocus()
    for _ in range(5):
        QTest.keyClick(line(inspector, "desktops"), Qt.Key.Key_Up)
    assert line(inspector, "desktops").text() == "75"
    assert (pool(session).desktops, session.history.position) == (70, 0), (
        "shown only, until the field is left"
    )
    line(inspector, "vcpus").setFocus()
    assert (pool(session).desktops, session.history.position) == (75, 1)
    line(inspector, "desktops").setFocus()
    QTest.keyClick(line(inspector, "desktops"), Qt.Key.Key_Up)
    QTest.keyClick(line(inspector, "desktops"), Qt.Key.Key_Return)
    assert session.history.position == 2
    session.undo()
    session.undo()
    assert pool(session).desktops == 70


def test_the_wheel_changes_no_field_with_focus_or_without(inspector, session):
    inspector.show(("host",))
    for field in inspector.form.field_names:
        widget = editor(inspector, field)
        widget.setFocus()
        turn_wheel(line(inspector, field) if hasattr(widget, "line") else widget, 3)
    inspector.show(("ssd",))
    for field in inspector.form.field_names:
        widget = editor(inspector, field)
        turn_wheel(line(inspector, field) if hasattr(widget, "line") else widget, -3)
    assert session.history.position == 0


def test_a_record_is_found_by_typing_and_fills_the_fields(inspector, session, user, qtbot):
    inspector.show(("ssd",))
    record = next(
        each
        for each in session.catalog.records("drives")
        if each.name != session.plan.components["ssd"].drive_model
    )
    field = editor(inspector, "drive_model")
    settle()
    user.click(field.line.mapToGlobal(QPoint(12, field.height() // 2)))
    field.line.selectAll()
    user.type(record.name[3:14])
    popup = field.completer().popup()
    qtbot.waitUntil(popup.isVisible)
    names = [popup.model().index(row, 0).data() for row in range(popup.model().rowCount())]
    assert record.name in names
    for _ in range(names.index(record.name) + 1):
        user.press("Down")
    user.press("Return")
    group = session.plan.components["ssd"]
    for name, value in record.values.items():
        assert getattr(group, name) == value
        assert group.origins[name] == Origin("catalogue", record.name)
    assert session.history.position == 1
    assert line(inspector, "drive_gb").text() == f"{group.drive_gb:g}"
    assert record.name in inspector.form.row("drive_gb").origin.accessibleName()


def test_a_name_that_is_in_no_catalogue_is_only_a_name(inspector, session):
    inspector.show(("ssd",))
    before = session.plan.components["ssd"]
    type_text(inspector, "drive_model", "Own drive 1 TB")
    after = session.plan.components["ssd"]
    assert after.drive_model == "Own drive 1 TB"
    assert after.origins["drive_model"] == Origin("typed")
    assert after.drive_gb == before.drive_gb
    assert after.parts == before.parts


def test_the_full_name_of_a_record_is_that_record(inspector, session):
    inspector.show(("host",))
    record = session.catalog.records("cpus")[0]
    type_text(inspector, "cpu_model", record.name.upper())
    assert session.plan.components["host"].cpu_model == record.name
    assert session.plan.components["host"].cores_per_socket == record.values["cores_per_socket"]


def test_records_are_chosen_from_the_list_and_never_by_the_wheel(inspector, session, user, qtbot):
    inspector.show(("host",))
    settle()
    field, before = editor(inspector, "cpu_model"), session.plan
    place = field.mapToGlobal(field.rect().center())
    user.wheel(place, -2)
    user.click(field.mapToGlobal(QPoint(12, field.height() // 2)))
    user.wheel(place, -2)
    assert session.plan is before
    # Esc brings the name back, though the offer for what was typed is open.
    user.press("ctrl+a")
    user.type("xeon e5")
    user.press("Escape", "Escape")
    assert field.currentText() == before.components["host"].cpu_model
    assert session.plan is before
    # The arrows open the list instead of filling a dozen fields at each press.
    user.press("Down")
    qtbot.waitUntil(field.view().isVisible)
    assert session.plan is before
    user.press("Down", "Return")
    qtbot.waitUntil(lambda: session.history.position == 1)
    host = session.plan.components["host"]
    record = next(each for each in session.catalog.records("cpus") if each.name == host.cpu_model)
    assert record.name != before.components["host"].cpu_model
    assert host.cores_per_socket == record.values["cores_per_socket"]
    assert field.currentText() == record.name
    # Typed words narrow the offer; Enter takes what is marked in it.
    user.press("ctrl+a")
    user.type(before.components["host"].cpu_model[6:11])
    qtbot.waitUntil(lambda: field.completer().popup().isVisible())
    user.press("Down", "Return")
    qtbot.waitUntil(lambda: session.history.position == 2)
    assert before.components["host"].cpu_model[6:11] in session.plan.components["host"].cpu_model


def test_esc_leaves_different_records_different(inspector, session, user):
    inspector.show(("ssd", "sas"))
    field, before = editor(inspector, "drive_model"), session.plan
    assert field.line.placeholderText() == "different values"
    inspector.form.focus_field("drive_model")
    user.type("abc")
    user.press("Escape", "Escape")
    assert (field.currentText(), field.line.placeholderText()) == ("", "different values")
    user.press("Tab")
    assert session.plan is before


def test_notes_that_differ_say_so_and_typing_sets_all(inspector, session, user):
    notes = []
    for words in ("one", "other"):
        note = verbs.new_component(session.plan, "note", stem="Note")
        assert session.perform(verbs.add_component(session.plan, note, Position(0, 900)))
        assert session.perform(verbs.set_field(session.plan, [note.id], "notes", words))
        notes.append(note.id)
    inspector.show(tuple(notes))
    field, before = editor(inspector, "notes"), session.plan
    inspector.form.focus_field("notes")
    user.type("abc")
    user.press("Escape")
    assert (field.toPlainText(), field.placeholderText()) == ("", "different values")
    assert session.plan is before
    user.type("both")
    user.press("ctrl+Return")
    assert {session.plan.components[each].notes for each in notes} == {"both"}
    assert field.placeholderText() == ""


def test_keys_and_wheel_in_the_notes(inspector, session, user, qtbot):
    notes = editor(inspector, "notes")
    inspector.focus_field("", "customer")
    before = session.plan.settings.notes
    top = notes.verticalScrollBar().value()
    turn_wheel(notes.viewport(), -2)
    assert notes.verticalScrollBar().value() == top  # the form behind scrolls
    inspector.focus_field("", "notes")
    turn_wheel(notes.viewport(), -2)
    assert notes.verticalScrollBar().value() > top
    user.press("ctrl+a")
    user.type("First")
    user.press("Escape")
    assert notes.toPlainText() == before
    user.press("ctrl+a")
    user.type("First")
    user.press("Return")
    user.type("second")
    user.press("ctrl+Return")
    assert session.plan.settings.notes == "First\nsecond"
    assert notes.hasFocus()
    assert session.history.position == 1
    user.press("Tab")
    assert not notes.hasFocus()
    assert session.plan.settings.notes == "First\nsecond"


def test_back_to_default_brings_value_and_origin_back(inspector, session):
    inspector.show(("pool",))
    row = inspector.form.row("ram_gib")
    said, back = [each for each in row.make_menu().actions() if each.text()]
    assert "Fujitsu" in said.text()
    assert not said.isEnabled()
    back.trigger()
    default = next(each for each in declared_fields(type(pool(session))) if each.name == "ram_gib").default
    assert pool(session).ram_gib == default
    assert "ram_gib" not in pool(session).origins
    assert row.origin.text() == "default"


def test_a_default_value_cannot_be_reset(inspector):
    inspector.show(("host",))
    row = inspector.form.row("system_ram_gib")
    assert row.origin.text() == "default"
    assert not row.make_menu().actions()[-1].isEnabled()


@pytest.fixture
def right_click(inspector, user, qtbot):
    """Open the menu of a field by the mouse and press keys in it; what its lines say."""

    def click(field, *keys):
        seen = []

        def answer():
            menu = QApplication.activePopupWidget()
            if menu is None:
                QTimer.singleShot(50, answer)
                return
            seen.extend(each.text() for each in menu.actions() if each.text())
            user.press(*keys)

        settle()
        widget = inspector.form.row(field).editor
        QTimer.singleShot(50, answer)
        user.click(widget.mapToGlobal(QPoint(12, widget.height() // 2)), button=3)
        qtbot.waitUntil(lambda: bool(seen) and QApplication.activePopupWidget() is None)
        return seen

    return click


def test_a_right_click_says_the_origin_and_leads_back_to_the_default(inspector, session, right_click):
    inspector.show(("pool",))
    seen = right_click("desktops", "Up", "Return")
    assert seen[-2].startswith("Imported from: Fujitsu")
    assert seen[-1] == "Back to default: 50"
    assert pool(session).desktops == 50
    assert session.history.position == 1


def test_a_right_click_on_a_switch_says_yes_or_no(inspector, right_click):
    inspector.show(("pool",))
    inspector.focus_field("pool", "suspends")
    assert right_click("suspends", "Escape")[-1] == "Back to default: no"


def test_the_default_to_go_back_to_is_that_of_the_drive_type(inspector, session, right_click, perform):
    inspector.show(("sas",))
    perform(verbs.set_field(session.plan, ("sas",), "drive_iops", 130.0))
    inspector.focus_field("sas", "drive_iops")
    assert session.plan.components["sas"].drive_kind == "hdd"
    assert right_click("drive_iops", "Up", "Return")[-1].startswith("Back to default: 80")
    assert session.plan.components["sas"].drive_iops == 80.0


def test_a_default_of_another_drive_type_leads_back_to_its_own(inspector, session):
    document = json.loads(plan_to_json(session.plan))
    sas = next(each for each in document["components"] if each["id"] == "sas")
    assert sas["drive_kind"] == "hdd"
    del sas["drive_iops"], sas["origins"]
    assert session.new_plan(plan_from_json(json.dumps(document).encode()))
    inspector.show(("sas",))
    assert session.plan.components["sas"].drive_iops == 20_000
    back = inspector.form.row("drive_iops").make_menu().actions()[-1]
    assert back.text().startswith("Back to default: 80")
    assert back.isEnabled()
    back.trigger()
    assert session.plan.components["sas"].drive_iops == 80
    assert not inspector.form.row("drive_iops").make_menu().actions()[-1].isEnabled()


def test_a_name_has_no_default_to_go_back_to(inspector, right_click):
    inspector.show(("pool",))
    seen = right_click("name", "Escape")
    assert seen
    assert not [line for line in seen if line.startswith("Back to default")]


def test_what_was_refused_at_one_component_is_gone_at_the_next(inspector, session):
    inspector.show(("ssd",))
    type_text(inspector, "drives", "0")
    assert inspector.form.row("drives").error
    inspector.show(("sas",))
    assert inspector.form.row("drives").error == ""
    assert line(inspector, "drives").text() == str(session.plan.components["sas"].drives)
    inspector.show(("ssd",))
    assert line(inspector, "drives").text() == str(session.plan.components["ssd"].drives)


def test_another_plan_is_shown_as_it_is(inspector, session):
    inspector.show(("pool",))
    type_text(inspector, "desktops", "12", key=None)
    session.new_plan(read_sample("everything-on-ssd"))
    assert inspector.ids == ()
    assert session.plan.components["pool"].desktops == 75
    inspector.show(("pool",))
    assert line(inspector, "desktops").text() == "75"


def test_what_was_being_typed_into_a_deleted_component_is_forgotten(inspector, session, perform):
    inspector.show(("pool",))
    type_text(inspector, "desktops", "12", key=None)
    perform(verbs.remove(session.plan, ("pool",)))
    steps = session.history.position
    assert inspector.ids == ()
    session.undo()
    assert steps == 1
    assert session.plan.components["pool"].desktops == 70


def test_a_price_being_typed_into_a_deleted_component_is_forgotten(inspector, session, perform):
    inspector.show(("host",))
    price = inspector.prices.rows[0].price.line
    price.setFocus()
    price.selectAll()
    QTest.keyClicks(price, "99")
    perform(verbs.remove(session.plan, ("host",)))
    assert inspector.ids == ()
    assert session.history.position == 1


def test_deleting_what_is_shown_shows_the_plan(inspector, session, perform):
    inspector.show(("pool",))
    perform(verbs.remove(session.plan, ("pool",)))
    assert inspector.ids == ()
    assert inspector.form.has_field("cpu_target_percent")


def test_going_to_another_component_takes_what_was_typed(inspector, session):
    inspector.show(("pool",))
    type_text(inspector, "desktops", "55", key=None)
    inspector.show(("host",))
    assert pool(session).desktops == 55
    assert line(inspector, "sockets").text() == "2"


def test_what_is_seldom_changed_is_folded_and_says_what_is_filled_in(inspector, session):
    inspector.show(("pool",))
    sections = inspector.form._sections
    assert sections["Pool"].body.isVisible()
    assert not sections["Boot"].body.isVisible()
    before = sections["Patching"].head.accessibleName()
    inspector.focus_field("pool", "patch_ios")
    assert sections["Patching"].body.isVisible()
    type_text(inspector, "patch_ios", "5000")
    assert pool(session).patch_ios == 5000
    assert before != sections["Patching"].head.accessibleName()
    assert "filled in" in sections["Patching"].head.accessibleName()


def test_a_price_per_unit_may_be_less_than_a_cent(inspector, session):
    inspector.show(())
    inspector.focus_field("", "electricity_price_per_kwh")
    assert line(inspector, "electricity_price_per_kwh").text() == "0.25"
    type_text(inspector, "electricity_price_per_kwh", "0.2875")
    assert session.plan.settings.electricity_price_per_kwh == Decimal("0.2875")
    assert line(inspector, "electricity_price_per_kwh").text() == "0.2875"


def test_a_flag_is_ticked_and_unticked_again(inspector, session):
    inspector.show(("pool",))
    inspector.focus_field("pool", "suspends")
    QTest.keyClick(editor(inspector, "suspends"), Qt.Key.Key_Space)
    assert pool(session).suspends is True
    session.undo()
    assert editor(inspector, "suspends").isChecked() is False


WITH_ALL_FIELDS = {
    "cluster": {"vsan": "hybrid", "vsan_sites": "two"},
    "storage_array": {"replication": "synchronous"},
    "desktop_pool": {"image_delivery": "pvs", "write_cache_gib": 0.5},
}
"""Choices without which a form hides what means nothing then."""


@pytest.mark.parametrize("kind", COMPONENT_TYPES)
def test_every_kind_has_a_form_with_all_its_fields(inspector, session, kind):
    part = msgspec.structs.replace(verbs.new_component(session.plan, kind), **WITH_ALL_FIELDS.get(kind, {}))
    session.perform(verbs.add_component(session.plan, part, parent="host" if kind == "disk_group" else None))
    inspector.show((part.id,))
    assert set(inspector.form.field_names) == {info.name for info in declared_fields(type(part))}
    for field in inspector.form.field_names:
        inspector.focus_field(part.id, field)
        assert not editor(inspector, field).visibleRegion().isEmpty(), field


def test_a_field_is_brought_into_view_for_mending(inspector):
    inspector.focus_field("pool", "log_gib")
    assert inspector.ids == ("pool",)
    assert line(inspector, "log_gib").hasFocus()
    assert not line(inspector, "log_gib").visibleRegion().isEmpty()
    inspector.focus_field("", "boot_window_minutes")
    assert inspector.ids == ()
    assert line(inspector, "boot_window_minutes").hasFocus()


def test_bars_say_what_the_assessment_says(inspector, session):
    inspector.show(("host",))
    shown = {bar.what: bar.accessibleName() for bar in inspector.results.bars}
    for resource in ("cpu", "ram"):
        row = session.assessment.worst("host", resource)
        assert f"{row.utilisation * 100:.0f}%" in shown[f"host.{resource}.{row.phase}"]


def test_a_bar_is_explained_by_click_and_keys(inspector, qtbot):
    inspector.show(("host",))
    bar = inspector.results.bars[0]
    for act in (
        lambda: qtbot.mouseClick(bar, Qt.MouseButton.LeftButton),
        *(lambda key=key: qtbot.keyClick(bar, key) for key in EXPLAIN_KEYS),
    ):
        with qtbot.waitSignal(inspector.explain_requested) as asked:
            act()
        assert asked.args == ["host.cpu.steady"]


def test_findings_of_the_selection_are_below_it(inspector, session):
    for component in ("host", "sas", "pool"):
        inspector.show((component,))
        wanted = [str(each.message) for each in session.assessment.findings if each.component == component]
        assert [note.text.text() for note in inspector.results.notes] == wanted


def test_a_click_on_a_finding_leads_to_its_field(inspector, session, qtbot):
    qtbot.waitUntil(lambda: session.results.is_reviewed)
    inspector.show(("host",))
    inspector.field_requested.connect(inspector.focus_field)
    note = next(each for each in inspector.results.notes if "only host" in each.text.text())
    qtbot.mouseClick(note.remedy, Qt.MouseButton.LeftButton)
    assert line(inspector, "count").hasFocus()


def test_a_price_that_is_missing_leads_to_the_prices(inspector):
    inspector.focus_field("mirror", PRICES)
    assert inspector.ids == ("mirror",)
    assert inspector.prices.add_button.hasFocus()
    assert not inspector.prices.add_button.visibleRegion().isEmpty()


def test_a_cluster_without_vsan_is_not_asked_for_its_figures(inspector, session, perform):
    assert session.new_plan(cluster_plan())
    inspector.show(("cluster",))
    assert inspector.form.row("vsan").isVisible()
    assert not inspector.form.row("vsan_slack_percent").isVisible()
    perform(verbs.set_field(session.plan, ["cluster"], "vsan", "hybrid"))
    assert inspector.form.row("vsan_slack_percent").isVisible()
    assert not inspector.form.row("site_mbit_s").isVisible()


def test_with_nothing_selected_the_errors_of_all_components_stand_there(inspector, session, qtbot, perform):
    perform(verbs.disconnect(session.plan, "pool", "ssd"))
    qtbot.waitUntil(lambda: session.results.is_reviewed)
    inspector.show(())
    findings = session.results.findings
    errors = [str(each.message) for each in findings if each.severity == "error"]
    assert any(each.component == "pool" and each.severity == "error" for each in findings)
    shown = [note.text.text() for note in inspector.results.notes]
    assert set(errors) <= set(shown)
    others = {str(each.message) for each in findings if each.component and each.severity != "error"}
    assert not others & set(shown)


def test_names_are_never_formatted(inspector, session, perform):
    name = "<b>Bold</b> & <img src=x>"
    perform(verbs.set_field(session.plan, ("host",), "name", name))
    inspector.show(("host",))
    assert inspector.head.title.text() == name
    assert formatted_labels(inspector) == []
    inspector.show(("host", "pool"))
    assert name in inspector.head.kind.text()
    assert formatted_labels(inspector) == []


def test_everything_that_takes_the_focus_has_a_name(inspector):
    for ids in ((), ("host",), ("ssd",), ("pool",), ("ssd", "sas")):
        inspector.show(ids)
        assert nameless(inspector) == []


def test_the_form_fits_its_width(inspector, qtbot):
    for ids in ((), ("host",), ("ssd",), ("pool",)):
        inspector.show(ids)
        inspector.resize(280, 700)
        settle()
        viewport = inspector.form.parentWidget().width()
        wide = [
            each.accessibleName()
            for each in inspector.form.findChildren(QLineEdit)
            if each.isVisible() and each.mapTo(inspector.form, each.rect().topRight()).x() > viewport - 8
        ]
        assert inspector.form.width() == viewport
        assert wide == []


def test_the_hint_for_mixed_selections_stays_away_when_records_change(session, inspector):
    assert inspector._hint.isHidden()
    session.catalog_changed.emit()
    assert inspector._hint.isHidden()
    assert not inspector.form.isHidden()
    inspector.show_components(("host", "pool"))
    assert not inspector._hint.isHidden()


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_titles_and_numbers_are_whole_in_a_narrow_form(inspector, qapp, qtbot, percent):
    themes = Themes(qapp, "light", percent)
    try:
        inspector.resize(290, 700)
        for ids in (("host",), ("ssd",), ("pool",)):
            inspector.show(ids)
            settle()
            for row in inspector.form.findChildren(FieldRow):
                if not row.isVisible():
                    continue
                words = row.title.text().replace("-", "- ").split()
                widest = max(map(row.title.fontMetrics().horizontalAdvance, words))
                assert widest <= row.title.width(), row.title.text()
                if isinstance(row.editor, NumberField):
                    line = row.editor.line
                    room = line.width() - line.textMargins().right() - 20
                    assert line.fontMetrics().horizontalAdvance(line.text()) <= room, row.title.text()
    finally:
        themes.set_text_percent(100)
        themes.deleteLater()


def test_values_stand_beside_their_titles_where_there_is_room(inspector, qtbot):
    inspector.resize(420, 700)
    inspector.show(("host",))
    settle()
    rows = [row for row in inspector.form.findChildren(FieldRow) if isinstance(row.editor, NumberField)]
    assert rows
    assert all(row.editor.x() > row.title.x() for row in rows if row.isVisible())


def test_a_form_that_goes_gives_the_focus_away_first(inspector, session, perform, qtbot):
    inspector.show(("ssd",))
    line(inspector, "name").setFocus()
    with qtbot.waitSignal(inspector.focus_left_over):
        perform(verbs.remove(session.plan, ("ssd",)))
    inspector.show(("host",))
    line(inspector, "name").setFocus()
    with qtbot.assertNotEmitted(inspector.focus_left_over):
        perform(verbs.set_field(session.plan, ("host",), "name", "Other"))


def test_a_result_that_goes_gives_the_focus_away_first(inspector, qtbot):
    inspector.show(("host",))
    bar = inspector.results.bars[0]
    bar.setFocus()
    assert bar.hasFocus()
    with qtbot.waitSignal(inspector.focus_left_over):
        inspector.show(("ssd",))


@pytest.mark.parametrize("component", ["", "host", "ssd", "pool"])
def test_tab_goes_from_the_top_of_the_form_to_its_bottom(inspector, component, qtbot):
    inspector.show((component,) if component else ())
    for section in inspector.form.findChildren(Section):
        section.unfold()
    settle()
    focus_target(inspector.form).setFocus()
    heights, seen = [], set()
    while (there := QApplication.focusWidget()) not in seen and inspector.form.isAncestorOf(there):
        seen.add(there)
        if isinstance(there, SectionHead | QLineEdit):
            heights.append(there.mapTo(inspector.form, QPoint(0, 0)).y())
        QTest.keyClick(there, Qt.Key.Key_Tab)
    assert len(heights) > 10
    assert heights == sorted(heights)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("wrong", ["1.000", "abc"])
def test_a_refusal_that_is_undone_leaves_undo_to_the_plan(inspector, session, user, wrong):
    undo = QAction(inspector)
    undo.setShortcut(QKeySequence("Ctrl+Z"))
    undo.triggered.connect(session.undo)
    inspector.addAction(undo)
    inspector.show(("host",))
    before = session.plan.components["host"].cores_per_socket
    type_text(inspector, "cores_per_socket", "14")
    type_text(inspector, "cores_per_socket", wrong)
    field = editor(inspector, "cores_per_socket")
    assert field.error
    for _ in range(4):
        if field.line.text() == "14":
            break
        user.press("ctrl+z")
    assert field.line.text() == "14"
    assert not field.error
    assert not inspector.form.row("cores_per_socket").is_unsettled
    user.press("ctrl+z")
    assert session.plan.components["host"].cores_per_socket == before


def test_the_results_of_another_selection_begin_at_the_top(inspector, qtbot):
    inspector.resize(340, 420)
    inspector.show(("pool",))
    bar = inspector.results.parentWidget().parentWidget().verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    inspector.show(("pool",))
    assert bar.value() > 0
    inspector.show(("host",))
    settle()
    assert bar.value() == 0


def test_a_day_is_typed_in_either_way_and_what_is_no_day_stays_and_is_marked(inspector, session):
    type_text(inspector, "prices_valid_until", "31.12.2026")
    assert session.plan.settings.prices_valid_until == "2026-12-31"
    assert line(inspector, "prices_valid_until").text() == "2026-12-31"
    type_text(inspector, "prices_valid_until", "31.2.2027")
    assert session.plan.settings.prices_valid_until == "2026-12-31"
    assert "2026-11-30" in inspector.form.row("prices_valid_until").error
    session.undo()
    assert session.plan.settings.prices_valid_until == ""


def test_tab_passes_open_headings_and_shift_tab_stops_at_them(inspector, user):
    inspector.show(("pool",))
    heads = {each.head for each in inspector.form._sections.values()}
    name = line(inspector, "name")
    name.setFocus()
    user.press("Tab")
    there = QApplication.focusWidget()
    assert there not in heads, "Enter would fold the section"
    before = {head for head in heads if head.isChecked()}
    user.press("Return")
    assert {head for head in heads if head.isChecked()} == before
    met = set()
    for _ in range(200):
        met.add(QApplication.focusWidget())
        user.press("Shift+Tab")
        if QApplication.focusWidget() is there:
            break
    assert {head for head in heads if head.isVisible()} <= met, "the keyboard reaches every heading"
    for head in (each for each in heads if each.isVisible() and not each.isChecked()):
        head.setFocus(Qt.FocusReason.TabFocusReason)
        assert head.hasFocus(), "a folded one holds no fields that Tab could go on to"
