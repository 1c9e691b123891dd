"""The settings of a cloud as a form of their own edits them."""

from __future__ import annotations

from typing import Final

import msgspec

from app.inspector.form_target import SettingsTarget
from app.look.translation import mark
from planner_core.plan.fields import FieldInfo, declared_field
from planner_core.plan.settings import Settings
from planner_core.plan.settings_cloud import CLOUD_PRICES

PRICES: Final = mark("Prices before tax")
MACHINES: Final = mark("Machines to rent")
IN_ORDER: Final = {
    "": ("cloud", "cloud_name", "cloud_source", "cloud_price_date"),
    PRICES: (
        "cloud_access_price",
        "cloud_machine_price",
        "cloud_disk_price",
        "cloud_profile_price",
        "cloud_profile_gb",
        "cloud_network_price",
        "cloud_fixed_price",
    ),
    MACHINES: (
        "cloud_work",
        "cloud_vcpus",
        "cloud_ram_gib",
        "cloud_hours_per_month",
        "cloud_standby_users",
        "cloud_spare_machines",
        "cloud_users_per_machine",
    ),
}
"""The groups of the form: what is asked for first stands first."""
MOST: Final = 999_999_999


class CloudTarget(SettingsTarget):
    """What the plan is compared with; the fields in the order in which a price list is read."""

    key = "cloud"
    tells_origins = False

    def fields(self) -> tuple[FieldInfo, ...]:
        """The settings of a cloud, group by group."""
        return tuple(self._field(name, group) for group, names in IN_ORDER.items() for name in names)

    @staticmethod
    def _field(name: str, group: str) -> FieldInfo:
        info = declared_field(Settings, name)
        assert info is not None, name
        bounds = {"least": 0, "most": MOST} if name in CLOUD_PRICES else {}
        return msgspec.structs.replace(info, group=group, **bounds)
