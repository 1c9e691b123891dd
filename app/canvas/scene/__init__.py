"""The items of the drawing, kept equal to plan and results, and the part of it that is seen."""
