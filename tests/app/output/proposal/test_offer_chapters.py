"""The chapters that a customer decides by: verdict, price and scope, risks, next steps, decisions and power."""

from __future__ import annotations

import re
from datetime import date
from decimal import Decimal
from pathlib import Path

import msgspec
import pytest

from app.look.output_language import written_in
from app.output.chapters.cover_and_findings import headlines
from app.output.chapters.history_chapter import MOST_LINES, history, line_texts
from app.output.chapters.offer_chapter import MOST_ITEMS, offer
from app.output.chapters.power_chapter import power
from app.output.chapters.recommendation import recommendation, recommended
from app.output.chapters.risks_chapter import MOST_RISKS, risks
from app.output.chapters.signing_chapter import signing
from app.output.chapters.summary_chapter import summary
from app.output.chapters.variants_chapter import variants
from app.output.proposal.build_proposal import build_proposal
from app.output.proposal.subject import ChosenVariant, Subject, assessed
from app.output.proposal.subject import subject_of as subject_from
from app.output.workbook.build_workbook import build_workbook
from app.project.samples import read_sample
from app.results.ranges import range_of
from app.results.words.findings import group_in_words
from app.results.words.ranges import (
    fits_sentence,
    owner_in_words,
    unmeasured_sentence,
    worth_sentence,
)
from app.results.words.verdict import verdict
from planner_core.editing import verbs
from planner_core.editing.edits import Step, apply
from planner_core.editing.project_edits import addressed, apply_to_project
from planner_core.engine.basis.assessment import Finding
from planner_core.engine.evaluate import evaluate
from planner_core.engine.findings.groups import grouped
from planner_core.messages import Message
from planner_core.plan.components import DesktopPool, DiskGroup, Origin, Part, StorageArray
from planner_core.plan.plan import Plan, Position
from planner_core.plan.project import Project, as_project
from planner_core.plan.proposal_design import CHAPTERS, Branding, Chapter, DecisionLine, ProposalDesign
from planner_core.studies.comparison import Compared
from planner_core.studies.decisions import Decision, Figures
from planner_core.studies.range_study import Influence, Percentiles, RangeStudy
from tests.support.blocks import every_block, rows, tables
from tests.support.growing_plan import hosts_of_110
from tests.support.pdf import Pdf
from tests.support.plans import CATALOG, small_plan, with_fields, with_settings
from tests.support.vsan_plans import vsan_plan
from tests.support.workbooks import Workbook

DAY = date(2026, 11, 27)
ENDURES = "It carries all 75 desktops planned, goes on working with one path failed and with one drive failed"


def subject_of(plan: Plan, **more: object) -> Subject:
    return Subject(plan, evaluate(plan, CATALOG), CATALOG)._replace(**more)


def apply_step(project: Project, step: Step) -> Project:
    return apply_to_project(project, step.edits)


def priced(plan: Plan, *parts: Part) -> Plan:
    return apply(plan, verbs.set_parts(plan, "host", parts).edits)


# --- the verdict ---------------------------------------------------------------------------------------------------


def test_the_verdict_says_in_one_line_what_fits_what_may_fail_and_what_a_month_costs() -> None:
    def said(plan: Plan, language: str = "en") -> str:
        with written_in(language):
            return verdict(evaluate(plan, CATALOG))

    ssd = read_sample("everything-on-ssd")
    whole = priced(ssd, Part("Server", Decimal("45000.00")))
    whole = apply(whole, verbs.set_parts(whole, "ssd", (Part("SSD", Decimal("1.00"), per="drive"),)).edits)
    assert said(ssd) == "All 75 desktops planned fit. No host may fail. A desktop costs from €4.94 a month."
    assert said(ssd, "de").startswith("Alle 75 geplanten Desktops passen. Kein Host darf ausfallen.")
    vsan = read_sample("vsan62-hybrid-500")
    assert said(vsan) == "All 500 desktops planned fit. No host may fail. There are no prices yet."
    fewer = with_fields(vsan, "pool", desktops=300)
    assert said(fewer).startswith("All 300 desktops planned fit. One host may fail.")
    more = with_fields(vsan, "pool", desktops=900)
    assert said(more) == "528 of 900 desktops planned fit. There are no prices yet."
    sc = read_sample("sc7020f-3000")
    assert "One host may fail." in said(sc), "its clusters get through one, and more are not asked for"
    assert said(msgspec.structs.replace(ssd, links={})).startswith(
        "How many desktops fit cannot be said yet."
    )


