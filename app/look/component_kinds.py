"""How each kind of component is offered: its icon, its words in the palette, its entry in the Insert menu.

One record for each kind; palette, menus, shortcuts, drawing and inspector read it. What a card says of a component is
in `app/canvas/content/captions.py`, the fields in `planner_core/plan/components`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from app.look.translation import mark


class KindInfo(NamedTuple):
    """One kind of component as the interface offers it."""

    kind: str
    icon: str
    hint: str
    """A description in a few English words, translatable."""
    menu_text: str
    """English, with the access key marked by `&`."""
    keys: str
    group: int
    """Its group in the Insert menu, counted from the top; within a group the order follows the keys."""
    also: tuple[str, ...] = ()
    """Further words by which it is found, translatable."""


KINDS: Final[tuple[KindInfo, ...]] = (
    KindInfo("host", "server", mark("One or more identical servers"), mark("&Host"), "Ctrl+1", 0),
    KindInfo(
        "cluster",
        "boxes",
        mark("Hosts that stand in for each other, with storage of their own if wanted"),
        mark("&Cluster"),
        "Ctrl+5",
        1,
        (mark("vSAN, Nutanix, Storage Spaces Direct, Ceph, local drives"),),
    ),
    KindInfo(
        "storage_array",
        "database",
        mark("Controllers and ports in front of disk groups"),
        mark("Storage &array"),
        "Ctrl+6",
        1,
    ),
    KindInfo(
        "disk_group",
        "hard-drive",
        mark("Drives in one RAID set, inside a host or an array"),
        mark("&Disk group"),
        "Ctrl+2",
        0,
        (mark("vSAN, Nutanix, Storage Spaces Direct, Ceph, local drives"),),
    ),
    KindInfo(
        "graphics_boards",
        "gpu",
        mark("Graphics boards inside a host, for virtual GPUs"),
        mark("&Graphics boards"),
        "Ctrl+Shift+G",
        1,
    ),
    KindInfo(
        "desktop_pool", "monitor", mark("Desktops made from one image"), mark("Desktop &pool"), "Ctrl+3", 0
    ),
    KindInfo(
        "infrastructure_servers",
        "network",
        mark("Brokers, directory, databases"),
        mark("&Infrastructure servers"),
        "Ctrl+4",
        0,
    ),
    KindInfo(
        "network_link",
        "cable",
        mark("The line that the screens travel on"),
        mark("&Network link"),
        "Ctrl+7",
        1,
    ),
    KindInfo(
        "note",
        "sticky-note",
        mark("Words on the drawing and in the proposal"),
        mark("N&ote"),
        "Ctrl+Shift+N",
        2,
    ),
)
"""In the order of the palette."""

KIND_ICONS: Final[Mapping[str, str]] = {each.kind: each.icon for each in KINDS}

MENU_GROUPS: Final[tuple[tuple[KindInfo, ...], ...]] = tuple(
    tuple(sorted((each for each in KINDS if each.group == group), key=lambda each: each.keys))
    for group in sorted({each.group for each in KINDS})
)
"""The groups of the Insert menu, and the order in which their actions are declared."""


def insert_action(kind: str) -> str:
    """The id of the action that adds a component of a kind."""
    return f"insert.{kind}"
