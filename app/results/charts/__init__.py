"""Charts of assessments. pyqtgraph is imported when the first one is shown, never at the start."""
