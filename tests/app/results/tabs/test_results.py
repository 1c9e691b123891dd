"""The tables below the drawing: the same numbers as the assessment, sorted, copied and explained."""

from __future__ import annotations

import html
import subprocess
import sys
from decimal import Decimal

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from app.look import theme
from app.project.samples import read_sample
from app.project.use_ranges import UseRanges
from app.results.tables.largest_costs import MOST_PARTS
from app.results.tables.limits_tables import ladder, missing_of
from app.results.tables.saturation_table import share_in_words
from app.results.tabs import saturation_tab
from app.results.tabs.all_tabs import NAMES, ResultTabs
from app.results.tabs.cost_tab import SHARED_BY, CostTab
from app.results.tabs.saturation_tab import CELL_CHARACTERS, FIXED, SCROLL_BAR, WORST, MatrixDelegate
from app.results.tabs.table_model import ROW_ROLE
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.axes import NORMAL, PHASES, USUAL_PHASES
from planner_core.engine.basis.resources import RESOURCE_NAMES
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explainable
from planner_core.engine.findings.groups import grouped
from planner_core.plan.components import DiskGroup, Host, Part, StorageArray
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan
from planner_core.studies.range_study import UseRange
from tests.support.explaining import explain_with_one_recording
from tests.support.panels import formatted_labels, nameless
from tests.support.plans import CATALOG, cluster_plan, with_fields

BESIDE_TEXT = 9
"""What the style sheet and Qt leave beside the words of a cell."""


@pytest.fixture
def tabs(session, place):
    made = ResultTabs(session)
    place(made, 1100, 320)
    return made


def shown_rows(table):
    """What the user reads, row by row, in the order on the screen."""
    model = table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def put_current(table, row, column):
    table.setFocus()
    table.setCurrentIndex(table.model().index(row, column))


@pytest.mark.parametrize("sample", ["everything-on-sas", "everything-on-ssd", "replica-on-ssd"])
def test_the_matrix_holds_every_number_of_the_assessment(session, tabs, qtbot, sample):
    with qtbot.waitSignal(session.assessed):
        session.new_plan(read_sample(sample))
    table = tabs.tab("saturation").table
    shown = {
        (row[0], row[1], number): text for row in shown_rows(table) for number, text in enumerate(row[FIXED:])
    }
    rows = [row for row in session.assessment.saturation if row.planned_for and row.case == NORMAL]
    assert len(shown) == len(rows)
    for row in rows:
        name = session.plan.components[row.component].name
        phase = PHASES.index(row.phase)
        percent = Decimal(repr(row.utilisation * 100))
        over_or_not = Decimal("99.5") <= percent < Decimal("100.5")  # 99.9% and 100.4% are not 100%
        expected = f"{percent:.1f}%" if over_or_not else f"{percent:.0f}%"
        assert shown[(name, RESOURCE_NAMES[row.resource], phase)] == expected


def test_the_matrix_shows_the_range_of_the_worst_while_it_is_known(session, tabs):
    before = session.assessment
    worst = before.worst("host", "cpu", case=None)
    use = UseRange("host", "cpu", worst.phase, worst.case, 0.74, worst.utilisation, 1.06)

    def ends() -> list[str]:
        rows = shown_rows(tabs.tab("saturation").table)
        return next(row[WORST + 1 : WORST + 3] for row in rows if row[1] == "CPU")

    assert ends() == ["", ""]
    session.results.take_ranges(before, UseRanges([use]))
    assert ends() == ["74%", "106%"]
    session.results.take_ranges(before, UseRanges())
    assert ends() == ["", ""]


