"""Published systems as data: their configuration, measurements, and the families of their users.

The files lie in `resources/validation`: `families` (what one user takes, and which records that was calibrated
on), `systems` and `latency` (what is predicted by drawing the system and evaluating the plan), `arithmetic` (what the
sources work out themselves) and `unusable` (records that cannot be judged, with the reason).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec

from planner_core.messages import HeadroomError, Message, in_short

SYSTEM_FILES: Final = ("systems", "latency")
FILES: Final = ("families", *SYSTEM_FILES, "arithmetic", "unusable")
AT: Final = " - at `"
"""What msgspec writes between a reason and the path of the value."""

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
    "iops_per_user",
    "reads_per_user",
    "writes_per_user",
    "host_watts",
    "response",
    "arithmetic",
]
Basis = Literal["arithmetic", "calibrates", "predicted", "at_least", "contradiction"]
"""`calibrates`: the figure was used for a constant, so reproducing it proves nothing. `at_least`: the system was not
fully loaded, so only a prediction below the figure is wrong. `contradiction`: the source contradicts itself, and both
figures are shown.
"""
MachineKind = Literal["desktop", "session host"]


class ValidationError(HeadroomError):
    """A validation file is invalid; the message names the file or the record and the reason."""


class UnplacedRecord(msgspec.Struct, frozen=True):
    """A record of an own file that cannot be predicted: what it is called, where the fault is, and what it is."""

    id: str
    title: str
    field: str
    """Path of the field, as in `parts[0].values.sockets`; empty if it is the record as a whole."""
    reason: Message
    """What is expected there."""
    file: str = ""


class RecordError(ValidationError):
    """One record cannot be drawn or predicted; the others can."""

    def __init__(self, message: Message, field: str, reason: Message) -> None:
        super().__init__(message)
        self.field = field
        self.reason = reason


class Published(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure as printed, and where."""

    value: float
    where: str


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The users of a pool. Workload, guest, year and kind of machine determine the family."""

    workload: str
    """As named in the source, such as "Login VSI 4.1 knowledge worker"."""
    guest: str = ""
    """Empty if the source does not say; then the usual guest of the year is assumed."""
    year: int = 0
    kind: MachineKind = "desktop"
    vcpus: int | None = None
    """None if the source does not say, and for session hosts; then the family's own number is used."""
    conditions: tuple[str, ...] = ()
    """Names of published effects, see `families`."""
    delivery: str = "clones"
    """How desktops get their image, by its id in the catalogue."""
    users_per_machine: float | None = None
    """Of session hosts; None if the source does not say, then it is that of the profile."""


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A benchmark in which users log in one by one and then all work; figures are averages over both."""

    login_minutes: Annotated[float, msgspec.Meta(gt=0)]
    work_minutes: Annotated[float, msgspec.Meta(ge=0)]


class Calibrated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reference test of an array: IOPS, and the mean utilisation of its controllers."""

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
    """For an array: capacity of one of its controllers, from a reference test by the utilisation law."""


