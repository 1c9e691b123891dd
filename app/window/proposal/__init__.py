"""The window in which a proposal is made up: what is in it at the left, its pages at the right."""
