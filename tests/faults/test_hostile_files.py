"""A project file from a stranger: whatever is in it, the answer is a clear error, quickly, and no change."""

from __future__ import annotations

import os
import random
import shutil
import struct
from contextlib import suppress
from pathlib import Path

import apsw
import msgspec
import pytest

from app.project.samples import read_sample
from db.checksums import Checksums
from db.cipher import OPEN_BYTES, OPEN_VALUES
from db.errors import (
    DamagedProjectError,
    MissingProjectError,
    NewerProjectError,
    NotAProjectError,
    ProjectError,
    StorageError,
)
from db.inspect_file import JOURNAL_MAGIC
from db.migrate import latest_version, migrate, schema_steps
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.messages import Message
from planner_core.plan.plan import Position
from tests.golden.make import LICENCES
from tests.support.effort import at_most
from tests.support.projects import edit_at_random, names_in, order, sample_file, state, stored
from tests.support.thorough import rounds

ROUNDS = rounds(500, 10_000)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sound project with licences and a history."""
    plan = msgspec.structs.replace(read_sample("replica-on-ssd"), licences=LICENCES)
    file = ProjectFile.create(tmp_path_factory.mktemp("sound") / "plan.headroom", plan)
    file.commit(verbs.set_field(file.plan, ["pool"], "desktops", 60))
    file.commit(verbs.move(file.plan, {"pool": Position(1, 2)}))
    file.commit(verbs.set_setting(file.plan, "customer", "Müller"))
    file.undo()
    file.close()
    return file.path


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with a long history of all kinds of steps."""
    file = sample_file(tmp_path_factory.mktemp("grown"))
    edit_at_random(file, seed=3, changes=60)
    file.close()
    return file.path


@pytest.fixture
def copy(tmp_path: Path, sound: Path) -> Path:
    """A copy of it to do harm to."""
    return Path(shutil.copy(sound, tmp_path / "harmed.headroom"))


def refuse(path: Path, kind: type[ProjectError], *words: str) -> None:
    """Opening is refused with the words, quickly, both ways, and the file stays as it is."""
    before = path.read_bytes() if path.is_file() else None
    names = names_in(path.parent) if path.parent.is_dir() else []
    for read_only in (False, True):
        with at_most(200), pytest.raises(kind) as caught:
            ProjectFile.open(path, read_only=read_only)
        said = caught.value.message.arguments
        assert all(isinstance(said[name], Message) for name in ("part",) if name in said), "not translatable"
        for word in (str(path), *words):
            assert word in str(caught.value)
    assert (path.read_bytes() if path.is_file() else None) == before
    assert (names_in(path.parent) if path.parent.is_dir() else []) == names


# --- other files -------------------------------------------------------------------------------------------


def test_a_missing_file(tmp_path: Path) -> None:
    refuse(tmp_path / "gone.headroom", MissingProjectError, "There is no file")
    refuse(tmp_path / "no" / "folder.headroom", MissingProjectError, "There is no file")


