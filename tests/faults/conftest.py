"""All faults take longer than a sample of them."""

from __future__ import annotations

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
