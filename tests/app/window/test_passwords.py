"""Wherever a locked plan goes, its password goes along: copies, drafts, backups. Nothing of it can be read anywhere."""

from __future__ import annotations

import errno
import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import apsw
import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.look.theme_manager import Themes
from app.machine.data_folder import data_folder
from app.machine.preferences import Preferences
from app.project.backup_keeper import BackupKeeper
from app.project.drafts import copy_as_draft, discard_draft, drafts
from app.project.samples import read_sample
from app.window.dialogs.password_conversations import ProtectDialog, Protection, UnlockDialog
from db import reseal
from db.cipher import Password, is_sealed
from db.errors import DiskFullError, LockedProjectError, WrongPasswordError
from db.inspect_file import is_locked
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.messages import HeadroomError, Message
from tests.app.window.test_conversations import Desk, choose, desk
from tests.support.passwords import files_below, page_of_steps, places_of, quick_keys
from tests.support.screen_reader import listen

__all__ = ["desk", "quick_keys"]

CUSTOMER = "Geheimrat Ungenannt KG"
TITLE = "Neubau Ungenannt"
RIGHT, OTHER = "right", "another"

pytestmark = pytest.mark.usefixtures("quick_keys")


class Asked:
    """Answers the question for a password, and notes what it was asked with."""

    def __init__(self, *answers: str | None) -> None:
        self.answers = [*answers]
        self.errors: list[HeadroomError] = []

    def __call__(self, _path: Path, error: HeadroomError) -> Password | None:
        self.errors.append(error)
        answer = self.answers.pop(0)
        return None if answer is None else Password(answer)


@pytest.fixture
def keeper(desk: Desk) -> Iterator[BackupKeeper]:
    made = BackupKeeper(desk.session, desk.backups, desk.session)
    yield made
    desk.session.close()
    made.stop()


