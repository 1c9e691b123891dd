"""Write packaging/requirements.lock: one universal lock file with hashes, in two sections.

The first section is what running Headroom needs, the second is what testing, checking and bundling add.
`packaging/bootstrap.py` installs the first alone for `make run` and both for everything else.
No index and no host is written into the file, so it works with any mirror. Locked versions stay where
pyproject.toml allows them; with `--upgrade` they move to the newest ones it allows.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "packaging" / "requirements.lock"
WORK = ROOT / "build" / "lock"
HEADER = """\
# Every package Headroom uses, with the hashes of its files. Made by `make lock`; do not edit.
# Valid on Linux, Windows and macOS, Python 3.11 to 3.14.
"""
SECTIONS = ("# === run ===\n", "# === develop ===\n")
ENTRY = re.compile(r"^[a-z0-9].*\n(?:[ #].*\n)*", re.MULTILINE | re.IGNORECASE)


def main(options: list[str]) -> None:
    WORK.mkdir(parents=True, exist_ok=True)
    known = WORK / "everything.txt"
    shutil.copyfile(LOCK, known)
    everything = resolve(known, "--all-extras", *options)
    versions = WORK / "run.txt"
    shutil.copyfile(known, versions)
    run = resolve(versions)
    run_lines = {entry.partition("\n")[0] for entry in run}
    develop = [entry for entry in everything if entry.partition("\n")[0] not in run_lines]
    sections = [SECTIONS[0] + "".join(run), SECTIONS[1] + "".join(develop)]
    LOCK.write_text("\n".join([HEADER, *sections]), encoding="utf-8", newline="\n")
    print(f"{LOCK.relative_to(ROOT)}: {len(run)} packages to run, {len(develop)} more to develop")


def resolve(file: Path, *options: str) -> list[str]:
    """Resolve into `file`, preferring the versions it holds; return the entries, each with its hashes."""
    uv = str(Path(sys.executable).with_name("uv"))
    command = [uv, "pip", "compile", "pyproject.toml", "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--quiet"]
    done = subprocess.run([*command, "--output-file", str(file), *options], cwd=ROOT, check=False)
    if done.returncode != 0:
        raise SystemExit(done.returncode)
    return ENTRY.findall(file.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main(sys.argv[1:])
