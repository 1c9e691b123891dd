"""How many hosts the planned desktops need, by published tools and by the engine."""

from __future__ import annotations

import math

from planner_core.formulas import rules_of_thumb
from planner_core.formulas.availability import hosts_needed
from planner_core.messages import Message, Quantity
from planner_core.plan.components import Host
from planner_core.studies.opinion import Opinion, opinion
from planner_core.studies.opinion_rules import Sizer
from planner_core.studies.question import Asked
from planner_core.units import PERCENT


def sizer(rule: Sizer, asked: Asked) -> Opinion | None:
    """Hosts by the tool's own defaults; only if all desktops run on hosts of one card."""
    if len(asked.hosts) != 1 or not asked.desktops:
        return None
    (host,) = asked.hosts
    per_host = min(_desktops_by_cpu(rule, asked, host), _desktops_by_ram(rule, asked, host))
    number = float(hosts_needed(asked.desktops, per_host, rule.spare_hosts))
    if not math.isfinite(number):
        return None
    return opinion(
        rule,
        Message(rule.who),
        "hosts",
        number,
        asked.fewest_hosts,
        _assumption(rule, host),
    )


def _assumption(rule: Sizer, host: Host) -> Message:
    words: dict[str, object] = {
        "ratio": rule.desktops_per_core or rule.vcpus_per_core,
        "spare": rule.spare_hosts,
    }
    if rule.desktops_per_core:
        return Message(
            "Desktops per core: {ratio}. Hosts in reserve: {spare}. Clock and workload do not count; our"
            " calculation counts both and keeps the reserve that the plan asks for.",
            words,
        )
    words |= {
        "counted": _counted_cores(rule, host),
        "cores": host.cores,
        "usable": Quantity(rule.usable_cpu_percent, "%"),
    }
    return Message(
        "vCPUs per core: {ratio}, where {cores} cores count as {counted} and {usable} of that is used."
        " Hosts in reserve: {spare}. Clock and workload do not count; our calculation counts both and"
        " keeps the reserve that the plan asks for.",
        words,
    )


def _counted_cores(rule: Sizer, host: Host) -> float:
    """Cores of one host as counted by the tool: without those of the system, times the threads."""
    reserved = max(rule.reserved_cores, host.cores * rule.reserved_cores_percent / PERCENT)
    return math.floor(max(0.0, host.cores - reserved)) * rule.threads_per_core


def _desktops_by_cpu(rule: Sizer, asked: Asked, host: Host) -> float:
    usable = _counted_cores(rule, host) * rule.usable_cpu_percent / PERCENT
    if rule.desktops_per_core:
        return float(rules_of_thumb.desktops_by_cores(usable, rule.desktops_per_core))
    assert rule.vcpus_per_core
    vcpus = asked.mean(lambda pool: pool.vcpus)
    kept = rule.reserved_vcpus / rule.vcpus_per_core
    return float(rules_of_thumb.desktops_by_vcpus(max(0.0, usable - kept), rule.vcpus_per_core, vcpus))


def _desktops_by_ram(rule: Sizer, asked: Asked, host: Host) -> float:
    desktop = asked.mean(lambda pool: pool.ram_gib) * rule.ram_factor
    reserved = max(rule.reserved_ram_gib, host.ram_gib * rule.reserved_ram_percent / PERCENT)
    return float(rules_of_thumb.desktops_by_ram(host.ram_gib, reserved, rule.usable_ram_percent, desktop))
