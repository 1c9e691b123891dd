"""A proposal is printed as it is made up: chapters, own words, the firm; and looked at as it is printed."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from pathlib import Path

import msgspec
import pytest

from app.look.output_language import written_in
from app.output.proposal.build_proposal import build_proposal, proposal_pictures
from app.output.proposal.content import proposal_content
from app.output.proposal.pages import MANY_DESKTOPS, MANY_VARIANTS, PageMaker
from app.output.proposal.subject import Subject, assessed, subject_of
from app.project.samples import read_sample
from planner_core.editing.edits import apply
from planner_core.editing.verbs import set_setting
from planner_core.editing.verbs.proposal import CHAPTER_NAMES
from planner_core.plan.project import Project, Variant, as_project
from planner_core.plan.proposal_design import CHAPTERS, Branding, Chapter, ProposalDesign
from tests.support.logos import PLAIN, png
from tests.support.pdf import Pdf
from tests.support.plans import CATALOG, with_fields
from tests.support.thorough import sampled

DAY = date(2026, 11, 21)
AS_USUAL, NOBODY = ProposalDesign(edition="whole"), Branding()
FIRM = Branding("Müller & Söhne GmbH", "Hauptstraße 12\n12345 Berlin", "#ffd400", PLAIN, "Valid for 30 days.")
Printed = Callable[..., Pdf]


@pytest.fixture
def subject() -> Subject:
    return subject_of(as_project(read_sample("replica-on-ssd")), CATALOG)


@pytest.fixture
def printed(qapp: object, tmp_path: Path, subject: Subject) -> Printed:
    pictures = proposal_pictures(subject)

    def build(design: ProposalDesign = AS_USUAL, firm: Branding = NOBODY) -> Pdf:
        made = subject._replace(design=design, firm=firm)
        return Pdf(tmp_path / "proposal.pdf", build_proposal(made, "en", DAY, pictures))

    return build


def only(*keys: str) -> ProposalDesign:
    others = (Chapter(key, shown=False) for key in CHAPTERS if key not in keys)
    return ProposalDesign((*map(Chapter, keys), *others), edition="whole")


def test_chapters_are_printed_in_the_order_chosen_and_no_others(printed: Printed) -> None:
    text = printed(only("findings", "bill")).text()
    contents, rest = text.split("Contents", 1)[1].split("Page 2 of", 1)
    assert re.findall("Findings|Bill of materials|Summary|Saturation", contents)[:2] == [
        "Findings",
        "Bill of materials",
    ]
    assert "Saturation" not in contents
    assert rest


@pytest.fixture(scope="module")
def maker(qapp: object) -> PageMaker:
    """It writes each chapter once, for whichever design asks first."""
    subject = subject_of(as_project(read_sample("replica-on-ssd")), CATALOG)
    return PageMaker(subject, "en", proposal_pictures(subject), DAY)


@pytest.mark.parametrize("key", CHAPTERS)
def test_every_chapter_can_stand_alone(maker: PageMaker, key: str) -> None:
    """A chapter that refers to any other one is not typeset."""
    alone = [*maker.laid_out(only(key), Branding())][-1]
    assert len(alone.pages) == 1 if key in alone.empty else len(alone.pages) > 1


@pytest.mark.parametrize("key", sampled(CHAPTERS, "summary", "derivations"))
def test_every_chapter_can_be_left_out(maker: PageMaker, key: str) -> None:
    """Another one that refers to it does not stand alone, either; so one of the first and one of the last is enough."""
    left = [each for each in CHAPTERS if each != key]
    found = [*maker.laid_out(only(*left), Branding())][-1]
    assert {*found.begins} == {*left} - found.empty


def test_a_proposal_of_no_chapters_is_its_cover(printed: Printed) -> None:
    assert len(printed(only()).pages()) == 1


def test_own_words_stand_under_the_title_and_stay_words(printed: Printed) -> None:
    words = "As agreed on *Monday*.\nSecond line #import\n\nNew paragraph $x$ <b>"
    text = printed(ProposalDesign((Chapter("bill", text=words),))).text()
    assert "Bill of materials As agreed on *Monday*. Second line #import New paragraph $x$ <b>" in text


@pytest.mark.parametrize(
    "words",
    [
        "W" * 10_000,
        "long " * 4_000,
        "\n" * 20_000,
        "\u202eright to left\u202c \u05e9\u05dc\u05d5\u05dd",
        "👩\u200d💻 🚀 漢字",
        "=cmd|'/c calc'!A1",
        '#import "x.typ": * ${ } \\ ` <label> @ref // /* *',
        "\x00\x1b[31m",
    ],
    ids=range(8),
)
def test_whatever_is_typed_is_printed_as_words(printed: Printed, words: str) -> None:
    firm = Branding(words.replace("\n", "")[:200], words[:60], "", b"", words[:10_000])
    pdf = printed(only("bill").with_chapter(Chapter("bill", text=words)), firm)
    assert "Bill of materials" in pdf.text()
    assert "Page 2 of" in pdf.text()


def test_the_firm_stands_on_cover_foot_and_last_page(printed: Printed) -> None:
    pdf = printed(firm=FIRM)
    pages = pdf.pages()
    assert "Hauptstraße 12" in pages[0]
    assert "12345 Berlin" in pages[0]
    assert all("Müller & Söhne GmbH" in page for page in pages)
    assert "Valid for 30 days." in pages[-1]
    assert pdf.info()["Author"] == "Müller & Söhne GmbH"


def test_the_logo_is_tagged_as_a_figure(printed: Printed) -> None:
    assert "Figure" not in printed(only("bill")).structure()
    assert printed(only("bill"), FIRM).structure().count("Figure") == 1


def test_the_branding_of_the_project_goes_before_that_of_the_computer(printed: Printed) -> None:
    text = printed(ProposalDesign(branding=Branding("Own GmbH")), FIRM).text()
    assert "Own GmbH" in text
    assert "Müller" not in text


@pytest.mark.parametrize("logo", [PLAIN, png(30, 10), png(3, 300), png(1600, 2)])
def test_a_logo_of_any_shape_leaves_the_cover_on_one_page(printed: Printed, logo: bytes) -> None:
    plain = printed(only("bill"))
    branded = printed(only("bill"), msgspec.structs.replace(FIRM, logo=logo))
    assert len(branded.pages()) == len(plain.pages())


def test_the_longest_firm_still_leaves_a_cover(printed: Printed) -> None:
    firm = Branding("W" * 200, "\n".join(["x" * 74] * 8), "#7c3aed", b"", "")
    pages = printed(only("bill"), firm).pages()
    assert len(pages) == 2
    assert "Contents" in pages[0]


def test_the_pages_looked_at_are_those_printed(subject: Subject, qapp: object, tmp_path: Path) -> None:
    pictures = proposal_pictures(subject)
    for design in (AS_USUAL, only("summary", "bill")):
        made = subject._replace(design=design, firm=FIRM)
        pages = [*PageMaker(subject, "de", pictures, DAY).laid_out(design, FIRM)][-1].pages
        printed = Pdf(tmp_path / "a.pdf", build_proposal(made, "de", DAY, pictures))
        assert len(pages) == len(printed.pages())
        assert all(page.startswith(b"<svg") for page in pages)


def test_the_pages_say_where_each_chapter_begins(subject: Subject, qapp: object, tmp_path: Path) -> None:
    pictures = proposal_pictures(subject)
    found = [*PageMaker(subject, "en", pictures, DAY).laid_out(AS_USUAL, NOBODY)][-1]
    made = subject._replace(design=AS_USUAL)
    printed = Pdf(tmp_path / "a.pdf", build_proposal(made, "en", DAY, pictures)).pages()
    assert set(found.begins) == set(CHAPTERS) - found.empty
    for key, page in found.begins.items():
        assert CHAPTER_NAMES[key] in printed[page - 1], key


def test_cached_chapters_are_not_computed_again(
    subject: Subject, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    maker = PageMaker(subject, "en", proposal_pictures(subject), DAY)
    first = [*maker.laid_out(only("summary", "response"), Branding())][-1]

    def never(*_: object) -> None:
        raise AssertionError("worked out again")

    monkeypatch.setattr("app.output.proposal.content.response", never)
    monkeypatch.setattr("app.output.proposal.content.summary", never)
    second = [*maker.laid_out(only("response", "summary"), FIRM)][-1]
    assert first.complete
    assert second.complete
    assert first.pages != second.pages


def test_a_large_plan_shows_pages_before_its_slow_chapters_are_there(qapp: object) -> None:
    plan = with_fields(read_sample("replica-on-ssd"), "pool", desktops=MANY_DESKTOPS + 1)
    found = subject_of(as_project(plan), CATALOG)
    maker = PageMaker(found, "en", proposal_pictures(found), DAY)
    quick, whole = maker.laid_out(AS_USUAL, Branding())
    assert (quick.complete, whole.complete) == (False, True)
    assert len(quick.pages) < len(whole.pages)
    assert len([*maker.laid_out(AS_USUAL, FIRM)]) == 1


@pytest.mark.parametrize("is_taken_up_again", [False, True])
def test_pages_that_come_in_two_goes_name_the_cheaper_variant_as_the_export_does(
    qapp: object, is_taken_up_again: bool
) -> None:
    base = read_sample("everything-on-ssd")
    dearer = [
        Variant(f"variant-{count}", f"{count} hosts", with_fields(base, "host", count=count))
        for count in range(2, MANY_VARIANTS + 2)
    ]
    found = subject_of(Project((Variant("variant-1", "One host", base), *dearer), "variant-2"), CATALOG)
    pictures, design = proposal_pictures(found), only("summary")
    maker = PageMaker(found, "en", pictures, DAY)
    pages = maker.laid_out(design, NOBODY)
    assert not next(pages).complete
    whole = next(maker.laid_out(design, NOBODY) if is_taken_up_again else pages)
    (expected,) = (
        each
        for each in PageMaker(assessed(found), "en", pictures, DAY).laid_out(design, NOBODY)
        if each.complete
    )
    assert whole.complete
    assert whole.pages == expected.pages


def test_variants_are_compared_with_the_chosen_baseline(qapp: object, tmp_path: Path) -> None:
    plan = read_sample("replica-on-ssd")
    other = apply(plan, set_setting(plan, "cpu_target_percent", 50.0).edits)
    project = as_project(plan, "As is")
    project = msgspec.structs.replace(
        project, variants=(*project.variants, Variant("v2", "Careful", other)), shown="v2",
        proposal=only("variants"),
    )  # fmt: skip
    made = subject_of(project, CATALOG, baseline=1)
    assert (made.shown, made.baseline, [each.name for each in made.variants]) == (1, 1, ["As is", "Careful"])
    text = Pdf(tmp_path / "a.pdf", build_proposal(made, "en", DAY)).text()
    assert "As is" in text
    assert "Careful" in text


def test_titles_in_the_list_of_chapters_are_those_printed(subject: Subject) -> None:
    with written_in("en"):
        chapters = proposal_content(subject, DAY)["chapters"]
    assert {key: found["title"] for key, found in chapters.items()} == {
        key: CHAPTER_NAMES[key] for key in chapters
    }


POINTS_PER_MM = 72 / 25.4
OWN_WORDS = {
    "en": ("Agreed.", "Agreed with the works council and the data protection officer in our workshop. " * 6, "A\nB"),
    "de": ("Abgestimmt.", "Abgestimmt mit Betriebsrat und Datenschutz in unserem gemeinsamen Workshop. " * 6, "A\nB"),
}  # fmt: skip


@pytest.mark.parametrize("language", OWN_WORDS)
@pytest.mark.parametrize("length", range(3))
def test_nothing_is_drawn_through_own_words(
    qapp: object, tmp_path: Path, subject: Subject, language: str, length: int
) -> None:
    """Under a chapter's title they end well above what follows, also where that begins with a rule or a picture."""
    said = f"{OWN_WORDS[language][length]}\n\nZZEND."
    keys = ("summary", "drawing", "saturation", "capacity", "response", "findings")
    others = (Chapter(key, shown=False) for key in CHAPTERS if key not in keys)
    design = ProposalDesign((*(Chapter(key, text=said) for key in keys), *others))
    made = subject._replace(design=design)
    pdf = Pdf(
        tmp_path / "proposal.pdf", build_proposal(made, language, DAY, proposal_pictures(subject, language))
    )
    ends = [(page, word) for page in pdf.placed() for word in page.words if word.text == "ZZEND."]
    assert len(ends) == len(keys)
    for number, (page, end) in enumerate(ends):
        below = min(word.bottom for word in page.words if word.top > end.bottom)
        assert below - end.bottom > 5 * POINTS_PER_MM, keys[number]
