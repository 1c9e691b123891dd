"""What each server model takes: processors, memory, cards and drives."""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

from planner_core.catalog.records import RECALLED, Confidence

Family = Literal[
    "xeon-3", "xeon-4", "xeon-5", "xeon-6", "epyc-7002", "epyc-7003", "epyc-8004", "epyc-9004", "epyc-9005"
]
"""Processors that fit one another's boards: Xeon Scalable of the third generation, and so on."""

FAMILY_NAMES: Final[dict[Family, str]] = {
    "xeon-3": "Xeon, 3rd generation",
    "xeon-4": "Xeon, 4th generation",
    "xeon-5": "Xeon, 5th generation",
    "xeon-6": "Xeon 6",
    "epyc-7002": "EPYC 7002",
    "epyc-7003": "EPYC 7003",
    "epyc-8004": "EPYC 8004",
    "epyc-9004": "EPYC 9004",
    "epyc-9005": "EPYC 9005",
}
_SCALABLE: Final = r"Xeon (Bronze|Silver|Gold|Platinum) \d{}\d\d"
_BY_NAME: Final[tuple[tuple[re.Pattern[str], Family], ...]] = (
    (re.compile(_SCALABLE.format(3)), "xeon-3"),
    (re.compile(_SCALABLE.format(4)), "xeon-4"),
    (re.compile(_SCALABLE.format(5)), "xeon-5"),
    (re.compile(r"Xeon 6[57]\d\d"), "xeon-6"),
    (re.compile(r"EPYC 7\w\w2"), "epyc-7002"),
    (re.compile(r"EPYC 7\w\w3"), "epyc-7003"),
    (re.compile(r"EPYC 8\w\w4"), "epyc-8004"),
    (re.compile(r"EPYC 9\w\w4"), "epyc-9004"),
    (re.compile(r"EPYC 9\w\w5"), "epyc-9005"),
)
_OTHERS: Final = re.compile(r"\b(Xeon|EPYC|Opteron)\b")


class ServerModel(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one server of a model takes at most."""

    id: str
    """The server model, as named in the hosts of a plan."""
    vendor: str
    year: int
    sockets: int
    processors: tuple[Family, ...]
    memory_slots: int
    memory_channels: int
    """Of one socket."""
    max_memory_gib: float
    """With the largest modules; some processors take less."""
    rack_units: float
    """Of a blade or a node, its share of the chassis."""
    front_bays: str
    """Number and size of the drives: 24x2.5, 12x3.5. Alternatives are different builds of the model; of a node in a
    chassis, its own.
    """
    pcie_slots: int
    double_wide_gpus: int
    single_wide_gpus: int
    power_supplies: str
    """Watts of those that can be ordered; of a blade or a node, those of its chassis."""
    source: str
    confidence: Confidence
    recalled: tuple[str, ...] = ()
    """Fields that are only recalled although the rest was read."""

    def is_recalled(self, field: str) -> bool:
        """Whether a figure is only recalled, not read."""
        return self.confidence == RECALLED or field in self.recalled

    def takes(self, cpu_model: str) -> bool:
        """Whether a processor fits; True if its name is unknown."""
        family = processor_family(cpu_model)
        return family in self.processors if family else not _OTHERS.search(cpu_model)

    def takes_boards(self, double_wide: int, single_wide: int) -> bool:
        """Whether graphics boards fit. One width takes room from the other: of 2 or 6, 1 leaves room for 3."""
        room = _part(double_wide, self.double_wide_gpus) + _part(single_wide, self.single_wide_gpus)
        return room <= 1


def _part(boards: int, most: int) -> float:
    """Part of the room for boards that some of one width take."""
    return boards / most if most else float("inf") if boards else 0.0


def processor_family(cpu_model: str) -> Family | None:
    """The family of a processor by its name; None for older ones and for unknown names."""
    return next((family for pattern, family in _BY_NAME if pattern.search(cpu_model)), None)
