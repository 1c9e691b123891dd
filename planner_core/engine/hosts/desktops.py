"""Demand of one desktop of each pool by phase: processors, reads, writes, bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.basis.axes import FirstDay, Phase, by_phase, working_or_storm
from planner_core.engine.hosts.first_day import FIRST_LOGIN, has_first_day, on_first_day
from planner_core.engine.hosts.image_states import cpu_in_image_state, io_in_image_state
from planner_core.engine.hosts.users_in_storms import means_with_users, of_users, with_users
from planner_core.engine.layout.dependencies import kept, kept_by_word
from planner_core.engine.layout.layout import Layout
from planner_core.engine.layout.tables import drawing_note, field_note
from planner_core.formulas import desktop_load, network
from planner_core.formulas.recording import LOAD_AXIS, Column, LeafNote, stacked, values_of
from planner_core.messages import Message
from planner_core.plan.components import DesktopPool
from planner_core.units import PERCENT

WINDOWS = {
    "login": "login_window_minutes",
    "boot": "boot_window_minutes",
    "provision": "provision_window_minutes",
    "patch": "patch_window_minutes",
    "refresh": "logoff_window_minutes",
    FIRST_LOGIN: "login_window_minutes",
}
"""Work phase -> the setting with its window."""


PASSES = 3
"""Over a patch: written as it comes, read, and written where it belongs."""
OF_A_PATCH = "Planning value near NetApp TR-4540 (2017): 109,578 I/Os of 27.6 KiB for 1.1 GB are 2.8 passes"
PATCH_PASSES = LeafNote(Message("Passes over a patch"), "passes", "count", "constant", OF_A_PATCH)
PATCH_READS = LeafNote(Message("Reads of a patch"), "r", "%", "constant", OF_A_PATCH)


NO_STREAMS = LeafNote(
    Message("Streamed images"), "0", "MB/s", "drawing", "Images are streamed while machines boot"
)
NO_DOWNLOADS = LeafNote(
    Message("Downloads of a patch"), "0", "MB/s", "drawing", "Patches are fetched in their own window"
)


class ReadsAndWrites(NamedTuple):
    """I/Os per second, by phase and load."""

    reads: Column
    writes: Column


@kept
def cpu_by_phase(layout: Layout) -> Column:
    """Processor demand of one desktop of each pool, in MHz."""
    at_work = users_at_work(layout)
    working = desktop_load.working_cpu_mhz(at_work, user_cpu_mhz(layout))
    work = {
        phase: desktop_load.work_cpu_mhz(
            _of_phase(layout, phase, "cpu_ghz_seconds"), layout.setting(WINDOWS[phase])
        )
        for phase in _work_phases(layout)
    }
    first_day = None
    if has_first_day(layout):
        mhz = cpu_in_image_state(layout, on_first_day(layout, "cpu_mhz", "first_cpu_mhz"))
        first_day = desktop_load.working_cpu_mhz(at_work, mhz)
    return _phases(layout, working, at_work, work, first_day)


@kept
def login_cpu_mhz(layout: Layout) -> Column:
    """Processor demand of one desktop of each pool in the login window: the maximum that users alone cause."""
    pools, at_work = layout.pools, users_at_work(layout)
    return desktop_load.login_load(
        desktop_load.working_cpu_mhz(at_work, user_cpu_mhz(layout)),
        at_work,
        desktop_load.work_cpu_mhz(pools.column("login_cpu_ghz_seconds"), layout.setting(WINDOWS["login"])),
    )


def first_login_cpu_mhz(layout: Layout) -> Column | None:
    """The same on the first day of the week; None if that is like others."""
    if not has_first_day(layout):
        return None
    at_work = users_at_work(layout)
    mhz = cpu_in_image_state(layout, on_first_day(layout, "cpu_mhz", "first_cpu_mhz"))
    return desktop_load.login_load(
        desktop_load.working_cpu_mhz(at_work, mhz),
        at_work,
        desktop_load.work_cpu_mhz(
            _of_phase(layout, FIRST_LOGIN, "cpu_ghz_seconds"), layout.setting(WINDOWS[FIRST_LOGIN])
        ),
    )


@kept
def io_by_phase(layout: Layout) -> ReadsAndWrites:
    """Reads and writes per second of one desktop of each pool, on average and at the peak."""
    pools, at_work = layout.pools, users_at_work(layout)
    work = {phase: _io_of_work(layout, phase) for phase in _work_phases(layout)}
    working = usual_io(layout)
    first_day = first_peak = None
    if has_first_day(layout):
        first_day = _working_io(
            layout,
            at_work,
            on_first_day(layout, "iops", "first_iops"),
            on_first_day(layout, "read_percent", "first_read_percent", "first_iops"),
        )
        first_peak = on_first_day(layout, "peak_factor", "first_peak_factor", "first_iops")
    reads = _phases(
        layout,
        working.reads,
        at_work,
        {phase: each.reads for phase, each in work.items()},
        first_day and first_day.reads,
    )
    writes = _phases(
        layout,
        working.writes,
        at_work,
        {phase: each.writes for phase, each in work.items()},
        first_day and first_day.writes,
    )

    usual, storm = pools.column("peak_factor"), pools.column("work_peak_factor")

    def factor(kind: int) -> Column:
        beside = means_with_users(layout, storm, usual, lambda phase: _of_kind(layout, phase, kind))
        return working_or_storm(layout.phases, usual, storm, first_peak, beside)

    return ReadsAndWrites(with_peak(layout, reads, factor(0)), with_peak(layout, writes, factor(1)))


def with_peak(layout: Layout, io: Column, factor: Column) -> Column:
    """I/Os on average and at the peak; on average only where no load counts but that."""
    if not layout.has_peaks:
        return io
    return stacked([io, desktop_load.peak_iops(io, factor)], LOAD_AXIS)


def _of_kind(layout: Layout, phase: Phase, kind: int) -> tuple[Column, Column]:
    work, users = storm_and_users(layout, phase)
    return work[kind], users[kind]


@kept_by_word
def _io_of_work(layout: Layout, phase: str) -> ReadsAndWrites:
    """Reads and writes of the work of a phase, on average over its window."""
    work = _of_phase(layout, phase, "ios"), _of_phase(layout, phase, "read_percent")
    if phase == "boot" and layout.pools.any_above("streamed_boot_mb"):
        work = _streamed_boot(layout)
    if phase == "patch" and layout.pools.any_above("patch_gb"):
        work = _patch_work(layout)
    if phase == "provision" and layout.pools.any_above("image_gb"):
        work = _provision_work(layout)
    window = layout.setting(WINDOWS[phase])
    return ReadsAndWrites(
        desktop_load.work_reads_iops(*work, window), desktop_load.work_writes_iops(*work, window)
    )


@kept_by_word
def storm_and_users(layout: Layout, phase: Phase) -> tuple[ReadsAndWrites, ReadsAndWrites]:
    """I/O of one desktop of each pool in a storm, and that of its users who go on working, on average."""
    work, working = _io_of_work(layout, phase), usual_io(layout)
    if phase == "refresh":
        work = ReadsAndWrites(*(desktop_load.refresh_load(refreshes(layout), each) for each in work))
    return work, ReadsAndWrites(*(of_users(layout, phase, each) for each in working))


@kept
def usual_io(layout: Layout) -> ReadsAndWrites:
    """I/O of the working users of one desktop of each pool on a usual day."""
    pools = layout.pools
    return _working_io(layout, users_at_work(layout), pools.column("iops"), pools.column("read_percent"))


def _working_io(layout: Layout, at_work: Column, iops: Column, read_percent: Column) -> ReadsAndWrites:
    """I/O of the working users of one desktop of each pool."""
    return ReadsAndWrites(
        *io_in_image_state(
            layout,
            desktop_load.working_reads_iops(at_work, iops, read_percent),
            desktop_load.working_writes_iops(at_work, iops, read_percent),
        )
    )


def _work_phases(layout: Layout) -> Sequence[str]:
    """The phases of a plan that are work within a window."""
    return [phase for phase in WINDOWS if phase != FIRST_LOGIN or has_first_day(layout)]


def _of_phase(layout: Layout, phase: str, field: str) -> Column:
    """A field of each pool's work in a phase; first logins without work of their own are as later ones."""
    name = f"{phase}_{field}"
    if phase != FIRST_LOGIN:
        return layout.pools.column(name)
    own = "first_login_ios" if field == "read_percent" else name
    return on_first_day(layout, f"login_{field}", name, own)


