"""Commands for gestures, keys and menus: each is one verb, or several composed into one step.

Nothing else on the canvas changes the plan. A forbidden step becomes a hint, not an error.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from app.canvas.commands.intents import Intent, intent
from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.card_boxes import ORIGIN, own_width_of
from app.canvas.layout.geometry import SNAP, Box, snapped, united
from app.canvas.layout.making_room import with_room
from app.look.catalogue_names import record_name
from app.look.translation import tr, translate
from planner_core.catalog.catalog import Record
from planner_core.editing import verbs
from planner_core.editing.edits import Step, apply, merged
from planner_core.messages import Message
from planner_core.plan.components import kind_of
from planner_core.plan.placement import vsan_cluster_of
from planner_core.plan.plan import Plan, Position
from planner_core.plan.rules import may_nest

if TYPE_CHECKING:
    from app.project.session import Session

INITIATOR = "canvas"
NUDGE_GESTURE = "canvas.nudge"
RESIZE_GESTURE = "canvas.resize"
BESIDE = 240
POOL = "desktop_pool"
"""Distance from a new pool to its host: room for the lines and their chips."""

Make = Callable[[Plan], Step]


def composed(plan: Plan, label: Message, makes: Sequence[Make]) -> Step:
    """Several verbs as one step, each applied to the result of the one before. Raises RuleError."""
    done = []
    for make in makes:
        step = make(plan)
        plan = apply(plan, step.edits)
        done.append(step.edits)
    return Step(label, tuple(edit for edit in merged(*done) if edit.before != edit.after))


def _stem(kind: str, record: Record | None) -> str:
    """What a new component is called: a pool after its workload, everything else after its kind."""
    if record is None or kind != POOL:
        return tr(verbs.KIND_NAMES[kind])
    return record_name(record.name).split(",")[0]


def _connect_to_new(plan: Plan, source: str, new: str) -> Step:
    """Connect to a component that was just added; for drives of vSAN, to their cluster."""
    return verbs.connect(plan, source, vsan_cluster_of(plan, new) or new)


class Commands:
    """Turns commands into steps and passes them to the session."""

    def __init__(self, session: Session, arrangement: Arrangement, hint: Callable[[str], None]) -> None:
        self._session = session
        self._arrangement = arrangement
        self._hint = hint

    @property
    def plan(self) -> Plan:
        """The current plan."""
        return self._session.plan

    def do(self, make: Make) -> bool:
        """Perform the step that a verb creates for the current plan; if a rule forbids it, show why."""
        try:
            step = make(self.plan)
        except verbs.RuleError as refusal:
            self._hint(translate(refusal.message))
            return False
        return self._session.perform(with_room(self._arrangement.places, self.plan, step), INITIATOR)

    # --- adding ------------------------------------------------------------------------------------------

    def add(self, kind: str, record: Record | None, x: float, y: float, host: str = "") -> str:
        """Add a component at a point: inside `host` if its kind nests there, else at the point and connected to `host`.

        Returns its id, or an empty text if that was refused.
        """
        nests = bool(host) and may_nest(kind, kind_of(self.plan.components[host]))
        meant = Intent(host) if nests else Intent("", (host,) if host else ())
        return self.add_as_meant(kind, record, Position(x, y), meant)

    def add_as_meant(self, kind: str, record: Record | None, place: Position, meant: Intent) -> str:
        """Add a component in its frame or at a place, with the intended lines, in one step.

        Returns its id, or an empty text if that was refused.
        """
        component = verbs.new_component(self.plan, kind, stem=_stem(kind, record))
        new = component.id
        makes: list[Make] = [lambda plan: verbs.add_fitting(plan, component, place, meant.frame or None)]
        if record is not None:
            makes.append(lambda plan: verbs.use_record(plan, [new], record))
        makes += [partial(verbs.connect, source=new, target=each) for each in meant.targets]
        makes += [partial(_connect_to_new, source=each, new=new) for each in meant.owners]
        label = Message("Add {name}", {"name": component.name})
        return new if self.do(lambda plan: composed(plan, label, makes)) else ""

    def add_beside(self, kind: str, record: Record | None, host: str, size: tuple[float, float]) -> str:
        """Add a pool or servers to the left of a host and connect them to it, in one step."""
        box = self._arrangement.boxes[host]
        wanted = Box(box.x - BESIDE - size[0], box.y + 80, *size)
        place = self.free_place(wanted)
        return self.add(kind, record, place.x, place.y, host)

    def free_place(self, wanted: Box) -> Box:
        """The nearest free place at or below a wanted one."""
        box = Box(snapped(wanted.x), snapped(wanted.y), wanted.width, wanted.height)
        while blocking := self._arrangement.places.outer_boxes(box.grown(2 * SNAP)):
            box = box.moved(0, snapped(max(each.bottom for each in blocking) + 3 * SNAP - box.y + SNAP / 2))
        return box

    def clear_of_others(self, places: Mapping[str, Position]) -> dict[str, Position]:
        """The same places, moved down together until they cover no other card."""
        boxes = self._arrangement.boxes
        around = united(Box(at.x, at.y, *boxes[each][2:]) for each, at in places.items())
        others = [
            box
            for each, box in boxes.items()
            if self._arrangement.places.depths[each] == 0 and each not in places
        ]
        down = 0.0
        while blocking := [box for box in others if around.moved(0, down).grown(2 * SNAP).meets(box)]:
            down = snapped(max(box.bottom for box in blocking) + 3 * SNAP - around.y + SNAP / 2)
        return {each: Position(at.x, at.y + down) for each, at in places.items()}

    def fill(self, ids: Sequence[str], record: Record) -> bool:
        """Fill existing components from a record, for example a host from a processor."""
        return self.do(lambda plan: verbs.use_record(plan, ids, record))

    # --- changing ----------------------------------------------------------------------------------------

    def move(self, positions: Mapping[str, Position], gesture: str = "") -> bool:
        """Move cards on the canvas."""
        return self.do(lambda plan: verbs.move(plan, positions, gesture))

    def arrange(self, positions: Mapping[str, Position], label: Message) -> bool:
        """Arrange cards in one step with this label."""
        return self.do(lambda plan: Step(label, verbs.move(plan, positions).edits))

    def nudge(self, ids: Sequence[str], dx: float, dy: float) -> bool:
        """Move cards a little; repeated nudges are one step. Cards inside a frame move with their frame."""
        outer = dict.fromkeys(self._arrangement.outermost(each) for each in ids)
        known = {each: self.plan.positions.get(each, ORIGIN) for each in outer}
        moved = {each: Position(at.x + dx, at.y + dy) for each, at in known.items()}
        return bool(moved) and self.move(moved, f"{NUDGE_GESTURE}:{','.join(sorted(moved))}")

    def resize(self, boxes: Mapping[str, Box], gesture: str = "") -> bool:
        """Resize cards on the canvas. A card set to the height of its content grows with it."""
        shapes = {each: self._shape(each, box) for each, box in boxes.items()}
        return self.do(lambda plan: verbs.resize(plan, shapes, gesture))

    def _shape(self, component: str, box: Box) -> Position:
        own_width = box.width == own_width_of(self.plan.components[component])
        own_height = box.height <= self._arrangement.least_height(component, box.width)
        width, height = 0.0 if own_width else box.width, 0.0 if own_height else box.height
        return Position(box.x, box.y, width=width, height=height)

    def grow(self, ids: Sequence[str], dx: float, dy: float) -> bool:
        """Make frames and notes slightly larger or smaller; repeated changes are one step."""
        arrangement = self._arrangement
        chosen = [each for each in ids if arrangement.can_resize(each)]
        if not chosen:
            self._hint(tr("Select an open frame or a note that stands on the drawing to resize it."))
            return False
        boxes = {}
        for each in chosen:
            box = arrangement.boxes[each]
            width = max(box.width + dx, arrangement.least_width(each))
            height = max(box.height + dy, arrangement.least_height(each, width))
            if dx and not self.plan.positions.get(each, ORIGIN).height:
                height = arrangement.least_height(each, width)
            boxes[each] = Box(box.x, box.y, width, height)
        return self.resize(boxes, f"{RESIZE_GESTURE}:{','.join(sorted(chosen))}")

    def reset_size(self, component: str) -> bool:
        """Reset a card to its automatic size."""
        place = self.plan.positions[component]
        return self.do(lambda plan: verbs.resize(plan, {component: Position(place.x, place.y)}))

    def collapse(self, ids: Sequence[str]) -> bool:
        """Close frames: draw each as one card."""
        return self.do(lambda plan: verbs.collapse(plan, ids))

    def expand(self, ids: Sequence[str]) -> bool:
        """Open frames: draw them with their contents."""
        return self.do(lambda plan: verbs.expand(plan, ids))

    def nest(self, ids: Sequence[str], host: str) -> bool:
        """Move components into a frame."""
        makes: list[Make] = [partial(verbs.nest, child=each, parent=host) for each in ids]
        if len(makes) == 1:
            return self.do(makes[0])
        words = {"count": len(ids), "parent": self.plan.components[host].name}
        label = Message("Move {count} components into {parent}", words)
        return self.do(lambda plan: composed(plan, label, makes))

    def take_out(self, places: Mapping[str, Position]) -> bool:
        """Move components out of their frames onto the canvas."""
        makes: list[Make] = [
            partial(verbs.unnest, child=each, position=place) for each, place in places.items()
        ]
        if len(makes) == 1:
            return self.do(makes[0])
        label = Message("Take {count} components out", {"count": len(makes)})
        return self.do(lambda plan: composed(plan, label, makes))

    def connect(self, source: str, target: str) -> bool:
        """Draw a line from a pool or servers to a host or cluster, to a store or to a network link."""
        return self.do(lambda plan: verbs.connect(plan, source, target))

    def connect_all(self, sources: Sequence[str], target: str) -> bool:
        """The same for several pools or servers, in one step."""
        if len(sources) == 1:
            return self.connect(sources[0], target)
        makes: list[Make] = [partial(verbs.connect, source=each, target=target) for each in sources]
        words = {"count": len(makes), "target": self.plan.components[target].name}
        label = Message("Connect {count} components with {target}", words)
        return self.do(lambda plan: composed(plan, label, makes))

    def disconnect(self, source: str, target: str) -> bool:
        """Remove a line, with the files on it."""
        return self.do(lambda plan: verbs.disconnect(plan, source, target))

    def relocate(self, owner: str, role: str, store: str) -> bool:
        """Move one file role to another store."""
        return self.do(lambda plan: verbs.relocate(plan, owner, role, store))

    def delete(self, ids: Sequence[str]) -> bool:
        """Remove components with their contents."""
        if not ids:
            self._hint(tr("Select what you want to delete."))
            return False
        return self.do(lambda plan: verbs.remove(plan, ids))

    def cut(self, ids: Sequence[str]) -> bool:
        """Remove components that are on the clipboard now."""
        return self.do(lambda plan: verbs.cut(plan, ids))

    def paste(self, fragment: Plan, offset: Position, frames: Mapping[str, str]) -> tuple[str, ...]:
        """Paste copies of a part of a plan; returns the ids of the outermost copies."""
        return self._copied(lambda plan: verbs.paste(plan, fragment, offset, frames))

    def duplicate(self, ids: Sequence[str]) -> tuple[str, ...]:
        """Copy components; returns the ids of the copies."""
        if not ids:
            self._hint(tr("Select what you want to duplicate."))
            return ()
        parents, chosen = self.plan.parents, set(ids)
        roots = [each for each in ids if parents.get(each) not in chosen]
        outer = [self._arrangement.boxes[each] for each in roots if each not in parents]
        offset = Position(2 * SNAP, 2 * SNAP)
        if outer:
            around = united(outer)
            place = self.free_place(around.moved(0, around.height + 2 * SNAP))
            offset = Position(place.x - around.x, place.y - around.y)
        return self._copied(lambda plan: verbs.duplicate(plan, roots, offset))

    def _copied(self, make: Make) -> tuple[str, ...]:
        before = self.plan.components
        if not self.do(make):
            return ()
        plan = self.plan
        new = dict.fromkeys(each for each in plan.components if each not in before)
        return tuple(each for each in new if plan.parents.get(each) not in new)

    # --- where things may go -----------------------------------------------------------------------------

    def meant_by(self, kind: str, selected: Sequence[str], record: Record | None = None) -> Intent:
        """What adding a component of a kind, or a record of it, means with this selection."""
        return intent(self._arrangement, kind, selected, record)

    def refusal(self, make: Make) -> str:
        """Why a rule forbids a step; empty if it is allowed."""
        try:
            make(self.plan)
        except verbs.RuleError as refused:
            return translate(refused.message)
        return ""


class Trials(Commands):
    """The same commands, only tried: the drawing and the strip show what they would change, and the plan stays."""

    def do(self, make: Make) -> bool:
        """Try the step; one that a rule forbids leaves nothing to show."""
        self._session.results.trial.ask(self, make)
        return False

    def stop(self) -> None:
        """Show nothing."""
        self._session.results.trial.drop(self)
