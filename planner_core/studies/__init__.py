"""Studies that evaluate a plan many times: validation against published systems, and others."""