def _streams(layout: Layout) -> Column:
    """1 for pools whose machines read their image over the network while they boot, 0 for others."""
    pools = layout.pools
    streamed = pools.looked_up("image_delivery", lambda way: way == "pvs") * (
        pools.numbers("streamed_boot_mb") > 0
    )
    title = Message("Streamed boot")
    return pools.given(
        streamed,
        lambda pool: drawing_note(pool, title, "streamed", "yes or no", "Way of the image, and MB per boot"),
    )


def _streamed_boot(layout: Layout) -> tuple[Column, Column]:
    """I/Os of a boot of each pool on its store and their reads, in percent, without what is streamed."""
    ios, reads, streams = (
        layout.pools.column("boot_ios"),
        layout.pools.column("boot_read_percent"),
        _streams(layout),
    )
    return (
        desktop_load.boot_ios_on_store(ios, reads, streams),
        desktop_load.boot_reads_on_store_percent(reads, streams),
    )


def streamed_boots(layout: Layout) -> Column:
    """What boots read over the network in each pool, in MB/s; nothing in other phases."""
    pools = layout.pools
    nothing = pools.same(0.0, NO_STREAMS)
    streamed = pools.given(
        pools.numbers("streamed_boot_mb") * (values_of(_streams(layout)) > 0),
        lambda pool: field_note(pool, "streamed_boot_mb"),
    )
    boot = network.streamed_boots_mb_s(pools.column("desktops"), streamed, layout.setting(WINDOWS["boot"]))
    return by_phase(
        layout.phases,
        steady=nothing,
        login=nothing,
        boot=boot,
        provision=nothing,
        patch=nothing,
        refresh=nothing,
        first_day=FirstDay(nothing, nothing) if has_first_day(layout) else None,
    )


