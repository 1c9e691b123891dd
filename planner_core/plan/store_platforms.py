"""Stores that the hosts of a cluster make of their own drives: the platforms, and what can be chosen on each.

A cluster names its platform by the version of its store. The catalogue has the figures of each version and policy; what
belongs together is known here, because edits know no catalogue.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class StorePlatform(NamedTuple):
    """What makes stores of the drives of hosts: its name, and what a cluster with it may choose."""

    name: str
    versions: tuple[str, ...]
    kinds: tuple[str, ...]
    """Choices of the field `vsan` beside none; the first suits any drives."""
    policies: tuple[str, ...]
    """Choices of the field `vsan_policy`; the first is the usual one."""
    has_caches: bool
    """Whether devices of their own take writes before the capacity devices do, except on express storage."""
    free_percent: float = 0.0
    """Share of the capacity that the maker keeps free beside any reserve. Nutanix: about 5% (joshodgers.com, 2015);
    Ceph warns when 85% are full (nearfull ratio)."""


VSAN: Final = StorePlatform(
    "vSAN",
    ("6.0", "6.2", "6.7", "7.0", "8.0"),
    ("all-flash", "hybrid", "esa"),
    ("raid-1-ftt-1", "ftt-0", "raid-1-ftt-2", "raid-1-ftt-3", "raid-5", "raid-6"),
    has_caches=True,
)
AOS: Final = StorePlatform(
    "Nutanix AOS",
    ("aos",),
    ("all-flash",),
    ("rf2", "rf3", "rf2-ecx", "rf3-ecx"),
    has_caches=False,
    free_percent=5.0,
)
SPACES: Final = StorePlatform(
    "Storage Spaces Direct",
    ("s2d",),
    ("all-flash", "hybrid"),
    ("three-way-mirror", "two-way-mirror", "dual-parity", "nested-two-way-mirror"),
    has_caches=True,
)
CEPH: Final = StorePlatform(
    "Ceph",
    ("ceph",),
    ("all-flash",),
    ("ceph-3", "ceph-ec-2-1", "ceph-ec-2-2", "ceph-ec-4-2"),
    has_caches=False,
    free_percent=15.0,
)
STORE_PLATFORMS: Final = (VSAN, AOS, SPACES, CEPH)
FREE_PERCENT: Final = {
    version: each.free_percent for each in STORE_PLATFORMS if each is not VSAN for version in each.versions
}
"""By version, except those of vSAN."""
_BY_VERSION: Final = {version: each for each in STORE_PLATFORMS for version in each.versions}


_BY_HYPERVISOR: Final = {"nutanix-ahv": AOS, "hyper-v": SPACES, "azure-local": SPACES, "proxmox": CEPH}
"""By the beginning of the hypervisor's id."""
NUTANIX: Final = "Nutanix "
"""How the models of servers begin that are sold with Nutanix AOS."""


def usual_platform(hypervisor: str, server_model: str) -> StorePlatform:
    """The platform that hosts usually make a store with, by their hypervisor and the make of their servers."""
    if server_model.startswith(NUTANIX):
        return AOS
    found = (each for start, each in _BY_HYPERVISOR.items() if hypervisor.startswith(start))
    return next(found, VSAN)


def platform_of(version: str) -> StorePlatform:
    """The platform of a version. Raises KeyError for an unknown one."""
    return _BY_VERSION[version]


def takes_caches(kind: str, version: str) -> bool:
    """Whether the store of a cluster has cache devices, by its fields `vsan` and `vsan_version`."""
    return kind in ("hybrid", "all-flash") and platform_of(version).has_caches
