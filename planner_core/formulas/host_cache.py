"""Read caches in host memory: digest files, and reads that still reach the storage.

Horizon's storage accelerator (CBRC) comes first, then the client cache of vSAN.
"""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import PERCENT


@formula(
    Message("Digest of a disk"),
    symbol="digest",
    unit="MiB",
    expression="disk_gib x digest_mib_per_gib",
    source="VMware Horizon storage accelerator: 5 MB of digest for each GB of disk, 12 with the check for"
    " collisions (vresource.net)",
)
def digest_mib(disk_gib: Number, digest_mib_per_gib: Number) -> Number:
    """Digest file next to a replica, used by the host's read cache; 25 GiB at 5: 125 MiB."""
    return disk_gib * digest_mib_per_gib


@formula(
    Message("Reads behind a cache"),
    symbol="r",
    unit="IOPS",
    expression="reads x (1 - hit_percent / 100)",
    source="A read that the cache answers does not reach the drives behind it",
)
def reads_after_cache(reads: Number, hit_percent: Number) -> Number:
    """Reads per second that miss one cache; 650 at 80 % hits: 130. Apply again for a second cache."""
    return reads * (1 - hit_percent / PERCENT)


@formula(
    Message("Hits of two caches"),
    symbol="h",
    unit="%",
    expression="100 - (100 - first_hit_percent) x (100 - second_hit_percent) / 100",
    source="Caches in series: the second sees only the reads that the first could not answer",
)
def hits_of_two_caches_percent(first_hit_percent: Number, second_hit_percent: Number) -> Number:
    """Hit rate of two caches together; 80 % and 29.5 % of the rest: 85.9 %."""
    return PERCENT - (PERCENT - first_hit_percent) * (PERCENT - second_hit_percent) / PERCENT


@formula(
    Message("Client cache of vSAN"),
    symbol="M_dom",
    unit="GiB",
    expression="min(host_ram_gib x share_percent / 100, most_gib)",
    source="VMware, Virtual SAN 6.2 with VDI (2016): 0.4% of the host's memory, at most 1 GB",
)
def client_cache_gib(host_ram_gib: Number, share_percent: Number, most_gib: Number) -> Number:
    """Memory of each host for the vSAN client read cache; 256 GiB at 0.4 %, at most 1 GiB: 1 GiB."""
    return np.minimum(host_ram_gib * share_percent / PERCENT, most_gib)


@formula(
    Message("Cache hits, if the host has a cache"),
    symbol="h",
    unit="%",
    expression="hit_percent x covered_percent / 100",
    source="Only desktops on a host with a cache are served by it",
)
def hits_where_cached_percent(hit_percent: Number, covered_percent: Number) -> Number:
    """Share of a pool's reads answered by caches; 80 % on half of the hosts: 40 %."""
    return hit_percent * covered_percent / PERCENT
