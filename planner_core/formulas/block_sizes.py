"""Mixes of block sizes, as vscsiStats prints them: mean size, shares of reads, of random I/O and of bytes.

A mix is a few related rows, so these are plain functions; their results go into columns. Shares need not sum up to 100:
printed tables are rounded, so shares are normalised by their sum.

The engine does not compute bandwidth from these mixes: the mean measured at the array is correct for that, because I/Os
are merged and split on the way. The mean at the hypervisor gives 70 % more bytes than the array moved in the boot of
NetApp TR-4540, and 21 % fewer on its Tuesday. The catalogue holds both; tests use these functions to verify its mixes
against the paper.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from planner_core.units import PERCENT


class BlockSize(Protocol):
    """One row of a mix: a block size, its share of all I/Os, and the shares of reads and random I/Os among those."""

    @property
    def size_kib(self) -> float:
        """Size of the block."""

    @property
    def share_percent(self) -> float:
        """Of all I/Os."""

    @property
    def read_percent(self) -> float:
        """Of the I/Os of this size."""

    @property
    def random_percent(self) -> float:
        """Of the I/Os of this size."""


def mean_kib(mix: Sequence[BlockSize]) -> float:
    """Mean size of an I/O in KiB: sum of share x size. Raises ValueError for a mix without I/O.

    Boot of NetApp TR-4540: 42.7 KiB at the hypervisor. The array counted 25: it merges and splits on the way.
    """
    return _mean(mix, lambda size: size.size_kib)


def mix_read_percent(mix: Sequence[BlockSize]) -> float:
    """Share of the I/Os that read, in percent. Boot of TR-4540: 95.7 %. Raises ValueError without I/O."""
    return _mean(mix, lambda size: size.read_percent)


def mix_random_percent(mix: Sequence[BlockSize]) -> float:
    """Share of random I/Os, in percent. Raises ValueError without I/O."""
    return _mean(mix, lambda size: size.random_percent)


def read_bytes_percent(mix: Sequence[BlockSize]) -> float:
    """Share of the bytes that are read, in percent. Boot of TR-4540: 98.2 %. Raises ValueError without I/O."""
    return _mean(mix, lambda size: size.size_kib * size.read_percent) / mean_kib(mix)


def bytes_percents(mix: Sequence[BlockSize]) -> tuple[float, ...]:
    """Share of the bytes that each size carries, in percent; a third of the boot's I/Os are of 64 KiB and carry
    half its bytes. Raises ValueError without I/O."""
    whole = mean_kib(mix) * _shares(mix)
    return tuple(size.share_percent * size.size_kib / whole * PERCENT for size in mix)


def _mean(mix: Sequence[BlockSize], value: Callable[[BlockSize], float]) -> float:
    return sum(size.share_percent * value(size) for size in mix) / _shares(mix)


def _shares(mix: Sequence[BlockSize]) -> float:
    total = sum(size.share_percent for size in mix)
    if total <= 0:
        raise ValueError("the mix has no I/O")
    return total
