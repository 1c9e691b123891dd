"""Builds the bundle twice, from two copies of the commit in folders of different length, and compares them.

Prints each file that differs and ends with 1 if there is one. Run it before a release.
"""

import filecmp
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bundle import commit_time

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="headroom-twice-") as folder:
        one, other = (build(Path(folder, name)) for name in ("one", "a-longer-folder"))
        compared, differing = compare(one, other)
    for name in differing:
        print(f"differs: {name}")
    print(f"Compared {compared} files of two builds: {len(differing)} differ")
    return 1 if differing else 0


def build(folder: Path) -> Path:
    """Build what is committed, in `folder`; return the folder `dist`."""
    folder.mkdir()
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x"], cwd=folder, input=archive, check=True)
    for translation in (ROOT / "resources" / "i18n").glob("*.qm"):
        shutil.copy(translation, folder / "resources" / "i18n")
    # The environment's own link to the project would lead the build back to this folder.
    environment = {**os.environ, "PYTHONPATH": str(folder), "SOURCE_DATE_EPOCH": str(commit_time())}
    subprocess.run([sys.executable, "packaging/bundle.py"], cwd=folder, env=environment, check=True)
    return folder / "dist"


def compare(one: Path, other: Path) -> tuple[int, list[str]]:
    """The number of files in both, and the names of those that differ or stand in one only."""
    names = sorted(set(_names(one)) | set(_names(other)))
    differing = [
        name
        for name in names
        if not ((one / name).is_file() and (other / name).is_file())
        or not filecmp.cmp(one / name, other / name, shallow=False)
    ]
    return len(names), differing


def _names(folder: Path) -> list[str]:
    return [str(file.relative_to(folder)) for file in folder.rglob("*") if not file.is_dir()]


if __name__ == "__main__":
    sys.exit(main())