def test_the_matrix_shows_the_chosen_case_and_the_worst_of_all(session, tabs, qtbot):
    with qtbot.waitSignal(session.assessed):
        session.new_plan(cluster_plan())
    tab = tabs.tab("saturation")
    before = {(row[0], row[1]): row for row in shown_rows(tab.table)}[("Pair", "CPU")]
    assert before[FIXED - 1] == "Login, 1 host failed"
    assert not tab._case_note.isVisible()
    tabs.show_case("host-1")
    failed = {(row[0], row[1]): row for row in shown_rows(tab.table)}[("Pair", "CPU")]
    login = FIXED + PHASES.index("login")
    assert failed[:FIXED] == before[:FIXED]
    assert failed[login] == failed[2] != before[login]
    assert "1 host failed" in tab._case_note.text()
    assert tab._case_note.isVisible()
    row = next(row for row in tab.model.rows if (row.name, row.resource) == ("Pair", "cpu"))
    with qtbot.waitSignal(tabs.explain_requested) as asked:
        tab.table.chosen.emit(row, login)
    assert asked.args == ["pair.cpu.login.host-1"]
    assert session.results.explain(asked.args[0]).title


def test_marks_stand_beside_percentages_of_any_length(session, tabs, perform, monkeypatch):
    perform(verbs.set_field(session.plan, ("pool",), "desktops", 20_000))
    table = tabs.tab("saturation").table
    cells, marks = [], []
    paint_cell = MatrixDelegate._paint_cell

    def note_cell(painter, option, cell):
        paint_cell(painter, option, cell)
        written = option.fontMetrics.horizontalAdvance(share_in_words(cell))
        cells.append((marks[-1].left(), marks[-1].right(), option.rect.left(), option.rect.right() - written))

    monkeypatch.setattr(MatrixDelegate, "_paint_cell", staticmethod(note_cell))
    monkeypatch.setattr(saturation_tab, "paint_mark", lambda _painter, place, *_: marks.append(place))
    table.horizontalScrollBar().setValue(table.horizontalScrollBar().maximum())
    table.grab()
    assert any(row.worst.utilisation >= 100 for row in table.rows.rows)
    assert cells
    for mark_left, mark_right, left, text_left in cells:
        assert left < mark_left < mark_right < text_left - BESIDE_TEXT


def test_a_cell_of_the_matrix_explains_itself_by_click_enter_and_f1(session, tabs, qtbot):
    table = tabs.tab("saturation").table
    put_current(table, 0, FIXED + 1)
    place = table.visualRect(table.currentIndex()).center()
    for act in (
        lambda: qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place),
        lambda: qtbot.keyClick(table, Qt.Key.Key_Return),
        lambda: qtbot.keyClick(table, Qt.Key.Key_F1),
    ):
        with qtbot.waitSignal(tabs.explain_requested) as asked:
            act()
        assert asked.args == [f"host.cpu.{PHASES[1]}"]


def test_every_number_of_every_tab_can_be_explained(session, tabs, qtbot, monkeypatch):
    explain_with_one_recording(monkeypatch)
    known = {*explainable(session.assessment)}
    known |= {f"{use.component}.capacity" for use in session.assessment.stores}
    for name in ("saturation", "limits", "capacity"):
        tabs.show_tab(name)
        asked: list[str] = []
        tabs.tab(name).explain_requested.connect(asked.append)
        table = tabs.tab(name).table
        for row in range(table.model().rowCount()):
            for column in range(table.model().columnCount()):
                table.chosen.emit(table.model().index(row, column).data(ROW_ROLE), column)
        assert len(asked) >= table.model().rowCount()
        assert set(asked) <= known
        for what in set(asked):
            assert session.results.explain(what).title


def test_the_ladder_stands_in_order_with_the_plan_between_its_rungs(session, tabs):
    tabs.show_tab("limits")
    rungs = tabs.tab("limits").model.rows
    limits = list(session.assessment.limits)
    far = [limit for limit in limits if limit.desktops > 4 * session.assessment.desktops.planned]
    close = limits[: len(limits) - len(far)]
    assert [rung.limit for rung in rungs if rung.limit] == close
    assert len(far) > 1
    horizon = 4 * session.assessment.desktops.planned
    assert (rungs[-1].desktops, rungs[-1].name) == (horizon, f"{len(far)} more beyond")
    assert [rung.desktops for rung in rungs] == sorted(rung.desktops for rung in rungs)
    planned = next(rung for rung in rungs if not rung.number)
    assert planned.desktops == session.assessment.desktops.planned
    assert rungs.index(planned) == sum(limit.desktops < planned.desktops for limit in limits) > 0


