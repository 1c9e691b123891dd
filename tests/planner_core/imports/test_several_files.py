"""Several exports at once: parts of one estate, the same machine told twice, and the same estate at several times."""

from __future__ import annotations

import copy
import statistics
from datetime import date

import msgspec
import pytest

from planner_core.editing.edits import apply
from planner_core.imports.drawing import drawing, import_step, with_growth
from planner_core.imports.grouping import Grouping
from planner_core.imports.growth import Growth, growth
from planner_core.imports.inventory import Inventory, machine_totals
from planner_core.imports.reading import read_inventory
from planner_core.imports.selection import EstateChoice
from planner_core.imports.several_files import day_in
from planner_core.plan.components import DesktopPool
from tests.support.estates import (
    Sheets,
    collector_sheets,
    column,
    live_optics_sheets,
    rvtools_sheets,
    source_file,
    sums,
)
from tests.support.plans import CATALOG, small_plan

SIZES = {"2024-11-01": 20, "2025-03-01": 22, "2025-10-15": 29, "2026-11-01": 34}
"""Machines by day."""
EVERY = EstateChoice(powered_off=True)


def dated(sheets: Sheets, day: str) -> Sheets:
    return {
        **sheets,
        "vMetaData": [sheets["vMetaData"][0], [*sheets["vMetaData"][1][:2], f"{day} 09:00:00", "vc"]],
    }


def series() -> dict[str, Sheets]:
    """One estate at several times. A machine of the first export is gone in the second."""
    found = {day: dated(rvtools_sheets(machines), day) for day, machines in SIZES.items()}
    for day, sheets in found.items():
        if day != "2024-11-01":
            sheets["vInfo"] = [row for row in sheets["vInfo"] if row[0] != "vm-0007"]
    return found


def read(exports: dict[str, Sheets], days: dict[str, str] | None = None) -> Inventory:
    return read_inventory([source_file(sheets, f"{name}.xlsx") for name, sheets in exports.items()], days)


def told(inventory: Inventory) -> str:
    return "\n".join(map(str, inventory.remarks))


def points(growth_: Growth, field: str) -> list[float]:
    (chain,) = growth_.points
    return [getattr(each, field) for each in chain]


def by_hand(values: list[float], days: list[str]) -> float:
    """Growth per year in percent, by the line of the standard library."""
    years = [(date.fromisoformat(day) - date.fromisoformat(days[-1])).days / 365.25 for day in days]
    line = statistics.linear_regression(years, values)
    return 100 * line.slope / line.intercept


def test_the_latest_export_is_the_estate_in_whatever_order_they_come() -> None:
    exports = series()
    days = list(exports)
    for order in (days, days[::-1], [days[2], days[0], days[3], days[1]]):
        found = read({day: exports[day] for day in order})
        assert len(found.machines) == SIZES["2026-11-01"] - 1
        assert "vm-0007" not in {each.name for each in found.machines}, "it is gone"
        assert [each.file for each in found.sources] == ["2026-11-01.xlsx"]
        assert machine_totals(found.machines).used_mib == sums(exports["2026-11-01"]["vInfo"], "In Use MiB")
        (chain,) = found.chains
        assert [each.sources[0].file for each in chain] == [f"{day}.xlsx" for day in sorted(days)]
    assert "3 earlier ones tell only how it grew: 2024-11-01.xlsx, 2025-03-01.xlsx, 2025-10-15.xlsx." in told(
        found
    )


def test_growth_is_the_line_through_the_sums_of_the_cells() -> None:
    exports = series()
    found = growth(read(exports), EVERY, Grouping())
    assert found is not None
    rows = {
        day: [
            row
            for row, (template, placeholder) in enumerate(
                zip(
                    column(sheets["vInfo"], "Template"),
                    column(sheets["vInfo"], "SRM Placeholder"),
                    strict=True,
                )
            )
            if template == placeholder == "False"
        ]
        for day, sheets in exports.items()
    }
    meant: dict[str, list[float]] = {"machines": [len(each) for each in rows.values()]}
    for field, heading in (("vcpus", "CPUs"), ("ram_mib", "Memory"), ("used_mib", "In Use MiB")):
        meant[field] = [sums(sheets["vInfo"], heading, rows[day]) for day, sheets in exports.items()]
    for field, values in meant.items():
        assert points(found, field) == values
    days = list(exports)
    assert found.machines_percent == pytest.approx(by_hand(meant["machines"], days), rel=1e-9)
    assert found.vcpus_percent == pytest.approx(by_hand(meant["vcpus"], days), rel=1e-9)
    assert found.ram_percent == pytest.approx(by_hand(meant["ram_mib"], days), rel=1e-9)
    assert found.used_percent == pytest.approx(by_hand(meant["used_mib"], days), rel=1e-9)
    clients = {
        day: [
            row for row in rows[day]
            if "Server" not in str(column(sheets["vInfo"], "OS according to the configuration file")[row])
        ]
        for day, sheets in exports.items()
    }  # fmt: skip
    assert found.desktops_percent == pytest.approx(
        by_hand([len(each) for each in clients.values()], days), rel=1e-9
    )
    each_ram = [sums(exports[day]["vInfo"], "Memory", clients[day]) / len(clients[day]) for day in days]
    assert found.ram_of_desktop_percent == pytest.approx(by_hand(each_ram, days), rel=1e-9)
    assert (found.first_day, found.last_day, found.exports, found.days) == (
        "2024-11-01",
        "2026-11-01",
        4,
        730,
    )


