"""The whole program in a real window on the virtual screen."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.look import theme, translation
from app.look.translation import dress_application
from app.machine.preferences import Preferences
from app.window.bootstrap import Headroom, speak
from app.window.start import sample_pictures
from app.window.wiring import Wiring
from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan
from planner_core.studies import validation
from planner_core.studies.validation_results import Validation
from tests.support.driver import Driver
from tests.support.ranges import ranges, ranges_where_seen
from tests.support.settled import settle
from tests.support.user import User

__all__ = ["ranges", "ranges_where_seen"]

PAINTED: dict[object, QImage] = {}
"""Pictures of the samples on the start page by all that they show: the first window that needs one paints it."""
ASSESSED: dict[str, Assessment] = {}
VALIDATED: list[Validation] = []
compute_validation = validation.validation_steps
read_once = cache(sample_pictures.read_sample)


@pytest.fixture(autouse=True)
def samples_painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take over from an earlier window what looks the same in this one."""
    paint, assess = sample_pictures.preview_image, sample_pictures.evaluate

    def assessed(plan: Plan, catalog: Catalog) -> Assessment:
        if plan.name not in ASSESSED:
            ASSESSED[plan.name] = assess(plan, catalog)
        return ASSESSED[plan.name]

    def painted(plan: Plan, assessment: Assessment, room: QSize, sharpness: float) -> QImage:
        look = (
            theme.current().name,
            theme.body_points(),
            translation.language(),
            QApplication.font().toString(),
        )
        key = (plan.name, look, room.toTuple(), sharpness)
        if key not in PAINTED:
            PAINTED[key] = paint(plan, assessment, room, sharpness)
        return QImage(PAINTED[key])

    monkeypatch.setattr(sample_pictures, "read_sample", read_once)
    monkeypatch.setattr(sample_pictures, "evaluate", assessed)
    monkeypatch.setattr(sample_pictures, "preview_image", painted)


@pytest.fixture
def validates() -> bool:
    """Whether the validation is computed even if an earlier test has seen it."""
    return False


@pytest.fixture(autouse=True)
def validated_once(monkeypatch: pytest.MonkeyPatch, validates: bool) -> None:
    """Show in later dialogs the validation that the first one computed: it is that of the shipped files each time."""

    def steps(*shipped: Any) -> Iterator[Validation | None]:
        if VALIDATED and not validates:
            yield from (None, VALIDATED[0])
            return
        for piece in compute_validation(*shipped):
            if piece is not None:
                VALIDATED.append(piece)
            yield piece

    monkeypatch.setattr(validation, "validation_steps", steps)


@pytest.fixture
def spoken() -> str:
    """The language of the program, as its preferences say it: a module with another one says so."""
    return "system"


@pytest.fixture
def program(qtbot: QtBot, qapp: QApplication, tmp_path: Path, spoken: str) -> Iterator[Wiring]:
    """Headroom as `headroom` starts it, on the start page, with everything prepared behind it."""
    hook = sys.excepthook  # pytest-qt's: an exception in a slot fails the test
    preferences = Preferences(tmp_path / "settings")
    preferences.change(language=spoken)
    headroom = Headroom(qapp, preferences)
    with qtbot.waitCallback() as painted:
        headroom.start(painted=painted)
    qtbot.waitUntil(lambda: headroom.wiring is not None)
    wiring = headroom.wiring
    assert wiring is not None
    sys.excepthook = hook
    headroom.window.setGeometry(QRect(20, 30, 1440, 900))
    qtbot.waitUntil(lambda: wiring.is_prepared, timeout=60_000)
    yield wiring
    if spoken != "system":
        speak("system")
        dress_application(qapp)
    headroom.window.close()
    headroom.window.deleteLater()
    headroom.deleteLater()
    settle()


@pytest.fixture
def driver(program: Wiring, user: User, qtbot: QtBot) -> Driver:
    """Hands and eyes for the program."""
    made = Driver(program, user, qtbot)
    user.look_at(program.window)
    return made
