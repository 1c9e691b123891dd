"""A library of its own for each test, and its window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.library.library_sheets import LibrarySheet, make_sheets
from app.library.library_store import LibraryStore
from tests.support.plans import CATALOG


@pytest.fixture
def store(tmp_path: Path) -> Iterator[LibraryStore]:
    """An empty library."""
    made = LibraryStore(tmp_path / "library.sqlite", CATALOG)
    yield made
    made.deleteLater()


@pytest.fixture
def prices(store: LibraryStore) -> LibrarySheet:
    """The table of prices."""
    return make_sheets(store)["prices"]


@pytest.fixture
def servers(store: LibraryStore) -> LibrarySheet:
    """The table of servers."""
    return make_sheets(store)["servers"]
