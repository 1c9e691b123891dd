"""The same plan by the field's other conventions, beside the engine's own answer.

A convention is only asked what the plan can answer: without hosts there is no opinion about processors, without
session hosts none about sessions. Where it says something about one input only (memory pages shared, threads
taken for cores), everything else stays the engine's.
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
    """What each convention says about the plan, in their order; those that have nothing to say are left out.

    `assessment` is that of the plan with the same catalogue.
    """
    asked = Asked(plan, catalog, assessment)
    answers = (ANSWERS[type(rule)](rule, asked) for rule in conventions)
    return tuple(
        msgspec.structs.replace(each, basis=basis_of(each.question, asked) if each.ours is not None else None)
        for each in answers
        if each is not None
    )
