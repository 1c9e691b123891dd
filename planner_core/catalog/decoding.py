"""Decodes the catalogue from the contents of its files and validates it against the components it fills."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from planner_core.catalog.array_models import ArrayModel
from planner_core.catalog.broker_servers import BrokerServer
from planner_core.catalog.brokers import Broker
from planner_core.catalog.catalog import Catalog
from planner_core.catalog.graphics_boards import GraphicsBoard, records_of
from planner_core.catalog.guests import Guest, records_of_guests
from planner_core.catalog.hypervisors import HypervisorGeneration
from planner_core.catalog.image_deliveries import ImageDelivery
from planner_core.catalog.image_states import STATE_FIELDS, ImageState, state_id
from planner_core.catalog.io_profiles import IoProfile
from planner_core.catalog.licence_templates import LicenceTemplate, check_template
from planner_core.catalog.own_records import decode_own_records, merged
from planner_core.catalog.ports import DisplayBand, PortType
from planner_core.catalog.raid_levels import RaidLevel
from planner_core.catalog.records import RECORD_LISTS, CatalogError, Record, check_record
from planner_core.catalog.response_times import RESPONSE_FILES, ResponseData, decode_response_data
from planner_core.catalog.server_models import ServerModel
from planner_core.catalog.spreads import SPREADS, Spread
from planner_core.catalog.vsan import VsanPolicy, VsanVersion
from planner_core.messages import Message, in_short
from planner_core.plan.components import Cluster, DesktopPool, DiskGroup, Host
from planner_core.plan.fields import declared_field
from planner_core.plan.settings import Settings

TABLES: Final[dict[str, type[msgspec.Struct]]] = {
    "raid_levels": RaidLevel,
    "hypervisors": HypervisorGeneration,
    "guests": Guest,
    "vsan_versions": VsanVersion,
    "vsan_policies": VsanPolicy,
    "brokers": Broker,
    "broker_servers": BrokerServer,
    "io_profiles": IoProfile,
    "ports": PortType,
    "display_bands": DisplayBand,
    "array_models": ArrayModel,
    "server_models": ServerModel,
    "graphics_boards": GraphicsBoard,
    "image_deliveries": ImageDelivery,
    "image_states": ImageState,
    "spreads": Spread,
    "licence_templates": LicenceTemplate,
}
"""The tables of constants, the templates of licence lines, and their row types."""

CHOICES: Final = (
    ("raid_levels", DiskGroup, "raid"),
    ("hypervisors", Host, "hypervisor"),
    ("vsan_versions", Cluster, "vsan_version"),
    ("vsan_policies", Cluster, "vsan_policy"),
    ("brokers", Settings, "broker"),
    ("image_deliveries", DesktopPool, "image_delivery"),
)
"""Fields whose choices are ids in a table of constants."""

CATALOG_FILES: Final = (*RECORD_LISTS, *TABLES, *RESPONSE_FILES)
"""Names of the catalogue files, without their suffix."""


def decode_catalog(files: Mapping[str, bytes], own: Mapping[str, bytes] | None = None) -> Catalog:
    """The catalogue from the contents of its files: one per record list and one per table of constants.

    `own` maps file names to the contents of the user's record files (see `own_records`); they extend the lists.
    Raises CatalogError if a file is missing or holds a value that no component accepts.
    """
    tables: dict[str, Any] = {
        name: {row.id: row for row in _decode(files, name, list[row_type])}  # type: ignore[valid-type]
        for name, row_type in TABLES.items()
    }
    lists = {name: tuple(_decode(files, name, list[Record])) for name in RECORD_LISTS}
    for name, records in lists.items():
        for record in records:
            check_record(f"{name}.json", name, record)
    for name, owner, field in CHOICES:
        _check_constants(name, owner, field, tables[name])
    for field in STATE_FIELDS:
        known = {row.removeprefix(state_id(field, "")): row for row in tables["image_states"]}
        _check_constants("image_states", DesktopPool, field, known)
    _check_rows("spreads", SPREADS, tables["spreads"])
    for template in tables["licence_templates"].values():
        check_template(template)
    lists |= records_of(tuple(tables["graphics_boards"].values()))
    lists["guests"] = records_of_guests(tables["guests"])
    found = Catalog(lists=lists, response=_response_data(files), **tables)
    return merged(found, decode_own_records(own or {}))


def _response_data(files: Mapping[str, bytes]) -> ResponseData:
    for name in RESPONSE_FILES:
        if name not in files:
            raise CatalogError(Message("The catalogue file {name}.json is missing.", {"name": name}))
    try:
        return decode_response_data(files)
    except (msgspec.MsgspecError, UnicodeDecodeError, KeyError, ValueError) as error:
        words = {"files": ", ".join(f"{name}.json" for name in RESPONSE_FILES), "reason": in_short(error)}
        raise CatalogError(Message("The catalogue files {files} cannot be read: {reason}", words)) from error


def _check_constants(name: str, owner: type[msgspec.Struct], field: str, known: Mapping[str, object]) -> None:
    """Every choice of a field needs a row in its table; otherwise a plan could refer to a missing one."""
    info = declared_field(owner, field)
    assert info is not None
    _check_rows(name, info.choices, known)


def _check_rows(name: str, needed: Iterable[str], known: Mapping[str, object]) -> None:
    for each in needed:
        if each not in known:
            raise CatalogError(
                Message("The catalogue file {name}.json has no row {id}.", {"name": name, "id": each})
            )


def _decode(files: Mapping[str, bytes], name: str, kind: Any) -> Any:
    if name not in files:
        raise CatalogError(Message("The catalogue file {name}.json is missing.", {"name": name}))
    try:
        return msgspec.json.decode(files[name], type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        words = {"name": name, "reason": in_short(error)}
        raise CatalogError(
            Message("The catalogue file {name}.json cannot be read: {reason}", words)
        ) from error