def test_a_record_behind_an_uncertain_value_is_named_in_the_language_of_the_reader() -> None:
    plan = read_sample("session-hosts-aff")
    pool = plan.of_type(DesktopPool)[0]
    assert pool.workload == "Office worker, Windows Server 2022 session host"
    of_record = Influence("iops", pool.workload, (pool.id,), 52.0, "", 184, 154, 0.3)
    with written_in("de"):
        assert owner_in_words(plan, of_record) == "Büroarbeiter, Sitzungshost mit Windows Server 2022"


def test_a_range_of_one_number_is_neither_called_wide_nor_said_to_become_narrower() -> None:
    """A proposal said that 153 desktops in 8 of 10 futures are a range “this wide”."""
    plan = read_sample("cad-l40s-a16")
    pools = plan.of_type(DesktopPool)
    assumed = Influence("iops", "", (pools[0].id,), 52.0, "", 153, 153, 0.4, is_measured=False)
    ends = Percentiles(140.0, 150.0, 160.0)
    found = RangeStudy(1000, 136, 153, 153.0, ends, 0.98, (), (), (assumed,))
    with written_in("en"):
        assert "this wide" in unmeasured_sentence(plan, found)
        assert "narrows" in worth_sentence(plan, found)
        one = msgspec.structs.replace(found, desktops=msgspec.structs.replace(ends, low=153.0, high=153.0))
        assert (unmeasured_sentence(plan, one), worth_sentence(plan, one)) == ("", "")


def test_where_users_share_machines_the_first_figures_are_those_of_a_user_too() -> None:
    """Nobody buys session hosts: 100 of them for 900 users, 2,424 and 269.33 euros each."""
    plan = read_sample("avd-azure-local")
    assessment = evaluate(plan, CATALOG)
    with written_in("en"):
        fits, _, price = headlines(plan, assessment)
        line = verdict(assessment)
    assert fits["detail"] == "of 100 planned, for 900 users"
    assert (price["figure"], price["detail"]) == ("€2,424.00", "€269.33 per user; €2,020.00 at the maximum")
    month = assessment.cost.running.cost_per_desktop_and_month
    assert month is not None
    assert line.endswith(f"For each of 900 users it is €{month / 9:.2f}.")
    signed = repr(signing(subject_of(plan), DAY))
    assert "900 users work at the same time on 100 desktops." in signed


def test_page_2_answers_what_a_customer_asks_first() -> None:
    found = summary(subject_of(read_sample("everything-on-ssd")))
    (topics,) = tables(found, "topics")
    said = dict(rows(topics))
    assert found["blocks"][0] == {
        "kind": "verdict",
        "text": verdict(evaluate(read_sample("everything-on-ssd"), CATALOG)),
    }
    assert said["Does it fit?"].startswith("The design carries all 75 desktops planned")
    assert "If a host fails, its desktops are down" in said["And if something fails?"]
    assert "All desktops planned go on working with one path failed." in said["And if something fails?"]
    # 13,555 among 75; over 5 years with electricity 296.67 each, which is 4.94 a month.
    assert "For each of the 75 desktops planned that is from €180.73." in said["What does it cost?"]
    assert (
        "Over 5 years a desktop costs from €296.67 in all, from €4.94 a month." in said["What does it cost?"]
    )
    assert found["blocks"][-1]["title"] == "What next?"
    short = summary(subject_of(read_sample("everything-on-ssd"), design=ProposalDesign(edition="short")))
    (topics,) = tables(short, "topics")
    assert "see Findings" not in rows(topics)[-1][1]
    assert "see Findings" in said["What is open?"]


# --- variants ------------------------------------------------------------------------------------------------------


def test_the_recommended_variant_says_why_in_figures() -> None:
    ssd = read_sample("everything-on-ssd")
    ssd = apply(ssd, verbs.set_parts(ssd, "mirror", (Part("Disk", Decimal("0.00")),)).edits)
    dearer = with_fields(ssd, "host", count=2)
    small = with_fields(ssd, "pool", desktops=10_000)

    def why(*named: tuple[str, Plan]) -> str:
        compared = [Compared(name, plan, evaluate(plan, CATALOG)) for name, plan in named]
        return " ".join(recommendation(compared, CATALOG))

    one, two = (evaluate(each, CATALOG).cost for each in (ssd, dearer))
    assert one.per_desktop_planned == Decimal("180.73")
    less = two.per_desktop_planned - one.per_desktop_planned
    assert why(("One host", ssd), ("Two hosts", dearer)) == (
        "We recommend “One host”: it carries all 75 desktops planned, goes on working with one path failed and"
        " with one drive failed, costs least per desktop at purchase, €180.73,"
        f" €{less} less than the next and costs least per desktop"
        " over 5 years, too, €296.67."
    )
    assert why(("Too many", small), ("One host", ssd)).startswith(
        "We recommend “One host”: it alone carries all desktops planned, goes on working with one"
    )
    assert why(("Too many", small), ("Even more", small)) == ""
    assert why(("One host", ssd)) == ""


