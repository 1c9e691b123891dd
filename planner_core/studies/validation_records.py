"""Published systems as data: how each was built, what was measured on it, and which family its users belong to.

The files lie in `resources/validation`: `families` (what one user takes, and which records that was calibrated
on), `systems` (what is predicted by drawing the system and evaluating the plan), `arithmetic` (what the sources
work out themselves) and `unusable` (records that cannot be judged, with the reason).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from planner_core.messages import HeadroomError, Message, in_short

FILES: Final = ("families", "systems", "arithmetic", "unusable")

Kind = Literal[
    "cost",
    "capacity",
    "density",
    "cpu_utilisation",
    "boot_minutes",
    "provision_minutes",
    "controller_utilisation",
    "controller_constants",
    "cached_drives",
    "bottleneck",
    "work",
    "latency",
    "arithmetic",
]
Basis = Literal["arithmetic", "calibrates", "predicted", "at_least", "contradiction"]
"""`calibrates`: the figure went into a constant, so that meeting it proves nothing. `at_least`: the system was
not filled to its end, so that only a prediction below the figure is wrong. `contradiction`: the source says something
else elsewhere, and both are shown."""
MachineKind = Literal["desktop", "session host"]


class ValidationError(HeadroomError):
    """A validation file cannot be used; the message names the file or the record and the reason."""


class Published(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure as printed, and where."""

    value: float
    where: str


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who works on the desktops of a pool. Workload, guest, year and kind of machine choose the family."""

    workload: str
    """As the source names it, such as "Login VSI 4.1 knowledge worker"."""
    guest: str = ""
    """Empty where the source does not say; then the guest that was usual in the year is taken."""
    year: int = 0
    kind: MachineKind = "desktop"
    vcpus: int | None = None
    """None where the source does not say, and for session hosts; then the family's own number."""
    conditions: tuple[str, ...] = ()
    """Names of published effects, see `families`."""


class Calibrated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reference test of an array: IOPS, and how busy they kept its controllers on average."""

    iops: float
    utilisation_percent: float
    where: str


class PartOfSystem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One component of a system: a catalogue record, and fields over it."""

    id: str
    kind: str
    records: tuple[tuple[str, str], ...] = ()
    """Catalogue lists and records that fill fields, such as ["cpus", "Intel Xeon X5650"]."""
    values: dict[str, Any] = {}
    inside: str = ""
    use: Use | None = None
    """Of a pool."""
    controllers: Calibrated | None = None
    """Of an array: what one of its controllers can do, from a reference test by the utilisation law."""


