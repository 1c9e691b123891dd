"""The shipped validation data, once for all tests."""

from __future__ import annotations

import pytest

from app.project.catalogue import load_catalog
from app.project.validation_files import load_validation, sample_plans
from planner_core.studies.validation import validate
from planner_core.studies.validation_plans import Drawing
from planner_core.studies.validation_records import ValidationData
from planner_core.studies.validation_results import Validation


@pytest.fixture(scope="session")
def data() -> ValidationData:
    """Everything in resources/validation."""
    return load_validation()


@pytest.fixture(scope="session")
def drawing(data: ValidationData) -> Drawing:
    """What draws the records."""
    return Drawing(load_catalog(), data.families, sample_plans())


@pytest.fixture(scope="session")
def validation(data: ValidationData) -> Validation:
    """All records predicted."""
    return validate(data, load_catalog(), sample_plans())
