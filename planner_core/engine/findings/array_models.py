"""Arrays by name: performance that is not published, and figures of their models that are only recalled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from planner_core.engine.answers.supplies import drives_of_array
from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review
from planner_core.engine.findings.server_models import LOOK_IT_UP
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import StorageArray

PERFORMANCE: Final = ("controller_read_iops", "controller_write_iops")
"""What the controllers of an array can do. It lacks in a record if no source gives it."""
UNTOUCHED: Final = StorageArray(id="", name="")


@check(
    "array.performance-unknown",
    "notice",
    source="Catalogue: no published test of this model says block size, share of reads and latency",
)
def unpublished_performance(review: Review) -> Iterator[Remark]:
    """The record of a model has no performance, and the plan still counts with the planning values."""
    for array in review.layout.arrays.components:
        is_planned = all(getattr(array, field) == getattr(UNTOUCHED, field) for field in PERFORMANCE)
        if array.id in review.linked and is_planned and _lacks_performance(review, array.array_model):
            yield Remark(
                array.id,
                Message(
                    "{array}: no source says what the controllers of {model} can do. The plan takes {reads} of reads or"
                    " {writes} of writes for each.",
                    {
                        "array": Named(array.name),
                        "model": array.array_model,
                        "reads": Quantity(array.controller_read_iops, "IOPS"),
                        "writes": Quantity(array.controller_write_iops, "IOPS"),
                    },
                ),
                Message(
                    "Ask the vendor for I/Os of 4 to 32 KiB at 1 ms, with 30, 50 and 70% reads, data reduction on, and"
                    " one controller failed; then type them in."
                ),
            )


@check("array.beyond-recalled", "warning", source="Data sheets of the arrays, recalled and not read")
def more_than_the_model_is_recalled_to_take(review: Review) -> Iterator[Remark]:
    """Drives, controllers or ports beyond what is recalled of a model."""
    layout = review.layout
    for array in layout.arrays.components:
        model = layout.catalog.array_models.get(array.array_model)
        if model is None or not model.is_recalled:
            continue
        words = {"array": Named(array.name), "model": model.id}
        drives, ports = drives_of_array(layout.plan, array.id), model.most_ports(array.protocol)
        if model.drives is not None and drives > model.drives:
            yield _beyond(
                array,
                Message(
                    "{array} has {there} drives, spares included; {model} takes {most}, as far as recalled.",
                    {**words, "there": drives, "most": model.drives},
                ),
            )
        if array.controllers > model.controllers:
            yield _beyond(
                array,
                Message(
                    "{array} has {there} controllers; {model} takes {most}, as far as recalled.",
                    {**words, "there": array.controllers, "most": model.controllers},
                ),
            )
        if ports is not None and array.ports > ports:
            yield _beyond(
                array,
                Message(
                    "{array} has {there} ports on each controller; {model} takes {most} of this protocol, as far as"
                    " recalled.",
                    {**words, "there": array.ports, "most": ports},
                ),
            )


def _lacks_performance(review: Review, model: str) -> bool:
    """Whether the catalogue knows the model by name, but not what it can do."""
    records = [
        each for each in review.layout.catalog.records("arrays") if each.values.get("array_model") == model
    ]
    return bool(records) and not any(field in each.values for each in records for field in PERFORMANCE)


def _beyond(array: StorageArray, message: Message) -> Remark:
    return Remark(array.id, message, LOOK_IT_UP)
