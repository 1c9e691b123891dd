"""`headroom explain`: every number of an assessment down to its sources."""

from __future__ import annotations

import json

import pytest

from tests.support.command import headroom


@pytest.fixture(scope="module")
def plan(samples):
    return samples / "everything-on-ssd.json"


def test_without_a_number_it_lists_what_can_be_asked(plan):
    done = headroom("explain", plan)
    assert (done.status, done.err) == (0, "")
    names = done.out.splitlines()
    assert {"desktops.maximum", "limits.1", "host.cpu.steady", "ssd.used.swap", "cost.total"} <= set(names)
    assert json.loads(headroom("explain", plan, "--json").out) == names


def test_the_text_shows_formula_values_and_sources(plan):
    done = headroom("explain", plan, "host.cpu.steady")
    assert (done.status, done.err) == (0, "")
    for expected in (
        "= 96.53%\n",
        "hyper_threading_gain_percent",
        "work_per_clock_percent",
        "35,025.9 / 36,285",
        "513.2 MHz",
        "Login VSI 3 medium",
        "VMware KB 326271",
    ):
        assert expected in done.out


def test_why_the_ssd_plan_is_not_limited_by_ram(plan):
    assert "RAM of “RX300 S6” is not the limit" in headroom("explain", plan, "desktops.maximum").out


def test_markdown_is_for_documents(plan):
    out = headroom("explain", plan, "cost.total", "--markdown").out
    assert out.startswith("# ")
    assert "€13,555.00" in out
    assert "|---" in out


def test_json_is_a_tree_of_formulas(plan):
    tree = json.loads(headroom("explain", plan, "cost.per_desktop_planned", "--json").out)
    assert (tree["title"], tree["unit"], tree["origin"]) == ("Purchase per desktop", "EUR", "formula")
    assert tree["value"] == 180.73
    total = tree["inputs"][0]
    assert sum(line["value"] for line in total["inputs"]) == total["value"] == 13_555


def test_german_writes_german_numbers(plan):
    out = headroom("explain", plan, "cost.per_desktop_planned", "--language", "de").out
    assert "180,73" in out
    assert "13.555,00" in out


@pytest.mark.parametrize("what", ["desktops", "host.cpu.lunch", "nothing.at.all", "limits.99", ""])
def test_an_unknown_number_is_a_problem_with_the_input(plan, what):
    done = headroom("explain", plan, what)
    assert (done.status, done.out) == (1, "")
    assert done.err.startswith("headroom: This plan has no value ")
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Disk IOPS of “SSD”, Boot, at the peak"), ("de", "Platten-IOPS von „SSD“, Boot, zur Spitze")],
)
@pytest.mark.parametrize("form", [(), ("--markdown",)])
def test_titles_say_phase_and_load(plan, language, title, form):
    done = headroom("explain", plan, "ssd.disk_iops.boot.peak", "--language", language, *form)
    assert (done.status, done.err) == (0, "")
    assert title in done.out.splitlines()[0]
