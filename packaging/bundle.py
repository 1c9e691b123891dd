"""Builds the one-folder bundle dist/headroom with PyInstaller, and dist/headroom.cdx.json, what it is made of.

`make bundle` runs it before its smoke test. Two builds of one commit give the same bytes: Python's order of sets
is fixed, and where a format wants a time it gets that of the commit. `make bundle-twice` holds that.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from icons import write_icons
from sbom import write_sbom

ROOT = Path(__file__).resolve().parent.parent
BUNDLE = ROOT / "dist" / "headroom"
SBOM = ROOT / "dist" / "headroom.cdx.json"
OLDEST_ZIP_TIME = 315532800  # 1980-01-01, where no commit is known
# Files that carry symbols nobody needs. Stripping everything would break OpenBLAS.
STRIPPED = ("libpython3*.so*", "_typst*.so", "typst*.so")


def main() -> None:
    began = time.monotonic()
    write_icons(ROOT / "build" / "icons")
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    folders = ["--distpath", "dist", "--workpath", "build/pyinstaller"]
    build = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR", *folders]
    moment = commit_time()
    environment = {**os.environ, "PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(moment)}
    subprocess.run([*build, "packaging/headroom.spec"], cwd=ROOT, env=environment, check=True)
    strip()
    parts = write_sbom(BUNDLE, SBOM, moment)
    size = sum(file.stat().st_size for file in BUNDLE.rglob("*") if not file.is_symlink() and file.is_file())
    took = time.monotonic() - began
    print(f"Built {BUNDLE.relative_to(ROOT)}: {size / 1e6:.0f} MB in {took:.0f} s")
    print(f"Wrote {SBOM.relative_to(ROOT)}: {parts} components")


def commit_time() -> int:
    """The Unix time of the commit that is built, or of SOURCE_DATE_EPOCH where that is set."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    git = shutil.which("git")
    command = [git or "git", "log", "-1", "--format=%ct"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False) if git else None
    return int(done.stdout) if done is not None and done.returncode == 0 else OLDEST_ZIP_TIME


def strip() -> None:
    tool = shutil.which("strip")
    if tool is None or sys.platform != "linux":
        return
    for pattern in STRIPPED:
        for file in BUNDLE.rglob(pattern):
            if not file.is_symlink():
                subprocess.run([tool, "-s", str(file)], check=True)


if __name__ == "__main__":
    main()
