"""A thousand random edits, undos and redos in several variants: memory and file are equal after each of them.

Reading the file checks every row against the hash that it carries."""

from __future__ import annotations

import random
from pathlib import Path

from db.project_file import ProjectFile
from tests.support.editing_child import fingerprint
from tests.support.projects import change_at_random, order, quick_folder, sample_file, state, stored, undo_all
from tests.support.thorough import rounds

CHANGES = rounds(60, 1000)


def test_after_every_change_the_reopened_file_is_equal() -> None:
    with quick_folder() as folder:
        walk(folder)


def walk(folder: Path) -> None:
    """Change, compare with what another reader finds, and sometimes close and go on with the reopened file."""
    file, source = sample_file(folder), random.Random(59)
    start, done, reopened, variants, elsewhere = file.project, 0, 0, 1, 0
    while done < CHANGES:
        if not change_at_random(file, source):
            continue
        done += 1
        variants = max(variants, len(file.project.variants))
        elsewhere += file.project.shown != start.shown
        found = stored(file.path)
        assert found == state(file), f"change {done}"
        assert order(found[0]) == order(file.project), f"change {done}"
        if source.random() < 0.25:
            mark = fingerprint(state(file))
            file.close()
            file = ProjectFile.open(file.path)
            reopened += 1
            assert fingerprint(state(file)) == mark, f"change {done}"
    steps, points = len(file.history.steps), len(file.history.points)
    assert undo_all(file).variants == start.variants
    assert stored(file.path) == state(file)
    file.close()
    print(
        f"\n{done} changes, {reopened} times reopened, {steps} steps and {points} restore points, up to {variants}"
        f" variants, {elsewhere} changes with another one in view: plan, history and hash always equal"
    )
    assert variants > 1
    assert elsewhere > 0
    assert reopened > CHANGES // 8
