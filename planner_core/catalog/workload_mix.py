"""Combines several workload profiles into one, for pools with different kinds of users."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import ceil, fsum
from typing import Any, Final

from planner_core.catalog.records import Confidence, Record
from planner_core.plan.components import DesktopPool
from planner_core.plan.fields import declared_field, declared_fields
from planner_core.units import PERCENT

CARRIERS: Final = {
    "read_percent": "iops",
    "kib_per_io": "iops",
    "peak_factor": "iops",
    "replica_read_percent": "reads",
    "host_cache_hit_percent": "reads",
    "disposable_write_percent": "writes",
    "login_read_percent": "login_ios",
    "boot_read_percent": "boot_ios",
    "boot_host_cache_hit_percent": "boot_ios",
    "work_kib_per_io": "boot_ios",
    "work_peak_factor": "boot_ios",
    "provision_read_percent": "provision_ios",
    "patch_read_percent": "patch_ios",
    "refresh_read_percent": "refresh_ios",
}
"""Shares and sizes of I/O -> the I/O they refer to: they are weighted by I/O, not by desktops."""

PART_OF_MIX: Final = re.compile(r"[0-9.e+-]+ % (.+)")
"""A profile with its share, in the name of a mix."""

WORST_FIRST: Final[tuple[Confidence, ...]] = ("C", "B", "D", "A")


def mixed_record(records: Sequence[Record], weights: Sequence[float]) -> Record:
    """One profile for a mix, by weighted means; `weights` are desktops or percent, in any scale.

    Profiles that leave a field out count with its declared default. Shares of I/O are weighted by the I/O they refer
    to; whole numbers such as vCPUs are rounded up. Values that cannot be averaged (guest, clone type) are kept if all
    profiles agree, and omitted otherwise; guests are listed. 60 % of 8.5 IOPS with 20 % reads and 40 % of 41.2 with
    50.7 %: 21.58 IOPS with 43.4 % reads. Raises ValueError without profiles, if the number of weights differs, or for a
    negative weight or none above zero.
    """
    shares = _shares(records, weights)
    parts = " + ".join(
        f"{share * PERCENT:.4g} % {record.name}" for share, record in zip(shares, records, strict=True)
    )
    filled = [_with_defaults(record) for record in records]
    named = {field for record in records for field in record.values} - {"workload", "guest_os"}
    order = [info.name for info in declared_fields(DesktopPool) if info.name in named]
    values: dict[str, Any] = {"workload": parts[:200], "guest_os": _guests(records)}
    for field in order:
        mixed = _mixed(field, filled, shares)
        if mixed is not None:
            values[field] = mixed
    sources = " ".join(f"{record.name}: {record.source}" for record in records)
    return Record(
        name=parts,
        kind=records[0].kind,
        values=values,
        source=f"Weighted means of {parts}. {sources}",
        confidence=min((record.confidence for record in records), key=WORST_FIRST.index),
        year=max((record.year for record in records if record.year is not None), default=None),
    )


def profiles_in(workload: str) -> tuple[str, ...]:
    """Names of the profiles in a workload, as `mixed_record` writes them; a plain name yields itself.

    `60 % Task + 40 % Office`: Task, Office. The name of a mix of many long names is truncated, so its last profile is
    unknown.
    """
    parts = [PART_OF_MIX.fullmatch(each) for each in workload.split(" + ")]
    return tuple(each[1] for each in parts if each) if all(parts) else (workload,)


def _shares(records: Sequence[Record], weights: Sequence[float]) -> list[float]:
    if not records or len(records) != len(weights):
        raise ValueError("a mix needs one weight for each of its profiles")
    total = fsum(weights)
    if min(weights) < 0 or not 0 < total < float("inf"):
        raise ValueError("the weights of a mix are not negative, and add up to more than nothing")
    return [weight / total for weight in weights]


def _with_defaults(record: Record) -> Mapping[str, Any]:
    defaults = {info.name: info.default for info in declared_fields(DesktopPool)}
    return {**defaults, **record.values}


def _mixed(field: str, filled: Sequence[Mapping[str, Any]], shares: Sequence[float]) -> Any:
    info = declared_field(DesktopPool, field)
    assert info is not None, field
    values = [each[field] for each in filled]
    if info.kind not in ("integer", "number"):
        return values[0] if all(value == values[0] for value in values) else None
    carrier = CARRIERS.get(field)
    weights = [share * _carried(each, carrier) for share, each in zip(shares, filled, strict=True)]
    if fsum(weights) <= 0:
        weights = list(shares)
    mean = fsum(w * value for w, value in zip(weights, values, strict=True)) / fsum(weights)
    if info.kind == "integer":
        return ceil(mean - 1e-9)
    return min(max(mean, min(values)), max(values))


def _carried(values: Mapping[str, Any], carrier: str | None) -> float:
    if carrier is None:
        return 1.0
    reads = values["read_percent"] / PERCENT
    if carrier in ("reads", "writes"):
        return float(values["iops"] * (reads if carrier == "reads" else 1 - reads))
    return float(values[carrier])


def _guests(records: Sequence[Record]) -> str:
    names = dict.fromkeys(str(record.values.get("guest_os", "")) for record in records)
    return ", ".join(name for name in names if name)[:200]
