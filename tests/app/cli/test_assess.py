"""`headroom assess`: the numbers for scripts and the report for people."""

from __future__ import annotations

import json
import re
import sys
from decimal import Decimal
from pathlib import Path

import msgspec
import pytest

from app.cli.plan_files import write_plan
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.axes import PHASE_NAMES
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from planner_core.plan.components import DiskGroup, Host, Part, StorageArray
from planner_core.plan.licences import Licence
from tests.support.command import headroom, run
from tests.support.plans import CATALOG, cluster_plan, small_plan, with_fields

KEYS = {
    "": {
        "plan", "cases", "desktops", "range", "users", "limits", "saturation", "stores", "work", "rebuilds", "cost",
        "findings", "components",
    },
    "desktops": {
        "planned", "fits", "maximum", "without_failures", "with_reserve", "promise_unkept", "promise", "promised",
        "fits_in_futures",
    },
    "limits": {"desktops", "component", "resource", "phase", "load", "case"},
    "saturation": {
        "component", "resource", "unit", "phase", "load", "case", "planned_for", "demand", "capacity",
        "utilisation", "target", "status",
    },
    "stores": {"component", "capacity_gib", "used_gib", "by_role"},
    "cost": {
        "currency", "total", "per_desktop_planned", "per_desktop_maximum", "per_desktop_maximum_with_reserve",
        "per_desktop_without_failures", "per_user_planned", "per_user_maximum", "per_user_maximum_with_reserve",
        "per_user_without_failures", "list_total", "discount", "running", "lines",
        "without_price",
    },
    "findings": {"severity", "code", "component", "text", "remedy", "source"},
}  # fmt: skip


def assessed(path: Path) -> dict:
    done = headroom("assess", path, "--json")
    assert (done.status, done.err) == (0, "")
    return json.loads(done.out, parse_float=Decimal)


def test_prices_are_old_on_the_day_of_today_and_without_a_day_nothing_is(samples):
    """The paper's prices are of June 2011."""
    path = samples / "everything-on-sas.json"
    (found,) = (each for each in assessed(path)["findings"] if each["code"] == "price.old")
    assert found["text"].endswith("older than 12 months; the oldest is of June 2011.")
    dayless = json.loads(headroom("assess", path, "--json", "--catalogue-only").out)
    assert "price.old" not in {each["code"] for each in dayless["findings"]}


@pytest.mark.parametrize("suffix", [".headroom", ".json"])
def test_json_has_every_promised_key(samples, suffix):
    found = assessed(samples / f"everything-on-sas{suffix}")
    assert KEYS[""] <= found.keys()
    for part in ("desktops", "cost"):
        assert KEYS[part] <= found[part].keys()
    for part in ("limits", "saturation", "stores", "findings"):
        assert found[part], part
        for row in found[part]:
            assert KEYS[part] <= row.keys()
    for line in found["cost"]["lines"]:
        assert {
            "item",
            "quantity",
            "unit_price",
            "discount_percent",
            "discounted_price",
            "total",
        } <= line.keys()


def test_the_sas_host_costs_what_the_paper_says(samples):
    found = assessed(samples / "everything-on-sas.json")
    assert found["plan"] == "Everything on SAS"
    assert found["cost"]["currency"] == "EUR"
    assert found["cost"]["total"] == Decimal("9455.00")
    assert found["cost"]["per_desktop_planned"] == Decimal("305.00")
    assert found["desktops"]["planned"] == 31
    assert found["desktops"]["maximum"] == 31
    assert [each["resource"] for each in found["limits"][:2]] == ["response", "disk_iops"]
    assert sum(line["total"] for line in found["cost"]["lines"]) == Decimal(9455)
    assert all(line["quantity"] * line["unit_price"] == line["total"] for line in found["cost"]["lines"])


def test_the_ssd_host_costs_what_the_paper_says(samples):
    found = assessed(samples / "everything-on-ssd.json")
    assert found["cost"]["total"] == Decimal("13555.00")
    assert found["cost"]["per_desktop_planned"] == Decimal("180.73")
    counts = found["desktops"]
    assert (counts["planned"], counts["fits"], counts["maximum"]) == (75, 75, found["limits"][0]["desktops"])
    assert [each["resource"] for each in found["limits"][:2]] == ["response", "cpu"]


