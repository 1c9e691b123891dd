"""The form at the right: the fields of what is selected, its findings and its results."""
