"""The field's sizing conventions as data: constants, authors, and confidence.

They come from `resources/catalog/second_opinions.json`. Each kind of rule is a type; its formula is in
`formulas/rules_of_thumb.py` or among the engine's own formulas.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from planner_core.catalog.records import CatalogError, Confidence
from planner_core.messages import Message

Positive = Annotated[float, msgspec.Meta(gt=0)]
NotNegative = Annotated[float, msgspec.Meta(ge=0)]
Percent = Annotated[float, msgspec.Meta(gt=0, le=1000)]

MeasuredOn = Literal["windows-7", "windows-10", "knowledge-workers"]


class RuleCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Deviation of a rule from measured systems: predicted over measured, minus 100 %."""

    measured_on: MeasuredOn
    least_percent: float
    most_percent: float


class Rule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="rule"):
    """Common to all rules."""

    id: str
    """Stable, for scripts and tests: "citrix-5-per-core"."""
    who: str
    """The vendor or tool that uses it."""
    source: str
    confidence: Confidence
    """Confidence that this is the published convention."""
    check: RuleCheck | None = None


class PerCore(Rule, frozen=True, tag="per-core"):
    """A number of desktops for each physical core."""

    desktops_per_core: Positive
    session_users_per_core: Positive | None = None
    """Session users per core; None if the rule is for desktops only."""


class VcpusPerCore(Rule, frozen=True, tag="vcpus-per-core"):
    """A ratio of virtual to physical processors."""

    vcpus_per_core: Positive


class BaseClock(Rule, frozen=True, tag="base-clock"):
    """A share of the base clock for each desktop, by workload and number of vCPUs; not for session hosts."""

    base_mhz: Positive
    task_factor: Positive
    knowledge_factor: Positive
    vcpu_factor: NotNegative
    used_percent: Percent


class SessionHosts(Rule, frozen=True, tag="session-hosts"):
    """Session hosts by cores and their users by workload."""

    reserved_cores: NotNegative
    overcommit: Positive
    users_per_machine: Positive
    task_factor: Positive
    knowledge_factor: Positive


class ThreadsAsCores(Rule, frozen=True, tag="threads-as-cores"):
    """Treats hyper-threading as doubling a processor."""

    threads_per_core: Positive


class RamPerDesktop(Rule, frozen=True, tag="ram-per-desktop"):
    """The hosts' memory over the configured memory of a desktop."""

    reserved_gib: NotNegative
    usable_percent: Percent
    """Above 100 for memory overcommitment."""


class SharedPages(Rule, frozen=True, tag="shared-pages"):
    """Counts identical memory pages of the desktops once."""

    saved_percent: Annotated[float, msgspec.Meta(gt=0, lt=100)]


class IopsPerUser(Rule, frozen=True, tag="iops-per-user"):
    """Assumes the same disk load for every user."""

    iops: Positive


class ArithmeticRaid(Rule, frozen=True, tag="arithmetic-raid"):
    """Lets reads and writes each use all drives at the same time."""


class StorageBandwidth(Rule, frozen=True, tag="storage-bandwidth"):
    """Horizon's bandwidth to the storage by number of desktops."""


class LinkedCloneSpace(Rule, frozen=True, tag="linked-clone-space"):
    """Horizon's guide to the space of linked clones."""

    grown: Literal["minimum", "half", "maximum"]
    replicas: Annotated[int, msgspec.Meta(ge=1)]


class PersistentSpace(Rule, frozen=True, tag="persistent-space"):
    """Horizon's guide to the space of persistent disks."""

    filled_percent: Percent


class LogonStorm(Rule, frozen=True, tag="logon-storm"):
    """Horizon's limit on concurrent power operations: the highest rate of logins times the time of a start."""

    peak_percent: Percent
    """Of the logins, in the busiest part of the window."""
    window_parts: Positive
    """Number of such parts in the window."""
    start_minutes: Positive


class Sizer(Rule, frozen=True, tag="sizer"):
    """A published tool that converts desktops to hosts, with its own defaults."""

    vcpus_per_core: Positive | None = None
    desktops_per_core: Positive | None = None
    """Set exactly one of the two."""
    threads_per_core: Positive = 1.0
    reserved_cores: NotNegative = 0.0
    reserved_cores_percent: NotNegative = 0.0
    """The larger of the two reserves applies; the remainder is rounded down to whole cores."""
    reserved_vcpus: NotNegative = 0.0
    usable_cpu_percent: Percent = 100.0
    reserved_ram_gib: NotNegative = 0.0
    reserved_ram_percent: NotNegative = 0.0
    """The larger of the two reserves applies."""
    usable_ram_percent: Percent = 100.0
    ram_factor: Positive = 1.0
    """Applied to the memory of each desktop."""
    spare_hosts: Annotated[int, msgspec.Meta(ge=0)] = 0


AnyRule = (
    PerCore
    | VcpusPerCore
    | BaseClock
    | SessionHosts
    | ThreadsAsCores
    | RamPerDesktop
    | SharedPages
    | IopsPerUser
    | ArithmeticRaid
    | StorageBandwidth
    | LinkedCloneSpace
    | PersistentSpace
    | LogonStorm
    | Sizer
)


def decode_rules(content: bytes) -> tuple[AnyRule, ...]:
    """The rules in the contents of their file, in order. Raises CatalogError naming the error."""
    try:
        rules = msgspec.json.decode(content, type=tuple[AnyRule, ...])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        words = {"name": "second_opinions", "reason": str(error)}
        raise CatalogError(
            Message("The catalogue file {name}.json cannot be read: {reason}", words)
        ) from error
    for rule in rules:
        if isinstance(rule, Sizer) and (rule.vcpus_per_core is None) == (rule.desktops_per_core is None):
            words = {"id": rule.id}
            raise CatalogError(
                Message("The sizer {id} needs either vCPUs or desktops per core, not both.", words)
            )
    return rules
