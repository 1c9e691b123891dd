"""The resources are found in each of the three ways Headroom can be started."""

import subprocess
import sys
from pathlib import Path

import app.machine.resources
from app.machine.resources import expected_folder, resource, resources_folder


def test_the_source_tree_has_its_resources() -> None:
    assert (resources_folder() / "themes").is_dir()
    assert resource("fonts", "Inter-Regular.ttf").stat().st_size > 100_000


def test_a_bundle_has_its_resources_where_it_was_unpacked(tmp_path: Path) -> None:
    assert (
        expected_folder(str(tmp_path), Path("elsewhere/app/machine/resources.py")) == tmp_path / "resources"
    )


def test_an_installed_package_has_them_beside_it(tmp_path: Path) -> None:
    module = tmp_path / "site-packages" / "app" / "machine" / "resources.py"
    assert expected_folder(None, module) == tmp_path / "site-packages" / "resources"


def test_an_incomplete_installation_says_where_it_searched(tmp_path: Path) -> None:
    (tmp_path / "app" / "machine").mkdir(parents=True)
    (tmp_path / "app" / "__init__.py").touch()
    (tmp_path / "app" / "machine" / "__init__.py").touch()
    copy = tmp_path / "app" / "machine" / "resources.py"
    copy.write_text(Path(app.machine.resources.__file__).read_text(encoding="utf-8"), encoding="utf-8")
    code = "import app.machine.resources; app.machine.resources.resources_folder()"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert str(tmp_path / "resources") in done.stderr
