"""Long work leaves the window alive, says how far it is, and can be called off at any point without a trace."""

from __future__ import annotations

import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.project import project_files
from app.project.drafts import drafts
from app.project.patience import Patience
from app.project.samples import read_sample
from app.project.session import Session
from db.cipher import Password
from db.errors import from_storage
from db.progress import CalledOffError, advance, reporting, to_the_end
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.messages import HeadroomError, Message
from planner_core.plan.project import Project, Variant
from tests.support.in_front import bring_to_front
from tests.support.large_canvas import large_plan
from tests.support.passwords import quick_keys
from tests.support.plans import CATALOG
from tests.support.projects import names_in, sample_file, state, stored
from tests.support.user import User

__all__ = ["quick_keys"]
SECONDS = 300

STEP = Message("Counting")


@pytest.fixture
def patience(qtbot) -> Patience:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return Patience(window)


@pytest.fixture
def session(qtbot, patience: Patience, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    """One to which every project is a large one."""
    monkeypatch.setattr(project_files, "MOST_COMPONENTS_AT_ONCE", 0)
    monkeypatch.setattr(project_files, "MOST_BYTES_AT_ONCE", 0)
    made = Session(CATALOG)
    made.files.writing.patience = patience
    yield made
    made.close()


def until(condition: Callable[[], object]) -> None:
    """Work that goes on until something has come about in the window."""
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.001)


def count(pieces: int = 40, counted: list[int] | None = None) -> str:
    for piece in range(pieces):
        advance(STEP, piece, pieces)
        if counted is not None:
            counted.append(piece)
        time.sleep(0.02)
    return threading.current_thread().name


def test_the_event_loop_turns_while_work_goes_on(patience: Patience) -> None:
    ticks: list[int] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(patience.dialog.bar.value() if patience.dialog else -1))
    timer.start(20)
    assert patience(count).startswith("patience")
    assert len(ticks) > 10
    assert max(ticks) > 20
    assert patience.dialog is None


def test_quick_work_shows_nothing(patience: Patience) -> None:
    assert patience(lambda: 5) == 5


def test_work_of_a_moment_shows_nothing_and_what_is_typed_meanwhile_is_not_lost(
    patience: Patience, qtbot: QtBot, user: User
) -> None:
    window = patience.parent()
    field, ticks = QLineEdit(window), []
    field.show()
    bring_to_front(qtbot, window)
    field.setFocus()
    typed = threading.Event()
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append((patience.dialog, field.text())))
    timer.start(10)

    def work() -> None:
        subprocess.run(["xdotool", "type", "ab"], check=True)
        typed.set()
        until(lambda: len(ticks) > 5)

    patience(work)
    assert typed.is_set()
    assert len(ticks) > 5
    assert set(ticks) == {(None, "")}, "what is typed takes effect in the midst of the work"
    qtbot.waitUntil(lambda: field.text() == "ab")


def test_an_exception_of_the_work_is_raised(patience: Patience) -> None:
    with pytest.raises(ZeroDivisionError):
        patience(lambda: time.sleep(0.3) or 1 / 0)


def test_the_button_calls_it_off(patience: Patience) -> None:
    timer = QTimer()
    timer.timeout.connect(lambda: patience.dialog.cancel_button.click() if patience.dialog else None)
    timer.start(20)
    counted: list[int] = []
    with pytest.raises(CalledOffError):
        patience(lambda: count(500, counted))
    assert len(counted) < 500
    assert [each.name for each in threading.enumerate() if each.name.startswith("patience")] == []