def test_money_has_whole_cents_in_the_text_itself(samples):
    out = headroom("assess", samples / "everything-on-sas.json", "--json").out
    assert '"total": 9455.00,' in out
    assert '"per_desktop_planned": 305.00,' in out


def test_amounts_per_desktop_are_rounded_half_up(tmp_path):
    plan = read_sample("everything-on-sas")
    host = plan.components["host"]
    part = msgspec.structs.replace(host.parts[0], unit_price=Decimal("0.01"), per="component")
    components = {
        key: msgspec.structs.replace(each, parts=(part,) if key == "host" else ())
        for key, each in plan.components.items()
    }
    plan = with_fields(msgspec.structs.replace(plan, components=components), "pool", desktops=2)
    write_plan(tmp_path / "plan.json", plan)
    cost = assessed(tmp_path / "plan.json")["cost"]
    assert cost["total"] == Decimal("0.01")
    assert cost["per_desktop_planned"] == Decimal("0.01")


def test_the_time_of_a_rebuild_is_in_the_json_and_in_the_report(samples):
    path = samples / "vsan62-hybrid-500.json"
    plan = read_sample("vsan62-hybrid-500")
    rebuilds = assessed(path)["rebuilds"]
    assert [each["case"] for each in rebuilds] == ["host-1", "disk-group"]
    for each in rebuilds:
        name = f"{each['component']}.rebuild.{each['case']}"
        assert float(each["hours"]) == pytest.approx(explain(plan, CATALOG, name).value)
    report = headroom("assess", path).out
    assert f"1 host failed      1,619 GiB  in {rebuilds[0]['hours']:.1f} h" in report
    assert "again after a failure" not in headroom("assess", samples / "everything-on-sas.json").out


def test_both_formats_give_the_same_assessment(samples):
    for name in ("everything-on-sas", "everything-on-ssd", "replica-on-ssd"):
        assert assessed(samples / f"{name}.json") == assessed(samples / f"{name}.headroom")


def test_utilisation_is_null_where_there_is_nothing_to_measure_against(tmp_path):
    plan = with_fields(small_plan(), "ssd", raid="raid-6", drives=2)
    write_plan(tmp_path / "plan.json", plan)
    rows = assessed(tmp_path / "plan.json")["saturation"]
    (row,) = (
        row
        for row in rows
        if (row["component"], row["resource"], row["phase"], row["case"])
        == ("ssd", "capacity", "steady", "normal")
    )
    assert (row["capacity"], row["utilisation"]) == (0, None)


def test_an_unconnected_plan_has_no_maximum(tmp_path):
    write_plan(tmp_path / "plan.json", msgspec.structs.replace(small_plan(), links={}))
    found = assessed(tmp_path / "plan.json")
    counts = found["desktops"]
    assert (counts["planned"], counts["fits"], counts["maximum"]) == (50, 0, None)
    assert "pool.no-host" in {each["code"] for each in found["findings"]}
    assert headroom("assess", tmp_path / "plan.json").status == 0


def test_findings_are_whole_english_sentences(samples):
    for each in assessed(samples / "replica-on-ssd.json")["findings"]:
        assert each["text"].endswith(".")
        assert "{" not in each["text"] + each["remedy"]


def test_reading_writes_nothing(samples, tmp_path):
    path = tmp_path / "plan.headroom"
    path.write_bytes((samples / "everything-on-sas.headroom").read_bytes())
    before = path.stat().st_mtime_ns, path.read_bytes(), sorted(tmp_path.iterdir())
    assessed(path)
    assert (path.stat().st_mtime_ns, path.read_bytes(), sorted(tmp_path.iterdir())) == before


def test_a_plan_open_elsewhere_can_be_assessed(samples):
    from db.project_file import ProjectFile

    with_window = ProjectFile.open(samples / "replica-on-ssd.headroom")
    try:
        assert not with_window.read_only
        assert assessed(samples / "replica-on-ssd.headroom")["desktops"]["planned"] == 70
    finally:
        with_window.close()


