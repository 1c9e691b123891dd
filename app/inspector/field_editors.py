"""The widget that edits a declared field, chosen by the field's kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any, Protocol

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QCheckBox, QWidget

from app.inspector.record_field import RecordField
from app.look.number_format import numbers
from app.look.number_input import NumberInputError
from app.look.translation import tr
from app.look.widgets.choice_field import ChoiceField
from app.look.widgets.number_field import NumberField
from app.look.widgets.number_spec import DECIMALS, NumberSpec
from app.look.widgets.text_fields import DayField, NotesField, TextField
from planner_core.catalog.catalog import Record
from planner_core.plan.fields import FieldInfo

NUMBERS = frozenset({"integer", "number", "money"})
LONG_TEXTS = frozenset({"notes"})
NARROWEST = 60
FINE_STEPS = {"GHz": Decimal("0.1"), "per kWh": Decimal("0.01")}


class Editor(Protocol):
    """What a form requires of an editor widget."""

    committed: SignalInstance

    @property
    def is_half_typed(self) -> bool:
        """Whether it has uncommitted input."""

    def set_value(self, value: Any, /) -> None:
        """Show a value without a signal."""

    def set_mixed(self) -> None:
        """Show that the selected components differ."""

    def hold(self, value: Any, /, *, mixed: bool = False) -> None:
        """Set the committed value, or several that differ; text being typed stays."""

    def commit(self) -> Any:
        """Commit the input."""

    def give_up(self) -> None:
        """Replace the input by the committed value."""

    def refuse(self, value: Any, /) -> None:
        """Keep the input although `value` still holds."""


class FormNumber(NumberField):
    """A number in a form: what Enter would change is shown while it is typed, stepped with the arrow keys or offered,
    and the rules of the plan may refuse it.
    """

    typed = Signal()
    """`meant` may be another number, or none."""
    restored = Signal()
    """Esc was pressed."""

    def __init__(self, spec: NumberSpec, parent: QWidget | None = None) -> None:
        super().__init__(spec, parent)
        self._is_committing = False
        self.setMinimumWidth(NARROWEST)
        self.line.textChanged.connect(self._tell_typed)

    @property
    def is_half_typed(self) -> bool:
        """Whether the line has uncommitted text."""
        return self.line.text() != self._shown

    def keep_tight(self) -> None:
        """Reserve no more room for the unit than it needs, if no other field is below."""
        self.line.keep_tight()

    def keep_room_for(self, value: Decimal) -> None:
        """Never become narrower than this number: without its first digits it would read as another one."""
        self.setMinimumWidth(0)  # the line sets it
        self.line.keep_room_for(self._spec.written(value, numbers()))

    @property
    def spec(self) -> NumberSpec:
        """What the field accepts."""
        return self._spec

    def meant(self) -> tuple[Decimal | None, ...]:
        """The one number that Enter would commit; empty if it would change nothing, or is not allowed."""
        if not self.is_half_typed:
            return ()
        try:
            value = self._spec.read(self.line.text(), numbers())
        except NumberInputError:
            return ()
        is_known = value == self._value and not self.line.placeholderText()
        return () if is_known else (value,)

    def step(self, count: int) -> None:
        """Change the number by steps as if it were typed: Enter or leaving the field commits it, Esc restores it."""
        meant = self.meant()
        if not meant and self.is_half_typed and not self.commit():
            return
        present = meant[0] if meant else self._value
        self.offer(
            (present if present is not None else self._spec.least or Decimal(0)) + count * self._spec.step
        )

    def offer(self, value: Decimal) -> None:
        """Show a number as if it were typed, as far as the bounds allow."""
        spec = self._spec
        if spec.least is not None:
            value = max(value, spec.least)
        if spec.most is not None:
            value = min(value, spec.most)
        self.line.selectAll()
        self.line.insert(spec.typed(value, numbers()))  # unlike a new text, Ctrl+Z takes it back
        self.line.selectAll()

    def restore(self) -> bool:
        """Restore the committed number. Returns False if the field shows it already."""
        was_typed = super().restore()
        self.restored.emit()
        return was_typed

    def _tell_typed(self) -> None:
        if not self._is_committing:  # the change itself follows
            self.typed.emit()

    def give_up(self) -> None:
        """Replace the typed text by the committed number."""
        self.refresh()

    def commit(self) -> bool:
        """Commit the typed text. Returns False also if the plan's rules refused it."""
        self._is_committing = True
        try:
            done = super().commit()
        finally:
            self._is_committing = False
        self.typed.emit()
        return done and not self.error

    def refuse(self, value: Decimal | None, sentence: str = "") -> None:
        """Keep the typed text, show why it was refused, and keep `value` committed."""
        self._value = value
        self._complain(sentence)


