"""Charts on the screen, in both themes."""

from __future__ import annotations

import pytest

from app.theme_manager import Themes


@pytest.fixture
def themes(qapp):
    made = Themes(qapp, "light")
    yield made
    made.choose("light")
    qapp.setStyleSheet("")
    made.deleteLater()


@pytest.fixture
def on_screen(qtbot, themes):
    """Put a chart on the screen."""

    def show(chart, width=900, height=240):
        qtbot.addWidget(chart)
        chart.resize(width, height)
        with qtbot.waitExposed(chart):
            chart.show()
        return chart

    return show
