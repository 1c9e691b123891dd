"""Words and shapes that all of the engine shares: axes, resources, blocks, rows, what an assessment is."""