def _provision_work(layout: Layout) -> tuple[Column, Column]:
    """I/Os of a provisioned desktop of each pool and their reads, in percent, with the copy of its image where it is a
    full clone.
    """
    pools = layout.pools
    copied = pools.looked_up("clone_type", lambda kind: kind == "full")

    def note(pool: DesktopPool) -> LeafNote:
        if pool.clone_type == "full":
            return field_note(pool, "image_gb")
        return drawing_note(
            pool, Message("Image of a clone"), "0", "GB", "Clones share the image of their replica"
        )

    image = pools.given(pools.numbers("image_gb") * copied, note)
    copy = desktop_load.image_copy_ios(image, pools.column("work_kib_per_io"))
    other = pools.column("provision_ios")
    return (
        desktop_load.provision_ios(copy, other),
        desktop_load.provision_read_percent(copy, other, pools.column("provision_read_percent")),
    )


def _patch_work(layout: Layout) -> tuple[Column, Column]:
    """I/Os of a patched desktop of each pool and their reads, in percent, by the size of the patch where it has one."""
    pools = layout.pools
    sized = pools.numbers("patch_gb") > 0
    title = Message("I/Os of a patch without a size")

    def other(pool: DesktopPool) -> LeafNote:
        if pool.patch_gb:
            return drawing_note(pool, title, "patch_ios", "I/Os", "The size of the patch counts")
        return field_note(pool, "patch_ios")

    def reads(pool: DesktopPool) -> LeafNote:
        if pool.patch_gb:
            return PATCH_READS._replace(component=pool.name, component_id=pool.id)
        return field_note(pool, "patch_read_percent")

    ios = desktop_load.patch_ios(
        pools.column("patch_gb"),
        layout.constant(PASSES, PATCH_PASSES),
        pools.column("work_kib_per_io"),
        pools.given(np.where(sized, 0.0, pools.numbers("patch_ios")), other),
    )
    return ios, pools.given(np.where(sized, PERCENT / PASSES, pools.numbers("patch_read_percent")), reads)