def test_the_users_choice_is_recommended_with_its_reason_and_what_speaks_against_it() -> None:
    ssd = read_sample("everything-on-ssd")
    ssd = apply(ssd, verbs.set_parts(ssd, "mirror", (Part("Disk", Decimal("0.00")),)).edits)
    dearer = with_fields(ssd, "host", count=2)
    small = with_fields(ssd, "pool", desktops=10_000)
    plans = {"One host": ssd, "Two hosts": dearer, "Too many": small}
    compared = {name: Compared(name, plan, evaluate(plan, CATALOG)) for name, plan in plans.items()}

    def said(name: str, because: str = "", among: tuple[str, ...] = tuple(plans)) -> tuple[str, ...]:
        return recommendation(
            [compared[each] for each in among], CATALOG, ChosenVariant(compared[name], because)
        )

    one, two = (evaluate(each, CATALOG).cost for each in (ssd, dearer))
    less = two.per_desktop_planned - one.per_desktop_planned
    assert less > 0
    over_years = [each.running.total_cost_of_ownership_per_desktop for each in (one, two)]
    assert said("Two hosts", "A host may be serviced by day") == (
        "We recommend “Two hosts”: A host may be serviced by day.",
        (
            f"{ENDURES}, costs €{two.per_desktop_planned} per desktop at purchase and costs"
            f" €{over_years[1]} per desktop over 5 years."
        ),
        f"“One host” carries all desktops planned, too, and costs €{less} less per desktop at purchase.",
        f"Over its life “One host” costs €{over_years[1] - over_years[0]} less per desktop.",
    )
    assert said("Two hosts", "Why not?")[0] == "We recommend “Two hosts”: Why not?"
    assert said("Two hosts")[0].startswith("We recommend “Two hosts”: it carries all 75 desktops planned, ")
    cheapest = ("One host", "Two hosts")
    assert said("One host", among=cheapest) == recommendation([compared[each] for each in cheapest], CATALOG)
    carried = compared["Too many"].assessment.desktops.fits
    short = said("Too many", "All in one room")
    assert short[0] == "We recommend “Too many”: All in one room."
    assert short[1].startswith(f"It carries only {carried} of the 10,000 desktops planned")
    assert "costs" not in short[1], "a price per desktop planned says nothing where they do not fit"
    assert short[2] == "“One host” and “Two hosts” carry all desktops planned."


def test_totals_that_point_the_other_way_than_a_desktop_are_said() -> None:
    """The larger variant costs less per desktop and more in all."""
    small = read_sample("everything-on-ssd")
    small = apply(small, verbs.set_parts(small, "mirror", (Part("Disk", Decimal("0.00")),)).edits)
    small = with_fields(small, "pool", desktops=20)
    large = with_fields(with_fields(small, "host", count=2), "pool", desktops=75)
    compared = [
        Compared(name, plan, evaluate(plan, CATALOG)) for name, plan in (("20", small), ("75", large))
    ]
    (cost, years), (more, more_years) = (
        (each.assessment.cost.total, each.assessment.cost.running.total_cost_of_ownership)
        for each in compared
    )
    assert cost < more
    assert years < more_years
    assert cost / 20 > more / 75
    said = recommendation(compared, CATALOG)
    assert "it carries all 75 desktops planned" in said[0]
    assert f"costs least per desktop at purchase, €{more / 75:.2f}, " in said[0]
    assert "costs least per desktop over 5 years, too" in said[0]
    assert said[1:] == (
        f"In all the purchase costs €{more:,}, €{more - cost:,} more than “20”, which plans 20 desktops.",
        f"Over 5 years it costs €{more_years:,} in all, €{more_years - years:,} more than “20”.",
    )
    chosen = recommendation(compared, CATALOG, ChosenVariant(compared[0]))
    assert "least" not in " ".join(chosen)
    assert chosen[-2:] == (
        f"In all the purchase costs €{cost:,}, €{more - cost:,} less than “75”, which plans 75 desktops.",
        f"Over 5 years it costs €{years:,} in all, €{more_years - years:,} less than “75”.",
    )


