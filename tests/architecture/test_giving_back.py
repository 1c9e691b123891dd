"""A process of the run gives back what the typesetter, closed windows and the C library would keep."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import giving_back
from tests.support.giving_back import GROWTH_MIB, Keeper

ROOT = Path(__file__).parents[2]
PROPOSALS = 3
SETTING = f"""
import os
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtGui import QGuiApplication
application = QGuiApplication(["headroom"])
from app.output.proposal import typesetting
from tests.support.giving_back import forget_documents, give_back, resident_mib
from tests.support.printed import SAMPLES_PRINTED, pdf_of, sample_names

def grown(name):
    pdf_of(name, "en")
    give_back_all_else()
    return resident_mib()

def give_back_all_else():
    kept = typesetting.__name__
    import sys
    module = sys.modules.pop(kept)
    give_back()
    sys.modules[kept] = module

names = sample_names()
grown(names[0])
give_back()
before = resident_mib()
for name in names[1:{PROPOSALS} + 1]:
    after = grown(name)
give_back()
print(round(before), round(after), round(resident_mib()))
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Only Linux tells its memory here")
def test_the_typesetter_forgets_what_it_has_set() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SETTING], cwd=ROOT, capture_output=True, text=True, timeout=110, check=True
    )
    before, held, after = map(int, done.stdout.split())
    assert held - before > 20 * PROPOSALS, "the typesetter forgets by itself now; forget_documents can go"
    # Measured: 52 of 103 MiB. The rest are typefaces, pictures and modules.
    assert held - after > 10 * PROPOSALS


def test_a_process_frees_memory_when_it_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    given, size = [], [250.0]
    monkeypatch.setattr(giving_back, "resident_mib", lambda: size[0])
    monkeypatch.setattr(giving_back, "give_back", lambda: given.append(size[0]))
    keeper = Keeper()
    for now in (250.0, 250.0 + GROWTH_MIB, 251.0 + GROWTH_MIB, 252.0 + GROWTH_MIB, 100.0):
        size[0] = now
        keeper.look()
    assert given == [250.0, 251.0 + GROWTH_MIB]
