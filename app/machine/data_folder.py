"""Location of application data. Without Qt, which commands with English output do not need."""

from __future__ import annotations

import os
import sys
from pathlib import Path

APPLICATION = "Headroom"


def data_folder() -> Path:
    """The folder of the user's application data, with Headroom's own subfolder; may not exist yet."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / APPLICATION
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / APPLICATION
    given = os.environ.get("XDG_DATA_HOME", "")
    return (Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share") / APPLICATION
