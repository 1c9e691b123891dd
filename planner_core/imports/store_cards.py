"""Datastores of an inventory as stores of a plan: vSAN of a cluster, arrays, and disks inside hosts.

An export tells how large a datastore is, not which drives are behind it. The capacity of a store is that of its
datastores to the last unit; number and kind of its drives are assumptions, and said to be.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil
from typing import Final, Literal

import msgspec

from planner_core.imports.host_cards import HostCard
from planner_core.imports.inventory import Datastore
from planner_core.units import BYTES_PER_GB, BYTES_PER_GIB, MIB_PER_GIB

GB_PER_MIB: Final = BYTES_PER_GIB / MIB_PER_GIB / BYTES_PER_GB
USUAL_DRIVE_GB: Final = 3840.0
"""Planning value: the drives of a store are assumed to be at most this large."""
MOST_DRIVES: Final = 1000
MOST_DRIVE_GB: Final = 1_000_000.0
Kind = Literal["vsan", "array", "local"]


class StoreCard(msgspec.Struct, frozen=True):
    """Datastores that become one store: the vSAN of a cluster, an array, or disks in each host of a card."""

    kind: Kind
    datastores: tuple[Datastore, ...]
    clusters: tuple[str, ...]
    """Whose hosts reach it; empty if the export does not tell."""
    protocol: Literal["fc", "nfs"] = "fc"
    card: int = -1
    """Of local disks: place of the host card among all."""

    @property
    def capacity_mib(self) -> float:
        """Of all its datastores."""
        return sum(each.capacity_mib for each in self.datastores)

    @property
    def used_mib(self) -> float | None:
        """On all its datastores; None if the export does not tell it of each."""
        told = [each.used_mib for each in self.datastores]
        return None if None in told else sum(each or 0.0 for each in told)


class Drives(msgspec.Struct, frozen=True):
    """Drives whose capacity is that of a store, in one host or array."""

    drives: int
    drive_gb: float


def store_cards(
    datastores: Iterable[Datastore], cards: Sequence[HostCard], used: frozenset[str]
) -> tuple[tuple[StoreCard, ...], tuple[Datastore, ...]]:
    """The stores, and the datastores of one host that no machine of the plan uses: installations, scratch disks.

    `used` has the names of the datastores that machines of the plan lie on.
    """
    places = {host.name: place for place, card in enumerate(cards) for host in card.hosts}
    found: dict[tuple[object, ...], list[Datastore]] = {}
    unused: list[Datastore] = []
    for store in datastores:
        key = _place(store, cards, places)
        if key[0] == "local" and store.name not in used:
            unused.append(store)
        else:
            found.setdefault(key, []).append(store)
    return tuple(_card(key, tuple(each)) for key, each in found.items()), tuple(unused)


def drives_of(capacity_mib: float, copies: int) -> Drives:
    """As many drives of a usual size as hold a capacity `copies` times, none larger than can be drawn."""
    capacity_gb = max(capacity_mib * GB_PER_MIB, 1.0)
    pairs = min(max(ceil(capacity_gb / USUAL_DRIVE_GB), 1), MOST_DRIVES // copies)
    return Drives(pairs * copies, min(capacity_gb / pairs, MOST_DRIVE_GB))


def _place(store: Datastore, cards: Sequence[HostCard], places: Mapping[str, int]) -> tuple[object, ...]:
    on = sorted({places[each] for each in store.hosts if each in places})
    clusters = tuple(sorted({cards[place].cluster for place in on}))
    is_local = len(store.hosts) == 1 or (not store.hosts and store.host_count == 1)
    if store.kind.casefold().startswith("vsan"):
        named = clusters or tuple(sorted({card.cluster for card in cards}))
        if len(named) == 1 and named[0]:
            return ("vsan", named, "fc", -1)
    if is_local and on:
        return ("local", clusters, "fc", on[0])
    if is_local:
        return ("local", (), "fc", -1)
    protocol = "nfs" if store.kind.casefold().startswith("nfs") else "fc"
    return ("array", clusters, protocol, -1)


def _card(key: tuple[object, ...], datastores: tuple[Datastore, ...]) -> StoreCard:
    return msgspec.convert(
        {"kind": key[0], "clusters": key[1], "protocol": key[2], "card": key[3], "datastores": datastores},
        StoreCard,
    )
