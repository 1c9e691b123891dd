"""Desktops that the processors carry, by sizing conventions."""

from __future__ import annotations

import msgspec

from planner_core.formulas import rules_of_thumb
from planner_core.messages import Message, Quantity
from planner_core.plan.components import Component, DesktopPool, Host
from planner_core.studies.opinion import Opinion, opinion
from planner_core.studies.opinion_rules import BaseClock, PerCore, SessionHosts, ThreadsAsCores, VcpusPerCore
from planner_core.studies.question import Asked
from planner_core.units import MHZ_PER_GHZ, PERCENT

TASK: str = "task"
"""Part of the names of the lightest workload profiles; all others count as knowledge workers."""


def per_core(rule: PerCore, asked: Asked) -> Opinion | None:
    """Desktops per physical core; session hosts by their users."""
    users = rule.session_users_per_core
    if not asked.hosts or not asked.every_pool(lambda pool: not is_session_host(pool) or users is not None):
        return None

    def cores_each(pool: DesktopPool) -> float:
        return (
            pool.users_per_desktop / users if users and is_session_host(pool) else 1 / rule.desktops_per_core
        )

    words = {"who": Message(rule.who), "number": rule.desktops_per_core}
    return opinion(
        rule,
        Message("{who}: {number} desktops per core", words),
        "desktops_by_cpu",
        float(rules_of_thumb.desktops_by_cores(asked.cores, 1 / asked.mean(cores_each))),
        asked.limit("cpu"),
        Message(
            "Every physical core carries the same number of desktops, whatever its clock, the guest and its year."
        ),
    )


def vcpus_per_core(rule: VcpusPerCore, asked: Asked) -> Opinion | None:
    """Virtual processors on physical cores."""
    if not asked.hosts or not asked.desktops:
        return None
    vcpus = asked.mean(lambda pool: pool.vcpus)
    return opinion(
        rule,
        Message("{who}: {number} vCPUs per core", {"who": Message(rule.who), "number": rule.vcpus_per_core}),
        "desktops_by_cpu",
        float(rules_of_thumb.desktops_by_vcpus(asked.cores, rule.vcpus_per_core, vcpus)),
        asked.limit("cpu"),
        Message("The rule counts how many vCPUs a desktop has, not how busy they are or how fast a core is."),
    )


def base_clock(rule: BaseClock, asked: Asked) -> Opinion | None:
    """Base clock of all cores divided by that of a desktop."""
    if not asked.hosts or not asked.every_pool(lambda pool: not is_session_host(pool)):
        return None

    def mhz(pool: DesktopPool) -> float:
        factor = rule.task_factor if is_task_worker(pool) else rule.knowledge_factor
        return float(rules_of_thumb.base_clock_mhz(rule.base_mhz, factor, rule.vcpu_factor, pool.vcpus))

    clock = sum(host.count * host.cores * host.base_clock_ghz * MHZ_PER_GHZ for host in asked.hosts)
    desktop = Quantity(asked.mean(mhz), "MHz")
    used = Quantity(rule.used_percent, "%")
    return opinion(
        rule,
        Message(
            "{who}: {used} of the base clock, {mhz} per desktop",
            {"who": Message(rule.who), "used": used, "mhz": desktop},
        ),
        "desktops_by_cpu",
        float(rules_of_thumb.desktops_by_clock(clock, rule.used_percent, asked.mean(mhz))),
        asked.limit("cpu"),
        Message(
            "A desktop takes {mhz} of base clock, by workload and vCPUs. Turbo clock, hyper-threading and the year"
            " of the guest do not count.",
            {"mhz": desktop},
        ),
    )


def session_hosts(rule: SessionHosts, asked: Asked) -> Opinion | None:
    """Session hosts by cores; their users by workload are converted to machines of the plan."""
    if not asked.hosts or not asked.every_pool(is_session_host):
        return None

    def machines_each(pool: DesktopPool) -> float:
        """Number of the rule's machines per machine of the plan, by users."""
        factor = rule.task_factor if is_task_worker(pool) else rule.knowledge_factor
        return pool.users_per_desktop / (rule.users_per_machine / factor)

    vcpus = asked.mean(lambda pool: pool.vcpus)
    machines = sum(
        host.count
        * float(
            rules_of_thumb.session_hosts_by_cores(host.cores, rule.reserved_cores, rule.overcommit, vcpus)
        )
        for host in asked.hosts
    )
    return opinion(
        rule,
        Message("{who}: session hosts by cores", {"who": Message(rule.who)}),
        "desktops_by_cpu",
        machines / asked.mean(machines_each),
        asked.limit("cpu"),
        Message(
            "Every host keeps {reserved} cores and counts every other core {times} times; a session host"
            " carries {users} users divided by the workload factor.",
            {
                "reserved": rule.reserved_cores,
                "times": rule.overcommit,
                "users": rule.users_per_machine,
            },
        ),
    )


def threads_as_cores(rule: ThreadsAsCores, asked: Asked) -> Opinion | None:
    """The engine's own calculation with processors doubled by hyper-threading."""
    gains = [host.hyper_threading_gain_percent for host in asked.hosts]
    if not any(gains) or not asked.desktops:
        return None
    doubled = (rule.threads_per_core - 1) * PERCENT

    def with_threads(component: Component) -> Component:
        if isinstance(component, Host) and component.hyper_threading_gain_percent:
            return msgspec.structs.replace(component, hyper_threading_gain_percent=doubled)
        return component

    number = asked.changed(with_threads).limit("cpu")
    if number is None:
        return None
    return opinion(
        rule,
        Message("Threads counted as cores"),
        "desktops_by_cpu",
        number,
        asked.limit("cpu"),
        Message(
            "A second thread counts as a second core. It adds {gain} here: the threads of a core share its units.",
            {"gain": Quantity(max(gains), "%")},
        ),
    )


def is_session_host(pool: DesktopPool) -> bool:
    """Whether several users share a machine."""
    return pool.users_per_desktop > 1


def is_task_worker(pool: DesktopPool) -> bool:
    """Whether the workload profile's name contains "task"."""
    return TASK in pool.workload.casefold()