class System(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A system to draw: a shipped sample plan, or components; with changed fields by component id."""

    sample: str = ""
    parts: tuple[PartOfSystem, ...] = ()
    places: dict[str, str] = {}
    """File role -> store; all other files of a drawn system are on one store."""
    changes: dict[str, dict[str, Any]] = {}
    settings: dict[str, Any] = {}


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One measurement of a system."""

    kind: Kind
    where: str
    """Page, table or section of the source."""
    measured: float | None = None
    unit: str = ""
    also: tuple[Published, ...] = ()
    """Other figures of the same source for the same thing."""
    bottleneck: str = ""
    """Limiting resource by its label: cpu, ram, disk_iops, controller, ...; "none" if nothing limited."""
    phase: str = "steady"
    case: str = "normal"
    basis: Basis = "predicted"
    of: str = ""
    """Specifies the figure if the kind allows several: total or per_desktop of a cost, a store of a capacity; read,
    write, guest or guest_read of a latency.
    """
    outstanding: float = 0
    """I/Os that each desktop keeps outstanding, for the latency of a full queue; 0 for users at their pace."""
    decimals: int | None = None
    """Decimals of a printed result, so that rounding differences are no errors."""
    load_percent: float | None = None
    """Mean processor load at which power was measured."""
    run: Run | None = None
    """Of I/O per user and processors: the run over which the figure is an average; None if all users were at work."""
    beside: str = ""
    """Why the figure does not count in the summary, but stands beside it: a contradiction in the source itself."""
    note: str = ""


class SystemRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A published system, how to draw it, and its measurements."""

    id: str
    title: str
    source: str
    group: str
    """Tests on machines of one kind in one laboratory, whatever their software; one group counts once in a
    calibration.
    """
    quality: str
    system: System
    targets: tuple[Target, ...]
    laboratory: str = ""
    """Who measured; empty if nobody else's records are from there."""
    installation: str = ""
    """Hypervisor, guests and broker of the tests; empty if all of its group are one. I/O of a user is calibrated on
    installations, because processors have no part in it.
    """
    year: int | None = None
    note: str = ""


class PublishedStore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A store of hosts that a source calculates or measures."""

    platform: str
    """A version of a platform: 8.0, aos, s2d, ceph."""
    policy: str
    hosts: int
    tells: Literal["room", "share", "used"]
    """The figure: room for files in TB, the share of the drives that holds files, or what `data` take on the drives."""
    drives: int = 10
    """Of each host, for capacity."""
    drive_gb: float = 1000.0
    storage: Literal["all-flash", "hybrid", "esa"] = "all-flash"
    kept_free_percent: float = 0.0
    failed_hosts: int = 0
    data: float = 0.0


class ArithmeticRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A calculation in a source: by a formula of Headroom, or as sums of products over a product."""

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
    """Successive divisors of the sum."""
    decimals: int = 0
    """Of the printed figure; negative for a figure rounded to tens or hundreds."""
    input_decimals: dict[str, int] = {}
    """Of inputs that are rounded readings themselves."""
    also: tuple[Published, ...] = ()
    note: str = ""
    board: str = ""
    """A graphics board of the catalogue: the figure is what it holds of `profile`."""
    profile: str = ""
    store: PublishedStore | None = None
    """A store of hosts: the figure is what Headroom says of it when it is drawn."""


class UnusableRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An unusable record, and the reason."""

    id: str
    title: str
    source: str
    reason: str


class StandIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A family that stands in for another of which nothing is left."""

    family: str
    source: str
    """Why the two may stand for each other."""
    factor: float = 1.0
    """Processor time of the same kind of worker relative to the family that stands in."""


class Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Users with equal processor time, and the rule that assigns systems to them."""

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
    """Utilisation at which the benchmark is scored: 100 if it measures saturation."""
    first_year: int
    last_year: int
    source: str
    controller_vcpus: int = 0
    """vCPUs of the storage controller machine on each host, if the record does not say: all published tests of this
    workload ran on hyperconverged storage with one.
    """
    factor: float = 1.0
    """Processor time relative to the profile, if derived from another family by a published ratio."""
    guest_factors: dict[str, float] = {}
    """Guest name -> processor time relative to the profile's guest."""
    calibrated_on: tuple[str, ...] = ()
    """Ids of records; empty for a family derived from others by published ratios."""
    instead: tuple[StandIn, ...] = ()
    """Families that stand in for this one if all of its own records are left out, the first with any records."""


class IoFamily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Users with equal I/O: the workload profiles that carry it, and the records it was calibrated on."""

    id: str
    profiles: tuple[str, ...]
    calibrated_on: tuple[str, ...]
    source: str
    published_profile: str = ""
    """The profile with figures that the vendor of the test prints, which stands in if no record is left; empty if there
    is none.
    """
    run: Run | None = None
    """The run whose average the profiles give; None if they give the I/O of a user at work."""


class GuestIo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """I/O on one guest relative to another, by pairs of tests on the same nodes."""

    guest: str
    """Beginning of its name."""
    read_factor: float
    write_factor: float
    pairs: tuple[tuple[str, str], ...]
    """Ids of the tests on this guest and on the other."""
    source: str


class SharedMachineIo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How I/O of a user falls with the number of users on its machine, by pairs of tests on the same nodes."""

    read_exponent: float
    write_exponent: float
    pairs: tuple[tuple[str, str], ...]
    """Ids of the tests on session hosts and on desktops."""
    source: str


class HostPower(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Power draw of a node of two sockets, by its processor load."""

    busy_watts: float
    idle_percent: float
    """Draw of an idle node as a share of the full draw."""
    source: str


class Starts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a machine takes to start under a broker that limits how many begin in a minute."""

    desktop_minutes: float
    """As published."""
    session_host_minutes: float
    """Calibrated."""
    calibrated_on: tuple[str, ...]
    source: str


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A published effect on the processor time of a user."""

    factor: float
    source: str


class Worker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of worker relative to the knowledge worker."""

    factor: float
    """Processor time."""
    vcpus: int
    """vCPUs of a desktop for which the ratio was published."""
    source: str


class UsualGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The usual guest up to a year, for sources that do not name theirs."""

    last_year: int
    guest: str


class Families(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All families in the order of matching, and the published ratios between users."""

    families: tuple[Family, ...]
    workers: dict[str, Worker]
    worker_names: dict[str, str]
    """Words in a workload name -> kind of worker, in order of matching."""
    conditions: dict[str, Effect]
    vcpu_share: Effect
    """Processor time that each vCPU adds, as a share of that of a machine without any."""
    usual_guests: tuple[UsualGuest, ...]
    host_power: HostPower
    starts: Starts
    io_shared_machine: SharedMachineIo
    io_families: tuple[IoFamily, ...] = ()
    io_guests: tuple[GuestIo, ...] = ()

    def family(self, name: str) -> Family:
        """The family with an id. Raises ValidationError if there is none."""
        found = next((each for each in self.families if each.id == name), None)
        if found is None:
            raise ValidationError(Message("There is no family {name}.", {"name": name}))
        return found


class ValidationData(msgspec.Struct, frozen=True):
    """Everything in `resources/validation`, decoded."""

    families: Families
    systems: tuple[SystemRecord, ...]
    arithmetic: tuple[ArithmeticRecord, ...]
    unusable: tuple[UnusableRecord, ...]
    calibrating: tuple[SystemRecord, ...]
    """Systems that families may have been calibrated on."""
    unplaced: tuple[UnplacedRecord, ...] = ()
    """Records of own files that are no systems."""


def decode_validation(files: Mapping[str, bytes]) -> ValidationData:
    """The data in the contents of FILES. Raises ValidationError naming the file and the reason."""
    systems = tuple(record for name in SYSTEM_FILES for record in _decoded(files, name, list[SystemRecord]))
    return ValidationData(
        families=_decoded(files, "families", Families),
        systems=systems,
        arithmetic=tuple(_decoded(files, "arithmetic", list[ArithmeticRecord])),
        unusable=tuple(_decoded(files, "unusable", list[UnusableRecord])),
        calibrating=systems,
    )


def decode_own_systems(data: bytes, name: str) -> tuple[tuple[SystemRecord, ...], tuple[UnplacedRecord, ...]]:
    """Systems in the contents of an own file, and its records that are none, with what is expected of them.

    Raises ValidationError naming the file and the reason if it is no list.
    """
    systems: list[SystemRecord] = []
    unplaced: list[UnplacedRecord] = []
    for number, each in enumerate(_decoded({name: data}, name, list[Any]), 1):
        try:
            systems.append(msgspec.convert(each, SystemRecord))
        except msgspec.ValidationError as error:
            said = each if isinstance(each, dict) else {}
            id_, title = (_text(said.get(key)) for key in ("id", "title"))
            field, reason = field_and_reason(error)
            unplaced.append(UnplacedRecord(id_ or f"{name}[{number}]", title, field, reason, name))
    return tuple(systems), tuple(unplaced)


def field_and_reason(error: msgspec.ValidationError) -> tuple[str, Message]:
    """Where a value is not what is expected, and what is: `Expected int, got str - at $.values.sockets`."""
    reason, _, path = in_short(error).partition(AT)
    field = path.removesuffix("`").removeprefix("$").removeprefix(".")
    return field, Message("{reason}", {"reason": reason})


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _decoded(files: Mapping[str, bytes], name: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(files.get(name, b""), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        words = {"name": name, "reason": in_short(error)}
        raise ValidationError(
            Message("The validation file {name} cannot be read: {reason}", words)
        ) from error
