"""Graphics boards and virtual GPUs: profiles that no board offers, that are too small, or that do not mix."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from planner_core.catalog.graphics_boards import GraphicsBoard, VgpuProfile
from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review, hypervisor_of
from planner_core.engine.findings.server_models import LOOK_IT_UP
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import Cluster, DesktopPool, GraphicsBoards, Host

TYPES: Final = "NVIDIA vGPU software: types of virtual GPU by board"
ONE_GIB_MIB: Final = 1024
FULL_HD: Final = 1920 * 1080
BY_BOARD: Final = Message(
    "Choose a profile that the boards offer, or put boards that offer it into the hosts."
)


@check(
    "graphics.no-board", "error", source="The drawing itself: a virtual GPU is a part of a board in the host"
)
def profile_without_board(review: Review) -> Iterator[Remark]:
    """Desktops start only on hosts whose boards offer their profile; they are spread over all hosts of a cluster."""
    for pool in _with_profile(review):
        for host in review.hosts_of(pool.id):
            offering = [board for _, board in _known(review, host) if board.profile(pool.vgpu_profile)]
            if not offering:
                words = {"pool": Named(pool.name), "profile": pool.vgpu_profile, "host": Named(host.name)}
                yield Remark(
                    pool.id,
                    Message("{pool} asks for {profile}, which no graphics board in {host} offers.", words),
                    BY_BOARD,
                )


@check("graphics.too-small-for-screens", "warning", source=TYPES)
def profile_too_small_for_screens(review: Review) -> Iterator[Remark]:
    """Each profile drives so many monitors, and so many pixels on all of them."""
    for pool, profile in _profiles(review):
        pixels = pool.monitors * pool.display_width * pool.display_height
        if pool.users_per_desktop == 1 and (pool.monitors > profile.heads or pixels > profile.pixels):
            words = {
                **_screens(pool),
                "heads": profile.heads,
                "most": Quantity(profile.pixels / 1e6, "megapixels"),
            }
            yield Remark(
                pool.id,
                Message(
                    "{pool} has {monitors} monitors of {width} x {height}; {profile} drives {heads} monitors and"
                    " {most}.",
                    words,
                ),
                Message("Choose a larger profile, or plan fewer or smaller monitors."),
            )


@check(
    "graphics.one-gib",
    "notice",
    source="NVIDIA vPC sizing guide: 1 GB only for one monitor of 1920 x 1080, else 2 GB",
)
def one_gib_for_more_than_one_monitor(review: Review) -> Iterator[Remark]:
    """1 GB of frame buffer is advised for one HD monitor only."""
    for pool, profile in _profiles(review):
        pixels = pool.monitors * pool.display_width * pool.display_height
        is_small = profile.series != "A" and profile.frame_buffer_mib <= ONE_GIB_MIB
        if pool.users_per_desktop == 1 and is_small and FULL_HD < pixels <= profile.pixels:
            yield Remark(
                pool.id,
                Message(
                    "{pool} has {monitors} monitors of {width} x {height}; {profile} has enough frame buffer for one"
                    " monitor of 1920 x 1080 only.",
                    _screens(pool),
                ),
                Message("Choose a profile of 2 GB."),
            )


@check(
    "graphics.mixed-too-early",
    "warning",
    source="NVIDIA vGPU software 17, and VMware vSphere 8.0 update 3: sizes mixed on one GPU",
)
def mixed_sizes_too_early(review: Review) -> Iterator[Remark]:
    """Earlier generations of vSphere have profiles of one size only on a GPU. Of others nothing was found."""
    for boards, host in _boards(review):
        generation = hypervisor_of(review, host)
        if boards.profile_sizes == "mixed" and generation.mixes_profile_sizes is False:
            words = {"boards": Named(boards.name), "host": Named(host.name), "hypervisor": generation.name}
            yield Remark(
                boards.id,
                Message(
                    "{boards}: profiles of several sizes share a GPU from vSphere 8.0 update 3 and vGPU software 17 on;"
                    " {host} has {hypervisor}.",
                    words,
                ),
                Message("Plan that version, or profiles of one size on each GPU."),
            )


@check("graphics.does-not-mix", "warning", source=TYPES)
def board_that_does_not_mix(review: Review) -> Iterator[Remark]:
    """Older boards hold profiles of one size on a GPU; of some profiles no maximum in mixed mode is known."""
    known = review.layout.catalog.graphics_boards
    for boards, host in _boards(review):
        board = known.get(boards.board_model)
        if board is None or boards.profile_sizes != "mixed":
            continue
        here = {pool.vgpu_profile for pool in review.pools_on(host.id)} - {""}
        used = [profile for name in sorted(here) if (profile := board.profile(name))]
        if not board.mixed_sizes or any(each.most_mixed is None for each in used):
            words = {"boards": Named(boards.name), "model": board.id}
            remedy = Message("Plan profiles of one size on each GPU.")
            if board.is_recalled("mixed_sizes"):
                remedy = Message("This is only recalled: look into the documentation of the board.")
            yield Remark(
                boards.id,
                Message(
                    "{boards}: no figures are known for profiles of several sizes on one GPU of {model}; it is counted"
                    " as if all were of one size.",
                    words,
                ),
                remedy,
            )


@check(
    "graphics.two-kinds",
    "warning",
    source="The drawing itself: a virtual GPU of one board runs on no other, so the other kind is no reserve for it",
)
def boards_of_two_kinds(review: Review) -> Iterator[Remark]:
    """In a cluster, hosts stand in for each other only with the same boards. A pool led to the hosts with its boards
    counts on no others.
    """
    for cluster in review.layout.clusters.components:
        inside = [*review.hosts_in(cluster.id)]
        for pool in _with_profile(review):
            hosts = [host for host in review.hosts_of(pool.id) if host in inside]
            models = {boards.board_model for host in hosts for boards in _boards_in(review, host)} - {""}
            if len(models) > 1:
                yield _two_kinds(cluster, sorted(models))
                break


def _two_kinds(cluster: Cluster, models: list[str]) -> Remark:
    words = {"cluster": Named(cluster.name), "count": len(models), "models": "; ".join(models)}
    return Remark(
        cluster.id,
        Message(
            "{cluster} has graphics boards of {count} kinds: {models}. Desktops for one kind start on no other.",
            words,
        ),
        Message("Make a cluster of each kind, or connect each pool to the hosts with its boards."),
    )


@check(
    "graphics.too-many-boards",
    "warning",
    source="Data sheets of the servers, as the catalogue names them for each model",
)
def more_boards_than_the_model_takes(review: Review) -> Iterator[Remark]:
    """A server of a known model takes so many double-wide or single-wide boards."""
    for host in review.layout.hosts.components:
        model = review.layout.catalog.server_models.get(host.server_model)
        inside = _boards_in(review, host)
        if model is None or not inside:
            continue
        wide, narrow = (
            sum(each.boards for each in inside if each.slot_width == width) for width in ("double", "single")
        )
        if not model.takes_boards(wide, narrow):
            words = {
                "host": Named(host.name),
                "there": wide + narrow,
                "model": model.id,
                "double": model.double_wide_gpus,
                "single": model.single_wide_gpus,
            }
            recalled = model.is_recalled("double_wide_gpus") or model.is_recalled("single_wide_gpus")
            yield Remark(
                host.id,
                _too_many_boards(words),
                LOOK_IT_UP if recalled else Message("Choose another model, or fewer boards and more hosts."),
            )


def _too_many_boards(words: Mapping[str, object]) -> Message:
    """Where a model takes none, the widths say nothing."""
    if words["double"] or words["single"]:
        return Message(
            "{host} has {there} graphics boards in each server; {model} takes {double} double-wide or {single}"
            " single-wide ones.",
            words,
        )
    if words["there"] == 1:
        return Message("{host} has a graphics board in each server; {model} takes none.", words)
    return Message("{host} has {there} graphics boards in each server; {model} takes none.", words)


@check(
    "graphics.memory-not-reserved",
    "warning",
    source="VMware vSphere: all memory of a machine with a virtual GPU is reserved",
)
def memory_not_reserved(review: Review) -> Iterator[Remark]:
    """On vSphere a machine with a virtual GPU starts only with all of its memory reserved."""
    for pool in _with_profile(review):
        is_reserved = pool.ram_reserved_gib >= pool.ram_gib
        hosts = review.hosts_of(pool.id)
        if not is_reserved and (not hosts or any(hypervisor_of(review, host).is_vmware for host in hosts)):
            words = {
                "pool": Named(pool.name),
                "reserved": Quantity(pool.ram_reserved_gib, "GiB"),
                "ram": Quantity(pool.ram_gib, "GiB"),
            }
            yield Remark(
                pool.id,
                Message(
                    "{pool}: {reserved} of the {ram} of RAM of a desktop are reserved. With a virtual GPU it starts"
                    " only with all of its RAM reserved.",
                    words,
                ),
                Message("Reserve the RAM of its desktops; their swap files then take no space."),
            )


def _screens(pool: DesktopPool) -> dict[str, object]:
    return {
        "pool": Named(pool.name),
        "monitors": pool.monitors,
        "width": pool.display_width,
        "height": pool.display_height,
        "profile": pool.vgpu_profile,
    }


def _with_profile(review: Review) -> Iterator[DesktopPool]:
    return (pool for pool in review.layout.pools.components if pool.vgpu_profile)


def _profiles(review: Review) -> Iterator[tuple[DesktopPool, VgpuProfile]]:
    """The pools with a profile of the boards in their hosts, or of any board."""
    every = review.layout.catalog.graphics_boards.values()
    for pool in _with_profile(review):
        here = [board for host in review.hosts_of(pool.id) for _, board in _known(review, host)]
        found = next((each for board in (*here, *every) if (each := board.profile(pool.vgpu_profile))), None)
        if found is not None:
            yield pool, found


def _boards_in(review: Review, host: Host) -> list[GraphicsBoards]:
    inside, table = review.layout.nesting.host_of_boards.tolist(), review.layout.boards.components
    row = review.layout.hosts.row[host.id]
    return [boards for boards, around in zip(table, inside, strict=True) if around == row]


def _known(review: Review, host: Host) -> Iterator[tuple[GraphicsBoards, GraphicsBoard]]:
    """The boards in a host whose model the catalogue knows."""
    for boards in _boards_in(review, host):
        board = review.layout.catalog.graphics_boards.get(boards.board_model)
        if board is not None:
            yield boards, board


def _boards(review: Review) -> Iterator[tuple[GraphicsBoards, Host]]:
    """All boards, with the host that they are in."""
    for boards, row in zip(
        review.layout.boards.components, review.layout.nesting.host_of_boards.tolist(), strict=True
    ):
        if row >= 0:
            yield boards, review.layout.hosts.components[row]
