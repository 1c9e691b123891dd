"""What the results say and how they are shown: words, tables, charts, tabs, explanations."""
