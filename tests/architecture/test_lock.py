"""The lock file is complete, hashed, in step with pyproject.toml, and free of any index."""

import re
import tomllib
from collections.abc import Iterable
from importlib import metadata
from itertools import product
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LOCK = (ROOT / "packaging" / "requirements.lock").read_text("utf-8")
RUN, _, DEVELOP = LOCK.partition("# === develop ===\n")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
ENTRY = re.compile(
    r"^(\S+==\S+(?: ; .+?)?) \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)
PLATFORMS = [
    {"sys_platform": name, "platform_python_implementation": "CPython", "python_full_version": f"{python}.0"}
    for name, python in product(("linux", "darwin", "win32"), ("3.11", "3.12", "3.13", "3.14"))
]


def locked(section: str) -> list[Requirement]:
    return [Requirement(entry) for entry, _ in ENTRY.findall(section)]


def needed_by(requirements: Iterable[str]) -> set[str]:
    """Names of everything `requirements` lead to on this machine, by what the installed packages declare."""
    names: set[str] = set()
    waiting = [Requirement(text) for text in requirements]
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        extras = requirement.extras or {""}
        if name in names or not applies(requirement, ""):
            continue
        names.add(name)
        declared = [Requirement(text) for text in metadata.requires(name) or []]
        waiting += [further for further in declared for extra in extras if applies(further, extra)]
    return names


def applies(requirement: Requirement, extra: str) -> bool:
    return requirement.marker is None or requirement.marker.evaluate({"extra": extra})


def test_every_line_is_an_entry_with_hashes():
    rest = ENTRY.sub("", LOCK)
    assert [line for line in rest.splitlines() if line and not line.startswith("#")] == []


def test_no_index_and_no_host_is_named():
    assert re.findall(r"://|--index|--find-links|--trusted", LOCK) == []


@pytest.mark.parametrize(
    "text", [*PROJECT["dependencies"], *(text for extra in EXTRAS.values() for text in extra)]
)
def test_declared_dependency_is_locked_at_a_version_it_allows(text):
    wanted = Requirement(text)
    section = RUN if text in PROJECT["dependencies"] else LOCK
    found = [
        entry for entry in locked(section) if canonicalize_name(entry.name) == canonicalize_name(wanted.name)
    ]
    assert found
    for entry in found:
        (version,) = (specifier.version for specifier in entry.specifier)
        assert wanted.specifier.contains(version)


def test_run_section_holds_all_that_running_leads_to():
    assert needed_by(PROJECT["dependencies"]) <= {canonicalize_name(entry.name) for entry in locked(RUN)}


def test_both_sections_hold_all_that_developing_leads_to():
    everything = [*PROJECT["dependencies"], *(text for extra in EXTRAS.values() for text in extra)]
    assert needed_by(everything) <= {canonicalize_name(entry.name) for entry in locked(LOCK)}


@pytest.mark.parametrize(
    "platform", PLATFORMS, ids=lambda p: f"{p['sys_platform']}-{p['python_full_version']}"
)
def test_each_platform_gets_each_package_once(platform):
    names = [entry.name for entry in locked(LOCK) if entry.marker is None or entry.marker.evaluate(platform)]
    assert sorted(names) == sorted(set(names))
