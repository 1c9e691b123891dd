"""The effects of newer values are compared with the current plan, whether its assessment is given or not."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from app.library.library_store import LibraryStore
from app.library.update_dialog import UpdateDialog
from app.library.update_lines import changed_results
from app.project.samples import read_sample
from app.project.session import Session
from planner_core.catalog.catalog import Catalog
from planner_core.editing import verbs
from planner_core.editing.verbs.record_updates import RecordUpdate, record_updates
from planner_core.engine.evaluate import evaluate
from planner_core.messages import HeadroomError, Message
from planner_core.plan.plan import Plan
from tests.support.libraries import price, put
from tests.support.lying import faults_of_place
from tests.support.plans import CATALOG
from tests.support.settled import settle

SSD = CATALOG.record("drives", 'SSD SATA 64 GB SLC 2.5"')
assert SSD is not None


@pytest.fixture
def plan() -> Plan:
    """A plan with drives that have become dearer."""
    return read_sample("everything-on-ssd")


@pytest.fixture
def catalog(store: LibraryStore) -> Catalog:
    """The catalogue with the new price."""
    assert SSD is not None
    dearer = price(order_number=SSD.parts[0].order_number, unit_price=Decimal(1500), price_date="2026-11")
    store.perform(put(1, dearer))
    return store.catalog("EUR")


@pytest.fixture
def session(catalog: Catalog) -> Iterator[Session]:
    """An open session with that catalogue."""
    made = Session(catalog)
    yield made
    made.close()


def newer(plan: Plan, catalog: Catalog, store: LibraryStore) -> tuple[RecordUpdate, ...]:
    return record_updates(plan, catalog, store.book("EUR").repriced)


def hardware_now(dialog: UpdateDialog) -> str:
    table = dialog.results
    (row,) = [n for n in range(table.rowCount()) if table.item(n, 0).text() == "Purchase, total"]
    return table.item(row, 1).text()


def test_a_given_assessment_is_not_computed_again(plan: Plan, catalog: Catalog, store: LibraryStore) -> None:
    updates = newer(plan, catalog, store)
    known = evaluate(plan, catalog)
    marked = replace(known, cost=replace(known.cost, total=known.cost.total + 1))
    plain, told = (changed_results(plan, catalog, updates, before) for before in (known, marked))
    assert plain == changed_results(plan, catalog, updates)
    assert [row.cells[1].value for row in plain] == [row.cells[1].value for row in told]
    assert plain != told


def test_updates_are_compared_as_calculated_whatever_the_offer_promises(
    plan: Plan, catalog: Catalog, store: LibraryStore
) -> None:
    """The range of the plan with them is unknown, so there is nothing to compare that of today with."""
    updates = newer(plan, catalog, store)
    promising = replace(plan, settings=replace(plan.settings, promise="nine-of-ten"))
    counts = evaluate(promising, catalog).desktops
    before = replace(
        evaluate(promising, catalog), desktops=replace(counts, promise="nine-of-ten", sure=1, fits=1)
    )
    rows = changed_results(promising, catalog, updates, before)
    assert [row.key for row in rows] == [row.key for row in changed_results(plan, catalog, updates)]


def test_without_updates_nothing_changes_whatever_is_known(
    plan: Plan, catalog: Catalog, store: LibraryStore
) -> None:
    known = evaluate(plan, catalog)
    assert (
        changed_results(plan, catalog, (), replace(known, cost=replace(known.cost, total=Decimal(0)))) == []
    )


def test_the_dialog_shows_the_plan_as_it_is_after_a_change(
    plan: Plan, session: Session, store: LibraryStore, qtbot: QtBot
) -> None:
    assert session.new_plan(plan)
    assert session.results.present is None, "nothing is known yet"
    qtbot.waitUntil(lambda: session.results.present is not None)
    assert session.results.present is session.assessment
    drives = session.plan.components["ssd"].drives  # type: ignore[union-attr]
    before = session.results.present
    assert session.perform(verbs.set_field(session.plan, ["ssd"], "drives", 2 * drives))
    dialog = UpdateDialog(session, newer(session.plan, session.catalog, store))
    qtbot.addWidget(dialog)
    total = evaluate(session.plan, session.catalog).cost.total
    assert before is not None
    assert total > before.cost.total
    assert f"{total:,.2f}" in hardware_now(dialog)


def test_a_refusal_stands_in_the_dialog_and_it_can_be_tried_again(
    plan: Plan, session: Session, store: LibraryStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert session.new_plan(plan)
    dialog = UpdateDialog(session, newer(session.plan, session.catalog, store))
    qtbot.addWidget(dialog)
    dialog.show()

    def refuse(_step: object, _initiator: str) -> bool:
        session.refused.emit(HeadroomError(Message("The disk is full.")))
        return False

    with monkeypatch.context() as for_now:
        for_now.setattr(session, "perform", refuse)
        dialog.update_button.click()
    assert dialog.isVisible()
    assert dialog.refusal.text() == "The disk is full."
    assert session.plan == plan
    dialog.update_button.click()
    assert not dialog.isVisible()
    assert session.plan != plan


def test_nothing_lies_over_anything_and_no_word_is_cut(
    plan: Plan, catalog: Catalog, store: LibraryStore, session: Session, qtbot: QtBot
) -> None:
    session.new_plan(plan)
    dialog = UpdateDialog(session, newer(plan, catalog, store))
    qtbot.addWidget(dialog)
    dialog.resize(420, 500)
    dialog.show()
    settle()
    assert [*faults_of_place(dialog)] == []
