"""Virtual GPUs: how many fit on the boards of a host. They are counted by whole profiles on each GPU.

On one GPU either all profiles are of one size, or it may hold several sizes. Then each size has fixed places, and
one of a profile takes the part of the GPU that its lower maximum leaves it: a quarter where four fit.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number
from planner_core.messages import Message

ROUNDING: Final = 1e-9
"""Distance above an integer, relative to the number, that still counts as that integer."""


@formula(
    Message("Virtual GPUs in one host"),
    symbol="g",
    unit="vGPUs",
    expression="boards x gpus_per_board x profiles_per_gpu",
    source="Each GPU is divided on its own into whole profiles: NVIDIA vGPU software, counts by board and profile",
)
def vgpus_in_one_host(boards: Number, gpus_per_board: Number, profiles_per_gpu: Number) -> Number:
    """Virtual GPUs of one size in one host; 1 A16 of 4 GPUs with 8 profiles of 2 GB each: 32."""
    return boards * gpus_per_board * profiles_per_gpu


@formula(
    Message("Virtual GPUs"),
    symbol="G",
    unit="vGPUs",
    expression="hosts x vgpus_in_one_host",
    source="A failed host takes its boards along. What graphics take of processors, and when an encoder is busy, is not"
    " published for current hosts and not counted",
)
def vgpus_on_hosts(hosts: Number, vgpus_in_one_host: Number) -> Number:
    """Virtual GPUs on the hosts in service; 3 hosts with 32 each: 96."""
    return hosts * vgpus_in_one_host


def fits(counts: Sequence[int], most: Sequence[int], gpus: int, *, mixed: bool) -> bool:
    """Whether numbers of profiles fit on equal GPUs, by the most of each profile on one GPU.

    `mixed` says whether a GPU may hold several sizes; `most` are then the lower maxima. 1 of 4 and 1 of 8 take two
    GPUs, or three eighths of one.
    """
    if not mixed:
        return sum(-(-count // each) for count, each in zip(counts, most, strict=True)) <= gpus
    whole = math.lcm(*most)
    left = [[whole // each, count] for count, each in zip(counts, most, strict=True)]
    left.sort(reverse=True)  # the largest first: no place is lost where each size is a multiple of the next
    for _ in range(gpus):
        room = whole
        for each in left:
            taken = min(each[1], room // each[0])
            each[1] -= taken
            room -= taken * each[0]
    return not any(count for _, count in left)


def most_of_mix(shares: Sequence[float], most: Sequence[int], gpus: int, *, mixed: bool) -> int:
    """The most profiles on the GPUs of one host while each keeps its share of all of them, in whole profiles."""
    return _most(
        lambda number: fits(_whole([number * each for each in shares], most), most, gpus, mixed=mixed),
        gpus * max(most),
    )


def most_beside(others: Sequence[float], own: int, most: Sequence[int], gpus: int, *, mixed: bool) -> int:
    """The most profiles of the size at `own` that fit on the GPUs of one host beside `others` of every size."""

    def fit(number: int) -> bool:
        counts = [each + number * (at == own) for at, each in enumerate(others)]
        return fits(_whole(counts, most), most, gpus, mixed=mixed)

    return _most(fit, gpus * most[own])


def _whole(counts: Sequence[float], most: Sequence[int]) -> list[int]:
    """Whole profiles; a part of one on a host is one on some of its hosts."""
    assert len(counts) == len(most)
    return [math.ceil(each - ROUNDING * max(1.0, each)) for each in counts]


def _most(fit: Callable[[int], bool], ceiling: int) -> int:
    """The largest number up to a ceiling that fits; 0 if not even one does."""
    fitting, beyond = 0, ceiling + 1
    while beyond - fitting > 1:
        middle = (fitting + beyond) // 2
        if fit(middle):
            fitting = middle
        else:
            beyond = middle
    return fitting
