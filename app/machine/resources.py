"""Where the files that come with Headroom lie: fonts, icons, themes, translations, catalogue, samples.

In a source tree and in an installed wheel the folder stands beside the package `app`; a PyInstaller bundle
unpacks it into the folder that Python names `sys._MEIPASS`.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

FOLDER = "resources"


@cache
def resources_folder() -> Path:
    """The folder that holds `fonts`, `icons`, `themes` and the rest.

    Raises FileNotFoundError naming the place that was searched when the installation is incomplete.
    """
    folder = expected_folder(getattr(sys, "_MEIPASS", None), Path(__file__))
    if not folder.is_dir():
        raise FileNotFoundError(f"The resources of Headroom are missing; they should be in {folder}")
    return folder


def expected_folder(bundle: str | None, module: Path) -> Path:
    """Where the folder has to be, for a bundle unpacked at `bundle` (None: no bundle) and this `module`."""
    home = Path(bundle) if bundle is not None else module.resolve().parents[2]
    return home / FOLDER


def resource(*parts: str) -> Path:
    """The path of one resource, such as `resource("fonts", "Inter-Regular.ttf")`; need not exist."""
    return resources_folder().joinpath(*parts)
