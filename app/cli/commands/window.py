"""Open the window; or, to test the finished program, run its self-test and quit."""

from __future__ import annotations

import ctypes
import os
import sys
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from app.machine import fast_imports, overrides  # isort: split  # noqa: F401 - before all other imports
from app.machine.garbage import hold_little
from app.machine.orderly_end import OrderlyEnd
from app.machine.preferences import Preferences, config_folder
from app.window.bootstrap import Headroom
from planner_core.messages import HeadroomError, Message

STYLE = ("-style", "fusion")
"""As an argument for Qt. Setting a style through PySide would load all widget classes."""


def run_window(path: Path | None = None) -> int:
    """Show the start page, or the plan at `path`, until the user quits."""
    if not display_answers():
        raise HeadroomError(
            Message("There is no display for the window. The commands need none; see headroom --help.")
        )
    application = make_application()
    program = Headroom(application, Preferences(config_folder()))
    OrderlyEnd(application, lambda: program.window)
    program.start(path)
    return application.exec()


def run_selftest(out: Path) -> int:
    """Open a sample, export its proposal and quit; `out` gets the results. Any exception ends with status 3."""
    from app.window.selftest import SelfTest  # used in no other start

    application = make_application()
    out.mkdir(parents=True, exist_ok=True)
    program = Headroom(application, Preferences(out / "settings"))
    test = SelfTest(program, out, started=process_start())
    test.begin()
    return application.exec()


def display_answers() -> bool:
    """Whether a window can open. Checked without Qt, which would end the process if it cannot."""
    if not sys.platform.startswith("linux") or {"WAYLAND_DISPLAY", "QT_QPA_PLATFORM"} & set(os.environ):
        return True
    if not os.environ.get("DISPLAY"):
        return False
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # Qt reports better what is missing
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    answers = xcb.xcb_connection_has_error(connection) == 0
    xcb.xcb_disconnect(connection)
    return bool(answers)


def make_application() -> QApplication:
    """The application object, with the name for desktops and file dialogs."""
    hold_little()
    application = QApplication([*sys.argv[:1], *STYLE])
    application.setApplicationName("Headroom")
    application.setDesktopFileName("headroom")
    return application


def process_start() -> float:
    """The start time of this process, on the clock of `time.time`, accurate to about a hundredth of a second."""
    try:
        fields = Path("/proc/self/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        ticks = int(fields[19])
        uptime = float(Path("/proc/uptime").read_text(encoding="ascii").split()[0])
    except OSError:  # no /proc: count from the first line of this module
        return _IMPORTED
    return time.time() - uptime + ticks / os.sysconf("SC_CLK_TCK")


_IMPORTED = time.time()
