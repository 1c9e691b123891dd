"""What the chapters of the proposal say beside the assessment: variants, response times, storms, years of use."""

from __future__ import annotations

import json
import re
from datetime import date
from decimal import Decimal

import msgspec
import pytest

from app.look.number_format import numbers_for
from app.look.output_language import written_in
from app.output.chapters.assumptions_chapter import assumptions
from app.output.chapters.bill_chapter import bill
from app.output.chapters.blocks import cell
from app.output.chapters.capacity_chapter import capacity
from app.output.chapters.drawing_chapter import drawing
from app.output.chapters.recommendation import cheapest
from app.output.chapters.relocation_chapter import relocations
from app.output.chapters.response_chapter import response
from app.output.chapters.saturation_chapter import saturation
from app.output.chapters.summary_chapter import _recommendations, summary
from app.output.chapters.variants_chapter import BESIDE, variants
from app.output.proposal.subject import Subject, subject_of
from app.project.samples import read_sample
from app.results.words.findings import group_in_words, remedy_in_words
from app.results.words.storms import minutes_in_words, storm_row
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.axes import NORMAL
from planner_core.engine.evaluate import evaluate
from planner_core.engine.findings.groups import grouped
from planner_core.plan.components import Cluster, DesktopPool, Note, StorageArray
from planner_core.plan.plan import Position
from planner_core.plan.project import Project, Variant
from planner_core.studies.comparison import Compared
from tests.support.blocks import rows, tables, totals
from tests.support.large_canvas import large_plan
from tests.support.plans import CATALOG, cluster_plan, small_plan, with_fields

LOCALES = {"en": "en_US", "de": "de_DE"}


def compared(*named):
    return tuple(Compared(name, plan, evaluate(plan, CATALOG)) for name, plan in named)


def subject_with(*named):
    plan = named[0][1]
    return Subject(plan, evaluate(plan, CATALOG), CATALOG, variants=compared(*named))


def thirty_variants():
    base = read_sample("replica-on-ssd")
    more = [
        (f"Variant {number}", with_fields(base, "host", ram_gib=144.0 + 8 * number))
        for number in range(1, 30)
    ]
    return subject_with(("As it is", base), *more)


def chapter_of(pdf, title):
    """The text from the heading of a chapter on."""
    pages = "\n".join(pdf.pages()[1:])
    return pages[pages.index(f"\n{title}\n") if f"\n{title}\n" in pages else pages.index(title) :]


def one_line(text):
    return " ".join(text.split())


def squeezed(text):
    return "".join(text.split())


# --- variants --------------------------------------------------------------------------------------------------------


def test_variants_are_compared_with_the_first_in_values_deltas_and_differences(proposal):
    subject = subject_with(
        ("Replica on SSD", read_sample("replica-on-ssd")),
        ("All on SSD", read_sample("everything-on-ssd")),
        ("All on SAS", read_sample("everything-on-sas")),
    )
    text = one_line(chapter_of(proposal(subject, only=["variants"]), "Variants"))
    for expected in (
        "compared with “Replica on SSD”",
        "2 of 3 variants carry all desktops planned.",
        "€13,975.00",
        "€13,555.00",
        "€9,455.00",
        "€180.73",
        "“All on SSD” costs less per desktop than “Replica on SSD” in",
        "In the same futures",
        "What is different in “All on SSD”",
        "What is different in “All on SAS”",
        "+39 min (+2",
    ):
        assert expected in text


def test_one_of_several_variants_is_named_wherever_the_plan_is(proposal):
    names = ("As is", "Big hosts", "Cheap")
    base = read_sample("replica-on-ssd")
    plans = [base, with_fields(base, "host", ram_gib=384.0), with_fields(base, "host", ram_gib=128.0)]
    subject = subject_with(*zip(names, plans, strict=True))
    subject = subject._replace(plan=plans[1], assessment=subject.variants[1].assessment, shown=1)
    cover, *pages = map(one_line, proposal(subject).pages())
    assert "Variant Big hosts" in cover
    assert pages
    assert all("Replica on SSD, clones on SAS / Big hosts" in page for page in pages)
    assert "This proposal is about “Big hosts”, one of 3 variants of the plan." in pages[0]
    chapter = variants(subject)
    overview, details, *differences = [each for each in chapter["blocks"] if each["kind"] == "table"]
    marked = [row["cells"][0] for row in overview["rows"]]
    assert marked == ["As is", cell("Big hosts", "this proposal", "same"), "Cheap"]
    heads = [[column["head"] for column in each["columns"]] for each in (details, *differences)]
    assert heads[0] == ["", "As is", "Big hosts (this proposal)", "Cheap"]
    assert [each[2:] for each in heads[1:]] == [["As is", "Big hosts (this proposal)"], ["As is", "Cheap"]]


