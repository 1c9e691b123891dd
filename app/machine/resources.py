"""Location of files shipped with Headroom: fonts, icons, themes, translations, catalogue, samples.

In a source tree and in an installed wheel the folder is next to the package `app`; a PyInstaller bundle unpacks it to
`sys._MEIPASS`.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

FOLDER = "resources"


@cache
def resources_folder() -> Path:
    """The folder with `fonts`, `icons`, `themes` and so on.

    Raises FileNotFoundError naming the searched path if the installation is incomplete.
    """
    folder = expected_folder(getattr(sys, "_MEIPASS", None), Path(__file__))
    if not folder.is_dir():
        raise FileNotFoundError(f"The resources of Headroom are missing; they should be in {folder}")
    return folder


def expected_folder(bundle: str | None, module: Path) -> Path:
    """The expected path of the folder, for a bundle unpacked at `bundle` (None: no bundle) and this `module`."""
    home = Path(bundle) if bundle is not None else module.resolve().parents[2]
    return home / FOLDER


def resource(*parts: str) -> Path:
    """The path of one resource, such as `resource("fonts", "Inter-Regular.ttf")`; need not exist."""
    return resources_folder().joinpath(*parts)
