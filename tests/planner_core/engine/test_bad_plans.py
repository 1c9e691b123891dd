"""Plans that cannot work: each gets findings or an error with component and field, and no invalid number."""

from __future__ import annotations

import itertools
import math
import random
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.evaluate import evaluate
from planner_core.messages import HeadroomError
from planner_core.plan.components import (
    COMPONENT_TYPES,
    Cluster,
    Component,
    DesktopPool,
    DiskGroup,
    Host,
    InfrastructureServers,
    NetworkLink,
    StorageArray,
)
from planner_core.plan.fields import FieldInfo, declared_fields
from planner_core.plan.interchange import InterchangeError, plan_from_json, plan_to_json
from planner_core.plan.links import DISPLAY, RUNS_ON, Link
from planner_core.plan.placement import needed_roles
from planner_core.plan.plan import Plan, Settings
from tests.support.plans import CATALOG, random_step
from tests.support.random_plans import replaced
from tests.support.thorough import THOROUGH, examples

ROLES = needed_roles(DesktopPool(id="pool", name="Pool"))


def drawn(*parts: Component, inside: dict[str, str] | None = None, links: list[Link] | None = None) -> Plan:
    """A plan of components, nesting and links."""
    return Plan(
        components={part.id: part for part in parts},
        parents=inside or {},
        links={link.key: link for link in links or ()},
    )


def full_plan() -> Plan:
    """One of everything: cluster with vSAN, host, array, disk groups, pool, servers, line."""
    parts = (
        Cluster(id="cluster", name="Cluster", vsan="hybrid"),
        Host(id="host", name="Host", count=4),
        DiskGroup(id="shared", name="Shared", purpose="vsan"),
        DiskGroup(id="local", name="Local"),
        StorageArray(id="array", name="Array"),
        DiskGroup(id="tier", name="Tier", drives=12),
        DesktopPool(id="pool", name="Pool", suspends=True, persistent_gib=10.0),
        InfrastructureServers(id="servers", name="Servers"),
        NetworkLink(id="line", name="Line"),
    )
    links = [Link("pool", role, "array") for role in (*ROLES, "suspend", "persistent")]
    links += [
        Link("pool", "delta", "cluster"),
        Link("pool", "swap", "local"),
        Link("pool", RUNS_ON, "cluster"),
    ]
    links += [Link("pool", DISPLAY, "line"), Link("servers", RUNS_ON, "cluster")]
    links += [Link("servers", "server_disk", "tier")]
    inside = {"host": "cluster", "shared": "host", "local": "host", "tier": "array"}
    return drawn(*parts, inside=inside, links=links)


def check_numbers(found: Assessment) -> None:
    """Evaluate everything that is computed on demand; no number is NaN, and no answer is that zero is needed."""
    for row in found.saturation:
        assert math.isfinite(row.demand), row
        assert math.isfinite(row.capacity), row
        assert row.demand >= 0, row
        assert row.capacity >= 0, row
        assert row.utilisation is None or math.isfinite(row.utilisation), row
    for rung in found.limits:
        assert math.isfinite(rung.exact), rung
        assert rung.desktops >= 0, rung
    for use in found.stores:
        assert math.isfinite(use.capacity_gib), use
        assert sum(use.by_role.values()) == pytest.approx(use.used_gib), use
    for time in found.work:
        assert not math.isnan(time.minutes), time
    assert 0 <= found.desktops.fits <= found.desktops.planned
    assert found.cost.total.is_finite()
    running = msgspec.structs.asdict(found.cost.running)
    years = running.pop("by_year")
    for amount in (*running.values(), *itertools.chain.from_iterable(map(msgspec.structs.astuple, years))):
        assert amount is None or math.isfinite(amount), found.cost.running
    for finding in found.findings:
        for said in filter(None, (finding.message, finding.remedy)):
            assert "nan" not in str(said).lower().split(), said
            assert " 0 hosts" not in str(said), said


def codes(plan: Plan) -> set[str]:
    found = evaluate(plan, CATALOG)
    check_numbers(found)
    return {finding.code for finding in found.findings}


# --- something is missing ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [None, *COMPONENT_TYPES])
def test_an_empty_plan_or_a_single_card_has_no_maximum(kind: str | None) -> None:
    parts = () if kind is None else (COMPONENT_TYPES[kind](id="one", name="One"),)
    found = evaluate(drawn(*parts), CATALOG)
    check_numbers(found)
    assert found.desktops.maximum is None
    assert found.desktops.fits == 0
    assert any(finding.severity == "error" for finding in found.findings)


