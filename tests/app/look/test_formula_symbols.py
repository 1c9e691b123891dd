"""Every name that a printed formula may hold is known to the translation."""

from __future__ import annotations

import re

from app.look.formula_symbols import SYMBOLS, symbol_in_words
from app.look.output_language import derivation_words, written_in
from planner_core.engine.explaining.formula_text import PROSE_WORDS, expression_text
from planner_core.formulas.formula import FORMULAS

FUNCTIONS = {"max", "min", "floor", "ceil", "round", "log", "exp", "sqrt", "x", "k"}


def names_in_formulas() -> set[str]:
    names: set[str] = set()
    for formula in FORMULAS.values():
        if formula.expression not in PROSE_WORDS:
            names |= set(re.findall(r"[A-Za-z_][A-Za-z_0-9]*", formula.expression))
    return names - FUNCTIONS


def test_every_name_has_a_translation() -> None:
    assert len(names_in_formulas()) > 200
    assert names_in_formulas() <= SYMBOLS


def test_names_stay_names() -> None:
    with written_in("de"):
        for name in SYMBOLS:
            assert re.fullmatch(r"[a-zäöüß_0-9]+", symbol_in_words(name)), name
        shown = expression_text("hosts x sockets x cores_per_socket", derivation_words())
    assert shown == "hosts × sockel × kerne_je_sockel"
    with written_in("en"):
        assert all(symbol_in_words(name) == name for name in SYMBOLS)
