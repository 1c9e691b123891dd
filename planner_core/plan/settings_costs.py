"""Settings for the running costs of a plan. First part of the settings."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated

import msgspec

from planner_core.plan.fields import about


class CostSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rates and prices beside the bill of materials; amounts are in the plan's currency."""

    currency: Annotated[
        str,
        about(
            "Currency",
            longest=3,
            pattern="^[A-Z]{3}$",
            form="three capital letters such as EUR",
            group="Plan",
            help="Three letters; prices in another currency are not added.",
        ),
    ] = "EUR"
    prices_valid_until: Annotated[
        str,
        about(
            "Prices valid until",
            day=True,
            group="Plan",
            help="Last day of the offer, such as 2026-11-30; printed on the proposal. Empty: no day is named.",
        ),
    ] = ""
    price_decline_percent: Annotated[
        float,
        about(
            "Price decline per year",
            unit="%",
            least=0,
            most=90,
            group="Costs",
            help="How much cheaper flash drives get in a year. The price outlook leaves all other prices as they are.",
            source="Fujitsu, SSD in VDI (2011): SSD prices fall by 15 to 20% a year",
        ),
    ] = 15.0
    price_years: Annotated[
        float,
        about(
            "Years until purchase",
            unit="years",
            least=0,
            most=20,
            group="Costs",
            help="The price outlook counts the decline over this time.",
            source="Planning value",
        ),
    ] = 0.0
    depreciation_years: Annotated[
        int,
        about(
            "Depreciation",
            unit="years",
            least=1,
            most=20,
            group="Costs",
            help="Useful life of the hardware.",
            source="Planning life 3 to 5 years; German tax life of computers 1 year since 2021",
        ),
    ] = 5
    residual_percent: Annotated[
        float,
        about(
            "Residual value",
            unit="%",
            least=0,
            most=100,
            group="Costs",
            help="What the hardware is worth at the end of its life.",
            source="Planning value",
        ),
    ] = 0.0
    interest_percent: Annotated[
        float,
        about(
            "Interest",
            unit="%",
            least=0,
            most=100,
            group="Costs",
            help="Per year, for the annuity.",
            source="Planning value",
        ),
    ] = 0.0
    maintenance_percent: Annotated[
        float,
        about(
            "Maintenance per year",
            unit="%",
            least=0,
            most=100,
            group="Costs",
            help="Of the hardware price.",
            source="Planning value",
        ),
    ] = 0.0
    electricity_price_per_kwh: Annotated[
        Decimal,
        about(
            "Price of electricity",
            unit="per kWh",
            group="Costs",
            help="In the plan's currency. 0 leaves energy out.",
            source="Planning value",
        ),
    ] = Decimal("0.25")
    pue: Annotated[
        float,
        about(
            "Power usage effectiveness",
            least=1,
            most=5,
            group="Costs",
            help="Energy of the data centre for each unit that the hardware takes.",
            source="Published: 1.2 to 2.0, industry average 1.67",
        ),
    ] = 1.5
    rack_unit_price_per_year: Annotated[
        Decimal,
        about(
            "Price of a rack unit per year",
            unit="per U",
            group="Costs",
            help="In the plan's currency. 0 leaves rack space out.",
        ),
    ] = Decimal(0)
    vat_percent: Annotated[
        float,
        about(
            "VAT",
            unit="%",
            least=0,
            most=100,
            group="Costs",
            help="Shown beside the net amounts.",
            source="Germany: 19%",
        ),
    ] = 19.0
