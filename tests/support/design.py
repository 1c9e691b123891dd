"""Small priced plans and spaces of designs, and what enumerating every design by the engine says of them."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from typing import Any, NamedTuple, TypeVar

import msgspec

from planner_core.catalog.records import Record
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.answers.memory import _channels
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.components import (
    Cluster,
    Component,
    DesktopPool,
    DiskGroup,
    GraphicsBoards,
    Host,
    Part,
    StorageArray,
)
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan
from planner_core.reuse import apart
from planner_core.studies.design.designs import Index
from planner_core.studies.design.space import DesignChoice, DesignOption, Space
from planner_core.studies.promise import assessed
from tests.support.plans import CATALOG

T = TypeVar("T")
STORES = ("local", "array", "vsan")
OTHER_STORES = {
    "aos": ("nutanix-ahv", ("rf2", "rf2-ecx")),
    "s2d": ("azure-local", ("three-way-mirror", "dual-parity")),
    "ceph": ("proxmox-ve", ("ceph-3", "ceph-ec-2-2")),
}
"""Version of a store beside vSAN -> a hypervisor that it serves, and two policies."""
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


LICENCES = (
    Licence(
        id="suite",
        name="Suite",
        unit="core",
        least_per_processor=16,
        term="year",
        unit_price=Decimal("142.50"),
    ),
    Licence(id="host", name="Host", unit="host", unit_price=Decimal("880.10"), support_percent=Decimal(18)),
    Licence(id="raw", name="Raw", unit="tib", term="month", unit_price=Decimal("4.15"), from_year=2),
    Licence(id="chip", name="Chip", unit="processor", unit_price=Decimal(1150), from_year=2, pack_size=4),
    Licence(id="users", name="Users", unit="named_user", term="year", unit_price=Decimal("31.90")),
)


def large_space(store: str, failures: int, seed: int) -> tuple[Plan, Space, int]:
    """A plan with licences and running costs, a space of hundreds of designs, and desktops that some of them carry."""
    source = random.Random(f"{store} {failures} {seed}")
    plan = priced_plan(store, failures=failures, hosts=source.randint(4, 6))
    host, group = plan.components["host"], plan.components["drives"]
    assert isinstance(host, Host)
    assert isinstance(group, DiskGroup)
    settings = msgspec.structs.replace(
        plan.settings,
        depreciation_years=source.randint(3, 6),
        maintenance_percent=source.choice([0.0, 7.5]),
        interest_percent=source.choice([0.0, 3.9]),
        residual_percent=source.choice([0.0, 6.0]),
        rack_unit_price_per_year=source.choice([Decimal(0), Decimal("118.40")]),
    )
    lines = source.sample(LICENCES, 2)
    plan = msgspec.structs.replace(plan, settings=settings, licences={each.id: each for each in lines})
    is_vsan = store == "vsan"
    first = failures + (3 if is_vsan else source.randint(0, 1)) or 1  # some have too few hosts
    choices = [
        DesignChoice(
            "host",
            "processor",
            (
                DesignOption(is_drawn=True),
                *(processor(each, source.randint(500, 5000)) for each in source.sample(PROCESSORS, 2)),
            ),
        ),
        fields("host", "hosts", "count", sorted({*range(first, first + 5), host.count}), host.count),
        DesignChoice(
            "host",
            "memory",
            (
                DesignOption(is_drawn=True),
                memory(source.choice([512.0, 768.0]), 32.0, source.randint(100, 300)),
                memory(2048.0, 64.0, source.randint(300, 600)),
            ),
        ),
    ]
    bays = source.sample(
        range(2, 9) if is_vsan else range(3, 16), 3
    )  # odd numbers and more than there are bays, too
    storage = [
        fields("drives", "drives", "drives", sorted({*bays, group.drives}), group.drives),
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
    if is_vsan:
        policies = ["raid-1-ftt-1", "raid-5", "raid-1-ftt-2"]
        storage.append(fields("cluster", "policy", "vsan_policy", policies, "raid-1-ftt-1"))
    else:
        storage.append(fields("drives", "raid", "raid", ["raid-10", "raid-5", "raid-6"], group.raid))
    choices += source.sample(storage, 2)
    source.shuffle(choices)
    return plan, Space(tuple(choices)), source.choice([100, 200, 300, 400])


ROOM = {"double": 2, "single": 6}
"""Graphics boards of either width that a PowerEdge R750 takes."""
PROFILES = {
    "NVIDIA A16": ("A16-2B", "A16-4Q"),
    "NVIDIA L4": ("L4-2B", "L4-4Q"),
    "NVIDIA L40S": ("L40S-2B", "L40S-4Q"),
}
"""Board -> what the profiles of 2 and 4 GB are called on it."""
OF_GRAPHICS = (
    Licence(id="vgpu", name="vGPU", unit="graphics_user", term="year", unit_price=Decimal("93.35")),
    Licence(id="users", name="Users", unit="concurrent_user", unit_price=Decimal("188.80")),
    *LICENCES[:2],
)


def with_boards(plan: Plan, model: str, number: int, price: float | str, **values: Any) -> Plan:
    """The plan with graphics boards in its hosts, which take two double-wide or six single-wide ones."""
    record = CATALOG.record("boards", model)
    assert record is not None, model
    boards = GraphicsBoards(
        id="boards",
        name="Boards",
        boards=number,
        parts=(part("Board", price, "component", discount_percent=Decimal("7.5")),),
        **{**record.values, **values},
    )
    plan = apply(plan, verbs.set_field(plan, ["host"], "server_model", "Dell PowerEdge R750").edits)
    return apply(plan, verbs.add_component(plan, boards, parent="host").edits)


def board(name: str, price: float, profiles: dict[str, int]) -> DesignOption:
    """Boards of the catalogue at a price; for each pool, which of its profiles."""
    record = CATALOG.record("boards", name)
    assert record is not None, name
    made = msgspec.structs.replace(record, parts=(part(name, price, "component"),))
    return DesignOption(
        record=made, profiles={pool: PROFILES[name][number] for pool, number in profiles.items()}
    )


def graphics_space(store: str, failures: int, seed: int) -> tuple[Plan, Space, int]:
    """A plan with graphics boards and one or two pools that use them, a space of hundreds of designs, and desktops
    that some of them carry.
    """
    source = random.Random(f"graphics {store} {failures} {seed}")
    desktops = source.choice([90, 160, 240])
    second = source.choice([0, 0, 20, desktops // 4])
    plan = priced_plan(store, desktops=desktops - second, failures=failures, hosts=source.randint(4, 6))
    drawn = source.choice([1, 2, 3])  # three do not fit, and stay as drawn
    sizes = source.choice(["equal", "mixed"])
    plan = with_boards(plan, "NVIDIA A16", drawn, source.choice(["2890.45", "4120.00"]), profile_sizes=sizes)
    profiles = {"pool": 0}
    host, group, pool = (plan.components[each] for each in ("host", "drives", "pool"))
    assert isinstance(host, Host)
    assert isinstance(group, DiskGroup)
    assert isinstance(pool, DesktopPool)
    pool = msgspec.structs.replace(pool, vgpu_profile="A16-2B", concurrency_percent=80.0)
    host = msgspec.structs.replace(host, hypervisor="vsphere-8")
    plan = msgspec.structs.replace(plan, components={**plan.components, "pool": pool, "host": host})
    if second:
        beside = DesktopPool(id="beside", name="Beside", desktops=second, vgpu_profile="A16-4Q")
        plan = apply(plan, verbs.add_component(plan, beside).edits)
        for target in ("cluster", *({"local": ("drives",), "array": ("array",)}.get(store, ()))):
            plan = apply(plan, verbs.connect(plan, "beside", target).edits)
        profiles["beside"] = 1
    settings = msgspec.structs.replace(
        plan.settings, maintenance_percent=source.choice([0.0, 7.5]), pue=source.choice([1.2, 1.5])
    )
    lines = (OF_GRAPHICS[0], *source.sample(OF_GRAPHICS[1:], 1))
    plan = msgspec.structs.replace(plan, settings=settings, licences={each.id: each for each in lines})
    first = failures + (3 if store == "vsan" else source.randint(0, 1)) or 1
    choices = [
        fields("host", "hosts", "count", sorted({*range(first, first + 5), host.count}), host.count),
        fields("boards", "boards", "boards", sorted({1, 2, 3, 5, drawn}), drawn),
        DesignChoice(
            "boards",
            "board",
            (
                DesignOption(is_drawn=True),
                board("NVIDIA L4", source.randint(1500, 2600), profiles),
                board("NVIDIA L40S", source.randint(5000, 8000), profiles),
            ),
        ),
        DesignChoice(
            "host",
            "memory",
            (
                DesignOption(is_drawn=True),
                memory(source.choice([512.0, 768.0]), 32.0, source.randint(100, 300)),
                memory(2048.0, 64.0, source.randint(300, 600)),
            ),
        ),
    ]
    bays = source.sample(range(2, 9) if store == "vsan" else range(4, 16, 2), 2)
    choices.append(fields("drives", "drives", "drives", sorted({*bays, group.drives}), group.drives))
    source.shuffle(choices)
    return plan, Space(tuple(choices)), desktops


class Carried(NamedTuple):
    """What the engine says of one design."""

    design: Index
    price: Decimal
    carries_plan: bool
    """Whether it may have errors or not."""
    desktops: int
    found: Assessment
    plan: Plan
    drawn_errors: frozenset[tuple[str, str]]

    @property
    def carries(self) -> bool:
        """Whether it carries the desktops without an error that is not drawn; asked last, as findings take longest."""
        return self.carries_plan and errors_of(self.found) <= self.drawn_errors

    @property
    def life(self) -> Decimal:
        """The cost over the years of use."""
        found = self.found.cost.running.total_cost_of_ownership
        assert found is not None
        return found


def first_of(every: Sequence[Carried], amount: Callable[[Carried], T]) -> T | None:
    """The smallest amount of a design that carries the desktops; None if none does."""
    ordered = sorted((each for each in every if each.carries_plan), key=amount)  # type: ignore[arg-type]
    return next((amount(each) for each in ordered if each.carries), None)


def enumerated(plan: Plan, space: Space, desktops: int) -> Iterator[Carried]:
    """Every design that can be built, evaluated, made by hand and not by the study."""
    drawn = with_desktops(plan, desktops)
    with apart():
        before = frozenset(errors_of(assessed(plan, CATALOG)))
        for index in itertools.product(*(range(length) for length in space.shape)):
            made = drawn
            for choice, option in zip(space.choices, index, strict=True):
                made = with_option(made, choice, choice.options[option])
            is_drawn = all(
                choice.options[option].is_drawn
                for choice, option in zip(space.choices, index, strict=True)
                if choice.what in ("processor", "sockets", "memory")
            )
            if not can_be_built(made, memory_as_drawn=is_drawn) or not boards_fit(made, drawn):
                continue
            found = assessed(made, CATALOG)
            counts = found.desktops
            yield Carried(
                index, found.cost.total, counts.carries_plan, counts.promised or 0, found, made, before
            )


def on_another_store(plan: Plan, space: Space, desktops: int, version: str) -> tuple[Plan, Space, int]:
    """The same with another platform than vSAN, and two of its policies to choose from."""
    hypervisor, policies = OTHER_STORES[version]
    changed = {"cluster": {"vsan_version": version}, "host": {"hypervisor": hypervisor}}
    for component, values in changed.items():
        plan = apply(plan, verbs.set_fields(plan, [component], values).edits)
    choices = [
        fields("cluster", "policy", "vsan_policy", policies, policies[0]) if each.what == "policy" else each
        for each in space.choices
    ]
    return plan, Space(tuple(choices)), desktops


def with_desktops(plan: Plan, desktops: int) -> Plan:
    """The plan with another number of desktops in its only pool; as it is if its pools have as many."""
    if sum(each.desktops for each in plan.of_type(DesktopPool)) == desktops:
        return plan
    pool = plan.components["pool"]
    assert isinstance(pool, DesktopPool)
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
    for pool, profile in option.profiles.items():
        plan = apply(plan, verbs.set_field(plan, [pool], "vgpu_profile", profile).edits)
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
        if cluster.vsan_version in OTHER_STORES:
            return policy.minimum_hosts <= host.count <= (policy.most_hosts or host.count)
        return host.count >= policy.minimum_hosts and group.drives <= group.cache_drives * 7
    level = CATALOG.raid_levels[group.raid]
    return group.drives >= level.minimum_drives and (not level.even or group.drives % 2 == 0)


def boards_fit(plan: Plan, drawn: Plan) -> bool:
    """Whether the hosts take their graphics boards, or these are drawn."""
    boards, before = plan.components.get("boards"), drawn.components.get("boards")
    if not isinstance(boards, GraphicsBoards) or not isinstance(before, GraphicsBoards):
        return True
    as_drawn = (boards.slot_width, boards.boards) == (before.slot_width, before.boards)
    return as_drawn or boards.boards <= ROOM[boards.slot_width]


def errors_of(found: Assessment) -> set[tuple[str, str]]:
    """Errors but those that the question itself is about."""
    return {
        (each.code, each.component)
        for each in found.findings
        if each.severity == "error" and each.code not in ("limit.exceeded", "promise.not-kept")
    }
