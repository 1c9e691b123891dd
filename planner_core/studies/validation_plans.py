"""Draws published systems by one common set of rules, without numbers for single records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.formulas.controllers import full_controller_iops
from planner_core.formulas.storms import operations_at_once, wave_minutes
from planner_core.messages import Message
from planner_core.plan.components import Component, DesktopPool
from planner_core.plan.links import RUNS_ON, Link, LinkKey
from planner_core.plan.placement import needed_roles
from planner_core.plan.plan import Plan, Settings
from planner_core.plan.problems import problems
from planner_core.studies.validation_families import Choice, choose
from planner_core.studies.validation_io import (
    UserIo,
    constant_effects,
    delivered,
    moved,
    setting_of_profile,
    setting_of_use,
)
from planner_core.studies.validation_records import (
    Families,
    PartOfSystem,
    RecordError,
    SystemRecord,
    Use,
    ValidationError,
    field_and_reason,
)
from planner_core.units import PERCENT

AMPLE_RAM_GIB: Final = 8192.0
CONTROLLER: Final = "controller_vcpus"
AMPLE_STORE: Final = {
    "id": "ample-store",
    "name": "Store that the source does not describe",
    "kind": "disk_group",
    "drive_kind": "nvme",
    "drives": 1000,
    "drive_gb": 100_000.0,
    "drive_iops": 1_000_000.0,
    "raid": "raid-0",
}
"""Unspecified storage cannot be judged, so it must never limit."""

FRESH_CLONE: Final = {
    "clone_type": "linked",
    "refresh_policy": "never",
    "delta_gib": 0.25,
    "disposable_gib": 0.0,
}
"""Benchmarks run on clones that have just been made: 0.23 GB each in the pictures of Fujitsu's datastores (2011). If a
source does not say how they were created, they are clones that a broker starts one by one: instant clones came later,
and only with Horizon.
"""

OF_A_BENCHMARK: Final[dict[str, Any]] = {
    "cpu_target_percent": 100.0,
    "ram_target_percent": 100.0,
    "iops_target_percent": 100.0,
    "controller_target_percent": 100.0,
    "bandwidth_target_percent": 100.0,
    "capacity_target_percent": 100.0,
    "survive_controller": False,
    "survive_path": False,
    "survive_drive": False,
    "boot_window_minutes": 1440.0,
    "login_window_minutes": 1440.0,
    "logoff_window_minutes": 1440.0,
    "patch_window_minutes": 20_160.0,
    "provision_window_minutes": 20_160.0,
    "patch_working_percent": 0.0,
    "refresh_working_percent": 0.0,
    "broker": "none",
}
"""A benchmark fills a system completely without failures; storms are not part of it: they get a window of a day or
more, and nobody works in them.
"""


class Drawn(NamedTuple):
    """A system as a plan, with the families of its users."""

    plan: Plan
    choices: tuple[Choice, ...]


class Drawing:
    """Draws records; `samples` are the shipped sample plans by name."""

    def __init__(self, catalog: Catalog, families: Families, samples: Mapping[str, Plan]) -> None:
        self.catalog = catalog
        self.families = families
        self.samples = samples

    def draw(
        self,
        record: SystemRecord,
        cpu_mhz: float | None = None,
        start_minutes: float | None = None,
        worker: str = "",
    ) -> Drawn:
        """The plan of a record; `cpu_mhz` replaces the processor time of its family's profile, `start_minutes` the
        start of a session host, and `worker` is the kind of worker where the source names none.

        Raises ValidationError naming the record and what cannot be drawn.
        """
        system = record.system
        if system.sample:
            if system.sample not in self.samples:
                reason = Message("There is no sample plan {name}.", {"name": system.sample})
                raise _problem(record, "sample", reason)
            plan = self.samples[system.sample]
            choices = self._families_of(record, plan)
        else:
            plan, choices = self._assembled(record, worker)
        if cpu_mhz is not None:
            plan = _with_profile_mhz(plan, choices, cpu_mhz)
        plan = self._started(_placed(record, _changed(record, plan)), start_minutes)
        if found := problems(plan):
            raise _problem(record, "", found[0])
        return Drawn(plan, tuple(choices.values()))

    def _started(self, plan: Plan, start_minutes: float | None) -> Plan:
        """The plan with the starts of its broker, if that limits how many begin in a minute."""
        broker = self.catalog.brokers[plan.settings.broker]
        if broker.power_operations is None or broker.power_operations_per_minute is None:
            return plan
        pools = plan.of_type(DesktopPool)
        starts = self.families.starts
        minutes = starts.desktop_minutes
        if any(pool.guest_os.startswith("Windows Server") for pool in pools):
            minutes = start_minutes or starts.session_host_minutes
        machines = sum(pool.desktops for pool in pools)
        percent = broker.power_operations_percent or PERCENT
        at_once = float(operations_at_once(machines, broker.power_operations, percent))
        wave = float(wave_minutes(minutes, at_once, broker.power_operations_per_minute))
        settings = msgspec.structs.replace(
            plan.settings, power_operations=int(at_once), power_operation_minutes=wave
        )
        return msgspec.structs.replace(plan, settings=settings)

    def _families_of(self, record: SystemRecord, plan: Plan) -> dict[str, Choice]:
        """The family of a sample's pool, by its workload profile."""
        choices = {}
        for pool in plan.of_type(DesktopPool):
            use = Use(workload=pool.workload, guest=pool.guest_os, vcpus=pool.vcpus)
            choices[pool.id] = self._family_of(record, pool.id, use)
        return choices

    def _family_of(self, record: SystemRecord, part: str, use: Use, worker: str = "") -> Choice:
        try:
            return choose(self.families, self.catalog, use, worker)
        except ValidationError as error:
            raise _problem(record, f"{part}.use", error.message) from error

    def _assembled(self, record: SystemRecord, worker: str) -> tuple[Plan, dict[str, Choice]]:
        choices: dict[str, Choice] = {}
        components: dict[str, Component] = {}
        for part in record.system.parts:
            if part.use is not None:
                choices[part.id] = self._family_of(record, part.id, part.use, worker)
        vcpus = max((choice.family.controller_vcpus for choice in choices.values()), default=0)
        if vcpus and any(p.kind == "host" and CONTROLLER not in p.values for p in record.system.parts):
            taken = f"a storage controller of {vcpus} vCPUs taken"
            choices = {key: each._replace(reasons=(*each.reasons, taken)) for key, each in choices.items()}
        for part in record.system.parts:
            components[part.id] = self._component(record, part, choices.get(part.id), vcpus)
        parents = {part.id: part.inside for part in record.system.parts if part.inside}
        store = _store(record.system.parts, components)
        if store is None:
            store = str(AMPLE_STORE["id"])
            components[store] = _converted(record, AMPLE_STORE)
        links = _links(record.system.parts, components, store)
        targets = {choice.family.cpu_target_percent for choice in choices.values()}
        settings = {**OF_A_BENCHMARK, "name": record.title}
        if targets:
            settings["cpu_target_percent"] = min(targets)
        plan = Plan(
            settings=msgspec.convert(settings, Settings), components=components, parents=parents, links=links
        )
        return plan, choices

    def _component(
        self, record: SystemRecord, part: PartOfSystem, choice: Choice | None, controller_vcpus: int
    ) -> Component:
        values: dict[str, Any] = {"id": part.id, "name": part.id, "kind": part.kind}
        if part.kind == "host":
            values |= {"ram_gib": AMPLE_RAM_GIB, CONTROLLER: controller_vcpus}
        if part.kind == "desktop_pool":
            values |= FRESH_CLONE
        for list_name, record_name in part.records:
            found = self.catalog.record(list_name, record_name)
            if found is None:
                words = {"name": record_name, "list": list_name}
                reason = Message("The catalogue has no {name} among its {list}.", words)
                raise _problem(record, f"{part.id}.records", reason)
            values |= found.values
        if choice is not None:
            values |= choice.profile.values
            io = self._delivered(record, part, choice.profile.values)
            values |= {"cpu_mhz": choice.cpu_mhz, "guest_os": choice.guest} | io | _machine(part.use, values)
        values |= part.values
        if part.controllers is not None:
            test = part.controllers
            if "controllers" not in values:
                reason = Message("Controllers are measured on an array, with its record of the catalogue.")
                raise _problem(record, f"{part.id}.controllers", reason)
            full = float(full_controller_iops(test.iops, values["controllers"], test.utilisation_percent))
            values |= {
                "controller_read_iops": full,
                "controller_write_iops": full,
                "controller_idle_percent": 0.0,
            }
        return _converted(record, values)

    def _delivered(
        self, record: SystemRecord, part: PartOfSystem, profile: Mapping[str, Any]
    ) -> dict[str, float]:
        """I/O of a profile as the store sees it, by the way in which desktops get their image."""
        delivery = part.use.delivery if part.use is not None else "clones"
        if delivery not in self.catalog.image_deliveries:
            words = {"name": delivery, "known": ", ".join(self.catalog.image_deliveries)}
            reason = Message("There is no image delivery {name}; there are: {known}.", words)
            raise _problem(record, f"{part.id}.use.delivery", reason)
        reads = profile["iops"] * profile["read_percent"] / PERCENT
        counted = UserIo(profile["iops"], reads, profile["iops"] - reads)
        here = setting_of_profile(profile)
        clone = moved(counted, here, setting_of_use(part.use, here), constant_effects(self.families))
        found = delivered(clone, self.catalog.image_deliveries[delivery])
        if found == counted or not found.total or found.reads is None:
            return {}
        return {"iops": found.total, "read_percent": found.reads / found.total * PERCENT}


