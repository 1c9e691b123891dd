"""The first minute of a new user, with a real mouse in a real window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.look.number_format import numbers
from planner_core.plan.components import DiskGroup, Host
from tests.support.driver import Driver

Screenshot = Callable[..., Path]
SSD, MIRROR, POOL, HOST = "ssd", "mirror", "pool", "host"


def test_first_minute(driver: Driver, screenshot: Screenshot, tmp_path: Path) -> None:
    window, user, bench = driver.program.window, driver.user, driver.bench
    screenshot(None, "1-start-page")

    driver.click(window.start_page.cards["everything-on-ssd"])
    driver.until(lambda: window.page is bench)
    assert set(bench.canvas.scene().cards) == {HOST, SSD, MIRROR, POOL}
    boxes = bench.canvas.arrangement.boxes
    assert all(boxes[HOST].contains(boxes[each].middle_x, boxes[each].middle_y) for each in (SSD, MIRROR))
    before = driver.assessment()
    assert "75" in bench.strip.fits.sentence
    assert window.windowTitle() == "Everything on SSD - Headroom"
    screenshot(None, "2-sample")

    relocate_swap(driver, screenshot)
    after = driver.assessment()
    swap_gib = (
        driver.pool.desktops
        * driver.pool.ram_gib
        * (1 + driver.plan.settings.capacity_overhead_percent / 100)
    )
    used_before, used_after = before.store(SSD), after.store(SSD)
    assert used_before
    assert used_after
    assert used_before.used_gib - used_after.used_gib == pytest.approx(swap_gib, abs=1e-9)
    assert after.cost.per_desktop_planned == before.cost.per_desktop_planned
    see_capacity(driver, screenshot)

    type_desktops(driver, "90")
    driver.until(lambda: driver.pool.desktops == 90)
    crowded = driver.assessment()
    row = crowded.worst(HOST, "cpu", "steady")
    assert row is not None
    assert row.status == "over"
    assert "Response time" in bench.strip.limit.sentence
    assert numbers().number(crowded.limits[0].desktops) in bench.strip.limit.sentence
    assert f"{crowded.desktops.fits} of 90" in bench.strip.fits.sentence
    screenshot(None, "5-ninety-desktops")

    user.press("ctrl+z")
    driver.until(lambda: driver.pool.desktops == 75)
    assert "75 of 75" in bench.strip.fits.sentence

    proposal = tmp_path / "Proposal for the customer.pdf"
    export_proposal(driver, proposal, screenshot)
    assert proposal.read_bytes().startswith(b"%PDF-")
    assert str(proposal) in driver.program.proposal_window.messages.text
    screenshot(None, "7-exported")


def relocate_swap(driver: Driver, screenshot: Screenshot) -> None:
    """Drag the swap chip from the SSD disk group to the SAS disk group."""
    driver.user.drag(
        driver.chip(POOL, SSD, "swap"),
        driver.inside(MIRROR, below=10),
        halfway=lambda: screenshot(None, "3-swap-on-its-way"),
    )
    driver.until(lambda: driver.plan.stores_of(POOL, "swap") == (MIRROR,))


def see_capacity(driver: Driver, screenshot: Screenshot) -> None:
    """Open the tables from the strip, look at Capacity, then at the inspector of the SSD disk group."""
    bench = driver.bench
    driver.click(bench.strip.toggle)
    driver.until(bench.tabs.isVisible)
    tabs = bench.tabs.tabBar()
    names = [tabs.tabText(index) for index in range(tabs.count())]
    driver.user.click(tabs.mapToGlobal(tabs.tabRect(names.index("Capacity")).center()))
    driver.until(lambda: bench.tabs.shown == "capacity")
    use = driver.assessment().store(SSD)
    assert use is not None
    table = bench.tabs.tab("capacity").table.model()
    cells = [
        [table.index(row, column).data() for column in range(table.columnCount())]
        for row in range(table.rowCount())
    ]
    assert ["SSD", "All files", numbers().number(use.used_gib, 1)] in [row[:3] for row in cells]
    driver.user.click(driver.card(SSD))
    driver.until(lambda: bench.inspector.ids == (SSD,))
    bars = {bar.what: bar for bar in bench.inspector.results.bars}
    assert bars[f"{SSD}.capacity.steady"].isVisible()
    screenshot(None, "4-swap-relocated")
    driver.click(bench.strip.toggle)
    driver.until(lambda: not bench.tabs.isVisible())


def type_desktops(driver: Driver, number: str) -> None:
    """Click the pool, click into its field, type and press Enter."""
    driver.user.click(driver.card(POOL))
    driver.until(lambda: driver.bench.inspector.ids == (POOL,))
    driver.click(driver.field("desktops"))
    driver.user.type(number)
    driver.user.press("Return")


def export_proposal(driver: Driver, path: Path, screenshot: Screenshot) -> None:
    """Press the button, look at the pages, press Enter, type the place, and wait for the words in the window."""

    driver.click(driver.button("export-proposal"))
    window = driver.program.proposal_window
    driver.until(window.isActiveWindow)
    driver.until(window.view.is_drawn, timeout=60_000)
    screenshot(None, "6-pages")
    driver.type_into_file_dialog(path, lambda: screenshot(None, "6-export"))
    driver.user.press("Return")
    driver.until(path.exists, timeout=60_000)
    driver.until(lambda: window.messages.text)


def test_from_an_empty_canvas(driver: Driver, screenshot: Screenshot, qtbot: QtBot) -> None:
    window, user, bench = driver.program.window, driver.user, driver.bench
    driver.click(driver.button("start-file.new"))
    driver.until(lambda: window.page is bench)
    screenshot(None, "1-empty")

    user.drag(driver.palette_line("Host"), driver.canvas_point(0.6, 0.25))
    driver.until(lambda: len(driver.plan.of_type(Host)) == 1)
    host = driver.plan.of_type(Host)[0].id
    user.drag(
        driver.palette_line("SATA SSD 960 GB"),
        driver.inside(host),
        halfway=lambda: screenshot(None, "2-disk-group-on-its-way"),
    )
    driver.until(lambda: len(driver.plan.of_type(DiskGroup)) == 1)
    group = driver.plan.of_type(DiskGroup)[0]
    assert driver.plan.parents[group.id] == host
    assert group.drive_model == "SATA SSD 960 GB"

    user.drag(driver.palette_line("Desktop pool"), driver.canvas_point(0.15, 0.3))
    driver.until(lambda: "desktop-pool-1" in driver.plan.components)
    assert driver.plan.links == {}
    user.click(driver.card(driver.pool.id))
    driver.until(lambda: bench.canvas.selected_ids() == (driver.pool.id,))
    user.drag(
        driver.port(driver.pool.id), driver.card(host), halfway=lambda: screenshot(None, "3-line-on-its-way")
    )
    driver.until(lambda: driver.plan.hosts_of(driver.pool.id) == (host,))
    assert driver.plan.stores_of(driver.pool.id, "delta") == (group.id,)

    assessment = driver.assessment()
    assert assessment.desktops.maximum is not None
    assert assessment.desktops.maximum > 0
    assert assessment.desktops.maximum == assessment.limits[0].desktops
    assert numbers().number(assessment.desktops.fits) in bench.strip.fits.sentence
    screenshot(None, "4-result")
    for _ in range(4):
        user.press("ctrl+z")
    driver.until(lambda: not driver.plan.components)
