"""A number of desktops is typed, the ways to carry it are rows, and a button makes exactly one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from decimal import Decimal

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from shiboken6 import isValid

from app.look.output_language import written_in
from app.project.samples import read_sample
from app.project.session import Session
from app.results.words.needed import price_in_words, standing_in_words, standing_note, way_detail, way_title
from app.window.dialogs.needed_dialog import NeededDialog, Question, WayRow
from planner_core.editing import verbs
from planner_core.engine.evaluate import evaluate
from planner_core.studies.needed import all_needed
from planner_core.studies.ways_to_carry import standing, ways
from tests.support.in_front import bring_to_front
from tests.support.lying import faults_of_place
from tests.support.plans import CATALOG, small_plan, with_settings
from tests.support.settled import settle

Opened = Callable[[Question], NeededDialog]


@pytest.fixture
def session(qtbot) -> Iterator[Session]:
    made = Session(CATALOG)
    assert made.new_plan(read_sample("everything-on-sas"))
    yield made
    made.close()


@pytest.fixture
def opened(session: Session, qtbot) -> Iterator[Opened]:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    dialogs: list[NeededDialog] = []

    def made(question: Question) -> NeededDialog:
        dialog = NeededDialog(session, question, window)
        dialogs.append(dialog)
        dialog.open()
        bring_to_front(qtbot, dialog)
        qtbot.waitUntil(lambda: not dialog.is_busy)
        return dialog

    yield made
    for each in dialogs:
        if isValid(each):
            each.reject()


def put(dialog: NeededDialog, text: str, qtbot) -> None:
    dialog.number.line.setFocus()
    dialog.number.line.selectAll()
    qtbot.keyClicks(dialog.number.line, text)
    qtbot.keyClick(dialog.number.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not dialog.is_busy)


def row_of(dialog: NeededDialog, field: str) -> WayRow:
    (found,) = [row for row in dialog.rows if row.way.answer.field == field]
    return found


def test_the_planned_number_is_answered_and_esc_changes_nothing(
    opened: Opened, session: Session, qtbot
) -> None:
    before = session.plan
    dialog = opened(Question())
    assert dialog.number.value() == 31
    assert dialog.verdict.text() == "31 desktops fit with what is there."
    assert dialog.note.text() == "The plan now: 31 of 31 fit; maximum 31."
    assert dialog.plan_button.isHidden()
    qtbot.keyClick(dialog.number.line, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not isValid(dialog) or dialog.isHidden())
    assert session.plan is before


def test_a_button_makes_its_change_in_one_step_and_the_plan_carries_the_number(
    opened: Opened, session: Session, qtbot
) -> None:
    before = session.plan
    dialog = opened(Question(component="sas"))
    put(dialog, "44", qtbot)
    assert dialog.verdict.text() == "44 desktops do not fit with what is there."
    (row,) = dialog.rows
    assert row.title.text() == "3 drives in “SAS” instead of 2"
    assert row.price.text().replace("\N{NO-BREAK SPACE}", " ") == "Costs €210.00 more."
    assert [button.text() for button in row.buttons] == ["Change it", "Change it and plan 44"]
    assert row.buttons[0].accessibleName() == "Change it: 3 drives in “SAS” instead of 2"
    row.buttons[0].click()
    assert session.plan.components["sas"].drives == 3  # type: ignore[union-attr]
    counts = evaluate(session.plan, CATALOG).desktops
    assert (counts.planned, counts.maximum) == (31, 46)
    session.undo()
    assert session.plan == before


def test_the_other_button_plans_the_number_as_well(opened: Opened, session: Session, qtbot) -> None:
    before = session.plan
    dialog = opened(Question(component="host"))
    put(dialog, "44", qtbot)
    row_of(dialog, "count").buttons[1].click()
    counts = evaluate(session.plan, CATALOG).desktops
    assert (counts.planned, counts.fits) == (44, 44)
    session.undo()
    assert session.plan == before


def test_fewer_desktops_can_be_planned(opened: Opened, session: Session, qtbot) -> None:
    dialog = opened(Question(component="sas"))
    put(dialog, "20", qtbot)
    assert dialog.plan_button.text() == "Plan 20 desktops"
    dialog.plan_button.click()
    assert evaluate(session.plan, CATALOG).desktops.planned == 20


def test_the_answers_are_those_of_the_command_line(opened: Opened, session: Session, qtbot) -> None:
    dialog = opened(Question(component="host"))
    put(dialog, "40", qtbot)
    assert tuple(row.way.answer for row in dialog.rows) == all_needed(session.plan, CATALOG, "host", 40)


def test_a_limit_is_asked_about_with_what_lifts_it(opened: Opened, session: Session) -> None:
    dialog = opened(Question(component="sas", resource="disk_iops"))
    assert {row.way.answer.component for row in dialog.rows} >= {"sas"}
    assert all(not row.buttons for row in dialog.rows if row.way.carries and not row.way.parts)


def test_digits_typed_elsewhere_are_the_first_of_the_number(opened: Opened, qtbot) -> None:
    dialog = opened(Question(component="sas", typed="4"))
    assert dialog.verdict.text() == "4 desktops fit with what is there."
    qtbot.keyClicks(dialog.number.line, "4")
    qtbot.waitUntil(lambda: dialog.verdict.text().startswith("44 "))


def test_less_than_the_plan_has_is_called_so(opened: Opened, session: Session, qtbot) -> None:
    """ "Costs nothing more" of half the memory is no answer: its price is that of the whole server."""
    dialog = opened(Question(typed="5"))
    less = next(row for row in dialog.rows if row.way.is_less)
    assert dialog.note.text().endswith("Less would be enough as well:")
    free = msgspec.structs.replace(less.way, price=Decimal(0))
    assert price_in_words(session.plan, free) == "Saves nothing at the prices of the plan."
    put(dialog, "500", qtbot)
    more = next(row for row in dialog.rows if row.way.parts)
    assert not more.way.is_less
    free = msgspec.structs.replace(more.way, price=Decimal(0))
    assert price_in_words(session.plan, free) == "Costs nothing more."
    assert "Less" not in dialog.note.text()


def test_a_number_that_cannot_be_planned_has_no_answer(opened: Opened, qtbot) -> None:
    dialog = opened(Question(component="sas"))
    put(dialog, "0", qtbot)
    assert dialog.number.error
    assert (dialog.rows, dialog.verdict.text(), dialog.busy.text()) == ([], "", "")


def test_what_is_not_connected_is_said(opened: Opened, session: Session) -> None:
    session.perform(verbs.disconnect(session.plan, "pool", "host"))
    assert opened(Question()).verdict.text().startswith("Nothing can be said about this plan yet")


def test_every_sentence_of_a_way_is_german() -> None:
    plan = read_sample("everything-on-sas")
    known = standing(plan, CATALOG, 44)
    hosts, drives, mirror = ways(
        plan, CATALOG, 44, [("host", "count"), ("sas", "drives"), ("mirror", "drives")]
    )
    with written_in("de"):
        assert standing_in_words(known) == "Mit dem, was da ist, passen 44 Desktops nicht."
        assert standing_note(known) == "Der Plan jetzt: 31 von 31 passen; Maximum 31."
        assert way_title(plan, hosts) == "2 × „RX300 S6“ statt 1"
        assert way_title(plan, mirror) == "Laufwerke von „SAS mirror“: reicht allein nicht"
        assert price_in_words(plan, drives).replace("\N{NO-BREAK SPACE}", " ") == "Kostet 210,00 € mehr."
        assert price_in_words(plan, hosts).startswith("Kostet ab ")
        assert way_detail(plan, drives).startswith("Dann passen 46 Desktops; als Erstes begrenzt ")


def test_the_promise_of_the_plan_is_said() -> None:
    plan = with_settings(small_plan(), promise="nine-of-ten")
    (way,) = ways(plan, CATALOG, 60, [("host", "count")])
    assert way_detail(plan, way) == (
        f"Then 9 of 10 futures carry {way.carried} desktops. As calculated, what is there is enough."
    )
    assert standing_in_words(standing(plan, CATALOG, 60)) == (
        "60 desktops do not fit with what is there, in 9 of 10 futures."
    )


def test_it_begins_with_what_is_asked(opened: Opened) -> None:
    asked = {
        Question(): "below is what that takes.",
        Question(component="sas"): "below is what that takes of SAS.",
        Question(component="sas", resource="disk_iops"): "below is what raises this limit: Disk IOPS of SAS.",
    }
    for question, end in asked.items():
        (said,) = (
            each.text()
            for each in opened(question).findChildren(QLabel)
            if "desktops the plan is to carry" in each.text()
        )
        assert said.endswith(end), said


def test_nothing_lies_over_anything_and_no_word_is_cut(opened: Opened) -> None:
    dialog = opened(Question(component="sas"))
    settle()
    assert [*faults_of_place(dialog)] == []
