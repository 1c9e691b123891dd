"""Links: what runs on which host, and which file is on which store.

A pool runs on a host, and each of its file roles is on a store. Relocating the swap files means moving one link; there
is no flag or special formula for it.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

from planner_core.plan.components import ComponentId

PoolFileRole = Literal[
    "replica",
    "delta",
    "disposable",
    "persistent",
    "swap",
    "suspend",
    "log",
    "vmx_swap",
    "template",
]
FileRole = Literal[PoolFileRole, "server_disk"]
Role = Literal["runs_on", "display", FileRole]
LinkKey = tuple[ComponentId, Role, ComponentId]

RUNS_ON: Final = "runs_on"
DISPLAY: Final = "display"
"""A pool's display traffic uses a network link."""

POOL_FILE_ROLES: Final[tuple[PoolFileRole, ...]] = get_args(PoolFileRole)
"""`delta` is the clone's own disk with its internal disk; `vmx_swap` is the swap of the VM process, which stays
with the desktop when the large swap file (`swap`) moves."""

ROLE_NAMES: Final[dict[str, str]] = {
    "runs_on": "Runs on",
    "display": "Screens",
    "replica": "Replica",
    "delta": "Delta disk",
    "disposable": "Disposable disk",
    "persistent": "Persistent disk",
    "swap": "Swap file",
    "suspend": "Suspend file",
    "log": "Logs",
    "vmx_swap": "VMX swap",
    "template": "Template",
    "server_disk": "Server disks",
    "overhead": "Overhead",
}
"""English names, translatable; `overhead` is no role but a share of every store."""
FULL_CLONE_DISK: Final = "Disk"
"""Name of the delta disk if it is the desktop's only disk."""


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`source` runs on `target`, or the file role of `source` is stored on `target`.

    The disk of a full clone has the role `delta`; full clones have no replica.
    """

    source: ComponentId
    role: Role
    target: ComponentId
    share: Annotated[float, msgspec.Meta(gt=0, le=1)] = 1.0
    """Share of the role's desktops whose files are here, if a role is spread over several stores."""

    @property
    def key(self) -> LinkKey:
        """Identifies the link within a plan."""
        return (self.source, self.role, self.target)
