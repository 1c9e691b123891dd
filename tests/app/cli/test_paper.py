"""`headroom proposal` and `headroom picture`: files for people, on a machine without display and network."""

from __future__ import annotations

import struct
import sys
import zipfile
from xml.etree import ElementTree as ET

import msgspec
import pytest

from app.output.firm_profile import firm_profile
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.plan.project_json import project_from_json, project_to_json
from planner_core.plan.proposal_design import Branding, Chapter, ProposalDesign
from tests.support.command import headroom, run, without_network
from tests.support.pdf import Pdf

SVG = "{http://www.w3.org/2000/svg}"
NETWORK_WATCH = """
import sys
attempts = []
sys.addaudithook(lambda event, arguments: attempts.append(event) if event.startswith("socket.") else None)
from app.__main__ import main
status = main(sys.argv[1:])
sys.exit(f"status {status}, network {attempts}" if status or attempts else 0)
"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_proposal_is_written_without_display_and_network(samples, tmp_path, language):
    pdf = tmp_path / "proposal.pdf"
    arguments = ["proposal", samples / "replica-on-ssd.headroom", "-o", pdf, "--language", language]
    command = [*without_network(), sys.executable, "-c", NETWORK_WATCH, *map(str, arguments)]
    assert run(command) == (0, "", "")
    assert pdf.read_bytes().startswith(b"%PDF-1.7")
    assert [path.name for path in tmp_path.iterdir()] == ["proposal.pdf"]


def test_the_same_day_gives_the_same_bytes(samples, tmp_path):
    def proposal(name, day, *force):
        path = tmp_path / name
        done = headroom("proposal", samples / "everything-on-ssd.json", "-o", path, "--date", day, *force)
        assert done == (0, "", "")
        return path.read_bytes()

    first = proposal("a.pdf", "2026-11-21")
    assert proposal("b.pdf", "2026-11-21") == first
    assert proposal("c.pdf", "2026-11-22") != first
    (tmp_path / "a.pdf").write_bytes(b"old")
    assert proposal("a.pdf", "2026-11-21", "--force") == first  # over the old one


def test_a_proposal_is_made_up_as_the_plan_and_the_arguments_say(samples, tmp_path, home, qapp):
    project = project_from_json((samples / "everything-on-ssd.json").read_bytes())
    design = ProposalDesign((Chapter("bill", text="Wie besprochen."), Chapter("summary", False)), None, "de")
    (tmp_path / "plan.json").write_bytes(project_to_json(msgspec.structs.replace(project, proposal=design)))
    firm_profile().keep(Branding("Müller & Söhne"))

    def written(*arguments):
        target = tmp_path / "a.pdf"
        assert headroom("proposal", tmp_path / "plan.json", "-o", target, "--force", *arguments) == (
            0,
            "",
            "",
        )
        return Pdf(target, target.read_bytes())

    whole = written().text()
    assert "Stückliste Wie besprochen." in whole
    assert "Zusammenfassung" not in whole
    assert "Müller & Söhne" in whole
    pages = written("--language", "en", "--chapters", "notes, summary,bill", "--no-firm").pages()
    inside = "".join(pages[1:])
    begin = [inside.index(title) for title in ("Notes", "Summary", "Bill of materials")]
    assert begin == sorted(begin)
    assert "Saturation" not in pages[0]
    assert "Wie besprochen." in inside
    assert "Müller" not in "".join(pages)


def test_a_chapter_that_there_is_not_is_said_with_those_that_there_are(samples, tmp_path):
    for chapters, found in (("bill,cover", "no chapter cover. There are: summary,"), ("bill,bill", "twice")):
        done = headroom(
            "proposal", samples / "everything-on-ssd.json", "-o", tmp_path / "a.pdf", "--chapters", chapters
        )
        assert done.status == 1
        assert found in done.err
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("suffix", [".docx", ".xlsx"])
def test_the_ending_says_what_is_written(samples, tmp_path, suffix):
    path = tmp_path / f"proposal{suffix}"
    assert headroom("proposal", samples / "everything-on-ssd.json", "-o", path) == (0, "", "")
    assert zipfile.is_zipfile(path)


def test_a_proposal_is_not_written_where_it_cannot_be(samples, tmp_path):
    done = headroom("proposal", samples / "everything-on-ssd.json", "-o", tmp_path / "none" / "a.pdf")
    assert done.status == 1
    assert "There is no folder" in done.err
    target = tmp_path / "folder.pdf"
    target.mkdir()
    done = headroom("proposal", samples / "everything-on-ssd.json", "-o", target)
    assert done.status == 1
    assert str(target) in done.err
    assert [path.name for path in tmp_path.iterdir()] == ["folder.pdf"]


def test_pictures_are_written_as_png_and_svg(samples, tmp_path):
    for suffix in (".png", ".svg"):
        path = tmp_path / f"plan{suffix}"
        assert headroom("picture", samples / "replica-on-ssd.json", "-o", path) == (0, "", "")
    header = (tmp_path / "plan.png").read_bytes()[:24]
    assert header.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", header[16:])
    assert min(width, height) > 400
    drawing = ET.parse(tmp_path / "plan.svg").getroot()
    assert drawing.findtext(f"{SVG}title") == "Replica on SSD, clones on SAS"
    assert len(drawing.findall(f".//{SVG}path")) > 50
    assert drawing.findall(f".//{SVG}image") == []


def test_a_picture_shows_the_language_and_the_phase_asked_for(samples, tmp_path):
    def picture(*options):
        path = tmp_path / f"plan-{'-'.join(options)}.svg"
        assert headroom("picture", samples / "replica-on-ssd.json", "-o", path, *options) == (0, "", "")
        return path.read_bytes()

    pictures = [
        picture(), picture("--language", "en", "--phase", "steady"), picture("--language", "de"),
        picture("--phase", "boot"),
    ]  # fmt: skip
    assert pictures[0] == pictures[1]
    assert len(set(pictures)) == 3


def test_an_edition_is_chosen_for_one_run_and_chapters_are_of_any(samples, tmp_path, home, qapp):
    def titles(*arguments):
        target = tmp_path / "a.pdf"
        done = headroom(
            "proposal",
            samples / "everything-on-ssd.headroom",
            "-o",
            target,
            "--force",
            "--language",
            "en",
            *arguments,
        )
        assert done == (0, "", "")
        return Pdf(target, target.read_bytes()).bookmarks()

    short = titles("--edition", "short")
    assert "Price and scope" in short
    assert "Bill of materials" not in short
    chosen = titles("--edition", "short", "--chapters", "storms,signing")
    assert "Storms" in chosen
    assert "Next steps and acceptance" in chosen
    assert "Price and scope" not in chosen


def test_a_project_file_tells_how_its_plan_came_about(samples, tmp_path, home, qapp):
    plan = tmp_path / "plan.headroom"
    plan.write_bytes((samples / "everything-on-ssd.headroom").read_bytes())
    file = ProjectFile.open(plan)
    file.commit(verbs.set_field(file.plan, ["host"], "count", 3))
    file.set_restore_point("Workshop")
    file.close()
    target = tmp_path / "a.pdf"
    done = headroom("proposal", plan, "-o", target, "--language", "en", "--chapters", "history")
    assert done == (0, "", "")
    text = " ".join(Pdf(target, target.read_bytes()).text().split())
    assert "RX300 S6: Hosts 1 → 3" in text
    assert "Up to “Workshop”" in text
    assert "75 → 225" in text
