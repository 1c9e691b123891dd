"""What a drop would change is on the screen while a real mouse still holds it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint

from app.project.samples import read_sample
from tests.support.driver import Driver
from tests.support.settled import settle

Figures = dict[tuple[str, str], tuple[str, str]]


@pytest.fixture
def figures(driver: Driver) -> Callable[[], Figures]:
    """What the bars of all cards say, of the drop if there is one to show."""
    scene = driver.bench.canvas.scene()

    def read() -> Figures:
        faces = [scene.freshen_card(each) for each in scene.cards]
        said = {(bar.component, bar.resource): bar.then or bar for face in faces for bar in face.bars}
        return {key: (bar.percent, bar.status) for key, bar in said.items()}

    return read


def test_a_chip_over_a_store_shows_the_figures_of_the_drop(
    driver: Driver, figures: Callable[[], Figures]
) -> None:
    session, strip, user = driver.program.session, driver.bench.strip, driver.user
    assert session.new_plan(read_sample("replica-on-ssd"))
    driver.assessment()
    driver.bench.canvas.framing.fit_all()
    settle()
    at_rest, words = figures(), strip.fits.sentence
    chip, store = driver.chip("pool", "sas", "delta"), driver.card("mirror")
    bars: Figures = {}
    said: list[str] = []

    def hover() -> None:
        driver.until(lambda: session.results.trial.then is not None)
        bars.update(figures())
        said.extend((strip.fits.sentence, strip.fits.accessibleName()))
        user.press("Escape")

    user.drag(chip, chip + (store - chip) * 2, halfway=hover)
    assert said == [
        "carries 65 → 13 (−52), 70 planned",
        "it would carry 13 desktops instead of 65, with 70 planned, over the limit",
    ]
    assert bars != at_rest
    assert (figures(), strip.fits.sentence) == (at_rest, words)
    assert session.history.position == 0
    user.drag(chip, store)
    assert driver.assessment().desktops.maximum == 13
    assert session.history.position == 1
    landed = figures()
    common = landed.keys() & bars.keys()
    assert len(common) >= len(landed) - 1, "one bar at most is another one, of what is fullest now"
    assert {key: bars[key] for key in common} == {key: landed[key] for key in common}
    assert strip.fits.sentence.startswith("fits 13 of 70")


def test_a_title_dragged_by_a_real_mouse_is_one_step(driver: Driver) -> None:
    session, user = driver.program.session, driver.user
    assert session.new_plan(read_sample("replica-on-ssd"))
    driver.assessment()
    user.click(driver.card("pool"))
    form = driver.bench.inspector.form
    assert form is not None
    title = form.row("desktops").title
    start = title.mapToGlobal(QPoint(20, title.height() // 2))
    seen: list[int] = []

    def hover() -> None:
        then = session.results.trial.then
        seen.append(then.desktops.planned if then is not None else 0)

    user.drag(start, start + QPoint(80, 0), halfway=hover)
    assert seen[0] > 70
    driver.until(lambda: session.history.position == 1)
    assert driver.pool.desktops == 90
    user.drag(start, start + QPoint(80, 0), halfway=lambda: user.press("Escape"))
    assert (driver.pool.desktops, session.history.position) == (90, 1)
    assert session.results.trial.then is None
