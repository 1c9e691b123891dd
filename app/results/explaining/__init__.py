"""The derivation of a number, step by step."""
