"""Copy, cut and paste: parts of plans on the clipboard, as text that survives being sent by mail."""

from __future__ import annotations

from typing import NamedTuple
from uuid import uuid4

import msgspec
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from app.canvas.commands.intents import frame_for
from app.canvas.gestures.gesture import Bench
from app.canvas.kinds import NEVER_ALONE
from app.canvas.layout.card_boxes import ORIGIN, CardBoxes
from app.canvas.layout.geometry import Box, snapped, united
from app.canvas.scene.framing import Framing
from app.look.translation import mark, tr
from app.project.session import Session
from planner_core.messages import HeadroomError, Message
from planner_core.plan.components import kind_of
from planner_core.plan.fragment import (
    MOST_BYTES,
    Fragment,
    fragment_from_json,
    fragment_of,
    fragment_to_json,
)
from planner_core.plan.plan import Plan, Position

MIME_TYPE = "application/x-headroom-selection"
NO_FRAME = mark("A disk group lies inside a host or a storage array: select the one to paste into first.")


class PasteTarget(NamedTuple):
    """The parts to paste, the offset from their original places, and the frames they go into."""

    plan: Plan
    offset: Position
    frames: dict[str, str]


class Copied(NamedTuple):
    """The last content that this window copied; if it is still on the clipboard, it need not be parsed and checked."""

    text: bytes
    fragment: Fragment


class Clips:
    """Copies the selection of the drawing to the clipboard, and pastes from it into the plan."""

    def __init__(self, session: Session, bench: Bench, framing: Framing) -> None:
        self._session = session
        self._bench = bench
        self._scene, self._commands, self._hint = bench.scene, bench.commands, bench.hint
        self._framing = framing
        self._origin = ""
        self._copied: Copied | None = None
        for signal in (session.opened, session.variant_shown):
            signal.connect(self._take_plan)
        self._take_plan()

    def copy(self) -> bool:
        """Copy the selected components with their contents to the clipboard."""
        selected = self._scene.selected
        if not selected:
            self._hint(tr("Select what you want to copy."))
            return False
        boxes = {each: self._scene.arrangement.box_of(each) for each in selected}
        places = {each: Position(box.x, box.y) for each, box in boxes.items()}
        fragment = fragment_of(self._session.plan, selected, self._origin, places)
        self._copied = Copied(fragment_to_json(fragment), fragment)
        QGuiApplication.clipboard().setMimeData(as_mime(self._copied.text))
        return True

    def cut(self) -> bool:
        """Copy the selection and remove it, in one step."""
        return self.copy() and self._commands.cut(self._scene.selected)

    def paste(self, at: Position | None = None) -> tuple[str, ...]:
        """Paste at a place, or where there is room, and select the result.

        Returns the ids of the outermost components; empty, with a message, if there is nothing to paste.
        """
        try:
            fragment = from_mime(QGuiApplication.clipboard().mimeData(), self._copied)
        except HeadroomError as error:
            self._session.refused.emit(error)
            return ()
        target = self._target(fragment, at)
        parts, known = target.plan.components, self._session.plan.components
        homeless = [
            each
            for each in Fragment(target.plan).roots()
            if kind_of(parts[each]) in NEVER_ALONE
            and target.frames.get(each, target.plan.parents.get(each)) not in known
        ]
        if homeless:
            self._hint(tr(NO_FRAME))
            return ()
        pasted = self._commands.paste(target.plan, target.offset, target.frames)
        if pasted:
            self._scene.select(pasted)
            self._framing.show_cards(pasted)
        return pasted

    # --- inside ------------------------------------------------------------------------------------------------

    def _take_plan(self) -> None:
        """Ids are unique only within one plan, so each opened plan gets a new origin."""
        self._origin = uuid4().hex

    def _target(self, fragment: Fragment, at: Position | None) -> PasteTarget:
        here = bool(fragment.origin) and fragment.origin == self._origin
        plan = fragment.plan if here else fragment.alone()
        boxes = CardBoxes(fragment.alone()).outer_boxes()
        # Positions as drawn: those of a foreign fragment may be anywhere.
        known = plan.positions
        placed = {each: known.get(each, ORIGIN).at(boxes[each].x, boxes[each].y) for each in fragment.roots()}
        plan = msgspec.structs.replace(plan, positions={**known, **placed})
        around = united(boxes.values())
        place = self._place(around, at, here)
        offset = Position(place.x - around.x, place.y - around.y)
        return PasteTarget(plan, offset, self._frames(fragment))

    def _place(self, around: Box, at: Position | None, here: bool) -> Box:
        """The clicked place; else below the originals if they are visible, else in the middle of the view."""
        if at is not None:
            return Box(snapped(at.x), snapped(at.y), around.width, around.height)
        seen = self._bench.visible()
        if not (here and around.meets(seen)):
            middle = (seen.middle_x - around.width / 2, seen.middle_y - around.height / 2)
            around = Box(*middle, around.width, around.height)
        return self._commands.free_place(around)

    def _frames(self, fragment: Fragment) -> dict[str, str]:
        """For each pasted component the selected frame, or one around the selection, that accepts it."""
        roots = {each: kind_of(fragment.plan.components[each]) for each in fragment.roots()}
        arrangement, selected = self._scene.arrangement, self._scene.selected
        takes = {kind: frame_for(arrangement, kind, selected) for kind in set(roots.values())}
        return {each: takes[kind] for each, kind in roots.items() if takes[kind]}


def as_mime(data: bytes) -> QMimeData:
    """The text of a fragment for the clipboard, in our own format and as plain text."""
    mime = QMimeData()
    mime.setData(MIME_TYPE, data)
    mime.setText(data.decode())
    return mime


def from_mime(mime: QMimeData | None, copied: Copied | None = None) -> Fragment:
    """The fragment on the clipboard, which any program may have written.

    `copied` is returned without parsing if the clipboard still has its exact text. Raises HeadroomError with advice.
    """
    data = b""
    if mime is not None and mime.hasFormat(MIME_TYPE):
        data = bytes(mime.data(MIME_TYPE).data())
    elif mime is not None and mime.hasText():
        text = mime.text()[: MOST_BYTES + 1].strip().removeprefix("\ufeff")
        data = text.encode(errors="replace") if text.startswith("{") else b""
    if not data:
        raise HeadroomError(
            Message(
                "There is nothing on the clipboard that belongs on the drawing. Copy components of a plan first."
            )
        )
    if copied is not None and data == copied.text:
        return copied.fragment
    try:
        return fragment_from_json(data)
    except HeadroomError as error:
        raise HeadroomError(
            Message("What is on the clipboard cannot be pasted. {reason}", {"reason": error.message})
        ) from error
