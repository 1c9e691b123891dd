"""Plans side by side."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.project.samples import read_sample, sample_names
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import Explainer
from planner_core.plan.components import DesktopPool, DiskGroup, GraphicsBoards, Host, Part, StorageArray
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan
from planner_core.studies.comparison import Cell, Compared, Comparison, compare
from planner_core.studies.comparison_measures import measures_of
from tests.support.plans import CATALOG, small_plan, with_fields, with_settings
from tests.support.random_plans import plans
from tests.support.shared_plans import shared_plan
from tests.support.thorough import examples

SEEDS = st.integers(0, 10_000)


def compared(plan: Plan, name: str = "") -> Compared:
    return Compared(name or plan.name, plan, evaluate(plan, CATALOG))


def cell(found: Comparison, key: str, column: int = 1) -> Cell:
    return next(row.cells[column] for row in found.rows if row.key == key)


@given(plan=plans())
@examples(8, 25)
def test_a_plan_beside_itself_differs_by_nothing(plan: Plan) -> None:
    found = compare([compared(plan), compared(plan)])
    assert found.rows
    for row in found.rows:
        assert row.cells[0].delta is None
        twin = row.cells[1]
        assert twin.verdict == "same"
        assert (twin.delta is None) == (twin.value is None)
        if twin.delta is not None:
            assert (twin.delta.absolute, twin.delta.share) == (0, 0)


@given(first=SEEDS, second=SEEDS)
@examples(8, 25)
def test_seen_from_the_other_plan_every_delta_is_the_opposite(first: int, second: int) -> None:
    sides = [compared(shared_plan(first)), compared(shared_plan(second))]
    there, back = compare(sides), compare(sides, baseline=1)
    opposite = {"better": "worse", "worse": "better"}
    for row, turned in zip(there.rows, back.rows, strict=True):
        assert row.key == turned.key
        one, other = row.cells[1], turned.cells[0]
        assert other.verdict == opposite.get(one.verdict, one.verdict)
        assert (one.delta is None) == (other.delta is None)
        if one.delta is not None and other.delta is not None:
            assert one.delta.absolute == -other.delta.absolute


@pytest.mark.parametrize("name", sample_names())
def test_every_number_is_the_one_that_is_explained(name: str) -> None:
    plan = read_sample(name)
    found = compare([compared(plan)])
    explained = [(row, row.cells[0]) for row in found.rows if row.cells[0].explains]
    assert len(explained) > 10
    explainer = Explainer(plan, CATALOG)
    for row, here in explained:
        derivation = explainer.explain(here.explains)
        if here.value is not None:
            assert float(derivation.value) == pytest.approx(float(here.value)), row.key


def test_the_step_from_disks_to_flash() -> None:
    """31 desktops on hard disks for 9,455 euro, 75 on flash for 13,555."""
    found = compare([compared(read_sample(name)) for name in ("everything-on-sas", "everything-on-ssd")])
    planned, total = cell(found, "desktops.planned"), cell(found, "cost.total")
    assert planned.delta is not None
    assert total.delta is not None
    assert (planned.value, planned.delta.absolute) == (75, 44)
    assert (total.value, total.unit, total.verdict) == (Decimal("13555.00"), "EUR", "different")
    assert total.delta.absolute == Decimal("4100.00")
    assert (total.delta.share, total.delta.is_least) == (None, False)  # of sums without the same mirror
    assert cell(found, "cost.per_desktop_planned").verdict == "better"
    assert cell(found, "desktops.maximum").verdict == "better"
    assert str(cell(found, "first_limit", 0).words) == "Response time of “Windows 7 desktops” (Steady)"
    assert cell(found, "first_limit").verdict == "same"


@pytest.mark.parametrize("name", sample_names())
def test_no_two_measures_stand_in_one_place(name: str) -> None:
    """Sorted from a set, they would come in another order in every process."""
    plan = read_sample(name)
    ranks = [measure.rank for measure in measures_of(plan, evaluate(plan, CATALOG))]
    assert len(set(ranks)) == len(ranks)


def test_graphics_boards_are_counted_in_all_hosts_where_any_plan_has_some() -> None:
    """Three hosts with two each, against none; without any there is no row."""
    without = with_fields(small_plan(), "host", count=3)
    boards = GraphicsBoards(id="boards", name="Boards", board_model="NVIDIA L4", boards=2)
    those = apply(without, verbs.add_component(without, boards, parent="host").edits)
    found = compare([compared(without), compared(those)])
    assert (cell(found, "boards", 0).value, cell(found, "boards").value) == (0, 6)
    assert cell(found, "boards").components == ("boards",)
    assert not has(compare([compared(without), compared(without)]), "boards")


def test_a_cloud_stands_beside_each_plan_by_each_rule_and_is_no_merit_of_it() -> None:
    plan = with_settings(
        small_plan(),
        cloud="both",
        cloud_fixed_price=Decimal("41.50"),
        cloud_machine_price=Decimal("0.40"),
        cloud_disk_price=Decimal("21.68"),
        cloud_access_price=Decimal("5.50"),
        cloud_profile_price=Decimal("0.16"),
        cloud_network_price=Decimal(1),
    )
    pool = plan.of_type(DesktopPool)[0]
    more = with_fields(plan, pool.id, desktops=pool.desktops * 2 + 1)
    sides = [compared(plan), compared(more)]
    found = compare(sides)
    for number, side in enumerate(sides):
        assert side.assessment is not None
        offers = {each.rule: each.per_user for each in side.assessment.cost.clouds}
        rows = {
            row.key.removeprefix("cost.cloud_per_user_"): row.cells[number].value
            for row in found.rows
            if row.key.startswith("cost.cloud")
        }
        assert rows == {rule: amount for rule, amount in offers.items() if amount is not None}
        assert rows["fixed"] == Decimal("41.50")
        explainer = Explainer(side.plan, CATALOG)
        for row in found.rows:
            if row.key.startswith("cost.cloud") and row.cells[number].value is not None:
                assert explainer.explain(row.cells[number].explains).value == row.cells[number].value
                assert row.cells[1].verdict in ("same", "different")
    assert not any(row.key.startswith("cost.cloud") for row in compare([compared(small_plan())]).rows)


def test_the_share_of_whole_prices() -> None:
    plans = [read_sample(name) for name in ("everything-on-sas", "everything-on-ssd")]
    whole = [priced(plan, *plan.components) for plan in plans]
    total = cell(compare([compared(plan) for plan in whole]), "cost.total")
    before = cell(compare([compared(plan) for plan in whole]), "cost.total", 0)
    assert total.value is not None
    assert before.value is not None
    assert total.delta is not None
    assert total.delta.share == (Decimal(total.value) - Decimal(before.value)) / Decimal(before.value)


def priced(plan: Plan, *components: str) -> Plan:
    """The plan with a price for those of the components that have none."""
    for name in components:
        part = plan.components[name]
        if isinstance(part, Host | DiskGroup | StorageArray) and not part.parts:
            plan = apply(
                plan,
                verbs.set_parts(
                    plan, name, [Part("Offer", Decimal(300), currency=plan.settings.currency)]
                ).edits,
            )
    return plan


def test_sums_that_leave_out_different_hardware_are_not_the_same() -> None:
    """As much by the prices that are known; 2 drives have none here and 20 there."""
    plan = read_sample("everything-on-ssd")
    found = compare([compared(plan), compared(with_fields(plan, "mirror", drives=20))])
    for key in ("cost.total", "cost.per_desktop_planned"):
        assert (cell(found, key).delta, cell(found, key).verdict) == (None, "different")


def test_what_is_left_out_is_the_same_by_any_name() -> None:
    plan = read_sample("everything-on-ssd")
    dearer = with_fields(plan, "host", count=2)
    here, named = (
        cell(compare([compared(plan), compared(each)]), "cost.total")
        for each in (dearer, with_fields(dearer, "mirror", name="Boot disks"))
    )
    assert (named.delta, named.verdict) == (here.delta, here.verdict)
    assert named.delta is not None
    assert named.delta.is_least


def test_a_price_with_parts_missing_is_never_better() -> None:
    plan = read_sample("everything-on-ssd")
    parts = tuple(part for part in plan.components["host"].parts if part.per != "socket")
    cheap = apply(plan, verbs.set_parts(plan, "host", parts).edits)
    found = compare([compared(plan), compared(cheap)])
    for key in ("cost.total", "cost.per_desktop_planned"):
        here = cell(found, key)
        assert (here.verdict, here.delta, here.has_gaps) == ("different", None, True)
    back = cell(compare([compared(cheap), compared(plan)]), "cost.total")
    assert (back.verdict, back.delta) == ("different", None)


def test_no_price_of_a_desktop_and_no_verdict_while_more_than_small_parts_lack_theirs() -> None:
    """Neither has a price for its drives: half the hosts cost less as far as known, but the difference is unknown."""
    plan = read_sample("everything-on-ssd")
    plan = apply(plan, verbs.set_parts(plan, "ssd", []).edits)
    dearer = with_fields(plan, "host", count=2)
    for found in (compare([compared(dearer), compared(plan)]), compare([compared(plan), compared(dearer)])):
        total = cell(found, "cost.total")
        assert total.value is not None
        assert (total.delta, total.verdict, total.has_gaps) == (None, "different", True)
        for key in MONEY_KEYS[1:4]:
            each = cell(found, key)
            assert (each.value, str(each.words)) == (None, "prices missing")
            assert (each.delta, each.verdict) == (None, "different")
    again = compare([compared(plan), compared(with_fields(plan, "host", name="Another name"))])
    assert {cell(again, key).verdict for key in MONEY_KEYS} == {"same"}


def test_gaps_common_to_both_do_not_change_the_verdict() -> None:
    """The same mirror has no price in either; where there are two of them the other variant is the dearer one still."""
    plan = read_sample("everything-on-ssd")
    total = cell(compare([compared(plan), compared(with_fields(plan, "host", count=2))]), "cost.total")
    assert (total.verdict, total.has_gaps) == ("worse", True)
    assert total.delta is not None


def test_a_subscription_without_a_price_leaves_the_purchase_whole() -> None:
    plan = read_sample("everything-on-ssd")
    plan = apply(plan, verbs.remove(plan, ["mirror"]).edits)
    line = Licence(id="licence-1", name="Access", unit="once", term="year")
    open_ended = apply(plan, verbs.add_licence(plan, line).edits)
    found = compare([compared(plan), compared(open_ended)])
    for key in ("cost.total", "cost.per_desktop_planned"):
        here = cell(found, key)
        assert (here.has_gaps, here.verdict) == (False, "same")
    assert cell(found, "cost.cost_per_desktop_and_month").has_gaps


def test_what_fewer_desktops_share_weighs_more_and_stops_a_verdict_per_desktop() -> None:
    """The mirror without a price is shared by 10 desktops here and by 75 there: which one is cheaper is unknown."""
    plan = read_sample("everything-on-ssd")
    many = plan
    for name in ("host", "ssd"):
        many = apply(many, verbs.set_parts(many, name, [Part("Special offer", Decimal(100))]).edits)
    few = with_fields(many, "pool", desktops=10)
    found = compare([compared(plan), compared(few)])
    each, total = cell(found, "cost.per_desktop_planned"), cell(found, "cost.total")
    before = cell(found, "cost.per_desktop_planned", 0)
    assert each.value is not None
    assert before.value is not None
    assert each.value < before.value
    assert (each.verdict, each.delta, total.verdict) == ("different", None, "different")
    assert cell(compare([compared(plan), compared(many)]), "cost.per_desktop_planned").verdict == "better"


def test_currencies_are_never_mixed() -> None:
    plan = read_sample("replica-on-ssd")
    abroad = apply(plan, verbs.set_setting(plan, "currency", "USD").edits)
    found = compare([compared(plan), compared(abroad)])
    for row in found.rows:
        if row.key.startswith("cost.") and row.cells[0].unit == "EUR":
            assert (row.cells[1].delta, row.cells[1].verdict) == (None, "different"), row.key
    assert cell(found, "cost.power_watts").delta is not None


@given(plan=plans())
@examples(8, 25)
def test_the_fullest_row_of_each_resource_is_found_without_making_all_of_them(plan: Plan) -> None:
    saturation = evaluate(plan, CATALOG).saturation
    fullest: dict[str, float] = {}
    for row in saturation:
        if row.planned_for:
            fullest[row.resource] = max(row.load_factor, fullest.get(row.resource, 0.0))
    found = saturation.fullest()
    assert {resource: row.load_factor for resource, row in found.items()} == pytest.approx(fullest, rel=1e-6)
    assert all(row.planned_for for row in found.values())


def test_fuller_hardware_is_worse_only_where_it_is_too_full() -> None:
    plan = small_plan()
    pool = next(link.source for link in plan.links.values())
    usual = evaluate(plan, CATALOG).desktops.maximum or 0
    some = [
        compared(with_fields(plan, pool, desktops=count)) for count in (usual // 4, usual // 2, usual * 2)
    ]
    found = compare(some)
    resource = evaluate(plan, CATALOG).limits[0].resource
    assert cell(found, f"saturation.{resource}", 1).verdict == "different"
    assert cell(found, f"saturation.{resource}", 2).verdict == "worse"


def test_what_could_not_be_assessed_still_counts_its_hosts() -> None:
    plan = small_plan()
    found = compare([compared(plan), Compared("broken", plan, None)])
    assert cell(found, "hosts").value == cell(found, "hosts", 0).value
    assert cell(found, "desktops.maximum").value is None
    assert cell(found, "desktops.maximum").verdict == "different"


def test_a_plan_of_which_little_is_drawn_yet_can_be_compared() -> None:
    plan = small_plan()
    begun = [
        msgspec.structs.replace(plan, components=parts, parents={}, links={})
        for parts in ({}, *({name: part} for name, part in plan.components.items()))
    ]
    found = compare([compared(plan), *map(compared, begun)])
    assert all(cell(found, "desktops.maximum", column).value is None for column in range(1, len(begun) + 1))


def test_a_baseline_has_to_be_there() -> None:
    with pytest.raises(ValueError, match="no plan 1"):
        compare([compared(small_plan())], baseline=1)


def test_spares_and_cache_devices_are_drives_and_hold_nothing() -> None:
    plan = read_sample("vsan62-hybrid-500")
    before = compare([compared(plan)])
    group = cell(before, "drives", 0).components[0]
    after = compare([compared(plan), compared(with_fields(plan, group, spare_drives=1))])
    drives, raw = cell(after, "drives"), cell(after, "raw_gb")
    assert drives.delta is not None
    assert drives.delta.absolute > 0
    assert raw.verdict == "same"


MONEY_KEYS = (
    "cost.total", "cost.per_desktop_planned", "cost.per_desktop_maximum", "cost.cost_per_desktop_and_month",
    "cost.power_watts", "cost.rack_units",
)  # fmt: skip


def test_a_variant_that_carries_too_little_is_praised_for_no_price() -> None:
    """Half the hosts cost less, also per desktop planned: the desktops that do not fit pay for that."""
    plan = read_sample("tr4540-1500")
    whole = priced(plan, *plan.components)
    half = with_fields(whole, "hosts", count=8)
    assert assessed_counts(half) < assessed_counts(whole) == 1500
    found = compare([compared(whole), compared(half)])
    turned = compare([compared(half), compared(whole)])
    for table, unfair in ((found, "better"), (turned, "worse")):
        verdicts = {key: cell(table, key).verdict for key in MONEY_KEYS if has(table, key)}
        assert len(verdicts) > 3
        assert unfair not in verdicts.values()
    carried = cell(found, "desktops.carried")
    assert (carried.verdict, carried.status) == ("worse", "over")
    assert str(carried.words) == f"no: {1500 - assessed_counts(half)} desktops do not fit"
    assert cell(turned, "desktops.carried").verdict == "better"


def test_a_cheaper_variant_that_carries_as_much_is_still_praised() -> None:
    plan = read_sample("tr4540-1500")
    plan = priced(plan, *plan.components)
    found = compare([compared(with_fields(plan, "hosts", count=18)), compared(plan)])
    assert cell(found, "cost.total").verdict == "better"
    fewer_planned = compare([compared(plan), compared(priced_less(with_fields(plan, "pool", desktops=1000)))])
    assert cell(fewer_planned, "cost.total").verdict == "different"


def assessed_counts(plan: Plan) -> int:
    return evaluate(plan, CATALOG).desktops.fits


def has(found: Comparison, key: str) -> bool:
    return any(row.key == key for row in found.rows)


def priced_less(plan: Plan) -> Plan:
    return apply(
        plan,
        verbs.set_parts(plan, "hosts", [Part("Offer", Decimal(100), currency=plan.settings.currency)]).edits,
    )
