"""Graphics boards, and the virtual GPUs (vGPU profiles) that each of their GPUs is divided into."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from planner_core.catalog.records import RECALLED, Confidence, Record

Series = Literal["A", "B", "Q"]
"""A: for sessions and published applications. B: for desktops. Q: for workstations."""

Width = Literal["single", "double"]
"""Slots that a board takes."""

SHIPPED_LISTS: Final = {"boards": "graphics_boards", "vgpu_profiles": "desktop_pool"}
"""Lists of records that are made from the boards, and the kind of component that they fill."""


class VgpuProfile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One size of virtual GPU on one board."""

    name: str
    """As the hypervisor lists it: L40S-8Q."""
    series: Series
    frame_buffer_mib: int
    most_equal: int
    """On one GPU on which all have this size. Not the frame buffer by the size: drivers have a limit besides."""
    most_mixed: int | None = None
    """On one GPU that may hold several sizes, where each has its fixed places. None: no figure was found."""
    mixed_confidence: Confidence | None = None
    heads: int
    """Monitors at most."""
    pixels: int
    """Of all monitors together."""
    confidence: Confidence
    """Of `most_equal`."""
    display_confidence: Confidence


class GraphicsBoard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One model of graphics board."""

    id: str
    """The model, as named in the graphics boards of a plan."""
    year: int
    architecture: str
    gpus: int
    """On one board. Each is divided on its own: no virtual GPU lies on two."""
    memory_gib_per_gpu: float
    most_per_gpu: int
    """Virtual GPUs of any size on one GPU."""
    width: Width
    watts: float
    mixed_sizes: bool
    """Whether one GPU may hold virtual GPUs of several sizes."""
    source: str
    confidence: Confidence
    recalled: tuple[str, ...] = ()
    """Fields that are only recalled although the rest was read."""
    profiles: tuple[VgpuProfile, ...]

    def is_recalled(self, field: str) -> bool:
        """Whether a figure is only recalled, not read."""
        return self.confidence == RECALLED or field in self.recalled

    def profile(self, name: str) -> VgpuProfile | None:
        """One of its profiles by name; None if it has none of that name."""
        return next((each for each in self.profiles if each.name == name), None)

    def like(self, profile: VgpuProfile) -> VgpuProfile | None:
        """Its profile of the same series and frame buffer as one of another board: of several the one with most on a
        GPU, as the others divide it further than needed; None if it has none.
        """
        wanted = profile.series, profile.frame_buffer_mib
        found = [each for each in self.profiles if (each.series, each.frame_buffer_mib) == wanted]
        return max(found, key=lambda each: each.most_equal, default=None)


def records_of(boards: tuple[GraphicsBoard, ...]) -> dict[str, tuple[Record, ...]]:
    """The lists in `SHIPPED_LISTS`: a record for each board, and one for each profile of any."""
    profiles: dict[str, Record] = {}
    for board in boards:
        for each in board.profiles:
            values = {"vgpu_profile": each.name}
            found = Record(each.name, "desktop_pool", values, board.source, each.confidence, board.year)
            profiles.setdefault(each.name, found)
    return {"boards": tuple(map(_record, boards)), "vgpu_profiles": tuple(profiles.values())}


def _record(board: GraphicsBoard) -> Record:
    values = {"board_model": board.id, "slot_width": board.width, "power_watts": board.watts}
    fields = {"width": "slot_width", "watts": "power_watts"}
    recalled = tuple(fields[each] for each in board.recalled if each in fields)
    return Record(
        board.id,
        "graphics_boards",
        values,
        f"{board.source}; recalled: {', '.join(each for each in board.recalled if each in fields)}"
        if recalled
        else board.source,
        board.confidence,
        board.year,
        recalled=recalled,
    )


def count_of(board: GraphicsBoard, profile: VgpuProfile, mixed: bool) -> int:
    """Virtual GPUs of a profile on one GPU. Where a board does not mix sizes, or no figure for it is known, all on a
    GPU are of one size whatever a plan says.
    """
    if mixed and board.mixed_sizes and profile.most_mixed is not None:
        return profile.most_mixed
    return profile.most_equal


def source_of_count(board: GraphicsBoard, profile: VgpuProfile, mixed: bool) -> tuple[str, Confidence]:
    """The source of that number, and how well it is known."""
    if mixed and board.mixed_sizes and profile.most_mixed is not None and profile.mixed_confidence:
        return _SOURCES_OF_MIXED[profile.mixed_confidence], profile.mixed_confidence
    return _SOURCES_OF_EQUAL[profile.confidence], profile.confidence


_SOURCES_OF_EQUAL: Final[dict[Confidence, str]] = {
    "A": "NVIDIA gpu-operator, vGPU device manager (2026-08-21): profiles of a GPU",
    "B": "Types of the board, as transcribed from NVIDIA's tables",
    "D": "Computed: frame buffer of a GPU in whole profiles, up to the most of the board",
}
"""How well it is known -> the source of a count of equal sizes."""
_SOURCES_OF_MIXED: Final[dict[Confidence, str]] = {
    "B": "NVIDIA vGPU user guide, sizes mixed on one GPU (as transcribed)",
    "D": "Inferred: places of the board with published ones that has the same layout",
}
"""The same for mixed sizes."""
