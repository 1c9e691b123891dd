"""A process that puts a project under one password after the other, until it is killed.

    python -m tests.support.locking_child PROJECT PASSWORD

Each line is `next` before the file is rewritten and `done` after, and the password; `-` is none.
"""

from __future__ import annotations

import sys
from pathlib import Path

from db import cipher
from db.cipher import Password
from db.project_file import ProjectFile
from tests.support.passwords import CHEAP

NONE = "-"
PASSWORDS = ("first", "second", NONE)


def password(word: str) -> Password | None:
    """The password for a word of the child."""
    return None if word == NONE else Password(word)


def main(path: Path, present: str) -> None:
    """Change the password, repeatedly."""
    cipher.SETTINGS = CHEAP  # type: ignore[misc]
    file = ProjectFile.open(path, password=password(present))
    assert not file.read_only, file.read_only_reason
    print("done", present, flush=True)
    while True:
        present = PASSWORDS[(PASSWORDS.index(present) + 1) % len(PASSWORDS)]
        print("next", present, flush=True)
        file.protect(password(present))
        print("done", present, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
