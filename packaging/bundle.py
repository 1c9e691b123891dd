"""Builds the one-folder bundle dist/headroom with PyInstaller: what `make bundle` runs before its smoke test."""

import shutil
import subprocess
import sys
import time
from pathlib import Path

from icons import write_icons

ROOT = Path(__file__).resolve().parent.parent
BUNDLE = ROOT / "dist" / "headroom"
# Files that carry symbols nobody needs. Stripping everything would break OpenBLAS.
STRIPPED = ("libpython3*.so*", "_typst*.so", "typst*.so")


def main() -> None:
    began = time.monotonic()
    write_icons(ROOT / "build" / "icons")
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    folders = ["--distpath", "dist", "--workpath", "build/pyinstaller"]
    build = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR", *folders]
    subprocess.run([*build, "packaging/headroom.spec"], cwd=ROOT, check=True)
    strip()
    size = sum(file.stat().st_size for file in BUNDLE.rglob("*") if not file.is_symlink() and file.is_file())
    took = time.monotonic() - began
    print(f"Built {BUNDLE.relative_to(ROOT)}: {size / 1e6:.0f} MB in {took:.0f} s")


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
