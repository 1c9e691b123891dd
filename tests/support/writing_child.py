"""A process that writes one target repeatedly, or creates drafts: python -m ... TARGET|drafts MARK TIMES"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from app.project.drafts import create_draft
from app.project.samples import read_sample
from db.new_file import write_new_file
from planner_core.editing.history import History
from planner_core.messages import HeadroomError


def main(target: str, mark: str, times: int) -> None:
    """Print `ready`, wait for a line, write; then print the created drafts or the refusals."""
    plan = read_sample("replica-on-ssd")
    plan = msgspec.structs.replace(plan, settings=msgspec.structs.replace(plan.settings, name=mark))
    print("ready", flush=True)
    sys.stdin.readline()
    for _ in range(times):
        if target == "drafts":
            file = create_draft(plan, name="plan")
            print(file.path.name, flush=True)
            file.close()
            continue
        try:
            write_new_file(Path(target), plan, History())
        except HeadroomError as error:
            print("refused", error, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
