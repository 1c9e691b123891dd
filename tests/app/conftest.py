"""What tests of several parts of the application share."""

from __future__ import annotations

import pytest

from tests.support.printed import PRINTED, Printed, print_documents
from tests.support.ranges import ranges, ranges_where_seen

__all__ = ["ranges", "ranges_where_seen"]


@pytest.fixture(scope="session", params=PRINTED, ids=lambda each: f"{each[0]}-{each[1]}")
def printed(
    request: pytest.FixtureRequest, qapp: object, tmp_path_factory: pytest.TempPathFactory
) -> Printed:
    """The documents of a plan; pytest runs all tests that read them before it has the next plan's made."""
    name, language = request.param
    return print_documents(name, language, tmp_path_factory.mktemp("printed") / "proposal.pdf")
