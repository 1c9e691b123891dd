"""Second opinions: their number, ours, the difference and what makes it, as the study says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStyleOptionViewItem

from app.project.catalogue import load_second_opinions
from app.results.tabs.all_tabs import ResultTabs
from app.results.tabs.opinions_tab import explained_question
from app.results.words.opinions import signed_percent
from planner_core.engine.explaining.explain import explainable
from planner_core.studies.opinion import QUESTION_NAMES
from planner_core.studies.second_opinions import second_opinions
from tests.support.settled import settle


@pytest.fixture
def tab(session, place, qtbot):
    made = ResultTabs(session)
    place(made, 1100, 400)
    made.show_tab("opinions")
    tab = made.tab("opinions")
    qtbot.waitUntil(lambda: not tab.is_busy)
    yield tab
    made.stop()


def test_the_table_shows_the_study(tab, session):
    found = second_opinions(session.plan, session.catalog, session.assessment, load_second_opinions())
    assert tab.model.rows == found
    assert len(found) > 5
    for row, opinion in enumerate(found):
        shown = [tab.model.index(row, column).data() for column in range(len(tab.model.columns))]
        assert str(opinion.name) == shown[1]
        if opinion.basis:
            assert shown[0].endswith(f"\nOurs: {opinion.basis}")
            assert str(opinion.basis) in tab.model.index(row, 3).data(Qt.ItemDataRole.ToolTipRole)
        assert shown[2].startswith(f"{opinion.number:,.0f}")
        assert str(opinion.assumption) in shown[5]
        assert shown[6] == opinion.source
        if opinion.check:
            assert str(opinion.check) in shown[5]


@pytest.mark.parametrize(
    ("share", "text"), [(0.34, "+34%"), (-0.08, "−8%"), (0.0, "0%"), (0.001, "0%"), (None, "–")]
)
def test_differences_have_a_sign(share, text):
    assert signed_percent(share) == text


def test_rows_explain_our_own_number(tab, session):
    known = set(explainable(session.assessment))
    asked = []
    tab.explain_requested.connect(asked.append)
    for row in tab.model.rows:
        tab.table.chosen.emit(row, 0)
    assert "host.cpu.steady" in asked
    assert "host.ram.steady" in asked
    assert "boot.throttle" in asked
    assert set(asked) <= known


def test_words_wrap_and_the_table_is_no_wider_than_the_tab(tab, qtbot):
    header = tab.table.horizontalHeader()
    assert header.length() <= tab.table.viewport().width() + 2
    tab.window().resize(1500, 400)
    settle()
    assert tab.table.viewport().width() - 20 <= header.length() <= tab.table.viewport().width() + 2
    heights = {tab.table.rowHeight(row) for row in range(len(tab.model.rows))}
    assert max(heights) > 2 * tab.table.fontMetrics().lineSpacing()


def test_every_question_names_what_explains_our_answer(session):
    for question in QUESTION_NAMES:
        assert explained_question(session.assessment, question) in {"", *explainable(session.assessment)}


def test_each_sentence_of_a_cell_begins_a_line(tab):
    row = next(at for at, each in enumerate(tab.model.rows) if "\n" in tab.model.columns[5].shown(each))
    option = QStyleOptionViewItem()
    tab.table.itemDelegate().initStyleOption(option, tab.table.model().index(row, 5))
    assert "\n" not in option.text, "Qt breaks no line there"
    assert len(option.text.split("\N{LINE SEPARATOR}")) > 1
