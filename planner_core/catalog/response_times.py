"""What response times are computed with beside the plan: interactions, servers inside drives, bands of latency.

All of it is data with a source, see `resources/catalog/response_times.json`, `login_vsi.json` and
`view_planner.json`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec

from planner_core.catalog.login_vsi import LoginVsi, decode_login_vsi
from planner_core.catalog.records import Confidence
from planner_core.catalog.view_planner import ViewPlannerRule, decode_view_planner

FILES: Final = ("response_times", "login_vsi", "view_planner")
"""Names of the files, without their suffix."""
USER: Final = "user"
"""The interaction of a response curve that no test is meant by."""

Medium = Literal["flash", "disk"]
Band = Literal["good", "warn", "bad"]


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Read from a file."""


class Interaction(_Data, frozen=True):
    """An action that its user waits for. Either the time from one to the next or the thinking between is given."""

    id: str
    name: str
    source: str
    confidence: Confidence
    cycle_seconds: float | None = None
    """From one interaction to the next, of a user who never waits: thinking, service and the way there."""
    think_seconds: float | None = None

    def __post_init__(self) -> None:
        given = [each for each in (self.cycle_seconds, self.think_seconds) if each is not None]
        if len(given) != 1 or not given[0] > 0:
            raise ValueError(f"interaction {self.id} needs either cycle_seconds or think_seconds, above zero")


class ServersInside(_Data, frozen=True):
    """How many I/Os one device serves side by side."""

    servers: int
    source: str
    confidence: Confidence


class DriveServers(ServersInside, frozen=True):
    """The same of one kind of drive."""

    kind: Literal["hdd", "ssd", "nvme"]


class LatencyBand(_Data, frozen=True):
    """Which mean latency of a store is good, and which is bad; between lies a warning."""

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


class WaitedFor(_Data, frozen=True):
    """How much of the I/O of a user at work belongs to interactions that he waits for.

    All of it: the networks of queues have no work in the background, so a file that says less is refused.
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
    waited_for: WaitedFor


class ResponseData(msgspec.Struct, frozen=True):
    """Everything that response times are computed with beside the plan."""

    interactions: Mapping[str, Interaction]
    """By id; those of the tests are called like the operations that their rules are about."""
    drives: Mapping[str, DriveServers]
    """By kind of drive."""
    controller: ServersInside
    latency_bands: Mapping[str, LatencyBand]
    """By medium."""
    waited_for: WaitedFor
    login_vsi: LoginVsi
    view_planner: ViewPlannerRule


def decode_response_data(files: Mapping[str, bytes]) -> ResponseData:
    """From the contents of FILES.

    Raises msgspec.ValidationError where a file is not as declared, KeyError where a file, a kind of drive, a
    medium, the user's interaction or that of a Login VSI rule is missing, ValueError where that has no cycle.
    """
    times = msgspec.json.decode(files["response_times"], type=ResponseTimes)
    found = ResponseData(
        interactions={each.id: each for each in times.interactions},
        drives={each.kind: each for each in times.drives},
        controller=times.controller,
        latency_bands={each.medium: each for each in times.latency_bands},
        waited_for=times.waited_for,
        login_vsi=decode_login_vsi(files["login_vsi"]),
        view_planner=decode_view_planner(files["view_planner"]),
    )
    needed: list[tuple[Mapping[str, object], tuple[str, ...]]] = [
        (found.interactions, (USER, *(rule.response for rule in found.login_vsi.rules))),
        (found.drives, ("hdd", "ssd", "nvme")),
        (found.latency_bands, ("flash", "disk")),
    ]
    for table, names in needed:
        for name in names:
            if name not in table:
                raise KeyError(name)
    for rule in found.login_vsi.rules:
        if found.interactions[rule.response].cycle_seconds is None:
            raise ValueError(f"interaction {rule.response} needs cycle_seconds")
    return found


def view_planner_interaction(rule: ViewPlannerRule) -> Interaction:
    """An operation of View Planner, with the think time of the run that its rule is about."""
    return Interaction(
        id="view-planner",
        name="View Planner operation",
        source=rule.source,
        confidence=rule.confidence,
        think_seconds=rule.think_seconds,
    )
