"""The drawing of a presentation: one plan fills the room, with what changed beside its cards. It takes no input."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
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
from planner_core.plan.names import shown_name
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
        self._lines: dict[str, Sequence[str]] = {}
        """Of the plates: the changes, below the name of a card that the plate is not beside."""
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
            line_height = (box.height - PAD) / len(self._lines[component])
            for number, line in enumerate(self._lines[component]):
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
        else on the other one, else below or above it with the name of the card, else beside the whole drawing. They
        cover no card, no chip of a file and no other plate.
        """
        arrangement = self._scene.arrangement
        bounds = arrangement.bounds()
        cards = [arrangement.boxes[each] for each in arrangement.boxes if arrangement.outermost(each) == each]
        chips = [box for route in arrangement.routes.values() for _, box in route.chips]
        plates: dict[str, Box] = {}
        self._lines = {}
        for component in sorted(self._changes, key=lambda each: arrangement.boxes[each].y):
            taken = [*cards, *chips, *plates.values()]
            free = (
                (plate, lines)
                for plate, lines in self._places_of(component, bounds)
                if not any(plate.meets(each) for each in taken)
            )
            found = next(free, None)
            if found is None:
                lines = self._named(component)
                beside = self._plate(bounds.right + BESIDE, arrangement.boxes[component].y, lines)
                found = self._below_others(beside, plates.values()), lines
            plates[component], self._lines[component] = found
        return plates

    def _places_of(self, component: str, bounds: Box) -> Iterator[tuple[Box, Sequence[str]]]:
        """Where the plate of a component could lie, the best place first, with what it then says."""
        arrangement, lines = self._scene.arrangement, self._changes[component]
        box, outer = arrangement.boxes[component], arrangement.boxes[arrangement.outermost(component)]
        plate = self._plate(outer.right + BESIDE, box.y, lines)
        left = plate.moved(outer.x - BESIDE - plate.width - plate.x, 0)
        for each in (plate, left) if outer.middle_x >= bounds.middle_x else (left, plate):
            yield each, lines
        lines = self._named(component)
        plate = self._plate(outer.x, outer.bottom + BESIDE, lines)
        yield plate, lines
        yield plate.moved(0, outer.y - BESIDE - plate.height - plate.y), lines

    def _named(self, component: str) -> Sequence[str]:
        """The changes of a card below its name, where the plate is not beside it."""
        return [shown_name(self._scene.arrangement.plan, component), *self._changes[component]]

    def _plate(self, x: float, y: float, lines: Sequence[str]) -> Box:
        """A plate with these lines."""
        script = self._scene.look.figure
        width = max(script.width(line) for line in lines) + 2 * PAD
        return Box(x, y, width, len(lines) * (script.height + 2) + PAD)

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
