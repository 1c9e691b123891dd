"""A test user of the canvas: mouse events at components and chips, and the contents of the items."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.canvas.content.card_content import CardResults, Remarks
from app.canvas.gestures.drop_component import Carried
from app.canvas.scene.scene import CanvasScene
from app.canvas.view import CanvasView

NO_KEYS = Qt.KeyboardModifier.NoModifier


class Hand:
    """Presses, moves and releases through the view's own event handlers."""

    def __init__(self, canvas: CanvasView) -> None:
        self.canvas = canvas

    def at(self, component: str, dx: float = 0, dy: float = 0) -> QPoint:
        """A point on the name of a card, in coordinates of the viewport."""
        box = self.canvas.arrangement.boxes[component]
        return self.canvas.mapFromScene(box.x + 60 + dx, box.y + 20 + dy)

    def empty(self) -> QPoint:
        """A point where no card is."""
        bounds = self.canvas.arrangement.bounds()
        return self.canvas.mapFromScene(bounds.x + 20, bounds.bottom + 24)

    def chip(self, owner: str, store: str, role: str) -> QPoint:
        """The middle of a chip."""
        box = next(box for each, box in self.canvas.arrangement.routes[(owner, store)].chips if each == role)
        return self.canvas.mapFromScene(box.middle_x, box.middle_y)

    def port(self, component: str) -> QPoint:
        """The right port of a card, visible while the card is selected or under the pointer."""
        box = self.canvas.arrangement.boxes[component]
        return self.canvas.mapFromScene(box.right, box.middle_y)

    def press(self, at: QPoint, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        QTest.mousePress(self.canvas.viewport(), Qt.MouseButton.LeftButton, modifiers, at)

    def move(self, at: QPoint, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        """A move with the left button down."""
        where = QPointF(at)
        there = QPointF(self.canvas.viewport().mapToGlobal(at))
        button = Qt.MouseButton.LeftButton
        event = QMouseEvent(QMouseEvent.Type.MouseMove, where, there, button, button, modifiers)
        QApplication.sendEvent(self.canvas.viewport(), event)

    def release(self, at: QPoint, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        QTest.mouseRelease(self.canvas.viewport(), Qt.MouseButton.LeftButton, modifiers, at)

    def drag(self, start: QPoint, end: QPoint, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        """A whole drag, in steps that are all painted."""
        self.hold(start, end, modifiers)
        self.release(end, modifiers)

    def hold(self, start: QPoint, end: QPoint, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        """A drag without its end: the button stays down."""
        self.press(start, modifiers)
        for step in range(1, 6):
            self.move(start + (end - start) * step / 5, modifiers)
            QApplication.processEvents()

    def click(self, at: QPoint, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        QTest.mouseClick(self.canvas.viewport(), Qt.MouseButton.LeftButton, modifiers, at)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        QTest.keyClick(self.canvas, key, modifiers)


def shown(scene: CanvasScene) -> dict[object, object]:
    """The contents and places of all items of a scene: equal for equal drawings.

    Places are compared to a millionth of a pixel: a line that moved with its cards was shifted, not routed anew.
    """
    cards = {
        component: (
            scene.freshen_card(component),
            _rounded(item.pos().toTuple()),
            item.zValue(),
            item.isVisible(),
            item.tint,
        )
        for component, item in scene.cards.items()
    }
    lines = {pair: (_rounded(item.route), item.isVisible()) for pair, item in scene.lines.items()}
    chips = {
        ("chips", *pair): (item.chips, item.folded, item.isVisible()) for pair, item in scene.chips.items()
    }
    return {**cards, **lines, **chips}


def _rounded(value: object) -> object:
    if isinstance(value, float):
        return round(value, 6)
    return tuple(_rounded(each) for each in value) if isinstance(value, tuple) else value


def rebuilt(canvas: CanvasView, phase: str = "steady") -> dict[object, object]:
    """What a scene made from scratch for the same plan would show."""
    session = canvas.session
    scene = CanvasScene()
    scene.show_plan(
        session.plan, CardResults(session.assessment, phase, remarks=Remarks(session.results.findings))
    )
    return shown(scene)


def over(canvas: CanvasView, what: Carried, at: QPoint) -> bool:
    """Carry something from the palette over a point of the drawing; returns whether a drop is allowed there."""
    allowed = canvas.palette_drags.carry(what, canvas.viewport().mapToGlobal(at), NO_KEYS)
    QApplication.processEvents()
    return allowed


def drop(canvas: CanvasView, what: Carried, at: QPoint) -> None:
    """Release it there."""
    canvas.palette_drags.drop(what, canvas.viewport().mapToGlobal(at), NO_KEYS)


def carry(canvas: CanvasView, what: Carried, at: QPoint) -> bool:
    """Both; returns whether the drop was allowed."""
    allowed = over(canvas, what, at)
    drop(canvas, what, at)
    return allowed
