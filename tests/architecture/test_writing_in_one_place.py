"""Files are written by `db/safe_writing.py`: nothing else opens one for writing, renames or copies it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
WRITERS = {
    "db/safe_writing.py": "the place",
    "db/lock.py": "locks a file, and makes the marker of a running program",
    "db/wipe.py": "overwrites what was in a file",
    "db/rename.py": "other capital letters of the same name",
    "db/presence.py": "a second stream of the file on Windows",
    "db/library.py": "the empty file that SQLite fills",
    "app/machine/files.py": "opens files to read them, without waiting for a pipe",
    "app/project/backups.py": "removes backups with their folder",
    "app/project/drafts.py": "moves drafts inside their own folder",
    "app/machine/preferences.py": "sets a broken file aside in its own folder",
    "app/output/firm_profile.py": "sets a broken file aside in its own folder",
    "app/machine/crash_log.py": "sets a long log aside in its own folder",
    "app/cli/commands/window.py": "makes the folder of the program's own test",
    "app/library/importing/read_file.py": "answers into a new folder that only this user can enter",
    "app/library/importing/estate_files.py": "answers into a new folder that only this user can enter",
    "app/cli/terminal.py": "the system's null device",
    "app/output/proposal/worker.py": "the null device of the system",
}
"""Where else names of files are changed, and why that is no danger."""
ALWAYS = {
    "write_bytes",
    "write_text",
    "mkdir",
    "makedirs",
    "symlink_to",
    "hardlink_to",
    "copyfile",
    "copytree",
}
OF_PATHS = {"rename", "replace"}
MODULES = {"os", "shutil", "tempfile"}
OF_MODULES = {"open", "rename", "replace", "link", "symlink", "copy", "copy2", "move", "rmtree", "mkstemp"}
MAY_WRITE = re.compile(rf"\b(?:open|{'|'.join(sorted(ALWAYS | OF_PATHS | OF_MODULES))})\s*\(")
"""A file without any of these calls is not parsed."""


def writes(tree: ast.AST) -> Iterator[int]:
    """The lines that make, write or rename a file, as far as names tell."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Name) and called.id == "open":
                yield node.lineno
            if isinstance(called, ast.Attribute) and does_write(called.attr, ast.unparse(called.value), node):
                yield node.lineno


def does_write(name: str, owner: str, call: ast.Call) -> bool:
    if owner in MODULES:
        return name in OF_MODULES
    if name in OF_PATHS:  # texts and structures are replaced too, with more arguments
        return len(call.args) == 1 and not call.keywords and not owner.endswith("session.files")
    return name in ALWAYS or (name == "open" and any(set(mode) & set("wax+") for mode in modes(call.args)))


def modes(arguments: list[ast.expr]) -> list[str]:
    return [
        each.value for each in arguments if isinstance(each, ast.Constant) and isinstance(each.value, str)
    ]


def test_nothing_else_writes_files() -> None:
    found = {}
    for package in ("planner_core", "db", "app"):
        for path in (ROOT / package).rglob("*.py"):
            source = path.read_text(encoding="utf-8")
            lines = sorted(writes(ast.parse(source))) if MAY_WRITE.search(source) else []
            if lines:
                found[path.relative_to(ROOT).as_posix()] = lines
    assert {path: lines for path, lines in found.items() if path not in WRITERS} == {}
    assert set(WRITERS) <= set(found), "these write nothing any more"
