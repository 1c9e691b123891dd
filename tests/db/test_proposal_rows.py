"""The design of the proposal in the file: typed rows, a logo as bytes, and a history without copies of either."""

from __future__ import annotations

from pathlib import Path

import apsw
import msgspec
import pytest

from db.errors import DamagedProjectError, UnstorableError
from db.new_file import write_new_file
from db.project_file import ProjectFile
from db.salvage import salvage
from planner_core.editing import verbs
from planner_core.editing.edits import DESIGN, Edit, Step
from planner_core.editing.history import History
from planner_core.messages import Message
from planner_core.plan.proposal_design import Branding, Chapter, DecisionLine, ProposalDesign
from tests.faults.test_hostile_files import tamper
from tests.support.logos import PLAIN, png
from tests.support.projects import redo_all, sample_file, state, stored, undo_all

BRANDING = Branding("Müller & Söhne", "Straße 1\nStadt", "#b45309", png(), "Gültig 30 Tage.")
DESIGN_OF_ALL = ProposalDesign(
    (Chapter("notes", True, "Zwei\n\nAbsätze"), Chapter("bill", False)), BRANDING, "de", "short",
    (DecisionLine(2, "Add {name}", text="Zwei Hosts"), DecisionLine(7, "Change {field}", shown=False)),
    "M. Müller", "G. Golden", "variant-1", "Ein Hersteller",
)  # fmt: skip


def change(file: ProjectFile, design: ProposalDesign, gesture: str = "") -> None:
    file.commit(verbs.change_proposal(file.project, design, gesture))


def sql(path: Path, query: str) -> list[tuple[object, ...]]:
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    rows = connection.execute(query).fetchall()
    connection.close()
    return rows


