"""One plan for paper: no selection, no grid, all of it or a part, with a legend if it stands alone."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from app.canvas.content.card_content import CardResults, face
from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.card_boxes import shown_card
from app.canvas.layout.geometry import Box
from app.canvas.painting.card_painter import ON_PAPER, Scale, State, draw_card
from app.canvas.painting.line_painter import draw_chip, draw_line, line_path
from app.canvas.painting.style import current_style
from app.look import theme
from app.look.text_lines import Lettering
from app.look.theme_manager import load_fonts
from app.output.picture.picture_legend import NARROWEST, Legend
from planner_core.plan.plan import Plan

PAPER_MARGIN = 16


class Drawing:
    """The drawing of a plan, ready for painting; create and paint it in the same theme."""

    def __init__(
        self, plan: Plan, results: CardResults, lettering: Lettering = "screen", *, legend: bool = False
    ) -> None:
        load_fonts()
        self.name = plan.name
        self._style = current_style(lettering)
        self._scale = ON_PAPER
        self.ground = self._style.colours.canvas if theme.current().is_dark else self._style.colours.card
        self._arrangement = Arrangement(self._style.chip.width)
        self._arrangement.rebuild(plan)
        self._results = results
        self._bounds: Box = self._arrangement.bounds().grown(PAPER_MARGIN)
        self._legend: Legend | None = None
        if legend:
            self._legend = Legend(max(self._bounds.width, NARROWEST) - 2 * PAPER_MARGIN, self._style)

    @property
    def size(self) -> QSizeF:
        """In pixels of the canvas."""
        width, height = self._bounds.width, self._bounds.height
        if self._legend is not None:
            width, height = max(width, NARROWEST), height + self._legend.height
        return QSizeF(max(width, 1.0), max(height, 1.0))

    def seen_at(self, scale: Scale) -> None:
        """Set the scale, which determines the level of detail."""
        self._scale = scale

    def show_part(self, region: Box) -> None:
        """Show what is in a region of the canvas or extends into it."""
        self._bounds = region

    def part(self, region: Box) -> Drawing:
        """This drawing, showing a region at full size from now on."""
        self.seen_at(ON_PAPER)
        self.show_part(region)
        return self

    def draw(self, painter: QPainter) -> None:
        """Paint frames, lines, cards and chips, from back to front."""
        painter.save()
        painter.translate(-self._bounds.x, -self._bounds.y)
        arrangement, shown = self._arrangement, self._bounds
        seen = [each for each, box in arrangement.boxes.items() if box.meets(shown)]
        frames = {each for each in seen if shown_card(arrangement, each).fold == "open"}
        for each in sorted(frames, key=arrangement.places.depths.__getitem__):
            self._draw_card(painter, each)
        routes = {pair: route for pair, route in arrangement.routes.items() if route.reach.meets(shown)}
        for route in routes.values():
            draw_line(painter, line_path(route.points), route, self._style, active=False)
        for each in seen:
            if each not in frames:
                self._draw_card(painter, each)
        for pair, route in routes.items():
            for (_, box), chip in zip(route.chips, arrangement.chips[pair], strict=True):
                if box.meets(shown):
                    draw_chip(painter, box, chip, self._style, zoom=self._scale.zoom)
        painter.restore()
        if self._legend is not None:
            self._legend.draw(painter, PAPER_MARGIN, shown.height - PAPER_MARGIN)

    def _draw_card(self, painter: QPainter, component: str) -> None:
        box = self._arrangement.boxes[component]
        shown = face(shown_card(self._arrangement, component), self._results)
        painter.save()
        painter.translate(box.x, box.y)
        draw_card(painter, shown, (box.width, box.height), self._style, State.PLAIN, self._scale)
        painter.restore()