def test_a_choice_whose_sum_lacks_more_than_the_others_is_not_said_to_cost_least() -> None:
    """The mirror has a price in the dearer variant only."""
    lacking = read_sample("everything-on-ssd")
    whole = apply(lacking, verbs.set_parts(lacking, "mirror", (Part("Disk", Decimal("0.00")),)).edits)
    dearer = with_fields(whole, "host", count=2)

    def reasons(cheaper: Plan) -> str:
        plans = {"One host": cheaper, "Two hosts": dearer}
        compared = [Compared(name, plan, evaluate(plan, CATALOG)) for name, plan in plans.items()]
        return " ".join(recommendation(compared, CATALOG, ChosenVariant(compared[0])))

    assert "costs least per desktop at purchase" in reasons(whole)
    assert "costs least per desktop over 5 years" in reasons(whole)
    assert "least" not in reasons(lacking)
    assert "costs from €180.73 per desktop at purchase" in reasons(lacking)


def test_the_summary_recommends_the_choice_and_the_chapter_and_the_workbook_say_so() -> None:
    ssd = read_sample("everything-on-ssd")
    project = as_project(ssd)
    project = apply_step(project, verbs.duplicate_variant(project, "variant-1", "Two hosts"))
    two = project.showing("variant-2")
    two = apply_step(two, addressed(verbs.set_field(two.plan, ["host"], "count", 2), two))
    design = msgspec.structs.replace(
        two.proposal.recommending("variant-2"), recommended_because="Service by day."
    )
    chosen = apply_step(two, verbs.change_proposal(two, design))
    subject = assessed(subject_from(chosen, CATALOG))
    (topics,) = tables(summary(subject), "topics")
    which = dict(rows(topics))["Which variant?"]
    assert "We recommend “Two hosts”: Service by day. It carries all 75 desktops planned" in which
    assert "“Variant 1” carries all desktops planned, too, and costs" in which
    said = " ".join(each["text"] for each in variants(subject)["blocks"] if each["kind"] == "paragraph")
    assert "We recommend “Two hosts”: Service by day." in said
    book = Workbook(build_workbook(subject, "en", DAY))
    said = " ".join(str(cell.value) for cells in book.sheets.values() for cell in cells.values())
    assert "We recommend “Two hosts”: Service by day." in said
    other = assessed(subject_from(chosen.showing("variant-1"), CATALOG))
    steps = [each["detail"] for each in summary(other)["blocks"][-1]["items"]]
    assert any("We recommend “Two hosts”: Service by day. It carries" in each for each in steps)
    removed = apply_step(chosen, verbs.remove_variant(chosen.showing("variant-1"), "variant-2"))
    assert removed.proposal == ProposalDesign()


def test_a_recommended_variant_that_growth_outruns_says_from_when_and_names_one_that_lasts() -> None:
    cheap = hosts_of_110(planned_years=3, first_year=2027)
    for each in cheap.components.values():
        if isinstance(each, StorageArray | DiskGroup):
            cheap = apply(cheap, verbs.set_parts(cheap, each.id, [Part("Included", Decimal(0))]).edits)
    plans = {"Cheap": cheap, "Large": with_fields(cheap, "host", count=7)}
    compared = [Compared(name, plan, evaluate(plan, CATALOG)) for name, plan in plans.items()]
    found = " ".join(recommendation(compared, CATALOG))
    assert found.startswith("We recommend “Cheap”: ")
    assert found.endswith(
        ". As drawn it is too small for 2028: 483 desktops are planned, 440 fit. “Large” carries every year up to 2029."
    )
    alone = recommendation(
        [Compared("Large", plans["Large"], evaluate(plans["Large"], CATALOG))] * 2, CATALOG
    )
    assert "too small" not in " ".join(alone)


# --- price and scope -----------------------------------------------------------------------------------------------


def test_the_price_stands_beside_what_it_covers_and_until_when_it_holds() -> None:
    parts = [Part(f"Item {number}", Decimal(number), quantity=2) for number in range(1, 14)]
    plan = priced(small_plan(), *parts)
    plan = apply(plan, verbs.set_parts(plan, "ssd", (Part("SSD", Decimal("0.50"), per="drive"),)).edits)
    plan = apply(plan, verbs.set_parts(plan, "sas", (Part("HDD", Decimal("0.25"), per="drive"),)).edits)
    plan = with_settings(plan, vat_percent=Decimal(19), prices_valid_until="2027-01-31")
    found = offer(plan, evaluate(plan, CATALOG), DAY)
    amounts, scope = tables(found)
    # 2 x (1 + ... + 13) = 182, 8 x 0.50 = 4, 8 x 0.25 = 2.
    told = dict(rows(amounts))
    assert told["Total, net"] == "€188.00"
    assert told["VAT 19%"] == "€35.72"
    assert told["Total, gross"] == "€223.72"
    assert told["A desktop at purchase"] == "€3.76"
    assert len(rows(scope)) == MOST_ITEMS + 2
    *items, more, whole = rows(scope)
    assert items[0] == ["Item 13", "2", "€26.00"]
    assert items[-1] == ["Item 4", "2", "€8.00"]
    # Left over: 2 x (1 + 2 + 3) and both kinds of drives.
    assert more == ["5 more items, as in the bill of materials", "", "€18.00"]
    assert whole == ["Sum of all items, net", "", "€188.00"]
    text = " ".join(each.get("text", "") for each in found["blocks"])
    assert "Prices valid until 31 January 2027." in text
    assert "Licences and subscriptions" in text
    assert offer(small_plan(), evaluate(small_plan(), CATALOG), DAY)["none"]


