"""Whatever happens to a file, there is a way on, and nothing of either side is lost."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget

from app.look.widgets.message_bar import MessageBar
from app.machine.preferences import Preferences
from app.machine.running_marker import Ended
from app.project.backups import Backups
from app.project.drafts import drafts, forget_discarded
from app.project.samples import read_sample
from app.project.session import Session
from app.window.commands.plan_commands import PlanCommands
from app.window.commands.state_commands import StateCommands
from app.window.dialogs.file_conversations import Conversations
from app.window.dialogs.rename_dialog import RenameDialog
from db import migrate
from db.errors import DiskFullError
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.messages import Message
from tests.faults.test_hostile_files import tamper
from tests.support.migrating_child import pretend
from tests.support.plans import CATALOG
from tests.support.projects import names_in, sample_file, stored


class Desk:
    """A window's worth of objects around a session."""

    def __init__(self, session: Session, folder: Path, window: QWidget) -> None:
        self.session = session
        self.messages = MessageBar(window)
        self.commands = PlanCommands(session, Preferences(folder / "settings"), window)
        self.backups = Backups(folder / "backups")
        self.talk = Conversations(session, self.commands, self.backups, self.messages, window)
        session.refused.connect(self.talk.tell)
        self.commands.failed.connect(self.talk.tell)

    @property
    def answers(self) -> list[str]:
        return [each.text() for each in self.messages._buttons]

    def answer(self, text: str) -> None:
        next(each for each in self.messages._buttons if each.text() == text).click()

    def change(self, number: int) -> bool:
        return self.session.perform(verbs.set_field(self.session.plan, ["pool"], "desktops", number))

    @property
    def desktops(self) -> int:
        return self.session.plan.components["pool"].desktops  # type: ignore[union-attr]


@pytest.fixture
def desk(qtbot, tmp_path: Path) -> Iterator[Desk]:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    session = Session(CATALOG)
    yield Desk(session, tmp_path, window)
    session.close()


@pytest.fixture
def plan(desk: Desk, tmp_path: Path) -> Path:
    """A plan in a folder of its own, open and changed once."""
    folder = tmp_path / "plans"
    folder.mkdir()
    sample_file(folder).close()
    assert desk.session.open(folder / "plan.headroom")
    assert desk.change(61)
    return folder / "plan.headroom"


def choose(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))


def replace(path: Path) -> None:
    """What a sync service does: another version takes the place of this one."""
    other = path.with_name("other")
    ProjectFile.create(other, read_sample("everything-on-sas")).close()
    other.replace(path)


def test_a_deleted_file_is_put_back_and_the_refused_change_made(desk: Desk, plan: Path) -> None:
    plan.unlink()
    assert not desk.change(62)
    assert desk.desktops == 61
    desk.answer("Put it back")
    assert desk.session.path == plan
    assert desk.desktops == 62
    assert stored(plan) == (desk.session.project, desk.session.history)


def test_a_deleted_draft_is_put_back_too(desk: Desk) -> None:
    assert desk.session.new_plan(read_sample("replica-on-ssd"))
    path = desk.session.path
    path.unlink()
    assert not desk.change(62)
    desk.answer("Put it back")
    assert path.is_file()
    assert stored(path)[0] == desk.session.project


