"""How a plan changes: edits as data, verbs that create them, history, and the document that applies all changes."""