@pytest.fixture
def plan(desk: Desk, keeper: BackupKeeper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A locked plan with names of a customer in it, open; it was open to everybody for a while."""
    folder = tmp_path / "plans"
    folder.mkdir()
    path = folder / "offer.headroom"
    session = desk.session
    session.files.ask_password = Asked()
    session.new_plan(read_sample("replica-on-ssd"))
    assert session.perform(verbs.set_setting(session.plan, "name", TITLE))
    assert session.perform(verbs.set_setting(session.plan, "customer", CUSTOMER))
    with monkeypatch.context() as patched:
        choose(patched, folder / "first name.headroom")
        assert desk.commands.ask_and_save()
    desk.commands.rename_file(session.path, "offer")
    assert session.path == path
    assert session.open(path)
    keeper._take_opened()
    keeper.wait()
    assert places_of(CUSTOMER, tmp_path, data_folder())
    assert places_of(TITLE, tmp_path, data_folder())
    assert session.files.protect(Password(RIGHT))
    keeper.wait()
    return path


def nothing_can_be_read(tmp_path: Path) -> None:
    for text in (CUSTOMER, TITLE, RIGHT + "\n", "neubau-ungenannt"):
        assert not places_of(text, tmp_path, data_folder()), text


def test_nothing_of_a_locked_plan_can_be_read_anywhere(
    desk: Desk, plan: Path, keeper, tmp_path: Path
) -> None:
    nothing_can_be_read(tmp_path)
    session = desk.session
    session.perform(verbs.set_setting(session.plan, "notes", CUSTOMER))
    session.points.set(TITLE)
    desk.commands.new()
    keeper.wait()
    session.files.ask_password = Asked(RIGHT, RIGHT)
    assert session.open(plan)
    assert session.files.open_copy(plan)
    assert session.perform(verbs.set_setting(session.plan, "notes", TITLE))
    desk.commands.new()
    keeper.wait()
    assert len(drafts()) == 2
    assert desk.backups.of(plan)
    nothing_can_be_read(tmp_path)
    assert not any(b"right" in path.read_bytes().lower() for path in files_below(tmp_path / "settings"))


def test_copies_that_were_drafts_before_get_the_password_too(
    desk: Desk, keeper: BackupKeeper, tmp_path: Path
) -> None:
    """Copies of the plan, of a copy and of a backup, a discarded one too, and after the plan was renamed."""
    session = desk.session
    session.files.ask_password = Asked()
    session.new_plan(read_sample("replica-on-ssd"))
    assert session.perform(verbs.set_setting(session.plan, "notes", CUSTOMER))
    assert session.files.save_copy(tmp_path / "first.headroom")
    desk.commands.rename_file(session.path, "offer")
    plan, made = session.path, []
    keeper.wait()
    for source in (lambda: plan, lambda: made[0], lambda: desk.backups.of(plan)[0].path, lambda: plan):
        assert session.open(plan)
        keeper.wait()
        assert session.files.open_copy(source())
        assert session.perform(verbs.set_setting(session.plan, "customer", CUSTOMER))
        made.append(session.path)
    session.new_plan(read_sample("everything-on-sas"))
    assert session.perform(verbs.set_setting(session.plan, "customer", "Someone else"))
    other = session.path
    assert discard_draft(made[3])
    made[3] = made[3].parent / "discarded" / made[3].name
    assert session.open(plan)
    assert session.files.protect(Password(RIGHT))
    keeper.wait()
    assert [is_locked(path) for path in made] == [True] * 4
    assert not is_locked(other), "it holds nothing of the plan"
    assert not places_of(CUSTOMER, tmp_path, data_folder())
    again = ProjectFile.open(made[1], password=Password(RIGHT))
    assert again.plan.settings.customer == CUSTOMER
    assert session.files.protect(Password(OTHER))
    keeper.wait()
    assert again.read_only is False
    assert is_locked(made[1]), "it is open elsewhere and stays as it is"
    again.close()
    ProjectFile.open(made[0], password=Password(OTHER)).close()


def test_a_draft_that_is_open_elsewhere_is_named_and_locked_when_the_plan_is_opened_next(
    desk: Desk, keeper: BackupKeeper, tmp_path: Path, qtbot: QtBot
) -> None:
    session = desk.session
    session.new_plan(read_sample("replica-on-ssd"))
    assert session.perform(verbs.set_setting(session.plan, "customer", CUSTOMER))
    assert session.files.save_copy(tmp_path / "offer.headroom")
    plan = session.path
    draft = copy_as_draft(plan)
    with qtbot.waitSignal(keeper.failed) as told:
        assert session.files.protect(Password(RIGHT))
    assert draft.path.name in str(told.args[0])
    draft.close()
    assert not is_locked(draft.path)
    desk.commands.new()
    session.files.ask_password = Asked(RIGHT)
    assert session.open(plan)
    keeper.wait()
    assert is_locked(draft.path)


def test_a_locked_plan_opens_after_wrong_passwords_and_the_current_plan_stays_until_then(
    desk: Desk, plan: Path
) -> None:
    session = desk.session
    desk.commands.new()
    before = session.path
    session.files.ask_password = asked = Asked(OTHER, "x", None)
    assert not session.open(plan)
    assert session.path == before
    assert [type(each) for each in asked.errors] == [
        LockedProjectError,
        WrongPasswordError,
        WrongPasswordError,
    ]
    assert not desk.messages.text
    session.files.ask_password = Asked(OTHER, RIGHT)
    assert session.open(plan)
    assert session.plan.settings.customer == CUSTOMER
    assert session.files.password is not None


def test_a_copy_and_another_name_keep_the_password(
    desk: Desk, plan: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = desk.session
    choose(monkeypatch, tmp_path / "copy.headroom")
    assert desk.commands.ask_and_save()
    assert session.path == tmp_path / "copy.headroom"
    desk.commands.rename_file(session.path, "renamed")
    assert session.path == tmp_path / "renamed.headroom"
    assert session.perform(verbs.set_setting(session.plan, "notes", "after"))
    assert is_sealed(session.path.read_bytes())
    assert session.plan.settings.notes == "after"
    nothing_can_be_read(tmp_path)
    with pytest.raises(WrongPasswordError):
        ProjectFile.open(session.path, read_only=True, password=Password(OTHER))


def test_lists_show_the_name_of_the_file_and_nothing_else(desk: Desk, plan: Path) -> None:
    assert desk.session.files.listed_name == "offer"
    listed = desk.commands.recent(look=True)[0]
    assert (listed.name, listed.place) == ("offer", "Protected by a password")
    assert listed.is_locked
    assert desk.commands.name_of(plan) == "offer"
    assert desk.commands._preferences.values.names[str(plan)] == "offer"
    assert [each.name for each in desk.backups.all() if each.origin == plan] == ["offer"]


def test_a_plan_that_was_locked_elsewhere_loses_its_name_in_the_list(desk: Desk, tmp_path: Path) -> None:
    desk.commands.new()
    session = desk.session
    session.perform(verbs.set_setting(session.plan, "name", TITLE))
    path = tmp_path / "elsewhere.headroom"
    assert session.files.save_copy(path)
    desk.commands._remember()
    desk.commands.new()
    other = ProjectFile.open(path)
    other.protect(Password(RIGHT))
    other.close()
    assert "elsewhere" in [each.name for each in desk.commands.recent(look=True)]
    assert not places_of(TITLE, tmp_path / "settings")
    assert Preferences(tmp_path / "settings").values.names[str(path)] == "elsewhere"


def test_backups_follow_the_password_when_it_changes_and_when_it_goes(
    desk: Desk, plan: Path, keeper: BackupKeeper
) -> None:
    session = desk.session
    for text in (OTHER, None, RIGHT):
        assert session.files.protect(Password(text) if text else None)
        keeper.wait()
        backups = desk.backups.of(plan)
        assert backups
        for each in backups:
            assert is_sealed(each.path.read_bytes()) == bool(text)
            read = ProjectFile.open(each.path, read_only=True, password=Password(text) if text else None)
            assert read.plan.settings.customer == CUSTOMER
            read.close()
        assert [each.name for each in desk.backups.all() if each.origin == plan] == [
            "offer" if text else TITLE
        ]


def test_a_backup_under_an_older_password_stays_and_one_that_is_broken_goes_before_it_stays_open(
    desk: Desk, plan: Path, keeper: BackupKeeper
) -> None:
    first = desk.backups.of(plan)[0].path
    older = first.with_name(first.name.replace(first.name[:6], "000091"))
    broken = first.with_name(first.name.replace(first.name[:6], "000092"))
    ProjectFile.create(older, desk.session.project, password=Password("long ago")).close()
    broken.write_bytes(b"SQLite format 3\0" + CUSTOMER.encode() * 50)
    kept = older.read_bytes()
    assert desk.session.files.protect(Password(OTHER))
    keeper.wait()
    assert older.read_bytes() == kept
    assert not broken.exists()


def test_backups_that_a_crash_left_open_are_locked_at_the_next_opening(
    desk: Desk, plan: Path, keeper: BackupKeeper, tmp_path: Path
) -> None:
    first = desk.backups.of(plan)[0].path
    ProjectFile.create(first, desk.session.project).close()
    assert places_of(CUSTOMER, tmp_path)
    desk.commands.new()
    keeper.wait()
    desk.session.files.ask_password = Asked(RIGHT)
    assert desk.session.open(plan)
    keeper.wait()
    nothing_can_be_read(tmp_path)


@pytest.mark.parametrize("failing", ["the disk is full", "the folder is read-only", "no memory for a key"])
def test_no_backup_is_lost_where_it_cannot_be_encrypted_and_that_is_said_and_done_later(
    desk: Desk,
    plan: Path,
    keeper: BackupKeeper,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    failing: str,
) -> None:
    keeper.failed.connect(desk.talk.tell)
    assert desk.session.files.protect(None)
    keeper.wait()
    before = {each.path: each.path.read_bytes() for each in desk.backups.of(plan)}
    origin = next(iter(before)).with_name("origin.json")
    assert len(before) > 1

    def refuse(*_: object) -> None:
        if failing == "no memory for a key":
            raise apsw.NoMemError("there is none, says the test")
        kind = errno.ENOSPC if failing == "the disk is full" else errno.EROFS
        raise OSError(kind, os.strerror(kind))

    with monkeypatch.context() as patched:
        patched.setattr(
            reseal, *(("sealed", refuse) if "memory" in failing else ("replace_and_wipe", refuse))
        )
        assert desk.session.files.protect(Password(RIGHT))
        keeper.wait()
    assert {path: path.read_bytes() for path in before} == before
    assert json.loads(origin.read_text("utf-8"))["name"] == "offer"
    QCoreApplication.processEvents()
    assert f"{len(before)} backups" in desk.messages.text
    assert "still be read without the password" in desk.messages.text
    desk.commands.new()
    keeper.wait()
    desk.session.files.ask_password = Asked(RIGHT)
    assert desk.session.open(plan)
    keeper.wait()
    assert all(is_sealed(path.read_bytes()) for path in before)
    nothing_can_be_read(tmp_path)


def test_backups_that_keep_the_password_from_before_are_told_of(
    desk: Desk, plan: Path, keeper: BackupKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper.failed.connect(desk.talk.tell)
    before = {each.path: each.path.read_bytes() for each in desk.backups.of(plan)}

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(reseal, "replace_and_wipe", refuse)
        assert desk.session.files.protect(Password(OTHER))
        keeper.wait()
    QCoreApplication.processEvents()
    assert {path: path.read_bytes() for path in before} == before
    assert "the old password" in desk.messages.text


def test_a_full_disk_does_not_empty_what_says_whose_backups_these_are(
    desk: Desk, plan: Path, keeper: BackupKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", refuse)
        desk.backups.follow(plan, "another", Password(RIGHT), Password(OTHER))
    assert [each.name for each in desk.backups.all() if each.origin == plan] == ["offer"]


def test_a_backup_opens_as_a_locked_draft_named_after_the_file(desk: Desk, plan: Path) -> None:
    session = desk.session
    session.files.ask_password = Asked(RIGHT)
    dialog = desk.talk.show_backups()
    row = next(number for number, (each, _) in enumerate(dialog.backups) if each.origin == plan)
    dialog.table.choose(row)
    dialog.open_button.click()
    assert session.files.is_draft
    assert session.path.name == "offer-1.headroom"
    assert is_sealed(session.path.read_bytes())
    assert session.plan.settings.customer == CUSTOMER


def test_a_password_that_is_not_given_leaves_the_list_of_backups_open(desk: Desk, plan: Path) -> None:
    session = desk.session
    desk.commands.new()
    draft = session.path
    dialog = desk.talk.show_backups()
    dialog.table.choose(next(n for n, (each, _) in enumerate(dialog.backups) if each.origin == plan))
    session.files.ask_password = Asked(OTHER, None)
    dialog.open_button.click()
    assert (dialog.isVisible(), session.path) == (True, draft)
    session.files.ask_password = Asked(RIGHT)
    dialog.open_button.click()
    assert session.plan.settings.customer == CUSTOMER


def test_the_version_of_another_program_opens_with_its_own_password_and_mine_stays_locked(
    desk: Desk, plan: Path, tmp_path: Path
) -> None:
    session = desk.session
    theirs = plan.with_name("theirs")
    ProjectFile.create(theirs, session.project, password=Password(OTHER)).close()
    theirs.replace(plan)
    assert not session.perform(verbs.set_setting(session.plan, "notes", "mine"))
    session.files.ask_password = asked = Asked(OTHER)
    desk.answer("Open theirs")
    assert [type(each) for each in asked.errors] == [WrongPasswordError]
    assert session.perform(verbs.set_setting(session.plan, "notes", "theirs"))
    kept = next(path for path in drafts() if path.name.startswith("offer"))
    assert is_sealed(kept.read_bytes())
    nothing_can_be_read(tmp_path)


def test_what_can_be_read_of_a_damaged_one_is_opened_as_a_locked_draft(desk: Desk, plan: Path) -> None:
    session = desk.session
    desk.commands.new()
    data = bytearray(plan.read_bytes())
    data[page_of_steps(data, Password(RIGHT)) * 4096 + 2000] ^= 1
    plan.write_bytes(data)
    session.files.ask_password = asked = Asked(RIGHT, RIGHT)
    assert not session.open(plan)
    assert "damaged" in desk.messages.text
    desk.answer("Open what can be read")
    assert not asked.answers
    assert session.files.is_draft
    assert session.path.name == "offer-1.headroom"
    assert is_sealed(session.path.read_bytes())
    assert session.plan.settings.customer == CUSTOMER
    assert plan.read_bytes() == data


def test_where_the_password_cannot_be_set_all_stays_as_it_was_and_is_said(desk: Desk, plan: Path) -> None:
    session = desk.session
    shutil.copy(plan, plan.with_name("other")).replace(plan)
    assert not session.files.protect(None)
    assert "another program" in desk.messages.text
    assert is_sealed(plan.read_bytes())


@pytest.fixture
def window(qtbot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_new_password_is_typed_twice_and_never_empty(window: QWidget, tmp_path: Path) -> None:
    chosen: list[Password | None] = []
    dialog = ProtectDialog(
        tmp_path / "offer.headroom", is_protected=False, choose=done(chosen), parent=window
    )
    dialog.open()
    first, second = dialog.fields
    assert not dialog.protect_button.isEnabled()
    assert dialog.remove_button.isHidden()
    first.setText("a b")
    assert not dialog.protect_button.isEnabled()
    second.setText("a")
    assert not dialog.hint.text(), "it may still become the same"
    second.setText("a c")
    assert dialog.hint.text() == "The two are not the same."
    assert not dialog.protect_button.isEnabled()
    second.setText("a b")
    assert not dialog.hint.text()
    assert first.echoMode() == second.echoMode() == QLineEdit.EchoMode.Password
    dialog.show_box.click()
    assert first.echoMode() == second.echoMode() == QLineEdit.EchoMode.Normal
    dialog.protect_button.click()
    assert [each.for_engine() for each in chosen if each] == [b"a b".hex()]
    assert not first.text()
    assert not second.text()


def done(chosen: list[Password | None]) -> Callable[[Password | None], bool]:
    """Takes what is chosen."""

    def choose(password: Password | None) -> bool:
        chosen.append(password)
        return True

    return choose


def test_a_password_that_is_refused_is_said_in_the_dialog_and_can_be_tried_again(
    desk: Desk, plan: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, data = desk.session, plan.read_bytes()
    dialog = Protection(session, desk.messages, desk.talk._window).show()
    assert dialog is not None
    for field in dialog.fields:
        field.setText(OTHER)

    def full(*_: object, **__: object) -> None:
        raise DiskFullError(Message("The disk is full.", {"path": str(plan)}))

    for button in (dialog.protect_button, dialog.remove_button):
        with monkeypatch.context() as patched:
            patched.setattr(ProjectFile, "protect", full)
            heard = listen(patched)
            button.click()
        assert heard == ["The disk is full."]
        assert dialog.isVisible()
        assert dialog.refusal.isVisible()
        assert dialog.refusal.text() == "The disk is full."
        assert not desk.messages.text, "nothing is said behind the dialog"
        assert plan.read_bytes() == data
        assert session.files.password is not None
        assert session.files.password.for_engine() == Password(RIGHT).for_engine()
    assert [field.text() for field in dialog.fields] == [OTHER, OTHER]
    fields = dialog.fields
    dialog.protect_button.click()
    assert session.files.password.for_engine() == Password(OTHER).for_engine()
    assert "is changed" in desk.messages.text
    assert [field.text() for field in fields] == ["", ""]


def test_a_password_is_removed_by_a_button_of_its_own(window: QWidget, tmp_path: Path) -> None:
    chosen: list[Password | None] = []
    dialog = ProtectDialog(tmp_path / "offer.headroom", is_protected=True, choose=done(chosen), parent=window)
    dialog.open()
    assert not dialog.protect_button.isEnabled()
    dialog.remove_button.click()
    assert chosen == [None]


def test_giving_up_leaves_nothing_in_the_fields_and_gives_no_password(
    window: QWidget, tmp_path: Path
) -> None:
    dialog = UnlockDialog(tmp_path / "offer.headroom", wrong=True, parent=window)
    dialog.open()
    assert "not the password" in dialog.hint.text()
    assert not dialog.open_button.isEnabled()
    dialog.fields[0].setText("typed")
    assert dialog.open_button.isEnabled()
    dialog.close()
    assert dialog.password is None
    assert not dialog.fields[0].text()


def test_a_plan_that_cannot_be_changed_says_so_instead(desk: Desk, plan: Path) -> None:
    session = desk.session
    protection = Protection(session, desk.messages, desk.talk._window)
    assert protection.entry() == "Chan&ge or remove password…"
    desk.commands.new()
    other = ProjectFile.open(plan, password=Password(RIGHT))
    session.files.ask_password = Asked(RIGHT)
    assert session.open(plan)
    assert session.files.read_only
    assert protection.show() is None
    assert "save a copy to go on working here" in desk.messages.text
    other.close()


@pytest.mark.parametrize("name", ["offer.headroom", f"{'many words ' * 300}.headroom"])
@pytest.mark.parametrize("percent", [100, 200])
def test_fields_and_buttons_are_on_the_screen_however_much_there_is_to_read(
    qapp: QApplication, qtbot: QtBot, name: str, percent: int
) -> None:
    themes = Themes(qapp, "light", percent)
    window = QWidget()
    qtbot.addWidget(window)
    path = Path(name)
    for dialog in (
        UnlockDialog(path, wrong=True, parent=window),
        ProtectDialog(path, is_protected=True, choose=lambda _password: True, parent=window),
    ):
        dialog.show()
        qtbot.waitExposed(dialog)
        room = dialog.screen().availableGeometry().size()
        assert dialog.height() < room.height()
        assert dialog.width() < room.width()
        for part in (*dialog.fields, *dialog.findChildren(QPushButton)):
            assert dialog.rect().contains(QRect(part.mapTo(dialog, QPoint(0, 0)), part.size()))
            assert part.height() >= part.minimumSizeHint().height()
        bar = dialog.reading.verticalScrollBar()
        assert (bar.maximum() > 0) == (len(name) > 1000), "what does not fit is scrolled, and nothing else"
        dialog.close()
    themes.deleteLater()
