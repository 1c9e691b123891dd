"""Data for response times that is not in the plan: interactions, parallelism of drives, latency bands.

Every value has a source, see `resources/catalog/response_times.json`, `login_vsi.json` and
`view_planner.json`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec

from planner_core.catalog.login_vsi import LoginVsi, decode_login_vsi
from planner_core.catalog.records import Confidence
from planner_core.catalog.view_planner import ViewPlannerRule, decode_view_planner

RESPONSE_FILES: Final = ("response_times", "login_vsi", "view_planner")
"""Names of the files, without their suffix."""
USER: Final = "user"
"""The interaction used for response curves that do not simulate a test."""

Medium = Literal["flash", "disk"]
Band = Literal["good", "warn", "bad"]


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Decoded from a file."""


class Interaction(_Data, frozen=True):
    """An action whose user waits for the response."""

    id: str
    name: str
    source: str
    confidence: Confidence
    cycle_seconds: float
    """From one interaction to the next for a user who never queues: think time, service time and latency."""

    def __post_init__(self) -> None:
        if not self.cycle_seconds > 0:
            raise ValueError(f"interaction {self.id} needs cycle_seconds above zero")


class ServersInside(_Data, frozen=True):
    """Number of I/Os that one device serves in parallel."""

    servers: int
    source: str
    confidence: Confidence


class DriveServers(ServersInside, frozen=True):
    """Parallelism of one kind of drive."""

    kind: Literal["hdd", "ssd", "nvme"]


class LatencyBand(_Data, frozen=True):
    """Mean latency of a store that counts as good, and as bad; between the two it is a warning."""

    medium: Medium
    good_below_ms: float
    bad_above_ms: float
    source: str
    confidence: Confidence

    def of(self, latency_ms: float) -> Band:
        """The band of a latency; 3 ms on flash: warn."""
        if latency_ms < self.good_below_ms:
            return "good"
        return "bad" if latency_ms > self.bad_above_ms else "warn"


class Bursts(_Data, frozen=True):
    """Mean number of I/Os that come to a storage controller at once."""

    during: Literal["work", "storm"]
    reads: float
    writes: float
    source: str
    confidence: Confidence

    def __post_init__(self) -> None:
        if not (self.reads >= 1 and self.writes >= 1):
            raise ValueError(f"bursts during {self.during} need one I/O or more")


class FlashAccess(_Data, frozen=True):
    """Time of an I/O in a cache of flash or battery-backed memory."""

    ms: float
    source: str
    confidence: Confidence


class VsanPath(_Data, frozen=True):
    """The way of an I/O through vSAN: network, and threads that wait for a processor like the desktops."""

    hop_ms: float
    """There and back between two hosts, without waiting."""
    slice_ms: float
    """Time for which a waiting thread finds a core taken."""
    client_cache_hit_percent: float
    """Hits of the cache in the host's memory that vSAN 6.2 brought, behind that of the desktops' broker."""
    messages_of_write: Mapping[str, int]
    """Messages one after the other for one write, by version."""
    source: str
    confidence: Confidence


class LatencyModel(msgspec.Struct, frozen=True):
    """Constants of the latency of stores."""

    bursts: Mapping[str, Bursts]
    """During work and in storms."""
    flash_access: FlashAccess
    vsan: VsanPath


class WaitedFor(_Data, frozen=True):
    """Share of a working user's I/O that belongs to interactions the user waits for.

    It must be 100 %: the queueing networks model no background work, so a file with a smaller share is rejected.
    """

    io_percent: Annotated[float, msgspec.Meta(ge=100, le=100)]
    source: str
    confidence: Confidence


class ResponseTimes(_Data, frozen=True):
    """The contents of `response_times.json`."""

    interactions: tuple[Interaction, ...]
    drives: tuple[DriveServers, ...]
    controller: ServersInside
    latency_bands: tuple[LatencyBand, ...]
    bursts: tuple[Bursts, ...]
    flash_access: FlashAccess
    vsan_path: VsanPath
    waited_for: WaitedFor


class ResponseData(msgspec.Struct, frozen=True):
    """All data for response times that is not in the plan."""

    interactions: Mapping[str, Interaction]
    """By id; test interactions have the names of the operations in the test's rules."""
    drives: Mapping[str, DriveServers]
    """By kind of drive."""
    controller: ServersInside
    latency_bands: Mapping[str, LatencyBand]
    """By medium."""
    latency: LatencyModel
    waited_for: WaitedFor
    login_vsi: LoginVsi
    view_planner: ViewPlannerRule


def decode_response_data(files: Mapping[str, bytes]) -> ResponseData:
    """Decode the contents of RESPONSE_FILES.

    Raises msgspec.ValidationError if a file does not match the declarations, KeyError if a file, a kind of drive, a
    medium, the bursts of a phase, the user's interaction or that of a Login VSI rule is missing.
    """
    times = msgspec.json.decode(files["response_times"], type=ResponseTimes)
    found = ResponseData(
        interactions={each.id: each for each in times.interactions},
        drives={each.kind: each for each in times.drives},
        controller=times.controller,
        latency_bands={each.medium: each for each in times.latency_bands},
        latency=LatencyModel(
            {each.during: each for each in times.bursts}, times.flash_access, times.vsan_path
        ),
        waited_for=times.waited_for,
        login_vsi=decode_login_vsi(files["login_vsi"]),
        view_planner=decode_view_planner(files["view_planner"]),
    )
    needed: list[tuple[Mapping[str, object], tuple[str, ...]]] = [
        (found.interactions, (USER, *(rule.response for rule in found.login_vsi.rules))),
        (found.drives, ("hdd", "ssd", "nvme")),
        (found.latency_bands, ("flash", "disk")),
        (found.latency.bursts, ("work", "storm")),
    ]
    for table, names in needed:
        for name in names:
            if name not in table:
                raise KeyError(name)
    return found


def view_planner_interaction(rule: ViewPlannerRule) -> Interaction:
    """An operation of View Planner at the limit of the test."""
    return Interaction(
        id="view-planner",
        name="View Planner operation",
        source=rule.cycle_source,
        confidence="C",
        cycle_seconds=rule.cycle_seconds,
    )
