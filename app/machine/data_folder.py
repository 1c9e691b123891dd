"""Where this system keeps the data of programs. Without Qt, which commands that print English do not wait for."""

from __future__ import annotations

import os
import sys
from pathlib import Path

APPLICATION = "Headroom"


def data_folder() -> Path:
    """The folder of the user's application data, with Headroom's own in it; it may not exist yet."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / APPLICATION
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / APPLICATION
    given = os.environ.get("XDG_DATA_HOME", "")
    return (Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share") / APPLICATION
