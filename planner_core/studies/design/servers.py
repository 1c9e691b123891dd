"""Servers of other models: each makes plans of its own, with the processors and the memory that fit it.

A record of the library is a server as it is sold: with processors and memory. The catalogue knows which socket and
which memory a processor needs, so a record has to name its processor; bays for drives it does not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.records import Record
from planner_core.editing import verbs
from planner_core.editing.edits import Edit, apply, merged
from planner_core.engine.answers.memory import GENERATIONS, memory_generation
from planner_core.engine.cost.price_gaps import lacking
from planner_core.plan.components import GraphicsBoards, Host
from planner_core.plan.plan import Plan
from planner_core.studies.design.space import ServerRecord, UnpricedOptions

NEEDED: Final = frozenset({"cpu_model", "sockets", "ram_gib", "memory_module_gib"})
"""What a record has to say of a server."""
NOT_HARDWARE: Final = ("hypervisor", "system_ram_gib", "host_cache_gib", "controller_vcpus")
"""Fields of a host that stay as drawn with another server."""


class Candidates(msgspec.Struct, frozen=True):
    """Servers in place of a drawn one."""

    records: tuple[Record, ...]
    left_out: tuple[UnpricedOptions, ...]


def candidates(plan: Plan, catalog: Catalog, host: Host) -> Candidates:
    """The servers of other models, no older than the drawn one, whose price is whole and of which the catalogue knows
    what fits. A drawn processor that it does not know counts as one of the newest.
    """
    drawn = memory_generation(host.cpu_model) or max(GENERATIONS.values())
    found, unpriced, unknown = [], 0, 0
    for record in catalog.records("servers"):
        generation = memory_generation(record.values.get("cpu_model", ""))
        is_older = generation is not None and generation < drawn
        if record.values.get("server_model", "") in ("", host.server_model) or is_older:
            continue
        if not _is_priced(plan, host, record):
            unpriced += 1
        elif generation is None or not record.values.keys() >= NEEDED:
            unknown += 1
        elif not _takes_boards(plan, catalog, host, record):
            continue
        else:
            found.append(record)
    left_out = (
        UnpricedOptions(host.id, "server", unpriced),
        UnpricedOptions(host.id, "server", unknown, lacks="fit"),
    )
    return Candidates(tuple(found), tuple(each for each in left_out if each.options))


def combinations(hosts: Sequence[tuple[Host, Sequence[Record]]]) -> Iterator[tuple[ServerRecord, ...]]:
    """The servers of each host with those of the others, without the one in which all are as drawn."""
    options = [(None, *(ServerRecord(host.id, each) for each in records)) for host, records in hosts]
    for chosen in product(*options):
        if changed := tuple(each for each in chosen if each is not None):
            yield changed


def edits_for(plan: Plan, servers: Sequence[ServerRecord]) -> tuple[Edit, ...]:
    """What takes these servers in place of the drawn ones."""
    found: tuple[Edit, ...] = ()
    for each in servers:
        before = plan.components[each.component]
        used = verbs.use_record(plan, [each.component], each.record).edits
        plan, found = apply(plan, used), merged(found, used)
        now = plan.components[each.component]
        kept = {name: getattr(before, name) for name in NOT_HARDWARE}
        if any(getattr(now, name) != value for name, value in kept.items()):
            back = verbs.set_fields(plan, [each.component], kept).edits
            plan, found = apply(plan, back), merged(found, back)
    return found


def _takes_boards(plan: Plan, catalog: Catalog, host: Host, record: Record) -> bool:
    """Whether a server takes a graphics board at all, if there are any; how many is a choice of its own."""
    model = catalog.server_models.get(record.values["server_model"])
    has_boards = any(isinstance(plan.components[each], GraphicsBoards) for each in plan.children(host.id))
    return model is None or not has_boards or model.takes_boards(1, 0) or model.takes_boards(0, 1)


def _is_priced(plan: Plan, host: Host, record: Record) -> bool:
    """Whether the prices of a server are in the plan's currency and leave nothing out."""
    if not record.parts or any(each.currency != plan.settings.currency for each in record.parts):
        return False
    made = apply(plan, edits_for(plan, [ServerRecord(host.id, record)])).components[host.id]
    assert isinstance(made, Host)
    return lacking(made) is None