def test_work_goes_on_elsewhere_where_a_file_was_moved(
    desk: Desk, plan: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan.rename(plan.with_name("moved.headroom"))
    assert not desk.change(62)
    choose(monkeypatch, tmp_path / "elsewhere.headroom")
    desk.answer("Save a copy…")
    assert desk.session.path == tmp_path / "elsewhere.headroom"
    assert desk.desktops == 62
    assert not plan.exists()


def test_the_version_of_a_sync_service_opens_and_mine_is_kept_as_a_draft(desk: Desk, plan: Path) -> None:
    mine = desk.session.project, desk.session.history
    replace(plan)
    theirs = stored(plan)
    assert not desk.session.files.look_at()
    desk.answer("Open theirs")
    assert (desk.session.project, desk.session.history) == theirs == stored(plan)
    assert [stored(path) for path in drafts()] == [mine]


def test_mine_is_kept_as_a_copy_and_theirs_stays(
    desk: Desk, plan: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace(plan)
    theirs, mine = stored(plan), desk.session.project
    assert not desk.change(62)
    choose(monkeypatch, tmp_path / "mine")
    desk.answer("Keep mine as a copy…")
    assert desk.desktops == 62
    desk.session.undo()
    assert stored(tmp_path / "mine.headroom")[0] == mine
    assert stored(plan) == theirs


def test_an_untouched_file_is_no_conversation(desk: Desk, plan: Path) -> None:
    assert desk.session.files.look_at()
    assert desk.messages.text == ""


def test_a_full_disk_can_be_tried_again(desk: Desk, plan: Path) -> None:
    connection = desk.session._project.file._connection  # type: ignore[union-attr]
    pages = connection.pragma("page_count")
    connection.execute(f"PRAGMA max_page_count = {pages}").fetchall()
    assert not desk.session.perform(verbs.set_setting(desk.session.plan, "notes", "much " * 4000))
    assert "MiB are free" in desk.messages.text
    assert desk.answers == ["Try again", "Save a copy…"]
    connection.execute(f"PRAGMA max_page_count = {pages + 50}").fetchall()
    desk.answer("Try again")
    assert desk.session.plan.settings.notes.startswith("much")


def test_nothing_is_tried_again_on_another_plan(desk: Desk, plan: Path) -> None:
    plan.unlink()
    assert not desk.change(62)
    assert desk.session.new_plan(read_sample("replica-on-ssd"))
    before = desk.session.project
    assert not desk.session.changes.retry()
    assert desk.session.project == before


def test_what_can_be_read_of_a_damaged_file_opens_as_a_draft(desk: Desk, tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    file.close()
    tamper(file.path, "UPDATE desktop_pool SET desktops = 99", keep_sums=True)
    data = file.path.read_bytes()
    assert not desk.session.open(file.path)
    assert desk.answers == ["Open what can be read"]
    desk.answer("Open what can be read")
    assert desk.session.files.is_draft
    assert desk.desktops == 99
    assert "Check all values" in desk.messages.text
    assert file.path.read_bytes() == data


def test_a_plan_of_which_only_the_history_is_damaged_need_not_be_checked(desk: Desk, tmp_path: Path) -> None:
    file = sample_file(tmp_path, "broken.headroom")
    file.commit(verbs.set_setting(file.plan, "customer", "Müller"))
    plan = file.plan
    file.close()
    tamper(file.path, "UPDATE edit SET before = '5'", keep_sums=True)
    assert not desk.session.open(file.path)
    desk.answer("Open what can be read")
    assert desk.session.plan == plan
    assert "every value as it was saved" in desk.messages.text
    assert "Check" not in desk.messages.text


@pytest.mark.parametrize("harm", ["damaged", "empty", "missing"])
def test_the_newest_backup_of_a_broken_file_is_offered(desk: Desk, plan: Path, harm: str) -> None:
    project = desk.session.project
    desk.backups.keep(plan, "Plan", plan.read_bytes())
    assert desk.session.new_plan(read_sample("everything-on-sas"))
    if harm == "missing":
        plan.unlink()
    else:
        plan.write_bytes(b"" if harm == "empty" else plan.read_bytes()[:9000])
    assert not desk.session.open(plan)
    desk.answer(next(text for text in desk.answers if text.startswith("Open the backup of")))
    assert desk.session.project == project
    assert desk.session.files.is_draft


def test_the_list_of_backups_opens_one(desk: Desk, plan: Path) -> None:
    project = desk.session.project
    desk.backups.keep(plan, "Plan", plan.read_bytes())
    dialog = desk.talk.show_backups()
    assert dialog.table.rows.rowCount() == 1
    dialog.open_button.click()
    assert desk.session.files.is_draft
    assert desk.session.project == project


def test_a_backup_that_cannot_be_opened_is_told_in_the_list_and_another_one_is_opened(
    desk: Desk, plan: Path
) -> None:
    data, project = plan.read_bytes(), desk.session.project
    desk.backups.keep(plan, "Plan", data)
    broken = desk.backups.keep(plan, "Plan", data + bytes(4096))
    gone = desk.backups.keep(plan, "Plan", data)
    assert broken is not None
    assert gone is not None
    tamper(broken.path, "UPDATE desktop_pool SET desktops = 99", keep_sums=True)
    desk.commands.new()
    draft = desk.session.path
    dialog = desk.talk.show_backups()
    gone.path.unlink()
    for row, words, answers in ((0, str(gone.path), []), (1, "damaged", ["Open what can be read"])):
        dialog.table.choose(row)
        dialog.open_button.click()
        assert dialog.isVisible()
        assert words in dialog.messages.text
        assert [each.text() for each in dialog.messages._buttons] == answers
        assert not desk.messages.text, "nothing is said behind the dialog"
        assert desk.session.path == draft
    dialog.table.choose(2)
    dialog.open_button.click()
    assert desk.session.project == project
    assert desk.session.files.is_draft


def test_what_can_be_read_of_a_damaged_backup_is_opened_from_the_list(desk: Desk, plan: Path, qtbot) -> None:
    kept = desk.backups.keep(plan, "Plan", plan.read_bytes())
    assert kept is not None
    tamper(kept.path, "UPDATE desktop_pool SET desktops = 99", keep_sums=True)
    dialog = desk.talk.show_backups()
    dialog.open_button.click()
    with qtbot.waitSignal(dialog.destroyed):
        dialog.messages._buttons[0].click()
    assert desk.session.files.is_draft
    assert desk.desktops == 99
    assert "Check all values" in desk.messages.text


def test_a_state_that_cannot_be_gone_to_is_told_in_the_list_of_restore_points(desk: Desk, plan: Path) -> None:
    states = StateCommands(desk.session, desk.messages, desk.talk._window)
    assert desk.session.points.set("Approved")
    assert desk.change(70)
    elsewhere = plan.rename(plan.with_name("moved"))
    dialog = states.show_points()
    dialog.go_button.click()
    assert dialog.isVisible()
    assert str(plan) in dialog.messages.text
    assert [each.text() for each in dialog.messages._buttons] == ["Put it back", "Save a copy…"]
    assert not desk.messages.text, "nothing is said behind the dialog"
    elsewhere.rename(plan)
    dialog.name.setText("Second")
    dialog.set_button.click()
    assert not dialog.messages.text, "what was wrong is right by now"
    dialog.table.choose(1)
    dialog.go_button.click()
    assert desk.desktops == 61


def test_a_name_that_is_refused_is_told_in_the_dialog_and_another_one_taken(desk: Desk, plan: Path) -> None:
    (plan.parent / "taken.headroom").write_bytes(b"theirs")
    desk.commands.ask_and_rename()
    dialog = desk.talk._window.findChild(RenameDialog)
    assert dialog is not None
    assert dialog.name.selectedText() == "plan"
    dialog.name.setText(" ")
    assert not dialog.accept_button.isEnabled()
    dialog.name.setText("taken")
    dialog.accept_button.click()
    assert dialog.isVisible()
    assert "already exists" in dialog.messages.text
    assert not desk.messages.text, "nothing is said behind the dialog"
    assert names_in(plan.parent) == ["plan.headroom", "taken.headroom"]
    dialog.name.setText("other")
    assert not dialog.messages.text
    dialog.accept_button.click()
    assert names_in(plan.parent) == ["other.headroom", "taken.headroom"]
    assert (plan.parent / "taken.headroom").read_bytes() == b"theirs"


def test_a_place_that_is_refused_can_be_tried_again_and_another_one_chosen(
    desk: Desk, plan: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_file: ProjectFile, path: Path) -> None:
        raise DiskFullError(Message("The disk is full.", {"path": str(path)}))

    choose(monkeypatch, tmp_path / "elsewhere")
    with monkeypatch.context() as patched:
        patched.setattr(ProjectFile, "save_copy", full)
        assert not desk.commands.ask_and_save()
    assert desk.answers == ["Try again", "Choose another place…"]
    assert desk.session.path == plan
    desk.answer("Try again")
    assert desk.session.path == tmp_path / "elsewhere.headroom"
    assert desk.change(62), "no place is asked for any more"


def test_renaming_keeps_plan_history_and_backups_of_the_new_name(desk: Desk, plan: Path) -> None:
    before = desk.session.project, desk.session.history
    desk.commands.rename_file(plan, "Müller: offer")
    assert desk.session.path == plan.with_name("Müller- offer.headroom")
    assert names_in(plan.parent) == ["Müller- offer.headroom"]
    assert (desk.session.project, desk.session.history) == before == stored(desk.session.path)
    assert desk.change(70)
    assert [each.path for each in desk.commands.recent(look=True)] == [str(desk.session.path)]


def test_renaming_never_replaces_another_file(desk: Desk, plan: Path) -> None:
    other = plan.with_name("other.headroom")
    shutil.copy(plan, other)
    data = other.read_bytes()
    desk.commands.rename_file(plan, "other")
    assert "already" in desk.messages.text
    assert desk.session.path == plan
    assert other.read_bytes() == data
    assert desk.change(70)


def test_a_file_that_was_replaced_is_not_renamed(desk: Desk, plan: Path) -> None:
    replace(plan)
    desk.commands.rename_file(plan, "other")
    assert names_in(plan.parent) == ["plan.headroom"]
    assert "Open theirs" in desk.answers


def test_a_discarded_draft_is_brought_back_by_its_message(desk: Desk) -> None:
    assert desk.session.new_plan(read_sample("replica-on-ssd"))
    assert desk.change(61)
    draft, project = desk.session.path, desk.session.project
    assert desk.session.new_plan(read_sample("everything-on-sas"))
    listed = {plan.path: plan.place for plan in desk.commands.recent(look=True)}
    assert listed[str(draft)].startswith("Draft, ")
    desk.commands.discard_draft(draft)
    assert draft not in drafts()
    desk.answer("Bring it back")
    assert stored(draft)[0] == project
    desk.commands.discard_draft(draft)
    assert forget_discarded() == [draft]
    assert not [*draft.parent.rglob(draft.name)]


def test_the_draft_that_is_open_is_not_discarded(desk: Desk) -> None:
    assert desk.session.new_plan(read_sample("replica-on-ssd"))
    desk.commands.discard_draft(desk.session.path)
    assert desk.session.path.is_file()
    assert "is open" in desk.messages.text


def test_after_a_crash_the_plan_is_offered(desk: Desk, tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    plan = file.path
    file.close()
    desk.talk.tell_ended([Ended(None), Ended(plan)])
    assert "did not end as it should" in desk.messages.text
    desk.answer("Open it")
    assert desk.session.path == plan
    desk.talk.tell_ended([Ended(tmp_path / "gone.headroom")])
    assert desk.answers == []


def test_an_older_plan_is_brought_up_to_date_and_the_old_file_named(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = sample_file(tmp_path)
    before, data = file.project, file.path.read_bytes()
    file.close()
    monkeypatch.setattr(migrate, "schema_steps", migrate.schema_steps)
    pretend()
    try:
        assert desk.session.open(file.path)
        older = desk.session.files.older_file
        assert older is not None
        assert older.read_bytes() == data
        assert desk.session.project == before
        desk.talk.tell_older(older)
        assert older.name in desk.messages.text
        assert desk.change(70)
    finally:
        migrate.expected_schema.cache_clear()
