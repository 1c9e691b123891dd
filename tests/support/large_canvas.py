"""Large plans for the canvas, and a bare scene with as many rectangles and lines."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsScene, QGraphicsView

from planner_core.plan.components import Cluster, DesktopPool, DiskGroup, Host, StorageArray
from planner_core.plan.links import POOL_FILE_ROLES, RUNS_ON, Link
from planner_core.plan.plan import Plan, Position

COLUMN, ROW = 800.0, 420.0
CARDS_PER_BLOCK = 4
LINES_PER_BLOCK = 3
ON_FLASH = ("replica", "swap")


def large_plan(cards: int) -> Plan:
    """Blocks of a pool beside a host with two disk groups, in a square."""
    blocks = cards // CARDS_PER_BLOCK
    across = max(1, round((blocks * ROW / COLUMN) ** 0.5))
    parts: dict[str, Host | DiskGroup | DesktopPool] = {}
    parents: dict[str, str] = {}
    positions: dict[str, Position] = {}
    links: dict[tuple[str, str, str], Link] = {}
    for block in range(blocks):
        x, y = block % across * COLUMN, block // across * ROW
        host, ssd, sas, pool = (f"{stem}{block}" for stem in ("host", "ssd", "sas", "pool"))
        parts[host] = Host(id=host, name=f"Host {block}", ram_gib=256.0 + block % 8)
        parts[ssd] = DiskGroup(id=ssd, name="SSD", drives=4)
        parts[sas] = DiskGroup(id=sas, name="SAS", drives=8, drive_kind="hdd", drive_iops=150.0)
        parts[pool] = DesktopPool(id=pool, name=f"Desktops {block}", desktops=40 + block % 60)
        parents[ssd] = parents[sas] = host
        positions[pool], positions[host] = Position(x, y + 80), Position(x + 400, y)
        for role in (RUNS_ON, *POOL_FILE_ROLES):
            target = host if role == RUNS_ON else ssd if role in ON_FLASH else sas
            link = Link(pool, role, target)  # type: ignore[arg-type]
            links[link.key] = link
    return Plan(components=parts, parents=parents, positions=positions, links=links)  # type: ignore[arg-type]


def bare_scene(cards: int) -> QGraphicsScene:
    """As many rectangles and lines as `large_plan` has cards and lines, at similar places, without content."""
    scene = QGraphicsScene()
    blocks = cards // CARDS_PER_BLOCK
    across = max(1, round((blocks * ROW / COLUMN) ** 0.5))
    pen, white = QPen(QColor("#7A89A0"), 1), QColor("white")
    for block in range(blocks):
        x, y = block % across * COLUMN, block // across * ROW
        for left, top, width, height in (
            (0, 80, 240, 64),
            (400, 0, 328, 320),
            (412, 100, 304, 100),
            (412, 208, 304, 100),
        ):
            rect = scene.addRect(QRectF(0, 0, width, height), pen, white)
            rect.setPos(x + left, y + top)
            rect.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsMovable)
        for end in (32, 150, 258):
            scene.addLine(x + 240, y + 112, x + 412, y + end, pen)
    return scene


def bare_view(scene: QGraphicsScene) -> QGraphicsView:
    """A view of a bare scene, set up like the canvas."""
    view = QGraphicsView(scene)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
    return view


def shared_plan(pools: int) -> Plan:
    """This many pools on one cluster and one array, so that every sum in the results has this many parts."""
    parts: dict[str, object] = {
        "cluster": Cluster(id="cluster", name="Cluster"),
        "hosts": Host(id="hosts", name="Hosts", count=40, ram_gib=4096.0),
        "array": StorageArray(id="array", name="Array"),
        "tier": DiskGroup(id="tier", name="Tier", drives=24),
    }
    positions = {"cluster": Position(900.0, 0.0), "array": Position(1600.0, 0.0)}
    links: dict[tuple[str, str, str], Link] = {}
    for number in range(pools):
        pool = f"pool{number}"
        parts[pool] = DesktopPool(id=pool, name=f"Desktops {number}", desktops=10 + number % 10)
        positions[pool] = Position(number % 3 * 270.0, number // 3 * 100.0)
        for role in (RUNS_ON, *POOL_FILE_ROLES):
            link = Link(pool, role, "cluster" if role == RUNS_ON else "tier")  # type: ignore[arg-type]
            links[link.key] = link
    parents = {"hosts": "cluster", "tier": "array"}
    return Plan(components=parts, parents=parents, positions=positions, links=links)  # type: ignore[arg-type]
