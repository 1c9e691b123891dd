"""A change of very many rows is written beside the window; until it is in the file, nothing else touches that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from app.project import long_changes
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from app.project.session import Session
from db.progress import CalledOffError, reporting
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.messages import HeadroomError

LEAST_ROWS = 3


@pytest.fixture
def session(qapp, home, monkeypatch) -> Iterator[Session]:
    monkeypatch.setattr(long_changes, "MOST_EDITS_AT_ONCE", LEAST_ROWS)
    opened = Session(load_catalog())
    assert opened.new_plan(read_sample("replica-on-ssd"))
    yield opened
    opened.close()


class Elsewhere:
    """Runs work in another thread; what happens in this one meanwhile is `meanwhile`."""

    def __init__(self, meanwhile: Callable[[], object] = lambda: None) -> None:
        self.calls = 0
        self.meanwhile = meanwhile

    def __call__(self, work: Callable[[], ProjectFile]) -> ProjectFile:
        self.calls += 1
        self.meanwhile()
        with ThreadPoolExecutor(1) as worker:
            return worker.submit(work).result()


def doubled(session: Session) -> bool:
    return session.perform(verbs.duplicate(session.plan, ["host", "pool"]))


def test_only_a_change_of_many_rows_is_written_beside_the_window(session: Session) -> None:
    session.files.writing.patience = elsewhere = Elsewhere()
    assert session.perform(verbs.set_field(session.plan, ["pool"], "desktops", 12))
    assert session.undo()
    assert session.redo()
    assert elsewhere.calls == 0
    before, count = session.plan, len(session.plan.components)
    assert doubled(session)
    assert len(session.plan.components) == 2 * count
    assert elsewhere.calls == 1
    after = session.plan
    assert session.undo()
    assert session.plan == before
    assert session.redo()
    assert session.plan == after
    assert elsewhere.calls == 3
    path = session.path
    assert path is not None
    session.close()
    written = ProjectFile.open(path)
    assert written.plan == after
    written.close()


def test_nothing_touches_the_file_while_it_is_written(session: Session, tmp_path: Path) -> None:
    refused: list[HeadroomError] = []
    session.refused.connect(refused.append)
    assert session.variants.duplicate(session.variants.shown.id, "Other")
    other = session.project.variants[0].id
    assert other != session.variants.shown.id
    before = session.project
    answers: list[object] = []

    def meanwhile() -> None:
        answers.append(session.files.look_at())
        answers.append(session.perform(verbs.set_field(session.plan, ["pool"], "desktops", 1)))
        answers.append(session.variants.show(other))
        answers.append(session.points.set("Now"))
        answers.append(session.files.save_copy(tmp_path / "copy.headroom"))
        answers.append(session.open(tmp_path / "another.headroom"))
        answers.append(session.new_plan())
        assert session.project is before

    session.files.writing.patience = Elsewhere(meanwhile)
    assert doubled(session)
    assert answers == [True] + [False] * 6
    assert len(refused) == 6
    assert all("still being saved" in str(each) for each in refused)
    assert session.perform(verbs.set_field(session.plan, ["pool"], "desktops", 12))
    assert len(refused) == 6


def test_a_change_that_is_called_off_has_never_been(session: Session) -> None:
    refused: list[HeadroomError] = []
    session.refused.connect(refused.append)

    def stop(*_: object) -> None:
        raise CalledOffError

    def called_off(work: Callable[[], ProjectFile]) -> ProjectFile:
        with reporting(stop):
            return work()

    before, history = session.project, session.history
    session.files.writing.patience = called_off
    assert not doubled(session)
    assert [type(each) for each in refused] == [CalledOffError]
    assert session.project is before
    assert session.history is history
    session.files.writing.patience = Elsewhere()
    assert session.changes.retry()
    assert len(session.plan.components) > len(before.plan.components)


def test_closing_waits_until_a_change_is_in_the_file(session: Session) -> None:
    heard: list[object] = []
    session.changed.connect(heard.append)
    path = session.path
    assert path is not None
    count = len(session.plan.components)

    def closed_meanwhile(work: Callable[[], ProjectFile]) -> ProjectFile:
        with ThreadPoolExecutor(1) as worker:
            written = worker.submit(work)
            session.close()
            return written.result()

    session.files.writing.patience = closed_meanwhile
    assert doubled(session)
    assert heard == [], "nobody is told of a plan that is not open any more"
    file = ProjectFile.open(path)
    assert len(file.plan.components) == 2 * count
    file.close()
