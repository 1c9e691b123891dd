"""The file of the user's library: what goes in comes back, two windows at once, damage, a full disk, kills."""

from __future__ import annotations

import signal
import subprocess
import sys
from contextlib import suppress
from decimal import Decimal
from pathlib import Path

import apsw
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from db import connection as connection_module
from db import library as library_module
from db.library import LibraryFile, open_or_set_aside, read_foreign
from db.library_errors import DamagedLibraryError, LibraryError, NewerLibraryError
from planner_core.catalog.library import Library, StaleLibraryError
from planner_core.catalog.library_rules import LibraryRuleError
from planner_core.catalog.records import CatalogError
from planner_core.messages import HeadroomError
from planner_core.plan.price_units import UNIT_NAMES, PriceUnit
from tests.support import failing_disk as disk
from tests.support.libraries import BLADE, price, put
from tests.support.plans import CATALOG

ROOT = Path(__file__).resolve().parents[2]
KEY = ("servers", "Our blade")


@pytest.fixture
def file(tmp_path: Path) -> LibraryFile:
    """A library with one record and one price."""
    made = LibraryFile(tmp_path / "data" / "library.sqlite")
    made.commit(put(KEY, BLADE))
    made.commit(put(1, price()))
    return made


def test_there_is_no_file_until_something_is_in_it(tmp_path: Path) -> None:
    file = LibraryFile(tmp_path / "library.sqlite")
    assert file.read() == Library()
    assert list(tmp_path.iterdir()) == []


def test_committed_rows_are_read_back(file: LibraryFile) -> None:
    assert LibraryFile(file.path).read() == Library({KEY: BLADE}, {1: price()})
    assert [each.name for each in file.path.parent.iterdir()] == ["library.sqlite"]


@pytest.mark.parametrize("list_name", ["cpus", "servers", "arrays", "drives", "workloads"])
def test_every_shipped_record_survives_the_file(tmp_path: Path, list_name: str) -> None:
    file = LibraryFile(tmp_path / "library.sqlite")
    for record in CATALOG.records(list_name)[:20]:
        file.commit(put((list_name, record.name), replace(record, parts=())))
    back = LibraryFile(file.path).read()
    assert len(back.records) == len(CATALOG.records(list_name)[:20])
    for record in back.records.values():
        # what the catalogue only recalls is no word of the user, whose record this is now
        assert record == replace(CATALOG.record(list_name, record.name), parts=(), recalled=())


@given(
    amount=st.decimals(0, 10**11, allow_nan=False),
    discount=st.decimals(0, 100, allow_nan=False, places=3),
    item=st.text(st.characters(codec="utf-8", exclude_characters="\0"), min_size=1, max_size=50),
)
def test_any_price_comes_back_to_the_digit(
    tmp_path_factory: pytest.TempPathFactory, amount: Decimal, discount: Decimal, item: str
) -> None:
    wanted = price(unit_price=amount, discount_percent=discount, item=item)
    file = LibraryFile(tmp_path_factory.mktemp("prices") / "library.sqlite")
    file.commit(put(1, wanted))
    back = LibraryFile(file.path).read().prices[1]
    assert back == wanted
    assert str(back.unit_price) == str(amount)


def test_undo_is_the_inverse_step(file: LibraryFile) -> None:
    step = put(1, price(unit_price=Decimal(1)), price())
    before = file.library
    file.commit(step)
    file.commit(step.inverse())
    assert LibraryFile(file.path).read() == before


def test_two_windows_see_each_others_changes_and_never_overwrite_them(file: LibraryFile) -> None:
    other = LibraryFile(file.path)
    other.read()
    assert not other.has_changed()
    file.commit(put(2, price(item="From the first window")))
    assert other.has_changed()
    other.commit(put(3, price(item="From the second window")))
    assert set(LibraryFile(file.path).read().prices) == {1, 2, 3}
    with pytest.raises(StaleLibraryError):
        file.commit(put(3, price(item="Lost"), None))
    assert file.library.prices[3].item == "From the second window"
    assert LibraryFile(file.path).read() == other.library


