"""The claims of the five papers, and what Headroom says to each: computed now, never stored.

`python -m tests.support.claims` prints them. The file is `resources/validation/claims.json`, one claim in a line. The
published figure of a claim is a literal; `answer` says where Headroom's own comes from:

- `plan`, with `change` (fields by component, "settings" for those of the plan), `record` (component -> a catalogue
  list and a record) and `move` (file role -> store), and `path`, see `PATHS`;
- `formula` `with` arguments: one of the formulas of `planner_core`;
- `catalogue`: list, name or id, and steps into the entry;
- `predicted`: a record of `headroom validate`, whose first figure is predicted;
- `number`: a number as it is, to count from;
- `sum`, `product`, `ratio` or `difference` of such answers.

`times` multiplies an answer, into the unit of the paper.
"""

from __future__ import annotations

import json
import math
import operator
import pkgutil
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from decimal import Decimal
from functools import cache
from importlib import import_module
from typing import Any, Final, Literal

import msgspec

import planner_core.formulas
from app.cli.assessment_json import assessment_json
from app.cli.response_json import response_json
from app.machine.resources import resource
from app.project.samples import read_sample
from app.project.validation_files import load_validation, sample_plans
from planner_core.catalog.records import Record
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.evaluate import evaluate
from planner_core.formulas.formula import FORMULAS
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan
from planner_core.studies.response_study import response_study
from planner_core.studies.validation_plans import Drawing
from planner_core.studies.validation_targets import predict
from tests.support.plans import CATALOG, with_settings

TOLERANCE: Final = 0.05
"""Share of a published figure up to which it is reproduced; runs of one test differ as much. A bound holds or not."""
CLOSE: Final = 1e-9
LISTED: Final = frozenset(
    {
        "failures",
        "scenarios",
        "limits",
        "saturation",
        "stores",
        "work",
        "rebuilds",
        "latencies",
        "wear",
        "findings",
    }
)
"""The lists of an assessment that are parts of its JSON."""
THOUSAND: Final = 1000

Class = Literal["reproduced", "differs", "cannot be said", "not about planning"]
Bound = Literal["equal", "at least", "at most", "more than", "less than"]
Value = float | str | bool

BOUNDS: Final[dict[Bound, Callable[[float, float], bool]]] = {
    "at least": operator.ge,
    "at most": operator.le,
    "more than": operator.gt,
    "less than": operator.lt,
}


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One published figure of a claim, or a word, or whether something is so; and how Headroom answers it."""

    published: Value
    answer: dict[str, Any]
    unit: str = ""
    bound: Bound = "equal"
    to: float | None = None
    """End of a published range that begins with `published`."""
    tolerance: float | None = None
    """Share; needs `why`."""
    why: str = ""


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a paper says, in our words."""

    paper: str
    where: str
    claim: str
    kind: Class
    figures: tuple[Figure, ...] = ()
    reason: str = ""
    """Of what differs, of what cannot be said, and of what is not about planning."""
    sample: str = ""
    note: str = ""
    """Words of the sample's notes that tell its user the same."""


class Answered(msgspec.Struct, frozen=True):
    """A figure, what Headroom says now, and the error as a share; None without one."""

    figure: Figure
    says: Value | None
    error: float | None

    @property
    def holds(self) -> bool:
        """Whether the figure is reproduced, within its tolerance."""
        if self.error is None:
            return False
        usual = TOLERANCE if self.figure.bound == "equal" else 0.0
        tolerance = usual if self.figure.tolerance is None else self.figure.tolerance
        return abs(self.error) <= tolerance + CLOSE


def claims() -> tuple[Claim, ...]:
    """All claims, in the order of the papers."""
    return msgspec.json.decode(resource("validation", "claims.json").read_bytes(), type=tuple[Claim, ...])


def kind_of_figures(found: list[Answered]) -> Class:
    """What the figures of a claim make of it."""
    return "reproduced" if all(each.holds for each in found) else "differs"


