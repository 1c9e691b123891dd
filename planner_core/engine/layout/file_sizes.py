"""Size of a single file of a component; `capacity` computes all at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from planner_core.formulas import clone_files, memory
from planner_core.formulas.recording import Column
from planner_core.plan.components import Component, DesktopPool, InfrastructureServers
from planner_core.plan.placement import needed_roles


def file_gib(owner: Component, role: str) -> float:
    """Size of one desktop's or server's file of a role in GiB, by the capacity formulas; 0 without such a file."""
    if role not in needed_roles(owner):
        return 0.0
    if isinstance(owner, InfrastructureServers):
        return owner.disk_gib
    assert isinstance(owner, DesktopPool)
    return float(_COMPUTED[role](owner) if role in _COMPUTED else getattr(owner, f"{role}_gib"))


def _own_disk_gib(pool: DesktopPool) -> Column:
    image = clone_files.filled_gib(pool.replica_gib, pool.full_clone_fill_percent)
    return clone_files.own_disk_gib(pool.delta_gib, float(pool.clone_type == "full"), image)


_COMPUTED: Mapping[str, Callable[[DesktopPool], Column]] = {
    "swap": lambda pool: memory.swap_file_gib(pool.ram_gib, pool.ram_reserved_gib),
    "suspend": lambda pool: clone_files.suspend_file_gib(pool.ram_gib, float(pool.suspends)),
    "persistent": lambda pool: clone_files.filled_gib(pool.persistent_gib, pool.persistent_fill_percent),
    "delta": _own_disk_gib,
}
"""The roles whose size is computed, not a field of the pool."""
