"""Processes of Headroom's own beside its window: started and ended without waiting, watched by the event loop.

A process is started anew and never forked off: it has nothing of the window, neither Qt's objects nor threads nor
open files. It has a session of its own, so that Ctrl+C in the terminal of the window does not reach it.
"""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

from app.machine.child_command import child_command, child_variables

MOST_MS_TO_END: Final = 1000
"""After it was killed; a process of a gigabyte takes about a tenth of that to give its memory back."""


def child_process(parent: QObject, *arguments: str) -> QProcess:
    """Headroom with these arguments, ready to be started."""
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
    """Kill it. It is gone afterwards, and so is its object once the event loop comes round."""
    process.blockSignals(True)
    process.kill()
    process.waitForFinished(MOST_MS_TO_END)
    process.deleteLater()
