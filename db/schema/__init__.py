"""Numbered SQL steps; each brings a project file from one format version to the next."""
