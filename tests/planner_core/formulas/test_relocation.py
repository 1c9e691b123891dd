"""A thousand desktops, and what moving swap files and template takes off their store."""

from __future__ import annotations

import pytest

from planner_core.formulas import clone_files, memory

DESKTOPS, DELTA, LOG, VMX_SWAP, REPLICA, TEMPLATE = 1000, 0.25, 0.1, 0.1, 40, 40


def used(*per_desktop_gib: float, template_gib: float) -> float:
    files = sum(clone_files.desktop_files_gib(DESKTOPS, 1.0, gib) for gib in per_desktop_gib)
    files += clone_files.replica_files_gib(1, 2, REPLICA) + clone_files.template_files_gib(1, template_gib)
    return float(clone_files.used_capacity_gib(files, clone_files.overhead_gib(files, 15.0)))


def test_relocation_of_swap_and_template() -> None:
    """RAM 4 GiB, two replicas and a template of 40, 15 % overhead; the VMX swap stays with the desktop."""
    swap = float(memory.swap_file_gib(4.0, 0.0))
    everything = used(DELTA, LOG, VMX_SWAP, swap, template_gib=TEMPLATE)
    swap_moved = used(DELTA, LOG, VMX_SWAP, template_gib=TEMPLATE)
    both_moved = used(DELTA, LOG, VMX_SWAP, template_gib=0)
    assert [everything, swap_moved, both_moved] == pytest.approx([5255.5, 655.5, 609.5])
    assert everything - swap_moved == pytest.approx(1.15 * DESKTOPS * swap)
    assert swap_moved - both_moved == pytest.approx(1.15 * TEMPLATE)


@pytest.mark.parametrize(("reserved_gib", "gib"), [(0.0, 4000), (2.0, 2000)])
def test_the_store_of_the_swap_files(reserved_gib: float, gib: float) -> None:
    swap = memory.swap_file_gib(4.0, reserved_gib)
    assert clone_files.desktop_files_gib(DESKTOPS, 1.0, swap) == pytest.approx(gib)