def test_an_only_variant_needs_no_name(proposal):
    subject = subject_with(("Alone", small_plan()))
    assert "Alone" not in "".join(proposal(subject).pages())


@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_names_of_measures_have_room_beside_any_number_of_variants(proposal, count):
    base = read_sample("replica-on-ssd")
    more = [
        (f"Mehr {number}", with_fields(base, "host", ram_gib=160.0 + number)) for number in range(1, count)
    ]
    lines = "".join(
        proposal(subject_with(("Basis", base), *more), "de", only=["variants"]).pages()
    ).splitlines()
    for measure in ("Geplante Desktops", "Desktops höchstens", "Erster Engpass", "Je Desktop wie geplant"):
        assert any(line.strip().startswith(measure) for line in lines)


def test_a_project_of_one_variant_has_no_such_chapter(proposal):
    assert variants(subject_with(("Alone", small_plan()))) is None
    assert "Variants" not in proposal(small_plan()).pages()[0]


def test_the_cheapest_carries_everything_and_needs_something_to_be_compared_with():
    plans = compared(
        ("too small", read_sample("replica-on-ssd")),
        ("right", read_sample("everything-on-ssd")),
        ("dearer", with_fields(read_sample("everything-on-ssd"), "host", count=2)),
    )
    best = cheapest(plans)
    assert best is not None
    assert best.name == "right"
    assert cheapest(plans[:2]) is None
    assert cheapest(()) is None


def without_processor_price():
    """Everything on SSD with another processor, whose price is unknown."""
    plan = read_sample("everything-on-ssd")
    parts = tuple(part for part in plan.components["host"].parts if part.per != "socket")
    return apply(plan, verbs.set_parts(plan, "host", parts).edits)


def test_what_has_no_price_makes_no_variant_the_cheapest(proposal):
    base = read_sample("everything-on-ssd")
    assert cheapest(compared(("whole", base), ("gap", without_processor_price()))) is None
    text = proposal(
        subject_with(("whole", base), ("gap", without_processor_price())), only=["summary", "variants"]
    ).text()
    assert "costs least per desktop" not in text


def test_a_variant_without_prices_leaves_open_which_is_the_cheapest():
    base = read_sample("everything-on-ssd")
    bare = apply(base, verbs.set_parts(base, "host", ()).edits)
    bare = apply(bare, verbs.set_parts(bare, "ssd", ()).edits)
    assert cheapest(compared(("a", base), ("b", base))) is not None
    assert cheapest(compared(("a", base), ("b", base), ("bare", bare))) is None
    gap = without_processor_price()
    assert cheapest(compared(("a", gap), ("b", gap))) is None
    assert cheapest(compared(("a", base), ("b", gap))) is None


def test_the_bill_says_what_has_no_price():
    plan = without_processor_price()
    made = bill(plan, evaluate(plan, CATALOG), date(2026, 11, 21))
    missing, *sums, each = totals(made)
    assert missing == ("Without a price, not in the sum: processors of RX300 S6, SAS mirror", "–")
    assert len(sums) == 3
    assert all(amount.startswith("from €") for _name, amount in sums)
    assert each == ("No price per desktop: no price for processors of RX300 S6", "–")


def test_the_years_of_use_say_what_has_no_price(proposal):
    plan = without_processor_price()
    text = proposal(subject_with(("gap", plan)), only=["outlook"]).text()
    chapter = text[text.rindex("Running costs and outlook") :]
    assert "Without a price, not in the sum: processors of RX300 S6, SAS mirror." in chapter
    assert re.search(r"Total cost of ownership\s+from €", chapter)
    assert "No price per desktop: no price for processors of RX300 S6." in chapter
    assert "Per desktop planned" not in chapter


