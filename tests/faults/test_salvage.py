"""What can be read of a damaged file is offered; the file itself stays as it is."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import apsw
import msgspec
import pytest

from db.errors import DamagedProjectError, ProjectError
from db.project_file import ProjectFile
from db.salvage import Salvaged, salvage
from db.tables import COMPONENTS
from planner_core.editing import verbs
from planner_core.plan.plan import Settings
from planner_core.plan.project import project_problems
from planner_core.plan.proposal_design import ProposalDesign
from tests.faults.test_hostile_files import SCHEMAS, tamper
from tests.support.effort import at_most
from tests.support.projects import edit_at_random, sample_file, stored

ROUNDS = 150
PAGE = 4096


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two variants and a history."""
    file = sample_file(tmp_path_factory.mktemp("sound"))
    edit_at_random(file, seed=13, changes=100)  # most pages hold rows, as in a used plan, not the schema
    file.commit(verbs.duplicate_variant(file.project, file.project.shown, "Other"))
    file.commit(verbs.set_setting(file.plan, "customer", "Müller"))
    file.close()
    return file.path


@pytest.fixture
def copy(tmp_path: Path, sound: Path) -> Path:
    return Path(shutil.copy(sound, tmp_path / "harmed.headroom"))


def read(path: Path) -> Salvaged:
    """Salvage, quickly and without a change to the file; what comes out makes a sound project."""
    before = path.read_bytes()
    try:
        with at_most(200):
            found = salvage(path)
        assert project_problems(found.project) == ()
        return found
    finally:
        assert path.read_bytes() == before


def test_all_of_a_sound_file_can_be_read(copy: Path) -> None:
    found = read(copy)
    project = stored(copy)[0]
    assert msgspec.structs.replace(found.project, shown=project.shown) == project
    for mine, saved in zip(found.project.variants, project.variants, strict=True):
        assert list(mine.plan.components) == list(saved.plan.components)
    assert (found.left_out, found.doubtful) == (0, ())


def test_a_changed_value_is_kept_and_its_table_named(copy: Path) -> None:
    tamper(copy, "UPDATE desktop_pool SET desktops = desktops + 1", keep_sums=True)
    assert read(copy).doubtful == ("desktop_pool",)


def test_of_where_values_come_from_only_what_makes_no_sense_is_lost(copy: Path) -> None:
    saved = {
        (variant.id, part.id): part.origins
        for variant in stored(copy)[0].variants
        for part in variant.plan.components.values()
    }
    tamper(copy, "UPDATE origin SET kind = 'dreamt' WHERE field = 'iops'", keep_sums=True)
    found = read(copy)
    for variant in found.project.variants:
        for part in variant.plan.components.values():
            origins = saved[variant.id, part.id]
            assert part.origins == {field: origins[field] for field in origins if field != "iops"}
    assert found.left_out == sum("iops" in origins for origins in saved.values())
    assert found.components == len(saved)
    assert "origin" in found.doubtful


def test_an_invalid_value_is_replaced_by_the_default(copy: Path) -> None:
    tamper(copy, "UPDATE desktop_pool SET vcpus = -5, desktops = 44", keep_sums=True)
    found = read(copy)
    assert found.project.plan.components["pool"].desktops == 44  # type: ignore[union-attr]
    assert found.project.plan.components["pool"].vcpus > 0  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM component",
        "DELETE FROM variant",
        "DELETE FROM settings",
        "DELETE FROM document",
        "DELETE FROM checksum",
        "UPDATE link SET target = 'nowhere'",
        "UPDATE parent SET parent = child",
        "UPDATE part SET unit_price = 'free'",
        "UPDATE variant SET name = ''",
        "UPDATE host SET name = CAST(x'ff' AS TEXT)",
        "UPDATE settings SET notes = hex(zeroblob(1000000))",
        "DELETE FROM step",
        "UPDATE edit SET before = '5'",
    ],
)
def test_rows_that_make_no_sense_cost_no_more_than_themselves(copy: Path, sql: str) -> None:
    tamper(copy, sql, keep_sums=True)
    with pytest.raises(ProjectError):
        ProjectFile.open(copy)
    found = read(copy)
    assert "pool" in found.project.plan.components
    of_history = any(table in sql for table in ("step", "edit", "document"))
    assert found.doubtful or found.left_out or of_history


