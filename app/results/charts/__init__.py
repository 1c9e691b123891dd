"""Charts of assessments. pyqtgraph is imported for the first chart, never at start-up."""
