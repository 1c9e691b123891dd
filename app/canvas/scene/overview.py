"""The overview: a small picture of the whole plan in a corner, with a frame around the visible part.

Shown while part of the plan is not visible. Pressing or dragging in it moves the drawing.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsView, QLabel

from app.canvas.layout.geometry import Box
from app.canvas.painting.far_painter import FarPicture
from app.canvas.scene.camera import Camera
from app.canvas.scene.items import rectangle
from app.canvas.scene.scene import CanvasScene
from app.look import theme
from app.look.translation import tr

SIZE = QSize(200, 132)
MOST_OF_VIEW = 0.36
"""Maximum share of the view's width and height."""
MARGIN = 12
INSET = 6
LEAST = 32
MOST_GROWN = 1.5
SHADE_ALPHA = 150
FRAME_WIDTH = 1.5
QUIET_MS = 150
MS_PER_CARD = 0.1
"""Delay after the last change, per card: larger plans take longer to paint."""
AT_ONCE = 1000
"""With more cards, the overview is not painted in the same event as the change."""


class Overview(QLabel):
    """Lies over the lower right corner of a view.

    It shows a picture and is not opaque: otherwise the view would clip its painting around it, which takes longer than
    copying the picture again.
    """

    def __init__(self, view: QGraphicsView, scene: CanvasScene, camera: Camera, far: FarPicture) -> None:
        super().__init__(view)
        self.setAccessibleName(tr("Overview"))
        self.setToolTip(tr("The whole plan. Press or drag to see another part of it."))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._view = view
        self._scene = scene
        self._camera = camera
        self._far = far
        self._wanted = True
        self._picture = QPixmap()
        self._marked: tuple[Box, tuple[str, ...], int] | None = None
        """What the label shows: the visible part, the selection, and the picture below."""
        self._frames: tuple[tuple[tuple[str, ...], int], QPixmap] = (((), 0), QPixmap())
        """The frames of the selection, with the selection and the picture they were painted for."""
        self._transform = QTransform()
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.timeout.connect(self._look_again)
        scene.selection_changed.connect(lambda _ids: self._show() if self.isVisible() else None)
        self.hide()

    def want(self, wanted: bool) -> None:
        """Allow or forbid the overview."""
        self._wanted = wanted
        self.follow()

    def follow(self) -> None:
        """Update after scrolling, zooming or resizing."""
        shown, there = self._wanted and self._says_something(), self.isVisibleTo(self._view)
        if shown and self._is_put_off:
            if there:
                self._show()
            return
        if shown:
            self._place()
            self._show()
        if shown != there:
            self.setVisible(shown)

    def follow_plan(self) -> None:
        """Repaint after a change of plan or results, once changes have paused."""
        cards = len(self._scene.cards)
        if self.isVisible() or cards > AT_ONCE:
            self._waiting.start(round(max(QUIET_MS, cards * MS_PER_CARD)))
        self.follow()
        if not self.isVisible() and not self._is_put_off:
            self._waiting.stop()

    def hides(self, box: Box) -> int:
        """By how many view pixels a card must move to the left so that the overview does not cover it."""
        if not self.isVisible():
            return 0
        card = self._view.viewportTransform().mapRect(rectangle(box)).toRect()
        return card.right() - self.x() + MARGIN if card.intersects(self.geometry()) else 0

    def restyle(self) -> None:
        """Apply another theme."""
        self._picture = QPixmap()
        self.follow()

    def sizeHint(self) -> QSize:
        """The shape of the plan, no larger than the room."""
        grown = min(theme.body_points() / theme.BODY_POINTS, MOST_GROWN)
        most = (SIZE * grown).boundedTo(self._view.size() * MOST_OF_VIEW)
        around = self._scene.around()
        scale = _scale(around, most)
        wide, high = (
            max(round(length * scale), LEAST) + 2 * INSET for length in (around.width, around.height)
        )
        return QSize(wide, high).boundedTo(most)

    def _show(self) -> None:
        """Show the plan with the visible part and the selection marked."""
        if self._picture.isNull():
            self._take_picture()
        marked = (self._camera.seen(), self._scene.selected, self._picture.cacheKey())
        if marked == self._marked:
            return
        self._marked = marked
        colours, shown = theme.current().colours, self._picture.copy()
        painter = QPainter(shown)
        seen = self._transform.mapRect(rectangle(marked[0]))
        _shade_around(painter, seen & QRectF(self.rect()), QRectF(self.rect()), colours.canvas)
        painter.drawPixmap(0, 0, self._selected(marked[1]))
        painter.setPen(QPen(colours.accent, FRAME_WIDTH))
        painter.drawRect(seen.adjusted(0.75, 0.75, -0.75, -0.75) & QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.setPen(colours.hairline)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()
        self.setPixmap(shown)

    def _selected(self, ids: tuple[str, ...]) -> QPixmap:
        """The frames of these cards; cached, because thousands would be repainted at each scroll step."""
        made_for = (ids, self._picture.cacheKey())
        if made_for == self._frames[0]:
            return self._frames[1]
        frames = QPixmap(self._picture.size())
        frames.setDevicePixelRatio(self._picture.devicePixelRatio())
        frames.fill(Qt.GlobalColor.transparent)
        pen = QPen(theme.current().colours.accent, FRAME_WIDTH)
        pen.setCosmetic(True)
        box_of = self._scene.arrangement.box_of
        painter = QPainter(frames)
        painter.setTransform(self._transform, True)
        painter.setPen(pen)
        painter.drawRects([rectangle(box_of(each)) for each in ids])
        painter.end()
        self._frames = made_for, frames
        return frames

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._move_to(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._move_to(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._move_to(event.position())

    # --- inside ------------------------------------------------------------------------------------------------

    @property
    def _is_put_off(self) -> bool:
        """Whether the overview of a large plan waits for changes to pause."""
        return self._waiting.isActive() and len(self._scene.cards) > AT_ONCE

    def _says_something(self) -> bool:
        """Whether part of the plan is not visible."""
        if not self._scene.cards:
            return False
        drawn, seen = self._scene.around(), self._camera.seen()
        return not seen.encloses(drawn)

    def _place(self) -> None:
        size = self.sizeHint()
        if size != self.size():
            self._picture = QPixmap()
        room = self._view.size()
        self.setGeometry(
            room.width() - size.width() - MARGIN,
            room.height() - size.height() - MARGIN,
            size.width(),
            size.height(),
        )

    def _look_again(self) -> None:
        self._picture = QPixmap()
        self.follow()

    def _take_picture(self) -> None:
        ratio = self.devicePixelRatioF()
        self._picture = QPixmap(self.size() * ratio)
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(theme.current().colours.canvas)
        around = self._scene.around()
        self._transform = _fitting(around, self.size())
        painter = QPainter(self._picture)
        painter.setTransform(self._transform, True)
        self._far.paint(painter, marked=False)
        painter.end()

    def _move_to(self, at: QPointF) -> None:
        inverse, possible = self._transform.inverted()
        if possible:
            there, around = inverse.map(at), self._scene.around()
            x = min(max(there.x(), around.x), around.right)
            y = min(max(there.y(), around.y), around.bottom)
            self._camera.centre(Box(x, y, 0, 0))


def _shade_around(painter: QPainter, seen: QRectF, room: QRectF, ground: QColor) -> None:
    """Shade what is not visible."""
    shade = QColor(ground)
    shade.setAlpha(SHADE_ALPHA)
    for strip in (
        QRectF(0, 0, room.width(), seen.top()),
        QRectF(0, seen.bottom(), room.width(), room.height() - seen.bottom()),
        QRectF(0, seen.top(), seen.left(), seen.height()),
        QRectF(seen.right(), seen.top(), room.width() - seen.right(), seen.height()),
    ):
        painter.fillRect(strip, shade)


def _scale(around: Box, size: QSize) -> float:
    wide, high = size.width() - 2 * INSET, size.height() - 2 * INSET
    return min(wide / max(around.width, 1), high / max(around.height, 1))


def _fitting(around: Box, size: QSize) -> QTransform:
    """The transform from the scene into a widget that fits everything, centred."""
    scale = _scale(around, size)
    transform = QTransform.fromTranslate(size.width() / 2, size.height() / 2)
    transform.scale(scale, scale)
    return transform.translate(-around.middle_x, -around.middle_y)
