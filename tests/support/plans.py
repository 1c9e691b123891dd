"""Plans and random edits for tests, made by the verbs with a random source."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec

from app.project.catalogue import load_catalog
from planner_core.catalog.catalog import Catalog
from planner_core.editing import verbs
from planner_core.editing.edits import Step, apply
from planner_core.messages import Message
from planner_core.plan.components import (
    COMPONENT_TYPES,
    Cluster,
    DesktopPool,
    DiskGroup,
    Host,
    InfrastructureServers,
    NetworkLink,
    StorageArray,
    kind_of,
)
from planner_core.plan.fields import declared_fields
from planner_core.plan.interchange import plan_from_json, plan_to_json
from planner_core.plan.links import POOL_FILE_ROLES
from planner_core.plan.plan import Plan, Position, Settings
from planner_core.plan.project import Project
from planner_core.plan.proposal_design import Branding, Chapter, ProposalDesign
from planner_core.plan.rules import may_nest
from tests.support.logos import PLAIN as SMALL_LOGO

CATALOG: Catalog = load_catalog()
HALF = 0.5
SHARE_OF_VARIANTS = 0.12
MOST_RANDOM_VARIANTS = 5


LINKED_CLONES = {
    "clone_type": "linked",
    "refresh_policy": "weekly",
    "replica_gib": 40.0,
    "template_gib": 40.0,
}
"""Settings of these pools: the expected numbers were computed for linked clones of 40 GiB on Horizon 7."""
EARLIER = Settings(broker="horizon-7")
VSPHERE = "vsphere-5-to-6.7"


def small_plan(**pool_fields: object) -> Plan:
    """One host with a flash and a disk tier, and a pool with all of its files on the flash."""
    pool = DesktopPool(id="pool", name="Pool", **{**LINKED_CLONES, **pool_fields})  # type: ignore[arg-type]
    flash = DiskGroup(id="ssd", name="SSD", drive_kind="ssd", drives=8)
    disks = DiskGroup(id="sas", name="SAS", drive_kind="hdd", drives=8, drive_iops=150.0)
    plan, host = Plan(settings=EARLIER), Host(id="host", name="Host", hypervisor=VSPHERE)
    plan = apply(plan, verbs.add_component(plan, host, Position(0, 0)).edits)
    plan = apply(plan, verbs.add_component(plan, flash, parent="host").edits)
    plan = apply(plan, verbs.add_component(plan, pool, Position(0, 300)).edits)
    plan = apply(plan, verbs.connect(plan, "pool", "host").edits)
    return apply(plan, verbs.add_component(plan, disks, parent="host").edits)


def cluster_plan(vsan: str = "none", desktops: int = 200) -> Plan:
    """A cluster of two host models, an array with a disk group, a pool, servers and a line to a branch office.

    The pool's files lie on the array, or on the cluster where that has vSAN.
    """
    purpose = "datastore" if vsan == "none" else "vsan"
    plan = Plan(settings=EARLIER)
    for part, at, parent in (
        (Cluster(id="cluster", name="Cluster", vsan=vsan, vsan_version="7.0"), Position(560, 0), None),
        (Host(id="pair", name="Pair", count=2, hypervisor=VSPHERE), None, "cluster"),
        (Host(id="single", name="Single", hypervisor=VSPHERE), None, "cluster"),
        (DiskGroup(id="local", name="Local", purpose=purpose), None, "pair"),
        (DiskGroup(id="beside", name="Beside", purpose=purpose), None, "single"),
        (StorageArray(id="array", name="Array"), Position(560, 600), None),
        (DiskGroup(id="tier", name="Tier", drives=24), None, "array"),
        (DesktopPool(id="pool", name="Pool", desktops=desktops, **LINKED_CLONES), Position(0, 100), None),
        (InfrastructureServers(id="servers", name="Servers"), Position(0, 300), None),
        (NetworkLink(id="line", name="Line"), Position(0, 600), None),
    ):
        plan = apply(plan, verbs.add_component(plan, part, at, parent).edits)  # type: ignore[arg-type]
    links = [("pool", "cluster"), ("pool", "line"), ("servers", "cluster"), ("servers", "tier")]
    for source, target in [*links, *([("pool", "array")] if vsan == "none" else [])]:
        plan = apply(plan, verbs.connect(plan, source, target).edits)
    return plan


def placed(plan: Plan, store_by_role: dict[str, str]) -> Plan:
    """The plan with some of the pool's file roles moved."""
    for role, store in store_by_role.items():
        plan = apply(plan, verbs.relocate(plan, "pool", role, store).edits)
    return plan


def two_pools(plan: Plan, **second: object) -> tuple[Plan, str]:
    """The plan with another pool like "pool" beside it, with some other fields; and the id of that one."""
    changed = apply(plan, verbs.duplicate(plan, ["pool"]).edits)
    (other,) = set(changed.components) - set(plan.components)
    return (with_fields(changed, other, **second) if second else changed), other


def with_fields(plan: Plan, component: str, **values: object) -> Plan:
    """The plan with some fields of one component set."""
    return apply(plan, verbs.set_fields(plan, [component], values).edits)


def with_settings(plan: Plan, **values: object) -> Plan:
    """The plan with some of its settings changed."""
    return msgspec.structs.replace(plan, settings=msgspec.structs.replace(plan.settings, **values))


def random_step(plan: Plan, source: random.Random) -> Step | None:
    """A step that a user could make now, or None if the random choice is refused by the rules."""
    maker = source.choice(MAKERS)
    try:
        step = maker(plan, source)
    except verbs.RuleError:
        return None
    return step if step is not None and step.edits else None


