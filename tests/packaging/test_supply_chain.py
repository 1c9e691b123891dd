"""The bill of materials beside the bundle names an owner and a hash for every file, and builds can be compared."""

import hashlib
import json
import sys
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))
import bundle_twice  # noqa: E402  the scripts of packaging/ are no package
import sbom  # noqa: E402

sys.path.remove(str(ROOT / "packaging"))

NUMPY_FILE = str(Path(np.__file__).with_name("version.py"))
FONT = str(ROOT / "resources" / "fonts" / "Inter-Bold.ttf")
ICON = str(ROOT / "resources" / "icons" / "cable.svg")


@pytest.fixture
def bundle(tmp_path, monkeypatch):
    """A small bundle with PyInstaller's tables of contents: a font, a module's file, and numpy among the modules."""
    tables = tmp_path / "tables"
    tables.mkdir()
    entries = [("resources/Inter-Bold.ttf", FONT, "DATA"), ("numpy/version.py", NUMPY_FILE, "DATA")]
    (tables / "COLLECT-00.toc").write_text(repr((entries,)))
    modules = [("docx", sys.modules["pytest"].__file__, "PYMODULE"), ("sys", "", "BUILTIN")]
    (tables / "PYZ-00.toc").write_text(repr(("archive", modules)))
    monkeypatch.setattr(sbom, "TABLES", tables)
    sbom.collected.cache_clear()
    built = tmp_path / "headroom"
    for place, source, _ in entries:
        file = built / "_internal" / place
        file.parent.mkdir(parents=True)
        file.write_bytes(Path(source).read_bytes())
    yield built
    sbom.collected.cache_clear()


def test_every_file_has_an_owner_and_a_hash(bundle, tmp_path):
    target = tmp_path / "headroom.cdx.json"
    assert sbom.write_sbom(bundle, target, 0) == 3
    bill = json.loads(target.read_text())
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    parts = {part["name"]: part for part in bill["components"]}
    assert {*parts} == {"inter", "numpy", "pytest"}, "a module without a file of its own counts, too"
    assert parts["numpy"]["version"] == np.__version__
    assert parts["numpy"]["licenses"][0]["expression"].startswith("BSD-3-Clause")
    assert parts["inter"]["licenses"][0]["expression"] == "OFL-1.1"
    (font,) = parts["inter"]["components"]
    assert font["name"] == "_internal/resources/Inter-Bold.ttf"
    assert font["hashes"][0]["content"] == hashlib.sha256(Path(FONT).read_bytes()).hexdigest()


def test_the_same_bundle_gives_the_same_bytes_and_another_one_does_not(bundle, tmp_path):
    bills = [tmp_path / name for name in ("one.json", "two.json", "three.json")]
    for bill in bills[:2]:
        sbom.write_sbom(bundle, bill, 1_700_000_000)
    with (bundle / "_internal" / "numpy" / "version.py").open("ab") as file:
        file.write(b"#")
    sbom.write_sbom(bundle, bills[2], 1_700_000_000)
    one, two, three = (bill.read_bytes() for bill in bills)
    assert one == two
    assert one != three


def test_a_file_that_nobody_owns_stops_the_build(tmp_path):
    stray = tmp_path / "libstray.so"
    stray.write_bytes(b"")
    with pytest.raises(sbom.UnknownFileError, match=r"libstray\.so"):
        sbom.owner(str(stray))


@pytest.mark.parametrize(
    ("source", "name"),
    [
        (ICON, "lucide"),
        (str(ROOT / "resources" / "icons" / "headroom.svg"), "headroom"),
        (str(ROOT / "LICENSE"), "headroom"),
        (str(Path(json.__file__)), "python"),
    ],
)
def test_parts_of_the_repository_and_of_python_are_told_apart(source, name):
    assert sbom.owner(source).name == name


def test_the_comparison_of_two_builds_finds_what_differs(tmp_path):
    for folder in ("one", "two"):
        (tmp_path / folder / "sub").mkdir(parents=True)
        (tmp_path / folder / "sub" / "same").write_bytes(b"same")
        (tmp_path / folder / "other").write_bytes(folder.encode())
    (tmp_path / "two" / "more").write_bytes(b"")
    compared, differing = bundle_twice.compare(tmp_path / "one", tmp_path / "two")
    assert (compared, differing) == (3, ["more", "other"])
