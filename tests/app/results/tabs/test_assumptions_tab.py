"""Assumptions: every field and constant once, searchable, and each leads to its field."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.project.samples import read_sample
from app.results.tables.assumptions_table import ASSUMED, assumption_rows
from app.results.tabs.all_tabs import ResultTabs
from planner_core.editing import verbs
from planner_core.plan.fields import declared_field, declared_fields
from planner_core.plan.idle_fields import idle_fields
from planner_core.plan.plan import Settings
from tests.support.plans import CATALOG, cluster_plan, two_pools, with_fields

DESCRIBES = {
    "name",
    "customer",
    "author",
    "notes",
    "prices_valid_until",
    "cloud_name",
    "cloud_source",
    "cloud_price_date",
}


@pytest.fixture
def tabs(session, place):
    made = ResultTabs(session)
    place(made, 1100, 400)
    yield made
    made.stop()


@pytest.fixture
def tab(tabs, qtbot):
    tabs.show_tab("assumptions")
    made = tabs.tab("assumptions")
    qtbot.waitUntil(lambda: not made.is_busy)
    return made


def row_of(tab, field, component):
    return next(row for row in tab._rows if row.field == field and component in row.components)


def test_every_field_of_every_component_and_setting_is_there_once(tab, session):
    fields = [
        (part.id, field.name)
        for part in session.plan.components.values()
        for field in declared_fields(type(part))
        if field.name not in {*DESCRIBES, *idle_fields(session.plan, part)} and field.group != "Measured"
    ]
    settings = [field for field in declared_fields(Settings) if field.name not in DESCRIBES]
    fields += [("", field.name) for field in settings if field.group != "Cloud"]  # the plan has none
    shown = [
        (component, row.field) for row in tab._rows if row.field for component in (row.components or ("",))
    ]
    assert sorted(shown) == sorted(fields)


def test_values_of_a_store_are_called_after_its_platform_and_those_of_others_left_out() -> None:
    plan = with_fields(cluster_plan("all-flash"), "cluster", vsan_version="aos")
    names = {row.name for row in assumption_rows(plan, CATALOG)}
    assert {"Nutanix AOS policy", "Nutanix AOS slack"} <= names
    assert not {"vSAN policy", "vSAN swap objects", "vSAN client cache"} & names
    plain = {row.name for row in assumption_rows(cluster_plan(), CATALOG)}
    assert "Storage of the hosts" in plain
    assert not {"Platform", "vSAN policy"} & plain


def test_what_a_cloud_costs_is_there_once_the_plan_is_compared_with_one(tab, session, qtbot):
    assert session.perform(verbs.set_setting(session.plan, "cloud", "both"))
    asked = {field.name for field in declared_fields(Settings) if field.group == "Cloud"} - DESCRIBES
    qtbot.waitUntil(lambda: asked <= {row.field for row in tab._rows})


def test_constants_have_value_unit_source_and_confidence(tab, session):
    named = [row for row in tab._rows if (row.origin, row.name) == ("constant", "Write penalty")]
    mirror, single = sorted(named, key=lambda row: -row.number)
    assert (mirror.value, mirror.components) == ("2\N{NO-BREAK SPACE}I/Os per write", ("mirror",))
    assert (single.value, single.components) == ("1\N{NO-BREAK SPACE}I/Os per write", ("ssd", "sas"))
    penalty, level = mirror, session.catalog.raid_levels[session.plan.components["mirror"].raid]
    assert (penalty.source, penalty.confidence) == (level.source, level.confidence)


def test_values_from_the_catalogue_are_as_sure_as_their_record(tab, session):
    row = row_of(tab, "cpu_mhz", "pool")
    origin = session.plan.components["pool"].origins["cpu_mhz"]
    record = session.catalog.record("workloads", origin.reference)
    assert row.origin == origin.kind
    assert row.confidence == (record.confidence if record and origin.kind == "catalogue" else "")


def test_planning_values_say_that_they_are(tab, session):
    for row in tab._rows:
        part = session.plan.components[row.components[0]] if row.components else session.plan.settings
        field = declared_field(type(part), row.field)
        if row.origin == "default" and row.source.startswith("Planning value"):
            assert row.confidence == "C", row.name
        if row.origin == "default" and not row.source:
            assert row.confidence == ("C" if field.kind in {"integer", "number", "money"} else ""), row.name
        if row.origin in {"typed", "imported"}:
            assert row.confidence == ""


def test_the_same_value_of_several_pools_is_one_row(tabs, session, qtbot, perform):
    plan, other = two_pools(read_sample("replica-on-ssd"))
    with qtbot.waitSignal(session.assessed):
        session.new_plan(plan)
    tabs.show_tab("assumptions")
    tab = tabs.tab("assumptions")
    qtbot.waitUntil(lambda: not tab.is_busy)
    assert row_of(tab, "vcpus", "pool").components == ("pool", other)
    assert plan.components[other].name in row_of(tab, "vcpus", "pool").where
    perform(verbs.set_field(session.plan, (other,), "vcpus", 4))
    qtbot.waitUntil(lambda: not tab.is_busy)
    assert row_of(tab, "vcpus", "pool").components == ("pool",)
    assert row_of(tab, "vcpus", other).origin == "typed"


def test_the_search_finds_words_anywhere_in_a_row(tab):
    tab.search.setText("write PENALTY")
    assert {row.name for row in tab.model.rows} == {"Write penalty"}
    assert tab.count.text() == f"2 of {len([row for row in tab._rows if row.origin in ASSUMED])}"
    tab.search.setText("no such words")
    assert not tab.model.rows
    assert "Clear the search" in tab.table.empty_text
    QTest.keyClick(tab.search, Qt.Key.Key_Escape)
    assert len(tab.model.rows) > 50


def test_at_first_only_assumed_values_are_shown(tab):
    assert {row.origin for row in tab.model.rows} == {"default", "constant"}
    before = len(tab.model.rows)
    tab.switch.choose(1)
    assert len(tab.model.rows) == len(tab._rows) > before
    tab.switch.choose(0)
    assert len(tab.model.rows) == before


def test_the_key_for_finding_leads_into_the_search_and_down_into_the_table(tab, qtbot):
    tab.table.setFocus()
    QTest.keyClick(tab.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(tab.search.hasFocus)
    QTest.keyClick(tab.search, Qt.Key.Key_Down)
    assert tab.table.hasFocus()


def test_a_row_leads_to_its_field_and_a_constant_to_its_component(tab, qtbot):
    tab.search.setText("write penalty")
    with qtbot.waitSignal(tab.component_requested) as asked:
        tab.table.chosen.emit(tab.model.rows[0], 0)
    assert asked.args == [tab.model.rows[0].components[0]]
    with qtbot.waitSignal(tab.field_requested) as asked:
        tab.table.chosen.emit(row_of(tab, "hypervisor", "host"), 0)
    assert asked.args == ["host", "hypervisor"]
    setting = next(row for row in tab._rows if row.field == "boot_window_minutes")
    with qtbot.waitSignal(tab.field_requested) as asked:
        tab.table.chosen.emit(setting, 0)
    assert asked.args == ["", "boot_window_minutes"]
