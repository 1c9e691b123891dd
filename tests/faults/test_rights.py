"""No more people may read what Headroom writes than may read what it is made from; its own files are for its user."""

from __future__ import annotations

import os
import stat
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.cli.plan_files import write_plan
from app.machine.crash_log import log_folder, record_crash
from app.machine.data_folder import data_folder
from app.machine.files import write_file
from app.machine.preferences import Preferences, config_folder
from app.machine.running_marker import Running
from app.output.firm_profile import firm_profile
from app.project.backups import Backups
from app.project.drafts import copy_as_draft, create_draft, discard_draft
from app.project.samples import read_sample
from app.window.bootstrap import narrow_own_folders
from db.cipher import Password
from db.library import FILE_NAME, LibraryFile, export_library
from db.safe_writing import append_private
from planner_core.catalog.library import Library, LibraryStep
from planner_core.messages import Message
from planner_core.plan.plan import Plan
from planner_core.plan.proposal_design import Branding
from tests.support.command import headroom
from tests.support.projects import sample_file

pytestmark = [
    pytest.mark.skipif(os.name != "posix", reason="rights as POSIX has them"),
    pytest.mark.usefixtures("umask"),
]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home without a single file."""
    path = tmp_path / "home"
    path.mkdir(mode=0o755)
    monkeypatch.setenv("HOME", str(path))
    for name, place in (("DATA", ".local/share"), ("CONFIG", ".config"), ("STATE", ".local/state")):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(path / place))
    return path


def rights(path: Path) -> int:
    return stat.S_IMODE(os.lstat(path).st_mode)


def fill(home: Path) -> None:
    """Let Headroom write all it writes for itself."""
    draft = create_draft(read_sample("replica-on-ssd"))
    Backups(data_folder() / "backups").keep(
        draft.path, "Plan", draft.content(), datetime(2026, 1, 1, tzinfo=UTC)
    )
    draft.close()
    discarded = create_draft(Plan())
    discarded.close()
    discard_draft(discarded.path)
    Preferences(config_folder()).used(draft.path, "Customer")
    firm_profile().keep(Branding(firm="Firm"))
    LibraryFile(data_folder() / FILE_NAME).commit(LibraryStep(Message("Nothing"), ()))
    running = Running(data_folder() / "running")
    running.begin()
    assert record_crash(ValueError()) is not None
    assert home in config_folder().parents


def test_in_a_new_home_everything_is_for_its_user_only(home: Path) -> None:
    fill(home)
    found = {path.relative_to(home): rights(path) for path in home.rglob("*")}
    files = {path: mode for path, mode in found.items() if (home / path).is_file()}
    assert len(files) >= 8, files
    assert set(files.values()) == {0o600}, files
    assert {mode for path, mode in found.items() if path not in files} == {0o700}, found


def test_what_an_earlier_version_left_open_is_narrowed_at_the_start(home: Path) -> None:
    fill(home)
    own = [data_folder(), config_folder(), log_folder()]
    for path in [each for folder in own for each in (folder, *folder.rglob("*"))]:
        path.chmod(0o755 if path.is_dir() else 0o644)
    elsewhere = home / "elsewhere"
    elsewhere.write_bytes(b"")
    (data_folder() / "link").symlink_to(elsewhere)
    narrow_own_folders(Preferences(config_folder()))
    for folder in own:
        assert rights(folder) == 0o700
        for path in folder.rglob("*"):
            assert path.is_symlink() or not rights(path) & 0o077, path
    assert rights(elsewhere) == 0o644, "a link leads to what is none of ours"
    assert rights(home) == 0o755


def test_a_log_that_others_may_read_is_narrowed_before_more_is_written_to_it(tmp_path: Path) -> None:
    log = tmp_path / "log"
    append_private(log, "first\n")
    for mode, expected in ((0o644, 0o600), (0o777, 0o700), (0o400, 0o400)):
        log.chmod(mode)
        if mode & 0o200:
            append_private(log, "more\n")
        assert rights(log) == expected
    assert log.read_text(encoding="utf-8") == "first\nmore\nmore\n"


def test_what_is_made_from_a_private_plan_is_private(tmp_path: Path, home: Path) -> None:
    file = sample_file(tmp_path)
    assert rights(file.path) == 0o644, "by the umask"
    file.path.chmod(0o600)
    copy, export, plain = (tmp_path / name for name in ("copy.headroom", "a.csv", "plan.json"))
    file.save_copy(copy)
    write_file(export, b"", like=file.path)
    write_plan(plain, file.project, like=file.path)
    for password in (Password("secret"), None):
        file.protect(password)
        assert rights(file.path) == 0o600
    file.close()
    draft = copy_as_draft(file.path)
    draft.close()
    assert {rights(path) for path in (copy, export, plain, draft.path)} == {0o600}


def test_a_file_that_is_replaced_keeps_its_rights_as_far_as_the_source_has_them(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    source.write_bytes(b"")
    for mode, of_source, expected in (
        (0o600, 0o644, 0o600),
        (0o664, 0o644, 0o644),
        (0o664, 0o600, 0o600),
        (0o640, 0o666, 0o640),
    ):
        target.write_bytes(b"")
        target.chmod(mode)
        source.chmod(of_source)
        write_file(target, b"new", like=source)
        assert rights(target) == expected, (oct(mode), oct(of_source))
    write_file(tmp_path / "orphan", b"", like=tmp_path / "gone")
    assert rights(tmp_path / "orphan") == 0o600, "nobody knows who might have read it"
    source.chmod(0o444)
    write_file(tmp_path / "copy", b"", like=source)
    assert rights(tmp_path / "copy") == 0o644, "its user may change it"


def test_the_group_of_another_folder_may_not_read_what_only_the_group_of_the_source_may(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "source"
    source.write_bytes(b"")
    source.chmod(0o640)
    monkeypatch.setattr(os, "getegid", lambda: source.stat().st_gid + 1)
    write_file(tmp_path / "export", b"", like=source)
    assert rights(tmp_path / "export") == 0o600


def test_a_new_file_is_never_wider_than_the_umask(tmp_path: Path) -> None:
    os.umask(0o077)
    folder = tmp_path / "files"
    folder.mkdir()
    write_file(folder / "export", b"")
    export_library(Library({}, {}), folder / "library.sqlite")
    sample_file(folder).close()
    assert [rights(path) for path in folder.iterdir()] == [0o600] * 3


def test_commands_write_for_those_who_may_read_the_plan(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    file.close()
    plan = file.path
    plan.chmod(0o600)
    made = [tmp_path / name for name in ("plan.json", "copy.headroom", "plan.svg")]
    assert headroom("convert", plan, made[0]).status == 0
    assert headroom("convert", plan, made[1]).status == 0
    assert headroom("picture", plan, "-o", made[2]).status == 0
    assert [rights(path) for path in made] == [0o600] * 3
