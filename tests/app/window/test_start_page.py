"""The cards of the sample plans: even rows, whole inside the window at any width."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from app.look.theme_manager import Themes
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from app.window.commands.action_set import ActionSet
from app.window.start.recent_list import RecentPlan
from app.window.start.sample_card import NARROWEST, CardText, SampleCard
from app.window.start.start_page import SAMPLES, SIDE_MARGIN, SIDE_WIDTHS, CardGrid, Sample, StartPage
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import DesktopPool, Host


def grid_of(qtbot: QtBot, cards: int) -> tuple[CardGrid, QScrollArea]:
    """Cards in a window that scrolls, as on the start page."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    grid = CardGrid(area)
    texts = [(sample.title, sample.description, sample.source) for sample in SAMPLES]
    grid.show_cards([SampleCard(CardText(*texts[at % len(texts)]), grid) for at in range(cards)])
    area.setWidget(grid)
    qtbot.addWidget(area)
    return grid, area


def rows_of(grid: CardGrid) -> list[int]:
    """How many cards stand in each row."""
    tops = [card.y() for card in grid.findChildren(SampleCard)]
    return [tops.count(top) for top in sorted(set(tops))]


@pytest.mark.parametrize(
    ("width", "rows"), [(2400, [8]), (1500, [4, 4]), (1010, [4, 4]), (760, [3, 3, 2]), (500, [2] * 4)]
)
def test_eight_cards_break_into_even_rows(qtbot: QtBot, width: int, rows: list[int]) -> None:
    grid, area = grid_of(qtbot, 8)
    area.resize(width, 600)
    area.show()
    qtbot.waitUntil(lambda: rows_of(grid) == rows and grid.width() == area.viewport().width())
    cards = grid.findChildren(SampleCard)
    assert all(grid.rect().contains(card.geometry()) for card in cards)
    assert all(card.width() >= NARROWEST for card in cards)
    assert not any(
        one.geometry().intersects(other.geometry()) for one in cards for other in cards if one is not other
    )


def test_a_window_that_grows_and_shrinks_again_shows_the_same(qtbot: QtBot) -> None:
    grid, area = grid_of(qtbot, 8)
    area.show()
    for width, rows in ((500, [2] * 4), (1500, [4, 4]), (500, [2] * 4)):
        area.resize(width, 600)
        qtbot.waitUntil(lambda rows=rows: rows_of(grid) == rows)


def test_larger_text_makes_higher_cards_that_still_do_not_overlap(qtbot: QtBot) -> None:
    grid, area = grid_of(qtbot, 8)
    area.resize(1200, 600)
    area.show()
    qtbot.waitUntil(lambda: rows_of(grid) == [4, 4])
    font = QFont(grid.font())
    font.setPixelSize(grid.fontInfo().pixelSize() * 4)
    for widget in (grid, *grid.findChildren(QWidget)):
        widget.setFont(font)
    qtbot.waitUntil(lambda: rows_of(grid) == [1] * 8)
    cards = grid.findChildren(SampleCard)
    assert all(grid.rect().contains(card.geometry()) for card in cards)


def test_the_name_has_its_margin_on_both_sides_however_large_it_is(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    page = StartPage(window)
    page.complete(ActionSet(window))
    window.show()
    page.show()
    for width, wanted in ((800, SIDE_WIDTHS[0]), (1200, 300), (2000, SIDE_WIDTHS[1])):
        page.resize(width, 640)
        assert page._side_panel.minimumWidth() == wanted
    page._name.setText("A name that takes more room than the widest side would ever be given without it")
    page.resize(1000, 640)
    assert page._side_panel.minimumWidth() == page._name.sizeHint().width() + 2 * SIDE_MARGIN


def test_no_cards_take_no_room(qtbot: QtBot) -> None:
    grid, _ = grid_of(qtbot, 0)
    assert grid.heightForWidth(1000) == 0


def test_many_recent_plans_squeeze_nothing_and_can_be_reached_by_keys(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    page = StartPage(window)
    page.complete(ActionSet(window))
    page.show_recent([RecentPlan(f"/plans/{at}.headroom", f"plan {at}", "/plans") for at in range(40)])
    page.resize(1024, 640)
    window.resize(1024, 640)
    window.show()
    qtbot.waitUntil(page.isVisible)
    assert page.minimumSizeHint().height() <= 640
    for button in page.findChildren(QPushButton):
        assert button.height() >= button.sizeHint().height()
    for button in page.recent.buttons:
        assert button.height() >= button.sizeHint().height()
    window.activateWindow()
    for button in page.recent.buttons[:-1]:
        qtbot.keyClick(button, Qt.Key.Key_Down)
    last = page.recent.buttons[-1]
    qtbot.waitUntil(last.hasFocus)
    assert not last.visibleRegion().isEmpty()


@pytest.mark.parametrize("percent", [100, 200])
def test_drafts_of_one_name_can_be_told_apart_at_every_size_of_text(
    qtbot: QtBot, qapp: QApplication, percent: int
) -> None:
    themes = Themes(qapp, "light", percent)
    window = QWidget()
    qtbot.addWidget(window)
    page = StartPage(window)
    page.complete(ActionSet(window))
    moments = [f"Draft, {day} September 2026, {hour}:33" for day in (21, 22) for hour in ("06", "07")]
    page.show_recent([RecentPlan(f"/{each}", "Untitled plan", each, is_draft=True) for each in moments])
    page.resize(1024, 640)
    window.resize(1024, 640)
    window.show()
    qtbot.waitUntil(page.isVisible)
    buttons = page.recent.buttons
    qtbot.waitUntil(lambda: all(each.height() >= each.heightForWidth(each.width()) > 0 for each in buttons))
    assert (buttons[0].height() > buttons[0].sizeHint().height()) == (percent == 200)
    pictures = [each.grab().toImage() for each in buttons]
    assert not any(one == other for at, one in enumerate(pictures) for other in pictures[:at])
    themes.deleteLater()


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda each: each.name)
def test_a_card_says_what_headroom_says_today(sample: Sample) -> None:
    """Two cards promised the numbers of months ago."""
    plan = read_sample(sample.name)
    if found := re.search(r"Headroom promises ([\d,]+)", sample.description):
        assert int(found[1].replace(",", "")) == evaluate(plan, load_catalog()).desktops.maximum
    if found := re.search(r"the (\d+) hosts", sample.description):
        assert int(found[1]) == sum(host.count for host in plan.of_type(Host))
    if found := re.search(r"([\d,]+) (?:desktops|full clones|linked clones|users)", sample.title):
        assert int(found[1].replace(",", "")) == sum(pool.desktops for pool in plan.of_type(DesktopPool))
    assert ("promises" in sample.description) == sample.name.startswith("vsan"), (
        "the numbers above were looked at"
    )


def test_a_card_is_read_out_with_all_that_it_says(qtbot: QtBot) -> None:
    card = SampleCard(CardText("A title", "What it is about.", "The paper"))
    qtbot.addWidget(card)
    assert (card.accessibleName(), card.accessibleDescription()) == ("A title", "What it is about. The paper")
