"""Maximum configuration of each storage array model."""

from __future__ import annotations

import msgspec

from planner_core.catalog.records import RECALLED, Confidence


class ArrayModel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one array of a model takes at most: controllers, drives, ports and shelves."""

    id: str
    """The array model, as named in the arrays of a plan."""
    controllers: int
    drives: int | None
    """Spares included; None if unknown."""
    source: str
    confidence: Confidence
    fc_ports: int | None = None
    """Fibre Channel ports on one controller; None if unknown."""
    ethernet_ports: int | None = None
    """Ports for iSCSI or NFS on one controller; None if unknown."""
    base_drives: int | None = None
    """Drives beside the controllers; None if the model's shelves are unknown."""
    base_units: float = 0.0
    """Rack units of the controllers with these drives."""
    shelf_drives: int = 1
    """Drives in a shelf; of several kinds of shelf, the one that needs the fewest rack units."""
    shelf_units: float = 0.0
    """Rack units of a shelf."""

    @property
    def is_recalled(self) -> bool:
        """Whether its figures are only recalled, not read."""
        return self.confidence == RECALLED

    def most_ports(self, protocol: str) -> int | None:
        """Ports of a protocol on one controller; None if unknown, as for ports of direct-attached hosts."""
        of_protocol = {"fc": self.fc_ports, "iscsi": self.ethernet_ports, "nfs": self.ethernet_ports}
        return of_protocol.get(protocol)

    def shelves(self, drives: int) -> int:
        """Shelves for drives that do not fit beside the controllers; 216 drives, 24 of them there, 24 in a shelf: 8."""
        beside = drives if self.base_drives is None else self.base_drives
        return max(0, -(-(drives - beside) // self.shelf_drives))

    def least_rack_units(self, drives: int) -> float:
        """Rack units with all shelves; 0 if unknown."""
        return self.base_units + self.shelves(drives) * self.shelf_units
