"""Everything that the mouse does, by keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.support.in_front import bring_to_front

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_tab_goes_through_cards_and_chips_in_reading_order(canvas, hand):
    seen = []
    for _ in range(12):
        hand.key(Key.Key_Tab)
        seen.append(canvas.scene().focus)
    assert seen[:7] == [
        "pool",
        (("pool", "ssd"), "replica"),
        (("pool", "sas"), "delta"),
        (("pool", "sas"), "swap"),
        (("pool", "sas"), "log"),
        (("pool", "mirror"), "template"),
        "host",
    ]
    assert seen[7:10] == ["ssd", "sas", "mirror"]


def test_shift_tab_goes_back(canvas, hand):
    canvas.keys.go_to("host")
    hand.key(Key.Key_Backtab, SHIFT)
    assert canvas.scene().focus == (("pool", "mirror"), "template")


def test_tab_past_the_last_card_leaves_the_canvas(canvas, qtbot):
    from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    field = QLineEdit()
    layout.addWidget(canvas)
    layout.addWidget(field)
    bring_to_front(qtbot, window)
    canvas.setFocus()
    qtbot.waitUntil(canvas.hasFocus)
    canvas.keys.go_to("sas")
    qtbot.keyClick(canvas, Key.Key_Tab)
    assert canvas.scene().focus == "mirror"
    assert canvas.hasFocus()
    qtbot.keyClick(canvas, Key.Key_Tab)
    assert field.hasFocus()
    canvas.setParent(None)


def test_arrows_nudge_and_nudges_in_a_row_are_one_step(canvas, session, hand):
    before = session.plan.positions["pool"]
    canvas.select(["pool"])
    for _ in range(3):
        hand.key(Key.Key_Right)
    hand.key(Key.Key_Down)
    after = session.plan.positions["pool"]
    assert (after.x, after.y) == (before.x + 24, before.y + 8)
    assert session.history.position == 1
    session.undo()
    assert session.plan.positions["pool"] == before


def test_nudging_a_disk_group_moves_its_host(canvas, session, hand):
    before = session.plan.positions["host"]
    canvas.select(["ssd"])
    hand.key(Key.Key_Up)
    assert session.plan.positions["host"].y == before.y - 8


def test_delete_and_undo_bring_back_everything(canvas, session, hand):
    plan = session.plan
    canvas.select(["host"])
    hand.key(Key.Key_Delete)
    assert set(session.plan.components) == {"pool"}
    assert set(canvas.scene().cards) == {"pool"}
    assert canvas.selected_ids() == ()
    session.undo()
    assert session.plan == plan
    assert set(canvas.scene().cards) == set(plan.components)


def test_enter_asks_for_the_fields_of_the_focused_card(canvas, hand):
    asked = []
    canvas.orders.edit_requested.connect(asked.append)
    canvas.keys.go_to("ssd")
    hand.key(Key.Key_Return)
    assert asked == ["ssd"]


def test_f1_explains_the_worst_number_of_the_card(canvas, hand):
    asked = []
    canvas.orders.explain_requested.connect(asked.append)
    canvas.keys.go_to("host")
    hand.key(Key.Key_F1)
    assert asked == ["host.ram.steady"]


def test_connect_by_keyboard(canvas, session, hand):
    canvas.commands.disconnect("pool", "host")
    canvas.select(["pool"])
    canvas.orders.choose_connection()
    assert canvas.runner.gesture.present == "host"
    hand.key(Key.Key_Return)
    assert session.plan.hosts_of("pool") == ("host",)
    assert canvas.runner.gesture is None


def test_connect_by_keyboard_chooses_with_tab_and_arrows(canvas, hand):
    canvas.select(["pool"])
    canvas.orders.choose_connection()
    seen = [canvas.runner.gesture.present]
    for key in (Key.Key_Tab, Key.Key_Down, Key.Key_Backtab):
        hand.key(key)
        seen.append(canvas.runner.gesture.present)
    assert seen == ["host", "ssd", "sas", "ssd"]


def test_esc_ends_choosing_without_a_step(canvas, session, hand):
    plan = session.plan
    canvas.select(["pool"])
    canvas.orders.choose_connection()
    hand.key(Key.Key_Tab)
    hand.key(Key.Key_Escape)
    assert canvas.runner.gesture is None
    assert session.plan is plan


def test_enter_on_a_chip_moves_it_to_a_chosen_store(canvas, session, hand):
    canvas.keys.go_to((("pool", "sas"), "swap"))
    hand.key(Key.Key_Return)
    assert canvas.runner.gesture.present == "ssd"
    hand.key(Key.Key_Down)
    hand.key(Key.Key_Return)
    assert session.plan.stores_of("pool", "swap") == ("mirror",)


def test_connecting_without_a_pool_says_what_to_do(canvas):
    hints = []
    canvas.hint.connect(hints.append)
    canvas.select(["host"])
    canvas.orders.choose_connection()
    assert hints == ["Select a desktop pool or servers first, then connect them."]
    assert canvas.runner.gesture is None


def test_add_by_keyboard_nests_where_it_must(canvas, session):
    canvas.select(["sas"])
    added = canvas.orders.add("disk_group")
    assert session.plan.parents[added] == "host"
    assert canvas.selected_ids() == (added,)
    other = canvas.orders.add("host")
    boxes = canvas.arrangement.boxes
    assert not any(boxes[other].meets(boxes[each]) for each in ("host", "pool"))


def test_adding_disks_without_a_host_says_why(canvas, session):
    hints = []
    canvas.hint.connect(hints.append)
    canvas.orders.add("host")
    canvas.select([])
    assert canvas.orders.add("disk_group") == ""
    assert hints == ["A disk group lies inside a host or a storage array: select one first."]


def test_a_record_fills_the_new_component_in_the_same_step(canvas, session):
    record = session.catalog.records("drives")[0]
    canvas.select(["host"])
    added = canvas.orders.add(record.kind, record)
    part = session.plan.components[added]
    assert all(getattr(part, field) == value for field, value in record.values.items())
    assert session.history.position == 1


def is_in_sight(canvas, card):
    box, seen = canvas.arrangement.box_of(card), canvas.camera.seen()
    inside = seen.contains(box.x, box.y) and seen.contains(box.right, box.bottom)
    return inside and not canvas.overview.hides(box)


def test_a_duplicate_below_the_edge_is_scrolled_into_sight(canvas):
    canvas.select(["host"])
    canvas.orders.duplicate()
    (copy,) = canvas.selected_ids()
    assert is_in_sight(canvas, copy)


def test_all_duplicates_are_in_sight_where_there_is_room_and_else_the_first(canvas):
    canvas.camera.zoom_to(0.5)
    canvas.select(["host", "pool"])
    canvas.orders.duplicate()
    assert all(is_in_sight(canvas, copy) for copy in canvas.selected_ids())
    canvas.camera.zoom_to(1.5)
    canvas.select(["pool", "host"])
    canvas.orders.duplicate()
    first, second = canvas.selected_ids()
    assert is_in_sight(canvas, first)
    assert not is_in_sight(canvas, second)


def test_a_duplicate_that_is_in_sight_already_moves_nothing(canvas):
    canvas.camera.zoom_to(0.5)
    canvas.camera.centre(canvas.arrangement.bounds())
    before = canvas.camera.seen()
    canvas.select(["pool"])
    canvas.orders.duplicate()
    assert canvas.camera.seen() == before


def test_duplicate_selects_the_copy(canvas, session):
    canvas.select(["host"])
    canvas.orders.duplicate()
    (copy,) = canvas.selected_ids()
    assert copy != "host"
    assert len(session.plan.children(copy)) == 3
    assert session.history.position == 1


def test_zoom_keys_of_the_window_stop_at_both_ends(canvas):
    for _ in range(40):
        canvas.framing.zoom_in()
    assert canvas.transform().m11() == 4.0
    for _ in range(40):
        canvas.framing.zoom_out()
    assert canvas.transform().m11() == 0.1
    canvas.framing.zoom_100()
    assert canvas.transform().m11() == 1.0


def test_fit_all_shows_everything_and_never_enlarges(canvas):
    canvas.framing.zoom_in()
    canvas.framing.fit_all()
    assert canvas.transform().m11() == 1.0
    seen = canvas.camera.seen()
    bounds = canvas.arrangement.bounds()
    assert seen.contains(bounds.x, bounds.y)
    assert seen.contains(bounds.right, bounds.bottom)


def test_a_screen_reader_finds_each_card_and_chip_where_it_is(canvas, session, hand):
    listed = QAccessible.queryAccessibleInterface(canvas)
    entries = [listed.child(index) for index in range(listed.childCount())]
    assert len(entries) == len(canvas.readable.stops) > 5
    assert listed.child(len(entries)) is None
    assert listed.child(-1) is None
    names = [entry.text(QAccessible.Text.Name) for entry in entries]
    assert any(name.startswith("Swap file of ") and name.endswith(", on SAS") for name in names)
    for index, entry in enumerate(entries):
        assert entry.role() == QAccessible.Role.ListItem
        assert entry.parent().object() is canvas
        assert (listed.indexOfChild(entry), entry.childCount(), entry.child(0)) == (index, 0, None)
    host = entries[canvas.readable.stops.index("host")]
    corner = host.rect().topLeft()
    assert (
        listed.childAt(corner.x() + 5, corner.y() + 5).text(QAccessible.Text.Name)
        == names[entries.index(host)]
    )
    assert listed.childAt(-500, -500) is None
    assert listed.focusChild() is None
    hand.key(Qt.Key.Key_Tab)
    first = listed.focusChild()
    assert first.text(QAccessible.Text.Name) == names[0]
    assert first.state().focused
    assert first.state().selected
