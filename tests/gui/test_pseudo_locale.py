"""In a language of 40 % longer texts nothing is cut off or left in English; in German nothing is cut off either."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from app.look.translation import install, language
from app.window.wiring import Wiring
from tests.support.everywhere import names_in, places
from tests.support.pseudo_locale import OPEN, Elisions, cut_off, speak_pseudo, texts_of, untranslated
from tests.support.thorough import sampled

Screenshot = Callable[..., Path]
SIZES = {"1280x800": QRect(0, 20, 1280, 780), "1024x700": QRect(0, 20, 1024, 680)}


@pytest.fixture
def ranges() -> bool:
    """These tests see every part of the strip."""
    return True


@pytest.fixture
def pseudo(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[tuple[Wiring, Elisions]]:
    """The program in the language that nobody speaks, and what it paints shortened."""
    speak_pseudo(monkeypatch)
    yield request.getfixturevalue("program"), Elisions(monkeypatch)
    monkeypatch.undo()
    install("en")


@pytest.mark.parametrize("size", sampled(SIZES, "1024x700"))
def test_nothing_is_cut_off_and_nothing_is_untranslated(
    pseudo: tuple[Wiring, Elisions], qtbot: QtBot, screenshot: Screenshot, size: str
) -> None:
    program, elisions = pseudo
    program.window.setGeometry(SIZES[size])
    complaints: list[str] = []
    for place, window in places(program, qtbot):
        elisions.found.clear()
        screenshot(window, f"{size}-{place}")
        complaints += [f"{place}: cut off: {each}" for each in cut_off(window)]
        complaints += [
            f"{place}: painted shortened: {each!r}" for each in elisions.found if is_ours(each, program)
        ]
        names = names_in(program)
        complaints += [
            f"{place}: untranslated: {text!r}" for text in texts_of(window) if untranslated(text, names)
        ]
    assert not complaints, "\n".join(dict.fromkeys(complaints))


@pytest.fixture
def german(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[tuple[Wiring, Elisions]]:
    """The program in German, and what it paints shortened."""
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    yield request.getfixturevalue("program"), Elisions(monkeypatch)
    install("en")


def test_nothing_is_cut_off_in_german(
    german: tuple[Wiring, Elisions], qtbot: QtBot, screenshot: Screenshot
) -> None:
    program, elisions = german
    program.window.setGeometry(SIZES["1024x700"])
    complaints: list[str] = []
    for place, window in places(program, qtbot):
        assert language() == "de"
        elisions.found.clear()
        screenshot(window, place)
        names = names_in(program)
        complaints += [f"{place}: cut off: {each}" for each in cut_off(window)]
        complaints += [
            f"{place}: painted shortened: {each!r}"
            for each in elisions.found
            if untranslated(each, names) and not on_cards(each, program)
        ]
    assert not complaints, "\n".join(dict.fromkeys(complaints))


def is_ours(text: str, program: Wiring) -> bool:
    """Whether a text is one of Headroom's own; names may be long."""
    return OPEN in text and not on_cards(text, program)


def on_cards(text: str, program: Wiring) -> bool:
    """Whether it stands on a card of the drawing, which says all of it on hovering."""
    scene = program.workbench.canvas.scene()
    cards = [scene.freshen_card(each) for each in scene.cards]
    return text in {
        each for face in cards for each in (face.title, face.caption, *(bar.label for bar in face.bars))
    }
