"""Findings alike are one row, which opens to its components; each of them leads to the drawing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.results.tabs.findings_tab import REMEDY_COLUMN, SOURCE_COLUMN, TEXT_COLUMN, FindingsTab
from app.results.tabs.table_view import LEAST_WRAPPED_LETTERS
from planner_core.engine.evaluate import evaluate
from planner_core.engine.findings.groups import grouped
from planner_core.plan.components import DiskGroup, Host
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG

CODE = "raid.no-redundancy"


@pytest.fixture(scope="module")
def plan():
    hosts = [Host(id=f"host-{each}", name=f"Host {each}") for each in range(3)]
    drives = [DiskGroup(id=f"ssd-{each}", name=f"SSD {each}", raid="raid-0", drives=4) for each in range(3)]
    return Plan(
        components={each.id: each for each in [*hosts, *drives]},
        parents={f"ssd-{each}": f"host-{each}" for each in range(3)},
    )


@pytest.fixture
def tab(plan, place):
    made = FindingsTab()
    place(made, 1100, 400)
    made.show_results(plan, evaluate(plan, CATALOG))
    return made


def shown(tab):
    model = tab.table.model()
    return [[model.index(row, column).data() for column in range(5)] for row in range(model.rowCount())]


def place_of_group(tab):
    return next(
        row for row, cells in enumerate(shown(tab)) if "RAID 0" in cells[2] and "3 components" in cells[1]
    )


def press(tab, row, qtbot):
    tab.table.setCurrentIndex(tab.table.model().index(row, 1))
    qtbot.keyClick(tab.table, Qt.Key.Key_Return)


def test_a_group_is_one_row_that_names_the_others(tab, plan):
    assert tab.model.rowCount() == len(grouped(evaluate(plan, CATALOG).findings))
    words = shown(tab)[place_of_group(tab)][2]
    assert words.startswith("“SSD 0”")
    assert words.endswith("This also applies to 2 others: “SSD 1”, “SSD 2”.")


def test_in_a_narrow_pane_the_table_scrolls_before_words_become_tall_columns(tab, qtbot):
    table = tab.table
    assert table.horizontalScrollBar().maximum() == 0
    tab.window().resize(400, 400)
    qtbot.waitUntil(lambda: table.horizontalScrollBar().maximum() > 0)
    least = table.fontMetrics().averageCharWidth() * LEAST_WRAPPED_LETTERS
    for column in (TEXT_COLUMN, REMEDY_COLUMN, SOURCE_COLUMN):
        assert table.columnWidth(column) >= least
    assert max(map(table.rowHeight, range(len(shown(tab))))) < table.viewport().height()


def test_a_group_opens_to_components_that_lead_to_the_drawing(tab, qtbot):
    at = place_of_group(tab)
    closed = tab.model.rowCount()
    press(tab, at, qtbot)
    assert tab.model.rowCount() == closed + 3
    members = shown(tab)[at + 1 : at + 4]
    assert [cells[1].strip() for cells in members] == ["SSD 0", "SSD 1", "SSD 2"]
    assert [cells[2].startswith(f"“{cells[1].strip()}”") for cells in members] == [True] * 3
    assert tab.table.currentIndex().row() == at
    with qtbot.waitSignal(tab.field_requested) as asked:
        press(tab, at + 2, qtbot)
    assert asked.args == ["ssd-1", "raid"]
    press(tab, at, qtbot)
    assert tab.model.rowCount() == closed


def test_opening_selects_nothing_on_the_drawing(tab, qtbot):
    with qtbot.assertNotEmitted(tab.component_requested):
        press(tab, place_of_group(tab), qtbot)


@pytest.mark.parametrize("order", [Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder])
@pytest.mark.parametrize("column", range(5))
def test_members_stay_below_their_group_however_the_table_is_sorted(tab, qtbot, column, order):
    press(tab, place_of_group(tab), qtbot)
    tab.table.sortByColumn(column, order)
    at = place_of_group(tab)
    assert [cells[1].strip() for cells in shown(tab)[at + 1 : at + 4]] == ["SSD 0", "SSD 1", "SSD 2"]


def test_what_was_open_stays_open_while_the_plan_changes(tab, plan, qtbot):
    press(tab, place_of_group(tab), qtbot)
    opened = tab.model.rowCount()
    tab.show_results(plan, evaluate(plan, CATALOG))
    assert tab.model.rowCount() == opened
