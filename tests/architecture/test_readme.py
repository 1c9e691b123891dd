"""What the README shows is what the program prints."""

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.support.screen import without_screen

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_example_session_prints_what_it_shows(tmp_path):
    (session,) = re.findall(r"```console\n(.*?)```", README, re.DOTALL)
    for command, shown in re.findall(r"^\$ headroom (.*)\n((?:(?!\$ ).*\n)*)", session, re.MULTILINE):
        program = [sys.executable, "-P", "-m", "app", *shlex.split(command)]
        environment = {**without_screen(os.environ), "PYTHONPATH": str(ROOT)}
        done = subprocess.run(program, cwd=tmp_path, env=environment, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith(shown)


def test_every_dependency_is_explained():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = [re.match(r"[\w-]+", text)[0] for text in project["dependencies"]]
    assert [name for name in names if f"[{name}](" not in README] == []


def test_every_target_of_the_makefile_is_named():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets, _parts = re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert [target for target in targets.split() if f"make {target}" not in README] == []
