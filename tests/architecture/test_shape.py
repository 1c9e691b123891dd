"""The repository looks as its architecture page says."""

import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = {"app", "db", "packaging", "planner_core", "resources", "tests"}
FILES = {"pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "Makefile"}


def tracked_files() -> list[Path]:
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    return [Path(name) for name in listing.split("\0") if name]


def test_top_level_holds_what_a_reader_expects_and_nothing_else():
    names = {path.parts[0] for path in tracked_files()}
    assert {name for name in names if not name.startswith(".")} == FOLDERS | FILES


def test_packages_of_the_program_are_regular_packages():
    modules = [path for path in tracked_files() if path.parts[0] in {"app", "db", "planner_core"}]
    folders = {path.parent for path in modules if path.suffix == ".py"}
    assert [str(folder) for folder in sorted(folders) if not (ROOT / folder / "__init__.py").exists()] == []


def test_scripts_do_not_shadow_the_packaging_library():
    # Without __init__.py the folder is no package, and `import packaging` finds the library of that name.
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_a_wheel_takes_every_kind_of_resource_along():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    packed = {pattern.removeprefix("*") for pattern in settings["package-data"]["*"]}
    source_only = {".py", ".ts"}
    kinds = {
        path.suffix for path in tracked_files() if path.parts[0] in {"app", "db", "planner_core", "resources"}
    }
    assert kinds - packed - source_only == set()
