"""Who has a file open is said as exactly as it is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from db.errors import in_use

PATH = Path("offer.headroom")


@pytest.mark.parametrize(
    ("editor", "since", "said"),
    [
        ("anna@desk", "2026-03-01T08:30:00+00:00", "anna@desk has had offer.headroom open since"),
        ("anna@desk", "", "offer.headroom is being edited by anna@desk."),
        ("anna@desk", "yesterday", "offer.headroom is being edited by anna@desk."),
        ("", "", "offer.headroom is open in another window of Headroom or on another computer."),
    ],
)
def test_the_editor_of_a_file_is_named_as_far_as_known(editor: str, since: str, said: str) -> None:
    assert str(in_use(PATH, editor, since)).startswith(said)
