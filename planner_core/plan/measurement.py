"""What was measured and when, as the origin of a value says it: `2026-11-27, 20 desktops, 40 hours`."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from planner_core import dates
from planner_core.messages import Message
from planner_core.plan.days import is_day

BETWEEN: Final = "; "
"""Between two measurements of the same value, the earlier first."""
_WRITTEN: Final = re.compile(r"(\d{4}-\d\d-\d\d), (\d{1,9}) desktops?, (\d{1,9}(?:\.\d{1,6})?) hours?")


class Measurement(NamedTuple):
    """When, on how many desktops, and for how many hours."""

    day: str
    """ISO date of its end."""
    desktops: int
    hours: float

    def written(self) -> str:
        """`2026-11-27, 20 desktops, 40 hours`, in plans."""
        hours = f"{self.hours:.6f}".rstrip("0").rstrip(".")
        desktop = "desktop" if self.desktops == 1 else "desktops"
        return f"{self.day}, {self.desktops} {desktop}, {hours} {'hour' if hours == '1' else 'hours'}"

    def in_words(self) -> Message:
        """`27 November 2026, 20 desktops, 40 hours`."""
        words = {
            "day": dates.written_date_in_words(self.day),
            "desktops": Message("{count} desktop", {"count": self.desktops}, "{count} desktops"),
            "hours": Message("{count} hour", {"count": int(self.hours)}, "{count} hours")
            if self.hours.is_integer()
            else Message("{hours} hours", {"hours": self.hours}),
        }
        return Message("{day}, {desktops}, {hours}", words)


def measurements_of(reference: str) -> tuple[Measurement, ...]:
    """The measurements that an origin names; empty if it says anything else."""
    found = []
    for each in reference.split(BETWEEN):
        read = _WRITTEN.fullmatch(each)
        if read is None or not is_day(read[1]):
            return ()
        found.append(Measurement(read[1], int(read[2]), float(read[3])))
    return tuple(found)


def with_measurement(reference: str, measurement: Measurement) -> str:
    """What an origin says after one more measurement; anything else that it said before is replaced."""
    return BETWEEN.join(each.written() for each in (*measurements_of(reference), measurement))