@pytest.mark.parametrize(
    "content",
    [b"\xff\xd8\xff\xe0" + b"\0" * 5000, b"PK\x03\x04" + b"x" * 200, b"SQLite format 3", b"x", b"{}\n"],
    ids=["jpg", "xlsx", "half a header", "one byte", "json"],
)
def test_another_kind_of_file(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "photo.headroom"
    path.write_bytes(content)
    refuse(path, NotAProjectError, "is not a project of Headroom")


def test_a_folder(tmp_path: Path) -> None:
    (tmp_path / "a.headroom").mkdir()
    refuse(tmp_path / "a.headroom", NotAProjectError, "is not a project of Headroom")


def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "other.headroom"
    connection = apsw.Connection(str(path))
    connection.execute("CREATE TABLE host (id); PRAGMA application_id = 12345; PRAGMA user_version = 1")
    connection.close()
    refuse(path, NotAProjectError, "is not a project of Headroom")


def test_an_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "empty.headroom"
    path.touch()
    refuse(path, NotAProjectError, "is empty")


def test_a_file_of_zeros(copy: Path) -> None:
    copy.write_bytes(b"\0" * copy.stat().st_size)
    refuse(copy, DamagedProjectError, "zeros")


def test_a_newer_file(copy: Path) -> None:
    overwrite(copy, 60, struct.pack(">I", latest_version() + 1))
    refuse(copy, NewerProjectError, "newer Headroom", str(latest_version() + 1), "Install the newer version")


@pytest.mark.parametrize("kept", [0.99, 0.9, 0.5, 0.1])
def test_a_truncated_file(copy: Path, kept: float) -> None:
    data = copy.read_bytes()
    copy.write_bytes(data[: int(len(data) * kept)])
    refuse(copy, DamagedProjectError, "is damaged")


# --- damage ------------------------------------------------------------------------------------------------


def test_random_bit_flips_never_change_a_plan_unnoticed(tmp_path: Path, grown: Path) -> None:
    expected = stored(grown)
    rows, data = order(expected[0]), grown.read_bytes()
    path, source = tmp_path / "flipped.headroom", random.Random(24)
    noticed = harmless = 0
    for round_ in range(ROUNDS):
        harmed = bytearray(data)
        for _ in range(source.randint(1, 8)):
            harmed[source.randrange(len(harmed))] ^= 1 << source.randrange(8)
        path.write_bytes(harmed)
        try:
            with at_most(200):
                file = ProjectFile.open(path, read_only=True)
        except StorageError:
            pytest.fail(f"round {round_}: damage is taken for a failing disk")
        except ProjectError:
            noticed += 1
            continue
        assert state(file) == expected, f"round {round_}"
        assert order(file.project) == rows, f"round {round_}"
        file.close()
        harmless += 1
    print(f"\n{ROUNDS} files with flipped bits: {noticed} refused, {harmless} equal, 0 changed unnoticed")
    assert noticed > ROUNDS // 4


def test_a_changed_value_is_found_and_its_table_named(copy: Path) -> None:
    tamper(copy, "UPDATE desktop_pool SET desktops = desktops + 1", keep_sums=True)
    refuse(copy, DamagedProjectError, "table desktop_pool", "values differ")


def test_a_lost_row_is_found_and_its_table_named(copy: Path) -> None:
    tamper(copy, "DELETE FROM edit WHERE step = 1 AND number = 1", keep_sums=True)
    refuse(copy, DamagedProjectError, "table edit", "rows instead of")


# --- content that carries right checksums ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sql", "part"),
    [
        ("UPDATE host SET sockets = 0", "table host, row 1"),
        ("UPDATE host SET ram_gib = 1e300", "table host, row 1"),
        ("UPDATE host SET ram_gib = 9e999", "table host, row 1"),
        ("UPDATE host SET sockets = 9223372036854775807", "table host, row 1"),
        ("UPDATE host SET hypervisor = 'abacus'", "table host, row 1"),
        ("UPDATE host SET name = CAST(x'ff' AS TEXT)", "table host, row 1"),
        ("UPDATE host SET name = hex(zeroblob(300))", "table host, row 1"),
        ("UPDATE disk_group SET id = 'nowhere' WHERE id = 'sas'", "table disk_group, row"),
        ("UPDATE component SET kind = 'host'", "table component, row"),
        ("UPDATE component SET id = 'a b' WHERE id = 'host'", "row"),
        ("DELETE FROM host", "table component, row"),
        ("DELETE FROM document", "table document, row 1"),
        ("DELETE FROM settings", "table settings, row 1"),
        (
            "INSERT INTO component (variant, id, kind) VALUES ('variant-1', 'x', 'host')",
            "table component, row",
        ),
        ("UPDATE part SET unit_price = 'free'", "table part, row 1"),
        ("UPDATE part SET unit_price = 'NaN'", "plan"),
        ("UPDATE part SET quantity = -1", "table part, row 1"),
        (
            "INSERT INTO origin VALUES ('variant-1', 'pool', 'nothing', 'dreamt', '', NULL)",
            "table origin, row",
        ),
        ("UPDATE link SET share = 0", "table link, row 1"),
        ("UPDATE link SET role = 'owns' WHERE role = 'runs_on'", "table link, row"),
        ("UPDATE link SET target = 'nowhere' WHERE role = 'runs_on'", "table link, row"),
        ("UPDATE link SET target = source WHERE role = 'runs_on'", "plan"),
        ("UPDATE licence SET least_per_order = -1", "table licence, row 1"),
        ("UPDATE licence SET unit = 'bushel'", "table licence, row 1"),
        ("UPDATE licence SET unit_price = 'free'", "table licence, row 1"),
        ("UPDATE licence SET unit_price = 'NaN'", "plan"),
        ("UPDATE licence SET id = 'a b' WHERE number = 1", "plan"),
        ("UPDATE licence SET scope = '  '", "plan"),
        ("UPDATE parent SET parent = child", "plan"),
        ("UPDATE parent SET parent = 'nowhere'", "table parent, row"),
        ("UPDATE document SET position = 9999", "table document, row 1"),
        ("INSERT INTO restore_point VALUES (9999, 'a', '', '')", "table restore_point, row 1"),
        ("INSERT INTO restore_point VALUES (1, ' ', '', '')", "table restore_point, row 1"),
        ("INSERT INTO restore_point VALUES (1, 'a' || char(10), '', '')", "table restore_point, row 1"),
        ("UPDATE step SET number = 9 WHERE number = 3", "table edit, row"),
        ("UPDATE step SET arguments = '[' WHERE number = 1", "table step, row 1"),
        ("UPDATE step SET arguments = '{\"a\":{}}' WHERE number = 1", "table step, row 1"),
        (f"UPDATE step SET arguments = '{{\"a\":{'[' * 5000}{']' * 5000}}}' WHERE number = 1", "table step"),
        ("UPDATE edit SET before = '5', after = '6'", "table edit, step"),
        ("UPDATE edit SET before = NULL, after = NULL", "table edit, step"),
        ("UPDATE edit SET key = 'nowhere'", "table edit, step"),
        ("UPDATE edit SET target = 'settings', key = '__class__'", "table edit, step"),
        ("UPDATE settings SET power_operations = -1", "table settings, row 1"),
        ("UPDATE position SET x = 0.5 WHERE component = 'pool'", "table edit, step"),
    ],
)
def test_rows_that_make_no_plan_are_refused_by_name(copy: Path, sql: str, part: str) -> None:
    tamper(copy, sql)
    refuse(copy, DamagedProjectError, part)


