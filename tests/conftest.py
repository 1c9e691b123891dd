"""Fixtures for every test: a home folder and a screen of its own, and no tolerance for warnings."""

from __future__ import annotations

import gc
import importlib
import linecache
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

from tests.support import typesetter_apart
from tests.support.screen import NO_QT_WARNINGS, virtual_screen

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget
    from pytestqt.qtbot import QtBot

    from tests.support.user import User

pytest_plugins = ["tests.support.sharing_out", "tests.support.few_futures", "tests.support.asked_once"]

PATIENCE_MS = 60_000
SCREENSHOTS = Path(__file__).parent.parent / "out" / "screenshots"
HOME_VARIABLES = {
    "HOME": "",
    "USERPROFILE": "",
    "APPDATA": "roaming",
    "LOCALAPPDATA": "local",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
    "XDG_CACHE_HOME": ".cache",
}
WORN: dict[str, str] = {}
"""The style sheet of the light theme, in which each test begins."""
# Settings that a developer's own session would otherwise bring into the tests.
FOREIGN = (
    "DISPLAY",
    "WAYLAND_DISPLAY",
    "XAUTHORITY",
    "LANGUAGE",
    "LC_ALL",
    "LC_MESSAGES",
    "PYTHONDONTWRITEBYTECODE",
)

# The same examples in every run, so that a red run can be repeated; more of them in `make test-thorough`, which sets
# HYPOTHESIS_PROFILE=thorough, and others each time with HYPOTHESIS_PROFILE=explore.
# No test may fail because the machine is slow: neither an example nor the making of ten may take too long.
WITHOUT_A_CLOCK = hypothesis.settings(deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow])
hypothesis.settings.register_profile("same", WITHOUT_A_CLOCK, derandomize=True)
hypothesis.settings.register_profile("thorough", WITHOUT_A_CLOCK, derandomize=True)
hypothesis.settings.register_profile("explore", WITHOUT_A_CLOCK, max_examples=1000)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


def pytest_configure(config: pytest.Config) -> None:
    """Cut the tests off from the session they are started in, before anything of Headroom is imported."""
    for name in [*FOREIGN, *(name for name in os.environ if name.startswith(("QT_", "QSG_", "HEADROOM_")))]:
        os.environ.pop(name, None)
    session_home = Path(tempfile.mkdtemp(prefix="headroom-tests-"))
    config.add_cleanup(lambda: shutil.rmtree(session_home, ignore_errors=True))
    runtime = session_home / "runtime"
    runtime.mkdir(mode=0o700)
    os.environ.update(
        LANG="C.UTF-8", TZ="UTC", XDG_RUNTIME_DIR=str(runtime), HEADROOM_TEST_HOMES=str(session_home)
    )
    if hasattr(config, "workerinput"):  # one of several processes, each of which runs thousands of tests
        config.add_cleanup(typesetter_apart.install().close)
    if config.pluginmanager.has_plugin("pytest-qt"):
        importlib.import_module("tests.support.settled").watch_timers()
        be_patient()
        importlib.import_module("app.machine.overrides")  # as the window does, before its classes are created


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[object]:
    """Collect tests without the garbage collector, which would look through all of them again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_finish() -> None:
    """Let the garbage collector leave out what lives for the whole run: modules, and thousands of tests."""
    linecache.clearcache()  # the lines of every source file, read for the places of tests: 36 MiB
    gc.collect()
    gc.freeze()


def be_patient() -> None:
    """Allow conditions longer than the five seconds of pytest-qt: a busy machine is no fault of the program."""
    from pytestqt.qtbot import QtBot

    for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitCallback):
        wait.__kwdefaults__["timeout"] = PATIENCE_MS


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home folder for each test: no test sees the user's data or another test's."""
    folder = Path(tempfile.mkdtemp(prefix="home-", dir=os.environ["HEADROOM_TEST_HOMES"]))
    for name, below in HOME_VARIABLES.items():
        monkeypatch.setenv(name, str(folder / below))
    return folder


@pytest.fixture(scope="session")
def display() -> Iterator[dict[str, str]]:
    """A virtual screen with a window manager; the variables that direct programs to it and let no warning pass."""
    if not sys.platform.startswith("linux"):
        yield NO_QT_WARNINGS
        return
    with virtual_screen() as variables:
        os.environ.update(variables)
        yield {**variables, **NO_QT_WARNINGS}
        close_application()


