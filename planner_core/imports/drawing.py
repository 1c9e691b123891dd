"""An inventory as a plan: clusters with their hosts, pools and servers on them, and the stores that hold their files.

What the export tells has the origin "imported"; all else keeps its default. Names of machines and of hosts stay out of
the plan, unless the user wants those of machines in notes; a rule that groups by name puts what names have in common
into it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.editing.edits import Step
from planner_core.editing.verbs.components import paste, stem_of
from planner_core.editing.verbs.fields import set_setting
from planner_core.editing.verbs.numbered import Numbered
from planner_core.imports.grouping import Group, Grouping, grouped
from planner_core.imports.growth import Growth, pool_growth, settings_of
from planner_core.imports.host_cards import HostCard, host_cards
from planner_core.imports.inventory import PRODUCT_NAMES, Inventory, Machine
from planner_core.imports.kept_names import names_as_text
from planner_core.imports.machine_groups import MOST_SERVERS, pool_values, server_values
from planner_core.imports.selection import EstateChoice, Selected, selected
from planner_core.imports.store_cards import StoreCard, drives_of, store_cards
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import COMPONENT_TYPES, Component, ComponentId, DesktopPool, Host, Origin
from planner_core.plan.links import POOL_FILE_ROLES, RUNS_ON, Link, Role
from planner_core.plan.plan import Plan, Position
from planner_core.plan.settings import Settings
from planner_core.units import MIB_PER_GIB

LONGEST_NAME: Final = 200
LONGEST_NOTE: Final = 2000
ROOM_BETWEEN: Final = 480
"""Between the top of the lowest card of a plan and what is drawn below it."""
MOST_VOLUMES: Final = 10_000
MOST_VOLUME_GIB: Final = 1_000_000.0
MOST_NAMED: Final = 3
ROLES: Final[Mapping[str, tuple[Role, ...]]] = {
    "desktop_pool": POOL_FILE_ROLES,
    "infrastructure_servers": ("server_disk",),
}


class CardNames(msgspec.Struct, frozen=True):
    """Names of cards that the export has none for, in the language of the user."""

    hosts: str = "Hosts"
    desktops: str = "Desktops"
    servers: str = "Servers"
    array: str = "Storage array"
    drives: str = "Drives"
    machines: str = "Machines"


class EstateDrawing(msgspec.Struct, frozen=True):
    """The plan of an inventory, and what to know of it."""

    plan: Plan
    selected: Selected
    groups: tuple[Group, ...]
    remarks: tuple[Message, ...]
    """What the export does not tell, so that the plan assumes it or leaves it out."""
    growth: Growth | None = None
    """What the plan assumes of the years ahead, by earlier exports; None if it takes no growth from them."""


def drawing(
    inventory: Inventory,
    catalog: Catalog,
    choice: EstateChoice | None = None,
    grouping: Grouping | None = None,
    names: CardNames | None = None,
) -> EstateDrawing:
    """The plan of the chosen part of an inventory. Raises ImportedFileError for a wrong choice or rule."""
    choice = choice or EstateChoice()
    chosen = selected(inventory, choice)
    groups = grouped(chosen.machines, grouping or Grouping())
    source = "; ".join(_source_words(inventory))
    cards = host_cards(chosen.hosts, catalog, source, inventory.day)
    used = frozenset(each.datastore for each in chosen.machines if each.datastore)
    stores, unused = store_cards(chosen.datastores, cards, used)
    sheet = _Sheet(source, names or CardNames(), catalog, keep_names=choice.keep_names)
    sheet.draw_hosts(cards, groups, stores)
    sheet.draw_stores(stores, cards)
    for group in groups:
        sheet.draw_group(group, cards)
    remarks = (*_remarks_on_hosts(chosen, cards), *_remarks_on_stores(stores, len(unused)), *sheet.remarks)
    return EstateDrawing(sheet.plan(), chosen, groups, remarks)


def import_step(plan: Plan, drawn: EstateDrawing) -> Step:
    """The step that adds a drawing to a plan, under free ids and names. Raises RuleError if there is nothing in it."""
    step = paste(plan, drawn.plan, Position(0, 0))
    words: dict[str, object] = {"count": len(drawn.plan.components)}
    settings = settings_of(drawn.growth) if drawn.growth is not None else {}
    edits = [edit for field, value in settings.items() for edit in set_setting(plan, field, value).edits]
    label = Message("Import {count} component", words, "Import {count} components")
    return Step(label, (*step.edits, *edits))


def with_growth(drawn: EstateDrawing, found: Growth) -> EstateDrawing:
    """The same drawing, whose pools and settings grow as the estate did. Pools take the growth of all desktops."""
    source = f"{found.exports} exports, {found.first_day} to {found.last_day}"
    percent = pool_growth(found)
    components = dict(drawn.plan.components)
    for pool in drawn.plan.of_type(DesktopPool) if percent is not None else ():
        origins = {**pool.origins, "growth_percent": Origin("imported", source)}
        components[pool.id] = msgspec.structs.replace(pool, growth_percent=percent, origins=origins)
    settings = msgspec.structs.replace(drawn.plan.settings, **settings_of(found))
    plan = msgspec.structs.replace(drawn.plan, components=components, settings=settings)
    return msgspec.structs.replace(drawn, plan=plan, growth=found)


def named(plan: Plan, name: str) -> Plan:
    """The same plan under a name."""
    return msgspec.structs.replace(
        plan, settings=msgspec.structs.replace(plan.settings, name=name[:LONGEST_NAME])
    )


def below(plan: Plan) -> Position:
    """How far to move a drawing so that it lies below what a plan has already."""
    bottom = max((each.y for each in plan.positions.values()), default=None)
    return Position(0, 0) if bottom is None else Position(0, bottom + ROOM_BETWEEN)


class _Sheet:
    """Collects the rows of the plan."""

    def __init__(self, source: str, names: CardNames, catalog: Catalog, *, keep_names: bool = False) -> None:
        self._hypervisors = catalog.hypervisors
        self.remarks: list[Message] = []
        if keep_names:
            self.remarks.append(
                Message(
                    "Names of machines go into notes beside their cards. Everybody who gets the plan or its proposal"
                    " can read them."
                )
            )
        self._keep_names = keep_names
        self._origin = Origin("imported", source)
        self._card_names = names
        self._ids, self._names = Numbered("-", ()), Numbered(" ", ())
        self._components: dict[ComponentId, Component] = {}
        self._parents: dict[ComponentId, ComponentId] = {}
        self._links: list[Link] = []
        self._clusters: dict[str, ComponentId] = {}
        self._hosts: list[ComponentId] = []
        self._stores: dict[str, ComponentId] = {}
        """By the name of each datastore."""
        self._fallbacks: list[tuple[StoreCard, ComponentId]] = []

    def plan(self) -> Plan:
        """What has been drawn. The export counts logs and snapshots among the files, so nothing is added for them."""
        return Plan(
            components=self._components,
            parents=self._parents,
            links={each.key: each for each in self._links},
            settings=Settings(capacity_overhead_percent=0.0),
        )

    def draw_hosts(
        self, cards: Sequence[HostCard], groups: Sequence[Group], stores: Sequence[StoreCard]
    ) -> None:
        """Clusters, and the hosts in them."""
        names = dict.fromkeys([*(each.cluster for each in cards), *(each.cluster for each in groups)])
        with_vsan = {store.clusters[0] for store in stores if store.kind == "vsan"}
        for name in filter(None, names):
            values = {"vsan": "all-flash"} if name in with_vsan else {}
            self._clusters[name] = self._add("cluster", name, values)
        for card in cards:
            name = str(card.values.get("server_model") or self._card_names.hosts)
            parent = self._clusters.get(card.cluster)
            self._hosts.append(self._add("host", name, card.values, parent, card.origins))

    def draw_stores(self, stores: Sequence[StoreCard], cards: Sequence[HostCard]) -> None:
        """Arrays, disks inside hosts, and vSAN."""
        for store in stores:
            drawn = self._draw_store(store, cards)
            self._fallbacks.append((store, drawn))
            self._stores.update({each.name: drawn for each in store.datastores})

    def draw_group(self, group: Group, cards: Sequence[HostCard]) -> None:
        """A pool, or servers; more servers than one card may have become several cards."""
        most = len(group.machines) if group.is_desktops else MOST_SERVERS
        for first in range(0, len(group.machines), most):
            machines = group.machines[first : first + most]
            target = self._target(group, machines, cards)
            swaps = self._has_swap_files(target)
            values = (
                pool_values(machines, has_swap=swaps)
                if group.is_desktops
                else server_values(machines, has_swap=swaps)
            )
            kind = "desktop_pool" if group.is_desktops else "infrastructure_servers"
            stem = self._card_names.desktops if group.is_desktops else self._card_names.servers
            drawn = self._add(kind, ", ".join(filter(None, group.words)) or stem, values)
            self._compare(self._components[drawn].name, machines, values)
            if target is not None:
                self._links.append(Link(drawn, RUNS_ON, target))
            self._put_files(drawn, kind, group, machines)
            if self._keep_names:
                self._note_names(self._components[drawn].name, machines)

    def _note_names(self, card: str, machines: Sequence[Machine]) -> None:
        """A note with the names; what it has no room for is told."""
        kept = names_as_text((each.name for each in machines), LONGEST_NOTE)
        self._add("note", f"{self._card_names.machines}: {card}", {"notes": kept.text})
        if kept.left_out:
            words: dict[str, object] = {"count": kept.left_out, "group": Named(card)}
            self.remarks.append(
                Message(
                    "{count} name of {group} does not fit into its note.",
                    words,
                    "{count} names of {group} do not fit into its note.",
                )
            )

    def _draw_store(self, store: StoreCard, cards: Sequence[HostCard]) -> ComponentId:
        name = store.datastores[0].name if len(store.datastores) == 1 else self._card_names.array
        if store.kind == "vsan":
            inside = [place for place, card in enumerate(cards) if card.cluster == store.clusters[0]]
            hosts = sum(len(cards[place].hosts) for place in inside)
            for place in inside:
                used = _used(store, len(cards[place].hosts) / hosts)
                self._draw_drives(store.capacity_mib / hosts, 1, self._hosts[place], purpose="vsan", **used)
            return self._clusters[store.clusters[0]]
        if store.kind == "local" and store.card >= 0:
            hosts = len(cards[store.card].hosts)
            return self._draw_drives(
                store.capacity_mib / hosts, 2, self._hosts[store.card], raid="raid-10", **_used(store)
            )
        count = min(len(store.datastores), MOST_VOLUMES)
        volume = min(max(store.capacity_mib / count / MIB_PER_GIB, 1.0), MOST_VOLUME_GIB)
        array = self._add(
            "storage_array",
            name,
            {"protocol": store.protocol, "volumes": count, "volume_gib": volume, **_used(store)},
        )
        self._draw_drives(store.capacity_mib, 2, array, raid="raid-10")
        return array

    def _draw_drives(
        self, capacity_mib: float, copies: int, parent: ComponentId, **values: Any
    ) -> ComponentId:
        """Drives of the capacity; where they are kept twice, twice as many."""
        drives = drives_of(capacity_mib, copies)
        told = {"drives": drives.drives, "drive_gb": drives.drive_gb, **values}
        return self._add("disk_group", self._card_names.drives, told, parent)

    def _target(
        self, group: Group, machines: Sequence[Machine], cards: Sequence[HostCard]
    ) -> ComponentId | None:
        if group.cluster:
            return self._clusters[group.cluster]
        places = {host.name: place for place, card in enumerate(cards) for host in card.hosts}
        found = Counter(places[each.host] for each in machines if each.host in places)
        return self._hosts[found.most_common(1)[0][0]] if found else None

    def _has_swap_files(self, target: ComponentId | None) -> bool:
        """Whether machines there have swap files; they do where the export tells no hypervisor without them."""
        hosts = [
            part
            for id_, part in self._components.items()
            if isinstance(part, Host) and target in (id_, self._parents.get(id_))
        ]
        return not hosts or any(self._hypervisors[host.hypervisor].has_swap_files for host in hosts)

    def _put_files(self, owner: ComponentId, kind: str, group: Group, machines: Sequence[Machine]) -> None:
        """Each role of the files on the stores of the machines, by the share of the machines there."""
        other = self._fallback(group.cluster)
        found = Counter(self._stores.get(each.datastore, other) for each in machines)
        del found[None]
        for store, count in found.items():
            assert store is not None
            share = count / found.total()
            self._links += [Link(owner, role, store, share) for role in ROLES[kind]]

    def _fallback(self, cluster: str) -> ComponentId | None:
        """The largest store that a cluster reaches, for machines whose datastore the export does not tell."""
        reached = [
            (store.kind == "vsan", store.capacity_mib, drawn)
            for store, drawn in self._fallbacks
            if store.kind != "local" and (not store.clusters or cluster in store.clusters)
        ]
        return max(reached)[2] if reached else None

    def _compare(self, name: str, machines: Sequence[Machine], values: Mapping[str, Any]) -> None:
        meant = sum(each.vcpus for each in machines)
        drawn = values["vcpus"] * len(machines)
        if drawn != meant:
            words: dict[str, object] = {"group": Named(name), "drawn": drawn, "meant": meant}
            self.remarks.append(
                Message(
                    "{group} has machines of several sizes: the plan has {drawn} vCPUs for {meant} in the file. Group"
                    " by size to have them all.",
                    words,
                )
            )
        ram = sum(each.ram_mib for each in machines) / MIB_PER_GIB
        if abs(values["ram_gib"] * len(machines) - ram) > ram * 1e-9:
            words = {
                "group": Named(name),
                "drawn": Quantity(values["ram_gib"] * len(machines), "GiB"),
                "meant": Quantity(ram, "GiB"),
            }
            self.remarks.append(
                Message(
                    "{group} has machines with less or more memory than a plan can have: {drawn} for {meant} in the"
                    " file.",
                    words,
                )
            )

    def _add(
        self,
        kind: str,
        name: str,
        values: Mapping[str, Any],
        parent: ComponentId | None = None,
        origins: Mapping[str, Origin] | None = None,
    ) -> ComponentId:
        id_ = self._ids.first(stem_of(kind))
        named = self._names.free(" ".join(name.split())[:LONGEST_NAME])
        own = dict(origins) if origins is not None else dict.fromkeys(values, self._origin)
        self._components[id_] = COMPONENT_TYPES[kind](id=id_, name=named, origins=own, **values)
        if parent is not None:
            self._parents[id_] = parent
        return id_


def _used(store: StoreCard, share: float = 1.0) -> dict[str, float]:
    """What was measured of a share of a store; nothing if the export does not tell it."""
    return {} if store.used_mib is None else {"measured_used_gib": share * store.used_mib / MIB_PER_GIB}


def _source_words(inventory: Inventory) -> Iterator[str]:
    for each in inventory.sources:
        product = " ".join(filter(None, [PRODUCT_NAMES[each.product], each.version]))
        yield ", ".join(filter(None, [product, each.file]))


def _remarks_on_hosts(chosen: Selected, cards: Sequence[HostCard]) -> Iterator[Message]:
    if absent := len(chosen.hosts) - sum(len(each.hosts) for each in cards):
        yield Message(
            "{count} host is not drawn, because its number of cores is unknown.",
            {"count": absent},
            "{count} hosts are not drawn, because their number of cores is unknown.",
        )
    if unknown := sum(len(each.hosts) for each in cards if "ram_gib" not in each.values):
        yield Message(
            "The memory of {count} host is unknown; the plan assumes its default.",
            {"count": unknown},
            "The memory of {count} hosts is unknown; the plan assumes its default.",
        )
    if unknown := sum(len(each.hosts) for each in cards if each.hosts[0].sockets is None):
        yield Message(
            "The processors of {count} host are unknown; all its cores are drawn as one processor.",
            {"count": unknown},
            "The processors of {count} hosts are unknown; all cores of a host are drawn as one processor.",
        )
    models = dict.fromkeys(
        each.values.get("cpu_model", "")
        for each in cards
        if not each.processor_is_known and "base_clock_ghz" in each.values
    )
    for model in filter(None, models):
        yield Message(
            "The catalogue does not have the processor {model}: the plan takes its base clock as its clock under load.",
            {"model": model},
        )
    if standing := sum(each.in_maintenance for each in chosen.hosts):
        yield Message(
            "{count} host was in maintenance mode; it is drawn like the others.",
            {"count": standing},
            "{count} hosts were in maintenance mode; they are drawn like the others.",
        )


def _remarks_on_stores(stores: Sequence[StoreCard], unused: int) -> Iterator[Message]:
    if stores:
        yield Message(
            "The export does not tell which drives are behind datastores: capacities are those of the file, drives are"
            " assumed. Type them in, because I/Os and failures depend on them."
        )
        yield Message(
            "Files are counted as the export does, so that a plan of its own adds nothing for logs and snapshots; a"
            " refresh variant does again."
        )
    if any(each.kind == "vsan" for each in stores):
        yield Message("The export does not tell the kind of vSAN; the plan assumes all-flash.")
    if unused:
        yield Message(
            "{count} datastore of a single host is not drawn, because no machine of the plan lies on it.",
            {"count": unused},
            "{count} datastores of single hosts are not drawn, because no machine of the plan lies on them.",
        )
