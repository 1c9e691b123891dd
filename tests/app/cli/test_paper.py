"""`headroom proposal` and `headroom picture`: files for people, on a machine without display and network."""

from __future__ import annotations

import struct
import sys
from xml.etree import ElementTree as ET

import pytest

from tests.support.command import headroom, run, without_network

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
    def proposal(name, day):
        path = tmp_path / name
        done = headroom("proposal", samples / "everything-on-ssd.json", "-o", path, "--date", day)
        assert done == (0, "", "")
        return path.read_bytes()

    first = proposal("a.pdf", "2026-11-21")
    assert proposal("b.pdf", "2026-11-21") == first
    assert proposal("c.pdf", "2026-11-22") != first
    assert proposal("a.pdf", "2026-11-21") == first  # over the old one


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
    texts = {text.strip() for text in ET.parse(tmp_path / "plan.svg").getroot().itertext()}
    assert {"RX300 S6", "Windows 7 desktops", "107%"} <= texts


def test_a_picture_speaks_the_language_asked_for(samples, tmp_path):
    path = tmp_path / "plan.svg"
    arguments = (
        "picture",
        samples / "replica-on-ssd.json",
        "-o",
        path,
        "--language",
        "de",
        "--phase",
        "boot",
    )
    assert headroom(*arguments) == (0, "", "")
    texts = {text.strip() for text in ET.parse(path).getroot().itertext()}
    assert "Kapazität" in texts
