"""The meaning of the drawing's marks, for the picture and for the proposal. No Qt."""

from __future__ import annotations

from typing import Literal, NamedTuple

from app.look.translation import tr

Shape = Literal["bar", "near", "over", "unknown", "runs", "files"]


class LegendEntry(NamedTuple):
    """A mark and its meaning."""

    shape: Shape
    text: str


def legend_entries() -> tuple[LegendEntry, ...]:
    """All marks of the drawing; each has its own shape, so that colour is not needed."""
    return (
        LegendEntry("bar", tr("in use; the tick is the target")),
        LegendEntry("near", tr("close to the target or above it, or a warning")),
        LegendEntry("over", tr("over capacity, or an error")),
        LegendEntry("unknown", tr("nothing to measure against")),
        LegendEntry("runs", tr("runs on")),
        LegendEntry("files", tr("stores files on")),
    )
