"""Every number of every sample has a complete derivation."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import numpy as np
import pytest

from app.project.samples import read_sample, sample_names
from planner_core.engine.basis.axes import NORMAL, Place, case_name
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.explain import Explainer, ExplainError, explain, explainable
from planner_core.engine.explaining.walk import derivation_of
from planner_core.formulas.recording import ROWS_ONLY, Applied, Formula, Leaf, LeafNote, Traced
from planner_core.messages import Message
from planner_core.plan.components import Cluster, Host
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, cluster_plan, with_fields


def leaves(derivation: Derivation) -> Iterator[Derivation]:
    if derivation.origin != "formula":
        yield derivation
    for each in derivation.inputs:
        yield from leaves(each)


@pytest.mark.parametrize("name", sample_names())
def test_no_leaf_is_without_unit_origin_and_source(name: str) -> None:
    plan = read_sample(name)
    explainer = Explainer(plan, CATALOG)
    topics = explainable(explainer.assessment)
    assert len(topics) > 25
    for what in topics:
        for leaf in leaves(explainer.explain(what)):
            assert leaf.unit, (what, leaf)
            assert leaf.source, (what, leaf)
            assert not leaf.inputs, (what, leaf)


@pytest.mark.parametrize("name", sample_names())
def test_every_formula_has_inputs_an_expression_and_a_source(name: str) -> None:
    def check(derivation: Derivation) -> None:
        if derivation.origin == "formula":
            assert derivation.inputs
            assert derivation.expression
            assert derivation.source
        for each in derivation.inputs:
            check(each)

    plan = read_sample(name)
    explainer = Explainer(plan, CATALOG)
    for what in explainable(explainer.assessment):
        check(explainer.explain(what))


@pytest.mark.parametrize(
    "what",
    [
        "",
        "nothing",
        "host",
        "host.colour",
        "host.cpu.lunch",
        "limits.0",
        "limits.99",
        "cost.love",
        "ssd.used.x",
        "pools",
        "pools.pool",
        "pools.pool.minimum",
        "pools.nothing.maximum",
        "boot.love",
    ],
)
def test_unknown_numbers_are_named(what: str) -> None:
    with pytest.raises(ExplainError):
        explain(read_sample("everything-on-ssd"), CATALOG, what)


def test_a_product_has_the_unit_of_what_is_no_count_no_share_and_no_flag() -> None:
    """Linear formulas serve MHz and IOPS alike: desktops x share x MHz is MHz, a flag x MHz is MHz."""
    units: dict[str, set[str]] = {}

    def collect(derivation: Derivation) -> None:
        units.setdefault(str(derivation.title), set()).add(derivation.unit)
        for each in derivation.inputs:
            collect(each)

    plan = with_fields(cluster_plan(), "pool", refresh_policy="logoff")
    collect(explain(plan, CATALOG, "pair.cpu.refresh"))
    assert units["Demand of the desktops"] == {"MHz"}
    assert units["Refresh, if the pool does one"] == {"MHz"}


def test_a_value_without_origin_is_not_called_a_default() -> None:
    """Plans in JSON name no origins; the default's source must not stand behind another number."""
    plan = cluster_plan()
    host = msgspec.structs.replace(plan.components["pair"], origins={}, all_core_turbo_ghz=2.6)
    plan = msgspec.structs.replace(plan, components={**plan.components, "pair": host})
    origins = {
        each.symbol: (each.origin, each.source)
        for each in leaves(explain(plan, CATALOG, "pair.cpu.steady"))
        if each.component_id == "pair"
    }
    assert origins["all_core_turbo_ghz"] == ("typed", "Typed in")
    assert origins["hyper_threading_gain_percent"][0] == "default"


def test_without_a_phase_the_worst_one_is_explained() -> None:
    plan = read_sample("everything-on-sas")
    worst = evaluate(plan, CATALOG).worst("sas", "disk_iops")
    assert worst is not None
    assert explain(plan, CATALOG, "sas.disk_iops").value == pytest.approx(worst.utilisation)


@pytest.mark.parametrize("name", ["replica-on-ssd", "tr4540-1500"])
def test_titles_tell_different_numbers_apart(name: str) -> None:
    """Resource, component, phase, load and case are in the title, as far as the number depends on them."""
    explainer = Explainer(read_sample(name), CATALOG)
    values: dict[str, object] = {}
    for what in explainable(explainer.assessment):
        derivation = explainer.explain(what)
        title = str(derivation.title)
        assert values.setdefault(title, derivation.value) == derivation.value, (what, title)
    assert len(values) > 100


@pytest.mark.parametrize(
    ("what", "title"),
    [
        ("host.cpu.boot", "CPU of “RX300 S6”, Boot"),
        ("sas.disk_iops.boot.peak", "Disk IOPS of “SAS”, Boot, at the peak"),
        ("sas.disk_iops.login.drive", "Disk IOPS of “SAS”, Login, on average, Drive failed"),
        ("host.ram.boot", "RAM of “RX300 S6”"),
        ("limits.1", "Desktops up to the limit: RAM of “RX300 S6”"),
        ("limits.2", "Desktops up to the limit: Response time of “Windows 7 desktops”, Steady"),
        ("host.cpu.boot.minutes", "Time needed: CPU of “RX300 S6”, Boot"),
        ("boot.throttle", "Time under the throttle, Boot"),
    ],
)
def test_a_title_says_what_its_number_depends_on(what: str, title: str) -> None:
    assert str(explain(read_sample("replica-on-ssd"), CATALOG, what).title) == title


