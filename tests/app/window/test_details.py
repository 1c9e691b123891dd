"""Tables and explanation stand side by side where there is room, else the explanation covers the tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.look import theme
from app.look.theme_manager import Themes
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from app.project.session import Session
from app.results.tabs.all_tabs import ResultTabs
from app.window.panes.details import Details
from app.window.panes.explain_pane import ExplainPane
from tests.support.settled import settle


@pytest.fixture
def session(qapp: QApplication, qtbot: QtBot) -> Iterator[Session]:
    opened = Session(load_catalog())
    assert opened.new_plan(read_sample("replica-on-ssd"))
    qtbot.waitUntil(lambda: opened.assessment is not None)
    yield opened
    opened.close()


@pytest.fixture(params=[100, 200])
def panes(
    qapp: QApplication, qtbot: QtBot, session: Session, request: pytest.FixtureRequest
) -> Iterator[tuple[Details, ResultTabs, ExplainPane]]:
    themes = Themes(qapp, "light", request.param)
    tabs, explain = ResultTabs(session), ExplainPane(session)
    details = Details(tabs, explain)
    qtbot.addWidget(details)
    details.resize(1900, 300)
    details.show()
    yield details, tabs, explain
    themes.deleteLater()


def test_tables_and_explanation_have_enough_room(
    panes: tuple[Details, ResultTabs, ExplainPane], qtbot: QtBot
) -> None:
    _, tabs, explain = panes
    assert explain.isHidden()
    explain.show()
    assert tabs.isVisible()
    assert explain.isVisible()
    qtbot.waitUntil(lambda: explain.width() >= theme.with_text(320))
    assert tabs.width() >= tabs.minimumSizeHint().width()


def test_an_explanation_without_room_covers_the_tables_until_it_is_closed(
    panes: tuple[Details, ResultTabs, ExplainPane], qtbot: QtBot
) -> None:
    details, tabs, explain = panes
    details.resize(700, 300)
    explain.show()
    assert not tabs.isVisible()
    qtbot.waitUntil(lambda: explain.width() == details.width())
    details.resize(1900, 300)
    qtbot.waitUntil(tabs.isVisible)
    details.resize(700, 300)
    qtbot.waitUntil(tabs.isHidden)
    explain.hide()
    assert tabs.isVisible()


def test_no_column_of_a_comparison_goes_for_an_explanation(
    panes: tuple[Details, ResultTabs, ExplainPane], session: Session, qtbot: QtBot
) -> None:
    details, tabs, explain = panes
    assert session.variants.duplicate(session.variants.shown.id, "More RAM")
    details.resize(round(theme.with_text(1000) * 1.05), 300)
    details.setSizes([500, 500])
    tabs.show_tab("variants")
    tab = tabs.tab("variants")
    table = tab.table
    qtbot.waitUntil(lambda: tab._answer is not None and tab._answer.is_whole)
    assert table.isVisible()
    assert table.model().columnCount() >= 3
    settle()
    explain.show()
    settle()
    last = table.columnViewportPosition(table.model().columnCount() - 1)
    assert last + table.columnWidth(table.model().columnCount() - 1) <= table.viewport().width() + 1
    assert explain.width() >= explain.minimumSizeHint().width()


def test_asking_for_an_explanation_shows_it(panes: tuple[Details, ResultTabs, ExplainPane]) -> None:
    _, _, explain = panes
    assert explain.isHidden()
    explain.open_for("desktops.maximum")
    assert explain.isVisible()


def test_asking_for_another_table_uncovers_it(panes: tuple[Details, ResultTabs, ExplainPane]) -> None:
    details, tabs, explain = panes
    details.resize(700, 300)
    explain.show()
    tabs.show_tab("cost")
    assert tabs.isVisible()
    assert explain.isHidden()


def test_the_keyboard_returns_to_where_it_was(
    panes: tuple[Details, ResultTabs, ExplainPane], qtbot: QtBot
) -> None:
    details, tabs, explain = panes
    details.resize(700, 300)
    details.activateWindow()
    tabs.tabBar().setFocus()
    qtbot.waitUntil(tabs.tabBar().hasFocus)
    explain.show()
    explain.panel.explain("desktops.maximum")
    explain.hide()
    assert tabs.tabBar().hasFocus()
