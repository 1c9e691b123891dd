"""Plan in, assessment out: one pure function, columnar inside."""
