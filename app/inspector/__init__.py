"""The form at the right: the fields of the selection, its findings and its results."""
