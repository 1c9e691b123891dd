"""The schema names every declared field, and steps from one format to the next lose nothing."""

from __future__ import annotations

import shutil
from pathlib import Path

import apsw
import msgspec
import pytest

from db import migrate
from db.errors import DamagedProjectError, NewerProjectError
from db.project_file import ProjectFile
from db.tables import COMPONENTS, LICENCES, PART_FIELDS, SETTINGS, FieldColumns
from planner_core.editing import verbs
from planner_core.plan.components import Host
from planner_core.plan.fields import declared_field
from planner_core.plan.logo import logo_problem
from planner_core.plan.proposal_design import Chapter, ProposalDesign
from planner_core.plan.settings import Settings
from tests.faults.test_hostile_files import tamper
from tests.golden.make import (
    ARRAY,
    AT_WORK,
    BOARDS,
    CLOUD,
    CLUSTER,
    FIRST_DAY,
    IMAGE,
    MEASURED,
    RECOMMENDED,
    REDUCTION,
    SIGNED,
    SITE,
    STATE,
)
from tests.golden.make import LICENCES as GOLDEN_LICENCES
from tests.support.projects import edit_at_random, names_in, redo_all, sample_file, state, stored, undo_all

GOLDEN = Path(__file__).parents[1] / "golden"
TYPES = {
    "integer": "INTEGER",
    "flag": "INTEGER",
    "number": "REAL",
    "money": "TEXT",
    "text": "TEXT",
    "choice": "TEXT",
}


@pytest.fixture
def empty() -> apsw.Connection:
    """A database with the present schema and nothing in it."""
    connection = apsw.Connection(":memory:")
    migrate.migrate(connection)
    return connection


@pytest.mark.parametrize(
    ("table", "columns"),
    [*COMPONENTS.items(), ("settings", SETTINGS), ("licence", LICENCES)],
    ids=[*COMPONENTS, "settings", "licence"],
)
def test_every_declared_field_has_a_column_of_its_type(
    empty: apsw.Connection, table: str, columns: FieldColumns
) -> None:
    # A field that is declared and not here needs the next numbered step in db/schema.
    found = {row[1]: (row[2], bool(row[3])) for row in empty.execute(f"PRAGMA table_info({table})")}
    assert found.pop("variant")
    assert table == "settings" or found.pop("id")
    if table == "licence":
        assert (found.pop("number"), found.pop("scope")) == (("INTEGER", False), ("TEXT", True))
    assert found == {field.name: (TYPES[field.kind], not field.optional) for field in columns.fields}


def test_every_field_of_a_price_has_a_column(empty: apsw.Connection) -> None:
    found = [row[1] for row in empty.execute("PRAGMA table_info(part)")]
    assert found == ["variant", "component", "number", *PART_FIELDS]


def test_every_table_is_strict_and_nothing_runs_by_itself(empty: apsw.Connection) -> None:
    tables = empty.execute("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'").fetchall()
    assert {name for name, strict in tables if not strict} == {"sqlite_schema"}
    assert {row[0] for row in empty.execute("SELECT DISTINCT type FROM sqlite_schema")} == {"table", "index"}


def test_a_new_file_says_what_it_is(tmp_path: Path) -> None:
    header = sample_file(tmp_path).path.read_bytes()[:100]
    assert header[68:72] == b"HdRm"
    assert int.from_bytes(header[60:64]) == migrate.latest_version()


# --- a format to come, applied to files of today -------------------------------------------------------------

NEXT_STEP = """
CREATE TABLE remark (number INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
ALTER TABLE host ADD COLUMN rack TEXT NOT NULL DEFAULT '';
UPDATE host SET rack = 'A';
"""


@pytest.fixture
def next_format(monkeypatch: pytest.MonkeyPatch) -> int:
    """Pretend that one more step has been released; its number."""
    steps = (*migrate.schema_steps(), NEXT_STEP)
    monkeypatch.setattr(migrate, "schema_steps", lambda: steps)
    migrate.expected_schema.cache_clear()
    return len(steps)


@pytest.fixture(autouse=True)
def forget_expectations():
    """No test sees another one's pretended format."""
    yield
    migrate.expected_schema.cache_clear()


