"""Values, deltas and differences in words."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import pytest

from app.look.number_format import writing_numbers
from app.look.translation import speaking
from app.project.samples import read_sample
from app.results.words.comparison import delta_text, difference_sentence, difference_words, value_text
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.plan.components import Origin, Part
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan
from planner_core.studies.comparison import Cell, Delta
from planner_core.studies.differences import differences
from tests.support.plans import cluster_plan, with_fields
from tests.support.random_plans import replaced

PLAN = read_sample("replica-on-ssd")


def cell(value, unit="", delta=None, share=None):
    return Cell(value, unit, None, "", (), None if delta is None else Delta(delta, share), "different", None)


@pytest.mark.parametrize(
    ("shown", "value", "delta"),
    [
        (cell(75, "", 44, 44 / 31), "75", "+44 (+142%)"),
        (cell(856.0, "GB", -344.0, -0.287), "856\xa0GB", "−344\xa0GB (−29%)"),
        (cell(0.9688, "share", 0.5684, 1.4), "97%", "+57 pp"),
        (cell(0.0006, "share", 0.0003, 1.0), "0%", "+0.03 pp"),
        (cell(0.51, "share", 0.01, 0.02), "51%", "+1 pp"),
        (cell(0.49, "share", -0.01, -0.02), "49%", "−1 pp"),
        (cell(0.509, "share", 0.0094, 0.02), "51%", "+0.94 pp"),
        (
            cell(Decimal("180.7333"), "EUR", Decimal("-124.2667"), Decimal("-0.407")),
            "€180.73",
            "−€124.27 (−41%)",
        ),
        (cell(Decimal(7), "USD", Decimal(7), None), "7.00\xa0USD", "+7.00\xa0USD"),
        (cell(6.0, "min", -50.77, -0.894), "6\xa0min", "−51\xa0min (−89%)"),
        (cell(1, "", 0, 0), "1", "="),
        (cell(None), "–", ""),
        (cell(float("inf"), "share", float("inf"), None), "∞", "+∞ pp"),
        (cell(3.0, "min", -float("inf"), None), "3\xa0min", "−∞\xa0min"),
        (cell(float("inf"), "min", float("inf"), float("inf")), "never done", "+∞\xa0min"),
    ],
)
def test_values_and_deltas_as_a_consultant_writes_them(shown, value, delta):
    assert (value_text(shown), delta_text(shown)) == (value, delta)


def test_in_german_signs_and_units_are_german():
    with speaking("de"), writing_numbers("de_DE"):
        assert (
            delta_text(cell(Decimal(1), "EUR", Decimal("4100"), Decimal("0.434")))
            == "+4.100,00\xa0€ (+43\xa0%)"
        )
        assert delta_text(cell(0.9, "share", -0.5, None)) == "−50\xa0Prozentpunkte"
        assert delta_text(cell(0.9, "share", 0.01, None)) == "+1\xa0Prozentpunkt"
        assert delta_text(cell(0.9, "share", 0.001, None)) == "+0,1\xa0Prozentpunkte"


def words(after: Plan):
    (found,) = differences(PLAN, after)
    return tuple(difference_words(found, PLAN, after))


def test_drives_are_counted_per_host_and_in_all_where_one_side_lies_in_an_array():
    base = cluster_plan()
    more = with_fields(base, "local", drives=5)
    (found,) = differences(base, more)
    assert tuple(difference_words(found, base, more)) == ("Local", "Drives per host", "4", "5")
    (found,) = differences(base, with_fields(base, "tier", drives=14))
    assert tuple(difference_words(found, base, base))[1:] == ("Drives", "24", "14")
    moved = msgspec.structs.replace(base, parents={**base.parents, "local": "array"})
    moved = with_fields(moved, "local", drives=14, spare_drives=1)
    told = {each.field: tuple(difference_words(each, base, moved))[1:] for each in differences(base, moved)}
    assert told["drives"] == ("Drives in all", "8 (4 per host)", "14")
    assert told["spare_drives"][0] == "Spare drives in all"
    back = {each.field: tuple(difference_words(each, moved, base))[1:] for each in differences(moved, base)}
    assert back["drives"] == ("Drives in all", "14", "8 (4 per host)")


def test_fields_settings_and_nesting_by_their_titles():
    assert words(with_fields(PLAN, "host", ram_gib=288.0)) == ("RX300 S6", "RAM", "144\xa0GiB", "288\xa0GiB")
    assert words(with_fields(PLAN, "ssd", raid="raid-5")) == ("SSD", "RAID level", "RAID 0", "RAID 5")
    setting = apply(PLAN, verbs.set_setting(PLAN, "login_window_minutes", 90.0).edits)
    assert words(setting) == ("Settings of the plan", "Login window", "60\xa0min", "90\xa0min")
    outside = {child: parent for child, parent in PLAN.parents.items() if child != "ssd"}
    assert words(msgspec.structs.replace(PLAN, parents=outside)) == ("SSD", "Lies in", "RX300 S6", "–")


def test_files_by_the_stores_that_they_lie_on():
    links = {key: link for key, link in PLAN.links.items() if key[1] != "replica"}
    halves = [Link("pool", "replica", store, 0.5) for store in ("sas", "ssd")]
    after = msgspec.structs.replace(PLAN, links={**links, **{each.key: each for each in halves}})
    assert words(after) == ("Windows 7 desktops", "Replica", "SSD", "SAS\xa050%, SSD\xa050%")


def test_components_by_their_kind():
    after = apply(PLAN, verbs.remove(PLAN, ("mirror",)).edits)
    found = [difference_words(each, PLAN, after) for each in differences(PLAN, after)]
    assert ("SAS mirror", "Removed", "Disk group", "–") in map(tuple, found)
    turned = [difference_words(each, after, PLAN) for each in differences(after, PLAN)]
    assert ("SAS mirror", "Added", "–", "Disk group") in map(tuple, turned)


def test_prices_and_origins():
    priced = replaced(PLAN, "mirror", parts=(Part("Disk", Decimal("99.5"), quantity=2),))
    assert words(priced)[1:] == ("Prices", "–", "2\xa0× Disk: €99.50")
    host = PLAN.components["host"]
    dearer = (msgspec.structs.replace(host.parts[0], unit_price=Decimal(1600)), *host.parts[1:])
    found = words(replaced(PLAN, "host", parts=dearer))
    assert found[1:] == (
        "Prices", "1\xa0× PY RX300S6 12x2.5 gold SV: €1,475.00", "1\xa0× PY RX300S6 12x2.5 gold SV: €1,600.00",
    )  # fmt: skip
    twice = words(replaced(PLAN, "host", parts=(*host.parts, host.parts[0])))
    assert twice[2:] == ("–", "1\xa0× PY RX300S6 12x2.5 gold SV: €1,475.00")
    origins = {**PLAN.components["host"].origins, "rack_units": Origin("imported", "Inventory 2024")}
    found = words(replaced(PLAN, "host", origins=origins))
    assert found[1] == "Origin"
    assert "Rack units: Inventory 2024" in found[3]


def test_long_texts_are_cut():
    after = apply(PLAN, verbs.set_setting(PLAN, "notes", "word " * 200).edits)
    assert len(words(after)[3]) <= 60
    assert words(after)[3].endswith("…")


def test_a_difference_is_told_in_a_line() -> None:
    after = with_fields(PLAN, "host", ram_gib=384.0)
    ram = next(each for each in differences(PLAN, after) if each.component == "host")
    assert difference_sentence(ram, PLAN, after) == "RAM: 384\xa0GiB instead of 144\xa0GiB"
    gone = apply(PLAN, verbs.remove(PLAN, ("ssd",)).edits)
    removed = next(each for each in differences(PLAN, gone) if each.component == "ssd")
    assert "instead of" not in difference_sentence(removed, PLAN, gone)