@pytest.mark.parametrize(
    ("table", "columns"),
    [
        ("settings", "variant"),
        ("component", "variant, number"),
        ("host", "variant"),
        ("parent", "variant, number"),
        ("position", "variant, number"),
        ("link", "variant, number"),
        ("licence", "variant, number"),
        ("origin", "variant"),
        ("part", "variant"),
        ("edit", "step"),
    ],
)
def test_a_row_too_many_of_what_is_not_there_is_refused(copy: Path, table: str, columns: str) -> None:
    # Nobody asks for such a row when the plan is put together.
    alien = {"variant": "'nowhere'", "number": "99", "step": "99"}
    connection = apsw.Connection(str(copy))
    found = [str(row[1]) for row in connection.execute(f"PRAGMA table_info({table})")]
    connection.close()
    values = ", ".join(alien[name] if name in columns.split(", ") else name for name in found)
    tamper(copy, f"INSERT INTO {table} SELECT {values} FROM {table} LIMIT 1")
    refuse(copy, DamagedProjectError, "table ", "it refers to a missing row of")


def test_a_component_of_no_variant_is_refused(copy: Path) -> None:
    move = "UPDATE {} SET variant = 'nowhere' WHERE {} = 'sas'"
    owned = [
        move.format("disk_group", "id"),
        *(move.format(each, "component") for each in ("origin", "part")),
    ]
    apart = "DELETE FROM parent WHERE child = 'sas'; DELETE FROM link WHERE target = 'sas'"
    tamper(copy, "; ".join([*owned, apart, move.format("component", "id")]))
    refuse(copy, DamagedProjectError, "table component, row", "it refers to a missing row of variant")


def test_a_text_longer_than_any_field_is_refused(copy: Path) -> None:
    tamper(copy, "UPDATE settings SET notes = hex(zeroblob(10000000))")
    refuse(copy, DamagedProjectError, "table settings")


