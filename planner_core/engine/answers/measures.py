"""Demand and capacity of all resources in a plan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from planner_core.engine.basis.block import Block
from planner_core.engine.basis.resources import ANSWERS, Resource
from planner_core.engine.hosts.graphics import graphics_block
from planner_core.engine.hosts.hosts import cpu_block, machines_block, ram_block
from planner_core.engine.hosts.runs import Runs
from planner_core.engine.layout.layout import Layout
from planner_core.engine.network.replication import replication_block
from planner_core.engine.network.traffic import host_ports_block, line_block, network_block
from planner_core.engine.storage.arrays import controller_block, ports_block
from planner_core.engine.storage.capacity import Capacity, capacity_blocks
from planner_core.engine.storage.counts import cluster_block, datastore_block
from planner_core.engine.storage.disk_groups import disk_blocks
from planner_core.engine.storage.files import Files
from planner_core.engine.storage.vsan import cache_block
from planner_core.engine.storage.vsan_components import components_block


class Measures(NamedTuple):
    """Demand and capacity of all resources in a plan, as columns."""

    blocks: Sequence[Block]
    capacity: Capacity
    runs: Runs
    files: Files

    @property
    def resources(self) -> Sequence[Block]:
        """The blocks of resources, without those of the acceptance test."""
        return [block for block in self.blocks if block.resource not in ANSWERS]

    def block(self, resource: str, component: str) -> Block | None:
        """The block with the row of a component's resource."""
        return next(
            (each for each in self.blocks if each.resource == resource and component in each.components), None
        )


SERVING: Final[tuple[Resource, ...]] = (
    "cpu",
    "disk_iops",
    "controller",
    "array_ports",
    "host_ports",
    "network",
    "link",
)
"""Resources that serve; memory, capacity and counts are merely occupied."""


def serving_blocks(layout: Layout, runs: Runs) -> Mapping[Resource, Block]:
    """Demand and capacity of the resources that serve, without the others, on which they do not depend."""
    files = Files(layout, runs)
    found = [
        cpu_block(layout, runs),
        disk_blocks(layout, files)[0],
        *([controller_block(layout, files), ports_block(layout, files)] if len(layout.arrays) else []),
        host_ports_block(layout, files),
        network_block(layout, files),
        line_block(layout),
    ]
    return {each.resource: each for each in found if each is not None}


def measure(layout: Layout, runs: Runs | None = None) -> Measures:
    """Demand and capacity of every resource. The order of the blocks is the order of the saturation rows.

    `runs` come from another layout of the same plan, to keep its spread of desktops.
    """
    runs = runs or Runs(layout)
    files = Files(layout, runs)
    disk, front_end = disk_blocks(layout, files)
    capacity = capacity_blocks(layout, files)
    blocks: list[Block | None] = [
        cpu_block(layout, runs),
        ram_block(layout, runs),
        machines_block(layout, runs),
        graphics_block(layout, runs),
        host_ports_block(layout, files),
        network_block(layout, files),
        disk,
        front_end,
        capacity.space,
        datastore_block(layout, files),
    ]
    if len(layout.arrays):
        blocks += [
            controller_block(layout, files),
            ports_block(layout, files),
            capacity.volumes,
        ]
    if layout.has_vsan:
        blocks += [components_block(layout, files), cache_block(layout, runs, capacity.space)]
    blocks += [cluster_block(layout, runs), line_block(layout), replication_block(layout, files)]
    return Measures(tuple(block for block in blocks if block is not None), capacity, runs, files)