def test_two_sites_grow_by_the_sum_of_their_lines() -> None:
    here, there = series(), {}
    for day, machines in {"2025-02-01": 30, "2026-10-01": 40}.items():
        there[f"site {day}"] = dated(rvtools_sheets(machines, seed=2), day)
    found = growth(read({**here, **there}), EVERY, Grouping())
    alone = growth(read(here), EVERY, Grouping()), growth(read(there), EVERY, Grouping())
    assert found is not None
    assert None not in alone
    slopes, levels = [], []
    for chain in found.points:
        years = [(date.fromisoformat(p.day) - date.fromisoformat(chain[-1].day)).days / 365.25 for p in chain]
        line = statistics.linear_regression(years, [p.machines for p in chain])
        slopes.append(line.slope)
        levels.append(line.intercept)
    assert len(slopes) == 2
    assert found.machines_percent == pytest.approx(100 * sum(slopes) / sum(levels), rel=1e-9)
    assert found.ram_of_desktop_percent is None, "means of two estates are not added"


def test_what_is_not_told_everywhere_does_not_grow() -> None:
    exports = series()
    sheets = exports["2025-03-01"]
    place = sheets["vInfo"][0].index("In Use MiB")
    sheets["vInfo"] = [[*row[:place], *row[place + 1 :]] for row in sheets["vInfo"]]
    found = growth(read(exports), EVERY, Grouping())
    assert found is not None
    assert found.used_percent is None
    assert found.machines_percent is not None


def test_only_the_chosen_cluster_grows() -> None:
    found = growth(read(series()), EstateChoice(clusters=("vdi",)), Grouping())
    every = growth(read(series()), EstateChoice(), Grouping())
    assert found is not None
    assert every is not None
    assert 0 < points(found, "machines")[-1] < points(every, "machines")[-1]


def test_the_plan_grows_in_the_same_step() -> None:
    inventory = read(series())
    found = growth(inventory, EstateChoice(), Grouping())
    assert found is not None
    plain = drawing(inventory, CATALOG)
    drawn = with_growth(plain, found)
    assert {each.growth_percent for each in plain.plan.of_type(DesktopPool)} == {0.0}
    assert {each.growth_percent for each in drawn.plan.of_type(DesktopPool)} == {found.desktops_percent}
    pool = next(iter(drawn.plan.of_type(DesktopPool)))
    assert pool.origins["growth_percent"].reference == "4 exports, 2024-11-01 to 2026-11-01"
    plan = small_plan()
    step = import_step(plan, drawn)
    after = apply(plan, step.edits)
    assert after.settings.ram_growth_percent == found.ram_of_desktop_percent
    assert apply(after, [each.inverse() for each in reversed(step.edits)]) == plan
    assert apply(plan, import_step(plan, plain).edits).settings == plan.settings


def test_a_growth_beyond_what_a_plan_can_have_is_the_most_it_can() -> None:
    exports = {"a": dated(rvtools_sheets(4), "2026-10-01"), "b": dated(rvtools_sheets(40), "2026-11-01")}
    found = growth(read(exports), EstateChoice(), Grouping())
    assert found is not None
    assert found.desktops_percent is not None
    assert found.desktops_percent > 300
    assert {each.growth_percent for each in with_growth(drawing(read(exports), CATALOG), found).plan.of_type(
        DesktopPool
    )} == {300}  # fmt: skip


