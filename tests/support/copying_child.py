"""A process that copies a file repeatedly, as a sync folder does: python -m ... FILE FOLDER"""

from __future__ import annotations

import shutil
import sys
import time
from pathlib import Path

PAUSE_SECONDS = 0.003


def main(source: Path, folder: Path) -> None:
    """Copy until terminated; each copy gets a number."""
    folder.mkdir()
    number = 0
    while True:
        number += 1
        part = folder.with_name("part")
        shutil.copy(source, part)
        part.rename(folder / f"{number:05}.headroom")
        if number == 1:
            print("started", flush=True)
        time.sleep(PAUSE_SECONDS)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
