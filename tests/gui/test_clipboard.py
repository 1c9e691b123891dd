"""Cut, copy and paste with real keys: components in the drawing, text in the fields, plan to plan."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit

from planner_core.plan.components import DesktopPool, Host
from tests.support.driver import Driver

Screenshot = Callable[..., Path]


def test_from_one_plan_into_another(driver: Driver, screenshot: Screenshot) -> None:
    driver.program.commands.open_sample("replica-on-ssd")
    driver.assessment()
    links = len(driver.plan.links)
    driver.until(driver.bench.canvas.hasFocus)
    driver.user.press("ctrl+a", "ctrl+c")
    driver.user.press("ctrl+n")
    driver.until(lambda: driver.plan.components == {})
    driver.user.press("ctrl+v")
    driver.until(lambda: len(driver.plan.components) == 5)
    driver.user.press("Escape", "ctrl+9")
    screenshot(None, "pasted")
    assert len(driver.plan.links) == links
    assert driver.assessment().desktops.maximum
    driver.user.press("ctrl+z")
    driver.until(lambda: driver.plan.components == {})
    assert driver.program.actions["edit.redo"].text() == "&Redo: Paste 5 components"


def test_cut_and_paste_in_the_drawing(driver: Driver) -> None:
    driver.program.commands.open_sample("everything-on-ssd")
    driver.assessment()
    driver.until(driver.bench.canvas.hasFocus)
    driver.user.click(driver.card("pool"))
    driver.user.press("ctrl+x")
    driver.until(lambda: driver.plan.of_type(DesktopPool) == ())
    driver.user.press("ctrl+v", "ctrl+v")
    driver.until(lambda: len(driver.plan.of_type(DesktopPool)) == 2)
    assert all(driver.plan.hosts_of(pool.id) == ("host",) for pool in driver.plan.of_type(DesktopPool))


def test_in_a_field_the_keys_and_the_menu_mean_its_text(driver: Driver) -> None:
    driver.program.commands.open_sample("everything-on-ssd")
    driver.until(driver.bench.canvas.hasFocus)
    driver.bench.canvas.select(["host"])
    name = driver.field("name")
    assert isinstance(name, QLineEdit)
    driver.click(name)
    driver.user.press("ctrl+a", "ctrl+c")
    clipboard = QGuiApplication.clipboard()
    driver.until(lambda: clipboard.text() == "RX300 S6")
    driver.user.press("End", "ctrl+v", "Return")
    driver.until(lambda: driver.plan.components["host"].name == "RX300 S6RX300 S6")
    driver.user.press("ctrl+a")
    driver.program.actions["edit.cut"].trigger()
    assert name.text() == ""
    assert len(driver.plan.of_type(Host)) == 1
    driver.program.actions["edit.paste"].trigger()
    assert name.text() == "RX300 S6RX300 S6"


def test_what_cannot_be_pasted_is_said_in_the_window(driver: Driver, screenshot: Screenshot) -> None:
    driver.program.commands.new()
    driver.until(driver.bench.canvas.hasFocus)
    QGuiApplication.clipboard().setText(
        '{"format": "headroom-selection", "components": [{"kind": "rocket"}]}'
    )
    driver.user.press("ctrl+v")
    driver.until(lambda: "cannot be pasted" in driver.program.window.messages.text)
    screenshot(None, "refused")
    assert driver.plan.components == {}
