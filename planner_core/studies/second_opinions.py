"""Results of the field's sizing conventions for a plan, next to the engine's own.

A convention is applied only if the plan has its inputs: without hosts there is no opinion on processors, without
session hosts none on sessions. If it concerns one input only (shared memory pages, threads counted as cores),
everything else is computed by the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan
from planner_core.studies import opinion_rules as rules
from planner_core.studies import (
    opinions_on_hosts,
    opinions_on_processors,
    opinions_on_ram,
    opinions_on_storage,
    opinions_on_storms,
)
from planner_core.studies.opinion import Opinion
from planner_core.studies.opinion_basis import basis_of
from planner_core.studies.question import Asked

ANSWERS: Final[dict[type[rules.Rule], Callable[[Any, Asked], Opinion | None]]] = {
    rules.PerCore: opinions_on_processors.per_core,
    rules.VcpusPerCore: opinions_on_processors.vcpus_per_core,
    rules.BaseClock: opinions_on_processors.base_clock,
    rules.SessionHosts: opinions_on_processors.session_hosts,
    rules.ThreadsAsCores: opinions_on_processors.threads_as_cores,
    rules.RamPerDesktop: opinions_on_ram.ram_per_desktop,
    rules.SharedPages: opinions_on_ram.shared_pages,
    rules.IopsPerUser: opinions_on_storage.iops_per_user,
    rules.ArithmeticRaid: opinions_on_storage.arithmetic_raid,
    rules.StorageBandwidth: opinions_on_storage.storage_bandwidth,
    rules.LinkedCloneSpace: opinions_on_storage.linked_clone_space,
    rules.PersistentSpace: opinions_on_storage.persistent_space,
    rules.LogonStorm: opinions_on_storms.logon_storm,
    rules.Sizer: opinions_on_hosts.sizer,
}


def second_opinions(
    plan: Plan, catalog: Catalog, assessment: Assessment, conventions: Iterable[rules.AnyRule]
) -> tuple[Opinion, ...]:
    """The opinion of each convention on the plan, in order; inapplicable ones are omitted.

    `assessment` must be that of the same plan and catalogue.
    """
    asked = Asked(plan, catalog, assessment)
    answers = (ANSWERS[type(rule)](rule, asked) for rule in conventions)
    return tuple(
        msgspec.structs.replace(each, basis=basis_of(each.question, asked) if each.ours is not None else None)
        for each in answers
        if each is not None
    )
