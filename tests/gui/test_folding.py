"""Closing and resizing in the whole program: by keys, palette and mouse, with results that stay as they are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint

from app.look import theme
from tests.support.driver import Driver

Screenshot = Callable[..., Path]
SAMPLE = "tr4540-1500"


@pytest.fixture
def array(driver: Driver) -> str:
    driver.program.commands.open_sample(SAMPLE)
    driver.assessment()
    driver.until(driver.bench.canvas.hasFocus)
    return next(
        each for each in driver.plan.components if each.startswith("storage-array") or each == "array"
    )


def test_closed_by_key_opened_by_double_click_and_undone(
    driver: Driver, array: str, screenshot: Screenshot
) -> None:
    canvas = driver.bench.canvas
    canvas.framing.fit_all()
    driver.user.click(driver.card(array))
    driver.user.press("minus")
    driver.until(lambda: canvas.arrangement.is_closed(array))
    screenshot(driver.program.window, f"closed-{theme.current().name}")
    driver.user.click(driver.card(array), times=2)
    driver.until(lambda: not canvas.arrangement.is_closed(array))
    driver.user.press("ctrl+k")
    driver.user.type("collapse")
    driver.user.press("Return")
    driver.until(lambda: canvas.arrangement.is_closed(array))
    driver.user.press("ctrl+z", "ctrl+z", "ctrl+z")
    driver.until(lambda: driver.program.session.history.position == 0)
    assert not canvas.arrangement.is_closed(array)


def test_a_frame_is_dragged_larger_and_results_stay(
    driver: Driver, array: str, screenshot: Screenshot
) -> None:
    canvas, assessment = driver.bench.canvas, driver.program.session.assessment
    driver.user.click(driver.card(array))
    canvas.framing.fit_selection()
    box = canvas.arrangement.boxes[array]
    corner = canvas.viewport().mapToGlobal(canvas.mapFromScene(box.right, box.bottom))
    driver.user.drag(corner, corner + QPoint(90, 60), halfway=lambda: screenshot(None, "held"))
    driver.until(lambda: canvas.arrangement.boxes[array].width > box.width)
    assert canvas.arrangement.boxes[array].height > box.height
    assert driver.program.session.assessment is assessment
    driver.user.press("alt+Left")
    driver.until(lambda: driver.program.session.history.position == 2)
    screenshot(driver.program.window, "larger")