class Told(dict[str, Any]):
    """The output of `headroom assess --json`, each list written when it is first asked for; most claims need one."""

    def __init__(self, plan: Plan, assessment: Assessment) -> None:
        super().__init__()
        self._plan, self._assessment = plan, assessment

    def __missing__(self, part: str) -> Any:
        needed = "findings" if part.startswith("finding") else part
        left_out: dict[str, Any] = dict.fromkeys(LISTED - {needed}, ())
        written = assessment_json(self._plan, msgspec.structs.replace(self._assessment, **left_out))
        self[part] = written[part]
        return self[part]


class Answers:
    """Answers claims; each plan is evaluated and studied once."""

    def __init__(self) -> None:
        for module in pkgutil.iter_modules(planner_core.formulas.__path__):
            import_module(f"planner_core.formulas.{module.name}")
        self.plans: dict[str, tuple[Plan, dict[str, Any]]] = {}
        self.studies: dict[str, dict[str, Any]] = {}

    def answered(self, claim: Claim) -> list[Answered]:
        """The figures of a claim with what Headroom says now."""
        return [self._answered(each) for each in claim.figures]

    def _answered(self, figure: Figure) -> Answered:
        says = self.says(figure.answer)
        return Answered(figure, says, error_of(figure, says))

    def says(self, answer: Mapping[str, Any]) -> Value | None:
        """The value of an answer; None if Headroom has none."""
        value = self._value(answer)
        if isinstance(value, bool | str) or value is None:
            return value
        return float(value) * answer.get("times", 1.0)

    def _value(self, answer: Mapping[str, Any]) -> Any:
        if "path" in answer:
            return self._in_plan(answer)
        (word,) = answer.keys() & (SOURCES.keys() | COMBINED.keys())
        if word in COMBINED:
            return COMBINED[word]([_number(self.says(each)) for each in answer[word]])
        return SOURCES[word](answer)

    def _in_plan(self, answer: Mapping[str, Any]) -> Any:
        plan, assessment = self.evaluated(answer)
        first, *steps = answer["path"].split("/")
        if first == "response":
            return _followed(self.studied(answer), steps)
        return PATHS[first](plan, assessment, *steps)

    def evaluated(self, answer: Mapping[str, Any]) -> tuple[Plan, dict[str, Any]]:
        """The plan of an answer and its assessment as JSON."""
        key = _key(answer)
        if key not in self.plans:
            plan = _plan(answer)
            self.plans[key] = plan, Told(plan, evaluate(plan, CATALOG))
        return self.plans[key]

    def studied(self, answer: Mapping[str, Any]) -> dict[str, Any]:
        """The study of response times of an answer's plan as JSON, in its `phase`, `load` and `case`."""
        at = answer.get("phase", "steady"), answer.get("load", "average"), answer.get("case", "normal")
        key = f"{_key(answer)} {at}"
        if key not in self.studies:
            plan, _ = self.evaluated(answer)
            self.studies[key] = response_json(plan, response_study(plan, CATALOG, None, *at), None)
        return self.studies[key]


def _key(answer: Mapping[str, Any]) -> str:
    return json.dumps([answer["plan"], *(answer.get(each) for each in ("change", "record", "move"))])


def _plan(answer: Mapping[str, Any]) -> Plan:
    plan = read_sample(answer["plan"])
    for component, (listed, name) in answer.get("record", {}).items():
        plan = apply(plan, verbs.use_record(plan, [component], _record(listed, name)).edits)
    for component, values in answer.get("change", {}).items():
        if component == "settings":
            plan = with_settings(plan, **values)
        else:
            plan = apply(plan, verbs.set_fields(plan, [component], values).edits)
    for role, store in answer.get("move", {}).items():
        plan = apply(plan, verbs.relocate(plan, "pool", role, store).edits)
    return plan