def random_project_step(project: Project, source: random.Random) -> Step | None:
    """A step in the shown variant or with the list of variants, or None if the rules refuse it."""
    if source.random() > SHARE_OF_VARIANTS:
        return random_step(project.plan, source)
    try:
        step = source.choice(VARIANT_MAKERS)(project, source.choice([*project.ids, "nowhere"]), source)
    except verbs.RuleError:
        return None
    return step if step.edits else None


def _any_id(plan: Plan, source: random.Random) -> str:
    return source.choice([*plan.components, "nowhere"])


def _place(source: random.Random) -> Position:
    return Position(float(source.randrange(-2000, 2000)), float(source.randrange(-2000, 2000)))


def _add(plan: Plan, source: random.Random) -> Step:
    part = verbs.new_component(
        plan, source.choice(list(COMPONENT_TYPES)), source.choice(["", "ä ß €", "x" * 50])
    )
    around = [each.id for each in plan.components.values() if may_nest(kind_of(part), kind_of(each))]
    if around and (isinstance(part, DiskGroup) or source.random() < HALF):
        return verbs.add_component(plan, part, parent=source.choice(around))
    return verbs.add_component(plan, part, _place(source))


def _set_field(plan: Plan, source: random.Random) -> Step:
    chosen = _any_id(plan, source)
    part = plan.components.get(chosen)
    info = source.choice(declared_fields(type(part) if part else Settings))
    value: object
    if info.kind == "integer":
        value = source.randint(int(info.least or 0), int(min(info.most or 100, 1000)))
    elif info.kind == "number":
        value = source.uniform(info.least or 0.0, min(info.most or 100.0, 1000.0))
    elif info.kind == "choice":
        value = source.choice(list(info.choices))
    elif info.kind == "flag":
        value = source.random() < HALF
    elif info.kind == "money":
        value = source.randint(0, 1000)
    else:
        value = source.choice(["", "EUR", "ÄÖ"])
    if part is None:
        return verbs.set_setting(plan, info.name, value, gesture=source.choice(["", "typing"]))
    return verbs.set_field(
        plan, [chosen], info.name, value, gesture=source.choice(["", f"{chosen}.{info.name}"])
    )


MAKERS: tuple[Callable[[Plan, random.Random], Step | None], ...] = (
    _add,
    _add,
    _set_field,
    _set_field,
    _set_field,
    lambda plan, source: verbs.connect(plan, _any_id(plan, source), _any_id(plan, source)),
    lambda plan, source: verbs.connect(plan, _any_id(plan, source), _any_id(plan, source)),
    lambda plan, source: verbs.disconnect(plan, _any_id(plan, source), _any_id(plan, source)),
    lambda plan, source: verbs.relocate(
        plan, _any_id(plan, source), source.choice(POOL_FILE_ROLES), _any_id(plan, source)
    ),
    lambda plan, source: verbs.move(
        plan,
        {each: _place(source) for each in source.sample(list(plan.positions), min(3, len(plan.positions)))},
        gesture=source.choice(["", "nudge"]),
    ),
    lambda plan, source: verbs.nest(plan, _any_id(plan, source), _any_id(plan, source)),
    lambda plan, source: verbs.unnest(plan, _any_id(plan, source), _place(source)),
    lambda plan, source: (
        verbs.duplicate(plan, [_any_id(plan, source)]) if len(plan.components) < 40 else None
    ),
    lambda plan, source: verbs.remove(plan, [_any_id(plan, source)]),
    lambda plan, source: verbs.use_record(
        plan,
        [_any_id(plan, source)],
        source.choice(CATALOG.records(source.choice(["servers", "arrays", "drives", "workloads"]))),
    ),
)


def _room(project: Project) -> Project:
    if len(project.variants) >= MOST_RANDOM_VARIANTS:
        raise verbs.RuleError(Message("enough for a test"))
    return project


def _other_design(design: ProposalDesign, source: random.Random) -> ProposalDesign:
    """Chapters in another order, with or without texts, and a branding that is added, changed or removed."""
    chapter = source.choice(design.all_chapters())
    dice = source.random()
    if dice < 0.3:
        chapters = list(design.all_chapters())
        source.shuffle(chapters)
        return design.with_chapters(tuple(chapters))
    if dice < 0.6:
        words = source.choice(["", "Zwei Zeilen\n\nÄöü €", "x" * 500])
        return design.with_chapter(Chapter(chapter.key, not chapter.shown, words))
    if dice < 0.7:
        return ProposalDesign()
    accent = source.choice(["", "#2563eb", "#no", "#B45309"])
    firm = Branding(
        source.choice(["", "Golden Consulting"]), "A\nB", accent, source.choice([b"", SMALL_LOGO])
    )
    return msgspec.structs.replace(
        design, branding=source.choice([None, firm]), language=source.choice(["", "de"])
    )


VARIANT_MAKERS: tuple[Callable[[Project, str, random.Random], Step], ...] = (
    lambda project, _, __: verbs.add_variant(_room(project), verbs.free_variant_name(project, "Variant")),
    lambda project, _, __: verbs.add_variant(
        _room(project), verbs.free_copy_name(project, "Small"), plan_from_json(plan_to_json(small_plan()))
    ),
    lambda project, chosen, _: verbs.duplicate_variant(
        _room(project), chosen, verbs.free_copy_name(project, f"Copy of {chosen}")
    ),
    lambda project, chosen, source: verbs.rename_variant(
        project, chosen, source.choice(["As is", "SSD", "Größer ß", "x" * 100, " "])
    ),
    lambda project, chosen, source: verbs.move_variant(project, chosen, source.randrange(-1, 6)),
    lambda project, chosen, _: verbs.remove_variant(project, chosen),
    lambda project, _, source: verbs.change_proposal(project, _other_design(project.proposal, source)),
)
