"""The tabs of results by mouse and by keyboard alone, in a real window; pictures of each are kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QToolButton

from app.results.tabs.all_tabs import NAMES
from tests.support.driver import Driver

Screenshot = Callable[..., Path]
SAMPLE = "tr4540-1500"


def open_results(driver: Driver) -> None:
    driver.click(driver.program.window.start_page.cards[SAMPLE])
    driver.until(lambda: driver.program.window.page is driver.bench)
    driver.assessment()
    driver.user.press("ctrl+r")
    driver.until(driver.bench.tabs.isVisible)


def go_to_tab(driver: Driver, name: str) -> None:
    bar, at = driver.bench.tabs.tabBar(), NAMES.index(name)
    arrows = sorted(
        (each for each in bar.findChildren(QToolButton) if each.isVisible()), key=lambda each: each.x()
    )
    while arrows and bar.tabRect(at).center().x() >= arrows[0].x():  # there is no room for all of them
        driver.click(arrows[-1])
    driver.user.click(bar.mapToGlobal(bar.tabRect(at).center()))
    driver.until(lambda: driver.bench.tabs.shown == name)
    tab = driver.bench.tabs.tab(name)
    driver.until(lambda: not getattr(tab, "is_busy", False))


def test_each_tab_by_mouse(driver: Driver, screenshot: Screenshot) -> None:
    open_results(driver)
    for name in NAMES:
        go_to_tab(driver, name)
        screenshot(None, f"tab-{name}")

    go_to_tab(driver, "storms")
    chart = driver.bench.tabs.tab("storms").cards.cards[0].chart
    box = chart.getPlotItem().getViewBox()
    driver.user.click(chart.mapToGlobal(chart.mapFromScene(box.mapViewToScene(QPointF(1.0, 1)))))
    driver.until(driver.bench.explain.isVisible)
    assert driver.bench.explain.panel.what == "array.controller.boot.minutes"
    screenshot(None, "tab-storms-explained")

    go_to_tab(driver, "assumptions")
    tab = driver.bench.tabs.tab("assumptions")
    driver.click(tab.search)
    driver.user.type("duration power")
    tab.switch.choose(1)
    table = tab.table
    driver.until(lambda: table.model().rowCount() == 1)
    driver.user.click(table.viewport().mapToGlobal(table.visualRect(table.model().index(0, 0)).center()))
    driver.until(lambda: driver.bench.inspector.isAncestorOf(QApplication.focusWidget()))
    assert driver.bench.inspector.ids == ()


def test_a_table_is_sorted_by_its_menu_and_keys_without_the_mouse(
    driver: Driver, screenshot: Screenshot
) -> None:
    open_results(driver)
    go_to_tab(driver, "limits")
    table = driver.bench.tabs.table_in_front()
    assert table is not None
    table.setFocus()
    driver.until(table.hasFocus)
    driver.user.press("Home", "Right")
    column, head = table.currentIndex().column(), table.horizontalHeader()
    driver.user.press("shift+F10")
    driver.until(lambda: QApplication.activePopupWidget() is not None)
    screenshot(None, "menu-of-a-table")
    driver.user.press("Down", "Down", "Down", "Return")
    driver.until(lambda: head.sortIndicatorSection() == column)
    assert head.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder
    driver.user.press("alt+Up")
    driver.until(lambda: head.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder)
    driver.user.press("Menu", "Up", "Up", "Return")
    driver.until(lambda: head.sortIndicatorSection() == -1)
    assert table.hasFocus()


def test_from_the_tabs_to_an_explanation_by_keyboard_alone(driver: Driver, screenshot: Screenshot) -> None:
    open_results(driver)
    tabs = driver.bench.tabs
    tabs.tabBar().setFocus()
    for _ in range(NAMES.index("storms")):
        driver.user.press("Right")
    driver.until(lambda: tabs.shown == "storms")
    driver.user.press("Tab")
    driver.user.press("Right")
    tab = tabs.tab("storms")
    driver.until(lambda: tab.views.shown == "table")
    driver.user.press("Tab")
    driver.until(tab.table.hasFocus)
    driver.user.press("Down")
    driver.user.press("Return")
    driver.until(driver.bench.explain.isVisible)
    assert driver.bench.explain.panel.what == "boot.throttle"
    screenshot(None, "tab-storms-by-keyboard")