def test_licences_in_the_price_are_not_said_to_be_missing() -> None:
    """A licence for each desktop was listed, and licences stood below "not in the price"."""
    plan = apply(small_plan(), verbs.set_parts(small_plan(), "host", (Part("Server", Decimal(9)),)).edits)
    licensed = apply(
        plan, verbs.set_parts(plan, "pool", (Part("Licence", Decimal(280), per="desktop"),)).edits
    )

    def outside(plan: Plan) -> str:
        texts = [each.get("text", "") for each in offer(plan, evaluate(plan, CATALOG), DAY)["blocks"]]
        return texts[texts.index("The price does not cover") + 1]

    assert outside(plan).startswith("Licences and subscriptions, ")
    assert outside(licensed).startswith("Whatever no line above names: further licences and subscriptions, ")


# --- risks ---------------------------------------------------------------------------------------------------------


def test_the_risks_are_failures_and_the_worst_findings_and_the_rest_is_counted() -> None:
    plan = read_sample("vsan62-hybrid-500")
    subject = subject_of(plan)
    found = risks(subject, DAY)
    listed, values = tables(found)
    failures = len(subject.assessment.failures)
    assert [each[0] for each in rows(listed)][: failures + 1] == [
        "Uncertain",
        *["Not planned for"] * failures,
    ]
    study = range_of(plan, CATALOG, subject.assessment)
    assert study is not None
    assert study.fits < 0.9
    assert fits_sentence(study) in str(rows(listed)[0])
    assert len(rows(listed)) <= MOST_RISKS
    assert rows(values)[0][0] == "I/Os per desktop"
    text = " ".join(each.get("text", "") for each in every_block(found))
    assert "There are no prices yet." in text
    groups = [each for each in grouped(subject.assessment.findings) if each.severity != "notice"]
    assert len(groups) + failures + 1 <= MOST_RISKS, "all of them are told"
    assert "The review has" not in text
    many = msgspec.structs.replace(
        subject.assessment,
        findings=[Finding("error", f"code-{number}", "", Message("Wrong")) for number in range(9)],
    )
    found = risks(subject._replace(assessment=many), DAY)
    told = [each[0] for each in rows(tables(found)[0])]
    errors = MOST_RISKS - failures - 1
    assert told == ["Uncertain", *["Not planned for"] * failures, *["Error"] * errors]
    text = " ".join(each.get("text", "") for each in found["blocks"])
    assert f"The review has {9 - errors} more errors and warnings." in text


# --- next steps and acceptance ------------------------------------------------------------------------------------


def test_no_page_promises_a_failed_drive_where_files_have_one_copy() -> None:
    """RAID 0 is as fast with a drive less as the engine says, but its files are gone."""
    striped = read_sample("everything-on-ssd")
    mirrored = with_fields(striped, "ssd", raid="raid-10", drives=12)
    for plan, is_kept in ((striped, False), (mirrored, True)):
        subject = subject_of(plan)
        for chapter in (summary(subject), signing(subject, DAY)):
            said = str(chapter)
            assert ("one drive failed" in said.lower()) is is_kept
            assert "one path failed" in said.lower()


def test_the_acceptance_counts_desktops_with_a_virtual_gpu_by_profile() -> None:
    plan = small_plan(vgpu_profile="L4-1Q", desktops=1)
    (criteria,) = tables(signing(subject_of(plan), DAY))
    assert dict(rows(criteria))["Graphics"] == "1 desktop runs with its virtual GPU: 1 × L4-1Q."
    other = DesktopPool(id="other", name="Other", desktops=1200, vgpu_profile="L4-2Q")
    plan = apply(plan, verbs.add_component(plan, other, Position(0, 600)).edits)
    (criteria,) = tables(signing(subject_of(plan), DAY))
    said = "1,201 desktops run with their virtual GPU at the same time: 1 × L4-1Q, 1,200 × L4-2Q."
    assert dict(rows(criteria))["Graphics"] == said
    (criteria,) = tables(signing(subject_of(small_plan()), DAY))
    assert "Graphics" not in dict(rows(criteria))


