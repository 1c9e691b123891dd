"""What a pilot's files say: read, cut to the hours that count, and put beside what a plan assumes."""
