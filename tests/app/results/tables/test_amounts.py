"""Demands and capacities in the units in which one says them, and with the digits that tell them apart."""

from __future__ import annotations

import pytest

from app.results.tables.saturation_table import amount


@pytest.mark.parametrize(
    ("value", "unit", "said"),
    [
        (2_400.0, "MHz", "2.40 GHz"),
        (96_800.0, "MHz", "96.80 GHz"),
        (144.0, "GiB", "144 GiB"),
        (2.25, "GiB", "2.3 GiB"),
        (0.0, "IOPS", "0 IOPS"),
        (9.5, "IOPS", "9.5 IOPS"),
        (10.4, "IOPS", "10 IOPS"),
        (12_345.0, "IOPS", "12,345 IOPS"),
        (118.0, "MB/s", "118 MB/s"),
    ],
)
def test_an_amount_is_said_in_its_unit(value: float, unit: str, said: str) -> None:
    assert (
        amount(value, unit).replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
        == said
    )