def test_a_design_is_in_the_file_as_rows_that_one_can_read(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    assert sql(file.path, "SELECT * FROM proposal") == [
        (1, "", 0, "", "", "", b"", "", "full", "", "", "", "")
    ]
    change(file, DESIGN_OF_ALL)
    assert sql(file.path, "SELECT * FROM proposal") == [
        (
            1, "de", 1, BRANDING.firm, BRANDING.address, "#b45309", BRANDING.logo, BRANDING.closing, "short",
            "M. Müller", "G. Golden", "variant-1", "Ein Hersteller",
        )
    ]  # fmt: skip
    rows = sql(file.path, "SELECT * FROM proposal_chapter ORDER BY place")
    assert rows == [(0, "notes", 1, "Zwei\n\nAbsätze"), (1, "bill", 0, "")]
    rows = sql(file.path, "SELECT * FROM proposal_decision ORDER BY position")
    assert rows == [(2, "Add {name}", 1, "Zwei Hosts"), (7, "Change {field}", 0, "")]
    assert stored(file.path) == state(file)


def test_changes_are_undone_and_redone_after_reopening(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    shuffled = tuple(reversed(ProposalDesign().all_chapters()))
    own = msgspec.structs.replace(BRANDING, firm="", logo=PLAIN)
    designs = (
        DESIGN_OF_ALL,
        msgspec.structs.replace(DESIGN_OF_ALL, branding=own),
        ProposalDesign(shuffled, None, "en"),
        DESIGN_OF_ALL.with_decision(DecisionLine(2, "Add {name}", text="Drei Hosts")),
        DESIGN_OF_ALL.with_decision(DecisionLine(2, "Add {name}")).with_decision(
            DecisionLine(1, "Use {record}", False)
        ),
        msgspec.structs.replace(DESIGN_OF_ALL, edition="appendix", decisions=(), customer_signer=""),
        DESIGN_OF_ALL.recommending("variant-2"),
        msgspec.structs.replace(DESIGN_OF_ALL, recommended_because="Zwei Räume"),
        ProposalDesign(shuffled).with_chapter(Chapter("bill", text="Bill")),
        ProposalDesign(),
    )
    for design in designs:
        change(file, design)
        assert stored(file.path) == state(file)
    file.close()
    again = ProjectFile.open(file.path)
    assert undo_all(again).proposal == ProposalDesign()
    for design in designs:
        again.redo()
        assert again.project.proposal == design
    assert stored(again.path) == state(again)
    redo_all(again)
    copy = tmp_path / "copy.headroom"
    again.save_copy(copy)
    assert stored(copy) == state(again)


def test_a_restore_point_brings_the_proposal_back(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    change(file, DESIGN_OF_ALL)
    point = file.set_restore_point("Sent")
    change(file, ProposalDesign())
    file.commit(verbs.go_to_state(file.project, file.state_at(point.position), Message("Back")))
    assert file.project.proposal == DESIGN_OF_ALL
    assert stored(file.path) == state(file)


def test_the_history_holds_no_second_logo_and_no_other_text(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    change(file, DESIGN_OF_ALL)
    change(
        file, msgspec.structs.replace(DESIGN_OF_ALL, branding=msgspec.structs.replace(BRANDING, firm="Firm"))
    )
    change(file, file.project.proposal.with_chapter(Chapter("bill", False, "New")))
    before, after = sql(file.path, "SELECT before, after FROM edit WHERE step = 2")[0]
    assert (before, after) == ('{"branding":{"firm":"Müller & Söhne"}}', '{"branding":{"firm":"Firm"}}')
    assert "Absätze" not in str(sql(file.path, "SELECT before, after FROM edit WHERE step = 3"))


def test_an_invalid_design_is_not_written(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    wrong = ProposalDesign(branding=Branding(accent="blue"))
    for edit in (
        Edit("proposal", DESIGN, ProposalDesign(), wrong),
        Edit("proposal", DESIGN, ProposalDesign(), ProposalDesign((Chapter("nowhere"),))),
        Edit("proposal", DESIGN, ProposalDesign(), ProposalDesign((Chapter("bill", text="\ud800"),))),
    ):
        with pytest.raises(UnstorableError):
            file.commit(Step(Message("Wrong"), (edit,)))
    for edit in (
        Edit("proposal", "other", ProposalDesign(), wrong),
        Edit("proposal", DESIGN, ProposalDesign(), None),
    ):
        with pytest.raises(ValueError, match="has no row"):
            file.commit(Step(Message("Wrong"), (edit,)))
    project = msgspec.structs.replace(file.project, proposal=wrong)
    with pytest.raises(UnstorableError, match="not a colour"):
        write_new_file(tmp_path / "new.headroom", project, History())
    assert stored(file.path) == state(file)


@pytest.mark.parametrize(
    ("attack", "found"),
    [
        ("UPDATE proposal SET accent = 'url(x)'", "is not a colour"),
        ("UPDATE proposal SET logo = CAST('<svg/>' AS BLOB)", "The logo cannot be used"),
        ("UPDATE proposal SET logo = zeroblob(524288)", "The logo cannot be used"),
        ("UPDATE proposal SET logo = zeroblob(6000000)", "table proposal, row 1"),
        ("UPDATE proposal SET language = 'xx'", "Invalid enum value"),
        ("UPDATE proposal SET branded = 0", "company details where none are allowed"),
        ("UPDATE proposal SET firm = hex(zeroblob(200))", "The firm's name has up to"),
        ("DELETE FROM proposal", "table proposal, row 1"),
        ("UPDATE proposal_chapter SET key = 'cover' WHERE place = 0", "no chapter cover"),
        ("UPDATE proposal_chapter SET place = 7 WHERE place = 0", "not listed at the places"),
        ("UPDATE proposal_chapter SET text = hex(zeroblob(20000)) WHERE place = 0", "40,000 characters"),
        ("UPDATE proposal_chapter SET text = CAST(x'ff' AS TEXT) WHERE place = 0", "proposal_chapter"),
        ("UPDATE proposal SET edition = 'long'", "Invalid enum value"),
        ("UPDATE proposal SET firm_signer = hex(zeroblob(200))", "The name of who signs has up to"),
        ("UPDATE proposal_decision SET shown = 2", "proposal_decision"),
        ("UPDATE proposal_decision SET position = -1 WHERE position = 2", "proposal_decision"),
        ("UPDATE proposal_decision SET text = hex(zeroblob(300))", "has up to 500 characters"),
        ("UPDATE edit SET after = '{\"language\":\"en\"}' WHERE target = 'proposal'", "not as the step left it"),
        ("UPDATE edit SET key = 'other' WHERE target = 'proposal'", "not as the step left it"),
        ("UPDATE edit SET before = NULL WHERE target = 'proposal'", "not as the step left it"),
        ("UPDATE edit SET before = '{\"order\":[\"storms\"]}' WHERE target = 'proposal'", "no chapter storms"),
        ("UPDATE edit SET before = '{\"branding\":{\"accent\":\"x\"}}' WHERE target = 'proposal'", "not a colour"),
        ("UPDATE edit SET before = '{\"branding\":{\"font\":\"x\"}}' WHERE target = 'proposal'", "step 1"),
        ("UPDATE edit SET before = '{\"chapters\":3}' WHERE target = 'proposal'", "step 1"),
    ],
)  # fmt: skip
def test_a_strangers_rows_are_refused_by_name(tmp_path: Path, attack: str, found: str) -> None:
    file = sample_file(tmp_path)
    change(file, DESIGN_OF_ALL)
    file.close()
    tamper(file.path, attack)
    with pytest.raises(DamagedProjectError) as refused:
        ProjectFile.open(file.path)
    assert found in str(refused.value)


def test_salvage_keeps_a_sound_design_and_drops_a_broken_one(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    change(file, DESIGN_OF_ALL)
    file.close()
    assert salvage(file.path).project.proposal == DESIGN_OF_ALL
    tamper(file.path, "UPDATE proposal SET accent = 'blue'")
    found = salvage(file.path)
    assert found.project.proposal == ProposalDesign()
    assert found.components > 0
