"""Plans side by side as text for a terminal, in the current language and number style."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.cli.terminal import harmless, table
from app.look.translation import tr, translate
from app.results.tables.changes_table import changes_between
from app.results.words.comparison import delta_text, value_text
from app.results.words.variants_in_futures import sentences_in_futures
from planner_core.messages import Named
from planner_core.studies.comparison import Cell, Compared, Comparison, ComparisonRow
from planner_core.studies.variants_in_futures import VariantsInFutures

INDENT = "  "
SIGNS = {"same": "", "different": "", "better": "*", "worse": "!"}


class CompareReport:
    """Writes the table of values by groups, and below it the differences in the drawings."""

    def __init__(
        self, found: Comparison, plans: Sequence[Compared], study: VariantsInFutures | None = None
    ) -> None:
        self.found = found
        self.plans = plans
        self.study = study

    def lines(self) -> Iterator[str]:
        """The whole report."""
        baseline = self.found.names[self.found.baseline]
        yield harmless(tr("Compared with {baseline}; * better, ! worse", baseline=baseline))
        if said := sentences_in_futures(self.found.names, self.study):
            yield from ("", *(INDENT + harmless(each) for each in said))
        yield from self._values()
        before = self.plans[self.found.baseline].plan
        for number, each in enumerate(self.plans):
            if number == self.found.baseline:
                continue
            yield from ("", harmless(tr("What is different in {name}", name=Named(each.name))))
            rows = [words for _, words in changes_between(before, each.plan)]
            head = [tr("Component"), tr("What"), harmless(baseline), harmless(each.name)]
            yield from table([head, *map(list, rows)], indent=INDENT) if rows else [INDENT + tr("Nothing")]

    def _values(self) -> Iterator[str]:
        """All groups with columns of equal width, with their titles."""
        rows, titles = [self._head()], [""]
        for row in self.found.rows:
            rows.append(self._row(row))
            titles.append(translate(row.group))
        right = range(1, len(rows[0]))
        title = ""
        for group, line in zip(titles, table(rows, right=right, indent=INDENT), strict=True):
            if group != title:
                title = group
                yield from ("", title)
            yield line

    def _head(self) -> list[str]:
        head = [""]
        for number, name in enumerate(self.found.names):
            head += [name] if number == self.found.baseline else [name, ""]
        return head

    def _row(self, row: ComparisonRow) -> list[str]:
        cells = [translate(row.title)]
        for number, cell in enumerate(row.cells):
            cells.append(value_text(cell))
            if number != self.found.baseline:
                cells.append(_delta(cell))
        return cells


def _delta(cell: Cell) -> str:
    return f"{delta_text(cell)} {SIGNS[cell.verdict]}".strip()
