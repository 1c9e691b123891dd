"""Samples built again from an empty drawing with mouse and keyboard alone give the figures of the shipped ones.

One of them in every run, all of them in the thorough one.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from app.project.samples import read_sample, sample_names
from planner_core.engine.basis.cost_records import Cost
from planner_core.engine.basis.lazy_value import LazyValue
from planner_core.engine.evaluate import evaluate
from tests.support.driver import Driver
from tests.support.equal_views import RESULTS, said
from tests.support.rebuilder import Rebuilder
from tests.support.thorough import sampled

pytestmark = pytest.mark.timeout(600)
Screenshot = Callable[..., Path]


@pytest.mark.parametrize("sample", sampled(sample_names(), "everything-on-sas"))
def test_a_sample_is_rebuilt_by_hand(driver: Driver, screenshot: Screenshot, sample: str) -> None:
    window, bench = driver.program.window, driver.bench
    driver.click(driver.button("start-file.new"))
    driver.until(lambda: window.page is bench)
    rebuilder = Rebuilder(driver, read_sample(sample))
    rebuilder.build()
    screenshot(None, "built")
    built = driver.assessment()
    expected = evaluate(rebuilder.expected(), driver.program.session.catalog)
    for name in RESULTS:
        there, shipped = (as_typed(getattr(each, name)) for each in (built, expected))
        assert there == shipped or sorted(said(there)) == sorted(said(shipped)), name
    assert built.desktops.maximum
    assert driver.plan.name == read_sample(sample).name


def as_typed(result: object) -> object:
    """Without what comes with the catalogue alone, where a price is from; and without the order in which somebody drew
    the components, which is that of the bill and of what has no price."""
    if not isinstance(result, Cost):
        return result
    gaps = tuple(sorted(result.gaps, key=lambda gap: gap.component))
    lines = sorted(result.lines, key=lambda line: (line.component, line.item))
    bare = tuple(msgspec.structs.replace(line, price_date="", source="") for line in lines)
    unpriced = tuple(sorted(result.unpriced, key=lambda line: (line.component, line.what, line.item)))
    return msgspec.structs.replace(
        result, lines=bare, left_out=LazyValue(lambda: gaps), not_priced=LazyValue(lambda: unpriced)
    )
