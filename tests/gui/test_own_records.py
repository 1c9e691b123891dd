"""Records of the user's own in the running program."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.own_records import own_records_folder
from app.wiring import Wiring

BLADE = {
    "name": "Our blade",
    "kind": "host",
    "values": {"sockets": 2, "ram_gib": 768.0},
    "source": "Offer of 3 May",
    "confidence": "C",
}


@pytest.fixture
def folder() -> Iterator[Path]:
    """The folder for own records, empty at first and gone afterwards."""
    place = own_records_folder()
    place.mkdir(parents=True)
    yield place
    shutil.rmtree(place)


def started(request: pytest.FixtureRequest) -> Wiring:
    """The program, started only now that the files are there."""
    program: Wiring = request.getfixturevalue("program")
    return program


def test_own_records_are_in_the_catalogue(folder: Path, request: pytest.FixtureRequest) -> None:
    (folder / "mine.json").write_text(json.dumps({"servers": [BLADE]}))
    program = started(request)
    assert program.session.catalog.record("servers", "Our blade") is not None
    assert program.window.messages.text == ""


def test_a_mistake_in_them_is_named_and_the_program_goes_on(
    folder: Path, request: pytest.FixtureRequest
) -> None:
    (folder / "mine.json").write_text(json.dumps({"servers": [BLADE | {"values": {"sockets": 0}}]}))
    program = started(request)
    for word in ("mine.json", "Our blade", "sockets"):
        assert word in program.window.messages.text
    assert program.session.catalog.record("servers", "Our blade") is None
    assert program.session.catalog.records("cpus")
