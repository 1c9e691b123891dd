"""What a column may hold: the last value that is taken and the first one that is not."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Any

import msgspec
import pytest

from db.declared_rows import DECLARED, checked
from db.errors import DamagedProjectError
from db.verify import Table
from planner_core.plan.logo import MOST_LOGO_BYTES

WHOLE = ([0, 7], [-1, 1.5, "1", None])
COUNTED = ([1, 7], [0, -1, 1.5, None])
ONE = ([1], [0, 2, None])
FLAG = ([0, 1], [-1, 2, None])
PLACE = ([-1e12, 0.0, 1e12], [-1e12 - 1, 1e12 + 1, "0", None])
SIZE = ([0.0, 1e12], [-0.5, 1e12 + 1, None])
TEXT = (["", "x"], [1, None])
COLUMNS: dict[tuple[str, str], tuple[list[Any], list[Any]]] = {
    ("document", "id"): ONE,
    ("document", "position"): WHOLE,
    ("document", "sealed"): FLAG,
    ("variant", "id"): TEXT,
    ("variant", "place"): WHOLE,
    ("variant", "name"): TEXT,
    ("proposal", "id"): ONE,
    ("proposal", "branded"): FLAG,
    ("proposal", "logo"): ([b"", b"x" * MOST_LOGO_BYTES], [b"x" * (MOST_LOGO_BYTES + 1), "x", None]),
    ("proposal_chapter", "place"): WHOLE,
    ("proposal_chapter", "shown"): FLAG,
    ("proposal_decision", "position"): COUNTED,
    ("proposal_decision", "shown"): FLAG,
    ("settings", "variant"): TEXT,
    ("settings", "id"): TEXT,
    ("component", "component"): TEXT,
    ("component", "kind"): TEXT,
    ("desktop_pool", "desktops"): ([1], [-1, 1.5]),
    ("origin", "field"): TEXT,
    ("origin", "kind"): (["typed", "catalogue", "imported", "measured"], ["guessed", None]),
    ("origin", "give_or_take_percent"): ([None, 0.0, 1000.0], [-1.0, 1000.5]),
    ("part", "number"): COUNTED,
    ("part", "item"): (["x" * 300], ["x" * 301]),
    ("part", "currency"): (["EUR"], ["eur", "EURO", ""]),
    ("part", "quantity"): ([0, 1_000_000], [-1, 1_000_001]),
    ("part", "unit_price"): (["0", "12.50"], ["much"]),
    ("parent", "child"): TEXT,
    ("parent", "parent"): TEXT,
    ("position", "x"): PLACE,
    ("position", "y"): PLACE,
    ("position", "closed"): FLAG,
    ("position", "width"): SIZE,
    ("position", "height"): SIZE,
    ("link", "role"): (["runs_on", "display", "swap"], ["eats", None]),
    ("licence", "number"): COUNTED,
    ("licence", "scope"): TEXT,
    ("step", "number"): COUNTED,
    ("edit", "step"): COUNTED,
    ("edit", "number"): COUNTED,
    ("edit", "target"): (
        ["variants", "proposal", "settings", "components", "parents", "positions", "links", "licences"],
        ["checksum", "", None],
    ),
    ("restore_point", "position"): WHOLE,
}


@pytest.mark.parametrize(("table", "column"), COLUMNS, ids=lambda each: each)
def test_a_column_takes_its_values_up_to_the_last_and_no_other(table: str, column: str) -> None:
    kind = DECLARED[table][column]
    taken, refused = COLUMNS[table, column]
    for value in taken:
        assert msgspec.convert(value, kind) == (Decimal(value) if column == "unit_price" else value)
    for value in refused:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(value, kind)


def test_the_row_that_is_wrong_is_named_and_counted_from_one() -> None:
    columns = ("position", "shown", "words")
    rows = [(1, 0, "a"), (2, 1, "b"), (3, 2, "c"), (0, 0, "d")]
    sound = {"proposal_decision": Table(columns, rows[:2])}
    assert checked(sound, "proposal_decision", Path("plan")) == rows[:2]
    with pytest.raises(DamagedProjectError, match=r"table proposal_decision, row 3: .*\$.shown"):
        checked({"proposal_decision": Table(columns, rows)}, "proposal_decision", Path("plan"))
