"""Writes all outputs of every sample into a folder, so that two commits can be compared with `diff -r`:

    python -m tests.support.outputs_of_samples FOLDER [SAMPLE...]

For each sample JSON and picture, and in English and German what the terminal prints, the text of PDF and Word file, the
cells of the workbook and those of the tables in the window.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from app.__main__ import main
from app.look.output_language import written_in
from app.output.picture.plan_picture import picture_bytes
from app.output.proposal.subject import Subject
from app.output.workbook.build_workbook import build_workbook
from app.project.catalogue import load_catalog
from app.project.comparison_choice import ComparisonChoice
from app.project.samples import read_sample, sample_names
from app.project.session import Session
from app.results.tabs.all_tabs import TABS
from app.results.tabs.result_tab import ResultTab
from app.results.tabs.study_tab import StudyTab
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from planner_core.engine.basis.axes import NORMAL
from planner_core.plan.interchange import plan_to_json
from tests.support.pdf import BREAKS, Pdf
from tests.support.printed import DAY, pdf_of, subject_of, word_file_of
from tests.support.word import Word
from tests.support.workbooks import Workbook

LANGUAGES = ("en", "de")
QUESTIONS = ("assess", "limits", "response", "opinions")


def outputs(name: str, file: Path) -> Iterator[tuple[str, str | bytes]]:
    """Every output of a sample that is also in a file, by output name."""
    subject = subject_of(name)
    for question in QUESTIONS:
        yield f"{question}.json", printed(question, str(file), "--json")
    for case in subject.assessment.cases:
        picture = picture_bytes(subject.plan, subject.assessment, ".svg", "steady", case)
        # Items on one level are painted in any order.
        yield f"picture-{case}.svg", b"\n".join(sorted(picture.splitlines()))
    for language in LANGUAGES:
        for question in QUESTIONS:
            yield f"{question}-{language}.txt", printed(question, str(file), "--language", language)
        pdf = Pdf(file.with_suffix(".pdf"), pdf_of(name, language))
        yield f"pdf-{language}.txt", "\f\n".join(BREAKS.sub("", each) for each in pdf.pages())
        yield f"pdf-pages-{language}.txt", "\n".join(pages_seen(pdf))
        yield f"word-{language}.txt", "\n".join(word_lines(Word(word_file_of(name, language))))
        book = Workbook(build_workbook(subject, language, DAY))
        yield f"workbook-{language}.txt", "\n".join(workbook_lines(book))
        yield f"window-{language}.txt", "\n".join(window_lines(subject, language))


def printed(*arguments: str) -> str:
    """The output of a command."""
    kept = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    with contextlib.redirect_stdout(kept):
        assert main([*arguments]) == 0, arguments
    kept.flush()
    return kept.buffer.getvalue().decode("utf-8")  # type: ignore[attr-defined]


def pages_seen(pdf: Pdf) -> Iterator[str]:
    """A digest of the picture of each page."""
    with TemporaryDirectory() as folder:
        command = ["pdftoppm", "-r", "50", str(pdf.path), f"{folder}/page"]
        subprocess.run(command, capture_output=True, check=True)
        for each in sorted(Path(folder).iterdir()):
            yield f"{each.stem} {digest(each.read_bytes())}"


def digest(data: bytes) -> str:
    """A digest of bytes."""
    return hashlib.sha256(data).hexdigest()[:16]


def word_lines(word: Word) -> Iterator[str]:
    """Paragraphs with their styles, and tables row by row with the widths of their columns; then the pictures."""
    (body,) = word.found("//w:body")
    space = {"w": body.nsmap["w"]}
    w = f"{{{body.nsmap['w']}}}"

    def said(paragraph: Any) -> str:
        style = paragraph.xpath("string(w:pPr/w:pStyle/@w:val)", namespaces=space)
        keeps = "".join(
            f" {each}"
            for each in ("keepNext", "pageBreakBefore")
            if paragraph.find(f".//{w}{each}") is not None
        )
        runs = [
            (
                run.xpath("string(w:rPr/w:rStyle/@w:val)", namespaces=space),
                "".join(run.xpath("w:t/text()", namespaces=space)),
            )
            for run in paragraph.iter(f"{w}r")
        ]
        text = "".join(f"<{style}>{text}</>" if style and text else text for style, text in runs)
        alternative = "".join(f" [{each}]" for each in paragraph.xpath(".//@descr"))
        return f"{style}{keeps}: {text}{alternative}"

    for block in body:
        if block.tag == f"{w}tbl":
            widths = block.xpath("w:tblGrid/w:gridCol/@w:w", namespaces=space)
            title = block.xpath("string(w:tblPr/w:tblCaption/@w:val)", namespaces=space)
            yield f"table {title} {' '.join(widths)}"
            for row in block.iterfind(f"{w}tr"):
                yield "| " + " | ".join(
                    " // ".join(map(said, cell.iterfind(f"{w}p"))) for cell in row.iterfind(f"{w}tc")
                )
        else:
            yield said(block)
    yield from (f"{name} {digest(data)}" for name, data in word.parts.items() if name.endswith(".png"))


def workbook_lines(book: Workbook) -> Iterator[str]:
    """Every cell with value, formula and format, and the names of cells."""
    for sheet, cells in book.sheets.items():
        for at, cell in cells.items():
            yield f"{sheet}!{at}: {cell.value!r} {cell.formula} {cell.form}"
    for name, where in book.names.items():
        yield f"{name} = {where}"


def window_lines(subject: Subject, language: str) -> Iterator[str]:
    """The tables of every tab, with the numbers that cells are sorted by and copied as."""
    with written_in(language):
        session = Session(load_catalog())
        assert session.new_plan(subject.plan)
        choice = ComparisonChoice(session)
        for info in TABS:
            parent: Any = None
            tab = info.make(session, choice, parent)
            show_all(tab, subject)
            for table in tab.findChildren(ResultTable):
                yield f"--- {info.name}: {table.accessibleName()}"
                yield from model_lines(table.rows)
            tab.stop()
            tab.deleteLater()
        session.close()


def show_all(tab: ResultTab, subject: Subject) -> None:
    """Show a tab completely, including what it would compute in a thread."""
    tab.case = NORMAL
    tab.show_results(subject.plan, subject.assessment)
    if isinstance(tab, StudyTab):
        tab.leave()
        for piece in tab.pieces(subject.plan, subject.assessment):
            if piece is not None:
                tab.show_piece(piece)


def model_lines(model: TableModel[Any]) -> Iterator[str]:
    """Titles, then row by row the shown, copied and tooltip texts."""
    yield " | ".join(("> " if each.is_numeric else "") + each.title for each in model.columns)
    for row in model.rows:
        cells = []
        for column in model.columns:
            tip = f" ({column.tip(row)})" if column.tip else ""
            bold = "*" if column.bold and column.bold(row) else ""
            copied = f" = {model.copied(row, column)}" if column.key else ""
            cells.append(f"{bold}{column.shown(row)}{copied}{tip}".replace("\n", " / "))
        yield " | ".join(cells)


def write_outputs(folder: Path, names: list[str], say: Callable[[str], object] = print) -> None:
    """Write all outputs of the samples with these names."""
    with TemporaryDirectory() as scratch:
        for name in names:
            file = Path(scratch, f"{name}.json")
            file.write_bytes(plan_to_json(read_sample(name)))
            place = folder / name
            place.mkdir(parents=True, exist_ok=True)
            for kept, output in outputs(name, file):
                data = output.encode("utf-8") if isinstance(output, str) else output
                (place / kept).write_bytes(data)
            say(name)


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    application = QApplication([])
    write_outputs(Path(sys.argv[1]), sys.argv[2:] or [*sample_names()])