def _machine(use: Use | None, profile: Mapping[str, Any]) -> dict[str, Any]:
    """The machine of a user. A session host is drawn user by user, each with a share of its memory, because the
    question is the number of users, and users per machine are the benchmark's choice.
    """
    if use is None:
        return {}
    if use.kind == "session host":
        users = profile.get("users_per_desktop", 1)
        ram_gib = profile.get("ram_gib", 2.0 * users) / users
        return {"users_per_desktop": 1, "vcpus": 1, "ram_gib": ram_gib}
    return {} if use.vcpus is None else {"vcpus": use.vcpus}


def _store(parts: tuple[PartOfSystem, ...], components: Mapping[str, Component]) -> str | None:
    """Store of the files: the array, else the vSAN of the cluster, else the first disk group."""
    arrays = [part.id for part in parts if part.kind == "storage_array"]
    clusters = [part.id for part in parts if getattr(components[part.id], "vsan", "none") != "none"]
    groups = [part.id for part in parts if part.kind == "disk_group"]
    return next(iter((*arrays, *clusters, *groups)), None)


def _links(
    parts: tuple[PartOfSystem, ...],
    components: Mapping[str, Component],
    store: str,
) -> dict[LinkKey, Link]:
    """Pools and servers run on the cluster, else on all hosts in proportion to their number; all files are on one
    store.
    """
    clusters = [part.id for part in parts if part.kind == "cluster"]
    hosts = {part.id: getattr(components[part.id], "count", 1) for part in parts if part.kind == "host"}
    targets = {clusters[0]: 1.0} if clusters else {each: n / sum(hosts.values()) for each, n in hosts.items()}
    links = [
        link
        for part in parts
        if part.kind in ("desktop_pool", "infrastructure_servers")
        for link in (
            *(Link(part.id, RUNS_ON, target, share) for target, share in targets.items()),
            *(Link(part.id, role, store) for role in needed_roles(components[part.id])),
        )
    ]
    return {link.key: link for link in links}


