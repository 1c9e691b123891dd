"""Reads the catalogue that comes with Headroom, and the user's own records beside it."""

from __future__ import annotations

from pathlib import Path

from app.resources import resources_folder
from planner_core.catalog.catalog import Catalog
from planner_core.catalog.decoding import CATALOG_FILES, decode_catalog

FILES = CATALOG_FILES


def load_catalog(own_folder: Path | None = None) -> Catalog:
    """The shipped catalogue, with the own records of every .json file in a folder, in the order of their names.

    Raises CatalogError or OSError where the installation is damaged or an own file cannot be used.
    """
    folder = resources_folder() / "catalog"
    shipped = {name: (folder / f"{name}.json").read_bytes() for name in FILES}
    own = {} if own_folder is None else {path.name: path.read_bytes() for path in _own_files(own_folder)}
    return decode_catalog(shipped, own)


def _own_files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.json")) if folder.is_dir() else []
