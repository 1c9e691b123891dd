"""The planning engine: plans as immutable values, the formulas, and the assessment of a plan.

Pure Python and numpy. Nothing here depends on a window, a database, a file path or a clock.
"""