@pytest.mark.parametrize(
    ("table", "lost"), [("variant", ()), ("settings", ()), ("host", ("host",)), ("desktop_pool", ("pool",))]
)
@pytest.mark.parametrize("variant", ["'#12'", "''", "-1", "1e308"])
def test_rows_of_a_variant_that_cannot_be_cost_no_other_ones(
    copy: Path, table: str, lost: tuple[str, ...], variant: str
) -> None:
    column = "id" if table == "variant" else "variant"
    tamper(copy, f"UPDATE OR REPLACE {table} SET {column} = {variant}", keep_sums=True)
    saved = stored_components(copy)
    found = read(copy)
    kept = {each.plan.components[key].name for each in found.project.variants for key in each.plan.components}
    assert kept == {name for kind, name in saved if kind != table}
    assert found.left_out > 0
    assert all(each not in found.project.plan.components for each in lost)


def stored_components(path: Path) -> set[tuple[str, str]]:
    """Kind and name of all components in a file, whatever else is wrong with it."""
    connection = apsw.Connection(str(path))
    found = {
        (table, name) for table in COMPONENTS for (name,) in connection.execute(f"SELECT name FROM {table}")
    }
    connection.close()
    return found


@pytest.mark.parametrize("amount", [-1, 10**12])
def test_an_amount_of_money_that_is_none_costs_itself_only(copy: Path, amount: int) -> None:
    tamper(copy, f"UPDATE settings SET electricity_price_per_kwh = {amount}", keep_sums=True)
    found = read(copy)
    settings = found.project.plan.settings
    assert settings.electricity_price_per_kwh == Settings().electricity_price_per_kwh
    assert settings.customer == "Müller"
    assert "settings" in found.doubtful


@pytest.mark.parametrize("sql", SCHEMAS.values(), ids=SCHEMAS.keys())
def test_a_foreign_schema_is_read_or_refused_but_never_run(copy: Path, sql: str) -> None:
    connection = apsw.Connection(str(copy))
    connection.execute(sql).fetchall()
    connection.close()
    try:
        read(copy)
    except DamagedProjectError:
        assert "nonsense" in sql or "((" in sql or "rootpage" in sql


def test_broken_pages_and_cut_ends_are_survived(copy: Path, sound: Path) -> None:
    source, data = random.Random(9), sound.read_bytes()
    saved = 0
    for _ in range(ROUNDS):
        harmed = bytearray(data)
        for _ in range(source.randint(1, 3)):
            page = source.randrange(1, len(data) // PAGE)
            harmed[page * PAGE : (page + 1) * PAGE] = (
                source.randbytes(PAGE) if source.random() < 0.5 else bytes(PAGE)
            )
        if source.random() < 0.3:
            del harmed[source.randrange(len(harmed) // 2, len(harmed)) :]
        copy.write_bytes(harmed)
        try:
            read(copy)
        except DamagedProjectError:
            continue
        saved += 1
    print(f"\n{ROUNDS} files with broken pages or cut ends: something could be read of {saved}")
    assert saved > ROUNDS // 2


@pytest.mark.parametrize("content", [b"", b"x" * 5000, bytes(8192)], ids=["empty", "foreign", "zeros"])
def test_a_file_without_content_cannot_be_salvaged(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "plan.headroom"
    path.write_bytes(content)
    with pytest.raises(DamagedProjectError, match="no part of it can be read"):
        salvage(path)


def test_chapters_that_make_no_design_are_left_out_and_counted(copy: Path) -> None:
    sound = read(copy)
    tamper(copy, "INSERT INTO proposal_chapter VALUES (40, 'nothing', 1, '')")
    found = read(copy)
    assert found.left_out == sound.left_out + 1
    assert found.project.proposal == ProposalDesign()
