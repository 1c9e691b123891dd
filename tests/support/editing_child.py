"""A process that edits a project until it is killed, and says what it was told was done.

    python -m tests.support.editing_child edit PROJECT SEED
    python -m tests.support.editing_child copy PROJECT TARGET

Each line is a word and a fingerprint: `next` before a change is asked for, `done` when it was acknowledged.
"""

from __future__ import annotations

import hashlib
import random
import sys
from pathlib import Path

import msgspec

from db.project_file import ProjectFile
from planner_core.editing.document import Document
from planner_core.plan.interchange import plan_to_json
from tests.support.plans import random_step
from tests.support.projects import State, state

MOST_COMPONENTS = 25


def fingerprint(found: State) -> str:
    """A digest of plan and history, order of rows included."""
    plan, history = found
    rows = msgspec.json.decode(plan_to_json(plan))
    return hashlib.sha256(msgspec.json.encode([rows, history], order="sorted")).hexdigest()


def edit(path: Path, seed: int) -> None:
    """Edit at random; every third change or so walks through the history."""
    file, source = ProjectFile.open(path), random.Random(seed)
    assert not file.read_only, file.read_only_reason
    say("done", state(file))
    while True:
        shadow = Document(file.plan, file.history)
        step, dice = random_step(file.plan, source), source.random()
        if dice < 0.2 and file.history.can_undo:
            shadow.undo()
            say("next", state_of(shadow))
            file.undo()
        elif dice < 0.3 and file.history.can_redo:
            shadow.redo()
            say("next", state_of(shadow))
            file.redo()
        elif step is not None:
            shadow.perform(step)
            say("next", state_of(shadow))
            file.commit(step)
        say("done", state(file))


def copy(path: Path, target: Path) -> None:
    """Change one thing and write a copy over the last one, again and again."""
    file, source = ProjectFile.open(path), random.Random(1)
    while True:
        step = random_step(file.plan, source)
        if step is not None and len(file.plan.components) < MOST_COMPONENTS:
            file.commit(step)
        elif file.history.can_undo:
            file.undo()
        say("next", state(file))
        file.save_copy(target)
        say("done", state(file))


def state_of(document: Document) -> State:
    """What a bare document holds."""
    return document.plan, document.history


def say(word: str, found: State) -> None:
    """One line, at once."""
    print(word, fingerprint(found), flush=True)


if __name__ == "__main__":
    act, project, argument = sys.argv[1:]
    if act == "edit":
        edit(Path(project), int(argument))
    else:
        copy(Path(project), Path(argument))
