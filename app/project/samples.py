"""The sample plans shipped with Headroom, built from published systems."""

from __future__ import annotations

from app.machine.resources import resources_folder
from planner_core.plan.interchange import plan_from_json
from planner_core.plan.plan import Plan

ORDER = (
    "everything-on-ssd",
    "everything-on-sas",
    "replica-on-ssd",
    "me4-50",
    "vsan62-hybrid-500",
    "vsan62-allflash-580",
    "tr4540-1500",
    "sc7020f-3000",
)
"""Order on the start page."""


def sample_names() -> tuple[str, ...]:
    """The names of the samples, as arguments of `read_sample`."""
    return ORDER


def read_sample(name: str) -> Plan:
    """The plan of a sample. Raises KeyError for an unknown name."""
    if name not in ORDER:
        raise KeyError(name)
    return plan_from_json((resources_folder() / "samples" / f"{name}.json").read_bytes())


def sample_title(name: str) -> str:
    """Title of the sample, in English and translatable: its plan name."""
    return read_sample(name).name
