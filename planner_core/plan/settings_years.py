"""Settings for the years ahead: growth, later prices, refresh. Second part of the settings."""

from __future__ import annotations

from typing import Annotated, Final

from planner_core.plan.fields import about
from planner_core.plan.settings_costs import CostSettings

MOST_YEARS: Final = 10


class YearSettings(CostSettings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the plan and its prices change from year to year; year 1 is the year of the first purchase.

    No rate is shipped, because none holds: prices of SSDs fell for years and then rose by half in a quarter.
    """

    planned_years: Annotated[
        int,
        about(
            "Years to plan",
            unit="years",
            least=1,
            most=MOST_YEARS,
            group="Years",
            help="How far ahead the plan looks. Year 1 is the year of the first purchase.",
            source="Planning life 3 to 5 years",
        ),
    ] = 5
    first_year: Annotated[
        int,
        about(
            "First year",
            least=0,
            most=2200,
            calendar_year=True,
            group="Years",
            help="The calendar year of the first purchase, such as 2027. 0: years are numbered from 1.",
        ),
    ] = 0
    cpu_growth_percent: Annotated[
        float,
        about(
            "Processor growth per user",
            unit="%",
            least=-50,
            most=100,
            group="Years",
            help="More processor time for each user, every year.",
        ),
    ] = 0.0
    ram_growth_percent: Annotated[
        float,
        about(
            "RAM growth per desktop",
            unit="%",
            least=-50,
            most=100,
            group="Years",
            help="More RAM for each desktop, every year.",
        ),
    ] = 0.0
    io_growth_percent: Annotated[
        float,
        about(
            "I/O growth per user",
            unit="%",
            least=-50,
            most=100,
            group="Years",
            help="More I/Os of each user at work, every year.",
        ),
    ] = 0.0
    server_index_percent: Annotated[
        float,
        about(
            "Server prices",
            unit="%",
            least=-90,
            most=300,
            group="Years",
            help="Change per year of the prices of hosts and processors, without memory and drives. Below 0 they fall.",
        ),
    ] = 0.0
    memory_index_percent: Annotated[
        float,
        about(
            "Memory prices",
            unit="%",
            least=-90,
            most=300,
            group="Years",
            help="Change per year of prices per GiB or memory module.",
        ),
    ] = 0.0
    flash_index_percent: Annotated[
        float,
        about(
            "Flash drive prices",
            unit="%",
            least=-90,
            most=300,
            group="Years",
            help="Change per year of the prices of flash drives.",
        ),
    ] = 0.0
    disk_index_percent: Annotated[
        float,
        about(
            "Hard disk prices",
            unit="%",
            least=-90,
            most=300,
            group="Years",
            help="Change per year of the prices of hard disks.",
        ),
    ] = 0.0
    array_index_percent: Annotated[
        float,
        about(
            "Array and network prices",
            unit="%",
            least=-90,
            most=300,
            group="Years",
            help="Change per year of the prices of storage arrays, without their drives, and of network links.",
        ),
    ] = 0.0
    software_index_percent: Annotated[
        float,
        about(
            "Software prices",
            unit="%",
            least=-90,
            most=300,
            group="Years",
            help="Change per year of licences, and of prices per desktop, user or cluster.",
        ),
    ] = 0.0
    energy_index_percent: Annotated[
        float,
        about(
            "Electricity and rack prices",
            unit="%",
            least=-90,
            most=300,
            group="Years",
            help="Change per year of the prices of electricity and rack space.",
        ),
    ] = 0.0
    refresh_years: Annotated[
        int,
        about(
            "Hardware refresh",
            unit="years",
            least=0,
            most=MOST_YEARS,
            group="Years",
            help="Hardware is replaced at this age, at the prices of that year. 0: not within the years planned.",
        ),
    ] = 0
    discount_rate_percent: Annotated[
        float,
        about(
            "Discount rate",
            unit="%",
            least=0,
            most=50,
            group="Years",
            help="Per year, for the present value of what is paid later.",
        ),
    ] = 0.0
