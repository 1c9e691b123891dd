"""A window of another program from which files are dragged, as from a file manager: `python file_manager.py FILE...`.

In a process of its own, because it is one for users too.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel

PLACE = QPoint(1480, 400)
SIDE = 100
MIDDLE = PLACE + QPoint(SIDE // 2, SIDE // 2)


class FileManager(QLabel):
    """Shows the first file, and drags all of them."""

    def __init__(self, paths: Sequence[Path]) -> None:
        super().__init__(paths[0].name)
        self._paths = paths
        self.setGeometry(PLACE.x(), PLACE.y(), SIDE, SIDE)

    def mouseMoveEvent(self, _event: QMouseEvent) -> None:
        drag, data = QDrag(self), QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in self._paths])
        drag.setMimeData(data)
        drag.exec(Qt.DropAction.CopyAction)


@contextmanager
def file_manager(*paths: Path) -> Iterator[None]:
    """Its window is on the screen, its middle at `MIDDLE`."""
    with subprocess.Popen(
        [sys.executable, __file__, *map(str, paths)], stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "shown\n"
            yield
        finally:
            process.kill()


def main() -> None:
    application = QApplication(sys.argv[:1])
    window = FileManager([Path(each) for each in sys.argv[1:]])
    window.show()
    while not window.windowHandle().isExposed():
        application.processEvents()
    print("shown", flush=True)
    application.exec()


if __name__ == "__main__":
    main()
