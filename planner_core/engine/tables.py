"""Tables of a plan: the fields of all components of one kind as columns, each number with where it is from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

import numpy as np

from planner_core.engine.kept import kept_numbers
from planner_core.formulas.recording import AXES, Column, Leaf, LeafNote, Traced, Values
from planner_core.messages import Message
from planner_core.plan.components import (
    Cluster,
    Component,
    DesktopPool,
    DiskGroup,
    Host,
    InfrastructureServers,
    NetworkLink,
    StorageArray,
    origin_of,
)
from planner_core.plan.fields import FieldInfo, declared_field
from planner_core.plan.settings import Settings

C = TypeVar("C", Host, Cluster, StorageArray, DiskGroup, DesktopPool, InfrastructureServers, NetworkLink)

TYPED_IN = "Typed in"
OWN_DEFAULT = "Headroom's default"


def as_column(numbers: Iterable[float]) -> Values:
    """Numbers as rows of a column with one phase, load and case."""
    return np.fromiter(numbers, dtype=np.float64).reshape(-1, *[1] * (AXES - 1))


class Table(Generic[C]):
    """All components of one kind; a column per field, made when it is asked for."""

    def __init__(
        self, components: Sequence[C], recording: bool, row: Mapping[str, int] | None = None
    ) -> None:
        self.components: Sequence[C] = components
        self.row: Mapping[str, int] = (
            {part.id: index for index, part in enumerate(components)} if row is None else row
        )
        self.recording = recording
        self._columns: dict[str, Column] = {}

    def __len__(self) -> int:
        return len(self.components)

    @property
    def ids(self) -> list[str]:
        """The components' ids, row by row."""
        return list(self.row)

    def column(self, field: str) -> Column:
        """One declared field of all components."""
        if field not in self._columns:
            values = self.numbers(field)
            self._columns[field] = self._noted(values, lambda part: field_note(part, field))
        return self._columns[field]

    def numbers(self, field: str) -> Values:
        """The plain numbers of one declared field."""
        return numbers_of(self.components, field)

    def looked_up(self, field: str, value: Callable[[str], float]) -> Values:
        """A number for each component by its choice in a field; `value` is asked once for each choice there is."""
        if not self.components:
            return as_column(())
        kept = kept_numbers(self.components)
        column, choices = kept.choices[field]
        codes = kept.values[:, column].astype(np.intp)
        by_code = np.zeros(len(choices))
        for code in np.unique(codes):
            by_code[code] = value(choices[code])
        return by_code[codes].reshape(-1, *[1] * (AXES - 1))

    def any_is(self, field: str, choice: str) -> bool:
        """Whether any component has made this choice."""
        if not self.components:
            return False
        kept = kept_numbers(self.components)
        column, choices = kept.choices[field]
        return bool((kept.values[:, column] == choices.index(choice)).any())

    def any_above(self, field: str, number: float = 0.0) -> bool:
        """Whether any component has more than a number in a field."""
        return bool(len(self.components)) and bool((self.numbers(field) > number).any())

    def derived(self, value: Callable[[C], float], note: Callable[[C], LeafNote]) -> Column:
        """A number per component that follows from a table of constants or from the drawing."""
        return self._noted(as_column(value(part) for part in self.components), note)

    def same(self, number: float, note: LeafNote) -> Column:
        """One number for every component."""
        return self._noted(np.full((len(self.components), *[1] * (AXES - 1)), number), lambda _: note)

    def given(self, values: Values, note: Callable[[C], LeafNote]) -> Column:
        """Numbers that are there already, a row per component."""
        return self._noted(values, note)

    def replaced(self, field: str, values: Values, note: Callable[[C], LeafNote]) -> Table[C]:
        """The same table with other numbers in one field; `note` says where they are from."""
        other: Table[C] = Table(self.components, self.recording, self.row)
        other._columns = {**self._columns, field: self._noted(values, note)}
        return other

    def _noted(self, values: Values, note: Callable[[C], LeafNote]) -> Column:
        return Traced(values, Leaf(lambda row: note(self.components[row]))) if self.recording else values


def numbers_of(components: Sequence[Component], field: str) -> Values:
    """One field of all components as a column; flags as 0 and 1."""
    if not components:
        return as_column(())
    numbers = kept_numbers(components)
    return numbers.values[:, numbers.position[field]].reshape(-1, *[1] * (AXES - 1))


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