@pytest.mark.parametrize("seen_before", [False, True])
def test_what_cannot_be_called_off_offers_no_button_for_it(
    patience: Patience, qtbot: QtBot, seen_before: bool
) -> None:
    looked, shown = threading.Event(), threading.Event()
    seen: list[tuple[str, bool]] = []

    def work() -> int:
        if seen_before:
            advance(STEP, 1, 2)
            shown.wait()
        with to_the_end():
            advance(STEP, 2, 2)
            looked.wait()
        return 5

    def look() -> None:
        dialog = patience.dialog
        if dialog is None:
            return
        if seen_before and not shown.is_set():
            seen.append(("before", dialog.cancel_button.isVisible()))
            dialog.cancel_button.click()
            shown.set()
        elif not dialog.cancel_button.isVisible() and not looked.is_set():
            dialog.close()
            dialog.reject()
            seen.append(("after", dialog.isVisible()))
            looked.set()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(10)
    assert patience(work) == 5, "it was too late"
    assert seen == [("before", True)] * seen_before + [("after", True)]


def test_a_large_project_is_saved_and_opened_patiently(session: Session, tmp_path: Path) -> None:
    assert session.new_plan(read_sample("replica-on-ssd"))
    assert session.perform(verbs.set_setting(session.plan, "customer", "Müller"))
    assert session.files.save_copy(tmp_path / "copy.headroom")
    before = session.project, session.history
    assert session.path == tmp_path / "copy.headroom"
    assert session.perform(verbs.set_setting(session.plan, "customer", "Next")), (
        "it belongs to this thread as well"
    )
    session.undo()
    assert session.new_plan(read_sample("everything-on-sas"))
    assert session.open(tmp_path / "copy.headroom")
    assert session.project == before[0]


def test_while_one_plan_is_opened_another_is_refused(
    session: Session, patience: Patience, tmp_path: Path
) -> None:
    path = sample_file(tmp_path).path
    refused: list[str] = []
    session.refused.connect(lambda error: refused.append(str(error)))
    make = project_files.create_draft

    def slowly(content: object) -> ProjectFile:
        until(lambda: refused)
        return make(content)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(project_files, "create_draft", slowly)
        QTimer.singleShot(60, lambda: session.open(path))
        assert session.new_plan(read_sample("everything-on-sas"))
    assert refused == ["A file is still being read or written. Try again in a moment."]
    assert session.plan.name == "Everything on SAS"
    assert session.open(path)


def test_while_a_copy_is_saved_no_other_plan_is_opened(session: Session, tmp_path: Path) -> None:
    path = sample_file(tmp_path).path
    refused: list[str] = []
    session.refused.connect(lambda error: refused.append(str(error)))
    assert session.new_plan(read_sample("everything-on-sas"))
    save = ProjectFile.save_copy

    def slowly(file: ProjectFile, place: Path) -> None:
        until(lambda: refused)
        save(file, place)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ProjectFile, "save_copy", slowly)
        QTimer.singleShot(60, lambda: session.open(path))
        assert session.files.save_copy(tmp_path / "copy.headroom")
    assert refused == ["A file is still being read or written. Try again in a moment."]
    assert session.path == tmp_path / "copy.headroom"
    assert session.open(path)


class Stop:
    """Calls work off at a chosen piece."""

    def __init__(self, at: int) -> None:
        self.at, self.pieces = at, 0

    def __call__(self, what: Message, done: int, of: int) -> None:
        self.pieces += 1
        assert 0 <= done <= of
        if self.pieces == self.at:
            raise CalledOffError


def called_off_at(report: int) -> Callable[[Callable[[], ProjectFile]], ProjectFile]:
    """Patience in which work is called off at its report of this number, from 1."""

    def stopped(work: Callable[[], ProjectFile]) -> ProjectFile:
        with reporting(Stop(report)):
            return work()

    return stopped


