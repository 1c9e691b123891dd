"""The sample plans shipped with Headroom: measured systems, and designs of today."""

from __future__ import annotations

from app.machine.resources import resources_folder
from planner_core.plan.interchange import plan_from_json
from planner_core.plan.plan import Plan

MEASURED = (
    "everything-on-ssd",
    "everything-on-sas",
    "replica-on-ssd",
    "me4-50",
    "vsan62-hybrid-500",
    "vsan62-allflash-580",
    "tr4540-1500",
    "sc7020f-3000",
)
"""Rebuilt from published tests; in the order of the start page."""
DESIGNS = (
    "mcs-nutanix",
    "horizon-vsan-esa",
    "avd-azure-local",
    "proxmox-ceph",
    "cad-l40s-a16",
    "session-hosts-aff",
)
"""Drawn from the catalogue alone, with example prices; in the order of the start page."""


def sample_names() -> tuple[str, ...]:
    """The names of the measured samples, as arguments of `read_sample`."""
    return MEASURED


def design_names() -> tuple[str, ...]:
    """The names of the designs of today, as arguments of `read_sample`."""
    return DESIGNS


def read_sample(name: str) -> Plan:
    """The plan of a sample or a design. Raises KeyError for an unknown name."""
    if name not in (*MEASURED, *DESIGNS):
        raise KeyError(name)
    folder = resources_folder() / "samples"
    file = (folder / "designs" if name in DESIGNS else folder) / f"{name}.json"
    return plan_from_json(file.read_bytes())


def sample_title(name: str) -> str:
    """Title of the sample, in English and translatable: its plan name."""
    return read_sample(name).name
