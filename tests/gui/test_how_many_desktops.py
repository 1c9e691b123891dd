"""Typed into the strip of the real window: what so many desktops need, and the button that makes it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from app.window.dialogs.needed_dialog import NeededDialog
from tests.support.driver import Driver

Screenshot = Callable[..., Path]


def dialog_in_front(driver: Driver) -> NeededDialog:
    driver.until(lambda: isinstance(QApplication.activeModalWidget(), NeededDialog))
    found = QApplication.activeModalWidget()
    assert isinstance(found, NeededDialog)
    driver.user.look_at(found)
    return found


def test_a_number_typed_into_the_strip_becomes_the_plan(driver: Driver, screenshot: Screenshot) -> None:
    driver.program.commands.open_sample("everything-on-sas")
    driver.assessment()
    before = driver.plan
    driver.bench.strip.fits.setFocus()
    driver.user.type("4")
    dialog = dialog_in_front(driver)
    driver.user.type("4")
    driver.until(lambda: not dialog.is_busy and dialog.verdict.text().startswith("44 "))
    screenshot(dialog, "how-many-desktops")
    driver.user.press("Tab", "Tab", "space")
    driver.until(lambda: driver.plan is not before)
    driver.until(lambda: "44" in driver.bench.strip.fits.sentence)
    counts = driver.assessment().desktops
    assert (counts.planned, counts.fits) == (44, 44)
    assert driver.bench.strip.fits.status == "ok"
    driver.user.press("ctrl+z")
    driver.until(lambda: driver.plan == before)


def test_it_is_found_by_what_one_asks(driver: Driver) -> None:
    driver.program.commands.open_sample("everything-on-sas")
    driver.assessment()
    for words in ("how many", "needed", "hosts for"):
        driver.user.press("ctrl+k")
        driver.until(lambda: driver.program.command_palette.field.hasFocus())
        driver.user.type(words)
        driver.user.press("Return")
        dialog_in_front(driver)
        driver.user.press("Escape")
        driver.until(lambda: QApplication.activeModalWidget() is None)