def test_a_rung_below_the_plan_says_how_much_is_missing(session):
    row = session.assessment.worst("host", "ram", "steady")
    first = ladder(session.plan, session.assessment)[0]
    assert (first.limit.component, first.limit.resource) == ("host", "ram")
    missing = row.demand / row.target - row.capacity
    assert missing_of(session.assessment, first.limit) == f"{missing:.2f}\N{NO-BREAK SPACE}GiB"


def test_numbers_sort_as_numbers_and_words_as_words(tabs):
    tabs.show_tab("limits")
    table = tabs.tab("limits").table
    table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    desktops = [int(row[1].replace(",", "")) for row in shown_rows(table)]
    assert desktops == sorted(desktops, reverse=True)
    assert desktops[0] > 100 > desktops[-1] > 10
    table.sortByColumn(2, Qt.SortOrder.AscendingOrder)
    names = [row[2] for row in shown_rows(table)]
    assert names == sorted(names, key=str.casefold)


def sort_by_menu(table, title):
    next(action for action in table.actions() if action.text() == title).trigger()


def test_the_column_that_the_keyboard_is_in_is_sorted_without_the_mouse(tabs):
    tabs.show_tab("limits")
    table = tabs.tab("limits").table
    unsorted = shown_rows(table)
    put_current(table, 0, 1)
    QTest.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    desktops = [int(row[1].replace(",", "")) for row in shown_rows(table)]
    assert desktops == sorted(desktops, reverse=True) != sorted(desktops)
    assert shown_rows(table)[table.currentIndex().row()] == unsorted[0]
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    names = [row[2] for row in shown_rows(table)]
    assert names == sorted(names, key=str.casefold)
    sort_by_menu(table, "Unsorted")
    assert shown_rows(table) == unsorted
    sort_by_menu(table, "Sort descending")
    assert shown_rows(table) != unsorted


def test_a_table_without_a_current_cell_stays_as_it_is(tabs):
    tabs.show_tab("limits")
    table = tabs.tab("limits").table
    unsorted = shown_rows(table)
    table.setCurrentIndex(table.rootIndex())
    sort_by_menu(table, "Sort descending")
    assert shown_rows(table) == unsorted


def test_an_amount_that_grows_is_never_cut_off(place):
    tab = CostTab()
    place(tab, 1100, 320)
    for price in ("9.90", "150479.19"):
        plan = cluster_plan()
        server = msgspec.structs.replace(plan.components["single"], parts=(Part("Server", Decimal(price)),))
        plan = msgspec.structs.replace(plan, components={**plan.components, "single": server})
        tab.show_results(plan, evaluate(plan, CATALOG))
    (total,) = (number for number, column in enumerate(tab.model.columns) if column.title == "Total")
    index = tab.table.model().index(0, total)
    assert "150,479.19" in index.data()
    words = tab.table.fontMetrics().horizontalAdvance(index.data())
    assert tab.table.columnWidth(total) >= words + BESIDE_TEXT


def test_a_click_on_a_licence_asks_for_the_licence_lines(place, qtbot):
    plan = cluster_plan()
    line = Licence(id="licence-1", name="Brokers", unit="host", unit_price=Decimal(1000))
    plan = msgspec.structs.replace(plan, licences={line.id: line})
    tab = CostTab()
    place(tab, 1100, 320)
    tab.show_results(plan, evaluate(plan, CATALOG))
    rows = shown_rows(tab.table)
    (row,) = (number for number, each in enumerate(rows) if "Brokers" in each)
    asked = []
    tab.field_requested.connect(lambda *where: asked.append(where))
    place_of = tab.table.visualRect(tab.table.model().index(row, 0)).center()
    with qtbot.waitSignal(tab.action_requested) as wanted:
        qtbot.mouseClick(tab.table.viewport(), Qt.MouseButton.LeftButton, pos=place_of)
    assert (wanted.args, asked) == (["file.licences"], [])


