"""Desktops that the memory carries, by sizing conventions."""

from __future__ import annotations

from typing import Final

import msgspec

from planner_core.formulas import rules_of_thumb
from planner_core.messages import Message, Quantity
from planner_core.plan.components import Component, DesktopPool
from planner_core.plan.fields import declared_fields
from planner_core.studies.opinion import Opinion, opinion
from planner_core.studies.opinion_rules import RamPerDesktop, SharedPages
from planner_core.studies.question import Asked
from planner_core.units import PERCENT

LEAST_RAM_GIB: Final = next(
    info.least for info in declared_fields(DesktopPool) if info.name == "ram_gib" and info.least is not None
)


def ram_per_desktop(rule: RamPerDesktop, asked: Asked) -> Opinion | None:
    """The hosts' memory divided by the configured memory of a desktop."""
    if not asked.hosts or not asked.desktops:
        return None
    desktop = asked.mean(lambda pool: pool.ram_gib)
    number = sum(
        host.count
        * float(rules_of_thumb.desktops_by_ram(host.ram_gib, rule.reserved_gib, rule.usable_percent, desktop))
        for host in asked.hosts
    )
    usable = Quantity(rule.usable_percent, "%")
    return opinion(
        rule,
        Message("{who}: {usable} of the RAM", {"who": Message(rule.who), "usable": usable}),
        "desktops_by_ram",
        number,
        asked.limit("ram"),
        Message(
            "{usable} of each host's RAM, after {reserved} for the system, goes to desktops. Their overhead, screens"
            " and what the hypervisor keeps free do not count.",
            {"usable": usable, "reserved": Quantity(rule.reserved_gib, "GiB")},
        ),
    )


def shared_pages(rule: SharedPages, asked: Asked) -> Opinion | None:
    """The engine's own calculation with identical pages of the desktops counted once; overhead shrinks with the memory,
    by less than 0.2 % of it. None if a desktop would have less memory than a plan allows.
    """
    kept = 1 - rule.saved_percent / PERCENT
    if any(pool.ram_gib * kept < LEAST_RAM_GIB for pool in asked.pools):
        return None

    def with_shared_pages(component: Component) -> Component:
        if isinstance(component, DesktopPool):
            return msgspec.structs.replace(component, ram_gib=component.ram_gib * kept, ram_reserved_gib=0.0)
        return component

    number = asked.changed(with_shared_pages).limit("ram")
    if number is None:
        return None
    saved = Quantity(rule.saved_percent, "%")
    return opinion(
        rule,
        Message("{who}: memory pages shared", {"who": Message(rule.who)}),
        "desktops_by_ram",
        number,
        asked.limit("ram"),
        Message(
            "Equal pages of different desktops are kept once and save {saved}. Large pages and the default since"
            " vSphere 6.0 keep them apart until memory runs short.",
            {"saved": saved},
        ),
    )
