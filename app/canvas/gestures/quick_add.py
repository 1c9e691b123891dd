"""Adding by typing: a letter typed into the drawing opens a small field; Enter adds the chosen entry.

The new component goes where the selection suggests: into its frame, or beside it and connected.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QGraphicsView

from app.canvas.commands.canvas_orders import Orders
from app.canvas.commands.intents import Intent, can_stand
from app.canvas.gestures.gesture import Bench
from app.canvas.kinds import entry_icon, is_processor
from app.canvas.layout.geometry import Box, united
from app.look.translation import mark, tr
from app.look.widgets.finder import Finder
from app.look.widgets.finder_entries import Offer
from app.project.palette_model import Entry, palette_entries
from app.project.session import Session
from planner_core.editing.verbs import KIND_NAMES

WIDTH_IN_LETTERS = 92
MOST_ROWS = 8
MARGIN = 8
PROCESSOR = "processor"
"""Pseudo-kind of records that go into a host."""
NEEDS_FRAME = mark("select a host or a storage array first")


class QuickAdd(Finder):
    """Lies over the window, beside the selection."""

    def __init__(self, view: QGraphicsView, session: Session, bench: Bench, orders: Orders) -> None:
        super().__init__(tr("Add to the plan"), view.window())
        self._view = view
        self._session = session
        self._scene, self._commands = bench.scene, bench.commands
        self._orders = orders
        self._entries: list[Entry] = []
        self._read_catalog()
        session.catalog_changed.connect(self._read_catalog)
        self._meant: dict[str, Intent] = {}

    def begin(self, typed: str) -> None:
        """Open beside the selection, with what was typed already."""
        selected = self._scene.selected
        meant_by = self._commands.meant_by
        self._meant = {kind: meant_by(kind, selected) for kind in KIND_NAMES}
        processor = next((each.record for each in self._entries if is_processor(each.record)), None)
        if processor is not None:
            self._meant[PROCESSOR] = meant_by(processor.kind, selected, processor)
        self.open_with([self._offer(entry) for entry in self._entries], typed)

    def about_current(self) -> str:
        """Where the chosen entry would go."""
        entry = self._entry_of(self.current)
        return self._destination(self._intent_of(entry), entry.kind) if entry is not None else ""

    def fit(self) -> None:
        room = self.window().rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        wide = min(WIDTH_IN_LETTERS * self.fontMetrics().averageCharWidth(), room.width())
        rows = self.most_rows(room.height(), MOST_ROWS)
        at = self._view.viewport().mapTo(self.window(), self._anchor())
        left = min(at.x(), room.right() - wide)
        top = min(at.y(), room.bottom() - self.height_for_rows(rows, full=True))
        self.setGeometry(max(left, room.left()), max(top, room.top()), wide, self.height_for_rows(rows))

    def _read_catalog(self) -> None:
        entries = palette_entries(self._session.catalog)
        self._entries = [each for each in entries if not each.is_heading]

    # --- inside ------------------------------------------------------------------------------------------------

    def _anchor(self) -> QPoint:
        """Right of the selection if that is visible, else in the upper middle of the view; in viewport coordinates."""
        view = self._view
        seen: QRect = view.viewport().rect()
        boxes = [self._scene.arrangement.box_of(each) for each in self._scene.selected]
        if boxes:
            around: Box = united(boxes)
            corner = view.mapFromScene(around.right, around.y)
            if seen.contains(corner):
                return corner + QPoint(2 * MARGIN, 0)
        wide = WIDTH_IN_LETTERS * self.fontMetrics().averageCharWidth()
        return QPoint(seen.center().x() - wide // 2, seen.height() // 4)

    def _offer(self, entry: Entry) -> Offer:
        possible = can_stand(entry.kind, self._intent_of(entry))
        return Offer(
            key=_key(entry),
            title=entry.title,
            act=partial(self._orders.add, entry.kind, entry.record) if possible else None,
            detail=entry.detail,
            keys="" if possible else tr(NEEDS_FRAME),
            icon=entry_icon(entry.kind, entry.record),
            beside=entry.beside,
            source=entry.source,
            order=entry.order,
        )

    def _entry_of(self, offer: Offer | None) -> Entry | None:
        if offer is None:
            return None
        return next(entry for entry in self._entries if _key(entry) == offer.key)

    def _intent_of(self, entry: Entry) -> Intent:
        return self._meant[PROCESSOR if is_processor(entry.record) else entry.kind]

    def _destination(self, meant: Intent, kind: str) -> str:
        parts = self._session.plan.components
        if not can_stand(kind, meant):
            return tr(NEEDS_FRAME)
        if meant.fills:
            hosts = ", ".join(parts[each].name for each in meant.fills)
            return tr("Enter gives it to {hosts}.", hosts=hosts)
        names = [parts[each].name for each in (*meant.targets, *meant.owners)]
        if meant.frame and names:
            words = {"frame": parts[meant.frame].name, "others": ", ".join(names)}
            return tr("Enter puts it into {frame} and connects it with {others}.", **words)
        if meant.frame:
            return tr("Enter puts it into {frame}.", frame=parts[meant.frame].name)
        if names:
            return tr("Enter connects it with {others}.", others=", ".join(names))
        return tr("Enter puts it on the drawing.")


def _key(entry: Entry) -> str:
    return f"{entry.kind}:{entry.list_name}:{entry.title}"
