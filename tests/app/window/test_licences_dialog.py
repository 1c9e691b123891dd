"""The dialog of licence lines: what it shows of a plan that cannot be written, and how it follows the plan."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.project.session import Session
from app.window.dialogs.licences_dialog import LicencesDialog
from app.window.dialogs.template_finder import about, sureness
from planner_core.editing import verbs
from planner_core.messages import HeadroomError
from planner_core.plan.components import Host
from planner_core.plan.licences import MOST_LICENCES, Licence
from planner_core.plan.plan import Plan
from tests.support.in_front import bring_to_front
from tests.support.plans import CATALOG, small_plan

TEMPLATES = CATALOG.licence_templates


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    made = Session(CATALOG)
    lines = (Licence(id="a", name="A", unit="core"), Licence(id="b", name="B", unit="once"))
    plan = msgspec.structs.replace(small_plan(), licences={each.id: each for each in lines})
    assert made.new_plan(plan)
    qtbot.waitUntil(lambda: made.assessment is not None)
    yield made
    made.close()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1200, 800)
    bring_to_front(qtbot, made)
    return made


def shown(session: Session, window: QWidget, qtbot: QtBot) -> LicencesDialog:
    dialog = LicencesDialog(session, window)
    dialog.open()
    bring_to_front(qtbot, dialog)
    return dialog


def names(dialog: LicencesDialog) -> list[str]:
    return [row.line.name for row in dialog.model.rows]


def test_a_plan_that_cannot_be_written_is_shown_and_stays(
    session: Session, window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(session.files), "read_only", property(lambda _self: True))
    dialog, before = shown(session, window, qtbot), session.plan
    buttons = dialog.add_button, dialog.duplicate_button, dialog.remove_button
    assert [each.isEnabled() for each in buttons] == [False, False, False]
    assert dialog.form is not None
    assert not dialog.form.isEnabled()
    assert dialog.places.model.is_locked
    dialog.table.setFocus()
    qtbot.keyClick(dialog.table, Qt.Key.Key_Delete)
    assert session.plan is before
    dialog.close()


def test_it_follows_what_is_removed_and_undone_elsewhere(
    session: Session, window: QWidget, qtbot: QtBot
) -> None:
    dialog = shown(session, window, qtbot)
    dialog.choose("b")
    assert dialog.line is not None
    assert not dialog.places.isVisible()
    session.perform(verbs.remove_licence(session.plan, "b"))
    assert names(dialog) == ["A"]
    assert dialog.line is not None
    assert dialog.line.id == "a"
    session.perform(verbs.remove_licence(session.plan, "a"))
    assert names(dialog) == []
    assert dialog.line is None
    assert not dialog.duplicate_button.isEnabled()
    session.undo()
    session.undo()
    assert names(dialog) == ["A", "B"]
    assert session.variants.duplicate(session.project.shown, "Second")
    assert names(dialog) == ["A", "B"]
    dialog.close()


def test_an_opened_plan_closes_it(session: Session, window: QWidget, qtbot: QtBot) -> None:
    dialog = shown(session, window, qtbot)
    with qtbot.waitSignal(dialog.finished):
        assert session.new_plan(Plan())


def test_a_refusal_keeps_the_lines(session: Session, window: QWidget, qtbot: QtBot) -> None:
    dialog, refused = shown(session, window, qtbot), list[HeadroomError]()
    session.refused.connect(refused.append)
    full = {f"l{number}": Licence(id=f"l{number}", name="L") for number in range(MOST_LICENCES)}
    before = msgspec.structs.replace(session.plan, licences=full)
    assert session.new_plan(before)
    dialog = shown(session, window, qtbot)
    dialog.duplicate_button.click()
    assert [str(each.message) for each in refused] == [f"A plan has up to {MOST_LICENCES} licences."]
    assert session.plan.licences == full
    dialog.close()


def test_thousands_of_hosts_are_listed_and_searched(session: Session, window: QWidget, qtbot: QtBot) -> None:
    hosts = {f"h{n}": Host(id=f"h{n}", name=f"Host {n}") for n in range(3000)}
    line = Licence(id="a", name="A", unit="host")
    assert session.new_plan(Plan(components=hosts, licences={"a": line}))
    dialog = shown(session, window, qtbot)
    qtbot.waitUntil(lambda: dialog.model.rows[0].counted is not None)
    assert dialog.table.model().index(0, 2).data() == "3,000"
    dialog.places.search.setText("host 2999")
    assert [each.component for each in dialog.places.model.shown] == ["h2999"]
    dialog.close()


@pytest.mark.parametrize(
    ("template", "parts"),
    [
        (
            "broadcom-vvf",
            (
                "Broadcom: Physical core, at least 16 per processor, at least 72 per order, includes 0.25 TiB",
                "Source: Broadcom, article 313548",
                "from a secondary source; some of it only recalled",
            ),
        ),
        (
            "microsoft-windows-server-standard",
            ("at least 16 per host, packs of 2", "from a secondary source"),
        ),
        ("nvidia-vpc", ("Concurrent user with graphics", "read in the vendor's or author's own text")),
        ("parallels-ras", ("at least 15 per order", "Recalled, not read", "check it with the vendor")),
    ],
)
def test_a_template_says_what_it_fills_in_and_how_sure_that_is(template: str, parts: tuple[Any, ...]) -> None:
    said = about(TEMPLATES[template])
    for part in parts:
        assert part in said
    assert said.endswith(sureness(TEMPLATES[template]))
    assert said.count("\n") == 1


def test_the_amount_after_the_discount_stands_below_the_lines(
    session: Session, window: QWidget, qtbot: QtBot
) -> None:
    line = Licence(
        id="", name="Access", unit="once", term="year", unit_price=Decimal(200), discount_percent=Decimal(25)
    )
    session.perform(verbs.add_licence(session.plan, line))
    dialog = shown(session, window, qtbot)
    dialog.choose(next(reversed(session.plan.licences)))
    qtbot.waitUntil(lambda: dialog.count.text() == "1 counted: 1 to order; €150.00 per year")
