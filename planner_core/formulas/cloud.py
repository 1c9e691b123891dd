"""Desktops from a cloud: machines that users share, by either published rule, and what they cost in a month.

Decimals, rounded as in `formulas/cost.py`: each amount of a month once, a user's share of their sum once.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from decimal import Decimal
from types import MappingProxyType
from typing import Final

from planner_core.currencies import CENTS, rounded_money
from planner_core.formulas.cost import MONTHS_PER_YEAR, shared
from planner_core.formulas.formula import formula
from planner_core.messages import Message

MICROSOFT: Final = (
    "Microsoft Learn, Session host virtual machine sizing guidelines (2023): at most 6 light, 4 medium or 2 heavy users"
    " or 1 power user per vCPU, on machines of 4 to 24 vCPUs"
)
GO_EUC: Final = (
    "GO-EUC, Unveiling the True Cost of Azure Virtual Desktop (2024): 4 GB for the system, and 2 GB for a light, 3 GB"
    " for a medium and 6 GB for a heavy user"
)
USERS_PER_VCPU: Final[Mapping[str, int]] = MappingProxyType({"light": 6, "medium": 4, "heavy": 2, "power": 1})
"""By the work of a user; Microsoft."""
RAM_PER_USER_GIB: Final[Mapping[str, int]] = MappingProxyType({"light": 2, "medium": 3, "heavy": 6})
"""By the work of a user; GO-EUC, which names none for power users. What it calls GB are the GiB of rented machines."""
RAM_OF_SYSTEM_GIB: Final = 4
"""Of one machine; GO-EUC."""
FEWEST_VCPUS: Final = 4
MOST_VCPUS: Final = 24
"""Of machines that Microsoft recommends for several users."""


@formula(
    Message("Users per machine by its vCPUs"),
    symbol="n_cpu",
    unit="users",
    expression="vcpus x users_per_vcpu",
    source=MICROSOFT,
)
def users_by_vcpus(vcpus: Decimal, users_per_vcpu: Decimal) -> Decimal:
    """Users that share a machine; 8 vCPUs and medium work: 32."""
    return vcpus * users_per_vcpu


@formula(
    Message("Users per machine by its RAM"),
    symbol="n_ram",
    unit="users",
    expression="max(0, floor((machine_ram_gib - system_ram_gib) / user_ram_gib))",
    source=GO_EUC,
)
def users_by_ram(machine_ram_gib: Decimal, system_ram_gib: Decimal, user_ram_gib: Decimal) -> Decimal:
    """Users that share a machine; 32 GiB and medium work: 9. 0 if it is too small for one."""
    return Decimal(max(0, math.floor((machine_ram_gib - system_ram_gib) / user_ram_gib)))


@formula(
    Message("Machines"),
    symbol="m",
    unit="machines",
    expression="ceil(users / users_per_machine)",
    source="GO-EUC, Unveiling the True Cost of Azure Virtual Desktop (2024): hosts for 1,000 users",
)
def machines_for_users(users: Decimal, users_per_machine: Decimal) -> Decimal | None:
    """Machines for the users at work; 1,000 users, 32 to a machine: 32. None if a machine is too small for one."""
    return Decimal(math.ceil(users / users_per_machine)) if users_per_machine else None


@formula(
    Message("Machines that always run"),
    symbol="m_on",
    unit="machines",
    expression="min(machines, ceil(standby_users / users_per_machine))",
    source="GO-EUC, Unveiling the True Cost of Azure Virtual Desktop (2024): room for 5 users stays at any hour",
)
def machines_always_on(machines: Decimal, standby_users: Decimal, users_per_machine: Decimal) -> Decimal:
    """Machines that are never switched off; room for 40 users, 32 to a machine: 2."""
    return min(machines, Decimal(math.ceil(standby_users / users_per_machine)))


@formula(
    Message("Hours of machines per month"),
    symbol="h",
    unit="h",
    expression="always_on x hours_of_month + (machines - always_on) x hours_running",
    source="A machine is paid for while it runs; a month has 8,760 / 12 hours",
)
def machine_hours(
    machines: Decimal, always_on: Decimal, hours_running: Decimal, hours_of_month: Decimal
) -> Decimal:
    """Hours of all machines in a month; 32, one of them always on, the others for 220 hours: 7,550."""
    return always_on * hours_of_month + (machines - always_on) * hours_running


@formula(
    Message("Machines per month"),
    symbol="C_m",
    unit="",
    expression="round(hours x price_per_hour, 2)",
    source="Price list: a machine per hour",
)
def machines_per_month(hours: Decimal, price_per_hour: Decimal, *, decimals: int = CENTS) -> Decimal:
    """Price of the machines in a month; 7,550 hours at 0.40: 3,020.00."""
    return rounded_money(hours * price_per_hour, decimals)


@formula(
    Message("Disks per month"),
    symbol="C_d",
    unit="",
    expression="round((machines + spare_machines) x price_per_machine, 2)",
    source="Price list: disks of a machine per month, whether it runs or not",
)
def disks_per_month(
    machines: Decimal, spare_machines: Decimal, price_per_machine: Decimal, *, decimals: int = CENTS
) -> Decimal:
    """Price of the disks in a month; 32 machines and 2 kept switched off at 21.68: 737.12."""
    return rounded_money((machines + spare_machines) * price_per_machine, decimals)


@formula(
    Message("Profile storage per month"),
    symbol="C_p",
    unit="",
    expression="round(users x profile_gb x price_per_gb, 2)",
    source="Price list: storage per GB and month",
)
def profiles_per_month(
    users: Decimal, profile_gb: Decimal, price_per_gb: Decimal, *, decimals: int = CENTS
) -> Decimal:
    """Price of the profiles in a month; 1,000 users with 30 GB at 0.16: 4,800.00."""
    return rounded_money(users * profile_gb * price_per_gb, decimals)


@formula(
    Message("All users per month"),
    symbol="C_u",
    unit="",
    expression="round(users x price_per_user, 2)",
    source="Price list: per user and month",
)
def all_users_per_month(users: Decimal, price_per_user: Decimal, *, decimals: int = CENTS) -> Decimal:
    """What is paid for each user in a month; 1,000 users at 5.50: 5,500.00."""
    return rounded_money(users * price_per_user, decimals)


@formula(
    Message("Cloud per month"),
    symbol="C",
    unit="",
    expression="access + machines + disks + profiles + network",
    source="Access right, machines, disks, profile storage and network; without work",
)
def cloud_per_month(
    access: Decimal, machines: Decimal, disks: Decimal, profiles: Decimal, network: Decimal
) -> Decimal:
    """All parts of a month; 5,500.00 + 3,020.00 + 737.12 + 4,800.00 + 1,000.00: 15,057.12."""
    return access + machines + disks + profiles + network


@formula(
    Message("Cloud per user and month"),
    symbol="c",
    unit="",
    expression="round(per_month / users, 2)",
    source="Shared by the users planned",
)
def cloud_per_user(per_month: Decimal, users: Decimal, *, decimals: int = CENTS) -> Decimal | None:
    """Share of one user; 15,057.12 and 1,000 users: 15.06. None without users."""
    return shared(per_month, users, decimals)


@formula(
    Message("Cloud over the years of use"),
    symbol="C x y",
    unit="",
    expression="per_month x 12 x years",
    source="A year has 12 months; prices and users stay as they are today",
)
def cloud_over_years(per_month: Decimal, years: Decimal) -> Decimal:
    """The cloud for as long as the hardware is used; 15,057.12 a month for 5 years: 903,427.20."""
    return per_month * MONTHS_PER_YEAR * years