@pytest.mark.parametrize(
    ("key", "after", "words"),
    [
        (2, price(discount_percent=Decimal(101)), ["Module 64 GB", "Discount", "0 to 100"]),
        (2, price(unit_price=Decimal(-1)), ["Module 64 GB", "Unit price"]),
        (2, price(unit_price=Decimal("NaN")), ["Unit price"]),
        (2, price(currency="eur"), ["Currency", "EUR"]),
        (2, price(valid_from="2026-02-30"), ["Valid from", "2026-11-30"]),
        (2, price(valid_from="2026-02-03", valid_to="2026-02-02"), ["Valid to", "2026-02-03"]),
        (2, price(item="", order_number=" "), ["Item"]),
        (2, price(record="Our blade"), ["Record"]),
        (2, price(quantity=-1), ["Quantity"]),
        (("laptops", "x"), BLADE, ["laptops"]),
        (("drives", "Our blade"), BLADE, ["kind"]),
    ],
)
def test_a_change_that_makes_no_sense_is_refused_in_words(
    file: LibraryFile, key: object, after: object, words: list[str]
) -> None:
    before = file.path.read_bytes()
    with pytest.raises((LibraryRuleError, CatalogError)) as caught:
        file.commit(put(key, after))
    for word in words:
        assert word in str(caught.value)
    assert file.path.read_bytes() == before


def test_of_a_step_that_fails_half_way_nothing_is_done(file: LibraryFile) -> None:
    good, stale = put(5, price()), put(1, price(item="x"), price(item="not what is there"))
    with pytest.raises(StaleLibraryError):
        file.commit(good._replace(edits=good.edits + stale.edits))
    assert set(LibraryFile(file.path).read().prices) == {1}


