"""Plans that get other names and places, and the list of the recent ones, with real keys and mouse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication, QMenu, QMessageBox

from app.project.drafts import drafts
from app.project.samples import read_sample
from app.window.dialogs.rename_dialog import RenameDialog
from app.window.start.recent_list import RecentButton
from db.project_file import ProjectFile
from planner_core.editing import verbs
from tests.support.driver import Driver
from tests.support.file_dialog import in_turn, keys, name_typed


def saved(folder: Path, name: str, sample: str = "everything-on-ssd") -> Path:
    path = folder / f"{name}.headroom"
    ProjectFile.create(path, read_sample(sample)).close()
    return path


def renaming(driver: Driver) -> RenameDialog:
    """The dialog in which the file gets another name; the present one is selected."""
    driver.program.actions["file.rename"].trigger()
    driver.until(lambda: isinstance(QApplication.activeModalWidget(), RenameDialog))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, RenameDialog)
    driver.until(dialog.isActiveWindow)
    return dialog


def test_a_file_is_renamed_and_a_name_that_is_taken_is_refused_until_another_one_fits(
    driver: Driver, tmp_path: Path, screenshot: Callable[..., Path]
) -> None:
    session, commands, messages = (
        driver.program.session,
        driver.program.commands,
        driver.program.window.messages,
    )
    path, taken = saved(tmp_path, "Alpha"), saved(tmp_path, "Taken", "everything-on-sas")
    there = taken.read_bytes()
    assert commands.open_path(path)
    dialog = renaming(driver)
    driver.user.press("ctrl+a", "BackSpace", "Return")
    assert dialog.isVisible(), "a file without a name"
    driver.user.type("Taken")
    driver.user.press("Return")
    driver.until(lambda: "already exists" in dialog.messages.text)
    screenshot(None, "a name that is taken")
    bar = dialog.messages
    driver.until(lambda: bar.height() >= bar.heightForWidth(bar.width()))  # the dialog has grown with it
    assert (session.path, taken.read_bytes()) == (path, there)
    assert driver.bench.strip.saved.sentence == "saved", "nothing of the plan is missing in its file"
    driver.user.press("ctrl+a")
    driver.user.type("Beta.headroom")
    assert not dialog.messages.text, "it was said of another name"
    driver.user.press("Return")
    driver.until(lambda: session.path == tmp_path / "Beta.headroom")
    driver.until(lambda: QApplication.activeModalWidget() is None)
    assert not messages.text, "nothing is said behind the dialog"
    assert not path.exists()
    renaming(driver)
    driver.user.type("2/3: last")
    driver.user.press("Return")
    driver.until(lambda: session.path == tmp_path / "2-3- last.headroom")
    assert [plan.path for plan in commands.recent(look=True)] == [str(session.path)]
    change = verbs.set_setting(session.plan, "customer", "North")
    assert session.perform(change)
    driver.program.show_start()
    session.close()
    again = ProjectFile.open(tmp_path / "2-3- last.headroom")
    assert again.project.plan.settings.customer == "North"
    again.close()


def test_a_draft_that_is_renamed_gets_a_place_and_nothing_there_is_replaced_unasked(
    driver: Driver, tmp_path: Path
) -> None:
    program, user = driver.program, driver.user
    taken = saved(tmp_path, "Taken", "everything-on-sas")
    there = taken.read_bytes()
    assert program.commands.open_sample("replica-on-ssd")

    left = in_turn(
        name_typed(user, tmp_path / "Taken"),
        keys(user, QMessageBox, "Return"),  # another name is what Enter stands for
        name_typed(user, tmp_path / "Own"),
    )
    program.actions["file.rename"].trigger()
    driver.until(lambda: program.session.path == tmp_path / "Own.headroom")
    assert not left
    assert taken.read_bytes() == there
    assert drafts() == ()
    assert [plan.path for plan in program.commands.recent(look=True)] == [str(tmp_path / "Own.headroom")]


def test_a_copy_in_a_folder_that_is_not_there_is_refused_and_the_plan_stays_where_it_is(
    driver: Driver, tmp_path: Path
) -> None:
    session, messages = driver.program.session, driver.program.window.messages
    path = saved(tmp_path, "Alpha")
    assert driver.program.commands.open_path(path)
    assert not session.files.save_copy(tmp_path / "none" / "Alpha.headroom")
    assert messages.text == f"There is no folder {tmp_path / 'none'}."
    assert session.path == path
    assert driver.bench.strip.saved.sentence == "saved"


def test_the_recent_plans_are_walked_opened_and_taken_away_by_keys(driver: Driver, tmp_path: Path) -> None:
    program, user, messages = driver.program, driver.user, driver.program.window.messages
    recent = program.window.start_page.recent
    old, new = saved(tmp_path, "Old"), saved(tmp_path, "New", "everything-on-sas")
    for path in (old, new):
        assert program.commands.open_path(path)
    assert program.commands.open_sample("replica-on-ssd")
    assert program.session.perform(verbs.set_setting(driver.plan, "name", "My draft"))
    assert program.commands.open_path(new)
    program.show_start()

    def names() -> list[str]:
        return [button.plan.name for button in recent.buttons]

    def at() -> str:
        focused = QApplication.focusWidget()
        return focused.plan.name if isinstance(focused, RecentButton) else str(focused)

    assert names() == ["Everything on SAS", "My draft", "Everything on SSD"]
    driver.button("start-file.open").setFocus()
    user.press("Tab")
    driver.until(lambda: at() == "Everything on SAS")
    user.press("Down")
    driver.until(lambda: at() == "My draft")
    user.press("Delete")
    driver.until(lambda: names() == ["Everything on SAS", "Everything on SSD"])
    assert messages.text == "The draft My draft was discarded."
    driver.until(lambda: at() == "Everything on SSD")
    user.press("Delete")
    driver.until(lambda: names() == ["Everything on SAS"])
    assert old.is_file(), "only the list has lost it"
    driver.until(lambda: at() == "Everything on SAS")
    user.press("Return")
    driver.until(lambda: program.window.page is driver.bench)
    assert program.session.path == new
    program.show_start()
    recent.buttons[0].setFocus()
    user.press("Delete")
    driver.until(lambda: not recent.buttons)
    assert QApplication.focusWidget() is driver.button("start-file.open")


def test_the_menu_of_a_recent_plan_opens_it_or_takes_it_off_the_list(driver: Driver, tmp_path: Path) -> None:
    program, user = driver.program, driver.user
    recent = program.window.start_page.recent
    there, gone = saved(tmp_path, "There"), saved(tmp_path, "Gone", "everything-on-sas")
    for path in (gone, there):
        assert program.commands.open_path(path)
    gone.unlink()
    program.show_start()

    def menu_of(place: int) -> QMenu:
        user.click(driver.middle(recent.buttons[place]), button=3)
        driver.until(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        return menu

    menu = menu_of(1)
    assert [(act.text(), act.isEnabled()) for act in menu.actions()] == [
        ("&Open", False),
        ("&Remove from this list", True),
    ]
    user.press("r")
    driver.until(lambda: len(recent.buttons) == 1)
    menu_of(0)
    user.press("o")
    driver.until(lambda: program.window.page is driver.bench)
    assert program.session.path == there