def test_cost_is_the_bill_of_materials_to_the_cent(session, tabs):
    tabs.show_tab("cost")
    tab = tabs.tab("cost")
    cost = session.assessment.cost
    priced, without = shown_rows(tab.table)[: len(cost.lines)], shown_rows(tab.table)[len(cost.lines) :]
    totals = [Decimal(row[2].strip("€").replace(",", "")) for row in priced]
    assert sum(totals) == cost.total
    assert [row[1] for row in priced] == [str(line.quantity) for line in cost.lines]
    assert [row[1:4] for row in without] == [[str(each.quantity), "–", "no price"] for each in cost.unpriced]
    assert tab.total.figure == f"from €{cost.total:,.2f}"
    assert tab.shares["per_desktop_planned"].figure == f"from €{cost.per_desktop_planned:,.2f}"
    assert tab.shares["per_desktop_without_failures"].figure == f"from €{cost.per_desktop_maximum:,.2f}"
    assert shown_shares(tab) == ["per_desktop_planned", "per_desktop_without_failures"]


def test_what_has_no_price_is_named_beside_the_sum(session, tabs, perform):
    tabs.show_tab("cost")
    tab = tabs.tab("cost")
    missing, dates, old = tab.gaps.text().splitlines()
    assert missing == "Without a price, not in the sum: SAS mirror"
    assert dates == "Prices as of June 2011."
    assert old.endswith("prices are older than 12 months: ask for current ones before you order.")
    perform(verbs.remove(session.plan, ["mirror"]))
    assert tab.gaps.text().splitlines() == [dates, old]
    assert tab.total.figure == f"€{session.assessment.cost.total:,.2f}"


def test_a_subscription_without_a_price_makes_the_years_of_use_a_least_amount_alone(session, tabs, perform):
    tabs.show_tab("cost")
    tab = tabs.tab("cost")
    perform(verbs.remove(session.plan, ["mirror"]))
    line = Licence(id="licence-1", name="Access", unit="once", term="year")
    perform(verbs.add_licence(session.plan, line))
    assert tab.total.figure == f"€{session.assessment.cost.total:,.2f}"
    assert tab.shares["per_desktop_planned"].figure.startswith("€")
    assert tab.ownership.figure.startswith("from €")
    assert tab.monthly.figure.startswith("from €")
    assert tab.gaps.text().splitlines()[0] == "Without a price, not in the cost of use: Access"


def test_what_licences_cost_year_by_year_stands_below_the_bill(session, tabs, perform, qtbot):
    tabs.show_tab("cost")
    tab = tabs.tab("cost")
    assert not tab.yearly.isVisible()
    for number, price in ((1, 350), (2, 150)):
        line = Licence(
            id=f"licence-{number}", name=f"Line {number}", unit="once", term="year", unit_price=Decimal(price)
        )
        perform(verbs.add_licence(session.plan, line))
    assert tab.yearly.isVisible()
    assert shown_rows(tab.yearly) == [
        ["Line 1", "1", "€1,750.00", "€350.00", "1", "5"],
        ["Line 2", "1", "€750.00", "€150.00", "1", "5"],
        ["In all", "", "€2,500.00", "€500.00", "", ""],
    ]
    assert all("Line" not in row[0] for row in shown_rows(tab.table))
    with qtbot.waitSignal(tab.action_requested):
        tab.yearly.chosen.emit(tab.yearly.row_at(tab.yearly.model().index(0, 0)), 0)
    for number in (1, 2):
        perform(verbs.remove_licence(session.plan, f"licence-{number}"))
    assert not tab.yearly.isVisible()


def test_tabs_show_results_of_the_plan_of_before_while_those_of_an_edit_are_worked_out(session, tabs):
    plan = apply(session.plan, verbs.remove(session.plan, list(session.plan.components)).edits)
    for name in NAMES:
        tabs.show_tab(name)
        tabs.tab(name).show_results(plan, session.assessment)
    assert "without a price" not in tabs.tab("cost").gaps.text()


