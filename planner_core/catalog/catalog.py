"""The catalogue: records that fill components, and constants with their sources.

It is decoded from data (see `resources/catalog`), so that users can read, check and extend it. Records only
fill fields: a plan carries its own values and stays the same when the catalogue changes. The two tables of
constants (RAID levels, hypervisor generations) are physics and vendor facts that a plan refers to by id.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from planner_core.messages import HeadroomError, Message
from planner_core.plan.components import COMPONENT_TYPES, DiskGroup, Host, Part
from planner_core.plan.fields import declared_field

Confidence = Literal["A", "B", "C", "D"]
"""A: read in the vendor's or author's own text. B: secondary source. C: planning value. D: computed from A."""


class CatalogError(HeadroomError):
    """A catalogue file cannot be used; the message names the file, the record and the field."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Values that fill the fields of a component, with where they are from."""

    name: str
    kind: str
    """The component kind whose fields `values` names."""
    values: dict[str, Any]
    source: str
    confidence: Confidence
    year: int | None = None
    parts: tuple[Part, ...] = ()
    note: str = ""


class RaidLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a RAID level multiplies writes and divides capacity."""

    id: str
    name: str
    write_penalty: float
    """Drive I/Os for one small random write."""
    copies: int
    """How often each block is stored."""
    parity_drives: int
    """Drives' worth of capacity that parity takes."""
    minimum_drives: int
    survives_drives: int
    """Drive failures that never lose data."""
    even: bool
    """Whether the number of drives has to be even."""
    lost_block: Literal["lost", "mirror", "others"]
    """Where a read of a failed drive's block goes: nowhere, to the mirror, or to all drives that are left."""
    source: str
    confidence: Confidence

    def reads_of_lost_block(self, drives: int) -> int:
        """Drive reads for one read of a failed drive's block; 0 where the block is lost. RAID 5 of 8: 7."""
        return {"lost": 0, "mirror": 1, "others": drives - 1}[self.lost_block]


class OverheadLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Memory overhead of a virtual machine with this many vCPUs: base_mib + per_mib x RAM in MiB."""

    vcpus: int
    base_mib: float
    per_mib: float


class HypervisorGeneration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What changed between hypervisor generations: memory overhead, swap of the VMX process, limits."""

    id: str
    name: str
    overhead: Annotated[tuple[OverheadLine, ...], msgspec.Meta(min_length=2)]
    """In ascending order of vCPUs, from 1."""
    vms_per_host: int
    has_vmx_swap: bool
    min_free: Literal["sliding-scale", "flat-6-percent"]
    """How much of its memory a host keeps free before it reclaims."""
    source: str
    confidence: Confidence

    def overhead_line(self, vcpus: float) -> tuple[float, float]:
        """Base in MiB and slope per MiB of RAM for a number of vCPUs.

        Between two published numbers of vCPUs on the straight line through them; beyond the last, the last
        step goes on. vSphere 4.0 with 2 vCPU: (153.887, 0.0216378).
        """
        lines = self.overhead
        upper = next((at for at, line in enumerate(lines) if line.vcpus >= vcpus), len(lines) - 1)
        low, high = lines[max(upper, 1) - 1], lines[max(upper, 1)]
        way = (vcpus - low.vcpus) / (high.vcpus - low.vcpus)
        return (
            low.base_mib + way * (high.base_mib - low.base_mib),
            low.per_mib + way * (high.per_mib - low.per_mib),
        )


class Catalog(msgspec.Struct, frozen=True):
    """All lists of records by name, and the tables of constants by id."""

    lists: Mapping[str, tuple[Record, ...]]
    raid_levels: Mapping[str, RaidLevel]
    hypervisors: Mapping[str, HypervisorGeneration]

    def records(self, name: str) -> tuple[Record, ...]:
        """One list: cpus, servers, drives or workloads. Empty for an unknown name."""
        return self.lists.get(name, ())

    def record(self, list_name: str, record_name: str) -> Record | None:
        """One record by its name."""
        return next((each for each in self.records(list_name) if each.name == record_name), None)

    def overhead_line(self, generation: str, vcpus: float) -> tuple[float, float]:
        """Memory overhead of a machine on a hypervisor generation: base in MiB, slope per MiB of RAM."""
        return self.hypervisors[generation].overhead_line(vcpus)


RECORD_LISTS = ("cpus", "servers", "drives", "workloads")


def decode_catalog(files: Mapping[str, bytes]) -> Catalog:
    """The catalogue from the contents of its files: one per record list, `raid_levels` and `hypervisors`.

    Raises CatalogError where a file is missing or says something that no component can take.
    """
    raid = _decode(files, "raid_levels", list[RaidLevel])
    hypervisors = _decode(files, "hypervisors", list[HypervisorGeneration])
    lists = {name: tuple(_decode(files, name, list[Record])) for name in RECORD_LISTS}
    for name, records in lists.items():
        for record in records:
            _check_record(name, record)
    catalog = Catalog(lists, {each.id: each for each in raid}, {each.id: each for each in hypervisors})
    _check_constants("raid_levels", DiskGroup, "raid", catalog.raid_levels)
    _check_constants("hypervisors", Host, "hypervisor", catalog.hypervisors)
    return catalog


def _check_constants(
    name: str, component_type: type[msgspec.Struct], field: str, known: Mapping[str, object]
) -> None:
    """Every choice of a field needs its row, or a plan could ask for what is not there."""
    info = declared_field(component_type, field)
    assert info is not None
    for choice in info.choices:
        if choice not in known:
            raise CatalogError(
                Message("The catalogue file {name}.json has no row {id}.", {"name": name, "id": choice})
            )


def _decode(files: Mapping[str, bytes], name: str, kind: Any) -> Any:
    if name not in files:
        raise CatalogError(Message("The catalogue file {name}.json is missing.", {"name": name}))
    try:
        return msgspec.json.decode(files[name], type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        words = {"name": name, "reason": str(error)}
        raise CatalogError(
            Message("The catalogue file {name}.json cannot be read: {reason}", words)
        ) from error


def _check_record(list_name: str, record: Record) -> None:
    component_type = COMPONENT_TYPES.get(record.kind)
    for field, value in record.values.items():
        info = declared_field(component_type, field) if component_type else None
        try:
            if info is None:
                raise msgspec.ValidationError(f"there is no field {field} in {record.kind}")
            msgspec.convert(value, info.type)
        except msgspec.ValidationError as error:
            raise CatalogError(
                Message(
                    "Catalogue {list}.json, record {record}, field {field}: {reason}",
                    {"list": list_name, "record": record.name, "field": field, "reason": str(error)},
                )
            ) from error
