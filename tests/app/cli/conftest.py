"""Sample plans as files, in both formats."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cli.plan_files import write_plan
from app.project.samples import read_sample, sample_names


@pytest.fixture(scope="session")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with every sample as .headroom and as .json."""
    folder = tmp_path_factory.mktemp("samples")
    for name in sample_names():
        for suffix in (".headroom", ".json"):
            write_plan(folder / f"{name}{suffix}", read_sample(name))
    return folder
