"""Whatever lies at the name of a file, or at one that it is built under, is neither written through nor replaced."""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.cli.plan_files import write_plan
from app.machine.crash_log import FILE_NAME, log_folder, record_crash
from app.machine.files import FileError, write_file
from app.machine.preferences import Preferences
from app.machine.running_marker import Running
from app.output.firm_profile import FirmProfile
from app.project.samples import read_sample
from db.errors import DamagedProjectError, ProjectError
from db.inspect_file import journal_path
from db.library import export_library
from db.project_file import ProjectFile
from db.safe_writing import PART, make_private_folder, random_name_beside
from db.wipe import aside_path, replace_and_wipe, wipe_left_over
from planner_core.catalog.library import Library
from planner_core.messages import HeadroomError
from planner_core.plan.proposal_design import Branding
from tests.support.projects import names_in, sample_file

pytestmark = pytest.mark.skipif(os.name != "posix", reason="links and devices as POSIX has them")

VALUABLE = b"what the user must not lose"
PLAN = "replica-on-ssd"

WAYS: dict[str, Callable[[Path], object]] = {
    "export": lambda path: write_file(path, b"new"),
    "plan in JSON": lambda path: write_plan(path, read_sample(PLAN)),
    "new plan": lambda path: ProjectFile.create(path, read_sample(PLAN)).close(),
    "library": lambda path: export_library(Library({}, {}), path),
}
"""Every way to a file that the user names."""


@pytest.fixture
def valuable(tmp_path: Path) -> Iterator[Path]:
    """A file of the user that links lead to; it is as it was at the end."""
    path = tmp_path / "valuable" / "file"
    path.parent.mkdir()
    path.write_bytes(VALUABLE)
    yield path
    assert path.read_bytes() == VALUABLE
    assert names_in(path.parent) == ["file"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where somebody has planted something."""
    path = tmp_path / "folder"
    path.mkdir()
    return path


def symlink(path: Path, valuable: Path) -> str:
    path.symlink_to(valuable)
    return "is a link to"


def dangling(path: Path, valuable: Path) -> str:
    path.symlink_to(valuable.with_name("not there"))
    return "is a link to"


def pipe(path: Path, _valuable: Path) -> str:
    os.mkfifo(path)
    return "is no ordinary file"


def folder_of_that_name(path: Path, _valuable: Path) -> str:
    path.mkdir()
    return "is a folder"


@pytest.mark.parametrize("plant", [symlink, dangling, pipe, folder_of_that_name])
def test_a_target_that_is_no_file_is_refused_in_words(folder: Path, valuable: Path, plant: Callable) -> None:
    for name, way in WAYS.items():
        path = folder / ("target.json" if "JSON" in name else "target.headroom")
        words = plant(path, valuable)
        before = os.lstat(path)
        with pytest.raises(HeadroomError, match=words) as refused:
            way(path)
        assert str(path) in str(refused.value), name
        assert os.lstat(path).st_ino == before.st_ino, name
        assert names_in(folder) == [path.name], name
        path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_a_device_is_neither_written_to_nor_replaced(folder: Path) -> None:
    with pytest.raises(FileError, match="no ordinary file"):
        write_file(Path("/dev/full"), b"new")
    assert stat.S_ISCHR(os.lstat("/dev/full").st_mode)


def test_another_name_of_a_target_keeps_its_content(folder: Path, valuable: Path) -> None:
    """A hard link is a file of its own: it is replaced, and what else has that content keeps it."""
    for name, way in WAYS.items():
        path = folder / ("target.json" if "JSON" in name else "target.headroom")
        os.link(valuable, path)
        way(path)
        assert path.read_bytes() != VALUABLE, name
        path.unlink()


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_a_link_at_a_temporary_name_is_not_followed(
    folder: Path, valuable: Path, link: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where somebody has guessed the name that is drawn: then another one is."""
    for name, way in WAYS.items():
        path = folder / ("target.json" if "JSON" in name else "target.headroom")
        drawn = ["ab" * 8, "cd" * 8]
        planted = path.with_name(f".{path.name}.{drawn[0]}{PART}")
        link(valuable, planted)
        with monkeypatch.context() as patched:
            patched.setattr(secrets, "token_hex", lambda _, drawn=drawn: drawn.pop(0))
            way(path)
        assert path.is_file(), name
        assert not path.is_symlink(), name
        assert path.read_bytes() != VALUABLE, name
        path.unlink()
        planted.unlink(
            missing_ok=True
        )  # another name of a file is taken for something left over, and only it goes


def test_temporary_names_are_random(folder: Path) -> None:
    assert len({random_name_beside(folder / "plan.headroom", PART) for _ in range(20)}) == 20
    long = folder / ("ä" * 100 + ".headroom")
    assert len(os.fsencode(random_name_beside(long, PART).name)) < 143


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_a_password_overwrites_nothing_but_the_plan(folder: Path, valuable: Path, link: Callable) -> None:
    file = sample_file(folder)
    link(valuable, aside_path(file.path))
    (folder / ".plan.headroom.old").write_bytes(VALUABLE)
    (folder / ".plan.headroom.part").write_bytes(VALUABLE)
    file.close()
    ProjectFile.open(file.path).close()
    wipe_left_over(file.path)
    replace_and_wipe(file.path, b"new")
    assert (folder / ".plan.headroom.old").read_bytes() == VALUABLE, "a file of the user"
    assert (folder / ".plan.headroom.part").read_bytes() == VALUABLE, "a file of the user"


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_a_link_at_the_name_of_the_journal_is_said(folder: Path, valuable: Path, link: Callable) -> None:
    file = sample_file(folder)
    file.close()
    link(valuable, journal_path(file.path))
    with pytest.raises(DamagedProjectError, match="does not come from Headroom"):
        ProjectFile.open(file.path)


def test_a_journal_that_lies_beside_a_name_does_not_come_into_a_new_file(folder: Path) -> None:
    path = folder / "new.headroom"
    journal_path(path).write_bytes(b"pages of another file")
    with pytest.raises(ProjectError, match="interrupted change"):
        ProjectFile.create(path, read_sample(PLAN))
    assert names_in(folder) == ["new.headroom-journal"]


def test_settings_logs_and_markers_are_not_written_through_links(folder: Path, valuable: Path) -> None:
    (folder / "preferences.json").symlink_to(valuable)
    preferences = Preferences(folder)
    preferences.change(theme="dark")
    (folder / "firm.json").symlink_to(valuable.with_name("not there"))
    with pytest.raises(HeadroomError, match="is a link to"):
        FirmProfile(folder).keep(Branding(firm="Firm"))
    make_private_folder(log_folder())
    (log_folder() / FILE_NAME).symlink_to(valuable)
    assert record_crash(ValueError()) is None
    (log_folder() / FILE_NAME).unlink()
    os.link(valuable, log_folder() / FILE_NAME)
    assert record_crash(ValueError()) is None
    (folder / f"{os.getpid()}.running").symlink_to(valuable)
    running = Running(folder)
    running.begin()
    running.note(Path("/plans/a.headroom"))
    running.end()


def test_a_plan_behind_a_link_is_changed_where_it_is(folder: Path) -> None:
    """The user opened the plan by that link, and what is written to is a sound plan; both stay what they are."""
    file = sample_file(folder)
    file.close()
    link = folder / "link.headroom"
    link.symlink_to(file.path)
    again = ProjectFile.open(link)
    assert again.path == file.path
    again.protect(None)
    with pytest.raises(ProjectError, match="this project itself"):
        again.save_copy(link)
    again.close()
    assert link.is_symlink()
