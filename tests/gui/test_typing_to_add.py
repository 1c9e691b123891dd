"""A whole plan typed into an empty drawing with real keys; the mouse is not touched."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from planner_core.plan.components import DesktopPool, DiskGroup, Host
from tests.support.driver import Driver

Screenshot = Callable[..., Path]


def test_a_plan_is_typed(driver: Driver, screenshot: Screenshot) -> None:
    driver.user.press("ctrl+n")
    driver.until(driver.bench.canvas.hasFocus)
    screenshot(None, "1-empty")
    driver.user.type("host")
    driver.until(lambda: driver.bench.canvas.quick_add.field.text() == "host")
    screenshot(None, "2-host")
    driver.user.press("Return")
    driver.until(lambda: len(driver.plan.of_type(Host)) == 1)
    assert driver.bench.canvas.hasFocus()
    driver.user.type("sata 960")
    screenshot(None, "3-drive")
    driver.user.press("Return")
    driver.until(lambda: len(driver.plan.of_type(DiskGroup)) == 1)
    host, group = driver.plan.of_type(Host)[0].id, driver.plan.of_type(DiskGroup)[0].id
    assert driver.plan.parents[group] == host
    driver.user.press("Insert")
    driver.user.type("desktop pool")
    screenshot(None, "4-pool")
    driver.user.press("Return")
    driver.until(lambda: len(driver.plan.of_type(DesktopPool)) == 1)
    assert driver.plan.hosts_of(driver.pool.id) == (host,)
    assert driver.plan.stores_of(driver.pool.id, "swap") == (group,)
    assert driver.assessment().desktops.maximum
    screenshot(None, "5-result")
    driver.user.press("ctrl+z", "ctrl+z", "ctrl+z")
    driver.until(lambda: driver.plan.components == {})
