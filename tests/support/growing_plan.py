"""A plan of the published vectors of growth: 420 desktops that grow by 15 % a year on hosts of 110 each, N+1."""

from __future__ import annotations

from decimal import Decimal

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.plan.components import Cluster, Component, DesktopPool, DiskGroup, Host, Part, StorageArray
from planner_core.plan.plan import Plan, Position
from tests.support.plans import with_settings

HOST_PRICE = Decimal(18_000)
GROWTH = (420, 483, 556, 639, 735)


def hosts_of_110(**settings: object) -> Plan:
    """A cluster N+1 whose hosts carry 110 desktops each by their processors, and nothing else limits; 420 desktops that
    grow by 15 % a year.
    """
    host = Host(
        id="host",
        name="Host",
        count=5,
        sockets=1,
        cores_per_socket=110,
        base_clock_ghz=1.0,
        all_core_turbo_ghz=1.0,
        work_per_clock_percent=100.0,
        hyper_threading_gain_percent=0.0,
        ram_gib=6144.0,
        power_watts=500.0,
        rack_units=1.0,
        nic_gbit_s=400.0,
        parts=(Part(item="Host", unit_price=HOST_PRICE),),
    )
    pool = DesktopPool(
        id="pool",
        name="Pool",
        desktops=420,
        growth_percent=15.0,
        cpu_mhz=1000.0,
        iops=0.01,
        login_cpu_ghz_seconds=0.0,
        ram_gib=1.0,
        clone_type="full",
        refresh_policy="never",
    )
    plan: Plan = with_settings(
        Plan(),
        **{
            "cpu_target_percent": 100.0,
            "failure_target_percent": 100.0,
            "electricity_price_per_kwh": Decimal(0),
            "broker": "none",
            **settings,
        },
    )
    parts: list[tuple[Component, Position | None, str | None]] = [
        (Cluster(id="cluster", name="Cluster", failures_to_tolerate=1), Position(560, 0), None),
        (host, None, "cluster"),
        (StorageArray(id="array", name="Array", volumes=100), Position(560, 600), None),
        (DiskGroup(id="tier", name="Tier", drives=480, drive_kind="ssd", drive_gb=15_000.0), None, "array"),
        (pool, Position(0, 100), None),
    ]
    for part, at, parent in parts:
        plan = apply(plan, verbs.add_component(plan, part, at, parent).edits)
    for target in ("cluster", "array"):
        plan = apply(plan, verbs.connect(plan, "pool", target).edits)
    return plan