def shown_shares(tab):
    return [name for name, figure in tab.shares.items() if not figure.isHidden()]


def test_a_host_in_reserve_and_users_of_session_hosts_have_figures_of_their_own(qtbot):
    tab = CostTab()
    qtbot.addWidget(tab)
    plan = cluster_plan()
    server = msgspec.structs.replace(plan.components["pair"], parts=(Part("Server", Decimal(10_000)),))
    plan = msgspec.structs.replace(plan, components={**plan.components, "pair": server})
    tab.show_results(plan, evaluate(plan, CATALOG))
    assert shown_shares(tab) == []  # the other hosts and the array have no price
    assert tab.gaps.text().startswith("No price per desktop: no price for ")
    assert tab.total.figure.startswith("from €")
    included = (Part("Included", Decimal(0)),)
    parts = {
        each.id: msgspec.structs.replace(each, parts=each.parts or included)
        for each in plan.components.values()
        if isinstance(each, Host | DiskGroup | StorageArray)
    }
    plan = msgspec.structs.replace(plan, components={**plan.components, **parts})
    tab.show_results(plan, evaluate(plan, CATALOG))
    desktops = ["per_desktop_planned", "per_desktop_without_failures", "per_desktop_maximum_with_reserve"]
    assert shown_shares(tab) == desktops
    assert "N+1" in tab.shares["per_desktop_maximum_with_reserve"].accessibleName()
    plan = with_fields(plan, "pool", users_per_desktop=10, desktops=20)
    assessment = evaluate(plan, CATALOG)
    tab.show_results(plan, assessment)
    assert shown_shares(tab) == [
        f"per_{each}_{name}" for each in ("desktop", "user") for name in SHARED_BY[:3]
    ]
    user = tab.shares["per_user_planned"]
    assert user.figure == f"€{assessment.cost.per_user_planned:,.2f}"
    assert user.accessibleName().startswith("Per user as planned: 200:")


def test_where_the_money_goes_is_told_by_the_largest_items_of_the_bill(session, tabs, perform, qtbot):
    tabs.show_tab("cost")
    tab = tabs.tab("cost")
    cost = session.assessment.cost
    lines = sorted((line.total for line in cost.lines), reverse=True)
    bars = [each for each in tab.parts.parts if not each.isHidden()]
    assert len(bars) == MOST_PARTS + 1
    first = lines[0]
    percent = round(first * 100 / cost.total)
    assert bars[0].accessibleName().endswith(f": €{first:,.2f}, {percent}% of the total")
    rest = sum(lines[MOST_PARTS:])
    assert bars[-1].accessibleName().startswith(f"{len(lines) - MOST_PARTS} smaller items: €{rest:,.2f}")
    with qtbot.waitSignal(tab.field_requested) as asked:
        bars[0].click()
    assert asked.args[0] in session.plan.components


def test_a_column_that_no_item_fills_is_left_out(session, tabs, perform):
    tabs.show_tab("cost")
    tab = tabs.tab("cost")
    titles = [column.title for column in tab.model.columns]
    assert {"Order number", "Price of", "Source"} <= {*titles}
    for each in (*session.plan.of_type(Host), *session.plan.of_type(DiskGroup)):
        bare = msgspec.structs.replace(each, parts=(Part("Server", Decimal(100)),))
        perform(verbs.set_parts(session.plan, each.id, bare.parts))
    assert [column.title for column in tab.model.columns] == ["Item", "Quantity", "Total", "Net unit price"]


def test_discounts_have_a_column_only_where_there_are_some(session, tabs, perform):
    tabs.show_tab("cost")
    tab = tabs.tab("cost")
    assert "Discount" not in [column.title for column in tab.model.columns]
    part = msgspec.structs.replace(session.plan.components["host"].parts[0], discount_percent=Decimal(10))
    perform(verbs.set_parts(session.plan, "host", [part]))
    titles = [column.title for column in tab.model.columns]
    line = next(row for row in shown_rows(tab.table) if row[0] == part.item)
    assert line[titles.index("Discount")] == "10%"
    assert line[titles.index("Total")] == f"€{part.unit_price * part.quantity * Decimal('0.9'):,.2f}"


