"""Small priced plans and spaces of designs, and what enumerating every design by the engine says of them."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from decimal import Decimal
from typing import Any, NamedTuple

import msgspec

from planner_core.catalog.records import Record
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.answers.memory import _channels
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.components import Cluster, Component, DesktopPool, DiskGroup, Host, Part, StorageArray
from planner_core.plan.plan import Plan
from planner_core.reuse import apart
from planner_core.studies.design.designs import Index
from planner_core.studies.design.space import DesignChoice, DesignOption, Space
from planner_core.studies.promise import assessed
from tests.support.plans import CATALOG

STORES = ("local", "array", "vsan")
PROCESSORS = ("Intel Xeon Gold 6248R", "Intel Xeon Platinum 8380", "AMD EPYC 7543", "Intel Xeon Silver 4314")


def part(item: str, price: float | str, per: str, **fields: Any) -> Part:
    """A price in euro."""
    return Part(item, Decimal(str(price)), per=per, **fields)  # type: ignore[arg-type]


def priced_plan(
    store: str, *, desktops: int = 300, failures: int = 1, hosts: int = 4, **cluster: Any
) -> Plan:
    """A cluster of one card of hosts and a pool, with its files on local drives, on an array or on vSAN."""
    purpose = "vsan" if store == "vsan" else "datastore"
    kind = "all-flash" if store == "vsan" else "none"
    host = Host(
        id="host",
        name="Host",
        count=hosts,
        cpu_model="Intel Xeon Gold 6338",
        cores_per_socket=32,
        all_core_turbo_ghz=2.6,
        ram_gib=1024.0,
        memory_module_gib=64.0,
        parts=(
            part("Server", 4000, "component"),
            part("Xeon", 2600, "socket"),
            part("64 GB", "410.55", "memory_module", discount_percent=Decimal("12.5")),
        ),
    )
    drives = DiskGroup(
        id="drives",
        name="Drives",
        purpose=purpose,  # type: ignore[arg-type]
        drive_kind="ssd",
        drives=6,
        parts=(part("SSD", "333.33", "drive"),),
    )
    array = StorageArray(id="array", name="Array", parts=(part("Array", 20_000, "component"),))
    pool = DesktopPool(id="pool", name="Pool", desktops=desktops)
    around = Cluster(
        id="cluster",
        name="Cluster",
        failures_to_tolerate=failures,
        vsan=kind,  # type: ignore[arg-type]
        parts=(part("Hypervisor", 120, "core"), part("Support", 900, "host")),
        **cluster,
    )
    plan = Plan()
    for component, parent in ((around, None), (host, "cluster")):
        plan = apply(plan, verbs.add_component(plan, component, parent=parent).edits)
    if store == "array":
        plan = apply(plan, verbs.add_component(plan, array).edits)
    inside = "array" if store == "array" else "host"
    plan = apply(plan, verbs.add_component(plan, drives, parent=inside).edits)
    plan = apply(plan, verbs.add_component(plan, pool).edits)
    plan = apply(plan, verbs.connect(plan, "pool", "cluster").edits)
    if store != "vsan":
        plan = apply(plan, verbs.connect(plan, "pool", "array" if store == "array" else "drives").edits)
    return plan


def processor(name: str, price: float) -> DesignOption:
    """A processor of the catalogue at a price."""
    record = CATALOG.record("cpus", name)
    assert record is not None, name
    parts = (part(name, price, "socket"),)
    return DesignOption(record=msgspec.structs.replace(record, parts=parts))


def drive(name: str, size: float, iops: float, price: float) -> DesignOption:
    """A drive of one's own at a price."""
    values = {"drive_model": name, "drive_kind": "ssd", "drive_gb": size, "drive_iops": iops}
    return DesignOption(
        record=Record(name, "disk_group", values, "Test", "C", parts=(part(name, price, "drive"),))
    )


def memory(ram: float, module: float, price: float) -> DesignOption:
    """Memory of modules at a price."""
    return DesignOption(
        {"ram_gib": ram, "memory_module_gib": module}, parts=(part(f"{module:g} GB", price, "memory_module"),)
    )


def fields(component: str, what: str, field: str, values: Any, drawn: Any) -> DesignChoice:
    """A choice of values of one field."""
    options = tuple(DesignOption({field: each}, is_drawn=each == drawn) for each in values)
    return DesignChoice(component, what, options)  # type: ignore[arg-type]


