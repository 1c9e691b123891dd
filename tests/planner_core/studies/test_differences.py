"""What tells two plans apart."""

from __future__ import annotations

from decimal import Decimal

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.plan.components import Host, Origin, Part
from planner_core.plan.licences import Licence
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan, Position
from planner_core.studies.differences import Difference, changed_components, differences
from tests.support.plans import small_plan, with_fields
from tests.support.random_plans import plans, replaced
from tests.support.shared_plans import shared_plan
from tests.support.thorough import examples

SEEDS = st.integers(0, 10_000)


def placed(plan: Plan) -> Plan:
    """The plan with every card somewhere else."""
    return msgspec.structs.replace(
        plan, positions={name: Position(7.0 * number, 3.0) for number, name in enumerate(plan.components)}
    )


def without_places(plan: Plan) -> Plan:
    return msgspec.structs.replace(plan, positions={})


@given(plan=plans())
@examples(10, 30)
def test_a_plan_differs_from_itself_in_nothing_wherever_its_cards_lie(plan: Plan) -> None:
    assert differences(plan, placed(plan)) == ()
    turned = msgspec.structs.replace(
        plan,
        components=dict(reversed(plan.components.items())),
        links=dict(reversed(plan.links.items())),
    )
    assert differences(plan, turned) == ()


@given(first=SEEDS, second=SEEDS)
def test_there_are_differences_exactly_where_plans_are_not_equal(first: int, second: int) -> None:
    before, after = shared_plan(first), shared_plan(second)
    assert bool(differences(before, after)) == (without_places(before) != without_places(after))


@given(first=SEEDS, second=SEEDS)
def test_the_other_way_round_everything_is_turned_round(first: int, second: int) -> None:
    before, after = shared_plan(first), shared_plan(second)
    there = {repr(each.inverse()) for each in differences(before, after)}
    back = {repr(each) for each in differences(after, before)}
    assert there == back


@given(plan=plans(), data=st.data())
@examples(10, 30)
def test_a_field_is_found_with_both_of_its_values(plan: Plan, data: st.DataObject) -> None:
    host = data.draw(st.sampled_from(plan.of_type(Host)))
    changed = replaced(plan, host.id, ram_gib=host.ram_gib + 1)
    (found,) = differences(plan, changed)
    assert found == Difference("field", host.id, "ram_gib", host.ram_gib, host.ram_gib + 1)


def test_a_moved_file_is_one_difference() -> None:
    plan = small_plan()
    pool = next(each for each in plan.links.values() if each.role == "swap")
    links = {key: link for key, link in plan.links.items() if key != pool.key}
    moved = Link(pool.source, "swap", "host")
    (found,) = differences(plan, msgspec.structs.replace(plan, links={**links, moved.key: moved}))
    assert (found.what, found.component, found.field) == ("links", pool.source, "swap")
    assert (found.before, found.after) == ((pool,), (moved,))


def test_a_deleted_component_takes_its_links_and_its_place_along() -> None:
    plan = small_plan()
    pool = next(iter(plan.links.values())).source
    after = apply(plan, verbs.remove(plan, (pool,)).edits)
    assert [(each.what, each.component) for each in differences(plan, after)] == [("removed", pool)]
    assert [(each.what, each.component) for each in differences(after, plan)] == [("added", pool)]


def test_another_kind_under_the_same_name_is_another_component() -> None:
    before = Plan(components={"thing": Host(id="thing", name="Thing")})
    after = shared_plan(0)
    after = Plan(components={"thing": msgspec.structs.replace(after.components["line"], id="thing")})
    assert [each.what for each in differences(before, after)] == ["removed", "added"]


def test_prices_origins_and_settings_count() -> None:
    plan = small_plan()
    host = plan.of_type(Host)[0].id
    priced = replaced(plan, host, parts=(Part("Rack", Decimal(10)),))
    assert [each.what for each in differences(plan, priced)] == ["prices"]
    said = replaced(plan, host, origins={"sockets": Origin("imported", "inventory")})
    assert [each.what for each in differences(plan, said)] == ["origins"]
    typed = with_fields(plan, host, sockets=3)
    assert [(each.what, each.field) for each in differences(plan, typed)] == [("field", "sockets")]
    planned = apply(plan, verbs.set_setting(plan, "cpu_target_percent", 70.0).edits)
    assert differences(plan, planned) == (Difference("setting", "", "cpu_target_percent", 80.0, 70.0),)


def test_marks_name_each_component_once() -> None:
    plan = small_plan()
    host = plan.of_type(Host)[0].id
    after = replaced(plan, host, sockets=4, ram_gib=77.0)
    after = msgspec.structs.replace(after, components={**after.components, "new": Host(id="new", name="New")})
    found = changed_components(differences(plan, after))
    assert found == {host: "field", "new": "added"}
    assert changed_components(differences(after, plan)) == {host: "field", "new": "removed"}


def licensed(*lines: Licence) -> Plan:
    return msgspec.structs.replace(small_plan(), licences={each.id: each for each in lines})


def test_licence_lines_are_told_apart_by_line_and_field() -> None:
    cores = Licence(id="licence-1", name="Cores", unit_price=Decimal(100))
    cheaper = msgspec.structs.replace(cores, unit_price=Decimal(90), scope=("host",))
    users = Licence(id="licence-2", name="Users", unit="named_user")
    before, after = licensed(cores, users), licensed(cheaper)
    found = differences(before, after)
    assert found == (
        Difference("field", "", "scope", (), ("host",), "licence-1"),
        Difference("field", "", "unit_price", Decimal(100), Decimal(90), "licence-1"),
        Difference("removed", "", before=users, licence="licence-2"),
    )
    assert changed_components(found) == {}
    back = differences(after, before)
    assert len(back) == 3
    assert all(each.inverse() in back for each in found)
    assert differences(before, licensed(users, cores)) == ()
