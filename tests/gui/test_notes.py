"""A note written in the drawing with real keys, seen in both themes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from planner_core.plan.components import Note
from tests.support.driver import Driver
from tests.support.thorough import sampled

Screenshot = Callable[..., Path]


@pytest.mark.parametrize("theme", sampled(["light", "dark"], "light"))
def test_a_note_is_written_beside_the_host(driver: Driver, screenshot: Screenshot, theme: str) -> None:
    driver.program.actions[f"theme.{theme}"].trigger()
    driver.program.commands.open_sample("everything-on-ssd")
    driver.assessment()
    driver.until(driver.bench.canvas.hasFocus)
    driver.user.press("ctrl+shift+n")
    driver.until(lambda: len(driver.plan.of_type(Note)) == 1)
    driver.until(driver.bench.canvas.note_editor.hasFocus)
    driver.user.type("Who pays for the second host? Offer N+1 as a variant, with prices of this year.")
    screenshot(None, "written")
    driver.user.press("ctrl+Return")
    driver.until(lambda: "second host" in driver.plan.of_type(Note)[0].notes)
    driver.until(driver.bench.canvas.hasFocus)
    driver.user.press("F2")
    driver.until(
        lambda: (
            driver.field("name").isAncestorOf(QApplication.focusWidget()) or driver.field("name").hasFocus()
        )
    )
    driver.user.press("ctrl+a")
    driver.user.type("To be settled")
    driver.user.press("Tab")
    driver.until(lambda: driver.plan.of_type(Note)[0].name == "To be settled")
    assert driver.plan.of_type(Note)[0].name == "To be settled"
    driver.bench.canvas.framing.fit_all()
    screenshot(None, "note")
    driver.program.actions["theme.light"].trigger()
