"""The window: the workbench around the drawing, its bars, panes, dialogs and commands."""
