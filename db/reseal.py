"""Changes the password of a project file that is not open, such as a backup."""

from __future__ import annotations

from pathlib import Path

import apsw

from db.cipher import Password
from db.connection import READ_ONLY, connect
from db.errors import from_storage, locked, wrong_password
from db.inspect_file import is_locked
from db.new_file import sealed
from db.wipe import replace_and_wipe


def reseal(path: Path, old: Password | None, new: Password | None) -> None:
    """Change, set or remove the password of a file; its content is not validated.

    Raises ProjectError (LockedProjectError if `old` is wrong); then the file is unchanged.
    """
    try:
        plain = _plain(path, old) if is_locked(path) else path.read_bytes()
        replace_and_wipe(path, sealed(plain, new))
    except (apsw.Error, OSError, MemoryError) as error:
        raise from_storage(error, path) from error


def _plain(path: Path, password: Password | None) -> bytes:
    if password is None:
        raise locked(path)
    connection = connect(path, READ_ONLY, password=password)
    try:
        connection.pragma("user_version")
        return connection.serialize("main")
    except apsw.NotADBError as error:
        raise wrong_password(path) from error
    finally:
        connection.close()
