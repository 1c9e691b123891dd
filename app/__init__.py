"""The desktop application and the command line."""

import os

# The matrices of the response curves have a few hundred rows. Threads of the library that solves them wait for each
# other longer than they work, on a busy machine twenty times as long. It reads this when numpy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
