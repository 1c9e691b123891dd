"""Whatever door it leaves by, no more people may read what is made from a private plan than the plan itself."""

from __future__ import annotations

import ast
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.library.library_store import LibraryStore
from app.library.library_window import LibraryWindow
from app.look.widgets.message_bar import MessageBar
from app.machine.preferences import Preferences
from app.output.destination import Destination
from app.output.firm_profile import FirmProfile
from app.project.session import Session
from app.results.tabs.all_tabs import ResultTabs
from app.window.commands.exports import Exports
from app.window.commands.result_exports import ResultExports
from app.window.proposal.open_proposal import PresentProposal
from tests.support.command import ROOT, headroom
from tests.support.in_front import bring_to_front
from tests.support.libraries import price, put
from tests.support.plans import CATALOG
from tests.support.projects import sample_file

pytestmark = [
    pytest.mark.skipif(os.name != "posix", reason="rights as POSIX has them"),
    pytest.mark.usefixtures("umask"),
]

PRIVATE = 0o600
COMMANDS = {
    "plan.json": ["convert", "PLAN", "TARGET"],
    "copy.headroom": ["convert", "PLAN", "TARGET"],
    "plan.svg": ["picture", "PLAN", "-o", "TARGET"],
    "plan.png": ["picture", "PLAN", "-o", "TARGET"],
    "proposal.pdf": ["proposal", "PLAN", "-o", "TARGET"],
    "proposal.docx": ["proposal", "PLAN", "-o", "TARGET"],
    "proposal.xlsx": ["proposal", "PLAN", "-o", "TARGET"],
    "today.headroom": ["import", "ESTATE", "-o", "TARGET"],
    "today.json": ["import", "ESTATE", "-o", "TARGET"],
    "mapping.json": ["import", "LIST", "--save-mapping", "TARGET"],
    "questions.xlsx": ["ask", "PLAN", "-o", "TARGET"],
    "prices.csv": ["library", "--library", "LIBRARY", "export", "prices", "-o", "TARGET"],
    "prices.xlsx": ["library", "--library", "LIBRARY", "export", "prices", "-o", "TARGET"],
    "all.sqlite": ["library", "--library", "LIBRARY", "export", "-o", "TARGET"],
}
"""By what they write."""
WRITERS = ("write_file", "write_json", "write_plan", "write_new_file", "export_library")
MADE_OF_NO_FILE = {
    "app/window/selftest.py": "what a bundle says of itself",
    "app/cli/commands/samples.py": "samples come with Headroom",
}


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    """A plan for its user only."""
    file = sample_file(tmp_path)
    file.close()
    file.path.chmod(PRIVATE)
    return file.path


@pytest.fixture
def library(qapp: object, tmp_path: Path) -> Iterator[LibraryStore]:
    """A library for its user only, with a price of its own."""
    made = LibraryStore(tmp_path / "library.sqlite", CATALOG)
    made.perform(put(1, price(item="Own")))
    (tmp_path / "library.sqlite").chmod(PRIVATE)
    yield made
    made.deleteLater()


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_writes_for_those_who_may_read_what_it_is_made_from(
    name: str, plan: Path, library: LibraryStore, tmp_path: Path
) -> None:
    target = tmp_path / name
    estate = tmp_path / "estate.xlsx"
    estate.write_bytes((ROOT / "tests" / "foreign_files" / "rvtools-small.xlsx").read_bytes())
    estate.chmod(PRIVATE)
    own = tmp_path / "list.csv"
    own.write_text("Name;vCPU;RAM (GB)\npc1;2;8\n", "utf-8")
    own.chmod(PRIVATE)
    words = {"LIST": own, "PLAN": plan, "LIBRARY": library.file.path, "ESTATE": estate, "TARGET": target}
    done = headroom(*(words.get(each, each) for each in COMMANDS[name]))
    assert done.status == 0, done
    assert rights(target) == PRIVATE


# --- the window --------------------------------------------------------------------------------------------------


@pytest.fixture
def session(qtbot: QtBot, plan: Path) -> Iterator[Session]:
    """The private plan, open and assessed."""
    made = Session(CATALOG)
    with qtbot.waitSignal(made.assessed):
        assert made.files.open(plan)
    yield made
    made.close()


