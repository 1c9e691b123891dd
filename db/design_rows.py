"""The proposal's design as rows, and changes to it as rows of the history.

The history stores only changed fields: no copy of the logo for a new firm name, no other chapter's text for a typed
word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import apsw
import msgspec

from db.declared_rows import checked
from db.errors import ContentError, in_table
from db.tables import Row, insert_sql
from db.verify import Tables, reading
from planner_core.messages import Message
from planner_core.plan.proposal_design import (
    Branding,
    Chapter,
    DecisionLine,
    ProposalDesign,
    design_problems,
)

BRANDING_FIELDS: Final = Branding.__struct_fields__
CHAPTER_FIELDS: Final = Chapter.__struct_fields__
DECISION_FIELDS: Final = DecisionLine.__struct_fields__
PLAIN_FIELDS: Final = (
    "language",
    "edition",
    "customer_signer",
    "firm_signer",
    "recommended",
    "recommended_because",
)
"""Fields of the design with one value each."""
NO_BRANDING: Final = Branding()


class Changes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The changes from one design to another; unchanged parts are UNSET."""

    language: str | msgspec.UnsetType = msgspec.UNSET
    edition: str | msgspec.UnsetType = msgspec.UNSET
    customer_signer: str | msgspec.UnsetType = msgspec.UNSET
    firm_signer: str | msgspec.UnsetType = msgspec.UNSET
    recommended: str | msgspec.UnsetType = msgspec.UNSET
    recommended_because: str | msgspec.UnsetType = msgspec.UNSET
    order: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """The listed chapters."""
    chapters: tuple[Chapter, ...] = ()
    """Changed chapters."""
    branding: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET
    """Changed fields; None if the design has no branding of its own."""
    decisions: tuple[DecisionLine, ...] = ()
    """Lines of "How we got here" that are added or changed."""
    dropped: tuple[int, ...] = ()
    """Positions of the lines that are as the step says again."""


def write_design(connection: apsw.Connection, design: ProposalDesign) -> None:
    """Replace the stored design; unchanged rows are not written."""
    branding = design.branding or NO_BRANDING
    branded = int(design.branding is not None)
    _write_row(
        connection, "proposal", ("id", "branded", *PLAIN_FIELDS, *BRANDING_FIELDS),
        (1, branded, *(getattr(design, name) for name in PLAIN_FIELDS), *msgspec.structs.astuple(branding)),
    )  # fmt: skip
    chapters = [(place, *_chapter_row(each)) for place, each in enumerate(design.chapters)]
    present = connection.execute("SELECT place, key, shown, text FROM proposal_chapter ORDER BY 1").fetchall()
    # A chapter occurs once, so all chapters that move are deleted before any is inserted.
    _replace_rows(connection, "proposal_chapter", ("place", *CHAPTER_FIELDS), present, chapters)
    lines = [(each.position, each.label, int(each.shown), each.text) for each in design.decisions]
    present = connection.execute(
        "SELECT position, label, shown, text FROM proposal_decision ORDER BY 1"
    ).fetchall()
    _replace_rows(connection, "proposal_decision", DECISION_FIELDS, present, lines)


def _replace_rows(
    connection: apsw.Connection, table: str, columns: tuple[str, ...], present: list[Row], rows: list[Row]
) -> None:
    """The rows instead of those that are there; the first column is the key."""
    if rows == present:
        return
    gone = [row[:1] for row in present if row not in rows]
    connection.executemany(f"DELETE FROM {table} WHERE {columns[0]} = ?", gone)  # noqa: S608 - names of ours
    connection.executemany(insert_sql(table, columns), [row for row in rows if row not in present])


def read_design(tables: Tables, path: Path) -> ProposalDesign:
    """The design in the rows. Raises DamagedProjectError naming table and row."""
    with reading(path, in_table("proposal", 1)):
        rows = checked(tables, "proposal_chapter", path)
        chapters = [tables["proposal_chapter"].named(row) for row in rows]
        lines = tables["proposal_decision"]
        decisions = [lines.named(row) for row in checked(tables, "proposal_decision", path)]
        whole = tables["proposal"].named(checked(tables, "proposal", path)[0])
        if [row["place"] for row in chapters] != list(range(len(chapters))):
            raise ContentError(Message("the chapters are not listed at the places 0, 1, 2 ..."))
        return design_of(whole, chapters, decisions)


