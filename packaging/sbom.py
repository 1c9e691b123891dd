"""Writes dist/headroom.cdx.json: what the bundle is made of, in CycloneDX 1.6, each file with its SHA-256.

`packaging/bundle.py` calls it. It reads PyInstaller's tables of contents, which say where each file and each
module came from, and finds the Python package, the Debian package or the part of Headroom that owns it. A file
that nobody owns stops the build: a bill of materials with a hole is none.
"""

import ast
import hashlib
import re
import subprocess
import sys
import tomllib
import uuid
from collections import defaultdict
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from importlib import metadata
from pathlib import Path

from cyclonedx.model import HashAlgorithm, HashType, Property
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import DisjunctiveLicense, LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from license_expression import get_spdx_licensing
from packageurl import PackageURL

ROOT = Path(__file__).resolve().parent.parent
TABLES = ROOT / "build" / "pyinstaller" / "headroom"
LICENCE_NAMES = {"OSI Approved": "Zlib", "BSD License": "BSD-3-Clause"}
"""SPDX names for what two packages say loosely; the texts they bring along decide."""


class UnknownFileError(Exception):
    """A file of the bundle that no package and no part of Headroom owns."""


@dataclass(frozen=True, order=True)
class Owner:
    """Who a file of the bundle comes from: a package, a runtime, or a part of the repository."""

    kind: str
    """The type of its package URL: pypi, deb, generic."""
    name: str
    version: str
    licence: str = ""
    """An SPDX expression, or the name that its maker gives it; empty where only its package has the text."""

    @property
    def purl(self) -> PackageURL:
        return PackageURL(self.kind, "debian" if self.kind == "deb" else None, self.name, self.version)


def write_sbom(bundle: Path, target: Path, moment: int) -> int:
    """Write what `bundle` is made of to `target`, dated `moment` (Unix time); return the number of components.

    The same bundle and moment give the same bytes. Raises UnknownFileError.
    """
    files: dict[Owner, dict[str, str]] = defaultdict(dict)
    for file in sorted(bundle.rglob("*")):
        if file.is_file() and not file.is_symlink():
            place = file.relative_to(bundle).as_posix()
            files[owner(source_of(place))][place] = hashlib.sha256(file.read_bytes()).hexdigest()
    for module in compiled_modules():
        files.setdefault(owner(module), {})
    bom = Bom(components=[component(each, files[each]) for each in sorted(files)])
    bom.metadata.component = Component(
        type=ComponentType.APPLICATION, name="headroom", version=version(), bom_ref="headroom-bundle"
    )
    bom.metadata.timestamp = datetime.fromtimestamp(moment, UTC)
    said = "\n".join(f"{place} {digest}" for part in files.values() for place, digest in sorted(part.items()))
    bom.serial_number = uuid.uuid5(uuid.NAMESPACE_OID, said)
    bom.register_dependency(bom.metadata.component, bom.components)
    target.write_text(JsonV1Dot6(bom).output_as_string(indent=2) + "\n", encoding="utf-8", newline="\n")
    return len(bom.components)


def component(owner: Owner, files: dict[str, str]) -> Component:
    """One component with the files that it brought, each with its hash."""
    ours = owner.name == "headroom"
    made = Component(
        type=ComponentType.APPLICATION if ours else ComponentType.LIBRARY,
        name=owner.name,
        version=owner.version,
        bom_ref=str(owner.purl),
        purl=owner.purl,
        components=[
            Component(
                type=ComponentType.FILE,
                name=place,
                bom_ref=f"file:{place}",
                hashes=[HashType(alg=HashAlgorithm.SHA_256, content=digest)],
            )
            for place, digest in files.items()
        ],
    )
    if owner.licence in get_spdx_licensing().known_symbols or " " in owner.licence:
        made.licenses.add(LicenseExpression(owner.licence))
    elif owner.licence:
        made.licenses.add(DisjunctiveLicense(name=owner.licence))
    elif owner.kind == "deb":
        made.properties.add(Property(name="headroom:licence", value=f"/usr/share/doc/{owner.name}/copyright"))
    return made


@cache
def collected() -> dict[str, str]:
    """Where each file of the bundle came from, by its place in it."""
    (entries,) = ast.literal_eval((TABLES / "COLLECT-00.toc").read_text(encoding="utf-8"))
    return {target.replace("\\", "/"): source for target, source, _ in entries}


