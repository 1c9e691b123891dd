"""Finds the system libraries and tools that are missing here, and installs them with apt where it may.

Only what is really missing is asked for: a library counts as present when the dynamic linker loads it, a tool
when it is on the PATH. Package names are those of Debian 12 and 13 and Ubuntu 22.04 and later. Other systems
than Linux bring everything along, so nothing is looked for there.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

# What Qt itself links to, whatever it draws on.
QT = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
}
X11 = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
TEST_TOOLS = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool", "pdftotext": "poppler-utils"}
BUNDLE_TOOLS = {"objcopy": "binutils", "objdump": "binutils"}

# Since the change to 64-bit time, Debian 13 and Ubuntu 24.04 know this library under a new name.
RENAMED = {"libglib2.0-0": "libglib2.0-0t64"}
INSTALL = ["apt-get", "install", "-y", "--no-install-recommends"]


def missing(level: str, *, with_venv: bool) -> list[str]:
    """Return the Debian packages that `level` (run, develop or bundle) needs and this machine lacks."""
    if not sys.platform.startswith("linux"):
        return []
    libraries, tools = dict(QT), {}
    if level != "run" or os.environ.get("DISPLAY"):
        libraries.update(X11)
    if os.environ.get("WAYLAND_DISPLAY"):
        libraries.update(WAYLAND)
    if level != "run":
        tools.update(TEST_TOOLS)
    if level == "bundle":
        tools.update(BUNDLE_TOOLS)
        libraries.update(_python_library())
    packages = [package for name, package in libraries.items() if not _loads(name)]
    packages += [package for name, package in tools.items() if shutil.which(name) is None]
    if with_venv and importlib.util.find_spec("ensurepip") is None:
        packages.append("python{}.{}-venv".format(*sys.version_info))
    return list(dict.fromkeys(packages))


def _python_library() -> dict[str, str]:
    """PyInstaller ships Python as a shared library, which Debian keeps in a package of its own."""
    name = sysconfig.get_config_var("INSTSONAME") or ""
    if ".so" not in name or Path(sysconfig.get_config_var("LIBDIR"), name).exists():
        return {}
    return {name: "libpython{}.{}".format(*sys.version_info)}


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install(packages: list[str]) -> bool:
    """Install `packages` as root or by a sudo that asks for no password; return whether that worked."""
    prefix = _root_prefix()
    if prefix is None or shutil.which("apt-get") is None:
        return False
    print("Installing system packages: " + " ".join(packages), flush=True)
    quiet = ["-qq", "-o", "Dpkg::Use-Pty=0", "-o", "DPkg::Lock::Timeout=300"]
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", *quiet]
    subprocess.run([*apt, "update"], check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    command = [*apt, *INSTALL[1:], *names_here(packages)]
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        sys.stderr.buffer.write(done.stdout)
    return done.returncode == 0


def _root_prefix() -> list[str] | None:
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    allowed = subprocess.run(["sudo", "-n", "true"], check=False, capture_output=True)
    return ["sudo", "-n"] if allowed.returncode == 0 else None


def names_here(packages: list[str]) -> list[str]:
    """Return `packages` under the names this release of Debian or Ubuntu uses."""
    return [RENAMED[name] if _apt_knows(RENAMED.get(name)) else name for name in packages]


def _apt_knows(package: str | None) -> bool:
    if package is None or shutil.which("apt-cache") is None:
        return False
    return subprocess.run(["apt-cache", "show", package], check=False, capture_output=True).returncode == 0


def advice(packages: list[str]) -> str:
    """Return what to tell a user who has to install `packages` by hand."""
    if shutil.which("apt-get") is None:
        listed = ", ".join(packages)
        return (
            "Headroom needs system packages that are missing here. Debian and Ubuntu call them\n\n"
            f"    {listed}\n\nPlease install them with this system's package manager and run again."
        )
    line = " ".join(["sudo", *INSTALL, *names_here(packages)])
    return (
        "Headroom needs system packages that are missing here, and may not install them itself. "
        f"Please run\n\n    {line}\n\nand then run again."
    )
