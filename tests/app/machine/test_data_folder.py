"""The folder of the user's data is the one that Qt names, found without Qt."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from app.machine.data_folder import APPLICATION, data_folder
from app.project.drafts import drafts_folder
from app.project.own_records import library_path


@pytest.mark.parametrize("given", [None, "", "relative/folder", "{home}/elsewhere"])
def test_the_data_folder_is_the_one_of_qt(
    monkeypatch: pytest.MonkeyPatch, home: Path, given: str | None
) -> None:
    if given is None:
        monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    else:
        monkeypatch.setenv("XDG_DATA_HOME", given.format(home=home))
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    assert data_folder() == Path(place) / APPLICATION
    assert library_path().parent == data_folder()
    assert drafts_folder().parent == data_folder().resolve()
