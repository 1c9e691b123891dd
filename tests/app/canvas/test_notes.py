"""Notes on the drawing: their lines, their card, and that nothing is computed from them."""

from __future__ import annotations

import hypothesis.strategies as st
import pytest
from hypothesis import given

from app import theme
from app.canvas.geometry import CARD_WIDTH, PAD
from app.canvas.notes import MOST_LINES, note_height, note_lines
from app.canvas.style import CanvasStyle
from app.catalogue import load_catalog
from app.samples import read_sample
from app.theme_manager import load_fonts
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
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
    asked = []
    canvas.edit_requested.connect(asked.append)
    canvas.select(["host"])
    note = canvas.add_kind("note")
    assert asked == [note]
    height = canvas.arrangement.boxes[note].height
    session.perform(verbs.set_field(session.plan, [note], "notes", TEXT))
    assert canvas.arrangement.boxes[note].height > height + 60
    assert canvas.scene().freshen_card(note).lines == note_lines(TEXT)
    assert shown(canvas.scene()) == rebuilt(canvas)
    session.undo()
    assert canvas.arrangement.boxes[note].height == height


def test_a_note_goes_nowhere_and_connects_to_nothing(canvas, session):
    canvas.select([])
    note = canvas.add_kind("note")
    with pytest.raises(verbs.RuleError):
        verbs.nest(session.plan, note, "host")
    with pytest.raises(verbs.RuleError):
        verbs.connect(session.plan, "pool", note)


def test_a_screen_reader_hears_all_of_it(canvas, session):
    canvas.select([])
    note = canvas.add_kind("note")
    session.perform(verbs.set_field(session.plan, [note], "notes", "word " * 300))
    assert canvas.readable.words(note).count("word") == 300