def test_the_years_of_use_are_told_where_they_are_known(session, tabs):
    tabs.show_tab("cost")
    tab, running = tabs.tab("cost"), session.assessment.cost.running
    assert tab.monthly.figure == f"from €{running.cost_per_desktop_and_month:,.2f}"
    assert tab.ownership.figure == f"from €{running.total_cost_of_ownership_per_desktop:,.2f}"
    assert not tab.monthly.isHidden()


def test_figures_of_the_cost_explain_themselves(tabs, qtbot):
    tabs.show_tab("cost")
    with qtbot.waitSignal(tabs.explain_requested) as asked:
        qtbot.mouseClick(tabs.tab("cost").shares["per_desktop_planned"], Qt.MouseButton.LeftButton)
    assert asked.args == ["cost.per_desktop_planned"]
    with qtbot.waitSignal(tabs.explain_requested) as asked:
        qtbot.keyClick(tabs.tab("cost").total, Qt.Key.Key_F1)
    assert asked.args == ["cost.total"]


def test_ctrl_c_copies_a_table_that_a_german_spreadsheet_reads(german, session, place):
    tabs = ResultTabs(session)
    place(tabs, 1100, 320)
    tabs.show_tab("cost")
    table = tabs.tab("cost").table
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    cost = session.assessment.cost
    assert len(lines) == 1 + len(cost.lines) + len(cost.unpriced)
    assert lines[0].split("\t") == [column.title for column in table.rows.columns]
    for text, without in zip(lines[1 + len(cost.lines) :], cost.unpriced, strict=True):
        assert text.split("\t")[1:4] == [str(without.quantity), "", ""]
    for text, line in zip(lines[1 : 1 + len(cost.lines)], cost.lines, strict=True):
        cells = text.split("\t")
        assert cells[0] == line.item
        assert cells[1] == str(line.quantity)
        assert cells[3] == f"{line.unit_price:.2f}".replace(".", ",")
        assert cells[2] == f"{line.total:.2f}".replace(".", ",")


def test_selected_rows_are_copied_alone_and_in_the_order_on_the_screen(tabs):
    tabs.show_tab("limits")
    table = tabs.tab("limits").table
    table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    table.selectRow(0)
    model = table.selectionModel()
    model.select(table.model().index(2, 0), model.SelectionFlag.Select | model.SelectionFlag.Rows)
    lines = [line.split("\t") for line in table.copy_text().splitlines()]
    wanted = [shown_rows(table)[row][1].replace(",", "") for row in (0, 2)]
    assert [line[1] for line in lines[1:]] == wanted


def test_names_with_tabs_and_line_breaks_stay_in_their_cell(session, tabs, perform):
    perform(verbs.set_field(session.plan, ("host",), "name", "a\tb\nc"))
    lines = tabs.tab("saturation").table.copy_text().splitlines()
    assert {line.count("\t") for line in lines} == {FIXED + len(USUAL_PHASES) - 1}
    assert lines[1].startswith("a b c\t")


def test_findings_come_worst_first_and_lead_to_their_component(session, tabs, qtbot):
    tabs.show_tab("findings")
    tab = tabs.tab("findings")
    severities = [row.finding.severity for row in tab.model.rows]
    assert severities == sorted(severities, key=("error", "warning", "notice").index)
    assert len(severities) == len(grouped(session.assessment.findings))
    alone = next(at for at, row in enumerate(tab.model.rows) if not row.opens)
    put_current(tab.table, alone, 0)
    with qtbot.waitSignal(tabs.component_requested) as asked:
        qtbot.keyClick(tab.table, Qt.Key.Key_Return)
    assert asked.args == [tab.model.rows[alone].finding.component]
    assert str(len(severities)) in tabs.tabText(NAMES.index("findings"))