class System(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A system to draw: a shipped sample plan, or components; with changed fields by component id."""

    sample: str = ""
    parts: tuple[PartOfSystem, ...] = ()
    places: dict[str, str] = {}
    """File role -> store; elsewhere all files of drawn systems lie on one store."""
    changes: dict[str, dict[str, Any]] = {}
    settings: dict[str, Any] = {}


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that was measured on a system."""

    kind: Kind
    where: str
    """Page, table or section of the source."""
    measured: float | None = None
    unit: str = ""
    also: tuple[Published, ...] = ()
    """What else the same source prints for the same thing."""
    bottleneck: str = ""
    """Resource that limited, as labelled: cpu, ram, disk_iops, controller, ...; "none" where nothing did."""
    phase: str = "steady"
    case: str = "normal"
    basis: Basis = "predicted"
    of: str = ""
    """What is read, where the kind leaves a choice: total or per_desktop of a cost, a store of a capacity."""
    decimals: int | None = None
    """Of a printed result of arithmetic, so that only what rounding does not explain counts as an error."""
    note: str = ""


class SystemRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A published system, how to draw it, and what was measured on it."""

    id: str
    title: str
    source: str
    group: str
    """Tests on the same machine with the same software; one group counts once in a calibration."""
    quality: str
    system: System
    targets: tuple[Target, ...]
    year: int | None = None
    note: str = ""


class ArithmeticRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a source works out: by a formula of Headroom, or as sums of products over a product."""

    id: str
    what: str
    source: str
    where: str
    published: float
    unit: str = ""
    kind: Kind = "arithmetic"
    basis: Basis = "arithmetic"
    formula: str = ""
    inputs: dict[str, float] = {}
    terms: tuple[tuple[float, ...], ...] = ()
    """Products that are added up."""
    over: tuple[float, ...] = ()
    """What the sum is divided by, one after the other."""
    decimals: int = 0
    """Of the printed figure; negative for a figure rounded to tens or hundreds."""
    input_decimals: dict[str, int] = {}
    """Of inputs that are rounded readings themselves."""
    also: tuple[Published, ...] = ()
    note: str = ""


class UnusableRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record that cannot be judged, and why."""

    id: str
    title: str
    source: str
    reason: str


class Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Users who take the same processor time, and the rule by which a system belongs to them."""

    id: str
    title: str
    kind: MachineKind
    guests: tuple[str, ...]
    """Beginnings of guest names."""
    workloads: tuple[str, ...]
    """Beginnings of workload names."""
    profile: str
    """The catalogue's workload profile whose processor time is the family's."""
    worker: str
    """Kind of worker that the profile stands for."""
    cpu_target_percent: float
    """Utilisation at which the benchmark counts: 100 where it looks for saturation."""
    first_year: int
    last_year: int
    source: str
    factor: float = 1.0
    """Processor time relative to the profile, where a published ratio leads from another family to this one."""
    guest_factors: dict[str, float] = {}
    """Guest name -> processor time relative to the profile's guest."""
    calibrated_on: tuple[str, ...] = ()
    """Ids of records; empty for a family that follows from others by published ratios."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A published effect on the processor time of a user."""

    factor: float
    source: str


class Worker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of worker relative to the knowledge worker."""

    factor: float
    """Processor time."""
    vcpus: int
    """vCPUs of a desktop with which the ratio was published."""
    source: str


class UsualGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The guest that was usual up to a year, for sources that do not name theirs."""

    last_year: int
    guest: str


class Families(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All families in the order in which the rule tries them, and the published ratios between users."""

    families: tuple[Family, ...]
    workers: dict[str, Worker]
    worker_names: dict[str, str]
    """Words of a workload name -> kind of worker, tried in this order."""
    conditions: dict[str, Effect]
    vcpu_share: Effect
    """Processor time that each vCPU adds, as a share of that of a machine without any."""
    usual_guests: tuple[UsualGuest, ...]


class ValidationData(msgspec.Struct, frozen=True):
    """Everything in `resources/validation`, decoded."""

    families: Families
    systems: tuple[SystemRecord, ...]
    arithmetic: tuple[ArithmeticRecord, ...]
    unusable: tuple[UnusableRecord, ...]
    calibrating: tuple[SystemRecord, ...]
    """Systems among which families find those that they were calibrated on."""


def decode_validation(files: Mapping[str, bytes]) -> ValidationData:
    """The data in the contents of the four files. Raises ValidationError naming the file and the reason."""
    systems = decode_systems(files.get("systems", b""), "systems")
    return ValidationData(
        families=_decoded(files, "families", Families),
        systems=systems,
        arithmetic=tuple(_decoded(files, "arithmetic", list[ArithmeticRecord])),
        unusable=tuple(_decoded(files, "unusable", list[UnusableRecord])),
        calibrating=systems,
    )


def decode_systems(data: bytes, name: str) -> tuple[SystemRecord, ...]:
    """Systems in the contents of one file. Raises ValidationError naming the file and the reason."""
    return tuple(_decoded({name: data}, name, list[SystemRecord]))


def _decoded(files: Mapping[str, bytes], name: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(files.get(name, b""), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        words = {"name": name, "reason": in_short(error)}
        raise ValidationError(
            Message("The validation file {name} cannot be read: {reason}", words)
        ) from error
