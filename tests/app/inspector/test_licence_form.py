"""The form of a licence line and its places: every field, hidden where it means nothing, each change a step."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.inspector.licence_form import LicenceForm
from app.inspector.licence_target import LicenceTarget
from app.inspector.scope_list import KINDS, ScopeList, scope_places
from app.look.dates import today
from app.project.session import Session
from planner_core.editing import verbs
from planner_core.plan.components import COMPONENT_TYPES
from planner_core.plan.fields import declared_fields
from planner_core.plan.licences import LICENCE_UNIT_NAMES, Licence
from tests.support.plans import CATALOG
from tests.support.shared_plans import shared_plan


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    made = Session(CATALOG)
    assert made.new_plan(shared_plan(3))
    yield made
    made.close()


@pytest.fixture
def form(session: Session, qtbot: QtBot) -> LicenceForm:
    add(session, name="Line")
    made = LicenceForm(session, LicenceTarget(session, "licence-1"), set())
    qtbot.addWidget(made)
    return made


def add(session: Session, **values: Any) -> None:
    assert session.perform(verbs.add_licence(session.plan, Licence(id="", **values)))


def line(session: Session, number: int = 1) -> Licence:
    return session.plan.licences[f"licence-{number}"]


def change(session: Session, **values: Any) -> None:
    assert session.perform(verbs.change_licence(session.plan, "licence-1", values))


def test_every_declared_field_has_a_row_and_the_name_stands_first(form: LicenceForm) -> None:
    assert set(form.field_names) == {info.name for info in declared_fields(Licence)}
    assert form.field_names[0] == "name"


@pytest.mark.parametrize("unit", LICENCE_UNIT_NAMES)
def test_fields_without_a_meaning_are_hidden(session: Session, form: LicenceForm, unit: str) -> None:
    change(session, unit=unit)
    form.refresh()
    hidden = {name for name in form.field_names if form.row(name).isHidden()}
    assert ("least_per_processor" in hidden) == ("includes_tib" in hidden) == (unit != "core")
    assert ("least_per_host" in hidden) == (unit not in ("core", "processor"))
    assert ("beyond_included" in hidden) == (unit not in ("tib", "vsan_tib"))
    assert "prepaid_years" in hidden
    change(session, term="year")
    form.refresh()
    assert not form.row("prepaid_years").isHidden()
    assert not hidden & {"name", "unit", "each", "unit_price", "least_per_order", "pack_size"}


def test_each_change_is_one_step_and_a_price_is_of_today(session: Session, form: LicenceForm) -> None:
    position = session.history.position
    form.row("unit_price").editor.committed.emit(Decimal("12.34"))
    assert session.history.position == position + 1
    assert (line(session).unit_price, line(session).price_date) == (Decimal("12.34"), today().isoformat())
    form.row("each").editor.committed.emit(Decimal("1.5"))
    assert session.history.position == position + 2
    assert line(session).each == 1.5
    session.undo()
    session.undo()
    form.refresh()
    assert (line(session).unit_price, line(session).price_date, line(session).each) == (None, "", 1.0)
    assert form.row("unit_price").editor.value() is None


def test_a_price_is_shown_in_the_currency_of_its_line(session: Session, form: LicenceForm) -> None:
    change(session, currency="CHF")
    form.refresh()
    assert form.row("unit_price").editor.spec.unit_shown == "CHF"
    add(session, name="Other", currency="USD", unit_price=Decimal(5))
    form.show_line(LicenceTarget(session, "licence-2"))
    assert form.row("unit_price").editor.spec.unit_shown == "USD"
    assert form.row("name").editor.text() == "Other"


@pytest.mark.parametrize(
    ("field", "typed"), [("discount_percent", "101"), ("unit_price", "-1"), ("pack_size", "0")]
)
def test_what_is_out_of_bounds_is_refused_at_its_field(
    session: Session, form: LicenceForm, field: str, typed: str
) -> None:
    before, row = session.plan, form.row(field)
    row.editor.line.setText(typed)
    row.field.commit()
    assert row.error
    assert session.plan is before


def test_what_the_rules_refuse_is_said_at_its_field(session: Session, form: LicenceForm) -> None:
    change(session, from_year=3)
    before = session.plan
    form.refresh()
    form.row("to_year").editor.committed.emit(Decimal(2))
    assert "ends before it begins" in form.row("to_year").error
    form.row("name").editor.committed.emit("  ")
    assert "needs a name" in form.row("name").error
    assert session.plan is before


def test_values_say_no_origin_but_folded_sections_count_them(form: LicenceForm, session: Session) -> None:
    change(session, pack_size=2)
    form.refresh()
    row = form.row("pack_size")
    assert row.origin.isHidden()
    assert form.is_changed("pack_size")
    assert not form.is_changed("least_per_order")
    assert "Allowed: 1 to" in row.editor.toolTip()
    menu = row.make_menu()
    texts = [each.text() for each in menu.actions() if each.text()]
    assert texts[-1] == "Back to default: 1"
    menu.actions()[-1].trigger()
    assert line(session).pack_size == 1


def test_a_line_that_is_gone_still_answers(session: Session) -> None:
    add(session, name="Line", source="Renewals only.")
    target = LicenceTarget(session, "licence-1")
    session.perform(verbs.remove_licence(session.plan, "licence-1"))
    assert target.values("source") == ("Renewals only.",)
    assert target.line.name == "Line"


# --- places --------------------------------------------------------------------------------------------------------


def test_every_unit_offers_the_kinds_that_its_count_can_name(session: Session) -> None:
    assert KINDS.keys() == LICENCE_UNIT_NAMES.keys()
    plan = session.plan
    for unit in LICENCE_UNIT_NAMES:
        places = scope_places(plan, Licence(id="line", name="Line", unit=unit))  # type: ignore[arg-type]
        kinds = {place.kind for place in places if place.kind}
        assert kinds <= KINDS[unit] <= COMPONENT_TYPES.keys()  # type: ignore[index]
        has_whole = any(place.component == "" for place in places)
        assert has_whole == (unit != "graphics_user")


@pytest.fixture
def places(qtbot: QtBot) -> Iterator[ScopeList]:
    window = QWidget()
    qtbot.addWidget(window)
    yield ScopeList(window)
    window.close()  # it has lived until here


def check(places: ScopeList, component: str, *, on: bool = True) -> bool:
    model = places.model
    row = next(row for row, place in enumerate(model.shown) if place.component == component)
    state = Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
    return model.setData(model.index(row, 0), state.value, Qt.ItemDataRole.CheckStateRole)


def checked(places: ScopeList) -> list[str]:
    model, role = places.model, Qt.ItemDataRole.CheckStateRole
    return [
        place.component
        for row, place in enumerate(model.shown)
        if model.index(row, 0).data(role) == Qt.CheckState.Checked
    ]


def test_places_are_checked_in_drawn_order_and_none_means_the_whole_plan(
    session: Session, places: ScopeList
) -> None:
    asked: list[tuple[str, ...]] = []
    places.chosen.connect(asked.append)
    hosts = [place.component for place in scope_places(session.plan, Licence(id="l", name="L")) if place.kind]
    assert len(hosts) >= 2
    first, second = hosts[:2]

    def show(*scope: str) -> None:
        places.show_line(session.plan, Licence(id="l", name="L", scope=scope), locked=False)

    show()
    assert checked(places) == [""]
    assert check(places, second)
    show(second)
    assert checked(places) == [second]
    assert check(places, first)
    show(first, second)
    assert check(places, "")
    show(first, second)
    assert check(places, first, on=False)
    show(second)
    assert check(places, second, on=False)
    assert asked == [(second,), (first, second), (), (second,), ()]
    show()
    assert not check(places, "", on=False), "the whole plan stays until a place is checked"


def test_a_search_hides_places_but_drops_none_of_the_scope(session: Session, places: ScopeList) -> None:
    hosts = [place for place in scope_places(session.plan, Licence(id="l", name="L")) if place.kind]
    kept, other = hosts[0], hosts[1]
    asked: list[tuple[str, ...]] = []
    places.chosen.connect(asked.append)
    scope = (kept.component, "gone")
    places.show_line(session.plan, Licence(id="l", name="L", scope=scope), locked=False)
    places.model.search(other.name)
    assert kept.component not in [place.component for place in places.model.shown] or kept.name == other.name
    check(places, other.component)
    assert set(asked[0]) == {kept.component, other.component, "gone"}