def test_findings_name_the_document_their_rule_is_from(session, tabs):
    tabs.show_tab("findings")
    sources = [row[-1] for row in shown_rows(tabs.tab("findings").table)]
    assert sources == [group.first.source for group in grouped(session.assessment.findings)]
    assert all(sources)


def test_the_capacity_table_is_the_legend_of_its_chart_and_has_no_grid(session, tabs):
    tabs.show_tab("capacity")
    tab = tabs.tab("capacity")
    table = tab.table
    assert not table.showGrid()
    column = next(number for number, each in enumerate(table.rows.columns) if each.colour)
    indexes = [table.model().index(row, column) for row in range(table.model().rowCount())]
    index = next(each for each in indexes if table.row_at(each).role)
    table.scrollTo(index)
    image = table.viewport().grab(table.visualRect(index)).toImage()
    wanted = theme.current().data_colour(table.row_at(index).role)
    seen = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y) == wanted
    ]
    assert len({x for x, _ in seen}) >= 6
    assert len({y for _, y in seen}) >= 6


def test_the_capacity_table_adds_up(session, tabs):
    tabs.show_tab("capacity")
    rows = tabs.tab("capacity").model.rows
    for use in session.assessment.stores:
        of_store = [row for row in rows if row.component == use.component]
        assert of_store[0].gib == use.used_gib
        assert sum(row.gib for row in of_store[1:]) == pytest.approx(use.used_gib)
        assert of_store[0].share == pytest.approx(
            session.assessment.worst(use.component, "capacity").utilisation
        )


def test_tables_follow_the_plan_and_keep_the_selection(session, tabs, perform):
    tabs.show_tab("saturation")
    table = tabs.tab("saturation").table
    put_current(table, 1, FIXED)
    before = shown_rows(table)
    perform(verbs.set_field(session.plan, ("pool",), "desktops", 20))
    assert shown_rows(table) != before
    assert (table.currentIndex().row(), table.currentIndex().column()) == (1, FIXED)


def test_a_tab_that_nobody_looks_at_is_brought_up_to_date_when_shown(session, tabs, perform):
    tabs.show_tab("cost")
    tabs.show_tab("saturation")
    perform(verbs.set_field(session.plan, ("host",), "count", 3))
    tabs.show_tab("cost")
    assert tabs.tab("cost").total.figure == f"from €{session.assessment.cost.total:,.2f}"


def test_empty_tables_say_what_to_do(session, tabs, qtbot):
    with qtbot.waitSignal(session.assessed):
        session.new_plan(Plan())
    for name in ("saturation", "limits", "capacity", "cost"):
        tabs.show_tab(name)
        assert len(tabs.tab(name).table.empty_text) > 20, name


def test_arrow_keys_walk_and_tab_leaves_the_table(tabs):
    tabs.tabBar().setFocus()
    table = tabs.tab("saturation").table
    put_current(table, 0, 0)
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert (table.currentIndex().row(), table.currentIndex().column()) == (1, 1)
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert (table.currentIndex().row(), table.currentIndex().column()) == (1, 1)


def test_names_are_never_formatted(session, tabs, perform):
    perform(verbs.set_field(session.plan, ("host",), "name", "<b>x</b>"))
    index = tabs.tab("saturation").table.model().index(0, FIXED)
    assert "&lt;b&gt;x&lt;/b&gt;" in index.data(Qt.ItemDataRole.ToolTipRole)
    for name in ("saturation", "limits", "capacity", "cost", "findings"):
        tabs.show_tab(name)
        assert formatted_labels(tabs) == []
        assert nameless(tabs) == []


def test_the_chart_library_is_not_loaded_before_the_capacity_is_looked_at():
    code = """
import sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from app.project.catalogue import load_catalog
from app.results.explaining.explain_panel import ExplainPanel
from app.inspector.inspector import Inspector
from app.results.result_strip import ResultStrip
from app.results.tabs.all_tabs import NAMES, ResultTabs
from app.project.samples import read_sample
from app.project.session import Session
session = Session(load_catalog())
panels = [each(session) for each in (Inspector, ResultStrip, ResultTabs, ExplainPanel)]
session.new_plan(read_sample("everything-on-ssd"))
while session.assessment is None:
    app.processEvents()
for panel in panels:
    panel.setVisible(True)
app.processEvents()
print("pyqtgraph" in sys.modules)
panels[2].show_tab("capacity")
while panels[2].tab("capacity").chart is None:
    app.processEvents()
print("pyqtgraph" in sys.modules)
session.close()
"""
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert result.stdout.split() == ["False", "True"]


