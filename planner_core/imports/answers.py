"""A customer's answers as one step: each is read by its key, checked by its field, and has its file as origin."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import Decimal
from typing import Any, Final

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.editing.edits import Edit, Step, apply, merged
from planner_core.editing.verbs.common import RuleError
from planner_core.editing.verbs.components import new_component, paste
from planner_core.editing.verbs.fields import (
    checked_value,
    choose_broker,
    set_fields,
    set_parts,
    set_setting,
    use_record,
)
from planner_core.editing.verbs.licences import add_licence
from planner_core.imports.named_licences import named_licences
from planner_core.imports.questions import LICENCES, NEW, NOTES, OF_NOTES, SETTINGS, UNIT_PRICE, field_of
from planner_core.imports.source_tables import (
    FALSE_WORDS,
    LONGEST_SHOWN,
    TRUE_WORDS,
    decimal_sign,
    number_of_text,
)
from planner_core.messages import HeadroomError, Message, Named, shortened
from planner_core.plan.components import Component, Origin, Part, kind_of
from planner_core.plan.fields import FieldInfo
from planner_core.plan.links import POOL_FILE_ROLES, RUNS_ON, Link
from planner_core.plan.plan import Plan, Position
from planner_core.plan.price_units import units_of
from planner_core.units import PERCENT

Labels = Callable[[FieldInfo], Mapping[str, Any]]
"""Words of a choice in any language, in small letters -> the value that is stored."""
Placed = Callable[[Plan], Plan]
"""Gives the components of a plan their places."""
SAME_UNITS: Final[tuple[Mapping[str, float], ...]] = (
    {"mb": 1e6, "gb": 1e9, "tb": 1e12, "pb": 1e15},
    {"mib": 2.0**20, "gib": 2.0**30, "tib": 2.0**40, "pib": 2.0**50},
    {"mhz": 1.0, "ghz": 1000.0},
    {"w": 1.0, "kw": 1000.0},
)
"""Units that stand for each other whatever somebody means by them. Who writes GB for memory may mean GiB."""
_WITH_UNIT: Final = re.compile(r"(?P<number>.*?[0-9])\s*(?P<unit>[^0-9\s.,;:'-][^0-9]{0,20})?")
MOST_NOTES: Final = 20_000
WHOLE_FIRST: Final = ("workload",)
"""Fields whose record fills others, which may be answered as well."""


class CustomerAnswer(msgspec.Struct, frozen=True):
    """A cell that the customer has filled in."""

    file: str
    sheet: str
    row: int
    key: str
    question: str
    """As the file has it, for messages."""
    cell: str | float
    is_percent: bool = False
    """The format of the cell says that its number is one of percent."""


class AnswerChange(msgspec.Struct, frozen=True):
    """What an answer does to the plan."""

    answer: CustomerAnswer
    kind: str
    name: str
    """Name of the component; empty for a new one, settings and notes."""
    field: FieldInfo
    before: Any
    after: Any


class Answered(msgspec.Struct, frozen=True):
    """All answers, as one step."""

    step: Step | None
    """None if nothing changes."""
    changes: tuple[AnswerChange, ...]
    problems: tuple[Message, ...]
    """Answers that cannot be taken over, with file, sheet, row and field."""
    remarks: tuple[Message, ...] = ()
    """What an answer does beyond its own field."""


class AnswersFoundError(HeadroomError):
    """A file is no export but what a customer was asked."""

    def __init__(self, message: Message, answers: tuple[CustomerAnswer, ...]) -> None:
        super().__init__(message)
        self.answers = answers


def answered(
    plan: Plan,
    answers: Sequence[CustomerAnswer],
    catalog: Catalog,
    labels: Labels,
    placed: Placed = lambda fragment: fragment,
    offset: Position | None = None,
) -> Answered:
    """What the answers make of a plan. What cannot be taken over is told and left out."""
    found = _Answers(plan, catalog, labels)
    for answer in answers:
        found.take(answer)
    return found.answered(placed, offset or Position(0, 0))


def _trouble(answer: CustomerAnswer, problem: Message) -> Message:
    """A problem with an answer, itself a sentence."""
    words: dict[str, object] = {
        "file": answer.file,
        "sheet": answer.sheet,
        "row": str(answer.row),
        "field": shortened(answer.question, LONGEST_SHOWN),
        "problem": problem,
    }
    return Message("{file}, sheet {sheet}, row {row}, {field}: {problem}", words)


def _refusal(answer: CustomerAnswer, expected: Message) -> Message:
    found = answer.cell if isinstance(answer.cell, str) else f"{answer.cell:.15g}"
    words: dict[str, object] = {
        "file": answer.file,
        "sheet": answer.sheet,
        "row": str(answer.row),
        "field": shortened(answer.question, LONGEST_SHOWN),
        "found": shortened(found, LONGEST_SHOWN),
        "expected": expected,
    }
    return Message("{file}, sheet {sheet}, row {row}: {field} is {found}; expected: {expected}.", words)


class _Answers:
    """Reads answer by answer, and changes a copy of the plan."""

    def __init__(self, plan: Plan, catalog: Catalog, labels: Labels) -> None:
        self._plan = plan
        self._catalog = catalog
        self._labels = labels
        self._new = Plan()
        self._edits: list[Edit] = []
        self._changes: list[AnswerChange] = []
        self._problems: list[Message] = []
        self._remarks: list[Message] = []
        self._keys: set[str] = set()

    def take(self, answer: CustomerAnswer) -> None:
        """Take an answer over, or note why not."""
        owner, _, name = answer.key.rpartition("/")
        kind = self._kind(owner)
        field = field_of(kind, name) if kind else None
        if field is None:
            self._problems.append(_trouble(answer, Message("The plan has no such question any more.")))
            return
        if answer.key in self._keys:
            self._problems.append(_trouble(answer, Message("This is a second answer to the same question.")))
            return
        self._keys.add(answer.key)
        try:
            value = self._value(field, answer)
            self._apply(answer, owner, kind, field, value)
        except RuleError as error:
            self._problems.append(_trouble(answer, error.message))
        except _UnexpectedError as error:
            self._problems.append(_refusal(answer, error.message))

    def answered(self, placed: Placed, offset: Position) -> Answered:
        """The step of all that was taken; verbs let no answer through that breaks a rule of plans."""
        self._leave_out_drives()
        if self._new.components:
            self._edits += paste(self._plan, placed(self._linked()), offset).edits
        edits = tuple(each for each in merged(self._edits) if each.before != each.after)
        words: dict[str, object] = {"count": len(self._changes)}
        label = Message(
            "Take over {count} answer of the customer", words, "Take over {count} answers of the customer"
        )
        step = Step(label, edits) if edits else None
        return Answered(step, tuple(self._changes), tuple(self._problems), tuple(self._remarks))

    def _leave_out_drives(self) -> None:
        """New drives lie inside a new array or host; without either, say so."""
        by_kind = {kind_of(each): each for each in self._new.components.values()}
        if "disk_group" not in by_kind or by_kind.keys() & {"storage_array", "host"}:
            return
        problem = Message("There is no answer on a host or an array that these drives could be in.")
        homeless = [each for each in self._changes if each.answer.key.startswith(f"{NEW}/disk_group/")]
        self._problems += [_trouble(each.answer, problem) for each in homeless]
        self._changes = [each for each in self._changes if each not in homeless]
        drives = by_kind["disk_group"].id
        components = {key: each for key, each in self._new.components.items() if key != drives}
        self._new = msgspec.structs.replace(self._new, components=components)

    # --- one answer --------------------------------------------------------------------------------------------

    def _kind(self, owner: str) -> str:
        if owner in (SETTINGS, NOTES):
            return owner
        if owner.startswith(f"{NEW}/"):
            return owner.removeprefix(f"{NEW}/")
        part = self._plan.components.get(owner)
        return kind_of(part) if part is not None else ""

    def _value(self, field: FieldInfo, answer: CustomerAnswer) -> Any:
        cell = answer.cell
        if field.kind in ("integer", "number", "money"):
            unit = self._plan.settings.currency if field.kind == "money" and not field.unit else field.unit
            return _checked_number(field, unit, answer)
        text = f"{cell:.15g}" if isinstance(cell, float) else " ".join(cell.split())
        if field.kind == "choice":
            value = self._labels(field).get(text.casefold())
            if value is None:
                known = ", ".join(field.choices.values())
                raise _UnexpectedError(Message("one of: {known}", {"known": known}))
            return value
        if field.kind == "flag":
            if text.casefold() not in TRUE_WORDS | FALSE_WORDS:
                raise _UnexpectedError(Message("yes or no"))
            return text.casefold() in TRUE_WORDS
        try:
            return checked_value(field, text)
        except RuleError:
            raise _UnexpectedError(Message("a shorter text")) from None

    def _apply(self, answer: CustomerAnswer, owner: str, kind: str, field: FieldInfo, value: Any) -> None:
        origin = Origin("imported", answer.file)
        if kind == NOTES:
            before, name = None, ""
            text = f"{OF_NOTES[field.name]}: {value}"
            notes = "\n".join(filter(None, [self._plan.settings.notes, text]))
            if text not in self._plan.settings.notes:
                self._do(set_setting(self._plan, "notes", notes))
            if field.name == LICENCES:
                self._add_licences(str(value))
        elif kind == SETTINGS:
            before, name = getattr(self._plan.settings, field.name), ""
            if field.name == "broker":
                self._do(choose_broker(self._plan, value, self._catalog.brokers))
            else:
                self._do(set_setting(self._plan, field.name, value))
        elif owner.startswith(f"{NEW}/"):
            before, name = None, ""
            part = next((each for each in self._new.components.values() if kind_of(each) == kind), None)
            if part is None:
                made = new_component(self._new, kind)
                self._new = msgspec.structs.replace(
                    self._new, components={**self._new.components, made.id: made}
                )
                part = made
            self._new = apply(self._new, self._edits_of(self._new, part, field, value, origin))
        else:
            part = self._plan.components[owner]
            before, name = getattr(part, field.name, None), part.name
            edits = self._edits_of(self._plan, part, field, value, origin)
            self._edits += edits
            self._plan = apply(self._plan, edits)
        self._changes.append(AnswerChange(answer, kind, name, field, before, value))

    def _add_licences(self, text: str) -> None:
        """A line without a price for each product of the catalogue that is named; the notes have all of the text."""
        known = {each.name for each in self._plan.licences.values()}
        for template in named_licences(text, self._catalog.licence_templates.values()):
            if template.name not in known:
                self._do(add_licence(self._plan, template.licence()))
                words: dict[str, object] = {"name": Named(template.name)}
                self._remarks.append(Message("{name} becomes a licence line, still without a price.", words))

    def _edits_of(
        self, plan: Plan, part: Component, field: FieldInfo, value: Any, origin: Origin
    ) -> tuple[Edit, ...]:
        if field.name == UNIT_PRICE:
            price = Part(
                item=part.name,
                unit_price=value,
                currency=self._plan.settings.currency,
                per=units_of(kind_of(part))[0],
                source=origin.reference,
            )
            return set_parts(plan, part.id, (price,)).edits
        if field.name in WHOLE_FIRST:
            records = {each.name.casefold(): each for each in self._catalog.records(field.catalogue)}
            record = records.get(str(value).casefold())
            if record is None:
                raise _UnexpectedError(Message("a workload profile from the list"))
            return use_record(plan, [part.id], record).edits
        return set_fields(plan, [part.id], {field.name: value}, origin).edits

    def _do(self, step: Step) -> None:
        self._edits += step.edits
        self._plan = apply(self._plan, step.edits)

    def _linked(self) -> Plan:
        """The new components: the pool runs on the host, its files are on the array, whose drives are inside it."""
        by_kind: dict[str, Component] = {kind_of(each): each for each in self._new.components.values()}
        pool, host, array, drives = (
            by_kind.get(each) for each in ("desktop_pool", "host", "storage_array", "disk_group")
        )
        parents = {}
        inside = array or host
        if drives is not None and inside is not None:
            parents[drives.id] = inside.id
        links: list[Link] = []
        if pool is not None and host is not None:
            links.append(Link(pool.id, RUNS_ON, host.id))
        store = array or (drives if inside is not None else None)
        if pool is not None and store is not None:
            links += [Link(pool.id, role, store.id) for role in POOL_FILE_ROLES]
        return msgspec.structs.replace(self._new, parents=parents, links={each.key: each for each in links})


class _UnexpectedError(HeadroomError):
    """Another kind of value; the message says what is expected."""


def _checked_number(field: FieldInfo, unit: str, answer: CustomerAnswer) -> Any:
    """A number within the bounds of its field; a whole one or an amount where the field is one."""
    number, own_unit = _number_in(field, unit, answer)
    if field.least is not None and field.most is not None and not field.least <= number <= field.most:
        raise _UnexpectedError(_expected(field, unit))
    if unit == "%" and not own_unit and 0 < abs(number) < 1:
        # Excel stores 80% that somebody types as 0.8, and shows the one or the other.
        words: dict[str, object] = {"percent": number * PERCENT, "number": number}
        raise _UnexpectedError(
            Message("a number of percent: {percent} for {percent}%, or {number}% with its sign", words)
        )
    if field.kind == "integer":
        if not number.is_integer():
            raise _UnexpectedError(Message("a whole number"))
        return int(number)
    return Decimal(repr(number)) if field.kind == "money" else checked_value(field, number)


def _number_in(field: FieldInfo, unit: str, answer: CustomerAnswer) -> tuple[float, str]:
    """The number of a cell in the unit of the question, and the unit that stands in the cell."""
    if isinstance(answer.cell, float):
        number, own_unit = answer.cell, "%" if answer.is_percent else ""
    else:
        found = _WITH_UNIT.fullmatch(answer.cell.strip())
        if found is None:
            raise _UnexpectedError(_expected(field, unit))
        text, own_unit = found["number"], (found["unit"] or "").strip()
        try:
            number = number_of_text(text, decimal_sign(iter((text,))))
        except ValueError:
            raise _UnexpectedError(_expected(field, unit)) from None
    if not own_unit:
        return number, ""
    if (factor := _factor(own_unit, unit)) is None:
        words: dict[str, object] = {"expected": _expected(field, unit), "found": own_unit}
        raise _UnexpectedError(Message("{expected}; {found} is another unit", words))
    # 15 digits, as many as a cell holds: a factor leaves no others.
    return float(f"{number * factor:.15g}"), own_unit


def _factor(own: str, wanted: str) -> float | None:
    """What a number with a unit of its own is multiplied by; None if the unit is another one."""
    own, wanted = own.casefold(), wanted.casefold()
    if own == wanted:
        return 1.0
    return next((each[own] / each[wanted] for each in SAME_UNITS if own in each and wanted in each), None)


def _expected(field: FieldInfo, unit: str) -> Message:
    words: dict[str, object] = {"least": field.least or 0, "most": field.most, "unit": unit}
    if field.most is None:
        return Message("a number")
    if not unit:
        return Message("a number from {least} to {most}", words)
    return Message("a number from {least} to {most}, in {unit}", words)


def in_order(answers: Iterable[CustomerAnswer]) -> tuple[CustomerAnswer, ...]:
    """Answers whose records fill other fields before all others."""
    return tuple(sorted(answers, key=lambda each: each.key.rpartition("/")[2] not in WHOLE_FIRST))