def test_the_acceptance_asks_for_what_the_plan_promises() -> None:
    plan = vsan_plan(4, failures_to_tolerate=1)
    plan = with_settings(
        plan, acceptance_test="view-planner", latency_limit=True, cpu_target_percent=75.0, customer="Stadt",
        author="Nord", prices_valid_until="2027-01-31",
    )  # fmt: skip
    design = ProposalDesign(customer_signer="A. Auftrag", firm_signer="")
    found = signing(subject_of(plan, design=design), DAY)
    (criteria,) = tables(found)
    asked = dict(rows(criteria))
    planned = evaluate(plan, CATALOG).desktops.planned
    assert asked["Desktops"] == f"{planned} desktops work at the same time."
    assert asked["Load meanwhile"].startswith("Processors stay at or below 75%")
    assert asked["Response times"] == f"View Planner passes with {planned} sessions."
    assert asked["Latency"] == "Every store keeps its latency target while users work."
    assert asked["With one host failed"] == "All desktops planned go on working; load up to 100%."
    assert "With 2 hosts failed" not in asked
    assert "Boot in " in asked["Time windows"]
    (block,) = (each for each in found["blocks"] if each["kind"] == "signatures")
    assert [(each["title"], each["signer"]) for each in block["parties"]] == [
        ("For Stadt", "A. Auftrag"), ("For the contractor", ""),
    ]  # fmt: skip
    (steps,) = (each for each in found["blocks"] if each.get("title") == "Next steps")
    texts = [each["text"] for each in steps["items"]]
    assert "Ask for prices." in texts
    sound = signing(subject_of(small_plan()), DAY)
    (steps,) = (each for each in sound["blocks"] if each.get("title") == "Next steps")
    texts = [each["text"] for each in steps["items"]]
    assert "Sign below as soon as the prices are there." in texts, "nobody orders without a price"
    unpromised = dict(rows(tables(signing(subject_of(small_plan()), DAY))[0]))
    assert not {"Response times", "Latency", "With one host failed"} & set(unpromised)


def test_the_place_to_sign_says_what_is_open_and_whose_it_is() -> None:
    """An author is no firm; the firm's own name stands there even if the project's branding has none."""
    plan = with_settings(small_plan(desktops=5000), author="Pre-Sales")
    subject = subject_of(plan, firm=Branding(firm="Nord"), design=ProposalDesign(branding=Branding(firm=" ")))
    found = signing(subject, DAY)
    assert found["blocks"][0]["text"] == verdict(subject.assessment)
    points, steps = (each["items"] for each in found["blocks"] if each["kind"] == "advice")
    errors = [each for each in grouped(subject.assessment.findings) if each.severity == "error"]
    assert len(points) == len(errors) > 0
    assert [each["text"] for each in points] == [group_in_words(subject.plan, each) for each in errors]
    texts = [each["text"] for each in steps]
    assert texts[0].startswith("Settle the ")
    assert "Sign below only then." in texts
    assert not any(each.startswith("Sign below and order") for each in texts)
    (block,) = (each for each in found["blocks"] if each["kind"] == "signatures")
    assert block["parties"][1]["title"] == "For Nord"
    sound = signing(subject_of(small_plan()), DAY)
    assert [each["title"] for each in sound["blocks"] if each["kind"] == "advice"] == ["Next steps"]


def test_notices_that_change_what_is_bought_are_named_and_settled_before_the_order() -> None:
    """Servers of the control plane that no host carries; a notice about a swap file stays among the findings."""
    missing = Finding("notice", "servers.not-planned", "", Message("Two servers are missing."))
    beside = Finding("notice", "swap.large", "", Message("Much swap."))
    plan = with_settings(small_plan(), prices_valid_until="2027-01-31")
    plan = apply(plan, verbs.set_parts(plan, "host", (Part("Server", Decimal(1000)),)).edits)

    def said(*findings: Finding) -> tuple[str, list[str], str]:
        subject = subject_of(plan)
        subject = subject._replace(assessment=msgspec.structs.replace(subject.assessment, findings=findings))
        (advised,) = (each for each in signing(subject, DAY)["blocks"] if each["kind"] == "advice")
        texts = [f"{each['text']} {each['detail']}".strip() for each in advised["items"]]
        return str(risks(subject, DAY)), texts, str(tables(summary(subject), "topics"))

    risk, steps, topics = said(beside, missing)
    assert "Two servers are missing." in risk
    assert "Much swap." not in risk
    assert steps[0] == "Settle 1 point that changes what is bought. Two servers are missing."
    assert "Only then sign below and order, by 31 January 2027." in steps
    assert not any(each.startswith("Sign below and order") for each in steps)
    assert "1 of the notices changes what is bought; settle it before you order." in topics
    risk, steps, topics = said(beside)
    assert "swap" not in risk
    assert "Sign below and order by 31 January 2027." in steps
    assert "changes what is bought" not in topics


