"""The time that all faults take, and the rights that most systems give to new files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.thorough import FULL

HERE = Path(__file__).parent
SECONDS = 3000


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give the full run of these tests the time it needs."""
    for item in items:
        if FULL and HERE in item.path.parents:
            item.add_marker(pytest.mark.timeout(SECONDS))


@pytest.fixture
def umask() -> Iterator[None]:
    """What most systems set: everybody may read."""
    before = os.umask(0o022)
    yield
    os.umask(before)
