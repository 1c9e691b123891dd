"""Common vocabulary of the engine: axes, resources, blocks, rows, assessment."""
