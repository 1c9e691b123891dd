"""Space that the files of linked clones take on the stores they are placed on.

Fujitsu prints three formulas: everything on one store, swap files relocated, swap files and template
relocated. They are one formula here: a role counts where its link leads, so moving the link is the relocation.
"""

from __future__ import annotations

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Column
from planner_core.messages import Message
from planner_core.units import PERCENT

FUJITSU_CAPACITY = (
    "Fujitsu, SSD in VDI (2011), storage sizing: number of VMs x (delta + swap + log) + replica + template"
    " + overhead; swap and template drop out where they are relocated"
)


@formula(
    Message("Files of the desktops"),
    symbol="n x f",
    unit="GiB",
    expression="desktops x share x file_gib",
    source=FUJITSU_CAPACITY,
)
def desktop_files_gib(desktops: Column, share: Column, file_gib: Column) -> Column:
    """Space of one file role of `share` of the desktops; 75 swap files of 2 GiB: 150 GiB."""
    return desktops * share * file_gib


@formula(
    Message("Replicas"),
    symbol="R",
    unit="GiB",
    expression="stores x replica_copies x replica_gib",
    source="Fujitsu, SSD in VDI (2011): the replica is created once per datastore; VMware Horizon 7 sizing"
    " guidelines: two of them during a recompose",
)
def replica_files_gib(stores: Column, replica_copies: Column, replica_gib: Column) -> Column:
    """Space of the replicas on all stores of a disk group; one store, one copy of 30 GiB: 30 GiB."""
    return stores * replica_copies * replica_gib


@formula(
    Message("Templates"),
    symbol="T",
    unit="GiB",
    expression="stores x template_gib",
    source=FUJITSU_CAPACITY,
)
def template_files_gib(stores: Column, template_gib: Column) -> Column:
    """Space of the parent image; local stores need one for each host."""
    return stores * template_gib


@formula(
    Message("Storage overhead"),
    symbol="ov",
    unit="GiB",
    expression="files_gib x capacity_overhead_percent / 100",
    source="VMware Horizon View architecture planning: plus 15 %; the overhead of the Fujitsu formulas",
)
def overhead_gib(files_gib: Column, capacity_overhead_percent: Column) -> Column:
    """Space beside the files; 15 % of 442.5 GiB: 66.4 GiB."""
    return files_gib * capacity_overhead_percent / PERCENT


@formula(
    Message("Used capacity"),
    symbol="U",
    unit="GiB",
    expression="files_gib + overhead_gib",
    source=FUJITSU_CAPACITY,
)
def used_capacity_gib(files_gib: Column, overhead_gib: Column) -> Column:
    """Files and overhead of a store. 75 desktops of 2 GiB RAM, delta 3, log 0.1, replica and template 30 each,
    15 % overhead: 508.9 GiB; swap relocated 336.4; swap and template relocated 301.9."""
    return files_gib + overhead_gib
