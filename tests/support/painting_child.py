"""A process that paints cards partly and then completely, at any screen scale: QT_SCALE_FACTOR=1.5 python -m ..."""

from __future__ import annotations

import time

from PySide6.QtWidgets import QApplication

from app.canvas.view import CanvasView
from app.look.theme_manager import Themes
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from app.project.session import Session
from planner_core.editing import verbs

ZOOMS = (0.5, 0.6, 0.75, 0.8, 1.0, 1.1, 1.25)
SECONDS = 300


def settle(session: Session) -> None:
    """Wait until everything about the plan is computed and painted."""
    until = time.monotonic() + SECONDS
    while (session.assessment is None or not session.results.is_reviewed) and time.monotonic() < until:
        QApplication.processEvents()
        time.sleep(0.001)
    QApplication.processEvents()


def main() -> None:
    """Print the pixel ratio, then each zoom at which partial painting makes a difference."""
    application = QApplication([])
    themes = Themes(application, "light")
    session = Session(load_catalog())
    session.new_plan(read_sample("replica-on-ssd"))
    view = CanvasView(session)
    view.resize(1200, 800)
    view.show()
    settle(session)
    print(view.devicePixelRatioF())
    for number, zoom in enumerate(ZOOMS):
        view.camera.zoom_to(zoom)
        view.viewport().grab()
        session.perform(verbs.set_field(session.plan, ["pool"], "desktops", 500 + number))
        settle(session)
        left = view.viewport().grab().toImage()
        for card in view.scene().cards.made.values():
            card.update()
        if view.viewport().grab().toImage() != left:
            print(zoom)
    view.close()
    session.close()
    themes.deleteLater()


if __name__ == "__main__":
    main()
