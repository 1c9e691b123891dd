"""A project, the firm of this computer, and the window in which its proposal is made up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.machine.preferences import Preferences
from app.output.firm_profile import FirmProfile
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from app.project.session import Session
from app.window.proposal.open_proposal import PresentProposal
from app.window.proposal.proposal_window import ProposalWindow
from planner_core.plan.project import as_project
from planner_core.plan.proposal_design import Chapter, ProposalDesign


@pytest.fixture
def chapters() -> tuple[Chapter, ...]:
    """The chapters of the proposal; a test that needs any page at all leaves all out but the cover."""
    return ()


@pytest.fixture
def session(qtbot: QtBot, chapters: tuple[Chapter, ...]) -> Iterator[Session]:
    made = Session(load_catalog())
    project = as_project(read_sample("everything-on-ssd"))
    made.new_plan(msgspec.structs.replace(project, proposal=ProposalDesign(chapters)))
    yield made
    made.close()


@pytest.fixture
def present(session: Session, tmp_path: Path) -> PresentProposal:
    return PresentProposal(session, FirmProfile(tmp_path / "data"), lambda: 0)


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(tmp_path / "settings")


@pytest.fixture
def window(qtbot: QtBot, present: PresentProposal, preferences: Preferences) -> Iterator[ProposalWindow]:
    parent = QWidget()
    qtbot.addWidget(parent)
    made = ProposalWindow(present, preferences, parent)
    yield made
    made.close()
    made.stop()
