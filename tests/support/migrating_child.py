"""A process that converts a project to a future format, until it is killed: python -m ... PROJECT"""

from __future__ import annotations

import sys
from pathlib import Path

from db import migrate
from db.project_file import ProjectFile

NEXT_STEP = """
CREATE TABLE remark (number INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
ALTER TABLE host ADD COLUMN rack TEXT NOT NULL DEFAULT '';
UPDATE host SET rack = 'A';
"""
STEPS = (*migrate.schema_steps(), NEXT_STEP)


def pretend() -> None:
    """Pretend that one more migration has been released."""
    migrate.schema_steps = lambda: STEPS  # type: ignore[assignment]
    migrate.expected_schema.cache_clear()


if __name__ == "__main__":
    pretend()
    print("ready", flush=True)
    ProjectFile.open(Path(sys.argv[1])).close()
    print("done", flush=True)
