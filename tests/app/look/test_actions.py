"""The table of actions is complete and free of clashes, in English and in German."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtGui import QKeySequence

from app.look.actions import ACTIONS, action_info
from app.look.translation import LANGUAGES, speaking, tr
from app.machine.resources import resource
from app.window.commands.menus import MENUS, SEPARATOR, MenuInfo, ids_in


def all_menus() -> list[MenuInfo]:
    menus: list[MenuInfo] = []
    waiting = list(MENUS)
    while waiting:
        menus.append(waiting.pop())
        waiting += [entry for entry in menus[-1].entries if isinstance(entry, MenuInfo)]
    return menus


def access_key(text: str) -> str:
    place = text.replace("&&", "").find("&")
    assert place >= 0, f"{text!r} has no access key"
    return text.replace("&&", "")[place + 1].casefold()


def entry_text(entry: str | MenuInfo) -> str:
    return tr(entry.title if isinstance(entry, MenuInfo) else action_info(entry).text)


def test_every_action_stands_in_exactly_one_menu() -> None:
    shown = Counter(action for menu in MENUS for action in ids_in(menu))
    assert shown == Counter(info.id for info in ACTIONS)


def test_no_two_actions_share_a_key() -> None:
    keys = Counter(QKeySequence(key).toString() for info in ACTIONS for key in info.keys)
    assert "" not in keys, "a key that Qt does not know"
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_access_keys_are_unique_in_each_menu(language: str) -> None:
    with speaking(language):
        assert len({access_key(tr(menu.title)) for menu in MENUS}) == len(MENUS)
        for menu in all_menus():
            keys = Counter(access_key(entry_text(entry)) for entry in menu.entries if entry != SEPARATOR)
            assert [key for key, times in keys.items() if times > 1] == [], menu.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_that_open_a_dialog_end_with_an_ellipsis(language: str) -> None:
    with speaking(language):
        for action in ("file.open", "file.save_as", "file.export_proposal", "file.export_picture"):
            assert tr(action_info(action).text).endswith("…")


def test_every_icon_is_there() -> None:
    lacking = [
        info.icon for info in ACTIONS if info.icon and not resource("icons", f"{info.icon}.svg").is_file()
    ]
    assert lacking == []
