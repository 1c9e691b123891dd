"""A plan laid out as columns, and what is kept of it from one evaluation to the next."""