# --- how we got here ----------------------------------------------------------------------------------------------


def decision(
    position: int, before: Figures | None, after: Figures, point: str = "", name: str = ""
) -> Decision:
    label = Message("Add {name}", {"name": name or f"Part {position}"})
    return Decision(position, label, small_plan(), small_plan(), before, after, point)


STATES = (
    Figures(100, 90, Decimal("1000.00"), "EUR"),
    Figures(100, 120, Decimal("1500.50"), "EUR"),
    Figures(110, 120, Decimal("1400.00"), "EUR"),
)


def test_how_it_came_about_shows_both_figures_before_and_after_below_restore_points() -> None:
    found = (
        decision(3, None, STATES[0], "Workshop"),
        decision(5, STATES[0], STATES[1], "Workshop"),
        decision(9, STATES[1], STATES[2]),
    )
    (table,) = tables(history(found, ProposalDesign()))
    assert [each["text"] for each in table["rows"] if each["kind"] == "group"] == [
        "Up to “Workshop”",
        "Since then",
    ]
    assert rows(table) == [
        ["Add Part 3", "– → 90", "– → €1,000.00"],
        ["Add Part 5", "90 → 120", "€1,000.00 → €1,500.50"],
        ["Add Part 9", "120", "€1,500.50 → €1,400.00"],
    ]
    below = [[(one["text"], one["tone"]) for cell in each["cells"] if isinstance(cell, dict) for one in cell["below"]]
             for each in table["rows"] if each["kind"] == "row"]  # fmt: skip
    assert below == [
        [],
        [("+30", "better"), ("+€500.50", "worse")],
        [("planned: 100 → 110", "small"), ("−€100.50", "better")],
    ]


def test_a_line_is_worded_or_left_out_by_the_user_as_long_as_its_step_is_there() -> None:
    found = (decision(3, None, STATES[0]), decision(5, STATES[0], STATES[1]))
    lines = (
        DecisionLine(3, "Add {name}", text="The first host"),
        DecisionLine(5, "Add {name}", shown=False),
    )
    (table,) = tables(history(found, ProposalDesign(decisions=lines)))
    assert [each[0] for each in rows(table)] == ["The first host"]
    others = tuple(msgspec.structs.replace(each, label="Delete {name}") for each in lines)
    (table,) = tables(history(found, ProposalDesign(decisions=others)))
    assert [each[0] for each in rows(table)] == ["Add Part 3", "Add Part 5"]
    hidden = tuple(DecisionLine(each.position, "Add {name}", shown=False) for each in found)
    assert history(found, ProposalDesign(decisions=hidden)) is None
    assert history((), ProposalDesign()) is None
    assert line_texts(found) == [(3, "Add {name}", "Add Part 3"), (5, "Add {name}", "Add Part 5")]


def test_a_changed_value_is_said_with_both_values() -> None:
    after = with_fields(small_plan(), "host", count=4)
    label = Message("Change {field} of {name}", {"field": Message("Hosts"), "name": "Host"})
    one = Decision(2, label, small_plan(), after, STATES[0], STATES[1], "")
    assert line_texts((one,)) == [(2, label.text, "Host: Hosts 1 → 4")]
    with written_in("de"):
        assert line_texts((one,)) == [(2, label.text, "Host: Hosts 1 → 4")]


def test_of_many_decisions_those_with_the_largest_effect_are_told() -> None:
    states = [Figures(100, 100 + number, Decimal(1000), "EUR") for number in range(60)]
    states[30] = Figures(100, 900, Decimal(1000), "EUR")
    found = tuple(
        decision(number, states[number - 1] if number else None, states[number]) for number in range(60)
    )
    chapter = history(found, ProposalDesign())
    (table,) = tables(chapter)
    told = [each[0] for each in rows(table)]
    assert len(told) == MOST_LINES
    assert {"Add Part 0", "Add Part 30", "Add Part 31"} <= set(told)
    assert chapter["blocks"][-1]["text"] == f"{60 - MOST_LINES} decisions with a smaller effect are left out."


