"""What another variant has and this one lacks: outlines under the cards, in nobody's way, read out and told apart."""

from __future__ import annotations

import itertools

import msgspec
import pytest
from PySide6.QtCore import QMarginsF, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter

from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.geometry import MARGIN
from app.canvas.layout.ghosts import Absent, Ghost, closed_over, drawn_there, ghosts
from app.canvas.layout.hits import Hit
from app.canvas.painting.card_painter import Scale, State
from app.canvas.painting.style import current_style
from app.canvas.scene.accessible import Gone
from app.canvas.scene.ghost_items import GhostItem, draw_ghost, ghost_face
from app.look import theme
from app.project.samples import read_sample
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.plan.components import DesktopPool, Note
from planner_core.plan.plan import Plan, Position
from tests.support.canvas import Hand, rebuilt, shown
from tests.support.thorough import sampled

SAMPLE = "replica-on-ssd"
"""A host with the disk groups ssd, sas and mirror, and a pool to the left of it."""


def without(*ids: str) -> Plan:
    plan = read_sample(SAMPLE)
    return apply(plan, verbs.remove(plan, ids).edits)


def found(here: Plan, *ids: str, there: Plan | None = None) -> dict[str, Ghost]:
    absent = Absent(there or read_sample(SAMPLE), ids, "Other")
    drawn = Arrangement(len)
    drawn.rebuild(here)
    return ghosts(absent, drawn_there(absent.plan), drawn)


def absent(*ids: str) -> Absent:
    return Absent(read_sample(SAMPLE), ids, "Variant 1")


@pytest.fixture
def lean(canvas, session):
    """A canvas whose plan lacks the SSD and the pool, and shows that."""
    assert session.perform(verbs.remove(session.plan, ("ssd", "pool")))
    canvas.framing.zoom_100()
    canvas.mark_differences({}, absent=absent("ssd", "pool"))
    return canvas


# --- where -------------------------------------------------------------------------------------------------------


def test_a_ghost_on_the_canvas_has_its_place_in_the_other_variant():
    there = drawn_there(read_sample(SAMPLE))
    shown_now = found(without("pool"), "pool")
    assert shown_now["pool"].box == there.boxes["pool"]
    assert shown_now["pool"].part.name == there.plan.components["pool"].name


def test_a_frame_comes_with_all_that_has_gone_with_it():
    there = drawn_there(read_sample(SAMPLE))
    everything = found(without("host"), "mirror", "sas", "ssd", "host")
    assert {each: ghost.box for each, ghost in everything.items()} == {
        each: there.boxes[each] for each in ("host", "ssd", "sas", "mirror")
    }
    assert next(iter(everything)) == "host"
    assert [everything[each].depth for each in ("host", "ssd")] == [0, 1]


def test_what_is_missing_in_a_frame_hangs_below_it_whatever_that_has_become():
    here = without("ssd", "mirror")
    here = apply(here, verbs.move(here, {"host": Position(3000, 800)}).edits)
    drawn = Arrangement(len)
    drawn.rebuild(here)
    host, hanging = drawn.boxes["host"], found(here, "ssd", "mirror")
    boxes = [hanging[each].box for each in ("ssd", "mirror")]
    assert all(box.y > host.bottom for box in boxes)
    assert all(host.x < box.x and box.right < host.right for box in boxes)
    assert not boxes[0].meets(boxes[1])


def test_where_its_place_is_taken_it_lies_below_what_took_it():
    here = without("pool")
    taken = DesktopPool(id="other", name="Other")
    place = read_sample(SAMPLE).positions["pool"]
    here = apply(here, verbs.add_component(here, taken, place).edits)
    drawn = Arrangement(len)
    drawn.rebuild(here)
    ghost = found(here, "pool")["pool"]
    assert not ghost.box.meets(drawn.boxes["other"])
    assert ghost.box.x == drawn.boxes["other"].x
    assert 0 < ghost.box.y - drawn.boxes["other"].bottom < 50


def test_a_component_of_another_kind_is_shown_as_it_was():
    here = without("pool")
    note = Note(id="pool", name="No pool any more")
    here = apply(here, verbs.add_component(here, note, Position(0, 5_000)).edits)
    assert isinstance(found(here, "pool")["pool"].part, DesktopPool)


def test_a_closed_card_stands_for_what_is_missing_in_it():
    here = without("ssd")
    here = apply(here, verbs.collapse(here, ["host"]).edits)
    drawn = Arrangement(len)
    drawn.rebuild(here)
    there = drawn_there(read_sample(SAMPLE))
    assert ghosts(absent("ssd"), there, drawn) == {}
    assert closed_over(absent("ssd", "pool"), there, drawn) == {"host"}


