"""Ways in which desktops get the blocks of their image, and what that does to the I/O of their store."""

from __future__ import annotations

import msgspec

from planner_core.catalog.records import Confidence


class ImageDelivery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a store sees of a desktop's reads and writes, which profiles give as on clones.

    Clones read their image from the store. A streamed image comes over the network: the store holds what desktops write
    only, and is read where they look at that again.
    """

    id: str
    name: str
    write_factor: float
    """Writes on the store relative to those of a clone."""
    reads_per_write: float | None
    """Reads on the store for each write; None if the desktop reads there as a clone does."""
    source: str
    confidence: Confidence
