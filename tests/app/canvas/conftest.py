"""A canvas over a real session, with the paper's plan in which everything lies on SSD and SAS."""

from __future__ import annotations

import pytest

from app.canvas.view import CanvasView
from app.look.theme_manager import Themes
from app.project import assessor
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from app.project.session import Session
from tests.support.canvas import Hand
from tests.support.in_front import bring_to_front

SAMPLE = "replica-on-ssd"


@pytest.fixture(autouse=True)
def numbers_with_the_edit(monkeypatch):
    """An edit has its numbers in the same call, also on a slow machine, where they would come from the thread."""
    monkeypatch.setattr(assessor, "SECONDS_INLINE", 60.0)


@pytest.fixture
def session(qapp, home):
    themed = Themes(qapp, "light")
    opened = Session(load_catalog())
    assert opened.new_plan(read_sample(SAMPLE))
    yield opened
    opened.close()
    themed.deleteLater()


@pytest.fixture
def canvas(qtbot, session):
    view = CanvasView(session)
    qtbot.addWidget(view)
    view.resize(1200, 800)
    bring_to_front(qtbot, view)
    qtbot.waitUntil(lambda: session.assessment is not None and session.results.is_reviewed)
    return view


@pytest.fixture
def hand(canvas):
    return Hand(canvas)
