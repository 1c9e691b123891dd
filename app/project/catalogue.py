"""Loads the shipped catalogue and the user's own records."""

from __future__ import annotations

from pathlib import Path

from app.machine.resources import resources_folder
from planner_core.catalog.catalog import Catalog, CatalogError
from planner_core.catalog.decoding import CATALOG_FILES, decode_catalog
from planner_core.messages import Message
from planner_core.studies.opinion_rules import AnyRule, decode_rules

FILES = CATALOG_FILES


def load_catalog(own_folder: Path | None = None) -> Catalog:
    """The shipped catalogue with the own records of every .json file in a folder, in order of names.

    Raises CatalogError or OSError if the installation is damaged, CatalogError if an own file is invalid.
    """
    folder = resources_folder() / "catalog"
    shipped = {name: (folder / f"{name}.json").read_bytes() for name in FILES}
    return decode_catalog(shipped, _own_files(own_folder) if own_folder else {})


def load_second_opinions() -> tuple[AnyRule, ...]:
    """The field's sizing conventions. Raises OSError or CatalogError if the installation is damaged."""
    return decode_rules((resources_folder() / "catalog" / "second_opinions.json").read_bytes())


def _own_files(folder: Path) -> dict[str, bytes]:
    paths = sorted(folder.glob("*.json")) if folder.is_dir() else []
    try:
        return {path.name: path.read_bytes() for path in paths}
    except OSError as error:
        words = {"file": error.filename or str(folder), "reason": error.strerror or str(error)}
        raise CatalogError(Message("Own records {file} cannot be used: {reason}", words)) from error