def compiled_modules() -> list[str]:
    """The source of each module in the archive of compiled modules; built-in ones have none."""
    _, entries = ast.literal_eval((TABLES / "PYZ-00.toc").read_text(encoding="utf-8"))[:2]
    return [source for _, source, _ in entries if Path(source).is_file()]


def source_of(place: str) -> str:
    """Where the file at this place of the bundle came from."""
    inside = place.removeprefix("_internal/")
    return collected().get(inside) or collected()[place]


def owner(source: str) -> Owner:
    """Who the file `source` comes from. Raises UnknownFileError."""
    path = Path(source)
    found = _of_a_package(path) or _of_the_repository(path) or _of_python(path) or _of_the_system(path)
    if found is None:
        raise UnknownFileError(f"nobody owns {source}, so the bill of materials would have a hole")
    return found


def _of_a_package(path: Path) -> Owner | None:
    name = _packages().get(path)
    if name is None:
        return None
    if path.is_relative_to(Path(_site_packages(), "PySide6", "Qt")):
        return Owner("generic", "qt", metadata.version(name), "LGPL-3.0-only")
    return Owner("pypi", name, metadata.version(name), licence(name))


@cache
def _packages() -> dict[Path, str]:
    """The package of each file below site-packages."""
    return {
        Path(str(package.locate_file(file))): re.sub(r"[-_.]+", "-", package.name).lower()
        for package in metadata.distributions()
        for file in package.files or ()
    }


@cache
def _site_packages() -> str:
    return str(metadata.distribution("pyside6-essentials").locate_file(""))


def licence(package: str) -> str:
    """What an installed package says of its licence: an SPDX expression where it gives one."""
    about = metadata.metadata(package).json
    kinds = [line.rpartition(":: ")[2] for line in about.get("classifier", ()) if "License" in line]
    said = str(about.get("license_expression") or about.get("license") or "".join(kinds[:1]))
    said = said.partition("\n")[0]
    if package == "pyinstaller":
        return "GPL-2.0-or-later WITH Bootloader-exception"
    return LICENCE_NAMES.get(said, said)


def _of_the_repository(path: Path) -> Owner | None:
    if path.is_relative_to(TABLES):
        made_by_pyinstaller = path.name in ("headroom", "headroom.exe", "headroom-cli.exe")
        owner = Owner("pypi", "pyinstaller", metadata.version("pyinstaller"), licence("pyinstaller"))
        return owner if made_by_pyinstaller else _python()
    if not path.is_relative_to(ROOT) or path.is_relative_to(_site_packages()):
        return None
    if path.is_relative_to(ROOT / "resources" / "fonts"):
        return Owner("generic", "inter", _noted("Inter"), "OFL-1.1")
    if path.is_relative_to(ROOT / "resources" / "icons") and path.name != "headroom.svg":
        return Owner("generic", "lucide", _noted("Lucide icons"), "ISC AND MIT")
    return Owner("generic", "headroom", version(), "MIT")


def _of_python(path: Path) -> Owner | None:
    return _python() if path.is_relative_to(Path(sys.base_prefix).resolve()) else None


def _python() -> Owner:
    return Owner("generic", "python", "{}.{}.{}".format(*sys.version_info[:3]), "PSF-2.0")


def _of_the_system(path: Path) -> Owner | None:
    """The Debian package of a library; its files may be listed with or without the leading /usr."""
    for name in (path, path.resolve(), Path("/", *path.parts[2:]) if path.parts[1] == "usr" else path):
        answer = _ask(("dpkg-query", "-S", str(name)))
        if answer:
            package = answer.partition(":")[0]
            return Owner("deb", package, _ask(("dpkg-query", "-W", "-f=${Version}", package)))
    return None


@cache
def _ask(command: tuple[str, ...]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


@cache
def version() -> str:
    """The version of Headroom."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def _noted(what: str) -> str:
    """The version that the file LICENSE names for a part of the repository."""
    found = re.search(rf"^{what} ([\d.]+) ", (ROOT / "LICENSE").read_text(encoding="utf-8"), re.MULTILINE)
    assert found, f"LICENSE names no version of {what}"
    return found[1]
