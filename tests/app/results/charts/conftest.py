"""Charts on the screen, in both themes."""

from __future__ import annotations

import pytest

from app.look.theme_manager import Themes
from tests.support.in_front import bring_to_front


@pytest.fixture
def themes(qapp):
    made = Themes(qapp, "light")
    yield made
    made.choose("light")
    made.deleteLater()


@pytest.fixture
def on_screen(qtbot, themes):
    """Put a chart on the screen."""

    def show(chart, width=900, height=240):
        qtbot.addWidget(chart)
        chart.resize(width, height)
        bring_to_front(qtbot, chart)
        return chart

    return show