# --- power and space ----------------------------------------------------------------------------------------------


def test_power_and_space_are_listed_by_site_with_sums() -> None:
    plan = with_fields(vsan_plan(3, vsan_sites="two"), "host-0", power_watts=500.0, rack_units=2.0)
    plan = with_settings(plan, pue=1.5)
    found = power(plan, evaluate(plan, CATALOG))
    table, whole = tables(found)
    assert [each["text"] for each in table["rows"] if each["kind"] == "group"] == ["Site 1", "Site 2"]
    # 1,000 W around the clock with cooling: 13,140 kWh a year.
    plain = [[cell.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ") for cell in each]
             for each in rows(table)]  # fmt: skip
    assert plain == [
        ["Host", "2", "1,000 W", "13,140 kWh", "4 U"],
        ["Sum of Site 1", "2", "1,000 W", "13,140 kWh", "4 U"],
        ["Host", "1", "500 W", "6,570 kWh", "2 U"],
        ["Sum of Site 2", "1", "500 W", "6,570 kWh", "2 U"],
        ["All hardware", "3", "1,500 W", "19,710 kWh", "6 U"],
    ]
    assert len(rows(whole)) == 3


@pytest.mark.parametrize("language", ["en", "de"])
def test_one_site_needs_no_name(language: str) -> None:
    plan = read_sample("me4-50")
    with written_in(language):
        table, _ = tables(power(plan, evaluate(plan, CATALOG)))
    assert [each["kind"] for each in table["rows"]] == ["row"] * len(table["rows"])


def test_page_2_holds_all_of_it_if_another_variant_is_recommended_and_nothing_fits(
    qapp: object, tmp_path: Path
) -> None:
    ssd = apply(
        read_sample("everything-on-ssd"),
        verbs.set_parts(read_sample("everything-on-ssd"), "mirror", (Part("Disk", Decimal("1.00")),)).edits,
    )
    plans = (
        ("One host", ssd),
        ("Two hosts", with_fields(ssd, "host", count=2)),
        ("Tight", with_fields(ssd, "pool", desktops=120)),
    )
    compared = tuple(Compared(name, plan, evaluate(plan, CATALOG)) for name, plan in plans)
    chapters = tuple(Chapter(each, shown=each == "summary") for each in CHAPTERS)
    subject = subject_of(plans[2][1], variants=compared, shown=2, design=ProposalDesign(chapters))
    for language, words in (("en", "Compare with the variant “One host”."), ("de", "One host")):
        pages = Pdf(tmp_path / "a.pdf", build_proposal(subject, language, DAY, {})).pages()
        assert len(pages) == 2
        assert words in " ".join(pages[1].split())


def test_where_an_equal_value_is_from_is_no_difference_on_paper() -> None:
    before = read_sample("everything-on-ssd")
    host = before.components["host"]
    origins = {name: Origin("typed") for name in host.origins}
    after = msgspec.structs.replace(
        before,
        components={**before.components, "host": msgspec.structs.replace(host, origins=origins, count=2)},
    )
    compared = tuple(
        Compared(name, plan, evaluate(plan, CATALOG)) for name, plan in (("A", before), ("B", after))
    )
    differences = tables(variants(subject_of(before, variants=compared)))[-1]
    assert [each[1:] for each in rows(differences)] == [["Hosts", "1", "2"]]
    label = Message("Change {field} of {name}", {"field": Message("Hosts"), "name": "RX300 S6"})
    assert line_texts((Decision(1, label, before, after, STATES[0], STATES[1], ""),)) == [
        (1, label.text, "RX300 S6: Hosts 1 → 2")
    ]


def test_nothing_is_recommended_while_a_variant_is_not_assessed() -> None:
    plan = small_plan()
    first = Compared("First", plan, evaluate(plan, CATALOG))
    assert recommended([first, Compared("Second", plan, None)]) is None
    assert recommendation([first, Compared("Second", plan, None)], CATALOG) == ()


def test_the_parts_of_the_total_cost_of_ownership_stand_beside_it_and_add_up() -> None:
    subject = subject_of(read_sample("everything-on-ssd"))
    running = subject.assessment.cost.running
    found = offer(subject.plan, subject.assessment, DAY)
    line = next(each for each in tables(found)[0]["rows"] if "Total cost of ownership" in str(each))
    detail = str(line["cells"][0]).replace(",", "")
    amounts = [Decimal(each) for each in re.findall(r"\d+\.\d\d", detail)]
    assert len(amounts) > 1
    assert sum(amounts) == running.total_cost_of_ownership
