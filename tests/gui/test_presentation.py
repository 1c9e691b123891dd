"""A presentation takes the whole screen and gives it back as it was."""

from __future__ import annotations

from app.project.samples import read_sample
from tests.support.driver import Driver


def test_esc_brings_panes_zoom_and_selection_back(driver: Driver, screenshot) -> None:
    program, window = driver.program, driver.program.window
    assert program.session.new_plan(read_sample("replica-on-ssd"))
    driver.assessment()
    canvas = driver.bench.canvas
    canvas.setFocus()
    canvas.select(("host",))
    program.actions["view.palette"].setChecked(False)
    program.actions["view.results"].setChecked(True)
    canvas.framing.zoom_in()
    driver.until(lambda: not canvas.framing.is_fitted)

    def look() -> tuple[object, ...]:
        seen = canvas.camera.seen()
        panes = [splitter.sizes() for splitter in driver.bench._splitters.values()]
        return (canvas.camera.zoom, round(seen.x), round(seen.y), canvas.selected_ids(), panes)

    before, size = look(), window.size()
    driver.user.press("F5")
    page = program.presenting.page
    driver.until(lambda: page.isVisible() and page.figures[0].figure.shown)
    assert window.isFullScreen()
    assert not window.menus.isVisible()
    assert not driver.bench.isVisible()
    steps = program.session.history
    driver.user.press("ctrl+z", "Delete")  # nothing behind it is changed
    assert program.session.history is steps
    screenshot(window, "presentation")
    driver.user.press("Escape")
    driver.until(lambda: driver.bench.isVisible() and window.size() == size)
    driver.until(lambda: look() == before)
    assert window.menus.isVisible()
    assert not window.isFullScreen()
    assert not driver.bench.side.isVisible()
    driver.user.press("Delete")
    driver.until(lambda: "host" not in driver.plan.components)