def test_thirty_variants_stand_in_blocks_of_columns_that_a_page_holds():
    chapter = variants(thirty_variants())
    assert chapter is not None
    tables = [each for each in chapter["blocks"] if each["kind"] == "table"]
    assert len(tables[0]["rows"]) == 30
    details = [each for each in tables[1:] if each["columns"][1]["head"].startswith("As it is")]
    named = {column["head"] for each in details for column in each["columns"][1:]}
    assert len(named) == 30
    assert all(len(each["columns"]) <= 2 + BESIDE for each in details)


def test_the_other_variants_of_a_project_are_assessed_when_the_proposal_is_built(proposal):
    base = read_sample("everything-on-ssd")
    project = Project(
        (
            Variant("variant-1", "One host", base),
            Variant("variant-2", "Two", with_fields(base, "host", count=2)),
        ),
        "variant-2",
    )
    subject = subject_of(project, CATALOG)
    assert [each.assessment is None for each in subject.variants] == [True, False]
    assert subject.plan is project.variants[1].plan
    text = proposal(subject, only=["summary", "variants"]).text()
    assert "compared with “One host”" in text
    assert "Compare with the variant “One host”." in text
    assert "it costs less in" not in text, "the mirror without a price is bought twice in one of them"


def test_the_variant_to_compare_with_says_in_how_many_futures_it_costs_less(proposal):
    base = read_sample("everything-on-ssd")
    parts = [
        msgspec.structs.replace(part, unit_price=part.unit_price + 1)
        for part in base.components["host"].parts
    ]
    dearer = apply(base, verbs.set_parts(base, "host", parts).edits)
    text = proposal(subject_with(("Dear", dearer), ("Cheap", base)), only=["summary"]).text()
    assert "Compare with the variant “Cheap”." in text
    assert "Per desktop carried it costs less in all futures." in one_line(text)


def rows_of_differences(*named):
    """The table of what is different in the second of two plans."""
    chapter = variants(subject_with(*named))
    found = [each for each in chapter["blocks"] if each["kind"] == "table"][-1]
    return [
        [cell if isinstance(cell, str) else cell["text"] for cell in each["cells"]] for each in found["rows"]
    ]


def test_components_of_one_name_are_told_apart_where_they_differ():
    plan = with_fields(cluster_plan(), "beside", name="Local")
    other = with_fields(with_fields(plan, "beside", drives=6), "local", drives=8)
    names = [name for name, *_ in rows_of_differences(("As it is", plan), ("More drives", other))]
    assert names == ["Pair / Local", "Single / Local"]


def test_what_is_called_otherwise_to_be_told_apart_is_no_difference():
    plan = with_fields(cluster_plan(), "beside", name="Local")
    other = with_fields(plan, "beside", name="Other")
    ((name, _, before, after),) = rows_of_differences(("As it is", plan), ("Renamed", other))
    assert (name, before, after) == ("Other", "Local", "Other")


# --- response times and storms ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LOCALES)
def test_response_times_stand_in_a_chart_and_in_numbers(proposal, language):
    pdf = proposal(read_sample("replica-on-ssd"), language, only=["response"])
    title, words = {
        "en": ("Response times", ("sessions at work", "planned 70", "knee 77", "maximum 65")),
        "de": ("Antwortzeiten", ("arbeitende Sitzungen", "geplant 70", "Knick 77", "Maximum 65")),
    }[language]
    text = one_line(chapter_of(pdf, title))
    for each in words:
        assert each in text
    assert {"en": "1.09 s", "de": "1,09 s"}[language] in text.replace("\N{NO-BREAK SPACE}", " ")
    assert "Figure" in pdf.structure()


@pytest.mark.parametrize(("name", "fewest", "most"), [("replica-on-ssd", 20, 60), ("sc7020f-3000", 8, 14)])
def test_a_curve_that_is_worked_out_exactly_has_more_points_than_its_table(name, fewest, most):
    plan = read_sample(name)
    found = response(plan, evaluate(plan, CATALOG), CATALOG)
    (chart,) = (each for each in found["blocks"] if each["kind"] == "lines")
    assert fewest <= max(len(each["points"]) for each in chart["lines"]) <= most


