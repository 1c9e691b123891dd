"""What may be chosen unless the user says otherwise: all that has a price and fits what is drawn.

Options without a price cannot be compared, and are listed as left out. Protection is never weaker than drawn, drives
are never of a slower kind, virtual GPUs stay of their size and series, and processors fit the same socket, because
others need another server: those are chosen along with the processors and the memory that fit them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.records import Record
from planner_core.editing.edits import apply
from planner_core.engine.answers.memory import Memory, fits_socket, memory_sizes
from planner_core.engine.answers.supplies import boards_beside, boards_that_fit, cards_of, drives_of_array
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import (
    Cluster,
    Component,
    ComponentId,
    DesktopPool,
    DiskGroup,
    GraphicsBoards,
    Host,
    StorageArray,
)
from planner_core.plan.links import RUNS_ON
from planner_core.plan.plan import Plan
from planner_core.plan.store_platforms import platform_of
from planner_core.reuse import apart
from planner_core.studies.design.servers import candidates, combinations, edits_for
from planner_core.studies.design.space import (
    DesignChoice,
    DesignOption,
    OtherServers,
    Space,
    UnpricedOptions,
    What,
)
from planner_core.studies.needed import NoLongerWantedError, always

MOST_HOSTS: Final = 64
"""Planning value: hosts of a card; more are several clusters."""
MOST_LOCAL_DRIVES: Final = 24
"""Planning value: bays of a server of two rack units."""
MOST_BOARDS: Final[Mapping[str, int]] = {"double": 4, "single": 8}
"""Planning value: graphics boards by width in a server whose model is unknown; few models take more."""
MOST_NUMBERS: Final = 12
"""Planning value: numbers of drives to choose from, so that a space stays small."""
SPEED: Final = ("hdd", "ssd", "nvme")
"""Kinds of drives, the slower first."""
PLAIN_RAID: Final = ("raid-10", "raid-5", "raid-6")
OF_NETAPP: Final = ("raid-dp", "raid-tec")
OF_ZFS: Final = ("zfs-mirror", "raidz1", "raidz2", "raidz3")


def default_space(
    plan: Plan, catalog: Catalog, desktops: int, is_wanted: Callable[[], bool] = always
) -> Space:
    """All choices of the hosts and stores that desktops use, and servers of other models. Empty for a plan that carries
    nothing yet. Raises NoLongerWantedError between two servers once `is_wanted` says no.
    """
    asked = _Asked(plan, catalog, desktops)
    found = _choices_of(asked)
    if not asked.is_priced:
        return found
    hosts = [(host, candidates(plan, catalog, host)) for host in asked.hosts()]
    left_out = [each for _, servers in hosts for each in servers.left_out]
    others = []
    for servers in combinations([(host, each.records) for host, each in hosts]):
        if not is_wanted():
            raise NoLongerWantedError
        edits = edits_for(plan, servers)
        there = _choices_of(_Asked(apply(plan, edits), catalog, desktops))
        others.append(OtherServers(servers, edits, there))
    return msgspec.structs.replace(found, others=tuple(others), left_out=(*left_out, *found.left_out))


def _choices_of(asked: _Asked) -> Space:
    choices: list[DesignChoice] = []
    left_out: list[UnpricedOptions] = []
    for found in asked.choices():
        if isinstance(found, UnpricedOptions):
            left_out.append(found)
        elif len(found.options) > 1:
            choices.append(found)
    return Space(tuple(choices), tuple(left_out))


class _Asked:
    def __init__(self, plan: Plan, catalog: Catalog, desktops: int) -> None:
        self.plan, self.catalog, self.desktops = plan, catalog, desktops
        self.currency = plan.settings.currency
        with apart():
            found = evaluate(plan, catalog)
        self.maximum = found.desktops.maximum
        self.is_priced = bool(found.cost.lines)

    def choices(self) -> Iterator[DesignChoice | UnpricedOptions]:
        """Of each component."""
        used = {link.target for link in self.plan.links.values()}
        runs = {link.target for link in self.plan.links.values() if link.role == RUNS_ON}
        for component in self.plan.components.values():
            parent = self.plan.parents.get(component.id, "")
            if self.is_priced and not self._is_paid(component):  # more of it would cost nothing
                if isinstance(component, GraphicsBoards) and self._pools_of(component):
                    yield from _left(component, "boards", self._most_boards(component, component.slot_width))
                continue
            if isinstance(component, Host) and {component.id, parent} & runs:
                yield from self._of_host(component)
            elif isinstance(component, GraphicsBoards) and (pools := self._pools_of(component)):
                yield from self._of_boards(component, pools)
            elif isinstance(component, DiskGroup) and self._holds_files(component, parent, used):
                yield from self._of_group(component)
            elif isinstance(component, Cluster) and component.vsan != "none":
                yield self._policy(component)
            elif isinstance(component, StorageArray) and component.id in used:
                yield from self._models(component)

    def hosts(self) -> Iterator[Host]:
        """Those that desktops run on, with a price."""
        runs = {link.target for link in self.plan.links.values() if link.role == RUNS_ON}
        for host in self.plan.of_type(Host):
            if {host.id, self.plan.parents.get(host.id, "")} & runs and self._is_paid(host):
                yield host

    def _holds_files(self, group: DiskGroup, parent: ComponentId, used: set[ComponentId]) -> bool:
        is_in_array = isinstance(self.plan.components.get(parent), StorageArray) and parent in used
        return group.id in used or group.purpose == "vsan" or is_in_array

    # --- hosts -----------------------------------------------------------------------------------------------

    def _of_host(self, host: Host) -> Iterator[DesignChoice | UnpricedOptions]:
        processors = [DesignOption(is_drawn=True)]
        if self._priced(host, "socket"):
            others = [
                each for each in self.catalog.records("cpus") if self._is_other(host, "cpu_model", each)
            ]
            fitting = [each for each in others if fits_socket(host, each.values.get("cpu_model", ""))]
            priced = [each for each in fitting if self._has_price(each)]
            processors += [DesignOption(record=each) for each in priced]
            yield from _left(host, "processor", len(fitting) - len(priced))
        yield DesignChoice(host.id, "processor", tuple(processors))
        sockets = [host.sockets]
        if host.sockets <= 2 and self._priced(host, "socket"):
            sockets = [1, 2]
        yield _numbers(host, "sockets", "sockets", sockets)
        yield from self._memory(host, processors, sockets)
        yield _numbers(host, "hosts", "count", self._hosts(host))

    def _memory(
        self, host: Host, processors: Sequence[DesignOption], sockets: Sequence[int]
    ) -> Iterator[DesignChoice | UnpricedOptions]:
        every = {
            size
            for option in processors
            for number in sockets
            for size in memory_sizes(_with(host, option.record, sockets=number))
        }
        any_size = self._priced(host, "gib")
        priced = {
            size
            for size in every
            if any_size
            or not self.is_priced
            or (self._priced(host, "memory_module") and size.module_gib == host.memory_module_gib)
        }
        there = host.ram_gib, host.memory_module_gib
        by_ram: dict[float, Memory] = {}
        for size in sorted(priced, key=lambda each: abs(math.log(each.module_gib / host.memory_module_gib))):
            by_ram.setdefault(size.ram_gib, size)
        options = [
            DesignOption({"ram_gib": size.ram_gib, "memory_module_gib": size.module_gib})
            for _, size in sorted(by_ram.items())
            if tuple(size) != there
        ]
        yield DesignChoice(host.id, "memory", (DesignOption(is_drawn=True), *options))
        yield from _left(host, "memory", len(every) - len(priced))

    def _hosts(self, host: Host) -> range:
        """From what must remain after failures to twice as many as the drawn ones would take."""
        cluster = self.plan.components.get(self.plan.parents.get(host.id, ""))
        failures = cluster.failures_to_tolerate if isinstance(cluster, Cluster) else 0
        beside = 0
        if isinstance(cluster, Cluster):
            beside = sum(each.count for each in cards_of(self.plan, cluster.id)) - host.count
        least = max(1, failures + 1 - beside)
        taken = math.ceil(host.count * self.desktops / max(self.maximum or 1, 1))
        most = max(host.count, least, min(2 * taken + failures + 1, MOST_HOSTS))
        return range(least, most + 1)

    # --- graphics boards -------------------------------------------------------------------------------------

    def _of_boards(
        self, boards: GraphicsBoards, pools: Sequence[DesktopPool]
    ) -> Iterator[DesignChoice | UnpricedOptions]:
        """Models with virtual GPUs of the same size and series, and as many boards as the server takes of any."""
        models = [DesignOption(is_drawn=True)]
        if self._is_alone(boards, pools):
            offered = [(each, self._profiles(boards, pools, each)) for each in self.catalog.records("boards")]
            fitting = [
                (each, profiles)
                for each, profiles in offered
                if profiles
                and self._is_other(boards, "board_model", each)
                and self._most_boards(boards, each.values.get("slot_width", boards.slot_width))
            ]
            priced = [each for each in fitting if self.is_priced and self._has_price(each[0])]
            models += [DesignOption(record=each, profiles=profiles) for each, profiles in priced]
            yield from _left(boards, "board", len(fitting) - len(priced) if self.is_priced else 0)
        yield DesignChoice(boards.id, "board", tuple(models))
        widths = {
            boards.slot_width
            if each.record is None
            else each.record.values.get("slot_width", boards.slot_width)
            for each in models
        }
        most = max(self._most_boards(boards, width) for width in widths)
        yield _numbers(boards, "boards", "boards", sorted({*range(1, most + 1), boards.boards}))

    def _pools_of(self, boards: GraphicsBoards) -> list[DesktopPool]:
        """Those with a virtual GPU of these boards."""
        board = self.catalog.graphics_boards.get(boards.board_model)
        host = self.plan.parents[boards.id]
        return [
            pool
            for pool in self.plan.of_type(DesktopPool)
            if board is not None and host in self._hosts_of(pool) and board.profile(pool.vgpu_profile)
        ]

    def _hosts_of(self, pool: DesktopPool) -> set[ComponentId]:
        """The cards that a pool runs on."""
        found: set[ComponentId] = set()
        for target in self.plan.hosts_of(pool.id):
            is_cluster = isinstance(self.plan.components[target], Cluster)
            found |= set(self.plan.children(target)) if is_cluster else {target}
        return found

    def _is_alone(self, boards: GraphicsBoards, pools: Sequence[DesktopPool]) -> bool:
        """Whether no other boards have virtual GPUs of these pools, which would have another name then."""
        others = {each.id for each in self.plan.of_type(GraphicsBoards)} - {boards.id}
        asked = {host for pool in pools for host in self._hosts_of(pool)}
        return not any(self.plan.parents[each] in asked for each in others)

    def _profiles(
        self, boards: GraphicsBoards, pools: Sequence[DesktopPool], record: Record
    ) -> dict[ComponentId, str]:
        """What the virtual GPUs of pools are called on another board; nothing if it has none like them."""
        drawn = self.catalog.graphics_boards[boards.board_model]
        other = self.catalog.graphics_boards.get(record.values.get("board_model", ""))
        found = {}
        for pool in pools:
            profile = drawn.profile(pool.vgpu_profile)
            alike = other.like(profile) if other is not None and profile is not None else None
            if alike is None:
                return {}
            found[pool.id] = alike.name
        return found

    def _most_boards(self, boards: GraphicsBoards, width: str) -> int:
        """Boards of a width that fit into a server beside those of other kinds."""
        most = boards_that_fit(self.plan, self.catalog, boards, width)
        if math.isinf(most):
            return max(MOST_BOARDS[width] - sum(boards_beside(self.plan, boards)), 0)
        return int(most)

    # --- drives ----------------------------------------------------------------------------------------------

    def _of_group(self, group: DiskGroup) -> Iterator[DesignChoice | UnpricedOptions]:
        slower = SPEED[: SPEED.index(group.drive_kind)]
        fitting = [
            each
            for each in self.catalog.records("drives")
            if self._is_other(group, "drive_model", each)
            and each.values.get("drive_kind", group.drive_kind) not in slower
            and (self._is_local(group) or each.values.get("drive_kind") == group.drive_kind)
        ]
        priced = [each for each in fitting if self.is_priced and self._has_price(each)]
        yield DesignChoice(
            group.id, "drive", (DesignOption(is_drawn=True), *(DesignOption(record=each) for each in priced))
        )
        yield from _left(group, "drive", len(fitting) - len(priced) if self.is_priced else 0)
        yield _numbers(group, "drives", "drives", self._drives(group))
        if group.purpose == "datastore":
            levels = self.catalog.raid_levels
            drawn = levels[group.raid].survives_drives
            family = next((each for each in (OF_NETAPP, OF_ZFS) if group.raid in each), PLAIN_RAID)
            fit = [each for each in family if levels[each].survives_drives >= drawn]
            yield _numbers(group, "raid", "raid", fit)

    def _is_local(self, group: DiskGroup) -> bool:
        parent = self.plan.components.get(self.plan.parents.get(group.id, ""))
        return isinstance(parent, Host) and group.purpose == "datastore"

    def _drives(self, group: DiskGroup) -> list[int]:
        """Numbers up to what fits, not too many of them."""
        parent = self.plan.components.get(self.plan.parents.get(group.id, ""))
        most = max(2 * group.drives, MOST_LOCAL_DRIVES)
        if isinstance(parent, StorageArray):
            model = self.catalog.array_models.get(parent.array_model)
            others = drives_of_array(self.plan, parent.id) - group.drives
            most = 3 * group.drives
            if model is not None and model.drives is not None:
                most = min(most, model.drives - others)
        step = max(1, math.ceil(most / (2 * MOST_NUMBERS))) * 2
        return sorted({*range(step, max(most, group.drives) + 1, step), group.drives})

    def _policy(self, cluster: Cluster) -> DesignChoice:
        """Policies that survive as many failures, and that the kind and version of vSAN has."""
        policies = self.catalog.vsan_policies
        version, platform = (
            self.catalog.vsan_versions[cluster.vsan_version],
            platform_of(cluster.vsan_version),
        )
        least = policies[cluster.vsan_policy].failures_tolerated
        can_code = version.erasure_coding and cluster.vsan != "hybrid"
        fit = [
            name
            for name, each in policies.items()
            if name in platform.policies
            and each.failures_tolerated >= least
            and (can_code or not each.all_flash_only)
        ]
        return _numbers(cluster, "policy", "vsan_policy", fit)

    def _models(self, array: StorageArray) -> Iterator[DesignChoice | UnpricedOptions]:
        fitting = [
            each
            for each in self.catalog.records("arrays")
            if self._is_other(array, "array_model", each) and each.values.get("protocol") == array.protocol
        ]
        priced = [each for each in fitting if self.is_priced and self._has_price(each)]
        yield DesignChoice(
            array.id, "array", (DesignOption(is_drawn=True), *(DesignOption(record=each) for each in priced))
        )
        yield from _left(array, "array", len(fitting) - len(priced) if self.is_priced else 0)

    # --- prices ----------------------------------------------------------------------------------------------

    def _is_paid(self, component: Component) -> bool:
        """Whether anything of a component has a price; a policy needs none."""
        return isinstance(component, Cluster) or any(
            each.currency == self.currency for each in component.parts
        )

    def _priced(self, host: Host, per: str) -> bool:
        return any(each.per == per and each.currency == self.currency for each in host.parts)

    def _has_price(self, record: Record) -> bool:
        return any(each.currency == self.currency for each in record.parts)

    def _is_other(self, component: Component, field: str, record: Record) -> bool:
        return bool(record.values.get(field) != getattr(component, field))


def _with(host: Host, record: Record | None, **values: Any) -> Host:
    filled = {} if record is None else record.values
    return msgspec.structs.replace(host, **{**filled, **values})


def _numbers(component: Component, what: What, field: str, values: Iterable[Any]) -> DesignChoice:
    """Values of one field; what is drawn is always one of them."""
    drawn = getattr(component, field)
    every = list(values)
    if drawn not in every:
        every.insert(0, drawn)
    return DesignChoice(
        component.id, what, tuple(DesignOption({field: each}, is_drawn=each == drawn) for each in every)
    )


def _left(component: Component, what: What, options: int) -> Iterator[UnpricedOptions]:
    if options > 0:
        yield UnpricedOptions(component.id, what, options)
