"""The firm of this computer: typed once, written whole or not at all, never in the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.output.firm_profile import FILE_NAME, FirmProfile, firm_profile
from planner_core.messages import HeadroomError
from planner_core.plan.proposal_design import Branding
from tests.support.logos import PLAIN

FIRM = Branding("Müller & Söhne", "Straße 1\nStadt", "#b45309", PLAIN, "Gültig 30 Tage.")


def test_the_firm_is_kept_for_the_next_start(tmp_path: Path) -> None:
    profile = FirmProfile(tmp_path / "new")
    assert profile.branding == Branding()
    profile.keep(FIRM)
    assert profile.branding == FIRM
    assert FirmProfile(tmp_path / "new").branding == FIRM
    assert [each.name for each in (tmp_path / "new").iterdir()] == [FILE_NAME]


def test_the_firm_is_stored_in_the_users_data(qapp: object, home: Path) -> None:
    firm_profile().keep(FIRM)
    assert [path.name for path in home.rglob(FILE_NAME)] == [FILE_NAME]
    assert firm_profile().branding == FIRM


def test_what_cannot_be_printed_is_refused_and_the_old_one_stays(tmp_path: Path) -> None:
    profile = FirmProfile(tmp_path)
    profile.keep(FIRM)
    with pytest.raises(HeadroomError, match="is not a colour"):
        profile.keep(Branding(accent="blue"))
    assert profile.branding == FirmProfile(tmp_path).branding == FIRM


def test_an_impossible_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    profile = FirmProfile(tmp_path / "file")
    with pytest.raises(HeadroomError) as refused:
        profile.keep(FIRM)
    assert str(tmp_path / "file") in str(refused.value)
    assert profile.branding == Branding()


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe", b"[]", b'{"firm": 1}', b'{"accent": "blue"}', b'{"logo": "PHN2Zy8+"}', b"[" * 100_000],
)
def test_a_broken_file_means_no_firm_and_is_kept_beside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    profile = FirmProfile(tmp_path)
    assert profile.branding == Branding()
    assert (tmp_path / f"{FILE_NAME}.bad").read_bytes() == content
    profile.keep(FIRM)
    assert FirmProfile(tmp_path).branding == FIRM
