"""Ranges of fewer futures: all of them take longer than most tests, in every proposal, workbook and window.

A test of the numbers themselves is marked `all_futures`, and so is one that compares with a process of its own. Nothing
else depends on how many there are.
"""

from __future__ import annotations

import pytest

FEW = 2000
"""Enough that pages are filled as with all of them."""
CORE = "tests/planner_core/"
"""Tests of the studies, which evaluate as many as these choose themselves."""
ALL: list[int] = []


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Before the first fixture of a test, those of the session among them."""
    is_marked = item.get_closest_marker("all_futures") is not None
    evaluate_futures(all_of_them=is_marked or item.nodeid.startswith(CORE))


def evaluate_futures(*, all_of_them: bool) -> None:
    """From now on evaluate few or all of them, and drop ranges of the other number."""
    from planner_core import reuse
    from planner_core.studies import futures

    ALL[:] = ALL or [futures.FUTURES]
    count = ALL[0] if all_of_them else FEW
    if count != futures.FUTURES:
        futures.FUTURES = count  # type: ignore[misc]
        reuse.forget()
