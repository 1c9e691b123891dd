"""The catalogue for commands: the shipped one with the user's library, as in the window."""

from __future__ import annotations

import argparse

from app.library.todays_catalog import todays_catalog
from app.project.catalogue import load_catalog
from app.project.own_records import library_path
from db.library import LibraryFile
from db.library_errors import LibraryError
from planner_core.catalog.catalog import Catalog
from planner_core.messages import Message


def add_catalogue(parser: argparse.ArgumentParser) -> None:
    """Declare --catalogue-only."""
    parser.add_argument(
        "--catalogue-only",
        action="store_true",
        help="leave out the library: look things up only in what comes with Headroom",
    )


def catalogue_for(arguments: argparse.Namespace, currency: str) -> Catalog:
    """The catalogue for a plan in this currency. Raises LibraryError for an unreadable library."""
    shipped = load_catalog()
    if arguments.catalogue_only:
        return shipped
    try:
        library = LibraryFile(library_path()).read()
    except LibraryError as error:
        words: dict[str, object] = {"reason": error.message}
        raise LibraryError(
            Message("{reason} Add --catalogue-only to leave the library out.", words)
        ) from error
    return todays_catalog(shipped, library, currency)
