"""Memory sizes available for a host: equal modules in every channel of every socket."""

from __future__ import annotations

import math
import re
from typing import Final, NamedTuple

from planner_core.plan.components import Host

DDR3: Final = (4.0, 8.0, 16.0, 32.0)
DDR4: Final = (8.0, 16.0, 32.0, 64.0, 128.0)
DDR4_FROM_2020: Final = (*DDR4, 256.0)
DDR5: Final = (16.0, 32.0, 48.0, 64.0, 96.0, 128.0, 256.0)
GENERATIONS: Final = {DDR3: 3, DDR4: 4, DDR4_FROM_2020: 4, DDR5: 5}
"""Of memory, by the sizes of its modules."""
USUAL: Final = (8.0, 16.0, 32.0, 64.0, 128.0, 256.0)


class Memory(NamedTuple):
    """The memory of one host."""

    ram_gib: float
    module_gib: float

    @property
    def modules(self) -> int:
        """Modules in the host."""
        return round(self.ram_gib / self.module_gib)


class Channels(NamedTuple):
    """Memory configuration of one processor."""

    channels: int
    per_channel: int
    """Maximum modules per channel."""
    sizes_gib: tuple[float, ...]
    """Of one module."""


BY_PROCESSOR: Final = (
    (re.compile(r"Xeon [ELWX]5[56]\d\d"), Channels(3, 3, DDR3)),
    (re.compile(r"Xeon E5-24\d\d"), Channels(3, 2, DDR3)),
    (re.compile(r"Xeon E5-\d{4}\w? ?v[34]"), Channels(4, 3, DDR4)),
    (re.compile(r"Xeon E5-\d{4}"), Channels(4, 3, DDR3)),
    (re.compile(r"Xeon (Bronze|Silver|Gold|Platinum) \d[12]\d\d"), Channels(6, 2, DDR4)),
    (re.compile(r"Xeon (Silver|Gold|Platinum) \d3\d\d"), Channels(8, 2, DDR4_FROM_2020)),
    (re.compile(r"Xeon (Bronze|Silver|Gold|Platinum) \d[45]\d\d"), Channels(8, 2, DDR5)),
    (re.compile(r"Xeon 69\d\d"), Channels(12, 1, DDR5)),
    (re.compile(r"Xeon 6[57]\d\d"), Channels(8, 2, DDR5)),
    (re.compile(r"EPYC 7\w\w[123]"), Channels(8, 2, DDR4_FROM_2020)),
    (re.compile(r"EPYC 8\w\w4"), Channels(6, 1, DDR5)),
    (re.compile(r"EPYC 9\w\w[45]"), Channels(12, 1, DDR5)),
)
"""Memory channels of a socket and modules of a channel, by the name of the processor. From the third generation of Xeon
and EPYC 7002 on: slots of servers and population rules in manuals of Lenovo, Dell, Cisco and HPE (48 and 96 GiB are
planning values). Older ones and Xeon 6900: planning values, not from a manual.
"""

UNKNOWN: Final = Channels(8, 2, USUAL)
"""Planning value for an unnamed processor: most servers since 2021 have eight channels or a multiple."""
COUNTS: Final = frozenset({2, 3, 4, 6, 8, 12})
"""Channel counts that sockets have."""


def buildable(host: Host) -> tuple[Memory, ...]:
    """Available memory sizes of one host, ascending, including the present one. Of equal sizes, the one whose modules
    are closest in size to the present ones, and smaller only if there are no others: nobody takes good modules out for
    smaller ones.
    """
    processor, present = _channels(host), host.memory_module_gib
    there = Memory(host.ram_gib, present)
    options = [
        Memory(host.sockets * processor.channels * each * size, size)
        for size in sorted({*processor.sizes_gib, present})
        for each in range(1, processor.per_channel + 1)
    ]
    best = {there.ram_gib: there}
    for each in sorted(
        options, key=lambda one: (one.module_gib < present, abs(math.log(one.module_gib / present)))
    ):
        best.setdefault(each.ram_gib, each)
    return tuple(sorted(best.values()))


def fits_slots(host: Host) -> bool:
    """Whether a host's memory is of equal modules in every channel of every socket, and no more than it has slots."""
    processor = _channels(host)
    channels = host.sockets * processor.channels
    modules = host.ram_gib / host.memory_module_gib
    exists = host.memory_module_gib in processor.sizes_gib
    return exists and modules % channels == 0 and 0 < modules <= channels * processor.per_channel


def memory_sizes(host: Host) -> tuple[Memory, ...]:
    """All that fits the slots of a host, of modules of every size, ascending; several with the same RAM."""
    processor = _channels(host)
    channels = host.sockets * processor.channels
    every = (
        Memory(channels * each * size, size)
        for size in processor.sizes_gib
        for each in range(1, processor.per_channel + 1)
    )
    return tuple(sorted(every))


def fits_socket(host: Host, cpu_model: str) -> bool:
    """Whether another processor fits the sockets of a host's own, and so takes the same memory; True if either is
    unknown. Each line of the table is one socket.
    """
    own, other = _line(host.cpu_model), _line(cpu_model)
    return own is None or other is None or own == other


def memory_generation(cpu_model: str) -> int | None:
    """Of the memory that a processor takes: 3 of DDR3, and so on; None if it is unknown."""
    line = _line(cpu_model)
    return None if line is None else GENERATIONS[BY_PROCESSOR[line][1].sizes_gib]


def _known(cpu_model: str) -> Channels | None:
    line = _line(cpu_model)
    return None if line is None else BY_PROCESSOR[line][1]


def _line(cpu_model: str) -> int | None:
    """The line of the table with a processor."""
    return next((at for at, (name, _) in enumerate(BY_PROCESSOR) if name.search(cpu_model)), None)


def _channels(host: Host) -> Channels:
    """Channels of the host's processor; if it is unknown, as many as there are modules per socket."""
    found = _known(host.cpu_model)
    if found is not None:
        return found
    modules = host.ram_gib / host.memory_module_gib / host.sockets
    return UNKNOWN._replace(channels=int(modules)) if modules in COUNTS else UNKNOWN
