"""Tables of a plan: the fields of all components of one kind as columns, each number with its origin."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

import numpy as np

from planner_core.engine.layout.dependencies import COMPONENTS, Read, note_read
from planner_core.engine.layout.numbers import Coded, Numbers, numbers_of
from planner_core.formulas.recording import (
    ROWS_ONLY,
    Column,
    Index,
    Leaf,
    LeafNote,
    Traced,
    Values,
    rows_together,
)
from planner_core.messages import Message
from planner_core.plan.components import (
    Cluster,
    Component,
    DesktopPool,
    DiskGroup,
    GraphicsBoards,
    Host,
    InfrastructureServers,
    NetworkLink,
    StorageArray,
    origin_of,
)
from planner_core.plan.fields import FieldInfo, declared_field
from planner_core.plan.settings import Settings

C = TypeVar(
    "C",
    Host,
    Cluster,
    StorageArray,
    DiskGroup,
    DesktopPool,
    InfrastructureServers,
    NetworkLink,
    GraphicsBoards,
)

TYPED_IN = "Typed in"
OWN_DEFAULT = "Headroom's default"


def as_column(numbers: Iterable[float]) -> Values:
    """Numbers as rows of a column with one phase, load and case."""
    return np.fromiter(numbers, dtype=np.float64).reshape(ROWS_ONLY)


NO_ROWS: Final = as_column(())


class Table(Generic[C]):
    """All components of one kind; a column per field, created on access."""

    def __init__(
        self,
        kind: type[C],
        components: Sequence[C],
        recording: bool,
        row: Mapping[str, int] | None = None,
    ) -> None:
        self.kind: type[Any] = kind
        self._components: Sequence[C] = components
        self.row: Mapping[str, int] = (
            {part.id: index for index, part in enumerate(components)} if row is None else row
        )
        self.recording = recording
        self._columns: dict[str, Column] = {}

    def __len__(self) -> int:
        return len(self._components)

    @property
    def components(self) -> Sequence[C]:
        """The components themselves, row by row."""
        note_read(self.kind, COMPONENTS)
        return self._components

    @cached_property
    def ids(self) -> list[str]:
        """The components' ids, row by row."""
        return list(self.row)

    def column(self, field: str) -> Column:
        """One declared field of all components."""
        note_read(self.kind, field)
        known = self._columns.get(field)
        if known is None:
            values = self.numbers(field)  # rows are contiguous already
            known = self._noted(values, lambda part: field_note(part, field)) if self.recording else values
            self._columns[field] = known
        return known

    def numbers(self, field: str) -> Values:
        """The plain numbers of one declared field."""
        note_read(self.kind, field)
        return self._numbers.column(field) if self._components else NO_ROWS

    def differing(self, other: Table[C]) -> set[Read]:
        """The fields read from this table that differ in another one of equal length."""
        if other._components is self._components:
            return set()
        fields: list[str] = self._numbers.differing(other._numbers)
        return {(self.kind, COMPONENTS), *[(self.kind, field) for field in fields]}

    @cached_property
    def _numbers(self) -> Numbers:
        return numbers_of(self._components)

    def looked_up(self, field: str, value: Callable[[str], float]) -> Values:
        """A number for each component by its choice in a field; `value` is called once per choice."""
        if not self._components:
            return NO_ROWS
        codes, present, choices = self._coded(field)
        by_code = np.zeros(len(choices))
        for code in present:
            by_code[code] = value(choices[code])
        return by_code[codes].reshape(ROWS_ONLY)

    def by_choices(
        self, fields: Sequence[str], value: Callable[[int], float], beside: Index | None = None
    ) -> Values:
        """A number for each component by its choices in some fields and an integer; `value` is called once per
        combination, with a row that has it.
        """
        if not self._components:
            return NO_ROWS
        number = np.zeros(len(self._components), dtype=np.intp) if beside is None else beside
        for field in fields:
            codes, _, choices = self._coded(field)
            number = number * len(choices) + codes
        _, first, which = np.unique(number, return_index=True, return_inverse=True)
        return as_column(value(row) for row in first.tolist())[which]

    def any_is(self, field: str, choice: str) -> bool:
        """Whether any component has this choice."""
        if not self._components:
            return False
        _, present, choices = self._coded(field)
        return choices.index(choice) in present

    def any_above(self, field: str, number: float = 0.0) -> bool:
        """Whether any component has a larger number in a field."""
        return bool(len(self._components)) and bool((self.numbers(field) > number).any())

    def _coded(self, field: str) -> Coded:
        note_read(self.kind, field)
        return self._numbers.coded(field)

    def derived(self, value: Callable[[C], float], note: Callable[[C], LeafNote]) -> Column:
        """A number per component derived from a table of constants or from the drawing."""
        return self._noted(as_column(value(part) for part in self.components), note)

    def same(self, number: float, note: LeafNote) -> Column:
        """One number for every component."""
        return self._noted(np.full(len(self), number).reshape(ROWS_ONLY), lambda _: note)

    def given(self, values: Values, note: Callable[[C], LeafNote]) -> Column:
        """Existing numbers, a row per component."""
        return self._noted(values, note)

    def replaced(self, field: str, values: Values, note: Callable[[C], LeafNote]) -> Table[C]:
        """The same table with other numbers in one field; `note` gives their origin."""
        other: Table[C] = Table(self.kind, self._components, self.recording, self.row)
        other._columns = {**self._columns, field: self._noted(values, note)}
        return other

    def called(self, components: Sequence[C]) -> Table[C]:
        """The same table with renamed components; numbers already read are kept."""
        other: Table[C] = copy.copy(self)
        if self._components:
            other._numbers = self._numbers
        other._components = components
        return other

    def varied(self, columns: Mapping[str, Values]) -> Table[C]:
        """The same table with numbers of some fields that differ by future along the axis of cases."""
        return _Varied(self.kind, self._components, self.row, self._numbers, columns)

    def _noted(self, values: Values, note: Callable[[C], LeafNote]) -> Column:
        values = rows_together(values)
        return Traced(values, Leaf(lambda row: note(self._components[row]))) if self.recording else values


