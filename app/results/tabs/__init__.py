"""The tabs below the drawing; each shows a part of the assessment and changes nothing."""