def patch_downloads(layout: Layout) -> Column:
    """Downloads of a patch by the desktops of each pool, in MB/s; nothing in other phases."""
    pools = layout.pools
    nothing = pools.same(0.0, NO_DOWNLOADS)
    patch = network.patch_downloads_mb_s(
        pools.column("desktops"), pools.column("patch_gb"), layout.setting(WINDOWS["patch"])
    )
    return by_phase(
        layout.phases,
        steady=nothing,
        login=nothing,
        boot=nothing,
        provision=nothing,
        patch=patch,
        refresh=nothing,
        first_day=FirstDay(nothing, nothing) if has_first_day(layout) else None,
    )


@kept
def kib_per_io_by_phase(layout: Layout) -> Column:
    """Mean size of an I/O of each pool; see `kib_per_io_with_users` for storms in which users work."""
    return kib_per_io_with_users(layout, {})


def kib_per_io_with_users(layout: Layout, in_storms: Mapping[Phase, Column]) -> Column:
    """The same with other sizes in storms in which users work."""
    pools, first_day = layout.pools, None
    if has_first_day(layout):
        first_day = on_first_day(layout, "kib_per_io", "first_kib_per_io", "first_iops")
    working, storm = pools.column("kib_per_io"), pools.column("work_kib_per_io")
    return working_or_storm(layout.phases, working, storm, first_day, in_storms)


def users_at_work(layout: Layout) -> Column:
    """Users working on one machine of each pool."""
    pools = layout.pools
    return desktop_load.users_at_work(pools.column("users_per_desktop"), pools.column("concurrency_percent"))


def user_cpu_mhz(layout: Layout) -> Column:
    """Processor time of one working user of each pool, in MHz."""
    return cpu_in_image_state(layout, layout.pools.column("cpu_mhz"))


def _phases(
    layout: Layout, working: Column, at_work: Column, work: dict[str, Column], first_day: Column | None
) -> Column:
    """The load in each phase; `first_day` is that of working users on the first day of the week, if it differs."""
    first = None
    if first_day is not None:
        login = desktop_load.login_load(first_day, at_work, work[FIRST_LOGIN])
        first = FirstDay(first_day, login)
    storms: dict[Phase, Column] = {
        "patch": work["patch"],
        "refresh": desktop_load.refresh_load(refreshes(layout), work["refresh"]),
    }
    return by_phase(
        layout.phases,
        steady=working,
        login=desktop_load.login_load(working, at_work, work["login"]),
        boot=work["boot"],
        provision=work["provision"],
        **with_users(layout, storms, working),
        first_day=first,
    )


def refreshes(layout: Layout) -> Column:
    """1 for pools whose desktops are refreshed at logoff, 0 for others."""
    title = Message("Refreshed at logoff")
    return layout.pools.given(
        layout.pools.looked_up("refresh_policy", lambda policy: policy == "logoff"),
        lambda pool: drawing_note(pool, title, "refresh_policy", "yes or no", "Refresh policy of the pool"),
    )


def full_clones(layout: Layout) -> Column | None:
    """1 for pools of full clones, 0 for others; None without such pools."""
    pools = layout.pools
    if not pools.any_is("clone_type", "full"):
        return None
    title = Message("Full clone")
    return pools.given(
        pools.looked_up("clone_type", lambda kind: kind == "full"),
        lambda pool: drawing_note(pool, title, "clone_type", "yes or no", "Clone type of the pool"),
    )


def shares_a_replica(layout: Layout) -> NDArray[np.bool_]:
    """Whether the desktops of each pool are clones of a replica."""
    clones: NDArray[np.bool_] = layout.pools.looked_up("clone_type", lambda kind: kind != "full") > 0
    return clones[:, 0, 0, 0]
