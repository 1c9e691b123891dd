"""Records of the catalogue: values that fill the fields of a component, with their sources."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec

from planner_core.messages import HeadroomError, Message, in_short
from planner_core.plan.components import COMPONENT_TYPES, Part
from planner_core.plan.fields import declared_field

Confidence = Literal["A", "B", "C", "D", "E"]
"""A: read in the vendor's or author's own text. B: secondary source. C: planning value. D: computed from A. E: only
recalled, not read.
"""

RECALLED: Final = "E"

Benchmark = Literal["login-vsi-3", "login-vsi-4", "view-planner"]
"""Tests that rate a system by the response times of simulated users."""

LIST_KINDS: Final = {
    "cpus": "host",
    "servers": "host",
    "arrays": "storage_array",
    "drives": "disk_group",
    "workloads": "desktop_pool",
}
"""The record lists, and the kind of component that the records of each list fill."""

RECORD_LISTS: Final = tuple(LIST_KINDS)

PRICED_KINDS: Final = {**LIST_KINDS, "boards": "graphics_boards"}
"""The lists whose records a price list can price. Graphics boards are among them although nobody can add one: which
virtual GPUs a board offers is known of those of the catalogue only.
"""

LIST_NAMES: Final = {
    "cpus": "Processors",
    "servers": "Servers",
    "arrays": "Storage arrays",
    "drives": "Drives",
    "workloads": "Workload profiles",
}


class CatalogError(HeadroomError):
    """A catalogue file is invalid; the message names the file, the record and the field."""


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a workload profile represents, and the measured systems its numbers come from."""

    family: str
    """All systems of a family share one set of numbers."""
    workload: str
    guest: str
    measured_on: tuple[str, ...]
    """The systems and what each of them shows, in words; empty for a planning value."""
    benchmark: Benchmark | None = None
    """The test whose users the profile represents, and whose verdict is therefore meaningful."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Values that fill the fields of a component, with their sources."""

    name: str
    kind: str
    """The component kind whose fields `values` names."""
    values: dict[str, Any]
    source: str
    confidence: Confidence
    year: int | None = None
    parts: tuple[Part, ...] = ()
    note: str = ""
    calibration: Calibration | None = None
    """Workload profiles only."""
    recalled: tuple[str, ...] = ()
    """Fields whose values are only recalled although the rest was read. Of shipped records alone: a record of the
    user's library is the user's word.
    """

    def confidence_in(self, field: str) -> Confidence:
        """The confidence of one of its values."""
        return RECALLED if field in self.recalled else self.confidence


_DRIVE_KINDS: Final = ("nvme", "ssd", "hdd")
_NO_SIZE: Final = 0.0


def newest_first(records: Iterable[Record]) -> list[Record]:
    """Records in display order: undated records count as current and come first, then the newest.

    Drives of one technology are grouped, the faster one first, and by size within a year: 960 GB, 1.92 TB, 3.84 TB.
    """
    return sorted(records, key=_newest_first)


def _newest_first(record: Record) -> tuple[int, int, float]:
    kind = record.values.get("drive_kind")
    technology = _DRIVE_KINDS.index(kind) if kind in _DRIVE_KINDS else 0
    return technology, -(record.year or 9999), record.values.get("drive_gb", _NO_SIZE)


def check_record(file: str, list_name: str, record: Record) -> None:
    """Validate every value against the field it fills. Raises CatalogError with file, record and field."""
    if not record.name.strip():
        raise _error(file, list_name, record, "name", "a name is missing")
    if not record.source.strip():
        raise _error(file, list_name, record, "source", "a source is missing")
    if record.kind != LIST_KINDS[list_name]:
        raise _error(
            file, list_name, record, "kind", f"{LIST_KINDS[list_name]} is expected, not {record.kind}"
        )
    component_type = COMPONENT_TYPES[record.kind]
    for field, value in record.values.items():
        info = declared_field(component_type, field)
        if info is None:
            raise _error(file, list_name, record, field, f"there is no field {field} in {record.kind}")
        try:
            msgspec.convert(value, info.type)
        except msgspec.ValidationError as error:
            raise _error(file, list_name, record, field, in_short(error)) from error
    for field in record.recalled:
        if field not in record.values:
            raise _error(file, list_name, record, field, "recalled, but it has no value")


def _error(file: str, list_name: str, record: Record, field: str, reason: str) -> CatalogError:
    return CatalogError(
        Message(
            "Catalogue {file}, {list}, record {record}, field {field}: {reason}",
            {"file": file, "list": list_name, "record": record.name, "field": field, "reason": reason},
        )
    )