def test_each_pool_has_its_curve_and_its_columns(proposal):
    plan = read_sample("sc7020f-3000")
    text = one_line(chapter_of(proposal(plan, only=["response"]), "Response times"))
    names = [pool.name for pool in plan.components.values() if type(pool).__name__ == "DesktopPool"]
    assert len(names) == 2
    assert all(f"{name}:" in text for name in names)


def test_the_latency_of_the_stores_stands_below_the_response_times(proposal):
    text = one_line(chapter_of(proposal(read_sample("tr4540-1500"), only=["response"]), "Response times"))
    found = evaluate(read_sample("tr4540-1500"), CATALOG).latency("array")
    assert found is not None
    assert "Latency of the stores" in text
    assert f"AFF8040 Steady {found.latency_ms:.2f} ms" in text.replace("\N{NO-BREAK SPACE}", " ")
    assert "Patching" in text


def test_why_response_times_cannot_be_said_is_said(proposal):
    unconnected = msgspec.structs.replace(small_plan(), links={})
    assert "Response times cannot be said:" in proposal(unconnected, only=["response"]).text()


@pytest.mark.parametrize("language", LOCALES)
def test_every_storm_stands_with_its_time_window_and_throttle_in_every_case(proposal, language):
    plan = read_sample("me4-50")
    assessment = evaluate(plan, CATALOG)
    text = squeezed(proposal(plan, language, only=["storms"]).text())
    with written_in(language):
        for storm in assessment.storms:
            whole = storm_row(storm)
            if whole is None:
                continue
            assert squeezed(minutes_in_words(whole.minutes)) in text
            if storm.case == NORMAL:
                assert squeezed(minutes_in_words(storm.window_minutes)) in text
                assert storm.throttle_minutes is None or squeezed(whole.name) in text


@pytest.mark.parametrize("language", LOCALES)
def test_what_relocating_the_swap_files_saves_is_said(proposal, language):
    plan = read_sample("everything-on-ssd")
    (found,) = relocations(plan, evaluate(plan, CATALOG), CATALOG)
    here, relocated = found.cases[0], found.swap_moved
    assert relocated is not None
    style = numbers_for(LOCALES[language])
    freed = style.gib(here.use.used_gib - relocated.use.used_gib)
    words = {
        "en": f"frees {freed} on “{found.store.name}”: its capacity is enough for {relocated.desktops} desktops",
        "de": f"schafft {freed} Platz auf „{found.store.name}“:"
        f" Seine Kapazität reicht für {relocated.desktops} Desktops",
    }
    text = proposal(plan, language, only=["capacity"]).text()
    assert squeezed(words[language]) in squeezed(text)


# --- money -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LOCALES)
def test_the_bill_has_net_tax_gross_and_discounts(proposal, language):
    plan = read_sample("everything-on-ssd")
    host = plan.components["host"]
    parts = tuple(msgspec.structs.replace(part, discount_percent=Decimal(10)) for part in host.parts)
    plan = msgspec.structs.replace(
        plan, components={**plan.components, "host": msgspec.structs.replace(host, parts=parts)}
    )
    cost = evaluate(plan, CATALOG).cost
    text = squeezed(proposal(plan, language, only=["bill"]).text())
    style = numbers_for(LOCALES[language])
    assert cost.discount > 0
    amounts = (
        cost.list_total, cost.discount, cost.total, cost.running.value_added_tax, cost.running.gross_total
    )  # fmt: skip
    assert all(squeezed(style.euro(each)) in text for each in amounts)
    assert {"en": "VAT19%", "de": "MwSt.19%"}[language] in text