@pytest.mark.parametrize("kind", COMPONENT_TYPES)
def test_without_one_kind_of_component_the_rest_is_still_assessed(kind: str) -> None:
    plan = full_plan()
    gone = {part.id for part in plan.of_type(COMPONENT_TYPES[kind])}
    left = drawn(
        *(part for part in plan.components.values() if part.id not in gone),
        inside={child: parent for child, parent in plan.parents.items() if not {child, parent} & gone},
        links=[link for link in plan.links.values() if not {link.source, link.target} & gone],
    )
    check_numbers(evaluate(left, CATALOG))


def pool_on(place: Component, *more: Component, inside: dict[str, str] | None = None) -> Plan:
    """A pool that runs on `place`, with all of its files on an array that holds them."""
    links = [Link("pool", RUNS_ON, place.id), *(Link("pool", role, "array") for role in ROLES)]
    return drawn(
        place,
        *more,
        StorageArray(id="array", name="Array"),
        DiskGroup(id="tier", name="Tier", drives=24),
        DesktopPool(id="pool", name="Pool"),
        inside={"tier": "array", **(inside or {})},
        links=links,
    )


def test_a_pool_on_a_cluster_without_hosts_runs_nowhere() -> None:
    plan = pool_on(Cluster(id="cluster", name="Cluster"))
    desktops = evaluate(plan, CATALOG).desktops
    assert desktops.maximum is None
    assert desktops.loose_end == ("pool", RUNS_ON)
    assert any(code.startswith(("pool.", "cluster.")) for code in codes(plan))


def test_a_cluster_without_hosts_takes_no_desktops_from_one_that_has_some() -> None:
    """Half of the pool is drawn on an empty cluster: all of it is counted where there are hosts."""
    plan = pool_on(
        Cluster(id="cluster", name="Cluster"),
        Cluster(id="empty", name="Empty"),
        Host(id="host", name="Host", count=3),
        inside={"host": "cluster"},
    )
    halves = [Link("pool", RUNS_ON, "cluster", 0.5), Link("pool", RUNS_ON, "empty", 0.5)]
    links = {**plan.links, **{link.key: link for link in halves}}
    both = evaluate(msgspec.structs.replace(plan, links=links), CATALOG)
    one = evaluate(plan, CATALOG)
    assert both.worst("host", "ram") == one.worst("host", "ram")
    assert both.desktops == one.desktops


@pytest.mark.parametrize("store", ["cluster", "shared"])
def test_files_where_none_can_lie_are_unplaced(store: str) -> None:
    """On a cluster without vSAN, and on drives that a vSAN shares."""
    plan = replaced(full_plan(), "cluster", vsan="none" if store == "cluster" else "hybrid")
    links = {key: link for key, link in plan.links.items() if link.role != "swap" and link.source == "pool"}
    swap = Link("pool", "swap", store)
    plan = msgspec.structs.replace(plan, links={**links, swap.key: swap})
    found = evaluate(plan, CATALOG)
    assert found.desktops.maximum is None
    assert found.desktops.loose_end == ("pool", "swap")
    assert "pool.files-unplaced" in codes(plan)


@pytest.mark.parametrize("store", ["array", "cluster"])
def test_a_store_without_drives_holds_no_desktop(store: str) -> None:
    links = [Link("pool", RUNS_ON, "cluster"), *(Link("pool", role, store) for role in ROLES)]
    plan = drawn(
        Cluster(id="cluster", name="Cluster", vsan="hybrid"),
        Host(id="host", name="Host", count=3),
        StorageArray(id="array", name="Array"),
        DesktopPool(id="pool", name="Pool"),
        inside={"host": "cluster"},
        links=links,
    )
    found = evaluate(plan, CATALOG)
    check_numbers(found)
    assert (found.desktops.maximum, found.desktops.fits) == (0, 0)
    first = found.limits[0]
    assert (first.component, first.resource) == (store, "capacity")
    assert found.worst(store, "capacity").status == "over"  # type: ignore[union-attr]


# --- numbers that no field allows ----------------------------------------------------------------------------


def with_value(field: str, value: object) -> tuple[Plan, Component]:
    """The full plan with a value in the first component that has the field."""
    plan = full_plan()
    part = next(part for part in plan.components.values() if hasattr(part, field))
    return replaced(plan, part.id, **{field: value}), part


BAD: list[tuple[str, Any]] = [
    ("cores_per_socket", 0),
    ("count", 0),
    ("ram_gib", -512.0),
    ("ram_gib", math.nan),
    ("all_core_turbo_ghz", math.inf),
    ("drives", 0),
    ("drive_iops", -math.inf),
    ("controllers", -1),
    ("read_cache_hit_percent", 130.0),
    ("desktops", -5),
    ("cpu_mhz", math.nan),
    ("login_ios", -1.0),
    ("bandwidth_mbit_s", 0.0),
    ("hypervisor", "esx-1.0"),
    ("vsan_policy", "raid-7"),
]