class _Varied(Table[Any]):
    """A table in which some fields have a number for each future."""

    def __init__(
        self,
        kind: type[Any],
        components: Sequence[Any],
        row: Mapping[str, int],
        numbers: Numbers,
        columns: Mapping[str, Values],
    ) -> None:
        super().__init__(kind, components, recording=False, row=row)
        self._numbers = numbers
        self._varying = columns

    def numbers(self, field: str) -> Values:
        """The plain numbers of one declared field, by future where it varies."""
        note_read(self.kind, field)
        varying = self._varying.get(field)
        return super().numbers(field) if varying is None else varying


def field_note(part: Component, field: str) -> LeafNote:
    """Title, unit, origin and source of one field of a component."""
    info = _declared(type(part), field)
    origin = origin_of(part, field)
    kind = origin.kind if origin else "default"
    source = (origin.reference or TYPED_IN) if origin else (info.source or OWN_DEFAULT)
    return LeafNote(Message(info.title), field, _unit(info), kind, source, part.name, part.id)


def settings_note(settings: Settings, field: str) -> LeafNote:
    """Title, unit, origin and source of one of the plan's settings."""
    info = _declared(Settings, field)
    if getattr(settings, field) != info.default:
        return LeafNote(Message(info.title), field, _unit(info), "typed", TYPED_IN)
    return LeafNote(Message(info.title), field, _unit(info), "default", info.source or OWN_DEFAULT)


def drawing_note(part: Component, title: Message, symbol: str, unit: str, source: str) -> LeafNote:
    """A number that follows from nesting and links."""
    return LeafNote(title, symbol, unit, "drawing", source, part.name, part.id)


def _unit(info: FieldInfo) -> str:
    return info.unit or "count"


def _declared(component_type: type[Component] | type[Settings], field: str) -> FieldInfo:
    info = declared_field(component_type, field)
    assert info is not None, field
    return info
