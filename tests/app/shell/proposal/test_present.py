"""What a proposal of the open project is about: the present plan, and what is known of it already."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.session import Session
from app.shell.proposal.present import PresentProposal
from planner_core.editing import verbs
from planner_core.engine.evaluate import evaluate

TIMEOUT = 60_000


def known(session: Session, qtbot: QtBot) -> None:
    """Wait until everything is known of every variant."""
    qtbot.waitUntil(lambda: len(session.assessments_of_variants()) == len(session.variants), timeout=TIMEOUT)


def test_what_is_known_of_the_variants_is_not_worked_out_again(
    present: PresentProposal, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.duplicate_variant(session.project.shown, "Another")
    known(session, qtbot)

    def never(*_: object) -> None:
        raise AssertionError("worked out again")

    monkeypatch.setattr("app.proposal.subject.evaluate", never)
    subject = present.subject()
    assert subject.assessment is session.present_assessment
    expected = session.assessments_of_variants()
    assert [each.assessment for each in subject.variants] == [expected[each.id] for each in session.variants]


def test_a_plan_that_has_just_changed_is_not_taken_for_the_one_before(
    present: PresentProposal, session: Session, qtbot: QtBot
) -> None:
    known(session, qtbot)
    before = present.subject().assessment
    session.perform(verbs.set_field(session.plan, ["pool"], "desktops", before.desktops.planned + 500))
    after = present.subject().assessment
    assert after.desktops.planned == before.desktops.planned + 500
    assert after == evaluate(session.plan, session.catalog)
