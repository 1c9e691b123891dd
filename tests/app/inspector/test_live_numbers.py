"""A number that is typed, stepped or dragged shows what it would change, before it is in the plan."""

from __future__ import annotations

from decimal import Decimal

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.inspector.scrubbing import Scrub, usual_step
from planner_core.editing import verbs
from tests.support.panels import line

NONE = Qt.KeyboardModifier.NoModifier
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """However slow the machine is."""
    monkeypatch.setattr("app.project.trial.SECONDS_INLINE", 60.0)


@pytest.fixture
def tried(session, qtbot):
    """What is shown of a step that is tried."""
    qtbot.waitUntil(lambda: session.results.present is not None)
    return lambda: session.results.trial.then


def typed(inspector, field, text):
    line(inspector, field).setFocus()
    line(inspector, field).selectAll()
    QTest.keyClicks(line(inspector, field), text)


def key(inspector, field, which):
    QTest.keyClick(line(inspector, field), which)


def test_each_digit_shows_what_enter_would_change(inspector, session, tried, qtbot):
    inspector.show(("pool",))
    typed(inspector, "desktops", "9")
    assert tried().desktops.planned == 9
    typed(inspector, "desktops", "90")
    then = tried()
    assert then.desktops.planned == 90
    assert (session.plan.components["pool"].desktops, session.history.position) == (70, 0)
    key(inspector, "desktops", Qt.Key.Key_Return)
    assert tried() is None
    qtbot.waitUntil(lambda: session.results.present is not None)
    assert session.assessment.desktops == then.desktops
    assert session.history.position == 1


def test_esc_wrong_texts_and_the_number_of_the_plan_show_nothing(inspector, session, tried):
    inspector.show(("pool",))
    for text in ("0", "abc", "70", "070"):
        typed(inspector, "desktops", "90")
        assert tried() is not None
        typed(inspector, "desktops", text)
        assert tried() is None, text
    typed(inspector, "desktops", "90")
    key(inspector, "desktops", Qt.Key.Key_Escape)
    assert (tried(), line(inspector, "desktops").text()) == (None, "70")
    assert session.history.position == 0


def test_the_arrows_show_it_and_esc_restores(inspector, session, tried):
    inspector.show(("pool",))
    line(inspector, "desktops").setFocus()
    for _ in range(3):
        key(inspector, "desktops", Qt.Key.Key_Up)
    key(inspector, "desktops", Qt.Key.Key_PageUp)
    assert tried().desktops.planned == 83
    key(inspector, "desktops", Qt.Key.Key_Escape)
    assert (tried(), session.plan.components["pool"].desktops) == (None, 70)
    typed(inspector, "desktops", "100")
    key(inspector, "desktops", Qt.Key.Key_Down)
    assert tried().desktops.planned == 99
    key(inspector, "desktops", Qt.Key.Key_Return)
    assert session.plan.components["pool"].desktops == 99


def test_ctrl_z_takes_the_arrows_back_one_by_one(inspector, session, tried):
    inspector.show(("pool",))
    line(inspector, "desktops").setFocus()
    for _ in range(2):
        key(inspector, "desktops", Qt.Key.Key_Up)
    for planned in (71, None):
        QTest.keyClick(line(inspector, "desktops"), Qt.Key.Key_Z, CTRL)
        assert (tried() and tried().desktops.planned) == planned
    assert line(inspector, "desktops").text() == "70"
    assert session.history.position == 0


def test_the_bars_below_the_form_show_it(inspector, session, tried, qtbot):
    inspector.show(("pool",))
    at_rest = [bar.accessibleName() for bar in inspector.results.bars]
    assert "CPU: 90% used, near the limit" in at_rest
    typed(inspector, "desktops", "55")
    hovering = [bar.accessibleName() for bar in inspector.results.bars]
    assert "CPU: 90% used, near the limit; it would be 71%, within the target" in hovering
    assert hovering != at_rest
    shown = [bar._figure for bar in inspector.results.bars]
    key(inspector, "desktops", Qt.Key.Key_Escape)
    assert [bar.accessibleName() for bar in inspector.results.bars] == at_rest
    typed(inspector, "desktops", "55")
    key(inspector, "desktops", Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: session.results.present is not None)
    landed = [bar._figure for bar in inspector.results.bars]
    assert landed == [figure.removeprefix("→ ") for figure in shown]


def test_another_selection_takes_the_number_and_shows_nothing(inspector, session, tried):
    inspector.show(("pool",))
    typed(inspector, "desktops", "90")
    inspector.show(("host",))
    assert tried() is None
    assert session.plan.components["pool"].desktops == 90


def test_settings_and_prices_show_it_too(inspector, session, tried):
    typed(inspector, "cpu_target_percent", "40")
    assert tried() is not None
    key(inspector, "cpu_target_percent", Qt.Key.Key_Escape)
    inspector.show(("host",))
    price = inspector.prices.rows[0].price.line
    price.setFocus()
    price.selectAll()
    QTest.keyClicks(price, "2475")
    assert tried().cost.total - session.assessment.cost.total == 1000
    QTest.keyClick(price, Qt.Key.Key_Escape)
    assert tried() is None
    inspector.prices.add_part()
    draft = inspector.prices.rows[-1]
    typed_into(draft.quantity.line, "3")
    assert tried() is None, "nothing of a new price counts before there is one"
    QTest.keyClick(draft.quantity.line, Qt.Key.Key_Return)
    typed_into(draft.price.line, "5")
    assert tried().cost.total - session.assessment.cost.total == 15
    assert session.history.position == 0


