"""What files are that were dropped together: a plan, what a pilot measured, or the exports of an estate. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from app.library.importing.estate_files import TABLES
from app.library.importing.read_file import WORKBOOKS
from app.project.measured_files import is_measured
from planner_core.messages import HeadroomError, Message


class Dropped(NamedTuple):
    """One of the three."""

    plan: Path | None = None
    measured: tuple[Path, ...] = ()
    exports: tuple[Path, ...] = ()


def sorted_out(paths: Sequence[Path], *, has_plan: bool) -> Dropped:
    """What was dropped. Raises HeadroomError for files that are not opened together.

    Without a plan there is nothing that a measurement could be put into, and the reader of exports says what it is.
    """
    plans = tuple(each for each in paths if not _is_table(each))
    measured = tuple(each for each in paths if each not in plans and not each.is_dir() and is_measured(each))
    exports = tuple(each for each in paths if each not in plans and each not in measured)
    if plans and len(paths) > 1:
        words: dict[str, object] = {"file": plans[0].name}
        raise HeadroomError(Message("{file} is no table. Drop a plan alone, and tables together.", words))
    if measured and exports:
        words = {"log": measured[0].name, "export": exports[0].name}
        raise HeadroomError(
            Message(
                "{log} is what a pilot measured, {export} is not. Drop the exports of the estate first; then select the"
                " pool of the pilot and drop its log.",
                words,
            )
        )
    if plans:
        return Dropped(plan=plans[0])
    if measured and has_plan:
        return Dropped(measured=measured)
    return Dropped(exports=tuple(paths))


def _is_table(path: Path) -> bool:
    return path.is_dir() or path.suffix.lower() in {*TABLES, *WORKBOOKS}
