"""Network links: the line between the users and their desktops."""

from __future__ import annotations

from typing import Annotated

from planner_core.plan.components.base import ComponentBase
from planner_core.plan.fields import about


class NetworkLink(ComponentBase, frozen=True, tag="network_link"):
    """A line that carries display traffic: a branch office's WAN link or a campus LAN."""

    bandwidth_mbit_s: Annotated[
        float,
        about(
            "Bandwidth", unit="Mbit/s", least=0.1, most=10_000_000, group="Line", help="Towards the users."
        ),
    ] = 1000.0
    other_traffic_percent: Annotated[
        float,
        about(
            "Other traffic",
            unit="%",
            least=0,
            most=100,
            group="Line",
            help="Share of the line that other traffic needs.",
        ),
    ] = 0.0
    latency_ms: Annotated[
        float,
        about(
            "Round trip",
            unit="ms",
            least=0,
            most=10_000,
            group="Line",
            help="Between user and desktop. It adds to every response.",
        ),
    ] = 5.0
