"""What `--json` prints has the values of the tables, whose columns all other views show."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import msgspec
import pytest

from app.cli.assessment_json import assessment_json
from app.cli.limits_json import limits_json
from app.cli.response_json import response_json
from app.look.output_language import written_in
from app.project.samples import sample_names
from app.results.tables.bill_table import bill_columns, bill_rows
from app.results.tables.capacity_table import store_columns
from app.results.tables.column import Column
from app.results.tables.cost_tables import (
    OWNERSHIP_PARTS,
    bill_sums,
    ownership_rows,
    rate_rows,
    year_columns,
    yearly_rows,
)
from app.results.tables.limits_tables import pool_columns, pool_rungs, rung_columns, shown_rungs
from app.results.tables.load_test_table import verdict_columns, verdict_rows
from app.results.tables.response_tables import case_columns, whole_curve_columns
from app.results.tables.saturation_table import Moment, moment_columns
from app.results.tables.shared_costs import share_rows
from app.results.tables.shown_limits import ShownLimits
from app.results.tables.station_tables import latency_columns, station_columns, station_rows
from app.results.tables.storms_table import storm_columns, storm_rows
from planner_core.studies.response_network import Unanswered
from planner_core.studies.response_study import response_study
from tests.support.printed import ODD, subject_of

NAMES = [ODD, *sample_names()]


def printed(value: dict[str, Any]) -> Any:
    """As a script reads it; with decimals, so that no cent is lost."""
    return json.loads(msgspec.json.Encoder(decimal_format="number").encode(value), parse_float=Decimal)


def keys(columns: Sequence[Column[Any]], row: Any) -> list[Any]:
    """The numbers of a row."""
    return [each.key(row) if each.key else each.shown(row) for each in columns]


def same(found: Any, row: Any) -> bool:
    """Whether a printed value is that of a row: the very amount of money, or the very float."""
    if isinstance(found, Decimal) and isinstance(row, float):
        return float(found) == row
    return bool(found == row)


def all_same(found: Sequence[Any], row: Sequence[Any]) -> None:
    assert len(found) == len(row)
    assert all(map(same, found, row)), (found, row)


@pytest.mark.parametrize("name", NAMES)
def test_limits_and_saturation(name: str) -> None:
    subject = subject_of(name)
    plan, assessment = subject.plan, subject.assessment
    found, limits = printed(assessment_json(plan, assessment)), printed(limits_json(assessment))
    with written_in("en"):
        columns = rung_columns(assessment.desktops.users_of)
        rungs = shown_rungs(plan, ShownLimits(assessment.limits, 0, None, 0))
        for each, again, rung in zip(found["limits"], limits["limits"], rungs, strict=True):
            part = found["components"][each["component"]]["name"]
            all_same([each["desktops"], part], keys([columns["desktops"], columns["component"]], rung))
            all_same([again["desktops"], again["users"]], keys([columns["desktops"], columns["users"]], rung))
        for pool, one in zip(limits["pools"], assessment.pool_limits, strict=True):
            _, planned, most, more, *_ = keys(pool_columns(lambda each: each), one)
            all_same([pool["planned"], pool["maximum"]], [planned, most])
            assert more is None or pool["maximum"] - pool["planned"] == more
            ladder = [each.limit for each in pool_rungs([one], len(one.ladder)) if each.limit]
            assert [each["desktops"] for each in pool["ladder"]][: len(ladder)] == [
                each.desktops for each in ladder
            ]
            assert len(ladder) == len(one.ladder) or one.ladder[len(ladder)].desktops > 4 * one.planned
        moments = moment_columns()
        names = ("unit", "demand", "capacity", "target", "used", "promised")
        for row, one in zip(found["saturation"], assessment.saturation, strict=True):
            unit, demand, capacity, target, used, promised = keys(
                [moments[each] for each in names], Moment("", one)
            )
            all_same([row["unit"], row["demand"], row["capacity"]], [unit, demand, capacity])
            all_same([row["target"], row["planned_for"]], [target, promised == "yes"])
            share = row["utilisation"]
            assert used is None if share is None else float(share) * 100 == used


@pytest.mark.parametrize("name", NAMES)
def test_stores_and_storms(name: str) -> None:
    subject = subject_of(name)
    plan, assessment = subject.plan, subject.assessment
    found = printed(assessment_json(plan, assessment))
    with written_in("en"):
        columns = store_columns(plan, assessment)
        for each, use in zip(found["stores"], assessment.stores, strict=True):
            sizes = [each["capacity_gib"], each["used_gib"], *each["by_role"].values()]
            all_same(sizes, keys([columns[one] for one in ("capacity", "used", *each["by_role"])], use))
            free = float(each["capacity_gib"]) - float(each["used_gib"])
            assert keys([columns["free"]], use) == [free]
        storms = storm_columns()
        work = {(each["phase"], each["case"]): each for each in found["work"]}
        whole = [each for each in storm_rows(plan, assessment.storms) if each.kind == "all"]
        for row in whole:
            each = work.pop((row.storm.phase, row.storm.case), None)
            if each is not None:  # logins are storms, but no work
                minutes = math.inf if each["minutes"] is None else each["minutes"]
                all_same([minutes, each["window_minutes"]], keys([storms["minutes"], storms["window"]], row))
        assert not work


@pytest.mark.parametrize("name", NAMES)
def test_costs(name: str) -> None:
    subject = subject_of(name)
    assessment, settings = subject.assessment, subject.plan.settings
    cost = assessment.cost
    found = printed(assessment_json(subject.plan, assessment))["cost"]
    running = found["running"]
    with written_in("en"):
        bill = bill_columns(cost.currency)
        names = {
            "order_number": "order_number", "quantity": "quantity", "list_price": "unit_price",
            "discount": "discount_percent", "price": "discounted_price", "total": "total",
        }  # fmt: skip
        rows = bill_rows(cost)
        for each, row in zip(found["lines"], rows, strict=False):
            all_same([each[one] for one in names.values()], keys([bill[one] for one in names], row))
        unpriced = [row.quantity for row in rows[len(found["lines"]) :]]
        assert [each["quantity"] for each in found["unpriced"]] == unpriced

        sums = {each.name: each.amount for each in bill_sums(settings, cost)}
        assert sums.pop("discount") == -found["discount"]
        shares = {each.name: each.amount for each in share_rows(assessment)}
        yearly = {each.name: each.amount for each in yearly_rows(settings, cost).values()}
        ownership = {each.name: each.amount for each in ownership_rows(settings, cost).values()}
        assert ownership.pop("purchase") == found["total"]
        assert ownership.pop("residual") == -(running["residual"] or 0)
        parts = {each: ownership.pop(each) for each in ("maintenance", "energy", "rack_space")}
        assert running["operation_in_all"] in (None, sum(filter(None, parts.values())))
        assert set(parts) < set(OWNERSHIP_PARTS)
        for one, amount in {**sums, **shares, **yearly, **ownership}.items():
            assert (found[one] if one in found else running[one]) == amount, one

        rates = rate_rows(settings, cost)
        for one in ("energy_kwh_per_year", "rack_units"):
            assert float(running[one] or 0) == float(rates[one].value)
        years = year_columns(cost)
        for each, year in zip(running["by_year"], cost.running.by_year, strict=True):
            all_same([each[one] for one in years], keys([*years.values()], year))


@pytest.mark.parametrize("name", NAMES)
def test_response_times(name: str) -> None:
    subject = subject_of(name)
    plan, study = subject.plan, response_study(subject.plan, subject.catalog)
    found = printed(response_json(plan, study, None))
    assert not isinstance(study.curve, Unanswered)
    network = study.curve.network
    with written_in("en"):
        lists = found["curve"]
        for at, sessions in enumerate(lists["sessions"]):
            count, pace, waiting, busy, *bounds = keys(whole_curve_columns(study.curve), at)
            assert count == sessions
            all_same([lists["open_seconds"][at], lists["closed_seconds"][at]], [pace, waiting])
            assert busy == pytest.approx(float(lists["utilisation"][at]) * 100)
            if bounds:
                all_same([lists["shortest_seconds"][at], lists["longest_seconds"][at]], bounds)
        cases = case_columns(plan)
        for each, case in zip(found["cases"], study.cases, strict=True):
            numbers = [each["open_seconds"], each["closed_seconds"], each["knee"]]
            all_same(numbers, keys([cases[one] for one in ("pace", "waiting", "knee")], case))
        all_same(
            [found["case"], found["knee"]], [study.cases[0].case, *keys([cases["knee"]], study.cases[0])]
        )

        stations = [
            (load["visits"], load["service_seconds"], load["demand_seconds"], each["utilisation"])
            for each in found["stations"]
            for load in each["loads"]
            if load["demand_seconds"] > 0
        ]
        for each, row in zip(stations, station_rows(plan, network), strict=True):
            visits, visit, interaction, busy = keys(station_columns(), row)[-4:]
            all_same(each, [visits, visit, interaction, busy])

        stores = [] if isinstance(study.stores, Unanswered) else study.stores
        for each, store in zip(found["stores"], stores, strict=True):
            _, _, latency, *split, _, good, bad, target, _ = keys([*latency_columns(plan).values()], store)
            limits = each["limits"]
            all_same([each["latency_ms"], each["read_ms"], each["write_ms"]], [latency, *split])
            all_same(
                [limits["good_below_ms"], limits["bad_above_ms"], each["target_ms"]], [good, bad, target]
            )


@pytest.mark.parametrize("name", NAMES)
def test_load_tests(name: str) -> None:
    subject, measured = subject_of(name), 75
    study = response_study(subject.plan, subject.catalog)
    found = printed(response_json(subject.plan, study, measured))
    assert not isinstance(study.curve, Unanswered)
    network = study.curve.network
    with written_in("en"):
        tests = verdict_columns(study.vsimax, measured)
        by_name: dict[str, list[Any]] = {}
        for each in found["vsimax"]:
            by_name.setdefault(each["name"], []).append(each)
        by_group = {each["group"]: each for each in found["view_planner"].get("groups", [])}
        for row in verdict_rows(network.sessions, study.vsimax, study.view_planner, measured):
            number, waiting, baseline, allowed = keys(
                [tests[one] for one in ("passing", "waiting", "measures", "allows")], row
            )
            if row.test in by_name:
                one, other = by_name[row.test]
                assert (one["users"], other["users"]) == ("open", "closed")
                all_same([one["sessions"], other["sessions"]], [number, waiting])
                all_same(
                    [one["error"], other["error"]],
                    keys([tests["passing_error"], tests["waiting_error"]], row),
                )
                for printed_ms, seconds in ((one["baseline_ms"], baseline), (one["threshold_ms"], allowed)):
                    assert seconds is None if printed_ms is None else float(printed_ms) / 1000 == seconds
            elif row.keeping_pace is not None:
                group = by_group[row.test.partition("group ")[2][0]]
                all_same([group["most_sessions"], group["limit_seconds"]], [number, allowed])
                all_same([group["seconds"]], [baseline])
                assert group["passed"] == (tests["verdict"].shown(row) == "passes")
