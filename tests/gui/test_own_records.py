"""Records of the user's own in the running program: in the library, or in files of an earlier version."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path

import pytest

from app.project.own_records import library_path, own_records_folder
from app.window.wiring import Wiring
from db.library import LibraryFile
from tests.support.libraries import BLADE, price, put

KEY = ("servers", "Our blade")
RAW = {
    "name": "Our blade",
    "kind": "host",
    "values": {"sockets": 2, "ram_gib": 768.0},
    "source": "Offer of 3 May",
    "confidence": "C",
    "parts": [{"item": "Blade", "unit_price": "3000.00"}],
}


@pytest.fixture
def folder() -> Path:
    """The folder for files of records, empty."""
    place = own_records_folder()
    place.mkdir(parents=True)
    return place


def started(request: pytest.FixtureRequest) -> Wiring:
    """The program, started only now that the files are there."""
    program: Wiring = request.getfixturevalue("program")
    return program


def test_records_and_prices_of_the_library_are_in_the_catalogue(request: pytest.FixtureRequest) -> None:
    file = LibraryFile(library_path())
    file.commit(put(KEY, BLADE))
    file.commit(put(1, price(list="servers", record="Our blade")))
    file.commit(put(2, price(list="servers", record="Our blade", currency="USD", item="Dollars")))
    program = started(request)
    record = program.session.catalog.record("servers", "Our blade")
    assert record is not None
    assert [(each.item, each.currency) for each in record.parts] == [("Module 64 GB", "EUR")]
    assert program.window.messages.text == ""


def test_files_of_records_come_into_the_library_once(folder: Path, request: pytest.FixtureRequest) -> None:
    (folder / "mine.json").write_text(json.dumps({"servers": [RAW]}))
    program = started(request)
    record = program.session.catalog.record("servers", "Our blade")
    assert record is not None
    assert record.parts[0].unit_price == Decimal("3000.00")
    assert [each.name for each in folder.iterdir()] == ["mine.json.in-library"]
    assert set(LibraryFile(library_path()).read().records) == {KEY}
    assert program.window.messages.text == ""


def test_a_mistake_in_a_file_is_named_and_the_program_goes_on(
    folder: Path, request: pytest.FixtureRequest
) -> None:
    (folder / "mine.json").write_text(json.dumps({"servers": [RAW | {"values": {"sockets": 0}}]}))
    program = started(request)
    for word in ("mine.json", "Our blade", "sockets"):
        assert word in program.window.messages.text
    assert program.session.catalog.record("servers", "Our blade") is None
    assert program.session.catalog.records("cpus")
    assert (folder / "mine.json").exists()


def test_a_damaged_library_is_set_aside_in_words_and_the_program_goes_on(
    request: pytest.FixtureRequest,
) -> None:
    library_path().parent.mkdir(parents=True)
    library_path().write_bytes(b"no library" * 100)
    program = started(request)
    assert "library (damaged 1).sqlite" in program.window.messages.text
    assert program.session.catalog.records("cpus")


def test_what_enters_the_library_is_offered_at_once(program: Wiring) -> None:
    program.commands.open_sample("everything-on-ssd")
    palette = program.workbench.palette_pane
    palette.search.setText("Our blade")
    assert palette.view.model().rowCount() == 0
    program.library.perform(put(KEY, BLADE))
    assert palette.view.model().rowCount() == 2
    program.library.undo()
    assert palette.view.model().rowCount() == 0


def test_another_currency_of_the_plan_brings_its_prices(program: Wiring) -> None:
    from planner_core.editing import verbs

    program.commands.open_sample("everything-on-ssd")
    program.library.perform(put(KEY, BLADE))
    program.library.perform(put(1, price(list="servers", record="Our blade", currency="USD")))

    def parts() -> list[str]:
        record = program.session.catalog.record("servers", "Our blade")
        assert record is not None
        return [each.currency for each in record.parts]

    assert parts() == []
    program.session.perform(verbs.set_setting(program.session.plan, "currency", "USD"))
    assert parts() == ["USD"]
    assert program.library.currency == "USD"
    program.session.undo()
    assert parts() == []
