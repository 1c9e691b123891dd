"""The pictures on the start page: each painted from its plan, with its results, in the window's theme."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QImage

from app.look.theme_manager import Themes
from app.output.picture.plan_picture import preview_image
from app.project.samples import design_names, read_sample, sample_names
from app.window.start.start_page import StartPage
from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan

ROOM = QSize(212, 128)
"""The picture on the narrowest card; wider cards enlarge it with its text."""
SHARPNESS = 4


class Previews(QObject):
    """Paints the pictures one by one, and again when the theme changes."""

    def __init__(self, catalog: Catalog, page: StartPage, themes: Themes) -> None:
        super().__init__(page)
        self._catalog = catalog
        self._page = page
        self._plans: dict[str, tuple[Plan, Assessment]] = {}
        themes.changed.connect(self._draw_again)

    def pieces(self) -> Sequence[Callable[[], None]]:
        """One piece of work for each picture."""
        return [partial(self._draw, name) for name in (*sample_names(), *design_names())]

    def _draw(self, name: str) -> None:
        if name not in self._plans:
            plan = read_sample(name)
            self._plans[name] = (plan, evaluate(plan, self._catalog))
        self._page.show_picture(name, self._image(name))

    def _image(self, name: str) -> QImage:
        plan, assessment = self._plans[name]
        return preview_image(plan, assessment, ROOM, SHARPNESS)

    def _draw_again(self) -> None:
        for name in self._plans:
            self._page.show_picture(name, self._image(name))