def design_of(
    whole: Mapping[str, object],
    chapters: Sequence[Mapping[str, object]],
    decisions: Sequence[Mapping[str, object]],
) -> ProposalDesign:
    """The design in named rows. Raises msgspec.ValidationError or LookupError."""
    branding = {name: whole[name] for name in BRANDING_FIELDS}
    listed = [{"key": row["key"], "shown": bool(row["shown"]), "text": row["text"]} for row in chapters]
    own = msgspec.convert(branding, Branding)
    if not whole["branded"] and own != NO_BRANDING:
        raise ContentError(Message("it has company details where none are allowed"))
    lines = sorted(({**row, "shown": bool(row["shown"])} for row in decisions), key=_position)
    return msgspec.structs.replace(
        msgspec.convert({name: whole[name] for name in PLAIN_FIELDS}, ProposalDesign),
        chapters=msgspec.convert(listed, tuple[Chapter, ...]),
        branding=own if whole["branded"] else None,
        decisions=msgspec.convert(lines, tuple[DecisionLine, ...]),
    )


def _position(row: Mapping[str, object]) -> int:
    position = row["position"]
    return position if isinstance(position, int) else 0


def design_difference(origin: ProposalDesign, aim: ProposalDesign) -> Changes:
    """The changes from `origin` to `aim`."""
    unset = msgspec.UNSET
    branding: dict[str, Any] | msgspec.UnsetType | None = unset
    if origin.branding != aim.branding:
        branding = None if aim.branding is None else _fields(origin.branding or NO_BRANDING, aim.branding)
    plain = {name: getattr(aim, name) for name in PLAIN_FIELDS if getattr(origin, name) != getattr(aim, name)}
    kept = {each.position for each in aim.decisions}
    return Changes(
        **plain,
        order=unset if origin.chapters == aim.chapters else tuple(each.key for each in aim.chapters),
        chapters=tuple(each for each in aim.chapters if each not in origin.chapters),
        branding=branding,
        decisions=tuple(each for each in aim.decisions if each not in origin.decisions),
        dropped=tuple(each.position for each in origin.decisions if each.position not in kept),
    )


def read_difference(origin: ProposalDesign, stored: str) -> ProposalDesign:
    """The design that results from a stored difference. Raises msgspec.ValidationError or ContentError."""
    changes = msgspec.json.decode(stored, type=Changes)
    made: dict[str, Any] = msgspec.structs.asdict(origin)
    for name in PLAIN_FIELDS:
        if (value := getattr(changes, name)) is not msgspec.UNSET:
            made[name] = value
    lines = {each.position: each for each in (*origin.decisions, *changes.decisions)}
    made["decisions"] = tuple(lines[each] for each in sorted(lines) if each not in changes.dropped)
    if changes.order is not msgspec.UNSET:
        chapters = {each.key: each for each in (*origin.chapters, *changes.chapters)}
        if lost := [key for key in changes.order if key not in chapters]:
            raise ContentError(Message("there is no chapter {chapter}", {"chapter": lost[0]}))
        made["chapters"] = tuple(chapters[key] for key in changes.order)
    if changes.branding is None:
        made["branding"] = None
    elif changes.branding is not msgspec.UNSET:
        fields = msgspec.structs.asdict(origin.branding or NO_BRANDING)
        made["branding"] = msgspec.convert({**fields, **changes.branding}, Branding)
    design = msgspec.convert(made, ProposalDesign, from_attributes=True)
    if found := design_problems(design):
        raise ContentError(found[0])
    return design


def _fields(origin: Branding, aim: Branding) -> dict[str, Any]:
    return {
        name: getattr(aim, name) for name in BRANDING_FIELDS if getattr(origin, name) != getattr(aim, name)
    }


def _chapter_row(chapter: Chapter) -> Row:
    return chapter.key, int(chapter.shown), chapter.text


def _write_row(connection: apsw.Connection, table: str, columns: tuple[str, ...], row: Row) -> None:
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns[1:])
    sql = f"{insert_sql(table, columns)} ON CONFLICT ({columns[0]}) DO UPDATE SET {changes}"
    connection.execute(sql, row)
