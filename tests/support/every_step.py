"""Every kind of step that a user can make in a plan: each verb with all components that it accepts."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from decimal import Decimal
from itertools import permutations
from typing import Any

import msgspec

from planner_core.editing import verbs
from planner_core.editing.edits import Edit, Step, apply
from planner_core.messages import Message
from planner_core.plan.components import (
    COMPONENT_TYPES,
    Cluster,
    Component,
    ComponentId,
    DesktopPool,
    DiskGroup,
    GraphicsBoards,
    Host,
    StorageArray,
    kind_of,
)
from planner_core.plan.components.base import Part
from planner_core.plan.fields import FieldInfo, declared_fields
from planner_core.plan.fragment import fragment_of
from planner_core.plan.links import POOL_FILE_ROLES, RUNS_ON, Link
from planner_core.plan.plan import Plan, Position
from planner_core.plan.rules import FILE_ROLES, STORES, may_link, may_nest
from planner_core.plan.settings import Settings
from tests.support.plans import CATALOG, cluster_plan, two_pools

VSANS = ("none", "hybrid", "all-flash", "esa")
RECORDS = ("servers", "processors", "arrays", "drives", "workloads")
HALF = 0.5


def full_plan(vsan: str = "none", failures_to_tolerate: int = 1) -> Plan:
    """A plan with two of everything that steps can move: clusters with and without desktops, hosts inside and outside,
    stores in hosts and arrays, pools that run in different places, servers and lines."""
    plan = cluster_plan(vsan)
    parts: tuple[tuple[Component, str | None], ...] = (
        (Host(id="alone", name="Alone", count=2), None),
        (DiskGroup(id="inside", name="Inside", drives=6, drive_kind="ssd"), "alone"),
        (DiskGroup(id="cache", name="Fast", tier=2, drives=4, drive_kind="ssd"), "array"),
    )
    for part, parent in parts:
        plan = apply(plan, verbs.add_component(plan, part, None if parent else Position(0, 0), parent).edits)
    plan, other = two_pools(plan, clone_type="full", desktops=40, suspends=True, persistent_gib=2.0)
    plan = apply(plan, verbs.connect(plan, other, "alone").edits)
    plan = apply(plan, verbs.relocate(plan, other, "swap", "tier").edits)
    if vsan == "none":
        plan = apply(plan, verbs.relocate(plan, "pool", "log", "local").edits)
    plan = apply(plan, verbs.collapse(plan, ["array"]).edits)
    return apply(plan, verbs.set_field(plan, ["cluster"], "failures_to_tolerate", failures_to_tolerate).edits)


def sparse_plan() -> Plan:
    """A plan in which single links decide: on a vSAN without desktops of its own, and on drives that may fail."""
    plan = Plan()
    for part, parent in (
        (Cluster(id="near", name="Near"), None),
        (Host(id="near-host", name="Near host", count=3), "near"),
        (DiskGroup(id="plain", name="Plain", raid="raid-0", drives=8), "near-host"),
        (GraphicsBoards(id="boards", name="Boards", board_model="NVIDIA L40S"), "near-host"),
        (
            Cluster(id="far", name="Far", vsan="all-flash", failures_to_tolerate=2),
            None,
        ),
        (Host(id="far-host", name="Far host", count=5), "far"),
        (DiskGroup(id="shared", name="Shared", purpose="vsan", drive_kind="ssd"), "far-host"),
        (StorageArray(id="array", name="Array"), None),
        (DiskGroup(id="tier", name="Tier", drives=8), "array"),
        (DesktopPool(id="pool", name="Pool", desktops=50), None),
    ):
        plan = apply(plan, verbs.add_component(plan, part, None if parent else Position(0, 0), parent).edits)
    plan = apply(plan, verbs.connect(plan, "pool", "near").edits)
    for role in POOL_FILE_ROLES:
        store = {"log": "array", "delta": "far"}.get(role, "plain")
        plan = apply(plan, verbs.relocate(plan, "pool", role, store).edits)
    return plan


def tied_plan() -> Plan:
    """A cluster of different hosts with disks of their own: files follow desktops, and one link ties them to a host."""
    plan = Plan()
    for part, parent in (
        (Cluster(id="cluster", name="Cluster"), None),
        (Host(id="pair", name="Pair", count=2), "cluster"),
        (Host(id="single", name="Single", ram_gib=768.0), "cluster"),
        (DiskGroup(id="local", name="Local"), "pair"),
        (DiskGroup(id="beside", name="Beside"), "single"),
        (DesktopPool(id="pool", name="Pool", desktops=60), None),
        (DesktopPool(id="other", name="Other", desktops=30), None),
    ):
        plan = apply(plan, verbs.add_component(plan, part, None if parent else Position(0, 0), parent).edits)
    for pool, store in (("pool", "local"), ("other", "beside")):
        plan = apply(plan, verbs.connect(plan, pool, "cluster").edits)
        for role in POOL_FILE_ROLES:
            plan = apply(plan, verbs.relocate(plan, pool, role, store).edits)
    return plan


def every_step(plan: Plan) -> Iterator[tuple[str, Step]]:
    """Each step that the rules allow in the plan and that changes something, with its name."""
    for name, make in _asked(plan):
        try:
            step = make()
        except verbs.RuleError:
            continue
        if step.edits:
            yield name, step


def kind_and_place(plan: Plan, component: ComponentId) -> tuple[str, str | None]:
    """The kind of a component, and that of the component around it: disks of a host are not those of an array."""
    around = plan.parents.get(component)
    return kind_of(plan.components[component]), around and kind_of(plan.components[around])


def effect_of(plan: Plan, step: Step) -> Hashable:
    """Equal for steps with the same effect on the same roles, kinds of components and places, whatever the verb."""
    after = apply(plan, step.edits)
    kinds = {each: kind_and_place(told, each) for told in (after, plan) for each in told.components}

    def change(edit: Edit) -> Hashable:
        comes, goes = edit.before is None, edit.after is None
        link = edit.before or edit.after
        if edit.table == "links" and isinstance(link, Link):
            return link.role, kinds[link.source], kinds[link.target], comes, goes
        if edit.table == "parents":
            return tuple(kinds.get(str(each)) for each in (edit.key, edit.before, edit.after))
        return edit.table, kinds.get(str(edit.key)), comes, goes

    return frozenset(map(change, step.edits))


def one_of_each_kind(plan: Plan, seen: set[Hashable]) -> Iterator[tuple[str, Step]]:
    """The first step of each effect, and of each verb, that is not in `seen`, to which they are added: cutting changes
    the plan as removing does.
    """
    for name, step in every_step(plan):
        kinds = {name.split()[0], effect_of(plan, step)}
        if kinds - seen:
            seen |= kinds
            yield name, step


def _asked(plan: Plan) -> Iterator[tuple[str, Callable[[], Step]]]:
    yield from _links(plan)
    yield from _places(plan)
    yield from _components(plan)
    yield from _fields(plan)
    yield from _settings(plan)


def _links(plan: Plan) -> Iterator[tuple[str, Callable[[], Step]]]:
    yield from _connecting(plan)
    yield from _single_links(plan)


def _connecting(plan: Plan) -> Iterator[tuple[str, Callable[[], Step]]]:
    parts = plan.components
    for one, other in permutations(parts, 2):
        yield f"connect {one} to {other}", lambda one=one, other=other: verbs.connect(plan, one, other)
        if one < other:
            yield (
                f"disconnect {one} from {other}",
                lambda one=one, other=other: verbs.disconnect(plan, one, other),
            )
    for owner, part in parts.items():
        for role in FILE_ROLES.get(kind_of(part), ()):
            for store in parts:
                if kind_of(parts[store]) in STORES:
                    yield (
                        f"relocate {role} of {owner} to {store}",
                        lambda owner=owner, role=role, store=store: verbs.relocate(plan, owner, role, store),
                    )


def _single_links(plan: Plan) -> Iterator[tuple[str, Callable[[], Step]]]:
    parts = plan.components
    for owner, target in permutations(parts, 2):
        for role in (RUNS_ON, "display", *FILE_ROLES.get(kind_of(parts[owner]), ())):
            if may_link(kind_of(parts[owner]), role, kind_of(parts[target])):
                drawn = Link(owner, role, target, share=HALF)
                if drawn.key not in plan.links:
                    yield (
                        f"link {role} of {owner} to {target}, too",
                        lambda drawn=drawn: _edit("links", drawn),
                    )
    for key, link in plan.links.items():
        yield (
            f"without {key}",
            lambda key=key, link=link: Step(Message("x"), (Edit("links", key, link, None),)),
        )
        yield (
            f"share of {key}",
            lambda key=key, link=link: Step(
                Message("x"), (Edit("links", key, link, msgspec.structs.replace(link, share=HALF)),)
            ),
        )


def _edit(table: Any, link: Link) -> Step:
    return Step(Message("x"), (Edit(table, link.key, None, link),))


def _places(plan: Plan) -> Iterator[tuple[str, Callable[[], Step]]]:
    parts = plan.components
    for child, parent in permutations(parts, 2):
        if may_nest(kind_of(parts[child]), kind_of(parts[parent])):
            yield (
                f"nest {child} in {parent}",
                lambda child=child, parent=parent: verbs.nest(plan, child, parent),
            )
    for each in parts:
        if each in plan.parents:
            yield f"unnest {each}", lambda each=each: verbs.unnest(plan, each, Position(9, 9))
    first = next(iter(plan.positions))
    yield "move", lambda: verbs.move(plan, {first: Position(7, 7)})
    yield "resize", lambda: verbs.resize(plan, {first: Position(7, 7, 300, 300)})
    yield "collapse", lambda: verbs.collapse(plan, [first])
    yield "expand", lambda: verbs.expand(plan, ["array"])


def _components(plan: Plan) -> Iterator[tuple[str, Callable[[], Step]]]:
    for kind in COMPONENT_TYPES:
        part = verbs.new_component(plan, kind, "New")
        yield f"add a {kind}", lambda part=part: verbs.add_component(plan, part, Position(5, 5))
        for parent, around in plan.components.items():
            if may_nest(kind, kind_of(around)):
                yield (
                    f"add a {kind} in {parent}",
                    lambda part=part, parent=parent: verbs.add_component(plan, part, parent=parent),
                )
    for each in plan.components:
        yield f"duplicate {each}", lambda each=each: verbs.duplicate(plan, [each])
        yield f"remove {each}", lambda each=each: verbs.remove(plan, [each])
        yield f"cut {each}", lambda each=each: verbs.cut(plan, [each])
        copied = fragment_of(plan, [each]).plan
        yield f"paste {each}", lambda copied=copied: verbs.paste(plan, copied)


def _fields(plan: Plan) -> Iterator[tuple[str, Callable[[], Step]]]:
    for each, part in plan.components.items():
        for info in declared_fields(type(part)):
            for value in other_values(info, getattr(part, info.name)):
                yield (
                    f"set {info.name} of {each} to {value}",
                    lambda each=each, name=info.name, value=value: verbs.set_field(plan, [each], name, value),
                )
        for name in part.origins:
            yield (
                f"reset {name} of {each}",
                lambda each=each, name=name: verbs.reset_field(plan, [each], name),
            )
        priced = Part(item="Thing", unit_price=Decimal(10), quantity=2)
        yield f"prices of {each}", lambda each=each, priced=priced: verbs.set_parts(plan, each, (priced,))
        for shelf in RECORDS:
            for record in CATALOG.records(shelf)[:1]:
                yield (
                    f"use {record.name} for {each}",
                    lambda each=each, record=record: verbs.use_record(plan, [each], record),
                )


def _settings(plan: Plan) -> Iterator[tuple[str, Callable[[], Step]]]:
    for info in declared_fields(Settings):
        for value in other_values(info, getattr(plan.settings, info.name)):
            yield (
                f"set {info.name} to {value}",
                lambda name=info.name, value=value: verbs.set_setting(plan, name, value),
            )


def other_values(info: FieldInfo, value: Any) -> Iterator[Any]:
    """Other values of a field: each choice, and one number more or less."""
    if info.kind == "flag":
        yield not value
    elif info.choices:
        yield from (each for each in info.choices if each != value)
    elif isinstance(value, str):
        yield f"{value} x"
    elif info.kind in ("integer", "number", "money") and value is not None:
        yield value + 1 if info.most is None or value + 1 <= info.most else value - 1
