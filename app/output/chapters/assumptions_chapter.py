"""All values that the numbers are based on, with origin and source.

In a plan of hundreds of hosts most values repeat: components with equal values share a table, and components that
differ little from an earlier one are listed by their differences only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from app.look.references import reference_in_words
from app.look.spoken_language import language_of
from app.look.translation import mark, tr
from app.results.tables.assumption_rows import FieldValue, component_values, settings_values
from app.results.words.components import in_drawn_order, listed
from planner_core.editing.verbs import KIND_NAMES
from planner_core.engine.explaining.derivation_text import ORIGIN_NAMES
from planner_core.plan.components import Component, kind_of
from planner_core.plan.plan import Plan, Settings

SETTINGS_TITLE = mark("Targets and planning rules")
MOST_NAMES: Final = 6
"""Names in the title of a table; the rest are "others"."""
LITTLE: Final = 0.5
"""Components differ little if at most this share of their values differs."""
MOST_APART: Final = 8
"""Tables of differences from one component; further ones are rows of a single table."""

Row = dict[str, str]
Rows = tuple[Row, ...]


class _Model:
    """Components with equal values, and those that differ little from them."""

    def __init__(self, kind: str, rows: Rows) -> None:
        self.kind = kind
        self.rows = rows
        self.names: list[str] = []
        self.like: dict[str, _Model] = {}
        """By their differing rows; these models contain only those."""

    def difference(self, rows: Rows) -> Rows | None:
        """The rows that differ from this model; None if there are too many, or if the fields are different ones."""
        if [each["name"] for each in rows] != [each["name"] for each in self.rows]:
            return None
        found = tuple(row for row, own in zip(rows, self.rows, strict=True) if row != own)
        return found if len(found) <= LITTLE * len(rows) else None


def assumptions(plan: Plan) -> dict[str, Any]:
    """A table for the settings, and one for all components with the same values; includes every declared field that
    means something there.
    """
    tables = [_settings(plan.settings), *(table for model in _models(plan) for table in _tables(model))]
    return {
        "title": tr("Assumptions"),
        "lead": tr(
            "Every value behind the numbers of this proposal, with its origin. Change any of them, and the result"
            " changes with it."
        ),
        "heads": [tr("Value"), tr("Origin")],
        "tables": [each for each in tables if each["rows"]],
    }


def _settings(settings: Settings) -> dict[str, Any]:
    return {
        "title": tr(SETTINGS_TITLE),
        "kind": "",
        "rows": [_row(each) for each in settings_values(settings)],
    }


def _models(plan: Plan) -> list[_Model]:
    """The models of a plan's components in the order of the drawing."""
    found: list[_Model] = []
    by_rows: dict[str, _Model] = {}
    for each in in_drawn_order(plan):
        part = plan.components[each]
        rows = _rows(plan, part)
        kind = tr(KIND_NAMES[kind_of(part)])
        key = f"{kind}{rows}"
        model = by_rows.get(key)
        if model is None:
            model = by_rows[key] = _placed(found, kind, rows)
        model.names.append(part.name)
    return found


def _placed(models: list[_Model], kind: str, rows: Rows) -> _Model:
    """A model of its own, or below the model that it differs least from."""
    near = [
        (len(difference), number, difference)
        for number, model in enumerate(models)
        if model.kind == kind and (difference := model.difference(rows)) is not None
    ]
    if not near:
        models.append(_Model(kind, rows))
        return models[-1]
    _, number, difference = min(near, key=lambda each: each[:2])
    return models[number].like.setdefault(repr(difference), _Model(kind, difference))


def _tables(model: _Model) -> Iterator[dict[str, Any]]:
    """All values of a model, then the differences of similar ones."""
    name = model.names[0]
    title = _names(model)
    kind = "" if title.startswith(model.kind) else model.kind  # "Host Host" would add nothing
    yield {"title": title, "kind": kind, "rows": [*model.rows]}
    like = [*model.like.values()]
    for each in like[:MOST_APART]:
        kind = tr("{kind}, otherwise as {name}", kind=each.kind, name=name)
        yield {"title": _names(each), "kind": kind, "rows": [*each.rows]}
    if len(like) > MOST_APART:
        yield {
            "title": tr("Others like {name}", name=name),
            "kind": model.kind,
            "rows": [row for each in like[MOST_APART:] for row in _named(each)],
        }


def _named(model: _Model) -> Iterator[Row]:
    """The rows of a model, each with its name, for a table of several."""
    for each in model.rows:
        yield each | {"name": tr("{name}: {value}", name=_names(model), value=each["name"])}


def _names(model: _Model) -> str:
    return listed(model.names, MOST_NAMES)


def _rows(plan: Plan, part: Component) -> Rows:
    return tuple(_row(each) for each in component_values(plan, part))


def _row(each: FieldValue) -> Row:
    source = reference_in_words(each.source)
    return {
        "name": each.title,
        "value": each.in_words,
        "origin": tr(ORIGIN_NAMES[each.origin]),
        "source": source,
        "language": language_of(source),
    }
