"""Reads the catalogue that comes with Headroom."""

from __future__ import annotations

from app.resources import resources_folder
from planner_core.catalog.catalog import RECORD_LISTS, Catalog, decode_catalog

FILES = (*RECORD_LISTS, "raid_levels", "hypervisors")


def load_catalog() -> Catalog:
    """The shipped catalogue. Raises CatalogError or OSError where the installation is damaged."""
    folder = resources_folder() / "catalog"
    return decode_catalog({name: (folder / f"{name}.json").read_bytes() for name in FILES})