def _with_profile_mhz(plan: Plan, choices: Mapping[str, Choice], cpu_mhz: float) -> Plan:
    components = dict(plan.components)
    for pool, choice in choices.items():
        components[pool] = msgspec.structs.replace(components[pool], cpu_mhz=cpu_mhz * choice.factor)
    return msgspec.structs.replace(plan, components=components)


def _changed(record: SystemRecord, plan: Plan) -> Plan:
    """The plan with the record's own fields applied."""
    components = dict(plan.components)
    for key, values in record.system.changes.items():
        if key not in components:
            reason = Message("There is no component {name}.", {"name": key})
            raise _problem(record, "changes", reason)
        components[key] = _converted(record, msgspec.to_builtins(components[key]) | values)
    settings = msgspec.to_builtins(plan.settings) | record.system.settings
    try:
        return msgspec.structs.replace(
            plan, components=components, settings=msgspec.convert(settings, Settings)
        )
    except msgspec.ValidationError as error:
        path, reason = field_and_reason(error)
        raise _problem(record, f"settings.{path}", reason) from error


def _placed(record: SystemRecord, plan: Plan) -> Plan:
    """The plan with the record's file roles moved to other stores."""
    places = record.system.places
    links = [
        msgspec.structs.replace(link, target=places.get(link.role, link.target))
        for link in plan.links.values()
    ]
    return msgspec.structs.replace(plan, links={link.key: link for link in links})


def _converted(record: SystemRecord, values: Mapping[str, Any]) -> Component:
    try:
        component: Component = msgspec.convert(values, Component)
    except msgspec.ValidationError as error:
        path, reason = field_and_reason(error)
        field = ".".join(filter(None, (str(values.get("id", "")), path)))
        raise _problem(record, field, reason) from error
    return component


def _problem(record: SystemRecord, field: str, reason: Message) -> RecordError:
    words = {"record": record.id, "field": field, "reason": reason}
    text = (
        "Record {record} cannot be drawn: {field}: {reason}"
        if field
        else "Record {record} cannot be drawn: {reason}"
    )
    return RecordError(Message(text, words), field, reason)
