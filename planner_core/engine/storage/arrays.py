"""Storage arrays: utilisation of controllers, and traffic on their ports."""

from __future__ import annotations

import numpy as np

from planner_core.engine.basis.block import Block
from planner_core.engine.hosts.desktops import ReadsAndWrites
from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.layout.tables import field_note
from planner_core.engine.layout.targets import targets_of
from planner_core.engine.storage.files import Files
from planner_core.engine.storage.store_io import StoreIo, store_io
from planner_core.formulas import controllers, network
from planner_core.formulas.recording import Column, Index, LeafNote, concatenate, gather, total
from planner_core.formulas.saturation import demand_of
from planner_core.messages import Message
from planner_core.plan.components import StorageArray

SERVER_KIB = LeafNote(
    Message("Size of a server's I/O"), "k", "KiB", "constant", "Planning value: as a desktop's, 22 KiB"
)
SERVER_KIB_PER_IO = 22.0
FAILED_PORTS = Message("Failed ports")


@kept
def controller_block(layout: Layout, files: Files) -> Block:
    """Controllers kept busy by I/O and background work, and their number."""
    arrays, io = layout.arrays, store_io(layout, files)
    return Block(
        resource="controller",
        unit="controllers",
        components=arrays.ids,
        demand=_busy(layout, _on_arrays(layout, files, io.all)),
        fixed_demand=_busy(layout, _on_arrays(layout, files, io.servers)),
        capacity=_controllers_in_service(layout),
        target_percent=layout.target("controller_target_percent"),
        tolerated=files.tolerated[files.array_rows()],
    )


@kept
def ports_block(layout: Layout, files: Files) -> Block:
    """Bytes on the front-end ports. A failed controller takes its ports down; a failed path is one port."""
    arrays, io = layout.arrays, store_io(layout, files)
    fixed = _server_bytes(layout, files, io)
    return Block(
        resource="array_ports",
        unit="MB/s",
        components=arrays.ids,
        demand=demand_of(_desktop_bytes(layout, files, io), fixed),
        fixed_demand=fixed,
        capacity=network.port_bandwidth_mb_s(
            controllers.ports_of_controllers(_controllers_in_service(layout), arrays.column("ports")),
            layout.failed_one(arrays, "path", FAILED_PORTS, "ports"),
            arrays.column("port_mb_s"),
        ),
        target_percent=layout.target("bandwidth_target_percent"),
        tolerated=files.tolerated[files.array_rows()],
    )


def _server_bytes(layout: Layout, files: Files, io: StoreIo) -> Column:
    """MB/s of the infrastructure servers on each array and on the disk groups in it."""
    size, servers = layout.constant(SERVER_KIB_PER_IO, SERVER_KIB), _on_arrays(layout, files, io.servers)
    reads, writes = (network.throughput_mb_s(part, size) for part in servers)
    return demand_of(reads, writes)


def array_of_store(layout: Layout, files: Files) -> Index:
    """Row of the array behind each store row: of the array itself, and of the disk groups in it; or NOWHERE."""
    rows = np.full(files.stores, NOWHERE, dtype=np.intp)
    rows[: files.groups] = layout.array_of_group
    rows[files.array_rows()] = np.arange(files.arrays)
    return rows


def _desktop_bytes(layout: Layout, files: Files, io: StoreIo) -> Column:
    array = array_of_store(layout, files)
    parts, targets = [], []
    for part, megabytes in ((io.role_reads, io.read_bytes), (io.role_writes, io.write_bytes)):
        behind = array[part.targets.index]
        rows = np.flatnonzero(behind != NOWHERE)
        parts.append(gather(megabytes, rows))
        targets.append(behind[rows])
    every = targets_of(("bytes", "arrays"), np.concatenate(targets), files.arrays)
    return total(concatenate(parts), every, Message("Throughput of all desktops"), "MB/s")


def _on_arrays(layout: Layout, files: Files, io: ReadsAndWrites) -> ReadsAndWrites:
    """I/O on an array itself and on disk groups in it that files lie on directly."""
    array = array_of_store(layout, files)
    rows = np.flatnonzero(array != NOWHERE)
    targets = targets_of(("stores", "arrays"), array[rows], files.arrays)
    return ReadsAndWrites(
        total(gather(io.reads, rows), targets, Message("Reads on the array"), "IOPS"),
        total(gather(io.writes, rows), targets, Message("Writes on the array"), "IOPS"),
    )


def _busy(layout: Layout, io: ReadsAndWrites) -> Column:
    arrays = layout.arrays
    busy = controllers.controllers_busy(
        io.reads, io.writes, arrays.column("controller_read_iops"), arrays.column("controller_write_iops")
    )
    if not arrays.any_above("controller_idle_percent"):
        return busy
    idle = controllers.controllers_idle_work(
        _serving(layout, arrays.column("controllers")), arrays.column("controller_idle_percent")
    )
    return controllers.controllers_busy_in_all(idle, busy, _controllers_in_service(layout))


def _controllers_in_service(layout: Layout) -> Column:
    arrays = layout.arrays
    failed = layout.failed_one(arrays, "controller", Message("Failed controllers"), "controllers")
    return _serving(layout, controllers.controllers_in_service(arrays.column("controllers"), failed))


def _serving(layout: Layout, those: Column) -> Column:
    """How many of the controllers carry the I/O: all of them unless the drives belong to some."""
    arrays = layout.arrays
    if not arrays.any_above("serving_controllers"):
        return those
    chosen, every = arrays.numbers("serving_controllers"), arrays.numbers("controllers")

    def note(array: StorageArray) -> LeafNote:
        return field_note(array, "serving_controllers" if array.serving_controllers else "controllers")

    return controllers.controllers_serving(those, arrays.given(np.where(chosen > 0, chosen, every), note))