@pytest.mark.parametrize("language", LOCALES)
def test_the_years_of_use_add_up_to_the_cost_of_ownership(proposal, language):
    plan = read_sample("everything-on-ssd")
    settings = msgspec.structs.replace(
        plan.settings, maintenance_percent=8.0, residual_percent=10.0, price_years=2.0, interest_percent=4.0
    )
    plan = msgspec.structs.replace(plan, settings=settings)
    cost = evaluate(plan, CATALOG).cost
    running = cost.running
    text = squeezed(proposal(plan, language, only=["outlook"]).text())
    style = numbers_for(LOCALES[language])
    for amount in (
        running.capital_per_year,
        running.maintenance_per_year,
        running.energy_per_year,
        running.cost_per_year,
        running.cost_per_desktop_and_month,
        running.gross_cost_per_desktop_and_month,
        running.total_cost_of_ownership,
        running.total_cost_of_ownership_per_desktop,
        running.gross_total_cost_of_ownership,
        running.residual,
        running.total_at_purchase,
    ):
        assert amount is not None
        assert squeezed(style.euro(amount)) in text
    assert settings.depreciation_years * running.cost_per_year == running.total_cost_of_ownership


def test_without_prices_nothing_is_said_about_years(proposal):
    plan = read_sample("me4-50")
    assert "Running costs and outlook" not in proposal(plan, only=["bill", "outlook"]).text()


# --- saturation and summary ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LOCALES)
def test_what_a_failure_changes_stands_in_every_case(proposal, language):
    plan = cluster_plan(desktops=200)
    assessment = evaluate(plan, CATALOG)
    text = squeezed(proposal(plan, language, only=["saturation"]).text())
    style = numbers_for(LOCALES[language])
    key = next(key for key in assessment.saturation.subjects() if key[1] == "cpu")
    for case in assessment.cases:
        rows = [row for row in assessment.saturation.where(key) if row.case == case and row.load == "average"]
        worst = max(rows, key=lambda row: row.load_factor)
        if worst.utilisation is not None and abs(worst.utilisation - 1) > 0.005:
            assert squeezed(style.percent(worst.utilisation)) in text


def summary_page(pdf):
    pages = pdf.pages()
    (found,) = [number for number, page in enumerate(pages) if "What next?" in page]
    return found, one_line(pages[found])


def test_the_summary_recommends_the_remedies_of_the_three_worst_findings():
    plan = read_sample("replica-on-ssd")
    assessment = evaluate(plan, CATALOG)
    groups = [each for each in grouped(assessment.findings) if each.severity != "notice"]
    groups = [each for each in groups if each.code != "limit.exceeded"]
    assert len(groups) == 5
    subject = Subject(plan, assessment, CATALOG)
    with written_in("en"):
        worst = [remedy_in_words(plan, each) or group_in_words(plan, each) for each in groups]
        said = [step for step, _ in _recommendations(subject, plan)]
    assert [each for each in said if each in worst] == worst[:3]
    assert len(said) == 4, "what makes the plan fit comes first and is told once"


def test_the_summary_is_one_page_that_says_what_to_do_next(proposal):
    number, text = summary_page(proposal(read_sample("replica-on-ssd"), only=["summary", "drawing"]))
    assert number == 1
    for expected in (
        "65",
        "of 70 planned",
        "RAM",
        "€199.64",
        "€13,975.00",
        "RAM of RX300 S6 limits the design to 65 desktops.",
    ):
        assert expected in text
    assert "Drawing" not in text


def test_the_summary_says_what_its_number_of_desktops_does_not_cover(proposal):
    plan = with_fields(cluster_plan(desktops=20), "cluster", failures_to_tolerate=3)
    _, text = summary_page(proposal(plan, only=["summary"]))
    assert "carries all 20 desktops planned" in text
    assert "When as many hosts fail as planned for, some of them have no host left" in text
    _, text = summary_page(proposal(with_fields(plan, "cluster", failures_to_tolerate=1), only=["summary"]))
    assert "Not all of them" not in text


def test_what_is_only_for_growth_comes_last(proposal):
    _, text = summary_page(proposal(read_sample("everything-on-ssd"), only=["summary"]))
    assert text.index("Only for growth beyond 75 desktops") > text.index("What next?")
    assert "1. For 7" not in text


def test_the_summary_keeps_to_its_page_whatever_things_are_called(proposal):
    plan = read_sample("me4-50")
    parts = {
        key: msgspec.structs.replace(part, name=f"{key} " + "Wide name " * 1000)
        for key, part in plan.components.items()
    }
    pdf = proposal(msgspec.structs.replace(plan, components=parts), only=["summary", "drawing"])
    number, text = summary_page(pdf)
    assert number == 1
    assert "Summary" in text
    assert "Drawing" in pdf.pages()[2]