def test_unknown_ids_and_an_empty_plan_are_no_harm():
    assert found(Plan(), "ghost of a ghost") == {}
    assert set(found(Plan(), "ssd", "host")) == {"ssd", "host"}
    alone = found(Plan(), "ssd")
    assert set(alone) == {"ssd"}


# --- in the drawing ------------------------------------------------------------------------------------------------


def items(canvas):
    return [item for item in canvas.scene().items() if isinstance(item, GhostItem)]


def test_ghosts_are_below_everything_and_vanish_with_the_differences(lean):
    drawn = items(lean)
    assert {item.ghost.part.id for item in drawn} == {"ssd", "pool"}
    others = [item for item in lean.scene().items() if item not in drawn]
    assert others
    assert max(item.zValue() for item in drawn) < min(item.zValue() for item in others)
    lean.mark_differences({})
    assert items(lean) == []
    assert lean.scene().ghosts.shown == {}


def test_ghosts_take_no_clicks_and_no_selection(lean, session):
    hand, ghost = Hand(lean), lean.scene().ghosts.shown["pool"]
    at = lean.mapFromScene(ghost.box.middle_x, ghost.box.middle_y)
    assert lean.pointer.hit(at) == Hit()
    lean.select(("host",))
    hand.click(at)
    assert lean.selected_ids() == (), "it is empty canvas"
    lean.orders.select_all()
    assert lean.selected_ids() == ("host",)
    lean.select(("pool", "ssd"))
    assert lean.selected_ids() == ()
    start = lean.mapFromScene(ghost.box.x - 30, ghost.box.y - 30)
    hand.drag(start, lean.mapFromScene(ghost.box.right + 30, ghost.box.bottom + 30))
    assert lean.selected_ids() == ()
    before = session.plan
    hand.drag(at, at + QPoint(60, 60))
    assert session.plan is before
    assert shown(lean.scene()) == rebuilt(lean)


def test_a_ghost_follows_its_frame_and_vanishes_when_its_component_is_restored(lean, session):
    before = lean.scene().ghosts.shown["ssd"].box
    place = session.plan.positions["host"]
    assert session.perform(verbs.move(session.plan, {"host": Position(place.x + 400, place.y + 40)}))
    assert lean.scene().ghosts.shown["ssd"].box == before.moved(400, 40)
    lean.select(("host",))
    lean.orders.fold(closed=True)
    assert set(lean.scene().ghosts.shown) == {"pool"}
    assert lean.scene().differences == {"host": State.CHANGED}
    lean.orders.fold(closed=False)
    assert lean.scene().differences == {}
    assert {item.ghost.part.id for item in items(lean)} == {"ssd", "pool"}
    lean.mark_differences({}, absent=absent("pool"))
    assert {item.ghost.part.id for item in items(lean)} == {"pool"}


def test_ghosts_survive_a_rebuild_of_the_drawing(lean, session):
    session.new_plan(without("ssd", "pool"))
    assert {item.ghost.part.id for item in items(lean)} == {"ssd", "pool"}
    lean.mark_differences({})
    assert items(lean) == []


def test_the_drawing_can_be_scrolled_to_distant_ghosts(canvas, session):
    far = read_sample(SAMPLE)
    far = msgspec.structs.replace(far, positions={**far.positions, "pool": Position(9_000, 7_000)})
    assert session.perform(verbs.remove(session.plan, ("pool",)))
    canvas.mark_differences({}, absent=Absent(far, ("pool",), "Far"))
    box = canvas.scene().ghosts.shown["pool"].box
    assert canvas.sceneRect().contains(QPointF(box.right, box.bottom))
    canvas.framing.fit_all()
    seen = canvas.camera.seen()
    assert seen.contains(box.x, box.y)
    assert seen.contains(box.right, box.bottom)
    canvas.mark_differences({})
    canvas.framing.fit_all()
    assert not canvas.camera.seen().contains(box.right, box.bottom)


@pytest.mark.parametrize("zoom", sampled([0.15, 0.3, 1.0], 0.15, 1.0))
def test_ghosts_are_visible_at_every_zoom(canvas, session, zoom):
    assert session.perform(verbs.remove(session.plan, ("pool",)))
    canvas.camera.zoom_to(zoom)
    canvas.camera.centre(drawn_there(read_sample(SAMPLE)).boxes["pool"])
    before = canvas.viewport().grab().toImage()
    canvas.mark_differences({}, absent=absent("pool"))
    assert differing(before, canvas.viewport().grab().toImage()) > 20


