"""What a proposal of the open project is about: the present plan, made up as the project says."""

from __future__ import annotations

from app.output.proposal.worker_requests import unpacked
from app.project.session import Session
from app.window.proposal.open_proposal import PresentProposal
from planner_core.editing import verbs


def test_an_order_is_the_present_project_and_goes_through_a_pipe(
    present: PresentProposal, session: Session
) -> None:
    session.variants.duplicate(session.project.shown, "Another")
    order = unpacked(present.order())
    assert order.project == session.project
    assert order.catalog == session.catalog
    assert order.language == "en"
    session.perform(verbs.set_field(session.plan, ["pool"], "desktops", 500))
    assert order.project != session.project
    assert unpacked(present.order()).project == session.project
