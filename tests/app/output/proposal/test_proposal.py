"""The proposal as a customer reads it: numbers, fonts, tags, languages, and whatever a plan may hold."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from decimal import Decimal

import msgspec
import pytest

from app.look.number_format import numbers_for
from app.output.chapters.saturation_chapter import amount
from app.output.proposal.build_proposal import build_proposal, proposal_pictures
from app.output.proposal.subject import Subject
from app.project.samples import read_sample
from app.results.tables.shown_limits import shown_limits
from planner_core.editing.edits import apply
from planner_core.editing.verbs import set_setting
from planner_core.engine.basis.axes import NORMAL
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import Cluster, DesktopPool, Host, Part
from planner_core.plan.fields import declared_fields
from planner_core.plan.idle_fields import idle_fields
from planner_core.plan.plan import Plan, Settings
from tests.support.pdf import Pdf
from tests.support.plans import CATALOG, cluster_plan, small_plan, with_fields, with_settings
from tests.support.printed import SAMPLES_PRINTED, pdf_of, subject_of

DAY = date(2026, 11, 21)
LOCALES = {"en": "en_US", "de": "de_DE"}
HEADINGS = {
    "en": ["Summary", "Drawing", "Saturation", "Limits", "How sure the numbers are", "Capacity",
           "Response times", "Storms", "Bill of materials",
           "Running costs and outlook", "Findings", "Notes", "Assumptions", "Derivations"],
    "de": ["Zusammenfassung", "Zeichnung", "Auslastung", "Engpässe", "Wie sicher die Zahlen sind", "Kapazität",
           "Antwortzeiten", "Lastspitzen",
           "Stückliste", "Laufende Kosten und Ausblick", "Befunde", "Anmerkungen", "Annahmen", "Herleitungen"],
}  # fmt: skip


def for_customer(plan: Plan, **settings: object) -> Plan:
    for field, value in settings.items():
        plan = apply(plan, set_setting(plan, field, value).edits)
    return plan


@pytest.mark.parametrize(("name", "language"), SAMPLES_PRINTED)
def test_every_number_of_the_assessment_is_printed(qapp, tmp_path, name, language):
    plan, assessment = subject_of(name).plan, subject_of(name).assessment
    text = "".join(Pdf(tmp_path / "proposal.pdf", pdf_of(name, language)).text().split())
    style = numbers_for(LOCALES[language])

    def printed(value: str) -> bool:
        return "".join(value.split()) in text  # the viewer's idea of a space between figure and sign varies

    cost = assessment.cost
    amounts = [cost.total, cost.per_desktop_planned, cost.per_desktop_maximum] if cost.lines else []
    amounts += [amount for line in cost.lines for amount in (line.unit_price, line.total)]
    is_euro = cost.currency == "EUR"
    assert all(printed(style.euro(each) if is_euro else style.number(each, 2)) for each in amounts)
    assert all(printed(line.item) and printed(line.order_number) for line in cost.lines)
    counts = assessment.desktops
    assert all(printed(style.number(each)) for each in (counts.planned, counts.fits, counts.maximum))
    shown = shown_limits(assessment)
    assert all(printed(style.number(limit.desktops)) for limit in shown.limits)
    assert shown.next is None or printed(style.number(shown.horizon if shown.is_far else shown.next.desktops))
    assert all(printed(style.gib(gib)) for use in assessment.stores for gib in use.by_role.values())
    assert all(printed(style.gib(use.used_gib)) for use in assessment.stores)
    rows = [row for row in assessment.saturation if row.planned_for and row.case == NORMAL]
    rows += [assessment.worst(*subject, case=None) for subject in assessment.saturation.subjects()]
    shares = [row.utilisation for row in rows if abs((row.utilisation or 0) - 1) > 0.005]
    assert all(printed(style.percent(share)) for share in shares)
    assert all(printed(part.name) for part in plan.components.values())


@pytest.mark.parametrize("language", LOCALES)
def test_sections_stand_in_their_order_with_contents_and_page_numbers(proposal, language):
    pages = proposal(read_sample("replica-on-ssd"), language).pages()
    wanted = iter(HEADINGS[language])
    heading = next(wanted)
    lines = (line.strip() for page in pages[1:] for line in page.splitlines())
    for line in lines:
        if line == heading:
            heading = next(wanted, "")
    assert heading == ""
    assert all(each in pages[0] for each in HEADINGS[language])
    words = {"en": "Page {} of {}", "de": "Seite {} von {}"}[language]
    for number, page in enumerate(pages[1:], 2):
        assert words.format(number, len(pages)) in page
    assert words.format(1, len(pages)) not in pages[0]


def test_the_cover_names_plan_people_date_and_headlines(proposal):
    plan = for_customer(read_sample("everything-on-sas"), customer="Stadtwerke Süd", author="A. Consultant")
    pages = proposal(plan, only=["bill", "findings"]).pages()
    cover = " ".join(pages[0].split())
    for expected in ("Everything on SAS", "Stadtwerke Süd", "A. Consultant", "21 November 2026", "of 31 planned",
                     "€305.00", "Response time"):  # fmt: skip
        assert expected in cover
    for page in pages[1:]:
        assert "Stadtwerke Süd" in page
        assert "Everything on SAS" in page
        assert "21 November 2026" in page


def test_only_the_bundled_typeface_is_in_it_and_all_of_it_is_embedded(proposal):
    fonts = proposal(read_sample("everything-on-ssd"), "de").fonts()
    assert fonts
    for font in fonts:
        assert "+Inter-" in font["name"]
        assert (font["embedded"], font["subset"], font["unicode"]) == ("yes", "yes", "yes")


@pytest.mark.parametrize("language", LOCALES)
def test_the_pdf_conforms_to_pdf_a_and_pdf_ua(proposal, language):
    pdf = proposal(for_customer(read_sample("everything-on-ssd"), author="A. Consultant"), language)
    info, metadata = pdf.info(), pdf.metadata()
    assert info["Title"] == "Everything on SSD"
    assert info["Author"] == "A. Consultant"
    assert info["Tagged"] == "yes"
    assert info["JavaScript"] == "no"
    assert info["Page size"].endswith("(A4)")
    for expected in ("<pdfaid:part>2</pdfaid:part>", "<pdfaid:conformance>A</pdfaid:conformance>",
                     "<pdfuaid:part>1</pdfuaid:part>"):  # fmt: skip
        assert expected in metadata
    assert f"/Lang({language})".encode() in pdf.data.replace(b"/Lang (", b"/Lang(")
    structure = pdf.structure()
    assert structure.count("H1") >= len(HEADINGS[language])
    for tag in ("Table", "TH", "TD", "Figure", "H2"):
        assert tag in structure


def test_the_date_is_all_that_changes_from_day_to_day(proposal):
    plan = read_sample("everything-on-ssd")
    first = proposal(plan)
    text = first.text()
    assert proposal(plan).data == first.data
    later = proposal(plan, day=date(2026, 12, 1))
    assert later.data != first.data
    assert later.text().replace("1 December 2026", "21 November 2026") == text


NO_ASSUMPTIONS = {"cloud_name", "cloud_source", "cloud_price_date"}
"""Where the prices of a cloud are from stands below its table."""


def test_every_field_is_among_the_assumptions(proposal):
    plan = with_settings(read_sample("replica-on-ssd"), cloud="both")
    text = " ".join(proposal(plan, only=["assumptions"]).text().split())  # long titles take two lines
    for part in plan.components.values():
        fields = [field for field in declared_fields(type(part)) if field.group != "Measured"]
        idle = {"name", *idle_fields(plan, part)}
        titles = [field.title for field in fields if field.name not in idle]
        assert [title for title in titles if title not in text] == []
    assert "Streamed per boot" not in text  # the desktops are clones
    settings = [field for field in declared_fields(Settings) if field.group not in ("Plan", "")]
    titles = [field.title for field in settings if field.name not in NO_ASSUMPTIONS]
    assert [title for title in titles if title not in text] == []


def test_no_cloud_is_no_assumption(proposal):
    text = proposal(read_sample("replica-on-ssd"), only=["assumptions"]).text()
    assert "Cloud beside it" not in text
    assert "Users on standby" not in text


def test_derivations_lead_from_the_headline_to_the_sources(proposal):
    plan = with_settings(read_sample("everything-on-ssd"), acceptance_test="none")
    pages = proposal(plan, only=["derivations"]).pages()
    start = next(
        number
        for number, page in enumerate(pages)
        if page.split("\n")[2:4] and "Derivations" in page and number
    )
    text = " ".join(" ".join(pages[start:]).split())
    for expected in (
        "RAM of “RX300 S6” is not the limit",
        "all_core_turbo_ghz",
        "513.2",
        "VMware KB 326271",
        "A1",
        "B1",
    ):
        assert expected in text


def test_a_limit_by_response_times_is_derived_down_to_each_resource(proposal):
    """All behind that stands in the window; the document took 31 pages, of which the derivations take 7."""
    pages = proposal(read_sample("tr4540-1500"), only=["derivations"]).pages()
    assert len(pages) <= 8
    text = " ".join(" ".join(pages).split())
    for expected in (
        "Growth until responses are too slow",
        "Time at all resources",
        "Threshold of Login VSI 4.1",
    ):
        assert expected in text


def test_the_drawing_is_text_that_can_be_searched(proposal):
    plan = read_sample("replica-on-ssd")
    assert "2 × Intel Xeon X5650, 144 GiB" in proposal(plan, "en", only=["drawing"]).text()
    assert "70 Desktops, 1 vCPU, 2 GiB" in proposal(plan, "de", only=["drawing"]).text()


@pytest.mark.parametrize("language", LOCALES)
def test_limits_have_room_for_their_names_beside_long_cases(proposal, language):
    plan = with_fields(cluster_plan(desktops=2000), "array", controller_write_iops=9000.0)
    name = {"en": "Controllers of Array", "de": "Controller von Array"}[language]
    lines = "".join(proposal(plan, language, only=["ladder"]).pages()).splitlines()
    assert any(re.match(rf" *[\d.,]+ +{name} {{2}}", line) for line in lines)


def test_a_fifth_of_a_controller_is_not_printed_as_none():
    assert amount(0.207, "controllers") == "0.21\N{NO-BREAK SPACE}controllers"
    assert amount(12.4, "controllers") == "12\N{NO-BREAK SPACE}controllers"


def test_notes_are_printed_as_typed(proposal):
    plan = for_customer(small_plan(), notes="First line\nsecond line\n\nNew paragraph = 5 * 3 #5 _a_ $x$")
    text = proposal(plan, only=["summary", "notes"]).text()
    assert "First line second line" in text
    assert "New paragraph = 5 * 3 #5 _a_ $x$" in text  # perhaps on the next page
    assert "Notes" not in proposal(for_customer(plan, notes=" \n "), only=["summary", "notes"]).text()


def test_other_currencies_are_named(proposal):
    plan = for_customer(read_sample("everything-on-sas"), currency="USD")
    components = {
        key: msgspec.structs.replace(
            part, parts=tuple(msgspec.structs.replace(each, currency="USD") for each in part.parts)
        )
        for key, part in plan.components.items()
    }
    text = proposal(msgspec.structs.replace(plan, components=components)).text()
    assert "9,455.00 USD" in text
    assert "€" not in text


@pytest.mark.parametrize("language", LOCALES)
def test_unfinished_plans_are_printed_as_far_as_they_go(proposal, language):
    unconnected = msgspec.structs.replace(small_plan(), links={})
    without_capacity = with_fields(small_plan(), "ssd", raid="raid-6", drives=2)
    for plan in (Plan(), unconnected, without_capacity):
        pdf = proposal(plan, language)
        assert len(pdf.pages()) >= 3
        assert (
            Decimal(pdf.info()["Pages"]) < 24
        )  # the whole document; five more chapters than when it were 20


HOSTILE = (
    '#import "x.typ" #panic("x")',
    "<b>bold</b> <img src=file:///x>",
    "{{7*7}} ${7*7} {planned}",
    "*not bold* _not italic_ `not code` @none <label> // no comment",
    "=cmd|'/c calc'!A1",
    "\\u{41} \\ $x^2$",
)


@pytest.mark.parametrize("name", HOSTILE)
def test_names_that_look_like_markup_are_plain_text(proposal, name):
    plan = with_fields(small_plan(), "host", name=name)
    plan = for_customer(plan, name=name, customer=name, author=name)
    pdf = proposal(plan)
    assert name in pdf.text()
    assert pdf.info()["Title"] == name


def test_characters_without_a_glyph_are_replaced_and_said(proposal):
    plan = with_fields(small_plan(), "host", name="漢字 🚀 Łódź \u202eevil\u202c e\u0301 ﬁ")
    text = proposal(plan).text()
    assert "?? ? Łódź evil é" in text
    assert "Characters that this typeface lacks are printed as “?”." in text
    assert not {"漢", "🚀", "\u202e"} & set(text)
    assert "typeface lacks" not in proposal(small_plan(), only=["summary"]).text()


def test_the_layout_holds_with_texts_far_longer_than_a_file_may_hold(proposal):
    long = "W" * 10_000
    plan = small_plan()
    components = {key: msgspec.structs.replace(part, name=long) for key, part in plan.components.items()}
    settings = msgspec.structs.replace(plan.settings, name=long, customer=long, author=long, notes=long)
    pdf = proposal(msgspec.structs.replace(plan, components=components, settings=settings))
    for page in pdf.pages():
        widest = max((len(line.strip()) for line in page.splitlines()), default=0)
        assert widest < 200
    assert "W" * 299 + "…" in pdf.text().replace(" ", "")


def test_a_long_bill_repeats_its_head_on_every_page(proposal):
    plan = read_sample("everything-on-sas")
    host = plan.components["host"]
    parts = tuple(msgspec.structs.replace(host.parts[0], item=f"Item number {n}") for n in range(120))
    components = {**plan.components, "host": msgspec.structs.replace(host, parts=parts)}
    pages = proposal(msgspec.structs.replace(plan, components=components), only=["bill"]).pages()
    with_items = [page for page in pages if "Item number" in page and "Net unit price" in page]
    rows = [page.count("Item number") for page in with_items]
    assert len(with_items) >= 3
    assert sum(rows) >= 120


def test_with_its_pictures_made_before_it_is_built_in_any_thread(proposal):
    plan = read_sample("everything-on-sas")
    subject = Subject(plan, evaluate(plan, CATALOG), CATALOG)
    pictures = proposal_pictures(subject, "de")
    with ThreadPoolExecutor(1) as worker:
        found = worker.submit(build_proposal, subject, "de", DAY, pictures).result()
    assert found == proposal(plan, "de").data


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_host_in_reserve_and_users_who_share_machines_have_prices_of_their_own(proposal, language):
    plan = read_sample("tr4540-1500")
    (cluster,), (pool,) = plan.of_type(Cluster), plan.of_type(DesktopPool)
    plan = with_fields(plan, cluster.id, failures_to_tolerate=1)
    plan = with_fields(plan, pool.id, users_per_desktop=12, desktops=80)
    priced = {
        host.id: msgspec.structs.replace(host, parts=(Part("Server", Decimal(9_000), "USD"),))
        for host in plan.of_type(Host)
    }
    plan = msgspec.structs.replace(plan, components={**plan.components, **priced})
    assessment = evaluate(plan, CATALOG)
    cost, style = assessment.cost, numbers_for(LOCALES[language])
    text = proposal(plan, language).text()
    for price in (
        cost.per_desktop_planned,
        cost.per_desktop_without_failures,
        cost.per_desktop_maximum_with_reserve,
        cost.per_user_planned,
        cost.per_user_without_failures,
        cost.per_user_maximum_with_reserve,
    ):
        assert style.number(price, 2) in text
    assert "(N+1)" in text
    words = {"en": "at the limit with failed hosts", "de": "bei Vollausbau mit ausgefallenen Hosts"}
    assert words[language] in " ".join(text.split())  # the worksheet that explains it
    shown = shown_limits(assessment)
    users = [assessment.desktops.users_of(limit.desktops) for limit in shown.limits]
    assert all(style.number(each) in text for each in users)
    assert shown.more
