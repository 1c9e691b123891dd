"""A project, the firm of this computer, and the window in which its proposal is made up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.catalogue import load_catalog
from app.firm_profile import FirmProfile
from app.preferences import Preferences
from app.samples import read_sample
from app.session import Session
from app.shell.proposal.present import PresentProposal
from app.shell.proposal.window import ProposalWindow


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    made = Session(load_catalog())
    made.new_plan(read_sample("everything-on-ssd"))
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
