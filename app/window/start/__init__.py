"""The page shown before a plan is open."""
