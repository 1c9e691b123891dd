"""What keys, menus and the rest of the program ask of the canvas: every drag has its way without the mouse."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from app.canvas.aligning import Side, Way, aligned, distributed
from app.canvas.camera import MARGIN
from app.canvas.commands import BESIDE
from app.canvas.geometry import Box, united
from app.canvas.intents import can_stand
from app.canvas.kinds import OWNERS, is_store
from app.canvas.routing import Pair
from app.canvas.tidying import tidied
from app.canvas.tools.choose import Choice, Choose
from app.canvas.tools.drop import card_size
from app.i18n import mark, tr, translate
from planner_core.catalog.catalog import Record
from planner_core.messages import Message
from planner_core.plan.components import kind_of
from planner_core.plan.plan import Position
from planner_core.plan.rules import may_connect, may_link

if TYPE_CHECKING:
    from app.canvas.view import CanvasView

CONNECT_QUESTION = mark("Tab chooses, Enter connects to {target}, Esc cancels.")
MOVE_QUESTION = mark("Tab chooses, Enter moves the files to {target}, Esc cancels.")
WORDS = frozenset({"note"})
LEAST_ALIGNED, LEAST_DISTRIBUTED = 2, 3


class Orders:
    """Commands that need to know what is selected or seen."""

    def __init__(self, view: CanvasView) -> None:
        self._view = view

    def add(self, kind: str, record: Record | None) -> str:
        """Add a component as the selection suggests: into its frame, or beside it and connected with it."""
        commands, scene = self._view.commands, self._view.scene()
        meant = commands.meant_by(kind, scene.selected, record)
        if meant.fills and record is not None:
            return meant.fills[0] if commands.fill(meant.fills, record) else ""
        if not can_stand(kind, meant):
            self._view.hint.emit(tr("A disk group lies inside a host or a storage array: select one first."))
            return ""
        place = commands.free_place(self._beside_selection(kind))
        added = commands.add_as_meant(kind, record, Position(place.x, place.y), meant)
        if added:
            self._view.choose(added)
            self._view.show_stop(added)
        self.begin_writing(added)
        return added

    def edit(self, component: str, typed: str = "") -> None:
        """Let the text of a note be written where it stands, and the fields of anything else in their form."""
        if not self.is_written(component):
            self._view.edit_requested.emit(component)
        elif self._view.session.files.read_only_reason is not None:
            self._view.hint.emit(translate(self._view.session.files.read_only_reason))
        else:
            self._view.come_near(component)
            self._view.show_stop(component)
            self._view.note_editor.begin(component, typed)

    def begin_writing(self, added: str) -> None:
        """A new note is there to be written at once."""
        if added and self.is_written(added):
            self.edit(added)

    def is_written(self, component: str) -> bool:
        """Whether a component is nothing but its text."""
        return kind_of(self._view.session.plan.components[component]) in WORDS

    def connect(self) -> None:
        """Let the user choose what the selected pool or servers are connected to."""
        parts = self._view.session.plan.components
        owner = next((each for each in self._view.scene().selected if kind_of(parts[each]) in OWNERS), "")
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
        box, frame = arrangement.box_of(component), arrangement.boxes[arrangement.outermost(component)]
        place = self._view.commands.free_place(Box(frame.right + MARGIN, box.y, box.width, box.height))
        self._view.commands.take_out({component: Position(place.x, place.y)})

    def duplicate(self) -> None:
        """Copy the selected components and select the copies."""
        scene = self._view.scene()
        if copies := self._view.commands.duplicate(scene.selected):
            scene.select(copies)
            self._view.show_cards(copies)

    def align(self, side: Side) -> None:
        """Put the selected cards in line."""
        boxes = self._selected_boxes()
        if len(boxes) < LEAST_ALIGNED:
            self._view.hint.emit(tr("Select two or more cards to align them."))
            return
        self._arrange(aligned(boxes, side), Message("Align {count} cards", {"count": len(boxes)}))

    def distribute(self, way: Way) -> None:
        """Put the selected cards at even distances."""
        boxes = self._selected_boxes()
        if len(boxes) < LEAST_DISTRIBUTED:
            self._view.hint.emit(tr("Select three or more cards to distribute them."))
            return
        self._arrange(distributed(boxes, way), Message("Distribute {count} cards", {"count": len(boxes)}))

    def tidy(self) -> None:
        """Lay the selected cards out anew where several are selected, else the whole plan."""
        arrangement, chosen = self._view.arrangement, self._selected_boxes()
        depths = arrangement.places.depths
        cards = [each for each in arrangement.boxes if depths[each] == 0]
        some = len(chosen) >= LEAST_ALIGNED
        places = tidied(arrangement, chosen if some else cards)
        if some:
            places = self._view.commands.clear_of_others(places)
        self._arrange(places, Message("Tidy layout"))
        if not some:
            self._view.fit_all()

    def _arrange(self, places: Mapping[str, Position], label: Message) -> None:
        positions = self._view.session.plan.positions
        if all(positions.get(each) == place for each, place in places.items()):
            self._view.hint.emit(tr("Everything is in its place already."))
            return
        self._view.commands.arrange(places, label)

    def _selected_boxes(self) -> dict[str, Box]:
        """The cards on the canvas that are selected, or hold what is."""
        arrangement = self._view.arrangement
        outer = (arrangement.outermost(each) for each in self._view.scene().selected)
        return {each: arrangement.boxes[each] for each in outer}

    def explain(self) -> None:
        """Ask for the derivation of the worst number of the card that the keyboard is on or that is selected."""
        scene = self._view.scene()
        component = scene.focus if isinstance(scene.focus, str) else next(iter(scene.selected), "")
        if component in scene.cards and (bar := scene.freshen_card(component).worst):
            self._view.explain(bar.component, bar.resource)

    def fold(self, *, closed: bool) -> None:
        """Draw the selected frames as one card each, or with all that lies in them again."""
        arrangement = self._view.arrangement
        chosen = [each for each in self._view.scene().selected if arrangement.children(each)]
        if not chosen:
            self._view.hint.emit(tr("Select what holds others: a cluster, a host or a storage array."))
        elif closed:
            self._view.commands.collapse(chosen)
        else:
            self._view.commands.expand(chosen)

    def toggle(self, component: str) -> None:
        """Close an open frame, and open a closed one."""
        if self._view.arrangement.is_closed(component):
            self._view.commands.expand([component])
        elif self._view.arrangement.children(component):
            self._view.commands.collapse([component])

    def _choose(self, owner: str, targets: list[str], question: str, act: Callable[[str], object]) -> None:
        if not targets:
            self._view.hint.emit(tr("There is nothing to connect to yet: add a host with a disk group."))
            return
        choice = Choice(self._view.arrangement.box_of(owner), targets, act, question)
        self._view.runner.begin(Choose(self._view.bench, choice), self._view.viewport().rect().center())
        self._view.setFocus()

    def _beside_selection(self, kind: str) -> Box:
        """To the right of the selection, to its left for what will run on it, or in the middle of what is seen."""
        size, arrangement = card_size(kind), self._view.arrangement
        selected = self._view.scene().selected
        boxes = [arrangement.boxes[arrangement.outermost(each)] for each in selected]
        if boxes:
            around = united(boxes)
            if kind in OWNERS:  # lines run from left to right
                return Box(around.x - BESIDE - size[0], around.y + MARGIN, *size)
            tied = self._view.commands.meant_by(kind, selected).owners
            return Box(around.right + (BESIDE if tied else MARGIN), around.y, *size)
        seen = self._view.camera.seen()
        return Box(seen.middle_x - size[0] / 2, seen.middle_y - size[1] / 2, *size)
