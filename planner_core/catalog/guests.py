"""Guests: what an operating system in a desktop requires, until when its vendor supports it, and where it may run."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from planner_core.catalog.records import Confidence, Record

GuestKind = Literal["client", "multi-session", "server", "linux"]
"""client: one user at a time. multi-session: a client for several users. server: several users as session host."""

_WORD: Final = re.compile(r"[a-z]+|[0-9]+(?:\.[0-9]+)?")


class Guest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One operating system. A pool names it in its field "Guest operating system"."""

    id: str
    name: str
    words: tuple[str, ...]
    """Lower-case words and numbers that a name of it contains, in any order."""
    kind: GuestKind
    vcpus: int
    """At least, as the three that follow."""
    ram_gib: float
    disk_gb: float
    needs_tpm: bool = False
    """Whether it is only installed with a TPM 2.0."""
    no_tpm_on: tuple[str, ...] = ()
    """Ids of the hypervisors whose machines have none."""
    only_on: tuple[str, ...] = ()
    """Ids of the hypervisors that its licence allows; empty for all."""
    support_ends: str = ""
    """The last ISO day with security updates that need no further contract. Empty: each release has its own."""
    licence: str = ""
    """What its use in a pool needs."""
    source: str
    confidence: Confidence
    recalled: tuple[str, ...] = ()
    """Fields that are only recalled although the rest was read."""


def guest_of(text: str, guests: Mapping[str, Guest]) -> Guest | None:
    """The guest that a name means: "Microsoft Windows 11 (64-bit)" is Windows 11.

    None for an unknown one, for one without its version, and where a name means several.
    """
    said = frozenset(_WORD.findall(text.lower()))
    if not said:
        return None
    found = [guest for guest in guests.values() if said.issuperset(guest.words)]
    best = max(found, key=lambda each: len(each.words), default=None)
    if best is None or any(not set(each.words) <= set(best.words) for each in found):
        return None
    return best


def records_of_guests(guests: Mapping[str, Guest]) -> tuple[Record, ...]:
    """A record for each guest, to choose it by name; its figures are for findings."""
    return tuple(map(_record, guests.values()))


def _record(guest: Guest) -> Record:
    """The name is all that the record fills in; it is marked if part of the source is recalled, and no A then."""
    recalled = "recalled" in guest.source
    return Record(
        guest.name,
        "desktop_pool",
        {"guest_os": guest.name},
        guest.source,
        "B" if recalled and guest.confidence == "A" else guest.confidence,
        recalled=("guest_os",) if recalled else (),
    )
