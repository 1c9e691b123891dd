"""Ports between hosts and arrays, and the display traffic of a user."""

from __future__ import annotations

from typing import Literal

import msgspec

from planner_core.catalog.records import Confidence


class PortType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One port: bandwidth in one direction, in MB/s of 10^6 bytes."""

    id: str
    name: str
    family: Literal["fc", "ethernet", "sas"]
    usable_mb_s: float
    """After line coding and protocol overhead."""
    source: str
    confidence: Confidence


class DisplayBand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Average display traffic of one user, from and to, in kbit/s."""

    id: str
    name: str
    low_kbit_s: float
    high_kbit_s: float
    source: str
    confidence: Confidence
