"""A customer's files against the time that their bytes alone take: an export by its sheets, a log by the csv module."""

from __future__ import annotations

import csv
import statistics
import time
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from app.library.importing.estate_files import read_estate
from app.project.measured_files import Measured, measured_steps
from tests.support.estates import rvtools_sheets, workbook
from tests.support.measured_files import esxtop

MACHINES = 5_000
COLUMNS = 93
SAMPLES = 300
ROUNDS = 3
MOST_OF_PARSING = 2.0
"""Reading an export against parsing its XML, which does nothing with it."""
MOST_OF_SPLITTING = 4.0
"""Reading a log against splitting it into cells."""
MOST_MIB = 64
"""Of a log of any length."""


def seconds(work: Callable[[], Any]) -> float:
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return statistics.median(times)


def parsed(path: Path) -> int:
    with zipfile.ZipFile(path) as archive:
        sheets = [each for each in archive.namelist() if each.startswith("xl/worksheets/sheet")]
        cells = 0
        for each in sheets:
            with archive.open(each) as raw:
                for _event, element in ET.iterparse(raw):
                    cells += element.tag.endswith("}c")
                    element.clear()
        return cells


@pytest.mark.benchmark
def test_an_export_against_parsing_its_xml(tmp_path: Path) -> None:
    sheets = rvtools_sheets(MACHINES)
    info = sheets["vInfo"]
    for number, row in enumerate(info):
        row += [f"Custom {at}" if number == 0 else f"text {number % 50}" for at in range(COLUMNS - len(row))]
    path = tmp_path / "export.xlsx"
    path.write_bytes(workbook(sheets))
    read, floor = seconds(lambda: read_estate([path])), seconds(lambda: parsed(path))
    print(
        f"\n{MACHINES} machines, {COLUMNS} columns: {read:.2f} s, {read / floor:.2f} x parsing ({floor:.2f} s)"
    )
    assert read < MOST_OF_PARSING * floor


@pytest.mark.benchmark
def test_a_log_against_splitting_its_lines(tmp_path: Path) -> None:
    path = tmp_path / "esx.csv"
    machines = [f"desk-{each:03}" for each in range(100)]
    path.write_text("".join(esxtop(machines, SAMPLES, lambda _heading, sample: 1.0 + sample)), "utf-8")

    def split() -> None:
        with path.open(newline="") as file:
            for _row in csv.reader(file):
                pass

    def read() -> Measured:
        *_, found = measured_steps([path], lambda name: name < "desk-010")
        assert isinstance(found, Measured)
        return found

    took, floor = seconds(read), seconds(split)
    tracemalloc.start()
    read()
    peak = tracemalloc.get_traced_memory()[1] / 2**20
    tracemalloc.stop()
    size = path.stat().st_size / 1e6
    print(
        f"\n{size:.0f} MB of esxtop: {took / floor:.2f} x csv alone ({floor:.2f} s), at most {peak:.0f} MiB"
    )
    assert took < MOST_OF_SPLITTING * floor
    assert peak < MOST_MIB
