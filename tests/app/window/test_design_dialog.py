"""The best designs in the window: what may be chosen is ticked, and a button makes a variant of a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from app.look.output_language import written_in
from app.project.samples import read_sample
from app.project.session import Session
from app.window.dialogs.design_dialog import MEMORY_STEP, DesignDialog
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import Host
from planner_core.studies.design.best_design import best_designs
from tests.support.design import priced_plan, with_boards
from tests.support.in_front import bring_to_front
from tests.support.plans import CATALOG, with_fields

DESKTOPS = 150


@pytest.fixture
def session(qtbot) -> Iterator[Session]:
    made = Session(CATALOG)
    assert made.new_plan(read_sample("everything-on-ssd"))
    yield made
    made.close()


@pytest.fixture
def opened(session: Session, qtbot) -> Iterator[Callable[[], DesignDialog]]:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    dialogs: list[DesignDialog] = []

    def made() -> DesignDialog:
        dialog = DesignDialog(session, window)
        dialogs.append(dialog)
        dialog.open()
        bring_to_front(qtbot, dialog)
        return dialog

    yield made
    for each in dialogs:
        if isValid(each):
            each.reject()


@pytest.fixture
def dialog(opened, qtbot) -> DesignDialog:
    found = opened()
    ask(found, str(DESKTOPS), qtbot)
    return found


def ask(dialog: DesignDialog, text: str, qtbot) -> None:
    dialog.number.line.selectAll()
    qtbot.keyClicks(dialog.number.line, text)
    answered(dialog, qtbot)


def answered(dialog: DesignDialog, qtbot) -> None:
    qtbot.waitUntil(lambda: dialog.is_busy or dialog.answer is not None)
    qtbot.waitUntil(lambda: not dialog.is_busy, timeout=60_000)


def test_the_cards_are_the_designs_of_the_study(dialog: DesignDialog, session: Session) -> None:
    found = best_designs(session.plan, CATALOG, DESKTOPS)
    assert dialog.answer is not None
    assert [each.design.price for each in dialog.cards[: len(found.cards)]] == [
        each.price for each in found.cards
    ]
    first = dialog.cards[0]
    assert first.title.text().startswith("Cheapest to buy")
    assert first.price.text().startswith("Purchase: €24,050.00")
    assert "Hosts: 2 instead of 1" in first.changes.text()
    assert not any(card.picture.pixmap().isNull() for card in dialog.cards)
    assert dialog.why_title.text() == "Why nothing is cheaper to buy"
    assert len(dialog.why.text().splitlines()) == len(found.cheaper)
    assert "Left out without a price" in dialog.remarks.text()


@pytest.mark.parametrize("size", [(200, 900), (1200, 100), (48, 30)])
def test_a_drawing_of_any_shape_is_shown_whole(dialog: DesignDialog, size: tuple[int, int]) -> None:
    card = dialog.cards[0]
    card.show_picture(QImage(*size, QImage.Format.Format_RGB32))
    shown = card.picture.pixmap().deviceIndependentSize()
    assert shown.width() <= card.picture.width() + 0.01
    assert shown.height() <= card.picture.height() + 0.01


def test_a_card_becomes_a_variant_that_carries_the_desktops(
    dialog: DesignDialog, session: Session, qtbot
) -> None:
    before, card = session.project.names, dialog.cards[0]
    qtbot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert len(session.project.names) == len(before) + 1
    assert "150 desktops" in session.project.names[-1]
    counts = evaluate(session.plan, CATALOG).desktops
    assert (counts.planned, counts.fits) == (DESKTOPS, DESKTOPS)
    assert evaluate(session.plan, CATALOG).cost.total == card.design.price
    assert not card.button.isEnabled()
    session.undo()
    assert session.project.names == before


def test_what_is_not_ticked_stays_as_drawn(dialog: DesignDialog, session: Session, qtbot) -> None:
    qtbot.mouseClick(dialog.choices["host", "memory"], Qt.MouseButton.LeftButton)
    answered(dialog, qtbot)
    drawn = session.plan.components["host"]
    assert isinstance(drawn, Host)
    assert dialog.cards
    for card in dialog.cards:
        host = card.design.plan.components["host"]
        assert isinstance(host, Host)
        assert host.ram_gib == drawn.ram_gib
    assert not dialog.choices["host", "memory"].isChecked()


def test_dearer_memory_is_searched_with_what_is_known(dialog: DesignDialog, session: Session, qtbot) -> None:
    study = dialog._study
    dialog.memory.setValue(300 // MEMORY_STEP)
    assert dialog.memory_words.text() == "Memory at 300% of its price"
    answered(dialog, qtbot)
    assert dialog._study is study
    found = best_designs(session.plan, CATALOG, DESKTOPS, memory_factor=Decimal(3))
    assert [each.design.price for each in dialog.cards[: len(found.cards)]] == [
        each.price for each in found.cards
    ]


def test_cheapest_over_the_years_is_searched_with_what_is_known(
    dialog: DesignDialog, session: Session, qtbot
) -> None:
    study = dialog._study
    assert dialog.by.currentText() == "To buy"
    dialog.by.setCurrentIndex(1)
    answered(dialog, qtbot)
    assert dialog._study is study
    found = best_designs(session.plan, CATALOG, DESKTOPS, by="life")
    assert [each.design.life for each in dialog.cards[: len(found.cards)]] == [
        each.life for each in found.cards
    ]
    first = dialog.cards[0]
    assert first.title.text().startswith("Cheapest over 5 years")
    assert first.price.text().startswith("Over 5 years: €")
    assert evaluate(first.design.plan, CATALOG).cost.running.total_cost_of_ownership == first.design.life
    if found.cheaper:
        assert dialog.why_title.text() == "Why nothing is cheaper over 5 years"


def test_a_search_is_stopped_and_asked_again(opened, qtbot) -> None:
    dialog = opened()
    dialog.number.line.selectAll()
    qtbot.keyClicks(dialog.number.line, "400")
    qtbot.waitUntil(lambda: dialog._pause.isActive() is False and dialog.is_busy)
    qtbot.mouseClick(dialog.cancel, Qt.MouseButton.LeftButton)
    assert not dialog.is_busy
    assert dialog.progress.text() == "The search was stopped."
    assert dialog.cards == []
    ask(dialog, str(DESKTOPS), qtbot)
    assert dialog.cards


def test_boards_are_a_choice_and_stand_on_the_cards(qtbot) -> None:
    plan = with_boards(priced_plan("local", desktops=90), "NVIDIA A16", 1, 2500)
    session = Session(CATALOG)
    assert session.new_plan(with_fields(plan, "pool", vgpu_profile="A16-2B"))
    window = QWidget()
    qtbot.addWidget(window)
    dialog = DesignDialog(session, window)
    answered(dialog, qtbot)
    box = dialog.choices["boards", "boards"]
    assert box.text() == "Graphics boards in each host (2)"
    first = dialog.cards[0]
    assert "Boards in each host: 2 instead of 1" in first.changes.text()
    assert f"{first.design.boards} graphics boards, " in first.carries.text()
    assert not first.picture.pixmap().isNull()
    first.button.click()
    assert evaluate(session.plan, CATALOG).cost.total == first.design.price
    assert session.plan.components["boards"].boards == 2
    box.click()
    answered(dialog, qtbot)
    for card in dialog.cards:
        assert card.design.boards == card.design.hosts
    dialog.reject()
    session.close()


def test_a_plan_that_carries_nothing_yet_says_so(session: Session, opened, qtbot) -> None:
    from planner_core.editing import verbs

    session.perform(verbs.remove(session.plan, ["host"]))
    dialog = opened()
    qtbot.waitUntil(lambda: not dialog.is_busy)
    assert dialog.note.text()
    assert dialog.cards == []


def test_it_speaks_german(opened, qtbot) -> None:
    with written_in("de"):
        dialog = opened()
        ask(dialog, str(DESKTOPS), qtbot)
        assert dialog.windowTitle() == "Bester Entwurf"
        assert dialog.cards[0].title.text().startswith("Günstigster in der Anschaffung")
        assert "24.050,00 €" in dialog.cards[0].price.text().replace("\N{NO-BREAK SPACE}", " ")