def test_from_afar_a_ghost_is_an_outline_and_hides_nothing(canvas, session):
    assert session.perform(verbs.remove(session.plan, ("pool",)))
    box = drawn_there(read_sample(SAMPLE)).boxes["pool"]
    canvas.camera.zoom_to(0.15)
    canvas.camera.centre(box)
    inside = QRectF(box.x, box.y, box.width, box.height).marginsRemoved(QMarginsF(20, 20, 20, 20))
    place = canvas.mapFromScene(inside).boundingRect()
    before = canvas.viewport().grab(place).toImage()
    canvas.mark_differences({}, absent=absent("pool"))
    assert canvas.viewport().grab(place).toImage() == before


# --- as it looks -----------------------------------------------------------------------------------------------------


def differing(first: QImage, second: QImage) -> int:
    """Pixels that are clearly lighter or darker."""
    return sum(
        abs(first.pixelColor(x, y).lightness() - second.pixelColor(x, y).lightness()) > 60
        for x in range(first.width())
        for y in range(first.height())
    )


def painted(zoom: float) -> QImage:
    """A ghost as a printer without colour prints it."""
    part = read_sample(SAMPLE).components["pool"]
    ghost = Ghost(part, drawn_there(read_sample(SAMPLE)).boxes["pool"], 0)
    room = 2 * MARGIN
    width, height = ((length + 2 * room) * zoom for length in (ghost.box.width, ghost.box.height))
    image = QImage(round(width), round(height), QImage.Format.Format_RGB32)
    image.fill(theme.current().colours.canvas)
    painter = QPainter(image)
    painter.scale(zoom, zoom)
    painter.translate(room, room)
    size = (ghost.box.width, ghost.box.height)
    draw_ghost(painter, ghost_face(ghost, "Variant 1"), size, current_style(), Scale(zoom, 1 / zoom))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize("worn", ["light", "dark"])
@pytest.mark.parametrize("zoom", [0.25, 1.0])
def test_the_outline_is_dashed_and_clear_without_colour(qapp, worn, zoom):
    theme.use(worn)
    try:
        image = painted(zoom)
        ground = image.pixelColor(0, 0).lightness()
        room, width = 2 * MARGIN * zoom, image.width()
        y = round(image.height() - room)
        marked = [
            max(abs(image.pixelColor(x, y + down).lightness() - ground) for down in (-1, 0)) > 60
            for x in range(round(room + 12 * zoom), round(width - room - 12 * zoom))
        ]
        assert 0.3 < sum(marked) / len(marked) < 0.85, "parts of it are line and parts are not"
        changes = sum(a != b for a, b in itertools.pairwise(marked))
        assert changes >= 8
    finally:
        theme.use("light")


@pytest.mark.parametrize("worn", ["light", "dark"])
def test_outline_and_words_stand_out_from_the_ground(qapp, worn):
    theme.use(worn)
    try:
        colours = theme.current().colours
        assert contrast(colours.text, colours.canvas) >= 7
        assert contrast(colours.text_muted, colours.canvas) >= 4.5
    finally:
        theme.use("light")


def contrast(first, second) -> float:
    """The contrast of two colours as WCAG 2 counts it."""

    def luminance(colour) -> float:
        parts = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_a_ghost_shows_its_name_and_variant_but_no_figures():
    plan = read_sample(SAMPLE)
    there = drawn_there(plan)
    for each in ("host", "pool", "ssd"):
        said = ghost_face(Ghost(plan.components[each], there.boxes[each], 0), "Cheap & cheerful")
        assert said.title == plan.components[each].name
        assert said.caption == "Only in Cheap & cheerful"
        assert said.bars == ()
        assert said.fold == ""
    note = Note(id="n", name="Remember", notes="one\ntwo")
    said = ghost_face(Ghost(note, there.boxes["pool"], 0), "Other")
    assert said.caption == "Only in Other"
    assert said.kind != "note", "or it would be drawn without the caption"


def test_a_ghost_paints_only_inside_its_item(lean):
    ghost = lean.scene().ghosts.shown["pool"]
    item = next(item for item in items(lean) if item.ghost == ghost)
    room = QRectF(-MARGIN, -MARGIN, ghost.box.width + 2 * MARGIN, ghost.box.height + 2 * MARGIN)
    assert item.boundingRect() == room
    for zoom in (0.25, 1.0):
        image = painted(zoom)
        edge = round(MARGIN * zoom)
        ground = image.pixelColor(0, 0)
        assert all(image.pixelColor(x, y) == ground for x in range(image.width()) for y in range(edge - 1))
        assert all(image.pixelColor(x, y) == ground for x in range(edge - 1) for y in range(image.height()))


