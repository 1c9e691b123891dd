"""The same first minute with the keyboard alone: the mouse is not touched."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget

from app.canvas.view import CanvasView
from planner_core.plan.components import DiskGroup, Host
from tests.support.driver import Driver

Screenshot = Callable[..., Path]


def tab_to(driver: Driver, there: Callable[[], bool], most: int = 40, key: str = "Tab") -> None:
    """Press Tab until `there`, as somebody who looks at the screen does."""
    for _ in range(most):
        if there():
            return
        driver.user.press(key)
    raise AssertionError(f"{key} does not lead there; the focus is on {QApplication.focusWidget()}")


def focus_is(widget: QWidget) -> Callable[[], bool]:
    return lambda: QApplication.focusWidget() is widget or widget.isAncestorOf(QApplication.focusWidget())


def on_stop(driver: Driver, stop: object) -> Callable[[], bool]:
    return lambda: driver.bench.canvas.hasFocus() and driver.bench.canvas.scene().focus == stop


def test_first_minute_with_keys(driver: Driver, screenshot: Screenshot, tmp_path: Path) -> None:
    window, user, bench = driver.program.window, driver.user, driver.bench
    tab_to(driver, focus_is(window.start_page.cards["everything-on-ssd"]))
    screenshot(None, "1-start-page")
    user.press("Return")
    driver.until(lambda: window.page is bench)
    driver.until(bench.canvas.hasFocus)
    before = driver.assessment().store("ssd")

    tab_to(driver, on_stop(driver, (("pool", "ssd"), "swap")))
    user.press("Return")
    screenshot(None, "2-choosing-a-store")
    user.press("Return")
    driver.until(lambda: driver.plan.stores_of("pool", "swap") == ("mirror",))
    after = driver.assessment().store("ssd")
    assert before is not None
    assert after is not None
    assert before.used_gib - after.used_gib == pytest.approx(75 * 1.0 * 1.15, abs=1e-9)

    tab_to(driver, on_stop(driver, "pool"), key="shift+Tab")
    user.press("Return")
    driver.until(focus_is(bench.inspector))
    assert bench.inspector.ids == ("pool",)
    tab_to(driver, focus_is(driver.field("desktops")))
    user.type("90")
    user.press("Return")
    driver.until(lambda: driver.pool.desktops == 90)
    assert f"{driver.assessment().desktops.fits} of 90" in bench.strip.fits.sentence
    screenshot(None, "3-ninety-desktops")
    user.press("ctrl+z")
    driver.until(lambda: driver.pool.desktops == 75)

    tab_with_f6(driver, bench.strip)
    tab_to(driver, focus_is(bench.strip.limit))
    user.press("F1")
    driver.until(lambda: bench.explain.panel.what == "limits.1")
    driver.until(focus_is(bench.explain))
    screenshot(None, "4-explained")

    proposal, at_once = tmp_path / "proposal.pdf", tmp_path / "at once.pdf"

    user.press("ctrl+e")
    pages = driver.program.proposal_window
    driver.until(pages.isActiveWindow)
    driver.until(pages.view.is_drawn, timeout=60_000)
    screenshot(None, "5-proposal")
    driver.type_into_file_dialog(proposal)
    user.press("Return")
    driver.until(proposal.exists, timeout=60_000)
    assert proposal.read_bytes().startswith(b"%PDF-")
    user.press("Escape")
    driver.until(driver.program.window.isActiveWindow)

    driver.type_into_file_dialog(at_once)
    user.press("ctrl+alt+e")
    driver.until(at_once.exists, timeout=60_000)
    assert at_once.read_bytes().startswith(b"%PDF-")


def tab_with_f6(driver: Driver, pane: QWidget) -> None:
    """F6 until the focus is in a pane."""
    tab_to(driver, focus_is(pane), most=8, key="F6")


def test_from_an_empty_canvas_with_keys(driver: Driver, screenshot: Screenshot) -> None:
    window, user, bench = driver.program.window, driver.user, driver.bench
    user.press("ctrl+n")
    driver.until(lambda: window.page is bench)

    user.press("ctrl+1")
    driver.until(lambda: len(driver.plan.of_type(Host)) == 1)
    user.press("ctrl+f")
    driver.until(focus_is(bench.palette_pane.search))
    user.type("sata 960")
    screenshot(None, "1-search")
    user.press("Return")
    driver.until(lambda: len(driver.plan.of_type(DiskGroup)) == 1)
    host, group = driver.plan.of_type(Host)[0].id, driver.plan.of_type(DiskGroup)[0]
    assert driver.plan.parents[group.id] == host
    assert group.drive_gb == 960

    user.press("Escape", "ctrl+3")
    driver.until(lambda: "desktop-pool-1" in driver.plan.components)
    user.press("ctrl+l")
    driver.until(bench.canvas.hasFocus)
    screenshot(None, "2-connecting")
    user.press("Return")
    driver.until(lambda: driver.plan.hosts_of("desktop-pool-1") == (host,))
    assert driver.assessment().desktops.maximum
    screenshot(None, "3-result")

    user.press("Delete")
    driver.until(lambda: "desktop-pool-1" not in driver.plan.components)
    user.press("ctrl+z")
    driver.until(lambda: "desktop-pool-1" in driver.plan.components)


def test_f6_leads_through_every_pane_and_back(driver: Driver) -> None:
    driver.user.press("ctrl+n")
    bench = driver.bench
    driver.until(bench.canvas.hasFocus)
    panes = (bench.inspector, bench.strip, bench.top_bar, bench.palette_pane, bench.canvas)
    for pane in panes:
        driver.user.press("F6")
        driver.until(focus_is(pane))
    for pane in reversed(panes[:-1]):
        driver.user.press("shift+F6")
        driver.until(focus_is(pane))


def test_tab_leaves_the_drawing(driver: Driver) -> None:
    driver.user.press("ctrl+n")
    driver.until(driver.bench.canvas.hasFocus)
    tab_to(driver, lambda: not isinstance(QApplication.focusWidget(), CanvasView), most=5)


def test_enter_presses_the_buttons_of_the_window(driver: Driver) -> None:
    user, bench = driver.user, driver.bench
    user.press("Return")  # the start page begins on "New plan"
    driver.until(lambda: driver.program.window.page is bench)
    assert driver.plan.components == {}

    user.press("ctrl+f")
    user.type("desktop pool")
    tab_to(driver, focus_is(bench.palette_pane.button), most=4)
    user.press("Return")
    driver.until(lambda: "desktop-pool-1" in driver.plan.components)

    user.press("ctrl+r")
    bench.tabs.show_tab("variants")
    buttons = [each for each in bench.tabs.findChildren(QPushButton) if each.isVisible() and each.isEnabled()]
    buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    user.press("Return")
    driver.until(lambda: len(driver.program.session.project.variants) == 2)


def test_undo_from_the_inspector_stays_with_the_plan(driver: Driver) -> None:
    user, bench = driver.user, driver.bench
    user.press("ctrl+n", "ctrl+1", "ctrl+1")
    driver.until(lambda: len(driver.plan.of_type(Host)) == 2)
    user.press("Return")
    driver.until(lambda: focus_is(driver.field("name"))())
    assert bench.inspector.ids == ("host-2",)
    user.press("ctrl+z")
    driver.until(lambda: len(driver.plan.of_type(Host)) == 1)
    driver.until(bench.canvas.hasFocus)
    user.press("ctrl+z")
    driver.until(lambda: driver.plan.of_type(Host) == ())


def test_undo_in_the_name_of_the_plan_is_the_plan_s_until_something_is_typed(driver: Driver) -> None:
    user, name = driver.user, driver.bench.top_bar.name
    user.press("ctrl+n", "ctrl+1")
    driver.until(lambda: len(driver.plan.of_type(Host)) == 1)
    name.setFocus(Qt.FocusReason.TabFocusReason)
    user.type("xy")
    user.press("ctrl+z")
    driver.until(lambda: not name.is_half_typed)
    assert len(driver.plan.of_type(Host)) == 1
    user.press("ctrl+z")
    driver.until(lambda: driver.plan.of_type(Host) == ())
    assert name.hasFocus()


def test_undo_in_an_empty_search_is_the_plan_s(driver: Driver) -> None:
    user, bench = driver.user, driver.bench
    user.press("ctrl+n", "ctrl+1", "Escape", "ctrl+1", "Escape")
    driver.until(lambda: len(driver.plan.of_type(Host)) == 2)
    for action, search in (
        ("insert.find", bench.palette_pane.search),
        ("view.outline", bench.outline.search),
    ):
        driver.program.actions[action].trigger()
        driver.until(search.hasFocus)
        user.press("ctrl+z")
        driver.until(lambda: len(driver.plan.of_type(Host)) == 1)
        assert search.hasFocus()
        user.press("ctrl+shift+z")
        driver.until(lambda: len(driver.plan.of_type(Host)) == 2)

        user.type("host")
        user.press("ctrl+z")
        assert search.text() != "host"  # what was typed there comes first
        assert len(driver.plan.of_type(Host)) == 2


def test_esc_clears_a_search_and_then_leaves_it_for_the_drawing(driver: Driver) -> None:
    user, bench = driver.user, driver.bench
    user.press("ctrl+n")
    for action, search in (
        ("insert.find", bench.palette_pane.search),
        ("view.outline", bench.outline.search),
    ):
        driver.program.actions[action].trigger()
        driver.until(search.hasFocus)
        user.type("host")
        user.press("Escape")
        assert search.hasFocus()
        assert search.text() == ""
        user.press("Escape")
        driver.until(bench.canvas.hasFocus)


def test_f2_renames_what_is_selected(driver: Driver) -> None:
    user, bench = driver.user, driver.bench
    user.press("ctrl+n", "ctrl+1", "ctrl+1")
    driver.until(lambda: len(driver.plan.of_type(Host)) == 2)
    driver.program.actions["view.inspector"].setChecked(False)
    for name in ("Blade", "Rack"):
        user.press("F2")
        driver.until(focus_is(driver.field("name")))
        user.type(name)
        user.press("Return")
        driver.until(lambda name=name: driver.plan.components["host-2"].name == name)

    bench.canvas.setFocus(Qt.FocusReason.OtherFocusReason)
    user.press("ctrl+a")
    assert len(bench.canvas.selected_ids()) == 2
    user.press("F2")
    driver.until(bench.hint.isVisible)
    assert bench.canvas.hasFocus()
    user.press("Escape", "F2")
    driver.until(bench.top_bar.name.hasFocus)
    user.type("Pilot")
    user.press("Return")
    driver.until(lambda: driver.plan.name == "Pilot")

    bench.canvas.select(("host-2",))
    driver.program.actions["edit.rename_plan"].trigger()
    driver.until(bench.top_bar.name.hasFocus)


def test_f6_brings_the_field_it_goes_to_into_sight(driver: Driver) -> None:
    user, bench = driver.user, driver.bench
    user.press("ctrl+n", "ctrl+1", "Return")
    driver.until(lambda: focus_is(driver.field("name"))())
    area = bench.inspector.form
    while not isinstance(area, QScrollArea):
        assert area is not None
        area = area.parentWidget()
    user.press("F6")
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert driver.field("name").visibleRegion().isEmpty()
    user.press("shift+F6")
    driver.until(focus_is(driver.field("name")))
    driver.until(lambda: not driver.field("name").visibleRegion().isEmpty())


def test_the_drawing_shows_that_the_keyboard_is_on_it(driver: Driver, screenshot: Screenshot) -> None:
    user, bench = driver.user, driver.bench
    user.press("ctrl+n")
    driver.until(bench.canvas.hasFocus)
    ring = bench.canvas.ring
    user.press("F6")
    assert not ring.isVisible()
    user.press("shift+F6")
    driver.until(ring.isVisible)
    assert ring.geometry() == bench.canvas.viewport().geometry()
    screenshot(None, "1-empty")
    user.press("ctrl+1")
    driver.until(lambda: bench.canvas.selected_ids() == ("host-1",))
    assert not ring.isVisible()  # the card is marked
    user.press("Escape")
    driver.until(ring.isVisible)
    driver.program.window.resize(1200, 800)
    driver.until(lambda: ring.geometry() == bench.canvas.viewport().geometry())
    user.click(driver.canvas_point(0.03, 0.9))
    assert bench.canvas.hasFocus()
    assert not ring.isVisible()  # who points sees where


def test_a_closed_explanation_gives_the_focus_back(driver: Driver) -> None:
    user, bench = driver.user, driver.bench
    driver.program.commands.open_sample("everything-on-ssd")
    driver.until(bench.canvas.hasFocus)
    bench.canvas.select(("host",))
    # What the review finds lays the results out anew, and with them the bar.
    driver.until(lambda: bench.inspector.results.bars and driver.program.session.results.is_reviewed)
    bar = bench.inspector.results.bars[-1]
    bar.setFocus(Qt.FocusReason.TabFocusReason)
    user.press("Return")
    driver.until(focus_is(bench.explain))
    user.press("Escape")
    driver.until(bar.hasFocus)
    assert bench.explain.isHidden()

    bench.tabs.show_tab("saturation")
    table = bench.tabs.table_in_front()
    assert table is not None
    table.setFocus(Qt.FocusReason.TabFocusReason)
    table.setCurrentIndex(table.model().index(1, 4))
    for _ in range(2):
        user.press("F1")
        driver.until(focus_is(bench.explain))
        user.press("Escape")
        driver.until(table.hasFocus)
        assert (table.currentIndex().row(), table.currentIndex().column()) == (1, 4)


def test_where_the_explained_bar_is_gone_the_focus_goes_to_the_drawing(driver: Driver) -> None:
    user, bench = driver.user, driver.bench
    driver.program.commands.open_sample("everything-on-ssd")
    driver.until(bench.canvas.hasFocus)
    driver.assessment()
    bench.canvas.select(("host",))
    driver.until(lambda: bench.inspector.results.bars)
    bench.inspector.results.bars[0].setFocus(Qt.FocusReason.TabFocusReason)
    user.press("Return")
    driver.until(focus_is(bench.explain))
    bench.canvas.select(("ssd",))  # the pool would still show the bar of its host
    user.press("Escape")
    driver.until(bench.canvas.hasFocus)


def test_arrow_keys_stay_in_the_result_strip(driver: Driver) -> None:
    user, bench = driver.user, driver.bench
    driver.program.commands.open_sample("everything-on-ssd")
    driver.until(bench.canvas.hasFocus)
    driver.until(lambda: bench.strip.cost.focusPolicy() != Qt.FocusPolicy.NoFocus)
    bench.strip.toggle.setFocus(Qt.FocusReason.TabFocusReason)
    user.press("Right")
    assert bench.strip.fits.hasFocus()
    user.press(*["Right"] * 6)
    assert bench.strip.cost.hasFocus()
    user.press(*["Left"] * 6)
    assert bench.strip.toggle.hasFocus()


def test_tab_from_another_pane_brings_the_field_it_goes_to_into_sight(driver: Driver) -> None:
    bench = driver.bench
    driver.program.commands.open_sample("everything-on-ssd")
    driver.until(bench.canvas.hasFocus)
    bench.canvas.select(("host",))
    field = driver.field("name")
    area = bench.inspector.form
    while not isinstance(area, QScrollArea):
        assert area is not None
        area = area.parentWidget()
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert field.visibleRegion().isEmpty()
    bench.strip.cost.setFocus(Qt.FocusReason.TabFocusReason)
    field.setFocus(Qt.FocusReason.TabFocusReason)
    driver.until(lambda: not field.visibleRegion().isEmpty())
