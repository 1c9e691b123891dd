"""Virtual GPUs on the GPUs of a host: published counts, and counts by places against counts by parts."""

from __future__ import annotations

import itertools
from functools import cache

import hypothesis.strategies as st
import pytest
from hypothesis import given

from planner_core.catalog.graphics_boards import count_of
from planner_core.formulas import graphics
from tests.support.plans import CATALOG
from tests.support.thorough import examples

BOARDS = CATALOG.graphics_boards

PLACES_OF_L40S = {
    48: (0,),
    24: (0, 24),
    16: (0, 32),
    12: (0, 12, 24, 36),
    8: (0, 16, 24, 40),
    6: (0, 6, 12, 18, 24, 30, 36, 42),
    4: (0, 8, 12, 20, 24, 32, 36, 44),
    3: tuple(range(0, 48, 3)),
}
"""NVIDIA vGPU user guide 20: where a profile of so many GB may begin on an L40S with mixed sizes. It takes the places
from there to its size; 2 and 1 GB are left out to keep the search small.
"""
SIZES = tuple(PLACES_OF_L40S)


@pytest.mark.parametrize(
    ("board", "gib", "users"),
    # published users of one board by frame buffer: L4, A16 with its four GPUs, RTX PRO 4500
    [
        ("NVIDIA L4", 1, 24),
        ("NVIDIA L4", 2, 12),
        ("NVIDIA L4", 3, 8),
        ("NVIDIA A16", 1, 64),
        ("NVIDIA A16", 2, 32),
        ("NVIDIA RTX PRO 4500 Blackwell Server Edition", 2, 16),
    ],
)
def test_users_of_one_board_are_the_published_ones(board: str, gib: int, users: int) -> None:
    profile = next(
        each for each in BOARDS[board].profiles if each.frame_buffer_mib == gib * 1024 and each.series != "A"
    )
    assert graphics.vgpus_in_one_host(1, BOARDS[board].gpus, count_of(BOARDS[board], profile, False)) == users


@pytest.mark.parametrize(
    ("board", "profile", "equal", "mixed"),
    [("NVIDIA L4", "L4-2Q", 12, 8), ("NVIDIA L40S", "L40S-2Q", 24, 16), ("NVIDIA L40S", "L40S-16Q", 3, 2)],
)
def test_mixed_sizes_have_lower_maxima(board: str, profile: str, equal: int, mixed: int) -> None:
    found = BOARDS[board].profile(profile)
    assert found is not None
    assert count_of(BOARDS[board], found, False) == equal
    assert count_of(BOARDS[board], found, True) == mixed


def test_boards_are_counted_in_all_hosts_in_service() -> None:
    assert graphics.vgpus_on_hosts(3, graphics.vgpus_in_one_host(2, 4, 8)) == 192


@cache
def lies(counts: tuple[int, ...]) -> bool:
    """Whether profiles of `SIZES` have places on one L40S: each taken in turn, one place after the other."""

    def place(left: tuple[int, ...], taken: frozenset[int]) -> bool:
        at = next((number for number, count in enumerate(left) if count), None)
        if at is None:
            return True
        after = (*left[:at], left[at] - 1, *left[at + 1 :])
        return any(
            place(after, taken.union(range(start, start + SIZES[at])))
            for start in PLACES_OF_L40S[SIZES[at]]
            if taken.isdisjoint(range(start, start + SIZES[at]))
        )

    return place(counts, frozenset())


def most_on_l40s(size: int) -> int:
    profile = BOARDS["NVIDIA L40S"].profile(f"L40S-{size}Q")
    assert profile is not None
    return count_of(BOARDS["NVIDIA L40S"], profile, True)


@given(st.lists(st.integers(0, 3), min_size=len(SIZES), max_size=len(SIZES)))
@examples(60, 400)
def test_sizes_mixed_on_one_gpu_fit_where_each_finds_its_published_place(counts: list[int]) -> None:
    wanted = (
        counts if sum(c / most_on_l40s(s) for c, s in zip(counts, SIZES, strict=True)) < 1.6 else counts[:1]
    )
    padded = [*wanted, *[0] * (len(SIZES) - len(wanted))]
    most = [most_on_l40s(size) for size in SIZES]
    assert graphics.fits(padded, most, 1, mixed=True) is lies(tuple(padded))


def packed(counts: tuple[int, ...], most: tuple[int, ...], gpus: int, mixed: bool) -> bool:
    """Whether profiles fit on GPUs: every way to fill the first one, and then the next."""
    if not any(counts):
        return True
    if not gpus:
        return False
    for taken in itertools.product(
        *(range(min(count, each) + 1) for count, each in zip(counts, most, strict=True))
    ):
        kinds = sum(number > 0 for number in taken)
        parts = sum(number / each for number, each in zip(taken, most, strict=True))
        if (kinds <= 1 or mixed) and parts <= 1 + 1e-9:
            left = tuple(count - number for count, number in zip(counts, taken, strict=True))
            if packed(left, most, gpus - 1, mixed):
                return True
    return False


@given(
    st.lists(st.integers(0, 5), min_size=2, max_size=3),
    st.permutations([1, 2, 4, 8]),
    st.integers(1, 3),
    st.booleans(),
)
@examples(40, 300)
def test_whole_profiles_fit_as_if_every_way_to_pack_them_were_tried(
    counts: list[int], most: list[int], gpus: int, mixed: bool
) -> None:
    of = most[: len(counts)]
    assert graphics.fits(counts, of, gpus, mixed=mixed) is packed(tuple(counts), tuple(of), gpus, mixed)


def test_a_mix_grows_until_one_profile_more_would_need_another_gpu() -> None:
    # two L40S: one for 24 of 2 GB, one for 6 of 8 GB; 12 and 6 are 18, and 13 and 7 would need a third
    assert graphics.most_of_mix([2 / 3, 1 / 3], [24, 6], 2, mixed=False) == 18
    assert graphics.most_of_mix([2 / 3, 1 / 3], [16, 4], 2, mixed=True) == 15
    assert graphics.most_of_mix([1.0], [24], 2, mixed=False) == 48
    assert graphics.most_of_mix([0.5, 0.5], [1, 1], 1, mixed=False) == 0


def test_a_pool_grows_on_the_gpus_that_the_others_leave() -> None:
    assert graphics.most_beside([5.0, 0.0], 1, [24, 6], 2, mixed=False) == 6
    assert graphics.most_beside([25.0, 0.0], 1, [24, 6], 2, mixed=False) == 0
    assert graphics.most_beside([2.5, 0.0], 0, [24, 6], 1, mixed=False) == 21
