"""Paints components that exist only in another variant: outlines below the cards, without interaction."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from app.canvas.content.card_content import Face, Shown, bare_face
from app.canvas.content.difference_marks import EDGE, draw_corner_mark
from app.canvas.kinds import FRAMES
from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.geometry import MARGIN, RADIUS
from app.canvas.layout.ghosts import Absent, Ghost, closed_over, drawn_there, ghosts
from app.canvas.painting.card_painter import FAR, Scale, snap_to_pixels
from app.canvas.painting.face_painter import FacePainter
from app.canvas.painting.style import CanvasStyle
from app.canvas.scene.items import DEVICE_CACHE
from app.look.translation import tr
from planner_core.editing import verbs
from planner_core.plan.components import kind_of

GHOST_Z = -10.0
"""Below all cards; the contents of a ghost are above it."""
DASHES = (4.0, 3.0)


class GhostItem(QGraphicsItem):
    """One component of another variant."""

    def __init__(self, ghost: Ghost, variant: str, style: CanvasStyle) -> None:
        super().__init__()
        self.ghost = ghost
        self.style = style
        self._face = ghost_face(ghost, variant)
        self.setCacheMode(DEVICE_CACHE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(GHOST_Z + min(ghost.depth, -GHOST_Z - 1))
        self.setPos(ghost.box.x, ghost.box.y)

    def wear(self, style: CanvasStyle) -> None:
        """Apply another theme."""
        self.style = style
        self.update()

    def boundingRect(self) -> QRectF:
        box = self.ghost.box
        return QRectF(-MARGIN, -MARGIN, box.width + 2 * MARGIN, box.height + 2 * MARGIN)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        size = (self.ghost.box.width, self.ghost.box.height)
        draw_ghost(painter, self._face, size, self.style, snap_to_pixels(painter))


class Ghosts:
    """The ghosts in one scene; they follow changes of this variant."""

    def __init__(self, scene: QGraphicsScene, here: Arrangement) -> None:
        self._scene = scene
        self._here = here
        self._absent: Absent | None = None
        self._there = Arrangement(len)
        self._items: dict[str, GhostItem] = {}
        self.shown: Mapping[str, Ghost] = {}
        """The ghosts by their id in the other variant."""
        self.closed: set[str] = set()
        """The closed cards of this variant that contain absent components."""

    def show(self, absent: Absent | None, style: CanvasStyle) -> bool:
        """Show absent components, or none. Returns whether the drawing changes."""
        before, self._absent = self._absent, absent if absent is not None and absent.ids else None
        if self._absent is not None and (before is None or before.plan is not self._absent.plan):
            self._there = drawn_there(self._absent.plan)
        renamed = before is not None and self._absent is not None and before.variant != self._absent.variant
        return self._draw(style, anew=renamed)

    def follow(self, style: CanvasStyle) -> bool:
        """Move the ghosts with their frames after a change of the drawing. Returns whether the drawing changes."""
        return self._absent is not None and self._draw(style)

    def forget(self) -> None:
        """The items of the scene were deleted."""
        self._items.clear()
        self.shown = {}

    def wear(self, style: CanvasStyle) -> None:
        """Apply another theme."""
        for item in self._items.values():
            item.wear(style)

    def spoken(self, component: str) -> str:
        """A ghost in words, with its kind: it shows only its name."""
        ghost = self.shown.get(component)
        if ghost is None or self._absent is None:
            return ""
        return tr(
            "{name}, {kind}: only in {variant}",
            name=ghost.part.name,
            kind=tr(verbs.KIND_NAMES[kind_of(ghost.part)]),
            variant=self._absent.variant,
        )

    def _draw(self, style: CanvasStyle, *, anew: bool = False) -> bool:
        before = self.shown
        absent = self._absent
        self.shown, self.closed = {}, set()
        if absent is not None:
            self.shown = ghosts(absent, self._there, self._here)
            self.closed = closed_over(absent, self._there, self._here)
        if self.shown == before and not anew:
            return False
        for each in [each for each in self._items if anew or self.shown.get(each) != before.get(each)]:
            self._scene.removeItem(self._items.pop(each))
        for each, ghost in self.shown.items():
            if each not in self._items and absent is not None:
                item = self._items[each] = GhostItem(ghost, absent.variant, style)
                self._scene.addItem(item)
        return True


def ghost_face(ghost: Ghost, variant: str) -> Face:
    """The content of a ghost, also of a note: its name, and the variant that has it."""
    said = bare_face(Shown(ghost.part, ghost.box.width))
    kind = said.kind if said.kind in FRAMES else ""
    return said._replace(kind=kind, caption=tr("Only in {variant}", variant=variant), lines=(), fold="")


def draw_ghost(
    painter: QPainter, face: Face, size: tuple[float, float], style: CanvasStyle, scale: Scale
) -> None:
    """A dashed outline without a background, with the mark for removed and no results."""
    width, height = size
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(style.colours.text_muted, max(EDGE, EDGE / scale.zoom))
    pen.setDashPattern(DASHES)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    outline = QRectF(0, 0, width, height)
    painter.drawRoundedRect(outline, RADIUS, RADIUS)
    said = FacePainter(painter, face, width, style)
    if scale.zoom < FAR:
        said.draw_far(height, scale.zoom)
    else:
        said.draw()
    draw_corner_mark(painter, outline, RADIUS, "removed", style.colours, scale.zoom)
