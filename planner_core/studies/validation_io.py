"""I/O of one user, calibrated on every installation whose I/O is printed, and as it would be without some of them.

An installation counts once, whatever the number of its tests. Figures are those of a user at work: averages over a run
are divided by the share of users who are logged in. Tests with a streamed image calibrate what streaming does to I/O,
by those on clones of the same installation; pairs of tests on the same nodes, what a guest and a shared machine do.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.image_deliveries import ImageDelivery
from planner_core.formulas.image_delivery import delivered_reads, delivered_writes
from planner_core.formulas.user_io import io_on_shared_machine, io_over_run
from planner_core.studies.validation_means import Whole, geometric_mean
from planner_core.studies.validation_records import Families, IoFamily, Kind, Run, SystemRecord, Use
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


class Effects(NamedTuple):
    """What else I/O of a user depends on."""

    guests: dict[str, tuple[float, float]]
    """Beginning of a guest's name -> reads and writes relative to other guests."""
    read_exponent: float
    write_exponent: float
    """By which I/O of a user falls with the number of users on its machine."""


class UserSetting(NamedTuple):
    """Where users work: their guest, and how many of them are on a machine."""

    guest: str
    users: float


class IoCalibration:
    """The families of I/O, and the published records that they are calibrated on."""

    def __init__(self, families: Families, catalog: Catalog, records: Sequence[SystemRecord]) -> None:
        self._catalog = catalog
        self._data = families
        self._families = families.io_families
        self._records = {record.id: record for record in records}
        self.records = frozenset(each for family in self._families for each in family.calibrated_on)
        """Ids of all records that a family was calibrated on."""

    def family_of(self, profile: str) -> IoFamily | None:
        """The family of a workload profile; None if its I/O was not calibrated on records."""
        return next((each for each in self._families if profile in each.profiles), None)

    def calibrated(
        self,
        family: IoFamily,
        counts: Callable[[SystemRecord], bool] = lambda _: True,
        profile: str = "",
        effects: Effects | None = None,
    ) -> UserIo:
        """I/O on clones by the records that count: geometric means of the installations, in the setting of a profile of
        the family.

        If some print their total only, reads and writes have the ratio of the others.
        """
        there, effects = self._setting(profile or family.profiles[0]), effects or self.effects(counts)
        by_installation: dict[str, list[UserIo]] = {}
        for record in self._of(family, counts):
            if _delivery(record) != STREAMED:
                io = moved(_measured(record), self._setting_of(record, family), there, effects)
                by_installation.setdefault(_installation(record), []).append(io)
        means = [UserIo(*map(_mean, zip(*each, strict=True))) for each in by_installation.values()]
        total, reads, writes = (_mean(each) for each in zip(*means, strict=True)) if means else (None,) * 3
        if total is None or reads is None or writes is None:
            return UserIo(total)
        return UserIo(total, total * reads / (reads + writes), total * writes / (reads + writes))

    def streaming(self, counts: Callable[[SystemRecord], bool] = lambda _: True) -> Streaming:
        """What a streamed image does to I/O, by all pairs of tests that count."""
        effects = self.effects(counts)
        factors, ratios = [], []
        for family in self._families:
            for record in self._of(family, counts):
                io = _measured(record)
                if _delivery(record) != STREAMED or not io.reads or not io.writes:
                    continue
                here = _installation(record)
                same = self.calibrated(
                    family,
                    lambda each, here=here: counts(each) and _installation(each) == here,  # type: ignore[misc]
                    effects=effects,
                )
                there = self._setting_of(record, family)
                same = moved(same, self._setting(family.profiles[0]), there, effects)
                if same.writes:
                    factors.append(io.writes / same.writes)
                    ratios.append(io.reads / io.writes)
        return Streaming(_mean(factors), _mean(ratios))

    def effects(self, counts: Callable[[SystemRecord], bool] = lambda _: True) -> Effects:
        """What guests and shared machines do to I/O, by all pairs of tests that count; nothing without any."""

        def measured(pairs: Iterable[tuple[str, str]]) -> Iterator[tuple[SystemRecord, UserIo, UserIo]]:
            for one, other in pairs:
                known = self._records.get(one), self._records.get(other)
                if known[0] and known[1] and counts(known[0]) and counts(known[1]):
                    yield known[0], _measured(known[0]), _measured(known[1])

        guests = {}
        for guest in self._data.io_guests:
            found = [(one, other) for _, one, other in measured(guest.pairs)]
            reads = _mean(_over(one.reads, other.reads) for one, other in found)
            writes = _mean(_over(one.writes, other.writes) for one, other in found)
            guests[guest.guest] = (reads or 1.0, writes or 1.0)
        shared = [
            (math.log(users), one, other)
            for record, one, other in measured(self._data.io_shared_machine.pairs)
            if (use := _use(record)) and (users := use.users_per_machine or 1.0) > 1
        ]
        reads_fall = [math.log(_over(other.reads, one.reads) or 1.0) / users for users, one, other in shared]
        writes_fall = [
            math.log(_over(other.writes, one.writes) or 1.0) / users for users, one, other in shared
        ]
        return Effects(
            guests, *(sum(each) / len(each) if each else 0.0 for each in (reads_fall, writes_fall))
        )

    def without(self, record: SystemRecord, profile: str, whole: Whole) -> UserIo | None:
        """I/O of a user at work in a record by what is known without its installation or laboratory.

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

        found = self.calibrated(family, counts, profile)
        if found.total is None and family.published_profile:
            found = over_run(self.published(family.published_profile), family.run)
        here, there = self._setting(profile), self._setting_of(record, family)
        found = moved(found, here, there, self.effects(counts))
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

    def _setting(self, profile: str) -> UserSetting:
        """The setting for which a profile of the catalogue gives its I/O."""
        found = self._catalog.record("workloads", profile)
        assert found is not None
        return setting_of_profile(found.values)

    def _setting_of(self, record: SystemRecord, family: IoFamily) -> UserSetting:
        return setting_of_use(_use(record), self._setting(family.profiles[0]))

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


def setting_of_profile(values: Mapping[str, Any]) -> UserSetting:
    """The setting for which a workload profile gives its I/O."""
    return UserSetting(str(values["guest_os"]), float(values.get("users_per_desktop", 1)))


def setting_of_use(use: Use | None, profile: UserSetting) -> UserSetting:
    """The setting of a record's users; what the source does not say is as in the profile."""
    if use is None:
        return profile
    return UserSetting(use.guest or profile.guest, use.users_per_machine or profile.users)


