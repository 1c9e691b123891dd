"""The local log of internal errors. It never leaves the machine.

An entry holds source locations and exception types, not their texts: those may quote a customer's data, and users must
be able to forward the log without reading it. Only a TypeError without Python frames keeps its text, because the entry
would be empty otherwise: Qt could not call a slot, and names the function and its parameters, never a value.
"""

from __future__ import annotations

import os
import platform
import sys
import traceback
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from app.machine.version import VERSION
from db.safe_writing import append_private, make_private_folder

FILE_NAME = "headroom.log"
LARGEST_BYTES = 500_000
LONGEST_TEXT = 300
"""Maximum length of an exception's text, if it is logged."""


def log_folder() -> Path:
    """The folder for logs of programs on this system, with Headroom's own subfolder."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Headroom"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Logs" / "Headroom"
    given = os.environ.get("XDG_STATE_HOME", "")
    return (Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "state") / "headroom"


def record_crash(error: BaseException) -> Path | None:
    """Append the traceback to the log and return its path; None if the log cannot be written."""
    path = log_folder() / FILE_NAME
    try:
        make_private_folder(path.parent)
        _start_anew_when_long(path)
        append_private(path, "".join(_entry(error)))
    except (OSError, RuntimeError):  # RuntimeError: there is no home folder
        return None
    return path


def _entry(error: BaseException) -> Iterator[str]:
    now = datetime.now(UTC).isoformat(timespec="seconds")
    yield f"{now} Headroom {VERSION}, Python {platform.python_version()}, {platform.system()}\n"
    seen: set[int] = set()
    each: BaseException | None = error
    while each is not None and id(each) not in seen:
        seen.add(id(each))
        yield f"{type(each).__module__}.{type(each).__qualname__}\n"
        if each is error and _is_from_bindings(each):
            yield f"  {' '.join(str(each).split())[:LONGEST_TEXT]}\n"
        for frame in traceback.extract_tb(each.__traceback__):
            yield f"  {Path(frame.filename).name}:{frame.lineno} {frame.name}\n"
        each = each.__cause__ or each.__context__


def _is_from_bindings(error: BaseException) -> bool:
    """Whether it was raised between Qt and Python. An exception that was never raised has no frames either, and our own
    types may quote anything.
    """
    return type(error) is TypeError and error.__traceback__ is None


def _start_anew_when_long(path: Path) -> None:
    with suppress(FileNotFoundError):
        if path.stat().st_size > LARGEST_BYTES:
            path.replace(path.with_suffix(".old.log"))
