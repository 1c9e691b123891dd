"""What keys, menus and the rest of the program ask of the canvas: every drag has its way without the mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.canvas.camera import MARGIN
from app.canvas.commands import BESIDE, may_own
from app.canvas.geometry import Box, united
from app.canvas.intents import can_stand
from app.canvas.kinds import is_store
from app.canvas.routing import Pair
from app.canvas.tools.choose import Choice, Choose
from app.canvas.tools.drop import card_size
from app.i18n import mark, tr
from planner_core.catalog.catalog import Record
from planner_core.plan.components import kind_of
from planner_core.plan.plan import Position
from planner_core.plan.rules import may_connect, may_link

if TYPE_CHECKING:
    from app.canvas.view import CanvasView

CONNECT_QUESTION = mark("Tab chooses, Enter connects to {target}, Esc cancels.")
MOVE_QUESTION = mark("Tab chooses, Enter moves the files to {target}, Esc cancels.")


class Orders:
    """Commands that need to know what is selected or seen."""

    def __init__(self, view: CanvasView) -> None:
        self._view = view

    def add(self, kind: str, record: Record | None) -> str:
        """Add a component as the selection suggests: into its frame, or beside it and connected with it."""
        commands, scene = self._view.commands, self._view.scene()
        meant = commands.meant_by(kind, scene.selected)
        if not can_stand(kind, meant):
            self._view.hint.emit(tr("A disk group lies inside a host or a storage array: select one first."))
            return ""
        place = commands.free_place(self._beside_selection(kind))
        added = commands.add_as_meant(kind, record, Position(place.x, place.y), meant)
        if added:
            self._view.choose(added)
            self._view.show_stop(added)
        return added

    def connect(self) -> None:
        """Let the user choose what the selected pool or servers are connected to."""
        parts = self._view.session.plan.components
        owner = next((each for each in self._view.scene().selected if may_own(kind_of(parts[each]))), "")
        if not owner:
            self._view.hint.emit(tr("Select a desktop pool or servers first, then connect them."))
            return
        kind = kind_of(parts[owner])
        targets = [part.id for part in parts.values() if may_connect(kind, kind_of(part))]
        self._choose(
            owner, targets, CONNECT_QUESTION, lambda target: self._view.commands.connect(owner, target)
        )

    def relocate(self, pair: Pair, role: str) -> None:
        """Let the user choose the store that a file role goes to."""
        parts, (owner, home) = self._view.session.plan.components, pair
        kind = kind_of(parts[owner])
        stores = [
            part.id for part in parts.values() if may_link(kind, role, kind_of(part)) and is_store(part)
        ]
        others = [store for store in stores if store != home]
        self._choose(
            owner, others, MOVE_QUESTION, lambda store: self._view.commands.relocate(owner, role, store)
        )

    def take_out(self, component: str) -> None:
        """Put a component out of its frame onto the canvas, to the right of it."""
        arrangement = self._view.arrangement
        box, frame = arrangement.boxes[component], arrangement.boxes[arrangement.outermost(component)]
        place = self._view.commands.free_place(Box(frame.right + MARGIN, box.y, box.width, box.height))
        self._view.commands.take_out({component: Position(place.x, place.y)})

    def duplicate(self) -> None:
        """Copy the selected components and select the copies."""
        scene = self._view.scene()
        if copies := self._view.commands.duplicate(scene.selected):
            scene.select(copies)

    def explain(self) -> None:
        """Ask for the derivation of the worst number of the card that the keyboard is on or that is selected."""
        scene = self._view.scene()
        component = scene.focus if isinstance(scene.focus, str) else next(iter(scene.selected), "")
        if component in scene.cards and (bar := scene.freshen_card(component).worst):
            self._view.explain(component, bar.resource)

    def _choose(self, owner: str, targets: list[str], question: str, act: Callable[[str], object]) -> None:
        if not targets:
            self._view.hint.emit(tr("There is nothing to connect to yet: add a host with a disk group."))
            return
        choice = Choice(self._view.arrangement.boxes[owner], targets, act, question)
        self._view.runner.begin(Choose(self._view.bench, choice), self._view.viewport().rect().center())
        self._view.setFocus()

    def _beside_selection(self, kind: str) -> Box:
        """To the right of the selection, to its left for what will run on it, or in the middle of what is seen."""
        size, arrangement = card_size(kind), self._view.arrangement
        selected = self._view.scene().selected
        boxes = [arrangement.boxes[arrangement.outermost(each)] for each in selected]
        if boxes:
            around = united(boxes)
            if may_own(kind):  # lines run from left to right
                return Box(around.x - BESIDE - size[0], around.y + MARGIN, *size)
            tied = self._view.commands.meant_by(kind, selected).owners
            return Box(around.right + (BESIDE if tied else MARGIN), around.y, *size)
        seen = self._view.camera.seen()
        return Box(seen.middle_x - size[0] / 2, seen.middle_y - size[1] / 2, *size)
