"""The plan as frozen values: components, nesting, links, positions and settings."""