def test_a_full_disk_refuses_the_change_and_keeps_what_was_there(
    file: LibraryFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = file.library

    def tight(connection: apsw.Connection) -> None:
        connection.execute("PRAGMA max_page_count = 1").fetchall()

    monkeypatch.setattr("db.connection.make_durable", tight)
    many = [put(number, price(item="x" * 300)).edits[0] for number in range(10, 200)]
    with pytest.raises(LibraryError, match="not enough space"):
        file.commit(put(9, price())._replace(edits=tuple(many)))
    monkeypatch.undo()
    assert LibraryFile(file.path).read() == before == file.library


def test_a_write_protected_library_can_be_read_and_says_why_it_cannot_be_changed(
    file: LibraryFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.library.os.access", lambda *_: False)
    assert LibraryFile(file.path).read() == file.library

    def refuse(*_: object, **__: object) -> None:
        raise apsw.ReadOnlyError("attempt to write a readonly database")

    monkeypatch.setattr("db.library.write_edit", refuse)
    with pytest.raises(LibraryError, match="write-protected"):
        file.commit(put(2, price()))


def test_altered_values_are_noticed(file: LibraryFile) -> None:
    connection = apsw.Connection(str(file.path))
    connection.execute("UPDATE price SET unit_price = '0.01'")
    connection.close()
    with pytest.raises(DamagedLibraryError, match="price"):
        LibraryFile(file.path).read()


def test_flipped_bytes_are_found_or_change_nothing(file: LibraryFile) -> None:
    whole, refused = file.path.read_bytes(), 0
    for place in range(0, len(whole), 97):
        file.path.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        try:
            assert LibraryFile(file.path).read() == file.library
        except HeadroomError:
            refused += 1
    assert refused > 5


@pytest.mark.parametrize("content", [b"\xff\xd8\xff no database" * 20, bytes(8192), b"SQLite format 3\0"])
def test_a_damaged_library_is_set_aside_and_a_new_one_begun(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "library.sqlite"
    path.write_bytes(content)
    file, message = open_or_set_aside(path)
    assert message is not None
    kept = tmp_path / "library (damaged 1).sqlite"
    assert str(kept) in str(message)
    assert kept.read_bytes() == content
    file.commit(put(1, price()))
    path.write_bytes(content)
    open_or_set_aside(path)
    assert (tmp_path / "library (damaged 2).sqlite").read_bytes() == kept.read_bytes() == content


def test_another_database_is_set_aside_and_not_written_to(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    connection = apsw.Connection(str(path))
    connection.execute("CREATE TABLE mine (x); INSERT INTO mine VALUES (7)")
    connection.close()
    _, message = open_or_set_aside(path)
    assert message is not None
    back = apsw.Connection(str(tmp_path / "library (damaged 1).sqlite"))
    assert back.execute("SELECT x FROM mine").fetchall() == [(7,)]
    back.close()


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine so slow that the time for reading is over with the first step."""
    monkeypatch.setattr(library_module, "SECONDS_TO_READ", -1.0)
    monkeypatch.setattr(connection_module, "CHECK_EVERY", 1)


def test_a_sound_library_is_read_and_changed_however_long_it_takes(file: LibraryFile, no_time: None) -> None:
    opened, message = open_or_set_aside(file.path)
    assert message is None
    assert opened.library == file.library
    opened.commit(put(2, price()))
    assert opened.has_changed() is False
    assert LibraryFile(file.path).read() == opened.library
    assert [each.name for each in file.path.parent.iterdir()] == ["library.sqlite"]


def test_a_foreign_library_that_is_too_slow_is_not_called_damaged(file: LibraryFile, no_time: None) -> None:
    with pytest.raises(LibraryError, match="takes too long") as refused:
        read_foreign(file.path)
    assert not isinstance(refused.value, DamagedLibraryError)


def test_a_foreign_view_is_refused(file: LibraryFile) -> None:
    connection = apsw.Connection(str(file.path))
    connection.execute("CREATE VIEW more AS SELECT * FROM price")
    connection.close()
    with pytest.raises(DamagedLibraryError):
        LibraryFile(file.path).read()


def test_a_library_of_a_newer_headroom_is_left_alone(file: LibraryFile) -> None:
    connection = apsw.Connection(str(file.path))
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = file.path.read_bytes()
    with pytest.raises(NewerLibraryError, match="99"):
        open_or_set_aside(file.path)
    with pytest.raises(NewerLibraryError):
        LibraryFile(file.path).commit(put(7, price()))
    assert file.path.read_bytes() == before


def test_a_record_that_no_longer_fits_is_left_out_with_its_name_and_the_rest_is_there(
    file: LibraryFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library_module, "check_edit", lambda edit: None)
    odd = BLADE.__class__(name="Odd", kind="host", values={"colour": "red"}, source="x", confidence="C")
    file.commit(put(("servers", "Odd"), odd))
    again = LibraryFile(file.path)
    assert set(again.read().records) == {KEY}
    (complaint,) = again.complaints
    assert "Odd" in str(complaint)
    assert "colour" in str(complaint)


@pytest.mark.parametrize("new", [True, False])
@pytest.mark.parametrize("for_good", [True, False])
@pytest.mark.parametrize(("full", "after_the_act"), [(True, False), (False, True)])
def test_whichever_call_fails_the_library_is_as_before_or_as_acknowledged(
    tmp_path: Path, new: bool, for_good: bool, full: bool, after_the_act: bool
) -> None:
    first, step = put(1, price()), put(2, price(order_number="N-2"))
    hits = at = 0
    while True:
        at += 1
        path = tmp_path / f"{at}" / "library.sqlite"
        with disk.failing_disk() as failure:
            file = LibraryFile(path, vfs=disk.NAME)
            if not new:
                file.commit(first)
            before = file.read()
            failure.calls, failure.at, failure.for_good = 0, at, for_good
            failure.full, failure.after_the_act = full, after_the_act
            try:
                after, acknowledged = file.commit(step), True
            except LibraryError:
                after, acknowledged = file.library, False
            failure.at = 0
            hits += failure.hits
            assert after == (
                Library({}, {**before.prices, 2: step.edits[0].after}) if acknowledged else before
            )
            there = LibraryFile(path).read()
            assert there == after or (not acknowledged and len(there.prices) == len(before.prices) + 1)
            if not failure.hits:
                break
            with suppress(StaleLibraryError):  # where the change is in the file although the disk said no
                file.commit(step)
            assert 2 in LibraryFile(path).read().prices
    assert hits >= at - 1 > 3


def test_killed_at_any_moment_it_holds_whole_steps_and_all_that_were_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    script = (
        "import sys\n"
        "from pathlib import Path\n"
        "from db.library import LibraryFile\n"
        "from tests.support.libraries import price, put\n"
        "file = LibraryFile(Path(sys.argv[1]))\n"
        "file.read()\n"
        "while True:\n"
        "    first = file.library.free_number()\n"
        "    edits = tuple(put(first + n, price(item=f'{first + n}')).edits[0] for n in range(3))\n"
        "    file.commit(put(1, price())._replace(edits=edits))\n"
        "    print(first + 2, flush=True)\n"
    )
    for round_ in range(12):
        child = subprocess.Popen(
            [sys.executable, "-c", script, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert child.stdout is not None
        child.stdout.readline()
        try:
            child.wait(0.013 * round_)
        except subprocess.TimeoutExpired:
            child.send_signal(signal.SIGKILL)
        printed = child.stdout.read().split()
        child.wait()
        child.stdout.close()
        library = LibraryFile(path).read()
        assert len(library.prices) % 3 == 0
        assert len(library.prices) >= int(printed[-1] if printed else 0)


def test_a_library_of_the_first_version_is_read_and_brought_up_to_date_by_a_step(
    file: LibraryFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = library_module.library_steps()
    older = LibraryFile(file.path.with_name("older.sqlite"))
    with monkeypatch.context() as earlier:
        earlier.setattr(library_module, "library_steps", lambda: steps[:1])
        older.commit(put(KEY, BLADE))
        older.commit(put(1, price()))
        assert version(older.path) == 1
    again = LibraryFile(older.path)
    assert again.read() == file.library
    assert version(older.path) == 1
    again.commit(put(2, price(item="Licence", order_number="L-1", per="core")))
    again.commit(put(3, price(item="Board", order_number="B-1", list="boards", record="NVIDIA L40S")))
    assert version(older.path) == len(steps)
    reread = LibraryFile(older.path).read()
    assert [each.per for each in reread.prices.values()] == ["component", "core", "component"]
    assert [each.list for each in reread.prices.values()] == ["", "", "boards"]
    assert reread.records == file.library.records


def version(path: Path) -> int:
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    try:
        return int(connection.pragma("user_version"))
    finally:
        connection.close()


@pytest.mark.parametrize("unit", UNIT_NAMES)
def test_every_unit_of_a_price_can_be_kept(tmp_path: Path, unit: PriceUnit) -> None:
    made = LibraryFile(tmp_path / "library.sqlite")
    made.commit(put(1, price(per=unit)))
    assert LibraryFile(made.path).read().prices[1].per == unit


def test_a_library_without_a_file_has_changed_once_there_is_one(tmp_path: Path) -> None:
    here, there = (LibraryFile(tmp_path / "library.sqlite") for _ in range(2))
    here.read()
    assert not here.has_changed()
    there.commit(put(1, price()))
    assert here.has_changed()
    here.read()
    here.path.unlink()
    assert here.has_changed()


def test_an_empty_file_becomes_a_library(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    path.touch()
    file = LibraryFile(path)
    assert file.read() == Library()
    file.commit(put(("servers", "Our blade"), BLADE))
    assert LibraryFile(path).read().records == {("servers", "Our blade"): BLADE}
