"""Copy, cut and paste: within a plan, between plans, through text, and what foreign clipboards do."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication

from app.canvas.commands.clipboard import MIME_TYPE, as_mime, from_mime
from app.project.samples import read_sample
from planner_core.plan.fragment import fragment_from_json, fragment_of, fragment_to_json
from planner_core.plan.plan import Plan, Position
from tests.support.canvas import rebuilt, shown
from tests.support.settled import settle

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def clipboard(qapp):
    board = QGuiApplication.clipboard()
    board.clear()
    yield board
    board.clear()


@pytest.fixture
def refused(session):
    told = []
    session.refused.connect(lambda error: told.append(str(error)))
    return told


@pytest.fixture
def hints(canvas):
    told = []
    canvas.hint.connect(told.append)
    return told


def names(plan):
    return sorted(part.name for part in plan.components.values())


def test_a_copied_pool_stays_on_its_host_and_stores(canvas, session, clipboard):
    canvas.select(["pool"])
    canvas.clips.copy()
    assert session.history.position == 0
    (copy,) = canvas.clips.paste()
    assert session.plan.hosts_of(copy) == ("host",)
    assert session.plan.stores_of(copy, "swap") == session.plan.stores_of("pool", "swap")
    assert session.history.position == 1
    assert canvas.selected_ids() == (copy,)
    assert shown(canvas.scene()) == rebuilt(canvas)


def test_a_paste_is_one_step_and_undo_takes_all_of_it_back(canvas, session, clipboard):
    plan = session.plan
    canvas.orders.select_all()
    canvas.clips.copy()
    canvas.clips.paste()
    assert len(session.plan.components) == 2 * len(plan.components)
    assert len(session.plan.links) == 2 * len(plan.links)
    session.undo()
    assert session.plan == plan
    session.redo()
    assert len(session.plan.components) == 2 * len(plan.components)


def test_a_copied_host_brings_disks_and_finds_room(canvas, session, clipboard):
    canvas.select(["host"])
    canvas.clips.copy()
    first = canvas.clips.paste()
    second = canvas.clips.paste()
    boxes = canvas.arrangement.boxes
    outer = ["pool", "host", *first, *second]
    assert len(outer) == 4
    assert len(session.plan.children(first[0])) == 3
    assert not any(boxes[a].meets(boxes[b]) for a in outer for b in outer if a < b)


def test_cut_and_paste_moves_to_another_plan_with_names_and_links(canvas, session, clipboard):
    before = session.plan
    canvas.orders.select_all()
    canvas.clips.cut()
    assert session.plan.components == {}
    assert session.history.position == 1
    session.undo()
    assert session.plan == before
    session.new_plan(Plan())
    canvas.clips.paste()
    assert names(session.plan) == names(before)
    assert len(session.plan.links) == len(before.links)
    assert session.history.position == 1
    seen = canvas.camera.seen()
    assert all(box.meets(seen) for box in canvas.arrangement.boxes.values())


def test_ties_to_what_was_left_behind_do_not_reach_into_another_plan(canvas, session, clipboard):
    canvas.select(["pool"])
    canvas.clips.copy()
    session.new_plan(read_sample("everything-on-ssd"))  # it has a "host" too, but not the same
    (copy,) = canvas.clips.paste()
    assert session.plan.links_from(copy) == ()
    assert copy != "pool"


def test_the_text_on_the_clipboard_can_be_pasted_too(canvas, session, clipboard):
    canvas.select(["host"])
    canvas.clips.copy()
    text = clipboard.mimeData().text()
    assert json.loads(text)["format"] == "headroom-selection"
    clipboard.setText(f"\n {text} \n")
    session.new_plan(Plan())
    (copy,) = canvas.clips.paste()
    assert len(session.plan.children(copy)) == 3


def test_disks_go_into_the_host_that_is_selected(canvas, session, clipboard, hints):
    canvas.select(["ssd"])
    canvas.clips.copy()
    canvas.select([])
    (again,) = canvas.clips.paste()
    assert session.plan.parents[again] == "host"
    canvas.select([])
    other = canvas.orders.add("host")
    (moved,) = canvas.clips.paste()
    assert session.plan.parents[moved] == other
    session.new_plan(Plan())
    assert canvas.clips.paste() == ()
    assert "select the one to paste into first" in hints[-1]
    assert session.plan.components == {}


def test_hosts_go_into_the_cluster_that_is_selected(canvas, session, clipboard):
    canvas.select(["host"])
    canvas.clips.copy()
    canvas.select([])
    cluster = canvas.orders.add("cluster")
    (inner,) = canvas.clips.paste()
    assert session.plan.parents[inner] == cluster
    assert inner not in session.plan.positions


def test_pasting_from_the_menu_lands_where_one_clicked(canvas, session, clipboard):
    canvas.select(["pool"])
    canvas.clips.copy()
    canvas.clips.paste(Position(801, 403))
    (copy,) = canvas.selected_ids()
    assert session.plan.positions[copy] == Position(800, 400)


def test_nothing_selected_copies_nothing(canvas, clipboard, hints):
    clipboard.setText("kept")
    canvas.select([])
    canvas.clips.copy()
    canvas.clips.cut()
    assert clipboard.text() == "kept"
    assert hints[-1] == "Select what you want to copy."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Copy components of a plan first"),
        ("An offer for 500 desktops", "Copy components of a plan first"),
        ("{}", "cannot be pasted"),
        ("{" * 100_000, "cannot be pasted"),
        ('{"format": "headroom-selection", "components": [{"kind": "host"}]}', "cannot be pasted"),
        ('{"format": "headroom-selection", "version": 99, "components": []}', "newer Headroom"),
        (
            '{"format": "headroom-plan", "components": [{"kind": "host", "id": "h", "name": "x", "sockets": 0}]}',
            "sockets",
        ),
    ],
)
def test_what_cannot_be_pasted_is_said_and_changes_nothing(canvas, session, clipboard, refused, text, said):
    plan = session.plan
    clipboard.setText(text)
    canvas.clips.paste()
    assert said in refused[-1]
    assert session.plan is plan
    assert session.history.position == 0


def hostile(**changes):
    fragment = fragment_of(read_sample("everything-on-ssd"), ["host", "pool"])
    document = json.loads(bytes(as_mime(fragment_to_json(fragment)).data(MIME_TYPE).data()))
    document.update(changes)
    mime = QMimeData()
    mime.setData(MIME_TYPE, json.dumps(document).encode())
    return mime


def test_positions_at_the_end_of_the_world_land_in_sight(canvas, session, clipboard, qtbot):
    far = [{"component": "host", "x": 1e308, "y": -1e308}, {"component": "pool", "x": 1e308, "y": -1e308}]
    clipboard.setMimeData(hostile(positions=far))
    pasted = canvas.clips.paste()
    seen = canvas.camera.seen()
    assert all(canvas.arrangement.boxes[each].meets(seen) for each in pasted)


def test_a_forged_origin_creates_no_invalid_links(canvas, session, clipboard):
    links = [
        {"source": "pool", "role": "runs_on", "target": "ssd"},
        {"source": "pool", "role": "swap", "target": "pool"},
    ]
    fragment = from_mime(as_mime(fragment_to_json(fragment_of(session.plan, ["pool"], canvas.clips._origin))))
    document = json.loads(bytes(as_mime(fragment_to_json(fragment)).data(MIME_TYPE).data()))
    document["links"] = links[:1]
    mime = QMimeData()
    mime.setData(MIME_TYPE, json.dumps(document).encode())
    clipboard.setMimeData(mime)
    (copy,) = canvas.clips.paste()
    assert session.plan.links_from(copy) == ()


def test_an_own_type_that_is_damaged_is_refused(canvas, session, clipboard, refused):
    mime = QMimeData()
    mime.setData(MIME_TYPE, b"\xff\x00{")
    mime.setText("and a text that is harmless")
    clipboard.setMimeData(mime)
    canvas.clips.paste()
    assert "cannot be pasted" in refused[-1]


def test_names_are_shown_as_they_are_and_never_run(canvas, session, clipboard):
    nasty = '<img src="file:///etc/passwd"><b>&x</b>'
    source = read_sample("everything-on-ssd")
    document = json.loads(
        bytes(as_mime(fragment_to_json(fragment_of(source, ["host"]))).data(MIME_TYPE).data())
    )
    document["components"][0]["name"] = nasty
    clipboard.setText(json.dumps(document))
    session.new_plan(Plan())
    canvas.clips.paste()
    assert nasty in names(session.plan)


def test_a_read_only_plan_stays_as_it_is(canvas, session, clipboard, tmp_path, refused):
    canvas.select(["host"])
    canvas.clips.copy()
    path = tmp_path / "plan.headroom"
    assert session.files.save_copy(path)
    session.new_plan(Plan())
    from db.project_file import ProjectFile

    with_it_open = ProjectFile.open(path)
    assert session.open(path)
    assert session.files.read_only
    plan = session.plan
    canvas.clips.paste()
    assert session.plan is plan
    assert refused
    with_it_open.close()


@pytest.mark.parametrize("sample", ["replica-on-ssd", "everything-on-ssd", "vsan62-hybrid-500"])
def test_a_copied_fragment_equals_its_parsed_text(canvas, session, clipboard, sample):
    session.new_plan(read_sample(sample))
    canvas.orders.select_all()
    canvas.clips.copy()
    copied = canvas.clips._copied
    assert from_mime(clipboard.mimeData(), copied) is copied.fragment
    assert from_mime(clipboard.mimeData()) == copied.fragment == fragment_from_json(copied.text)


def test_what_another_program_has_copied_since_is_read(canvas, session, clipboard):
    canvas.select(["pool"])
    canvas.clips.copy()
    clipboard.setMimeData(as_mime(fragment_to_json(fragment_of(session.plan, ["mirror"]))))
    count = len(session.plan.components)
    (pasted,) = canvas.clips.paste()
    assert len(session.plan.components) == count + 1
    assert type(session.plan.components[pasted]) is type(session.plan.components["mirror"])


def test_large_selections_travel(canvas, session, clipboard, qtbot):
    from tests.support.large_canvas import large_plan

    session.new_plan(large_plan(1_000))
    canvas.orders.select_all()
    canvas.clips.copy()
    session.new_plan(Plan())
    canvas.clips.paste()
    assert len(session.plan.components) == 1_000
    settle()
