"""Marks of differences: told apart without colour, inside the room of a card, and gone with the variant."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.canvas.content.difference_marks import draw_mark
from app.canvas.content.tooltips import tip_for
from app.canvas.layout.geometry import MARGIN
from app.canvas.layout.hits import Hit
from app.canvas.painting.card_painter import Scale, State, draw_card
from app.canvas.painting.style import current_style
from app.look import theme
from planner_core.editing import verbs
from tests.support.plans import CATALOG

SIDE = 40
SIZE = (240.0, 100.0)


def grey(paint, width=SIDE, height=SIDE, scale=1.0, ground="card"):
    """What is painted, as a printer without colour prints it."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(getattr(theme.current().colours, ground))
    painter = QPainter(image)
    try:
        painter.scale(scale, scale)
        paint(painter)
    finally:
        painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def unlike(first, second):
    """Pixels that are clearly lighter or darker."""
    return sum(
        abs(first.pixelColor(x, y).lightness() - second.pixelColor(x, y).lightness()) > 96
        for x in range(first.width())
        for y in range(first.height())
    )


@pytest.mark.parametrize("worn", ["light", "dark"])
def test_marks_are_told_apart_without_colour(qapp, worn):
    theme.use(worn)
    try:
        colours = theme.current().colours
        drawn = {
            kind: grey(lambda painter, kind=kind: draw_mark(painter, QRectF(4, 4, 32, 32), kind, colours))
            for kind in ("added", "field", "removed")
        }
        kinds = list(drawn)
        for number, kind in enumerate(kinds):
            assert unlike(drawn[kind], grey(lambda _painter: None)) > 200
            for other in kinds[number + 1 :]:
                assert unlike(drawn[kind], drawn[other]) > 20, (kind, other)
    finally:
        theme.use("light")


@pytest.mark.parametrize("zoom", [0.21, 0.44, 1.0, 4.0])
def test_a_marked_card_paints_nothing_outside_its_room(canvas, zoom):
    said = canvas.scene().freshen_card("ssd")
    style = current_style()
    room = int(MARGIN * zoom)

    def paint(painter, state):
        painter.translate(2 * MARGIN, 2 * MARGIN)
        draw_card(painter, said, SIZE, style, state, Scale(zoom, 1 / zoom))

    width, height = (round((length + 4 * MARGIN) * zoom) for length in SIZE)
    plain, marked = (
        grey(lambda painter, state=state: paint(painter, state), width, height, zoom, "canvas")
        for state in (State.PLAIN, State.ADDED)
    )
    touched = [
        (x, y)
        for x in range(width)
        for y in range(height)
        if plain.pixelColor(x, y) != marked.pixelColor(x, y)
    ]
    assert touched
    assert min(x for x, _ in touched) >= room - 1
    assert min(y for _, y in touched) >= room - 1


def test_the_drawing_shows_marks_and_keeps_its_place_when_the_variant_changes(canvas, session):
    first = session.variants.shown.id
    assert session.variants.duplicate(first, "Changed")
    canvas.framing.zoom_100()
    canvas.select(("ssd",))
    canvas.mark_differences({"ssd": "field", "pool": "added"})
    scene = canvas.scene()
    assert scene.cards["ssd"].state & State.CHANGED
    assert scene.cards["pool"].state & State.ADDED
    seen = canvas.camera.seen()
    assert session.perform(verbs.set_fields(session.plan, ["ssd"], {"drives": 8}))
    assert scene.cards["ssd"].state & State.CHANGED
    assert session.variants.show(first)
    assert canvas.camera.seen() == seen
    assert canvas.selected_ids() == ("ssd",)
    assert scene.cards["ssd"].state & State.CHANGED
    canvas.mark_differences({})
    assert not any(scene.cards[each].state & (State.CHANGED | State.ADDED) for each in ("ssd", "pool"))


def test_undo_leads_back_into_the_variant_and_the_drawing_follows(canvas, session):
    first = session.variants.shown.id
    assert session.variants.duplicate(first, "Changed")
    assert session.perform(verbs.remove(session.plan, ("mirror",)))
    assert session.variants.show(first)
    assert "mirror" in canvas.scene().arrangement.boxes
    assert session.undo()
    assert session.variants.shown.name == "Changed"
    assert "mirror" in canvas.scene().arrangement.boxes
    assert session.redo()
    assert "mirror" not in canvas.scene().arrangement.boxes


def test_a_tooltip_and_a_screen_reader_say_what_is_different(canvas):
    canvas.mark_differences({"ssd": "field"}, (), lambda component: f"{component}: RAID 5 instead of RAID 0")
    hit = Hit("card", "ssd")
    assert tip_for(canvas.scene(), hit, CATALOG.hypervisors).endswith("ssd: RAID 5 instead of RAID 0</qt>")
    assert canvas.readable.words("ssd").endswith(". ssd: RAID 5 instead of RAID 0")
    assert "RAID 5" not in canvas.readable.words("sas")
    canvas.mark_differences({})
    assert "RAID 5" not in canvas.readable.words("ssd")


def test_a_closed_frame_is_marked_for_what_lies_in_it(canvas, session):
    canvas.mark_differences({"ssd": "added"})
    scene = canvas.scene()
    canvas.select(("host",))
    canvas.orders.fold(closed=True)
    assert "ssd" not in scene.arrangement.boxes
    assert scene.differences == {"host": State.CHANGED}
    assert scene.cards["host"].state & State.CHANGED
    canvas.orders.fold(closed=False)
    assert scene.differences == {"ssd": State.ADDED}
    assert not scene.cards["host"].state & State.CHANGED


def test_marks_are_seen_from_far_away(canvas):
    canvas.camera.zoom_to(0.15)
    canvas.viewport().update()
    before = canvas.viewport().grab().toImage()
    canvas.mark_differences({"pool": "field"})
    assert unlike(before, canvas.viewport().grab().toImage()) > 20


def test_the_chip_of_a_moved_file_is_marked_and_no_other(canvas):
    canvas.mark_differences({"pool": "field"}, {("pool", "swap", "sas")})
    states = canvas.scene().chips[("pool", "sas")]._states
    assert states["swap"] & State.CHANGED
    assert not states.get("delta", State.PLAIN) & State.CHANGED
    canvas.mark_differences({})
    assert not canvas.scene().chips[("pool", "sas")]._states.get("swap", State.PLAIN) & State.CHANGED
