"""Child processes of the window: started and ended without blocking, watched by the event loop.

A process is spawned, never forked: it inherits neither Qt objects nor threads nor open files. It has its own session,
so that Ctrl+C in the window's terminal does not reach it.
"""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

from app.machine.child_command import child_command, child_variables

MOST_MS_TO_END: Final = 1000
"""Time limit after killing; a process of a gigabyte takes about a tenth of that to free its memory."""


def child_process(parent: QObject, *arguments: str) -> QProcess:
    """A Headroom process with these arguments, not started yet."""
    process = QProcess(parent)
    environment = QProcessEnvironment.systemEnvironment()
    for name, value in child_variables().items():
        environment.insert(name, value)
    process.setProcessEnvironment(environment)
    program, *rest = child_command(*arguments)
    process.setProgram(program)
    process.setArguments(rest)
    process.setStandardErrorFile(QProcess.nullDevice())
    if sys.platform != "win32":
        flag = QProcess.UnixProcessFlag
        process.setUnixProcessParameters(
            flag.CloseFileDescriptors | flag.ResetSignalHandlers | flag.CreateNewSession
        )
    return process


def end_process(process: QProcess) -> None:
    """Kill the process. It has ended on return; its object is deleted by the event loop."""
    process.blockSignals(True)
    process.kill()
    process.waitForFinished(MOST_MS_TO_END)
    process.deleteLater()
