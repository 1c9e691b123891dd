"""A window of another program from which a file is dragged, as from a file manager: `python file_manager.py FILE`.

In a process of its own, because it is one for users too.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel

PLACE = QPoint(1480, 400)
SIDE = 100
MIDDLE = PLACE + QPoint(SIDE // 2, SIDE // 2)


class FileManager(QLabel):
    """Shows one file, and drags it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path.name)
        self._path = path
        self.setGeometry(PLACE.x(), PLACE.y(), SIDE, SIDE)

    def mouseMoveEvent(self, _event: QMouseEvent) -> None:
        drag, data = QDrag(self), QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(self._path))])
        drag.setMimeData(data)
        drag.exec(Qt.DropAction.CopyAction)


@contextmanager
def file_manager(path: Path) -> Iterator[None]:
    """Its window is on the screen, its middle at `MIDDLE`."""
    with subprocess.Popen(
        [sys.executable, __file__, str(path)], stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "shown\n"
            yield
        finally:
            process.kill()


def main() -> None:
    application = QApplication(sys.argv[:1])
    window = FileManager(Path(sys.argv[1]))
    window.show()
    while not window.windowHandle().isExposed():
        application.processEvents()
    print("shown", flush=True)
    application.exec()


if __name__ == "__main__":
    main()
