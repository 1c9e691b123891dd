"""The tables of the library: their rows and columns, and the steps that change them. No widgets."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from app.library.cell_texts import CellError
from app.library.library_store import LibraryStore
from app.look.translation import mark, tr
from planner_core.catalog.library import Library, LibraryEdit
from planner_core.catalog.library_rules import check_edit
from planner_core.catalog.prices import Price
from planner_core.catalog.records import LIST_KINDS, LIST_NAMES, Record
from planner_core.messages import Message
from planner_core.plan.components import COMPONENT_TYPES
from planner_core.plan.fields import FieldInfo, declared_fields

SHIPPED, OWN, INSTEAD = "shipped", "own", "instead"
ORIGIN_NAMES: Final = {
    SHIPPED: mark("Headroom"),
    OWN: mark("own"),
    INSTEAD: mark("own, replaces Headroom's"),
}
CONFIDENCE_NAMES: Final = {
    "A": mark("A: vendor or author"),
    "B": mark("B: secondary source"),
    "C": mark("C: planning value"),
    "D": mark("D: computed"),
}
NAME: Final = FieldInfo(
    "name", mark("Name"), "text", "", help=mark("Name under which it is offered; plans remember it.")
)
ABOUT: Final = (
    FieldInfo("source", mark("Source"), "text", "", help=mark("Source of the values; printed with them.")),
    FieldInfo(
        "confidence",
        mark("Confidence"),
        "choice",
        "C",
        choices=CONFIDENCE_NAMES,
        help=mark("How good the source is."),
    ),
    FieldInfo(
        "year",
        mark("Year"),
        "integer",
        None,
        least=1970,
        most=2200,
        optional=True,
        help=mark("Of the model."),
    ),
    FieldInfo("note", mark("Note"), "text", "", help=mark("What else a planner should know.")),
)
MODEL_FIELDS: Final = {
    "cpus": "cpu_model",
    "servers": "server_model",
    "arrays": "array_model",
    "drives": "drive_model",
    "workloads": "workload",
}
"""The field of a component that shows the record's name."""
ALSO: Final = {"servers": ("system_ram_gib", "rack_units"), "arrays": ("data_reduction", "power_watts")}
"""Fields that no shipped record fills, but own ones may."""
PRICES: Final = "prices"
SHEETS: Final = (*LIST_NAMES, PRICES)
NEW_NAMES: Final = {
    "cpus": mark("New processor"),
    "servers": mark("New server"),
    "arrays": mark("New storage array"),
    "drives": mark("New drive"),
    "workloads": mark("New workload profile"),
}


class SheetRow(NamedTuple):
    """One row: a record or a price."""

    key: Any
    value: Any
    origin: str = OWN


class NewKeys:
    """Creates keys that no row of a library has and that were not created before."""

    def __init__(self, library: Library) -> None:
        self._names = set(library.records)
        self._number = library.free_number()

    def number(self) -> int:
        """The key of a new price."""
        self._number += 1
        return self._number - 1

    def name(self, of: str, wanted: str, shipped: Container[str]) -> str:
        """The name of a new record in a list, with a number if it is taken."""
        name, number = wanted, 2
        while (of, name) in self._names or name in shipped:
            name, number = f"{wanted} ({number})", number + 1
        self._names.add((of, name))
        return name


class TakenNames:
    """Checks the edits of a step while it is built; tracks which names of records are taken."""

    def __init__(self, library: Library) -> None:
        self._records = library.records
        self._since: dict[Any, bool] = {}

    def check(self, edits: Iterable[LibraryEdit]) -> None:
        """Track some edits. Raises HeadroomError if one creates an invalid row or would overwrite another record."""
        for edit in edits:
            check_edit(edit)
            if edit.table != "records" or not isinstance(edit.key, tuple):
                continue
            if edit.before is None and self._since.get(edit.key, edit.key in self._records):
                raise CellError(Message("a record “{name}” already exists", {"name": edit.key[1]}))
            self._since[edit.key] = edit.after is not None


class LibrarySheet(Protocol):
    """One table of the library."""

    name: str
    columns: tuple[FieldInfo, ...]

    def rows(self, store: LibraryStore) -> list[SheetRow]:
        """All rows of the current library."""

    def get(self, row: SheetRow, info: FieldInfo) -> Any:
        """One value; None if the row has none."""

    def changed(self, row: SheetRow, values: Mapping[str, Any]) -> list[LibraryEdit]:
        """The edits that change values of a row."""

    def added(self, values: Mapping[str, Any], keys: NewKeys) -> list[LibraryEdit]:
        """The edits that add a row with these values, under a new key."""

    def title_of(self, row: SheetRow) -> str:
        """The name of a row in messages."""


