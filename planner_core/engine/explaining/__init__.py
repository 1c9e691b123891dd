"""Derivations of the numbers, as data and as text."""