def random_space(store: str, seed: int) -> tuple[Plan, Space, int]:
    """A plan, a space of up to hundreds of designs, and desktops that some of them carry."""
    source = random.Random(seed)
    failures = source.choice([0, 1, 2])
    plan = priced_plan(store, failures=failures, hosts=source.randint(4, 6))
    host, group = plan.components["host"], plan.components["drives"]
    assert isinstance(host, Host)
    assert isinstance(group, DiskGroup)
    chosen = source.sample(PROCESSORS, source.randint(1, 2))
    choices = [
        DesignChoice(
            "host",
            "processor",
            (DesignOption(is_drawn=True), *(processor(each, source.randint(500, 5000)) for each in chosen)),
        ),
        fields("host", "hosts", "count", range(3, 3 + source.randint(2, 3)), host.count),
        DesignChoice(
            "host",
            "memory",
            (
                DesignOption(is_drawn=True),
                memory(512.0, 32.0, source.randint(100, 300)),
                memory(2048.0, 64.0, source.randint(300, 600)),
            )[: source.randint(2, 3)],
        ),
    ]
    storage = [
        fields("drives", "drives", "drives", source.sample(range(4, 14, 2), 3), group.drives),
        DesignChoice(
            "drives",
            "drive",
            (
                DesignOption(is_drawn=True),
                drive("Small", 480.0, 9_000.0, source.randint(100, 400)),
                drive("Large", 3840.0, 30_000.0, source.randint(400, 1200)),
            ),
        ),
    ]
    if store == "vsan":
        policies = ["raid-1-ftt-1", source.choice(["raid-5", "raid-1-ftt-2"])]
        storage.append(fields("cluster", "policy", "vsan_policy", policies, "raid-1-ftt-1"))
    else:
        storage.append(fields("drives", "raid", "raid", ["raid-10", "raid-5", "raid-6"], group.raid))
    if source.random() < 0.5:
        choices[1:2] = [fields("host", "sockets", "sockets", [1, 2], host.sockets)]
    choices += source.sample(storage, 2)
    source.shuffle(choices)
    return plan, Space(tuple(choices)), source.choice([100, 200, 300, 400])


class Carried(NamedTuple):
    """What the engine says of one design."""

    design: Index
    price: Decimal
    carries: bool
    desktops: int
    found: Assessment
    plan: Plan


def enumerated(plan: Plan, space: Space, desktops: int) -> Iterator[Carried]:
    """Every design that can be built, evaluated, made by hand and not by the study."""
    drawn = with_desktops(plan, desktops)
    with apart():
        before = errors_of(assessed(plan, CATALOG))
        for index in itertools.product(*(range(length) for length in space.shape)):
            made = drawn
            for choice, option in zip(space.choices, index, strict=True):
                made = with_option(made, choice, choice.options[option])
            is_drawn = all(
                choice.options[option].is_drawn
                for choice, option in zip(space.choices, index, strict=True)
                if choice.what in ("processor", "sockets", "memory")
            )
            if not can_be_built(made, memory_as_drawn=is_drawn):
                continue
            found = assessed(made, CATALOG)
            carries = found.desktops.carries_plan and errors_of(found) <= before  # findings take longest
            yield Carried(index, found.cost.total, carries, found.desktops.promised or 0, found, made)


def with_desktops(plan: Plan, desktops: int) -> Plan:
    """The plan with another number of desktops in its only pool."""
    pool = plan.components["pool"]
    assert isinstance(pool, DesktopPool)
    if pool.desktops == desktops:
        return plan
    return apply(plan, verbs.set_field(plan, ["pool"], "desktops", desktops).edits)


def with_option(plan: Plan, choice: DesignChoice, option: DesignOption) -> Plan:
    """The plan with one option, by hand."""
    if option.is_drawn:
        return plan
    made: Component = plan.components[choice.component]
    if option.record is not None:
        plan = apply(plan, verbs.use_record(plan, [choice.component], option.record).edits)
        made = plan.components[choice.component]
    if option.parts is not None:
        kept = [each for each in made.parts if each.per not in ("memory_module", "gib")]
        made = msgspec.structs.replace(made, parts=(*kept, *option.parts))
    plan = msgspec.structs.replace(plan, components={**plan.components, made.id: made})
    if option.values:
        plan = apply(plan, verbs.set_fields(plan, [made.id], option.values).edits)
    return plan


def can_be_built(plan: Plan, *, memory_as_drawn: bool) -> bool:
    """Equal modules on all channels, drives as the RAID level takes them, hosts enough for promise and policy."""
    host, group, cluster = (plan.components[each] for each in ("host", "drives", "cluster"))
    assert isinstance(host, Host)
    assert isinstance(group, DiskGroup)
    assert isinstance(cluster, Cluster)
    channels = _channels(host)
    modules = host.ram_gib / host.memory_module_gib / host.sockets / channels.channels
    if not memory_as_drawn and modules not in range(1, channels.per_channel + 1):
        return False
    if host.count <= cluster.failures_to_tolerate:
        return False
    if cluster.vsan != "none":
        policy = CATALOG.vsan_policies[cluster.vsan_policy]
        return host.count >= policy.minimum_hosts and group.drives <= group.cache_drives * 7
    level = CATALOG.raid_levels[group.raid]
    return group.drives >= level.minimum_drives and (not level.even or group.drives % 2 == 0)


def errors_of(found: Assessment) -> set[tuple[str, str]]:
    """Errors but those that the question itself is about."""
    return {
        (each.code, each.component)
        for each in found.findings
        if each.severity == "error" and each.code not in ("limit.exceeded", "promise.not-kept")
    }
