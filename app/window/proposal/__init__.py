"""The proposal window: its contents at the left, its pages at the right."""
