"""Latency targets that nothing keeps or breaks."""

from __future__ import annotations

from collections.abc import Iterator

from planner_core.engine.answers.latency_limit import TARGET_FIELD
from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review
from planner_core.messages import Message, Named


@check(
    "latency.target-unused",
    "notice",
    source="The latency of a store is that of the files on it; drives behind an array or vSAN are parts of its latency",
)
def target_without_files(review: Review) -> Iterator[Remark]:
    """A target on a component that no file of a desktop lies on limits nothing."""
    layout = review.layout
    tables = layout.groups, layout.arrays, layout.clusters
    if not any(each.any_above(TARGET_FIELD) for each in tables):
        return
    block = review.block("latency")
    judged = set(block.components if block is not None else ())
    for table in tables:
        for part in table.components:
            if getattr(part, TARGET_FIELD) > 0 and part.id not in judged:
                yield Remark(
                    part.id,
                    Message(
                        "No desktop has a file on {store}, so its latency target limits nothing.",
                        {"store": Named(part.name)},
                    ),
                    Message("Set the target where the files are: at the array, the vSAN or the disk group."),
                )