def test_exports_without_a_day_count_once_and_ask_for_it() -> None:
    exports = series()
    for sheets in exports.values():
        del sheets["vMetaData"]
    files = [f"{day}.xlsx" for day in exports]
    found = read(exports)
    assert set(found.undated) == set(files)
    assert growth(found, EstateChoice(), Grouping()) is None
    assert "2024-11-01.xlsx does not tell its day, and lists machines of 2025-03-01.xlsx, too." in told(found)
    assert len(found.machines) == SIZES["2026-11-01"], "every machine that any file tells"
    days = dict(zip(files, exports, strict=True))
    assert growth(read(exports, days), EVERY, Grouping()) == growth(read(series()), EVERY, Grouping())
    assert read(exports, days).undated == ()


def test_an_unchanged_estate_did_not_grow() -> None:
    exports = {"a": rvtools_sheets(9), "b": dated(rvtools_sheets(9), "2026-01-01")}
    found = growth(read(exports), EstateChoice(), Grouping())
    assert found is not None
    assert found.machines_percent == pytest.approx(0, abs=1e-12)
    assert len(read(exports).machines) == 9


def test_parts_of_an_estate_are_added() -> None:
    found = read({"a": rvtools_sheets(9), "b": dated(rvtools_sheets(7, seed=2), "2026-01-01")})
    names = {"a": {each.key for each in read({"a": rvtools_sheets(9)}).machines}}
    assert len(found.machines) == 16
    assert names["a"] < {each.key for each in found.machines}
    assert found.chains == ()
    assert not found.undated


def test_a_few_machines_in_both_files_are_those_of_the_later_one() -> None:
    old, new = dated(rvtools_sheets(20), "2026-01-01"), dated(rvtools_sheets(20, seed=3), "2026-09-01")
    moved = copy.deepcopy(old["vInfo"][1])
    moved[new["vInfo"][0].index("Memory")] = 16_384
    new["vInfo"].append(moved)
    for order in ({"old": old, "new": new}, {"new": new, "old": old}):
        found = read(order)
        assert len(found.machines) == 40
        assert [each.ram_mib for each in found.machines if each.key == "uuid-1-0"] == [16_384]
        assert "1 machine" not in told(found)
        assert "machines, hosts or datastores are in several files; each counts once." in told(found)


def test_products_tell_the_same_machine_by_name_and_cluster() -> None:
    optics, collector = live_optics_sheets(9), collector_sheets(9)
    alone = len(read({"o": optics}).machines)
    assert len(read({"o": optics, "c": collector}).machines) == 2 * alone, "they are in other clusters"
    place = collector["vmList"][0].index("Cluster Name")
    for row in collector["vmList"][1:]:
        row[place] = "vdi"
    found = read({"o": optics, "c": collector})
    assert len(found.machines) == alone
    assert {each.datastore for each in found.machines} == {"shared"}, "the file with the later day counts"


def test_products_count_differently_and_tell_no_growth_together() -> None:
    early, late = live_optics_sheets(9), collector_sheets(9)
    for row in late["vmList"][1:]:
        row[late["vmList"][0].index("Cluster Name")] = "VDI"
    found = read({"o": early, "c": late}, {"o.xlsx": "2025-01-01"})
    assert growth(found, EVERY, Grouping()) is None


def test_names_alone_are_not_the_same_machine() -> None:
    one, other = rvtools_sheets(6), rvtools_sheets(6)
    for sheets, place in ((one, 1), (other, 2)):
        head = sheets["vInfo"][0]
        for heading in ("VM UUID", "VM ID", "Cluster", "Host"):
            for row in sheets["vInfo"][1:]:
                row[head.index(heading)] = None
        sheets["vInfo"][1][head.index("CPUs")] = place
    assert len(read({"a": one, "b": other}).machines) == 12, "each site has its own"


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("2026-11-01 09:00:00", date(2026, 11, 1)), ("2026-09-08", date(2026, 9, 8)), ("", None), ("x" * 99, None),
        ("1.2.2026 09:00", date(2026, 2, 1)), ("01.02.2026", date(2026, 2, 1)), ("11/12/2026 9:00 AM", None),
        ("2026-02-30", None), ("31.02.2026", None), ("١٢.١١.٢٠٢٦", None), ("0000-00-00", None), ("46327.5", None),
    ],
)  # fmt: skip
def test_days_are_read_and_never_guessed(text: str, day: date | None) -> None:
    assert day_in(text) == day


def test_an_inventory_with_its_history_survives_the_way_out_of_the_reader() -> None:
    found = read(series())
    assert msgspec.json.decode(msgspec.json.encode(found), type=Inventory) == found