def test_titles_can_be_read_where_there_are_no_rows(session, tabs, qtbot):
    with qtbot.waitSignal(session.assessed):
        session.new_plan(Plan())
    for name in ("limits", "storms", "cost"):
        tabs.show_tab(name)
        table = tabs.table_in_front()
        header = table.horizontalHeader()
        titles = [header.sectionSizeHint(column) for column in range(header.count())]
        shown = [header.sectionSize(column) for column in range(header.count())]
        assert all(width >= title - 1 for width, title in zip(shown, titles, strict=True)), name


def test_nothing_costs_nothing_where_there_is_no_price(session, tabs, qtbot):
    with qtbot.waitSignal(session.assessed):
        session.new_plan(Plan())
    tabs.show_tab("cost")
    assert "0" not in tabs.tab("cost").total.figure


def drag_edge(table, column, by):
    """Pull the right edge of a title with the mouse."""
    header = table.horizontalHeader()
    edge = QPoint(
        header.sectionViewportPosition(column) + header.sectionSize(column) - 1, header.height() // 2
    )
    view = header.viewport()
    QTest.mouseMove(view, edge - QPoint(20, 0))
    QTest.mouseMove(view, edge)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, edge)
    QTest.mouseMove(view, edge + QPoint(by, 0))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, edge + QPoint(by, 0))


def test_a_column_stays_as_wide_as_the_user_made_it(session, tabs, perform, place):
    tabs.show_tab("cost")
    table = tabs.tab("cost").table
    before = table.columnWidth(1)
    drag_edge(table, 1, 37)
    assert table.columnWidth(1) == before + 37
    perform(verbs.set_field(session.plan, ("host",), "name", "A host with another name"))
    table.fit_columns()
    assert table.columnWidth(1) == before + 37
    assert tabs.own_widths() == {"cost/0/1": before + 37}

    later = ResultTabs(session)
    later.take_widths({**tabs.own_widths(), "cost/0/99": 5_000, "cost/x": 3, "limits/0/-1": 80})
    place(later, 1100, 320)
    later.show_tab("cost")
    assert later.tab("cost").table.columnWidth(1) == before + 37
    assert later.own_widths()["cost/0/1"] == before + 37
    later.stop()


def test_the_tip_of_a_line_of_the_bill_says_item_number_and_source(session, tabs):
    tabs.show_tab("cost")
    tab = tabs.tab("cost")
    tips = [
        tab.table.model().index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
        for row in range(tab.table.model().rowCount())
    ]
    lines = [line for line in session.assessment.cost.lines if line.order_number and line.source]
    assert lines
    for line in lines:
        said = f"{line.item}\n{line.order_number}\nSource: {line.source}"
        assert f"<qt>{html.escape(said).replace(chr(10), '<br>')}</qt>" in tips


def test_the_cells_of_the_matrix_share_the_width_as_far_as_bars_can_use_it(tabs):
    tab = tabs.tab("saturation")
    phases = range(FIXED, FIXED + len(tab._phases))
    widths = {}
    for width in (700, 1400, 4000):
        tab.resize(width, 400)
        tab._fit_cells()
        widths[width] = min(tab.table.columnWidth(column) for column in phases)
    least, most = (tab.table.fontMetrics().averageCharWidth() * count for count in CELL_CHARACTERS)
    assert least <= widths[700] <= widths[1400] < widths[4000] == most
    taken = sum(tab.table.columnWidth(column) for column in range(FIXED))
    assert widths[1400] == max((1400 - taken - SCROLL_BAR) // len(phases), widths[700])
