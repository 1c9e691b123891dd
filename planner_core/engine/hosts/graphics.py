"""Graphics: the virtual GPUs that desktops ask for, and those that the boards in the hosts offer.

A row is the boards of one kind in one card of hosts, or a card on which desktops ask for a profile that no board in it
offers. What a mix of profiles may grow to is found by trying, because only whole profiles fit on a GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from planner_core.catalog.graphics_boards import GraphicsBoard, VgpuProfile, count_of, source_of_count
from planner_core.engine.basis.axes import failed_hosts
from planner_core.engine.basis.block import Block, OnOne
from planner_core.engine.hosts.runs import Runs
from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.layout.tables import drawing_note
from planner_core.formulas import desktop_load, graphics
from planner_core.formulas.recording import (
    Column,
    Index,
    Leaf,
    LeafNote,
    Targets,
    Traced,
    Values,
    concatenate,
    gather,
    total,
    values_of,
)
from planner_core.messages import Message
from planner_core.plan.components import DesktopPool

WHOLE_BOARDS = LeafNote(
    Message("Limit, to its full extent"), "target", "%", "constant", "Every virtual GPU may be in use"
)
NO_SERVERS = LeafNote(
    Message("Virtual GPUs of servers"), "0", "vGPUs", "drawing", "Infrastructure servers have none"
)
IN_SERVICE: Final = (
    "Hosts of the card, less those that have failed: its own first, as some desktops start on no other"
)
BY_TRYING: Final = "Most that fit on the GPUs of a host in whole profiles, in the mix of the desktops here"
NONE_FITS: Final = "No board in the host offers the profile"


class Places(NamedTuple):
    """Which desktops with a virtual GPU ask which boards. Depends on names, nesting and links, not on amounts."""

    components: tuple[str, ...]
    """The boards with one profile, then those with several, then the hosts without boards that fit."""
    boards: Index
    """Row of the boards, or NOWHERE for a host."""
    hosts: Index
    """Row of their host."""
    single: int
    """Number of the rows with one profile."""
    profiles: tuple[tuple[str, ...], ...]
    """Of each row."""
    entries: Index
    """Entries of pools on hosts that ask for a profile, once for each row that they ask."""
    rows: Index
    """The row of each."""


@kept
def places(layout: Layout) -> Places | None:
    """Rows of the block; None if no pool on a host asks for a profile."""
    profiles, models = _profiles_of_pools(layout), _models(layout)
    if not any(profiles):
        return None
    ends = layout.connections.runs(DesktopPool)
    inside: dict[int, list[int]] = {}
    for row, host in enumerate(layout.nesting.host_of_boards.tolist()):
        inside.setdefault(host, []).append(row)
    asked: dict[tuple[int, int], list[tuple[int, str]]] = {}  # boards and host -> entries with their profile
    for entry, (pool, host) in enumerate(zip(ends.source.tolist(), ends.targets.index.tolist(), strict=True)):
        if profile := profiles[pool]:
            known = layout.catalog.graphics_boards
            fitting = [
                row
                for row in inside.get(host, [])
                if (board := known.get(models[row])) and board.profile(profile)
            ]
            for row in fitting or [NOWHERE]:
                asked.setdefault((row, host), []).append((entry, profile))
    if not asked:
        return None
    of_row = {key: tuple(sorted({profile for _, profile in those})) for key, those in asked.items()}
    ordered = sorted(asked, key=lambda key: (key[0] == NOWHERE, len(of_row[key]) > 1, key))
    pairs = [(entry, row) for row, key in enumerate(ordered) for entry, _ in asked[key]]
    return Places(
        tuple(layout.hosts.ids[host] if row == NOWHERE else layout.boards.ids[row] for row, host in ordered),
        np.array([row for row, _ in ordered], dtype=np.intp),
        np.array([host for _, host in ordered], dtype=np.intp),
        sum(row != NOWHERE and len(of_row[row, host]) == 1 for row, host in ordered),
        tuple(of_row[key] for key in ordered),
        np.array([entry for entry, _ in pairs], dtype=np.intp),
        np.array([row for _, row in pairs], dtype=np.intp),
    )


@kept
def _profiles_of_pools(layout: Layout) -> tuple[str, ...]:
    return tuple(pool.vgpu_profile for pool in layout.pools.components)


@kept
def _models(layout: Layout) -> tuple[str, ...]:
    return tuple(boards.board_model for boards in layout.boards.components)


@kept
def _mixed(layout: Layout) -> tuple[bool, ...]:
    """Whether the GPUs of each of the boards hold profiles of several sizes."""
    return tuple(boards.profile_sizes == "mixed" for boards in layout.boards.components)


@kept
def graphics_block(layout: Layout, runs: Runs) -> Block | None:
    """Virtual GPUs that the desktops ask for, and those of the boards in service."""
    found = places(layout)
    if found is None:
        return None
    in_one = [_of_one_profile(layout), *_found_by_trying(layout, runs, found, None)]
    return _block(layout, runs, found, in_one)


def while_one_pool_grows(layout: Layout, runs: Runs, pool: int) -> Block | None:
    """The same with what boards of several profiles offer while only this pool grows; None if there are none."""
    found = places(layout)
    if found is None or found.single == len(found.rows) or not _several(found):
        return None
    in_one = [_of_one_profile(layout), *_found_by_trying(layout, runs, found, pool)]
    return _block(layout, runs, found, in_one)


def _several(found: Places) -> range:
    """The rows with several profiles."""
    with_boards = int((found.boards != NOWHERE).sum())
    return range(found.single, with_boards)


def _block(layout: Layout, runs: Runs, found: Places, in_one: list[Column]) -> Block:
    hosts = _hosts_in_service(layout, runs)
    here = _demand(layout, runs)  # only these have to be whole here: others may lie on the same hosts
    all_of_them = max(float(values_of(layout.pools.column("desktops")).sum()), 1.0)
    part = values_of(here) / all_of_them / np.maximum(values_of(hosts), 1.0)
    return Block(
        resource="graphics",
        unit="vGPUs",
        components=found.components,
        demand=here,
        fixed_demand=layout.constant(0, NO_SERVERS),
        capacity=graphics.vgpus_on_hosts(hosts, concatenate(in_one)),
        target_percent=layout.constant(100, WHOLE_BOARDS),
        tolerated=_tolerated(layout),
        on_one=OnOne(here, hosts, part),
    )


@kept
def _tolerated(layout: Layout) -> Values:
    """Host failures that the cluster of each row must tolerate."""
    found = _known(layout)
    tolerated = np.append(layout.clusters.numbers("failures_to_tolerate")[:, 0, 0, 0], 0.0)
    return tolerated[layout.cluster_of_host[found.hosts]].reshape(-1, 1, 1, 1)


def _known(layout: Layout) -> Places:
    found = places(layout)
    assert found is not None
    return found


# --- demand --------------------------------------------------------------------------------------------------


@kept
def _demand(layout: Layout, runs: Runs) -> Column:
    found = _known(layout)
    asked = gather(runs.desktops_of_entries, found.entries)
    if (np.bincount(found.entries) > 1).any():
        asked = desktop_load.machines_here(asked, _shares(layout))
    targets = Targets(found.rows, len(found.components))
    return total(asked, targets, Message("Desktops with a virtual GPU here"), "vGPUs")


@kept
def _shares(layout: Layout) -> Column:
    """Share of each entry that asks these boards, by what each of several boards in a host offers of the profile."""
    found, models = _known(layout), _models(layout)
    profiles = _profiles_of_pools(layout)
    source = layout.connections.runs(DesktopPool).source
    numbers, mixed = layout.boards.numbers("boards")[:, 0, 0, 0], _mixed(layout)
    offered = np.ones(len(found.entries))
    for at, (entry, row) in enumerate(zip(found.entries.tolist(), found.rows.tolist(), strict=True)):
        if (boards := int(found.boards[row])) != NOWHERE:
            board = layout.catalog.graphics_boards[models[boards]]
            profile = _profile(board, profiles[source[entry]])
            offered[at] = numbers[boards] * board.gpus * count_of(board, profile, mixed[boards])
    together = np.bincount(found.entries, offered)[found.entries]
    note = LeafNote(
        Message("Share of these boards"), "s", "share", "drawing", "Boards of several kinds in one host"
    )
    values = (offered / together).reshape(-1, 1, 1, 1)
    return Traced(values, Leaf(lambda _: note)) if layout.recording else values


# --- capacity ------------------------------------------------------------------------------------------------


@kept
def _hosts_in_service(layout: Layout, runs: Runs) -> Column:
    """Running hosts of the card of each row. Where desktops are tied to a card, its own hosts fail: the boards of
    another one do not help them.
    """
    found, ends = _known(layout), layout.connections.runs(DesktopPool)
    tied = np.zeros(len(found.components), dtype=bool)
    tied[found.rows[found.entries < ends.spread_from]] = True
    tied &= layout.cluster_of_host[found.hosts] != NOWHERE
    hosts = gather(runs.hosts_in_service, found.hosts)
    if not tied.any() or runs.failed_of_host is None:
        return hosts
    count = layout.hosts.numbers("count")[found.hosts]
    failed = np.array([failed_hosts(case) for case in layout.cases], dtype=np.float64).reshape(1, 1, 1, -1)
    own = np.maximum(count - failed, 0.0)
    values = np.where(tied.reshape(-1, 1, 1, 1), own, values_of(hosts))
    if not layout.recording:
        return values
    cards = layout.hosts.components

    def note(row: int) -> LeafNote:
        return drawing_note(
            cards[found.hosts[row]], Message("Hosts in service"), "hosts", "hosts", IN_SERVICE
        )

    return Traced(values, Leaf(note))


@kept
def _of_one_profile(layout: Layout) -> Column:
    """Virtual GPUs in one host, of the rows with a single profile."""
    found = _known(layout)
    rows = found.boards[: found.single]
    boards = gather(layout.boards.column("boards"), rows)
    return graphics.vgpus_in_one_host(boards, _gpus(layout), _profiles_per_gpu(layout))


def _gpus(layout: Layout) -> Column:
    found, models = _known(layout), _models(layout)
    boards = [layout.catalog.graphics_boards[models[row]] for row in found.boards[: found.single]]

    def note(row: int) -> LeafNote:
        title = Message("GPUs on a board")
        return LeafNote(title, boards[row].id, "GPUs", "constant", boards[row].source)

    return _leaf(layout, [each.gpus for each in boards], note)


def _profiles_per_gpu(layout: Layout) -> Column:
    found, models, mixed = _known(layout), _models(layout), _mixed(layout)
    rows = found.boards[: found.single].tolist()
    boards = [layout.catalog.graphics_boards[models[row]] for row in rows]
    profiles = [_profile(board, names[0]) for board, names in zip(boards, found.profiles, strict=False)]

    def note(row: int) -> LeafNote:
        source, _ = source_of_count(boards[row], profiles[row], mixed[rows[row]])
        return LeafNote(Message("Profiles on a GPU"), profiles[row].name, "vGPUs", "constant", source)

    counts = [
        count_of(board, profile, mixed[row])
        for board, profile, row in zip(boards, profiles, rows, strict=True)
    ]
    return _leaf(layout, counts, note)


def _leaf(layout: Layout, numbers: list[int], note: Callable[[int], LeafNote]) -> Column:
    values = np.array(numbers, dtype=np.float64).reshape(-1, 1, 1, 1)
    return Traced(values, Leaf(note)) if layout.recording else values


def _found_by_trying(layout: Layout, runs: Runs, found: Places, grows: int | None) -> list[Column]:
    """Virtual GPUs in one host, of the rows with several profiles and of the hosts without boards that fit.

    Of a mix as planned, all profiles keep their shares; while only one pool grows, the others stay as planned.
    """
    several, without = _several(found), int((found.boards == NOWHERE).sum())
    if not several and not without:
        return []
    known = [_in_one_host(layout, runs, found, row, grows) for row in several]
    shape = max((each.shape for each in known), default=(1,))
    values = np.zeros((len(several) + without, 1, 1, *shape))
    for row, each in enumerate(known):
        values[row, 0, 0] = each
    if not layout.recording:
        return [values]
    cards, boards = layout.hosts.components, layout.boards.components

    def note(row: int) -> LeafNote:
        at = found.single + row
        part = cards[found.hosts[at]] if at not in several else boards[found.boards[at]]
        words = BY_TRYING if at in several else NONE_FITS
        return drawing_note(part, Message("Virtual GPUs in one host"), "g", "vGPUs", words)

    return [Traced(values, Leaf(note))]


def _in_one_host(layout: Layout, runs: Runs, found: Places, row: int, grows: int | None) -> Values:
    """Virtual GPUs in one host of one row with several profiles, by case."""
    boards = int(found.boards[row])
    board = layout.catalog.graphics_boards[_models(layout)[boards]]
    mixed, names = _mixed(layout)[boards], found.profiles[row]
    is_mixed = mixed and board.mixed_sizes
    most = [count_of(board, _profile(board, name), mixed) for name in names]
    gpus = board.gpus * int(layout.boards.numbers("boards")[boards, 0, 0, 0])
    own, others = _asked_by_profile(layout, runs, found, row, grows)
    values, known = np.zeros(others.shape[1]), dict[tuple[float, ...], float]()
    growing = names.index(_profiles_of_pools(layout)[grows]) if grows is not None and own.any() else None
    for case, of_case in enumerate(others.T):
        asked = tuple(of_case.tolist())
        if asked not in known:
            together = sum(asked)
            if growing is not None:
                known[asked] = together + graphics.most_beside(asked, growing, most, gpus, mixed=is_mixed)
            else:
                shares = [each / together if together > 0 else 1 / len(asked) for each in asked]
                known[asked] = graphics.most_of_mix(shares, most, gpus, mixed=is_mixed)
        values[case] = known[asked]
    return values


def _asked_by_profile(
    layout: Layout, runs: Runs, found: Places, row: int, grows: int | None
) -> tuple[Values, Values]:
    """Profiles asked for on one host of a row, by profile and case: by the growing pool, and by all others."""
    profiles, source = _profiles_of_pools(layout), layout.connections.runs(DesktopPool).source
    at = np.flatnonzero(found.rows == row)
    asked = values_of(gather(runs.desktops_of_entries, found.entries[at]))[:, 0, 0, :]
    if (np.bincount(found.entries) > 1).any():
        asked = asked * values_of(_shares(layout))[at, 0, 0, :]
    hosts = np.maximum(values_of(_hosts_in_service(layout, runs))[row, 0, 0, :], 1.0)
    cases = max(asked.shape[1], len(hosts))
    asked = np.broadcast_to(asked / hosts, (len(at), cases))
    own, others = (np.zeros((len(found.profiles[row]), cases)) for _ in range(2))
    for number, entry in enumerate(found.entries[at].tolist()):
        pool = int(source[entry])
        into = own if pool == grows else others
        into[found.profiles[row].index(profiles[pool])] += asked[number]
    return own, others


def _profile(board: GraphicsBoard, name: str) -> VgpuProfile:
    found = board.profile(name)
    assert found is not None
    return found
