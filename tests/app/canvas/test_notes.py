"""Notes on the drawing: their lines, their card, and that nothing is computed from them."""

from __future__ import annotations

import hypothesis.strategies as st
import pytest
from hypothesis import given
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.canvas.gestures.drop_component import Carried
from app.canvas.layout.geometry import CARD_WIDTH, PAD
from app.canvas.layout.note_lines import MOST_LINES, note_height, note_lines
from app.canvas.painting.style import CanvasStyle
from app.look import theme
from app.look.theme_manager import load_fonts
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from planner_core.messages import Message
from planner_core.plan.components import Note
from planner_core.plan.interchange import plan_from_json, plan_to_json
from planner_core.plan.plan import Position
from tests.support.canvas import rebuilt, shown

TEXT = "Phase 2 in the third quarter: 250 more desktops for the branch offices.\n\nAsk for 10 GbE first."


def test_words_are_kept_whole_and_paragraphs_apart():
    lines = note_lines(TEXT)
    assert " ".join(lines).split() == TEXT.split()
    assert "" in lines
    assert len(lines) > 3


@given(st.text(max_size=400))
def test_any_text_is_broken_into_lines_without_losing_a_letter(text):
    lines = note_lines(text)
    assert len(lines) <= MOST_LINES
    if len(lines) < MOST_LINES:
        assert "".join("".join(lines).split()) == "".join(text.split())
    assert note_height(text) >= 2 * PAD


@pytest.mark.parametrize(
    "text",
    [
        TEXT,
        "Die Speicherbandbreite der Außenstellen begrenzt die Anmeldung; Leitungen vorher prüfen lassen.",
        "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW mmmmmmmmmmmmmmmmmmmmmmmmmmmm",
        "illiillijj ...,,,''' illiillijj ...,,,''' illiillijj ...,,,''' illiillijj ...,,,'''",
        "1.234.567,89 EUR/Jahr, 99,9 % Verfügbarkeit, 2 x 24 x 7.68 TB NVMe, RAID-DP, N+1",
    ],
)
def test_lines_fit_the_card_and_use_most_of_it(qapp, text):
    load_fonts()
    caption = CanvasStyle(theme.current()).caption
    widths = [caption.width(line) for line in note_lines(text)]
    assert max(widths) <= CARD_WIDTH - PAD
    assert max(widths) >= 0.7 * (CARD_WIDTH - 2 * PAD)


def with_note(plan, text=TEXT):
    return apply(
        plan, verbs.add_component(plan, Note(id="note-1", name="To do", notes=text), Position(0, 900)).edits
    )


def test_no_result_changes_by_a_note():
    plan, catalog = read_sample("everything-on-ssd"), load_catalog()
    before, after = evaluate(plan, catalog), evaluate(with_note(plan), catalog)
    assert tuple(after.saturation) == tuple(before.saturation)
    assert tuple(after.limits) == tuple(before.limits)
    assert after.desktops == before.desktops
    assert after.cost == before.cost
    assert tuple(after.findings) == tuple(before.findings)


def test_a_note_survives_the_file_and_the_text(tmp_path):
    from db.project_file import ProjectFile

    plan = with_note(read_sample("everything-on-ssd"), "Ä\n<b>\t“”\n")
    assert plan_from_json(plan_to_json(plan)) == plan
    path = tmp_path / "plan.headroom"
    ProjectFile.create(path, plan).close()
    read = ProjectFile.open(path)
    assert read.plan == plan
    read.close()


def test_a_note_is_added_written_and_grows(canvas, session):
    canvas.select(["host"])
    note = canvas.orders.add("note")
    assert canvas.note_editor.note == note
    canvas.note_editor.discard()
    height = canvas.arrangement.boxes[note].height
    session.perform(verbs.set_field(session.plan, [note], "notes", TEXT))
    assert canvas.arrangement.boxes[note].height > height + 60
    assert canvas.scene().freshen_card(note).lines == note_lines(TEXT)
    assert shown(canvas.scene()) == rebuilt(canvas)
    session.undo()
    assert canvas.arrangement.boxes[note].height == height


@pytest.fixture
def note(canvas, session):
    plan = with_note(session.plan, "One")
    assert session.new_plan(plan)
    canvas.select(["note-1"])
    canvas.setFocus()
    return canvas.note_editor


def text_of(session):
    return session.plan.components["note-1"].notes


