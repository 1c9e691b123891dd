"""Caches in front of drives: how much a plan depends on them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review, normal
from planner_core.engine.layout.layout import NOWHERE
from planner_core.formulas.host_cache import hits_of_two_caches_percent
from planner_core.formulas.recording import Values, values_of
from planner_core.messages import Message, Named, Quantity
from planner_core.units import PERCENT

READS, WRITES = "read_cache_hit_percent", "write_coalescing_percent"


@check(
    "cache.one-share",
    "notice",
    source="Dell EMC PowerVault ME4 (2020): in five tests of one array 6, 14, 29, 50 and 76% of its I/O reached the"
    " drives, so one share for all phases is far off for some of them",
)
def same_share_in_every_phase(review: Review) -> Iterator[Remark]:
    """The cache hit rate is a single number; measured rates differ between loads."""
    block, tables = review.block("disk_iops"), (review.layout.groups, review.layout.arrays)
    if block is None or not any(table.any_above(field) for table in tables for field in (READS, WRITES)):
        return
    reads, writes = _kept_percent(review, READS), _kept_percent(review, WRITES)
    kept, used = np.maximum(reads, writes), review.utilisation(block).max(axis=1)
    for row in np.flatnonzero((kept > 0) & (used > 0) & (used < np.inf)).tolist():
        group = review.layout.groups.components[row]
        words = {
            "group": Named(group.name),
            "reads": Quantity(rounded(float(reads[row])), "%"),
            "writes": Quantity(rounded(float(writes[row])), "%"),
            "used": Quantity(rounded(float(used[row]) * PERCENT), "%"),
            "most": Quantity(rounded(float(used[row] / (1 - kept[row] / PERCENT)) * PERCENT), "%"),
        }
        yield Remark(
            group.id,
            Message(
                "{group}: the plan counts on a cache that keeps {reads} of the reads and {writes} of the"
                " writes away from the drives, in every phase alike. Without it they would be loaded to"
                " {most} instead of {used}.",
                words,
            ),
            Message(
                "Count on the cache only for the load it was measured with, and plan drives that can do"
                " without it."
            ),
        )


def _kept_percent(review: Review, field: str) -> Values:
    """For each disk group, the percentage of I/O answered by its own cache and that of its array; 0 for vSAN, whose
    caches have their own sizing rules.
    """
    of_arrays = np.append(normal(review.layout.arrays.numbers(field)), 0.0)
    array = review.layout.array_of_group
    own = normal(review.layout.groups.numbers(field))
    kept = hits_of_two_caches_percent(own, np.where(array == NOWHERE, 0.0, of_arrays[array]))
    return np.where(review.vsan_drives, 0.0, values_of(kept))