def _record(listed: str, name: str) -> Record:
    found = CATALOG.record(listed, name)
    if found is None:
        raise KeyError(f"{listed}: {name}")
    return found


@cache
def _list(name: str) -> Any:
    return json.loads(resource("catalog", f"{name}.json").read_bytes())


def _shipped(listed: str, name: str) -> Any:
    """An entry of a file of the catalogue, by name or id."""
    return next(each for each in _list(listed) if name in {each.get("name"), each.get("id")})


def _formula(name: str, arguments: Mapping[str, Any]) -> float:
    function = FORMULAS[name].function
    kinds = function.__annotations__
    typed = {
        key: Decimal(str(value)) if "Decimal" in str(kinds.get(key, "")) else value
        for key, value in arguments.items()
    }
    return float(function(**typed))


def _of_catalogue(answer: Mapping[str, Any]) -> Any:
    listed, name, *steps = answer["catalogue"]
    return _followed(_shipped(listed, name), [str(each) for each in steps])


def _predicted(answer: Mapping[str, Any]) -> float | None:
    data = load_validation()
    record = next(each for each in data.systems if each.id == answer["predicted"])
    drawn = Drawing(CATALOG, data.families, sample_plans()).draw(record)
    return predict(drawn.plan, evaluate(drawn.plan, CATALOG), record.targets[0]).value


SOURCES: Final[dict[str, Callable[[Mapping[str, Any]], Any]]] = {
    "number": lambda answer: answer["number"],
    "formula": lambda answer: _formula(answer["formula"], answer["with"]),
    "catalogue": _of_catalogue,
    "predicted": _predicted,
}


def _number(value: Value | None) -> float:
    return math.nan if value is None else float(value)


COMBINED: Final[dict[str, Callable[[list[float]], float]]] = {
    "sum": math.fsum,
    "product": math.prod,
    "ratio": lambda values: values[0] / values[1],
    "difference": lambda values: values[0] - sum(values[1:]),
}


PLACE: Final = ("component", "resource", "phase", "load", "case")


def _load(_: Plan, found: dict[str, Any], *where: str) -> Any:
    *place, field = where
    rows = [row for row in found["saturation"] if [row[each] for each in PLACE] == place]
    return rows[0][field] if rows else None


def _latency(_: Plan, found: dict[str, Any], *where: str) -> Any:
    *place, field = where
    rows = [row for row in found["latencies"] if [row[each] for each in PLACE if each != "resource"] == place]
    return rows[0][field] if rows else None


def _limit(_: Plan, found: dict[str, Any], component: str, name: str) -> Any:
    rows = [
        row["desktops"] for row in found["limits"] if (row["component"], row["resource"]) == (component, name)
    ]
    return min(rows, default=None)


def _work(_: Plan, found: dict[str, Any], phase: str, case: str, field: str) -> Any:
    return next((row[field] for row in found["work"] if (row["phase"], row["case"]) == (phase, case)), None)


def _store(_: Plan, found: dict[str, Any], component: str, *field: str) -> Any:
    return _followed(next(row for row in found["stores"] if row["component"] == component), list(field))


def _finding(_: Plan, found: dict[str, Any], code: str) -> bool:
    return any(each["code"] == code for each in found["findings"])


def _servers(plan: Plan, _: dict[str, Any], name: str) -> int:
    """Servers of the plan's broker for its desktops."""
    pools = plan.of_type(DesktopPool)
    linked = sum(each.desktops for each in pools if each.clone_type == "linked")
    found: int = getattr(
        CATALOG.brokers[plan.settings.broker].servers(sum(each.desktops for each in pools), linked), name
    )
    return found


def _followed(value: Any, steps: list[str]) -> Any:
    """Into JSON: a key, a place in a list, or name=value for the first element of a list that has it."""
    for step in steps:
        if isinstance(value, list | tuple) and "=" in step:
            wanted = [each.split("=") for each in step.split(",")]
            value = next(
                (each for each in value if all(str(each[name]) == text for name, text in wanted)), None
            )
        else:
            value = value[int(step)] if isinstance(value, list | tuple) else value[step]
        if value is None:
            return None
    return value


