"""Order in the drawing with a real mouse: snap lines, the key that lets go of them, aligning and tidying."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint

from app.project.samples import sample_names
from planner_core.plan.plan import Position
from tests.support.driver import Driver
from tests.support.thorough import sampled

Screenshot = Callable[..., Path]


@pytest.fixture
def link(driver: Driver) -> str:
    driver.program.commands.open_sample("everything-on-ssd")
    driver.assessment()
    canvas = driver.bench.canvas
    driver.until(canvas.hasFocus)
    canvas.select([])
    added = canvas.orders.add("network_link")
    host = canvas.arrangement.boxes["host"]
    canvas.commands.move({added: Position(host.x + 43, host.bottom + 61)})
    canvas.framing.fit_all()
    return added


def test_snap_lines_hold_and_ctrl_lets_go(driver: Driver, link: str, screenshot: Screenshot) -> None:
    canvas = driver.bench.canvas
    host, start = canvas.arrangement.boxes["host"], driver.card(link)
    scale = canvas.camera.scale
    by = QPoint(round(-40 * scale), round(12 * scale))
    driver.user.drag(start, start + by, halfway=lambda: None)
    assert driver.plan.positions[link].x == host.x
    driver.user.press("ctrl+z")
    driver.until(lambda: driver.plan.positions[link].x == host.x + 43)
    driver.user.drag(driver.card(link), driver.card(link) + by, holding="ctrl")
    assert abs(driver.plan.positions[link].x - (host.x + 3)) <= 1
    driver.user.press("ctrl+z")


def test_snap_lines_are_seen(driver: Driver, link: str, screenshot: Screenshot) -> None:
    canvas = driver.bench.canvas
    start, scale = driver.card(link), canvas.camera.scale
    end = start + QPoint(round(-80 * scale), 8)
    driver.user.drag(start, end, halfway=lambda: screenshot(None, "held"))


def test_aligned_and_tidied_by_keys(driver: Driver, link: str, screenshot: Screenshot) -> None:
    canvas = driver.bench.canvas
    driver.user.press("ctrl+a", "ctrl+k")
    driver.user.type("align left")
    driver.user.press("Return")
    driver.until(lambda: canvas.arrangement.boxes[link].x == canvas.arrangement.boxes["pool"].x)
    driver.user.press("Escape", "ctrl+t")
    driver.until(lambda: canvas.arrangement.boxes["pool"].right < canvas.arrangement.boxes["host"].x)
    driver.user.press("ctrl+z", "ctrl+z")
    driver.until(lambda: driver.program.session.history.position == 2)


@pytest.mark.parametrize("name", sampled(sample_names(), "vsan62-hybrid-500"))
def test_tidied_samples(driver: Driver, screenshot: Screenshot, name: str) -> None:
    driver.program.commands.open_sample(name)
    driver.assessment()
    driver.until(driver.bench.canvas.hasFocus)
    driver.user.press("ctrl+t")
    screenshot(driver.bench.canvas, name)
    driver.user.press("Escape")
