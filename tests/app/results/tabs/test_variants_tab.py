"""The tab of variants: numbers side by side, what is different, and the way from there to a derivation."""

from __future__ import annotations

import csv
import html
import io
import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.look.spreadsheet_text import csv_bytes
from app.results.tabs.all_tabs import ResultTabs
from planner_core.editing import verbs
from tests.support.panels import formatted_labels, nameless


@pytest.fixture
def tabs(session, place):
    made = ResultTabs(session)
    place(made, 1100, 500)
    yield made
    made.stop()


@pytest.fixture
def tab(tabs):
    tabs.show_tab("variants")
    return tabs.tab("variants")


@pytest.fixture
def two(session, tab, qtbot):
    """Variant 1 as it is, and a copy with twice the RAM, which is shown."""
    first = session.variants.shown.id
    assert session.variants.duplicate(first, "More RAM")
    assert session.perform(verbs.set_fields(session.plan, ["host"], {"ram_gib": 288.0}))
    settle(tab, qtbot)
    return first, session.variants.shown.id


def settle(tab, qtbot):
    qtbot.waitUntil(lambda: not tab.is_busy and bool(tab.model.rows))


def shown(tab, title, column):
    """What stands in the row of a measure under a variant."""
    line = next(line for line in tab.model.rows if line.title == title and line.row is not None)
    return tab.model.columns[column].shown(line).replace("\xa0", " ")


def row_of(tab, title):
    return next(
        number for number, line in enumerate(tab.model.rows) if line.title == title and line.row is not None
    )


def test_one_variant_is_invited_to_have_a_copy(tab, qtbot):
    assert not tab.views.isVisible()
    button = tab._invitation.findChild(type(tab._busy.button))
    with qtbot.waitSignal(tab.duplicate_requested):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_numbers_stand_beside_those_of_the_baseline(tab, two):
    titles = [column.title for column in tab.model.columns]
    assert titles == ["Measure", "Variant 1 (baseline)", "More RAM"]
    assert shown(tab, "RAM of all hosts", 1) == "144 GiB"
    assert shown(tab, "RAM of all hosts", 2) == "288 GiB  +144 GiB (+100%)"
    assert shown(tab, "Desktops that fit", 2) == "70  +5 (+8%)"
    tips = tab.model.columns[2].tip(tab.model.rows[row_of(tab, "Desktops that fit")])
    assert "+5 (+8%) against Variant 1: better" in tips


def test_another_baseline_turns_the_table_round(tab, two, tabs, qtbot):
    tabs.choice.choose_baseline(two[1])
    qtbot.waitUntil(lambda: shown(tab, "RAM of all hosts", 1) == "144 GiB  −144 GiB (−50%)")
    assert tab.model.columns[2].title == "More RAM (baseline)"
    assert tab.baseline.currentText() == "More RAM"


def test_an_edit_is_followed_and_the_place_in_the_table_kept(tab, two, session, qtbot):
    tab.table.setCurrentIndex(tab.table.model().index(3, 2))
    assert session.perform(verbs.set_fields(session.plan, ["host"], {"ram_gib": 192.0}))
    qtbot.waitUntil(lambda: shown(tab, "RAM of all hosts", 2) == "192 GiB  +48 GiB (+33%)")
    assert (tab.table.currentIndex().row(), tab.table.currentIndex().column()) == (3, 2)


def test_only_rows_with_differences_are_shown_on_request(tab, two):
    all_of_them = len(tab.model.rows)
    tab.only_different.click()
    kept = [line for line in tab.model.rows if line.row is not None]
    assert 0 < len(kept) < all_of_them
    assert all(any(cell.verdict != "same" for cell in line.row.cells) for line in kept)


@pytest.mark.parametrize("column", [1, 2])
def test_a_number_is_explained_in_its_own_variant(tab, two, qtbot, column):
    row = row_of(tab, "Desktops at most")
    tab.table.setCurrentIndex(tab.table.model().index(row, column))
    with qtbot.waitSignal(tab.variant_requested) as asked:
        QTest.keyClick(tab.table, Qt.Key.Key_Return)
    assert asked.args == [two[column - 1], "desktops.maximum", ""]


def test_the_tip_of_a_number_says_what_it_means(tab, two):
    def tip(title, column):
        index = tab.table.model().index(row_of(tab, title), column)
        return plain(index.data(Qt.ItemDataRole.ToolTipRole))

    assert tip("RAM of all hosts", 2) == [
        "RAM of all hosts, More RAM: 288 GiB",
        "+144 GiB (+100%) against Variant 1: different",
    ]
    assert tip("Desktops that fit", 1) == [
        "Desktops that fit, Variant 1: 65",
        "Click, Enter or F1 explains it.",
    ]
    of_status = [
        tip(line.title, 1)
        for line in tab.model.rows
        if line.row is not None and line.cell(0) is not None and line.cell(0).status == "over"
    ]
    assert of_status
    assert all("over the limit" in each for each in of_status)


def plain(tip):
    """The lines of a tip."""
    return html.unescape(tip.removeprefix("<qt>").removesuffix("</qt>")).replace("\xa0", " ").split("<br>")


def test_a_count_leads_to_what_was_counted(tab, two, qtbot):
    tab.table.setCurrentIndex(tab.table.model().index(row_of(tab, "Hosts"), 1))
    with qtbot.waitSignal(tab.variant_requested) as asked:
        QTest.keyClick(tab.table, Qt.Key.Key_F1)
    assert asked.args == [two[0], "", "host"]


def test_the_list_says_what_was_changed(tab, two, qtbot):
    tab.show_changes()
    (change,) = tab.changes.rows
    assert tuple(change.words) == ("RX300 S6", "RAM", "144\xa0GiB", "288\xa0GiB")
    assert tab.changes.columns[3].title == "In Variant 1"
    with qtbot.waitSignal(tab.variant_requested) as asked:
        tab.list.chosen.emit(change, 0)
    assert asked.args == [two[1], "", "host"]