def test_the_report_says_what_matters(samples):
    done = headroom("assess", samples / "replica-on-ssd.headroom")
    assert (done.status, done.err) == (0, "")
    words = " ".join(done.out.split())
    for expected in (
        "Replica on SSD, clones on SAS",
        "65 of 70 fit; maximum 65",
        "RAM of RX300 S6 at 65 desktops (phase: Steady)",
        "€13,975.00",
        "€199.64 per desktop as planned: 70",
        "€215.00 per desktop at the limit: 65",
        "RAM 148 138 GiB 100% ! 107% Steady",
        "Swap file 140 GiB",
        'SSD SATA 3G 64GB SLC HOT PLUG 2.5" EP S26361-F3298-E64 4 €1,130.00 €4,520.00',
        "Warning: “SSD” is RAID 0",
    ):
        assert expected in words
    assert all(line == line.rstrip() for line in done.out.splitlines())


@pytest.mark.parametrize("vsan", ["none", "hybrid", "all-flash"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_plan_with_every_kind_is_reported_within_120_columns(tmp_path, vsan, language):
    write_plan(tmp_path / "plan.json", cluster_plan(vsan))
    done = headroom("assess", tmp_path / "plan.json", "--language", language)
    assert (done.status, done.err) == (0, "")
    tables, _, findings = done.out.partition({"en": "\nFindings\n", "de": "\nBefunde\n"}[language])
    assert max(map(len, tables.splitlines())) <= 120
    assert findings


def with_prices(plan):
    """Two hosts for 10,000 each, and all other hardware for nothing."""
    hardware = (Host, DiskGroup, StorageArray)
    parts = {
        each.id: (Part("Hardware", Decimal(10_000 if each.id == "pair" else 0)),)
        for each in plan.components.values()
        if isinstance(each, hardware)
    }
    components = {
        name: msgspec.structs.replace(each, parts=parts.get(name, ()))
        for name, each in plan.components.items()
    }
    return msgspec.structs.replace(plan, components=components)


def test_a_desktop_has_no_price_while_hosts_lack_theirs(samples):
    """Its array has a price, which would be printed as the price of a desktop."""
    path = samples / "tr4540-1500.json"
    out, found = headroom("assess", path).out, assessed(path)["cost"]
    assert "No price per desktop: no price for 15 × PRIMERGY RX2540 M1" in out
    assert "69.32" not in out
    assert found["is_headline"] is False
    assert found["without_price"] == [{"component": "hosts", "lacks": "all", "carries_desktops": True}]


def test_the_report_says_what_a_desktop_costs_once_and_no_sum_without_prices(tmp_path):
    plan, path = cluster_plan(), tmp_path / "plan.json"
    write_plan(path, plan)
    unpriced = headroom("assess", path).out
    assert "Purchase – " in " ".join(unpriced.split())
    assert "€0.00" not in unpriced, "no sum of nothing"
    plan = with_prices(plan)
    write_plan(path, plan)
    cost = evaluate(plan, CATALOG).cost
    assert cost.per_desktop_maximum_with_reserve == cost.per_desktop_maximum
    out = headroom("assess", path).out
    assert out.count("€114.94 per desktop") == 1
    assert re.search(r"Total, net +€20,000\.00\n", out)
    assert f"€{cost.per_desktop_without_failures:.2f} per desktop at the limit, nothing failed: 2" in out


def test_the_report_says_that_a_promise_cannot_be_kept(tmp_path):
    """Three hosts, of which three may fail."""
    path = tmp_path / "plan.json"
    write_plan(path, with_fields(cluster_plan(), "cluster", failures_to_tolerate=3))
    for command in ("assess", "limits"):
        assert "fit; maximum 86, not with failed hosts" in headroom(command, path).out
    assert assessed(path)["desktops"]["promise_unkept"] is True
    write_plan(path, with_fields(cluster_plan(), "cluster", failures_to_tolerate=1))
    assert "not with failed hosts" not in headroom("assess", path).out
    assert assessed(path)["desktops"]["promise_unkept"] is False


def test_the_report_counts_and_charges_users_where_they_share_machines(tmp_path):
    plan, path = cluster_plan(desktops=20), tmp_path / "plan.json"
    plan = with_fields(plan, "pool", users_per_desktop=10)
    plan = with_prices(plan)
    write_plan(path, plan)
    assessment = evaluate(plan, CATALOG)
    out = headroom("assess", path).out
    users = assessment.desktops.users_of(assessment.desktops.maximum)
    assert f"for {users} users" in out
    assert f"€1,000.00 per desktop, €{assessment.cost.per_user_planned:.2f} per user as planned" in out
    assert "20 desktops, 200 users" in out
    found = assessed(path)
    assert found["users"]["planned"] == 200
    assert found["users"]["maximum"] == found["desktops"]["maximum"] * 10
    assert found["cost"]["per_user_planned"] == 100


def test_the_report_names_the_worst_case_of_each_resource_and_each_phase(tmp_path):
    plan = cluster_plan()
    write_plan(tmp_path / "plan.json", plan)
    report = headroom("assess", tmp_path / "plan.json").out
    out = " ".join(report.split())
    by_phase = report.split("Saturation by phase")[1].split("Limits")[0].split()
    assessment = evaluate(plan, load_catalog())
    worst = assessment.worst("pair", "cpu", case=None)
    assert worst.case == "host-1"
    assert f"{worst.utilisation * 100:.0f}% {PHASE_NAMES[worst.phase]}, 1 host failed" in out
    for phase in assessment.phases:
        assert set(PHASE_NAMES[phase].split()) <= set(by_phase)  # a long title takes two lines
        assert f"{assessment.worst('pair', 'cpu', phase).utilisation * 100:.0f}%" in by_phase


def test_the_report_speaks_german(samples):
    done = headroom("assess", samples / "replica-on-ssd.headroom", "--language", "de")
    assert (done.status, done.err) == (0, "")
    for expected in ("13.975,00 €", "199,64 €", "107 %", "Stückliste", "Befunde", "Swap-Datei"):
        assert expected in done.out


def test_english_needs_no_qt(samples):
    code = f"""
import sys
from app.__main__ import main
main(["assess", {str(samples / "everything-on-ssd.headroom")!r}])
sys.exit("PySide6" in sys.modules)
"""
    assert run([sys.executable, "-c", code]).status == 0


def test_names_cannot_steer_the_terminal(tmp_path):
    plan = with_fields(small_plan(), "host", name="\x1b[31m\x07 evil\nline \u202e 漢字 {0} %s")
    write_plan(tmp_path / "plan.json", plan)
    out = headroom("assess", tmp_path / "plan.json").out
    assert "\x1b" not in out
    assert "\u202e" not in out
    assert "�[31m� evil�line � 漢字 {0} %s" in out


BROKEN = {
    "empty.json": b"",
    "text.json": b"no plan",
    "list.json": b"[]",
    "other.json": b'{"format": "something-else"}',
    "newer.json": b'{"format": "headroom-plan", "version": 99}',
    "field.json": b'{"settings": {"name": 5}}',
    "utf16.json": "{}".encode("utf-16"),
    "nested.json": b"[" * 100_000,
    "empty.headroom": b"",
    "text.headroom": b"no plan at all, but long enough to be looked at" * 10,
    "zeros.headroom": bytes(8192),
    "cut.headroom": b"SQLite format 3\x00",
    "plan": b"{}",
}


@pytest.mark.parametrize("name", BROKEN)
def test_files_that_are_no_plans_are_refused_in_one_line(name, tmp_path):
    path = tmp_path / name
    path.write_bytes(BROKEN[name])
    done = headroom("assess", path, "--json")
    assert (done.status, done.out) == (1, "")
    assert done.err.startswith("headroom: ")
    assert str(path) in done.err
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    assert path.read_bytes() == BROKEN[name]


def test_missing_files_and_folders_are_said(tmp_path):
    folder = tmp_path / "folder.json"
    folder.mkdir()
    for path, words in (
        (tmp_path / "none.json", "There is no file"),
        (tmp_path / "none.headroom", "There is no file"),
        (tmp_path / "no" / "where.json", "There is no folder"),
        (folder, "is a folder"),
    ):
        done = headroom("assess", path)
        assert done.status == 1
        assert words in done.err
        assert done.err.count("\n") == 1


def test_a_json_larger_than_any_plan_is_refused_unread(tmp_path):
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(2_000_000_000)
    done = headroom("assess", path)
    assert done.status == 1
    assert "larger than 64 MB" in done.err


def test_json_is_utf_8_and_text_survives_whatever_the_terminal_speaks(tmp_path, monkeypatch):
    plan = with_fields(small_plan(), "host", name="Größe 漢")
    write_plan(tmp_path / "plan.json", plan)
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    assert assessed(tmp_path / "plan.json")["components"]["host"]["name"] == "Größe 漢"
    done = headroom("assess", tmp_path / "plan.json")
    assert (done.status, done.err) == (0, "")
    assert "Gr??e ?" in done.out


def test_the_sums_say_what_has_no_price(samples):
    done = headroom("assess", samples / "everything-on-ssd.headroom")
    assert "from €13,555.00" in done.out
    assert "from €180.73 per desktop as planned: 75" in done.out
    assert "Without a price, not in the sum: SAS mirror" in done.out
    found = assessed(samples / "everything-on-ssd.headroom")
    assert found["cost"]["without_price"] == [
        {"component": "mirror", "lacks": "all", "carries_desktops": False}
    ]


def test_the_bill_says_what_is_taken_off_a_price(tmp_path):
    part = Part("R640 server", Decimal(15_000), discount_percent=Decimal("33.3"))
    plan, path = with_fields(small_plan(), "host", count=4), tmp_path / "plan.json"
    host = msgspec.structs.replace(plan.components["host"], parts=(part,))
    write_plan(path, msgspec.structs.replace(plan, components={**plan.components, "host": host}))
    (line,) = [each for each in headroom("assess", path).out.splitlines() if "R640" in each]
    assert line.split("  ")[-1].strip() == "€40,020.00"
    assert "€15,000.00 less 33.3%" in line


def test_the_report_says_how_long_each_storm_takes_and_how_long_it_may(samples):
    done = headroom("assess", samples / "everything-on-ssd.json")
    words = [" ".join(line.split()) for line in done.out.splitlines()]
    for phase in ("Boot", "Provisioning", "Patching"):
        (said,) = (each for each in words if each.startswith(f"{phase} takes"))
        assert re.fullmatch(rf"{phase} takes \d+ min; the window is \d+ min", said)


def test_licences_are_in_the_sums_and_in_a_section_of_their_own(tmp_path: Path) -> None:
    """One of each term, and one without a price."""
    plan = read_sample("everything-on-ssd")
    path = tmp_path / "licensed.json"
    write_plan(path, plan)
    before = json.loads(headroom("assess", path, "--json").out)["cost"]
    for line in (
        Licence(id="", name="Brokers", unit="once", unit_price=Decimal(1000), support_percent=Decimal(10)),
        Licence(id="", name="Cores", unit="host", unit_price=Decimal(600), term="year", from_year=2),
        Licence(id="", name="Access", unit="desktop"),
    ):
        plan = apply(plan, verbs.add_licence(plan, line).edits)
    path = tmp_path / "more.json"
    write_plan(path, plan)
    found = json.loads(headroom("assess", path, "--json").out)["cost"]
    years = len(found["running"]["by_year"])
    hosts = sum(host.count for host in plan.of_type(Host))
    assert found["total"] == before["total"] + 1000
    assert found["licence_total"] == 1000
    in_all = 100 * years + 600 * hosts * (years - 1)
    assert found["running"]["licences_in_all"] == in_all == sum(each["in_all"] for each in found["licences"])
    grown = found["running"]["total_cost_of_ownership"] - before["running"]["total_cost_of_ownership"]
    assert grown == pytest.approx(in_all + 1000)
    assert found["running"]["maintenance_per_year"] == before["running"]["maintenance_per_year"]
    assert found["without_price"][-1]["licence"] == "licence-3"
    assert [each["licence"] for each in found["lines"] if each["licence"]] == ["licence-1"]
    said = headroom("assess", path).out
    for words in (
        "Of which licences",
        "Licences",
        "Brokers",
        "Per year, from year 2",
        "no price",
        "licences",
    ):
        assert words in said, words
    assert "Access” has no price" in said