class Doors:
    """What writes a file, with the user's answer to where."""

    def __init__(self, session: Session, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.session = session
        self.qtbot = qtbot
        self.choose: Callable[[Path], None] = lambda path: monkeypatch.setattr(
            QFileDialog, "getSaveFileName", lambda *_: (str(path), "")
        )
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.messages = MessageBar(self.window)
        self.settings = Preferences(folder / "settings")
        self.folder = folder

    def proposal(self, path: Path) -> None:
        """The window's command, with the process that makes the document."""
        present = PresentProposal(self.session, FirmProfile(self.folder / "data"), lambda: 0)
        exports = Exports(present, self.settings, self.messages, self.window)
        with self.qtbot.waitSignal(exports.proposal_written, timeout=60_000):
            exports.export_proposal(path)
        exports.stop()

    def picture(self, path: Path) -> None:
        """The drawing."""
        present = PresentProposal(self.session, FirmProfile(self.folder / "data"), lambda: 0)
        exports = Exports(present, self.settings, self.messages, self.window)
        exports.export_picture(path)
        exports.stop()

    def table(self, path: Path) -> None:
        """The table of the tab in front."""
        self._results("saturation", path, ResultExports.ask_and_export_table)

    def chart(self, path: Path) -> None:
        """The chart of the tab in front."""
        self._results("capacity", path, ResultExports.ask_and_export_chart)

    def _results(self, tab: str, path: Path, act: Callable[[ResultExports], None]) -> None:
        tabs = ResultTabs(self.session)
        self.qtbot.addWidget(tabs)
        tabs.resize(1000, 300)
        bring_to_front(self.qtbot, tabs)
        tabs.show_tab(tab)
        if act is ResultExports.ask_and_export_chart:
            self.qtbot.waitUntil(lambda: bool(tabs.figures_in_front()))
        destination = Destination(self.settings, self.messages, self.window)
        self.choose(path)
        act(ResultExports(lambda: tabs, destination, self.messages, lambda: self.session.path))
        tabs.stop()

    def copy(self, path: Path) -> None:
        """Save as."""
        assert self.session.files.save_copy(path)


@pytest.fixture
def doors(session: Session, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Doors:
    """All of a plan's window."""
    return Doors(session, qtbot, tmp_path, monkeypatch)


@pytest.mark.parametrize(
    ("door", "name"),
    [
        (Doors.proposal, "proposal.pdf"),
        (Doors.proposal, "proposal.docx"),
        (Doors.proposal, "proposal.xlsx"),
        (Doors.picture, "drawing.svg"),
        (Doors.picture, "drawing.png"),
        (Doors.table, "table.csv"),
        (Doors.chart, "chart.svg"),
        (Doors.chart, "chart.png"),
        (Doors.copy, "copy.headroom"),
    ],
)
def test_every_command_of_the_window_does_so_too(
    door: Callable[[Doors, Path], None], name: str, doors: Doors, tmp_path: Path
) -> None:
    target = tmp_path / name
    door(doors, target)
    assert rights(target) == PRIVATE


@pytest.mark.parametrize("name", ["own.csv", "own.xlsx", "own.sqlite"])
def test_the_library_window_writes_for_those_who_may_read_the_library(
    name: str, library: LibraryStore, qtbot: QtBot, tmp_path: Path
) -> None:
    window = LibraryWindow(library, Preferences(tmp_path / "settings"))
    qtbot.addWidget(window)
    window.show_sheet("prices")
    write = window.files.write_library if name.endswith(".sqlite") else window.files.write_table
    write(tmp_path / name)
    assert rights(tmp_path / name) == PRIVATE


# --- doors to come -----------------------------------------------------------------------------------------------


def test_no_other_door_leaves_out_what_its_file_is_made_from() -> None:
    """A door that is new or forgotten above: whatever writes for the user names the file that it is made from."""
    found = {}
    for path in sorted((ROOT / "app").rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or getattr(call.func, "id", "") not in WRITERS:
                continue
            if all(each.arg != "like" for each in call.keywords):
                found[path.relative_to(ROOT).as_posix()] = call.lineno
    assert found.keys() == MADE_OF_NO_FILE.keys(), found