def test_variants_can_be_left_out_but_the_baseline_cannot(tab, two, session, qtbot):
    assert session.variants.duplicate(two[1], "Third")
    qtbot.waitUntil(lambda: len(tab.model.columns) == 4)
    tab.chooser.menu().aboutToShow.emit()
    first, second, third = tab.chooser.menu().actions()
    assert [first.isEnabled(), second.isEnabled(), third.isEnabled()] == [False, True, True]
    second.trigger()
    qtbot.waitUntil(
        lambda: [each.title for each in tab.model.columns[1:]] == ["Variant 1 (baseline)", "Third"]
    )
    assert tab.chooser.text() == "2 of 3"


def test_the_table_is_copied_with_its_measures(tab, two):
    rows = list(csv.reader(io.StringIO(csv_bytes(tab.table.copied_rows()).decode("utf-8-sig"))))
    assert rows[0] == ["Measure", "Variant 1 (baseline)", "More RAM"]
    by_title = {row[0]: row[1:] for row in rows[1:]}
    assert by_title["RAM of all hosts"] == ["144.00", "288.00"]
    assert by_title["Desktops that fit"] == ["65", "70"]
    assert by_title["First limit"][0] == "RAM of “RX300 S6” (Steady)"


def test_names_of_variants_are_no_formulas_for_a_spreadsheet(tab, two, session, qtbot):
    assert session.variants.rename(two[1], "=cmd|'/c calc'!A1")
    qtbot.waitUntil(lambda: tab.model.columns[2].title.startswith("="))
    cells = [cell for row in tab.table.copied_rows() for cell in row]
    assert "'=cmd|'/c calc'!A1" in cells
    assert not any(cell.startswith(("=", "@", "+")) for cell in cells)


def test_going_back_to_one_variant_invites_again(tab, two, session, qtbot):
    assert session.variants.remove(two[1])
    qtbot.waitUntil(lambda: not tab.views.isVisible())
    assert session.undo()
    qtbot.waitUntil(lambda: tab.views.isVisible() and len(tab.model.columns) == 3)


def test_screen_readers_and_odd_names(tab, two, session, qtbot):
    assert session.variants.rename(two[1], "<b>R&D</b>")
    qtbot.waitUntil(lambda: tab.model.columns[2].title == "<b>R&D</b>")
    assert nameless(tab) == []
    assert formatted_labels(tab) == []
    header = tab.table.model().headerData(row_of(tab, "Hosts"), Qt.Orientation.Vertical)
    assert header == "Hosts"
    index = tab.table.model().index(row_of(tab, "Desktops that fit"), 2)
    said = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "Desktops that fit: 70, +5 (+8%), better"


def test_what_is_assessed_behind_another_tab_is_there_when_one_comes_back(tab, two, tabs, session, qtbot):
    gate = threading.Event()
    session.results._assessor.keep([session.plan])
    session.results._assessor._worker.submit(gate.wait)
    tab.show_results(session.plan, session.assessment)
    qtbot.waitUntil(lambda: shown(tab, "Desktops that fit", 1) == "–" and not tab.is_busy)
    tabs.show_tab("cost")
    with qtbot.waitSignal(session.results.variants_assessed):
        gate.set()
    tabs.show_tab("variants")
    qtbot.waitUntil(lambda: shown(tab, "Desktops that fit", 1) == "65")


def test_a_baseline_chosen_behind_another_tab_is_the_baseline_when_one_comes_back(tab, two, tabs, qtbot):
    tabs.show_tab("cost")
    tabs.choice.choose_baseline(two[1])
    tabs.show_tab("variants")
    qtbot.waitUntil(lambda: tab.model.columns[2].title == "More RAM (baseline)")


def test_equal_names_are_told_apart_and_no_difference(tab, two, tabs, session, qtbot):
    shown_now = session.variants.shown.id
    for variant in two:
        assert session.variants.show(variant)
        assert session.perform(verbs.set_fields(session.plan, ["ssd", "sas"], {"name": "Store"}))
    assert session.variants.shown.id == shown_now
    assert session.perform(verbs.set_fields(session.plan, ["sas"], {"drives": 6}))
    for look in (tabs._outdate, tab._look_again):  # as after an edit, and as after another choice
        look()
        settle(tab, qtbot)
        said = [(each.words.component, each.words.what) for each in tab.changes.rows]
        assert sorted(said) == [("RX300 S6", "RAM"), ("RX300 S6 / Store (sas)", "Drives per host")]


def test_what_happens_in_the_same_futures_is_told_and_follows_an_edit(tab, two, session, qtbot):
    """More RAM only: with nothing else changed no future carries fewer."""
    assert "carries more desktops than “Variant 1”" in tab.in_futures.text()
    more = shown(tab, "Carries more desktops", 2)
    assert shown(tab, "Carries more desktops", 1) == "–"
    count = len(tab.model.rows)
    seen = []
    tab.model.dataChanged.connect(
        lambda *_: seen.append((len(tab.model.rows), shown(tab, "Carries more desktops", 2)))
    )
    assert session.perform(verbs.set_fields(session.plan, ["host"], {"ram_gib": 144.0}))
    qtbot.waitUntil(lambda: "as many desktops as “Variant 1” in all futures" in tab.in_futures.text())
    assert shown(tab, "Carries more desktops", 2) == "0%" != more
    assert shown(tab, "Carries as many desktops", 2) == "100%"
    assert len(tab.model.rows) == count
    assert (count, "–") in seen, "an outdated share is not shown while the new one is computed"
