"""The chapters that a customer reads: summary, drawing, saturation, limits, capacity, bill, findings, notes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from app.look.translation import tr
from app.output.word.block_chapters import MM_PER_CHARACTER, block_table
from app.output.word.body import Body
from app.output.word.front import headlines
from app.output.word.markup import BREAK, Markup, joined, paragraph, run, status_mark, text
from app.output.word.tables import (
    NONE_UPRIGHT,
    TEXT_WIDTH_MM,
    Row,
    WordColumn,
    cell,
    cell_of,
    head_row,
    table,
)

PHASE_MM, WORST_MM = 13.5, 17.0
AMOUNT_MM = (24.0, 40.0)
"""The least and the most room for an amount with its unit, which do not part."""
CASE_MM, MOST_FOR_CASES_MM = 30.0, 118.0
CASE_OF_FILES_MM, MOST_FOR_FILES_MM = 37.0, 124.0
MOST_LEVEL_HEADS = 6
"""Cases whose names fit above their columns; more stand upright."""
ARROWS = {"left": "←", "right": "→", "above": "↑", "below": "↓"}
SEVERITY_STATUS = {"error": "over", "warning": "near", "notice": ""}


def summary(body: Body) -> None:
    """Figures, the result by topic, prices and the next steps, on a page of their own."""
    it = body.opening("summary", new_page=True)
    body.add(text("", "AfterTable"), headlines(it["headlines"], body.content["look"]["colours"]))
    columns = (WordColumn(34), WordColumn(TEXT_WIDTH_MM - 34))
    rows = [
        Row([cell(row["title"], columns[0], "Muted"), cell(" ".join(row["sentences"]), columns[1])])
        for row in it["rows"]
    ]
    body.add(table(columns, rows, it["title"]))
    if it["prices"]:
        body.add(_prices(it["prices"]))
    advice = it["recommendation"]
    if advice["items"]:
        body.add(text(advice["title"], "AdviceHeading"))
        body.add(*(paragraph(_advice(each), "Advice") for each in advice["items"]))
    body.end_page()


def _prices(it: Mapping[str, Any]) -> Markup:
    columns = (WordColumn(TEXT_WIDTH_MM - 66), WordColumn(30, is_number=True), WordColumn(36, is_number=True))
    rows = [head_row(it["heads"], columns)]
    for number, (name, *numbers) in enumerate(it["rows"]):
        rows.append(_cells(name, numbers, columns, "" if number else "Strong"))
    return table(columns, rows, it["heads"][0], in_one_piece=True)


def _advice(each: Mapping[str, str]) -> Markup:
    said = run(each["text"], "Strong")
    return joined((said, BREAK, run(each["detail"], "Small"))) if each["detail"] else said


def drawing(body: Body) -> None:
    """The plan as a picture; a large one in parts, each on a page of its own, or as a table of what runs where."""
    across = body.content["chapters"]["drawing"]["across"]
    body.turn(across=across)
    it = body.opening("drawing")
    body.picture("drawing", it["alternative"], it["caption"])
    for number, part in enumerate(it["parts"], 1):
        body.heading(2, part["title"], new_page=True)
        arrows = (f"{ARROWS[side]} {name}" for side, name in part["beside"].items())
        body.picture(f"drawing-{number}", part["alternative"], ", ".join((part["title"], *arrows)))
    body.turn(across=False)
    if it["outline"]:
        body.heading(2, it["outline"]["title"])
        body.add(block_table(it["outline"]["table"], it["outline"]["title"]))
        body.small_print([it["outline"]["more"]])


def saturation(body: Body) -> None:
    """How full everything is, at its worst and in each phase; a mark says what colour says too."""
    it = body.opening("saturation")
    if not it["groups"]:
        body.add(text(it["none"]))
        return
    body.add(text(it["lead"], "Lead"))
    body.chart("saturation", tr("The fullest resources at their worst. The tick on a bar is the target."))
    phases = [WordColumn(PHASE_MM, is_number=True) for _ in it["phases"]]
    amount_mm = _amount_mm(it["groups"])
    resource_mm = TEXT_WIDTH_MM - amount_mm - WORST_MM - PHASE_MM * len(phases)
    columns = (
        WordColumn(resource_mm),
        WordColumn(amount_mm, is_number=True),
        WordColumn(WORST_MM, is_number=True),
        *phases,
    )
    rows = [head_row((*it["heads"], *it["phases"]), columns, upright_from=3)]
    for group in it["groups"]:
        rows.append(Row([text(group["name"], "TableGroup")], spans=[len(columns)], with_next=True))
        rows += (Row(_saturation_cells(row, columns)) for row in group["rows"])
    body.add(table(columns, rows, it["title"], in_one_piece=it["short"], is_narrow=True))
    body.small_print([it["more"]])
    body.add(_legend(it["legend"]))
    if it["failures"]:
        _failures(body, it["failures"])


def _failures(body: Body, it: Mapping[str, Any]) -> None:
    """The same resources in every case of failure."""
    body.heading(2, it["title"])
    body.add(text(it["lead"], "Lead"))
    width = min(CASE_MM, MOST_FOR_CASES_MM / len(it["cases"]))
    cases = [WordColumn(width, is_number=True) for _ in it["cases"]]
    columns = (WordColumn(TEXT_WIDTH_MM - width * len(cases)), *cases)
    upright = 1 if len(cases) > MOST_LEVEL_HEADS else NONE_UPRIGHT
    rows = [head_row((it["head"], *it["cases"]), columns, upright_from=upright)]
    for group in it["groups"]:
        rows.append(Row([text(group["name"], "TableGroup")], spans=[len(columns)], with_next=True))
        for row in group["rows"]:
            shares = (cell_of(_share(each), cases[0]) for each in row["cells"])
            rows.append(Row([cell(row["resource"], columns[0]), *shares]))
    body.add(table(columns, rows, it["title"], is_narrow=True))


def _amount_mm(groups: Sequence[Mapping[str, Any]]) -> float:
    """Room for the longest demand; a capacity has a word before it, after which its line may break."""
    least, most = AMOUNT_MM
    amounts = (row[key] for group in groups for row in group["rows"] for key in ("demand", "capacity"))
    longest = max((len(word) for amount in amounts for word in amount.split(" ")), default=0)
    return min(max(longest * MM_PER_CHARACTER, least), most)


def _saturation_cells(row: Mapping[str, Any], columns: Sequence[WordColumn]) -> list[Markup]:
    resource = cell(row["resource"], columns[0])
    if row["when"]:
        resource = Markup(resource + text(row["when"], "TableSmall"))
    amount = Markup(cell(row["demand"], columns[1]) + text(row["capacity"], "TableSmallNumber"))
    worst = cell_of(_share(row["worst"], "Strong"), columns[2])
    return [resource, amount, worst, *(cell_of(_share(each), columns[3]) for each in row["phases"])]


def _share(share: Mapping[str, Any], style: str = "") -> Markup:
    return joined((status_mark(share["status"]), run(share["percent"], style)))


def _legend(entries: Sequence[Mapping[str, str]]) -> Markup:
    """What the marks mean; that nothing is marked where all is well needs no words."""
    marked = (each for each in entries if status_mark(each["status"]))
    parts = [joined((status_mark(each["status"]), run(each["text"]))) for each in marked]
    return paragraph(Markup(run("\N{NO-BREAK SPACE}\N{NO-BREAK SPACE} ").join(parts)), "SmallPrint")


def ladder(body: Body) -> None:
    """What limits at how many desktops, and what would lift it."""
    it = body.opening("ladder")
    if not it["rows"]:
        body.add(text(it["none"]))
        return
    body.add(text(it["lead"], "Lead"))
    body.chart("ladder", tr("Desktops up to each limit. Tick on a bar: {planned}.", planned=it["planned"]))
    columns = (WordColumn(24, is_number=True), WordColumn(52), WordColumn(34), WordColumn(58))
    rows = [head_row(it["heads"], columns)]
    for number, row in enumerate(it["rows"]):
        style = "" if number else "Strong"
        desktops = joined((status_mark("" if row["holds"] else "over"), run(row["desktops"], style)))
        users = text(row["users"], "TableSmallNumber") if row["users"] else ""
        cells = [
            Markup(cell_of(desktops, columns[0]) + users),
            cell(row["limit"], columns[1], style),
            cell(row["phase"], columns[2]),
            cell(row["lift"], columns[3], "Muted"),
        ]
        rows.append(Row(cells))
    body.add(table(columns, rows, it["title"], in_one_piece=it["short"]))
    body.small_print([it["more"]])


def capacity(body: Body) -> None:
    """What lies on each store, and what relocating files would mean."""
    it = body.opening("capacity")
    if not it["stores"]:
        body.add(text(it["none"]))
        return
    body.add(text(it["lead"], "Lead"))
    caption = tr("What lies on each store. The numbers are those of the table, the tick is the target.")
    body.chart("capacity", caption)
    columns = (WordColumn(88), WordColumn(48, is_number=True), WordColumn(32, is_number=True))
    rows = [row for store in it["stores"] for row in _store_rows(store, it["free"], columns)]
    body.add(table(columns, rows, it["title"]))
    body.small_print([it["more"]])
    if it["relocation"]["tables"]:
        body.heading(2, it["relocation"]["title"])
        for found in it["relocation"]["tables"]:
            _relocation(body, found)


def _store_rows(store: Mapping[str, Any], free: str, columns: Sequence[WordColumn]) -> Iterator[Row]:
    """The store in bold, then a row for each kind of file on it and one for what is free."""
    yield Row(
        [
            cell(store["name"], columns[0], "Strong"),
            cell(store["used"], columns[1], "Strong"),
            cell_of(_share(store, "Strong"), columns[2]),
        ],
        with_next=True,
    )
    names = [(f"{number}  {part['name']}", part["amount"]) for number, part in enumerate(store["parts"], 1)]
    for name, amount in (*names, (free, store["free"])):
        yield Row(
            [cell(name, columns[0]), cell(amount, columns[1]), cell("", columns[2])], with_next=name != free
        )


def _relocation(body: Body, found: Mapping[str, Any]) -> None:
    body.add(text(found["lead"], "Lead"))
    if found["saving"]:
        body.add(text(found["saving"], "TableLead"))
    width = min(CASE_OF_FILES_MM, MOST_FOR_FILES_MM / len(found["planned"]))
    cases = [WordColumn(width, is_number=True) for _ in found["planned"]]
    columns = (WordColumn(TEXT_WIDTH_MM - width * len(cases)), *cases)
    names, *heads = found["heads"]
    marked = [f"{head} ({found['as_planned']})" if planned else head
              for head, planned in zip(heads, found["planned"], strict=True)]  # fmt: skip
    rows = [head_row((names, *marked), columns)]
    rows += (_cells(row["name"], row["cells"], columns) for row in found["rows"])
    rows.append(_cells(found["total"]["name"], found["total"]["cells"], columns, "Strong"))
    rows += (_cells(row["name"], row["cells"], columns) for row in found["results"])
    body.add(table(columns, rows, found["lead"], in_one_piece=True))
    body.small_print([found["source"]])


def _cells(name: str, cells: Sequence[str], columns: Sequence[WordColumn], style: str = "") -> Row:
    return Row([cell(words, column, style) for words, column in zip((name, *cells), columns, strict=True)])


def bill(body: Body) -> None:
    """The bill of materials, its sums, and where the prices are from."""
    it = body.opening("bill")
    if not it["rows"]:
        body.add(text(it["none"]))
        return
    columns = (
        WordColumn(66),
        WordColumn(34),
        WordColumn(16, is_number=True),
        WordColumn(27, is_number=True),
        WordColumn(25, is_number=True),
    )
    rows = [head_row(it["heads"], columns)]
    for row in it["rows"]:
        keys = ("item", "order_number", "quantity", "unit_price", "total")
        cells = [cell(row[key], column, "Muted" if key == "order_number" else "")
                 for key, column in zip(keys, columns, strict=True)]  # fmt: skip
        rows.append(Row(cells))
    for total in it["sums"]:
        style = "Strong" if total["strong"] else ""
        rows.append(
            Row(
                [cell(total["name"], columns[0], style), cell(total["amount"], columns[-1], style)],
                spans=[4, 1],
            )
        )
    body.add(table(columns, rows, it["title"], in_one_piece=it["short"]))
    body.small_print([it["rounding"], *it["sources"]])


def findings(body: Body) -> None:
    """What a reviewer would point out, and what to do about it."""
    it = body.opening("findings")
    if not it["rows"]:
        body.add(text(it["none"]))
        return
    body.add(text(it["lead"], "Lead"))
    columns = (WordColumn(28), WordColumn(TEXT_WIDTH_MM - 28))
    rows = []
    for row in it["rows"]:
        name = joined((status_mark(SEVERITY_STATUS[row["severity"]]), run(row["name"], "Strong")))
        said = [cell(row["text"], columns[1])]
        said += [cell(row["remedy"], columns[1], "Muted")] if row["remedy"] else []
        said += [text(row["source"], "TableSmall")] if row["source"] else []
        rows.append(Row([cell_of(name, columns[0]), joined(said)]))
    body.add(table(columns, rows, it["title"]))


def notes(body: Body) -> None:
    """The plan's own notes."""
    it = body.opening("notes")
    body.paragraphs(it["paragraphs"])