@pytest.mark.parametrize(("field", "value"), BAD)
def test_a_number_that_nobody_checked_is_refused_by_component_and_field(field: str, value: object) -> None:
    plan, part = with_value(field, value)
    info = next(info for info in declared_fields(type(part)) if info.name == field)
    with pytest.raises(HeadroomError) as refused:
        evaluate(plan, CATALOG)
    assert part.name in str(refused.value)
    assert info.title in str(refused.value)
    assert str(value) in str(refused.value)


@pytest.mark.parametrize(("field", "value"), [("cpu_target_percent", math.nan), ("boot_window_minutes", 0.0)])
def test_a_setting_that_nobody_checked_is_refused_by_name(field: str, value: float) -> None:
    plan = full_plan()
    plan = msgspec.structs.replace(plan, settings=msgspec.structs.replace(plan.settings, **{field: value}))
    title = next(info.title for info in declared_fields(type(plan.settings)) if info.name == field)
    with pytest.raises(HeadroomError, match=title):
        evaluate(plan, CATALOG)


@pytest.mark.parametrize("share", [0.0, -1.0, 2.0, math.nan])
def test_an_invalid_share_is_refused_with_its_link(share: float) -> None:
    plan = full_plan()
    link = Link("pool", "swap", "local", share)
    plan = msgspec.structs.replace(plan, links={**plan.links, link.key: link})
    with pytest.raises(HeadroomError, match=r"swap.*pool.*local"):
        evaluate(plan, CATALOG)


def test_a_refused_plan_leaves_nothing_behind() -> None:
    """What is kept between evaluations must not keep what was refused."""
    good, bad = full_plan(), with_value("ram_gib", math.nan)[0]
    before = list(evaluate(good, CATALOG).saturation)
    for _ in range(2):
        with pytest.raises(HeadroomError):
            evaluate(bad, CATALOG)
    assert list(evaluate(good, CATALOG).saturation) == before


@pytest.mark.parametrize(("field", "value"), [*BAD, ("desktops", 10**9)])
def test_a_file_with_a_bad_number_is_refused_by_component_and_field(field: str, value: Any) -> None:
    """Every reading of a plan goes through here: samples, imports, the command line."""
    plan, part = with_value(field, value)
    written = plan_to_json(plan)
    if isinstance(value, float) and not math.isfinite(
        value
    ):  # JSON has no such number; some writers write it
        written = written.replace(
            f'"{field}": null'.encode(), f'"{field}": {value}'.replace("inf", "Infinity").encode(), 1
        )
    with pytest.raises(InterchangeError) as refused:
        plan_from_json(written)
    if not (isinstance(value, float) and not math.isfinite(value)):
        assert f".{field}`" in str(refused.value)
        assert part.id in str(refused.value)


@pytest.mark.parametrize(
    "rest",
    [
        b'{"kind": "host", "id": "h", "name": "H", "count": 0}], "links": [',
        b'{"kind": "host", "name": "H", "count": 0}]}',
        b'{"kind": "host", "id": 7, "name": "H"}]}',
        b'{"kind": "host", "id": "h", "name": "H", "count": 0}], "components": []}',
        b"7]}",
    ],
)
def test_a_file_that_is_broken_twice_is_refused_all_the_same(rest: bytes) -> None:
    with pytest.raises(InterchangeError):
        plan_from_json(b'{"format": "headroom-plan", "version": 1, "components": [' + rest)


@pytest.mark.parametrize(("field", "value"), [*BAD, ("desktops", 10**9)])
def test_a_form_refuses_it_and_names_the_field(field: str, value: object) -> None:
    plan = full_plan()
    part = next(part for part in plan.components.values() if hasattr(part, field))
    info = next(info for info in declared_fields(type(part)) if info.name == field)
    with pytest.raises(verbs.RuleError, match=info.title):
        verbs.set_field(plan, [part.id], field, value)


def test_a_thousand_million_desktops_do_not_fit() -> None:
    """More than a form takes, but a number: the answer is how many fit."""
    plan = replaced(full_plan(), "pool", desktops=10**9)
    found = evaluate(plan, CATALOG)
    check_numbers(found)
    assert found.desktops.maximum is not None
    assert found.desktops.fits == found.desktops.maximum < 10**9
    assert "limit.exceeded" in {finding.code for finding in found.findings}


def extremes(info: FieldInfo) -> list[object]:
    """The least and the most that a field takes, or all of its choices."""
    if info.kind in ("integer", "number"):
        assert info.least is not None, info.name
        assert info.most is not None, info.name
        kind = int if info.kind == "integer" else float
        return [kind(info.least), kind(info.most)]
    if info.kind == "choice":
        return list(info.choices)
    return [False, True] if info.kind == "flag" else []


