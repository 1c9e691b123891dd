"""Which designs of a space can be built: memory that fits its slots, drives that a RAID level takes, hosts that a
promise needs, graphics boards that the server takes. What no choice touches is not judged.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import Final

import msgspec
import numpy as np

from planner_core.catalog.catalog import Catalog
from planner_core.engine.answers.memory import fits_slots
from planner_core.engine.storage.vsan import least_hosts
from planner_core.plan.components import (
    Cluster,
    Component,
    ComponentId,
    DiskGroup,
    GraphicsBoards,
    Host,
    StorageArray,
)
from planner_core.plan.plan import Plan
from planner_core.studies.design.designs import Array, Designs

WIDTHS: Final = ("double", "single")


def existing(designs: Designs, catalog: Catalog, drawn: Plan) -> Array:
    """Whether each design can be built; `drawn` is what is drawn, if the plan of the designs has other servers."""
    found = np.ones(designs.shape, dtype=bool)
    of_boards = partial(_boards, drawn=drawn)
    rules = (_memory, of_boards, _raid_sets, _hosts, _devices_of_vsan, _drives_of_arrays)
    for component in designs.plan.components.values():
        for rule in rules:
            answer = rule(designs, catalog, component)
            if answer is not None:
                found &= answer
    return found


def _memory(designs: Designs, _: Catalog, host: Component) -> Array | None:
    axes = designs.axes.get(host.id, [])
    chosen = [axis for axis in axes if designs.choices[axis].what in ("processor", "sockets", "memory")]
    if not isinstance(host, Host) or not chosen:
        return None
    shape = [length if axis in chosen else 1 for axis, length in enumerate(designs.shape)]
    found = np.zeros(shape, dtype=bool)
    alone = {axis: designs.alone(axis) for axis in chosen}
    for options in product(*(range(designs.shape[axis]) for axis in chosen)):
        values = {
            field: getattr(alone[axis][option], field)
            for axis, option in zip(chosen, options, strict=True)
            for field in designs.changed[axis]
        }
        is_drawn = all(
            designs.choices[axis].options[option].is_drawn
            for axis, option in zip(chosen, options, strict=True)
        )
        at = [0] * len(shape)
        for axis, option in zip(chosen, options, strict=True):
            at[axis] = option
        found[tuple(at)] = is_drawn or fits_slots(msgspec.structs.replace(host, **values))
    return found


def _raid_sets(designs: Designs, catalog: Catalog, group: Component) -> Array | None:
    if not isinstance(group, DiskGroup) or group.purpose != "datastore":
        return None
    if not _chosen(designs, group.id, "drives", "raid"):
        return None
    levels = [catalog.raid_levels[each] for each in _choices_of(designs, group.id, "raid")]
    least = _along(designs, group.id, "raid", [each.minimum_drives for each in levels])
    step = _along(designs, group.id, "raid", [2 if each.even else 1 for each in levels])
    drives = designs.field(group.id, "drives")
    answer: Array = (drives >= least) & (drives % step == 0)
    return answer


def _hosts(designs: Designs, catalog: Catalog, cluster: Component) -> Array | None:
    """One host more than may fail, and as many as the policy of a vSAN needs."""
    if not isinstance(cluster, Cluster):
        return None
    cards = [
        each for each in designs.plan.children(cluster.id) if isinstance(designs.plan.components[each], Host)
    ]
    is_chosen = any(_chosen(designs, card, "count") for card in cards)
    if not is_chosen and not _chosen(designs, cluster.id, "vsan_policy"):
        return None
    hosts = sum((designs.field(card, "count") for card in cards), np.zeros([1] * len(designs.shape)))
    answer: Array = hosts > cluster.failures_to_tolerate
    if cluster.vsan != "none":
        policies = [catalog.vsan_policies[each] for each in _choices_of(designs, cluster.id, "vsan_policy")]
        least = [least_hosts(cluster, policy) for policy in policies]
        most = [np.inf if policy.most_hosts is None else policy.most_hosts for policy in policies]
        answer = answer & (hosts >= _along(designs, cluster.id, "vsan_policy", least))
        answer = answer & (hosts <= _along(designs, cluster.id, "vsan_policy", most))
    return answer


def _devices_of_vsan(designs: Designs, catalog: Catalog, group: Component) -> Array | None:
    """As many capacity devices as the cache devices of a host take."""
    plan = designs.plan
    cluster = plan.components.get(plan.parents.get(plan.parents.get(group.id, ""), ""))
    if not isinstance(group, DiskGroup) or group.purpose != "vsan" or not isinstance(cluster, Cluster):
        return None
    if cluster.vsan in ("none", "esa") or not _chosen(designs, group.id, "drives"):
        return None
    most = catalog.vsan_versions[cluster.vsan_version].capacity_devices_per_group
    if most is None:
        return None
    answer: Array = designs.field(group.id, "drives") <= group.cache_drives * most
    return answer


def _drives_of_arrays(designs: Designs, catalog: Catalog, array: Component) -> Array | None:
    """No more drives than the model of an array takes."""
    if not isinstance(array, StorageArray):
        return None
    inside = [designs.plan.components[each] for each in designs.plan.children(array.id)]
    groups = [each.id for each in inside if isinstance(each, DiskGroup)]
    if not _chosen(designs, array.id, "array_model") and not any(
        _chosen(designs, group, "drives") for group in groups
    ):
        return None
    models = [catalog.array_models.get(each) for each in _choices_of(designs, array.id, "array_model")]
    most = [np.inf if each is None or each.drives is None else each.drives for each in models]
    drives = sum(
        (designs.field(each, "drives") + designs.field(each, "spare_drives") for each in groups),
        np.zeros([1] * len(designs.shape)),
    )
    answer: Array = drives <= _along(designs, array.id, "array_model", most)
    return answer


def _boards(designs: Designs, catalog: Catalog, host: Component, drawn: Plan) -> Array | None:
    """No more graphics boards than the model of a server takes, where that is known; or those that are drawn."""
    if not isinstance(host, Host):
        return None
    inside = [designs.plan.components[each] for each in designs.plan.children(host.id)]
    boards = [each for each in inside if isinstance(each, GraphicsBoards)]
    model = catalog.server_models.get(host.server_model)
    before = drawn.components[host.id]
    assert isinstance(before, Host)
    is_as_drawn = before.server_model == host.server_model
    is_chosen = any(_chosen(designs, each.id, "boards", "slot_width") for each in boards)
    if model is None or not boards or (is_as_drawn and not is_chosen):
        return None
    wide, narrow = _by_width(designs, boards)
    answer: Array = np.vectorize(model.takes_boards, otypes=[bool])(wide, narrow)
    if is_as_drawn:
        there = [sum(each.boards for each in boards if each.slot_width == width) for width in WIDTHS]
        answer = answer | ((wide == there[0]) & (narrow == there[1]))
    return answer


def _by_width(designs: Designs, boards: Sequence[GraphicsBoards]) -> list[Array]:
    """Graphics boards in one host, double-wide and single-wide ones."""
    found = []
    for width in WIDTHS:
        number: Array = np.zeros([1] * len(designs.shape), dtype=np.int64)
        for each in boards:
            has_width = [name == width for name in _choices_of(designs, each.id, "slot_width")]
            number = number + designs.field(each.id, "boards") * _along(
                designs, each.id, "slot_width", has_width
            )
        found.append(number)
    return found


# --- helpers -------------------------------------------------------------------------------------------------


def _chosen(designs: Designs, component: ComponentId, *fields: str) -> bool:
    """Whether any of these fields of a component may be chosen."""
    return any(designs.changed[axis] & set(fields) for axis in designs.axes.get(component, ()))


def _axis_of(designs: Designs, component: ComponentId, field: str) -> int | None:
    axes = designs.axes.get(component, ())
    return next((axis for axis in axes if field in designs.changed[axis]), None)


def _choices_of(designs: Designs, component: ComponentId, field: str) -> list[str]:
    """The words that a field of a component may have."""
    axis = _axis_of(designs, component, field)
    if axis is None:
        return [getattr(designs.plan.components[component], field)]
    return [getattr(each, field) for each in designs.alone(axis)]


def _along(designs: Designs, component: ComponentId, field: str, numbers: Sequence[float]) -> Array:
    axis = _axis_of(designs, component, field)
    return np.array(numbers[0]) if axis is None else designs.along(axis, numbers)
