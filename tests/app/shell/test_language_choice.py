"""Another language is spoken from the next start on, and the window says so for as long as it is true."""

from __future__ import annotations

import pytest

from app.bootstrap import Headroom
from app.preferences import Preferences


@pytest.fixture
def program(qtbot, qapp, tmp_path):
    preferences = Preferences(tmp_path / "settings")
    preferences.change(language="en")
    headroom = Headroom(qapp, preferences)
    with qtbot.waitCallback() as painted:
        headroom.start(painted=painted)
    qtbot.waitUntil(lambda: headroom.wiring is not None)
    yield headroom.wiring
    headroom.window.close()
    headroom.window.deleteLater()
    headroom.deleteLater()
    qtbot.wait(10)


def test_choosing_the_spoken_language_again_takes_the_message_back(program) -> None:
    messages = program.window.messages
    program.actions["language.de"].trigger()
    assert "next start" in messages.text
    assert program.preferences.values.language == "de"
    program.actions["language.en"].trigger()
    assert messages.text == ""
    assert program.preferences.values.language == "en"


def test_another_message_stays(program) -> None:
    messages = program.window.messages
    program.actions["language.de"].trigger()
    messages.show_message("Something else.")
    program.actions["language.en"].trigger()
    assert messages.text == "Something else."