@pytest.mark.parametrize("kind", COMPONENT_TYPES)
def test_every_field_at_its_least_and_most(kind: str) -> None:
    """Of one of its components after the other; in the thorough run, of each."""
    plan = full_plan()
    parts = list(plan.of_type(COMPONENT_TYPES[kind]))
    for number, info in enumerate(declared_fields(COMPONENT_TYPES[kind])):
        for part in parts if THOROUGH or not parts else [parts[number % len(parts)]]:
            for value in extremes(info):
                check_numbers(evaluate(replaced(plan, part.id, **{info.name: value}), CATALOG))


def test_every_setting_at_its_least_and_most() -> None:
    plan = full_plan()
    for info in declared_fields(type(plan.settings)):
        for value in extremes(info):
            changed = msgspec.structs.replace(plan.settings, **{info.name: value})
            check_numbers(evaluate(msgspec.structs.replace(plan, settings=changed), CATALOG))


@given(data=st.data())
@examples(15, 40)
def test_any_mixture_of_extremes(data: st.DataObject) -> None:
    """All fields of a plan at once at their least, their most or their default."""
    plan = full_plan()
    for part in plan.components.values():
        chosen = {}
        for info in declared_fields(type(part)):
            if values := extremes(info):
                chosen[info.name] = data.draw(st.sampled_from([*values, getattr(part, info.name)]))
        if isinstance(part, DesktopPool):
            chosen["ram_reserved_gib"] = min(chosen["ram_reserved_gib"], chosen["ram_gib"])
        plan = replaced(plan, part.id, **chosen)
    check_numbers(evaluate(plan, CATALOG))


@given(seed=st.integers(0, 10_000))
@examples(15, 40)
def test_whatever_users_leave_half_drawn_is_assessed(seed: int) -> None:
    """Sixty random gestures, by the verbs themselves."""
    source, plan = random.Random(seed), Plan()
    for _ in range(60):
        step = random_step(plan, source)
        if step is not None:
            plan = apply(plan, step.edits)
    check_numbers(evaluate(plan, CATALOG))


def assessed_with(of: type[msgspec.Struct], name: str, value: object) -> Assessment:
    plan = full_plan()
    if of is Settings:
        changed = msgspec.structs.replace(plan.settings, **{name: value})
        return evaluate(msgspec.structs.replace(plan, settings=changed), CATALOG)
    part = next(each for each in plan.components.values() if type(each) is of)
    return evaluate(replaced(plan, part.id, **{name: value}), CATALOG)


@pytest.mark.parametrize(
    ("of", "name", "least", "most"),
    [
        (Cluster, "vsan_slack_percent", 0, 90),
        (StorageArray, "controller_idle_percent", 0, 99),
        (StorageArray, "read_cache_hit_percent", 0, 99.9),
        (StorageArray, "first_tier_read_percent", 0, 100),
        (DiskGroup, "write_coalescing_percent", 0, 99),
        (DesktopPool, "concurrency_percent", 0, 100),
        (DesktopPool, "read_percent", 0, 100),
        (DesktopPool, "full_clone_fill_percent", 0, 100),
        (InfrastructureServers, "read_percent", 0, 100),
        (NetworkLink, "other_traffic_percent", 0, 100),
        (Settings, "cpu_target_percent", 1, 100),
        (Settings, "rebuild_percent", 0, 90),
        (Settings, "residual_percent", 0, 100),
    ],
)
def test_more_than_all_of_something_is_refused_even_past_forms_and_files(
    of: type[msgspec.Struct], name: str, least: float, most: float
) -> None:
    assert assessed_with(of, name, float(most)) is not None
    for beyond in (math.nextafter(most, math.inf), math.nextafter(least, -math.inf)):
        with pytest.raises(HeadroomError, match=f"it is between {least} and {most}"):
            assessed_with(of, name, beyond)


@pytest.mark.parametrize(
    ("of", "name", "beyond"),
    [
        (Host, "sockets", 17),
        (Host, "ram_gib", 65_537.0),
        (Host, "hyper_threading_gain_percent", 100.0),
        (DesktopPool, "desktops", 1_000_001),
        (DiskGroup, "drives", 1001),
    ],
)
def test_more_of_what_is_no_share_than_a_form_takes_is_an_honest_question(
    of: type[msgspec.Struct], name: str, beyond: float
) -> None:
    assert assessed_with(of, name, beyond) is not None
    with pytest.raises(HeadroomError, match="cannot be"):
        assessed_with(of, name, -1)
