"""The password of a locked plan on the command line: from a file, or typed at the terminal, but never an argument.

Arguments are visible to every user of the machine, and stay in the shell's history.
"""

from __future__ import annotations

import getpass
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Final, TypeVar

from app.cli.terminal import complain
from app.look.translation import tr, translate
from app.machine.files import read_file
from db.cipher import Password
from db.errors import LockedProjectError, WrongPasswordError
from planner_core.messages import HeadroomError, Message

T = TypeVar("T")

TRIES: Final = 3
LONGEST: Final = 100_000
STANDARD_INPUT: Final = "-"


class _Passwords:
    """The passwords of one run."""

    def __init__(self, file: Path | None = None) -> None:
        self.in_file = None if file is None else _read(file)
        self.typed: dict[Path, Password] = {}


_PASSWORDS: ContextVar[_Passwords | None] = ContextVar("passwords", default=None)


@contextmanager
def passwords_from(file: Path) -> Iterator[None]:
    """Open locked plans with the password in a file; `-` is standard input. Raises HeadroomError."""
    token = _PASSWORDS.set(_Passwords(file))
    try:
        yield
    finally:
        _PASSWORDS.reset(token)


def unlocked(path: Path, read: Callable[[Password | None], T]) -> T:
    """The result of `read`, with the password if the file needs one. Raises HeadroomError."""
    known = _PASSWORDS.get()
    if known is None:
        _PASSWORDS.set(known := _Passwords())
    try:
        return read(known.typed.get(path) or known.in_file)
    except WrongPasswordError:
        raise
    except LockedProjectError:
        if not _can_ask():
            words = {"file": str(path)}
            raise LockedProjectError(
                Message(
                    "{file} is protected by a password. Name a file that holds it: --password-file.", words
                )
            ) from None
    for attempt in range(1, TRIES + 1):
        try:
            password = Password(_ask(path))
            found = read(password)
        except WrongPasswordError as error:
            if attempt == TRIES:
                raise
            complain(translate(error.message))
        else:
            known.typed[path] = password
            return found
    raise AssertionError


def _can_ask() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def _ask(path: Path) -> str:
    try:
        with _exception_at_interrupt():  # else the terminal would stay without echo
            return getpass.getpass(tr("Password of {file}: ", file=path.name))
    except EOFError:
        raise HeadroomError(Message("{file} stays locked.", {"file": str(path)})) from None


@contextmanager
def _exception_at_interrupt() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _read(file: Path) -> Password:
    """The text in a file, without its final line break."""
    if str(file) == STANDARD_INPUT:
        data = sys.stdin.buffer.read(LONGEST)
    elif file.is_fifo():  # a shell's <(...)
        with file.open("rb") as pipe:
            data = pipe.read(LONGEST)
    else:
        data = read_file(file, LONGEST)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        words = {"file": str(file)}
        raise HeadroomError(Message("{file} is not UTF-8 text; a password must be.", words)) from None
    return Password(text.removesuffix("\n").removesuffix("\r"))
