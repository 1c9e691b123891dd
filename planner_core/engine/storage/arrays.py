"""Storage arrays: utilisation of controllers, and traffic on their ports."""

from __future__ import annotations

import numpy as np

from planner_core.engine.basis.block import Block
from planner_core.engine.hosts.desktops import ReadsAndWrites
from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import NOWHERE, Layout, failed_one
from planner_core.engine.layout.tables import field_note
from planner_core.engine.layout.targets import targets_of
from planner_core.engine.storage.files import Files
from planner_core.engine.storage.store_io import files_read, files_written, server_io, store_io
from planner_core.formulas import controllers, network
from planner_core.formulas.recording import Column, Index, LeafNote, Targets, concatenate, gather, total
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
    arrays = layout.arrays
    return Block(
        resource="controller",
        unit="controllers",
        components=arrays.ids,
        demand=_busy(layout, _on_arrays(layout, files, store_io(layout, files).all)),
        fixed_demand=_busy_with_servers(layout, files),
        capacity=_controllers_in_service(layout),
        target_percent=layout.target("controller_target_percent"),
        tolerated=files.tolerated[files.array_rows()],
    )


@kept
def ports_block(layout: Layout, files: Files) -> Block:
    """Bytes on the front-end ports. A failed controller takes its ports down; a failed path is one port."""
    arrays, fixed = layout.arrays, _server_bytes(layout, files)
    return Block(
        resource="array_ports",
        unit="MB/s",
        components=arrays.ids,
        demand=demand_of(_desktop_bytes(layout, files), fixed),
        fixed_demand=fixed,
        capacity=_port_bandwidth(layout),
        target_percent=layout.target("bandwidth_target_percent"),
        tolerated=files.tolerated[files.array_rows()],
    )


@kept
def _port_bandwidth(layout: Layout) -> Column:
    arrays = layout.arrays
    return network.port_bandwidth_mb_s(
        controllers.ports_of_controllers(_controllers_in_service(layout), arrays.column("ports")),
        failed_one(layout, arrays, "path", FAILED_PORTS, "ports"),
        arrays.column("port_mb_s"),
    )


@kept
def _server_bytes(layout: Layout, files: Files) -> Column:
    """MB/s of the infrastructure servers on each array and on the disk groups in it."""
    size = layout.constant(SERVER_KIB_PER_IO, SERVER_KIB)
    servers = _on_arrays(layout, files, server_io(layout, files).all)
    reads, writes = (network.throughput_mb_s(part, size) for part in servers)
    return demand_of(reads, writes)


def array_of_store(layout: Layout, files: Files) -> Index:
    """Row of the array behind each store row: of the array itself, and of the disk groups in it; or NOWHERE."""
    rows = np.full(files.stores, NOWHERE, dtype=np.intp)
    rows[: files.groups] = layout.array_of_group
    rows[files.array_rows()] = np.arange(files.arrays)
    return rows


def _desktop_bytes(layout: Layout, files: Files) -> Column:
    io, (reads, writes, targets) = store_io(layout, files), _files_on_arrays(layout, files)
    parts = [gather(io.read_bytes, reads), gather(io.write_bytes, writes)]
    return total(concatenate(parts), targets, Message("Throughput of all desktops"), "MB/s")


@kept
def _files_on_arrays(layout: Layout, files: Files) -> tuple[Index, Index, Targets]:
    """Rows of reads and of writes on arrays and on disk groups in them, and the array of each."""
    array = array_of_store(layout, files)
    behind = [array[each(layout, files).targets.index] for each in (files_read, files_written)]
    reads, writes = (np.flatnonzero(each != NOWHERE) for each in behind)
    every = np.concatenate([behind[0][reads], behind[1][writes]])
    return reads, writes, targets_of(("bytes", "arrays"), every, files.arrays)


def _on_arrays(layout: Layout, files: Files, io: ReadsAndWrites) -> ReadsAndWrites:
    """I/O on an array itself and on disk groups in it that files lie on directly."""
    rows, targets = _stores_on_arrays(layout, files)
    return ReadsAndWrites(
        total(gather(io.reads, rows), targets, Message("Reads on the array"), "IOPS"),
        total(gather(io.writes, rows), targets, Message("Writes on the array"), "IOPS"),
    )


@kept
def _stores_on_arrays(layout: Layout, files: Files) -> tuple[Index, Targets]:
    """Arrays and the disk groups in them, and the array of each."""
    array = array_of_store(layout, files)
    rows = np.flatnonzero(array != NOWHERE)
    return rows, targets_of(("stores", "arrays"), array[rows], files.arrays)


@kept
def _busy_with_servers(layout: Layout, files: Files) -> Column:
    """What keeps the controllers busy beside the desktops."""
    return _busy(layout, _on_arrays(layout, files, server_io(layout, files).all))


def _busy(layout: Layout, io: ReadsAndWrites) -> Column:
    arrays, idle = layout.arrays, _idle_work(layout)
    busy = controllers.controllers_busy(
        io.reads, io.writes, arrays.column("controller_read_iops"), arrays.column("controller_write_iops")
    )
    if idle is None:
        return busy
    return controllers.controllers_busy_in_all(idle, busy, _controllers_in_service(layout))


@kept
def _idle_work(layout: Layout) -> Column | None:
    """Background work of the controllers; None if no array has any."""
    arrays = layout.arrays
    if not arrays.any_above("controller_idle_percent"):
        return None
    return controllers.controllers_idle_work(
        _serving(layout, arrays.column("controllers")), arrays.column("controller_idle_percent")
    )


@kept
def _controllers_in_service(layout: Layout) -> Column:
    arrays = layout.arrays
    failed = failed_one(layout, arrays, "controller", Message("Failed controllers"), "controllers")
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
