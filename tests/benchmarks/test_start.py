"""From the command to the first paint of the start page, against an empty window of the same toolkit."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROUNDS = 15
GOAL = 1.3
MOST_TIMES_EMPTY = 2.0
"""Where the program has become slower by something that should wait until after the first paint."""

EMPTY = """
import sys
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
class Painted(QWidget):
    def paintEvent(self, event):
        print(f"\nstart to first paint: empty window {empty:.0f} ms, Headroom {ours:.0f} ms")
    print(f"ratio {ours / empty:.2f}, goal {GOAL}")
    assert ours <= empty * MOST_TIMES_EMPTY
