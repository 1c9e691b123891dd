"""A pilot typed into the real window: the range in the strip narrows, and undo widens it again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from app.window.dialogs.pilot_dialog import PilotDialog
from tests.support.driver import Driver

Screenshot = Callable[..., Path]


@pytest.fixture
def ranges() -> bool:
    return True


def range_in_strip(driver: Driver) -> tuple[int, ...]:
    """The first two numbers of the range; empty while there is none."""
    text = re.sub("<[^>]*>", "", driver.bench.strip.range.accessibleName())
    return tuple(int(each) for each in re.findall(r"\d+", text)[:2])


def asked(driver: Driver, spoken: str) -> PilotDialog:
    if spoken == "en":
        driver.user.press("ctrl+k")
        driver.until(lambda: driver.program.command_palette.field.hasFocus())
        driver.user.type("pilot")
        driver.user.press("Return")
    else:
        QTimer.singleShot(0, driver.bench, lambda: driver.bench.inspector.measured_requested.emit("pool"))
    driver.until(lambda: isinstance(QApplication.activeModalWidget(), PilotDialog))
    found = QApplication.activeModalWidget()
    assert isinstance(found, PilotDialog)
    driver.user.look_at(found)
    return found


@pytest.mark.parametrize(
    ("spoken", "take", "words"),
    [
        ("en", "alt+p", "Desktops in 8 of 10 futures: 70 to 80 → 73 to 75"),
        ("de", "alt+i", "Desktops in 8 von 10 Fällen: 70 bis 80 → 73 bis 75"),
    ],
)
def test_a_pilot_narrows_the_range_and_undo_widens_it(
    driver: Driver, screenshot: Screenshot, spoken: str, take: str, words: str
) -> None:
    driver.program.commands.open_sample("everything-on-ssd")
    driver.assessment()
    driver.until(lambda: range_in_strip(driver) == (70, 80))
    before = driver.plan
    dialog = asked(driver, spoken)
    driver.user.type("60")
    driver.user.press("Tab")
    driver.user.type("78")
    driver.user.press("Tab", "Tab", "Tab", "Tab")
    driver.user.type("40")
    driver.user.press("Tab")
    driver.until(lambda: dialog.range.text() == words)
    screenshot(dialog, f"pilot-{spoken}")
    driver.user.press(take)
    driver.until(lambda: driver.plan is not before)
    driver.user.look_at(driver.program.window)
    driver.until(lambda: range_in_strip(driver) == (73, 75))
    assert driver.pool.origins["cpu_mhz"].kind == "measured"
    driver.user.press("ctrl+z")
    driver.until(lambda: range_in_strip(driver) == (70, 80))
    assert driver.plan == before