def moved(io: UserIo, here: UserSetting, there: UserSetting, effects: Effects) -> UserIo:
    """I/O of the same user in another setting."""
    (reads, writes), (reads_here, writes_here) = (_of_guest(each.guest, effects) for each in (there, here))
    return UserIo(
        *scaled(
            io,
            reads / reads_here * _shared(there.users, here.users, effects.read_exponent),
            writes / writes_here * _shared(there.users, here.users, effects.write_exponent),
        )
    )


def scaled(io: UserIo, reads: float, writes: float) -> UserIo:
    """I/O times a factor for reads and one for writes; of a total alone, times the mean of both."""
    if io.total is None or io.reads is None or io.writes is None:
        return UserIo(None if io.total is None else io.total * math.sqrt(reads * writes))
    sum_now = io.reads * reads + io.writes * writes
    return UserIo(io.total * sum_now / (io.reads + io.writes), io.reads * reads, io.writes * writes)


def over_run(io: UserIo, run: Run | None) -> UserIo:
    """I/O of a user as the average over a run; of users who are all at work without one."""
    if run is None:
        return io
    share = share_of_run(run)
    return UserIo(*(None if each is None else each * share for each in io))


def share_of_run(run: Run | None) -> float:
    """Average over a run of what a user at work does."""
    return 1.0 if run is None else float(io_over_run(1.0, run.login_minutes, run.work_minutes))


def constant_effects(families: Families) -> Effects:
    """The effects as the files have them, rounded."""
    shared = families.io_shared_machine
    guests = {each.guest: (each.read_factor, each.write_factor) for each in families.io_guests}
    return Effects(guests, shared.read_exponent, shared.write_exponent)


def _of_guest(guest: str, effects: Effects) -> tuple[float, float]:
    return next((found for name, found in effects.guests.items() if guest.startswith(name)), (1.0, 1.0))


def _shared(users: float, users_counted: float, exponent: float) -> float:
    return float(io_on_shared_machine(1.0, users, users_counted, exponent))


def _measured(record: SystemRecord) -> UserIo:
    """What a user at work does, by a record."""
    said = {
        target.kind: target.measured / share_of_run(target.run)
        for target in record.targets
        if target.measured is not None and target.kind in KINDS
    }
    reads, writes = said.get("reads_per_user"), said.get("writes_per_user")
    total = said.get("iops_per_user")
    if total is None and reads is not None and writes is not None:
        total = reads + writes
    return UserIo(total, reads, writes)


def _over(one: float | None, other: float | None) -> float | None:
    return one / other if one and other else None


def _use(record: SystemRecord) -> Use | None:
    return next((part.use for part in record.system.parts if part.use is not None), None)


def _delivery(record: SystemRecord) -> str:
    use = _use(record)
    return "clones" if use is None else use.delivery


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
