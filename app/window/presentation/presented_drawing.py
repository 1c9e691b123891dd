"""The drawing of a presentation: one plan fills the room, with what changed beside its cards. It takes no input."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from app.canvas.content.card_content import CardResults
from app.canvas.layout.geometry import Box, united
from app.canvas.layout.ghosts import Absent
from app.canvas.layout.zoom import fitting
from app.canvas.painting.bar_marks import draw_plate
from app.canvas.painting.card_painter import State as CardState
from app.canvas.scene.items import rectangle
from app.canvas.scene.scene import CanvasScene
from app.look.translation import tr
from app.results.words.comparison import difference_sentence
from planner_core.plan.links import LinkKey
from planner_core.plan.plan import Plan
from planner_core.studies.differences import Difference, changed_components

MARGIN = 32
LARGEST = 3.0
"""The largest zoom: a small plan is not blown up beyond it."""
PAD, BESIDE = 8.0, 14.0
"""Inside a plate with changes, and between it and the card."""


class PresentedDrawing(QGraphicsView):
    """Shows a plan with its results; nothing in it can be selected, moved or changed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._scene = CanvasScene(self)
        self._changes: dict[str, Sequence[str]] = {}
        self._plates: dict[str, Box] = {}
        self.setScene(self._scene)
        self.setInteractive(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("Drawing"))

    @property
    def cards(self) -> frozenset[str]:
        """The components that have a card."""
        return frozenset(self._scene.arrangement.boxes)

    @property
    def is_marked(self) -> bool:
        """Whether anything differs from the state shown before."""
        return bool(self._changes or self._scene.differences or self._scene.ghosts.shown)

    @property
    def changes(self) -> Mapping[str, Sequence[str]]:
        """The lines beside the cards."""
        return self._changes

    def show_plan(self, plan: Plan, results: CardResults) -> None:
        """Show a plan, without marks."""
        self._scene.restyle()
        self.setBackgroundBrush(self._scene.look.colours.canvas)
        self._changes = {}
        self._scene.mark_differences({}, (), lambda _component: "")
        self._scene.show_plan(plan, results)
        self._fit()

    def mark_changes(
        self, found: tuple[Difference, ...], before: Plan, name: str, changes: Mapping[str, Sequence[str]]
    ) -> None:
        """Mark what differs from another plan, whose state has this name, and say it beside the cards."""
        after = self._scene.arrangement.plan
        marks = {
            each: CardState.ADDED if what == "added" else CardState.CHANGED
            for each, what in changed_components(found).items()
            if each in after.components
        }
        removed = tuple(each.component for each in found if each.what == "removed")
        self._scene.mark_differences(
            marks, moved_files(found), partial(_note, found, before, after), Absent(before, removed, name)
        )
        self._changes = {each: lines for each, lines in changes.items() if each in self.cards}
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        seen = self.mapToScene(self.viewport().rect()).boundingRect()
        self._scene.freshen(Box(seen.x(), seen.y(), seen.width(), seen.height()))
        super().paintEvent(event)

    def drawForeground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        look = self._scene.look
        for component, box in self._plates.items():
            ground = rectangle(box)
            draw_plate(painter, ground, 6.0, QPen(look.colours.text_muted, 1.0), look.colours.card)
            line_height = (box.height - PAD) / len(self._changes[component])
            for number, line in enumerate(self._changes[component]):
                room = QRectF(
                    box.x + PAD, box.y + PAD / 2 + number * line_height, box.width - 2 * PAD, line_height
                )
                look.figure.write(painter, room, line, look.colours.text)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The drawing stays where it is."""
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show everything as large as it gets."""
        self._plates = self._placed()
        around = united([self._scene.around(), self._scene.arrangement.bounds(), *self._plates.values()])
        room = self.viewport().size()
        wide, high = room.width() - 2 * MARGIN, room.height() - 2 * MARGIN
        zoom = fitting(around.width, around.height, max(wide, 1), max(high, 1), LARGEST)
        spare = max(room.width(), room.height()) / zoom
        self.setSceneRect(rectangle(around.grown(spare)))
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self.centerOn(around.middle_x, around.middle_y)
        self.viewport().update()

    def _placed(self) -> dict[str, Box]:
        """The plates with changes, beside the outermost card of each: on the side away from the middle of the drawing,
        else on the other one, else beside the whole drawing. They cover no card and no other plate.
        """
        arrangement, script = self._scene.arrangement, self._scene.look.figure
        bounds = arrangement.bounds()
        cards = [arrangement.boxes[each] for each in arrangement.boxes if arrangement.outermost(each) == each]
        plates: dict[str, Box] = {}
        for component in sorted(self._changes, key=lambda each: arrangement.boxes[each].y):
            lines, box = self._changes[component], arrangement.boxes[component]
            outer = arrangement.boxes[arrangement.outermost(component)]
            width = max(script.width(line) for line in lines) + 2 * PAD
            height = len(lines) * (script.height + 2) + PAD
            left, right = outer.x - BESIDE - width, outer.right + BESIDE
            sides = (right, left) if outer.middle_x >= bounds.middle_x else (left, right)
            beside = [Box(x, box.y, width, height) for x in sides]
            taken = [*cards, *plates.values()]
            free = (plate for plate in beside if not any(plate.meets(each) for each in taken))
            plates[component] = next(free, None) or self._below_others(
                Box(bounds.right + BESIDE, box.y, width, height), plates.values()
            )
        return plates

    @staticmethod
    def _below_others(plate: Box, others: Collection[Box]) -> Box:
        """A plate beside the drawing, moved down until it covers no other one."""
        while (over := next((each for each in others if plate.meets(each)), None)) is not None:
            plate = Box(plate.x, over.bottom + PAD / 2, plate.width, plate.height)
        return plate


def moved_files(found: tuple[Difference, ...]) -> set[LinkKey]:
    """The links of files that are new, or have another share."""
    return {
        link.key for each in found if each.what == "links" for link in each.after if link not in each.before
    }


def _note(found: tuple[Difference, ...], before: Plan, after: Plan, component: str) -> str:
    return ". ".join(
        difference_sentence(each, before, after) for each in found if each.component == component
    )
