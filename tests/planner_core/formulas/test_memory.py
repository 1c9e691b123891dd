"""Memory of a host beside its desktops."""

from __future__ import annotations

import pytest

from planner_core.formulas import memory


def test_parents_of_instant_clones() -> None:
    """Two images of 4 GiB and 52.7 MiB overhead take 8.1 GiB of a host beside its system of 4 GiB."""
    parents = 2 * memory.instant_clone_parent_mib(4, 52.7)
    assert memory.system_with_service_gib(4, parents) == pytest.approx(4 + 8.103, abs=0.0005)


def test_the_hosts_of_the_vsan_paper_are_half_full() -> None:
    """125 desktops of 1 GiB and 25.9 MiB, vSAN 6.0 U3 on 9,542 MiB and two caches of 1 GiB in 256 GiB: 55 %."""
    desktops = memory.ram_demand_gib(125, 1.0, 1.0, 25.9)
    assert desktops == pytest.approx(128.2, abs=0.05)
    assert (desktops + 2 + 9_542 / 1024) / 256 == pytest.approx(0.55, abs=0.01)