def test_a_number_that_several_formulas_use_is_derived_once() -> None:
    noted: list[int] = []

    def note(row: int) -> LeafNote:
        noted.append(row)
        return LeafNote(Message("RAM"), "m", "GiB", "typed")

    ram = Traced(np.array([10.0, 20.0]).reshape(ROWS_ONLY), Leaf(note))
    add = Formula(max, Message("Both"), "s", "GiB", "one + other", "arithmetic")
    both = Traced(2 * ram.values, Applied(add, {"one": ram, "other": ram}))
    four = Traced(2 * both.values, Applied(add, {"one": both, "other": both}))
    assert [derivation_of(four, Place(row)).value for row in (0, 1, 0)] == [40, 80, 40]
    assert noted == [0, 1]
    first, second = derivation_of(four, Place(1)).inputs[0].inputs
    assert (first.parameter, second.parameter) == ("one", "other")
    assert (first.value, second.value) == (20, 20)


def with_promises(plan: Plan) -> Iterator[Plan]:
    """The plan, and the same with clusters that have to stand none, one and two failed hosts."""
    yield plan
    for hosts in range(3):
        promised = plan
        for cluster in plan.of_type(Cluster):
            promised = with_fields(promised, cluster.id, failures_to_tolerate=hosts)
        yield promised


@pytest.mark.parametrize("name", sample_names())
def test_the_remark_on_ram_is_about_one_case_and_names_it(name: str) -> None:
    """Demand and capacity were those of the normal case, and the desktops those with a failed host."""
    for plan in with_promises(read_sample(name)):
        found = evaluate(plan, CATALOG)
        remark = explain(plan, CATALOG, "desktops.maximum").remark
        rams = [limit for limit in found.limits if limit.resource == "ram"]
        if found.limits[0].resource == "ram" or len(plan.of_type(Host)) > 1:
            assert remark is None
            continue
        (ram,) = rams
        if ram.desktops < found.desktops.planned:
            assert remark is None
            continue
        assert remark is not None
        words = remark.arguments
        (row,) = (
            each
            for each in found.saturation.where((ram.component, "ram"))
            if (each.phase, each.load, each.case) == (ram.phase, ram.load, ram.case)
        )
        assert (words["demand"].value, words["capacity"].value) == (row.demand, row.capacity)
        assert words["allowed"] == ram.desktops
        assert (str(case_name(ram.case)) in str(remark)) is (ram.case != NORMAL)


def test_ram_that_holds_with_a_failed_host_says_what_is_left_then() -> None:
    plan = with_fields(read_sample("vsan62-hybrid-500"), "cluster", failures_to_tolerate=1)
    remark = explain(plan, CATALOG, "desktops.maximum").remark
    assert str(remark).replace("\N{NO-BREAK SPACE}", " ") == (
        "RAM of “vSAN hybrid node” is not the limit (1 host failed): the 500 planned desktops take 520.39 GiB of"
        " 712.56 GiB, and it would carry 684."
    )


def everything(derivation: Derivation) -> Iterator[Derivation]:
    yield derivation
    for each in derivation.inputs:
        yield from everything(each)


@pytest.mark.parametrize("name", sample_names())
def test_the_derivation_of_a_limit_is_of_one_case_and_names_it(name: str) -> None:
    """Hosts in service and desktops of another case in it would be numbers that do not belong together."""
    for plan in with_promises(read_sample(name)):
        explainer, found = Explainer(plan, CATALOG), evaluate(plan, CATALOG)
        for number, limit in enumerate(found.limits[:8], 1):
            derivation = explainer.explain(f"limits.{number}")
            assert derivation.value == limit.desktops
            assert (str(case_name(limit.case)) in str(derivation.title)) is (limit.case != NORMAL)
            (row,) = (
                each
                for each in found.saturation.where((limit.component, limit.resource))
                if (each.phase, each.load, each.case) == (limit.phase, limit.load, limit.case)
            )
            at_target = next(each for each in everything(derivation) if "target_percent" in each.expression)
            values = {each.parameter: each.value for each in at_target.inputs}
            assert values["demand"] == pytest.approx(row.demand)
            assert values["capacity"] == pytest.approx(row.capacity)
            assert values["target_percent"] == pytest.approx(row.target * 100)


def test_where_nothing_is_streamed_no_derivation_speaks_of_streaming() -> None:
    """The same numbers come out by way of a factor of one, which nobody who reads them has chosen."""

    def said(plan: Plan) -> set[str]:
        explainer = Explainer(plan, CATALOG)
        explained = [explainer.explain(what) for what in explainable(explainer.assessment) if "iops" in what]
        return {str(each.title) for one in explained for each in everything_in(one)}

    plan = cluster_plan()
    assert not {each for each in said(plan) if "streamed" in each.lower()}
    assert {
        each for each in said(with_fields(plan, "pool", image_delivery="pvs")) if "streamed" in each.lower()
    }


def everything_in(derivation: Derivation) -> Iterator[Derivation]:
    yield derivation
    for each in derivation.inputs:
        yield from everything_in(each)