@pytest.mark.parametrize("name", ["vsan62-hybrid-500", "me4-50"])
def test_the_share_of_a_store_is_that_of_the_two_sizes_beside_it(name: str) -> None:
    """With hosts failed a vSAN is smaller: that share stood beside the sizes without a failure."""
    plan = read_sample(name)
    for cluster in plan.of_type(Cluster):
        plan = with_fields(plan, cluster.id, failures_to_tolerate=1)
    assessment = evaluate(plan, CATALOG)
    worst = [assessment.worst(each.component, "capacity", case=None) for each in assessment.stores]
    with written_in("en"):
        (found,) = tables(capacity(plan, assessment, CATALOG), "stores")
        shown = found["chart"]["bars"]
        style = numbers_for("en")
    for use, store, row in zip(assessment.stores, shown, worst, strict=True):
        assert store["percent"] == style.percent(use.used_gib / use.capacity_gib)
        assert [store["name"], store["used"], store["percent"]] in rows(found)
        assert store["target"] == pytest.approx(plan.settings.capacity_target_percent / 100)
        assert row is not None
        assert store["status"] == row.status


@pytest.mark.parametrize(("desktops", "place", "reason"), [
    (75, -1, "Only for growth beyond 75 desktops: the first limit is Response time of Windows 7 desktops."),
    (90, 0, "Response time of Windows 7 desktops limits the design to 75 desktops."),
])  # fmt: skip
def test_what_makes_the_plan_fit_is_recommended_first_and_growth_last(desktops, place, reason):
    plan = read_sample("everything-on-ssd")
    (pool,) = plan.of_type(DesktopPool)
    plan = with_fields(plan, pool.id, desktops=desktops)
    chapter = summary(Subject(plan, evaluate(plan, CATALOG), CATALOG))
    (items,) = (each["items"] for each in chapter["blocks"] if each["kind"] == "advice")
    assert len(items) > 1
    assert [
        at
        for at, each in enumerate(items)
        if "desktops" in each["detail"] and re.search("limits|first limit", each["detail"])
    ] == [place % len(items)]
    assert items[place]["detail"] == reason


OPPOSITE = {"left": "right", "right": "left", "above": "below", "below": "above"}


def test_parts_of_a_large_drawing_name_the_parts_beside_them(qapp):
    """What lies to the right of a part begins further right in the whole, and names it on its left."""
    with written_in("en"):
        parts = drawing(large_plan(48))["parts"]
    assert len(parts) > 1
    by_name = {f"part {each['number']}": each for each in parts}
    told = 0
    for name, part in by_name.items():
        assert 0 <= part["x"] < part["x"] + part["width"] <= 1 + 1e-9
        assert 0 <= part["y"] < part["y"] + part["height"] <= 1 + 1e-9
        for side, other in part["beside"].items():
            beside = by_name[other]
            axis = "x" if side in ("left", "right") else "y"
            is_further = beside[axis] > part[axis]
            assert is_further == (side in ("right", "below")), (name, side, other)
            assert beside["beside"][OPPOSITE[side]] == name
            told += 1
    assert told >= 2 * (len(parts) - 1)


def test_what_has_nothing_and_holds_nothing_is_left_out() -> None:
    """An array without drives and a host without storage ports have no line of "0 of 0", a note no table of values."""
    plan = small_plan()
    parts = (StorageArray(id="bare", name="Bare array"), Note(id="note", name="Memo", notes="Hello"))
    for number, part in enumerate(parts):
        plan = apply(plan, verbs.add_component(plan, part, Position(0, 900 + 300 * number)).edits)
    plan = with_fields(plan, "host", hba_ports=0)
    assessment = evaluate(plan, CATALOG)
    told = json.dumps(
        [saturation(plan, assessment, CATALOG), capacity(plan, assessment, CATALOG)], ensure_ascii=False
    )
    assert "of 0 " not in told.replace("\N{NO-BREAK SPACE}", " ")
    assert all(each["rows"] for each in assumptions(plan)["tables"])
    assert "Memo" not in {each["title"] for each in assumptions(plan)["tables"]}
