"""The frame around the drawing and its panes: actions, top bar, messages, dialogs."""