class FormChoice(ChoiceField):
    """A choice in a form."""

    is_half_typed = False

    def __init__(self, title: str, choices: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(title, choices, parent)
        self.setMinimumWidth(NARROWEST)

    def give_up(self) -> None:
        """Does nothing: there is no uncommitted input."""

    def commit(self) -> None:
        """Does nothing: a choice is committed at once."""

    def refuse(self, value: str | None) -> None:
        """Show the value that is still in force."""
        self.set_value(value)


class FlagField(QCheckBox):
    """Yes or no, or both where the selected components differ."""

    committed = Signal(bool)
    is_half_typed = False

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.clicked.connect(self.committed)

    def set_value(self, value: bool) -> None:
        """Show a value without a signal."""
        self.setTristate(False)
        self.setChecked(value)

    def set_mixed(self) -> None:
        """Show that the selected components differ here."""
        self.setTristate(True)
        self.setCheckState(Qt.CheckState.PartiallyChecked)

    def give_up(self) -> None:
        """Does nothing: there is no uncommitted input."""

    def commit(self) -> None:
        """Does nothing: a click commits at once."""

    def refuse(self, value: bool) -> None:
        """Show the value that is still in force."""
        self.set_value(value)


def make_editor(info: FieldInfo, records: Sequence[Record], parent: QWidget) -> Any:
    """A widget for a field that is an `Editor`."""
    title = tr(info.title)
    if info.kind in NUMBERS:
        return FormNumber(number_spec(info), parent)
    if info.kind == "choice":
        return FormChoice(title, {key: tr(name) for key, name in info.choices.items()}, parent)
    if info.kind == "flag":
        return FlagField(title, parent)
    if info.name in LONG_TEXTS:
        return NotesField(title, parent)
    if info.day:
        return DayField(title, parent)
    return RecordField(title, records, parent) if records else TextField(title, parent)


def number_spec(info: FieldInfo) -> NumberSpec:
    """The number field's settings for a declared field."""
    is_amount = info.kind == "money" and not info.unit  # a unit price may be less than a cent
    decimals = {"integer": 0, "money": 2 if is_amount else 4}.get(info.kind, DECIMALS)
    return NumberSpec(
        tr(info.title),
        info.unit,
        tr(info.unit) if info.unit else "",
        as_decimal(info.least),
        as_decimal(info.most),
        decimals,
        is_amount,
        info.optional,
        FINE_STEPS.get(info.unit, Decimal(1)),
        info.memory,
        grouped=not info.calendar_year,
    )


def to_editor(info: FieldInfo, value: Any) -> Any:
    """A field's value in the type of its editor."""
    return as_decimal(value) if info.kind in NUMBERS else value


def from_editor(info: FieldInfo, value: Any) -> Any:
    """An editor's value in the type of the field."""
    if value is None or info.kind in {"money", "text", "choice", "flag"}:
        return value
    return int(value) if info.kind == "integer" else float(value)


def as_decimal(value: float | Decimal | None) -> Decimal | None:
    """A number as the shortest decimal that denotes it."""
    if value is None or isinstance(value, Decimal):
        return value
    return Decimal(repr(value))
