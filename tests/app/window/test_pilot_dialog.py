"""What a pilot measured is typed in a dialog: it shows what that changes, and says at a field what cannot be right."""

from __future__ import annotations

import math
from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from shiboken6 import isValid

from app.look.dates import day_to_type, typed_day
from app.look.output_language import written_in
from app.project.samples import read_sample
from app.project.session import Session
from app.results.words.pilot import alone_sentence, learned_sentence, range_change
from app.window.dialogs import pilot_dialog
from app.window.dialogs.pilot_dialog import PilotDialog
from planner_core.editing import verbs
from planner_core.plan.components import Host, Origin
from planner_core.studies.pilot import Learned
from tests.support.in_front import bring_to_front
from tests.support.lying import faults_of_place
from tests.support.plans import CATALOG
from tests.support.settled import settle

NEVER_MS = 3_600_000


@pytest.fixture
def session(qtbot) -> Iterator[Session]:
    made = Session(CATALOG)
    assert made.new_plan(read_sample("everything-on-ssd"))
    yield made
    made.close()


@pytest.fixture
def dialog(session: Session, qtbot, monkeypatch) -> Iterator[PilotDialog]:
    monkeypatch.setattr(pilot_dialog, "RANGE_PAUSE_MS", NEVER_MS)
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    made = PilotDialog(session, "pool", window)
    made.open()
    bring_to_front(qtbot, made)
    yield made
    if isValid(made):
        made.reject()


def put(dialog: PilotDialog, **figures: str) -> None:
    for name, text in figures.items():
        field = dialog.numbers[name]
        field.line.setFocus()
        field.line.setText(text)
        field.line.textEdited.emit(text)
        field.commit()


def take(dialog: PilotDialog) -> None:
    dialog.take_button.click()


def test_the_figures_take_the_place_of_what_was_assumed(dialog: PilotDialog, session: Session, qtbot) -> None:
    before = session.plan
    dialog.day.setText("27.11.2025")
    put(dialog, desktops="60", hours="40", cpu_percent="78")
    said = dialog.preview.text().replace("\N{NO-BREAK SPACE}", " ").splitlines()
    assert said[0] == "Processor per desktop: 513.2 MHz ± 6% → 518 MHz ± 2%"
    take(dialog)
    qtbot.waitUntil(lambda: session.plan is not before)
    pool = session.plan.components["pool"]
    assert pool.origins["cpu_mhz"] == Origin(
        "measured", "2025-11-27, 60 desktops, 40 hours", pytest.approx(1.583, abs=0.002)
    )
    assert pool.cpu_mhz == pytest.approx(518.0, abs=0.1)  # type: ignore[union-attr]
    assert session.history.last.label.text == "Put what was measured into {name}"
    session.undo()
    assert session.plan == before


@pytest.mark.parametrize(
    ("field", "assumed", "spread", "figures", "after", "left"),
    [
        # 59 % of 60,000 MHz are 1,180 for each of 30; 0.0297 x sqrt(76 / 100.47) and 0.9 / 59 are 0.03 together
        ("cpu_mhz", 1282.0, 0.12, {"desktops": "30", "cpu_percent": "59", "hours": "3.349"}, 1186.0, 0.0291),
        # 0.19 x sqrt(76 / 1306.5) and 0.02 are 0.05 together
        ("iops", 44.9, 0.25, {"desktops": "20", "iops": "28", "hours": "65.323"}, 28.51, 0.0490),
    ],
)
def test_the_vectors_typed_in(
    dialog: PilotDialog, session: Session, qtbot, field: str, assumed: float, spread: float,
    figures: dict[str, str], after: float, left: float,
) -> None:  # fmt: skip
    host = {
        "sockets": 2, "cores_per_socket": 12, "all_core_turbo_ghz": 2.5, "work_per_clock_percent": 100.0,
        "hyper_threading_gain_percent": 0.0, "controller_vcpus": 0,
    }  # fmt: skip
    assert session.perform(verbs.set_fields(session.plan, ["host"], host))
    assert session.perform(verbs.set_fields(session.plan, ["pool"], {"mitigations": "on", field: assumed}))
    percent = math.expm1(spread * 1.2815515655446004) * 100
    assert session.perform(verbs.give_or_take(session.plan, ["pool"], field, percent))
    put(dialog, **figures)
    before = session.plan
    take(dialog)
    qtbot.waitUntil(lambda: session.plan is not before)
    pool = session.plan.components["pool"]
    assert getattr(pool, field) == after  # in four digits, as the dialog says it
    kept = pool.origins[field].give_or_take_percent
    assert kept is not None
    assert math.log1p(kept / 100) / 1.2815515655446004 == pytest.approx(left, abs=0.00005)


