"""The results in words and on the screen: sentences, tables, charts, tabs, explanations."""
