"""Ctrl+K with real keys: every action and every component by a few letters of its name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu

from app.look import theme
from app.look.actions import ACTIONS
from app.look.widgets.finder import MOST_ROWS
from app.look.widgets.finder_delegate import places_left, row_height
from app.window.commands.command_palette import CommandPalette
from planner_core.plan.components import Cluster, Host
from tests.support.driver import Driver
from tests.support.thorough import sampled

Screenshot = Callable[..., Path]


@pytest.fixture
def finder(driver: Driver) -> CommandPalette:
    return driver.program.command_palette


def opened(driver: Driver, typed: str = "") -> None:
    driver.user.press("ctrl+k")
    driver.until(lambda: driver.program.command_palette.field.hasFocus())
    if typed:
        driver.user.type(typed)


def sample(driver: Driver, name: str = "everything-on-ssd") -> None:
    driver.program.commands.open_sample(name)
    driver.assessment()
    driver.until(driver.bench.canvas.hasFocus)


def titles(finder: CommandPalette) -> list[str]:
    return [offer.title for offer in finder.found()]


def test_an_action_is_found_and_done(driver: Driver, finder: CommandPalette, screenshot: Screenshot) -> None:
    driver.program.commands.new()
    driver.until(driver.bench.canvas.hasFocus)
    opened(driver)
    screenshot(None, "1-open")
    driver.user.type("host")
    assert titles(finder)[0] == "Host"
    assert finder.current is not None
    assert finder.current.keys == "Ctrl+1"
    screenshot(None, "2-host")
    driver.user.press("Return")
    driver.until(lambda: len(driver.plan.of_type(Host)) == 1)
    assert not finder.is_open
    assert driver.bench.canvas.hasFocus()


def test_prices_are_found_and_entered_and_the_list_uses_its_height(
    driver: Driver, finder: CommandPalette
) -> None:
    sample(driver)
    opened(driver, "price")
    offers = {offer.key for offer in finder.found()}
    assert {"price:host", "price:ssd"} <= offers
    rows = min(len(finder.found()), MOST_ROWS)
    assert finder.view.viewport().height() >= rows * row_height()
    driver.user.type(" of rx300")
    assert finder.current is not None
    assert finder.current.key == "price:host"
    driver.user.press("Return")
    driver.until(lambda: driver.bench.inspector.ids == ("host",))
    prices = driver.bench.inspector.form.prices  # type: ignore[union-attr]
    assert prices is not None
    wanted = prices.rows[0].item if prices.rows else prices.add_button
    driver.until(wanted.hasFocus)
    assert not wanted.visibleRegion().isEmpty()


@pytest.mark.parametrize("typed", ["vsan", "nutanix", "ceph"])
def test_storage_of_hosts_is_found_by_each_platform(
    driver: Driver, finder: CommandPalette, typed: str
) -> None:
    names = "vSAN, Nutanix, Storage Spaces Direct, Ceph"
    driver.program.commands.new()
    driver.until(driver.bench.canvas.hasFocus)
    opened(driver, typed)
    assert finder.current is not None
    assert finder.current.title == f"Set up storage of the hosts: {names}"
    driver.user.press("Return")
    driver.until(lambda: len(driver.plan.of_type(Cluster)) == 1)
    opened(driver, typed)
    assert finder.current is not None
    assert finder.current.title == f"Storage of the hosts in “Cluster”: {names}"
    driver.user.press("Return")
    driver.until(lambda: driver.field("vsan_version").hasFocus())


@pytest.mark.parametrize("typed", ["ahv", "proxmox"])
def test_the_hypervisor_of_a_host_is_found_by_each_name(
    driver: Driver, finder: CommandPalette, typed: str
) -> None:
    names = "vSphere, AHV, Hyper-V, Azure Local, Proxmox VE"
    driver.program.commands.new()
    driver.until(driver.bench.canvas.hasFocus)
    opened(driver, typed)
    assert f"Choose a hypervisor: {names}" in {each.title for each in finder.found()}
    driver.user.press("Escape")
    driver.program.actions["insert.host"].trigger()
    driver.until(lambda: len(driver.plan.of_type(Host)) == 1)
    opened(driver, typed)
    assert finder.current is not None
    assert finder.current.title == f"Hypervisor of “Host”: {names}"
    assert finder.current.detail == "Now: vSphere 8"
    driver.user.press("Return")
    driver.until(lambda: driver.field("hypervisor").hasFocus())


def test_the_middle_of_a_long_name_is_cut_and_typed_letters_stay_marked() -> None:
    title, shown = "Nutanix NX-3155-G9, 1536 GiB", "Nutanix … 1536 GiB"
    assert [shown[at] for at in places_left(title, shown, [0, 8, 20, 21, 27])] == ["N", "1", "5", "B"]
    assert places_left(title, title, [0, 8]) == [0, 8]


def test_a_component_is_found_and_gone_to(
    driver: Driver, finder: CommandPalette, screenshot: Screenshot
) -> None:
    sample(driver)
    canvas = driver.bench.canvas
    for _ in range(12):
        canvas.framing.zoom_out()
    opened(driver, "sas mir")
    assert finder.current is not None
    assert (finder.current.title, finder.current.detail) == ("SAS mirror", "Disk group in RX300 S6")
    screenshot(None, "component")
    driver.user.press("Return")
    driver.until(lambda: canvas.selected_ids() == ("mirror",))
    assert canvas.hasFocus()
    assert canvas.scene().focus == "mirror"
    assert canvas.camera.zoom == 1.0
    box, seen = canvas.arrangement.boxes["mirror"], canvas.camera.seen()
    assert seen.contains(box.x, box.y)
    assert seen.contains(box.right, box.bottom)


def test_every_action_is_there_with_its_keys(driver: Driver, finder: CommandPalette) -> None:
    sample(driver)
    driver.program.workbench.canvas.select(["pool"])
    opened(driver, "e")
    driver.user.press("BackSpace")
    offered = {offer.key: offer for offer in finder.found()}
    actions = driver.program.actions
    for info in ACTIONS:
        if actions[info.id].isEnabled():
            assert info.id in offered, info.id
            assert bool(offered[info.id].keys) == bool(info.keys)
    assert {"component:pool", "component:host", "component:ssd", "component:mirror"} <= offered.keys()
    assert any(offer.title == "Boot" and offer.detail == "View › Phase" for offer in offered.values())


def test_what_cannot_be_done_says_why_and_does_nothing(driver: Driver, finder: CommandPalette) -> None:
    opened(driver, "duplicate")
    assert finder.current is not None
    assert finder.current.keys == "select something first"
    driver.user.press("Return")
    assert finder.is_open
    driver.user.press("Escape")
    assert not finder.is_open


def test_the_arrows_lead_through_the_list_and_round(driver: Driver, finder: CommandPalette) -> None:
    opened(driver, "zoom")
    first = finder.current
    seen = titles(finder)
    driver.user.press("Down")
    assert finder.current is not None
    assert finder.current.title == seen[1]
    driver.user.press("Up", "Up")
    assert finder.current.title == seen[-1]
    driver.user.press("Tab")
    assert finder.current == first


def test_esc_leads_back_into_the_field_where_one_was(driver: Driver, finder: CommandPalette) -> None:
    sample(driver)
    driver.bench.canvas.select(["pool"])
    driver.user.press("Return")
    driver.until(lambda: driver.bench.inspector.isAncestorOf(driver.program.window.focusWidget()))
    field = driver.program.window.focusWidget()
    assert isinstance(field, QLineEdit)
    opened(driver)
    driver.user.press("Escape")
    assert field.hasFocus()
    opened(driver)
    driver.user.press("ctrl+k")
    assert not finder.is_open


def test_a_click_elsewhere_closes(driver: Driver, finder: CommandPalette) -> None:
    sample(driver)
    opened(driver, "a")
    driver.user.click(driver.canvas_point(0.5, 0.95))
    assert not finder.is_open
    assert driver.bench.canvas.hasFocus()


def test_a_plan_is_opened_from_the_start_page(driver: Driver, finder: CommandPalette) -> None:
    opened(driver, "new plan")
    driver.user.press("Return")
    driver.until(lambda: driver.program.window.page is driver.program.workbench)


@pytest.mark.parametrize(
    ("name", "percent"), sampled([("light", 100), ("dark", 100), ("light", 200)], ("light", 200), apart=True)
)
def test_the_finder_fits_in_every_theme_and_text_size(
    driver: Driver, finder: CommandPalette, screenshot: Screenshot, name: str, percent: int
) -> None:
    sample(driver)
    driver.program.actions[f"theme.{name}"].trigger()
    driver.program.actions[f"text.{percent}"].trigger()
    if percent > 100:
        driver.program.window.setGeometry(0, 20, 1024, 700)
    opened(driver, "s")
    screenshot(None, "list")
    driver.user.type("xqz")  # finds nothing: the list is at its lowest
    assert finder.found() == []
    assert finder.field.height() >= finder.field.sizeHint().height()
    assert finder.geometry().right() < driver.program.window.width()
    assert finder.geometry().bottom() < driver.program.window.height()
    driver.program.actions["theme.light"].trigger()
    driver.program.actions["text.100"].trigger()
    assert theme.current().name == "light"


def test_menus_stay_whole_after_a_search(driver: Driver, finder: CommandPalette) -> None:
    opened(driver, "x")
    driver.user.press("Escape")
    opened(driver, "y")
    menus = [action.menu() for action in driver.program.window.menus.actions()]
    assert all(isinstance(menu, QMenu) and menu.actions() for menu in menus)


def test_a_field_is_found_and_the_cursor_goes_there(driver: Driver, finder: CommandPalette) -> None:
    """Those of the plan always, those of a component while it alone is selected."""
    sample(driver)
    opened(driver, "electricity price")
    assert finder.current is not None
    assert (finder.current.title, finder.current.detail) == ("Price of electricity", "Plan › Costs")
    driver.user.press("Return")
    driver.until(
        lambda: driver.bench.inspector.form.row("electricity_price_per_kwh").isAncestorOf(
            QApplication.focusWidget()
        )
    )
    opened(driver, "think time")
    assert "Think time" not in titles(finder)
    driver.user.press("Escape")
    driver.bench.canvas.select(("pool",))
    opened(driver, "vcpu")
    assert finder.current is not None
    assert finder.current.key == "field:desktop_pool.vcpus"
    driver.user.press("Return")
    driver.until(lambda: not finder.is_open)
    assert driver.bench.canvas.selected_ids() == ("pool",)


def test_a_tab_of_the_results_is_found_and_shown(driver: Driver, finder: CommandPalette) -> None:
    sample(driver)
    opened(driver, "cost")
    assert finder.current is not None
    assert (finder.current.title, finder.current.detail) == ("Cost", "Results")
    driver.user.press("Return")
    driver.until(lambda: driver.bench.tabs.shown == "cost")
    assert driver.bench.tabs.isVisible()


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("9354", "AMD EPYC 9354"),
        ("R760", "Dell PowerEdge R760, 2 x Gold 6542Y, 1024 GiB"),
        ("A16", "NVIDIA A16"),
        ("NVMe 3.84", "NVMe 3.84 TB"),
    ],
)
def test_a_record_of_the_catalogue_is_found_first(
    driver: Driver, finder: CommandPalette, typed: str, first: str
) -> None:
    driver.program.commands.new()
    driver.until(driver.bench.canvas.hasFocus)
    opened(driver)
    assert first not in titles(finder), "records are many, and listed once something is typed"
    driver.user.type(typed)
    assert titles(finder)[0] == first


def test_a_record_is_added_to_the_plan(driver: Driver, finder: CommandPalette) -> None:
    driver.program.commands.new()
    driver.until(driver.bench.canvas.hasFocus)
    opened(driver, "R760")
    driver.user.press("Return")
    driver.until(lambda: len(driver.plan.of_type(Host)) == 1)
    assert driver.plan.of_type(Host)[0].server_model == "Dell PowerEdge R760"
    assert not finder.is_open
