"""Rows are made when somebody looks, and found without looking at each of them."""

from __future__ import annotations

import pytest

from app.project.catalogue import load_catalog
from app.project.samples import read_sample, sample_names
from planner_core.engine.evaluate import evaluate


@pytest.mark.parametrize("sample", sample_names())
def test_looked_up_rows_equal_those_of_a_search(sample: str) -> None:
    rows = evaluate(read_sample(sample), load_catalog()).saturation
    by_key: dict[tuple[str, str], list[object]] = {}
    for row in rows:
        by_key.setdefault((row.component, row.resource), []).append(row)
    assert rows.subjects() == tuple(by_key)
    assert {key: rows.where(key) for key in rows.subjects()} == by_key
    assert rows.where(("nowhere", "cpu")) == []
    assert list(rows) == [rows[index] for index in range(len(rows))]
