"""Infrastructure servers: the servers that desktops depend on."""

from __future__ import annotations

from typing import Annotated

from planner_core.plan.components.base import ComponentBase
from planner_core.plan.fields import about


class InfrastructureServers(ComponentBase, frozen=True, tag="infrastructure_servers"):
    """Servers that the desktops depend on: connection brokers, directory, database, management."""

    servers: Annotated[
        int, about("Servers", least=1, most=1000, group="Servers", help="Virtual machines.")
    ] = 4
    vcpus: Annotated[int, about("vCPUs per server", least=1, most=128, group="Servers")] = 2
    ram_gib: Annotated[
        float,
        about(
            "RAM per server",
            unit="GiB",
            least=0.25,
            most=6144,
            group="Servers",
            memory=True,
            help="Configured memory.",
        ),
    ] = 8.0
    cpu_mhz: Annotated[
        float,
        about(
            "Processor per server",
            unit="MHz",
            least=0,
            most=100_000,
            group="Servers",
            help="Average while users work, in MHz of a Cascade Lake core.",
            source="Planning value",
        ),
    ] = 1000.0
    iops: Annotated[
        float,
        about(
            "I/Os per server", unit="IOPS", least=0, most=100_000, group="Servers", source="Planning value"
        ),
    ] = 20.0
    read_percent: Annotated[
        float, about("Reads", unit="%", least=0, most=100, group="Servers", source="Planning value")
    ] = 50.0
    disk_gib: Annotated[
        float,
        about("Disk per server", unit="GiB", least=0, most=65_536, group="Servers", source="Planning value"),
    ] = 80.0
