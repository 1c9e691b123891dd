"""Places of everything in the drawing. Pure functions of boxes: no painting, no results."""
