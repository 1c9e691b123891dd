"""The expression that a formula prints is the arithmetic that it does."""

from __future__ import annotations

import ast
import importlib
import math
import pkgutil
import random
import re
import zlib
from types import ModuleType

import numpy as np
import pytest

import planner_core.formulas
from planner_core.formulas.formula import FORMULAS
from planner_core.formulas.recording import Applied, Formula, Leaf, LeafNote, Traced
from planner_core.messages import Message

MODULES: tuple[ModuleType, ...] = tuple(
    importlib.import_module(f"{planner_core.formulas.__name__}.{module.name}")
    for module in pkgutil.iter_modules(planner_core.formulas.__path__)
)
MONEY = tuple(f"planner_core.formulas.{name}" for name in ("cloud", "cost", "licence_cost", "years"))
"""Exact decimals, held by a test of their own."""
IN_WORDS = {"min_free_mib", "erlang_b", "users_at_servers", "growth_within_limit", "growth_within_target"}
"""Formulas whose right-hand side is no arithmetic of their parameters alone."""
OWN = {
    name: each
    for name, each in FORMULAS.items()
    if each.function.__module__ not in MONEY and name not in IN_WORDS
}
FUNCTIONS = {
    "min": min,
    "max": max,
    "floor": math.floor,
    "ceil": math.ceil,
    "log": math.log,
    "exp": math.exp,
    "sqrt": math.sqrt,
}


def parameters(formula: Formula) -> tuple[str, ...]:
    code = formula.function.__code__
    return code.co_varnames[: code.co_argcount]


def some_values(formula: Formula, seed: int) -> dict[str, float]:
    """Numbers as they occur, different for each parameter: shares below 100 %, sizes above 1, and what has
    failed or is fixed below that, so that something is left."""
    numbers = random.Random(zlib.crc32(f"{formula.function.__name__} {seed}".encode()))
    return {name: numbers.uniform(*bounds(name)) for name in parameters(formula)}


SHARES = {
    "utilisation",
    "waiting_probability",
    "blocking",
    "busy_servers",
    "contention",
    "exponent",
    "deviation",
    "weight",
}
"""Parameters that lie between 0 and 1 where there is an answer that a number can hold."""


def bounds(name: str) -> tuple[float, float]:
    if name in SHARES or name.startswith(("failed_", "fixed_")) or name.endswith("spread"):
        return 0.01, 0.99
    return (1, 99) if "percent" in name else (1, 400)


def printed(formula: Formula, values: dict[str, float]) -> float:
    python = re.sub(r"\bx\b", "*", formula.expression).replace("^", "**")
    return float(eval(compile(ast.parse(python, mode="eval"), "expression", "eval"), FUNCTIONS, values))


def code(name: str) -> ModuleType:
    return next(module for module in MODULES if hasattr(module, name))


@pytest.mark.parametrize("name", sorted(OWN))
def test_printed_expression_is_what_the_function_does(name: str) -> None:
    for seed in range(20):
        values = some_values(OWN[name], seed)
        assert getattr(code(name), name)(**values) == pytest.approx(printed(OWN[name], values), rel=1e-9)


@pytest.mark.parametrize("name", sorted(OWN))
def test_a_column_gives_what_its_numbers_give(name: str) -> None:
    """Rows in the first parameter, cases in the last: every element is as if computed alone."""
    call, names = getattr(code(name), name), parameters(OWN[name])
    samples = [some_values(OWN[name], seed) for seed in range(6)]
    fixed = {each: samples[0][each] for each in names}
    rows = np.array([each[names[0]] for each in samples[:3]]).reshape(3, 1, 1, 1)
    cases = np.array([each[names[-1]] for each in samples[3:5]]).reshape(1, 1, 1, 2)
    columns = {each: np.full((1, 1, 1, 1), fixed[each]) for each in names} | {names[-1]: cases}
    columns |= {names[0]: rows}
    found = np.broadcast_to(call(**columns), (3, 1, 1, 2))
    for row in range(3):
        for case in range(2):
            alone = fixed | {names[-1]: cases.item(case)} | {names[0]: rows.item(row)}
            assert found[row, 0, 0, case] == pytest.approx(call(**alone), rel=1e-12)


@pytest.mark.parametrize("name", sorted(OWN))
def test_a_recorded_column_remembers_every_parameter(name: str) -> None:
    leaf = Leaf(lambda _row: LeafNote(Message("A number"), "n", "", "typed"))
    values = some_values(OWN[name], 0)
    columns = {each: Traced(np.full((1, 1, 1, 1), value), leaf) for each, value in values.items()}
    found = getattr(code(name), name)(**columns)
    assert isinstance(found.cause, Applied)
    assert set(found.cause.inputs) == set(values)
    assert found.values.shape == (1, 1, 1, 1)


def test_names_of_formulas_are_taken_once() -> None:
    """The table of formulas goes by function name; a second one of the same name would hide the first."""
    for module in MODULES:
        for name, each in vars(module).items():
            is_own = getattr(each, "__module__", "") == module.__name__ and hasattr(each, "__wrapped__")
            # A private function may keep its results and is no formula.
            if is_own and not name.startswith("_"):
                assert FORMULAS[name].function is each.__wrapped__, name
