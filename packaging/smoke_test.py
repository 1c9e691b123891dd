"""Starts the built program as a customer would: on a screen, from another folder, with an empty home.

It has to open a sample in its window, export the proposal and quit, within the time limit, with exit status 0
and without a word on stderr; then to assess a plan and to write its proposal for Word and Excel without a
screen. Prints size and time to first paint.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import zipfile
from contextlib import nullcontext
from pathlib import Path

from tests.support.screen import virtual_screen, without_screen

ROOT = Path(__file__).resolve().parent.parent
BUNDLE = ROOT / "dist" / "headroom"
SUFFIX = ".exe" if sys.platform == "win32" else ""
WINDOW = BUNDLE / f"headroom{SUFFIX}"
COMMAND = BUNDLE / (f"headroom-cli{SUFFIX}" if sys.platform == "win32" else "headroom")
SAMPLE = "everything-on-ssd"
STARTS = 3
LIMIT_SECONDS = 60
KEPT = ("PATH", "SYSTEMROOT", "TEMP", "LANG")


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="headroom-smoke-") as folder:
        home = Path(folder)
        screen = virtual_screen() if sys.platform.startswith("linux") else nullcontext({})
        with screen as variables:
            paints = [self_test(home / f"start-{number}", variables) for number in range(STARTS)]
        without_window(home)
    size = sum(file.stat().st_size for file in BUNDLE.rglob("*") if file.is_file() and not file.is_symlink())
    median = statistics.median(paints)
    print(
        f"Smoke test passed. Size {size / 1e6:.0f} MB, start to first paint {median:.0f} ms (median of {STARTS})"
    )


def self_test(home: Path, variables: dict[str, str]) -> float:
    """Let the window open the sample, export and quit; return the milliseconds to its first paint."""
    results = home / "results"
    results.mkdir(parents=True)
    run([WINDOW, "--selftest", results], home, variables)
    proposal = (results / "proposal.pdf").read_bytes()
    assert proposal.startswith(b"%PDF-"), "the proposal is no PDF"
    assert b"%%EOF" in proposal[-32:], "the proposal is cut off"
    return float((results / "first_paint.txt").read_text(encoding="utf-8"))


def without_window(home: Path) -> None:
    """Let the command line write the sample as a project file, assess it and write what can be edited of it."""
    plan = home / "plan.headroom"
    run([COMMAND, "samples", SAMPLE, "-o", plan], home, {})
    assessment = json.loads(run([COMMAND, "assess", plan, "--json"], home, {}))
    assert assessment["desktops"]["maximum"] > 0, "the sample carries no desktops"
    for name in ("proposal.docx", "proposal.xlsx"):
        run([COMMAND, "proposal", plan, "-o", home / name], home, {})
        assert zipfile.is_zipfile(home / name), f"{name} is no package"


def run(command: list[str | Path], home: Path, variables: dict[str, str]) -> str:
    """Run `command` from `home`; return what it prints, raise when it fails or says anything on stderr."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    runtime = home / "runtime"
    runtime.mkdir(mode=0o700, exist_ok=True)
    homes = {
        "HOME": str(home),
        "APPDATA": str(home),
        "LOCALAPPDATA": str(home),
        "XDG_RUNTIME_DIR": str(runtime),
    }
    environment = {**without_screen(kept), **homes, **variables}
    done = subprocess.run(
        command, cwd=home, env=environment, timeout=LIMIT_SECONDS, capture_output=True, text=True, check=False
    )
    if done.returncode != 0 or done.stderr:
        raise SystemExit(f"{command[0]} ended with {done.returncode}\n{done.stdout}\n{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    main()
