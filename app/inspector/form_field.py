"""One editor of a form, bound to a field of the form's target."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from app.inspector.field_editors import FormNumber, from_editor, to_editor
from app.inspector.form_target import FieldTarget, TriedTarget
from app.inspector.record_field import RecordField
from app.look.translation import tr, translate
from app.look.widgets.complaint import Complaint
from app.look.widgets.inside import inside
from app.look.widgets.plan_undo import passes_undo_on
from planner_core.messages import HeadroomError
from planner_core.plan.fields import FieldInfo


class FormField(QObject):
    """Passes input to the target, shows the target's value, and says why something was refused.

    Input is not lost when the plan changes elsewhere. The row places the widgets.
    """

    shown = Signal()
    """The editor has shown a new value of the target."""

    def __init__(self, info: FieldInfo, target: FieldTarget, editor: Any, row: QWidget) -> None:
        """`editor` is an `Editor`; `row` is scrolled into view on errors."""
        super().__init__(row)
        self.info = info
        self.editor = editor
        self.complaint = Complaint(row)
        """The error message, except of numbers, which have their own."""
        self._target = target
        self._row = row
        self._description = ""
        self._shown: tuple[Any, ...] | None = None
        self._leaves_undo = False
        self.show_menu: Callable[[QPoint, QObject], None] | None = None
        """Shows the menu of the field at a place on the screen, in place of the editor's own."""
        editor.committed.connect(self._commit)
        self._is_tried = False
        """Whether what Enter would change is shown."""
        if isinstance(editor, FormNumber):
            editor.typed.connect(self._try_out)
        for widget in self.lines():
            widget.installEventFilter(self)

    @property
    def error(self) -> str:
        """What is wrong with the input; empty if valid."""
        return self.editor.error if isinstance(self.editor, FormNumber) else self.complaint.text()

    @property
    def is_unsettled(self) -> bool:
        """Whether it shows anything but the plan's value."""
        return bool(self.editor.is_half_typed or self.error)

    def lines(self) -> tuple[QWidget, ...]:
        """The widgets that can have the cursor: the editor, or the line in it."""
        return self.editor, *inside(self.editor, QLineEdit)

    def retarget(self, target: FieldTarget, *, known: bool = False) -> None:
        """Edit the same field of another target; uncommitted input is dropped.

        `known` says that the field already has the shown value.
        """
        self._target = target
        if not known:
            self.mark_wrong("")
            self.show_value()

    def refresh(self) -> None:
        """Show the plan's value, unless other text is being typed.

        Does nothing if the value is unchanged: rewriting a whole form takes longer than a frame.
        """
        if self._target.values(self.info.name) == self._shown and not self.is_unsettled:
            return
        if self.editor.is_half_typed:
            self._hold_value()
        if not self.editor.is_half_typed:
            self.show_value()

    def show_value(self) -> None:
        """Show the plan's value."""
        values = self._target.values(self.info.name)
        if len(values) == 1:
            self.editor.set_value(to_editor(self.info, values[0]))
        else:
            self.editor.set_mixed()
        if self.complaint.text():
            self.mark_wrong("")
        self._shown = values
        self.shown.emit()

    def commit(self) -> None:
        """Commit the input, as leaving the field does."""
        if self.editor.is_half_typed:
            self.editor.commit()

    def give_up(self) -> None:
        """Drop the input."""
        if self.editor.is_half_typed:
            self.editor.give_up()
        self.mark_wrong("")

    def attempt(self, act: Callable[[], bool]) -> bool:
        """Change the plan; if that is refused, show the reason and keep the input."""
        try:
            done = act()
        except HeadroomError as refused:
            self._refuse(translate(refused.message))
            return False
        self._refuse("" if done else tr("This change was not saved."))
        return done

    def leave_undo_to_plan(self) -> None:
        """Undo and redo are the plan's while nothing is half typed."""
        self._leaves_undo = True

    def describe(self, words: str) -> None:
        """Set the description for screen readers, used while nothing is wrong."""
        self._description = words
        if not self.complaint.text():
            self.editor.setAccessibleDescription(words)

    def mark_wrong(self, sentence: str) -> None:
        """Show an error below the editor; the empty sentence removes it."""
        self.complaint.say(sentence, self._row)
        self.editor.setAccessibleDescription(sentence or self._description)
        is_line = isinstance(self.editor, QLineEdit | RecordField)
        if is_line and self.editor.property("wrong") != bool(sentence):
            self.editor.setProperty("wrong", bool(sentence))
            self.editor.style().unpolish(self.editor)
            self.editor.style().polish(self.editor)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The only filter of a field: Qt asks it about each of hundreds of events whenever a form is built."""
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride:
            if self._leaves_undo and passes_undo_on(self.editor, event):
                return True
        elif kind == QEvent.Type.ContextMenu and self.show_menu and isinstance(event, QContextMenuEvent):
            self.show_menu(event.globalPos(), watched)
            return True
        return super().eventFilter(watched, event)

    def _commit(self, told: Any) -> None:
        value = from_editor(self.info, told)
        self.attempt(lambda: self._target.set(self.info.name, value))

    def _try_out(self) -> None:
        """Show what Enter would change, while a number is typed."""
        meant = self.editor.meant()
        if not (meant or self._is_tried) or not isinstance(self._target, TriedTarget):
            return
        self._is_tried = bool(meant)
        if meant:
            self._target.try_out(self.info.name, from_editor(self.info, meant[0]))
        else:
            self._target.let_be()

    def _refuse(self, sentence: str) -> None:
        if sentence:
            values = self._target.values(self.info.name)
            present = to_editor(self.info, values[0]) if len(values) == 1 else None
            if isinstance(self.editor, FormNumber):
                self.editor.refuse(present, sentence)
                return
            self.editor.refuse(present if present is not None else "")
        self.mark_wrong(sentence)

    def _hold_value(self) -> None:
        """Keep the input; Esc, or typing the plan's value, returns to that."""
        values = self._target.values(self.info.name)
        is_mixed = len(values) != 1
        empty = None if isinstance(self.editor, FormNumber) else ""
        self.editor.hold(empty if is_mixed else to_editor(self.info, values[0]), mixed=is_mixed)
        self._shown = values
        if isinstance(self.editor, FormNumber):
            self._try_out()
