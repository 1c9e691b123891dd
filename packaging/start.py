"""What `make run` starts: the window, or, on a machine without a display, a tour of the command line.

The tour does Headroom's main job on the sample plans: it opens them, prints their assessment, and writes the
proposal and a picture of the canvas into out/.
"""

import ctypes
import os
import subprocess
import sys
from pathlib import Path

from app.project.samples import sample_names

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "out"
HEADROOM = [sys.executable, "-P", "-m", "app"]


def main() -> int:
    if has_display():
        return subprocess.call(HEADROOM)
    print("There is no display here, so Headroom works on its sample plans without a window.", flush=True)
    OUT.mkdir(exist_ok=True)
    for sample in sample_names():
        tour(sample)
    print(f"\nThe proposals and pictures are in {OUT.relative_to(ROOT)}/.")
    return 0


def has_display() -> bool:
    """Return whether a window can be shown; on Linux a display that is named but does not answer is none."""
    if not sys.platform.startswith("linux") or os.environ.get("WAYLAND_DISPLAY"):
        return True
    if not os.environ.get("DISPLAY"):
        return False
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    answers = bool(xcb.xcb_connection_has_error(connection) == 0)
    xcb.xcb_disconnect(connection)
    return answers


def tour(sample: str) -> None:
    """Open `sample`, print its assessment, write its proposal and picture."""
    plan = OUT / f"{sample}.headroom"
    plan.unlink(missing_ok=True)
    headroom("samples", sample, "-o", plan)
    print(f"\n=== {sample} ===", flush=True)
    headroom("assess", plan)
    headroom("proposal", plan, "-o", OUT / f"{sample}.pdf", "--force")
    headroom("picture", plan, "-o", OUT / f"{sample}.png", "--force")


def headroom(*arguments: str | Path) -> None:
    """Run one command of Headroom; it has said itself what was wrong when it fails."""
    status = subprocess.call([*HEADROOM, *map(str, arguments)])
    if status != 0:
        raise SystemExit(status)


if __name__ == "__main__":
    sys.exit(main())
