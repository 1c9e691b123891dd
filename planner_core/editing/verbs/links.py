"""Links from pools and servers to hosts and stores; relocating a file role moves one link."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from planner_core.editing.edits import Edit, Step
from planner_core.editing.verbs.common import RuleError, component_of
from planner_core.messages import Message, Named
from planner_core.plan.components import Cluster, Component, ComponentId, kind_of
from planner_core.plan.links import DISPLAY, ROLE_NAMES, RUNS_ON, Link
from planner_core.plan.placement import missing_roles, unplaced_roles, vsan_cluster_of
from planner_core.plan.plan import Plan
from planner_core.plan.rules import DISPLAY_TARGETS, FILE_ROLES, RUN_TARGETS, STORES, may_connect


def connect(plan: Plan, source: ComponentId, target: ComponentId) -> Step:
    """Link a pool or servers to a host or cluster, their files to a store, or a pool's display to a network link.

    A host with exactly one disk group, or a cluster with vSAN, also gets the files that are on no store yet; a store
    gets those files, or all files if every needed role already has a store. A vSAN cluster on which they already run is
    taken as a store, and so is the cluster of drives that belong to vSAN.
    """
    owner, aim = component_of(plan, source), component_of(plan, target)
    if not may_connect(kind_of(owner), kind_of(aim)):
        raise RuleError(_cannot_connect(owner, aim))
    if kind_of(aim) in RUN_TARGETS.get(kind_of(owner), ()) and not _is_meant_as_store(plan, owner, aim):
        return _run_on(plan, owner, aim)
    if kind_of(aim) in DISPLAY_TARGETS.get(kind_of(owner), ()):
        words = {"name": owner.name, "link": aim.name}
        return Step(
            Message("Lead the screens of {name} over {link}", words),
            tuple(_only(plan, source, DISPLAY, target)),
        )
    left_over = missing_roles(plan, owner)
    roles = unplaced_roles(plan, owner) if left_over else FILE_ROLES[kind_of(owner)]
    aim = _datastore_of(plan, aim)
    edits = [edit for role in roles for edit in _only(plan, source, role, aim.id)]
    return Step(
        Message("Put files of {name} on {store}", {"name": owner.name, "store": aim.name}), tuple(edits)
    )


def disconnect(plan: Plan, source: ComponentId, target: ComponentId) -> Step:
    """Remove every link between two components."""
    ends = {source, target}
    edits = tuple(
        Edit("links", key, link, None) for key, link in plan.links.items() if {key[0], key[2]} == ends
    )
    if not edits:
        raise RuleError(Message("These two components are not connected."))
    names = {"source": component_of(plan, source).name, "target": component_of(plan, target).name}
    return Step(Message("Disconnect {source} from {target}", names), edits)


def relocate(plan: Plan, owner: ComponentId, role: str, store: ComponentId) -> Step:
    """Move one file role of a pool to another store, as when relocating swap files.

    Drives that belong to vSAN stand for its datastore.
    """
    part, aim = component_of(plan, owner), _datastore_of(plan, component_of(plan, store))
    if role not in FILE_ROLES.get(kind_of(part), ()) or kind_of(aim) not in STORES:
        raise RuleError(Message("{role} of {name} cannot lie on {store}.", _refused_words(part, role, aim)))
    if isinstance(aim, Cluster) and aim.vsan == "none":
        raise RuleError(
            Message("{store} has no vSAN that files could lie on.", _refused_words(part, role, aim))
        )
    edits = tuple(_only(plan, owner, role, aim.id))
    return Step(Message("Move {role} of {name} to {store}", _relocation_words(part, role, aim)), edits)


def _relocation_words(part: Component, role: str, store: Component) -> dict[str, object]:
    return {"role": Message(ROLE_NAMES.get(role, role)), "name": part.name, "store": store.name}


def _refused_words(part: Component, role: str, store: Component) -> dict[str, object]:
    words = _relocation_words(part, role, store)
    return {**words, "name": Named(part.name), "store": Named(store.name)}


def _run_on(plan: Plan, owner: Component, host: Component) -> Step:
    edits = list(_only(plan, owner.id, RUNS_ON, host.id))
    inside = [child for child in plan.children(host.id) if kind_of(plan.components[child]) in STORES]
    stores = list(dict.fromkeys(vsan_cluster_of(plan, child) or child for child in inside))
    if isinstance(host, Cluster):
        stores = [host.id] if host.vsan != "none" else []
    if len(stores) == 1:
        edits += [
            edit for role in unplaced_roles(plan, owner) for edit in _only(plan, owner.id, role, stores[0])
        ]
    return Step(Message("Run {name} on {host}", {"name": owner.name, "host": host.name}), tuple(edits))


def _datastore_of(plan: Plan, aim: Component) -> Component:
    """Where files put on a component lie: drives that belong to vSAN are no store by themselves, their cluster is."""
    return plan.components[vsan_cluster_of(plan, aim.id) or aim.id]


def _is_meant_as_store(plan: Plan, owner: Component, aim: Component) -> bool:
    has_vsan = isinstance(aim, Cluster) and aim.vsan != "none"
    return has_vsan and not tuple(_only(plan, owner.id, RUNS_ON, aim.id))


def _only(plan: Plan, owner: ComponentId, role: str, store: ComponentId) -> Iterable[Edit]:
    """Edits that leave a single link of the role, to `store`."""
    present = [link for link in plan.links_from(owner) if link.role == role]
    if [link.target for link in present] == [store]:
        return
    for link in present:
        if link.target != store:
            yield Edit("links", link.key, link, None)
    new = msgspec.convert({"source": owner, "role": role, "target": store}, Link)
    if plan.links.get(new.key) != new:
        yield Edit("links", new.key, plan.links.get(new.key), new)


def _cannot_connect(owner: Component, aim: Component) -> Message:
    words = {"source": Named(owner.name), "target": Named(aim.name)}
    if may_connect(kind_of(aim), kind_of(owner)):
        return Message("Draw the line the other way: from {target} to {source}.", words)
    return Message(
        "{source} cannot be connected to {target}: pools and servers connect to hosts, clusters, stores and network"
        " links.",
        words,
    )
