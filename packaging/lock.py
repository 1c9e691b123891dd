"""Write packaging/requirements.lock: one universal lock file with hashes, in two sections.

The first section is what running Headroom needs, the second is what testing, checking and bundling add.
`packaging/bootstrap.py` installs the first alone for `make run` and both for everything else.
No index and no host is written into the file, so it works with any mirror. With `--upgrade`, versions that
pyproject.toml leaves open move to the newest ones.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "packaging" / "requirements.lock"
HEADER = """\
# Every package Headroom uses, with the hashes of its files. Made by `make lock`; do not edit.
# Valid on Linux, Windows and macOS, Python 3.11 to 3.14.
"""
SECTIONS = ("# === run ===\n", "# === develop ===\n")
ENTRY = re.compile(r"^[a-z0-9].*\n(?:[ #].*\n)*", re.MULTILINE | re.IGNORECASE)


def resolve(*options: str) -> list[str]:
    """Return the locked entries (requirement line and hashes), one string each."""
    uv = Path(sys.executable).with_name("uv")
    command: list[str | Path] = [
        uv,
        "pip",
        "compile",
        "pyproject.toml",
        "--universal",
        "--python-version",
        "3.11",
    ]
    command += [
        "--generate-hashes",
        "--no-header",
        "--no-annotate",
        "--no-emit-index-url",
        "--quiet",
        *options,
    ]
    output = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return ENTRY.findall(output)


def requirement(entry: str) -> str:
    """Return the first line of an entry: name, version and marker."""
    return entry.partition("\n")[0]


def main() -> None:
    everything = resolve("--all-extras", *(sys.argv[1:] or ["--constraint", str(LOCK)]))
    names = "\n".join(requirement(entry).rstrip(" \\") for entry in everything)
    constraints = ROOT / "build" / "constraints.txt"
    constraints.parent.mkdir(exist_ok=True)
    constraints.write_text(names + "\n", encoding="utf-8")
    run = resolve("--constraint", str(constraints))
    run_names = {requirement(entry) for entry in run}
    develop = [entry for entry in everything if requirement(entry) not in run_names]
    sections = [SECTIONS[0] + "".join(run), SECTIONS[1] + "".join(develop)]
    LOCK.write_text("\n".join([HEADER, *sections]), encoding="utf-8", newline="\n")
    print(f"{LOCK.relative_to(ROOT)}: {len(run)} packages to run, {len(develop)} more to develop")


if __name__ == "__main__":
    main()
