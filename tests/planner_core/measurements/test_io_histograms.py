"""What vscsiStats counted: a real file, sums over disks, and what a damaged file says."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.measurements.io_histograms import HistogramError, disk_work, histograms, is_histograms
from tests.support.measured_files import disk_histograms, histogram

REAL = Path(__file__).parents[2] / "foreign_files" / "vscsistats.csv"
"""One disk in an idle minute, 793 I/Os: github.com/er0080/vscsiStats-helper, MIT."""


def real() -> list[str]:
    return REAL.read_text("utf-8").splitlines(keepends=True)


def test_a_real_file():
    """Its own lines say: 4 reads of 25,600 bytes, 789 writes of 5,230, 793 in all."""
    found = disk_work([real()])
    assert (found.disks, found.reads, found.writes) == (1, 4, 789)
    assert found.kib_per_read == 25600 / 1024
    assert found.kib_per_io == pytest.approx(5332 / 1024, rel=1e-3), (
        "the mean of all, printed as a whole number"
    )
    assert found.read_percent == pytest.approx(100 * 4 / 793)
    assert len([*histograms(real())]) == 16


def test_disks_are_added_up_and_each_counts_as_often_as_it_worked():
    second = disk_histograms(300, 100, read_bytes=4096, disk="8195 (scsi0:1)")
    found = disk_work([disk_histograms(100, 300), second])
    assert (found.machines, found.disks, found.reads, found.writes) == (1, 2, 400, 400)
    assert found.kib_per_read == (100 * 16 + 300 * 4) / 400
    assert found.kib_per_write == 8.0
    assert (found.read_ms, found.write_ms) == (0.4, 1.5)
    assert found.read_percent == 50.0


def test_sizes_are_means_and_not_limits_of_buckets():
    found = disk_work(
        [
            [
                *histogram("IO lengths of commands", [(40, 65536)], 26250),
                *histogram("IO lengths of Read commands", [(10, 8191)], 6000),
                *histogram("IO lengths of Write commands", [(30, 65536)], 33000),
            ]
        ]
    )
    assert found.kib_per_io == pytest.approx((10 * 6000 + 30 * 33000) / 40 / 1024)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda lines: ["a,b\n", *lines], "This is no output of vscsiStats"),
        (lambda lines: lines[:12], "its buckets hold"),
        (lambda lines: [line for line in lines if not line.startswith("mean")], "line 1 lacks mean"),
        (lambda lines: [*lines[:9], "many,512\n", *lines[9:]], "Line 10: “many,512” is not part"),
        (lambda _lines: [], "The file is empty"),
        (
            lambda lines: [line.replace("Read commands", "X commands") for line in lines],
            "793 I/Os are counted",
        ),
        (lambda lines: [line.replace("IO lengths of", "x") for line in lines], "tell no reads and writes"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(change, words):
    with pytest.raises(HistogramError, match=words):
        disk_work([change(real())])


def test_one_disk_must_not_count_twice():
    """vscsiStats counts on: its second output holds the first one too."""
    with pytest.raises(HistogramError, match=r"Line 1: disk 8194 scsi0:0 of machine 2099979 is there twice"):
        disk_work([disk_histograms(100, 300), disk_histograms(200, 600)])


@given(st.data())
def test_a_damaged_file_is_read_or_refused(data):
    text = "".join(real())
    at = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.sampled_from(["\n", ",", "-", "9", "x", "", "Histogram: "]))
    lines = (text[:at] + put + text[at + data.draw(st.integers(0, 40)) :]).splitlines(keepends=True)
    try:
        found = disk_work([lines])
    except HistogramError:
        return
    assert 0 <= found.read_percent <= 100
    assert found.kib_per_io > 0


def test_the_kind_of_file_is_seen_by_its_first_line():
    assert is_histograms(real()[0])
    assert not is_histograms('"(PDH-CSV 4.0) (UTC)(0)"')
