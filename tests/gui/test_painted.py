"""What is painted in the drawing, shape by shape, compared with what was looked at and found right."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QGraphicsItem

from app.window.wiring import Wiring
from tests.support.drawn import drawn
from tests.support.driver import Driver
from tests.support.kept import Kept
from tests.support.settled import settle

PAPER = QSize(1200, 800)


def test_the_drawing_is_painted_as_it_was_from_near_and_far(program: Wiring, driver: Driver) -> None:
    program.commands.open_sample("replica-on-ssd")
    driver.assessment()
    kept, canvas = Kept(), program.workbench.canvas
    canvas.select(["pool"])
    scene, to = canvas.scene(), QRectF(0, 0, PAPER.width(), PAPER.height())
    for item in scene.items():
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # or they are painted from their pictures
    middle = scene.itemsBoundingRect().center()
    for name, factor in (("near", 1.0), ("middle", 0.45), ("far", 0.12)):
        canvas.resetTransform()
        canvas.scale(factor, factor)
        settle()
        area = QRectF(0, 0, PAPER.width() / factor, PAPER.height() / factor)
        area.moveCenter(middle)
        lines = drawn(PAPER, lambda painter, area=area: scene.render(painter, to, area))  # type: ignore[misc]
        assert lines
        kept.compare(f"painted {name}", lines)
    assert not kept.verdict(), kept.verdict()
