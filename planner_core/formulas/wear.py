"""Wear of flash drives: what is written to each, and how long its endurance lasts."""

from __future__ import annotations

from typing import Final

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import PERCENT, SECONDS_PER_HOUR

WEEKS_PER_YEAR: Final = 52
DAYS_PER_YEAR: Final = 365
WARRANTY_YEARS: Final = 5
"""Years for which makers quote drive writes per day."""
MB_PER_TB: Final = 10**6
GB_PER_TB: Final = 1000


@formula(
    Message("Writes passed on to these drives"),
    symbol="b_w",
    unit="MB/s",
    expression="write_mb_s x share",
    source="An array or vSAN spreads the written bytes over its drives in the same way as the writes",
)
def part_of_writes_mb_s(write_mb_s: Number, share: Number) -> Number:
    """MB/s of writes that reach one group of drives; 300 MB/s, a third of them: 100."""
    return write_mb_s * share


@formula(
    Message("Written to each drive in a year"),
    symbol="W_tb",
    unit="TB",
    expression="write_mb_s x copies_written x (1 - write_coalescing_percent / 100) x hours_per_week x 3600 x 52 / 10^6"
    " / all_drives",
    source="The writes of the working day, with mirrors and parity and without what a cache merges,"
    " spread over all drives; the endurance that makers quote for such loads already covers what"
    " a drive writes beyond that",
)
def written_tb_per_year(
    write_mb_s: Number,
    copies_written: Number,
    write_coalescing_percent: Number,
    hours_per_week: Number,
    all_drives: Number,
) -> Number:
    """TB a year on one drive; 10 MB/s mirrored on 4 drives, 50 hours a week: 46.8. 0 without drives."""
    seconds = hours_per_week * SECONDS_PER_HOUR * WEEKS_PER_YEAR
    merged = 1 - write_coalescing_percent / PERCENT
    return quotient(write_mb_s * copies_written * merged * seconds / MB_PER_TB, all_drives, 0.0)


@formula(
    Message("Years until the drives are worn out"),
    symbol="T_wear",
    unit="years",
    expression="drive_writes_per_day x drive_gb / 1000 x 365 x 5 / written_tb_per_year",
    source="Makers quote drive writes per day over a warranty of five years; multiplied by size and days"
    " they give the total that can be written (Micron, Kioxia and Samsung data sheets: DWPD x TB"
    " x 1,825 days)",
)
def years_of_endurance(drive_writes_per_day: Number, drive_gb: Number, written_tb_per_year: Number) -> Number:
    """Years; a drive of 960 GB with one write per day bears 1,752 TB: at 46.8 a year 37.4. Infinite without writes."""
    endurance_tb = drive_writes_per_day * drive_gb / GB_PER_TB * DAYS_PER_YEAR * WARRANTY_YEARS
    return quotient(endurance_tb, written_tb_per_year, np.inf)
