"""Published sizes of stores that hosts make of their own drives, against the capacity that Headroom draws."""

from __future__ import annotations

from typing import Final

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.engine.evaluate import evaluate
from planner_core.messages import Message
from planner_core.plan.components import Cluster, DiskGroup, Host
from planner_core.plan.plan import Plan
from planner_core.plan.store_platforms import platform_of
from planner_core.studies.validation_records import PublishedStore, ValidationError
from planner_core.units import PERCENT

CLUSTER: Final = "cluster"
BYTES_PER_GIB: Final = 2**30
BYTES_PER_GB: Final = 10**9
NO_FAILURE: Final = "normal"
MORE: Final = 2
"""How many times the drives that tell what each further one adds, beside reserves that stay."""


def store_figure(store: PublishedStore, catalog: Catalog) -> float:
    """What a source says about a store: its room for files in TB, the share of each further drive in percent, or what
    data take on the drives, in the unit of the data. Raises ValidationError if there is no such store.
    """
    try:
        room = _room_gb(store, catalog, store.drives)
        if store.tells == "room":
            return room / 1000
        further = _room_gb(store, catalog, MORE * store.drives) - room
    except (KeyError, ValueError, StopIteration, msgspec.ValidationError) as error:
        words = {"platform": store.platform, "policy": store.policy}
        raise ValidationError(Message("There is no store {platform} with {policy}.", words)) from error
    share = further / (store.hosts * store.drives * store.drive_gb)
    return share * PERCENT if store.tells == "share" else store.data / share


def _room_gb(store: PublishedStore, catalog: Catalog, drives: int) -> float:
    """Room for files on so many drives of each host."""
    case = f"host-{store.failed_hosts}" if store.failed_hosts else NO_FAILURE
    found = next(
        each
        for each in evaluate(_drawn(store, drives), catalog).saturation
        if (each.component, each.resource, each.case) == (CLUSTER, "capacity", case)
    )
    return found.capacity * BYTES_PER_GIB / BYTES_PER_GB


def _drawn(store: PublishedStore, drives: int) -> Plan:
    """The hosts of the source with these drives, and no desktops."""
    platform = platform_of(store.platform)
    if store.policy not in platform.policies:
        raise ValueError
    cluster = Cluster(
        id=CLUSTER,
        name="Cluster",
        failures_to_tolerate=store.failed_hosts,
        vsan=store.storage,
        vsan_version=store.platform,  # type: ignore[arg-type]
        vsan_policy=store.policy,  # type: ignore[arg-type]
        vsan_slack_percent=store.kept_free_percent,
        vsan_format_percent=0.0,
    )
    host = Host(id="hosts", name="Hosts", count=store.hosts)
    group = DiskGroup(
        id="drives",
        name="Drives",
        purpose="vsan",
        drive_kind="hdd" if store.storage == "hybrid" else "nvme",
        drives=drives,
        drive_gb=store.drive_gb,
    )
    parts = {part.id: part for part in (cluster, host, group)}
    return Plan(components=parts, parents={"hosts": CLUSTER, "drives": "hosts"})