CONSTRAINTS = {
    "document.id": "UPDATE document SET id = 2",
    "document.position": "UPDATE document SET position = -1",
    "document.sealed": "UPDATE document SET sealed = 2",
    "restore_point.position": "INSERT INTO restore_point VALUES (-1, 'a', '', '')",
    "variant.place": "UPDATE variant SET place = -1",
    "proposal.id": "UPDATE proposal SET id = 2",
    "proposal.branded": "UPDATE proposal SET branded = 2",
    "proposal.logo": "UPDATE proposal SET branded = 1, logo = zeroblob(524289)",
    "proposal_chapter.place": "INSERT INTO proposal_chapter VALUES (-1, 'bill', 1, '')",
    "proposal_chapter.shown": "INSERT INTO proposal_chapter VALUES (0, 'bill', 2, '')",
    "proposal_decision.position": "INSERT INTO proposal_decision VALUES (0, 'a', 1, '')",
    "proposal_decision.shown": "INSERT INTO proposal_decision VALUES (1, 'a', 2, '')",
    "component.kind": "UPDATE component SET kind = 'abacus'",
    "part.number": "UPDATE part SET number = -number",
    "position.x": "UPDATE position SET x = 9e999",
    "position.y": "UPDATE position SET y = -2e12",
    "position.closed": "UPDATE position SET closed = 2",
    "position.width": "UPDATE position SET width = 2e12",
    "position.height": "UPDATE position SET height = -1",
    "step.number": "UPDATE edit SET step = -step; UPDATE step SET number = -number",
    "edit.number": "UPDATE edit SET number = -number",
    "edit.target": "UPDATE edit SET target = 'walls'",
    "settings.latency_limit": "UPDATE settings SET latency_limit = 2",
}


@pytest.mark.parametrize("column", CONSTRAINTS)
def test_a_value_against_a_constraint_is_refused_by_name(copy: Path, column: str) -> None:
    # SQLite itself looks at constraints only where the file is opened for writing.
    tamper(copy, CONSTRAINTS[column])
    refuse(copy, DamagedProjectError, f"table {column.partition('.')[0]}")


def test_every_constraint_of_the_schema_is_broken_once() -> None:
    found, table = set(), ""
    for line in "".join(schema_steps()).splitlines():
        words = line.split()
        table = words[2] if words[:2] == ["CREATE", "TABLE"] else table
        if words[:2] == ["ALTER", "TABLE"]:  # ALTER TABLE table ADD COLUMN column
            table, words = words[2], words[5:]
        found |= {f"{table}.{words[0]}"} if " CHECK (" in line else set()
    assert found == CONSTRAINTS.keys()


NOT_IN_IT = ("cluster", "storage_array", "infrastructure_servers", "network_link", "graphics_boards", "note")
"""Kinds of components that the sound project has none of; all kinds are read alike."""


def references() -> list[tuple[str, str]]:
    """Table and column of everything that refers to another row."""
    connection = apsw.Connection(":memory:")
    migrate(connection)
    listed = 'SELECT m.name, f."from" FROM sqlite_schema m, pragma_foreign_key_list(m.name) f'
    found = {(str(table), str(column)) for table, column in connection.execute(listed)}
    return sorted(each for each in found if each[0] not in NOT_IN_IT)


@pytest.mark.parametrize(("table", "column"), references())
def test_a_row_that_refers_to_nothing_is_refused_by_name(copy: Path, table: str, column: str) -> None:
    nowhere = 99 if column == "step" else "nowhere"
    tamper(copy, f"UPDATE {table} SET {column} = '{nowhere}' WHERE rowid = (SELECT max(rowid) FROM {table})")
    refuse(copy, DamagedProjectError, "table ", "it refers to a missing row of")


@pytest.mark.parametrize("column", ["editor", "sealed"])
def test_right_checksums_alone_do_open(copy: Path, column: str) -> None:
    tamper(copy, f"UPDATE document SET {column} = 1")
    stored(copy)


# --- schema ------------------------------------------------------------------------------------------------

