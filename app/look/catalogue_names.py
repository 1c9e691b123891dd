"""Names of catalogue records that name no product, in the language of the reader. What is stored stays English."""

from __future__ import annotations

from typing import Final

from app.look.translation import mark, tr

GENERIC: Final = frozenset(
    {
        mark("Two-socket server, 2 x 16 cores, 512 GiB"),
        mark("Two-socket server, 2 x Gold 6542Y, 1024 GiB"),
        mark("Two-socket server, 2 x EPYC 9354, 1536 GiB"),
        mark("All-flash array, two controllers, Fibre Channel"),
        mark("All-flash array, two controllers, NFS 25 Gbit/s"),
        mark("Entry array with direct-attached SAS"),
        mark("SAS or FC 15K 300 GB"),
        mark("vSAN hybrid group: 4 x SAS 900 GB 10K, cache 400 GB SSD"),
        mark("vSAN all-flash, two groups: 6 x SATA SSD 800 GB, cache 2 x 400 GB NVMe"),
        mark("Task worker, Windows 7, 1 vCPU"),
        mark("Knowledge worker, Windows 7, 2 vCPU"),
        mark("Power worker, Windows 7, 2 vCPU"),
        mark("Task worker, Windows 11, 2 vCPU"),
        mark("Office worker, Windows 11, 2 vCPU"),
        mark("Power worker, Windows 11, 2 vCPU"),
        mark("Task worker, Windows Server 2022 session host"),
        mark("Office worker, Windows Server 2022 session host"),
        mark("Power worker, Windows Server 2022 session host"),
        mark("VMware vSAN, further capacity"),
        mark("VMware vSphere for desktops, per user"),
        mark("Windows Server subscription on Azure Local"),
        mark("SQL Server Standard, one machine"),
        mark("Proxmox VE subscription"),
        mark("Proxmox Backup Server subscription"),
        mark("Veeam Universal License, desktops"),
        mark("Veeam socket licence"),
    }
)
"""Of records of servers, arrays, drives, workloads and licences that come with Headroom."""
USUAL: Final = mark("Usual store of these hosts")
"""Where a cluster has its platform from unless the user chose one; see `BY_ITS_HOSTS`."""


def record_name(stored: str) -> str:
    """A stored name as the reader is told it; a name of a product, or of one's own, as it is."""
    return tr(stored) if stored in GENERIC or stored == USUAL else stored
