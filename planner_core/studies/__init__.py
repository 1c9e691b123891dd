"""Questions that take more than one evaluation of a plan: validation against published systems, and others."""