def test_an_older_file_is_brought_up_to_date_and_kept(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    file = sample_file(tmp_path)
    edit_at_random(file, seed=2, changes=30)
    before = state(file)
    file.close()
    data = file.path.read_bytes()
    version = request.getfixturevalue("next_format")
    again = ProjectFile.open(file.path)
    assert state(again) == before
    assert not again.read_only
    assert names_in(tmp_path) == [f"plan (format {version - 1}).headroom", "plan.headroom"]
    assert (tmp_path / f"plan (format {version - 1}).headroom").read_bytes() == data
    assert again.older == tmp_path / f"plan (format {version - 1}).headroom"
    again.commit(verbs.set_setting(again.plan, "customer", "Next"))
    assert stored(again.path) == state(again)
    assert again._connection.execute("SELECT DISTINCT rack FROM host").get == "A"
    again.close()


def test_what_was_kept_of_an_older_file_is_never_replaced(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file = sample_file(tmp_path)
    file.close()
    version = migrate.latest_version()
    kept = tmp_path / f"plan (format {version}).headroom"
    kept.write_bytes(b"from an earlier mail")
    request.getfixturevalue("next_format")
    again = ProjectFile.open(file.path)
    again.close()
    assert kept.read_bytes() == b"from an earlier mail"
    assert again.older == tmp_path / f"plan (format {version}) 2.headroom"


def test_an_older_file_opened_for_reading_stays_as_it_is(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file = sample_file(tmp_path)
    before = state(file)
    file.close()
    data = file.path.read_bytes()
    request.getfixturevalue("next_format")
    assert stored(file.path) == before
    assert file.path.read_bytes() == data
    assert names_in(tmp_path) == ["plan.headroom"]


def test_an_older_file_that_is_damaged_is_not_brought_up_to_date(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file = sample_file(tmp_path)
    file.close()
    tamper(file.path, "UPDATE host SET sockets = sockets + 1", keep_sums=True)
    data = file.path.read_bytes()
    request.getfixturevalue("next_format")
    with pytest.raises(DamagedProjectError, match="table host"):
        ProjectFile.open(file.path)
    assert file.path.read_bytes() == data
    assert names_in(tmp_path) == ["plan.headroom"]


def test_the_files_of_the_format_to_come_are_refused_by_today(tmp_path: Path, next_format: int) -> None:
    file = sample_file(tmp_path)
    file.close()
    known = migrate.schema_steps()[:-1]
    with pytest.MonkeyPatch.context() as today:
        today.setattr(migrate, "schema_steps", lambda: known)
        with pytest.raises(NewerProjectError, match=f"format {next_format}"):
            ProjectFile.open(file.path)


def test_a_step_that_fails_leaves_nothing_behind() -> None:
    connection = apsw.Connection(":memory:")
    steps = migrate.schema_steps()
    migrate.migrate(connection)
    before = migrate.schema_of(connection)
    with pytest.raises(apsw.SQLError):
        migrate.migrate(connection, (*steps, "CREATE TABLE more (x); CREATE TABLE host (x);"))
    assert migrate.schema_of(connection) == before
    assert migrate.version_of(connection) == len(steps)
    assert not migrate.migrate(connection, steps), "there was nothing to do"


# --- released formats ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", range(1, migrate.latest_version() + 1))
def test_a_file_of_every_released_format_opens(tmp_path: Path, version: int) -> None:
    """These files never change. What they hold stands in `tests/golden/README.md`."""
    path = Path(shutil.copy(GOLDEN / f"plan_v{version}.headroom", tmp_path / "plan.headroom"))
    path.chmod(0o644)
    file = ProjectFile.open(path)
    assert file.plan.name == "Golden plan"
    assert file.plan.settings.customer == "Müller & Söhne"
    assert {each.plan.settings.prices_valid_until for each in file.project.variants} == {
        "" if version == 1 else "2027-01-31"
    }
    assert {each.plan.components["host"].work_per_clock_percent for each in file.project.variants} == {
        100.0 if version < 3 else 86.5
    }
    assert {each.plan.components["host"].controller_vcpus for each in file.project.variants} == {
        0 if version < 6 else 4
    }
    assert {each.plan.settings.acceptance_test for each in file.project.variants} == {
        "none" if version < 4 else "login-vsi-4.1"
    }
    assert {each.plan.settings.promise for each in file.project.variants} == {
        "calculated" if version < 8 else "nine-of-ten"
    }
    nothing = {each: declared_field(Host, each).default for each in MEASURED}
    for each in file.project.variants:
        host = each.plan.components["host"]
        assert {name: getattr(host, name) for name in MEASURED} == (nothing if version < 12 else MEASURED)
        assert each.plan.components["sas"].measured_used_gib == (None if version < 12 else 0.0)
    no_cloud = {each: declared_field(Settings, each).default for each in CLOUD}
    for each in file.project.variants:
        found = {name: getattr(each.plan.settings, name) for name in CLOUD}
        assert found == (no_cloud if version < 11 else CLOUD)
    sas = file.plan.components["sas"]
    rules = (sas.raid_width, sas.format_percent, sas.endurance_dwpd, sas.drive_watts)
    assert rules == ((0, 0.0, 0.0, 0.0) if version < 5 else (12, 4.5, 1.5, 7.5))
    assert sas.cache_endurance_dwpd == (0.0 if version < 7 else 3.5)
    assert {each.plan.settings.latency_limit for each in file.project.variants} == {version >= 5}
    at_work = AT_WORK if version >= 7 else dict.fromkeys(AT_WORK, 0.0)
    assert {each: getattr(file.plan.settings, each) for each in AT_WORK} == at_work
    assert file.plan.settings.work_hours_per_week == (50.0 if version < 5 else 60.0)
    usual = dict.fromkeys(STATE) | {
        "image": "as-installed", "mitigations": "on", "profile_container": "none", "image_delivery": "clones",
    }  # fmt: skip
    pool = file.plan.components["pool"]
    assert {each: getattr(pool, each) for each in STATE} == (usual if version < 5 else STATE)
    first_day = dict.fromkeys(FIRST_DAY, 0.0) | {
        "first_read_percent": 64.8, "first_kib_per_io": 19.5, "first_peak_factor": 3.15,
        "first_login_read_percent": 64.8,
    }  # fmt: skip
    assert {each: getattr(pool, each) for each in FIRST_DAY} == (first_day if version < 6 else FIRST_DAY)
    no_image = {"image_gb": 0.0, "image_copy_mb_s": 100.0, "streamed_boot_mb": 0.0}
    assert {each: getattr(pool, each) for each in IMAGE} == (no_image if version < 7 else IMAGE)
    array = ARRAY if version < 7 else msgspec.structs.replace(ARRAY, **SITE)
    if version < 12:
        array = msgspec.structs.replace(array, measured_used_gib=None)
    cluster = CLUSTER if version < 7 else msgspec.structs.replace(CLUSTER, **REDUCTION)
    later = {} if version < 5 else {"array": array, "cluster": cluster}
    assert {each: file.plan.components[each] for each in later} == later
    assert {each: dict(file.project.plans[each].licences) for each in file.project.ids} == {
        each: GOLDEN_LICENCES if version >= 10 else {} for each in file.project.ids
    }
    assert file.plan.components["pool"].patch_gb == (0.0 if version < 5 else 1.25)
    if version >= 14:
        later["boards"] = BOARDS
        assert file.plan.parents["boards"] == "host"
    assert file.plan.components.get("boards") == later.get("boards")
    pool = file.plan.components["pool"]
    assert pool.vgpu_profile == ("" if version < 14 else "A16-2B")
    assert (pool.write_cache_gib, pool.write_cache_percent) == ((0.0, 0.0) if version < 15 else (0.75, 37.5))
    assert sorted(file.plan.components) == sorted(["host", "mirror", "pool", "sas", "servers", *later])
    assert file.project.names == ("As is", "Größer")
    assert file.project.shown == "variant-2"
    assert [each.plan.components["pool"].desktops for each in file.project.variants] == [64, 128]
    assert file.plan.stores_of("pool", "swap") == ("mirror",)
    assert (len(file.history.steps), file.history.position) == (12, 11)
    design = file.project.proposal
    assert design.chapters == (Chapter("notes"), Chapter("drawing", False, "No drawing."))
    assert design.language == "de"
    usual_design = {"edition": "whole", "decisions": (), "customer_signer": "", "firm_signer": ""}
    assert {each: getattr(design, each) for each in SIGNED} == (usual_design if version < 9 else SIGNED)
    as_the_figures_say = {"recommended": "", "recommended_because": ""}
    assert {each: getattr(design, each) for each in RECOMMENDED} == (
        as_the_figures_say if version < 13 else RECOMMENDED
    )
    assert design.branding is not None
    assert (design.branding.firm, design.branding.accent) == ("Golden Consulting", "#b45309")
    assert logo_problem(design.branding.logo) is None
    assert [(point.position, point.name) for point in file.history.points] == [(5, "Approved by Müller")]
    assert str(file.history.next.label) == f"Change RAM per desktop of {file.plan.components['pool'].name}"
    assert redo_all(file).plan.components["pool"].ram_gib == 3.0
    assert len(undo_all(file).variants) == 1
    # Until editions came, everything was printed in one document.
    assert file.project.proposal == ProposalDesign(edition="whole" if version < 9 else "full")
    start = file.plan
    assert start.name != "Golden plan"
    assert "servers" not in start.components
    file.close()
