"""Panels over a real session with the paper's plans, in both number styles."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.inspector.inspector import Inspector
from app.look import translation
from app.look.number_format import ENGLISH, install_numbers
from app.look.theme_manager import Themes
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from app.project.session import Session
from planner_core.editing.edits import Step
from tests.support.in_front import bring_to_front
from tests.support.user import User

SAMPLE = "replica-on-ssd"


@pytest.fixture
def session(qapp: QApplication, qtbot: QtBot) -> Iterator[Session]:
    """Replica on SSD, clones on SAS: host, ssd, sas, mirror and pool."""
    themed = Themes(qapp, "light")
    opened = Session(load_catalog())
    assert opened.new_plan(read_sample(SAMPLE))
    qtbot.waitUntil(lambda: opened.assessment is not None and opened.results.is_reviewed)
    yield opened
    opened.close()
    themed.deleteLater()


@pytest.fixture
def perform(session: Session, qtbot: QtBot) -> Callable[[Step], None]:
    """Perform a step elsewhere, and wait until the plan is assessed and reviewed."""

    def act(step: Step) -> None:
        with qtbot.waitSignal(session.results.reviewed):
            assert session.perform(step, "elsewhere")

    return act


@pytest.fixture
def place(qtbot: QtBot) -> Callable[..., QWidget]:
    """Put a panel on the screen."""

    def show(widget: QWidget, width: int = 340, height: int = 800) -> QWidget:
        qtbot.addWidget(widget)
        widget.resize(width, height)
        bring_to_front(qtbot, widget)
        return widget

    return show


@pytest.fixture
def inspector(session: Session, place: Callable[..., QWidget], user: User) -> Inspector:
    """An inspector with the keyboard focus."""
    made = Inspector(session)
    place(made)
    user.look_at(made)
    return made


@pytest.fixture
def german() -> Iterator[None]:
    """German numbers and texts."""
    install_numbers("de_DE")
    translation.install("de")
    yield
    install_numbers(ENGLISH)
    translation.install("en")
