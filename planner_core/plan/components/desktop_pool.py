"""Desktop pools: number of desktops, load of each, and sizes of its files."""

from __future__ import annotations

from typing import Annotated

from planner_core.plan.components.pool_storms import PoolStorms
from planner_core.plan.fields import about


class DesktopPool(PoolStorms, frozen=True, tag="desktop_pool"):
    """A pool of identical desktops: their number, the load of each, and the sizes of its files."""

    replica_gib: Annotated[
        float,
        about(
            "Replica",
            unit="GiB",
            least=0,
            most=65_536,
            group="Files",
            help="Size of one copy of the replica; of full clones, the size of the desktop's disk.",
            source="Microsoft, Windows 11 specifications: 64 GB of disk at least",
            formerly=40.0,
        ),
    ] = 64.0
    replica_copies: Annotated[
        int,
        about(
            "Replica copies per store",
            least=1,
            most=16,
            group="Files",
            help="Two copies exist while a pool is recomposed.",
            source="VMware Horizon 7 sizing guidelines: two replicas; Fujitsu, SSD in VDI (2011): one",
        ),
    ] = 2
    template_gib: Annotated[
        float,
        about(
            "Template",
            unit="GiB",
            least=0,
            most=65_536,
            group="Files",
            help="The parent image.",
            source="Microsoft, Windows 11 specifications: 64 GB of disk at least",
            formerly=40.0,
        ),
    ] = 64.0
    full_clone_fill_percent: Annotated[
        float,
        about(
            "Filled part of a full clone",
            uncertain="share",
            unit="%",
            least=0,
            most=100,
            group="Files",
            help="Thin full clones take this share of their disk. 100 for thick ones.",
            source="Planning value",
        ),
    ] = 60.0
    delta_gib: Annotated[
        float,
        about(
            "Delta disk per desktop",
            uncertain="number",
            unit="GiB",
            least=0,
            most=65_536,
            group="Files",
            help="What a linked clone has changed, with its small internal disk. Grows until the next refresh.",
            source="Planning value: 3 x RAM for a weekly refresh, about 0.25 GiB when refreshed at logoff",
        ),
    ] = 12.0
    disposable_gib: Annotated[
        float,
        about(
            "Disposable disk per desktop",
            uncertain="number",
            unit="GiB",
            least=0,
            most=65_536,
            group="Files",
            help="Space that temporary files and the page file take on the disposable disk.",
            source="VMware View default: 4 GB",
        ),
    ] = 4.0
    persistent_gib: Annotated[
        float,
        about(
            "Persistent disk per desktop",
            unit="GiB",
            least=0,
            most=65_536,
            group="Files",
            help="User data that outlives a refresh. 0 for none.",
        ),
    ] = 0.0
    persistent_fill_percent: Annotated[
        float,
        about(
            "Filled part of a persistent disk",
            uncertain="share",
            unit="%",
            least=0,
            most=100,
            group="Files",
            source="VMware Horizon 7 sizing guidelines: 20% to 100%, 50% in the middle",
        ),
    ] = 50.0
    suspends: Annotated[
        bool,
        about(
            "Suspended at logoff",
            group="Files",
            help="A suspended desktop writes its whole memory to a file beside its own.",
        ),
    ] = False
    log_gib: Annotated[
        float,
        about(
            "Logs per desktop",
            unit="GiB",
            least=0,
            most=1024,
            group="Files",
            source="VMware Horizon View architecture planning: up to 100 MB of logs",
        ),
    ] = 0.1
    vmx_swap_gib: Annotated[
        float,
        about(
            "VMX swap per desktop",
            unit="GiB",
            least=0,
            most=16,
            group="Files",
            help="Swap of the virtual machine process itself. It stays with the desktop's own files. None before 5.0.",
            source="vSphere 7 resource management: 50 to 150 MB",
        ),
    ] = 0.1
