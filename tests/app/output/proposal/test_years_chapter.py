"""The chapter of the years ahead: printed amounts add up, and a plan that says nothing of later years has none."""

from __future__ import annotations

from decimal import Decimal

from app.look.output_language import written_in
from app.output.chapters.years_chapter import years
from tests.support.growing_plan import hosts_of_110
from tests.support.plans import CATALOG, with_fields


def tables(plan) -> list[dict]:
    found = years(plan, CATALOG)
    assert found is not None
    return [each for each in found["blocks"] if each["kind"] == "table"]


def amount(text: str) -> Decimal:
    return Decimal(text.replace("€", "").replace(",", ""))


def test_printed_amounts_add_up_and_are_those_of_the_vectors() -> None:
    with written_in("en"):
        plan = hosts_of_110(server_index_percent=-8.0, discount_rate_percent=5.0, refresh_years=3)
        _, each_year, later, now, _ = tables(plan)
    for table in (each_year, now):
        *rows, total, worth = [row["cells"] for row in table["rows"]]
        for column in (1, 2, 3):
            assert sum(amount(row[column]) for row in rows) == amount(total[column])
        for row in rows:
            assert amount(row[1]) + amount(row[2]) == amount(row[3])
        assert amount(rows[-1][4]) == amount(total[3])
        assert worth[0] == "Present value at 5%"
    bought = [row["cells"] for row in later["rows"]]
    by_year = {row[0]: Decimal(0) for row in bought}
    for year, _, _, quantity, price, line in bought:
        assert Decimal(quantity) * amount(price) == amount(line)
        by_year[year] += amount(line)
    paid = {row["cells"][0]: amount(row["cells"][1]) for row in each_year["rows"][1:5]}
    assert by_year == {year: each for year, each in paid.items() if each}
    assert {row[2] for row in bought} == {"New", "Replacement"}


def test_a_plan_that_says_nothing_of_later_years_has_no_chapter() -> None:
    still = with_fields(hosts_of_110(), "pool", growth_percent=0.0)
    assert years(still, CATALOG) is None
    assert years(with_fields(still, "pool", later_desktops="430"), CATALOG) is not None


def test_a_plan_that_carries_every_year_is_costed_once() -> None:
    plan = with_fields(hosts_of_110(planned_years=3, discount_rate_percent=5.0), "host", count=7)
    with written_in("en"):
        found = years(plan, CATALOG)
    assert found is not None
    _, costs = (each for each in found["blocks"] if each["kind"] == "table")
    assert costs["title"] == "What each year costs"
    (said,) = (each["text"] for each in found["blocks"] if each["kind"] == "paragraph")
    assert said.startswith(
        "Nothing has to be added. Over 3 years it costs from €126,000.00, in today's money at 5% from €126,000.00."
    )
    notes = [each["text"] for each in found["blocks"] if each["kind"] == "note"]
    assert notes[0] == (
        "Each year counts its own desktops, 420 at first and 556 at the end; the total cost of ownership counts 420 in"
        " every year."
    )


def test_a_plan_too_small_whatever_is_added_does_not_say_that_nothing_is_needed() -> None:
    plan = with_fields(hosts_of_110(planned_years=3), "pool", later_desktops="900000")
    with written_in("en"):
        found = years(plan, CATALOG)
    assert found is not None
    assert all("Nothing has to be added" not in each.get("text", "") for each in found["blocks"])


def test_the_assumed_changes_of_prices_are_named() -> None:
    with written_in("de"):
        found = years(hosts_of_110(server_index_percent=-8.0, energy_index_percent=3.5), CATALOG)
    assert found is not None
    said = found["blocks"][-1]["text"].replace("\N{NO-BREAK SPACE}", " ")
    assert "Hosts und Prozessoren −8 %, Strom und Rackplatz 3,5 %" in said


def test_a_first_year_that_buys_more_than_is_drawn_lists_what_it_buys() -> None:
    """Everything now is eight hosts, and the bill has five; each year begins with the five of the bill."""
    with written_in("en"):
        _, each_year, later, now, bought = tables(hosts_of_110())
    assert later["notes"] == ["The first year buys what the bill of materials lists."]
    assert {row["cells"][0] for row in later["rows"]} == {"Year 2", "Year 3", "Year 5"}
    assert bought["notes"] == []
    assert [row["cells"][:4] for row in bought["rows"]] == [["Year 1", "Host", "New", "8"]]
    assert amount(bought["rows"][0]["cells"][5]) == amount(now["rows"][0]["cells"][1])
    assert amount(each_year["rows"][0]["cells"][1]) == 90_000


def picture(plan) -> dict:
    with written_in("en"):
        found = years(plan, CATALOG)
    assert found is not None
    (chart,) = (each for each in found["blocks"] if each["kind"] == "lines")
    return chart


def test_the_timeline_draws_the_amounts_that_the_tables_print() -> None:
    """134,690.27 bought each year and 144,000 bought now, on one axis; it is too small from the second year on."""
    chart = picture(hosts_of_110(server_index_percent=-8.0, first_year=2027))
    now, each_year = chart["lines"]
    assert [len(each["points"]) for each in chart["lines"]] == [5, 5]
    end = 144_000 / now["points"][-1][1]
    drawn = [round(y * end, 2) for _, y in each_year["points"]]
    assert drawn == [90_000.00, 106_560.00, 121_795.20, 121_795.20, 134_690.27]
    assert {round(y * end, 2) for _, y in now["points"]} == {144_000.00}
    assert [each["text"] for each in chart["ticks_x"]] == [
        "2027: 420 desktops", "2028: 483 desktops", "2029: 556 desktops", "2030: 639 desktops", "2031: 735 desktops",
    ]  # fmt: skip
    assert all(round(each["share"] * end, 2) == float(each["text"]) * 1000 for each in chart["ticks_y"])
    assert chart["axis_y"] == "thousand EUR"
    (mark,) = chart["marks"]
    assert (mark["text"], mark["share"]) == ("too small as drawn from 2028", 0.2)
    words = {each["text"]: each["below"] for each in chart["labels"]}
    assert words == {"bought now, added up": False, "bought each year, added up": True}


def test_where_nothing_is_bought_later_the_timeline_has_one_line_and_a_single_year_none() -> None:
    lasting = with_fields(hosts_of_110(planned_years=3), "pool", growth_percent=1.0)
    chart = picture(lasting)
    assert len(chart["lines"]) == 1
    assert [each["text"] for each in chart["labels"]] == ["paid, added up"]
    assert chart["marks"] == []
    found = years(hosts_of_110(planned_years=1), CATALOG)
    assert found is not None
    assert all(each["kind"] != "lines" for each in found["blocks"])