def test_the_preview_follows_while_a_number_is_typed(dialog: PilotDialog, qtbot) -> None:
    put(dialog, desktops="60", hours="40")
    assert dialog.preview.text().startswith("Type desktops")
    dialog.numbers["cpu_percent"].setFocus()
    qtbot.keyClicks(dialog.numbers["cpu_percent"].line, "78")
    qtbot.waitUntil(lambda: "518.4\N{NO-BREAK SPACE}MHz" in dialog.preview.text())
    assert dialog.numbers["cpu_percent"].value() is None, "nothing is committed yet"
    qtbot.keyClicks(dialog.numbers["cpu_percent"].line, "x")
    qtbot.waitUntil(lambda: dialog.preview.text().startswith("Type desktops"))


def test_the_range_follows_beside_the_window(dialog: PilotDialog, qtbot) -> None:
    put(dialog, desktops="60", hours="40", cpu_percent="78")
    assert dialog.range.text() == "Range: computing…"
    dialog._ask_range()
    qtbot.waitUntil(lambda: dialog.range.text() == "Desktops in 8 of 10 futures: 70 to 80 → 73 to 75")


def test_what_is_less_sure_is_said(dialog: PilotDialog) -> None:
    put(dialog, desktops="20", hours="40", cpu_percent="26")
    assert "below half load, at 26%" in dialog.remarks.text()


@pytest.mark.parametrize(
    ("figures", "field", "words"),
    [
        ({}, "desktops", "Type a number from 1 to 100,000."),
        ({"desktops": "20"}, "hours", "Type a number from 0.05 to 10,000."),
        ({"desktops": "20", "hours": "40"}, "cpu_percent", "Type what was measured"),
        ({"desktops": "2.5", "hours": "40", "iops": "9"}, "desktops", "2.5 is not a whole number."),
        (
            {"desktops": "20", "hours": "40", "cpu_percent": "100"},
            "cpu_percent",
            "Type a number from 1 to 99.",
        ),
        ({"desktops": "20", "hours": "many", "iops": "9"}, "hours", "many"),
    ],
)
def test_what_cannot_be_right_is_said_at_its_field(
    dialog: PilotDialog, session: Session, figures: dict[str, str], field: str, words: str
) -> None:
    before = session.plan
    put(dialog, **figures)
    take(dialog)
    assert words in dialog.numbers[field].error
    assert dialog.numbers[field].line.accessibleDescription() == dialog.numbers[field].error
    assert dialog.numbers[field].line.hasFocus()
    assert not dialog.isHidden()
    assert session.plan is before


def test_a_figure_below_the_controllers_share_is_said_when_it_is_left(
    session: Session, dialog: PilotDialog
) -> None:
    assert session.perform(verbs.set_field(session.plan, ["host"], "controller_vcpus", 6))
    put(dialog, desktops="20", hours="40", cpu_percent="20")
    assert "no more than what the storage controller" in dialog.numbers["cpu_percent"].error
    put(dialog, cpu_percent="62")
    assert dialog.numbers["cpu_percent"].error == ""


