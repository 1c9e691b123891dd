"""The outline and the overview in the real window, with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage

from planner_core.plan.components import DesktopPool, Host
from tests.support.driver import Driver
from tests.support.large_canvas import large_plan
from tests.support.thorough import sampled

Screenshot = Callable[..., Path]


def sample(driver: Driver, name: str = "me4-50") -> None:
    driver.program.commands.open_sample(name)
    driver.assessment()
    driver.until(driver.bench.canvas.hasFocus)


def test_the_plan_is_read_and_edited_in_the_outline_with_keys(driver: Driver, screenshot: Screenshot) -> None:
    sample(driver)
    bench, user = driver.bench, driver.user
    user.press("ctrl+shift+f")
    driver.until(bench.outline.search.hasFocus)
    screenshot(None, "1-open")
    user.type("r730")
    screenshot(None, "2-narrowed")
    user.press("Down")
    driver.until(bench.outline.view.hasFocus)
    user.press("Down")
    (selected,) = bench.canvas.selected_ids()
    assert isinstance(driver.plan.components[selected], Host)
    user.press("shift+Down")
    driver.until(lambda: len(bench.canvas.selected_ids()) == 2)
    screenshot(None, "3-two-hosts")
    user.press("ctrl+c", "ctrl+v")
    driver.until(lambda: len(driver.plan.of_type(Host)) == 4)
    user.press("ctrl+z", "F6")
    driver.until(bench.canvas.hasFocus)


def test_delete_and_enter_work_in_the_tree(driver: Driver) -> None:
    sample(driver, "everything-on-ssd")
    bench, user = driver.bench, driver.user
    user.press("ctrl+shift+f", "Down")
    driver.until(bench.outline.view.hasFocus)
    assert bench.canvas.selected_ids() == ("pool",)
    user.press("Return")
    driver.until(lambda: bench.inspector.isAncestorOf(driver.program.window.focusWidget()))
    user.press("ctrl+shift+f", "Down", "Delete")
    driver.until(lambda: driver.plan.of_type(DesktopPool) == ())
    user.press("ctrl+z")
    driver.until(lambda: len(driver.plan.of_type(DesktopPool)) == 1)


def test_the_outline_shows_the_phase_and_case_that_the_drawing_shows(driver: Driver) -> None:
    sample(driver)
    bench, user = driver.bench, driver.user
    user.press("ctrl+shift+f")
    driver.until(bench.outline.search.hasFocus)
    lines = bench.outline.view.viewport()

    def on_the_screen() -> QImage:
        corner = lines.mapTo(driver.program.window, QPoint())
        window = int(driver.program.window.winId())
        shown = driver.program.window.screen().grabWindow(
            window, corner.x(), corner.y(), lines.width(), lines.height()
        )
        return shown.toImage()

    usual = on_the_screen()
    for key in ("F7", "F8"):
        user.press(key)
        driver.until(lambda: on_the_screen() != usual)
        user.press(f"shift+{key}")
        driver.until(lambda: on_the_screen() == usual)


def test_palette_and_outline_take_turns(driver: Driver) -> None:
    sample(driver, "everything-on-ssd")
    bench, user = driver.bench, driver.user
    user.press("ctrl+shift+f")
    driver.until(bench.outline.search.hasFocus)
    assert not bench.palette_pane.isVisible()
    user.press("ctrl+f")
    driver.until(bench.palette_pane.search.hasFocus)
    assert not bench.outline.isVisible()
    user.click(bench.side.tabs.mapToGlobal(bench.side.tabs.tabRect(1).center()))
    driver.until(bench.outline.isVisible)


@pytest.mark.parametrize("theme", sampled(["light", "dark"], "light"))
def test_the_overview_leads_through_a_large_plan(driver: Driver, screenshot: Screenshot, theme: str) -> None:
    driver.program.actions[f"theme.{theme}"].trigger()
    driver.program.session.new_plan(large_plan(400))
    driver.assessment()
    canvas = driver.bench.canvas
    driver.user.press("ctrl+0")
    driver.until(canvas.overview.isVisible)
    driver.program._return_to_plan()
    driver.assessment()
    before = canvas.camera.seen()
    corner = canvas.overview.mapToGlobal(QPoint(20, 20))
    driver.user.drag(driver.middle(canvas.overview), corner)
    driver.until(lambda: canvas.camera.seen().x < before.x - 400)
    screenshot(None, "overview")
    driver.program.actions["view.overview"].trigger()
    assert not canvas.overview.isVisible()
    driver.program.actions["theme.light"].trigger()


@pytest.mark.parametrize("percent", [100, 200])
def test_a_small_window_holds_both(driver: Driver, screenshot: Screenshot, percent: int) -> None:
    driver.program.actions[f"text.{percent}"].trigger()
    driver.program.window.setGeometry(0, 20, 1024, 700)
    sample(driver)
    driver.user.press("ctrl+shift+f")
    driver.user.press("ctrl+0")
    screenshot(None, "small")
    assert driver.bench.side.width() < 0.4 * driver.program.window.width()
    export = driver.button("export-proposal")
    assert export.width() >= export.sizeHint().width()
    driver.program.actions["text.100"].trigger()