def test_ghosts_follow_the_theme(lean):
    item = items(lean)[0]
    before = item.style
    theme.use("dark")
    try:
        assert lean.scene().restyle()
        assert item.style is current_style() is not before
    finally:
        theme.use("light")
        lean.scene().restyle()


def test_another_name_of_the_variant_is_shown_at_once(lean):
    was = lean.scene().ghosts.spoken("pool")
    lean.mark_differences({}, absent=absent("ssd", "pool")._replace(variant="Renamed"))
    assert "Renamed" in lean.scene().ghosts.spoken("pool") != was
    assert all("Renamed" in item._face.caption for item in items(lean))


# --- for screen readers ------------------------------------------------------------------------------------------


def test_a_screen_reader_finds_them_behind_the_cards_and_the_keyboard_does_not(lean):
    drawing = QAccessible.queryAccessibleInterface(lean)
    names = [drawing.child(index).text(QAccessible.Text.Name) for index in range(drawing.childCount())]
    plan = read_sample(SAMPLE)
    pool, ssd = (plan.components[each].name for each in ("pool", "ssd"))
    assert f"{pool}, Desktop pool: only in Variant 1" in names[-2:]
    assert f"{ssd}, Disk group: only in Variant 1" in names[-2:]
    assert not any(isinstance(stop, Gone) for stop in lean.readable.stops)
    gone = next(entry for entry in lean.readable.entries if entry == Gone("pool"))
    entry = QAccessible.queryAccessibleInterface(lean.readable.handle(gone))
    state = entry.state()
    assert not state.focusable
    assert not state.selectable
    assert state.readOnly
    box = lean.scene().ghosts.shown["pool"].box
    corner = lean.viewport().mapToGlobal(lean.mapFromScene(box.x, box.y))
    assert entry.rect().topLeft() == corner
    assert drawing.indexOfChild(entry) == lean.readable.entries.index(gone)
    middle = entry.rect().center()
    assert drawing.childAt(middle.x(), middle.y()).text(QAccessible.Text.Name).startswith(pool)


def test_a_screen_reader_that_still_holds_one_that_is_gone_reads_nothing(lean):
    entry = QAccessible.queryAccessibleInterface(lean.readable.handle(Gone("pool")))
    lean.mark_differences({})
    assert entry.text(QAccessible.Text.Name) == ""
    assert entry.rect().isEmpty()
    assert not any(isinstance(each, Gone) for each in lean.readable.entries)


def test_a_card_is_found_before_what_lies_under_it(canvas, session):
    place = session.plan.positions["host"]
    far = read_sample(SAMPLE)
    far = msgspec.structs.replace(
        far, positions={**far.positions, "pool": Position(place.x - 150, place.y + 20)}
    )
    assert session.perform(verbs.remove(session.plan, ("pool",)))
    canvas.framing.zoom_100()
    canvas.mark_differences({}, absent=Absent(far, ("pool",), "Other"))
    box, host = canvas.scene().ghosts.shown["pool"].box, canvas.arrangement.boxes["host"]
    assert box.meets(host)
    at = canvas.viewport().mapToGlobal(canvas.mapFromScene(host.x + 20, box.middle_y))
    found_there = QAccessible.queryAccessibleInterface(canvas).childAt(at.x(), at.y())
    assert session.plan.components["host"].name in found_there.text(QAccessible.Text.Name)
    hit = canvas.pointer.hit(canvas.mapFromScene(host.x + 20, box.middle_y))
    assert hit.component == "host"


def test_tab_skips_ghosts(lean):
    hand = Hand(lean)
    lean.setFocus(Qt.FocusReason.TabFocusReason)
    seen = set()
    for _ in range(12):
        hand.key(Qt.Key.Key_Tab)
        seen.add(lean.scene().focus)
    assert seen.isdisjoint({"pool", "ssd"})


def test_an_empty_variant_that_shows_what_it_lacks_is_not_said_to_be_empty(canvas, session):
    def colours():
        room = canvas.viewport().rect()
        picture = canvas.viewport().grab(room.adjusted(room.width() // 3, room.height() // 3, 0, 0)).toImage()
        across, down = range(0, picture.width(), 2), range(0, picture.height(), 2)
        return {picture.pixel(x, y) for x in across for y in down}

    assert session.perform(verbs.remove(session.plan, tuple(session.plan.components)))
    assert len(colours()) > 2, "what to begin with"
    canvas.mark_differences({}, absent=absent("pool"))
    canvas.camera.zoom_to(4.0)
    (ghost,) = canvas.scene().ghosts.shown.values()
    seen = canvas.camera.seen()
    canvas.camera.scroll(round(ghost.box.right - seen.x) * 4 + 400, 0)
    assert not canvas.camera.seen().meets(ghost.box)
    assert len(colours()) == 1