@pytest.mark.parametrize("day", ["27 November", "2026-02-30", "2999-01-01", ""])
def test_a_day_that_is_none_or_still_to_come_is_refused(
    dialog: PilotDialog, session: Session, day: str
) -> None:
    before = session.plan
    put(dialog, desktops="20", hours="40", iops="9")
    dialog.day.setText(day)
    take(dialog)
    assert dialog.complaints["day"].text().startswith("Type a day such as ")
    assert dialog.day.accessibleDescription() == dialog.complaints["day"].text()
    assert dialog.day.hasFocus()
    assert session.plan is before
    dialog.day.setText("2026-11-2")
    dialog.day.textEdited.emit("2026-11-2")
    assert dialog.complaints["day"].text() == ""


@pytest.mark.parametrize(("day", "is_said"), [
    ("2", False), ("2026-1", False), ("2026-02-3", False), ("2026-02-30", True), ("2999-01-01", True),
    ("2025-11-27", False), ("27.11.202", False), ("27.11.2025", False), ("27.13.2025", True),
])  # fmt: skip
def test_a_day_is_looked_at_while_it_is_typed(dialog: PilotDialog, day: str, is_said: bool) -> None:
    dialog.day.setText(day)
    dialog.day.textEdited.emit(day)
    assert bool(dialog.complaints["day"].text()) == is_said


def test_every_field_has_a_name(dialog: PilotDialog) -> None:
    fields = [dialog.pool, dialog.host, dialog.day, *(each.line for each in dialog.numbers.values())]
    assert all(each.accessibleName() for each in fields)
    titles = {label.text() for label in dialog.findChildren(QLabel)}
    assert {"Desktops in use", "Processors of the host", "I/Os per desktop", "Reads", "Hours"} <= titles


def test_it_begins_where_it_was_asked(session: Session, qtbot) -> None:
    """At the pool; at a host with the first pool on it; on session hosts users are counted."""
    plan = session.plan
    other = Host(id="other", name="Other host")
    assert session.perform(verbs.add_component(plan, other))
    assert session.perform(verbs.set_field(session.plan, ["pool"], "users_per_desktop", 12))
    window = QWidget()
    qtbot.addWidget(window)
    for component, host in (("pool", "host"), ("host", "host"), ("other", "other"), ("", "host")):
        dialog = PilotDialog(session, component, window)
        assert (dialog.pool.value(), dialog.host.value()) == ("pool", host)
        titles = {label.text() for label in dialog.findChildren(QLabel)}
        assert {"Users at work", "I/Os per user"} <= titles
        dialog.reject()


def test_the_words_of_a_measurement_in_both_languages() -> None:
    cpu = Learned("cpu_mhz", 1282.0, 0.12, 1180.0, 0.03, 0.941, 1185.77, 0.0291)
    reads = Learned("read_percent", 20.0, None, 50.0, 0.05, 1.0, 50.0, 0.05)
    with written_in("en"):
        assert learned_sentence(cpu) == "Processor per desktop: 1,282 MHz ± 17% → 1,186 MHz ± 4%".replace(
            " MHz", "\N{NO-BREAK SPACE}MHz"
        )
        assert (
            alone_sentence(cpu).replace("\N{NO-BREAK SPACE}", " ")
            == "Measured alone: 1,180 MHz ± 4%; it counts 94%."
        )
        assert learned_sentence(reads) == "Reads: 20% → 50% ± 7%"
    with written_in("de"):
        found = learned_sentence(cpu).replace("\N{NO-BREAK SPACE}", " ")
        assert found == "Prozessor je Desktop: 1.282 MHz ± 17 % → 1.186 MHz ± 4 %"
    assert range_change(None, None) == ""


def test_nothing_lies_over_anything_and_no_word_is_cut(dialog: PilotDialog) -> None:
    settle()
    assert [*faults_of_place(dialog)] == []


def test_a_day_is_shown_as_the_reader_types_it() -> None:
    with written_in("en"):
        assert day_to_type(date(2026, 3, 7)) == "2026-03-07"
    with written_in("de"):
        assert day_to_type(date(2026, 3, 7)) == "07.03.2026"
        assert typed_day(day_to_type(date(2026, 3, 7))) == "2026-03-07"
