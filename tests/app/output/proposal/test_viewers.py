"""What is made can be looked at: the heaviest logos that are taken and names of all kinds, in seconds of a viewer."""

from __future__ import annotations

import resource
import shutil
import subprocess
from datetime import date
from pathlib import Path

import msgspec
import pytest

from app.output.proposal import formats
from app.output.proposal.subject import Subject
from app.project.catalogue import load_catalog
from planner_core.engine.evaluate import evaluate
from planner_core.plan.proposal_design import CHAPTERS, Branding, Chapter, ProposalDesign
from planner_core.plan.vector_logo import MOST_DASHES, MOST_LAYERS, plain_svg
from tests.support.logos import svg
from tests.support.plans import small_plan

SECONDS = 300
"""Of a processor, for the whole document; most take less than one."""
LINE = f"<path d='M0 5h{MOST_DASHES - 1}' stroke='red' stroke-width='9' stroke-dasharray='1'/>"
LOGOS = {
    "dashes": LINE,
    "far away": "<path d='M-1e9 -1e9L1e9 1e9 1e9 -1e9z' stroke='red' stroke-width='1e8'/>",
    "layers": "<g opacity='.9'><path d='M0 0h30v10H0z'/></g>" * MOST_LAYERS,
}
NAMES = (
    "abc \N{RIGHT-TO-LEFT OVERRIDE}fdp.exe", "W" * 10_000, "e" + "\N{COMBINING ACUTE ACCENT}" * 300,
    "\N{MAN}\N{ZERO WIDTH JOINER}\N{PERSONAL COMPUTER} \N{HEBREW LETTER ALEF}", "\a\b\x1b[31m\x7f\N{NO-BREAK SPACE}",
)  # fmt: skip
VIEWERS = {
    "pdftoppm": ("pdftoppm", "-r", "100", "-png", "made.pdf", "page"),
    "mutool": ("mutool", "draw", "-q", "-r", "100", "-o", "page%d.png", "made.pdf"),
    "soffice": ("soffice", "--headless", "--convert-to", "pdf", "made.docx"),
}


def limited() -> None:
    """In the viewer's process."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def written(folder: Path, suffix: str, logo: str, name: str) -> None:
    plan = small_plan()
    host = plan.components["host"]
    plan = msgspec.structs.replace(
        plan, components={**plan.components, "host": msgspec.structs.replace(host, name=name)}
    )
    catalog = load_catalog()
    chapters = tuple(Chapter(key, shown=key == "bill") for key in CHAPTERS)
    design = ProposalDesign(chapters=chapters, branding=Branding(firm=name[:80], logo=plain_svg(svg(logo))))
    subject = Subject(plan, evaluate(plan, catalog), catalog, design)
    (folder / f"made{suffix}").write_bytes(formats.build(suffix, subject, "en", date(2026, 1, 2)))


@pytest.mark.parametrize(
    ("logo", "name"),
    [
        *((each, "Host") for each in LOGOS),
        ("dashes", "".join(NAMES)[-9_900:]),
        *(("dashes", each) for each in NAMES[:2]),
    ],
)
def test_a_pdf_is_soon_drawn(qapp: object, tmp_path: Path, logo: str, name: str) -> None:
    written(tmp_path, ".pdf", LOGOS[logo], name)
    look(tmp_path, "pdftoppm")
    if shutil.which("mutool"):
        look(tmp_path, "mutool")


def test_a_word_file_is_soon_drawn(qapp: object, tmp_path: Path) -> None:
    if not shutil.which("soffice"):
        pytest.skip("LibreOffice is not installed")
    written(tmp_path, ".docx", LOGOS["dashes"], "".join(NAMES)[-9_000:])
    look(tmp_path, "soffice", f"-env:UserInstallation={(tmp_path / 'office').as_uri()}")
    assert (tmp_path / "made.pdf").read_bytes().startswith(b"%PDF")


def look(folder: Path, viewer: str, *more: str) -> None:
    command = [*VIEWERS[viewer], *more]
    done = subprocess.run(command, cwd=folder, capture_output=True, preexec_fn=limited, check=False)
    assert done.returncode == 0, f"{viewer}: {done.stderr[-300:]!r}"
