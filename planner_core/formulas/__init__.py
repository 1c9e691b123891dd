"""Formulas: one pure function per published formula, on numbers or arrays, with unit and source."""
