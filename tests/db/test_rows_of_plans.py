"""Each kind of edit writes its rows and no others, and what is written comes back."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import apsw
import msgspec
import pytest

from db import checksums as sums_module
from db.checksums import Checksums, TableSum, row_digest, stored_sums, table_sum
from db.errors import DamagedProjectError, UnstorableError
from db.load import load
from db.migrate import empty_file
from db.new_file import _fill, project_bytes
from db.plan_rows import write_edits
from db.storable import refuse_unstorable
from db.verify import check_references, verified
from planner_core.editing.edits import DESIGN, Edit, Step, VariantRow
from planner_core.editing.history import History
from planner_core.editing.project_edits import apply_to_project
from planner_core.messages import Message
from planner_core.plan.components import Cluster, Host, Origin, Part
from planner_core.plan.plan import Plan, Position
from planner_core.plan.project import Project, Variant
from planner_core.plan.proposal_design import Branding, Chapter, ProposalDesign
from tests.golden.make import LICENCES as SOME_LICENCES

WHERE = Path("plan.headroom")
TYPED, READ = Origin("typed", "by hand", 12.5), Origin("imported", "a sheet")
PARTS = (Part("CPU", Decimal("1.10")), Part("RAM", Decimal("0.01"), quantity=8))
HOST = Host(id="h", name="H", origins={"ram_gib": TYPED, "sockets": READ}, parts=PARTS)
LICENCE = msgspec.structs.replace(next(iter(SOME_LICENCES.values())), id="l", scope=("h", "g"))
PLAN = Plan(
    components={"h": HOST, "g": Host(id="g", name="G"), "c": Cluster(id="c", name="C")},
    parents={"h": "c"},
    positions={"c": Position(1.0, 2.0, True, 300.0, 200.0), "h": Position(0.5, -3.0)},
    licences={"l": LICENCE},
)
PROJECT = Project((Variant("one", "One", PLAN), Variant("two", "Two", PLAN)), "one", ProposalDesign())


@pytest.fixture
def connection() -> Iterator[apsw.Connection]:
    made = apsw.Connection(":memory:")
    made.deserialize("main", empty_file())
    made.pragma("foreign_keys", True)
    made.execute("BEGIN")
    _fill(made, PROJECT, History())
    made.execute("COMMIT")
    yield made
    made.close()


def back(connection: apsw.Connection) -> Project:
    return load(connection, WHERE).project


def host(**changes: Any) -> Host:
    return msgspec.structs.replace(HOST, **changes)


def edit(table: Any, key: Any, before: Any, after: Any) -> Edit:
    return Edit(table, key, before, after, "one")


EDITS: dict[str, tuple[Edit, dict[str, int]]] = {
    "nothing": (edit("components", "h", HOST, HOST), {}),
    "a field": (edit("components", "h", HOST, host(ram_gib=64.0)), {"host": 1}),
    "a name": (edit("components", "h", HOST, host(name="X")), {"host": 1}),
    "an origin more": (
        edit("components", "h", HOST, host(origins={**HOST.origins, "cores_per_socket": READ})),
        {"origin": 1},
    ),
    "another origin": (edit("components", "h", HOST, host(origins={"ram_gib": READ, "sockets": READ})), {"origin": 2}),
    "an origin less": (edit("components", "h", HOST, host(origins={"sockets": READ})), {"origin": 1}),
    "a part less": (edit("components", "h", HOST, host(parts=PARTS[:1])), {"part": 3}),
    "parts in another order": (edit("components", "h", HOST, host(parts=PARTS[::-1])), {"part": 4}),
    "a component more": (
        edit("components", "x", None, msgspec.structs.replace(HOST, id="x")),
        {"component": 1, "host": 1, "origin": 2, "part": 2},
    ),
    "a component less": (edit("components", "g", PLAN.components["g"], None), {"component": 1, "host": 1}),
    "another kind": (
        edit("components", "g", PLAN.components["g"], Cluster(id="g", name="G")),
        {"component": 1, "host": 1, "cluster": 1},
    ),
    "another parent": (edit("parents", "g", None, "c"), {"parent": 1}),
    "no parent": (edit("parents", "h", "c", None), {"parent": 1}),
    "moved": (edit("positions", "h", PLAN.positions["h"], Position(9.0, 8.0)), {"position": 1}),
    "opened": (edit("positions", "c", PLAN.positions["c"], Position(1.0, 2.0)), {"position": 1}),
    "placed": (edit("positions", "g", None, Position(9.0, 8.0, True, 1.0, 2.0)), {"position": 1}),
    "no position": (edit("positions", "h", PLAN.positions["h"], None), {"position": 1}),
    "a licence changed": (
        edit("licences", "l", LICENCE, msgspec.structs.replace(LICENCE, name="X", scope=())),
        {"licence": 1},
    ),
    "a licence more": (edit("licences", "m", None, msgspec.structs.replace(LICENCE, id="m")), {"licence": 1}),
    "a licence less": (edit("licences", "l", LICENCE, None), {"licence": 1}),
    "a setting": (edit("settings", "notes", "", "Much"), {"settings": 1}),
    "a switch": (edit("settings", "acceptance_test", "unlike", "like"), {}),
    "a variant's name": (Edit("variants", "two", VariantRow("Two", 1), VariantRow("2", 1)), {"variant": 1}),
    "a variant less": (
        Edit("variants", "two", VariantRow("Two", 1, PLAN), None),
        {"variant": 1, "settings": 1, "component": 3, "host": 2, "cluster": 1, "origin": 2, "part": 2, "parent": 1,
         "position": 2, "licence": 1},
    ),
    "a variant more": (
        Edit("variants", "three", None, VariantRow("Three", 2, PLAN)),
        {"variant": 1, "settings": 1, "component": 3, "host": 2, "cluster": 1, "origin": 2, "part": 2, "parent": 1,
         "position": 2, "licence": 1},
    ),
    "a branding": (
        Edit("proposal", DESIGN, ProposalDesign(), ProposalDesign(branding=Branding(firm="Firm"))),
        {"proposal": 1},
    ),
    "chapters": (
        Edit(
            "proposal", DESIGN, ProposalDesign(),
            ProposalDesign((Chapter("bill", text="x"), *[e for e in ProposalDesign().chapters if e.key != "bill"])),
        ),
        {},
    ),
}  # fmt: skip
del EDITS["a switch"]


@pytest.mark.parametrize("name", EDITS)
def test_an_edit_writes_its_own_rows_and_comes_back_in_order(connection: apsw.Connection, name: str) -> None:
    change, expected = EDITS[name]
    touched: dict[str, int] = {}
    Checksums(connection, stored_sums(connection))

    def count(each: apsw.PreUpdate) -> None:
        touched[each.table_name] = touched.get(each.table_name, 0) + 1

    connection.preupdate_hook(count, id="count")
    connection.execute("BEGIN")
    sums = Checksums(connection, stored_sums(connection))
    write_edits(connection, [change])
    sums.store()
    connection.execute("COMMIT")
    touched.pop("checksum", None)
    if name != "chapters":
        assert touched == expected
    wanted = apply_to_project(PROJECT, [change])
    found = back(connection)
    assert (found.variants, found.proposal) == (wanted.variants, wanted.proposal)
    for mine, other in zip(found.variants, wanted.variants, strict=True):
        for table in ("components", "parents", "positions", "licences"):
            assert list(getattr(mine.plan, table)) == list(getattr(other.plan, table))


def test_equal_rows_of_several_variants_are_one_object_and_those_of_one_are_not_compared(
    connection: apsw.Connection,
) -> None:
    one, two = (each.plan for each in back(connection).variants)
    assert one.components["h"] is two.components["h"]
    assert one.settings is two.settings
    assert one.licences["l"] is two.licences["l"]
    assert one.positions["h"] is two.positions["h"]


# ---------------------------------------- checksums


def test_a_sum_is_of_all_rows_in_any_order_and_each_counts_once() -> None:
    rows: list[tuple[object, ...]] = [(1, "a"), (2, "b"), (2, "b")]
    whole = table_sum("t", rows)
    assert whole.rows == 3
    assert whole == table_sum("t", rows[::-1])
    assert whole.digest == sum(row_digest("t", row) for row in rows) % 2**256
    assert TableSum().plus("t", (1, "a")).plus("t", (2, "b")).plus("t", (2, "b")) == whole
    assert whole.minus("t", (2, "b")) == table_sum("t", rows[:2])
    assert TableSum().minus("t", (1,)).plus("t", (1,)) == TableSum(0, 0)
    assert row_digest("t", (1,)) != row_digest("t", (1.0,)) != row_digest("t", ("1",))
    assert row_digest("t", (1,)) != row_digest("u", (1,))
    assert sums_module.MODULUS == 2**256


def test_the_digest_of_a_row_is_the_same_for_ever() -> None:
    """It is stored in files: 32 bytes of BLAKE2b of the table and the row, in MessagePack."""
    packed = b"\x92\xa4host\x94\xa3one\x01\xcb" + struct.pack(">d", 2.5) + b"\xc0"
    digest = hashlib.blake2b(packed, digest_size=32).digest()
    assert row_digest("host", ("one", 1, 2.5, None)) == int.from_bytes(digest)


def test_the_sums_of_a_transaction_are_those_of_the_file_once_it_is_accepted(
    connection: apsw.Connection,
) -> None:
    before = stored_sums(connection)
    sums = Checksums(connection, before)
    connection.execute("UPDATE host SET ram_gib = 1 WHERE variant = 'one' AND id = 'g'")
    assert sums.committed == before
    assert sums.pending != before
    assert {name for name in before if sums.pending[name] != before[name]} == {"host"}
    sums.discard()
    assert sums.pending == before
    connection.execute("UPDATE host SET ram_gib = 2 WHERE variant = 'one' AND id = 'g'")
    sums = Checksums(connection, {})
    sums.recount()
    sums.accept()
    assert sums.committed == sums.pending == stored_sums(connection)
    assert "checksum" not in sums.committed
    assert back(connection) != PROJECT


# ---------------------------------------- what is wrong


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("UPDATE variant SET place = 5 WHERE id = 'two'", r"\(table variant: the variants are not listed"),
        ("DELETE FROM settings WHERE variant = 'two'", r"\(table settings, row 2: there is no variant two"),
        ("DELETE FROM variant WHERE id = 'two'", r"\(table [a-z]+, row \d: it refers to a missing row of variant"),
        ("DELETE FROM component WHERE variant = 'two' AND id = 'c'", r"\(table parent, row 2: it refers"),
        ("DELETE FROM host WHERE variant = 'two' AND id = 'h'", r"\(table component, row 4: "),
        ("UPDATE part SET quantity = -1 WHERE variant = 'two' AND number = 2", r"\(table part, row 4: "),
        ("UPDATE document SET position = 1", r"\(table document, row 1: the steps are not numbered"),
        ("INSERT INTO edit VALUES (7, 1, 'one', 'settings', 'notes', 'x', 'y')", "table edit"),
        ("INSERT INTO restore_point VALUES (3, 'P', '', '')", r"restore_point, row 1: the restore point is outside"),
        ("INSERT INTO restore_point VALUES (0, '', '', '')", r"restore_point, row 1: "),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_table_and_row(
    connection: apsw.Connection, sql: str, said: str
) -> None:
    connection.execute("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON").fetchall()
    connection.execute(sql)
    Checksums(connection, {}).recount()
    with pytest.raises(DamagedProjectError, match=said):
        load(connection, WHERE)
    assert not connection.in_transaction
    assert connection.pragma("ignore_check_constraints") == 0


def test_sums_that_do_not_fit_are_named(connection: apsw.Connection) -> None:
    for sql, said in (
        (
            "DELETE FROM position WHERE variant = 'two' AND component = 'h'",
            "table position: 3 rows instead of 4",
        ),
        ("UPDATE position SET x = 7", "table position: values differ"),
        ("INSERT INTO checksum VALUES ('walls', 0, '0')", "checksum: there is no table walls"),
        ("UPDATE checksum SET digest = 'x'", "checksum: invalid literal"),
    ):
        connection.execute("SAVEPOINT here")
        connection.execute(sql)
        connection.execute("RELEASE here")
        with pytest.raises(DamagedProjectError, match=said):
            verified(connection, WHERE)
        connection.execute("UPDATE position SET x = 1")
        Checksums(connection, {}).recount()
        connection.execute("DELETE FROM checksum WHERE part = 'walls'")
    check_references(connection, WHERE)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (edit("settings", "nothing", None, 1), "there is no field nothing"),
        (edit("components", "x", None, host(ram_gib=float("nan"))), "Expected `float`"),
        (edit("components", "x", None, HOST), "x is not the key"),
        (edit("licences", "x", None, LICENCE), "x is not the key"),
        (edit("parents", "h", None, "nowhere"), "nowhere"),
        (edit("positions", "nobody", None, Position(0.0, 0.0)), "nobody"),
        (Edit("variants", "x", None, VariantRow("X", 2, Plan(), "one")), "not equal to its original"),
        (
            Edit(
                "variants", "x", None, VariantRow("X", 2, msgspec.structs.replace(PLAN, parents={"h": "x"}))
            ),
            "x",
        ),
        (
            Edit("variants", "x", None, VariantRow("X", 2, Plan(components={"y": host(id="z")}))),
            "Component z",
        ),
        (Edit("proposal", DESIGN, None, ProposalDesign(branding=Branding(accent="blue"))), "colour"),
    ],
)
def test_a_change_that_would_not_come_back_is_refused_for_its_own_reason(change: Edit, said: str) -> None:
    after = PROJECT
    if change.table in ("parents", "positions"):
        rows = {**getattr(PLAN, change.table), change.key: change.after}
        plan = msgspec.structs.replace(PLAN, **{change.table: rows})
        after = msgspec.structs.replace(PROJECT, variants=(Variant("one", "One", plan), PROJECT.variants[1]))
    with pytest.raises(UnstorableError, match=said):
        refuse_unstorable(after, Step(Message("x"), (change,)))


def test_what_comes_back_is_not_refused() -> None:
    whole = Edit("variants", "three", None, VariantRow("Three", 2, PLAN))
    copied = Edit("variants", "three", None, VariantRow("Three", 2, PLAN, "one"))
    for change in (whole, copied, EDITS["a field"][0], EDITS["moved"][0], EDITS["a setting"][0]):
        refuse_unstorable(PROJECT, Step(Message("x"), (change,)))


def test_a_project_with_a_fault_makes_no_file() -> None:
    twice = Project((Variant("one", "One", PLAN), Variant("two", "One", PLAN)), "one", ProposalDesign())
    with pytest.raises(UnstorableError, match="same name"):
        project_bytes(WHERE, twice, History())
    odd = msgspec.structs.replace(
        PLAN, components={"h": host(ram_gib=float("inf"))}, parents={}, positions={}, licences={}
    )
    with pytest.raises(UnstorableError):
        project_bytes(WHERE, Project((Variant("one", "One", odd),), "one", ProposalDesign()), History())
