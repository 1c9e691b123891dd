"""The context menus: what they offer for what was clicked, and that it happens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu

from app.canvas.layout.hits import Hit


@pytest.fixture
def entries(canvas, qtbot):
    """The actions of the menu of a hit, by their words; of submenus as `Move to > SSD in RX300 S6`."""
    kept = []

    def of(hit: Hit):
        menu = canvas._menus.menu_for(hit)
        kept.append(menu)
        return dict(_flat(menu))

    yield of
    for menu in kept:
        menu.deleteLater()


def _flat(menu: QMenu, path: str = ""):
    for action in menu.actions():
        words = f"{path}{action.text()}"
        if action.menu():
            yield from _flat(action.menu(), f"{words} > ")
        elif words.strip():
            yield words, action


def test_a_chip_moves_to_a_store_by_name(canvas, session, entries):
    offered = entries(Hit("chip", "pool", ("pool", "sas"), "swap"))
    assert offered["Move to > SAS in RX300 S6"].isChecked()
    offered["Move to > SSD in RX300 S6"].trigger()
    assert session.plan.stores_of("pool", "swap") == ("ssd",)


def test_a_pool_connects_and_disconnects(canvas, session, entries):
    offered = entries(Hit("card", "pool"))
    offered["Disconnect from > RX300 S6"].trigger()
    assert session.plan.hosts_of("pool") == ()
    entries(Hit("card", "pool"))["Connect to > RX300 S6"].trigger()
    assert session.plan.hosts_of("pool") == ("host",)


def test_a_line_is_taken_away(canvas, session, entries):
    entries(Hit("line", "", ("pool", "mirror")))["Disconnect"].trigger()
    assert session.plan.stores_of("pool", "template") == ()
    assert ("pool", "mirror") not in canvas.scene().lines


def test_numbers_of_a_card_are_explained(canvas, entries):
    asked = []
    canvas.orders.explain_requested.connect(asked.append)
    offered = entries(Hit("card", "host"))
    (words,) = [each for each in offered if each.startswith("Explain > RAM")]
    offered[words].trigger()
    assert asked == ["host.ram.steady"]


def test_the_canvas_adds_and_fits(canvas, session, entries):
    offered = entries(Hit())
    offered["Add > Desktop pool"].trigger()
    assert len(session.plan.components) == 6
    assert "Fit all" in offered


def test_a_card_is_deleted_from_its_menu(canvas, session, entries):
    canvas.select(["ssd"])
    entries(Hit("card", "ssd"))["Delete"].trigger()
    assert "ssd" not in session.plan.components


def test_the_menu_key_opens_the_menu_of_the_focused_chip(canvas, qtbot):
    canvas.keys.go_to((("pool", "sas"), "swap"))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    QApplication.sendEvent(canvas.viewport(), event)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    menu = QApplication.activePopupWidget()
    assert "Move to" in [action.text() for action in menu.actions()]
    qtbot.keyClick(menu, Qt.Key.Key_Escape)


def test_names_with_ampersands_are_not_taken_for_access_keys(canvas, session, entries):
    from planner_core.editing import verbs

    session.perform(verbs.set_field(session.plan, ["host"], "name", "A & B"))
    assert "Disconnect from > A && B" in entries(Hit("card", "pool"))


def test_a_pool_and_a_host_are_measured(canvas, entries):
    asked = []
    canvas.orders.measured_requested.connect(asked.append)
    for component in ("pool", "host"):
        entries(Hit("card", component))["We measured…"].trigger()
    assert asked == ["pool", "host"]
    assert "We measured…" not in entries(Hit("card", "ssd"))


def test_what_desktops_need_is_asked_of_what_there_can_be_more_of(canvas, entries):
    asked = []
    canvas.orders.needed_requested.connect(asked.append)
    for component in ("host", "ssd"):
        entries(Hit("card", component))["How many desktops?…"].trigger()
    assert asked == ["host", "ssd"]
    assert "How many desktops?…" not in entries(Hit("card", "pool"))