SCHEMAS = {
    "view": "CREATE VIEW leak AS SELECT load_extension('x')",
    "endless view": (
        "CREATE VIEW endless AS WITH RECURSIVE n(x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM n) SELECT x FROM n"
    ),
    "trigger": "CREATE TRIGGER t AFTER UPDATE ON document BEGIN DELETE FROM component; END",
    "index": "CREATE INDEX i ON host (abs(sockets))",
    "table": "CREATE TABLE more (x)",
    "virtual table": "CREATE VIRTUAL TABLE v USING fts5(x)",
    "column": "ALTER TABLE host ADD COLUMN more TEXT",
    "generated column": "ALTER TABLE host ADD COLUMN twice INTEGER AS (sockets * 2)",
    "statistics": "ANALYZE",
    "replaced table": "ALTER TABLE host RENAME TO guest; CREATE VIEW host AS SELECT * FROM guest",
    "dropped table": "DROP TABLE edit",
    "dropped check": (
        "PRAGMA writable_schema = ON;"
        " UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (id = 1)', '') WHERE name = 'document';"
        " PRAGMA writable_schema = OFF"
    ),
    "two names for one table": (
        "PRAGMA writable_schema = ON;"
        " UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'component')"
        " WHERE name = 'host'; PRAGMA writable_schema = OFF"
    ),
    "nonsense": (
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE host (((' WHERE name = 'host';"
        " PRAGMA writable_schema = OFF"
    ),
}


@pytest.mark.parametrize("sql", SCHEMAS.values(), ids=SCHEMAS.keys())
def test_a_schema_that_is_not_ours_word_for_word_is_refused(copy: Path, sql: str) -> None:
    connection = apsw.Connection(str(copy))
    connection.execute(sql).fetchall()
    connection.close()
    refuse(copy, DamagedProjectError)


def test_a_journal_that_names_another_file_is_refused(copy: Path) -> None:
    # SQLite would follow the name at the end of such a journal and delete that file.
    victim = copy.with_name("victim")
    victim.write_text("precious")
    name = str(victim).encode()
    tail = name + struct.pack(">II", len(name), sum(name)) + JOURNAL_MAGIC
    journal = copy.with_name(copy.name + "-journal")
    journal.write_bytes(JOURNAL_MAGIC + b"\0" * 504 + struct.pack(">I", 1) + tail)
    with pytest.raises(DamagedProjectError, match="does not come from Headroom"):
        ProjectFile.open(copy)
    assert victim.read_text() == "precious"
    journal.unlink()
    ProjectFile.open(copy).close()


def overwrite(path: Path, at: int, data: bytes) -> None:
    """Replace bytes in a file."""
    with path.open("rb+") as file:
        file.seek(at)
        file.write(data)


def tamper(path: Path, sql: str, keep_sums: bool = False) -> None:
    """Change rows as a stranger would: without any of our guards, and with checksums to match."""
    connection = apsw.Connection(str(path))
    connection.execute("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; BEGIN").fetchall()
    connection.execute(sql)
    assert connection.changes()
    if not keep_sums:
        recount(connection)
    connection.execute("COMMIT")
    connection.close()


def recount(connection: apsw.Connection) -> None:
    """Right checksums for whatever can be read."""
    with suppress(UnicodeDecodeError):
        Checksums(connection, {}).recount()


@pytest.mark.parametrize("is_sealed", [False, True], ids=["open", "sealed"])
def test_a_file_larger_than_any_project_is_refused_unread(tmp_path: Path, is_sealed: bool) -> None:
    """Half a gibibyte is the most; the file has a hole, so that this one takes no room on the disk."""
    made = sample_file(tmp_path)
    made.close()
    if is_sealed:
        sealed = bytearray(b"\x93" * 4096)
        sealed[OPEN_BYTES] = OPEN_VALUES
        made.path.write_bytes(sealed)
    os.truncate(made.path, 512 * 2**20 + 1)
    with pytest.raises(ProjectError) as refused:
        ProjectFile.open(made.path)
    assert "536,870,913 bytes are more than a project can have" in str(refused.value)
    os.truncate(made.path, 512 * 2**20)
    with pytest.raises(ProjectError) as refused:
        ProjectFile.open(made.path)
    assert "more than a project can have" not in str(refused.value)
