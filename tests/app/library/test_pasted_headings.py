"""Two names of columns in the first line make it a line of headings; one may be a value."""

from __future__ import annotations

from app.library.library_sheets import LibrarySheet
from app.library.pasting import has_headings
from app.look.translation import tr


def test_two_names_of_columns_are_headings(servers: LibrarySheet) -> None:
    first, second, third = (tr(info.title) for info in servers.columns[:3])
    for cells, expected in (
        ((first, second), True),
        ((first, second, third), True),
        ((first.upper(), f" {second} "), True),
        ((first, "RX300 S6"), False),
        (("RX300 S6", "2"), False),
        ((), False),
    ):
        assert has_headings(servers, "\t".join(cells) + "\nRX300 S6\t2") == expected, cells
    assert not has_headings(servers, f"RX300 S6\t2\n{first}\t{second}"), "only the first line counts"