class RecordSheet:
    """The records of one list: shipped ones, and own ones beside or instead of them."""

    def __init__(self, name: str, shipped: Sequence[Record]) -> None:
        self.name = name
        self._shipped = {record.name: record for record in shipped}
        kind = COMPONENT_TYPES[LIST_KINDS[name]]
        used = {field for record in shipped for field in record.values} | set(ALSO.get(name, ()))
        self._fields = tuple(info for info in declared_fields(kind) if info.name in used)
        self.columns = (NAME, *self._fields, *ABOUT)
        self._value_names = {info.name for info in self._fields}

    def rows(self, store: LibraryStore) -> list[SheetRow]:
        own = {name: record for (of, name), record in store.library.records.items() if of == self.name}
        rows = []
        for name, record in self._shipped.items():
            instead = own.pop(name, None)
            rows.append(SheetRow(name, instead or record, INSTEAD if instead else SHIPPED))
        return [*(SheetRow(name, record) for name, record in own.items()), *rows]

    def get(self, row: SheetRow, info: FieldInfo) -> Any:
        record: Record = row.value
        return record.values.get(info.name) if info.name in self._value_names else getattr(record, info.name)

    def changed(self, row: SheetRow, values: Mapping[str, Any]) -> list[LibraryEdit]:
        before: Record = row.value
        after = self._with(before, values)
        if after == before:
            return []
        if row.origin == SHIPPED:
            if "source" not in values:
                after = msgspec.structs.replace(
                    after, source=tr("Own change to: {source}", source=before.source)
                )
            after = msgspec.structs.replace(after, parts=())
            return [LibraryEdit("records", (self.name, after.name), None, after)]
        if after.name == before.name:
            return [LibraryEdit("records", (self.name, before.name), before, after)]
        return [
            LibraryEdit("records", (self.name, before.name), before, None),
            LibraryEdit("records", (self.name, after.name), None, after),
        ]

    def added(self, values: Mapping[str, Any], keys: NewKeys) -> list[LibraryEdit]:
        wanted = str(values.get("name") or tr(NEW_NAMES[self.name]))
        name = keys.name(self.name, wanted, self._shipped)
        record = Record(
            name=name,
            kind=LIST_KINDS[self.name],
            values={MODEL_FIELDS[self.name]: name} if MODEL_FIELDS[self.name] in self._value_names else {},
            source=tr("Own record"),
            confidence="C",
        )
        record = self._with(record, {**values, "name": name})
        return [LibraryEdit("records", (self.name, name), None, record)]

    def title_of(self, row: SheetRow) -> str:
        return str(row.value.name)

    def _with(self, record: Record, values: Mapping[str, Any]) -> Record:
        filled = dict(record.values)
        for field in self._value_names & values.keys():
            if values[field] is None or values[field] == "":
                filled.pop(field, None)
            else:
                filled[field] = values[field]
        model = MODEL_FIELDS[self.name]
        if "name" in values and model not in values and filled.get(model) == record.name:
            filled[model] = values["name"]
        others = {name: values[name] for name in ("name", *(info.name for info in ABOUT)) if name in values}
        if "confidence" in others and others["confidence"] is None:
            others["confidence"] = "C"
        # Measurements belong to the measured values, not to others under the same name.
        calibration = record.calibration if filled == dict(record.values) else None
        return msgspec.structs.replace(record, values=filled, calibration=calibration, **others)


class PriceSheet:
    """The prices of all lists."""

    name = PRICES
    columns = declared_fields(Price)

    def __init__(self, list_of: Callable[[str], str]) -> None:
        self._list_of = list_of

    def rows(self, store: LibraryStore) -> list[SheetRow]:
        return [SheetRow(key, price) for key, price in store.library.prices.items()]

    def get(self, row: SheetRow, info: FieldInfo) -> Any:
        return getattr(row.value, info.name)

    def changed(self, row: SheetRow, values: Mapping[str, Any]) -> list[LibraryEdit]:
        after = msgspec.structs.replace(row.value, **self._filled(values))
        return [] if after == row.value else [LibraryEdit("prices", row.key, row.value, after)]

    def added(self, values: Mapping[str, Any], keys: NewKeys) -> list[LibraryEdit]:
        return [LibraryEdit("prices", keys.number(), None, self.made(values))]

    def made(self, values: Mapping[str, Any]) -> Price:
        """A price with these values."""
        return Price(**self._filled(values))

    def title_of(self, row: SheetRow) -> str:
        return row.value.item or row.value.order_number or str(row.key)

    def _filled(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """A cleared cell gets its default; the name of a record sets its list."""
        defaults = {info.name: info.default for info in self.columns}
        filled = {name: defaults[name] if value is None else value for name, value in values.items()}
        if "record" in filled and not filled.get("list"):
            filled["list"] = self._list_of(filled["record"]) if filled["record"] else ""
        return filled


def removed(sheet: LibrarySheet, rows: Iterable[SheetRow]) -> list[LibraryEdit]:
    """The edits that remove own rows; shipped ones stay."""
    table = "prices" if sheet.name == PRICES else "records"
    return [
        LibraryEdit(table, row.key if sheet.name == PRICES else (sheet.name, row.key), row.value, None)  # type: ignore[arg-type]
        for row in rows
        if row.origin != SHIPPED
    ]


def duplicated(sheet: LibrarySheet, library: Library, rows: Iterable[SheetRow]) -> list[LibraryEdit]:
    """The edits that copy rows; prices are not copied with a record."""
    keys = NewKeys(library)
    edits: list[LibraryEdit] = []
    for row in rows:
        values = {info.name: sheet.get(row, info) for info in sheet.columns}
        if isinstance(row.value, Record):
            values["name"] = tr("Copy of {name}", name=row.value.name)
            model = MODEL_FIELDS[sheet.name]
            if values.get(model) == row.value.name:
                values[model] = values["name"]
        edits += sheet.added(values, keys)
    return edits


def make_sheets(store: LibraryStore) -> dict[str, LibrarySheet]:
    """All tables by name."""
    sheets: dict[str, LibrarySheet] = {
        name: RecordSheet(name, store.shipped.records(name)) for name in LIST_NAMES
    }
    return {**sheets, PRICES: PriceSheet(store.list_of)}


def sheet_title(name: str) -> str:
    """The name of a table."""
    return tr("Prices") if name == PRICES else tr(LIST_NAMES[name])
