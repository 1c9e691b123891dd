"""The designs of today, drawn by hand from the catalogue and a price list, come out as the shipped files hold them.

In the thorough run only: the six take some five minutes. With DRAWN=FOLDER what is drawn is written there, which is how
the shipped files were made; only the notes were added.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from app.cli.library_tables import read_apart
from app.library.importing.column_guessing import guessed
from app.library.importing.import_steps import import_step, outcome, read_rows
from app.library.library_sheets import PRICES, make_sheets
from app.machine.resources import resources_folder
from app.project.samples import design_names, read_sample
from planner_core.plan.interchange import plan_to_json
from planner_core.plan.plan import Plan
from tests.support.draughtsman import Draughtsman
from tests.support.driver import Driver
from tests.support.todays_designs import DESIGNS

pytestmark = [pytest.mark.timeout(600), pytest.mark.thorough]
Screenshot = Callable[..., Path]


def with_prices(driver: Driver) -> None:
    """The price list comes into the library before anything is drawn."""
    store = driver.program.library
    sheet = make_sheets(store)[PRICES]
    raw = read_apart(resources_folder() / "samples" / "designs" / "prices.csv", "", "", "")
    found = outcome(sheet, store, read_rows(sheet, raw, guessed(sheet, raw)))
    assert store.perform(import_step(raw, found))


def content(plan: Plan) -> tuple[object, ...]:
    """Without places and notes, and without the day on which a price of a licence was typed."""
    licences = [msgspec.structs.replace(each, price_date="") for each in plan.licences.values()]
    settings = msgspec.structs.replace(plan.settings, notes="")
    return plan.components, plan.parents, plan.links, settings, licences


@pytest.mark.parametrize("name", design_names())
def test_a_design_is_drawn_by_hand(driver: Driver, screenshot: Screenshot, name: str) -> None:
    with_prices(driver)
    driver.click(driver.button("start-file.new"))
    driver.until(lambda: driver.program.window.page is driver.bench)
    Draughtsman(driver).draw(DESIGNS[name])
    driver.program.actions["arrange.tidy"].trigger()
    driver.assessment()
    screenshot(None, name)
    if folder := os.environ.get("DRAWN"):
        (Path(folder) / f"{name}.json").write_bytes(plan_to_json(driver.plan))
    assert content(driver.plan) == content(read_sample(name))
