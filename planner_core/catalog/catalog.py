"""The catalogue: records that fill components, and constants with their sources.

It is decoded from data (see `resources/catalog`), so that users can read, check and extend it. Records only
fill fields: a plan carries its own values and stays the same when the catalogue changes. The tables of
constants (RAID levels, hypervisor generations, vSAN, brokers and so on) are physics and vendor facts that a plan
refers to by id.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from planner_core.catalog.array_models import ArrayModel
from planner_core.catalog.broker_servers import BrokerServer
from planner_core.catalog.brokers import Broker
from planner_core.catalog.graphics_boards import GraphicsBoard
from planner_core.catalog.guests import Guest
from planner_core.catalog.hypervisors import HypervisorGeneration
from planner_core.catalog.image_deliveries import ImageDelivery
from planner_core.catalog.image_states import ImageState
from planner_core.catalog.io_profiles import IoProfile
from planner_core.catalog.licence_templates import LicenceTemplate
from planner_core.catalog.ports import DisplayBand, PortType
from planner_core.catalog.raid_levels import RaidLevel
from planner_core.catalog.records import RECORD_LISTS, CatalogError, Record
from planner_core.catalog.response_times import ResponseData
from planner_core.catalog.server_models import ServerModel
from planner_core.catalog.spreads import Spread
from planner_core.catalog.vsan import VsanPolicy, VsanVersion

__all__ = ["RECORD_LISTS", "Catalog", "CatalogError", "Record"]


class Catalog(msgspec.Struct, frozen=True, kw_only=True):
    """All lists of records by name, and the tables of constants by id."""

    lists: Mapping[str, tuple[Record, ...]]
    raid_levels: Mapping[str, RaidLevel]
    hypervisors: Mapping[str, HypervisorGeneration]
    guests: Mapping[str, Guest]
    """Operating systems that a pool names in its own words."""
    vsan_versions: Mapping[str, VsanVersion]
    vsan_policies: Mapping[str, VsanPolicy]
    brokers: Mapping[str, Broker]
    broker_servers: Mapping[str, BrokerServer]
    """Servers that brokers need, each with its size."""
    io_profiles: Mapping[str, IoProfile]
    ports: Mapping[str, PortType]
    display_bands: Mapping[str, DisplayBand]
    array_models: Mapping[str, ArrayModel]
    server_models: Mapping[str, ServerModel]
    graphics_boards: Mapping[str, GraphicsBoard]
    image_deliveries: Mapping[str, ImageDelivery]
    image_states: Mapping[str, ImageState]
    """By field and choice of a desktop pool: image.optimised."""
    spreads: Mapping[str, Spread]
    """How far values may be off, by their origin."""
    licence_templates: Mapping[str, LicenceTemplate]
    """What usual products count, to begin a licence line with."""
    response: ResponseData
    """Rules of tests and constants of response times."""
    day: str = ""
    """The ISO date for which its prices are valid; the age of a plan's prices is measured from it. Empty if unset, as
    in the shipped catalogue; then no price counts as old.
    """

    def records(self, name: str) -> tuple[Record, ...]:
        """One list: cpus, servers, arrays, drives, workloads, boards, vgpu_profiles or guests; else empty."""
        return self.lists.get(name, ())

    def record(self, list_name: str, record_name: str) -> Record | None:
        """One record by its name."""
        return next((each for each in self.records(list_name) if each.name == record_name), None)

    def overhead_line(self, generation: str, vcpus: float) -> tuple[float, float]:
        """Memory overhead of a machine on a hypervisor generation: base in MiB, slope per MiB of RAM."""
        return self.hypervisors[generation].overhead_line(vcpus)
