"""Settings for desktops in a cloud, with whose price the plan is compared. Third part of the settings.

Prices are those of the user's own list; none is shipped. A price that is not typed is not known, and 0 means that
nothing is paid for it.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Final, Literal

from planner_core.plan.fields import about
from planner_core.plan.settings_years import YearSettings

CLOUD_NAMES: Final = {
    "none": "None",
    "machines": "Machines that users share",
    "fixed": "A fixed price per user",
    "both": "Both, side by side",
}
WORK_NAMES: Final = {"light": "Light", "medium": "Medium", "heavy": "Heavy", "power": "Power"}
WITH_MACHINES: Final = frozenset({"machines", "both"})
WITH_FIXED_PRICE: Final = frozenset({"fixed", "both"})
HOURS_OF_MONTH: Final = 730
"""Hours of a month on average: 8,760 / 12."""


class CloudSettings(YearSettings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Desktops rented in a cloud, as the other way to the same users; the plan itself does not depend on them."""

    cloud: Annotated[
        Literal["none", "machines", "fixed", "both"],
        about(
            "Cloud beside it",
            group="Cloud",
            choices=CLOUD_NAMES,
            help="How desktops from a cloud are paid for: by machines that several users share, or a fixed price per"
            " user. Their price stands beside the cost of this plan.",
        ),
    ] = "none"
    cloud_name: Annotated[
        str,
        about(
            "Offer", longest=100, group="Cloud", help="What is compared, such as a product and its region."
        ),
    ] = ""
    cloud_source: Annotated[
        str,
        about("Price list", longest=500, group="Cloud", help="Where the prices come from."),
    ] = ""
    cloud_price_date: Annotated[
        str, about("Prices of", day=True, group="Cloud", help="The day of the price list.")
    ] = ""
    cloud_work: Annotated[
        Literal["light", "medium", "heavy", "power"],
        about(
            "Work of a user",
            group="Cloud",
            choices=WORK_NAMES,
            help="Both published rules ask for it. Light: data entry. Medium: office documents and static pages."
            " Heavy: Outlook, PowerPoint and many pages, too. Power: drawing, video, graphics.",
        ),
    ] = "medium"
    cloud_vcpus: Annotated[
        int,
        about(
            "vCPUs of a machine",
            least=1,
            most=1024,
            group="Cloud",
            help="Of the size that is rented.",
            source="GO-EUC (2024) advises machines of 8 or 16 vCPUs",
        ),
    ] = 8
    cloud_ram_gib: Annotated[
        float,
        about(
            "RAM of a machine",
            unit="GiB",
            least=0.5,
            most=32_768,
            group="Cloud",
            memory=True,
            help="Of the size that is rented.",
            source="GO-EUC (2024): 32 GB with 8 vCPUs",
        ),
    ] = 32.0
    cloud_users_per_machine: Annotated[
        int,
        about(
            "Own users per machine",
            least=0,
            most=1000,
            group="Cloud",
            help="What a pilot has shown, beside both published rules. 0: not known.",
        ),
    ] = 0
    cloud_hours_per_month: Annotated[
        float,
        about(
            "Hours running per month",
            unit="h",
            least=0,
            most=HOURS_OF_MONTH,
            group="Cloud",
            help="Of a machine that is switched off when nobody works. It runs from its first user in the morning to"
            " its last one in the evening.",
            source="Planning value: 22 days of ten hours",
        ),
    ] = 220.0
    cloud_standby_users: Annotated[
        int,
        about(
            "Users on standby",
            unit="users",
            least=0,
            most=1_000_000,
            group="Cloud",
            help="So many find a machine running at any hour; their machines are never switched off.",
            source="GO-EUC (2024) keeps room for 5 users running",
        ),
    ] = 0
    cloud_spare_machines: Annotated[
        int,
        about(
            "Machines kept switched off",
            least=0,
            most=10_000,
            group="Cloud",
            help="More than the users need. Only their disks are paid for.",
        ),
    ] = 0
    cloud_machine_price: (
        Annotated[
            Decimal,
            about(
                "Machine",
                unit="per hour",
                group="Cloud",
                help="Of one machine while it runs. In the plan's currency, before tax.",
            ),
        ]
        | None
    ) = None
    cloud_disk_price: (
        Annotated[
            Decimal,
            about(
                "Disk of a machine",
                unit="per month",
                group="Cloud",
                help="Of all disks of one machine, paid whether it runs or not.",
            ),
        ]
        | None
    ) = None
    cloud_access_price: (
        Annotated[
            Decimal,
            about(
                "Access right",
                unit="per user and month",
                group="Cloud",
                help="What allows a user to use the desktops. 0 if another licence of the user includes it.",
            ),
        ]
        | None
    ) = None
    cloud_profile_gb: Annotated[
        float,
        about(
            "Profile of a user",
            unit="GB",
            least=0,
            most=10_000,
            group="Cloud",
            help="Storage for the profile of each user.",
            source="Microsoft Learn, session host sizing: at least 30 GB",
        ),
    ] = 30.0
    cloud_profile_price: (
        Annotated[
            Decimal,
            about(
                "Profile storage",
                unit="per GB and month",
                group="Cloud",
                help="Of storage for profiles, with its transactions if they are charged.",
            ),
        ]
        | None
    ) = None
    cloud_network_price: (
        Annotated[
            Decimal,
            about(
                "Network",
                unit="per user and month",
                group="Cloud",
                help="Data that leaves the cloud, gateways and lines, shared by the users. 0 if nothing is charged.",
            ),
        ]
        | None
    ) = None
    cloud_fixed_price: (
        Annotated[
            Decimal,
            about(
                "Fixed price",
                unit="per user and month",
                group="Cloud",
                help="Everything in one price, such as a cloud PC of one size.",
            ),
        ]
        | None
    ) = None


BY_MACHINES: Final = (
    "cloud_access_price",
    "cloud_machine_price",
    "cloud_disk_price",
    "cloud_profile_price",
    "cloud_network_price",
)
"""The prices that machines need, in the order of what they are paid for."""
CLOUD_PRICES: Final = (*BY_MACHINES, "cloud_fixed_price")
ONLY_WITH_MACHINES: Final = frozenset(
    {
        *BY_MACHINES,
        "cloud_work",
        "cloud_vcpus",
        "cloud_ram_gib",
        "cloud_users_per_machine",
        "cloud_hours_per_month",
        "cloud_standby_users",
        "cloud_spare_machines",
        "cloud_profile_gb",
    }
)
ONLY_WITH_FIXED_PRICE: Final = frozenset({"cloud_fixed_price"})
CLOUD_FIELDS: Final = tuple(
    name for name in CloudSettings.__struct_fields__ if name not in YearSettings.__struct_fields__
)


def idle_cloud_fields(cloud: str) -> frozenset[str]:
    """The settings that mean nothing where desktops in a cloud are paid for in this way."""
    if cloud == "none":
        return frozenset(CLOUD_FIELDS) - {"cloud"}
    without_machines = frozenset() if cloud in WITH_MACHINES else ONLY_WITH_MACHINES
    return without_machines | (frozenset() if cloud in WITH_FIXED_PRICE else ONLY_WITH_FIXED_PRICE)
