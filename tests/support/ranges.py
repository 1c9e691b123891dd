"""The range in the strip of results, which windows in front compute after each edit."""

from __future__ import annotations

import pytest

from app.results import range_item

NEVER_MS = 3_600_000


@pytest.fixture
def ranges() -> bool:
    """Whether the strip shows how sure the desktops are: modules whose tests see all of the strip say so.

    Computing it takes as long as most tests, and each would wait for it after its every edit.
    """
    return False


@pytest.fixture(autouse=True)
def ranges_where_seen(monkeypatch: pytest.MonkeyPatch, ranges: bool) -> None:
    """Let the pause before a range never end."""
    if not ranges:
        monkeypatch.setattr(range_item, "PAUSE_MS", NEVER_MS)
