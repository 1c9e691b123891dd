"""Commands of keys, menus and other windows: everything that a drag does, without the mouse."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsView

from app.canvas.commands.canvas_commands import BESIDE
from app.canvas.commands.intents import can_stand
from app.canvas.content.shown_results import ShownResults
from app.canvas.gestures.choose_target import Act, Choice, Choose
from app.canvas.gestures.drop_component import card_size
from app.canvas.gestures.gesture import Bench
from app.canvas.gestures.gesture_runner import GestureRunner
from app.canvas.gestures.note_editor import NoteEditor
from app.canvas.kinds import OWNERS, is_store
from app.canvas.layout.aligning import Side, Way, aligned, distributed
from app.canvas.layout.geometry import SNAP, Box, united
from app.canvas.layout.routing import Pair
from app.canvas.layout.tidying import tidied
from app.canvas.scene.camera import MARGIN
from app.canvas.scene.framing import Framing
from app.look.translation import mark, tr, translate
from app.project.session import Session
from planner_core.catalog.catalog import Record
from planner_core.messages import Message
from planner_core.plan.components import kind_of
from planner_core.plan.plan import Position
from planner_core.plan.rules import may_connect, may_link

CONNECT_QUESTION = mark("Tab chooses, Enter connects to {target}, Esc cancels.")
MOVE_QUESTION = mark("Tab chooses, Enter moves the files to {target}, Esc cancels.")
WORDS = frozenset({"note"})
LEAST_ALIGNED, LEAST_DISTRIBUTED = 2, 3


class Orders(QObject):
    """Commands that need the selection or the visible part of the drawing."""

    edit_requested = Signal(str)
    """Enter or a double click on a component that has more than its text: open its fields."""
    explain_requested = Signal(str)
    """The name of a number, as `planner_core.engine.explaining.explain` takes it: "host.cpu.steady"."""
    measured_requested = Signal(str)
    """Say what was measured on a pool, or on a host."""
    needed_requested = Signal(str)
    """Say what a number of desktops needs of a component."""
    adding_requested = Signal(str)
    """Add a component by typing; the argument is what was typed already."""

    def __init__(
        self,
        view: QGraphicsView,
        session: Session,
        bench: Bench,
        framing: Framing,
        runner: GestureRunner,
        note_editor: NoteEditor,
        shown: ShownResults,
    ) -> None:
        super().__init__(view)
        self._view = view
        self._session = session
        self._bench = bench
        self._scene, self._commands, self._hint = bench.scene, bench.commands, bench.hint
        self._framing = framing
        self._runner = runner
        self._note_editor = note_editor
        self._shown = shown

    def add(self, kind: str, record: Record | None = None) -> str:
        """Add a component as the selection suggests: into its frame, or beside it and connected to it.

        Returns its id, or an empty text if it needs a frame and there is none.
        """
        commands, scene = self._commands, self._scene
        meant = commands.meant_by(kind, scene.selected, record)
        if meant.fills and record is not None:
            return meant.fills[0] if commands.fill(meant.fills, record) else ""
        if not can_stand(kind, meant):
            self._hint(tr("A disk group lies inside a host or a storage array: select one first."))
            return ""
        place = commands.free_place(self._beside_selection(kind))
        added = commands.add_as_meant(kind, record, Position(place.x, place.y), meant)
        if added:
            self._scene.choose(added)
            self._framing.show_new(added)
        self.begin_writing(added)
        return added

    def type_to_add(self, typed: str = "") -> None:
        """Open the field for adding by typing; a letter typed on the drawing is its first letter."""
        if self._session.files.read_only_reason is not None:
            self._hint(translate(self._session.files.read_only_reason))
        elif self._runner.gesture is None:
            self.adding_requested.emit(typed)

    def select_all(self) -> None:
        """Select every card on the canvas itself."""
        depths = self._scene.arrangement.places.depths
        self._scene.select(each for each, depth in depths.items() if depth == 0)

    def delete(self) -> None:
        """Delete the selected components."""
        self._commands.delete(self._scene.selected)

    def edit(self, component: str, typed: str = "") -> None:
        """Edit the text of a note in place, and the fields of any other component in the form."""
        if not self.is_written(component):
            self.edit_requested.emit(component)
        elif self._session.files.read_only_reason is not None:
            self._hint(translate(self._session.files.read_only_reason))
        else:
            self._framing.come_near(component)
            self._framing.show_stop(component)
            self._note_editor.begin(component, typed)

    def begin_writing(self, added: str) -> None:
        """Start editing a note that was just added."""
        if added and self.is_written(added):
            self.edit(added)

    def is_written(self, component: str) -> bool:
        """Whether a component is a note."""
        return kind_of(self._session.plan.components[component]) in WORDS

    def choose_connection(self) -> None:
        """Choose a target for lines from the selected pool or servers."""
        parts = self._session.plan.components
        owner = next((each for each in self._scene.selected if kind_of(parts[each]) in OWNERS), "")
        if not owner:
            self._hint(tr("Select a desktop pool or servers first, then connect them."))
            return
        kind = kind_of(parts[owner])
        targets = [part.id for part in parts.values() if may_connect(kind, kind_of(part))]
        self._choose(
            owner, targets, CONNECT_QUESTION, lambda commands, target: commands.connect(owner, target)
        )

    def relocate(self, pair: Pair, role: str) -> None:
        """Choose another store for a file role."""
        parts, (owner, home) = self._session.plan.components, pair
        kind = kind_of(parts[owner])
        stores = [
            part.id for part in parts.values() if may_link(kind, role, kind_of(part)) and is_store(part)
        ]
        others = [store for store in stores if store != home]
        self._choose(
            owner, others, MOVE_QUESTION, lambda commands, store: commands.relocate(owner, role, store)
        )

    def take_out(self, component: str) -> None:
        """Move a component out of its frame onto the canvas, to the right of the frame."""
        arrangement = self._scene.arrangement
        box, frame = arrangement.box_of(component), arrangement.boxes[arrangement.outermost(component)]
        place = self._commands.free_place(Box(frame.right + MARGIN, box.y, box.width, box.height))
        self._commands.take_out({component: Position(place.x, place.y)})

    def duplicate(self) -> None:
        """Copy the selected components and select the copies."""
        scene = self._scene
        if copies := self._commands.duplicate(scene.selected):
            scene.select(copies)
            self._framing.show_cards(copies)

    def align(self, side: Side) -> None:
        """Align the selected cards."""
        boxes = self._selected_boxes()
        if len(boxes) < LEAST_ALIGNED:
            self._hint(tr("Select two or more cards to align them."))
            return
        self._arrange(aligned(boxes, side), Message("Align {count} cards", {"count": len(boxes)}))

    def distribute(self, way: Way) -> None:
        """Distribute the selected cards evenly."""
        boxes = self._selected_boxes()
        if len(boxes) < LEAST_DISTRIBUTED:
            self._hint(tr("Select three or more cards to distribute them."))
            return
        self._arrange(distributed(boxes, way), Message("Distribute {count} cards", {"count": len(boxes)}))

    def tidy(self) -> None:
        """Tidy the selected cards if several are selected, else the whole plan."""
        arrangement, chosen = self._scene.arrangement, self._selected_boxes()
        depths = arrangement.places.depths
        cards = [each for each in arrangement.boxes if depths[each] == 0]
        some = len(chosen) >= LEAST_ALIGNED
        places = tidied(arrangement, chosen if some else cards)
        if some:
            places = self._commands.clear_of_others(places)
        self._arrange(places, Message("Tidy layout"))
        if not some:
            self._framing.fit_all()

    def _arrange(self, places: Mapping[str, Position], label: Message) -> None:
        positions = self._session.plan.positions
        if all(positions.get(each) == place for each, place in places.items()):
            self._hint(tr("Everything is in its place already."))
            return
        self._commands.arrange(places, label)

    def _selected_boxes(self) -> dict[str, Box]:
        """The selected cards on the canvas, or the frames around selected ones."""
        arrangement = self._scene.arrangement
        outer = (arrangement.outermost(each) for each in self._scene.selected)
        return {each: arrangement.boxes[each] for each in outer}

    def explain(self) -> None:
        """Explain the worst number of the focused or selected card."""
        scene = self._scene
        component = scene.focus if isinstance(scene.focus, str) else next(iter(scene.selected), "")
        if component in scene.cards and (bar := scene.freshen_card(component).worst):
            self.explain_number(bar.component, bar.resource)

    def explain_number(self, component: str, resource: str) -> None:
        """Explain a number of a card."""
        self.explain_requested.emit(self._shown.explanation(component, resource))

    def fold(self, *, closed: bool) -> None:
        """Close or open the selected frames."""
        arrangement = self._scene.arrangement
        chosen = [each for each in self._scene.selected if arrangement.children(each)]
        if not chosen:
            self._hint(tr("Select what holds others: a cluster, a host or a storage array."))
        elif closed:
            self._commands.collapse(chosen)
        else:
            self._commands.expand(chosen)

    def toggle(self, component: str) -> None:
        """Close an open frame, or open a closed one."""
        if self._scene.arrangement.is_closed(component):
            self._commands.expand([component])
        elif self._scene.arrangement.children(component):
            self._commands.collapse([component])

    def _choose(self, owner: str, targets: list[str], question: str, act: Act) -> None:
        if not targets:
            self._hint(tr("There is nothing to connect to yet: add a host with a disk group."))
            return
        choice = Choice(self._scene.arrangement.box_of(owner), targets, act, question)
        self._runner.begin(Choose(self._bench, choice), self._view.viewport().rect().center())
        self._view.setFocus()

    def _related(self, selected: Collection[str]) -> list[Box]:
        """Pools and servers that are selected, or connected to what is selected; without a selection those in view."""
        arrangement, plan = self._scene.arrangement, self._session.plan
        outer = {arrangement.outermost(each) for each in selected}
        owners = [each for each in arrangement.boxes if kind_of(plan.components[each]) in OWNERS]
        if outer:
            tied = {
                each.source for each in plan.links.values() if arrangement.outermost(each.target) in outer
            }
            chosen = [each for each in owners if each in outer] or [each for each in owners if each in tied]
            return [arrangement.boxes[each] for each in chosen]
        seen = self._bench.visible()
        return [box for box in (arrangement.boxes[each] for each in owners) if box.meets(seen)]

    def _beside_selection(self, kind: str) -> Box:
        """To the right of the selection; for pools and servers below those that are selected or connected to it, else
        to its left; without a selection, below those in view, or in the middle of it.
        """
        size, arrangement = card_size(kind), self._scene.arrangement
        selected = self._scene.selected
        if kind in OWNERS and (related := self._related(selected)):
            around = united(related)
            return Box(around.x, around.bottom + 3 * SNAP, *size)
        boxes = [arrangement.boxes[arrangement.outermost(each)] for each in selected]
        if boxes:
            around = united(boxes)
            if kind in OWNERS:  # lines run from left to right
                return Box(around.x - BESIDE - size[0], around.y + MARGIN, *size)
            tied = self._commands.meant_by(kind, selected).owners
            return Box(around.right + (BESIDE if tied else MARGIN), around.y, *size)
        seen = self._bench.visible()
        return Box(seen.middle_x - size[0] / 2, seen.middle_y - size[1] / 2, *size)
