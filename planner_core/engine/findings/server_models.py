"""Servers by name: processors, sockets and memory that their model does not take."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from planner_core.catalog.server_models import FAMILY_NAMES, ServerModel
from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import Host

SHEETS: Final = "Data sheets of the servers, as the catalogue names them for each model"
ANOTHER_MODEL: Final = Message("Choose another model, or look into its data sheet.")
LOOK_IT_UP: Final = Message(
    "This figure of the catalogue is only recalled: look into the data sheet of the model before you change the plan."
)


@check("host.too-many-sockets", "warning", source=SHEETS)
def more_sockets_than_the_model_has(review: Review) -> Iterator[Remark]:
    """A server of a known model has a fixed number of sockets."""
    for host, model in _known(review):
        if host.sockets > model.sockets:
            words = {
                "host": Named(host.name),
                "model": model.id,
                "there": host.sockets,
                "count": model.sockets,
            }
            yield Remark(
                host.id,
                Message(
                    "{host} has {there} processors in each server; {model} has {count} socket.",
                    words,
                    "{host} has {there} processors in each server; {model} has {count} sockets.",
                ),
                _remedy(model, "sockets"),
            )


@check("host.other-processor", "warning", source=SHEETS)
def a_processor_that_does_not_fit(review: Review) -> Iterator[Remark]:
    """Each generation of a server takes the processors of one or two generations."""
    for host, model in _known(review):
        if not model.takes(host.cpu_model):
            words = {
                "host": Named(host.name),
                "processor": host.cpu_model,
                "model": model.id,
                "families": "; ".join(FAMILY_NAMES[each] for each in model.processors),
            }
            yield Remark(
                host.id,
                Message("{host}: {processor} does not fit {model}, which takes: {families}.", words),
                _remedy(model, "processors"),
            )


@check("host.too-many-modules", "warning", source=SHEETS)
def more_modules_than_slots(review: Review) -> Iterator[Remark]:
    """Memory that needs more modules than a server of a known model has slots."""
    for host, model in _known(review):
        modules = math.ceil(host.ram_gib / host.memory_module_gib)
        if modules > model.memory_slots:
            words = {
                "host": Named(host.name),
                "ram": Quantity(host.ram_gib, "GiB"),
                "module": Quantity(host.memory_module_gib, "GiB"),
                "modules": modules,
                "model": model.id,
                "slots": model.memory_slots,
            }
            yield Remark(
                host.id,
                Message("{host}: {ram} are {modules} modules of {module}; {model} has {slots} slots.", words),
                _remedy(
                    model, "memory_slots", Message("Choose larger modules, or less memory in each server.")
                ),
            )


@check("host.too-much-memory", "warning", source=SHEETS)
def more_memory_than_the_model_takes(review: Review) -> Iterator[Remark]:
    """Memory beyond the largest configuration of a known model."""
    for host, model in _known(review):
        if host.ram_gib > model.max_memory_gib:
            words = {
                "host": Named(host.name),
                "ram": Quantity(host.ram_gib, "GiB"),
                "model": model.id,
                "most": Quantity(model.max_memory_gib, "GiB"),
            }
            yield Remark(
                host.id,
                Message("{host} has {ram} in each server; {model} takes {most}.", words),
                _remedy(
                    model, "max_memory_gib", Message("Choose less memory in each server, and more servers.")
                ),
            )


def _known(review: Review) -> Iterator[tuple[Host, ServerModel]]:
    """The hosts whose model the catalogue knows."""
    models = review.layout.catalog.server_models
    for host in review.layout.hosts.components:
        model = models.get(host.server_model)
        if model is not None:
            yield host, model


def _remedy(model: ServerModel, field: str, otherwise: Message = ANOTHER_MODEL) -> Message:
    return LOOK_IT_UP if model.is_recalled(field) else otherwise
