"""The proposal as a Word file."""
