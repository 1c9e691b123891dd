"""What was measured and when, as the origin of a value says it: `2026-11-27, 20 desktops, 40 hours`.

On session hosts it says users instead of desktops.
"""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple

from planner_core import dates
from planner_core.messages import Message
from planner_core.plan.days import is_day

BETWEEN: Final = "; "
"""Between two measurements of the same value, the earlier first."""
_WRITTEN: Final = re.compile(r"(\d{4}-\d\d-\d\d), (\d{1,9}) (desktop|user)s?, (\d{1,9}(?:\.\d{1,6})?) hours?")


class Measurement(NamedTuple):
    """When, on how many desktops, and for how many hours."""

    day: str
    """ISO date of its end."""
    desktops: int
    hours: float
    who: Literal["desktop", "user"] = "desktop"
    """What was counted."""

    def written(self) -> str:
        """`2026-11-27, 20 desktops, 40 hours`, in plans."""
        hours = f"{self.hours:.6f}".rstrip("0").rstrip(".")
        who = self.who if self.desktops == 1 else f"{self.who}s"
        return f"{self.day}, {self.desktops} {who}, {hours} {'hour' if hours == '1' else 'hours'}"

    def in_words(self) -> Message:
        """`27 November 2026, 20 desktops, 40 hours`."""
        count = {"count": self.desktops}
        words = {
            "day": dates.written_date_in_words(self.day),
            "who": Message("{count} desktop", count, "{count} desktops")
            if self.who == "desktop"
            else Message("{count} user", count, "{count} users"),
            "hours": Message("{count} hour", {"count": int(self.hours)}, "{count} hours")
            if self.hours.is_integer()
            else Message("{hours} hours", {"hours": self.hours}),
        }
        return Message("{day}, {who}, {hours}", words)


def measurements_of(reference: str) -> tuple[Measurement, ...]:
    """The measurements that an origin names; empty if it says anything else."""
    found = []
    for each in reference.split(BETWEEN):
        read = _WRITTEN.fullmatch(each)
        if read is None or not is_day(read[1]):
            return ()
        who: Literal["desktop", "user"] = "user" if read[3] == "user" else "desktop"
        found.append(Measurement(read[1], int(read[2]), float(read[4]), who))
    return tuple(found)


def with_measurement(reference: str, measurement: Measurement) -> str:
    """What an origin says after one more measurement; anything else that it said before is replaced."""
    return BETWEEN.join(each.written() for each in (*measurements_of(reference), measurement))
