"""Several exports as one estate: what several of them tell counts once, and earlier ones are the history of the estate.

Two exports of one product from different days that share more than half of their machines are the same estate at two
times: the later one is the estate, the earlier one tells only how it grew. Any others are parts of one estate. A
machine is told twice if both files identify it alike; where they do not identify machines in the same way, if its name
and its cluster are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Final, NamedTuple, TypeVar

import msgspec

from planner_core.imports.inventory import Datastore, Inventory, InventoryHost, Machine
from planner_core.messages import Message
from planner_core.plan.days import is_day

Row = TypeVar("Row", Machine, InventoryHost, Datastore)

LENGTH_OF_DAY: Final = 10
MOST_SHARED: Final = 0.5
"""Share of the machines of the smaller export; with more of them in both, both are of the same estate."""
DAY_MONTH_YEAR: Final = 3


class _Keys(NamedTuple):
    """What identifies the rows of one file."""

    product: str
    keys: frozenset[tuple[str, str]]
    names: frozenset[tuple[str, ...]]
    nameless: frozenset[tuple[str, ...]]
    """Names of the rows that have no key."""


def together(found: Sequence[Inventory]) -> Inventory:
    """One estate of all that was read. The latest export counts where several tell the same."""
    remarks: list[Message] = []
    distinct = _distinct(found, remarks)
    chains = _chains(distinct)
    history = [each for chain in chains for each in chain[:-1]]
    today = [each for each in distinct if not any(each is old for old in history)]
    remarks += [_history_remark(chain) for chain in chains]
    undated = _undated(today)
    remarks += [_undated_remark(file, other) for file, other in undated.items()]
    machines, hosts, stores = (
        _once(today, lambda each: each.machines, _machine_name),
        _once(today, lambda each: each.hosts, _host_name),
        _once(today, lambda each: each.datastores, _store_name),
    )
    every = sum(len(each.machines) + len(each.hosts) + len(each.datastores) for each in today)
    if twins := every - len(machines) - len(hosts) - len(stores):
        remarks.append(
            Message(
                "{count} machine, host or datastore is in several files; it counts once.",
                {"count": twins},
                "{count} machines, hosts or datastores are in several files; each counts once.",
            )
        )
    return Inventory(
        sources=tuple(source for each in today for source in each.sources),
        machines=machines,
        hosts=hosts,
        datastores=stores,
        unreadable=tuple(problem for each in today for problem in each.unreadable),
        remarks=(*(remark for each in today for remark in each.remarks), *remarks),
        chains=chains,
        undated=tuple(undated),
    )


def day_in(text: str) -> date | None:
    """The day at the beginning of a text: 2026-11-30 or 30.11.2026. None if there is none, or if it may be another one:
    11/12/2026 is read in two ways.
    """
    start = text.strip()[:LENGTH_OF_DAY]
    pieces = start.split(" ")[0].split(".")
    if (
        len(pieces) == DAY_MONTH_YEAR
        and all(each.isdecimal() for each in pieces)
        and len(pieces[2]) == len("2026")
    ):
        start = f"{pieces[2]}-{pieces[1]:0>2}-{pieces[0]:0>2}"
    return date.fromisoformat(start) if start.isascii() and is_day(start) else None


def day_of(inventory: Inventory) -> date | None:
    """The day of an export; of several files the latest."""
    return max(filter(None, (day_in(each.day) for each in inventory.sources)), default=None)


def _distinct(found: Sequence[Inventory], remarks: list[Message]) -> list[Inventory]:
    """Without files that have the content of another one from the same day."""
    kept: list[Inventory] = []
    for each in found:
        if any(_content(each) == _content(other) and _one_day(each, other) for other in kept):
            words: dict[str, object] = {"file": each.sources[0].file}
            remarks.append(Message("{file} has the same content as another file; it counts once.", words))
        else:
            kept.append(each)
    return kept


def _content(read: Inventory) -> tuple[object, ...]:
    return read.machines, read.hosts, read.datastores


def _one_day(one: Inventory, other: Inventory) -> bool:
    days = day_of(one), day_of(other)
    return None in days or days[0] == days[1]


def _chains(found: Sequence[Inventory]) -> tuple[tuple[Inventory, ...], ...]:
    """Exports of the same estate from several days, each chain from its oldest to its latest."""
    dated = sorted(
        ((day, each) for each in found if (day := day_of(each)) is not None), key=lambda pair: pair[0]
    )
    chains: list[list[tuple[date, Inventory]]] = []
    for day, each in dated:
        chain = next((chain for chain in chains if chain[-1][0] < day and _alike(chain[-1][1], each)), None)
        if chain is None:
            chains.append([(day, each)])
        else:
            chain.append((day, each))
    return tuple(tuple(each for _, each in chain) for chain in chains if len(chain) > 1)


def _alike(one: Inventory, other: Inventory) -> bool:
    """Whether two exports of one product share more than half of their machines."""
    if one.sources[0].product != other.sources[0].product:
        return False
    name_of = _bare_name if one.sources[0].product == "table" else _machine_name
    keys = _keys(other, other.machines, name_of)
    shared = sum(_is_in(each, name_of(each), one.sources[0].product, keys) for each in one.machines)
    return shared > MOST_SHARED * min(len(one.machines), len(other.machines))


def _undated(found: Sequence[Inventory]) -> dict[str, str]:
    """Files without a day that list the machines of another file; the day of both would tell how these grew."""
    undated: dict[str, str] = {}
    for place, each in enumerate(found):
        for other in found[:place]:
            if None in (day_of(each), day_of(other)) and _alike(other, each):
                for one, two in ((each, other), (other, each)):
                    if day_of(one) is None:
                        undated.setdefault(one.sources[0].file, two.sources[0].file)
    return undated


def _undated_remark(file: str, other: str) -> Message:
    words: dict[str, object] = {"file": file, "other": other}
    return Message(
        "{file} does not tell its day, and lists machines of {other}, too. Say the day of the file to see how the"
        " estate grew.",
        words,
    )


def _history_remark(chain: Sequence[Inventory]) -> Message:
    words: dict[str, object] = {
        "file": chain[-1].sources[0].file,
        "earlier": ", ".join(each.sources[0].file for each in chain[:-1]),
        "count": len(chain) - 1,
    }
    return Message(
        "{file} is the latest export of its estate. An earlier one tells only how it grew: {earlier}.",
        words,
        "{file} is the latest export of its estate. {count} earlier ones tell only how it grew: {earlier}.",
    )


def _once(
    found: Sequence[Inventory],
    rows_of: Callable[[Inventory], tuple[Row, ...]],
    name_of: Callable[[Row], tuple[str, ...]],
) -> tuple[Row, ...]:
    """All rows, without those that a later export tells; of exports of one day, an earlier file counts. Rows of one
    file are never dropped.
    """
    ranks = sorted(range(len(found)), key=lambda place: -(day_of(found[place]) or date.min).toordinal())
    known: list[_Keys] = []
    kept: Mapping[int, list[Row]] = {place: [] for place in range(len(found))}
    for place in ranks:
        inventory = found[place]
        product, rows = inventory.sources[0].product, rows_of(inventory)
        kept[place].extend(
            each for each in rows if not any(_is_in(each, name_of(each), product, keys) for keys in known)
        )
        known.append(_keys(inventory, rows, name_of))
    return tuple(row for place in range(len(found)) for row in kept[place])


def _keys(inventory: Inventory, rows: Sequence[Row], name_of: Callable[[Row], tuple[str, ...]]) -> _Keys:
    return _Keys(
        inventory.sources[0].product,
        frozenset((each.key, each.name) for each in rows if each.key),
        frozenset(filter(None, map(name_of, rows))),
        frozenset(filter(None, (name_of(each) for each in rows if not each.key))),
    )


def _is_in(row: Row, name: tuple[str, ...], product: str, other: _Keys) -> bool:
    if other.product == product and row.key:
        return (row.key, row.name) in other.keys or name in other.nameless
    return name in other.names


def _machine_name(machine: Machine) -> tuple[str, ...]:
    """The name within its cluster, or else its host; empty for a name alone, which several sites may use."""
    where = machine.cluster or machine.host
    return (machine.name.casefold(), where.casefold()) if where else ()


def _bare_name(machine: Machine) -> tuple[str, ...]:
    """A list of one's own may have nothing but names."""
    return (machine.name.casefold(),)


def _host_name(host: InventoryHost) -> tuple[str, ...]:
    return (host.name.casefold(), host.cluster.casefold())


def _store_name(store: Datastore) -> tuple[str, ...]:
    """A name such as datastore1 is everywhere; name and capacity are not."""
    return (store.name.casefold(), repr(round(store.capacity_mib)))


def with_days(inventory: Inventory, days: Mapping[str, str]) -> Inventory:
    """The same with the days that the user says, by name of file."""
    sources = tuple(
        msgspec.structs.replace(each, day=days.get(each.file, each.day)) for each in inventory.sources
    )
    return msgspec.structs.replace(inventory, sources=sources)