def test_saving_and_opening_can_be_called_off_at_every_piece(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    file.commit(verbs.duplicate_variant(file.project, file.project.shown, "Other"))
    target = tmp_path / "copies" / "copy.headroom"
    target.parent.mkdir()
    target.write_bytes(b"the old copy")
    before = state(file)
    for at in range(1, 1000):
        stop = Stop(at)
        try:
            with reporting(stop):
                file.save_copy(target)
            break
        except CalledOffError:
            assert target.read_bytes() == b"the old copy"
            assert names_in(target.parent) == ["copy.headroom"]
            assert state(file) == before == stored(file.path)
    assert stored(target) == before
    saved = at
    for at in range(1, 1000):
        try:
            with reporting(Stop(at)):
                ProjectFile.open(target).close()
            break
        except CalledOffError:
            again = ProjectFile.open(target)
            assert not again.read_only, "a lock is left behind"
            again.close()
    assert min(saved, at) > 20
    file.close()


@pytest.mark.parametrize("way", ["open", "open_theirs"])
def test_the_version_of_another_program_can_be_called_off_and_leaves_mine_open(
    session: Session, tmp_path: Path, way: str
) -> None:
    path = tmp_path / "plan.headroom"
    sample_file(tmp_path).close()
    refused: list[HeadroomError] = []
    session.refused.connect(refused.append)
    assert session.open(path)
    assert session.perform(verbs.set_setting(session.plan, "customer", "Mine"))
    mine = session.project
    other = ProjectFile.create(tmp_path / "other", read_sample("everything-on-sas"))
    assert other.commit(verbs.set_setting(other.plan, "customer", "Theirs"))
    other.close()
    other.path.replace(path)
    called_off = 0
    for at in range(1, 1000):
        session.files.writing.patience = called_off_at(at)
        if session.open(path) if way == "open" else session.files.open_theirs():
            break
        called_off += 1
        assert (session.project, session.files.read_only) == (mine, False)
        assert drafts() == ()
    assert called_off > 10
    assert {type(each) for each in refused} == {CalledOffError}
    assert session.plan.settings.customer == "Theirs"
    assert session.perform(verbs.set_setting(session.plan, "customer", "Ours"))


def test_a_draft_that_is_called_off_is_not_there(session: Session) -> None:
    called_off = 0
    for at in range(1, 1000):
        session.files.writing.patience = called_off_at(at)
        if session.new_plan(read_sample("replica-on-ssd")):
            break
        called_off += 1
        assert drafts() == ()
    assert called_off > 3
    assert drafts() == (session.path,)


def test_mine_is_kept_beside_the_window_where_that_takes_long(session: Session, tmp_path: Path) -> None:
    path = tmp_path / "plan.headroom"
    sample_file(tmp_path).close()
    assert session.open(path)
    assert session.perform(verbs.set_setting(session.plan, "customer", "Mine"))
    mine = session.project
    ProjectFile.create(tmp_path / "other", read_sample("everything-on-sas")).close()
    (tmp_path / "other").replace(path)
    drafts_before: list[int] = []

    def beside(work: Callable[[], ProjectFile]) -> ProjectFile:
        drafts_before.append(len(drafts()))
        return work()

    session.files.writing.patience = beside
    kept = session.files.open_theirs()
    assert drafts_before == [0, 1]
    assert kept is not None
    assert stored(kept)[0] == mine


def test_my_version_stays_a_draft_if_reading_theirs_fails(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "plan.headroom"
    sample_file(tmp_path).close()
    assert session.open(path)
    assert session.perform(verbs.set_setting(session.plan, "customer", "Mine"))
    mine = session.project
    ProjectFile.create(tmp_path / "other", read_sample("everything-on-sas")).close()
    (tmp_path / "other").replace(path)
    reads = ProjectFile.open

    def failing(place: Path, read_only: bool = False, **rest: Any) -> ProjectFile:
        if place == path and not read_only:
            raise from_storage(OSError(5, "the disk fails, says the test"), place)
        return reads(place, read_only, **rest)

    monkeypatch.setattr(ProjectFile, "open", failing)
    assert session.files.open_theirs() is None
    assert [stored(each)[0] for each in drafts()] == [mine]
    assert "the disk fails" in str(session.files.read_only_reason)
    assert not session.perform(verbs.set_setting(session.plan, "customer", "Again"))


def test_a_project_of_thousands_of_components_does_not_hold_up_the_window(
    patience: Patience, qtbot, tmp_path: Path
) -> None:
    plan = large_plan(1000)
    names = [f"Variant {number}" for number in range(1, 5)]
    plans = [
        msgspec.structs.replace(
            plan,
            components={
                key: msgspec.structs.replace(each, name=f"{each.name} {name}")
                for key, each in plan.components.items()
            },
        )
        for name in names
    ]
    project = Project(
        tuple(
            Variant(f"v{number}", name, plan)
            for number, (name, plan) in enumerate(zip(names, plans, strict=True))
        ),
        "v0",
    )
    made = Session(CATALOG)
    made.files.writing.patience = patience
    turns: list[int] = []
    timer = QTimer()
    timer.timeout.connect(lambda: turns.append(1))
    timer.start(10)
    file = ProjectFile.create(tmp_path / "large.headroom", project)
    made.files.writing.patience(lambda: file.save_copy(tmp_path / "copy.headroom"))
    assert len(turns) > 5  # how long they are is a benchmark, because machines differ
    assert stored(tmp_path / "copy.headroom")[0] == project
    file.close()
    made.close()


class Closing:
    """Closes the session while work goes on."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.calls = 0

    def __call__(self, work: Callable[[], ProjectFile]) -> ProjectFile:
        self.calls += 1
        begun, go_on = threading.Event(), threading.Event()

        def run() -> ProjectFile:
            begun.set()
            go_on.wait()
            return work()

        with ThreadPoolExecutor(1) as worker:
            future = worker.submit(run)
            begun.wait()
            if not self._session.files.writing.goes_on:  # else closing waits until it is written
                self._session.close()
                go_on.set()
                return future.result()
            go_on.set()
            self._session.close()
            return future.result()


WAYS: dict[str, Callable[[Session, Path], object]] = {
    "a new plan": lambda session, _: session.new_plan(read_sample("everything-on-sas")),
    "another file": lambda session, folder: session.open(folder / "other.headroom"),
    "a locked file": lambda session, folder: session.open(folder / "locked.headroom"),
    "a copy of a file": lambda session, folder: session.files.open_copy(folder / "other.headroom"),
    "what can be read": lambda session, folder: session.files.open_salvaged(folder / "other.headroom"),
    "theirs": lambda session, _: session.files.open_theirs(),
    "a place for it": lambda session, folder: session.files.save_copy(folder / "copy.headroom"),
    "a password": lambda session, _: session.files.protect(Password("right")),
    "no password": lambda session, _: session.files.protect(None),
    "another name": lambda session, folder: session.files.rename(folder / "renamed.headroom"),
}


@pytest.mark.usefixtures("quick_keys")
@pytest.mark.parametrize("way", WAYS)
def test_a_window_that_is_closed_while_it_waits_opens_nothing_and_says_nothing_any_more(
    session: Session, tmp_path: Path, way: str
) -> None:
    path, sample = tmp_path / "plan.headroom", read_sample("replica-on-ssd")
    for name, password in (("plan", None), ("other", None), ("locked", "right")):
        made = ProjectFile.create(
            tmp_path / f"{name}.headroom", sample, password=Password(password) if password else None
        )
        made.commit(verbs.set_setting(made.plan, "customer", name))
        made.close()
    assert session.open(path)
    if way in ("no password", "another name"):
        assert session.files.protect(Password("right"))
    before = session.project
    asked: list[Path] = []
    session.files.ask_password = lambda path, _error: asked.append(path)
    heard: list[str] = []
    for name in ("opened", "moved", "protected", "history_changed", "refused"):
        owner = session.files if name in ("moved", "protected") else session
        getattr(owner, name).connect(lambda *_, name=name: heard.append(name))
    session.files.writing.patience = closing = Closing(session)
    assert not WAYS[way](session, tmp_path)
    assert closing.calls == 1
    assert session.path is None
    assert not heard
    assert not asked
    for each in [*tmp_path.glob("*.headroom"), *drafts()]:
        file = ProjectFile.open(each, password=Password("right"))  # not needed where there is none
        assert not file.read_only, f"{each} is still open"
        if each.name in ("plan.headroom", "renamed.headroom", "copy.headroom"):
            assert file.project == before
        file.close()
    assert path.exists() or way == "another name"
    assert len(drafts()) == (way in ("a copy of a file", "theirs"))
