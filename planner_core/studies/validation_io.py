"""I/O of one user, calibrated on every installation whose I/O is printed, and as it would be without some of them.

An installation counts once, whatever the number of its tests. Tests with a streamed image calibrate what streaming does
to I/O, by those on clones of the same installation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.image_deliveries import ImageDelivery
from planner_core.formulas.image_delivery import delivered_reads, delivered_writes
from planner_core.studies.validation_means import Whole, geometric_mean
from planner_core.studies.validation_records import Families, IoFamily, Kind, SystemRecord
from planner_core.units import PERCENT

KINDS: Final[tuple[Kind, ...]] = ("iops_per_user", "reads_per_user", "writes_per_user")
STREAMED: Final = "pvs"


class UserIo(NamedTuple):
    """I/Os per second of one user; None if nothing is known."""

    total: float | None
    reads: float | None = None
    writes: float | None = None

    def of(self, kind: Kind) -> float | None:
        """The figure of a kind of target."""
        return dict(zip(KINDS, self, strict=True))[kind]


class Streaming(NamedTuple):
    """What a streamed image does to I/O; None without any pair of tests."""

    write_factor: float | None
    reads_per_write: float | None


class IoCalibration:
    """The families of I/O, and the published records that they are calibrated on."""

    def __init__(self, families: Families, catalog: Catalog, records: Sequence[SystemRecord]) -> None:
        self._catalog = catalog
        self._families = families.io_families
        self._records = {record.id: record for record in records}
        self.records = frozenset(each for family in self._families for each in family.calibrated_on)
        """Ids of all records that a family was calibrated on."""

    def family_of(self, profile: str) -> IoFamily | None:
        """The family of a workload profile; None if its I/O was not calibrated on records."""
        return next((each for each in self._families if profile in each.profiles), None)

    def calibrated(self, family: IoFamily, counts: Callable[[SystemRecord], bool] = lambda _: True) -> UserIo:
        """I/O on clones by the records that count: geometric means of the installations.

        If some print their total only, reads and writes have the ratio of the others.
        """
        measured = [_measured(each) for each in self._of(family, counts) if _delivery(each) != STREAMED]
        by_installation: dict[str, list[UserIo]] = {}
        for record, io in measured:
            by_installation.setdefault(_installation(record), []).append(io)
        means = [UserIo(*map(_mean, zip(*each, strict=True))) for each in by_installation.values()]
        total, reads, writes = (_mean(each) for each in zip(*means, strict=True)) if means else (None,) * 3
        if total is None or reads is None or writes is None:
            return UserIo(total)
        return UserIo(total, total * reads / (reads + writes), total * writes / (reads + writes))

    def streaming(self, counts: Callable[[SystemRecord], bool] = lambda _: True) -> Streaming:
        """What a streamed image does to I/O, by all pairs of tests that count."""
        factors, ratios = [], []
        for family in self._families:
            for record, io in map(_measured, self._of(family, counts)):
                if _delivery(record) != STREAMED or not io.reads or not io.writes:
                    continue
                here = _installation(record)
                same = self.calibrated(
                    family,
                    lambda each, here=here: counts(each) and _installation(each) == here,  # type: ignore[misc]
                )
                if same.writes:
                    factors.append(io.writes / same.writes)
                    ratios.append(io.reads / io.writes)
        return Streaming(_mean(factors), _mean(ratios))

    def without(self, record: SystemRecord, profile: str, whole: Whole) -> UserIo | None:
        """A user's I/O in a record by what is known without its installation or laboratory.

        None if the profile's I/O knows nothing of them in the first place.
        """
        family = self.family_of(profile)
        streamed = _delivery(record) == STREAMED
        if family is None or not any(
            _is_of(each, record, whole)
            for one in (self._families if streamed else (family,))
            for each in self._of(one)
        ):
            return None

        def counts(each: SystemRecord) -> bool:
            return not _is_of(each, record, whole)

        found = self.calibrated(family, counts)
        if found.total is None and family.published_profile:
            found = self.published(family.published_profile)
        if not streamed:
            return found
        streaming = self.streaming(counts)
        if None in streaming or found.writes is None:
            return UserIo(None)
        return delivered(found, self._catalog.image_deliveries[STREAMED], streaming)

    def published(self, profile: str) -> UserIo:
        """I/O as a profile of the catalogue has it."""
        found = self._catalog.record("workloads", profile)
        assert found is not None
        total = float(found.values["iops"])
        reads = total * float(found.values["read_percent"]) / PERCENT
        return UserIo(total, reads, total - reads)

    def _of(
        self, family: IoFamily, counts: Callable[[SystemRecord], bool] = lambda _: True
    ) -> Iterator[SystemRecord]:
        known = (self._records[each] for each in family.calibrated_on if each in self._records)
        return (each for each in known if counts(each))


def delivered(io: UserIo, delivery: ImageDelivery, streaming: Streaming | None = None) -> UserIo:
    """I/O on the store of desktops that get their image in some way; `streaming` replaces the catalogue's figures."""
    if delivery.reads_per_write is None or io.writes is None:
        return io
    factor, ratio = streaming or (delivery.write_factor, delivery.reads_per_write)
    assert factor is not None
    assert ratio is not None
    writes = float(delivered_writes(io.writes, factor))
    reads = float(delivered_reads(writes, ratio))
    return UserIo(reads + writes, reads, writes)


def _measured(record: SystemRecord) -> tuple[SystemRecord, UserIo]:
    said = {target.kind: target.measured for target in record.targets}
    reads, writes = said.get("reads_per_user"), said.get("writes_per_user")
    total = said.get("iops_per_user")
    if total is None and reads is not None and writes is not None:
        total = reads + writes
    return record, UserIo(total, reads, writes)


def _delivery(record: SystemRecord) -> str:
    return next((part.use.delivery for part in record.system.parts if part.use is not None), "clones")


def _installation(record: SystemRecord) -> str:
    return record.installation or record.group


def _is_of(other: SystemRecord, record: SystemRecord, whole: Whole) -> bool:
    if _installation(other) == _installation(record):
        return True
    return whole == "laboratory" and bool(record.laboratory) and other.laboratory == record.laboratory


def _mean(values: Iterable[float | None]) -> float | None:
    """Geometric mean of those that are known."""
    known = [each for each in values if each]
    return geometric_mean(known) if known else None
