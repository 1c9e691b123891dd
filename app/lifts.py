"""What would lift a limit, in words: one hint for each resource, for the window and for the proposal."""

from __future__ import annotations

from collections.abc import Mapping

from app.i18n import mark, tr
from app.result_words import USUAL, phase_name

LIFTS: Mapping[str, str] = {
    "cpu": mark("More cores or hosts, a faster processor, or less processor time per desktop"),
    "ram": mark("More RAM per host, more hosts, or less RAM per desktop"),
    "disk_iops": mark(
        "More or faster drives, a RAID level with a lower write penalty, or busy files elsewhere"
    ),
    "front_end_iops": mark("More or faster drives, or fewer I/Os per desktop"),
    "capacity": mark("More or larger drives, or files such as swap on another store"),
    "controller": mark("A faster array or another one, more cache, or busy files elsewhere"),
    "array_ports": mark("More or faster ports, or busy files elsewhere"),
    "host_ports": mark("More or faster storage ports in the hosts, or more hosts"),
    "network": mark("More or faster network ports in the hosts, or more hosts"),
    "volume_capacity": mark("More or larger volumes"),
    "vsan_cache": mark("Larger cache devices, or more hosts"),
    "link": mark("More bandwidth, or less display traffic per user"),
    "vms_per_datastore": mark("More volumes, or another store beside this one"),
    "vms_per_host": mark("More hosts"),
    "vms_per_cluster": mark("Another cluster beside this one"),
    "vsan_components": mark("More hosts, or a vSAN policy with fewer components"),
}
ANY_RESOURCE = mark("More of it, or less demand per desktop")


def lift_in_words(resource: str, phase: str) -> str:
    """What would lift a limit; in every phase but the usual one also more time."""
    hint = tr(LIFTS.get(resource, ANY_RESOURCE))
    if phase == USUAL[0]:
        return hint
    words = {"phase": phase_name(phase), "hint": hint[:1].lower() + hint[1:]}
    return tr("A longer window (phase: {phase}); or: {hint}", **words)
