"""The version of Headroom; `pyproject.toml` says the same, and a test compares the two."""

VERSION = "0.1.0"
