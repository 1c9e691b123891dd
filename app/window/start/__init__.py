"""The page one sees before a plan is open."""
