"""A plan laid out as columns, and reuse between evaluations."""