PATHS: Final[dict[str, Callable[..., Any]]] = {
    "field": lambda plan, _, component, name: getattr(plan.components[component], name),
    "setting": lambda plan, _, name: getattr(plan.settings, name),
    "load": _load,
    "latency": _latency,
    "limit": _limit,
    "work": _work,
    "store": _store,
    "finding": _finding,
    "servers": _servers,
    "desktops": lambda _, found, name: found["desktops"][name],
    "first": lambda _, found, name: found["limits"][0][name],
    "cost": lambda _, found, *steps: _followed(found["cost"], list(steps)),
    "assess": lambda _, found, *steps: _followed(found, list(steps)),
}
"""First step of a path -> what reads the rest: `field/COMPONENT/NAME`, `setting/NAME`,
`load/COMPONENT/RESOURCE/PHASE/LOAD/CASE/FIELD`, `latency/STORE/PHASE/LOAD/CASE/FIELD`, `limit/COMPONENT/RESOURCE`
(desktops), `work/PHASE/CASE/FIELD`, `store/COMPONENT/FIELD`, `finding/CODE` (whether there is one), `servers/KIND`
(of the broker), `desktops/NAME`,
`first/NAME` (of the first limit), and `cost/...`, `assess/...`, `response/...` into the JSON of those commands."""


def error_of(figure: Figure, says: Value | None) -> float | None:
    """0 where a bound holds or a value lies in the published range; None for no or another kind of answer."""
    published = figure.published
    if says is None or isinstance(says, bool | str) or isinstance(published, bool | str):
        return 0.0 if says == published and type(says) is type(published) else None
    if math.isnan(says):
        return None
    if figure.to is not None:
        nearest = min(max(says, published), figure.to)
    elif figure.bound in BOUNDS:
        if BOUNDS[figure.bound](says, published):
            return 0.0
        if says == published:
            return None
        nearest = published
    else:
        nearest = published
    if nearest == says:
        return 0.0
    return (says - nearest) / nearest if nearest else math.copysign(1.0, says)


def table(answered: Iterable[tuple[Claim, list[Answered]]], only: str = "") -> Iterator[str]:
    """The claims with what is said to them, and how many of each class; !! where the class does not follow.

    With `only`, of the papers and classes whose names contain it.
    """
    counts: Counter[str] = Counter()
    for claim, found in answered:
        if only not in f"{claim.paper} {claim.kind}":
            continue
        counts[claim.kind] += 1
        mark = "!!" if found and claim.kind != kind_of_figures(found) else "  "
        yield f"{mark} {claim.paper}, {claim.where}: {claim.claim}: {claim.kind}"
        yield from map(_line, found)
        if claim.reason:
            yield f"       {claim.reason}"
    yield ", ".join(f"{number} {kind}" for kind, number in counts.items())


def _line(found: Answered) -> str:
    figure = found.figure
    bound = "" if figure.bound == "equal" else f"{figure.bound} "
    most = "" if figure.to is None else f" to {_shown(figure.to)}"
    published = f"{bound}{_shown(figure.published)}{most} {figure.unit}"
    error = "" if found.error is None else f"{found.error:+.1%}"
    return f"       {published:30} Headroom {_shown(found.says):>12} {error:>8} {figure.why}".rstrip()


def _shown(value: Value | None) -> str:
    if isinstance(value, bool | str) or value is None:
        return str(value)
    return f"{value:,.0f}" if abs(value) >= THOUSAND else f"{value:.4g}"


def main() -> None:
    """Print all claims, or those of the paper or class that the argument names."""
    answers = Answers()
    for line in table(((each, answers.answered(each)) for each in claims()), *sys.argv[1:2]):
        print(line)


if __name__ == "__main__":
    main()
