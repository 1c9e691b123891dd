"""A plan with a cluster, a storage array and a network link, drawn with a real mouse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from planner_core.plan.components import Cluster, DiskGroup, Host, NetworkLink, StorageArray
from planner_core.plan.links import DISPLAY
from tests.support.driver import Driver

Screenshot = Callable[..., Path]


def add(driver: Driver, title: str, across: float, down: float) -> str:
    """Drag a line of the palette onto the empty canvas; the id of what that added."""
    before = set(driver.plan.components)
    driver.user.drag(driver.palette_line(title), driver.canvas_point(across, down))
    return added(driver, before)


def put_into(driver: Driver, title: str, frame: str, below: float = 10) -> str:
    """Drag a line of the palette into a frame."""
    before = set(driver.plan.components)
    driver.user.drag(driver.palette_line(title), driver.inside(frame, below))
    inner = added(driver, before)
    assert driver.plan.parents[inner] == frame
    return inner


def added(driver: Driver, before: set[str]) -> str:
    driver.until(lambda: set(driver.plan.components) - before)
    (new,) = set(driver.plan.components) - before
    return new


def connect(driver: Driver, pool: str, target: str, screenshot: Screenshot | None = None) -> None:
    """Draw a line from the port of a pool to the name of a card."""
    driver.user.click(driver.card(pool))
    driver.until(lambda: driver.bench.canvas.selected_ids() == (pool,))
    look = (lambda: screenshot(None, "2-line-on-its-way")) if screenshot else None
    driver.user.drag(driver.port(pool), driver.card(target), halfway=look)
    driver.until(lambda: any(link.target == target for link in driver.plan.links_from(pool)))


def test_a_cluster_an_array_and_a_line_to_the_users(driver: Driver, screenshot: Screenshot) -> None:
    window, bench = driver.program.window, driver.bench
    driver.user.press("ctrl+n")
    driver.until(lambda: window.page is bench)

    cluster = add(driver, "Cluster", 0.7, 0.12)
    first = put_into(driver, "Host", cluster)
    second = put_into(driver, "Host", cluster)
    local = put_into(driver, "SATA SSD 960 GB", first, below=6)
    array = add(driver, "Storage array", 0.7, 0.8)
    screenshot(None, "0-x")
    group = put_into(driver, "NL-SAS 7.2K 4 TB", array, below=70)
    pool = add(driver, "Desktop pool", 0.16, 0.3)
    line = add(driver, "Network link", 0.16, 0.75)
    screenshot(None, "1-cards")

    boxes = bench.canvas.arrangement.boxes
    for outer, inner in ((cluster, first), (cluster, second), (first, local), (array, group)):
        assert boxes[outer].contains(boxes[inner].x, boxes[inner].y)
        assert boxes[outer].contains(boxes[inner].right, boxes[inner].bottom)

    connect(driver, pool, cluster, screenshot)
    connect(driver, pool, group)
    connect(driver, pool, line)
    roles = {link.role: link.target for link in driver.plan.links_from(pool)}
    assert roles["runs_on"] == cluster
    assert roles["delta"] == group
    assert roles[DISPLAY] == line
    chips = [chip.role for chip in bench.canvas.arrangement.chips[(pool, group)]]
    assert "swap" in chips
    assert not {"persistent", "suspend"} & set(chips)
    screenshot(None, "3-connected")

    # A host comes out of its cluster and goes back in.
    driver.user.drag(driver.card(second), driver.canvas_point(0.2, 0.62))
    driver.until(lambda: second not in driver.plan.parents)
    assert driver.plan.positions[second]
    driver.user.drag(driver.card(second), driver.card(cluster))
    driver.until(lambda: driver.plan.parents.get(second) == cluster)
    driver.assessment()
    for kind, each in ((Cluster, cluster), (Host, first), (StorageArray, array), (DiskGroup, group)):
        assert isinstance(driver.plan.components[each], kind)
        driver.user.click(driver.card(each))
        driver.until(lambda each=each: bench.inspector.ids == (each,))
        screenshot(None, f"4-{each}")
    assert isinstance(driver.plan.components[line], NetworkLink)
