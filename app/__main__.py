"""The one entry of Headroom: its window, or a command that needs no display."""

from __future__ import annotations

import os
import signal
import sys

if __name__ == "__main__" and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    # From here on Ctrl+C ends us at once, also amid the imports below, and without Python's own words.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import gc
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.terminal import complain, forget_output, prepare_output
from app.look.translation import ENGLISH, language_for, system_language, tr, translate
from app.look.translation import language as language_in_force
from app.machine.child_command import MAKE_PROPOSALS, READ_ESTATE, READ_TABLE, READ_USE
from app.machine.memory import has_memory_for
from planner_core.messages import HeadroomError

if TYPE_CHECKING:
    from argparse import Namespace

INTERRUPTED = 130
NEEDED_BYTES = 96 * 2**20
"""What numpy takes to start; its libraries end the process where they get less."""
NO_MEMORY = "failed to map segment"
"""What the system says of a library that it has no memory for."""
SHORT_OF_MEMORY = b"headroom: There is not enough memory for this.\n"
SELFTEST = "--selftest"


def main(argv: Sequence[str] | None = None) -> int:
    """Run what the command line asks for and return the exit status; no traceback reaches the user."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    end_at_interrupt()
    prepare_output()
    return attempt(lambda: run(arguments))


def end_at_interrupt() -> None:
    """Let Ctrl+C end this program, if it is one, with status 130 and without leaving an unfinished file.

    An exception would be raised wherever Python is just then: where nothing can catch it, it would be printed.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, _end)


def _end(_signal: int, _frame: object) -> None:
    if (writing := sys.modules.get("db.safe_writing")) is not None:
        writing.remove_unfinished()
    os._exit(INTERRUPTED)


def run(arguments: Sequence[str]) -> int:
    """Open the window or run a command. May raise anything; `attempt` turns that into words."""
    if not arguments or names_a_plan(arguments):
        collect_nothing_yet()
        from app.cli.commands.window import run_window  # Qt: only where there is a window to open

        return run_window(Path(arguments[0]) if arguments else None)
    if arguments[0] == SELFTEST and len(arguments) == 2:
        from app.cli.commands.window import run_selftest

        return run_selftest(Path(arguments[1]))

    if arguments[0] in (READ_TABLE, READ_ESTATE, READ_USE, MAKE_PROPOSALS):
        return _work_for_the_window(arguments)

    from app.cli.parser import build_parser

    try:
        parsed = build_parser(arguments[0]).parse_args(arguments)
    except SystemExit as done:  # --help, --version, or a usage error that has been printed
        return done.code if isinstance(done.code, int) else 0
    language = language_of(parsed)
    if getattr(parsed, "language", None) == "":
        parsed.language = language
    return attempt(lambda: _run(parsed, language), language)


def _work_for_the_window(arguments: Sequence[str]) -> int:
    """What the program does in a process of its own."""
    if arguments[0] == READ_TABLE:
        from app.library.importing.read_file import run_reader

        return run_reader(arguments[1:])
    if arguments[0] == READ_ESTATE:
        from app.library.importing.estate_files import run_estate_reader

        return run_estate_reader(arguments[1:])
    if arguments[0] == READ_USE:
        from app.library.importing.use_files import run_use_reader

        return run_use_reader(arguments[1:])
    from app.output.proposal.worker import run_worker

    return run_worker()


def collect_nothing_yet() -> None:
    """Leave garbage where it is until the window has been painted: what is made until then is needed afterwards, and
    looking through it again and again takes a tenth of the start. `Headroom` collects from then on, in its thread."""
    gc.disable()


def language_of(parsed: Namespace) -> str:
    """In which language a command speaks: as it is asked to, else as the system does; where it writes JSON, which is
    for scripts, in English."""
    asked = getattr(parsed, "language", None)
    return asked or (ENGLISH if getattr(parsed, "json", False) else system_language())


def _run(parsed: Namespace, language: str) -> int:
    """The command, with the password that it is given for locked plans."""
    if not has_memory_for(NEEDED_BYTES):
        raise MemoryError
    with ExitStack() as around:
        around.enter_context(_speaking(ENGLISH if getattr(parsed, "json", False) else language))
        if (file := getattr(parsed, "password_file", None)) is not None:
            from app.cli.passwords import passwords_from  # brings the database

            around.enter_context(passwords_from(file))
        return int(parsed.run(parsed))


def names_a_plan(arguments: Sequence[str]) -> bool:
    """Whether the arguments are one file, as they are when a plan is double-clicked."""
    from app.cli.parser import COMMANDS

    if len(arguments) != 1 or arguments[0] in COMMANDS or arguments[0].startswith("-"):
        return False
    path = Path(arguments[0])
    return path.suffix.lower() in {".headroom", ".json"} or len(path.parts) > 1 or path.exists()


def attempt(work: Callable[[], int], language: str = "") -> int:
    """Run `work`; whatever goes wrong becomes one sentence on standard error and an exit status.

    `language` is that of the sentence: of what the command would have printed; where none is given, that in force.
    """
    try:
        status = work()
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:  # the reader of our output, such as `head`, has stopped
        forget_output()
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except MemoryError:
        pass  # the sentence comes below, where what the work held is free again
    except Exception as error:  # noqa: BLE001 - the last place where a bug can become a sentence
        with _speaking(language):
            _tell(error)
        return 1
    else:
        return status
    _tell_short_of_memory()
    return 1


def _speaking(language: str) -> AbstractContextManager[None]:
    """The language of a complaint; that in force where none is given, or its texts are missing."""
    if not language or language == language_in_force():
        return nullcontext()
    from app.look.output_language import written_in  # only now, because most commands go well

    try:
        language_for(language)
    except HeadroomError:
        return nullcontext()
    return written_in(language)


def _tell(error: Exception) -> None:
    """One sentence on standard error: of what a user can act on, of a file or pipe, of a bug."""
    if isinstance(error, HeadroomError):
        complain(translate(error.message))
    elif isinstance(error, ImportError) and NO_MEMORY in str(error):
        _tell_short_of_memory()
    elif isinstance(error, OSError):
        words = {"file": error.filename or tr("The output"), "reason": error.strerror or type(error).__name__}
        complain(tr("{file} cannot be used: {reason}.", **words))
        forget_output()
    else:
        report_bug(error)


def _tell_short_of_memory() -> None:
    try:
        complain(tr("There is not enough memory for this. Close other programs and try again."))
    except MemoryError:
        os.write(sys.__stderr__.fileno() if sys.__stderr__ is not None else 2, SHORT_OF_MEMORY)


def report_bug(error: Exception) -> None:
    """Write the traceback into the local log and say so."""
    from app.machine.crash_log import record_crash

    path = record_crash(error)
    kind = type(error).__name__
    if path:
        complain(
            tr(
                "Something went wrong inside Headroom ({kind}). {log} has the details.",
                kind=kind,
                log=str(path),
            )
        )
    else:
        complain(
            tr("Something went wrong inside Headroom ({kind}), and the log cannot be written.", kind=kind)
        )


if __name__ == "__main__":
    sys.exit(main())
