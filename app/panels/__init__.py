"""The panes around the drawing: what can be added, what is chosen, what comes out."""
