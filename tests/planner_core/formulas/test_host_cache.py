"""Read caches in the hosts against the figures of Virtual SAN 6.2 with VDI."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.formulas import host_cache

PERCENT = st.floats(0, 100)


def test_digest_of_a_25_gib_disk() -> None:
    assert host_cache.digest_mib(25, 5) == 125
    assert host_cache.digest_mib(25, 12) == 300


@pytest.mark.parametrize(("ram_gib", "gib"), [(256, 1.0), (576, 1.0), (128, 0.512)])
def test_client_cache_is_capped(ram_gib: float, gib: float) -> None:
    """The paper's hosts of 256 GB have 1 GB, as it says."""
    assert host_cache.client_cache_gib(ram_gib, 0.4, 1.0) == pytest.approx(gib)


def test_caches_in_series() -> None:
    assert host_cache.reads_after_cache(650, 80) == pytest.approx(130)
    assert host_cache.hits_of_two_caches_percent(80, 29.5) == pytest.approx(85.9)


@given(reads=st.floats(0, 1e6), first=PERCENT, second=PERCENT)
def test_two_caches_are_one_with_their_common_hits(reads: float, first: float, second: float) -> None:
    one_by_one = host_cache.reads_after_cache(host_cache.reads_after_cache(reads, first), second)
    together = host_cache.reads_after_cache(reads, host_cache.hits_of_two_caches_percent(first, second))
    assert one_by_one == pytest.approx(together, abs=1e-6)
    assert 0 <= one_by_one <= reads
