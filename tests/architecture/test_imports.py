"""Imports point one way and never in a circle; imports inside functions and for types alone count."""

import graphlib

import grimp
import pytest
from importlinter.api import read_configuration
from importlinter.cli import lint_imports

ROOT_PACKAGES = ("planner_core", "db", "app")
CONTRACTS = [contract["name"] for contract in read_configuration("pyproject.toml")["contracts_options"]]


@pytest.fixture(scope="module")
def imports() -> dict[str, set[str]]:
    graph = grimp.build_graph(*ROOT_PACKAGES, cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def test_contracts_of_pyproject_hold(capsys):
    assert lint_imports(config_filename="pyproject.toml", no_cache=True, no_logo=True) == 0, (
        capsys.readouterr().out
    )
    assert f"{len(CONTRACTS)} kept, 0 broken" in capsys.readouterr().out


def test_no_module_imports_itself_in_a_circle(imports):
    try:
        graphlib.TopologicalSorter(imports).prepare()
    except graphlib.CycleError as error:
        pytest.fail("import cycle: " + " <- ".join(error.args[1]), pytrace=False)


def test_every_package_is_looked_at(imports):
    assert {module.partition(".")[0] for module in imports} == set(ROOT_PACKAGES)
