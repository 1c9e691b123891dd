"""What the user draws, as frozen values: components, nesting, links, positions and settings."""
