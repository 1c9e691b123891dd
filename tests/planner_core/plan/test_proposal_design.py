"""The design of a proposal: chapters in any order, and what a stranger may not put into it."""

from __future__ import annotations

import msgspec
import pytest

from planner_core.editing.verbs.proposal import CHAPTER_NAMES
from planner_core.plan.interchange import InterchangeError
from planner_core.plan.plan import Plan
from planner_core.plan.project import as_project, project_problems
from planner_core.plan.project_json import project_from_json, project_to_json
from planner_core.plan.proposal_design import (
    CHAPTERS,
    EDITIONS,
    Branding,
    Chapter,
    DecisionLine,
    ProposalDesign,
    design_problems,
)
from tests.support.logos import PLAIN, png, svg

BRANDING = Branding("Firm", "Street 1\nTown", "#B45309", PLAIN, "Valid for 30 days.")


def keys(design: ProposalDesign) -> list[str]:
    return [each.key for each in design.all_chapters()]


def test_a_design_that_nobody_has_changed_has_all_chapters_as_usual() -> None:
    assert keys(ProposalDesign()) == list(CHAPTERS) == list(CHAPTER_NAMES)
    assert ProposalDesign().with_chapters(ProposalDesign().all_chapters()) == ProposalDesign()


def test_chapters_that_an_older_file_does_not_know_stand_behind_their_usual_neighbours() -> None:
    design = ProposalDesign((Chapter("notes"), Chapter("summary", False), Chapter("bill")))
    assert keys(design)[:5] == ["notes", "risks", "signing", "assumptions", "derivations"]
    assert keys(design)[5:7] == ["summary", "drawing"]
    assert keys(design)[-5:] == ["bill", "outlook", "years", "power", "findings"]
    assert sorted(keys(design)) == sorted(CHAPTERS)
    assert not design.chapter("summary").shown


def test_one_chapter_is_changed_at_its_place() -> None:
    design = ProposalDesign().with_chapter(Chapter("bill", False, "As agreed."))
    assert keys(design) == list(CHAPTERS)
    assert design.chapter("bill") == Chapter("bill", False, "As agreed.")
    assert design.with_chapter(Chapter("bill")) == ProposalDesign()


@pytest.mark.parametrize(
    ("design", "found"),
    [
        (ProposalDesign(firm_signer="x" * 201), "The name of who signs has up to 200 characters"),
        (ProposalDesign(decisions=(DecisionLine(0, "x"),)), "belong to steps from 1 on, at most 1,000"),
        (ProposalDesign(decisions=(DecisionLine(2, "x"), DecisionLine(1, "x"))), "listed by their steps"),
        (ProposalDesign(decisions=(DecisionLine(1, "x"), DecisionLine(1, "y"))), "listed by their steps"),
        (ProposalDesign(decisions=(DecisionLine(1, "x", text="a\nb"),)), "up to 500 characters in one line"),
        (ProposalDesign((Chapter("cover"),)), "no chapter cover. There are: summary, drawing"),
        (ProposalDesign((Chapter("bill"), Chapter("bill"))), "bill of the proposal is listed twice"),
        (ProposalDesign((Chapter("bill", text="x" * 20_001),)), "has 20,001 characters; at most 20,000"),
        (ProposalDesign(branding=Branding(firm="x" * 201)), "up to 200 characters in one line"),
        (ProposalDesign(branding=Branding(firm="a\nb")), "up to 200 characters in one line"),
        (ProposalDesign(branding=Branding(address="x" * 601)), "600 characters in 8 lines"),
        (ProposalDesign(branding=Branding(address="\n" * 9)), "600 characters in 8 lines"),
        (ProposalDesign(branding=Branding(closing="x" * 10_001)), "10,001 characters; at most 10,000"),
        (ProposalDesign(branding=Branding(accent="red")), "red is not a colour; write it as #"),
        (ProposalDesign(branding=Branding(accent="#12345g")), "is not a colour"),
        (ProposalDesign(branding=Branding(accent="#123456\n")), "is not a colour"),
        (ProposalDesign(recommended_because="x" * 301), "up to 300 characters in one line"),
        (ProposalDesign(recommended_because="One\nTwo"), "reason for the recommended variant"),
        (ProposalDesign(recommended="no id"), "There is no variant no id."),
        (ProposalDesign(branding=Branding(logo=svg("<script/>"))), "logo cannot be used: it holds a script"),
        (ProposalDesign(branding=Branding(logo=png(9000, 9000, real=False))), "9,000 × 9,000 pixels"),
    ],
)
def test_what_is_wrong_with_a_design_is_said(design: ProposalDesign, found: str) -> None:
    problems = [str(each) for each in design_problems(design)]
    assert any(found in each for each in problems), problems
    project = msgspec.structs.replace(as_project(Plan()), proposal=design)
    assert [str(each) for each in project_problems(project)] == problems
    with pytest.raises(InterchangeError) as refused:
        project_from_json(project_to_json(project))
    assert str(refused.value) == problems[0]


def test_the_design_travels_as_json_with_its_logo() -> None:
    design = ProposalDesign((Chapter("bill", text="Zwölf €\n\nNext"),), BRANDING, "de")
    project = msgspec.structs.replace(as_project(Plan()), proposal=design)
    assert design_problems(design) == ()
    assert project_from_json(project_to_json(project)) == project


@pytest.mark.parametrize(
    "wrong",
    [
        {"language": "fr"},
        {"chapters": [{"key": 1}]},
        {"branding": {"logo": "%%"}},
        {"fonts": []},
        {"chapters": None},
    ],
)
def test_json_of_another_shape_is_refused_with_its_place(wrong: dict[str, object]) -> None:
    project = msgspec.structs.replace(as_project(Plan()), proposal=ProposalDesign(language="de"))
    document = msgspec.json.decode(project_to_json(project))
    document["proposal"].update(wrong)
    with pytest.raises(InterchangeError, match=r"\$\.proposal|fonts"):
        project_from_json(msgspec.json.encode(document))


def test_editions_have_chapters_of_their_own_and_the_full_one_with_its_appendix_has_all() -> None:
    assert set(EDITIONS["full"]) | set(EDITIONS["appendix"]) == set(EDITIONS["whole"]) == set(CHAPTERS)
    assert {"assumptions", "derivations"} & set(EDITIONS["full"]) == set()
    assert all(each[0] == "summary" for each in EDITIONS.values())
    chapters = (Chapter("derivations"), Chapter("assumptions"), Chapter("ladder", False))
    design = ProposalDesign(chapters, edition="appendix")
    printed = [each.key for each in design.printed_chapters()]
    assert printed.index("derivations") < printed.index("assumptions")
    assert sorted(printed) == sorted(EDITIONS["appendix"])
    assert not design.chapter("ladder").shown


def test_a_line_of_how_it_came_about_belongs_to_a_step_and_is_dropped_when_it_says_the_usual() -> None:
    line = DecisionLine(3, "Add {name}", text="A second host")
    design = ProposalDesign().with_decision(DecisionLine(5, "Delete {name}", shown=False)).with_decision(line)
    assert [each.position for each in design.decisions] == [3, 5]
    assert design.decision(3, "Add {name}") == line
    assert design.decision(3, "Delete {name}") == DecisionLine(3, "Delete {name}")
    assert design.with_decision(DecisionLine(3, "Add {name}")).decisions == design.decisions[1:]
    assert design.with_decision(DecisionLine(3, "Use {record}", shown=False)).decisions[0].text == ""
