"""What the marks of the drawing mean, for the picture and for the proposal. Pure: no Qt."""

from __future__ import annotations

from typing import Literal, NamedTuple

from app.look.translation import tr

Shape = Literal["bar", "near", "over", "unknown", "runs", "files"]


class LegendEntry(NamedTuple):
    """A mark and its meaning."""

    shape: Shape
    text: str


def legend_entries() -> tuple[LegendEntry, ...]:
    """Every mark that a drawing may have; each is told by its shape, so that it can be read without colour."""
    return (
        LegendEntry("bar", tr("in use; the tick is the target")),
        LegendEntry("near", tr("close to the target or above it, or a warning")),
        LegendEntry("over", tr("over capacity, or an error")),
        LegendEntry("unknown", tr("nothing to measure against")),
        LegendEntry("runs", tr("runs on")),
        LegendEntry("files", tr("keeps its files on")),
    )
