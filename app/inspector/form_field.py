"""One editor of a form, tied to a field of what the form edits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from app.inspector.field_editors import FormNumber, from_editor, to_editor
from app.inspector.form_target import FieldTarget
from app.inspector.record_field import RecordField
from app.look.translation import tr, translate
from app.look.widgets.complaint import Complaint
from app.look.widgets.inside import inside
from planner_core.messages import HeadroomError
from planner_core.plan.fields import FieldInfo


class FormField(QObject):
    """Hands what is typed to the target, shows what the target holds, and says why something was refused.

    Nothing typed is lost when the plan changes elsewhere. Where its widgets stand is up to the row that has it.
    """

    shown = Signal()
    """The editor shows a value of the target anew."""

    def __init__(self, info: FieldInfo, target: FieldTarget, editor: Any, row: QWidget) -> None:
        """`editor` is an `Editor`; `row` is what is brought into sight when something is wrong."""
        super().__init__(row)
        self.info = info
        self.editor = editor
        self.complaint = Complaint(row)
        """For what a number says below itself."""
        self._target = target
        self._row = row
        self._description = ""
        self._visit = 0
        self._shown: tuple[Any, ...] | None = None
        editor.committed.connect(self._commit)
        for widget in self.lines():
            widget.installEventFilter(self)

    @property
    def error(self) -> str:
        """What is wrong with the input; empty if nothing is."""
        return self.editor.error if isinstance(self.editor, FormNumber) else self.complaint.text()

    @property
    def is_unsettled(self) -> bool:
        """Whether it shows anything but what the plan holds."""
        return bool(self.editor.is_half_typed or self.error)

    def lines(self) -> tuple[QWidget, ...]:
        """The widgets that can have the cursor: the editor, or the line in it."""
        return self.editor, *inside(self.editor, QLineEdit)

    def retarget(self, target: FieldTarget, *, known: bool = False) -> None:
        """Edit the same field of another target; input that was not committed is given up.

        `known` says that the field holds what is shown already.
        """
        self._target = target
        if not known:
            self.mark_wrong("")
            self.show_value()

    def refresh(self) -> None:
        """Show what the plan holds now, unless something else is being typed here.

        Most changes of a plan do not touch this field, and writing a form anew takes longer than a frame.
        """
        if self._target.values(self.info.name) == self._shown and not self.is_unsettled:
            return
        if self.editor.is_half_typed:
            self._hold_value()
        if not self.editor.is_half_typed:
            self.show_value()

    def show_value(self) -> None:
        """Show what the plan holds now."""
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
        """Take what was typed, as leaving the field would."""
        if self.editor.is_half_typed:
            self.editor.commit()

    def give_up(self) -> None:
        """Forget what is being typed."""
        if self.editor.is_half_typed:
            self.editor.give_up()
        self.mark_wrong("")

    def attempt(self, act: Callable[[], bool]) -> bool:
        """Change the plan; where that is refused, say so here, and leave what was typed."""
        try:
            done = act()
        except HeadroomError as refused:
            self._refuse(translate(refused.message))
            return False
        self._refuse("" if done else tr("This change was not saved."))
        return done

    def describe(self, words: str) -> None:
        """What screen readers say of the editor while nothing is wrong."""
        self._description = words
        if not self.complaint.text():
            self.editor.setAccessibleDescription(words)

    def mark_wrong(self, sentence: str) -> None:
        """Say what is wrong, below the editor; the empty sentence takes that away."""
        self.complaint.say(sentence, self._row)
        self.editor.setAccessibleDescription(sentence or self._description)
        is_line = isinstance(self.editor, QLineEdit | RecordField)
        if is_line and self.editor.property("wrong") != bool(sentence):
            self.editor.setProperty("wrong", bool(sentence))
            self.editor.style().unpolish(self.editor)
            self.editor.style().polish(self.editor)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self._visit += 1
        return super().eventFilter(watched, event)

    def _commit(self, told: Any) -> None:
        stepping = isinstance(self.editor, FormNumber) and self.editor.is_stepping
        gesture = f"step:{self._target.key}:{self.info.name}:{id(self)}:{self._visit}" if stepping else ""
        value = from_editor(self.info, told)
        self.attempt(lambda: self._target.set(self.info.name, value, gesture))

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
        """Leave what is being typed alone; Esc, and typing the value, lead back to what the plan holds now."""
        values = self._target.values(self.info.name)
        is_mixed = len(values) != 1
        empty = None if isinstance(self.editor, FormNumber) else ""
        self.editor.hold(empty if is_mixed else to_editor(self.info, values[0]), mixed=is_mixed)
        self._shown = values
