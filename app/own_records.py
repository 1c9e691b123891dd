"""Where the user's own catalogue records lie. Apart from `catalogue`, which the command line reads without Qt."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths

from app.drafts import APPLICATION


def own_records_folder() -> Path:
    """The folder for own records in the user's application data; it may not exist."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    return Path(place) / APPLICATION / "catalogue"
