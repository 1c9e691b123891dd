"""How a plan changes: edits as data, verbs that make them, history, and the document as the only door."""
