"""Backups: numbered, thinned by day, week and month, within a size limit, and never more than a copy."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from app.project.backup_keeper import BackupKeeper
from app.project.backups import MOST_BYTES, NEWEST_KEPT, Backups, followed, worth_keeping
from app.project.samples import read_sample
from app.project.session import Session
from db.cipher import Password
from db.new_file import write_new_file
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.editing.history import History
from tests.support.plans import CATALOG
from tests.support.projects import edit_at_random, sample_file, state, stored

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
PLAN = Path("/customers/Müller/plan.headroom")


def kept(backups: Backups, moments: list[datetime], size: int = 10) -> list[datetime]:
    """Back up at each of these moments; when those were made that are still there, the newest first."""
    for number, moment in enumerate(moments):
        assert backups.keep(PLAN, "Müller", f"{number:0{size}}".encode(), moment)
    return [each.made for each in backups.of(PLAN)]


def test_an_equal_copy_is_no_new_backup(tmp_path: Path) -> None:
    backups = Backups(tmp_path)
    first = backups.keep(PLAN, "Müller", b"one", NOON)
    assert first is not None
    assert backups.keep(PLAN, "Müller", b"one", NOON + timedelta(days=1)) is None
    assert [each.path for each in backups.of(PLAN)] == [first.path]
    assert first.path.read_bytes() == b"one"


def test_fourteen_months_of_backups_are_thinned_by_day_week_and_month(tmp_path: Path) -> None:
    moments = [NOON + timedelta(hours=8 * number) for number in range(3 * 425)]
    found = kept(Backups(tmp_path), moments)
    assert found[:NEWEST_KEPT] == moments[: -NEWEST_KEPT - 1 : -1]
    assert len({made.date() for made in found[:11]}) >= 7, "each of the last seven days"
    assert len({made.strftime("%Y-%m") for made in found}) == 12, "each of the last twelve months"
    assert len(found) <= NEWEST_KEPT + 7 + 5 + 12
    assert found == sorted(found, reverse=True)


@pytest.mark.parametrize("jump", [timedelta(days=-4000), timedelta(days=-1), timedelta(days=4000)])
def test_the_newest_is_known_by_its_number_whatever_the_clock_says(tmp_path: Path, jump: timedelta) -> None:
    backups = Backups(tmp_path)
    kept(backups, [NOON + timedelta(days=day) for day in range(20)])
    last = backups.keep(PLAN, "Müller", b"after the jump", NOON + jump)
    assert last is not None
    assert backups.of(PLAN)[0] == last


def test_the_oldest_of_all_plans_go_where_there_is_too_much_but_never_the_last_of_one(tmp_path: Path) -> None:
    backups = Backups(tmp_path, most_bytes=25_000)
    backups.keep(Path("/old.headroom"), "Old", b"x" * 20_000, NOON - timedelta(days=900))
    found = kept(backups, [NOON + timedelta(days=day) for day in range(6)], size=4000)
    assert len(found) == 1
    assert len(backups.of(Path("/old.headroom"))) == 1
    assert [plan.name for plan in backups.all()] == ["Müller", "Old"]
    assert backups.all()[0].origin == PLAN


def test_a_thousand_plans_do_not_fill_the_disk(tmp_path: Path) -> None:
    backups = Backups(tmp_path, most_bytes=25_000)
    for number in range(30):
        backups.keep(Path(f"/{number}.headroom"), "Plan", b"x" * 2000, NOON + timedelta(days=number))
    assert sum(each.size for plan in backups.all() for each in plan.backups) <= 25_000
    assert backups.of(Path("/29.headroom"))
    assert not backups.of(Path("/0.headroom"))
    backups.forget(Path("/29.headroom"))
    assert not backups.of(Path("/29.headroom"))
    backups.keep(PLAN, "Large", b"x" * 90_000, NOON + timedelta(days=99))
    assert backups.of(PLAN), "the one just made stays, however large it is"


def test_foreign_and_half_written_files_among_the_backups_are_left_alone(tmp_path: Path) -> None:
    backups = Backups(tmp_path)
    first = backups.keep(PLAN, "Müller", b"one", NOON)
    assert first is not None
    for name in (".000009 20260101T000000Z.headroom.part", "photo.jpg", "000003 99999999T999999Z.headroom"):
        (first.path.parent / name).write_bytes(b"x")
    (tmp_path / "stray").write_bytes(b"x")
    (first.path.parent / "origin.json").write_bytes(b"\xff{")
    assert [each.path for each in backups.of(PLAN)] == [first.path]
    assert len(backups.all()) == 1


def test_two_plans_of_one_name_have_backups_of_their_own(tmp_path: Path) -> None:
    backups = Backups(tmp_path)
    for folder in ("a", "b"):
        assert backups.keep(Path(f"/{folder}/plan.headroom"), folder, folder.encode(), NOON)
    assert [len(backups.of(Path(f"/{folder}/plan.headroom"))) for folder in ("a", "b")] == [1, 1]
    assert worth_keeping(()) == ()
    assert MOST_BYTES > 10**8


def test_opening_and_leaving_a_plan_make_backups_that_open(tmp_path: Path, qtbot) -> None:
    file = sample_file(tmp_path)
    edit_at_random(file, seed=1, changes=5)
    before = state(file)
    file.close()
    session, backups = Session(CATALOG), Backups(tmp_path / "backups")
    keeper = BackupKeeper(session, backups, session)
    assert session.open(file.path)
    assert session.perform(verbs.set_setting(session.plan, "customer", "Müller"))
    after = session.project
    session.close()
    keeper.stop()
    newest, first = backups.of(file.path)
    assert stored(first.path) == before
    assert stored(newest.path)[0] == after
    assert newest.path.parent.stat().st_mode & 0o077 == 0, "others may not read a customer's data"


def test_a_backup_is_of_the_file_that_was_opened_and_not_of_what_took_its_place(
    tmp_path: Path, qtbot
) -> None:
    file, other = sample_file(tmp_path), sample_file(tmp_path, "other.headroom")
    for seed, each in enumerate((file, other)):
        edit_at_random(each, seed, changes=5)
        each.close()
    data = file.path.read_bytes()
    session, backups = Session(CATALOG), Backups(tmp_path / "backups")
    session.opened.connect(lambda: other.path.replace(file.path))
    keeper = BackupKeeper(session, backups, session)
    assert session.open(file.path)
    keeper.wait()
    assert [each.path.read_bytes() for each in backups.of(file.path)] == [data]
    session.close()
    keeper.stop()


def test_a_backup_opens_as_a_draft_and_stays_as_it_is(tmp_path: Path, qtbot) -> None:
    file = sample_file(tmp_path)
    edit_at_random(file, seed=1, changes=5)
    file.close()
    backups = Backups(tmp_path / "backups")
    kept_one = backups.keep(file.path, "Plan", file.path.read_bytes())
    assert kept_one is not None
    data = kept_one.path.read_bytes()
    session = Session(CATALOG)
    assert session.files.open_copy(kept_one.path)
    assert session.files.is_draft
    assert (session.project, session.history) == stored(kept_one.path)
    assert session.perform(verbs.set_setting(session.plan, "customer", "Next"))
    session.close()
    assert kept_one.path.read_bytes() == data


def test_a_folder_that_cannot_be_written_bothers_nobody(tmp_path: Path, qtbot) -> None:
    (tmp_path / "backups").write_bytes(b"in the way")
    file = sample_file(tmp_path)
    edit_at_random(file, seed=1, changes=2)
    file.close()
    session = Session(CATALOG)
    keeper = BackupKeeper(session, Backups(tmp_path / "backups"), session)
    assert session.open(file.path)
    session.close()
    keeper.stop()
    ProjectFile.open(file.path).close()


def test_a_damaged_copy_without_a_password_does_not_stay_beside_locked_ones(tmp_path: Path) -> None:
    """Nothing can lock it, and what is left of it could be read."""
    readable = tmp_path / "readable.headroom"
    write_new_file(readable, read_sample("everything-on-ssd"), History())
    content = readable.read_bytes()
    readable.write_bytes(content[: len(content) // 2])
    assert followed(readable, None, Password("secret"))
    assert not readable.exists()