@pytest.mark.parametrize("way", ["letter", "Enter", "double click"])
def test_what_is_typed_on_a_note_goes_into_its_text_in_one_step(note, canvas, session, hand, way):
    asked = []
    canvas.orders.edit_requested.connect(asked.append)
    if way == "Enter":
        hand.key(Qt.Key.Key_Return)
    elif way == "double click":
        QTest.mouseDClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=hand.at("note-1"))
    else:
        QTest.keyClicks(canvas, "s")
    assert note.hasFocus()
    QTest.keyClicks(note, " and two")
    assert text_of(session) == "One"
    QTest.keyClick(note, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert text_of(session) == ("Ones and two" if way == "letter" else "One and two")
    assert session.history.position == 1
    assert note.isHidden()
    assert canvas.hasFocus()
    assert asked == []
    session.undo()
    assert text_of(session) == "One"


def test_esc_discards_and_leaving_takes_what_was_written_on_a_note(note, canvas, session, hand):
    told = []
    canvas.hint.connect(told.append)
    QTest.keyClicks(canvas, "x")
    assert "Esc discards it" in told[-1]
    QTest.keyClick(note, Qt.Key.Key_Escape)
    assert told[-1] == "", "the keys of the note are no longer those of the drawing"
    assert (text_of(session), session.history.position) == ("One", 0)
    assert note.isHidden()
    assert canvas.hasFocus()
    QTest.keyClicks(canvas, "s")
    hand.click(hand.empty())
    assert (text_of(session), session.history.position) == ("Ones", 1)
    assert note.isHidden()
    canvas.select(["note-1"])
    QTest.keyClicks(canvas, "x")
    QTest.keyClick(note, Qt.Key.Key_Tab)
    assert text_of(session) == "Onesx"
    assert canvas.hasFocus()


def test_the_field_stays_on_its_note_and_goes_with_it(note, canvas, session, hand):
    hand.key(Qt.Key.Key_Return)
    box = canvas.arrangement.boxes["note-1"]
    for change in (
        canvas.framing.zoom_in,
        canvas.framing.zoom_out,
        canvas.framing.fit_all,
        lambda: canvas.camera.scroll(30, 20),
    ):
        change()
        card = QPoint(canvas.mapFromScene(box.x, box.y)), QPoint(canvas.mapFromScene(box.right, box.bottom))
        assert card[0].x() <= note.x() < note.geometry().right() <= card[1].x()
        assert note.y() > card[0].y()
    QTest.keyClicks(note, "x")
    assert session.perform(verbs.remove(session.plan, ("note-1",)), "elsewhere")
    assert note.isHidden()
    session.undo()
    assert text_of(session) == "One"


def test_a_text_that_is_too_long_for_a_note_stays_to_be_shortened(note, canvas, session, hand):
    told = []
    canvas.hint.connect(told.append)
    hand.key(Qt.Key.Key_Return)
    note.setPlainText("x" * 3000)
    QTest.keyClick(note, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert note.isVisible()
    assert told[-1]
    assert text_of(session) == "One"
    note.setPlainText("Two")
    QTest.keyClick(note, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert text_of(session) == "Two"


def test_a_note_of_a_plan_that_cannot_be_changed_is_not_written_on(note, canvas, session, hand, monkeypatch):
    monkeypatch.setattr(type(session.files), "read_only_reason", Message("It is open elsewhere."))
    hand.key(Qt.Key.Key_Return)
    QTest.keyClicks(canvas, "x")
    assert note.isHidden()


def test_a_note_that_is_dropped_is_written_at_once(canvas, session, qtbot):
    at = canvas.viewport().mapToGlobal(QPoint(40, 40))
    canvas.palette_drags.drop(Carried("note"), at, Qt.KeyboardModifier.NoModifier)
    (added,) = session.plan.of_type(Note)
    assert canvas.note_editor.note == added.id
    QTest.keyClicks(canvas.note_editor, "Ask")
    canvas.note_editor.finish()
    assert session.plan.components[added.id].notes == "Ask"


def test_a_note_goes_nowhere_and_connects_to_nothing(canvas, session):
    canvas.select([])
    note = canvas.orders.add("note")
    with pytest.raises(verbs.RuleError):
        verbs.nest(session.plan, note, "host")
    with pytest.raises(verbs.RuleError):
        verbs.connect(session.plan, "pool", note)


def test_a_screen_reader_hears_all_of_it(canvas, session):
    canvas.select([])
    note = canvas.orders.add("note")
    session.perform(verbs.set_field(session.plan, [note], "notes", "word " * 300))
    assert canvas.readable.words(note).count("word") == 300
