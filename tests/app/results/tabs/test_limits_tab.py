"""Limits: what would lift each of them, and how many desktops of each pool fit."""

from __future__ import annotations

import html

import pytest
from PySide6.QtCore import Qt

from app.project.samples import read_sample
from app.results.tables.shown_limits import shown_limits
from app.results.tabs.all_tabs import ResultTabs
from app.results.tabs.limits_tab import LIFT_COLUMN, MOST_LIFTS
from planner_core.editing import verbs
from tests.support.plans import two_pools


@pytest.fixture
def tabs(session, place):
    made = ResultTabs(session)
    place(made, 1100, 400)
    yield made
    made.stop()


def look(tabs, qtbot):
    tabs.show_tab("limits")
    tab = tabs.tab("limits")
    qtbot.waitUntil(lambda: not tab.is_busy)
    return tab


def lift_shown(tab, number):
    row = next(row for row, rung in enumerate(tab.model.rows) if rung.number == number)
    return tab.model.index(row, LIFT_COLUMN).data()


def test_each_limit_says_what_to_buy_and_how_many_desktops_that_carries(tabs, session, qtbot):
    tab = look(tabs, qtbot)
    first = lift_shown(tab, 1)
    assert first.endswith(
        "GiB are missing. For 70 desktops: 192\N{NO-BREAK SPACE}GiB of RAM (12 modules of 16\N{NO-BREAK SPACE}GiB"
        " instead of 8\N{NO-BREAK SPACE}GiB, at a price of their own) in each host of “RX300 S6” instead of"
        " 144\N{NO-BREAK SPACE}GiB, or 2 hosts of “RX300 S6” instead of 1"
    )
    shown = len(shown_limits(session.assessment).limits)
    assert shown > 3
    for number, lift in enumerate(session.assessment.lifts[:shown], 1):
        for purchase in lift.purchases:
            if purchase.message is not None:
                assert str(purchase.message) in lift_shown(tab, number)


def test_a_rung_asks_what_so_many_desktops_need(tabs, qtbot):
    tab = look(tabs, qtbot)
    asked = []
    tabs.needed_requested.connect(lambda *what: asked.append(what))
    limit = next(rung.limit for rung in tab.model.rows if rung.limit)
    tab.needed_action.trigger()
    tab.table.setCurrentIndex(tab.table.model().index(0, 0))
    tab.needed_action.trigger()
    assert asked == [("", ""), (limit.component, limit.resource)]


def test_buying_the_advised_ram_lifts_the_limit(tabs, session, perform, qtbot):
    tab = look(tabs, qtbot)
    (ram,) = [each for each in session.assessment.lifts[0].purchases if each.field == "ram_gib"]
    perform(verbs.set_field(session.plan, ("host",), "ram_gib", ram.for_planned))
    tab = look(tabs, qtbot)
    assert tab.model.rows[0].number == 0
    assert not [number for number in range(1, len(tab.model.rows)) if "missing" in lift_shown(tab, number)]


def test_phases_with_a_window_can_also_take_longer(tabs, session, perform, qtbot):
    perform(verbs.set_field(session.plan, ("pool",), "desktops", 60))  # which the memory carries
    perform(verbs.set_setting(session.plan, "boot_window_minutes", 10.0))
    tab = look(tabs, qtbot)
    boots = [rung for rung in tab.model.rows if rung.limit and rung.limit.phase == "boot"]
    assert boots
    for rung in boots:
        assert lift_shown(tab, rung.number).endswith("; or a longer window for this phase")


def test_while_the_new_lift_is_worked_out_the_last_one_stays(tabs, session, perform, qtbot):
    tab = look(tabs, qtbot)
    before = lift_shown(tab, 2)
    perform(verbs.set_field(session.plan, ("pool",), "desktops", 71))
    assert lift_shown(tab, 2) == before
    with qtbot.waitSignal(session.assessed):
        session.new_plan(read_sample("everything-on-ssd"))
    assert lift_shown(tab, 1) == "…"


def test_one_pool_alone_has_no_switch(tabs, qtbot):
    tab = look(tabs, qtbot)
    assert not tab.views._head.isVisible()


def test_each_pool_has_its_own_limit_and_explains_it(tabs, session, qtbot):
    plan, other = two_pools(read_sample("everything-on-ssd"))
    with qtbot.waitSignal(session.assessed):
        session.new_plan(plan)
    tab = look(tabs, qtbot)
    assert tab.views._head.isVisible()
    tab.views.show_view("pools")
    assert tab.pools.rows == tuple(session.assessment.pool_limits)
    shown = [tab.pools.index(0, column).data() for column in range(4)]
    limit = session.assessment.pool_limit("pool")
    assert shown[1:3] == [str(limit.planned), str(limit.desktops)]
    assert shown[3] in {f"+{limit.desktops - limit.planned}", f"−{limit.planned - limit.desktops}", "0"}
    with qtbot.waitSignal(tabs.explain_requested) as asked:
        tab.pool_table.chosen.emit(tab.pools.rows[1], 0)
    assert asked.args == [f"pools.{other}.maximum"]
    assert session.results.explain(asked.args[0]).value == tab.pools.rows[1].desktops


def test_where_one_pool_is_left_nothing_is_kept_of_the_other(tabs, session, perform, qtbot):
    session.new_plan(two_pools(read_sample("replica-on-ssd"))[0])
    qtbot.waitUntil(lambda: session.assessment is not None)
    tab = look(tabs, qtbot)
    assert len(tab.pools.rows) == 2
    perform(verbs.remove(session.plan, ["pool"]))
    assert look(tabs, qtbot).pools.rows == ()


def test_the_tip_of_a_lift_says_all_of_it(tabs, session, qtbot):
    """The column may cut the line; beyond the last computed lift the tooltip says so."""
    tab = look(tabs, qtbot)
    for row, rung in enumerate(tab.model.rows):
        tip = tab.model.index(row, LIFT_COLUMN).data(Qt.ItemDataRole.ToolTipRole)
        if rung.limit is None:
            assert not tip
            continue
        lift = next(
            (
                each
                for each in session.assessment.lifts
                if (each.component, each.resource) == (rung.limit.component, rung.limit.resource)
            ),
            None,
        )
        if rung.number > MOST_LIFTS:
            assert f"Computed for the first {MOST_LIFTS} limits only." in tip
        else:
            assert lift is not None
            assert html.escape(str(lift.message)) in tip
