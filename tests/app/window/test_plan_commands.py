"""New, open, save as, samples and the list of recent plans."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.machine.data_folder import data_folder
from app.machine.preferences import Preferences
from app.output.destination import file_name_for
from app.project.catalogue import load_catalog
from app.project.drafts import drafts
from app.project.samples import design_names, read_sample, sample_names
from app.project.session import Session
from app.window.commands.plan_commands import PlanCommands
from app.window.start.start_page import DESIGNS, SAMPLES
from db.cipher import Password
from planner_core.editing import verbs
from planner_core.messages import HeadroomError
from planner_core.plan.interchange import plan_to_json


@pytest.fixture
def session(qtbot: QtBot) -> object:
    made = Session(load_catalog())
    yield made
    made.close()


@pytest.fixture
def commands(qtbot: QtBot, session: Session, tmp_path: Path) -> PlanCommands:
    window = QWidget()
    qtbot.addWidget(window)
    return PlanCommands(session, Preferences(tmp_path / "settings"), window)


def choose(monkeypatch: pytest.MonkeyPatch, path: Path | str) -> None:
    """Answer the next file dialogs; the real ones are driven by mouse and keys in tests/gui."""
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: (str(path), ""))


def rename(session: Session, name: str) -> None:
    assert session.perform(verbs.set_setting(session.plan, "name", name))


def test_the_start_page_offers_every_sample_under_its_own_name() -> None:
    assert {sample.name: sample.title for sample in (*SAMPLES, *DESIGNS)} == {
        name: read_sample(name).name for name in (*sample_names(), *design_names())
    }


def test_a_sample_opens_as_a_draft_of_the_users_own(commands: PlanCommands, session: Session) -> None:
    assert commands.open_sample("everything-on-ssd")
    assert session.plan == read_sample("everything-on-ssd")
    assert session.files.is_draft
    assert drafts() == (session.path,)
    (listed,) = commands.recent(look=True)
    assert listed.place.startswith("Draft, ")
    assert listed.is_draft


def test_drafts_of_one_name_say_how_many_hosts_and_desktops_they_have(
    commands: PlanCommands, session: Session
) -> None:
    commands.open_sample("everything-on-ssd")
    rename(session, "Untitled plan")
    session.perform(verbs.set_field(session.plan, ["host"], "count", 3))
    commands.new()
    rename(session, "A new one")
    rename(session, "Untitled plan")
    one, other = commands.recent(look=True)
    assert [one.name, other.name] == ["Untitled plan"] * 2
    assert one.place.replace("\N{NO-BREAK SPACE}", " ").endswith(" · 0 hosts, 0 desktops")
    assert other.place.replace("\N{NO-BREAK SPACE}", " ").endswith(" · 3 hosts, 75 desktops")


def test_numbers_of_a_draft_are_written_down_once_edits_pause(
    commands: PlanCommands, session: Session, qtbot: QtBot
) -> None:
    """Not at every edit: that is a file each time, while somebody types."""
    commands.open_sample("everything-on-ssd")
    path = str(session.path)
    commands.recent(look=True)
    for count in (2, 3, 4):
        session.perform(verbs.set_field(session.plan, ["host"], "count", count))
        assert commands._preferences.values.sizes[path] == (1, 75)
    qtbot.waitUntil(lambda: commands._preferences.values.sizes[path] == (4, 75))
    session.perform(verbs.set_field(session.plan, ["host"], "count", 5))
    commands.new()
    assert commands._preferences.values.sizes[path] == (5, 75)


def test_nothing_is_said_of_what_is_in_a_locked_draft(commands: PlanCommands, session: Session) -> None:
    commands.open_sample("everything-on-ssd")
    path = session.path
    assert path is not None
    commands.recent(look=True)
    assert str(path) in commands._preferences.values.sizes
    assert session.files.protect(Password("correct horse"))
    assert [each.place for each in commands.recent(look=True)] == ["Protected by a password"]
    assert str(path) not in commands._preferences.values.sizes


def test_an_untouched_draft_is_off_the_list_when_it_is_left(commands: PlanCommands, session: Session) -> None:
    commands.open_sample("everything-on-ssd")
    commands.open_sample("everything-on-sas")
    assert [plan.name for plan in commands.recent(look=True)] == ["Everything on SAS"]


def test_the_open_draft_is_known_where_the_users_data_lie_behind_a_link(
    commands: PlanCommands, session: Session, tmp_path: Path
) -> None:
    folder = data_folder()
    (tmp_path / "elsewhere").mkdir()
    folder.parent.mkdir(parents=True, exist_ok=True)
    try:
        folder.symlink_to(tmp_path / "elsewhere", target_is_directory=True)
    except OSError:
        pytest.skip("this system lets no user make links")
    refused: list[HeadroomError] = []
    commands.failed.connect(refused.append)
    commands.new()
    rename(session, "Customer North")
    assert drafts() == (session.path,)
    assert [plan.name for plan in commands.recent(look=True)] == ["Customer North"]
    commands.discard_draft(drafts()[0])
    assert len(refused) == 1
    assert session.path is not None
    assert session.path.is_file()


def test_save_as_moves_a_draft(
    commands: PlanCommands, session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands.new()
    rename(session, "Customer North")
    choose(monkeypatch, tmp_path / "north")
    assert commands.ask_and_save()
    assert session.path == tmp_path / "north.headroom"
    assert [(plan.name, plan.place) for plan in commands.recent(look=True)] == [
        ("Customer North", str(tmp_path))
    ]
    assert drafts() == ()


def test_a_dialog_that_is_cancelled_changes_nothing(
    commands: PlanCommands, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands.new()
    before = session.path
    choose(monkeypatch, "")
    assert not commands.ask_and_save()
    assert not commands.ask_and_open()
    assert session.path == before


def test_open_again_under_its_present_name(
    commands: PlanCommands, session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands.new()
    choose(monkeypatch, tmp_path / "plan.headroom")
    commands.ask_and_save()
    rename(session, "New name")
    commands.open_sample("everything-on-ssd")
    assert "New name" in [plan.name for plan in commands.recent(look=False)]
    assert commands.open_path(tmp_path / "plan.headroom")
    assert session.plan.name == "New name"


def test_a_plan_in_json_opens_as_a_draft(commands: PlanCommands, session: Session, tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    path.write_bytes(plan_to_json(read_sample("replica-on-ssd")))
    assert commands.open_path(path)
    assert session.plan == read_sample("replica-on-ssd")
    assert session.files.is_draft


def test_json_that_is_no_plan_is_refused_with_a_reason(
    commands: PlanCommands, session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "other.json"
    path.write_text(json.dumps({"format": "something else"}))
    with qtbot.waitSignal(commands.failed) as failed:
        assert not commands.open_path(path)
    assert isinstance(failed.args[0], HeadroomError)
    assert "other.json" in str(failed.args[0])
    assert session.path is None


def test_a_plan_that_is_gone_stays_on_the_list_until_it_is_taken_off(
    commands: PlanCommands, session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands.new()
    choose(monkeypatch, tmp_path / "plan.headroom")
    commands.ask_and_save()
    commands.open_sample("everything-on-ssd")
    (tmp_path / "plan.headroom").unlink()
    assert [plan.is_there for plan in commands.recent(look=True)] == [True, False]
    commands.forget_missing()
    assert [plan.name for plan in commands.recent(look=True)] == ["Everything on SSD"]


def test_a_draft_from_before_is_found_although_the_list_forgot_it(
    commands: PlanCommands, session: Session
) -> None:
    commands.new()
    rename(session, "Kept")
    path = session.path
    commands.open_sample("everything-on-ssd")
    commands.forget([str(path)])
    assert str(path) in [plan.path for plan in commands.recent(look=True)]


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Plan", "Plan.pdf"),
        ("A/B: 50 % \\ more?", "A-B- 50 % - more-.pdf"),
        ("...", "Plan.pdf"),
        ("line\nbreak", "line-break.pdf"),
        ("x" * 300, "x" * 100 + ".pdf"),
    ],
)
def test_file_names_that_every_system_takes(title: str, name: str) -> None:
    assert file_name_for(title, ".pdf") == name
