"""Editing a note in place: a field over its card, removed once the text is committed or discarded."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QApplication, QGraphicsView

from app.canvas.gestures.gesture import Bench
from app.canvas.layout import note_lines
from app.canvas.layout.geometry import PAD
from app.canvas.painting.style import CAPTION_PIXELS
from app.look.translation import tr
from app.look.widgets.text_fields import ENTER, PARTED, NotesField
from app.project.session import Session
from planner_core.editing import verbs
from planner_core.plan.components import Note

AROUND = 6
"""Pixels between the field's border and its text."""
LEAST_LINES = 3
LEAST_PIXELS = 10
"""Minimum text size, readable at any zoom."""


class NoteEditor(NotesField):
    """Commits its text as one step on leaving or by Ctrl+Enter; Esc discards it."""

    def __init__(self, view: QGraphicsView, session: Session, bench: Bench) -> None:
        super().__init__(tr("Text of the note"), view)
        self._view = view
        self._session = session
        self._bench = bench
        self._scene, self._commands, self._hint = bench.scene, bench.commands, bench.hint
        self._note = ""
        self.setMinimumHeight(0)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.committed.connect(self._write)
        self.textChanged.connect(self.follow)
        self.hide()

    @property
    def note(self) -> str:
        """The note being edited; empty if none."""
        return self._note

    def begin(self, note: str, typed: str = "") -> None:
        """Edit a note, with the cursor at its end; `typed` is what was typed already."""
        self.finish()
        part = self._session.plan.components[note]
        if self._note or not isinstance(part, Note):
            return
        self.set_value(part.notes)
        self._note = note
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.insertPlainText(typed)
        self.follow()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._hint(tr("Ctrl+Enter takes the text, Esc discards it."))

    def finish(self) -> None:
        """Commit the text and close; if it was refused, stay open for correction."""
        self.commit()
        if not self.is_half_typed:
            self.discard()

    def discard(self) -> None:
        """Close without committing."""
        if not self._note:
            return
        self._note = ""  # hiding moves the focus, which would commit the text
        self.give_up()
        if QApplication.focusWidget() in (None, self):
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()
        self._hint("")

    def follow(self) -> None:
        """Stay over the text on the card while the card moves or the text grows."""
        if not self._note:
            return
        box = self._scene.arrangement.boxes.get(self._note)
        if box is None:
            self.discard()
            return
        scale = self._bench.scale()
        font = QFont(self._scene.look.caption.font)
        font.setPixelSize(max(round(CAPTION_PIXELS * scale), LEAST_PIXELS))
        if font != self.font():
            self.setFont(font)
        at = self._view.mapFromScene(box.x + PAD, box.y + PAD + note_lines.NAME)
        low = self._view.mapFromScene(box.x, box.bottom - PAD / 2).y()
        wide = round((box.width - 2 * PAD) * scale) + 2 * AROUND
        lines = max(round(self.document().size().height()), LEAST_LINES)
        high = max(lines * self.fontMetrics().lineSpacing() + 2 * AROUND, low - at.y())
        high = min(high, max(self._view.height() - at.y(), LEAST_LINES * self.fontMetrics().lineSpacing()))
        self.setGeometry(at.x() - AROUND, at.y(), wide, high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        with_ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_Escape:
            self.discard()
        elif event.key() in ENTER and with_ctrl:
            self.finish()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, _forward: bool) -> bool:
        """Tab returns to the card."""
        self.finish()
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (*PARTED, Qt.FocusReason.ActiveWindowFocusReason):
            self.finish()

    def _write(self, text: str) -> None:
        before = self._session.plan.components[self._note]
        note = self._note
        done = self._commands.do(lambda plan: verbs.set_field(plan, [note], "notes", text))
        if not done and isinstance(before, Note):
            self.refuse(before.notes)
