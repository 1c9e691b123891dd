"""Makes everything ready that Headroom needs: `python3 packaging/bootstrap.py run|develop|bundle`.

Creates .venv from packaging/requirements.lock, installs missing system packages where it may, links the
project into the environment, and compiles the translations. Uses the standard library only and works with
Debian's own python3, which lacks venv and pip. When nothing has changed it takes a moment only.

Both this file and system_packages.py parse on older Pythons, so that they can say what is wrong with those.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCK = ROOT / "packaging" / "requirements.lock"
STAMP = VENV / "headroom-setup"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
DEVELOP_SECTION = "# === develop ===\n"
OLDEST, NEWEST = (3, 11), (3, 14)
LEVELS = ("run", "develop", "bundle")


class SetupError(Exception):
    """Something the user has to put right; the text says what."""


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in LEVELS:
        print("usage: python3 packaging/bootstrap.py {}".format("|".join(LEVELS)), file=sys.stderr)
        return 2
    try:
        use_supported_python()
        prepare(arguments[0])
    except SetupError as error:
        print(f"\n{error}\n", file=sys.stderr)
        return 1
    return 0


def use_supported_python() -> None:
    """Go on under a Python that Headroom supports, or say that none was found."""
    if OLDEST <= sys.version_info[:2] <= NEWEST:
        return
    for minor in range(NEWEST[1], OLDEST[1] - 1, -1):
        other = shutil.which(f"python3.{minor}")
        if other is not None and _runs(other, "import sys"):
            raise SystemExit(subprocess.call([other, *sys.argv]))
    raise SetupError(
        "Headroom needs Python {}.{} to {}.{}. ".format(*OLDEST, *NEWEST)
        + "This is Python {}.{}, and no other was found on the PATH.\n".format(*sys.version_info[:2])
        + "Install one, or name it: make run PYTHON=/path/to/python3.12"
    )


def prepare(level: str) -> None:
    """Bring system packages, environment and translations up to what `level` needs."""
    environment = "run" if level == "run" else "develop"
    with one_at_a_time():
        ready = is_ready(environment)
        install_system_packages(level, with_venv=not ready)
        if not ready:
            make_environment(environment)
        compile_translations()


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Let a second bootstrap of the same clone wait for the first; Windows has no flock and does without."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with LOCK.open(encoding="utf-8") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def install_system_packages(level: str, *, with_venv: bool) -> None:
    import system_packages

    packages = system_packages.missing(level, with_venv=with_venv)
    if not packages:
        return
    installed = system_packages.install(packages)
    still_missing = system_packages.missing(level, with_venv=with_venv) if installed else packages
    if still_missing:
        raise SetupError(system_packages.advice(still_missing))


def make_environment(level: str) -> None:
    """Create .venv with the locked packages of `level`, or add what `develop` needs to one that runs.

    Whatever is half made, broken, moved or of another lock file is built anew: then the environment holds
    what the lock file says and nothing else.
    """
    if not is_ready("run"):
        say("Creating the environment .venv with Python {}.{}.{}".format(*sys.version_info[:3]))
        STAMP.unlink(missing_ok=True)
        create = [sys.executable, "-m", "venv", "--clear", str(VENV)]
        call(create, "The environment .venv could not be created.")
    say("Installing the locked packages" + (" for development" if level == "develop" else ""))
    STAMP.unlink(missing_ok=True)
    install_packages(level)
    link_project()
    STAMP.write_text(f"{fingerprint()} {level}\n", encoding="utf-8")


def is_ready(level: str) -> bool:
    """Return whether .venv was completely made from this lock file, here, and still runs."""
    try:
        made_from, made_for = STAMP.read_text(encoding="utf-8").split()
    except (OSError, ValueError):
        return False
    enough = made_for in (level, "develop")
    return enough and made_from == fingerprint() and _runs(str(PYTHON), "import msgspec")


def fingerprint() -> str:
    """Return what an environment depends on: the lock file and the place it was made for."""
    return hashlib.sha256(LOCK.read_bytes() + str(ROOT).encode()).hexdigest()


def install_packages(level: str) -> None:
    wanted = LOCK.read_text(encoding="utf-8")
    if level == "run":
        wanted = wanted.partition(DEVELOP_SECTION)[0]
    requirements = VENV / "requirements.lock"
    requirements.write_text(wanted, encoding="utf-8")
    pip = [str(PYTHON), "-m", "pip", "install", "--require-hashes", "--only-binary", ":all:"]
    pip += ["--no-deps", "--disable-pip-version-check", "-r", str(requirements)]
    if not sys.stdout.isatty():
        pip.append("--quiet")
    call(
        pip,
        "The packages could not be installed. Is this machine online? Behind a proxy or with a package\n"
        "mirror, pip has to know it (HTTPS_PROXY, PIP_INDEX_URL or pip's own configuration). Then run again.",
    )


def link_project() -> None:
    """Let the environment's Python find the project in place, and give it the command `headroom`."""
    asked = [str(PYTHON), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    purelib = subprocess.run(asked, check=True, stdout=subprocess.PIPE).stdout.decode().strip()
    (Path(purelib) / "headroom.pth").write_text(f"{ROOT}\n", encoding="utf-8")
    if os.name == "nt":
        (SCRIPTS / "headroom.cmd").write_text('@"%~dp0python.exe" -P -m app %*\n', encoding="utf-8")
        return
    command = SCRIPTS / "headroom"
    command.write_text(f'#!/bin/sh\nexec "{PYTHON}" -P -m app "$@"\n', encoding="utf-8")
    command.chmod(0o755)


def compile_translations() -> None:
    """Compile each .ts file whose .qm file is missing or older."""
    for source in sorted((ROOT / "resources" / "i18n").glob("*.ts")):
        target = source.with_suffix(".qm")
        if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
            continue
        # Beside it first: a window that runs reads from the very file, and would end where that is cut short.
        beside = target.with_suffix(f".{os.getpid()}.part")
        compiler = [str(SCRIPTS / "pyside6-lrelease"), "-silent", str(source), "-qm", str(beside)]
        call(compiler, f"{source} could not be compiled.")
        beside.replace(target)


def call(command: list[str], complaint: str) -> None:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    if subprocess.call(command, env=environment) != 0:
        raise SetupError(complaint)


def _runs(python: str, code: str) -> bool:
    try:
        return subprocess.call([python, "-c", code], stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