def close_application() -> None:
    """End Qt before its screen disappears: it treats a lost screen as a crash."""
    if "PySide6.QtCore" in sys.modules:
        from PySide6.QtCore import QCoreApplication

        application = QCoreApplication.instance()
        if application is not None:
            application.shutdown()


@pytest.fixture(scope="session")
def qapp_args(display: dict[str, str]) -> list[str]:
    """Make pytest-qt create its QApplication on the virtual screen, in the style of the program."""
    from app.cli.commands.window import STYLE

    return ["headroom", *STYLE]


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The one of pytest-qt. From now on only this thread collects garbage, as in the program: pytest-xdist has another
    thread, and freeing an object with a timer there would leave the timer running.
    """
    from app.machine.garbage import collect_here

    collect_here()
    wear_the_light_theme(qapp)
    return qapp


@pytest.fixture(autouse=True)
def collected_here() -> Iterator[None]:
    """Collect what is due after a test without an event loop. Fail a test that lets Python collect in any thread."""
    yield
    garbage = sys.modules.get("app.machine.garbage")
    if garbage is not None and garbage.is_collecting():
        assert not gc.isenabled(), "this test has switched on the collector of Python"
        garbage.collect_what_is_due()


@pytest.fixture
def user(qtbot: QtBot) -> Iterator[User]:
    """Real mouse and keyboard on the virtual screen."""
    from tests.support.user import User

    hands = User(qtbot)
    yield hands
    hands.let_go()


@pytest.fixture
def screenshot(request: pytest.FixtureRequest) -> Callable[..., Path]:
    """Store a picture of a widget, or of the whole screen, as out/screenshots/<test>-<name>.png."""

    def take(widget: QWidget | None = None, name: str = "") -> Path:
        from PySide6.QtGui import QGuiApplication

        picture = widget.grab() if widget else QGuiApplication.primaryScreen().grabWindow(0)
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        stem = re.sub(r"\W+", "-", f"{request.node.name.removeprefix('test_')}-{name}").strip("-")
        path = SCREENSHOTS / f"{stem}.png"
        assert picture.save(str(path)), f"no picture at {path}"
        return path

    return take


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Fail a test whose windows cause warnings while they are deleted; until then pytest-qt listens."""
    if "PySide6.QtCore" not in sys.modules:
        return (yield)
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    complaints: list[str] = []

    def listen(kind: QtMsgType, _context: object, text: str) -> None:
        if kind in (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg):
            complaints.append(text)

    previous = qInstallMessageHandler(listen)
    try:
        result = yield
    finally:
        qInstallMessageHandler(previous)
    if complaints:
        pytest.fail("Qt complained during teardown:\n" + "\n".join(complaints), pytrace=False)
    return result


@pytest.fixture(autouse=True)
def usual_looks() -> Iterator[None]:
    """Restore the light theme and the usual text size for the next test in this process."""
    yield
    theme = sys.modules.get("app.look.theme")
    if theme is not None:
        theme.use(theme.LIGHT)
        theme.use_body_points(theme.BODY_POINTS)
    if "app.look.theme_manager" in sys.modules:
        from PySide6.QtCore import QEvent
        from PySide6.QtWidgets import QApplication

        if isinstance(application := QApplication.instance(), QApplication):
            # Closed windows would stay until an event loop runs, and be styled with each theme of the next tests.
            application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            wear_the_light_theme(application)


def wear_the_light_theme(application: QApplication) -> None:
    """Dress the application as the program does, once for all tests: Qt polishes every widget anew for another style
    sheet. Enlarged text is reset before, or the theme would take it for the system's setting.
    """
    from shiboken6 import delete

    from app.look import theme
    from app.look.theme_manager import Themes

    font = application.font()
    if font.pointSizeF() > theme.BODY_POINTS:
        font.setPointSizeF(theme.BODY_POINTS)
        application.setFont(font)
    if application.styleSheet() != WORN.get("sheet"):
        delete(Themes(application, theme.LIGHT))
        WORN["sheet"] = application.styleSheet()