def typed_into(widget, text):
    widget.setFocus()
    widget.selectAll()
    QTest.keyClicks(widget, text)


def test_a_change_elsewhere_tries_again_on_the_new_plan(inspector, session, tried, qtbot):
    inspector.show(("pool",))
    typed(inspector, "desktops", "90")
    session.perform(verbs.set_field(session.plan, ["host"], "count", 2))
    qtbot.waitUntil(lambda: tried() is not None)
    assert tried().desktops.planned == 90
    assert tried().desktops.maximum > 90
    key(inspector, "desktops", Qt.Key.Key_Escape)
    assert tried() is None


# --- dragging the title ---------------------------------------------------------------------------------


class Pull:
    """A drag of a title, move by move."""

    def __init__(self, title) -> None:
        self._title = title
        self._x = title.width() / 2

    def _send(self, kind, modifiers, button=Qt.MouseButton.LeftButton):
        at = QPointF(self._x, self._title.height() / 2)
        there = QPointF(self._title.mapToGlobal(at.toPoint()))
        there.setX(self._title.mapToGlobal(at.toPoint()).x())
        event = QMouseEvent(kind, at, there, button, button, modifiers)
        QApplication.sendEvent(self._title, event)

    def press(self):
        self._send(QEvent.Type.MouseButtonPress, NONE)

    def by(self, pixels, modifiers=NONE):
        self._x += pixels
        self._send(QEvent.Type.MouseMove, modifiers)

    def release(self):
        self._send(QEvent.Type.MouseButtonRelease, NONE)


@pytest.fixture
def pull(inspector):
    inspector.show(("pool",))
    return Pull(inspector.form.row("desktops").title)


def test_dragging_the_title_shows_it_and_is_one_step_at_the_release(inspector, session, tried, pull):
    pull.press()
    pull.by(2)
    assert line(inspector, "desktops").text() == "70"
    pull.by(18)
    assert line(inspector, "desktops").text() == "75"
    assert tried().desktops.planned == 75
    pull.by(-40)
    assert tried().desktops.planned == 65
    pull.by(8, SHIFT)
    assert tried().desktops.planned == 90, "in whole steps of ten from where it began"
    assert session.history.position == 0
    pull.release()
    assert (session.plan.components["pool"].desktops, session.history.position) == (90, 1)
    assert tried() is None
    session.undo()
    assert session.plan.components["pool"].desktops == 70
    pull.by(100)
    assert line(inspector, "desktops").text() == "70", "the button is up"
    assert tried() is None


def test_esc_gives_a_drag_up(inspector, session, tried, pull):
    pull.press()
    pull.by(40)
    assert tried().desktops.planned == 80
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert (tried(), line(inspector, "desktops").text()) == (None, "70")
    pull.by(40)
    pull.release()
    assert (tried(), session.history.position) == (None, 0)


def test_a_drag_keeps_to_the_bounds(inspector, session, pull):
    pull.press()
    pull.by(-4000, SHIFT)
    pull.release()
    assert session.plan.components["pool"].desktops == 1


def test_a_click_on_a_title_changes_nothing(inspector, session, tried, pull):
    pull.press()
    pull.by(1)
    pull.release()
    assert (tried(), session.history.position) == (None, 0)


def test_the_cursor_says_what_can_be_dragged(inspector, session, perform):
    inspector.show(("pool",))
    sideways, usual = Qt.CursorShape.SizeHorCursor, Qt.CursorShape.ArrowCursor
    rows = inspector.form
    assert rows.row("desktops").title.cursor().shape() == sideways
    assert rows.row("clone_type").title.cursor().shape() == usual
    rows.setEnabled(False)
    assert rows.row("desktops").title.cursor().shape() == usual
    rows.setEnabled(True)
    perform(verbs.set_field(session.plan, ["ssd"], "drives", 3))
    perform(verbs.set_field(session.plan, ["sas"], "drives", 5))
    inspector.show(("ssd", "sas"))
    mixed = inspector.form.row("drives")
    assert mixed.title.cursor().shape() == usual
    drag = Pull(mixed.title)
    drag.press()
    drag.by(80)
    drag.release()
    assert [session.plan.components[each].drives for each in ("ssd", "sas")] == [3, 5]
    assert "sideways" in rows.row("desktops").title.toolTip()
    assert "sideways" not in rows.row("clone_type").title.toolTip()


@pytest.mark.parametrize(
    ("number", "least", "step"),
    [
        ("70", "1", "1"),
        ("640", "1", "10"),
        ("80000", "1", "1000"),
        ("2.6", "0.1", "0.1"),
        ("4", "1", "1"),
        ("0", "1", "1"),
    ],
)
def test_a_step_is_one_in_the_second_digit(number, least, step):
    assert usual_step(Decimal(number), Decimal(least)) == Decimal(step)


def test_steps_add_up_over_many_small_moves_and_become_coarser_and_finer_on_the_way():
    drag = Scrub(Decimal(500), Decimal(10), Decimal(1))
    assert [drag.move(1, NONE) for _ in range(4)] == [500, 500, 510, 510]
    assert drag.move(4, CTRL) == 511
    assert drag.move(4, SHIFT) == 600
    whole = Scrub(Decimal(4), Decimal(1), Decimal(1))
    assert [whole.move(20, CTRL) for _ in range(3)] == [4, 5, 6]
    exact = Scrub(Decimal("2.6"), Decimal("0.1"), Decimal("0.001"))
    assert exact.move(-4, CTRL) == Decimal("2.59")
